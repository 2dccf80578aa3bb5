"""What viewers remember of mixes, against all histories they could have seen."""

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conformance.playing import scaled
from kernel.toy import Toy, toy
from parlour.kernel.memory import LONGEST_CHAIN, Bag, Past, certain, recall, shorten
from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler
from parlour.kernel.seats import knows
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, NOBODY, WATCHER
from parlour.testkit.chance import fits
from parlour.testkit.deals import Deal, deals, possible, remembered, tokens_of

SIZE = 6


class Believer:
    """Keeps every deal that may be, with its weight: the slow and certain way."""

    def __init__(self, table: Toy, viewer: int) -> None:
        self.viewer = viewer
        self.worlds: Counter[Deal] = Counter({tuple(table.faces): 1})

    def sees_mix(self, table: Toy, cards: list[int], follows: bool) -> None:
        """A mix has happened at the table."""
        after: Counter[Deal] = Counter()
        for world, weight in self.worlds.items():
            for order in [cards] if follows else permutations(cards):
                faces = list(world)
                for card, source in zip(cards, order, strict=True):
                    faces[card] = table.faces[card] if follows else world[source]
                after[tuple(faces)] += weight
        self.worlds = after

    def sees_face(self, card: int, face: int) -> None:
        self.worlds = Counter({w: n for w, n in self.worlds.items() if w[card] == face})


class History:
    """A table, and believers who watch what happens there."""

    def __init__(self, seats: int = 2) -> None:
        self.table = toy(seats)
        self.believers = [Believer(self.table, viewer) for viewer in (*range(seats), int(WATCHER))]

    def mix(self, cards: list[int], rng: Random, followers: int = NOBODY) -> None:
        table = self.table
        faces = [table.faces[card] for card in cards]
        knowing = followers
        for card in cards:
            knowing &= table.known[card]
        rng.shuffle(faces)
        table.mixed(followers, cards, faces)
        for believer in self.believers:
            believer.sees_mix(table, cards, knows(knowing, believer.viewer))

    def show(self, card: int, seats: int) -> None:
        self.table.looked(seats, card)
        for believer in self.believers:
            if knows(seats, believer.viewer):
                believer.sees_face(card, self.table.faces[card])

    def anything(self, rng: Random) -> None:
        """A mix of some cards, followed or not, or a card is shown."""
        if rng.below(3):
            cards = list(range(SIZE))
            rng.shuffle(cards)
            self.mix(cards[: 2 + rng.below(3)], rng, rng.pick([0, 0, 1, 2]))
        else:
            self.show(rng.below(SIZE), rng.pick([1, 2, 3, int(EVERYONE)]))


def same_shares(one: Counter[Deal], two: Counter[Deal]) -> bool:
    """Whether all deals have the same share of both."""
    return one.keys() == two.keys() and all(
        one[deal] * two.total() == two[deal] * one.total() for deal in one
    )


@pytest.mark.parametrize("seed", range(scaled(150)))
def test_after_one_mix_deals_have_their_true_chances(seed: int) -> None:
    """All cards shuffled, some seen, a few mixed, some seen again.

    A face found where two bags could have given it leaves the same deals, though a true reckoner
    would weigh them by where it came from; then only the deals themselves are compared.
    """
    rng = Random(seed)
    history = History()
    history.mix(list(range(SIZE)), rng)
    for _ in range(rng.below(4)):
        history.show(rng.below(SIZE), 1 + rng.below(3))
    cards = list(range(SIZE))
    rng.shuffle(cards)
    history.mix(cards[: 2 + rng.below(4)], rng, rng.below(4))
    certain = {believer.viewer for believer in history.believers}
    for _ in range(4):
        for believer in history.believers:
            remaining = deals(history.table.view(believer.viewer))
            assert remaining.keys() == believer.worlds.keys()
            assert believer.viewer not in certain or same_shares(remaining, believer.worlds)
        card, seats = rng.below(SIZE), 1 + rng.below(3)
        certain -= {seat for seat in (0, 1) if sources(history.table, seat, card) > 1}
        history.show(card, seats)


def sources(table: Toy, viewer: int, card: int) -> int:
    """How many bags could have given the card its face."""
    found = table.view(viewer).bags or []
    return sum(bag.could_hold(card, table.faces[card]) for bag in found)


@pytest.mark.parametrize("seed", range(scaled(150)))
def test_the_truth_is_never_ruled_out(seed: int) -> None:
    """After any mixes, every deal that may be is among those a viewer considers."""
    rng = Random(seed)
    history = History()
    for _ in range(9):
        history.anything(rng)
        for believer in history.believers:
            assert believer.worlds.keys() <= deals(history.table.view(believer.viewer)).keys()


