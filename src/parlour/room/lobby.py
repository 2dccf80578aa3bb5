"""Decisions around the game: seats, settings, talk, the host."""

from collections.abc import Container
from contextlib import suppress
from typing import Final

from parlour import games
from parlour.bots.registry import check_offered
from parlour.kernel.errors import Illegal, Malformed, Stale
from parlour.kernel.random import Random
from parlour.room import play
from parlour.room import records as rec
from parlour.room.errors import Forbidden, Full
from parlour.room.messages import (
    AddBot,
    Begin,
    Configure,
    Emote,
    GiveHost,
    Kick,
    Leave,
    Profile,
    Ready,
    Rematch,
    Say,
    Start,
)
from parlour.room.names import clean, free_name
from parlour.room.occasions import Ask, HostAway, Sit
from parlour.room.records import AnyRecord
from parlour.room.state import LOBBY, OVER, PACES, PLAYING, Place, State

EMOTES: Final = ("laugh", "think", "wow", "sad", "angry", "clap", "heart", "hurry")
BOT_NAMES: Final = ["Ada", "Basil", "Clara", "Dexter", "Edith", "Felix", "Greta", "Hugo", "Iris"]
HOSTS: Final = (Configure, AddBot, Kick, GiveHost, Start, Rematch)  # what only the host may ask


def decide(state: State, ask: Ask, now: float, rng: Random) -> list[AnyRecord]:
    """What comes of a command or an occasion that does not concern the game."""
    command = ask.command
    if isinstance(command, Sit):
        return sit(state, command, now)
    if isinstance(command, HostAway):
        return [rec.Hosted(at=now, place=next_host(state, state.host, ask.away))]
    if ask.place is None:
        raise Forbidden("You are watching; take a seat first.")
    if type(command) in HOSTS:
        if state.host != ask.place:
            raise Forbidden("Only the host can do that.")
        return host_command(state, ask, now, rng)
    place = state.places[ask.place]
    match command:
        case Begin():
            check_lobby(state)
            return play.start(state, now, rng)
        case Ready():
            check_lobby(state)
            return [rec.Readied(at=now, place=place.number, ready=command.ready)]
        case Profile():
            check_lobby(state)
            return rename(state, place, command, now)
        case Say() | Emote():
            return say(place, command, now)
        case Leave():
            return remove(state, place, ask.away, now, rng)
    raise Malformed(f"{type(command).__name__} is nothing that a room does.")


def host_command(state: State, ask: Ask, now: float, rng: Random) -> list[AnyRecord]:
    """What only the host may decide."""
    command = ask.command
    match command:
        case Configure():
            return configure(state, command, now)
        case AddBot():
            return add_bot(state, command, now)
        case Kick():
            return kick(state, place_of(state, command.place), ask.away, now, rng)
        case GiveHost():
            return give_host(place_of(state, command.place), now)
        case Start():
            check_lobby(state)
            return play.start(state, now, rng)
        case Rematch():
            if state.phase != OVER:
                raise Stale("The game is not over.")
            return [rec.Reopened(at=now)]
    raise Malformed("That is nothing a host can ask for.")


def check_lobby(state: State) -> None:
    if state.phase != LOBBY:
        raise Stale("The game has begun.")


def place_of(state: State, number: int) -> Place:
    if number not in state.places:
        raise Illegal("There is nobody of that number.")
    return state.places[number]


# Seats


def sit(state: State, command: Sit, now: float) -> list[AnyRecord]:
    """A person or a program takes a seat; the first person is host."""
    if command.program and not state.programs:
        raise Forbidden("The host has not allowed programs in this room.")
    name = free_name(command.name, names(state))
    check_seat_free(state)
    number = state.next_place
    seated = rec.Seated(
        at=now,
        place=number,
        name=name,
        avatar=clean(command.avatar),
        key_hash=command.key_hash,
        public_id=command.public_id,
        program=clean(command.program),
        person="" if command.program or is_here(state, command.person) else command.person,
    )
    if state.host is None and not command.program:
        return [seated, rec.Hosted(at=now, place=number)]
    return [seated]


def is_here(state: State, person: str) -> bool:
    """Whether a person has a seat here already; a game counts only once for each."""
    return any(place.person == person for place in state.places.values())


