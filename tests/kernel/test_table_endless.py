"""An endless deck: cards are minted as they are drawn."""

from collections import Counter
from dataclasses import replace

import pytest

from kernel.toy import GAME, HAND, PILE, Toy
from parlour.kernel.errors import Leak
from parlour.kernel.game import Game, Options
from parlour.kernel.plain import event_plain, event_read, fingerprint, table_plain
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.sampling import Sampler
from parlour.kernel.table import Table
from parlour.kernel.tape import MINTED, Tape
from parlour.kernel.telling import Told, told
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, WATCHER
from parlour.testkit.chance import fits
from parlour.testkit.deals import remembered

WEIGHTS = [1, 2, 0, 5]


class Endless(Toy):
    def weights(self) -> list[int]:
        return WEIGHTS


def new_table(game: Game, seats: int, options: Options) -> Table:
    table = Endless(game, seats)
    table.lay([], HAND + 4)
    return table


ENDLESS = replace(GAME, name="endless", table=new_table, endless=True)


def endless() -> tuple[Table, Tape]:
    table = ENDLESS.new(2)
    tape = Tape()
    table.tape = tape
    return table, tape


def draw(table: Table, rng: Random, seat: int) -> int:
    """A new card, known to its owner."""
    card = table.mint(rng)
    table.move(card, PILE, HAND + seat)
    table.show(card, 1 << seat)
    table.record(99)  # some event that shows it
    return int(card)


def test_a_minted_card_lies_on_the_deck_and_nobody_knows_it() -> None:
    table, tape = endless()
    card = table.mint(Random(0))
    assert (card, table.zones[PILE]) == (0, [0])
    assert list(table.known) == [NOBODY]
    assert tape.events() == [(MINTED, 0, table.faces[0])]
    for viewer in (0, WATCHER):
        assert list(table.view(viewer).faces) == [HIDDEN]
        assert told(ENDLESS, tape, viewer) == [Told((MINTED, 0), {})]


def test_a_wiped_card_is_minted_anew() -> None:
    table, _ = endless()
    rng = Random(0)
    card = table.mint(rng)
    table.show(card, EVERYONE)
    table.wipe(card)
    assert (list(table.faces), list(table.known)) == ([HIDDEN], [NOBODY])
    assert table.mint(rng) == card
    assert table.faces[card] != HIDDEN
    table.move(card, PILE, HAND)
    assert table.mint(rng) == 1


def test_the_face_of_a_minted_card_is_in_the_log_alone() -> None:
    table, tape = endless()
    table.mint(Random(0))
    (event,) = tape.events()
    plain = event_plain(ENDLESS, event)
    assert plain == {"type": "minted", "card": 0, "face": ENDLESS.faces[event[2] - 1].name}
    assert event_read(ENDLESS, plain) == event
    (heard,) = told(ENDLESS, tape, 0)
    assert heard.plain(ENDLESS) == {"type": "minted", "card": 0}
    log = Log(ENDLESS, 2, ENDLESS.settle(), tape.events())
    assert fingerprint(rebuild(log)) == fingerprint(table)


def test_minted_faces_follow_the_weights() -> None:
    table, _ = endless()
    rng = Random("weights")
    for _ in range(2000):
        table.move(table.mint(rng), PILE, HAND)
    assert fits(Counter(table.faces), {1: 1, 2: 2, 4: 5})


def test_samples_of_hidden_cards_follow_the_weights() -> None:
    table, _ = endless()
    rng = Random("sample")
    mine, theirs = draw(table, rng, 0), draw(table, rng, 1)
    view = table.view(0)
    sampler = Sampler(view)
    samples = [sampler.sample(rng) for _ in range(2000)]
    assert {guess.faces[mine] for guess in samples} == {table.faces[mine]}
    assert fits(Counter(guess.faces[theirs] for guess in samples), {1: 1, 2: 2, 4: 5})
    assert table_plain(samples[0].view(0)) | {"memory": 0} == table_plain(view) | {"memory": 0}


@pytest.mark.parametrize("seed", range(5))
def test_a_face_mixed_with_others_is_remembered_to_be_among_them(seed: int) -> None:
    table, _ = endless()
    rng = Random(seed)
    mine, theirs = draw(table, rng, 0), draw(table, rng, 1)
    face = table.faces[mine]
    third = draw(table, rng, 1)
    table.shuffle_cards([mine, theirs], rng)
    sampler = Sampler(table.view(0))
    places: Counter[bool] = Counter()
    for _ in range(400):
        faces = sampler.sample(rng).faces
        assert face in (faces[mine], faces[theirs])
        assert HIDDEN not in faces
        places[faces[mine] == face] += 1
    assert third == 2
    assert places[False] > 0


def test_a_mix_of_all_minted_cards_tells_nobody_what_the_others_were() -> None:
    table, _ = endless()
    rng = Random("all")
    draw(table, rng, 0)
    draw(table, rng, 1)
    face = table.faces[0]
    table.shuffle_cards([0, 1], rng)
    assert remembered(table.view(0)) == [([0, 1], [face])]
    assert table.view(WATCHER).bags == []


def test_what_vanishes_unseen_is_remembered_no_more() -> None:
    """A face that may have been on a wiped card cannot be expected among the cards left."""
    table, _ = endless()
    rng = Random("gone")
    cards = [draw(table, rng, 1) for _ in range(3)]
    table.show(cards[0], 0b01)
    face = table.faces[cards[0]]
    table.shuffle_cards(cards, rng)
    assert remembered(table.view(0)) == [([0, 1, 2], [face])]
    table.wipe(cards[2])
    table.minted(cards[2], 4)
    assert table.view(0).bags == []


def test_what_vanishes_in_sight_leaves_the_rest_as_it_was_remembered() -> None:
    table, _ = endless()
    cards = [table.mint(Random(1)) for _ in range(1)]
    for face in (1, 2):
        table.minted(len(table.faces), face)
        cards.append(len(table.faces) - 1)
    for card in cards[1:]:
        table.show(card, 0b01)
    table.mixed(NOBODY, cards[1:], [2, 1])
    table.show(cards[2], EVERYONE)
    table.wipe(cards[2])
    table.minted(cards[2], 4)
    view = table.view(0)
    assert (view.faces[cards[1]], view.faces[cards[2]]) == (2, HIDDEN)


def test_a_playout_shows_nothing_to_anybody() -> None:
    table, _ = endless()
    table.tape = None
    table.over = True
    playout(table, Random(0))
    with pytest.raises(Leak):
        table.view(0)