@pytest.mark.parametrize("seed", range(40))
def test_samples_of_any_history_are_uniform(seed: int) -> None:
    """Also where bags overlap without one lying within the other."""
    rng = Random(seed)
    history = History()
    for _ in range(7):
        history.anything(rng)
    view = history.table.view(rng.below(2))
    check_uniform(view, rng, 30)
    assert possible(view) == {
        (card, face)
        for deal in deals(view)
        for card, face in enumerate(deal)
        if not view.faces[card]
    }


def check_uniform(view: Table, rng: Random, often: int) -> None:
    weights = deals(view)
    sampler = Sampler(view)
    drawn = Counter(tuple(sampler.sample(rng).faces) for _ in range(often * len(weights)))
    assert fits(drawn, weights)


@pytest.mark.parametrize(
    "bags",
    [
        [([0, 1, 2], [1]), ([1, 2, 3, 4], [1, 2]), ([*range(SIZE)], [2, 3, 4])],
        [([0, 1], [1]), ([1, 2, 3], [1, 2]), ([*range(SIZE)], [2, 3, 4])],
        [([0, 1, 2], [1]), ([1, 2, 3], [1]), ([2, 3, 4], [2]), ([*range(SIZE)], [2, 3, 4])],
        [([0, 1, 2], [1, 1]), ([2, 3, 4, 5], [2, 2, 3]), ([*range(SIZE)], [4])],
    ],
)
def test_samples_are_uniform_where_bags_overlap(bags: list[tuple[list[int], list[int]]]) -> None:
    """How many cards one bag leaves to the next must not weigh on the draw."""
    table = toy(1)
    table.shuffle_cards(list(range(SIZE)), Random(0))
    view = table.view(0)
    view.bags = [Bag(vec[i64](cards), vec[i64](faces)) for cards, faces in bags]
    check_uniform(view, Random("overlap"), 100)


# Some histories by hand


def bags(table: Toy, viewer: int = 0) -> list[tuple[list[int], list[int]]]:
    """Cards, and the faces among them."""
    return sorted(remembered(table.view(viewer)))


def test_a_card_seen_and_mixed_into_a_pile_is_remembered_to_be_there() -> None:
    table = toy(2)
    table.mixed(NOBODY, list(range(6)), [4, 1, 1, 2, 2, 3])
    table.looked(0b01, 0)
    table.mixed(NOBODY, [0, 1, 2], [1, 4, 1])
    assert bags(table, 0) == [([0, 1, 2], [4]), ([0, 1, 2, 3, 4, 5], [1, 1, 2, 2, 3])]
    assert bags(table, 1) == [([0, 1, 2, 3, 4, 5], [1, 1, 2, 2, 3, 4])]


def test_who_follows_a_mix_knows_where_the_faces_went() -> None:
    table = toy(2)
    table.mixed(NOBODY, list(range(6)), [4, 1, 1, 2, 2, 3])
    table.looked(0b11, 0)
    table.looked(0b01, 1)
    table.mixed(0b11, [0, 1], [1, 4])
    assert list(table.view(0).faces) == [1, 4, 0, 0, 0, 0]
    assert list(table.view(1).faces) == [0] * 6  # he did not know both, so he could not follow
    assert bags(table, 1) == [([0, 1], [4]), ([0, 1, 2, 3, 4, 5], [1, 1, 2, 2, 3])]


def test_bags_nest_when_a_part_of_mixed_cards_is_mixed_again() -> None:
    table = toy(2)
    table.mixed(NOBODY, [0, 1, 2, 3], [2, 2, 1, 1])
    table.looked(0b01, 0)
    table.mixed(NOBODY, [0, 4], [3, 2])
    assert bags(table, 0) == [([0, 4], [2, 3]), ([1, 2, 3], [1, 1, 2])]
    assert bags(table, 1) == [([0, 1, 2, 3, 4], [1, 1, 2, 2]), ([0, 4], [3])]


def test_bags_that_overlap_and_hold_one_face_leave_no_doubt() -> None:
    faces = vec[i64]([0, 0, 0, 4])
    one, two = Bag(vec[i64]([0, 1]), vec[i64]([2])), Bag(vec[i64]([1, 2]), vec[i64]([2]))
    three = Bag(vec[i64]([0, 2]), vec[i64]([2]))
    assert certain([one, two, three], faces) == []
    assert list(faces) == [2, 2, 2, 4]
    other = Bag(vec[i64]([0, 2]), vec[i64]([3]))
    faces = vec[i64]([0, 0, 0, 4])
    assert certain([one, two, other], faces) == [one, two, other]
    assert list(faces) == [0, 0, 0, 4]


