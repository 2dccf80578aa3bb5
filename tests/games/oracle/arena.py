"""Tables of oracle to test with."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.oracle import GAME
from parlour.games.oracle.cards import NAMES
from parlour.games.oracle.rules import Oracle
from parlour.games.oracle.rules_actions import ATTACKS, DEFENDS, KEEP, TEAMS
from parlour.games.oracle.rules_combat import (
    FULL_SET,
)
from parlour.games.oracle.rules_table import (
    BOX,
    DECK,
    DROP,
    HAND,
    PICK,
    PILE,
    PLAY,
)
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import EVERYONE

RNG = Random("oracle")
NOTHING: tuple[str, ...] = ()


def face(name: str) -> int:
    return GAME.face_numbers[name]


def start(seed: int | str = 0, **options: int | bool | str) -> Oracle:
    table = GAME.start(2, Random(seed), GAME.settle(options), Tape())
    assert isinstance(table, Oracle)
    return table


def lay_out(table: Oracle, wanted: dict[int, list[int]]) -> None:
    """Put cards with these faces into these zones; both players still have forty cards."""
    free = list(range(120))
    table.faces = vec[i64](FULL_SET)
    zones: list[list[int]] = [[] for _ in table.zones]
    for zone, faces in wanted.items():
        for kind in faces:
            card = next(card for card in free if FULL_SET[card] == kind)
            free.remove(card)
            zones[zone].append(card)
    for seat in range(2):
        mine = sum(len(zones[zone + seat]) for zone in (DECK, HAND, PILE, PLAY))
        if DECK + seat not in wanted:
            zones[DECK + seat] = [free.pop() for _ in range(40 - mine)]
    zones[BOX] = free
    table.arrange(dict(enumerate(zones)))
    for zone, cards in enumerate(zones):
        for card in cards:
            table.known[card] = 1 << (zone - HAND) if zone in (HAND, HAND + 1) else 0
            if zone in (PILE, PILE + 1, PLAY, PLAY + 1):
                table.known[card] = int(EVERYONE)


def rigged(
    hand: tuple[str, ...],
    other: tuple[str, ...] = NOTHING,
    pile: tuple[str, ...] = NOTHING,
    deck: tuple[str, ...] | None = None,
    lunas: int = 30,
    **options: int | bool | str,
) -> Oracle:
    """Seat 0 is about to act in its first turn. The last card of `deck` is on top."""
    seed = 0
    while (table := start(seed, **options)).starter != 0:
        seed += 1
    table.act(1, KEEP, RNG)
    wanted = {
        HAND: [face(name) for name in hand],
        HAND + 1: [face(name) for name in other],
        PILE: [face(name) for name in pile],
    }
    if deck is not None:
        wanted[DECK] = [face(name) for name in deck]
    lay_out(table, wanted)
    table.lunas = [lunas, lunas]
    table.tape = Tape()
    return table


def attack(table: Table, *places: int) -> None:
    table.act(table.next_seat(), ATTACKS + TEAMS.index(list(places)), RNG)


def defend(table: Table, *places: int) -> None:
    table.act(table.next_seat(), DEFENDS + TEAMS.index(list(places)), RNG)


def names_in(table: Table, zone: int) -> list[str]:
    return [NAMES[table.faces[card] - 1] for card in table.zones[zone]]


def happened(table: Table) -> list[tuple[str, tuple[int, ...]]]:
    assert table.tape is not None
    return [(GAME.event_by_number[event[0]].name, event[1:]) for event in table.tape.events()]


def last(table: Table, name: str) -> tuple[int, ...]:
    return next(values for event, values in reversed(happened(table)) if event == name)


def build(table: Oracle, seed: str = "build") -> None:
    """Pick and drop at random until decks are ready."""
    rng = Random(seed)
    while table.phase in (PICK, DROP):
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)


def forms(table: Table, seat: int) -> set[str]:
    return {GAME.actions[action][0] for action in table.choices(seat)}


def deck_of(table: Table, seat: int) -> Counter[str]:
    return Counter(names_in(table, DECK + seat) + names_in(table, HAND + seat))


def drafted(deck: str, seed: str = "draft") -> tuple[Oracle, list[tuple[int, int, int]]]:
    """A drafted table before anything is dropped, and who picked: owing, round, left."""
    table = start(seed, deck=deck)
    rng = Random(seed)
    asked: list[tuple[int, int, int]] = []
    while table.phase == PICK:
        if not table.answered:
            asked.append((int(table.owing), int(table.round), int(table.left)))
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)
    return table, asked
