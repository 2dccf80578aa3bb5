"""Two worlds that one viewer cannot tell apart, and how far they can be followed.

A world is a table with the tape of how it came about. Another world for a viewer has the same
history for them, but other faces where they cannot see.
"""

from dataclasses import dataclass
from itertools import combinations

from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, replay
from parlour.kernel.sampling import sample
from parlour.kernel.seats import knows, seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import LIFTED, MINTED, MIXED, Tape
from parlour.kernel.telling import told
from parlour.kernel.types import UNDECIDED, WATCHER
from parlour.testkit.playing import json, view_bytes
from parlour.testkit.settings import Setting

HORIZON = 15  # decisions two worlds are followed

# Worlds


@dataclass(frozen=True)
class World:
    table: Table
    tape: Tape

    def heard(self, viewer: int, start: int = 0) -> list[bytes]:
        game = self.table.game
        return [json(event.plain(game)) for event in told(game, self.tape, viewer, start)]

    def act(self, seat: int, action: int, rng: Random) -> int:
        """Returns the place on the tape where it begins."""
        start = self.tape.end
        self.table.act(seat, action, rng)
        return start


Spell = tuple[int, int, int]  # where a face was laid: event, index in it; the event that ended it
NOW = -1  # in place of that event: it still lies there


def unseen_spells(setting: Setting, tape: Tape, viewer: int) -> list[Spell]:
    """How long each face lay on the table without being seen by the viewer."""
    lying: dict[int, Spell] = {}
    spells: list[Spell] = []
    shown: dict[int, list[int]] = {}
    for place, card, _, seats in tape.reveals():
        if knows(seats, viewer):
            shown.setdefault(place, []).append(card)
    log = Log(setting.game, setting.seats, setting.options, tape.events())
    tables = replay(log)
    zones = next(tables).zones
    for number, (place, event) in enumerate(tape.placed()):
        if event[0] == LIFTED:
            lift(lying, zones[event[2]], event[3])
        for card, index in laid_by(event):
            if card in lying:
                spells.append((*lying[card][:2], number))
            lying[card] = number, index, NOW
        for card in shown.get(place, []):
            lying.pop(card, None)
        zones = next(tables).zones
    return spells + list(lying.values())


def lift(lying: dict[int, Spell], hand: list[int], card: int) -> None:
    """Faces move in a hand as the kernel moves them when a card is lifted."""
    first = hand.index(card)
    before = [lying.pop(each, None) for each in hand[first:]]
    for each, spell in zip(hand[first:], before[1:] + before[:1], strict=True):
        if spell is not None:
            lying[each] = spell


def laid_by(event: tuple[int, ...]) -> list[tuple[int, int]]:
    """The cards to which chance gave a face, and where in the event it stands."""
    if event[0] == MIXED:
        return [(event[3 + index], 3 + event[2] + index) for index in range(event[2])]
    return [(event[1], 2)] if event[0] == MINTED else []


def exchange(setting: Setting, world: World, spells: list[Spell], rng: Random) -> World | None:
    """The same history, but for two of these faces that chance laid the other way round."""
    events = [list(event) for event in world.tape.events()]
    rng.shuffle(spells)
    for (one, at, end), (two, there, other_end) in combinations(spells, 2):
        minted = events[one][0] == events[two][0] == MINTED
        together = (one == two and end == other_end) or (minted and end == other_end == NOW)
        if together and events[one][at] != events[two][there]:
            events[one][at], events[two][there] = events[two][there], events[one][at]
            return replayed(setting, [tuple(event) for event in events])
    return None


def replayed(setting: Setting, events: list[tuple[int, ...]]) -> World:
    """The world after these events."""
    tape = Tape()
    *_, table = replay(Log(setting.game, setting.seats, setting.options, events), tape)
    return World(table, tape)


