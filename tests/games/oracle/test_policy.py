"""The agents of oracle, and the exact dice they use."""

from collections import Counter
from itertools import combinations, product

import pytest

from games.oracle.arena import (
    RNG,
    attack,
    face,
    lay_out,
    names_in,
    rigged,
    start,
)
from parlour.bots.registry import bot_names, make_bot
from parlour.games.oracle import GAME, policy_agents
from parlour.games.oracle.cards import NAMES
from parlour.games.oracle.policy_dice import (
    dice_of,
    expected_damage,
    expected_excess,
    kill_chance,
)
from parlour.games.oracle.policy_tactics import USUAL, Ranking, Values, excess, rank
from parlour.games.oracle.rules import Oracle
from parlour.games.oracle.rules_actions import (
    ACCEPT,
    ATTACKS,
    DECLINE,
    DEFENDS,
    DISCARDS,
    DRAWING,
    EXCHANGES,
    KEEP,
    OFFER,
    PASS,
    REFUSE,
    TEAMS,
)
from parlour.games.oracle.rules_combat import (
    BY_CHANCE,
    COSTS,
    DICE,
    combo,
    total_base,
)
from parlour.games.oracle.rules_table import (
    ACTION,
    DECK_KINDS,
    DEFENCE,
    HAND,
    PILE,
    PLAY,
)
from parlour.kernel.errors import Malformed
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.table import Table

# Exact dice


def brute_damage(attackers: list[int], lead: int, defenders: list[int], energy: int) -> float:
    rolls = [range(1, DICE[kind] + 1) for kind in attackers]
    parries = [range(1, DICE[kind] + 1) for kind in defenders]
    total = count = 0
    for hit in product(*rolls):
        for parry in product(*parries):
            total += min(energy, max(0, sum(hit) + lead - sum(parry)))
            count += 1
    return total / count


@pytest.mark.parametrize(
    ("attackers", "lead", "defenders", "energy"),
    [
        (["human_d4_0"], 0, [], 99),
        (["human_d8_2", "orc_d6_4"], 6, [], 9),
        (["human_d8_2", "orc_d6_4"], 6, ["dragon_d12_0"], 99),
        (["aven_d20_5", "orc_d4_3", "human_d6_3"], 11, ["dragon_d20_0", "human_d4_0"], 20),
        (["human_d4_0"], -5, ["hobbit_d6_0"], 99),
        (["human_d4_0"], -2, ["hobbit_d6_0"], 1),
        ([], 0, [], 10),
    ],
)
def test_expected_damage_is_exact(
    attackers: list[str], lead: int, defenders: list[str], energy: int
) -> None:
    ours, theirs = [face(name) for name in attackers], [face(name) for name in defenders]
    exact = brute_damage(ours, lead, theirs, energy)
    found = expected_damage(dice_of(ours), lead, dice_of(theirs), energy)
    assert found == pytest.approx(exact, abs=1e-9)


# Agents


AGENTS = ["random", "novice", "balanced", "heuristic", "hybrid", "tactician:playouts=20"]


def choose(name: str, table: Table, rng: Random) -> int:
    """What a bot does whose turn it is."""
    return make_bot(name, GAME).choose(table.view(table.next_seat()), rng)


def play_agents(table: Table, names: tuple[str, str], rng: Random) -> None:
    while not table.over:
        seat = table.next_seat()
        table.act(seat, choose(names[seat], table, rng), rng)


@pytest.mark.parametrize("deck", DECK_KINDS)
@pytest.mark.parametrize("name", AGENTS)
def test_agents_play_legally_on_views(name: str, deck: str) -> None:
    for seed in range(3):
        table = start(f"{name} {seed}", deck=deck)
        play_agents(table, (name, name), Random(seed))
        assert table.over


@pytest.mark.parametrize("name", AGENTS)
def test_agents_choose_alike_whatever_is_hidden_from_them(name: str) -> None:
    agent = make_bot(name, GAME)
    rng = Random(f"hidden {name}")
    for seed in range(4):
        table = start(f"{name} {seed}")
        while not table.over:
            seat = table.next_seat()
            chance = rng.copy()
            action = agent.choose(table.view(seat), chance.copy())
            other = table.copy()
            other.faces = sample(table.view(seat), rng).faces
            assert agent.choose(other.view(seat), chance.copy()) == action
            table.act(seat, table.random_choice(seat, rng), rng)


