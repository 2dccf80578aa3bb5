"""Eights: what players know of each other's hands after swaps, and how they come to lose it."""

from collections import Counter

import pytest

from games.eights.tables import (
    ANYTHING,
    BLUE5,
    BLUE6,
    GREEN1,
    RED,
    RED5,
    RED6,
    YELLOW1,
    act,
    hand,
    rigged,
    settled,
)
from parlour.games.eights import GAME
from parlour.games.eights.rules import Eights
from parlour.games.eights.rules_cards import ROTATE, STEAL, SWAP, WEIGHTS, face_of
from parlour.games.eights.rules_table import HAND
from parlour.kernel.plain import table_plain
from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler, sample
from parlour.kernel.types import HIDDEN, WATCHER
from parlour.testkit.chance import fits
from parlour.testkit.deals import agrees

RED7 = face_of(7, RED)
RED_SWAP, RED_STEAL, RED_ROTATE = face_of(SWAP, RED), face_of(STEAL, RED), face_of(ROTATE, RED)


def after_swap() -> Eights:
    """Seat 0 has traded a red 5, 6 and 7 for the blue cards of seat 1, whose turn it is."""
    table = rigged([[RED_SWAP, RED5, RED6, RED7], [BLUE5, BLUE6], ANYTHING], RED6)
    act(table, "play", RED_SWAP)
    return table


def drawn(table: Eights, face: int) -> None:
    """The player whose turn it is gets this card, and the turn comes back to them."""
    seat = int(table.turn)
    table.minted(len(table.faces), face)
    table.card_drawn(seat, len(table.faces) - 1)
    table.turn_started(seat)


def test_after_a_swap_both_know_the_traded_cards_and_no_one_else_does() -> None:
    table = after_swap()
    for seat in (0, 1):
        assert {table.known[card] for card in table.zones[HAND + seat]} == {0b011}
        assert hand(table.view(1 - seat), seat) == hand(table, seat)
    assert {table.known[card] for card in table.zones[HAND + 2]} == {0b100}
    for viewer in (2, WATCHER):
        assert hand(table.view(viewer), 0) == [HIDDEN] * 2


def test_a_card_played_leaves_the_others_known() -> None:
    table = after_swap()
    act(table, "play", RED5)
    view = table.view(0)
    (bag,) = view.bags or []
    assert list(bag.faces) == [RED6, RED7]  # which of them lies where is the holder's secret
    table.turn_started(1)
    act(table, "play", RED7)
    assert hand(table.view(0), 1) == [RED6]
    assert hand(table.view(2), 1) == [HIDDEN]


def test_another_card_drawn_is_the_only_one_unknown() -> None:
    table = after_swap()
    drawn(table, YELLOW1)
    assert hand(table.view(0), 1) == sorted([HIDDEN, RED5, RED6, RED7])


def test_what_is_played_may_be_the_card_drawn_or_one_like_it() -> None:
    """After the draw of a second red 5 and the play of one, any card may be on the fourth."""
    table = after_swap()
    drawn(table, RED5)
    act(table, "play", RED5)
    view = table.view(0)
    assert [list(bag.faces) for bag in view.bags or []] == [[RED6, RED7]]
    rng = Random("fourth")
    sampler = Sampler(view)
    fourth: Counter[int] = Counter()
    for _ in range(3000):
        faces = hand(sampler.sample(rng), 1)
        faces.remove(RED6)
        faces.remove(RED7)
        fourth[faces[0]] += 1
    weights = {face: weight for face, weight in enumerate(WEIGHTS["chaos"], 1) if weight}
    assert fits(fourth, weights)


def test_a_thief_is_seen_to_take_a_card_but_not_which() -> None:
    hands = [[RED_SWAP, RED5, RED6], [RED_STEAL, BLUE6], [BLUE5, GREEN1], ANYTHING]
    table = rigged(hands, RED6)
    act(table, "play", RED_SWAP)  # seat 1 now holds the red 5 and 6, seat 0 the steal
    table.turn_started(0)
    act(table, "play", RED_STEAL)  # takes one of the two back
    left = hand(table, 1)
    assert hand(table.view(0), 1) == left
    assert hand(table.view(1), 0) == hand(table, 0)
    assert hand(table.view(2), 0) == [HIDDEN] * 2


def test_nobody_learns_how_the_cards_of_a_hand_lay_that_is_handed_on() -> None:
    for card in (RED_SWAP, RED_ROTATE):
        seen = []
        for order in ([BLUE5, BLUE6, GREEN1], [GREEN1, BLUE5, BLUE6]):
            table = rigged([[card, RED5], order, ANYTHING], RED6)
            act(table, "play", card)
            seen.append([table_plain(table.view(viewer)) for viewer in (0, 2, WATCHER)])
        assert seen[0] == seen[1]


def test_what_was_known_of_the_hand_of_a_player_who_left_is_forgotten() -> None:
    table = after_swap()
    act(table, "play", RED5)
    assert table.view(0).bags
    table.resign(1, Random(0))
    assert table.view(0).bags == []


@pytest.mark.parametrize("seed", range(6))
def test_memories_stay_true_while_players_swap_and_leave(seed: int) -> None:
    rng = Random(f"memory {seed}")
    options = settled("chaos", {"hand_size": 4, "play_drawn": seed % 2 == 0})
    table = GAME.start(4, rng, options)
    remembered = 0
    for number in range(160):
        if table.over:
            break
        if number in (70, 110):
            table.resign(seed % 2 + number // 100, rng)
            continue
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)
        for viewer in (0, 3, WATCHER):
            view = table.view(viewer)
            assert agrees(view.bags or [], list(table.faces))
            remembered += len(view.bags or [])
        if number % 8 == 0:
            guess = sample(table.view(3), rng)
            assert HIDDEN not in [guess.faces[c] for zone in guess.zones[1:] for c in zone]
    assert remembered
