"""Prints the coverage of branches by package, from a report of coverage.py in JSON.

Names of packages after the file: only these, and then their modules below `ENOUGH` line by line.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ENOUGH: Final = 95.0  # percent

Report = dict[str, Any]


def module_of(path: str) -> tuple[str, ...]:
    """Where a file lies in our package."""
    parts = Path(path).parts
    return parts[parts.index("parlour") + 1 :]


def table(report: Report, packages: list[str]) -> str:
    """A table in Markdown: statements and branches taken, of all."""
    taken: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for path, file in report["files"].items():
        module, summary = module_of(path), file["summary"]
        row = taken[module[0] if len(module) > 1 else "(top)"]
        row[0] += summary["covered_lines"]
        row[1] += summary["num_statements"]
        row[2] += summary["covered_branches"]
        row[3] += summary["num_branches"]
    lines = ["| package | statements | branches | both |", "|---|---|---|---|"]
    for name in sorted(set(packages) or taken):
        lines_hit, statements, hit, branches = taken[name]
        both = share(lines_hit + hit, statements + branches)
        lines.append(
            f"| `{name}` | {share(lines_hit, statements)} | {share(hit, branches)} | {both} |"
        )
    return "\n".join(lines)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def missing(report: Report, packages: list[str]) -> Iterator[str]:
    """Modules of these packages that are not covered enough, and what of them."""
    for path, file in sorted(report["files"].items()):
        module, percent = module_of(path), file["summary"]["percent_covered"]
        if module[0] in packages and percent < ENOUGH:
            lines = file["missing_lines"]
            ways = [f"{a}→{b}" for a, b in file["missing_branches"] if a not in lines]
            yield f"{'/'.join(module)} {percent:.1f} %: lines {lines}, ways {' '.join(ways)}"


def main(path: str, *packages: str) -> None:
    report = json.loads(Path(path).read_text(encoding="utf-8"))
    print(table(report, list(packages)))
    for line in missing(report, list(packages)):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
