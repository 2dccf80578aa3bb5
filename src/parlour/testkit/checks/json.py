"""Everything that leaves the kernel survives a trip through JSON."""

from collections.abc import Mapping
from typing import cast

from parlour.kernel.game import Game
from parlour.kernel.plain import (
    action_plain,
    action_read,
    event_plain,
    event_read,
    fingerprint,
    table_plain,
    table_read,
)
from parlour.kernel.sampling import Sampler
from parlour.kernel.table import Table
from parlour.kernel.telling import told
from parlour.testkit.playing import (
    midgame,
    moments,
    naming,
    random_game,
    recorded,
    seeds,
    some_viewers,
    through_json,
    viewers,
)
from parlour.testkit.register import each_game, each_preset, each_variety
from parlour.testkit.settings import Setting


def sent(plain: object) -> Mapping[str, object]:
    """A plain object after its trip, which must not have changed it."""
    arrived = through_json(plain)
    assert arrived == plain
    return cast(Mapping[str, object], arrived)


@each_game
def actions(game: Game) -> None:
    for action in range(len(game.actions)):
        assert action_read(game, sent(action_plain(game, action))) == action


@each_preset
def events_and_what_is_told_of_them(setting: Setting) -> None:
    game = setting.game
    for seed in seeds(setting, 250):
        with naming(seed) as rng:
            table, tape = recorded(setting, rng)
            list(random_game(table, rng))
            for event in tape.events():
                assert event_read(game, sent(event_plain(game, event))) == event
            for viewer in viewers(table):
                for heard in told(game, tape, viewer):
                    sent(heard.plain(game))


def check_table(setting: Setting, table: Table) -> Table:
    """The table as it arrives."""
    arrived = table_read(setting.game, setting.options, sent(table_plain(table)))
    assert table_plain(arrived) == table_plain(table)
    assert fingerprint(arrived) == fingerprint(table)
    return arrived


@each_variety
def tables_and_views(setting: Setting) -> None:
    for seed in seeds(setting, 60):
        with naming(seed) as rng:
            for table in moments(setting, rng):
                check_table(setting, table)
                for viewer in some_viewers(table, rng):
                    check_table(setting, table.view(viewer))


@each_preset
def a_table_that_arrived_plays_on_alike(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            *_, there = random_game(check_table(setting, table), rng.copy())
            *_, here = random_game(table, rng.copy())
            assert fingerprint(there) == fingerprint(here)


@each_preset
def a_view_that_arrived_is_sampled_alike(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            for viewer in viewers(table):
                view = table.view(viewer)
                there = Sampler(check_table(setting, view)).sample(rng.copy())
                here = Sampler(view).sample(rng.copy())
                assert fingerprint(there) == fingerprint(here)
