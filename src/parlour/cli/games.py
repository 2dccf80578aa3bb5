"""`parlour games`."""

import sys

from rich.console import Console
from rich.table import Table as Grid

from parlour import games
from parlour.cli.arguments import AsJson, LanguageName, speak_in
from parlour.cli.printing import print_json
from parlour.kernel.describe import describe
from parlour.kernel.game import Game
from parlour.kernel.plain import Plain
from parlour.tui.words import of, t

PRESETS_WIDTH = 16  # so that the longest option has room on a narrow terminal


def list_games(*, language: LanguageName = None, json: AsJson = False) -> None:
    """List the games, with their presets and options."""
    speak_in(language)
    found, troubles = games.load_all()
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    if json:
        print_json([game_plain(game) for game in found])
    else:
        Console(highlight=False).print(games_grid(found))


def games_grid(games: list[Game]) -> Grid:
    """One line a game."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("game", "title", "players", "presets", "options"):
        width = PRESETS_WIDTH if title == "presets" else None
        grid.add_column(t(f"games-{title}"), overflow="fold", max_width=width)
    for game in games:
        options = ", ".join(option.name for option in game.options)
        low, high = game.seats_for()
        players = f"{low}–{high}" if low < high else f"{low}"
        grid.add_row(game.name, of(game).title, players, ", ".join(game.presets), options)
    return grid


def game_plain(game: Game) -> Plain:
    """A game as JSON has it."""
    described = describe(game)
    keys = ("name", "title", "summary", "rules_version", "seats", "presets", "options")
    return {key: described[key] for key in keys}
