"""Tables of Citadels made up for a test, and words to play at them."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.citadels import (
    GAME,
    OFFICIAL,
)
from parlour.games.citadels.rules import Citadels
from parlour.games.citadels.rules_board import (
    CHARACTERS,
    CITY,
    DECK,
    DRAFT_DISCARD,
    DRAFT_PICK,
    DRAWN,
    FACE_DOWN,
    HAND,
    PLAYER_TURN,
    REVEALED,
    RUINS,
    ZONE_COUNT,
)
from parlour.kernel.game import Game, Options, OptionValue
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import EVERYONE, NOBODY
from parlour.testkit.deals import remembered

ALL_SEATS = range(2, 8)
RANKS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FIRST_DISTRICT = 9
SIX = ("manor", "temple", "tavern", "watchtower", "church", "market")  # a city one short of seven

Roles = list[str | tuple[str, ...]]
Names = tuple[str, ...]


def official(**options: OptionValue) -> Options:
    return {**OFFICIAL, **options}


def face_of(name: str, game: Game = GAME) -> int:
    return game.face_numbers[name]


def started(seats: int, seed: int | str = 0, options: Options | None = None) -> Citadels:
    return cast(Citadels, GAME.start(seats, Random(seed), options, Tape()))


def scene(
    roles: Roles,
    hands: tuple[Names, ...] = (),
    cities: tuple[Names, ...] = (),
    gold: tuple[int, ...] = (),
    deck: Names | None = None,
    options: Options | None = None,
    game: Game = GAME,
    call: bool = True,
) -> Citadels:
    """A table right after the draft: who has which characters, cards and gold.

    `deck` is the whole deck, the next card first; cards that are nowhere else lie in ruins. Without
    it the deck is all the rest. A card of which there are too few replaces a tavern.
    """
    seats = len(roles)
    table = cast(Citadels, game.start(seats, Random(0), options, Tape()))
    table.faces = game.new(seats, options).faces
    zones: dict[int, list[int]] = {zone: [] for zone in range(ZONE_COUNT)}
    table.agenda = []
    spare = list(range(len(table.faces)))

    def take(name: str, zone: int, known: int) -> None:
        face = face_of(name, game)
        if face not in [table.faces[card] for card in spare]:
            spare_tavern = [c for c in spare if table.faces[c] == face_of("tavern", game)][-1]
            table.faces[spare_tavern] = face
        card = next(card for card in spare if table.faces[card] == face)
        spare.remove(card)
        zones[zone].append(card)
        shown[card] = known

    shown = [0] * len(table.faces)
    for seat, role in enumerate(roles):
        for name in (role,) if isinstance(role, str) else role:
            take(name, CHARACTERS + seat, 1 << seat)
    for seat, names in enumerate(hands):
        for name in names:
            take(name, HAND + seat, 1 << seat)
    for seat, names in enumerate(cities):
        for name in names:
            take(name, CITY + seat, int(EVERYONE))
    for name in reversed(deck or ()):
        take(name, DECK, 0)
    zones[FACE_DOWN] = [card for card in spare if table.faces[card] <= len(table.box.cast)]
    rest = [card for card in spare if card not in zones[FACE_DOWN]]
    zones[DECK if deck is None else RUINS] += rest
    table.arrange(zones)
    if deck is not None:
        for card in rest:
            shown[card] = int(EVERYONE)
    for seat, number in enumerate(gold):
        table.gold[seat] = number
    remember_only(table, shown)
    table.tape = Tape()
    table.draft_done()
    if call:
        table.call_on(Random(1))
    return table


def remember_only(table: Citadels, shown: list[int]) -> None:
    """Everybody knows which cards there are, and where only what they are shown."""
    size = len(table.box.cast)
    table.past = None
    table.known = vec[i64]([EVERYONE] * len(table.faces))
    for cards in (list(range(size)), list(range(size, len(table.faces)))):
        table.mixed(NOBODY, cards, [table.faces[card] for card in cards])
    table.known = vec[i64](shown)


def number_of(table: Citadels, name: str, values: tuple[int | str, ...]) -> int:
    faces = table.game.face_numbers
    plain = tuple(faces[value] if isinstance(value, str) else value for value in values)
    return table.game.action_numbers[name, plain]


def do(table: Citadels, name: str, *values: int | str, seed: int = 0) -> None:
    """Whoever is asked does this."""
    table.act(table.next_seat(), number_of(table, name, values), Random(seed))


def can(table: Citadels, name: str, *values: int | str) -> bool:
    return number_of(table, name, values) in table.choices(table.next_seat())


def offers(table: Citadels, name: str) -> list[tuple[int | str, ...]]:
    """What somebody asked may do under this name: seats as numbers, faces by name."""
    found: list[tuple[int | str, ...]] = []
    for action in table.choices(table.next_seat()):
        form_name, values = table.game.actions[action]
        if form_name == name:
            fields = table.game.form_by_name[name].fields
            pairs = zip(fields, values, strict=True)
            faces = table.game.faces
            found.append(tuple(faces[v - 1].name if f.type == "face" else v for f, v in pairs))
    return found


def named(table: Citadels) -> set[str]:
    return {table.game.actions[action][0] for action in table.choices(table.next_seat())}


def skip_to(table: Citadels, name: str) -> None:
    """The others take gold and end their turns until this character has its own."""
    while called(table) != name:
        assert table.phase == PLAYER_TURN
        if not table.acted:
            do(table, "take_gold")
        do(table, "end_turn")


def finish_round(table: Citadels) -> None:
    number = table.round
    while not table.over and table.round == number:
        if not table.acted:
            do(table, "take_gold")
        do(table, "end_turn")


def called(table: Citadels) -> str:
    return table.game.faces[table.calling - 1].name


def titles(table: Citadels, zone: int) -> list[str]:
    """What lies in a zone."""
    return [table.game.faces[table.faces[card] - 1].name for card in table.zones[zone]]


def roles(table: Citadels, seat: int) -> list[str]:
    """The characters of a seat, called or not."""
    return titles(table, CHARACTERS + seat) + titles(table, REVEALED + seat)


def hand(table: Citadels, seat: int) -> list[str]:
    return sorted(titles(table, HAND + seat))


def city(table: Citadels, seat: int) -> list[str]:
    return titles(table, CITY + seat)


def events(table: Citadels) -> list[str]:
    assert table.tape is not None
    return [table.game.event_by_number[event[0]].name for event in table.tape.events()]


def last(table: Citadels, name: str) -> tuple[int, ...]:
    """The arguments of the last event of this name."""
    assert table.tape is not None
    number = table.game.event_by_name[name].number
    return next(event[1:] for event in reversed(table.tape.events()) if event[0] == number)


def heard(table: Citadels, viewer: int) -> str:
    assert table.tape is not None
    return repr(told(table.game, table.tape, viewer))


def seen(table: Citadels, viewer: int) -> tuple[object, ...]:
    """All a viewer can see."""
    view = table.view(viewer)
    own = [getattr(view, field.name) for field in table.game.fields]
    memory = sorted(remembered(view))
    return own, list(view.faces), list(view.known), view.zones, view.owing, view.turn, memory


def draft(table: Citadels, *picks: str) -> None:
    for name in picks:
        do(table, "draft_pick" if table.phase == DRAFT_PICK else "draft_discard", name)


def draft_anything(table: Citadels) -> None:
    while table.phase in (DRAFT_PICK, DRAFT_DISCARD):
        table.act(table.next_seat(), table.choices(table.next_seat())[0], Random(0))


def play_on(table: Citadels, seed: str) -> None:
    """Random play must reach the end."""
    rng = Random(seed)
    for _ in range(5000):
        if table.over:
            return
        check(table)
        seat = table.next_seat()
        table.act(seat, rng.pick(table.choices(seat)), rng)
    raise AssertionError(f"no end with seed {seed}")


def check(table: Citadels) -> None:
    """What holds in every state."""
    cards = [card for zone in table.zones for card in zone]
    assert sorted(cards) == list(range(len(table.faces)))
    assert min(table.gold) >= 0
    cast_size = len(table.box.cast)
    for zone in (DECK, DRAWN, RUINS, *range(HAND, CHARACTERS)):
        assert all(table.faces[card] > cast_size for card in table.zones[zone])
    for seat in range(table.seats):
        assert len(set(city(table, seat))) == len(city(table, seat))
        assert len(table.zones[CITY + seat]) <= table.house.city_size + 2
    assert table.over or seats_in(table.waiting())
    assert table.owing & table.gone == 0


def graveyard_scene(options: Options | None = None, owner_gold: int = 5) -> Citadels:
    """Seat 0 is the Warlord, seat 1 has a Graveyard, seat 2 has not."""
    table = scene(
        ["warlord", "king", "architect"],
        cities=((), ("graveyard", "manor"), ("castle",)),
        gold=(9, owner_gold, 5),
        options=options,
    )
    skip_to(table, "warlord")
    table.gold[:2] = [9, owner_gold]
    return table


def parts(table: Citadels, seat: int) -> list[int]:
    return table.score_parts()[seat]
