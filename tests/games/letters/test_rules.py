"""Letters, ruling by ruling."""

import pytest

from parlour.games.letters import GAME
from parlour.games.letters.rules import ASIDE, DECK, GAME_END, HAND, OPEN, PILE, Letters
from parlour.games.letters.rules_plays import (
    BARON,
    COUNTESS,
    DECK_LIST,
    GUARD,
    HANDMAID,
    KING,
    PLAYS,
    PRIEST,
    PRINCE,
    PRINCESS,
)
from parlour.kernel.errors import Illegal, NotYourTurn
from parlour.kernel.picks import choose_step, steps, take_back
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import EVERYONE, HIDDEN, WATCHER

RNG = Random("letters")


def rigged(
    hands: list[int],
    drawn: int,
    deck: tuple[int, ...] = (),
    aside: int | None = None,
    options: dict[str, int | bool | str] | None = None,
    cards_left: int | None = None,
) -> Letters:
    """A table where seat 0 begins, holding hands[0] and having drawn a card.

    `deck` lies on top, next card first; the rest is what is left of the sixteen.
    """
    seed = 0
    while True:
        table = GAME.start(len(hands), Random(seed), options, Tape())
        assert isinstance(table, Letters)
        if table.turn == 0:
            break
        seed += 1
    places = [table.zones[HAND][0], table.zones[HAND][1]]
    places += [table.zones[HAND + seat][0] for seat in range(1, len(hands))]
    wanted = [hands[0], drawn, *hands[1:]]
    places += reversed(table.zones[DECK][-len(deck) :] if deck else [])
    wanted += deck
    if aside is not None:
        places.append(table.zones[ASIDE][0])
        wanted.append(aside)
    rest = DECK_LIST[:]
    for face in wanted:
        rest.remove(face)
    for place, face in zip(places, wanted, strict=True):
        table.faces[place] = face
    others = [card for card in range(16) if card not in places]
    for place, face in zip(others, rest, strict=True):
        table.faces[place] = face
    if cards_left is not None:
        spare = table.zones[DECK][: len(table.zones[DECK]) - cards_left]
        for card in spare:
            table.move(card, DECK, OPEN)
    return table


def play(table: Table, card: int, target: int = -1, guess: int = 0) -> None:
    table.act(table.turn, PLAYS.index((card, target, guess)), RNG)


def hand(table: Table, seat: int) -> list[int]:
    return [table.faces[card] for card in table.zones[HAND + seat]]


def pile(table: Table, seat: int) -> list[int]:
    return [table.faces[card] for card in table.zones[PILE + seat]]


def is_out(table: Letters, seat: int) -> bool:
    return bool(table.out >> seat & 1)


def events(table: Table, start: int = 0) -> list[str]:
    assert table.tape is not None
    return [GAME.event_by_number[event[0]].name for event in table.tape.events(start)]


def playable(table: Table) -> set[int]:
    return {PLAYS[action][0] for action in table.choices(table.turn)}


def targets(table: Table, card: int) -> set[int]:
    plays = [PLAYS[action] for action in table.choices(table.turn)]
    return {target for face, target, _ in plays if face == card}


def test_the_deck_has_sixteen_cards() -> None:
    counts = {face: DECK_LIST.count(face) for face in range(1, 9)}
    assert counts == {1: 5, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1}


@pytest.mark.parametrize(("seats", "tokens"), [(2, 7), (3, 5), (4, 4)])
def test_tokens_to_win_depend_on_the_number_of_players(seats: int, tokens: int) -> None:
    table = GAME.start(seats, Random(seats))
    assert isinstance(table, Letters)
    assert table.house.tokens_to_win == tokens


def test_tokens_of_the_2019_edition_are_an_option() -> None:
    table = GAME.start(2, Random(1), {"tokens": "2019"})
    assert isinstance(table, Letters)
    assert table.house.tokens_to_win == 6


def test_the_first_player_is_random() -> None:
    assert {int(GAME.start(4, Random(seed)).turn) for seed in range(40)} == {0, 1, 2, 3}


def test_one_card_is_set_aside_and_each_player_has_one() -> None:
    table = GAME.start(4, Random(3))
    assert len(table.zones[ASIDE]) == 1
    assert [len(table.zones[HAND + seat]) for seat in range(4)].count(1) == 3
    assert len(table.zones[DECK]) == 16 - 1 - 4 - 1
    assert table.known[table.zones[ASIDE][0]] == 0


