"""What happens around the game: seats, settings, talk, the host."""

from collections import deque
from typing import TYPE_CHECKING, Final

from parlour import games
from parlour.bots.registry import check_offered
from parlour.kernel.errors import Illegal, Malformed, Stale
from parlour.room import play
from parlour.room import records as rec
from parlour.room.errors import Full, TooMuch
from parlour.room.keys import hash_key
from parlour.room.messages import (
    AddBot,
    Emote,
    GiveHost,
    Goodbye,
    Join,
    Joined,
    Kick,
    Profile,
    Ready,
    Rematch,
    Said,
    Say,
    Settings,
    Start,
)
from parlour.room.outcome import Connection
from parlour.room.state import LOBBY, OVER, PLAYING, Place

if TYPE_CHECKING:
    from parlour.room.room import Room

EMOTES: Final = ("laugh", "think", "wow", "sad", "angry", "clap", "heart", "hurry")
BOT_NAMES: Final = ("Ada", "Basil", "Clara", "Dexter", "Edith", "Felix", "Greta", "Hugo", "Iris")
JOINER: Final = "\u200d"  # makes one sign out of several
TALK: Final = (6, 10.0)  # messages, in this many seconds


def join(room: "Room", connection: Connection, command: Join, now: float) -> None:
    """A person takes a seat."""
    if room.connections[connection] is not None:
        raise Stale("You have a seat already.")
    name = free_name(room, command.name)
    check_seat_free(room)
    key = room.new_key()
    number = room.state.next_place
    avatar = clean(command.avatar)
    room.note(rec.Seated(at=now, place=number, name=name, avatar=avatar, key_hash=hash_key(key)))
    if room.state.host is None:
        room.note(rec.Hosted(at=now, place=number))
    room.connections[connection] = number
    room.send(connection, Joined(number, key))
    room.tell_room()


def check_seat_free(room: "Room") -> None:
    if room.state.phase != LOBBY:
        raise Stale("The game has begun; you can watch it and join the next one.")
    state = room.state
    if len(state.places) >= state.game.seats_for(state.options)[1]:
        raise Full("All seats are taken; you can watch.")


def check_lobby(room: "Room") -> None:
    if room.state.phase != LOBBY:
        raise Stale("The game has begun.")


def free_name(room: "Room", name: str, place: Place | None = None) -> str:
    """The name, with a number behind it if somebody has it already."""
    name = clean(name)
    if not name:
        raise Malformed("A name needs at least one letter.")
    taken = {other.name for other in room.state.places.values() if other is not place}
    names = [name] + [f"{name[:17]} {number}" for number in range(2, 99)]
    return next(candidate for candidate in names if candidate not in taken)


def own_command(room: "Room", place: Place, command: Profile | Ready, now: float) -> None:
    """What everybody may decide for themselves before the game."""
    check_lobby(room)
    if isinstance(command, Ready):
        room.note(rec.Readied(at=now, place=place.number, ready=command.ready))
    else:
        name = free_name(room, command.name, place)
        avatar = clean(command.avatar)
        room.note(rec.Renamed(at=now, place=place.number, name=name, avatar=avatar))
    room.tell_room()


def host_command(
    room: "Room", command: Settings | AddBot | Kick | GiveHost | Start | Rematch, now: float
) -> None:
    """What only the host may decide."""
    match command:
        case Settings():
            configure(room, command, now)
        case AddBot():
            add_bot(room, command, now)
        case Kick():
            kick(room, place_of(room, command.place), now)
            return
        case GiveHost():
            give_host(room, place_of(room, command.place), now)
        case Start():
            check_lobby(room)
            play.start(room, now)
        case Rematch():
            if room.state.phase != OVER:
                raise Stale("The game is not over.")
            room.note(rec.Reopened(at=now))
    room.tell_room()


def place_of(room: "Room", number: int) -> Place:
    if number not in room.state.places:
        raise Illegal("There is nobody of that number.")
    return room.state.places[number]


