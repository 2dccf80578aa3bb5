"""Coup: every ruling, the specification's example game, and leaving for good in every phase."""

from itertools import permutations
from typing import cast

import pytest

from parlour.games.coup import GAME, rules
from parlour.games.coup.rules import Coup
from parlour.kernel.errors import Illegal, NotYourTurn
from parlour.kernel.game import Options
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.sampling import sample
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, WATCHER

DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA = range(1, 6)
ALL_SEATS = range(2, 7)

# Helpers


def rigged(hands: list[tuple[int, int]], court: tuple[int, ...] = (), **options: int) -> Coup:
    """A table where the seats are dealt these hands and the court begins with these cards."""
    table = cast(Coup, GAME.new(len(hands), cast(Options, options)))
    table.tape = Tape()
    wanted = [face for hand in hands for face in hand] + list(court)
    rest = list(rules.COURT_LIST)
    for face in wanted:
        rest.remove(face)
    order = wanted + rest
    order.reverse()  # the top of the court is its last card
    table.mixed(NOBODY, list(range(15)), order)
    table.deal()
    return table


def started(seats: int, seed: int = 0, **options: int) -> Coup:
    return cast(Coup, GAME.start(seats, Random(seed), cast(Options, options), Tape()))


def do(table: Coup, seat: int, name: str, *values: int, seed: int = 0) -> None:
    table.act(seat, GAME.action_numbers[name, values], Random(seed))


def all_pass(table: Coup) -> None:
    """Everybody whose answer is missing passes, until the window closes."""
    phase, seats = table.phase, table.waiting()
    for seat in seats_in(seats):
        if table.phase == phase and table.owes(seat):
            do(table, seat, "pass")


def named(table: Coup, seat: int) -> set[str]:
    """The names of the seat's choices."""
    return {GAME.actions[action][0] for action in table.choices(seat)}


def hand(table: Table, seat: int) -> list[int]:
    return [table.faces[card] for card in table.zones[rules.HAND + seat]]


def lost(table: Table, seat: int) -> list[int]:
    return [table.faces[card] for card in table.zones[rules.LOST + seat]]


def happened(table: Coup) -> list[str]:
    """The names of all events so far."""
    assert table.tape is not None
    return [GAME.event_by_number[event[0]].name for event in table.tape.events()]


def public(table: Coup) -> list[tuple[int, ...]]:
    """All events so far, as everybody is told of them."""
    assert table.tape is not None
    return [heard.event for heard in told(GAME, table.tape, WATCHER)]


def state(table: Table) -> dict[str, object]:
    """Everything about a table that can differ."""
    own = {field.name: getattr(table, field.name) for field in GAME.fields}
    kernel = ("turn", "turns", "owing", "answered", "sealed", "gone", "over", "winners")
    cards = ("faces", "known", "zones", "bags")
    return own | {name: getattr(table, name) for name in kernel + cards}


def check(table: Coup) -> None:
    """What holds in every state."""
    assert sorted(card for zone in table.zones for card in zone) == list(range(15))
    assert sorted(table.faces) == rules.COURT_LIST
    assert all(coins >= 0 for coins in table.coins)
    assert table.treasury() == 50 - sum(table.coins) >= 0
    for seat in range(table.seats):
        held = table.size(rules.HAND + seat)
        drawn = 2 if table.phase == rules.EXCHANGE and seat == table.turn else 0
        assert held - drawn + table.size(rules.LOST + seat) == 2
        assert table.is_out(seat) == (held == 0)
        assert not (table.is_out(seat) and (table.coins[seat] or table.owing >> seat & 1))
    if table.over:
        assert table.winners == table.living()
    else:
        assert table.waiting()
        assert all(table.choices(seat) for seat in seats_in(table.waiting()))


def random_step(table: Coup, rng: Random) -> None:
    """Anybody who may speaks, as at a real table."""
    seat = rng.pick(seats_in(table.waiting()))
    table.play(seat, rng.pick(table.choices(seat)), rng)


def play_on(table: Coup, rng: Random) -> None:
    """Random play must reach the end."""
    steps = 0
    while not table.over:
        random_step(table, rng)
        check(table)
        steps += 1
        assert steps < 2000


def replayed(table: Coup, **options: int) -> Table:
    """A table to which only the recorded events have happened."""
    assert table.tape is not None
    return rebuild(Log(GAME, table.seats, GAME.settle(options), table.tape.events()))


