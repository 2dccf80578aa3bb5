"""The courtiers of Coup: fair, never quite predictable, and each with a temper."""

from collections import Counter
from collections.abc import Iterator

import pytest

from parlour.bots.registry import bot_levels, make_bot
from parlour.games.coup import GAME
from parlour.games.coup.policy_notes import CLAIMED, WRONGED, keep_in_mind, recalled
from parlour.games.coup.rules import Coup
from parlour.games.coup.rules_box import (
    ACTION,
    AMBASSADOR,
    ASSASSINATION,
    BLOCK,
    CHALLENGE,
    CHALLENGE_BLOCK,
    CHALLENGING,
    CLAIMS,
    CONTESSA,
    DEEDS,
    DUKE,
    EXCHANGE,
    HAND,
    LOSE,
    PROVE,
    SWAP,
)
from parlour.kernel.errors import Malformed
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.sampling import Sampler, sample
from parlour.kernel.tape import Tape
from parlour.lab.simulate import simulate

TEMPERS = ["cautious", "bold", "vengeful", "courtier"]
EVERY_PHASE = {ACTION, CHALLENGE, BLOCK, CHALLENGE_BLOCK, PROVE, LOSE, EXCHANGE}

Decision = tuple[Coup, int, int]  # the table before it, who, and what


def started(seats: int, seed: int | str) -> Coup:
    table = GAME.start(seats, Random(seed))
    assert isinstance(table, Coup)
    return table


def decisions(lineup: list[str], games: int) -> Iterator[Decision]:
    """All decisions of some games; game i has seed i."""
    for seed in range(games):
        table = started(len(lineup), seed)
        rng = Random(f"{seed} cards")
        streams = [Random(f"{seed} {seat}") for seat in range(len(lineup))]
        while not table.over:
            seat = int(table.next_seat())
            action = make_bot(lineup[seat], GAME).choose(table.view(seat), streams[seat])
            yield table, seat, action
            table.act(seat, action, rng)


def held(table: Coup, seat: int) -> list[int]:
    return [table.faces[card] for card in table.zones[HAND + seat]]


def habits(name: str, others: str, games: int) -> Counter[str]:
    """What a courtier in seat 0 does among three others of one kind."""
    found: Counter[str] = Counter()
    for table, seat, action in decisions([name, others, others, others], games):
        if seat:
            continue
        if table.phase == ACTION:
            deed, target = DEEDS[action]
            claim = CLAIMS[deed]
            if claim:
                found["claim"] += 1
                found["lie"] += claim not in held(table, 0)
            if target >= 0:
                found["blow"] += 1
                found["revenge"] += recalled(table, 0, WRONGED + target) > 0
        elif table.phase in (CHALLENGE, CHALLENGE_BLOCK):
            found["window"] += 1
            found["challenge"] += action == CHALLENGING
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_legal_in_every_phase(seats: int) -> None:
    phases = set()
    lineup = [TEMPERS[seat % 4] for seat in range(seats)]
    for table, seat, action in decisions(lineup, 30):
        phases.add(int(table.phase))
        assert action in table.choices(seat)
    assert phases == EVERY_PHASE


@pytest.mark.parametrize("name", TEMPERS)
def test_decides_the_same_whatever_it_may_not_know(name: str) -> None:
    differing = 0
    for table, seat, action in decisions([name] * 4, 3):
        seed = f"{table.turns} {seat}"
        view = table.view(seat)
        other = sample(view, Random(seed))
        differing += other.faces != table.faces
        twin = other.view(seat)
        twin.bags = view.bags
        choices = {
            make_bot(name, GAME).choose(one, Random(seed)) for one in (view, twin, table.view(seat))
        }
        assert len(choices) == 1, (seed, action)
    assert differing > 50


@pytest.mark.parametrize(("name", "least"), [("courtier", 0.85), ("bold", 0.7)])
def test_beats_three_who_play_at_random(name: str, least: float) -> None:
    result = simulate(GAME, 4, [name, "random", "random", "random"], 200, seed=5)
    assert result.bots[0].share > least


@pytest.mark.parametrize("name", TEMPERS)
def test_lies_and_challenges_sometimes(name: str) -> None:
    found = habits(name, "courtier", 60)
    assert 0 < found["lie"] < 0.8 * found["claim"], found
    assert 0 < found["challenge"] < 0.5 * found["window"], found


def test_the_same_question_is_not_always_answered_alike() -> None:
    table = started(3, 8)
    rng = Random("deeds")
    deeds = Counter(make_bot("bold", GAME).choose(table.view(0), rng) for _ in range(300))
    assert len(deeds) > 1
    assert max(deeds.values()) < 300


