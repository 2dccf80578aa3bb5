"""How long games last: decisions until the end, by preset and by who plays.

Random players play in the kernel's own loop, others are handed a view for every choice. A game that
takes `--most` decisions is left and counts as unfinished.
"""

import argparse

from parlour import games
from parlour.bots.registry import make_bot
from parlour.kernel.game import Game
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.table import Table


def length(game: Game, table: Table, bot: str, most: int, seed: str) -> int:
    """The decisions of a game among equal bots."""
    rng = Random(seed)
    if bot == "random":
        return int(playout(table, rng, most))
    player = make_bot(bot, game)
    decisions = 0
    while not table.over and decisions < most:
        seat = table.next_seat()
        table.play(seat, player.choose(table.view(seat), rng), rng)
        decisions += 1
    return decisions


def row(lengths: list[int], most: int) -> str:
    """Median, two quantiles and the share of games that were left."""
    lengths.sort()
    parts = [said(lengths[int(share * len(lengths))], most) for share in (0.5, 0.9, 0.99)]
    left = sum(length == most for length in lengths) / len(lengths)
    return f"{' | '.join(parts)} | {left:.0%}"


def said(length: int, most: int) -> str:
    return f"> {most}" if length == most else str(length)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", type=games.asked_for)
    parser.add_argument("--bots", default="random,medium,hard")
    parser.add_argument("--presets", help="default all")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--most", type=int, default=2000)
    given = parser.parse_args()
    game = games.load(given.game)
    print("| preset | bots | median | 90 % | 99 % | unfinished |")
    print("|---|---|---|---|---|---|")
    for preset in given.presets.split(",") if given.presets else game.presets:
        options = game.settle(preset=preset)
        for bot in given.bots.split(","):
            lengths = [
                length(game, game.start(given.seats, Random(n), options), bot, given.most, f"{n}")
                for n in range(given.games)
            ]
            print(f"| {preset} | {bot} | {row(lengths, given.most)} |", flush=True)


if __name__ == "__main__":
    main()