def test_official_two_player_rounds_take_three_cards_out_face_up() -> None:
    table = GAME.start(2, Random(5), GAME.settle(preset="official"))
    assert len(table.zones[OPEN]) == 3
    assert all(table.known[card] == EVERYONE for card in table.zones[OPEN])
    assert len(table.zones[DECK]) == 16 - 1 - 3 - 2 - 1
    assert not GAME.start(3, Random(5), GAME.settle(preset="official")).zones[OPEN]


def test_official_open_cards_are_neither_drawn_nor_taken_for_a_prince() -> None:
    table = rigged([PRINCE, PRIEST], GUARD, aside=COUNTESS, options=GAME.settle(preset="official"))
    for card in table.zones[DECK]:
        table.move(card, DECK, PILE)
    start = table.tape.end if table.tape else 0
    play(table, PRINCE, 1)
    told_of = events(table, start)
    assert told_of.index("removed_card_taken") < told_of.index("deck_gathered")
    assert table.tokens == [0, 1]  # the Countess that was set aside, over the Guard


def test_guard_eliminates_whoever_holds_the_named_card() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    play(table, GUARD, 1, PRIEST)
    assert is_out(table, 1)
    assert pile(table, 1) == [PRIEST]
    assert table.known[table.zones[PILE + 1][0]] == EVERYONE
    assert table.turn == 2


def test_guard_with_a_wrong_guess_does_nothing() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    play(table, GUARD, 1, KING)
    assert not is_out(table, 1)
    assert hand(table, 1)[0] == PRIEST


def test_guard_may_not_name_guard() -> None:
    table = rigged([GUARD, GUARD, KING], BARON)
    guesses = {PLAYS[action][2] for action in table.choices(0) if PLAYS[action][0] == GUARD}
    assert guesses == {2, 3, 4, 5, 6, 7, 8}


def test_the_priests_look_is_known_to_the_looker_alone() -> None:
    table = rigged([PRIEST, PRINCESS, KING], GUARD)
    card = table.zones[HAND + 1][0]
    play(table, PRIEST, 1)
    assert table.known[card] == 0b011
    assert table.view(0).faces[card] == PRINCESS
    assert table.view(2).faces[card] == HIDDEN
    assert table.view(WATCHER).faces[card] == HIDDEN


def test_baron_eliminates_the_lower_card() -> None:
    table = rigged([BARON, PRIEST, KING], HANDMAID)
    play(table, BARON, 1)
    assert is_out(table, 1)
    other = rigged([BARON, KING, GUARD], HANDMAID)
    play(other, BARON, 1)
    assert is_out(other, 0)
    assert pile(other, 0) == [BARON, HANDMAID]


def test_baron_shows_both_hands_to_the_two_only_and_a_tie_does_nothing() -> None:
    table = rigged([BARON, PRIEST, KING], PRIEST)
    play(table, BARON, 1)
    mine, theirs = table.zones[HAND][0], table.zones[HAND + 1][0]
    assert not table.out
    assert table.known[mine] == 0b011
    assert table.known[theirs] == 0b011


def test_handmaid_protects_until_the_own_turn_begins() -> None:
    table = rigged([HANDMAID, KING, COUNTESS], GUARD, deck=(GUARD, GUARD, GUARD))
    play(table, HANDMAID)
    assert targets(table, GUARD) == {2}
    play(table, GUARD, 2, PRIEST)
    assert targets(table, GUARD) == {1}
    start = table.tape.end if table.tape else 0
    play(table, GUARD, 1, PRIEST)
    assert table.protected == 0
    happened = events(table, start)
    assert happened.index("protection_cleared") < happened.index("card_dealt")


@pytest.mark.parametrize("card", [GUARD, PRIEST, BARON, KING])
def test_without_a_legal_target_the_card_does_nothing(card: int) -> None:
    table = rigged([HANDMAID, card], PRIEST if card != PRIEST else GUARD, deck=(HANDMAID, GUARD))
    play(table, HANDMAID)
    assert targets(table, card) == {-1}
    play(table, card)
    assert not table.out
    assert pile(table, 1) == [card]


