"""A recorded game as a film for the replay page: what one viewer saw, moment by moment."""

from msgspec import Struct

from parlour.gamefile import GameFile
from parlour.kernel.errors import Illegal
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.replay import replay
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE, Tape
from parlour.kernel.telling import Told, told
from parlour.kernel.types import WATCHER
from parlour.room.messages import GameUpdate
from parlour.room.updates import view_message


class Film(Struct):
    """All a replay needs besides the game's description. A frame is shaped like a game message."""

    game: str
    names: list[str]
    viewer: int  # -1 for what everybody could see
    frames: list[GameUpdate]


def frames(file: GameFile, viewer: int) -> Film:
    """The game as a seat or the watcher saw it: a frame for each event that has words.

    Events without words happen together with the next one that has some.
    """
    log = file.log
    if viewer != WATCHER and not 0 <= viewer < log.seats:
        raise Illegal(f"The eyes are those of a seat from 0 to {log.seats - 1}, or the watcher's.")
    film = Film(log.game.name, file.names, viewer, [])
    tape = Tape()
    place = 0
    heard: list[Told] = []
    for table in replay(log, tape):
        news = told(log.game, tape, viewer, place)
        place = tape.end
        heard += news
        if any(has_words(log.game, one) for one in news):
            film.frames.append(_frame(len(film.frames), table, viewer, heard))
            heard = []
    if heard or not film.frames:
        film.frames.append(_frame(len(film.frames), table, viewer, heard))
    return film


def has_words(game: Game, one: Told) -> bool:
    """Whether an event is worth a moment of its own."""
    kind: Event = game.event_by_number[one.event[0]]
    if kind.private:
        return kind.number == CHOSE
    return bool(kind.text)


def _frame(number: int, table: Table, viewer: int, heard: list[Told]) -> GameUpdate:
    shown = [(at, card, face) for at, one in enumerate(heard) for card, face in one.faces.items()]
    return GameUpdate(
        seq=number,
        view=view_message(table, viewer),
        events=[one.event for one in heard],
        shown=shown,
        choices=[],
        pick=(),
        seconds=None,
        more_time=False,
        undo=False,
    )
