"""Results as a self-contained HTML file with a light and a dark theme, and as CSV."""

import csv
from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path

from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.lab.charts import Spot, histogram, intervals, percent, stacked
from parlour.lab.simulate import Simulation, WinRate

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --ink: #23262b; --soft: #6b7079; --rule: #dedcd5; --card: #ffffff;
  --c0: #2a6fbb; --c1: #d2691e; --c2: #2e8b57; --c3: #8e4ec6;
  --c4: #c2304f; --c5: #a8790b; --c6: #16899b; --c7: #7a7f87;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17191d; --ink: #e7e6e2; --soft: #9aa0a9; --rule: #33373e; --card: #1f2227;
    --c0: #6cb0f5; --c1: #f0a05a; --c2: #6fcf97; --c3: #c39bf0;
    --c4: #f28b9f; --c5: #e0bb55; --c6: #5fd0de; --c7: #aab0b8;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 52rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 0 0 .2rem; }
p { margin: 0 0 .8rem; }
.lead, .note { color: var(--soft); }
.note { font-size: .9rem; }
section {
  margin-top: 1.4rem; padding: 1.1rem 1.2rem; background: var(--card);
  border: 1px solid var(--rule); border-radius: .6rem;
}
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); }
svg .tick { fill: var(--soft); font-size: 11px; }
svg .value { font-weight: 600; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--rule); }
.fair { stroke: var(--soft); stroke-dasharray: 5 4; }
.best { stroke: var(--c2); stroke-dasharray: 2 3; stroke-width: 2; }
.reach { stroke: var(--c); stroke-width: 4; stroke-linecap: round; opacity: .45; }
.thin { stroke: var(--c); stroke-width: 1.5; opacity: .6; }
.mark, .part { fill: var(--c); }
.bar { fill: var(--c0); }
.curve { fill: none; stroke: var(--c); stroke-width: 2; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: .4rem 0 0; font-size: .9rem; }
.legend span::before {
  content: ""; display: inline-block; width: .8em; height: .8em; margin-right: .4em;
  border-radius: .2em; background: var(--c);
}
.wide { overflow-x: auto; margin-top: .9rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--rule); }
th { color: var(--soft); font-weight: 500; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td { font-variant-numeric: tabular-nums; }
code { font-size: .92em; }
"""


def page(title: str, lead: str, sections: Sequence[str]) -> str:
    """A whole page."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n'
        + "\n".join(sections)
        + "\n</body>\n</html>\n"
    )


def section(title: str, note: str, content: str) -> str:
    words = f'<p class="note">{escape(note)}</p>\n' if note else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{words}{content}\n</section>"


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}\n</table></div>'


def interval_text(low: float, high: float) -> str:
    return f"{percent(low)} to {percent(high)}"


def write_file(path: Path, content: str) -> None:
    """Write a file, or say why not."""
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Malformed(f"Cannot write {str(path)!r:.200}: {error.strerror}.") from None


def house_rules(game: Game, options: Options) -> str:
    """The options that differ from the defaults."""
    usual = game.settle()
    return ", ".join(f"{k}={v}" for k, v in options.items() if usual.get(k) != v)


def without_winner(draws: int, unfinished: int, most: int) -> str:
    """A sentence about games without a winner; empty if there are none."""
    parts = [f"{draws:,} drawn"] if draws else []
    if unfinished:
        parts.append(f"{unfinished:,} unfinished after {most:,} decisions")
    return f"Games without a winner, shared by all: {', '.join(parts)}." if parts else ""


# A simulation


def simulation_page(game: Game, result: Simulation) -> str:
    """All about a simulation."""
    house = house_rules(game, result.options)
    lead = f"{result.games:,} games, {result.seats} seats, seed {result.seed}"
    sections = [_win_rates(result), _lengths(result), _seat_advantage(result), _points(result)]
    title = f"{game.words.title}: {', '.join(bot.name for bot in result.bots)}"
    return page(title, f"{lead}, {house}." if house else f"{lead}.", sections)


def spots(rates: Sequence[WinRate]) -> list[Spot]:
    return [Spot(one.name, one.share, one.low, one.high) for one in rates]


def win_rate_table(result: Simulation, records: Sequence[WinRate], first: str) -> str:
    nobody = [f"{result.draws:,}", f"{result.unfinished:,}"]
    rows = [
        [one.name, f"{one.wins:,}", *nobody, percent(one.share), interval_text(one.low, one.high)]
        for one in records
    ]
    return table([first, "Won", "Drawn", "Unfinished", "Share", "95 % interval"], rows)


def endings(result: Simulation) -> dict[str, list[float]]:
    """How the games ended for each bot, with only the endings that occurred."""
    nobody = result.draws + result.unfinished
    found: dict[str, list[float]] = {
        "won": [bot.wins for bot in result.bots],
        "drawn": [result.draws for _ in result.bots],
        "unfinished": [result.unfinished for _ in result.bots],
        "lost": [result.games - bot.wins - nobody for bot in result.bots],
    }
    return {name: counts for name, counts in found.items() if any(counts)}


def _win_rates(result: Simulation) -> str:
    bots = result.bots
    even = result.seats % len(bots) == 0
    fair = 1 / len(bots) if even else None
    note = "Share of the games, with 95 % intervals (Wilson)."
    note += " The dashed line is the fair share." if even else ""
    note = f"{note} {without_winner(result.draws, result.unfinished, result.most)}".strip()
    drawn = intervals(spots(bots), "Win rates by bot", fair)
    ends = stacked([bot.name for bot in bots], endings(result), "How games ended by bot")
    return section("Win rates", note, drawn + win_rate_table(result, bots, "Bot") + ends)


def _lengths(result: Simulation) -> str:
    length = result.length
    note = f"{length.mean:.1f} ± {length.sd:.1f} turns, from {length.min} to {length.max}."
    note += f" {result.unfinished:,} unfinished games are left out." if result.unfinished else ""
    return section("Length of a game", note, histogram(result.lengths, "Game lengths", "turns"))


def _seat_advantage(result: Simulation) -> str:
    starter = result.starter_wins / result.games if result.games else 0.0
    note = f"All bots together. The player with the first turn won {percent(starter)}."
    drawn = intervals(spots(result.by_seat), "Win rates by seat", 1 / result.seats)
    return section("Seats", note, drawn + win_rate_table(result, result.by_seat, "Seat"))


def _points(result: Simulation) -> str:
    names = [bot.name for bot in result.bots]
    parts = result.points
    rows = [
        [name, *(f"{values[at]:.2f}" for values in parts.values())] for at, name in enumerate(names)
    ]
    drawn = ""
    if all(value >= 0 for values in parts.values() for value in values):
        drawn = stacked(names, parts, "Parts of the score by bot")
    note = "Points at the end of a finished game, the mean for one seat."
    return section("Score", note, drawn + table(["Bot", *parts], rows))


def simulation_csv(result: Simulation) -> str:
    """A line for every bot."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    counts = ["seats", "games", "wins", "draws", "unfinished"]
    parts = [f"mean {name}" for name in result.points]
    writer.writerow(["bot", *counts, "share", "low", "high", *parts])
    for index, bot in enumerate(result.bots):
        seats = len(range(index, result.seats, len(result.bots)))
        ends = [seats, result.games, bot.wins, result.draws, result.unfinished]
        points = [values[index] for values in result.points.values()]
        writer.writerow([bot.name, *ends, bot.share, bot.low, bot.high, *points])
    return text.getvalue()
