"""Coup: every ruling, and the specification's example game."""

from itertools import permutations
from typing import cast

import pytest

from games.coup.tables import (
    ALL_SEATS,
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    FOUR,
    THREE,
    all_pass,
    check,
    do,
    hand,
    happened,
    lose_influence,
    lose_top,
    lost,
    named,
    public,
    random_step,
    replayed,
    rigged,
    started,
    state,
)
from parlour.games.coup import GAME
from parlour.games.coup import rules_box as box
from parlour.games.coup.rules import Coup
from parlour.games.coup.rules_table import DECLARED
from parlour.kernel.errors import Illegal
from parlour.kernel.game import Options
from parlour.kernel.picks import steps
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.seats import seats_in
from parlour.kernel.telling import told
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, WATCHER
from parlour.kernel.wording import event_text

# The components and the options


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_15_cards_50_coins_two_cards_and_two_coins_each(seats: int) -> None:
    table = started(seats)
    check(table)
    assert [list(table.faces).count(face) for face in range(1, 6)] == [3] * 5
    assert table.coins == [2] * seats
    assert table.treasury() == 50 - 2 * seats
    assert [table.size(box.HAND + seat) for seat in range(seats)] == [2] * seats
    assert table.turn == 0


def test_option_coins_of_the_starting_player_with_two_players() -> None:
    assert started(2).coins == [2, 2]
    official = GAME.settle(preset="official")
    assert cast(Coup, GAME.start(2, Random(0), official)).coins == [1, 2]
    assert cast(Coup, GAME.start(3, Random(0), official)).coins == [2, 2, 2]
    assert started(2, first_seat=1, two_player_coins=1).coins == [2, 1]


def test_option_steal_from_a_player_without_coins() -> None:
    table = rigged(THREE)
    table.coins[2] = 0
    do_steal = GAME.action_numbers["steal", (2,)]
    assert do_steal not in table.choices(0)
    with pytest.raises(Illegal):
        table.act(0, do_steal, Random(0))
    allowed = rigged(THREE, steal_from_poor=True)
    allowed.coins[2] = 0
    do(allowed, 0, "steal", 2)
    all_pass(allowed)
    all_pass(allowed)
    assert allowed.coins == [2, 2, 0]
    assert allowed.turn == 1


@pytest.mark.parametrize(("first", "turn"), [(0, 0), (2, 2), (3, 0), (5, 2)])
def test_who_starts_is_a_seat_the_room_names(first: int, turn: int) -> None:
    assert started(3, first_seat=first).turn == turn


# The order of a turn


def test_a_claim_lies_on_the_table_as_soon_as_it_is_told() -> None:
    """Screens show the table as it is after each sentence."""
    table = rigged(THREE)
    table.declared(0, box.STEAL, 1)
    assert table.claim == box.CAPTAIN
    table.blocked(1, box.AMBASSADOR)
    assert table.claim == box.AMBASSADOR
    table.turn_started(1)
    table.declared(1, box.FOREIGN_AID)
    assert table.claim == HIDDEN


def test_order_declare_challenge_block_challenge_of_the_block_resolve() -> None:
    table = rigged(THREE)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    assert table.coins[0] == 0  # the cost is paid when declared
    assert (table.phase, table.owing) == (box.CHALLENGE, 0b110)
    all_pass(table)
    assert (table.phase, table.owing) == (box.BLOCK, 0b010)
    do(table, 1, "block", CONTESSA)
    assert (table.phase, table.owing) == (box.CHALLENGE_BLOCK, 0b101)
    all_pass(table)
    assert happened(table)[-2:] == ["block_held", "turn_started"]
    assert table.size(box.HAND + 1) == 2


def test_after_a_failed_challenge_the_block_is_still_possible() -> None:
    table = rigged(THREE)
    table.turn_started(1)
    do(table, 1, "steal", 0)
    do(table, 2, "challenge")
    do(table, 1, "show", CAPTAIN)
    do(table, 2, "lose", DUKE)
    assert (table.phase, table.owing) == (box.BLOCK, 0b001)
    do(table, 0, "block", CAPTAIN)
    all_pass(table)
    assert table.coins == [2, 2, 2]
    assert table.turn == 2


