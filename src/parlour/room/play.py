"""Decisions about a room's game: actions, time, stand-ins, taking back.

An action is tried on a copy of the table; what happened there becomes a record.
"""

from collections.abc import Callable
from typing import Final

from parlour.bots.registry import STAND_IN
from parlour.kernel.errors import Illegal, NotYourTurn, Refused, Stale
from parlour.kernel.game import Options
from parlour.kernel.picks import choose_step, take_back
from parlour.kernel.random import Random
from parlour.kernel.seats import has, only, seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE, ENDED, MINTED, MIXED, Tape
from parlour.room import records as rec
from parlour.room.errors import Forbidden
from parlour.room.messages import Act, MoreTime, Pick, TakeBack, Undo
from parlour.room.occasions import Ask, BotMove, Returned, StandIn, TimeUp
from parlour.room.records import AnyRecord, unpack_chapter
from parlour.room.state import LOBBY, Place, State

SECRET: Final = frozenset((MIXED, MINTED, CHOSE))  # events that hide something
CLOCK: Final = "clock"  # who acts for a player whose time is up

TableChange = Callable[[Table], int | None]  # tells which action was played, if one was


def decide(state: State, ask: Ask, now: float, rng: Random) -> list[AnyRecord]:
    """What comes of a command or an occasion that concerns the game."""
    command = ask.command
    if type(command) is Act:  # nearly all are of this kind
        mover, action = seat_of(state, ask.place), command.action
        return [do(state, mover, lambda table: act(table, mover, action, rng), now)]
    match command:
        case BotMove():
            return bot_move(state, command, now, rng)
        case TimeUp():
            return time_up(state, now, rng)
        case StandIn():
            return [rec.StoodIn(at=now, seat=command.seat, bot=STAND_IN)]
        case Returned():
            return [rec.StoodIn(at=now, seat=command.seat, bot="")]
    seat = seat_of(state, ask.place)
    match command:
        case Pick():
            step = command.step
            return [do(state, seat, lambda table: choose_step(table, seat, step, rng), now)]
        case TakeBack():
            return [do(state, seat, lambda table: take_back(table, seat), now)]
        case Undo():
            return undo(state, seat, now)
        case MoreTime():
            return more_time(state, seat, now)
    raise Illegal("That is not part of a game.")


def table_of(state: State) -> Table:
    table = state.table
    if table is None or state.phase == LOBBY:
        raise Stale("The game has not begun.")
    return table


def seat_of(state: State, number: int | None) -> int:
    """The seat of somebody who plays."""
    table_of(state)
    place = None if number is None else state.places[number]
    if place is None or place.seat is None:
        raise Forbidden("You are watching this game.")
    return place.seat


# Beginning


def start(state: State, now: float, rng: Random) -> list[AnyRecord]:
    """The game begins with everybody in the lobby, in the order of joining."""
    places = list(state.places.values())
    check_start(state, places)
    numbers = [place.number for place in places]
    options = starting_options(state, numbers)
    tape = Tape()
    state.game.start(len(places), rng, options, tape)
    rules = state.game.version
    events = tape.events()
    return [rec.Started(at=now, rules=rules, places=numbers, options=options, events=events)]


def check_start(state: State, places: list[Place]) -> None:
    low, high = state.game.seats_for(state.options)
    if not low <= len(places) <= high:
        advice = "add a bot or two" if len(places) < low else "somebody has to watch"
        raise Illegal(f"{state.game.words.title} is for {low} to {high} players; {advice}.")
    waiting = [place.name for place in places if not place.ready and place.number != state.host]
    if waiting:
        raise Illegal(f"Not everybody is ready: {', '.join(waiting)}.")


def starting_options(state: State, numbers: list[int]) -> Options:
    """If the game has an option for who begins, the winner of the last game does."""
    options = dict(state.options)
    winner, option = last_winner(state), state.game.first_seat
    if option and winner in numbers:
        options[option] = numbers.index(winner)
    return options


def last_winner(state: State) -> int | None:
    """The place that won the last game in this room."""
    if not state.story:
        return None
    last = unpack_chapter(state.story[-1])
    winners = [seat for event in last.events if event[0] == ENDED for seat in seats_in(event[1])]
    return state.by_seat[winners[0]] if winners else None


# Acting


def act(table: Table, seat: int, action: int, rng: Random) -> int:
    table.act(seat, action, rng)
    return action


