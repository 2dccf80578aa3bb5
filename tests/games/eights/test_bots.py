"""The steady player, and the quick one for playouts."""

import pytest

from games.eights.tables import (
    ANYTHING,
    BLUE,
    BLUE5,
    BLUE6,
    RED5,
    RED6,
    THE_PLUS4,
    THE_WILD,
    rigged,
    started,
)
from parlour.bots.registry import make_bot
from parlour.games.eights import GAME
from parlour.games.eights.policy import POLICY, favourite
from parlour.games.eights.rules import Eights
from parlour.games.eights.rules_cards import PLUS2, REVERSE, ROTATE, SKIP, SWAP, face_of
from parlour.games.eights.rules_plays import PLAYS
from parlour.kernel.bot import Bot
from parlour.kernel.random import Random

STEADY = make_bot("steady", GAME)
RED_SWAP, RED_ROTATE = face_of(SWAP, 1), face_of(ROTATE, 1)
MANY = [BLUE5, BLUE6, BLUE5, BLUE6, BLUE5]


def played(table: Eights, bot: Bot = STEADY) -> tuple[int, int, int]:
    """What seat 0 plays: the face, the colour called, the target."""
    return PLAYS[bot.choose(table.view(0), Random(1))]


def test_the_last_card_is_played() -> None:
    assert played(rigged([[THE_WILD], ANYTHING], RED5))[0] == THE_WILD


def test_a_wild_card_is_kept_and_calls_the_colour_of_the_hand() -> None:
    assert played(rigged([[THE_WILD, RED6, BLUE6], ANYTHING], RED5))[0] == RED6
    face, called, _ = played(rigged([[THE_WILD, BLUE5, BLUE6], ANYTHING], face_of(9, 3)))
    assert (face, called) == (THE_WILD, BLUE)


def test_the_colour_with_more_cards_is_played() -> None:
    assert played(rigged([[RED6, BLUE5, BLUE6], ANYTHING], RED5))[0] == BLUE5


@pytest.mark.parametrize("rank", [PLUS2, SKIP, REVERSE])
def test_who_is_about_to_win_is_stopped(rank: int) -> None:
    attack = face_of(rank, 1)
    hand = [attack, face_of(PLUS2, BLUE), RED6, RED5]
    assert played(rigged([hand, [BLUE5], ANYTHING], RED5))[0] == attack


def test_the_last_card_that_could_answer_is_kept() -> None:
    table = rigged([[face_of(PLUS2, 1), RED6, BLUE5], [BLUE5] * 6], RED5)
    keeping = make_bot("steady:attack=0:shield=5", GAME)
    assert played(table, keeping)[0] == RED6
    assert played(table, make_bot("steady:attack=5:shield=0", GAME))[0] == face_of(PLUS2, 1)


@pytest.mark.parametrize("trade", [RED_SWAP, RED_ROTATE])
def test_hands_are_traded_for_smaller_ones_only(trade: int) -> None:
    good = rigged([[trade, RED6, *MANY], [BLUE5], [BLUE5]], RED5)
    assert played(good)[0] == trade
    bad = rigged([[trade, RED6], MANY, MANY], RED5)
    assert played(bad)[0] == RED6


def test_it_wins_more_often_than_by_chance() -> None:
    won = 0
    for seed in range(12):
        rng = Random(seed)
        table = started(3, seed)
        for _ in range(2000):
            if table.over:
                break
            seat = int(table.next_seat())
            steady = seat == 0
            choose = STEADY.choose(table.view(0), rng) if steady else table.random_choice(seat, rng)
            table.act(seat, choose, rng)
        won += bool(table.winners & 1)
    assert won > 6


# For playouts


def test_coloured_cards_come_first_and_the_favourite_is_called() -> None:
    table = rigged([[THE_WILD, RED6, BLUE5, BLUE6], ANYTHING], RED5)
    chosen = {PLAYS[int(POLICY.choice(table, 0, Random(seed)))][0] for seed in range(30)}
    assert chosen == {RED6, BLUE5}
    table = rigged([[THE_PLUS4, BLUE5, BLUE6], ANYTHING], face_of(9, 3))
    assert favourite(table, 0) == BLUE
    assert PLAYS[int(POLICY.choice(table, 0, Random(1)))][:2] == (THE_PLUS4, BLUE)


def test_who_cannot_play_draws_and_fewer_cards_are_worth_more() -> None:
    table = rigged([[BLUE5], ANYTHING], face_of(9, 3))
    assert POLICY.choice(table, 0, Random(1)) == table.choices(0)[0]
    assert POLICY.worth(table, 0) == -1 > POLICY.worth(table, 1)
