"""How decks of oracle are made, and what is known of cards."""

from collections import Counter

import pytest

from games.oracle.arena import (
    RNG,
    attack,
    build,
    deck_of,
    drafted,
    face,
    happened,
    names_in,
    rigged,
    start,
)
from parlour.games.oracle import GAME
from parlour.games.oracle.cards import NAMES
from parlour.games.oracle.decks import make_custom, read_deck
from parlour.games.oracle.rules_actions import (
    ATTACKS,
    DECLINE,
    DROPS,
    FETCHES,
    PASS,
    PICKS,
    RECALLING,
    TAKES,
    TEAMS,
)
from parlour.games.oracle.rules_combat import (
    COSTS,
    DRAW2,
    DRAW3,
    EXCHANGE,
    FULL_SET,
)
from parlour.games.oracle.rules_draft import GROUPS, LIMITS
from parlour.games.oracle.rules_table import (
    ASIDE,
    BOX,
    DECK,
    DECK_KINDS,
    DROP,
    HAND,
    MULLIGAN,
    PICK,
    POOL,
    ROW,
)
from parlour.games.oracle.visibility import Visibility, visibility
from parlour.kernel.errors import Illegal, Malformed
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.table import Table
from parlour.kernel.telling import told
from parlour.kernel.types import EVERYONE, HIDDEN, WATCHER
from parlour.testkit.deals import remembered

# Custom decks


def plain_deck() -> list[int]:
    """Forty cards that are at every limit."""
    free = [kind for kind in range(1, 103) if COSTS[kind] == 0][:4]
    paid = [kind for kind in range(1, 103) if COSTS[kind]][:24]
    return free + paid + [DRAW2] * 6 + [DRAW3] * 4 + [EXCHANGE] * 2


def as_text(deck: list[int]) -> str:
    return "\n".join(NAMES[kind - 1] for kind in deck)


def test_a_deck_is_read_from_names_titles_numbers_and_counts() -> None:
    paid = [NAMES[kind - 1] for kind in plain_deck()[4:28]]
    text = "# my deck\nhuman_d4_0, HOBBIT d6  # two free ones\n2\n 34\n6 draw2\n4x draw 3\n"
    text += "1 exchange, Exchange\n" + "\n".join(paid)
    deck = read_deck(text)
    assert Counter(deck) == Counter(
        [face("human_d4_0"), face("hobbit_d6_0"), face("orc_d4_1"), face("elf_d4_0")]
        + plain_deck()[4:]
    )


def replaced(take: int, put: list[int]) -> list[int]:
    """The plain deck with some paid champions replaced."""
    deck = plain_deck()
    return deck[: 28 - take] + deck[28:] + put