def test_with_a_legal_target_one_must_be_chosen() -> None:
    table = rigged([PRIEST, GUARD, KING], HANDMAID)
    assert targets(table, PRIEST) == {1, 2}


def test_prince_with_everyone_else_protected_hits_oneself() -> None:
    table = rigged([HANDMAID, PRINCE], KING, deck=(GUARD, PRIEST))
    play(table, HANDMAID)
    assert targets(table, PRINCE) == {1}
    play(table, PRINCE, 1)
    assert pile(table, 1) == [PRINCE, GUARD]
    assert hand(table, 1) == [PRIEST]


def test_prince_makes_a_player_discard_without_effect_and_draw() -> None:
    table = rigged([PRINCE, HANDMAID, KING], GUARD, deck=(PRIEST, BARON))
    play(table, PRINCE, 1)
    assert pile(table, 1) == [HANDMAID]
    assert table.protected == 0
    assert hand(table, 1)[0] == PRIEST


def test_a_discarded_princess_eliminates_and_draws_no_card() -> None:
    table = rigged([PRINCE, PRINCESS, KING], GUARD)
    left = len(table.zones[DECK])
    play(table, PRINCE, 1)
    assert is_out(table, 1)
    assert pile(table, 1) == [PRINCESS]
    assert len(table.zones[DECK]) == left - 1  # only the next player's draw


def test_a_played_princess_eliminates() -> None:
    table = rigged([PRINCESS, PRIEST, KING], GUARD)
    play(table, PRINCESS)
    assert is_out(table, 0)
    assert pile(table, 0) == [PRINCESS, GUARD]


def test_with_an_empty_deck_the_princes_target_takes_the_card_set_aside() -> None:
    table = rigged([PRINCE, PRIEST, KING], GUARD, aside=COUNTESS, cards_left=0)
    tape = table.tape
    assert tape is not None
    play(table, PRINCE, 1)
    assert "removed_card_taken" in events(table)
    assert "token_gained" in events(table)
    assert table.tokens == [0, 1, 0]


def test_the_card_set_aside_is_seen_only_by_whoever_takes_it() -> None:
    table = rigged([PRINCE, PRIEST, KING], GUARD, aside=COUNTESS, cards_left=0)
    tape = table.tape
    assert tape is not None
    play(table, PRINCE, 1)
    taken = GAME.event_by_name["removed_card_taken"].number
    for viewer in (0, 1, 2, int(WATCHER)):
        [faces] = [one.faces for one in told(GAME, tape, viewer) if one.event[0] == taken]
        assert list(faces.values()) == ([COUNTESS] if viewer == 1 else [])


def test_king_trades_hands_and_both_know_both_cards() -> None:
    table = rigged([KING, PRIEST, BARON], PRINCESS)
    play(table, KING, 1)
    mine, theirs = table.zones[HAND][0], table.zones[HAND + 1][0]
    assert hand(table, 0) == [PRIEST]
    assert hand(table, 1)[0] == PRINCESS
    assert table.known[mine] == table.known[theirs] == 0b011
    assert not table.out  # giving the Princess away does not eliminate


@pytest.mark.parametrize("other", [PRINCE, KING])
def test_countess_must_be_played_with_king_or_prince(other: int) -> None:
    assert playable(rigged([COUNTESS, GUARD, PRIEST], other)) == {COUNTESS}
    assert playable(rigged([other, GUARD, PRIEST], COUNTESS)) == {COUNTESS}


def test_countess_may_always_be_played() -> None:
    assert playable(rigged([COUNTESS, GUARD, PRIEST], PRINCESS)) == {COUNTESS, PRINCESS}


def test_whoever_draws_the_last_card_still_plays_it() -> None:
    table = rigged([GUARD, PRIEST], BARON, deck=(HANDMAID,), aside=KING, cards_left=1)
    play(table, GUARD, 1, KING)
    assert table.turn == 1
    assert table.round == 1
    play(table, HANDMAID)
    assert table.round == 2
    assert table.tokens == [1, 0]  # Baron over Priest


def test_the_round_ends_at_once_with_one_player_left() -> None:
    table = rigged([GUARD, PRIEST], KING)
    play(table, GUARD, 1, PRIEST)
    assert table.tokens == [1, 0]
    assert table.round == 2
    assert table.turn == 0