def configure(room: "Room", command: Settings, now: float) -> None:
    """Choose the game, its house rules, the pace."""
    check_lobby(room)
    state = room.state
    game = state.game if command.game is None else games.load(command.game)
    for place in state.places.values():
        if place.bot:
            check_offered(place.bot, game)
    anew = game is not state.game or command.preset is not None
    preset = command.preset or ("spec" if anew else state.preset)
    given = command.options if anew else {**state.options, **(command.options or {})}
    options = game.settle(given, preset)
    most = game.seats_for(options)[1]
    if len(state.places) > most:
        raise Illegal(f"With these house rules {game.words.title} is for at most {most} players.")
    pace = command.pace or state.pace
    if pace not in play.PACES:
        raise Malformed(f"The pace is one of: {', '.join(play.PACES)}.")
    room.note(
        rec.Configured(
            at=now,
            game=game.name,
            preset=preset,
            options=options,
            pace=pace,
            hints=state.hints if command.hints is None else command.hints,
            stand_ins=state.stand_ins if command.stand_ins is None else command.stand_ins,
        )
    )


def bot_name(room: "Room") -> str:
    """A name that nobody here has."""
    taken = {other.name for other in room.state.places.values()}
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else free_name(room, BOT_NAMES[0])


def add_bot(room: "Room", command: AddBot, now: float) -> None:
    """A bot takes a seat."""
    check_seat_free(room)
    check_offered(command.bot, room.state.game)
    name = bot_name(room)
    number = room.state.next_place
    room.note(rec.Seated(at=now, place=number, name=name, avatar="", key_hash="", bot=command.bot))


def give_host(room: "Room", place: Place, now: float) -> None:
    if not place.is_person or place.gone:
        raise Illegal("A host is a person who is here.")
    room.note(rec.Hosted(at=now, place=place.number))


def kick(room: "Room", place: Place, now: float) -> None:
    """The host sends somebody away."""
    if place.number == room.state.host:
        raise Illegal("The host cannot be sent away; leave instead.")
    connections = [conn for conn, number in room.connections.items() if number == place.number]
    remove(room, place, now)
    for connection in connections:
        room.close(connection, Goodbye("The host has sent you away.", again=False))


def remove(room: "Room", place: Place, now: float) -> None:
    """A place is given up for good; whoever was connected to it watches from now on."""
    if place.gone:
        raise Stale("That player has left already.")
    for connection, number in room.connections.items():
        if number == place.number:
            room.connections[connection] = None
    room.absent.pop(place.number, None)
    if room.state.phase == PLAYING and place.seat is not None:
        play.resign(room, place.seat, now)
    else:
        room.note(rec.Unseated(at=now, place=place.number))
    if room.state.host == place.number:
        room.note(rec.Hosted(at=now, place=next_host(room)))
    room.tell_room()


def next_host(room: "Room") -> int | None:
    """The next person in the order of joining, preferably one who is here."""
    people = room.state.people()
    here = [place for place in people if place.number not in room.absent]
    return next((place.number for place in here or people), None)


def say(room: "Room", place: Place, command: Say | Emote, now: float) -> None:
    """Chat and emotes, not too many at a time."""
    text = clean(command.text) if isinstance(command, Say) else command.emote
    emote = isinstance(command, Emote)
    if emote and text not in EMOTES:
        raise Malformed(f"An emote is one of: {', '.join(EMOTES)}.")
    if not text:
        raise Malformed("There is nothing to say.")
    many, seconds = TALK
    times = room.spoken.setdefault(place.number, deque(maxlen=many))
    if len(times) == many and now - times[0] < seconds:
        raise TooMuch("One at a time, please.")
    times.append(now)
    room.note(rec.Spoken(at=now, place=place.number, text=text, emote=emote))
    messages: dict[int | None, Said] = {}
    for viewer in room.viewers():
        said = Said(room.seqs.get(viewer, 0), place.number, text, emote)
        room.history_of(viewer).keep(said.seq, said)
        messages[viewer] = said
    room.tell(messages)


def clean(text: str) -> str:
    """Without control characters and needless space."""
    kept = "".join(c if c.isprintable() or c == JOINER else " " for c in text)
    return " ".join(kept.split()).strip(JOINER)
