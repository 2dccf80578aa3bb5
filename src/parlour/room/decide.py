"""What comes of a command or an occasion: records, or a refusal. Nothing is changed by deciding.

A decision depends on the room's state, on what is asked, on the time of day that goes into the
records, and on chance. What chance decided is in the records.
"""

from typing import Final

from parlour.kernel.random import Random
from parlour.room import lobby, play
from parlour.room.errors import TooMuch
from parlour.room.messages import Act, Command, Kick, Leave, MoreTime, Pick, TakeBack, Undo
from parlour.room.occasions import Ask, BotMove, Occasion, Returned, Sit, StandIn, TimeUp
from parlour.room.records import AnyRecord, Played
from parlour.room.state import State

LONGEST_LOG: Final = 60_000  # records; after that nothing more can happen in a room
LONG_LOG: Final = 50_000  # from here on only what brings the running game to its end

GOES_ON: Final = (Act, Pick, TakeBack, BotMove, TimeUp, StandIn, Returned, Leave, Kick)
IN_GAME: Final = (Act, Pick, TakeBack, Undo, MoreTime, BotMove, TimeUp, StandIn, Returned)


def decide(state: State, ask: Ask, now: float, rng: Random) -> list[AnyRecord]:
    """The records that follow from what is asked; Refused says why there are none."""
    kind = type(ask.command)
    if state.records >= LONG_LOG:
        check_length(state, kind)
    if kind in IN_GAME:
        records = play.decide(state, ask, now, rng)
    else:
        records = lobby.decide(state, ask, now, rng)
    if ask.id and records:
        records[0].id = ask.id
        if type(records[0]) is not Played:
            records[0].who = state.next_place if kind is Sit else ask.place or 0
    return records


def is_full(state: State) -> bool:
    """Whether nothing more can happen in a room."""
    return state.records >= LONGEST_LOG


def check_length(state: State, kind: type[Command | Occasion]) -> None:
    """A log has a bound: close to it only what the running game needs is allowed."""
    if is_full(state) or kind not in GOES_ON:
        raise TooMuch("So much has happened in this room that it is full; please open a new one.")