THREE = [(DUKE, CONTESSA), (ASSASSIN, CAPTAIN), (AMBASSADOR, DUKE)]
FOUR = [(DUKE, ASSASSIN), (CAPTAIN, CONTESSA), (AMBASSADOR, CONTESSA), (DUKE, CAPTAIN)]

# The components and the options


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_15_cards_50_coins_two_cards_and_two_coins_each(seats: int) -> None:
    table = started(seats)
    check(table)
    assert [table.faces.count(face) for face in range(1, 6)] == [3] * 5
    assert table.coins == [2] * seats
    assert table.treasury() == 50 - 2 * seats
    assert [table.size(rules.HAND + seat) for seat in range(seats)] == [2] * seats
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


def test_order_declare_challenge_block_challenge_of_the_block_resolve() -> None:
    table = rigged(THREE)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    assert table.coins[0] == 0  # the cost is paid when declared
    assert (table.phase, table.owing) == (rules.CHALLENGE, 0b110)
    all_pass(table)
    assert (table.phase, table.owing) == (rules.BLOCK, 0b010)
    do(table, 1, "block", CONTESSA)
    assert (table.phase, table.owing) == (rules.CHALLENGE_BLOCK, 0b101)
    all_pass(table)
    assert happened(table)[-2:] == ["block_held", "turn_started"]
    assert table.size(rules.HAND + 1) == 2


def test_after_a_failed_challenge_the_block_is_still_possible() -> None:
    table = rigged(THREE)
    table.turn_started(1)
    do(table, 1, "steal", 0)
    do(table, 2, "challenge")
    do(table, 1, "show", CAPTAIN)
    do(table, 2, "lose", DUKE)
    assert (table.phase, table.owing) == (rules.BLOCK, 0b001)
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
    assert (table.phase, table.owing, table.coins[1]) == (rules.LOSE, 0b100, 0)
    do(table, 2, "lose", DUKE)
    assert (lost(table, 2), table.turn) == ([DUKE], 2)


def test_a_turn_cannot_be_passed() -> None:
    assert named(rigged(THREE), 0) == {"income", "foreign_aid", "tax", "exchange", "steal"}


# Windows


@pytest.mark.parametrize(
    ("answers", "first"),
    [
        ({2: "pass", 3: "challenge", 0: "challenge"}, 3),
        ({2: "challenge", 3: "pass", 0: "challenge"}, 2),
        ({2: "pass", 3: "pass", 0: "challenge"}, 0),
        ({2: "pass", 3: "pass", 0: "pass"}, rules.NO_ONE),
    ],
)
def test_first_challenger_in_seat_order_counts_whoever_taps_first(
    answers: dict[int, str], first: int
) -> None:
    logs = []
    for order in permutations(answers):
        table = rigged(FOUR, first_seat=1)
        do(table, 1, "tax")
        for seat in order:
            if table.phase == rules.CHALLENGE:
                do(table, seat, answers[seat])
        assert table.phase != rules.CHALLENGE
        logs.append(public(table))
        if first != rules.NO_ONE:
            assert table.challenger == first
    assert all(log == logs[0] for log in logs)


def test_first_blocker_in_seat_order_counts_whoever_taps_first() -> None:
    for order in permutations((2, 3, 0)):
        table = rigged(FOUR, first_seat=1)
        do(table, 1, "foreign_aid")
        for seat in order:
            if table.phase == rules.BLOCK:
                do(table, seat, *(("pass",) if seat == 2 else ("block", DUKE)))
        assert (table.phase, table.blocker) == (rules.CHALLENGE_BLOCK, 3)


def test_first_challenger_of_a_block_is_counted_from_the_blocker() -> None:
    for order in permutations((0, 1, 3)):
        table = rigged(FOUR)
        do(table, 0, "foreign_aid")
        do(table, 1, "pass")
        do(table, 2, "block", DUKE)
        for seat in order:
            if table.phase == rules.CHALLENGE_BLOCK:
                do(table, seat, "pass" if seat == 3 else "challenge")
        assert (table.phase, table.challenger, table.owing) == (rules.PROVE, 0, 0b100)