def test_income_and_coup_cannot_be_stopped() -> None:
    table = rigged(THREE)
    do(table, 0, "income")
    assert (table.coins[0], table.turn) == (3, 1)
    table.coins[1] = 7
    do(table, 1, "coup", 2)
    assert (table.phase, table.owing, table.coins[1]) == (box.LOSE, 0b100, 0)
    do(table, 2, "lose", DUKE)
    assert (lost(table, 2), table.turn) == ([DUKE], 2)


def test_a_turn_cannot_be_passed() -> None:
    assert named(rigged(THREE), 0) == {"income", "foreign_aid", "tax", "exchange", "steal"}


# Who may block with what


def test_foreign_aid_is_blocked_by_anybody_as_duke() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    assert (table.phase, table.owing) == (box.BLOCK, 0b1110)  # no claim, so no challenge
    for seat in (1, 2, 3):
        assert table.choices(seat) == [box.PASS, GAME.action_numbers["block", (DUKE,)]]
    do(table, 1, "pass")
    do(table, 2, "pass")
    do(table, 3, "block", DUKE)
    all_pass(table)
    assert table.coins == [2, 2, 2, 2]


def test_unblocked_foreign_aid_takes_two() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    all_pass(table)
    assert (table.coins[0], table.turn) == (4, 1)


def test_steal_is_blocked_by_its_target_only_naming_captain_or_ambassador() -> None:
    table = rigged(FOUR)
    do(table, 0, "steal", 2)
    all_pass(table)
    assert (table.phase, table.owing) == (box.BLOCK, 0b0100)
    assert table.choices(2) == [
        box.PASS,
        GAME.action_numbers["block", (CAPTAIN,)],
        GAME.action_numbers["block", (AMBASSADOR,)],
    ]


def test_only_the_named_card_proves_a_block_of_a_steal() -> None:
    table = rigged(FOUR)
    do(table, 0, "steal", 2)
    all_pass(table)
    do(table, 2, "block", CAPTAIN)  # they hold an Ambassador
    do(table, 1, "pass")
    do(table, 3, "challenge")
    assert named(table, 2) == {"concede"}
    do(table, 2, "concede")
    do(table, 2, "lose", AMBASSADOR)
    assert table.coins == [4, 2, 0, 2]


def test_assassination_is_blocked_by_its_target_only_as_contessa() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 3)
    all_pass(table)
    assert (table.phase, table.owing) == (box.BLOCK, 0b1000)
    assert table.choices(3) == [box.PASS, GAME.action_numbers["block", (CONTESSA,)]]
    do(table, 3, "pass")
    do(table, 3, "lose", CAPTAIN)
    assert (hand(table, 3), table.coins[0]) == ([DUKE], 0)


def test_steal_takes_one_coin_if_there_is_only_one() -> None:
    table = rigged(FOUR)
    table.coins[1] = 1
    do(table, 0, "steal", 1)
    all_pass(table)
    all_pass(table)
    assert table.coins == [3, 0, 2, 2]


# Challenges


def test_a_challenged_player_with_the_card_chooses_whether_to_show_it() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    assert named(table, 0) == {"show", "concede"}
    do(table, 0, "concede")
    assert (table.phase, table.owing) == (box.LOSE, 0b0001)
    do(table, 0, "lose", ASSASSIN)
    assert (hand(table, 0), table.coins[0], table.turn) == ([DUKE], 2, 1)


def test_a_shown_card_is_replaced_before_anything_else_happens() -> None:
    table = rigged(FOUR)
    card = table.top(box.HAND)  # whichever it was: nobody can tell
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    assert happened(table)[-5:] == ["lifted", "shown", "mixed", "replaced", "loss_owed"]
    assert table.tape is not None
    assert (card, DUKE, EVERYONE & ~1) in [shown[1:] for shown in table.tape.reveals()]
    assert all(table.known[card] == NOBODY for card in table.zones[box.COURT])
    assert table.known[table.top(box.HAND)] == 0b0001
    assert table.size(box.COURT) == 7
    assert table.coins[0] == 2  # the tax itself still waits


