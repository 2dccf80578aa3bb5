"""The bot that counts cards, and the quick player for playouts."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from parlour.bots.registry import make_bot
from parlour.games.letters import GAME
from parlour.games.letters.bots import held, mean, other_card, urgency
from parlour.games.letters.policy import POLICY
from parlour.games.letters.rules import DECK, HAND, Letters
from parlour.games.letters.rules_plays import GUARD, PLAYS, PRINCESS
from parlour.kernel.random import Random

Player = Callable[[Letters, int, Random], int]
Decision = tuple[Letters, int, int]  # the table before it, who, and what

COUNTER = make_bot("counter", GAME)


def counting(table: Letters, seat: int, rng: Random) -> int:
    return COUNTER.choose(table.view(seat), rng)


def sensible(table: Letters, seat: int, rng: Random) -> int:
    return int(POLICY.choice(table, seat, rng))


def at_random(table: Letters, seat: int, rng: Random) -> int:
    return int(table.random_choice(seat, rng))


def decisions(players: list[Player], games: int) -> Iterator[Decision]:
    """All decisions of some games; game i has seed i."""
    for seed in range(games):
        rng = Random(seed)
        table = cast(Letters, GAME.start(len(players), rng))
        while not table.over:
            seat = int(table.next_seat())
            action = players[seat](table, seat, rng)
            yield table, seat, action
            table.act(seat, action, rng)


def wins(players: list[Player], games: int) -> float:
    """How often the first player wins."""
    won = 0
    for table, seat, action in decisions(players, games):
        after = table.copy()
        after.act(seat, action, Random(0))
        won += after.over and bool(after.winners & 1)
    return won / games


@pytest.mark.parametrize("player", [counting, sensible])
def test_nobody_plays_the_princess_who_has_a_choice(player: Player) -> None:
    kept = 0
    for table, seat, action in decisions([player] * 4, 6):
        assert action in table.choices(seat)
        faces = {PLAYS[one][0] for one in table.choices(seat)}
        if PRINCESS in faces and len(faces) > 1:
            kept += 1
            assert PLAYS[action][0] != PRINCESS
    assert kept > 0


@pytest.mark.parametrize("player", [counting, sensible])
def test_a_guard_names_a_card_that_it_knows(player: Player) -> None:
    named = 0
    for table, seat, action in decisions([player] * 4, 12):
        card, target, guess = PLAYS[action]
        if card == GUARD and guess:
            known = table.shown_to(seat)[table.top(HAND + target)]
            if known and known != GUARD:
                named += 1
                assert guess == known
    assert named > 0


@pytest.mark.parametrize("player", [counting, sensible])
def test_they_win_more_often_than_by_chance(player: Player) -> None:
    assert wins([player, at_random, at_random, at_random], 12) > 0.4


def test_what_a_hidden_hand_may_be_adds_up() -> None:
    tried = 0
    for table, seat, _ in decisions([at_random] * 3, 3):
        view = cast(Letters, table.view(seat))
        for target in range(3):
            if target != seat and view.size(HAND + target):
                chances = held(view, target, 3.0)
                tried += 1
                assert sum(chances) == pytest.approx(1)
                assert chances[table.faces[table.top(HAND + target)]] > 0, "what it really is"
                assert 1 <= mean(chances) <= PRINCESS
        assert urgency(view) == (1.0 if view.size(DECK) < 6 else 0.6)
        hand = [view.faces[card] for card in view.cards(HAND + seat)]
        assert sorted([hand[0], other_card(view, hand[0])]) == sorted(hand)
    assert tried > 20


def test_a_token_is_worth_more_than_any_card() -> None:
    table = cast(Letters, GAME.start(2, Random(1)))
    before = POLICY.worth(table, 0)
    table.tokens[0] += 1
    assert POLICY.worth(table, 0) == before + 100 > before + PRINCESS
    table.eliminated(1)
    assert POLICY.worth(table, 1) == 0, "who is out has nothing but tokens"