def test_all_players_tied_at_the_end_of_a_round_gain_a_token() -> None:
    table = rigged([HANDMAID, PRIEST], PRIEST, cards_left=0)
    play(table, HANDMAID)
    assert table.tokens == [1, 1]


def test_official_the_larger_sum_of_discards_breaks_a_tie() -> None:
    table = rigged([HANDMAID, PRIEST], PRIEST, cards_left=0, options={"tie": "sum"})
    play(table, HANDMAID)
    assert table.tokens == [1, 0]


def test_official_still_tied_means_a_token_for_all() -> None:
    options: dict[str, int | bool | str] = {"tie": "sum"}
    table = rigged([HANDMAID, PRIEST], PRIEST, deck=(HANDMAID,), options=options, cards_left=1)
    play(table, HANDMAID)
    play(table, HANDMAID)
    assert table.tokens == [1, 1]


def test_a_random_winner_of_the_last_round_begins() -> None:
    starters = set()
    for seed in range(30):
        table = rigged([HANDMAID, PRIEST, GUARD], PRIEST, cards_left=0)
        table.act(0, PLAYS.index((HANDMAID, -1, 0)), Random(seed))
        starters.add(int(table.turn))
    assert starters == {0, 1}


def test_players_who_reach_the_tokens_together_all_win() -> None:
    table = rigged([HANDMAID, PRIEST, GUARD], PRIEST, cards_left=0)
    table.tokens = [4, 4, 1]
    play(table, HANDMAID)
    assert table.over
    assert table.phase == GAME_END
    assert table.winners == 0b011


def test_hands_are_shown_at_the_end_of_a_round() -> None:
    table = rigged([HANDMAID, PRIEST], BARON, cards_left=0)
    play(table, HANDMAID)
    assert events(table).count("hand_shown") == 2


def test_every_atomic_event_of_the_specification_exists() -> None:
    seen: set[str] = set()
    for seed in range(30):
        tape, rng = Tape(), Random(seed)
        table = GAME.start(2 + seed % 3, rng, None, tape)
        while not table.over:
            seat = table.next_seat()
            if not table.pick_of(seat) and seed % 2:
                choose_step(table, seat, steps(GAME, table.choices(seat), ())[0], rng)
                continue
            table.act(seat, table.random_choice(seat, rng), rng)
        seen |= {GAME.event_by_number[event[0]].name for event in tape.events()}
    wanted = "mixed card_dealt card_removed eliminated restored protection_cleared pile_cleared"
    wanted += " round_updated phase_updated pick_started pick_updated pick_completed"
    assert set(wanted.split()) <= seen


def test_a_choice_is_picked_card_then_target_then_guess() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    choices = table.choices(0)
    assert steps(GAME, choices, ()) == [GUARD, BARON]
    choose_step(table, 0, GUARD, RNG)
    assert steps(GAME, choices, table.pick_of(0)) == [1, 2]
    choose_step(table, 0, 2, RNG)
    assert steps(GAME, choices, table.pick_of(0)) == [2, 3, 4, 5, 6, 7, 8]
    choose_step(table, 0, KING, RNG)
    assert is_out(table, 2)
    assert table.pick_of(0) == ()


def test_a_pick_is_its_owners_secret_and_can_be_taken_back() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    tape = table.tape
    assert tape is not None
    start, before = tape.end, table.view(1)
    choose_step(table, 0, GUARD, RNG)
    assert table.view(0).pick_of(0) == (0, GUARD)
    assert table.view(1).pick_of(0) == before.pick_of(0) == ()
    assert [heard.event for heard in told(GAME, tape, 1, start)] == []
    assert len(told(GAME, tape, 0, start)) == 2
    take_back(table, 0)
    assert table.pick_of(0) == ()
    play(table, BARON, 1)


def test_acting_out_of_turn_or_against_the_rules_changes_nothing() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    with pytest.raises(NotYourTurn):
        table.act(1, 0, RNG)
    with pytest.raises(Illegal):
        table.act(0, PLAYS.index((KING, 1, 0)), RNG)
    assert hand(table, 0) == [GUARD, BARON]
    assert table.turn == 0


def test_a_player_who_leaves_is_out_for_good() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    table.resign(0, RNG)
    assert table.turn == 1
    assert pile(table, 0) == [GUARD, BARON]
    table.resign(2, RNG)
    assert table.over
    assert table.winners == 0b010


