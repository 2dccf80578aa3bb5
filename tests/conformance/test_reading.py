"""Whatever is sent, reading it gives something that exists, or Malformed."""

from collections.abc import Mapping
from contextlib import suppress
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conformance.playing import GAMES, each_game, scaled
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Option, Options
from parlour.kernel.plain import (
    action_plain,
    action_read,
    event_plain,
    event_read,
    table_plain,
    table_read,
)
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, read_log, rebuild
from parlour.kernel.tape import Tape
from parlour.testkit.playing import through_json

Json = dict[str, object]

often = settings(
    max_examples=scaled(100),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def vocabulary() -> list[object]:
    """Words and numbers that mean something somewhere."""
    words: set[object] = {"type", "all", "watcher", "truth", -1, 0, 1, 2, 61, 62, 1 << 40, 1 << 70}
    for game in GAMES:
        words |= {face.name for face in game.faces} | {zone.name for zone in game.zones}
        words |= set(game.form_by_name) | set(game.event_by_name)
        words |= {name for names in game.names.values() for name in names}
    return sorted(words, key=str)


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(vocabulary()),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@st.composite
def spoiled(draw: st.DrawFn, plain: Json) -> Json:
    """Something right in which a few values at any depth have been replaced or lost."""
    spoilt = cast(Json, through_json(plain))
    for _ in range(draw(st.integers(1, 3))):
        at: object = spoilt
        while True:
            keys = list(at) if isinstance(at, dict) else list(range(len(cast(list[object], at))))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inner = cast(dict[object, object], at)[key]
            if isinstance(inner, dict | list) and inner and draw(st.booleans()):
                at = inner
                continue
            if draw(st.booleans()):
                cast(dict[object, object], at)[key] = draw(values)
            else:
                del cast(dict[object, object], at)[key]
            break
    return spoilt


def sample_log(game: Game) -> Log:
    tape = Tape()
    rng = Random(game.name)
    table = game.start(game.seats_for()[1], rng, tape=tape)
    for _ in range(12):
        table.act(table.next_seat(), table.random_choice(table.next_seat(), rng), rng)
    return Log(game, game.seats_for()[1], game.settle(), tape.events())


# Values out of nowhere


@each_game
@often
@given(data=st.data())
def test_actions_out_of_nowhere(game: Game, data: st.DataObject) -> None:
    forms = st.sampled_from([*game.form_by_name, "nonsense"])
    fields = st.sampled_from([field.name for form in game.forms for field in form.fields] + ["x"])
    plain: Json = data.draw(st.dictionaries(fields, values, max_size=4))
    if data.draw(st.booleans()):
        plain["type"] = data.draw(st.one_of(forms, values))
    with suppress(Malformed):
        assert action_plain(game, action_read(game, plain)) == plain


@each_game
@often
@given(data=st.data())
def test_events_out_of_nowhere(game: Game, data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(sorted(game.event_by_name)))
    names = [field.name for field in game.event_by_name[kind].fields]
    plain: Json = {name: data.draw(values) for name in names}
    plain["type"] = kind
    with suppress(Malformed):
        event = event_read(game, plain)
        assert event_read(game, event_plain(game, event)) == event


@each_game
@often
@given(
    header=st.dictionaries(
        st.sampled_from(["parlour", "game", "rules", "seats", "options"]), values
    )
)
def test_headers_out_of_nowhere(game: Game, header: Json) -> None:
    whole: Json = {
        "parlour": 1,
        "game": game.name,
        "rules": game.version,
        "seats": 2,
        "options": {},
    }
    with suppress(Malformed):
        log = read_log(game, whole | header, [])
        assert game.seats[0] <= log.seats <= game.seats[1]
        assert game.settle(log.options) == log.options


# Values a little wrong


@each_game
@often
@given(data=st.data())
def test_spoiled_events(game: Game, data: st.DataObject) -> None:
    log = sample_log(game)
    number = data.draw(st.integers(0, len(log.events) - 1))
    plain = data.draw(spoiled(event_plain(game, log.events[number])))
    with suppress(Malformed):
        events = log.events[:]
        events[number] = event_read(game, plain)
        rebuild(Log(game, log.seats, log.options, events))


@each_game
@often
@given(data=st.data())
def test_spoiled_tables(game: Game, data: st.DataObject) -> None:
    table = rebuild(sample_log(game))
    viewer = data.draw(st.integers(-1, table.seats - 1))
    seen = table.view(viewer) if data.draw(st.booleans()) else table
    plain = data.draw(spoiled(table_plain(seen)))
    with suppress(Malformed):
        table_read(game, game.settle(), plain)


@each_game
@pytest.mark.parametrize("card", [-1, 1000, 1 << 70])
def test_memories_of_cards_that_are_not_there(game: Game, card: int) -> None:
    plain = table_plain(rebuild(sample_log(game)).view(0))
    plain["memory"] = [{"cards": [card], "faces": [game.faces[0].name]}]
    with pytest.raises(Malformed):
        table_read(game, game.settle(), plain)


# Options


def options_of(game: Game) -> list[Option]:
    return [*game.options, Option("switch", True), Option("number", 3, low=-2, high=9)]


@each_game
@often
@given(value=values, text=st.text(max_size=12))
def test_options_take_what_fits_and_nothing_else(game: Game, value: object, text: str) -> None:
    for option in options_of(game):
        with suppress(Malformed):
            taken = option.check(value)
            assert taken == value
            assert type(taken) is type(option.default)
        with suppress(Malformed):
            assert option.check(option.read(text)) == option.read(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("ON", True), ("yes", True), ("1", True), ("off", False), ("No", False)],
)
def test_switches_are_read_as_people_write_them(text: str, value: bool) -> None:
    assert Option("switch", False).read(text) is value


@pytest.mark.parametrize(("text", "value"), [("-2", -2), ("0", 0), ("9", 9), ("007", 7)])
def test_numbers_are_read(text: str, value: int) -> None:
    assert Option("number", 3, low=-2, high=9).read(text) == value


@pytest.mark.parametrize("value", [True, 1.0, "3", None, -3, 10, 1 << 70])
def test_what_is_no_number_in_range_is_refused(value: object) -> None:
    with pytest.raises(Malformed, match="from -2 to 9"):
        Option("number", 3, low=-2, high=9).check(value)


@each_game
def test_wrong_values_of_options_are_refused_by_name(game: Game) -> None:
    for option in game.options:
        wrong: Mapping[str, object] = {option.name: "no such value"}
        with pytest.raises(Malformed, match=option.name):
            game.new(game.seats_for()[0], cast(Options, wrong))
