"""Nobody can tell two tables apart that differ only in what is hidden from them.

All that reaches a viewer must be the same in both worlds, byte for byte, until the rules show or
use one of the faces in which they differ.
"""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.game import Game
from parlour.kernel.memory import recall
from parlour.kernel.plain import table_plain
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, replay
from parlour.kernel.sampling import sample
from parlour.kernel.seats import knows, seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import LIFTED, MINTED, MIXED, Tape
from parlour.kernel.telling import Told, told
from parlour.kernel.types import EVERYONE, HIDDEN, UNDECIDED, WATCHER
from parlour.testkit.playing import (
    expect_tried,
    is_open,
    midgame,
    moments,
    naming,
    random_game,
    recorded,
    seeds,
    some_choices,
    some_viewers,
    view_bytes,
    viewers,
)
from parlour.testkit.register import each_preset
from parlour.testkit.settings import Setting
from parlour.testkit.worlds import (
    NOW,
    World,
    answers_hold,
    check_alike,
    check_contents,
    exchange,
    fill_anew,
    follow,
    reaches,
    replayed,
    unseen_spells,
)


@each_preset
def two_hidden_faces_exchanged_change_nothing_for_the_viewer(setting: Setting) -> None:
    worlds = decisions = 0
    for seed in seeds(setting, 800):
        with naming(seed) as rng:
            world = World(*midgame(setting, rng))
            for viewer in some_viewers(world.table, rng):
                spells = unseen_spells(setting, world.tape, viewer)
                spells = [spell for spell in spells if spell[2] == NOW]
                other = exchange(setting, world, spells, rng)
                if other is not None and answers_hold(other.table):
                    here = replayed(setting, world.tape.events())
                    assert here.heard(viewer) == other.heard(viewer)
                    decisions += follow(here, other, viewer, rng)
                    worlds += 1
    expect_tried(worlds)
    expect_tried(decisions)


@each_preset
def two_faces_never_seen_in_all_history_can_be_exchanged(setting: Setting) -> None:
    for seed in seeds(setting, 800):
        with naming(seed) as rng:
            world = World(*midgame(setting, rng))
            for viewer in some_viewers(world.table, rng):
                spells = unseen_spells(setting, world.tape, viewer)
                spells = [spell for spell in spells if spell[2] != NOW]
                other = exchange(setting, world, spells, rng)
                if other is not None:
                    assert world.heard(viewer) == other.heard(viewer)
                    check_alike(world, other, viewer)
                    check_contents(world, other, viewer)


@each_preset
def all_hidden_faces_filled_anew_change_nothing_for_the_viewer(setting: Setting) -> None:
    worlds = decisions = 0
    for seed in seeds(setting, 800):
        with naming(seed) as rng:
            world = World(*midgame(setting, rng))
            for viewer in some_viewers(world.table, rng):
                here, other = fill_anew(world, viewer, rng)
                if answers_hold(other.table):
                    decisions += follow(here, other, viewer, rng)
                    worlds += 1
    expect_tried(worlds)
    expect_tried(decisions)


# What is told


class Client:
    """Knows of faces only what it is told."""

    def __init__(self, fresh: Table, viewer: int) -> None:
        self.viewer = viewer
        self.faces = list(fresh.view(viewer).faces)

    def hear(self, heard: Told, table: Table) -> None:
        if heard.event[0] == MIXED:
            for card in heard.event[3:]:
                self.faces[card] = int(HIDDEN)
        if heard.event[0] == LIFTED and heard.event[1] != self.viewer:
            for card in table.zones[heard.event[2]]:
                self.faces[card] = int(HIDDEN)
        if heard.event[0] == MINTED:
            card = heard.event[1]
            self.faces[card : card + 1] = [int(HIDDEN)]
        for card, face in heard.faces.items():
            self.faces[card] = face

    def forget_blanks(self, table: Table) -> None:
        """The cards in an endless deck have no faces any more."""
        for card in table.zones[0] if table.game.endless else []:
            self.faces[card] = int(HIDDEN)


def known_faces(table: Table, viewer: int) -> list[int]:
    """What the kernel's record says this viewer knows."""
    known, hidden = {mask for mask in set(table.known) if knows(mask, viewer)}, int(HIDDEN)
    return [
        face if mask in known else hidden
        for face, mask in zip(table.faces, table.known, strict=True)
    ]


def event_by_event(setting: Setting, events: list[tuple[int, ...]]) -> Iterator[tuple[World, int]]:
    """The game after each event, and the place where that event begins."""
    tape = Tape()
    place = 0
    tables = replay(Log(setting.game, setting.seats, setting.options, events), tape)
    next(tables)
    for table in tables:
        yield World(table, tape), place
        place = tape.end


