"""The builder of Citadels: fair, legal everywhere, and no fool."""

from collections import Counter
from collections.abc import Iterator

import pytest

from parlour.bots.registry import LEVELS, bot_levels, make_bot
from parlour.games.citadels import (
    GAME,
    Character,
    District,
    base_characters,
    base_districts,
    make_game,
)
from parlour.games.citadels.rules_board import (
    ABILITY,
    CHARACTERS,
    DRAFT_DISCARD,
    DRAFT_PICK,
    DRAW_CHOICE,
    FACE_UP,
    GRAVEYARD,
    PLAYER_TURN,
    Board,
)
from parlour.games.citadels.rules_box import SPECIAL
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.lab.simulate import simulate

Decision = tuple[Board, int, int]  # the table before it, who, and what

DISCARDING: Options = {"two_player_draft": "discarding", "income": "any_time", "graveyard": "any"}


def decisions(
    lineup: list[str], games: int, options: Options | None = None, game: Game = GAME
) -> Iterator[Decision]:
    """All decisions of some games; game i has seed i."""
    for seed in range(games):
        rng = Random(seed)
        table = game.start(len(lineup), rng, game.settle(options))
        assert isinstance(table, Board)
        streams = [Random(f"{seed} {seat}") for seat in range(len(lineup))]
        while not table.over:
            seat = int(table.next_seat())
            action = make_bot(lineup[seat], game).choose(table.view(seat), streams[seat])
            yield table, seat, action
            table.act(seat, action, rng)


def form_of(action: int) -> str:
    return GAME.actions[action][0]


@pytest.mark.parametrize(
    ("seats", "games", "options"),
    [(2, 5, DISCARDING), (3, 2, {}), (4, 3, {"graveyard": "any"}), (7, 2, {})],
)
def test_legal_in_every_phase(seats: int, games: int, options: Options) -> None:
    phases = set()
    for table, seat, action in decisions(["builder"] * seats, games, options):
        phases.add(int(table.phase))
        assert action in table.choices(seat)
    assert phases >= {DRAFT_PICK, PLAYER_TURN, DRAW_CHOICE}
    assert (DRAFT_DISCARD in phases) == (options == DISCARDING)


def test_answers_at_random_tables_too() -> None:
    """Bots that play at random lead it where it would not go by itself."""
    phases: Counter[int] = Counter()
    rng = Random("random tables")
    while phases[GRAVEYARD] < 5:
        table = GAME.start(3, rng, GAME.settle({"graveyard": "any"}))
        assert isinstance(table, Board)
        while not table.over:
            seat = int(table.next_seat())
            if table.phase in (ABILITY, GRAVEYARD):
                phases[int(table.phase)] += 1
                choice = make_bot("builder", GAME).choose(table.view(seat), Random(1))
                assert choice in table.choices(seat)
            table.play(seat, table.random_choice(seat, rng), rng)
    assert phases[ABILITY] > 10


def test_decides_the_same_whatever_it_may_not_know() -> None:
    differing = 0
    for table, seat, action in decisions(["builder"] * 4, 1):
        seed = f"{table.turns} {seat}"
        other = sample(table.view(seat), Random(seed))
        differing += other.faces != table.faces
        choices = {GAME.policy.choice(one, seat, Random(seed)) for one in (table, other)}
        assert len(choices) == 1, (seed, action)
    assert differing > 50


@pytest.mark.slow
def test_beats_three_who_play_at_random() -> None:
    result = simulate(GAME, 4, ["builder", "random", "random", "random"], 40, seed=5)
    assert result.bots[0].share > 0.8


def test_murders_and_robs_only_whom_somebody_may_be() -> None:
    named: Counter[str] = Counter()
    for table, seat, action in decisions(["builder"] * 4, 6):
        form, values = GAME.actions[action]
        if form in ("murder", "rob"):
            public = table.zones[FACE_UP] + table.zones[CHARACTERS + seat]
            assert values[0] not in [table.faces[card] for card in public]
            named[form] += 1
    assert named["murder"] > 5
    assert named["rob"] > 5


def test_picks_are_mixed() -> None:
    rng = Random(2)
    table = GAME.start(4, rng)
    picks = Counter(make_bot("builder", GAME).choose(table.view(0), rng) for _ in range(300))
    assert len(picks) > 1
    assert max(picks.values()) < 300


def test_spite_destroys() -> None:
    counts = [
        sum(form_of(action) == "destroy" for _, _, action in decisions([name] * 4, 10))
        for name in ("builder:spite=0", "builder:spite=3")
    ]
    assert counts[1] > counts[0] + 3


def test_whim_costs_games() -> None:
    rash = simulate(GAME, 2, ["builder", "builder:whim=10"], 30, seed=1)
    assert rash.bots[0].share > 0.6


class Hermit(Character):
    """A character the builder has never heard of."""


class Hut(District):
    """A district it has never heard of."""


def test_plays_with_cards_it_does_not_know() -> None:
    game = make_game(
        "more",
        [*base_characters(), Hermit("hermit", 9)],
        [*base_districts(), Hut("hut", SPECIAL, 2, 3)],
    )
    for table, seat, action in decisions(["builder"] * 4, 1, game=game):
        assert action in table.choices(seat)


@pytest.mark.parametrize("name", ["builder:rush=9", "builder:luck=1", "builder:whim=0", "bilder"])
def test_wrong_parameters_are_refused(name: str) -> None:
    with pytest.raises(Malformed):
        make_bot(name, GAME)


def test_levels_are_known() -> None:
    levels = bot_levels(GAME)
    assert set(LEVELS) <= set(levels)
    for name in levels:
        make_bot(name, GAME)
