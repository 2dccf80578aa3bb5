"""Simulations: fair, repeatable, and honest about what was counted."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from endings import preset_for_two
from parlour import games
from parlour.bots.registry import GENERAL, RandomBot
from parlour.kernel.bot import Bot, BotKind, ParameterValues
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import knows
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, TRUTH
from parlour.lab.matches import (
    UNFINISHED,
    GameResult,
    Setting,
    Tally,
    new_setting,
    play_bots,
    play_random,
    read_tally,
)
from parlour.lab.simulate import Simulation, simulate

GAMES = [games.load(name) for name in games.names()]
LETTERS = games.load("letters")  # its score has a single part


def for_two(game: Game) -> Options:
    """Options under which two can play."""
    return game.settle(preset=preset_for_two(game.name))


each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def lively(name: str) -> Options:
    """House rules under which random games end, as far as the game has any."""
    game = games.load(name)
    houses = [game.settle(preset=preset) for preset in game.presets]
    return min(
        houses,
        key=lambda house: (
            simulate(game, game.seats_for()[0], ["random"], 6, 1, house, most=1000).unfinished
        ),
    )


class First:
    """Takes the first choice."""

    def choose(self, view: Table, rng: Random) -> int:
        return view.choices(view.viewer)[0]


class Spy(RandomBot):
    """Notes every view it is given."""

    views: list[Table] = []  # noqa: RUF012  (of all spies together)

    def choose(self, view: Table, rng: Random) -> int:
        self.views.append(view.copy())
        return super().choose(view, rng)


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GENERAL, "first", BotKind("first", "", lambda _: First()))
    monkeypatch.setitem(GENERAL, "spy", BotKind("spy", "", lambda _: Spy()))
    yield
    Spy.views.clear()


def counted(result: Simulation) -> dict[str, object]:
    """A result without what depends on the clock."""
    return {k: v for k, v in result.plain().items() if "second" not in k}


@each_game
@pytest.mark.parametrize("bots", [["random"], ["random", "first"]], ids="-".join)
def test_same_seed_same_result(game: Game, bots: list[str]) -> None:
    seats, house = game.seats_for()[1], lively(game.name)
    once, again, other = (simulate(game, seats, bots, 12, seed, house) for seed in (5, 5, 6))
    assert counted(once) == counted(again)
    assert once.length != other.length


@each_game
@pytest.mark.parametrize("play", [play_random, play_bots])
def test_game_depends_on_its_own_number_alone(game: Game, play: Callable[..., GameResult]) -> None:
    setting = new_setting(game, game.seats_for()[0], ["random"], 9, lively(game.name))
    forwards = [play(game, setting, n) for n in range(8)]
    backwards = [play(game, setting, n) for n in reversed(range(8))]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize(
    ("seats", "bots", "rotations"),
    [
        (4, ["a"], 1),
        (4, ["a", "a"], 1),
        (4, ["a", "b"], 2),
        (3, ["a", "b"], 3),
        (4, ["a", "b", "c"], 4),
        (4, ["a", "b", "a", "b"], 2),
        (6, ["a", "b", "b"], 3),
    ],
)
def test_rotations(seats: int, bots: list[str], rotations: int) -> None:
    assert Setting("", seats, tuple(bots), 1, {}).rotations == rotations


@each_game
def test_every_deal_is_played_in_all_rotations(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first view of a game is that of its deal; who gets to see it moves on."""
    seen: list[tuple[str, tuple[list[int], int]]] = []

    def factory(name: str) -> Callable[[ParameterValues], Bot]:
        class Witness(RandomBot):
            def choose(self, view: Table, rng: Random) -> int:
                seen.append((name, (list(view.faces), int(view.viewer))))
                return super().choose(view, rng)

        return lambda _: Witness()

    names = ["one", "two"]
    for name in names:
        monkeypatch.setitem(GENERAL, name, BotKind(name, "", factory(name)))
    setting = new_setting(game, 2, names, 5, for_two(game), most=500)
    first = []
    for number in range(6):
        seen.clear()
        play_bots(game, setting, number)
        first.append(seen[0])
    for deal in range(3):
        (who, there), (other, same) = first[2 * deal : 2 * deal + 2]
        assert there == same
        assert {who, other} == {"one", "two"}
    assert first[0][1] != first[2][1] or first[0][1] != first[4][1]


@each_game
def test_first_games_of_more_are_the_same(game: Game) -> None:
    house = lively(game.name)
    few = simulate(game, game.seats_for()[0], ["random", "first"], 1, 3, house)
    assert few.length.min == few.length.max
    many = simulate(game, game.seats_for()[0], ["random", "first"], 6, 3, house)
    assert many.length.min <= few.length.min <= many.length.max