@pytest.mark.parametrize("name", AGENTS[1:])
def test_agents_neither_offer_nor_accept_draws(name: str) -> None:
    rng = Random(name)
    for seed in range(5):
        table = start(seed)
        while not table.over:
            seat = table.next_seat()
            if OFFER in table.choices(seat) and rng.below(2):
                table.act(seat, OFFER, rng)
            else:
                action = choose(name, table, rng)
                assert action not in (OFFER, ACCEPT, REFUSE)
                table.act(seat, action, rng)


def choices_of(name: str, table: Oracle, count: int = 400) -> Counter[int]:
    rng = Random(f"{name} {count}")
    return Counter(choose(name, table, rng) for _ in range(count))


def single(place: int) -> int:
    return TEAMS.index([place])


def test_the_novice_gives_back_at_most_two_cards_of_power_below_4_98() -> None:
    table = start("novice")
    seat = 1 - table.starter
    weak = ["draw2", "human_d20_1", "exchange", "human_d8_2", "dragon_d12_0", "hobbit_d6_0"]
    strong = ["human_d6_3", "human_d8_2", "dragon_d12_0", "hobbit_d6_0", "orc_d4_1", "elf_d6_3"]
    lay_out(table, {HAND + seat: [face(name) for name in weak]})
    table.act(seat, choose("novice", table, RNG), RNG)
    table.act(seat, choose("novice", table, RNG), RNG)
    assert names_in(table, PILE + seat) == ["draw2", "exchange"]
    assert table.phase == ACTION
    table = start("novice")
    lay_out(table, {HAND + seat: [face(name) for name in strong]})
    assert choices_of("novice", table) == {KEEP: 400}


def test_the_novice_plays_a_single_affordable_card_at_random() -> None:
    hand = ("koatl_d20_5", "human_d8_2", "draw2", "draw3", "exchange", "orc_d4_1")
    drawn = choices_of("novice", rigged(hand, pile=("elf_d4_0",), lunas=1))
    assert drawn.keys() == {
        ATTACKS + single(1),
        DRAWING,
        EXCHANGES,  # gives up the champion of least power
        ATTACKS + single(5),
    }
    assert min(drawn.values()) > 60


def test_the_novice_passes_if_nothing_can_be_played() -> None:
    assert choices_of("novice", rigged(("koatl_d20_5", "draw3"), lunas=1)) == {PASS: 400}
    assert choices_of("novice", rigged(("exchange", "draw3"), lunas=1)) == {PASS: 400}


def test_the_novice_defends_in_47_of_100_cases_with_one_champion() -> None:
    table = rigged(("human_d4_0",), ("koatl_d20_5", "elf_d8_2", "draw2", "faun_d6_0"))
    table.lunas[1] = 2
    attack(table, 0)
    drawn = choices_of("novice", table, 4000)
    assert drawn.keys() == {DECLINE, DEFENDS + single(1), DEFENDS + single(3)}
    assert 0.49 < drawn[DECLINE] / 4000 < 0.57
    table.lunas[1] = 0
    table.arrange({HAND + 1: table.cards(HAND + 1)[:-1]})
    assert choices_of("novice", table) == {DECLINE: 400}


def test_the_novice_discards_the_weakest_card_first() -> None:
    table = rigged((*NAMES[:7], "draw2"))
    table.act(0, PASS, RNG)
    assert choices_of("novice", table) == {DISCARDS + 7: 400}


def test_novices_finish_games_on_the_fast_path_as_on_views() -> None:
    for seed in range(5):
        table = start(seed)
        rng = Random(seed)
        twin = table.copy()
        play_agents(table, ("novice", "novice"), rng.copy())
        policy_agents.novice_game(twin, rng.copy())
        assert twin.over
        assert (twin.turns, twin.energy, twin.winners) == (
            table.turns,
            table.energy,
            table.winners,
        )


