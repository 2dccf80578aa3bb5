"""A recorded game, printed from the first event to the last."""

from textwrap import fill

from rich.console import Console
from rich.text import Text

from parlour.gamefile import GameFile
from parlour.kernel.errors import Malformed
from parlour.kernel.replay import replay
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import TRUTH, WATCHER
from parlour.tui.screen import scores_text
from parlour.tui.story import Story, paragraphs


def retell(file: GameFile, viewer: int, out: Console, plain: bool) -> None:
    """Print what this viewer heard: by turns, or one sentence a line and nothing else."""
    story, table = listen(file, viewer)
    if plain:
        for line in story.lines:
            out.print(Text(line.text), soft_wrap=True)
    else:
        out.print(Text(heading(file, viewer), "bold"))
        for turn, text in paragraphs(story.lines):
            out.print(Text(f"\nTurn {turn}" if turn else "\nSetting up", "dim"))
            out.print(Text(fill(text, out.width, initial_indent="  ", subsequent_indent="  ")))
        out.print()
    out.print(ending(table, file.names), soft_wrap=plain)


def listen(file: GameFile, viewer: int) -> tuple[Story, Table]:
    """The whole story, and the table at its end."""
    story = Story(viewer, file.names)
    try:
        for table in replay(file.log, Tape()):
            story.listen(table)
    except IndexError as error:
        raise Malformed("The log speaks of a seat or an action that is not there.") from error
    return story, table


def heading(file: GameFile, viewer: int) -> str:
    log = file.log
    players = ", ".join(f"{name} ({seat})" for seat, name in enumerate(file.names))
    if viewer == TRUTH:
        eyes = "everything"
    else:
        eyes = "what all could see" if viewer == WATCHER else f"what {file.names[viewer]} saw"
    return f"{log.game.words.title} with {players}: {eyes}."


def ending(table: Table, names: list[str]) -> Text:
    """The scores, and whether the game came to its end."""
    scores = scores_text(table, names)
    return scores if table.over else scores.append(". The game is not over.")
