"""Prints the coverage of branches by package, from a report of coverage.py in JSON."""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any


def table(report: dict[str, Any]) -> str:
    """A table in Markdown: statements and branches taken, of all."""
    taken: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for path, file in report["files"].items():
        parts = Path(path).parts
        package = parts[parts.index("parlour") + 1 :]
        summary = file["summary"]
        row = taken[package[0] if len(package) > 1 else "(top)"]
        row[0] += summary["covered_lines"]
        row[1] += summary["num_statements"]
        row[2] += summary["covered_branches"]
        row[3] += summary["num_branches"]
    lines = ["| package | statements | branches | both |", "|---|---|---|---|"]
    for name, (lines_hit, statements, hit, branches) in sorted(taken.items()):
        both = share(lines_hit + hit, statements + branches)
        lines.append(
            f"| `{name}` | {share(lines_hit, statements)} | {share(hit, branches)} | {both} |"
        )
    return "\n".join(lines)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


if __name__ == "__main__":
    print(table(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