@each_preset
def after_every_event_a_client_knows_what_the_record_says(setting: Setting) -> None:
    for seed in seeds(setting, 120):
        with naming(seed) as rng:
            table, tape = recorded(setting, rng)
            list(random_game(table, rng))
            fresh = setting.game.new(setting.seats, setting.options)
            clients = [Client(fresh, viewer) for viewer in viewers(table)]
            for world, place in event_by_event(setting, tape.events()):
                for client in clients:
                    for heard in told(setting.game, world.tape, client.viewer, place):
                        check_faces(world.table, client.viewer, heard)
                        client.hear(heard, world.table)
                    client.forget_blanks(world.table)
                    known = known_faces(world.table, client.viewer)
                    assert client.faces == known
                    check_seen(world.table, world.table.view(client.viewer), known)


def check_faces(table: Table, viewer: int, heard: Told) -> None:
    """Right after an event: the viewer was told true faces, and only such as they may know."""
    for card, face in heard.faces.items():
        assert knows(table.known[card], viewer)
        assert table.faces[card] == face


@each_preset
def private_events_and_the_ways_of_mixes_reach_nobody_else(setting: Setting) -> None:
    game = setting.game
    for seed in seeds(setting, 400):
        with naming(seed) as rng:
            table, tape = recorded(setting, rng)
            list(random_game(table, rng))
            for viewer in viewers(table):
                events = [heard.event for heard in told(game, tape, viewer)]
                assert events == audible(game, tape, viewer)


def audible(game: Game, tape: Tape, viewer: int) -> list[tuple[int, ...]]:
    """All events but the private ones of others; of mixes, which cards and who may follow."""
    events = [event for event in tape.events() if reaches(game, event, viewer)]
    return [event[: visible(event)] for event in events]


def visible(event: tuple[int, ...]) -> int:
    """How much of an event everybody may hear: faces come last, or which card was lifted."""
    if event[0] == MIXED:
        return 3 + event[2]
    if event[0] == LIFTED:
        return 3
    return 2 if event[0] == MINTED else len(event)


# What is seen


@each_preset
def a_view_has_the_faces_its_viewer_knows_and_no_secrets_of_others(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            for table in moments(setting, rng):
                for viewer in viewers(table):
                    check_view(table, table.view(viewer))


def check_seen(table: Table, view: Table, known: list[int]) -> None:
    """A view shows the faces its viewer knows, and those that cannot be otherwise."""
    seen = list(view.faces)
    if seen == known:
        return
    deals = other_deals(table, view, known)
    for card, face in enumerate(seen):
        if face != known[card]:
            assert known[card] == HIDDEN
            assert face == table.faces[card]
            assert all(deal.faces[card] == face for deal in deals)


def other_deals(table: Table, view: Table, known: list[int]) -> list[Table]:
    """Deals of all cards whose faces the viewer has not seen."""
    blind = view.copy()
    blind.faces = vec[i64](known)
    blind.bags = recall(table.past, view.viewer, table.faces, table.known)
    return [sample(blind, Random(f"{len(known)} {seed}")) for seed in range(3)]


def check_view(table: Table, view: Table) -> None:
    viewer = view.viewer
    check_seen(table, view, known_faces(table, viewer))
    for card, mask in enumerate(table.known):
        guessed = view.faces[card] != HIDDEN and not knows(mask, viewer)
        mine = int(EVERYONE) if viewer == WATCHER else 1 << viewer
        assert view.known[card] == (mask | mine if guessed else mask)
    assert view.zones == table.zones
    for seat in range(table.seats):
        if seat != viewer:
            assert view.sealed[seat] == UNDECIDED
            assert not view.answered >> seat & 1
            assert view.pick_of(seat) == ()
    if viewer == WATCHER:
        assert all(
            face == HIDDEN or mask == EVERYONE
            for face, mask in zip(view.faces, view.known, strict=True)
        )


OWN = {"viewer", "answered", "sealed", "faces", "known", "memory"}  # what may differ by viewer


@each_preset
def no_seat_or_watcher_sees_more_than_another_who_knows_as_much(
    setting: Setting,
) -> None:
    """The watcher's view, memories aside, is in every seat's view."""
    for seed in seeds(setting, 400):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            public = table_plain(table.view(WATCHER))
            for seat in range(table.seats):
                plain = table_plain(table.view(seat))
                for key in public.keys() - OWN:
                    assert plain[key] == public[key], key


@each_preset
def nobody_can_tell_who_has_answered(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            for table in moments(setting, rng, 60):
                waiting = seats_in(table.waiting())
                if len(waiting) > 1:
                    for seat in waiting:
                        check_answer_is_secret(table, seat, rng)


def check_answer_is_secret(table: Table, seat: int, rng: Random) -> None:
    others = [viewer for viewer in viewers(table) if viewer != seat]
    before = {viewer: view_bytes(table, viewer) for viewer in others}
    for action in some_choices(table, seat, rng):
        twin = table.copy()
        twin.tape = Tape()
        world = World(twin, twin.tape)
        world.act(seat, action, rng.copy())
        if is_open(table, twin, seat):
            for viewer in others:
                assert world.heard(viewer) == [], "others are told that somebody has answered"
                same = view_bytes(twin, viewer) == before[viewer]
                assert same, "others see that somebody has answered"
