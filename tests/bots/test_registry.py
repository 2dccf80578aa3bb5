"""Bots: by name, and with nothing but a view before them."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from conformance.playing import scaled
from parlour import games
from parlour.bots import search
from parlour.bots.registry import (
    LONGEST,
    bot_kinds,
    bot_levels,
    bot_names,
    check_offered,
    is_hurried,
    make_bot,
    make_offered,
)
from parlour.kernel.bot import Bot, BotKind, Parameter, ParameterValues
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.seats import knows
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN

GAMES = [games.load(name) for name in games.names()]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def in_short(kind: BotKind) -> str:
    """The bot with a small budget, if it has one."""
    budget = [one for one in kind.parameters if one.name == "iterations"]
    return f"{kind.name}:iterations=20" if budget else kind.name


each_bot = pytest.mark.parametrize(
    ("game", "name"),
    [(game, in_short(kind)) for game in GAMES for kind in bot_kinds(game).values()],
    ids=lambda value: value if isinstance(value, str) else value.name,
)


def midgame(game: Game, seed: int) -> Table:
    """A table some random choices into a game."""
    rng = Random(seed)
    table = game.start(game.seats_for()[1], rng)
    for _ in range(3 + seed % 20):
        seat = table.next_seat()
        table.play(seat, table.random_choice(seat, rng), rng)
        if table.over:
            return game.start(game.seats_for()[1], rng)
    return table


def test_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed, match=f"nobody.*{bot_names(GAMES[0])[0]}"):
        make_bot("nobody", GAMES[0])


@each_bot
def test_bot_takes_one_of_its_choices(game: Game, name: str) -> None:
    for seed in range(max(10, scaled(30))):
        table = midgame(game, seed)
        seat = table.next_seat()
        choice = make_bot(name, game).choose(table.view(seat), Random(seed))
        assert choice in table.choices(seat)


@each_bot
def test_bot_decides_the_same_whatever_it_may_not_know(game: Game, name: str) -> None:
    differing, seeds = 0, max(10, scaled(30))
    for seed in range(seeds):
        table = midgame(game, seed)
        seat = table.next_seat()
        view = table.view(seat)
        other = sample(view, Random(f"other {seed}"))
        differing += other.faces != table.faces
        twin = other.view(seat)
        twin.bags = view.bags  # a sample does not remember how things came to be
        assert twin.faces == view.faces
        assert make_bot(name, game).choose(twin, Random(seed)) == make_bot(name, game).choose(
            view, Random(seed)
        )
    assert differing > seeds // 3


@each_game
def test_view_for_a_bot_holds_no_secret(game: Game) -> None:
    hidden = 0
    for seed in range(30):
        table = midgame(game, seed)
        seat = table.next_seat()
        view = table.view(seat)
        assert view.tape is None
        assert view.past is None
        for card, mask in enumerate(view.known):
            if not knows(mask, seat):
                hidden += 1
                assert view.faces[card] == HIDDEN
    assert hidden > 0


@each_game
def test_random_bot_finds_every_choice(game: Game) -> None:
    table = midgame(game, 3)
    seat = table.next_seat()
    bot = make_bot("random", game)
    rng = Random(1)
    found = {bot.choose(table.view(seat), rng) for _ in range(2000)}
    assert found == set(table.choices(seat))


@each_game
def test_policy_of_a_game_takes_one_of_the_choices(game: Game) -> None:
    rng = Random(5)
    for options in [game.settle(preset=preset) for preset in game.presets]:
        table = game.start(game.seats_for(options)[1], rng, options)
        for _ in range(400):
            if table.over:
                break
            seat = table.next_seat()
            action = game.policy.choice(table, seat, rng)
            assert action in table.choices(seat)
            table.play(seat, action, rng)


@each_game
def test_every_level_has_a_bot(game: Game) -> None:
    assert list(bot_levels(game)) == ["easy", "medium", "hard"]
    for level in bot_levels(game):
        make_bot(level, game)


# Time and quality


class Slow:
    """Says that it had no time, and what it would have done."""

    hurried = True

    def choose(self, view: Table, rng: Random) -> int:
        return view.choices(view.viewer)[0]


class Steady:
    """Always takes its last choice."""

    def choose(self, view: Table, rng: Random) -> int:
        return view.choices(view.viewer)[-1]


SLOW = BotKind("slow", "Has no time.", lambda _: Slow())
STEADY = BotKind("sturdy", "Takes the last.", lambda _: Steady())


def some_choices(game: Game, fewest: int = 2) -> Table:
    """A view with more than one choice."""
    rng = Random("some choices")
    table = game.start(game.seats_for()[0], rng)
    while len(table.choices(table.next_seat())) < fewest:
        table.act(table.next_seat(), table.choices(table.next_seat())[0], rng)
    return table.view(table.next_seat())


@each_game
@pytest.mark.parametrize("make", [make_bot, make_offered])
def test_hard_is_never_worse_than_medium(game: Game, make: Callable[[str, Game], Bot]) -> None:
    """Also in a third party's game: what a search says in a hurry does not count."""
    view = some_choices(game)
    levels = {"medium": "sturdy", "hard": "slow"}
    theirs = replace(game, bots=(SLOW, STEADY), levels=levels, aliases={})
    choices = view.choices(view.viewer)
    assert make("hard", theirs).choose(view, Random(1)) == choices[-1]
    assert make("slow", theirs).choose(view, Random(1)) == choices[0], "asked for by its kind"
    theirs = replace(theirs, levels=levels | {"medium": "slow"})
    assert make("hard", theirs).choose(view, Random(1)) == choices[0], "nobody had time"