@each_game
def test_counts_agree(game: Game) -> None:
    for seats in range(game.seats_for()[0], game.seats_for()[1] + 1):
        bots = ["random"] * seats
        result = simulate(game, seats, bots, 40, 1, lively(game.name), most=5000)
        assert result.games == 40
        assert sum(bot.share for bot in result.bots) == pytest.approx(1)
        assert sum(bot.wins for bot in result.bots) >= 40 - result.draws - result.unfinished
        assert sum(seat.share for seat in result.by_seat) == pytest.approx(1)
        assert sum(result.lengths.values()) == 40 - result.unfinished > 20
        assert all(0 <= bot.low <= bot.share <= bot.high <= 1 for bot in result.bots)
        assert 0 <= result.starter_wins <= 40
        length = result.length
        assert 0 < length.min <= length.mean <= length.max
        assert (length.sd > 0) == (length.min < length.max)


@each_game
def test_few_bots_fill_the_seats_in_turn(game: Game) -> None:
    seats = game.seats_for()[1]
    result = simulate(game, seats, ["first", "random"], seats, 1, most=500)
    assert [bot.name for bot in result.bots] == ["first", "random"]
    assert sum(bot.share for bot in result.bots) == pytest.approx(1)
    alone = simulate(game, seats, ["spy"], 2, 1, most=500).bots
    assert [(bot.share, bot.high) for bot in alone] == [(1.0, 1.0)]


