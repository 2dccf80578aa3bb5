"""Cards leave a hand so that nobody else can tell which one it was."""

from dataclasses import replace
from itertools import permutations

import pytest
from mypy_extensions import i64

from parlour.kernel.errors import Leak
from parlour.kernel.events import Events, fields_of
from parlour.kernel.game import Face, Game, Options, Words, Zone, form
from parlour.kernel.plain import fingerprint, table_plain
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.sampling import sample
from parlour.kernel.table import Table
from parlour.kernel.tape import LIFTED, Tape
from parlour.kernel.telling import Telling
from parlour.kernel.types import EVERYONE, HIDDEN, WATCHER, Action, Card, Seat
from parlour.testkit.hands import check_picks, check_swaps, common_swaps, swaps

APE, BEE, CAT, DOG = 1, 2, 3, 4
DECK, HAND, PILE = 0, 1, 4
CARDS = [APE, APE, BEE, BEE, CAT, CAT, DOG, DOG]

EVENTS = Events()
DEALT = EVENTS.add("dealt", "seat card")
PLAYED = EVENTS.add("played", "seat card")
GIVEN = EVENTS.add("given", "seat target:seat card")
LOOKED = EVENTS.add("looked", "seat card")


class Holders(Table):
    """Seats hold cards and put one face up when they are asked."""

    def dealt(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK, HAND + seat)
        self.show_to(seat, card)
        self.ask_one(0)
        self.record(DEALT, seat, card)

    def played(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE)
        self.show(card, EVERYONE)
        self.record(PLAYED, seat, card)

    def given(self, seat: Seat, target: Seat, card: Card) -> None:
        self.move(card, HAND + seat, HAND + target)
        self.show_to(target, card)
        self.record(GIVEN, seat, target, card)

    def looked(self, seat: Seat, card: Card) -> None:
        self.show_to(seat, card)
        self.record(LOOKED, seat, card)

    def set_up(self, rng: Random) -> None:
        self.shuffle(DECK, rng)

    def choices(self, seat: Seat) -> list[int]:
        return sorted({self.faces[card] - 1 for card in self.cards(HAND + seat)})

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        self.played(seat, self.chosen(HAND + seat, action + 1))
        if self.size(HAND + seat) == 0:
            self.ended(self.everybody())

    def chosen(self, zone: i64, face: i64) -> Card:
        return self.take(0, zone, face)

    def leave(self, seat: Seat, rng: Random) -> None:
        self.ended(self.playing())


class Careless(Holders):
    """Its author has forgotten that the place of a card tells something."""

    def chosen(self, zone: i64, face: i64) -> Card:
        return self.find(zone, face)


def new_table(game: Game, seats: int, options: Options) -> Table:
    table = (Careless if game.name == "careless" else Holders)(game, seats)
    table.lay(CARDS[:], PILE + 1)
    return table


GAME = Game(
    name="holders",
    version=1,
    seats=(3, 3),
    table=new_table,
    faces=tuple(Face(name) for name in ("ape", "bee", "cat", "dog")),
    zones=(
        Zone(DECK, "deck"),
        Zone(HAND, "hand", per_seat=True, hand=True),
        Zone(PILE, "pile"),
    ),
    fields=fields_of(""),
    events=tuple(EVENTS.declared),
    forms=(form("play", "card:face"),),
    actions=tuple(("play", (face,)) for face in (APE, BEE, CAT, DOG)),
    words=Words("Holders", "", lambda _: "", lambda _: "", {}, {}, {}, {}, {}, {}),
)
CARELESS = replace(GAME, name="careless")
OPEN = replace(CARELESS, zones=tuple(replace(zone, hand=False) for zone in GAME.zones))


def holding(faces: list[int], game: Game = GAME) -> tuple[Table, Tape]:
    """Seat 0 holds these faces, dealt in this order; the others hold nothing."""
    tape = Tape()
    table = game.start(3, Random(1), None, tape)
    rest = CARDS[:]
    for face in faces:
        rest.remove(face)
    deck = table.zones[DECK]
    for card, face in zip(deck, rest + faces[::-1], strict=True):
        table.faces[card] = face
    for _ in faces:
        assert isinstance(table, Holders)
        table.dealt(0, table.top(DECK))
    return table, tape