def is_rated(state: State, place: Place) -> bool:
    """Whether a game counts for somebody and against somebody else."""
    return bool(place.person) and sum(bool(one.person) for one in state.places.values()) > 1


def check_seat_free(state: State) -> None:
    if state.phase != LOBBY:
        raise Stale("The game has begun; you can watch it and join the next one.")
    if len(state.places) >= state.game.seats_for(state.options)[1]:
        raise Full("All seats are taken; you can watch.")


def names(state: State, but: Place | None = None) -> list[str]:
    """The names at the table, without that of one place."""
    return [place.name for place in state.places.values() if place is not but]


def is_free(state: State, name: str) -> bool:
    """Whether somebody can be called exactly that."""
    with suppress(Malformed):
        return free_name(name, names(state)) == name
    return False


def rename(state: State, place: Place, command: Profile, now: float) -> list[AnyRecord]:
    name = free_name(command.name, names(state, but=place))
    avatar = clean(command.avatar)
    return [rec.Renamed(at=now, place=place.number, name=name, avatar=avatar)]


def bot_name(taken: list[str]) -> str:
    """A name that nobody here has."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free_name((free or BOT_NAMES)[0], taken)


def add_bot(state: State, command: AddBot, now: float) -> list[AnyRecord]:
    """A bot takes a seat."""
    check_seat_free(state)
    check_offered(command.bot, state.game)
    name = bot_name(names(state))
    number, bot = state.next_place, command.bot
    return [rec.Seated(at=now, place=number, name=name, avatar="", key_hash="", bot=bot)]


def kick(
    state: State, place: Place, away: Container[int], now: float, rng: Random
) -> list[AnyRecord]:
    """The host sends somebody away."""
    if place.number == state.host:
        raise Illegal("The host cannot be sent away; leave instead.")
    if state.phase == PLAYING and place.number not in away and is_rated(state, place):
        raise Illegal("This game counts for them; only a player who stays away can be sent away.")
    return remove(state, place, away, now, rng)


def remove(
    state: State, place: Place, away: Container[int], now: float, rng: Random
) -> list[AnyRecord]:
    """A place is given up for good; in a game that is resigning."""
    if place.gone:
        raise Stale("That player has left already.")
    records: list[AnyRecord] = []
    if state.phase == PLAYING and place.seat is not None:
        records.append(play.resign(state, place.seat, now, rng))
    else:
        records.append(rec.Unseated(at=now, place=place.number))
    if state.host == place.number:
        records.append(rec.Hosted(at=now, place=next_host(state, place.number, away)))
    return records


# The host


def next_host(state: State, but: int | None, away: Container[int]) -> int | None:
    """The next person in the order of joining, preferably one who is here."""
    people = [one.number for one in state.people() if one.number != but and not one.program]
    here = [number for number in people if number not in away]
    return next(iter(here or people), None)


def give_host(place: Place, now: float) -> list[AnyRecord]:
    if not place.is_person or place.program or place.gone:
        raise Illegal("A host is a person who is here.")
    return [rec.Hosted(at=now, place=place.number)]


def configure(state: State, command: Configure, now: float) -> list[AnyRecord]:
    """Choose the game, its house rules, the pace."""
    check_lobby(state)
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
    if pace not in PACES:
        raise Malformed(f"The pace is one of: {', '.join(PACES)}.")
    chosen = rec.Configured(
        at=now,
        game=game.name,
        preset=preset,
        options=options,
        pace=pace,
        hints=state.hints if command.hints is None else command.hints,
        stand_ins=state.stand_ins if command.stand_ins is None else command.stand_ins,
        programs=state.programs if command.programs is None else command.programs,
        open=state.open if command.open is None else command.open,
    )
    return [chosen]


# Talk


def say(place: Place, command: Say | Emote, now: float) -> list[AnyRecord]:
    """Chat and emotes."""
    if isinstance(command, Emote):
        if command.emote not in EMOTES:
            raise Malformed(f"An emote is one of: {', '.join(EMOTES)}.")
        return [rec.Spoken(at=now, place=place.number, text=command.emote, emote=True)]
    text = clean(command.text)
    if not text:
        raise Malformed("There is nothing to say.")
    return [rec.Spoken(at=now, place=place.number, text=text)]
