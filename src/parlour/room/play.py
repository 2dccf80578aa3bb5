"""What happens in a room's game: actions, time, stand-ins, taking back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from parlour.bots.registry import STAND_IN
from parlour.kernel.errors import Illegal, Refused, Stale
from parlour.kernel.game import Options
from parlour.kernel.picks import choose_step, take_back
from parlour.kernel.seats import only, seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE, ENDED, MINTED, MIXED, Tape
from parlour.room import records as rec
from parlour.room.errors import Forbidden
from parlour.room.messages import Act, Hint, MoreTime, Pick, TakeBack, Undo
from parlour.room.outcome import Connection, Thought
from parlour.room.records import unpack_events
from parlour.room.state import LOBBY, PLAYING, Place, State

if TYPE_CHECKING:
    from parlour.room.room import Room

GAME_RECORDS: Final = (rec.Started, rec.Played, rec.Resigned, rec.Undone, rec.Extended)

SECRET: Final = frozenset((MIXED, MINTED, CHOSE))  # events that hide something

PACES: Final = {"off": (0.0, 0.0), "relaxed": (90.0, 30.0), "fast": (30.0, 12.0)}
GRACE: Final = 20.0  # seconds an absent player is waited for
EXTENSION: Final = 15.0
CLOCK: Final = "clock"  # who acts for a player whose time is up


def table_of(room: "Room") -> Table:
    table = room.state.table
    if table is None:
        raise Stale("The game has not begun.")
    return table


# Beginning


def start(room: "Room", now: float) -> None:
    """The game begins with everybody in the lobby, in the order of joining."""
    state = room.state
    places = list(state.places.values())
    check_start(state, places)
    options = starting_options(state, [place.number for place in places])
    tape = Tape()
    table = state.game.start(len(places), room.rng, options, tape)
    table.tape = None
    state.table = table
    room.ask_anew()
    room.note(
        rec.Started(
            at=now,
            rules=state.game.version,
            places=[place.number for place in places],
            options=options,
            events=tape.events(),
            until=until(state, table, now),
        )
    )
    room.tell_game(tape, now)
    room.forget()


def check_start(state: State, places: list[Place]) -> None:
    low, high = state.game.seats_for(state.options)
    if not low <= len(places) <= high:
        advice = "add a bot or two" if len(places) < low else "somebody has to watch"
        raise Illegal(f"{state.game.words.title} is for {low} to {high} players; {advice}.")
    waiting = [place.name for place in places if not place.ready and place.number != state.host]
    if waiting:
        raise Illegal(f"Not everybody is ready: {', '.join(waiting)}.")


def starting_options(state: State, numbers: list[int]) -> Options:
    """Where an option says who begins, the last winner does."""
    options = dict(state.options)
    winner, option = last_winner(state), state.game.first_seat
    if option and winner in numbers:
        options[option] = numbers.index(winner)
    return options


def last_winner(state: State) -> int | None:
    """The place that won the last game in this room."""
    if not state.story:
        return None
    last = unpack_events(state.story[-1])
    winners = [seat for event in last if event[0] == ENDED for seat in seats_in(event[1])]
    return state.by_seat[winners[0]] if winners else None


# Acting


def command(
    room: "Room",
    connection: Connection,
    place: Place,
    asked: Act | Pick | TakeBack | Undo | MoreTime | Hint,
    id: str,
    now: float,
) -> None:
    """What a player asks of the game."""
    table, seat = table_of(room), place.seat
    if room.state.phase == LOBBY:
        raise Stale("The game has not begun.")
    if seat is None:
        raise Forbidden("You are watching this game.")
    match asked:
        case Act():
            check_current(room, place, asked.seen)
            act(room, seat, asked.action, id, now)
        case Pick():
            check_current(room, place, asked.seen)
            do(room, seat, lambda: choose_step(table, seat, asked.step, room.rng), id, now)
        case TakeBack():
            do(room, seat, lambda: take_back(table, seat), id, now)
        case Undo():
            undo(room, seat, now)
        case MoreTime():
            more_time(room, seat, now)
        case Hint():
            hint(room, connection, seat)


def check_current(room: "Room", place: Place, seen: int) -> None:
    """Refuse a choice made before the newest thing was on the screen."""
    if 0 <= seen < room.game_seqs.get(place.number, 0):
        raise Stale("Something happened in between; please look and choose again.")


def act(room: "Room", seat: int, action: int, id: str, now: float, by: str = "") -> None:
    """A seat carries out an action."""
    table = table_of(room)
    do(room, seat, lambda: table.act(seat, action, room.rng), id, now, by)


def do(
    room: "Room", seat: int, change: Callable[[], None], id: str, now: float, by: str = ""
) -> None:
    """Let a seat change the table, and note and tell what happened."""
    state, table = room.state, table_of(room)
    tape = taped(table, change)
    events = tape.events()
    kinds = {event[0] for event in events}
    private = kinds <= state.game.private_events
    secret = not kinds.isdisjoint(SECRET)
    if not private:
        room.ask_anew()
    room.note(
        rec.Played(
            at=now,
            seat=seat,
            events=events,
            id=id,
            by=by,
            private=private,
            undoable=asks_no_others(table) and not (private or secret or tape.shown_end or by),
            until=state.until if private else until(state, table, now),
        )
    )
    room.tell_game(tape, now, seat if private else None)
    if table.over:
        room.tell_room()


def asks_no_others(table: Table) -> bool:
    """Whether nobody has a say but whose turn it is: a claim that others may answer stands."""
    return table.owing == only(table.turn)


def taped(table: Table, change: Callable[[], None]) -> Tape:
    """What a change of the table does, recorded."""
    tape = Tape()
    table.tape = tape
    try:
        change()
    finally:
        table.tape = None
    return tape


def bot_acts(room: "Room", seat: int, action: int, now: float) -> None:
    """A bot carries out what it decided; if that is against the rules, the game's default."""
    table = table_of(room)
    bot = room.state.at_seat(seat).player
    if not bot or not table.owes(seat):
        return
    try:
        act(room, seat, action, "", now, bot)
    except Refused:
        act(room, seat, table.idle(seat), "", now, bot)


