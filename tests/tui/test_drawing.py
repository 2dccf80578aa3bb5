"""A table in words."""

from parlour import games
from parlour.kernel.random import Random
from parlour.tui.cards import card_texts
from parlour.tui.drawing import cards_line, scores_text


def test_known_cards_are_named_and_all_are_counted_where_some_are_hidden() -> None:
    game = games.load("letters")
    table = game.start(2, Random(1))
    deck = table.cards(game.zones[0].index)
    table.show(deck[0], 0b01)
    mine, theirs = table.view(0), table.view(1)
    title = game.words.faces[game.faces[table.faces[deck[0]] - 1].name][0]
    assert cards_line(mine, deck).plain == f"{len(deck)} cards ({title})"
    assert cards_line(mine, deck[:1]).plain == title
    assert cards_line(theirs, deck).plain == f"{len(deck)} cards"
    count, card = [text.plain for text in card_texts(mine, deck)]
    assert count == f"{len(deck)} cards"
    assert card.startswith("([")
    assert card.endswith(f"{title}])")
    assert [text.plain for text in card_texts(theirs, deck)] == [count]


def test_equal_scores_are_ranked_as_the_game_says() -> None:
    rng = Random(1)
    table = games.load("coup").start(4, rng)
    for seat in (2, 0, 3):
        table.resign(seat, rng)
    text = scores_text(table, ["Ann", "Bob", "Cleo", "Dan"]).plain
    assert text.endswith("Bob 1, Dan 0, Ann 0, Cleo 0")