def do(state: State, seat: int, change: TableChange, now: float) -> AnyRecord:
    """What a seat's action does to the table."""
    return tried(state, table_of(state).copy(), seat, change, now, "")


def tried(
    state: State, table: Table, seat: int, change: TableChange, now: float, by: str
) -> rec.Played:
    """Change a copy of the table; what happened there is the record."""
    tape = table.tape = Tape()
    action = change(table)
    table.tape = None
    events = tape.events()
    secrets = state.game.private_events
    private = all(event[0] in secrets for event in events)
    alone = seat == table_of(state).turn and not state.interrupted and asks_no_others(table)
    open = alone and not (private or tape.shown_end or by)
    undoable = open and not any(event[0] in SECRET for event in events)
    return rec.Played(
        at=now,
        seat=seat,
        events=events,
        by=by,
        private=private,
        undoable=undoable,
        action=action,
    )


def asks_no_others(table: Table) -> bool:
    """Whether only the player whose turn it is has a say.

    A claim that others may answer stands, so whether an action can be taken back never depends on
    a sealed answer. What answers others stands, too: see `State.interrupted`.
    """
    return table.owing == only(table.turn)


def bot_move(state: State, move: BotMove, now: float, rng: Random) -> list[AnyRecord]:
    """A bot carries out what it decided; if that is against the rules, the game's default."""
    table, seat = table_of(state), move.seat
    bot = state.at_seat(seat).player
    if not bot or not table.owes(seat):
        return []
    try:
        wanted = move.action
        return [
            tried(state, table.copy(), seat, lambda copy: act(copy, seat, wanted, rng), now, bot)
        ]
    except Refused:
        return [default(state, table.copy(), seat, now, rng, bot)]


def default(state: State, table: Table, seat: int, now: float, rng: Random, by: str) -> rec.Played:
    """The game's default, for somebody who does not choose."""
    return tried(state, table, seat, lambda copy: act(copy, seat, copy.idle(seat), rng), now, by)


def resign(state: State, seat: int, now: float, rng: Random) -> AnyRecord:
    """A seat leaves the game for good."""
    table = table_of(state).copy()
    tape = table.tape = Tape()
    table.resign(seat, rng)
    return rec.Resigned(at=now, seat=seat, events=tape.events())


def undo(state: State, seat: int, now: float) -> list[AnyRecord]:
    """Take back an action that showed nothing, in a turn in which nobody else has had a say."""
    undoable = state.undoable
    if undoable is None or undoable.seat != seat:
        raise Stale("There is nothing you could take back now.")
    return [rec.Undone(at=now, seat=seat)]


def check_hint(state: State, place: int | None) -> int:
    """The seat that may ask a bot what it would do."""
    seat = seat_of(state, place)
    if not state.hints:
        raise Forbidden("Hints are off in this room.")
    table_of(state).check_turn(seat)
    return seat


# Time


def more_time(state: State, seat: int, now: float) -> list[AnyRecord]:
    """A player asks for a little more time, once per question.

    Anybody with a say may ask, even after a sealed answer, so asking does not reveal that there is
    none.
    """
    table = table_of(state)
    if table.over:
        raise Stale("The game is over.")
    if not has(table.owing, seat):
        raise NotYourTurn("It is not your turn.")
    if state.seconds() is None:
        raise Stale("There is no clock running.")
    if seat in state.extended:
        raise Illegal("You have had more time for this already.")
    return [rec.Extended(at=now, seat=seat)]


def time_up(state: State, now: float, rng: Random) -> list[AnyRecord]:
    """Those who have not answered do the game's default, until the question is settled.

    All of that is one record, and so one message. With a record for each of them, whoever is late
    would be told of their own default before the end, but only if others are late, too.
    """
    table = table_of(state).copy()
    turn = table.turn
    defaults: list[rec.Played] = []
    for seat in seats_in(table.waiting()):
        defaults.append(default(state, table, seat, now, rng, CLOCK))
        if not defaults[-1].private:
            break
    if not defaults:
        return []
    others = [played for played in defaults if played.seat != turn]  # they have had a say
    played = (others or defaults)[0]
    played.events = [event for one in defaults for event in one.events]
    played.private, played.undoable = False, False
    if len(defaults) > 1:
        played.action = None  # the events tell what everybody chose
    return [played]
