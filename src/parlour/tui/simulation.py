"""Games between bots, run beside a screen and counted as they come."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from time import perf_counter

import msgspec

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.lab.executors import Alone
from parlour.lab.matches import Setting, new_setting
from parlour.lab.report import simulation_csv, simulation_page, without_winner, write_file
from parlour.lab.results import Notebook
from parlour.lab.simulate import Simulation, check_games, summarise
from parlour.languages import ENGLISH
from parlour.tui.words import speaking, t

BARS = 12  # rows of a histogram
WIDTH = 24  # of its longest bar
LETTERS = "ABCDEFGHIJ"


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    seats: int
    games: int = 1000
    seed: int | None = None
    output: str = "results.txt"

    def setting(self) -> Setting:
        """Refuses what cannot be played."""
        check_games(self.games)
        seed = secrets.randbelow(1 << 32) if self.seed is None else self.seed
        return new_setting(self.game, self.seats, self.bots, seed, self.options)

    def changed(self, name: str, value: str) -> "Plan":
        """The plan with one thing set as somebody typed it."""
        if name in ("games", "seats", "seed"):
            if not (value.isascii() and value.isdigit() and len(value) < 16):
                raise Malformed(f"{name} is a whole number from 0 on, not {value!r:.40}.")
            return replace(self, **{name: int(value)})  # type: ignore[arg-type]
        if len(name) == 1 and name.upper() in LETTERS[: len(self.bots)]:
            at = LETTERS.index(name.upper())
            return replace(self, bots=(*self.bots[:at], value, *self.bots[at + 1 :]))
        if name == "output":
            return replace(self, output=value)
        if name == "game":
            return plan_for(games.load(value))
        if name not in {option.name for option in self.game.options}:
            have = ["games", "a", "b", "seats", "seed", "output", "game"]
            have += [option.name for option in self.game.options]
            raise Malformed(f"{name!r:.40} cannot be set; there are {', '.join(have)}.")
        option = next(one for one in self.game.options if one.name == name)
        return replace(self, options=self.game.settle({**self.options, name: option.read(value)}))


def plan_for(game: Game, options: Options | None = None, bots: tuple[str, ...] = ()) -> Plan:
    """Two bots, and as few seats as they need."""
    settled = game.settle(options)
    low, _ = game.seats_for(settled)
    own = [kind.name for kind in game.bots]
    chosen = bots or ("random", own[0] if own else "greedy")
    return Plan(game, settled, chosen, max(low, len(chosen)))


class Run:
    """A simulation that can be watched and stopped."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setting = plan.setting()
        self.notebook = Notebook(None, {})
        self.stopping = Event()
        self.started = perf_counter()
        self.seconds = 0.0

    def play(self, tell: Callable[["Simulation"], None]) -> Simulation:
        """Until all is played or somebody says stop; what was done is kept."""
        whole = range(self.plan.games)
        for played in Alone().run(self.plan.game, self.setting, [whole]):
            self.notebook.add(played, "")
            self.seconds = perf_counter() - self.started
            tell(self.result())
            if self.stopping.is_set():
                break
        return self.result()

    def result(self) -> Simulation:
        tally = self.notebook.known("").tally
        return summarise(self.plan.game, self.setting, tally, self.seconds)


# In words


def strategy_lines(found: Simulation) -> list[str]:
    return [
        t("sim-strategy", letter=LETTERS[at], bot=bot.name) for at, bot in enumerate(found.bots)
    ]


def rate_lines(found: Simulation) -> list[str]:
    """The share of every strategy with its 95 % interval."""
    return [
        t(
            "sim-rate",
            letter=LETTERS[at],
            share=f"{bot.share:.1%}",
            low=f"{bot.low:.1%}",
            high=f"{bot.high:.1%}",
        )
        for at, bot in enumerate(found.bots)
    ]


def length_line(found: Simulation) -> str:
    return t("sim-length", turns=f"{found.length.mean:.1f}")


def text_of(found: Simulation) -> str:
    """What an exported text file holds; it is in English, as the other formats are."""
    with speaking(ENGLISH):
        return _text_of(found)


def _text_of(found: Simulation) -> str:
    lines = [f"Game: {found.game}", f"Games: {found.games}", *strategy_lines(found)]
    lines += [*rate_lines(found), f"Draws: {found.draws}", length_line(found)]
    lines += [f"Seats: {found.seats}", f"Seed: {found.seed}"]
    lines += list(filter(None, [without_winner(found.draws, found.unfinished, found.most)]))
    return "\n".join([*lines, "", "Length of games:", *histogram(found.lengths), ""])


def histogram(lengths: dict[int, int], bars: int = BARS, width: int = WIDTH) -> list[str]:
    """Bars from the shortest to the longest game."""
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    step = max(1, -(-(high - low + 1) // bars))
    counts: dict[int, int] = {}
    for length, number in lengths.items():
        start = low + (length - low) // step * step
        counts[start] = counts.get(start, 0) + number
    most = max(counts.values())
    rows = []
    for start in range(low, high + 1, step):
        number = counts.get(start, 0)
        bar = "█" * max(number > 0, round(width * number / most))
        name = str(start) if step == 1 else f"{start}–{start + step - 1}"
        rows.append(f"{name:>9} {bar} {number}")
    return rows


def export(found: Simulation, path: Path) -> None:
    """Write what was found; the end of the name says how: .json, .csv, .html, else text."""
    kind = path.suffix.lower()
    if kind == ".json":
        content = msgspec.json.format(msgspec.json.encode(found.plain()), indent=2).decode() + "\n"
    elif kind == ".csv":
        content = simulation_csv(found)
    elif kind == ".html":
        content = simulation_page(games.load(found.game), found)
    else:
        content = text_of(found)
    write_file(path, content)