def held(table: Table) -> list[int]:
    return [table.faces[card] for card in table.zones[HAND]]


def everything(table: Table, tape: Tape, viewer: int) -> object:
    """All that reaches a viewer."""
    return Telling(table.game, tape).heard(viewer), table_plain(table.view(viewer))


def play(table: Table, *faces: int) -> None:
    for face in faces:
        table.act(0, face - 1, Random(0))


# What others see


@pytest.mark.parametrize("played", [[CAT], [APE, CAT], [APE, APE]])
def test_in_whatever_order_cards_came_others_are_told_the_same(played: list[int]) -> None:
    """All orders of a small hand, one by one."""
    for viewer in (1, 2, int(WATCHER)):
        told = []
        for order in sorted(set(permutations([APE, APE, BEE, CAT]))):
            table, tape = holding(list(order))
            play(table, *played)
            told.append(everything(table, tape, viewer))
        assert all(one == told[0] for one in told)


def test_the_owner_keeps_the_order_of_the_hand_and_is_told_where_faces_went() -> None:
    table, tape = holding([APE, BEE, CAT, DOG])
    start = tape.end
    play(table, BEE)
    assert held(table) == [APE, CAT, DOG]
    events, shown = Telling(GAME, tape, start).heard(0)
    assert events[0] == (LIFTED, 0, HAND)
    cards = table.zones[HAND] + table.zones[PILE]
    assert [(card, face) for at, card, face in shown if at == 0] == [
        (cards[1], CAT),
        (cards[2], DOG),
        (cards[3], BEE),
    ]
    assert Telling(GAME, tape, start).heard(1)[0][0] == (LIFTED, 0, HAND)


def test_a_card_that_was_not_taken_cannot_leave_a_hand() -> None:
    table, _ = holding([APE, BEE], CARELESS)
    with pytest.raises(Leak, match="not taken"):
        play(table, BEE)
    assert isinstance(table, Holders)
    with pytest.raises(Leak):
        table.tuck(table.top(HAND), HAND, DECK)
    play_last, _ = holding([APE], CARELESS)
    play(play_last, APE)  # a single card hides nothing


def test_only_the_card_that_was_taken_may_leave_and_only_next() -> None:
    table, _ = holding([APE, BEE, CAT])
    assert isinstance(table, Holders)
    table.take(0, HAND, APE)
    table.move(table.top(DECK), DECK, HAND)
    with pytest.raises(Leak):  # drawn since
        table.played(0, table.top(HAND))
    for undo in (out_and_back, taken_up_again, swapped_away, asked, sorted_anew):
        table, _ = holding([APE, BEE, CAT])
        card = table.take(0, HAND, APE)
        undo(table)
        with pytest.raises(Leak):
            table.move(card, HAND, PILE)


def out_and_back(table: Table) -> None:
    card = table.top(HAND)
    table.move(card, HAND, PILE)
    table.move(card, PILE, HAND)


def taken_up_again(table: Table) -> None:
    table.gather(HAND, PILE)
    table.gather(PILE, HAND)


def swapped_away(table: Table) -> None:
    table.swap(HAND, HAND + 1)
    table.swap(HAND, HAND + 1)


def asked(table: Table) -> None:
    table.ask_one(0)


def sorted_anew(table: Table) -> None:
    table.sort_hand(0, HAND)


@pytest.mark.parametrize("seed", range(5))
def test_a_random_card_does_not_depend_on_the_order_of_the_hand(seed: int) -> None:
    found = set()
    for order in permutations([APE, BEE, CAT]):
        table, _ = holding(list(order))
        found.add(int(table.faces[table.take_any(0, HAND, Random(seed))]))
    assert len(found) == 1


def test_every_card_of_a_hand_is_equally_likely_to_be_taken_at_random() -> None:
    drawn = [0] * (DOG + 1)
    for seed in range(400):
        table, _ = holding([APE, BEE, APE, CAT])
        drawn[table.faces[table.take_any(0, HAND, Random(seed))]] += 1
    assert 160 < drawn[APE] < 240
    assert 70 < drawn[BEE] < 130
    assert 70 < drawn[CAT] < 130


