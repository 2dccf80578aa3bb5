"""The bots that games bring along: they see what a good player sees."""

from typing import cast

import pytest

from parlour.bots.registry import make_bot
from parlour.games import eights, letters
from parlour.games.eights.rules import Eights
from parlour.games.letters.bots import held
from parlour.games.letters.rules import HAND, Letters
from parlour.games.letters.rules_plays import COUNTESS, GUARD, PLAYS, PRINCESS
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.lab.simulate import simulate


def holding(face: int) -> list[Letters]:
    """Games whose first player holds this card."""
    tables = [cast(Letters, letters.GAME.start(3, Random(seed))) for seed in range(200)]
    return [
        table
        for table in tables
        if face in [table.faces[card] for card in table.zones[HAND + table.turn]]
    ]


def test_counter_never_plays_the_princess() -> None:
    tables = holding(PRINCESS)
    assert len(tables) > 10
    for table in tables:
        choice = make_bot("counter", letters.GAME).choose(table.view(table.turn), Random(1))
        assert PLAYS[choice][0] != PRINCESS


def test_counter_names_a_card_it_has_seen() -> None:
    found = 0
    for table in holding(GUARD):
        seat = int(table.turn)
        target = (seat + 1) % 3
        card = table.top(HAND + target)
        if table.faces[card] in (GUARD, COUNTESS):
            continue
        table.show(card, 1 << seat)
        choice = make_bot("counter", letters.GAME).choose(table.view(seat), Random(1))
        assert PLAYS[choice] == (GUARD, target, table.faces[card])
        found += 1
    assert found > 10


def test_counter_knows_how_likely_cards_are() -> None:
    table = cast(Letters, letters.GAME.start(4, Random(3)))
    view = cast(Letters, table.view(table.turn))
    chances = held(view, (int(table.turn) + 1) % 4, reading=0)
    mine = [view.faces[card] for card in view.zones[HAND + table.turn]]
    for face in range(1, 9):
        left = letters.rules_plays.DECK_LIST.count(face) - mine.count(face)
        assert chances[face] == pytest.approx(left / 14)


def test_steady_plays_its_last_card() -> None:
    table = cast(Eights, eights.GAME.start(3, Random(3), eights.GAME.settle(preset="basic")))
    seat = table.next_seat()
    card = table.top(eights.rules_table.HAND + seat)
    table.arrange({eights.rules_table.HAND + seat: [card]})
    table.faces[card] = table.faces[table.top(eights.rules_table.PILE)]
    choice = make_bot("steady", eights.GAME).choose(table.view(seat), Random(1))
    assert eights.rules_plays.PLAYS[choice][0] == table.faces[card]


@pytest.mark.parametrize(
    ("game", "bot", "least"), [(letters.GAME, "counter", 0.5), (eights.GAME, "steady", 0.4)]
)
def test_they_beat_random_players(game: Game, bot: str, least: float) -> None:
    result = simulate(game, 4, [bot, "random", "random", "random"], 60, seed=1)
    assert result.bots[0].share > least