def test_a_face_found_where_two_bags_meet_may_be_of_either() -> None:
    table = toy(1)
    table.mixed(NOBODY, [0, 2], [1, 2])
    table.mixed(NOBODY, [1, 3], [1, 2])
    assert bags(table) == [([0, 2], [1, 2]), ([1, 3], [1, 2])]
    table.mixed(NOBODY, [2, 3], [2, 2])
    assert bags(table) == [([0, 2, 3], [1, 2]), ([1, 2, 3], [1, 2])]
    table.looked(0b1, 2)
    assert bags(table) == [([0, 1, 3], [2]), ([0, 3], [1]), ([1, 3], [1])]


@pytest.mark.parametrize("giver", [1, 3, 6])
def test_a_face_found_where_three_bags_meet_may_be_of_any(giver: int) -> None:
    table = toy(1)
    table.lay([2, 1, 3, 1, 4, 4, 1], 5)
    table.mixed(NOBODY, [0, 1], [2, 1] if giver == 1 else [1, 2])
    table.mixed(NOBODY, [2, 3], [3, 1] if giver == 3 else [1, 3])
    table.mixed(NOBODY, [4, 5, 6], [4, 4, 1] if giver == 6 else [1, 4, 4])
    rest = [table.faces[card] for card in (1, 3, 6) if card != giver]
    table.mixed(NOBODY, [1, 3, 6], [1, *rest])  # the face 1 comes from this card alone
    for card in (1, 0, 4, 2, 3, 5, 6):
        table.looked(0b1, card)
        assert tuple(table.faces) in deals(table.view(0))
    assert bags(table) == []


# Long chains


def readable(found: list[Bag]) -> Counter[tuple[int, int]]:
    return Counter(tokens_of(found))


@pytest.mark.parametrize("seed", range(10))
def test_a_long_past_is_shortened_without_loss(seed: int) -> None:
    rng = Random(seed)
    history = History()
    table = history.table
    past: Past | None = None
    for number in range(3 * LONGEST_CHAIN):
        cards = [card for card in range(SIZE) if rng.below(2)]
        faces, known = table.faces[:], table.known[:]
        table.shuffle_cards(cards, rng)
        past = Past(past, vec[i64](cards), faces, known, NOBODY)
        table.looked(rng.pick([1, 2, int(EVERYONE)]), rng.below(SIZE))
        assert table.past is not None
        assert table.past.depth <= LONGEST_CHAIN + 1
        for viewer in (0, 1, WATCHER):
            full = readable(recall(past, viewer, table.faces, table.known))
            short = shorten(past, table.seats)
            assert readable(recall(short, viewer, table.faces, table.known)) == full, number
            if len(cards) < SIZE:
                bags = certain(recall(past, viewer, table.faces, table.known), table.faces[:])
                assert readable(table.view(viewer).bags or []) == readable(bags), number
        if len(cards) == SIZE:
            past = table.past


def test_bags_are_equal_if_they_hold_the_same_faces_among_the_same_cards() -> None:
    def bag(cards: list[int], faces: list[int]) -> Bag:
        return Bag(vec[i64](cards), vec[i64](faces))

    assert bag([1, 2], [3, 4]) == bag([1, 2], [3, 4])
    assert bag([1, 2], [3, 4]) != bag([1, 2], [3, 3])
    assert bag([1, 2], [3, 4]) != bag([1, 5], [3, 4])
    assert bag([1, 2], [3, 4]) != ([1, 2], [3, 4])
    assert repr(bag([1, 2], [3, 4])) == "Bag([1, 2], [3, 4])"


def test_many_cards_are_remembered_as_few_are() -> None:
    """More of them than a machine word has bits."""
    faces = vec[i64]([card % 7 + 1 for card in range(130)])
    past = Past(None, vec[i64](range(130)), faces, vec[i64]([EVERYONE] * 130), NOBODY)
    known = vec[i64]([1 if card % 13 == 0 else 0 for card in range(130)])
    (bag,) = recall(past, 0, faces, known)
    hidden = [card for card in range(130) if card % 13]
    assert list(bag.cards) == hidden
    assert list(bag.faces) == sorted(faces[card] for card in hidden)
    (bag,) = recall(past, 1, faces, known)
    assert list(bag.cards) == list(range(130))
    assert list(bag.faces) == sorted(faces)