@each_game
def test_everybody_sits_everywhere_equally_often(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[tuple[int, int]] = set()
    seats = game.seats_for()[1]

    def factory(mine: int) -> Callable[[ParameterValues], Bot]:
        class Marked(RandomBot):
            def choose(self, view: Table, rng: Random) -> int:
                seen.add((mine, int(view.viewer)))
                return super().choose(view, rng)

        return lambda _: Marked()

    for number in range(seats):
        monkeypatch.setitem(GENERAL, f"marked{number}", BotKind("", "", factory(number)))
    bots = [f"marked{number}" for number in range(seats)]
    simulate(game, seats, bots, 8 * seats, 2, most=500)
    assert seen == {(bot, seat) for bot in range(seats) for seat in range(seats)}


def test_wins_go_to_the_bot_that_sat_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up game in which seat 0 always wins: every bot wins when it sits there."""
    monkeypatch.setattr(
        "parlour.lab.matches.play_bots",
        lambda game, setting, number: GameResult(number % 2, 1, 1, 10, ((3,), (1,))),
    )
    result = simulate(LETTERS, 2, ["first", "random"], 4, 1)
    assert [(bot.wins, bot.share) for bot in result.bots] == [(2, 0.5), (2, 0.5)]
    assert [(seat.wins, seat.share) for seat in result.by_seat] == [(4, 1.0), (0, 0.0)]
    assert result.points == {"score": [2.0, 2.0]}
    result = simulate(LETTERS, 2, ["first", "random"], 1, 1)
    assert result.points == {"score": [3.0, 1.0]}
    assert [bot.wins for bot in result.bots] == [1, 0]
    assert result.starter_wins == 0


@pytest.mark.parametrize("winners", [0, 0b11])
def test_draw_is_nobodys_win(monkeypatch: pytest.MonkeyPatch, winners: int) -> None:
    monkeypatch.setattr(
        "parlour.lab.matches.play_bots",
        lambda game, setting, number: GameResult(0, 0, winners, 10),
    )
    result = simulate(GAMES[0], 2, ["first", "random"], 10, 1)
    assert [(bot.wins, bot.share) for bot in result.bots] == [(0, 0.5), (0, 0.5)]
    assert [(seat.wins, seat.share) for seat in result.by_seat] == [(0, 0.5), (0, 0.5)]
    assert (result.starter_wins, result.draws, result.unfinished) == (0, 10, 0)


def test_win_that_some_share_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "parlour.lab.matches.play_bots",
        lambda game, setting, number: GameResult(0, 0, 0b011, 10),
    )
    game = next(game for game in GAMES if game.seats_for()[1] >= 3)
    result = simulate(game, 3, ["first", "random", "spy"], 10, 1)
    assert [(bot.wins, bot.share) for bot in result.bots] == [(10, 0.5), (10, 0.5), (0, 0.0)]
    assert (result.starter_wins, result.draws) == (10, 0)


def test_game_without_a_winner_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "parlour.lab.matches.play_bots",
        lambda game, setting, number: GameResult(number % 2, 0, number % 2, 10),
    )
    result = simulate(GAMES[0], 2, ["first", "random"], 8, 1)  # every other game nobody wins
    assert [(bot.wins, bot.share) for bot in result.bots] == [(0, 0.25), (4, 0.75)]
    assert (result.starter_wins, result.draws) == (4, 4)


@each_game
def test_bots_are_shown_their_own_view_only(game: Game) -> None:
    simulate(game, game.seats_for()[1], ["spy"], 3, 4, most=500)
    assert len(Spy.views) > 3
    for view in Spy.views:
        assert view.viewer != TRUTH
        assert view.tape is None
        assert view.past is None
        assert all(
            face == HIDDEN or knows(mask, view.viewer)
            for face, mask in zip(view.faces, view.known, strict=True)
        )


@each_game
def test_interrupt_reports_what_was_done(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient(RandomBot):
        calls = 0

        def choose(self, view: Table, rng: Random) -> int:
            Impatient.calls += 1
            if Impatient.calls > 400:
                raise KeyboardInterrupt
            return super().choose(view, rng)

    monkeypatch.setitem(GENERAL, "impatient", BotKind("impatient", "", lambda _: Impatient()))
    result = simulate(game, 2, ["impatient"], 100_000, 1, for_two(game), most=150)
    assert 0 < result.games < 400
    assert result.bots[0].wins + result.draws + result.unfinished == result.games
    none = simulate(game, 2, ["impatient"], 100_000, 1, for_two(game), most=150)
    assert (none.games, none.length.max, none.bots[0].share) == (0, 0, 0.0)


@each_game
@pytest.mark.parametrize("bots", [["random"], ["random", "first"]], ids="-".join)
def test_game_that_takes_too_long_is_unfinished(game: Game, bots: list[str]) -> None:
    result = simulate(game, game.seats_for()[0], bots, 6, 1, most=3)
    assert (result.games, result.unfinished, result.draws, result.most) == (6, 6, 0, 3)
    assert [bot.wins for bot in result.bots] == [0] * len(bots)
    assert [seat.wins for seat in result.by_seat] == [0] * game.seats_for()[0]
    assert sum(bot.share for bot in result.bots) == pytest.approx(1)
    assert (result.starter_wins, result.length.max, result.lengths, result.points) == (0, 0, {}, {})


@each_game
def test_bound_changes_nothing_for_shorter_games(game: Game) -> None:
    """Of the same deals those that end in time end alike, and the others are unfinished."""
    seats, bots = game.seats_for()[0], ["random", "first"]
    wide, narrow = (new_setting(game, seats, bots, 2, most=most) for most in (400, 60))
    ends = [(play_bots(game, wide, n), play_bots(game, narrow, n)) for n in range(12)]
    assert all(short in (long, outcome_at(short)) for long, short in ends)


def outcome_at(short: GameResult) -> GameResult:
    """An unfinished game that got as far."""
    return GameResult(short.shift, short.starter, UNFINISHED, short.turns)


def test_unfinished_games_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game in four is won, drawn, unfinished and won."""
    winners = [0b01, 0b11, UNFINISHED, 0b10]
    monkeypatch.setattr(
        "parlour.lab.matches.play_bots",
        lambda game, setting, number: GameResult(0, 0, winners[number], 10 + number, ((4,), (8,))),
    )
    result = simulate(LETTERS, 2, ["first", "random"], 4, 1)
    assert [(bot.wins, bot.share) for bot in result.bots] == [(1, 0.5), (1, 0.5)]
    assert (result.games, result.draws, result.unfinished, result.starter_wins) == (4, 1, 1, 1)
    assert result.lengths == {10: 1, 11: 1, 13: 1}
    assert result.points == {"score": [4.0, 8.0]}


def test_tally_reads_what_it_wrote() -> None:
    setting = new_setting(GAMES[0], 2, ["random"], 1)
    tally = Tally()
    for winners in (1, 2, 3, 0, UNFINISHED, UNFINISHED):
        tally.count(setting, GameResult(0, 1, winners, 7, ((2,), (1,))))
    again = read_tally(tally.plain())
    assert again == tally
    assert (again.games, again.finished, again.unfinished, again.draws(2)) == (6, 4, 2, 2)


@pytest.mark.parametrize("most", [0, -1, 10**10])
def test_bound_is_checked(most: int) -> None:
    with pytest.raises(Malformed, match=f"decisions, not {most}"):
        simulate(GAMES[0], 2, ["random"], 1, 1, most=most)


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate(GAMES[0], 2, ["random"], 50, 1, progress=done.append)
    assert done[0] == 0
    assert done[-1] == 50
    assert done == sorted(set(done))


@each_game
def test_refusals(game: Game) -> None:
    low, high = game.seats_for()
    for seats, bots, number in [
        (high + 1, ["random"], 1),
        (low - 1, ["random"], 1),
        (low, ["nobody"], 1),
        (low, [], 1),
        (low, ["random"] * (low + 1), 1),
        (low, ["random"], 0),
    ]:
        with pytest.raises(Malformed):
            simulate(game, seats, bots, number, 1)
    with pytest.raises(Malformed):
        simulate(game, low, ["random"], 1, 1, {"no such option": 1})