def test_any_card_of_the_court_may_replace_the_shown_one() -> None:
    drawn = set()
    for seed in range(60):
        table = rigged(FOUR)
        do(table, 0, "tax")
        do(table, 1, "challenge")
        do(table, 0, "show", DUKE, seed=seed)
        drawn.add(hand(table, 0)[1])
    assert drawn == {DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA}


def test_a_wrong_challenger_loses_an_influence_of_their_choice_at_once() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    assert (table.phase, table.owing) == (box.LOSE, 0b0010)
    assert [GAME.actions[action] for action in table.choices(1)] == [
        ("lose", (CAPTAIN,)),
        ("lose", (CONTESSA,)),
    ]
    do(table, 1, "lose", CONTESSA)
    assert (hand(table, 1), lost(table, 1)) == ([CAPTAIN], [CONTESSA])
    assert (table.coins[0], table.turn) == (5, 1)


def test_the_challenged_is_asked_even_without_the_card_so_that_nobody_can_tell() -> None:
    table = rigged(FOUR)
    do(table, 0, "exchange")
    do(table, 1, "challenge")
    assert (table.phase, table.owing, named(table, 0)) == (box.PROVE, 0b0001, {"concede"})


def test_a_pair_is_asked_which_card_to_lose_so_that_nobody_can_tell() -> None:
    heard = []
    for rival in ((CAPTAIN, CAPTAIN), (CAPTAIN, DUKE), (DUKE, CAPTAIN)):
        table = rigged([(DUKE, ASSASSIN), rival])
        table.coins[0] = 7
        do(table, 0, "coup", 1)
        assert (table.phase, table.owing) == (box.LOSE, 0b10)
        do(table, 1, "lose", CAPTAIN)
        heard.append((public(table)[-4:], table.zones[box.LOST + 1]))
    assert heard[0] == heard[1] == heard[2]  # nor does the place tell


def test_the_last_influence_is_lost_without_a_question() -> None:
    table = rigged(FOUR)
    lose_top(table, 1)
    table.coins[0] = 7
    do(table, 0, "coup", 1)
    assert table.is_out(1)
    assert (table.coins[1], table.turn) == (0, 2)


# Costs


def test_a_lost_challenge_of_an_assassination_returns_its_cost() -> None:
    table = rigged(FOUR)
    table.turn_started(1)
    table.coins[1] = 3
    do(table, 1, "assassinate", 2)
    do(table, 2, "challenge")
    do(table, 1, "concede")
    do(table, 1, "lose", CAPTAIN)
    assert table.coins == [2, 3, 2, 2]
    assert (table.size(box.HAND + 2), table.turn) == (2, 2)


def test_the_cost_of_a_blocked_assassination_stays_spent() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    all_pass(table)
    do(table, 1, "block", CONTESSA)
    do(table, 2, "challenge")
    do(table, 1, "show", CONTESSA)
    do(table, 2, "lose", CONTESSA)
    assert (table.coins[0], table.size(box.HAND + 1), table.turn) == (0, 2, 1)


# Double danger


def test_double_danger_of_a_wrong_challenge() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    do(table, 1, "challenge")
    do(table, 0, "show", ASSASSIN)
    do(table, 1, "lose", CAPTAIN)
    assert (table.phase, table.owing) == (box.BLOCK, 0b0010)  # their Contessa may still save them
    do(table, 1, "pass")
    assert table.is_out(1)
    assert (lost(table, 1), table.turn) == ([CAPTAIN, CONTESSA], 2)


def test_double_danger_of_a_caught_contessa() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 3)
    all_pass(table)
    do(table, 3, "block", CONTESSA)
    do(table, 1, "challenge")
    do(table, 3, "concede")
    assert table.coins == [0, 2, 2, 2]  # nothing is returned to anybody
    do(table, 3, "lose", DUKE)
    assert (table.is_out(3), table.coins, table.turn) == (True, [0, 2, 2, 0], 1)