def test_the_game_goes_on_as_soon_as_the_outcome_is_certain() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 2, "challenge")
    assert table.phase == rules.CHALLENGE  # seat 1 comes first and may still challenge
    do(table, 1, "pass")
    assert (table.phase, table.challenger) == (rules.PROVE, 2)  # seat 3 does not matter any more
    with pytest.raises(NotYourTurn):
        do(table, 3, "pass")


@pytest.mark.parametrize("answer", ["pass", "challenge"])
def test_nobody_learns_who_answered_before_the_window_closes(answer: str) -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    before = {viewer: state(table.view(viewer)) for viewer in (0, 1, 3, WATCHER)}
    log = public(table)
    do(table, 2, answer)
    assert {viewer: state(table.view(viewer)) for viewer in before} == before
    assert public(table) == log
    assert table.view(2).sealed[2] == GAME.action_numbers[answer, ()]


# Who may block with what


def test_foreign_aid_is_blocked_by_anybody_as_duke() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    assert (table.phase, table.owing) == (rules.BLOCK, 0b1110)  # no claim, so no challenge
    for seat in (1, 2, 3):
        assert table.choices(seat) == [rules.PASS, GAME.action_numbers["block", (DUKE,)]]
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
    assert (table.phase, table.owing) == (rules.BLOCK, 0b0100)
    assert table.choices(2) == [
        rules.PASS,
        GAME.action_numbers["block", (CAPTAIN,)],
        GAME.action_numbers["block", (AMBASSADOR,)],
    ]


def test_only_the_named_card_proves_a_block_of_a_steal() -> None:
    table = rigged(FOUR)
    do(table, 0, "steal", 2)
    all_pass(table)
    do(table, 2, "block", CAPTAIN)  # he holds an Ambassador
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
    assert (table.phase, table.owing) == (rules.BLOCK, 0b1000)
    assert table.choices(3) == [rules.PASS, GAME.action_numbers["block", (CONTESSA,)]]
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
    assert (table.phase, table.owing) == (rules.LOSE, 0b0001)
    do(table, 0, "lose", ASSASSIN)
    assert (hand(table, 0), table.coins[0], table.turn) == ([DUKE], 2, 1)


def test_a_shown_card_is_replaced_before_anything_else_happens() -> None:
    table = rigged(FOUR)
    card = table.find(rules.HAND, DUKE)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    assert happened(table)[-4:] == ["shown", "mixed", "replaced", "loss_owed"]
    assert table.tape is not None
    assert [shown[1:] for shown in table.tape.reveals()][-2] == (card, DUKE, EVERYONE & ~1)
    assert all(table.known[card] == NOBODY for card in table.zones[rules.COURT])
    assert table.known[table.top(rules.HAND)] == 0b0001
    assert table.size(rules.COURT) == 7
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


def test_a_wrong_challenger_loses_an_influence_of_his_choice_at_once() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    assert (table.phase, table.owing) == (rules.LOSE, 0b0010)
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
    assert (table.phase, table.owing, named(table, 0)) == (rules.PROVE, 0b0001, {"concede"})


def test_a_pair_is_asked_which_card_to_lose_so_that_nobody_can_tell() -> None:
    places = set()
    for seed in range(20):
        table = rigged([(DUKE, ASSASSIN), (CAPTAIN, CAPTAIN)])
        table.coins[0] = 7
        do(table, 0, "coup", 1)
        assert (table.phase, len(table.choices(1))) == (rules.LOSE, 1)
        cards = table.zones[rules.HAND + 1][:]
        do(table, 1, "lose", CAPTAIN, seed=seed)
        places.add(cards.index(table.top(rules.LOST + 1)))
    assert places == {0, 1}  # nor does the place tell


def test_the_last_influence_is_lost_without_a_question() -> None:
    table = rigged(FOUR)
    table.influence_lost(1, table.top(rules.HAND + 1))
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
    assert (table.size(rules.HAND + 2), table.turn) == (2, 2)


def test_the_cost_of_a_blocked_assassination_stays_spent() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    all_pass(table)
    do(table, 1, "block", CONTESSA)
    do(table, 2, "challenge")
    do(table, 1, "show", CONTESSA)
    do(table, 2, "lose", CONTESSA)
    assert (table.coins[0], table.size(rules.HAND + 1), table.turn) == (0, 2, 1)


# Double danger