@pytest.mark.slow
def test_tempers_differ() -> None:
    cautious = habits("cautious", "courtier", 80)
    bold = habits("bold", "courtier", 80)
    calm = habits("courtier:revenge=0", "courtier", 80)
    vengeful = habits("vengeful", "courtier", 80)
    assert bold["lie"] / bold["claim"] > 1.5 * cautious["lie"] / cautious["claim"]
    assert bold["challenge"] / bold["window"] > 1.3 * cautious["challenge"] / cautious["window"]
    assert vengeful["revenge"] / vengeful["blow"] > 1.15 * calm["revenge"] / calm["blow"]


def test_claims_are_remembered_until_the_cards_change() -> None:
    seen: Counter[str] = Counter()
    before = (0, 0, 0)
    for table, seat, action in decisions(["bold"] * 4, 10):
        if table.phase == ACTION and CLAIMS[DEEDS[action][0]]:
            face = CLAIMS[DEEDS[action][0]]
            before = (seat, face, int(recalled(table, seat, CLAIMED + face)))
        elif table.phase == CHALLENGE:
            who, face, times = before
            assert recalled(table, who, CLAIMED + face) == min(3, times + 1)
            seen["claim"] += 1
        elif table.phase == PROVE:
            assert recalled(table, seat, CLAIMED + table.claim)
        elif table.phase == EXCHANGE:
            after = table.copy()
            after.act(seat, action, Random(1))
            assert not any(recalled(after, seat, CLAIMED + face) for face in range(1, 6))
            seen["exchange"] += 1
    assert seen["claim"] > 20
    assert seen["exchange"] > 0


def test_all_remember_the_same_of_everybody() -> None:
    """Notes are kept of what everybody is told: a replay has them, and so has every view."""
    for seed in range(4):
        table = GAME.start(4, Random(seed), tape=Tape())
        assert table.tape is not None
        rng = Random(f"{seed} choices")
        for _ in range(60):
            if not table.over:
                table.act(table.next_seat(), table.random_choice(table.next_seat(), rng), rng)
        again = rebuild(Log(GAME, 4, GAME.settle(), table.tape.events()))
        assert any(table.notes or [])
        assert again.notes == table.notes
        assert all(table.view(viewer).notes == table.notes for viewer in range(-1, 4))


def test_a_steal_and_a_challenge_are_remembered_by_their_victims() -> None:
    table = started(3, 4)
    rng = Random(1)
    table.act(0, GAME.action_numbers["steal", (2,)], rng)
    table.act(1, GAME.action_numbers["challenge", ()], rng)
    grudges = {(a, b): recalled(table, a, WRONGED + b) for a in range(3) for b in range(3)}
    assert {pair for pair, times in grudges.items() if times} == {(2, 0), (0, 1)}


def test_samples_for_searching_fit_the_claims() -> None:
    table = started(3, 2)
    assert table.notes is not None
    for _ in range(3):
        keep_in_mind(table.notes, 1, CLAIMED + DUKE)
    sampler = Sampler(table.view(0))
    rng = Random("samples")
    plain = sum(DUKE in hand_of(sampler.sample(rng)) for _ in range(400))
    likely = sum(DUKE in hand_of(sampler.likely(rng)) for _ in range(400))
    assert plain < 250
    assert likely > 350


def hand_of(table: object) -> list[int]:
    assert isinstance(table, Coup)
    return held(table, 1)


def test_last_influence_is_defended_against_the_assassin() -> None:
    table = started(2, 3)
    victim = table.take_card(1, HAND + 1, table.zones[HAND + 1][0])
    table.influence_lost(1, victim)
    table.declared(0, ASSASSINATION, 1)
    table.block_opened(2)
    choice = make_bot("cautious", GAME).choose(table.view(1), Random(1))
    assert GAME.actions[choice] == ("block", (CONTESSA,))


def test_known_liar_is_challenged() -> None:
    """All three Ambassadors lie face up or in one's own hand: the claim cannot be true."""
    table = started(2, 3)
    view = table.view(0)
    assert isinstance(view, Coup)
    cards = view.zones[HAND] + view.zones[HAND + 1][:1]
    for card in cards:
        view.faces[card] = AMBASSADOR
    view.influence_lost(1, view.take_card(1, HAND + 1, cards[-1]))
    view.declared(1, SWAP)
    view.turn = 1
    view.challenge_opened(1, AMBASSADOR, CHALLENGE)
    rng = Random(4)
    bot = make_bot("courtier", GAME)
    challenges = sum(bot.choose(view, rng) == CHALLENGING for _ in range(100))
    assert challenges > 95


@pytest.mark.parametrize("name", ["courtier:bluff=2", "courtier:nose=1", "bold:whim=0", "bald"])
def test_wrong_parameters_are_refused(name: str) -> None:
    with pytest.raises(Malformed):
        make_bot(name, GAME)


def test_levels_play() -> None:
    assert bot_levels(GAME).keys() == {"easy", "medium", "hard"}
    for table, seat, action in decisions(["easy", "medium", "hard"], 1):
        assert action in table.choices(seat)