@pytest.mark.parametrize("by_challenge", [True, False])
def test_no_second_loss_if_the_target_has_no_influence_left(by_challenge: bool) -> None:
    table = rigged(FOUR)
    lose_top(table, 3)
    table.coins[0] = 3
    do(table, 0, "assassinate", 3)
    if by_challenge:
        do(table, 1, "pass")
        do(table, 2, "pass")
        do(table, 3, "challenge")
        do(table, 0, "show", ASSASSIN)
    else:
        all_pass(table)
        do(table, 3, "block", CONTESSA)
        do(table, 1, "challenge")
        do(table, 3, "concede")
    assert (table.is_out(3), table.phase, table.turn) == (True, box.ACTION, 1)
    assert table.coins == [0, 2, 2, 0]


# Losing influence


def test_lost_influences_stay_face_up() -> None:
    table = rigged(FOUR)
    table.coins[0] = 7
    do(table, 0, "coup", 1)
    do(table, 1, "lose", CONTESSA)
    for viewer in (0, 1, 2, 3, WATCHER):
        assert lost(table.view(viewer), 1) == [CONTESSA]
    assert lost(table.view(2), 1) == [CONTESSA]
    assert hand(table.view(2), 1) == [HIDDEN]


def test_it_is_known_who_fell_as_the_how_manyeth() -> None:
    table = rigged(FOUR)
    assert table.fell == [0, 0, 0, 0]
    for seat in (2, 0, 3):
        table.resign(seat, Random(0))
    assert table.over
    assert table.fell == [2, 0, 1, 3]
    assert cast(Coup, replayed(table)).fell == table.fell


def test_an_eliminated_players_coins_go_to_the_treasury() -> None:
    table = rigged(FOUR)
    lose_top(table, 1)
    before = table.treasury()
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    assert (table.coins, table.is_out(1)) == ([5, 0, 2, 2], True)
    assert table.treasury() == before + 2 - 3


def test_the_steal_that_eliminated_a_false_blocker_is_paid_first() -> None:
    table = rigged(FOUR)
    lose_influence(table, 3, CAPTAIN)
    do(table, 0, "steal", 3)
    all_pass(table)
    do(table, 3, "block", AMBASSADOR)
    do(table, 1, "challenge")
    do(table, 3, "concede")
    assert (table.coins, table.is_out(3)) == ([4, 2, 2, 0], True)
    assert happened(table)[-3:] == ["coins_stolen", "eliminated", "turn_started"]


def test_a_steal_is_paid_by_a_target_eliminated_by_their_own_challenge() -> None:
    table = rigged([(CAPTAIN, DUKE), (DUKE, ASSASSIN), (CONTESSA, CONTESSA)])
    lose_top(table, 1)
    do(table, 0, "steal", 1)
    do(table, 1, "challenge")
    do(table, 0, "show", CAPTAIN)
    assert (table.coins, table.is_out(1), table.turn) == ([4, 0, 2], True, 2)
    assert happened(table)[-3:] == ["coins_stolen", "eliminated", "turn_started"]


def test_the_winner_is_paid_by_a_target_eliminated_by_their_own_challenge() -> None:
    table = rigged([(CAPTAIN, DUKE), (DUKE, ASSASSIN)])
    lose_top(table, 1)
    do(table, 0, "steal", 1)
    do(table, 1, "challenge")
    do(table, 0, "show", CAPTAIN)
    assert (table.over, table.winners, table.coins) == (True, 0b01, [4, 0])


def test_a_target_with_influence_left_may_still_block_after_a_wrong_challenge() -> None:
    table = rigged([(CAPTAIN, DUKE), (DUKE, ASSASSIN), (CONTESSA, CONTESSA)])
    do(table, 0, "steal", 1)
    do(table, 1, "challenge")
    do(table, 0, "show", CAPTAIN)
    do(table, 1, "lose", DUKE)
    assert (table.phase, table.owing, table.coins) == (box.BLOCK, 0b010, [2, 2, 2])


# Exchange


def test_exchange_draws_two_keeps_as_many_as_influences_and_returns_two() -> None:
    table = rigged(THREE, court=(CAPTAIN, CONTESSA))
    do(table, 0, "exchange")
    all_pass(table)
    assert sorted(hand(table, 0)) == [DUKE, CAPTAIN, CONTESSA, CONTESSA]
    assert [GAME.actions[action] for action in table.choices(0)] == [
        ("return", (DUKE,)),
        ("return", (CAPTAIN,)),
        ("return", (CONTESSA,)),
    ]
    do(table, 0, "return", CAPTAIN)
    assert (table.phase, table.owing, table.size(box.COURT)) == (box.EXCHANGE, 0b001, 8)
    do(table, 0, "return", DUKE)
    assert hand(table, 0) == [CONTESSA, CONTESSA]
    assert (table.size(box.COURT), table.turn) == (9, 1)
    check(table)


