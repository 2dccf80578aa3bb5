"""What is not the log of a game is refused."""

from contextlib import suppress
from dataclasses import replace

import pytest

from conformance.playing import each_game, each_preset
from parlour.kernel.errors import Malformed
from parlour.kernel.events import KERNEL_EVENTS, Event
from parlour.kernel.game import Game
from parlour.kernel.plain import Plain, event_plain, event_read, fingerprint
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, read_log, rebuild
from parlour.kernel.table import Table
from parlour.kernel.tape import PICK_STARTED, RESIGNED, Tape
from parlour.testkit.checks.replay import play
from parlour.testkit.playing import naming, seeds
from parlour.testkit.settings import Setting


def read(game: Game, plain: list[Plain]) -> Log:
    header, *events = plain
    return read_log(game, header, list(events))


@pytest.fixture
def plain(game: Game) -> list[Plain]:
    """The log of a short game."""
    tape = Tape()
    table = game.start(game.seats_for()[0], Random(0), tape=tape)
    table.act(table.next_seat(), table.idle(table.next_seat()), Random(0))
    return Log(game, game.seats_for()[0], game.settle(), tape.events()).plain()


@each_game
@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("parlour", 99, "format 99"),
        ("parlour", "1", "format '1'"),
        ("game", "no_such_game", "no_such_game"),
        ("rules", 99, "version 99"),
        ("rules", None, "version None"),
        ("seats", 99, "99"),
        ("seats", "two", "two"),
        ("seats", None, "None"),
        ("options", [], "options"),
        ("options", {"no_such_option": 1}, "no_such_option"),
    ],
)
def test_unknown_headers_are_refused(
    game: Game, plain: list[Plain], key: str, value: object, message: str
) -> None:
    read(game, plain)
    plain[0][key] = value
    with pytest.raises(Malformed, match=message):
        read(game, plain)


@each_game
def test_what_is_not_a_log_is_refused(game: Game, plain: list[Plain]) -> None:
    del plain[0]["parlour"]
    with pytest.raises(Malformed, match="not a Parlour log"):
        read(game, plain)


@each_game
@pytest.mark.parametrize("kind", [None, 7, "no_such_event", ["mixed"]])
def test_unknown_events_are_refused(game: Game, plain: list[Plain], kind: object) -> None:
    with pytest.raises(Malformed, match="event"):
        read(game, [*plain, {"type": kind}])


def sample_value(game: Game, kind: str) -> object:
    """Something that fits a field of this type."""
    if kind in game.names:
        return game.names[kind][0]
    fitting: dict[str, object] = {"seats": [0], "face": game.faces[0].name, "flag": True}
    fitting |= {"cards": [0], "numbers": [0], "action": {"type": "no_such_form"}}
    return fitting.get(kind, 0)


def sample_event(game: Game, kind: Event) -> Plain:
    """An event of this kind that can be read, whether or not it can happen."""
    return {"type": kind.name} | {f.name: sample_value(game, f.type) for f in kind.fields}


@each_game
def test_truncated_events_are_refused(game: Game) -> None:
    for kind in game.event_by_name.values():
        for field in [field for field in kind.fields if not field.optional]:
            event = sample_event(game, kind)
            del event[field.name]
            with pytest.raises(Malformed, match=field.name):
                event_read(game, event)


NONSENSE: list[object] = [None, "nonsense", 1.5, [], {}, [None], {"type": "nonsense"}, ["x"]]


@each_game
def test_nonsense_in_a_field_is_refused(game: Game, plain: list[Plain]) -> None:
    """Except a list of nothing where a list is meant, and no face where a face is."""
    harmless: dict[str, list[object]] = {
        "seats": [[]],
        "cards": [[]],
        "numbers": [[]],
        "face": [None],
    }
    for kind in game.event_by_name.values():
        for field in kind.fields:
            for value in NONSENSE:
                if value not in harmless.get(field.type, []):
                    event = sample_event(game, kind) | {field.name: value}
                    with pytest.raises(Malformed):
                        assert not rebuild(read(game, [*plain, event])), event


@each_game
def test_events_naming_seats_cards_or_actions_that_are_not_there_are_refused(
    game: Game, plain: list[Plain]
) -> None:
    there, seats = 10**6, game.seats_for()[0]
    wrong = {"seat": -1, "seats": [-1], "card": -1, "cards": [-1], "action": -1}
    missing = {"seat": seats, "seats": [seats], "card": there, "cards": [there], "action": there}
    for kind in game.event_by_name.values():
        for field in kind.fields:
            for values in (wrong, missing):
                if field.type in values and (kind.name, field.name) != ("mixed", "faces"):
                    event = sample_event(game, kind) | {field.name: values[field.type]}
                    with pytest.raises(Malformed):
                        assert not rebuild(read(game, [*plain, event])), event


@each_game
def test_impossible_mixes_are_refused(game: Game, plain: list[Plain]) -> None:
    faces = [game.faces[face - 1].name for face in rebuild(read(game, plain)).faces]
    one, two = 0, next(card for card, face in enumerate(faces) if face != faces[0])
    a, b = faces[one], faces[two]
    mixes: list[tuple[list[int], list[str | None]]] = [
        ([one, one], [a, a]),
        ([one, two], [a]),
        ([one, two], [a, a]),
        ([one, two], [a, b, b]),
        ([one, two], [a, None]),
    ]
    rebuild(read(game, [*plain, mix([one, two], [b, a])]))
    for cards, names in mixes:
        with pytest.raises(Malformed):
            assert not rebuild(read(game, [*plain, mix(cards, names)])), (cards, names)


def mix(cards: list[int], faces: list[str | None]) -> Plain:
    return {"type": "mixed", "followers": [], "cards": cards, "faces": faces}


@each_game
def test_events_out_of_order_are_refused_or_happen_but_never_crash(
    game: Game, plain: list[Plain]
) -> None:
    """Whatever the log says, reading it ends with a table or with Malformed."""
    for seed in range(200):
        with naming(f"{game.name} {seed}") as rng:
            events = plain[1:]
            for _ in range(3):
                events.insert(rng.below(len(events)), events.pop(rng.below(len(events))))
            with suppress(Malformed):
                assert fingerprint(rebuild(read(game, [plain[0], *events])))


@each_preset
def test_random_games_have_picks_and_leavers(setting: Setting) -> None:
    """Else the checks of replays would see neither."""
    missing = {PICK_STARTED, RESIGNED}
    for seed in seeds(replace(setting, scale=1.0), 6000):
        with naming(seed) as rng:
            log, _, _ = play(setting, rng)
            missing -= {event[0] for event in log.events}
        if not missing:
            return
    pytest.fail(f"No event {missing} has happened.")


def test_every_event_of_the_kernel_is_a_method_of_the_table() -> None:
    for kind in KERNEL_EVENTS:
        assert callable(getattr(Table, kind.name))


@each_game
def test_plain_events_are_named_after_their_kind(game: Game, plain: list[Plain]) -> None:
    log = read(game, plain)
    assert [event_plain(game, event) for event in log.events] == plain[1:]