def fill_anew(world: World, viewer: int, rng: Random) -> tuple[World, World]:
    """This world and one with all hidden faces sampled; neither remembers, as samples do not."""
    faces = sample(world.table.view(viewer), rng).faces
    pair = []
    for _ in range(2):
        twin = world.table.copy()
        twin.remembers = False
        twin.past = None
        twin.tape = Tape()
        pair.append(World(twin, twin.tape))
    pair[1].table.faces = faces
    return pair[0], pair[1]


def answers_hold(table: Table) -> bool:
    """Whether what seats have sealed is among their choices, with the faces as they are."""
    for seat in seats_in(table.answered):
        asked = table.copy()
        asked.answered &= ~(1 << seat)
        asked.sealed[seat] = UNDECIDED
        if table.sealed[seat] not in asked.choices(seat):
            return False
    return True


# Following two worlds


def follow(one: World, two: World, viewer: int, rng: Random) -> int:
    """Play both alike until they part, and see that the viewer could not have told them apart.

    Returns how many decisions that took.
    """
    check_contents(one, two, viewer)
    for number in range(HORIZON):
        check_alike(one, two, viewer)
        if one.table.over:
            return number
        seat = rng.pick(seats_in(one.table.waiting()))
        choices = common_choices(one, two, seat)
        if not choices:
            return number
        action = rng.pick(choices)
        exchanged = differences(one, two)
        involved = any(knows(one.table.known[card], seat) for card in exchanged)
        # each decision has its own stream of chance: worlds may use it unequally
        starts = one.act(seat, action, rng.copy()), two.act(seat, action, rng.copy())
        rng.word()
        if one.heard(viewer, starts[0]) != two.heard(viewer, starts[1]):
            exchanged |= newly_different(one, two, starts)
            Parting((one, two), starts, viewer, exchanged, involved).check()
            return number
    return HORIZON


def check_alike(one: World, two: World, viewer: int) -> None:
    same = view_bytes(one.table, viewer) == view_bytes(two.table, viewer)
    assert same, f"viewer {viewer} sees a difference in what is hidden from them"
    assert one.table.waiting() == two.table.waiting(), "who is asked depends on what is hidden"
    if viewer != WATCHER and one.table.owes(viewer):
        same = one.table.choices(viewer) == two.table.choices(viewer)
        assert same, f"the choices of seat {viewer} depend on what is hidden from it"


def check_contents(one: World, two: World, viewer: int) -> None:
    here, there = contents(one.table.view(viewer)), contents(two.table.view(viewer))
    different = [name for name in here if here[name] != there.get(name)]
    assert not different, f"viewer {viewer} sees a difference in {', '.join(different)}"


def contents(view: Table) -> dict[str, object]:
    """Everything a bot could read in its view, in whatever order it lies there."""
    values = {name: getattr(view, name) for name in dir(view) if name[0] != "_"}
    return {
        name: value
        for name, value in values.items()
        if value is None or isinstance(value, int | list | tuple)
    }


def common_choices(one: World, two: World, seat: int) -> list[int]:
    others = two.table.choices(seat)
    return [choice for choice in one.table.choices(seat) if choice in others]


def differences(one: World, two: World) -> set[int]:
    """The cards that have different faces."""
    pairs = zip(one.table.faces, two.table.faces, strict=True)
    return {card for card, (a, b) in enumerate(pairs) if a != b}