def test_every_card_is_offered_at_once_in_an_exchange() -> None:
    table = rigged(THREE, court=(CAPTAIN, AMBASSADOR))
    do(table, 0, "exchange")
    all_pass(table)
    assert steps(GAME, table.choices(0), ()) == [DUKE, CAPTAIN, AMBASSADOR, CONTESSA]


def test_exchange_with_one_influence_keeps_one_of_three() -> None:
    table = rigged(THREE, court=(DUKE, CONTESSA))
    lose_influence(table, 0, CONTESSA)
    do(table, 0, "exchange")
    all_pass(table)
    assert [GAME.actions[action][1] for action in table.choices(0)] == [(DUKE,), (CONTESSA,)]
    do(table, 0, "return", DUKE)
    do(table, 0, "return", DUKE)
    assert (hand(table, 0), table.size(box.COURT)) == ([CONTESSA], 9)
    check(table)


def test_others_learn_nothing_from_an_exchange_not_even_whether_cards_changed() -> None:
    seen = []
    for back in permutations((DUKE, CONTESSA, CAPTAIN, ASSASSIN), 2):
        table = rigged(THREE, court=(CAPTAIN, ASSASSIN))
        do(table, 0, "exchange")
        all_pass(table)
        for face in back:
            do(table, 0, "return", face)
        views = [state(table.view(viewer)) for viewer in (1, 2, WATCHER)]
        seen.append((views, public(table)))
    assert all(one == seen[0] for one in seen)


def test_only_the_ambassador_sees_the_cards_drawn() -> None:
    table = rigged(THREE, court=(CAPTAIN, ASSASSIN))
    do(table, 0, "exchange")
    all_pass(table)
    assert [table.known[card] for card in table.zones[box.HAND]] == [0b001] * 4


def test_the_court_is_shuffled_after_an_exchange() -> None:
    tops = set()
    for seed in range(40):
        table = rigged(THREE, court=(CAPTAIN, ASSASSIN))
        do(table, 0, "exchange")
        all_pass(table)
        do(table, 0, "return", DUKE)
        do(table, 0, "return", ASSASSIN, seed=seed)
        tops.add(table.faces[table.top(box.COURT)])
    assert len(tops) == 5
    assert all(table.known[card] == NOBODY for card in table.zones[box.COURT])


# Coins


@pytest.mark.parametrize("coins", [10, 12])
def test_ten_coins_at_the_start_of_a_turn_force_a_coup(coins: int) -> None:
    table = rigged(FOUR)
    table.coins[0] = coins
    assert [GAME.actions[action] for action in table.choices(0)] == [
        ("coup", (1,)),
        ("coup", (2,)),
        ("coup", (3,)),
    ]
    table.coins[0] = 9
    assert named(table, 0) >= {"income", "coup", "assassinate"}


@pytest.mark.parametrize(
    ("coins", "dear"), [(2, set()), (3, {"assassinate"}), (6, {"assassinate"}), (7, {"coup"})]
)
def test_costs_must_be_affordable(coins: int, dear: set[str]) -> None:
    table = rigged(FOUR)
    table.coins[0] = coins
    assert named(table, 0) & {"assassinate", "coup"} == dear | (
        {"assassinate"} if coins >= 3 else set()
    )


def test_the_treasury_pays_no_more_than_it_has() -> None:
    table = rigged([(DUKE, CONTESSA)] * 2 + [(ASSASSIN, CAPTAIN)] * 3)
    table.coins = [9, 10, 10, 10, 10]
    do(table, 0, "tax")
    all_pass(table)
    assert (table.coins[0], table.treasury()) == (10, 0)


# The end, and the rest of the contract


def test_the_last_player_with_influence_wins() -> None:
    table = rigged(THREE[:2])
    lose_top(table, 1)
    table.coins[0] = 7
    do(table, 0, "coup", 1)
    assert (table.over, table.winners, table.phase) == (True, 0b01, box.GAME_END)
    assert table.scores() == [1, 0]