def test_hard_that_plays_like_medium_but_longer_needs_no_other() -> None:
    """One of the same kind that plays in another way may be worse if it has no time."""
    share = Parameter("share", 0, 0, 1, "of slowness")
    lengths = [Parameter(name, 0, 0, 99, "how long") for name in ("iterations", "milliseconds")]
    kind = BotKind(
        "either",
        "One or the other.",
        lambda given: Slow() if given["share"] or given["iterations"] else Steady(),
        (share, *lengths),
    )
    view = some_choices(GAMES[0])
    choices = view.choices(view.viewer)
    for hard, chosen in (("either:share=1", -1), ("either:milliseconds=9:iterations=9", 0)):
        theirs = replace(GAMES[0], bots=(kind,), levels={"medium": "either", "hard": hard})
        theirs = replace(theirs, aliases={})
        assert make_bot("hard", theirs).choose(view, Random(1)) == choices[chosen]


@each_game
@pytest.mark.parametrize("kind", ["flat", "ismcts"])
def test_a_search_without_time_leaves_the_choice_to_medium(game: Game, kind: str) -> None:
    view = some_choices(game)
    hard = f"{kind}:iterations=1000:milliseconds=0.001"
    theirs = replace(game, bots=(STEADY,), aliases={}, levels={"medium": "sturdy", "hard": hard})
    chosen = {make_bot("hard", theirs).choose(view, Random(seed)) for seed in range(8)}
    assert chosen == {view.choices(view.viewer)[-1]}
    bot = make_bot(f"{kind}:iterations=8:depth=4", game)
    bot.choose(view, Random(1))
    assert not is_hurried(bot), "it had all the time it wanted"


@each_game
@pytest.mark.parametrize(("stopped", "hurried"), [(0.5, False), (1.5, True)])
def test_a_search_that_stood_still_leaves_the_choice_to_medium(
    game: Game, stopped: float, hurried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the choices were dropped after one look at each: all the rest does not help."""
    view = some_choices(game, 3)
    rounds = (len(view.choices(view.viewer)) - 1).bit_length()
    clock = iter([0.0])
    monkeypatch.setattr(search, "perf_counter", lambda: next(clock, stopped))
    bot = make_bot(f"flat:iterations=200:depth=4:milliseconds={1000 * rounds}", game)
    bot.choose(view, Random(1))
    assert is_hurried(bot) is hurried


# From afar


@each_game
def test_rooms_choose_levels_and_kinds_without_parameters(game: Game) -> None:
    for name in bot_names(game):
        check_offered(name, game)
    for name in ("ismcts:iterations=1000000", "ismcts:depth=5", "exec:true", "", "HARD", "hard:"):
        with pytest.raises(Malformed, match="In a room a bot is one of: easy, medium, hard"):
            check_offered(name, game)
        with pytest.raises(Malformed, match="In a room"):
            make_offered(name, game)


def test_a_search_in_a_room_takes_no_longer_than_people_wait() -> None:
    budgets: list[float] = []

    def note(settings: ParameterValues) -> Bot:
        budgets.append(settings["milliseconds"])
        return Steady()

    timed = BotKind("timed", "Notes.", note, (Parameter("milliseconds", 0, 0, 1e6, "time"),))
    levels = {"easy": "timed:milliseconds=5", "hard": "timed:milliseconds=60000"}
    game = replace(GAMES[0], bots=(timed,), levels=levels, aliases={})
    for name in ("timed", "easy", "hard"):
        make_offered(name, game)
    assert budgets == [LONGEST, 5, LONGEST]
    make_bot("timed", game)
    assert budgets[-1] == 0, "at home it may take for ever"
