"""Two histories that differ only in where cards lie inside hidden hands.

Others must not be able to tell them apart: whatever they are told and see has the same
distribution. Where chance decides, many paired seeds are played on.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from parlour.kernel.cards import NO_BATCHES
from parlour.kernel.random import Random
from parlour.kernel.seats import knows, seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.testkit.playing import view_bytes
from parlour.testkit.worlds import World, bare, typed

SEEDS = 4  # for each action
STEPS = 3  # decisions that follow it


@dataclass(frozen=True)
class Swap:
    """Two cards in one zone that one seat knows and the viewer does not."""

    zone: int
    one: int
    other: int
    owner: int


def swaps(table: Table, viewer: int) -> list[Swap]:
    """All pairs of cards with different faces whose place is the owner's secret.

    In a zone for all that is no hand, such as a deck, the order may count.
    """
    own = places(table)
    return [swap for swap in hidden_pairs(table, viewer) if swap.zone in own]


def common_swaps(table: Table, viewer: int) -> list[Swap]:
    """The pairs in zones for all that are no hands."""
    own = places(table)
    return [swap for swap in hidden_pairs(table, viewer) if swap.zone not in own]


def hidden_pairs(table: Table, viewer: int) -> list[Swap]:
    """All pairs of cards in one zone that have different faces, which the same seats know."""
    found = []
    known, faces = table.known, table.faces
    for zone, cards in enumerate(table.zones):
        secret = [card for card in cards if known[card] > 0 and not knows(known[card], viewer)]
        for one, other in combinations(secret, 2):
            if known[one] == known[other] and faces[one] != faces[other]:
                found.append(Swap(zone, one, other, seats_in(known[one])[0]))
    return found


def places(table: Table) -> set[int]:
    """Hands, and whatever else lies before one seat."""
    game = table.game
    seats = range(game.seats[1])
    own = {zone.index + seat for zone in game.zones if zone.per_seat for seat in seats}
    return own | {zone.index for zone in game.zones if zone.hand}


def zone_name(table: Table, swap: Swap) -> str:
    """What the game calls the zone of the cards."""
    named = [zone for zone in table.game.zones if zone.index <= swap.zone]
    return repr(max(named, key=lambda zone: zone.index).name)


def swapped(table: Table, swap: Swap) -> Table:
    """The same table, with the two faces the other way round."""
    twin = unremembered(table)
    faces = twin.faces
    faces[swap.one], faces[swap.other] = faces[swap.other], faces[swap.one]
    return twin


def unremembered(table: Table) -> Table:
    """A copy that goes on without memory of how it came about, as both worlds must."""
    twin = table.copy()
    twin.remembers = False
    twin.past = None
    twin.batches = NO_BATCHES
    return twin


def told_after(table: Table, viewer: int, seat: int, action: int, seed: str) -> tuple[bytes, ...]:
    """All the viewer is told and sees when a seat acts and others go on at random."""
    twin = unremembered(table)
    tape = Tape()
    twin.tape = tape
    world = World(twin, tape)
    rng = Random(seed)
    world.act(seat, action, rng.copy())
    seen = [view_bytes(twin, viewer)]
    for number in range(STEPS):
        if twin.over or not twin.waiting():
            break
        asked = twin.next_seat()
        if not meaning_is_same(table, twin, asked):
            break
        stream = Random(f"{seed} {number}")
        world.act(asked, stream.pick(twin.choices(asked)), stream.copy())
        seen.append(view_bytes(twin, viewer))
    return (*world.heard(viewer), *seen)


def meaning_is_same(table: Table, twin: Table, seat: int) -> bool:
    """Whether a random choice means the same in both worlds: nobody points at places in a hand."""
    return all("held" not in kinds(table, action) for action in twin.choices(seat))


def kinds(table: Table, action: int) -> list[str]:
    form = table.game.form_by_name[table.game.actions[action][0]]
    return [field.type for field in form.fields]


def mirrored(table: Table, swap: Swap, seat: int, action: int) -> int | None:
    """The action that means the same once two cards have changed places; None if there is none."""
    game = table.game
    if seat != swap.owner or "held" not in kinds(table, action) or game.hand is None:
        return action
    name, values = game.actions[action]
    hand = table.zones[game.hand.index + seat]
    if swap.one not in hand:
        return action
    one, other = hand.index(swap.one), hand.index(swap.other)
    exchange = {one: other, other: one}
    pairs = zip(game.form_by_name[name].fields, values, strict=False)
    turned = [exchange.get(v, v) if field.type == "held" else v for field, v in pairs]
    for candidate in (tuple(turned), tuple(sorted(turned))):
        if (name, candidate) in game.action_numbers:
            return game.action_numbers[name, candidate]
    return None


def check_swaps(
    table: Table, viewer: int, swaps: list[Swap], seat: int, action: int, seed: str
) -> None:
    """The viewer cannot tell where the two cards of a swap lay, whatever the seat does."""
    here = all_told_after(table, viewer, seat, action, seed)
    for swap in swaps:
        other = swapped(table, swap)
        there = mirrored(table, swap, seat, action)
        if there is not None and there in other.choices(seat):
            assert here == all_told_after(other, viewer, seat, there, seed), (
                f"after {table.game.actions[action]} others can tell where in"
                f" {zone_name(table, swap)} of seat {swap.owner} cards lay: cards leave a hand"
                " through `take`, and a hand is sorted before somebody else gets or sees it"
            )


def all_told_after(
    table: Table, viewer: int, seat: int, action: int, seed: str
) -> Counter[tuple[bytes, ...]]:
    """What the viewer is told and sees under several seeds."""
    return Counter(
        told_after(table, viewer, seat, action, f"{seed} {number}") for number in range(SEEDS)
    )


def check_picks(
    table: Table, viewer: int, swaps: list[Swap], seat: int, action: int, seed: str
) -> None:
    """The viewer, who knows no card of a swap, is not told another one if the two change places.

    Faces may differ, as the order of the zone may count.
    """
    here = events_after(table, viewer, seat, action, seed)
    for swap in swaps:
        other = swapped(table, swap)
        if action in other.choices(seat):
            beyond = events_after(other, viewer, seat, action, seed)
            pair = next(((a, b) for a, b in zip(here, beyond, strict=False) if a != b), None)
            told_apart = pair is not None and bare(pair[0]) == bare(pair[1])
            assert not told_apart, (
                f"after {table.game.actions[action]} others can tell which card of"
                f" {zone_name(table, swap)} it was: declare that zone a hand, and use `take`"
            )


def events_after(
    table: Table, viewer: int, seat: int, action: int, seed: str
) -> list[list[tuple[str, int]]]:
    """The events the viewer is told of when a seat acts."""
    twin = unremembered(table)
    tape = Tape()
    twin.tape = tape
    twin.act(seat, action, Random(seed))
    return [typed(table.game, heard.event) for heard in told(table.game, tape, viewer)]