FREE = [kind for kind in range(1, 103) if COSTS[kind] == 0]


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (replaced(1, [DRAW2]), "at most 6 cards Draw 2; this one has 7"),
        (replaced(1, [DRAW3]), "at most 4 cards Draw 3; this one has 5"),
        (replaced(1, [EXCHANGE]), "at most 2 cards Exchange; this one has 3"),
        (replaced(1, FREE[4:5]), "at most 4 free champions; this one has 5"),
        (replaced(1, []), "40 cards; this one has 39"),
        (replaced(0, [face("lycan_d20_5")]), "40 cards; this one has 41"),
        (replaced(1, [plain_deck()[4]]), "only 1 Human d8; this deck has 2"),
    ],
)
def test_a_bad_deck_is_refused_by_the_limit_it_breaks(deck: list[int], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        read_deck(as_text(deck))


@pytest.mark.parametrize("line", ["unicorn", "120", "3 unicorns", "draw2 x 3", "-1"])
def test_a_line_that_names_no_card_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(Malformed, match="Line 2"):
        read_deck(f"human_d4_0\n{line}\n")


def test_a_custom_game_starts_with_the_decks_given() -> None:
    mine = read_deck(as_text(plain_deck()))
    theirs = [kind for kind in range(1, 103) if COSTS[kind]][:40]
    table = make_custom([mine, theirs], Random("custom"))
    assert table.phase == MULLIGAN
    for seat, deck in enumerate((mine, theirs)):
        assert deck_of(table, seat) == Counter(NAMES[kind - 1] for kind in deck)


def test_a_bad_custom_deck_starts_no_game() -> None:
    with pytest.raises(Malformed, match="40 cards"):
        make_custom([plain_deck(), plain_deck()[1:]], Random(0))


def test_picking_a_custom_deck_keeps_to_the_limits() -> None:
    rng = Random("limits")
    for _ in range(3):
        table = start(rng.word(), deck="custom")
        while table.phase == PICK:
            for seat in range(2):
                room = [limit for limit in LIMITS]
                for kind in table.faces_in(POOL + seat):
                    room[GROUPS[kind]] -= 1
                assert min(room) >= 0
                held = table.faces_in(HAND + seat)
                offered = {held[action - TAKES] for action in table.choices(seat)}
                assert offered == {kind for kind in held if room[GROUPS[kind]]}
                greedy = [a for a in table.choices(seat) if GROUPS[held[a - TAKES]]]
                table.act(seat, rng.pick(greedy or table.choices(seat)), rng)


def test_nobody_learns_what_is_in_the_other_players_custom_deck() -> None:
    table = make_custom([plain_deck(), plain_deck()], Random("secret"))
    view = table.view(1)
    theirs = table.zones[DECK] + table.zones[HAND]
    assert {view.faces[card] for card in theirs} == {int(HIDDEN)}
    states = Counter(visibility(view))
    assert states[Visibility.HIDDEN_UNKNOWN] == 120
    assert states[Visibility.IN_OWN_DECK] == 34
    assert states[Visibility.VISIBLE] == 86


def test_both_pick_custom_cards_at_once() -> None:
    table = start(deck="custom")
    assert table.owing == 3
    table.act(1, table.choices(1)[0], RNG)
    assert not table.zones[POOL + 1]
    table.act(0, table.choices(0)[0], RNG)
    assert table.size(POOL) == table.size(POOL + 1) == 1


# Drafts


@pytest.mark.parametrize(
    ("deck", "pool", "unused"), [("solomon", 49, 22), ("packs", 48, 24), ("one_two_three", 51, 36)]
)
def test_a_draft_gives_everybody_so_many_cards_and_all_but_forty_are_dropped(
    deck: str, pool: int, unused: int
) -> None:
    table, _ = drafted(deck)
    assert table.phase == DROP
    assert [table.size(HAND), table.size(HAND + 1)] == [pool, pool]
    assert table.left == pool - 40
    assert table.size(BOX) == unused
    aside = table.size(ASIDE)
    build(table)
    assert table.size(ASIDE) == aside + 2 * (pool - 40)
    assert table.phase == MULLIGAN


def test_solomon_is_14_rounds_of_two_three_and_the_last_two() -> None:
    table, asked = drafted("solomon")
    wanted = []
    for number in range(1, 15):
        first = table.starter if number % 2 else 1 - table.starter
        wanted += [(1 << first, number, left) for left in (2, 1)]
        wanted += [(2 >> first, number, left) for left in (3, 2, 1)]
    assert asked == wanted
    offered = [values for name, values in happened(table) if name == "row_laid"]
    assert [len(cards) for _, *cards in offered] == [7] * 14
    last_two = [seat for name, (seat, *_) in happened(table) if name == "row_cleared"]
    assert last_two == [first for first, *_ in offered]


def test_solomon_cards_lie_open_until_some_are_dropped_in_secret() -> None:
    table = start(deck="solomon")
    assert all(table.known[card] == EVERYONE for card in table.zones[ROW])
    assert table.choices(table.next_seat()) == sorted(
        {PICKS + kind for kind in table.faces_in(ROW)}
    )
    table, _ = drafted("solomon")
    pool = table.faces_in(HAND)
    assert [table.view(WATCHER).faces[card] for card in table.zones[HAND]] == pool
    for seat in (0, 1):
        table.act(seat, DROPS + 3, RNG)
    view = table.view(1)
    cards = [*table.zones[HAND], table.zones[ASIDE][-2]]
    assert {view.faces[card] for card in cards} == {int(HIDDEN)}
    assert bag_of(table, 1, cards) == sorted(pool), "all 49"


def test_packs_are_passed_until_they_are_empty_in_six_rounds() -> None:
    _, asked = drafted("packs")
    assert asked == [(3, number, left) for number in range(1, 7) for left in range(8, 1, -1)]


def test_of_a_pack_that_comes_back_one_knows_what_the_other_player_took() -> None:
    table = start("packs", deck="packs")
    pack = table.faces_in(HAND)
    table.act(0, TAKES + 2, RNG)
    table.act(1, TAKES + 5, RNG)
    passed = table.faces_in(HAND + 1)
    assert passed == sorted(pack[:2] + pack[3:])
    mine = table.top(POOL)
    assert table.view(0).faces[mine] == pack[2]
    assert table.view(1).faces[mine] == HIDDEN, "taken before they saw the pack"
    table.act(0, TAKES, RNG)
    table.act(1, TAKES + 4, RNG)
    theirs = table.top(POOL + 1)
    assert table.view(0).faces[theirs] == passed[4]
    assert table.view(WATCHER).faces[theirs] == HIDDEN


@pytest.mark.parametrize("deck", ["packs", "one_two_three", "custom"])
def test_which_card_was_picked_cannot_be_told_from_its_number(deck: str) -> None:
    heard = set()
    for place in range(4):
        table = start("numbers", deck=deck)
        table.act(0, table.choices(0)[place], RNG)
        table.act(1, TAKES, RNG)
        assert table.tape is not None
        number = GAME.event_by_name["card_taken"].number
        heard.add(tuple(one.event for one in told(GAME, table.tape, 1) if one.event[0] == number))
    assert len(heard) == 1


def test_one_two_three_is_17_rounds_of_three_picks_from_two_sets() -> None:
    table, asked = drafted("one_two_three")
    assert asked == [(3, number, left) for number in range(1, 18) for left in (3, 2, 1)]
    assert len(table.faces) == 240
    assert Counter(table.faces) == Counter(FULL_SET * 2)
    dealt = [values for name, values in happened(table) if name == "pack_dealt"]
    assert [len(cards) for _, *cards in dealt] == [6] * 34


def bag_of(table: Table, viewer: int, cards: list[int]) -> list[int]:
    """The faces the viewer remembers to lie among exactly these cards."""
    found = remembered(table.view(viewer))
    return next((faces for among, faces in found if among == sorted(cards)), [])


def test_in_a_one_two_three_draft_nobody_is_told_what_the_other_player_took() -> None:
    table = start("secret", deck="one_two_three")
    pack = table.faces_in(HAND)
    for places in ((0, 0), (0, 1)):
        passed = table.faces_in(HAND + 1)
        for seat in range(2):
            table.act(seat, TAKES + places[seat], RNG)
    first, second = table.top(POOL + 1), table.zones[POOL][0]
    assert table.view(0).faces[first] == passed[1], "the one card that did not come back"
    assert table.view(1).faces[second] == HIDDEN, "they never saw it"
    left = table.faces_in(HAND)
    rest = pack[1:]
    rest.remove(passed[1])
    assert left == sorted(rest)
    table.act(0, TAKES + 2, RNG)
    table.act(1, TAKES, RNG)
    aside = table.zones[ASIDE][:3]
    third = table.zones[POOL][2]
    assert [table.view(0).faces[card] for card in aside] == left[:2] + left[3:]
    assert bag_of(table, 1, [third, *aside]) == sorted(left), "one of four, and no more"


def test_what_is_left_of_a_one_two_three_pack_is_put_away_face_down() -> None:
    table, _ = drafted("one_two_three")
    assert table.size(ASIDE) == 17 * 2 * 3
    assert not any(table.known[card] == EVERYONE for card in table.zones[ASIDE])
    hidden = [card for card in table.zones[ASIDE] if table.view(1).faces[card] == HIDDEN]
    assert len(hidden) == 17 * 3, "those that the other player put away"


def test_what_is_dropped_is_secret_and_one_knows_ones_own_deck_but_not_its_order() -> None:
    for deck in ("solomon", "packs", "one_two_three"):
        table, _ = drafted(deck)
        start_place = table.tape.end if table.tape else 0
        build(table)
        assert table.tape is not None
        heard = told(GAME, table.tape, 1, start_place)
        numbers = {name: kind.number for name, kind in GAME.event_by_name.items()}
        dropped = [one for one in heard if one.event[0] == numbers["card_dropped"]]
        assert dropped
        assert not any(one.faces for one in dropped)
        states = Counter(visibility(table.view(0)))
        assert states[Visibility.IN_OWN_DECK] == 34
        assert Visibility.IN_OPP_DECK not in states


# What is known


def test_a_card_is_visible_in_the_own_hand_in_play_and_among_discards() -> None:
    table = rigged(("human_d4_0",), ("elf_d4_0",), pile=("orc_d4_1",))
    states = visibility(table.view(0))
    assert states[face("human_d4_0") - 1] == Visibility.VISIBLE
    assert states[face("orc_d4_1") - 1] == Visibility.VISIBLE
    assert states[face("elf_d4_0") - 1] == Visibility.HIDDEN_UNKNOWN
    attack(table, 0)
    states = visibility(table.view(1))
    assert states[face("human_d4_0") - 1] == Visibility.VISIBLE
    assert states[face("elf_d4_0") - 1] == Visibility.VISIBLE
    assert len(states) == 120


def test_a_recalled_champion_is_known_to_be_in_the_hand() -> None:
    table = rigged(("draw2",), pile=("elf_d4_0",))
    table.act(0, RECALLING, RNG)
    table.act(0, FETCHES + face("elf_d4_0"), RNG)
    assert visibility(table.view(1))[face("elf_d4_0") - 1] == Visibility.IN_OPP_HAND
    assert visibility(table.view(0))[face("elf_d4_0") - 1] == Visibility.VISIBLE


def test_a_recalled_champion_is_known_to_be_in_the_hand_until_it_leaves() -> None:
    table = rigged(("draw2", "orc_d4_1", "human_d4_0"), pile=("elf_d4_0",))
    table.act(0, RECALLING, RNG)
    table.act(0, FETCHES + face("elf_d4_0"), RNG)
    table.act(1, PASS, RNG)
    place = names_in(table, HAND).index("orc_d4_1")
    table.act(0, ATTACKS + TEAMS.index([place]), RNG)
    table.act(1, DECLINE, RNG)
    view = table.view(1)
    held = {view.faces[card] for card in table.zones[HAND]}
    assert held == {int(HIDDEN)}, "any of the cards in hand may be it"
    assert visibility(view)[face("elf_d4_0") - 1] == Visibility.IN_OPP_HAND
    table.act(1, PASS, RNG)
    place = names_in(table, HAND).index("elf_d4_0")
    table.act(0, ATTACKS + TEAMS.index([place]), RNG)
    assert visibility(table.view(1))[face("elf_d4_0") - 1] == Visibility.VISIBLE


def test_after_a_reshuffle_both_know_what_is_in_the_deck_but_not_the_order() -> None:
    pile = ("elf_d4_0", "orc_d4_1", "human_d4_0", "draw2")
    table = rigged(("dwarf_d4_0",), pile=pile, deck=())
    table.draw_cards(0, 1, Random("reshuffle"))
    drawn = table.faces[table.zones[HAND][-1]]
    mine, theirs = visibility(table.view(0)), visibility(table.view(1))
    champions = [face(name) for name in pile[:3]]
    for kind in champions:
        own = Visibility.VISIBLE if kind == drawn else Visibility.IN_OWN_DECK
        assert mine[kind - 1] == own
        assert theirs[kind - 1] == Visibility.IN_OPP_HAND_OR_DECK
    assert Visibility.IN_OPP_HAND_OR_DECK in theirs[102:111]
    assert theirs[face("dwarf_d4_0") - 1] == Visibility.HIDDEN_UNKNOWN


def test_a_deck_nobody_has_drawn_from_since_the_reshuffle_is_known_to_hold_its_cards() -> None:
    table = rigged((), pile=("elf_d4_0", "orc_d4_1"), deck=())
    table.deck_refilled(0)
    table.shuffle(DECK, RNG)
    assert visibility(table.view(1))[face("elf_d4_0") - 1] == Visibility.IN_OPP_DECK
    assert visibility(table.view(0))[face("elf_d4_0") - 1] == Visibility.IN_OWN_DECK


def test_visibility_is_for_seats() -> None:
    with pytest.raises(Illegal):
        visibility(start().view(WATCHER))


@pytest.mark.parametrize("deck", DECK_KINDS)
def test_visibility_accounts_for_every_card_and_agrees_with_samples(deck: str) -> None:
    rng = Random(f"visibility {deck}")
    table = start(rng.word(), deck=deck, draw_offers=False)
    while not table.over:
        if rng.below(8) == 0:
            for seat in range(2):
                view = table.view(seat)
                states = visibility(view)
                assert len(states) == len(table.faces)
                for guess in (table, sample(view, rng)):
                    held = Counter(guess.faces[card] for card in table.zones[HAND + 1 - seat])
                    in_hand = Counter(
                        kind
                        for kind, state in zip(FULL_SET * 2, states, strict=False)
                        if state == Visibility.IN_OPP_HAND
                    )
                    assert not in_hand - held
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)
