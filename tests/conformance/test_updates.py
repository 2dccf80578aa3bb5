"""A whole message, with what each event did and what follows from it, gives nothing hidden away.

As in the tests of secrecy and of hands, two worlds differ only in what a viewer cannot see; here
the message itself is compared, as it travels to those who want detail.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec

from conformance.playing import each_preset, was_tried
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.room.state import State
from parlour.room.updates import Updates
from parlour.testkit.hands import Swap, mirrored, swapped, swaps, unremembered
from parlour.testkit.playing import (
    midgame,
    moments,
    naming,
    seeds,
    some_choices,
    some_viewers,
    viewers,
)
from parlour.testkit.settings import Setting
from parlour.testkit.worlds import (
    World,
    answers_hold,
    common_choices,
    exchange,
    fill_anew,
    replayed,
    unseen_spells,
)
from server.replaying import boards_of, payload

HORIZON = 6  # decisions two worlds are followed
SEEDS = 3  # for each action of somebody whose hand lies otherwise


@dataclass(frozen=True)
class Happened:
    """The table before something happened and after it, and how it was recorded."""

    before: Table
    table: Table
    tape: Tape

    def sent(self, viewer: int) -> bytes:
        """What a viewer who wants detail is sent about it."""
        table = self.table
        state = State("BCDF", table.game, "spec", table.options or {}, table=table)
        updates = Updates(state, self.tape, None, before=self.before.copy())
        return payload(updates.to(viewer, 7, detail=True))


def act(table: Table, seat: int, action: int, rng: Random) -> Happened:
    """Somebody does something."""
    before, tape = table.copy(), Tape()
    table.tape = tape
    table.act(seat, action, rng)
    return Happened(before, table, tape)


def check_sent(one: Happened, two: Happened, viewer: int) -> bool:
    """As long as a viewer hears the same, they get the same; whether they hear all of it so."""
    here, there = one.sent(viewer), two.sent(viewer)
    if here == there:
        return True
    updates = msgspec.json.decode(here), msgspec.json.decode(there)
    heard = [heard_in(update) for update in updates]
    assert heard[0] != heard[1], f"viewer {viewer} hears the same, but is sent something else"
    pairs = zip(*heard, strict=False)
    same = next((at for at, (a, b) in enumerate(pairs) if a != b), min(map(len, heard)))
    boards = [boards_of(update)[: same + 1] for update in updates]
    assert boards[0] == boards[1], f"viewer {viewer} sees a difference before it is told"
    return False


def heard_in(update: dict[str, Any]) -> list[tuple[list[int], list[list[int]]]]:
    """Each event of a message with the faces that came with it."""
    shown = update["shown"]
    return [
        (event, [tell for tell in shown if tell[0] == at])
        for at, event in enumerate(update["events"])
    ]


# Faces


@each_preset
def test_the_history_of_exchanged_faces_is_sent_alike(setting: Setting) -> None:
    """All of the game in one message, which undoes one event after the other."""
    worlds = 0
    for seed in seeds(setting, 60):
        with naming(seed) as rng:
            world = World(*midgame(setting, rng))
            for viewer in some_viewers(world.table, rng)[-2:]:
                spells = unseen_spells(setting, world.tape, viewer)
                other = exchange(setting, world, spells, rng)
                if other is not None and answers_hold(other.table):
                    before = setting.game.new(setting.seats, setting.options)
                    one = Happened(before, world.table, world.tape)
                    two = Happened(before, other.table, other.tape)
                    assert check_sent(one, two, viewer)
                    worlds += 1
    assert was_tried(worlds)


@each_preset
def test_what_happens_after_an_exchange_is_sent_alike(setting: Setting) -> None:
    decisions = 0
    for seed in seeds(setting, 200):
        with naming(seed) as rng:
            world = World(*midgame(setting, rng))
            for viewer in viewers(world.table):
                spells = unseen_spells(setting, world.tape, viewer)
                other = exchange(setting, world, spells, rng)
                if other is not None and answers_hold(other.table):
                    here = replayed(setting, world.tape.events())
                    decisions += follow(here, other, viewer, rng)
                here, other = fill_anew(world, viewer, rng)
                if answers_hold(other.table):
                    decisions += follow(here, other, viewer, rng)
    assert was_tried(decisions)


def follow(one: World, two: World, viewer: int, rng: Random) -> int:
    """Play both alike until the viewer can tell them apart; the number of decisions."""
    for number in range(HORIZON):
        if one.table.over:
            return number
        seat = rng.pick(seats_in(one.table.waiting()))
        choices = common_choices(one, two, seat)
        if not choices:
            return number
        action = rng.pick(choices)
        # each decision has its own stream of chance: worlds may use it unequally
        happened = [act(world.table, seat, action, rng.copy()) for world in (one, two)]
        rng.word()
        if not check_sent(happened[0], happened[1], viewer):
            return number
    return HORIZON


# Hands


@each_preset
def test_where_cards_lay_in_a_hand_is_not_sent(setting: Setting) -> None:
    tried = 0
    for seed in seeds(setting, 800):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            seat = table.next_seat()
            for viewer in viewers(table):
                pairs = swaps(table, viewer)
                rng.shuffle(pairs)
                for pair in pairs[:1]:
                    for action in some_choices(table, seat, rng)[:3]:
                        check_hand(table, viewer, pair, seat, action, seed)
                        tried += 1
    assert was_tried(tried)


def check_hand(table: Table, viewer: int, swap: Swap, seat: int, action: int, seed: str) -> None:
    """With the two cards the other way round, the viewer is as likely to be sent the same."""
    other = swapped(table, swap)
    there = mirrored(table, swap, seat, action)
    if there is None or there not in other.choices(seat):
        return
    here, beyond = Counter[bytes](), Counter[bytes]()
    for number in range(SEEDS):
        rng = Random(f"{seed} {number}")
        here[act(unremembered(table), seat, action, rng.copy()).sent(viewer)] += 1
        beyond[act(unremembered(other), seat, there, rng.copy()).sent(viewer)] += 1
    assert here == beyond, f"{swap} can be told from {table.game.actions[action]}"


# Sealed answers


@each_preset
def test_who_answered_first_is_not_sent(setting: Setting) -> None:
    for seed in seeds(setting, 60):
        with naming(seed) as rng:
            for table in moments(setting, rng):
                waiting = seats_in(table.waiting())
                if len(waiting) > 1:
                    answers = [(seat, rng.pick(table.choices(seat))) for seat in waiting]
                    check_order(table, answers, rng)


def check_order(table: Table, answers: list[tuple[int, int]], rng: Random) -> None:
    """Two answer the other way round: while a question is open and when it is settled."""
    swapped = [answers[1], answers[0], *answers[2:]]
    others = [seat for seat in viewers(table) if seat not in (answers[0][0], answers[1][0])]
    settled = [settle(table.copy(), order, rng.copy()) for order in (answers, swapped)]
    if None not in settled:
        for viewer in others:
            sent = [one.sent(viewer) for one in settled if one is not None]
            assert sent[0] == sent[1], f"viewer {viewer} can tell who was first"


def settle(table: Table, answers: list[tuple[int, int]], rng: Random) -> Happened | None:
    """The last of these answers; None if one before it settles the question."""
    owing, happened = table.owing, None
    for seat, action in answers:
        if not table.owes(seat) or table.owing != owing or table.over:
            return None
        happened = act(table, seat, action, rng)
    return happened
