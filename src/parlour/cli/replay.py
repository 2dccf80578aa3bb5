"""`parlour replay`: a recorded game, printed from the first event to the last."""

from pathlib import Path
from textwrap import fill
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from parlour.cli.arguments import AsJson, LanguageName, check_terminal, speak_in
from parlour.cli.printing import print_json
from parlour.gamefile import GameFile, read_game
from parlour.kernel import replay as kernel_replay
from parlour.kernel.errors import Malformed
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import TRUTH, WATCHER
from parlour.languages import ENGLISH
from parlour.tui.drawing import scores_text
from parlour.tui.film import Film
from parlour.tui.story import Story, paragraphs, turn_title
from parlour.tui.words import of, speaking, t


def replay(
    file: Annotated[Path, Parameter(help="A file that `parlour play --save` has written.")],
    /,
    *,
    seat: Annotated[
        str, Parameter(help="Through whose eyes: a seat counted from 0, watcher, or all.")
    ] = "watcher",
    truth: Annotated[bool, Parameter(help="Show every secret, as --seat all does.")] = False,
    plain: Annotated[bool, Parameter(help="Print one sentence per line.")] = False,
    step: Annotated[
        bool, Parameter(help="Show it moment by moment on a screen: arrows step, s changes eyes.")
    ] = False,
    language: LanguageName = None,
    json: AsJson = False,
) -> int:
    """Print a recorded game as sentences, or show it moment by moment."""
    speak_in(language)
    found = read_game(file)
    viewer = int(TRUTH) if truth else viewer_of(seat, found.log.seats)
    if json:
        with speaking(ENGLISH):
            print_json(retold(found, viewer))
        return 0
    if step:
        check_terminal("leave out --step to read the game")
        from parlour.tui.screens.replay import ReplayApp  # slow to import

        return ReplayApp(Film(found, viewer)).run() or 0
    retell(found, viewer, Console(highlight=False), plain)
    return 0


def viewer_of(text: str, seats: int) -> int:
    """Whose eyes are meant."""
    if text in ("watcher", "all"):
        return int(WATCHER if text == "watcher" else TRUTH)
    if text.isascii() and text.isdigit() and int(text[:9]) < seats:
        return int(text)
    raise Malformed(f"--seat is a number from 0 to {seats - 1}, watcher or all, not {text!r:.40}.")


def retell(file: GameFile, viewer: int, out: Console, plain: bool) -> None:
    """Print what this viewer heard: by turns, or one sentence per line and nothing else."""
    story, table = listen(file, viewer)
    if plain:
        for line in story.lines:
            out.print(Text(line.text), soft_wrap=True)
    else:
        out.print(Text(title(file, viewer), "bold"))
        for turn, text in paragraphs(story.lines):
            out.print(Text(f"\n{turn_title(turn)}", "dim"))
            out.print(Text(fill(text, out.width, initial_indent="  ", subsequent_indent="  ")))
        out.print()
    out.print(ending(table, file.names), soft_wrap=plain)


def retold(file: GameFile, viewer: int) -> dict[str, object]:
    """The story for a program: what this viewer heard, and how it ended."""
    story, table = listen(file, viewer)
    return {
        "game": file.log.game.name,
        "options": dict(file.log.options),
        "names": file.names,
        "lines": [{"turn": line.turn, "text": line.text} for line in story.lines],
        "over": bool(table.over),
        "winners": seats_in(table.winners),
        "scores": list(table.scores()),
    }


def listen(file: GameFile, viewer: int) -> tuple[Story, Table]:
    """The whole story, and the table at its end."""
    story = Story(viewer, file.names)
    try:
        for table in kernel_replay.replay(file.log, Tape()):
            story.listen(table)
    except IndexError as error:
        raise Malformed("The log speaks of a seat or an action that is not there.") from error
    return story, table


def title(file: GameFile, viewer: int) -> str:
    log = file.log
    players = ", ".join(f"{name} ({seat})" for seat, name in enumerate(file.names))
    if viewer == TRUTH:
        eyes = t("told-all")
    else:
        seat = viewer != WATCHER
        eyes = t("told-seat", name=file.names[viewer]) if seat else t("told-watcher")
    return t("replay-title", title=of(log.game).title, players=players, eyes=eyes)


def ending(table: Table, names: list[str]) -> Text:
    """The scores, and whether the game came to its end."""
    scores = scores_text(table, names)
    return scores if table.over else scores.append(f". {t('not-finished')}")