def test_a_game_that_declares_no_hand_is_found_out() -> None:
    """The mistake that hands prevent fails the test that every game is put through."""
    honest, _ = holding([APE, BEE, CAT])
    leaky, _ = holding([APE, BEE, CAT], OPEN)
    pair = swaps(honest, 1)[0]
    check_swaps(honest, 1, [pair], 0, APE - 1, "hands")
    with pytest.raises(AssertionError, match="can tell wh"):
        check_swaps(leaky, 1, [pair], 0, APE - 1, "hands")


def test_a_pack_that_is_no_hand_is_found_out() -> None:
    common = tuple(replace(zone, per_seat=False, hand=False) for zone in GAME.zones)
    honest, _ = holding([APE, BEE, CAT], replace(GAME, zones=common))
    leaky, _ = holding([APE, BEE, CAT], replace(CARELESS, zones=common))
    for table in (honest, leaky):
        assert swaps(table, 1) == []
    pair = common_swaps(honest, 1)[0]
    check_picks(honest, 1, [pair], 0, APE - 1, "packs")
    with pytest.raises(AssertionError, match="can tell wh"):
        check_picks(leaky, 1, [pair], 0, APE - 1, "packs")


# What others know


def looked_at(faces: list[int], place: int) -> tuple[Table, Tape]:
    """Seat 1 has seen one card of the hand of seat 0."""
    table, tape = holding(faces)
    assert isinstance(table, Holders)
    table.looked(1, table.zones[HAND][place])
    return table, tape


def test_who_saw_a_card_knows_that_it_is_in_the_hand_until_it_leaves() -> None:
    table, _ = looked_at([APE, BEE, CAT], 1)
    play(table, CAT)
    for seed in range(20):
        assert BEE in held(sample(table.view(1), Random(seed)))
    assert any(BEE not in held(sample(table.view(2), Random(seed))) for seed in range(40))
    play(table, BEE)
    assert any(BEE not in held(sample(table.view(1), Random(seed))) for seed in range(40))


def test_what_cannot_be_otherwise_is_shown() -> None:
    table, _ = looked_at([APE, BEE], 0)
    play(table, BEE)
    left = table.zones[HAND][0]
    assert table.view(1).faces[left] == APE
    assert table.view(2).faces[left] == HIDDEN
    assert table.view(WATCHER).faces[left] == HIDDEN


def test_who_saw_one_of_two_alike_cannot_tell_which_of_them_left() -> None:
    table, _ = looked_at([APE, APE], 0)
    play(table, APE)
    left = table.zones[HAND][0]
    assert table.view(1).faces[left] == HIDDEN
    found = {sample(table.view(1), Random(seed)).faces[left] for seed in range(60)}
    assert {APE, BEE} <= found


@pytest.mark.parametrize("place", [0, 1])
def test_a_third_player_cannot_tell_whether_the_card_looked_at_left(place: int) -> None:
    """Seat 1 saw the ape; it, or the bee, is played. Seat 2 is told the same about its place."""
    table, tape = looked_at([APE, BEE], place)
    play(table, BEE)
    other, other_tape = looked_at([BEE, APE], place)
    play(other, BEE)
    assert everything(table, tape, 2) == everything(other, other_tape, 2)


def test_a_card_given_away_face_down_may_be_any_of_those_known() -> None:
    table, _ = looked_at([APE, BEE, CAT], 0)
    assert isinstance(table, Holders)
    table.given(0, 2, table.take(0, HAND, CAT))
    places = set()
    for seed in range(80):
        guess = sample(table.view(1), Random(seed))
        places |= {card for card in range(8) if guess.faces[card] == APE}
    assert set(table.zones[HAND] + table.zones[HAND + 2]) <= places
    assert table.view(2).faces[table.top(HAND + 2)] == CAT


# Logs and copies


def test_a_log_with_lifts_is_replayed() -> None:
    table, tape = holding([APE, BEE, CAT])
    faces = table.faces[:]
    play(table, BEE, APE)
    events = tape.events()
    first = events[0]
    dealt = [card for event in events if event[0] == DEALT for card in event[2:]]
    assert dealt
    log = Log(GAME, 3, {}, [(*first[:3], *first[3:11], *[faces[c] for c in first[3:11]])])
    start = rebuild(log)
    assert start.faces == faces
    log = Log(GAME, 3, {}, [*log.events, *events[1:]])
    assert fingerprint(rebuild(log)) == fingerprint(table)