def test_balanced_keeps_cards_and_lunas_on_its_line() -> None:
    hand = ("human_d4_0", "hobbit_d6_0", "orc_d12_6", "elf_d4_0", "faun_d6_0", "goblin_d4_1")
    table = rigged((*hand, "koatl_d20_5"))
    table.energy[1] = 99  # hold 5 cards and 19 lunas
    assert policy_agents.on_line(5, 99) == 5
    assert policy_agents.on_line(5, 8) == policy_agents.on_line(5, 1) == 0
    (action,) = choices_of("balanced", table, 1)
    places = TEAMS[action - ATTACKS]
    assert len(places) == 2
    assert all(COSTS[face(hand[place])] == 0 for place in places), "free attackers first"
    table.energy[1] = 8
    (action,) = choices_of("balanced", table, 1)
    assert len(TEAMS[action - ATTACKS]) == 3


def test_balanced_draws_while_its_hand_is_small() -> None:
    champions = ("koatl_d20_5", "lycan_d20_5", "aven_d20_5")
    few = rigged((*champions, "draw2", "draw3"), lunas=10)
    assert choices_of("balanced", few, 1) == {DRAWING + 1: 1}
    six = rigged((*champions, "draw2", "draw3", "exchange"), lunas=10)
    assert choices_of("balanced", six, 1) == {DRAWING: 1}


def test_balanced_defends_with_small_bases_and_never_beyond_the_attack() -> None:
    table = rigged(("human_d6_6",), ("aven_d4_5", "dragon_d12_0", "hobbit_d6_0", "draw2"))
    attack(table, 0)  # 9.5 on average, deviation 1.7
    assert choices_of("balanced", table, 1) == {DEFENDS + single(2): 1}
    table = rigged(("human_d4_0",), ("aven_d4_5", "dragon_d12_0"))
    attack(table, 0)
    assert choices_of("balanced", table, 1) == {DECLINE: 1}


def test_hybrid_plays_three_cards_only_with_a_combo_of_five() -> None:
    rng = Random("hybrid")
    threes = 0
    for seed in range(30):
        table = start(seed)
        while not table.over:
            seat = table.next_seat()
            action = choose("hybrid", table, rng)
            form, places = GAME.actions[action]
            if form in ("attack", "defend") and len(places) == 3:
                hand = table.faces_in(HAND + seat)
                assert combo(BY_CHANCE, [hand[place] for place in places]) >= 5
                threes += 1
            table.act(seat, action, rng)
    assert threes


def test_heuristic_kills_when_it_can_and_blocks_what_would_kill() -> None:
    table = rigged(("human_d4_0", "orc_d12_6", "draw2"), ("dragon_d20_0",))
    table.energy = [99, 7]
    (action,) = choices_of("heuristic", table, 1)
    assert 1 in TEAMS[action - ATTACKS]
    table.act(0, action, RNG)
    assert choices_of("heuristic", table, 1) == {DEFENDS: 1}


@pytest.mark.slow
def test_better_agents_beat_weaker_ones() -> None:
    order = ["novice", "balanced", "heuristic", "tactician:playouts=0"]
    for weak, strong in combinations(order, 2):
        wins = 0
        for number in range(40):
            table = start(f"{weak} {strong} {number}", draw_offers=False)
            pair = (weak, strong) if number % 2 else (strong, weak)
            play_agents(table, pair, Random(number))
            wins += pair[0 if table.winners == 1 else 1] == strong
        assert wins >= 26, f"{strong} won {wins} of 40 against {weak}"


@pytest.mark.parametrize("name", ["balanced", "heuristic", "hybrid"])
def test_the_powers_of_other_cards_decide_what_is_kept(name: str) -> None:
    table = rigged((*NAMES[:5], "draw2", "draw3", "exchange"), lunas=0)
    table.act(0, PASS, RNG)
    for kind, place in (("draw2", 5), ("draw3", 6), ("exchange", 7)):
        keen = {"draw2": 15, "draw3": 15, "exchange": 15} | {kind: 0}
        settings = ":".join(f"{key}={value}" for key, value in keen.items())
        assert choices_of(f"{name}:{settings}", table, 1) == {DISCARDS + place: 1}