def resign(room: "Room", seat: int, now: float) -> None:
    """A seat leaves the game for good."""
    state, table = room.state, table_of(room)
    tape = taped(table, lambda: table.resign(seat, room.rng))
    room.ask_anew()
    room.note(rec.Resigned(at=now, seat=seat, events=tape.events(), until=until(state, table, now)))
    room.tell_game(tape, now)


def undo(room: "Room", seat: int, now: float) -> None:
    """Take an action back that showed nothing and that nobody else has a say in."""
    undoable = room.state.undoable
    if undoable is None or undoable.seat != seat:
        raise Stale("There is nothing you could take back now.")
    turn, _ = PACES[room.state.pace]
    room.ask_anew()
    room.note(rec.Undone(at=now, seat=seat, until=now + turn if turn else None))
    room.tell_undone(now)


def hint(room: "Room", connection: Connection, seat: int) -> None:
    """Ask a bot what it would do."""
    if not room.state.hints:
        raise Forbidden("Hints are off in this room.")
    table = table_of(room)
    table.check_turn(seat)
    thought = Thought(seat, STAND_IN, table.view(seat), room.question, connection)
    room.outcome.thoughts.append(thought)


# Time


def until(state: State, table: Table, now: float) -> float | None:
    """When the present question is settled without an answer: a turn, or a reaction to one."""
    turn, reaction = PACES[state.pace]
    if table.over or not turn:
        return None
    return now + (turn if table.owing == 1 << table.turn else reaction)


def more_time(room: "Room", seat: int, now: float) -> None:
    """A player asks for a little more time, once per question."""
    limit = room.state.until
    table_of(room).check_turn(seat)
    if limit is None:
        raise Stale("There is no clock running.")
    if seat in room.state.extended:
        raise Illegal("You have had more time for this already.")
    room.note(rec.Extended(at=now, seat=seat, until=limit + EXTENSION))
    room.tell_game(Tape(), now)


def time_out(room: "Room", now: float) -> None:
    """Whoever has not answered in time does what the game says for that."""
    table, limit = room.state.table, room.state.until
    if table is None or limit is None or now < limit or resting(room):
        return
    question = room.question
    for seat in seats_in(table.waiting()):
        if room.question == question:
            act(room, seat, table.idle(seat), "", now, CLOCK)


def stand_in(room: "Room", now: float) -> None:
    """Bots take over for players who have been away too long."""
    for seat, away in missed(room).items():
        if now >= away + GRACE:
            room.note(rec.StoodIn(at=now, seat=seat, bot=STAND_IN))
            room.tell_room()


def missed(room: "Room") -> dict[int, float]:
    """Seats the table waits for whose players are away, and since when."""
    if not room.absent:
        return {}
    state, table = room.state, room.state.table
    if table is None or state.phase != PLAYING or not state.stand_ins or resting(room):
        return {}
    waited = [state.at_seat(seat) for seat in seats_in(table.waiting())]
    return {
        place.seat: room.absent[place.number]
        for place in waited
        if place.seat is not None and not place.player and place.number in room.absent
    }


def resting(room: "Room") -> bool:
    """Whether all players are away: then the game waits, without clocks and stand-ins."""
    players = [place for place in room.state.people() if place.seat is not None]
    return all(place.number in room.absent for place in players)
