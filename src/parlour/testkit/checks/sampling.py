"""Samples of a view look to the viewer like the table, and are all equally likely."""

from collections import Counter

from parlour.kernel.plain import fingerprint, table_plain
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler, sample
from parlour.kernel.seats import knows
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, HIDDEN, TRUTH, WATCHER
from parlour.testkit.chance import fits
from parlour.testkit.deals import Deal, agrees, deals, possible
from parlour.testkit.playing import (
    check,
    expect_tried,
    longest,
    midgame,
    moments,
    naming,
    seeds,
    some_viewers,
    viewers,
)
from parlour.testkit.register import each_preset
from parlour.testkit.settings import Setting

MOST_DEALS = 300  # more are too many to count how often each comes up


def seen(table: Table, viewer: int) -> dict[str, object]:
    """What the viewer sees; a sample has no memory."""
    return table_plain(table.view(viewer)) | {"memory": None}


@each_preset
def a_sample_looks_like_the_table(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            for table in moments(setting, rng):
                for viewer in some_viewers(table, rng):
                    check_sample(table, viewer, rng)


def check_sample(table: Table, viewer: int, rng: Random) -> None:
    view = table.view(viewer)
    before = fingerprint(view)
    guess = sample(view, rng)
    assert guess.viewer == TRUTH
    assert seen(guess, viewer) == seen(table, viewer)
    check(guess, sorted(table.faces))
    assert table.game.endless or int(HIDDEN) not in guess.faces
    assert fingerprint(view) == before
    if viewer >= 0 and table.owes(viewer):
        assert guess.choices(viewer) == table.choices(viewer)


@each_preset
def what_the_viewer_remembers_agrees_with_the_table(setting: Setting) -> None:
    for seed in seeds(setting, 200):
        with naming(seed) as rng:
            for table in moments(setting, rng):
                for viewer in viewers(table):
                    bags = table.view(viewer).bags
                    assert bags is not None
                    assert agrees(bags, list(table.faces))


@each_preset
def samples_can_be_played_to_the_end(setting: Setting) -> None:
    for seed in seeds(setting, 600):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            for viewer in some_viewers(table, rng):
                guess = sample(table.view(viewer), rng)
                playout(guess, rng, longest(setting.game))
                assert guess.over or setting.game.endless


@each_preset
def every_face_reaches_every_card_it_may_be(setting: Setting) -> None:
    if setting.game.endless:
        return  # with an endless deck every face may be everywhere
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            for viewer in some_viewers(table, rng):
                view = nearly_open(table, viewer, rng, 10).view(viewer)
                sampler = Sampler(view)
                drawn: set[tuple[int, int]] = set()
                for _ in range(400):
                    drawn.update(enumerate(sampler.sample(rng).faces))
                drawn -= {(card, face) for card, face in enumerate(view.faces) if face}
                assert drawn == possible(view)


@each_preset
def all_deals_that_agree_are_equally_likely(setting: Setting) -> None:
    if setting.game.endless:
        return  # the deals of an endless deck cannot be counted
    tried = 0
    for seed in seeds(setting, 200):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            for viewer in some_viewers(table, rng):
                for hidden in (6, 5, 4):
                    view = nearly_open(table, viewer, rng, hidden).view(viewer)
                    weights = deals(view)
                    if 2 <= len(weights) <= MOST_DEALS:
                        tried += 1
                        check_uniform(view, weights, rng)
                        break
    expect_tried(tried)


def nearly_open(table: Table, viewer: int, rng: Random, count: int) -> Table:
    """A copy where the viewer has been shown all but so many cards."""
    twin = table.copy()
    hidden = [card for card, mask in enumerate(twin.known) if not knows(mask, viewer)]
    rng.shuffle(hidden)
    for card in hidden[count:]:
        twin.show(card, EVERYONE if viewer == WATCHER else 1 << viewer)
    return twin


def check_uniform(view: Table, weights: Counter[Deal], rng: Random) -> None:
    sampler = Sampler(view)
    drawn = Counter(tuple(sampler.sample(rng).faces) for _ in range(20 * len(weights)))
    assert fits(drawn, weights)