def test_every_parameter_changes_how_somebody_plays() -> None:
    for kind in GAME.bots:
        for parameter in kind.parameters:
            assert parameter.low <= parameter.default <= parameter.high
            quick = ":playouts=8" if kind.name == "tactician" else ""
            ends = [min(end, 50.0) for end in (parameter.low, parameter.high)]
            names = [f"{kind.name}{quick}:{parameter.name}={end}" for end in ends]
            assert differ(names), f"{kind.name} plays the same whatever {parameter.name} is"


def test_quick_tables_of_exact_dice_agree() -> None:
    rng = Random("dice")
    for _ in range(300):
        ours = [1 + rng.below(102) for _ in range(1 + rng.below(3))]
        theirs = [1 + rng.below(102) for _ in range(rng.below(4))]
        lead = rng.below(240) - 120
        exact = expected_excess(dice_of(ours), lead, dice_of(theirs))
        found = excess(dice_of(ours), lead, dice_of(theirs))
        assert found == pytest.approx(exact, abs=1e-9), f"{ours} {lead} {theirs}"


def test_the_best_play_is_among_the_choices_and_its_value_is_that_of_its_parts() -> None:
    rng = Random("ranking")
    values = Values(USUAL)
    for seed in range(20):
        table = start(seed, draw_offers=False)
        while not table.over:
            seat = table.next_seat()
            ranking = Ranking(1000)
            rank(table, seat, values, ranking)
            choices = table.choices(seat)
            assert set(ranking.actions) <= set(choices)
            assert ranking.scores == sorted(ranking.scores, reverse=True)
            if table.phase in (ACTION, DEFENCE):
                teams = [action for action in choices if action >= ATTACKS]
                assert set(teams) <= set(ranking.actions)
            if table.phase == DEFENCE:
                check_defences(table, seat, values, ranking)
            table.act(seat, table.random_choice(seat, rng), rng)


def check_defences(table: Oracle, seat: int, values: Values, ranking: Ranking) -> None:
    attackers, energy = table.faces_in(PLAY + 1 - seat), table.energy[seat]
    hand = table.faces_in(HAND + seat)
    for action, score in zip(ranking.actions, ranking.scores, strict=True):
        team = [hand[place] for place in GAME.actions[action][1]]
        lead = total_base(attackers) + table.combo_of(attackers) - table.combo_of(team)
        dice = (dice_of(attackers), lead, dice_of(team), energy)
        harm = expected_damage(*dice) + values.kill * kill_chance(*dice)
        goods = sum(values.faces[kind] + values.lunas * int(COSTS[kind]) for kind in team)
        spent = goods * values.scale(table.energy[1 - seat])
        assert score == pytest.approx(-harm - spent, abs=1e-9)


def test_mc_is_a_name_of_the_monte_carlo_agent() -> None:
    assert "mc" in bot_names(GAME)
    table = rigged(("human_d4_0", "orc_d12_6"), ("elf_d4_0",))
    names = ["mc:iterations=40:depth=6", "flat:iterations=40:depth=6"]
    chosen = {make_bot(name, GAME).choose(table.view(0), Random("mc")) for name in names}
    assert len(chosen) == 1
    with pytest.raises(Malformed, match="Bot mc has no parameter"):
        make_bot("mc:luck=1", GAME)


def test_every_level_is_a_bot() -> None:
    assert list(GAME.levels) == ["easy", "medium", "hard"]
    for name in GAME.levels.values():
        make_bot(name, GAME)


def differ(names: list[str]) -> bool:
    """Whether bots ever choose differently in the games of one of them."""
    players = [make_bot(name, GAME) for name in names]
    for seed in range(30):
        rng = Random(seed)
        table = start(seed)
        while not table.over:
            seat = table.next_seat()
            chosen = [player.choose(table.view(seat), rng.copy()) for player in players]
            if chosen[0] != chosen[1]:
                return True
            table.act(seat, chosen[0], rng)
    return False
