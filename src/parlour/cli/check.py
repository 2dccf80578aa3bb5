"""`parlour check`."""

import sys
from collections import Counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from parlour.cli.arguments import AsJson, GameName, fraction, load
from parlour.cli.exits import NOT_HELD
from parlour.cli.printing import print_json
from parlour.kernel.errors import Malformed
from parlour.kernel.wording import count
from parlour.testkit.running import CHECKS, Finding, findings

MARKS = {"holds": ("ok", "green"), "untried": ("--", "yellow"), "broken": ("NO", "bold red")}


def check(
    game: GameName = None,
    /,
    *,
    only: Annotated[
        str, Parameter(help="Run only the checks whose topic or name contains this.")
    ] = "",
    scale: Annotated[float, fraction("How many random games; 1 is thorough.")] = 0.25,
    json: AsJson = False,
) -> int:
    """Check what every game must hold: it ends, nothing leaks, replays are exact.

    Random games are played with every preset, option and number of seats. The exit code is 1 if
    something is wrong.
    """
    chosen = load(game, "check")
    if scale <= 0:
        raise Malformed(f"--scale is a number above 0, not {scale}.")
    if not any(only in one.topic or only in one.name for one in CHECKS):
        topics = ", ".join(dict.fromkeys(one.topic for one in CHECKS))
        raise Malformed(f"No check contains {only!r:.40}; the topics are {topics}.")
    counts: Counter[str] = Counter()
    found: list[Finding] = []
    out = Console(highlight=False, soft_wrap=True)
    for finding in findings(chosen, scale, only):
        found.append(finding)
        counts[outcome(finding)] += 1
        if not json:
            out.print(line(finding))
            sys.stdout.flush()
    if json:
        print_json([plain(finding) for finding in found])
    else:
        out.print(summary(counts))
    return NOT_HELD if counts["broken"] else 0


def outcome(finding: Finding) -> str:
    if not finding.holds:
        return "broken"
    return "holds" if finding.tried else "untried"


def line(finding: Finding) -> Text:
    """What came of one check, with what is wrong below it."""
    mark, style = MARKS[outcome(finding)]
    text = Text.assemble((mark, style), f"  {finding.check.topic}: {finding.check.name}")
    if not finding.tried:
        text.append(" (no random game came to where this could be tried)", "dim")
    if not finding.holds:
        for detail in (f"{finding.setting}: {finding.problem}", *finding.places, *finding.notes):
            text.append(f"\n      {detail}")
    return text


def summary(counts: Counter[str]) -> str:
    parts = [count(counts.total(), "check"), f"{counts['broken']} failed"]
    if counts["untried"]:
        parts.append(f"{counts['untried']} could not be tried")
    return ", ".join(parts) + "."


def plain(finding: Finding) -> dict[str, object]:
    return {
        "topic": finding.check.topic,
        "name": finding.check.name,
        "outcome": outcome(finding),
        "setting": finding.setting,
        "problem": finding.problem,
        "places": list(finding.places),
        "notes": list(finding.notes),
    }