def test_double_danger_of_a_wrong_challenge() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    do(table, 1, "challenge")
    do(table, 0, "show", ASSASSIN)
    do(table, 1, "lose", CAPTAIN)
    assert (table.phase, table.owing) == (rules.BLOCK, 0b0010)  # his Contessa may still save him
    do(table, 1, "pass")
    assert table.is_out(1)
    assert (lost(table, 1), table.turn) == ([CAPTAIN, CONTESSA], 2)


def test_double_danger_of_a_caught_contessa() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 3)
    all_pass(table)
    do(table, 3, "block", CONTESSA)
    do(table, 0, "challenge")
    do(table, 3, "concede")
    assert table.coins == [0, 2, 2, 2]  # nothing is returned to anybody
    do(table, 3, "lose", DUKE)
    assert (table.is_out(3), table.coins, table.turn) == (True, [0, 2, 2, 0], 1)


@pytest.mark.parametrize("by_challenge", [True, False])
def test_no_second_loss_if_the_target_has_no_influence_left(by_challenge: bool) -> None:
    table = rigged(FOUR)
    table.influence_lost(3, table.top(rules.HAND + 3))
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
        do(table, 0, "challenge")
        do(table, 3, "concede")
    assert (table.is_out(3), table.phase, table.turn) == (True, rules.ACTION, 1)
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


def test_an_eliminated_players_coins_go_to_the_treasury() -> None:
    table = rigged(FOUR)
    table.influence_lost(1, table.top(rules.HAND + 1))
    before = table.treasury()
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    assert (table.coins, table.is_out(1)) == ([5, 0, 2, 2], True)
    assert table.treasury() == before + 2 - 3


def test_the_steal_that_eliminated_a_false_blocker_is_paid_first() -> None:
    table = rigged(FOUR)
    table.influence_lost(3, table.find(rules.HAND + 3, CAPTAIN))
    do(table, 0, "steal", 3)
    all_pass(table)
    do(table, 3, "block", AMBASSADOR)
    do(table, 0, "challenge")
    do(table, 3, "concede")
    assert (table.coins, table.is_out(3)) == ([4, 2, 2, 0], True)
    assert happened(table)[-3:] == ["coins_stolen", "eliminated", "turn_started"]


def test_a_steal_falls_away_if_its_target_is_eliminated_by_his_challenge() -> None:
    table = rigged([(CAPTAIN, DUKE), (DUKE, ASSASSIN), (CONTESSA, CONTESSA)])
    table.influence_lost(1, table.top(rules.HAND + 1))
    do(table, 0, "steal", 1)
    do(table, 1, "challenge")
    do(table, 0, "show", CAPTAIN)
    assert (table.coins, table.turn) == ([2, 0, 2], 2)


# Exchange


def test_exchange_draws_two_keeps_as_many_as_influences_and_returns_two() -> None:
    table = rigged(THREE, court=(CAPTAIN, CONTESSA))
    do(table, 0, "exchange")
    all_pass(table)
    assert sorted(hand(table, 0)) == [DUKE, CAPTAIN, CONTESSA, CONTESSA]
    assert [GAME.actions[action][1] for action in table.choices(0)] == [
        (DUKE, CAPTAIN),
        (DUKE, CONTESSA),
        (CAPTAIN, CONTESSA),
        (CONTESSA, CONTESSA),
    ]
    do(table, 0, "keep", CONTESSA, CONTESSA)
    assert hand(table, 0) == [CONTESSA, CONTESSA]
    assert (table.size(rules.COURT), table.turn) == (9, 1)
    check(table)


def test_exchange_with_one_influence_keeps_one_of_three() -> None:
    table = rigged(THREE, court=(DUKE, CONTESSA))
    table.influence_lost(0, table.find(rules.HAND, CONTESSA))
    do(table, 0, "exchange")
    all_pass(table)
    assert [GAME.actions[action][1] for action in table.choices(0)] == [(DUKE,), (CONTESSA,)]
    do(table, 0, "keep", CONTESSA)
    assert (hand(table, 0), table.size(rules.COURT)) == ([CONTESSA], 9)
    check(table)


def test_others_learn_nothing_from_an_exchange_not_even_whether_cards_changed() -> None:
    seen = []
    for kept in ((DUKE, CONTESSA), (CAPTAIN, ASSASSIN)[::-1], (ASSASSIN, CONTESSA)):
        table = rigged(THREE, court=(CAPTAIN, ASSASSIN))
        do(table, 0, "exchange")
        all_pass(table)
        do(table, 0, "keep", *kept)
        views = [state(table.view(viewer)) for viewer in (1, 2, WATCHER)]
        seen.append((views, public(table)))
    assert seen[0] == seen[1] == seen[2]