def test_idle_players_pass_prove_and_take_income() -> None:
    table = rigged(FOUR)
    moves = []
    for _ in range(3):
        moves.append(GAME.actions[table.idle(table.next_seat())][0])
        table.act(table.next_seat(), table.idle(table.next_seat()), Random(0))
    assert moves == ["income", "income", "income"]
    do(table, 3, "tax")
    assert table.idle(0) == box.PASS
    do(table, 0, "challenge")
    assert GAME.actions[table.idle(3)] == ("show", (DUKE,))
    do(table, 3, "show", DUKE)
    assert GAME.actions[table.idle(0)] == ("lose", (ASSASSIN,))  # the Duke is missed more


@pytest.mark.parametrize(
    ("court", "kept"),
    [
        ((CAPTAIN, CONTESSA), [DUKE, CONTESSA]),  # one Contessa and the Captain go
        ((ASSASSIN, AMBASSADOR), [DUKE, ASSASSIN]),
        ((DUKE, CONTESSA), [DUKE, CONTESSA]),
    ],
)
def test_idle_players_keep_two_good_and_different_cards(
    court: tuple[int, int], kept: list[int]
) -> None:
    table = rigged(THREE, court=court)
    do(table, 0, "exchange")
    all_pass(table)
    for _ in range(2):
        table.act(0, table.idle(0), Random(0))
    assert sorted(hand(table, 0)) == kept


@pytest.mark.parametrize("reactions", ["sealed", "first"])
def test_idle_targets_of_an_assassin_defend_their_life(reactions: str) -> None:
    for victim, lonely, defends in ((1, False, True), (3, False, False), (3, True, True)):
        table = rigged(FOUR, reactions=reactions)
        table.coins[0] = 3
        if lonely:
            lose_top(table, victim)
        do(table, 0, "assassinate", victim)
        if reactions == "sealed":
            all_pass(table)
        wanted = ("block", (CONTESSA,)) if defends else ("pass", ())
        assert GAME.actions[table.idle(victim)] == wanted


def test_actions_are_numbered_as_the_rules_say() -> None:
    numbers = GAME.action_numbers
    assert len(numbers) == len(GAME.actions) < 256
    assert numbers["pass", ()] == box.PASS
    assert numbers["challenge", ()] == box.CHALLENGING == box.PASS + 1
    assert numbers["block", (DUKE,)] == box.BLOCKS
    assert numbers["show", (DUKE,)] == box.SHOWS
    assert numbers["concede", ()] == box.CONCEDE
    assert numbers["lose", (DUKE,)] == box.LOSES
    assert numbers["return", (DUKE,)] == box.RETURNS


def test_everything_has_words() -> None:
    words = GAME.words
    assert list(words.faces) == [face.name for face in GAME.faces]
    assert list(words.zones) == [zone.name for zone in GAME.zones]
    assert list(words.fields) == [field.name for field in GAME.fields]
    assert list(words.actions) == [form.name for form in GAME.forms]
    assert set(words.prompts) == {field.name for form in GAME.forms for field in form.fields}
    silent = [event.name for event in GAME.events if not event.text]
    assert silent == ["challenge_opened", "block_opened"]


def test_a_declaration_names_its_target_if_it_has_one() -> None:
    table = rigged(THREE)
    do(table, 0, "income")
    do(table, 1, "steal", 2)
    assert table.tape is not None
    sentences = [
        event_text(heard, table.view(WATCHER), ["Ann", "Bob", "Cleo"])
        for heard in told(GAME, table.tape, WATCHER)
        if heard.event[0] == DECLARED
    ]
    assert sentences == [
        "Ann takes income.",
        "Bob claims Captain to steal from Cleo.",
    ]
    assert state(replayed(table)) == state(table)