@dataclass(frozen=True)
class Parting:
    """The move after which the viewer can tell two worlds apart."""

    worlds: tuple[World, World]
    starts: tuple[int, int]  # where the move begins on either tape
    viewer: int
    exchanged: set[int]  # cards with different faces
    involved: bool  # whether the seat that moved knows such a card

    def check(self) -> None:
        """One of the exchanged faces was shown by then.

        To anybody, if other things happen or to others: the rules may compare cards in secret.
        To the viewer, if the same happens but other faces or numbers come with it. To nobody, if
        it happens with another card: whoever holds other cards may use another one.
        """
        one, two = self.events()
        if one and two and one != two and self.involved and bare(one) == bare(two):
            return
        witness = self.viewer if one and two and sides(one) == sides(two) else None
        shown = self.shown(0, witness) | self.shown(1, witness)
        assert shown & self.exchanged, self.problem()

    def problem(self) -> str:
        """What is wrong if no such face was shown."""
        game = self.worlds[0].table.game
        names = {game.event_by_number[event[0][1]].name for event in self.events() if event}
        cards = ", ".join(map(str, sorted(self.exchanged)))
        return (
            f"what viewer {self.viewer} is told by {' or '.join(sorted(names))} depends on "
            f"the face of a card that was not shown: {cards}"
        )

    def heard(self) -> tuple[list[bytes], list[bytes]]:
        one, two = self.worlds
        return one.heard(self.viewer, self.starts[0]), two.heard(self.viewer, self.starts[1])

    def same(self) -> int:
        """How many events of the move are heard alike."""
        one, two = self.heard()
        pairs = zip(one, two, strict=False)
        return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(two)))

    def events(self) -> list[list[tuple[str, int]]]:
        """The first event that is not heard alike, in either world; nothing if there is none."""
        found = []
        for world, start in zip(self.worlds, self.starts, strict=True):
            game = world.table.game
            heard = told(game, world.tape, self.viewer, start)[self.same() :]
            found.append(typed(game, heard[0].event) if heard else [])
        return found

    def shown(self, number: int, witness: int | None) -> set[int]:
        """The cards shown until that event to the witness, or to anybody.

        Cards are taken out of a hand to be shown, one after the other: so if that event is the
        first of these, all that the move shows counts. People hear of it at once.
        """
        world, start = self.worlds[number], self.starts[number]
        game, end = world.table.game, world.tape.end
        events = world.tape.placed(start)
        heard = [(p, e[0]) for p, e in events if reaches(game, e, self.viewer)]
        until, kind = [*heard, (end, LIFTED)][self.same()]
        return {
            card
            for place, card, _, seats in world.tape.reveals(start)
            if (kind == LIFTED or place <= until) and (witness is None or knows(seats, witness))
        }


def typed(game: Game, event: tuple[int, ...]) -> list[tuple[str, int]]:
    """The kind and the values of an event, each after its type; a list takes all that follows."""
    types = [field.type for field in game.event_by_number[event[0]].fields]
    types = ["event", *types, *types[-1:] * len(event)]
    return list(zip(types, event, strict=False))


def bare(event: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """An event but for the cards it concerns."""
    return [pair for pair in event if pair[0] not in ("card", "cards")]


def sides(event: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """What is public of an event by its nature: the kind, and the seats and cards it concerns."""
    return [pair for pair in event if pair[0] in ("event", "seat", "seats", "card", "cards")]


def newly_different(one: World, two: World, starts: tuple[int, int]) -> set[int]:
    """The cards on which exchanged faces came to lie during a move."""
    events = one.tape.events(starts[0]), two.tape.events(starts[1])
    mixed = {
        a[at - a[2]]
        for a, b in zip(*events, strict=False)
        if a[0] == MIXED and a[: 3 + a[2]] == b[: 3 + a[2]]
        for at in range(3 + a[2], len(a))
        if a[at] != b[at]
    }
    return mixed | {card for card, _ in lifted_faces(one, starts[0]) ^ lifted_faces(two, starts[1])}


def lifted_faces(world: World, start: int) -> set[tuple[int, int]]:
    """The cards of hands out of which one was taken, with the faces they had then."""
    lifts = {place for place, event in world.tape.placed(start) if event[0] == LIFTED}
    return {(card, face) for place, card, face, _ in world.tape.reveals(start) if place in lifts}


def reaches(game: Game, event: tuple[int, ...], viewer: int) -> bool:
    """Private events reach their owner alone."""
    return not game.event_by_number[event[0]].private or event[1] == viewer