def test_the_place_of_a_kept_card_tells_nothing() -> None:
    orders = set()
    for seed in range(20):
        table = rigged(THREE, court=(CAPTAIN, ASSASSIN))
        do(table, 0, "exchange")
        all_pass(table)
        do(table, 0, "keep", DUKE, ASSASSIN, seed=seed)
        orders.add(tuple(hand(table, 0)))
    assert orders == {(DUKE, ASSASSIN), (ASSASSIN, DUKE)}


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
    table.influence_lost(1, table.top(rules.HAND + 1))
    table.coins[0] = 7
    do(table, 0, "coup", 1)
    assert (table.over, table.winners, table.phase) == (True, 0b01, rules.GAME_END)
    assert table.scores() == [1, 0]


def test_idle_players_pass_prove_and_take_income() -> None:
    table = rigged(FOUR)
    moves = []
    for _ in range(3):
        moves.append(GAME.actions[table.idle(table.next_seat())][0])
        table.act(table.next_seat(), table.idle(table.next_seat()), Random(0))
    assert moves == ["income", "income", "income"]
    do(table, 3, "tax")
    assert table.idle(0) == rules.PASS
    do(table, 0, "challenge")
    assert GAME.actions[table.idle(3)] == ("show", (DUKE,))


def test_actions_are_numbered_as_the_rules_say() -> None:
    numbers = GAME.action_numbers
    assert len(numbers) == len(GAME.actions) < 256
    assert numbers["pass", ()] == rules.PASS
    assert numbers["challenge", ()] == rules.CHALLENGING == rules.PASS + 1
    assert numbers["block", (DUKE,)] == rules.BLOCKS
    assert numbers["show", (DUKE,)] == rules.SHOWS
    assert numbers["concede", ()] == rules.CONCEDE
    assert numbers["lose", (DUKE,)] == rules.LOSES
    assert numbers["keep", (DUKE,)] == rules.KEEPS


def test_everything_has_words() -> None:
    words = GAME.words
    assert list(words.faces) == [face.name for face in GAME.faces]
    assert list(words.zones) == [zone.name for zone in GAME.zones]
    assert list(words.fields) == [field.name for field in GAME.fields]
    assert list(words.events) == [event.name for event in GAME.events]
    assert list(words.actions) == [form.name for form in GAME.forms]
    assert set(words.prompts) == {field.name for form in GAME.forms for field in form.fields}
    assert list(words.options) == [option.name for option in GAME.options]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_random_games_end_replay_and_can_be_sampled(seats: int) -> None:
    for seed in range(12):
        rng = Random(seed)
        options = {"steal_from_poor": seed % 2 == 1, "first_seat": seed % 6}
        table = started(seats, seed, **options)
        steps = 0
        while not table.over:
            check(table)
            for viewer in (rng.below(seats), WATCHER):
                view = table.view(viewer)
                guess = sample(view, rng)
                assert sorted(guess.faces) == rules.COURT_LIST
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
    do(table, sacha, "keep", ASSASSIN, CAPTAIN)
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
    assert table.size(rules.HAND + natasha) == 2

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
    assert (table.size(rules.HAND + natasha), table.size(rules.HAND + sacha)) == (2, 1)
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


# Leaving for good


def leave(table: Coup, seat: int) -> None:
    """The seat leaves; then everything holds, the log replays and the game can end."""
    was_out, turn = table.is_out(seat), table.turn
    shown = len(lost(table, seat))
    table.resign(seat, Random(0))
    check(table)
    assert table.is_out(seat)
    assert len(lost(table, seat)) == 2
    assert all(table.known[card] == EVERYONE for card in table.zones[rules.LOST + seat])
    assert not was_out or (shown, table.turn) == (2, turn)
    for seed in range(3):
        play_on(table.copy(), Random(seed))