def test_the_rules_follow_the_options() -> None:
    spec = GAME.words.rules(GAME.settle())
    official = GAME.words.rules(GAME.settle(preset="official"))
    first = GAME.words.rules(GAME.settle({"reactions": "first", "first_seat": 2}))
    assert "only 1 coin" in official
    assert "only 1 coin" not in spec
    assert "without coins cannot be chosen" in spec
    assert "without coins may be chosen" in official
    assert "in seat order after the player" in spec
    assert "counts at once" in first
    assert "Player 3 begins" in first
    assert "\n\n**A turn** is one deed." in spec


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_random_games_end_replay_and_can_be_sampled(seats: int) -> None:
    for seed in range(12):
        rng = Random(seed)
        options: Options = {"steal_from_poor": seed % 2 == 1, "first_seat": seed % 6}
        options["reactions"] = "first" if seed % 3 == 1 else "sealed"
        table = started(seats, seed, **options)
        steps = 0
        while not table.over:
            check(table)
            for viewer in (rng.below(seats), WATCHER):
                view = table.view(viewer)
                guess = sample(view, rng)
                assert sorted(guess.faces) == box.COURT_LIST
                assert state(guess.view(viewer)) | {"bags": 0} == state(view) | {"bags": 0}
            for seat in seats_in(table.waiting()):
                choices = table.choices(seat)
                assert choices == sorted(set(choices)) == table.view(seat).choices(seat)
            random_step(table, rng)
            steps += 1
        check(table)
        assert steps < 2000
        assert state(replayed(table, **options)) == state(table)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_playouts_end(seats: int) -> None:
    rng = Random(seats)
    for _ in range(200):
        table = cast(Coup, GAME.start(seats, rng))
        assert playout(table, rng) < 2000
        check(table)


# The specification's example game


def test_example_game_of_natasha_sacha_and_haig() -> None:
    natasha, sacha, haig = range(3)
    table = rigged(
        [(CONTESSA, DUKE), (CAPTAIN, CONTESSA), (DUKE, ASSASSIN)], court=(ASSASSIN, DUKE)
    )

    do(table, natasha, "tax")
    all_pass(table)
    assert table.coins == [5, 2, 2]

    do(table, sacha, "exchange")  # a bluff
    all_pass(table)
    do(table, sacha, "return", DUKE)
    do(table, sacha, "return", CONTESSA)
    assert sorted(hand(table, sacha)) == [ASSASSIN, CAPTAIN]
    assert table.coins == [5, 2, 2]

    do(table, haig, "tax")
    do(table, natasha, "pass")
    do(table, sacha, "challenge")
    do(table, haig, "show", DUKE, seed=seed_that_draws(table, haig, CONTESSA))
    do(table, sacha, "lose", ASSASSIN)
    assert sorted(hand(table, natasha)) == [DUKE, CONTESSA]
    assert hand(table, sacha) == [CAPTAIN]
    assert sorted(hand(table, haig)) == [ASSASSIN, CONTESSA]
    assert table.coins == [5, 2, 5]

    do(table, natasha, "tax")
    all_pass(table)
    do(table, sacha, "income")
    do(table, haig, "assassinate", natasha)
    all_pass(table)
    do(table, natasha, "block", CONTESSA)
    all_pass(table)
    assert table.coins == [8, 3, 2]
    assert table.size(box.HAND + natasha) == 2

    do(table, natasha, "coup", haig)
    do(table, haig, "lose", CONTESSA)
    assert table.coins == [1, 3, 2]

    do(table, sacha, "steal", haig)
    all_pass(table)
    do(table, haig, "block", AMBASSADOR)
    do(table, natasha, "pass")
    do(table, sacha, "challenge")
    assert named(table, haig) == {"concede"}
    do(table, haig, "concede")
    assert table.coins == [1, 5, 0]
    assert table.is_out(haig)
    assert lost(table, haig) == [CONTESSA, ASSASSIN]
    assert lost(table, sacha) == [ASSASSIN]
    assert (table.size(box.HAND + natasha), table.size(box.HAND + sacha)) == (2, 1)
    assert (table.turn, table.over) == (natasha, False)

    check(table)
    assert state(replayed(table)) == state(table)


def seed_that_draws(table: Coup, seat: int, face: int) -> int:
    """A seed with which the seat's shown card is replaced by this one."""
    for seed in range(1000):
        twin = table.copy()
        do(twin, seat, "show", DUKE, seed=seed)
        if face in hand(twin, seat):
            return seed
    raise AssertionError("no seed")
