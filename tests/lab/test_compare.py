"""Comparisons stop when the answer is certain, whoever plays the games."""

from collections.abc import Iterator, Sequence

import pytest
from trained import trained_bots

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.lab.compare import Answer, Criteria, compare
from parlour.lab.executors import Alone
from parlour.lab.matches import UNFINISHED, GameResult, PlayedGames, Setting

GAME = games.load("letters")


class Backwards:
    """Hands over the pieces in another order than they were played."""

    def run(self, game: Game, setting: Setting, gaps: Sequence[range]) -> Iterator[PlayedGames]:
        held: list[PlayedGames] = []
        for played in Alone().run(game, setting, gaps):
            held.append(played)
            if len(held) == 3:
                yield from reversed(held)
                held.clear()
        yield from reversed(held)

    def close(self) -> None:
        pass


def ask(a: str, b: str, seed: int = 1, **criteria: float) -> Answer:
    with trained_bots():
        return compare(GAME, a, b, Criteria(**criteria), seed)  # type: ignore[arg-type]


def test_better_bot_is_found_soon() -> None:
    answer = ask("trained:skill=6", "random")
    assert answer.decision == "better"
    assert answer.games < 500
    assert answer.low > 0.5
    assert answer.ratio >= answer.upper
    worse = ask("random", "trained:skill=6")
    assert worse.decision == "not better"
    assert worse.high < 0.5


def test_equal_bot_is_not_better() -> None:
    answer = ask("trained:skill=0", "random", 2, share0=0.5, share1=0.6)
    assert answer.decision == "not better"
    assert (answer.share0, answer.share1, answer.fair) == (0.5, 0.6, 0.5)
    assert answer.games % 2 == 0


def test_closer_question_takes_more_games() -> None:
    wide = ask("trained:skill=0", "random", elo1=100)
    close = ask("trained:skill=0", "random", elo1=40)
    assert wide.games < close.games
    few = ask("trained:skill=0", "random", elo1=1, games=99)
    assert (few.decision, few.games) == ("undecided", 100)  # whole deals


def test_answer_does_not_depend_on_who_plays() -> None:
    with trained_bots():
        pair = ("trained:skill=3", "random")
        answers = [
            compare(GAME, *pair, Criteria(elo1=60), 2, executor=executor)
            for executor in (Alone(), Backwards())
        ]
    assert answers[0] == answers[1]


def test_draws_and_unfinished_games_are_no_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wins one game in four; the others are drawn or unfinished."""
    winners = [0b01, 0b11, 0, UNFINISHED]

    def made_up(game: Game, setting: Setting, number: int) -> GameResult:
        return GameResult(0, 0, winners[number % 4], 10)

    monkeypatch.setattr("parlour.lab.matches.play", made_up)
    answer = compare(GAME, "greedy", "random", Criteria(games=40), 1)
    assert (answer.games, answer.wins, answer.draws, answer.unfinished) == (40, 10, 20, 10)
    assert answer.share == pytest.approx(0.625)


def test_bots_that_never_finish_are_equal() -> None:
    answer = compare(GAME, "greedy", "random", Criteria(share0=0.5, share1=0.6), 1, most=2)
    assert (answer.decision, answer.share, answer.wins) == ("not better", 0.5, 0)
    assert answer.unfinished == answer.games


def test_more_seats_have_another_fair_share() -> None:
    with trained_bots():
        answer = compare(GAME, "trained:skill=6", "random", Criteria(), 1, seats=3)
    assert answer.fair == pytest.approx(2 / 3)
    assert answer.share0 == pytest.approx(2 / 3)
    assert answer.decision == "better"


@pytest.mark.parametrize(
    ("a", "b", "criteria", "told"),
    [
        ("random", "random", {}, "itself"),
        ("random", "nobody", {}, "no bot 'nobody'"),
        ("random", "greedy", {"elo0": 5.0, "elo1": 5.0}, "must be below"),
        ("random", "greedy", {"share1": 1.5}, "must be below"),
        ("random", "greedy", {"alpha": 0.0}, "--alpha"),
        ("random", "greedy", {"beta": 0.7}, "--beta"),
        ("random", "greedy", {"games": 0}, "at least one game"),
    ],
)
def test_refusals(a: str, b: str, criteria: dict[str, float], told: str) -> None:
    with pytest.raises(Malformed, match=told):
        ask(a, b, 1, **criteria)