def roles(table: Coup, seat: int) -> set[str]:
    """What the seat is in the present phase."""
    if table.is_out(seat):
        return {"out"}
    found = set()
    if seat == table.turn:
        found.add("actor")
    if seat == table.target:
        found.add("target")
    if seat == table.blocker:
        found.add("blocker")
    if seat == table.challenger:
        found.add("challenger")
    if table.owes(seat):
        found.add("asked")
    if table.answered >> seat & 1:
        found.add("sealed")
    return found or {"uninvolved"}


ROLES = {
    rules.ACTION: {"actor", "asked", "uninvolved", "out"},
    rules.CHALLENGE: {"actor", "target", "asked", "sealed", "out"},
    rules.BLOCK: {"actor", "target", "asked", "sealed", "uninvolved", "out", "challenger"},
    rules.CHALLENGE_BLOCK: {"actor", "target", "blocker", "asked", "sealed", "out", "challenger"},
    rules.PROVE: {"actor", "target", "blocker", "challenger", "asked", "uninvolved", "out"},
    rules.LOSE: {"actor", "target", "blocker", "challenger", "asked", "uninvolved", "out"},
    rules.EXCHANGE: {"actor", "asked", "uninvolved", "out", "challenger"},
}


def test_anybody_may_leave_in_every_phase_and_role() -> None:
    met: dict[int, set[str]] = {phase: set() for phase in ROLES}
    for seats in ALL_SEATS:
        for seed in range(15):
            rng = Random(seed)
            table = started(seats, seed)
            table.coins = [3 + seed % 5] * seats  # all deeds within reach
            table.tape = None
            while not table.over:
                for seat in range(seats):
                    met[table.phase] |= roles(table, seat)
                    twin = table.copy()
                    twin.resign(seat, rng)
                    check(twin)
                    play_on(twin, rng)
                random_step(table, rng)
    assert met == ROLES


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_players_leave_one_after_the_other_until_one_is_left(seats: int) -> None:
    for seed in range(60):
        rng = Random(seed)
        table = started(seats, seed)
        while not table.over:
            for _ in range(rng.below(8)):
                if not table.over:
                    random_step(table, rng)
            staying = [seat for seat in range(seats) if not table.is_gone(seat)]
            if not table.over:
                table.resign(rng.pick(staying), rng)
                check(table)
        assert state(replayed(table)) == state(table)


def test_leaving_reveals_influences_and_returns_coins() -> None:
    table = rigged(FOUR)
    leave(table, 2)
    assert lost(table, 2) == [CONTESSA, AMBASSADOR][::-1]
    assert (table.coins, table.treasury()) == ([2, 2, 0, 2], 44)
    assert (table.turn, table.phase) == (0, rules.ACTION)  # nobody else is concerned


def test_with_two_players_the_one_who_stays_wins() -> None:
    table = rigged(THREE[:2])
    table.resign(0, Random(0))
    assert (table.over, table.winners) == (True, 0b10)


def test_an_eliminated_player_leaves_without_consequence() -> None:
    table = rigged(FOUR)
    for card in table.zones[rules.HAND + 1][:]:
        table.influence_lost(1, card)
    table.eliminated(1)
    do(table, 0, "tax")
    before = state(table) | {"gone": 0}
    leave(table, 1)
    assert state(table) | {"gone": 0} == before


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_leaving_actor_ends_his_turn_and_his_payment_stays_spent(passes: int) -> None:
    table = rigged(FOUR)
    table.coins[0] = 4
    do(table, 0, "assassinate", 1)
    if passes > 0:
        all_pass(table)
    if passes > 1:
        do(table, 1, "block", CONTESSA)
    leave(table, 0)
    assert (table.turn, table.phase, table.coins) == (1, rules.ACTION, [0, 2, 2, 2])
    assert table.size(rules.HAND + 1) == 2


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_leaving_target_lets_the_deed_fall_away(passes: int) -> None:
    table = rigged(FOUR)
    table.coins[0] = 4
    do(table, 0, "assassinate", 1)
    if passes > 0:
        all_pass(table)
    if passes > 1:
        do(table, 1, "block", CONTESSA)
    leave(table, 1)
    assert (table.turn, table.phase, table.coins) == (2, rules.ACTION, [1, 0, 2, 2])


def test_leaving_target_of_a_steal_takes_his_coins_away() -> None:
    table = rigged(FOUR)
    do(table, 0, "steal", 1)
    all_pass(table)
    leave(table, 1)
    assert (table.turn, table.coins) == (2, [2, 0, 2, 2])


