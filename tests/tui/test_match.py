"""One person at the terminal: the lines of the menu speak of cards, not of numbers."""

import pytest

from parlour import games
from parlour.kernel.random import Random
from parlour.kernel.wording import face_title, hand_of
from parlour.tui.match import Match

DECISIONS = 60


@pytest.mark.parametrize("name", games.names())
def test_a_card_in_the_hand_is_called_by_its_name(name: str) -> None:
    game = games.load(name)
    seats = game.seats_for()[0]
    names = ["Ann", "Bob", "Cleo", "Dan"][:seats]
    match = Match(game, game.settle(), ["", *["random"] * (seats - 1)], 5, names)
    rng = Random(f"menu {name}")
    match.advance()
    for _ in range(DECISIONS):
        if match.table.over:
            break
        view, menu = match.view(), match.menu()
        pick = view.pick_of(0)
        if pick and game.forms[pick[0]].fields[len(pick) - 1].type == "held":
            hand = hand_of(view)
            steps = [entry for entry in menu.entries if entry.step not in (None, -1)]
            assert [e.text for e in steps] == [face_title(game, hand[e.step or 0]) for e in steps]
            assert all(entry.note for entry in steps)
        match.choose(menu.entries[rng.below(len(menu.entries))])
        match.advance()