def test_a_table_reduced_by_leaving_keeps_its_tokens_and_deals_no_open_cards() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON, options=GAME.settle(preset="official"))
    table.resign(2, RNG)
    assert table.house.tokens_to_win == 5
    play(table, GUARD, 1, PRIEST)
    assert table.round == 2
    assert not table.zones[OPEN]
    assert table.house.tokens_to_win == 5


def test_whoever_left_stays_out_of_later_rounds_and_gets_no_card() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    table.resign(2, RNG)
    play(table, GUARD, 1, PRIEST)
    assert table.round == 2
    assert table.out == 0b100
    assert hand(table, 2) == []
    assert len(table.zones[DECK]) == 16 - 1 - 2 - 1


def test_the_round_ends_when_leaving_leaves_one_player_in_it() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    play(table, GUARD, 1, PRIEST)
    assert (table.turn, table.round) == (2, 1)
    table.resign(0, RNG)
    assert table.tokens == [0, 0, 1]
    assert table.round == 2
    assert table.out == 0b001  # whoever was only out of the round is back


def test_protection_does_not_outlast_the_round() -> None:
    table = rigged([HANDMAID, KING], GUARD, cards_left=0)
    play(table, HANDMAID)
    assert (table.round, table.turn) == (2, 1)
    assert table.protected == 0


def test_leaving_out_of_turn_leaves_the_turn_alone() -> None:
    table = rigged([GUARD, PRIEST, KING], BARON)
    table.resign(1, RNG)
    assert table.turn == 0
    assert targets(table, GUARD) == {2}


def test_a_sample_keeps_what_a_priest_saw() -> None:
    table = rigged([PRIEST, PRINCESS, KING], GUARD)
    card = table.zones[HAND + 1][0]
    play(table, PRIEST, 1)
    assert {sample(table.view(0), Random(seed)).faces[card] for seed in range(20)} == {PRINCESS}
    assert len({sample(table.view(2), Random(seed)).faces[card] for seed in range(60)}) > 3


# Options, and what running out of time does


@pytest.mark.parametrize(("tokens", "needed"), [("1", 1), ("10", 10), ("classic", 4), ("2019", 4)])
def test_the_token_target_is_an_option(tokens: str, needed: int) -> None:
    table = GAME.start(4, Random(0), GAME.settle({"tokens": tokens}))
    assert isinstance(table, Letters)
    while not table.over:
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, RNG), RNG)
    assert max(table.tokens) == needed


def test_a_tie_may_give_a_token_to_nobody() -> None:
    table = rigged([HANDMAID, PRIEST], PRIEST, options=GAME.settle({"tie": "none"}), cards_left=0)
    play(table, HANDMAID)
    assert table.tokens == [0, 0]
    assert "round_tied" in events(table)
    assert table.round == 2


@pytest.mark.parametrize("other", [GUARD, PRIEST, HANDMAID, KING, PRINCE])
def test_running_out_of_time_never_plays_the_princess(other: int) -> None:
    table = rigged([PRINCESS, GUARD, BARON], other)
    card, target, _ = PLAYS[table.idle(0)]
    assert card == other
    assert target != 0


def test_running_out_of_time_plays_no_baron_if_another_card_is_there() -> None:
    assert PLAYS[rigged([BARON, GUARD, PRIEST], HANDMAID).idle(0)][0] == HANDMAID


def test_scores_and_winners_agree_after_the_leader_has_left() -> None:
    table = rigged([GUARD, PRIEST], BARON)
    table.tokens = [5, 1]
    table.resign(0, RNG)
    assert table.winners == 0b10
    assert table.scores() == [-1, 1]


def test_every_act_has_an_outcome() -> None:
    missed = rigged([GUARD, PRIEST, KING], BARON)
    play(missed, GUARD, 1, BARON)
    assert "guess_missed" in events(missed)
    tied = rigged([BARON, PRIEST, KING], PRIEST)
    play(tied, BARON, 1)
    assert "comparison_tied" in events(tied)
    alone = rigged([GUARD, KING], HANDMAID, deck=(BARON, PRIEST))
    play(alone, HANDMAID)
    play(alone, BARON)
    assert "nothing_done" in events(alone)