def test_leaver_drops_out_of_a_window_whatever_he_sealed() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 2, "challenge")
    leave(table, 2)
    assert (table.phase, table.owing, table.answered) == (rules.CHALLENGE, 0b1010, 0)
    all_pass(table)
    assert (table.coins[0], table.turn) == (5, 1)


def test_the_last_missing_answer_leaves_and_the_window_closes() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 2, "pass")
    do(table, 3, "challenge")
    leave(table, 1)
    assert (table.phase, table.challenger) == (rules.PROVE, 3)  # sealed answers of others count


def test_all_who_could_block_leave_and_foreign_aid_comes() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "pass")
    leave(table, 2)
    leave(table, 3)
    assert (table.coins[0], table.turn) == (4, 1)


def test_leaving_prover_counts_as_conceding() -> None:
    actor = rigged(FOUR)
    do(actor, 0, "tax")
    do(actor, 1, "challenge")
    leave(actor, 0)
    assert (actor.turn, actor.size(rules.HAND + 1)) == (1, 2)
    blocker = rigged(FOUR)
    do(blocker, 0, "foreign_aid")
    do(blocker, 1, "block", DUKE)
    do(blocker, 2, "challenge")
    leave(blocker, 1)
    assert (blocker.coins[0], blocker.turn) == (4, 2)


def test_a_challenge_stands_when_its_challenger_leaves() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    leave(table, 1)
    assert (table.phase, table.owing) == (rules.PROVE, 0b0001)
    do(table, 0, "show", DUKE)
    assert (table.coins[0], table.turn) == (5, 2)


def test_a_challenger_leaves_owing_an_influence_and_the_deed_goes_on() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    do(table, 1, "pass")
    do(table, 2, "challenge")
    do(table, 0, "show", ASSASSIN)
    leave(table, 2)
    assert (table.phase, table.owing) == (rules.BLOCK, 0b0010)


def test_the_others_may_block_anew_when_an_unchallenged_blocker_leaves() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "block", DUKE)
    leave(table, 1)
    assert (table.phase, table.owing, table.blocker) == (rules.BLOCK, 0b1100, rules.NO_ONE)


def test_a_caught_blocker_leaves_owing_an_influence_and_the_deed_succeeds() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "block", DUKE)
    do(table, 2, "challenge")
    do(table, 1, "concede")
    leave(table, 1)
    assert (table.coins[0], table.turn) == (4, 2)


def test_a_wrong_challenger_of_a_block_leaves_and_the_block_holds() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "pass")
    do(table, 2, "pass")
    do(table, 3, "block", DUKE)
    do(table, 0, "pass")
    do(table, 1, "challenge")
    do(table, 3, "show", DUKE)
    leave(table, 1)
    assert (table.coins, table.turn) == ([2, 0, 2, 2], 2)


@pytest.mark.parametrize("leaver", [0, 2])
def test_an_influence_already_owed_stays_owed(leaver: int) -> None:
    table = rigged(FOUR)
    table.coins[0] = 7
    do(table, 0, "coup", 1)
    leave(table, leaver)
    assert (table.phase, table.owing) == (rules.LOSE, 0b0010)
    do(table, 1, "lose", CAPTAIN)
    assert table.turn == 1


def test_a_deed_falls_away_if_its_actor_leaves_while_a_challenger_pays() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    leave(table, 0)
    assert (table.phase, table.owing) == (rules.LOSE, 0b0010)
    do(table, 1, "lose", CAPTAIN)
    assert (table.coins, table.turn) == ([0, 2, 2, 2], 1)


@pytest.mark.parametrize("influences", [1, 2])
def test_leaving_in_the_middle_of_an_exchange_returns_the_drawn_cards_unseen(
    influences: int,
) -> None:
    table = rigged(THREE, court=(CAPTAIN, AMBASSADOR))
    if influences == 1:
        table.influence_lost(0, table.top(rules.HAND))
    do(table, 0, "exchange")
    all_pass(table)
    drawn = table.zones[rules.HAND][-2:]
    leave(table, 0)
    assert set(drawn) <= set(table.zones[rules.COURT])
    assert sorted(lost(table, 0)) == [DUKE, CONTESSA]
    assert all(table.known[card] == NOBODY for card in table.zones[rules.COURT])
    assert (table.turn, table.phase) == (1, rules.ACTION)
