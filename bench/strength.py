"""How strong the bots are: the best that think 300 ms against simple ones, and the three levels.

Every row is a match as `parlour sim` plays it, with the command that plays it again, the share of
the wins of the first bot, its 95 % interval of Wilson's and what is asked of it. A ladder is won if
the interval lies above the fair share. `--slower 30` gives the levels only a thirtieth of their
time, as a machine that is thirty times slower would. `--speed` measures instead how many playouts a
second the tree search makes, compared with plain random ones from the same positions.
"""

import argparse
import json
import re
from dataclasses import asdict, dataclass, replace
from time import perf_counter

from parlour import games
from parlour.bots.registry import bot_kinds, bot_levels, make_bot
from parlour.bots.search import Plan, Tree
from parlour.kernel.game import Game
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.lab.simulate import simulate

SEED = 1
PLAYERS = 4
GOALS = {"letters": 0.55, "coup": 0.85, "citadels": 0.85, "eights": 0.40}  # against random ones
AGENT_GOALS = {"novice": 0.95, "hybrid": 0.65}  # of games for two that have such bots
LADDER = (("medium", "easy"), ("hard", "medium"))
POSITIONS = 6
MOST = 2000  # decisions of a game or playout; some games need not end


@dataclass
class Row:
    game: str
    first: str
    others: str
    seats: int
    games: int
    share: float
    low: float
    high: float
    goal: float  # for a ladder the fair share, which the interval has to leave behind
    reached: bool
    mean_ms: float  # what the first bot takes for a choice
    most_ms: float
    command: str


@dataclass
class Speed:
    game: str
    plain: float  # playouts a second
    inside: float
    ratio: float


# Matches


def matches(game: Game) -> list[tuple[list[str], float | None]]:
    """Who plays whom, and the goal; none for a ladder."""
    found: list[tuple[list[str], float | None]] = []
    seats = seats_of(game)
    found.append((["medium"] + ["random"] * (seats - 1), GOALS.get(game.name, 1 / seats)))
    for agent, goal in AGENT_GOALS.items():
        if agent in bot_kinds(game):
            found.append((["medium", agent], goal))
    found.extend(([better, worse], None) for better, worse in LADDER)
    return found


def slowed(game: Game, times: float) -> Game:
    """The game, with the levels that it has on a machine that is so many times slower."""

    def less(found: re.Match[str]) -> str:
        return f"milliseconds={float(found[1]) / times:g}"

    levels = bot_levels(game).items()
    return replace(
        game, levels={n: re.sub(r"milliseconds=([\d.]+)", less, bot) for n, bot in levels}
    )


def seats_of(game: Game) -> int:
    return max(game.seats_for()[0], min(PLAYERS, game.seats_for()[1]))


def play_match(game: Game, bots: list[str], goal: float | None, rounds: int) -> Row:
    seats = seats_of(game)
    result = simulate(game, seats, bots, rounds, SEED)
    first = result.bots[0]
    mean, most = choice_times(game, bots[0], bots[-1])
    fair = 1 / len(bots)
    return Row(
        game=game.name,
        first=bots[0],
        others=bots[-1],
        seats=seats,
        games=result.games,
        share=round(first.share, 4),
        low=round(first.low, 4),
        high=round(first.high, 4),
        goal=fair if goal is None else goal,
        reached=first.low > fair if goal is None else first.share >= goal,
        mean_ms=round(mean, 1),
        most_ms=round(most, 1),
        command=f"parlour sim {game.name} --seats {seats} --bots {','.join(bots)}"
        f" --games {rounds} --seed {SEED}",
    )


def choice_times(game: Game, name: str, other: str) -> tuple[float, float]:
    """Milliseconds a bot takes for a choice, on average and at most, in one game."""
    rng, seats = Random(SEED), seats_of(game)
    players = [make_bot(name if seat == 0 else other, game) for seat in range(seats)]
    table, spent = game.start(seats, rng), [0.0]
    for _ in range(MOST):
        if table.over:
            break
        seat = table.next_seat()
        view, begun = table.view(seat), perf_counter()
        action = players[seat].choose(view, rng)
        if seat == 0 and len(view.choices(seat)) > 1:
            spent.append(1000 * (perf_counter() - begun))
        table.play(seat, action, rng)
    return sum(spent) / len(spent), max(spent)


def print_rows(rows: list[Row]) -> None:
    print("| game | bot | against | games | wins | 95 % | goal | | ms a choice (most) | command |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        goal = f"{'≥' if row.goal != 0.5 else '>'} {row.goal:.0%}"
        print(
            f"| {row.game} | {row.first} | {row.others} | {row.games} | {row.share:.1%} "
            f"| {row.low:.1%} – {row.high:.1%} | {goal} | {'yes' if row.reached else 'no'} "
            f"| {row.mean_ms:.0f} ({row.most_ms:.0f}) | `{row.command}` |"
        )


# Speed


def measure_speed(game: Game, seconds: float) -> Speed:
    """Playouts to the end from some positions, plain ones and those of a tree search in turn."""
    plain = inside = 0.0
    for number in range(POSITIONS):
        table, rng = position(game, number), Random(number)
        done, begun = 0, perf_counter()
        while perf_counter() - begun < seconds:
            playout(table.copy(), rng, MOST)
            done += 1
        plain += done / (perf_counter() - begun)
        tree = Tree(table.view(table.next_seat()), Plan(1e9, 1000 * seconds, policy=0))
        begun = perf_counter()
        tree.grow(rng)
        inside += int(tree.iterations) / (perf_counter() - begun)
    return Speed(
        game.name,
        round(plain / POSITIONS),
        round(inside / POSITIONS),
        round(inside / plain, 2),
    )


def position(game: Game, number: int) -> Table:
    """A table some random choices into a game."""
    rng = Random(number)
    table = game.start(seats_of(game), rng)
    for _ in range(2 * number):
        seat = table.next_seat()
        table.play(seat, table.random_choice(seat, rng), rng)
        if table.over:
            return game.start(seats_of(game), rng)
    return table


def print_speed(rows: list[Speed]) -> None:
    print("| game | playouts/s | inside `ismcts` | ratio |")
    print("|---|---|---|---|")
    for row in rows:
        print(f"| {row.game} | {row.plain:,.0f} | {row.inside:,.0f} | {row.ratio:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--games", type=games.asked_for, default=",".join(games.names()), help="comma-separated"
    )
    parser.add_argument("--rounds", type=int, default=400, help="games of each match")
    parser.add_argument("--only", default="", help="only matches in which this bot is first")
    parser.add_argument("--slower", type=float, default=1.0, help="as on a slower machine")
    parser.add_argument("--quick", action="store_true", help="20 games of each match")
    parser.add_argument("--speed", action="store_true", help="playouts a second instead")
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    asked = parser.parse_args()
    chosen = [slowed(games.load(name), asked.slower) for name in asked.games.split(",")]
    if asked.speed:
        speeds = [measure_speed(game, 0.1 if asked.quick else 0.5) for game in chosen]
        print(json.dumps([asdict(row) for row in speeds])) if asked.json else print_speed(speeds)
        return
    rounds = 20 if asked.quick else asked.rounds
    rows = [
        play_match(game, bots, goal, rounds)
        for game in chosen
        for bots, goal in matches(game)
        if asked.only in ("", bots[0])
    ]
    if asked.slower != 1.0:  # `parlour sim` has no such machine
        rows = [replace(row, command=f"--slower {asked.slower:g}") for row in rows]
    print(json.dumps([asdict(row) for row in rows])) if asked.json else print_rows(rows)


if __name__ == "__main__":
    main()
