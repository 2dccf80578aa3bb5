"""A calibration as an HTML page."""

from parlour.kernel.game import Game
from parlour.lab.calibrate import Calibration, Scan, Trial, fair_share, trials_of
from parlour.lab.charts import Curve, Spot, curves, percent
from parlour.lab.report import house_rules, interval_text, page, section, table, without_winner


def calibration_page(game: Game, found: Calibration) -> str:
    house = house_rules(game, found.options)
    lead = f"{found.games:,} games, {found.seats} seats, seed {found.seed}"
    title = f"{game.words.title}: calibration of {found.bot}"
    sections = [_found(found), *(_scan(found, scan) for scan in found.scans)]
    return page(title, f"{lead}, {house}." if house else f"{lead}.", sections)


def trial_row(name: str, trial: Trial | None) -> list[str]:
    if trial is None:
        return [name, "", "", ""]
    interval = interval_text(trial.low, trial.high)
    return [name, f"{trial.games:,}", percent(trial.share), interval]


def ends_row(name: str, trial: Trial | None) -> list[str]:
    """The row of a trial, with how its games ended."""
    _, games, share, interval = trial_row(name, trial)
    ends = ["", "", ""]
    if trial is not None:
        ends = [f"{number:,}" for number in (trial.wins, trial.draws, trial.unfinished)]
    return [name, games, *ends, share, interval]


def _found(found: Calibration) -> str:
    values = [[name, f"{value:g}"] for name, value in found.parameters.items()]
    rows = [
        ends_row(f"best against {found.opponent}", found.against_opponent),
        ends_row("best against itself", found.against_itself),
    ]
    note = "The best values found; as a bot: " + (found.best or found.bot)
    note += "." if found.complete else ". The search was interrupted."
    note = f"{note} {without_winner(found.draws, found.unfinished, found.most)}".strip()
    titles = ["Test", "Games", "Won", "Drawn", "Unfinished", "Share", "95 % interval"]
    tests = table(titles, rows)
    return section("Result", note, table(["Parameter", "Value"], values) + tests)


def _scan(found: Calibration, scan: Scan) -> str:
    lines = [
        Curve(name, [(one.value, _spot(scan, one)) for one in trials])
        for name, trials in trials_of(scan)
    ]
    fair = fair_share(found.seats)
    note = f"Share of the side that varies {scan.parameter}; the best value is {scan.best:g}."
    if scan.beaten:
        note += " The reverse test found a better one than the first."
    drawn = curves(lines, f"Share by {scan.parameter}", fair, scan.best)
    rows = [
        [f"{ahead.value:g}", *trial_row("", ahead)[1:], *trial_row("", back)[1:]]
        for ahead, back in zip(scan.forward, scan.reverse, strict=True)
    ]
    titles = [scan.parameter, "Games", "A varies", "95 % interval", "Games", "B varies"]
    return section(scan.parameter, note, drawn + table([*titles, "95 % interval"], rows))


def _spot(scan: Scan, trial: Trial) -> Spot:
    name = f"{scan.parameter} = {trial.value:g}"
    return Spot(name, trial.share, trial.low, trial.high)
