"""A view as a vector of fixed length, and actions as a learner counts them.

Nothing is read but the view, so nothing can be learned that the seat may not know. Seats are
counted from the one who looks: 0 is himself, 1 sits after him. That goes for actions too: a learner
that plays every seat sees the same situation as the same numbers. docs/rl.md has the layout.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.game import Field, Game
from parlour.kernel.plain import action_plain
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN

PLACES: Final = 16  # in the hand, where actions point at places; what lies behind is counted only

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Turns views of one game, with so many seats, into vectors."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.faces = len(game.faces)
        self._shared = [zone for zone in game.zones if not zone.per_seat]
        self._own = [zone for zone in game.zones if zone.per_seat]
        self._rows = [self._zones_from(seat) for seat in range(seats)]
        self._row_numbers = np.arange(len(self._rows[0]))
        self._held = _held_places(game)
        self._hand = next((zone.index for zone in self._own if zone.name == "hand"), 0)
        self.names = list(self._all_names())
        self.size = len(self.names)
        self.to_game = [self._turned(seat) for seat in range(seats)]
        self._to_own = [np.argsort(turned) for turned in self.to_game]

    # Vectors

    def vector(self, view: Table) -> Vector:
        """What the viewer knows, in the order of `names`."""
        me = int(view.viewer)
        parts = [self._hot(me), *self._kernel(view, me), *self._cards(view, me)]
        fields = [self._field(view, field, me) for field in self.game.fields]
        parts.append(np.fromiter(chain.from_iterable(fields), np.float32))
        return np.concatenate(parts, dtype=np.float32, casting="unsafe")

    def _hot(self, seat: int) -> Vector:
        hot = np.zeros(self.seats, np.float32)
        if 0 <= seat < self.seats:
            hot[seat] = 1
        return hot

    def _kernel(self, view: Table, me: int) -> Iterator[Vector]:
        yield self._hot((int(view.turn) - me) % self.seats if view.turn >= 0 else -1)
        for mask in (int(view.owing), int(view.gone)):
            yield np.array(self._bits(mask, me), np.float32)
        yield np.array([_number(int(view.turns))], np.float32)

    def _cards(self, view: Table, me: int) -> Iterator[Vector]:
        rows, faces, seats = len(self._rows[me]), self.faces, self.seats
        zones = [view.zones[zone] for zone in self._rows[me]]
        cards = np.fromiter(chain.from_iterable(zones), np.int64)
        row = np.repeat(self._row_numbers, [len(zone) for zone in zones])
        face = np.array(view.faces, np.int64)[cards]
        known = np.array(view.known, np.int64)[cards]
        yield _counts(row * (faces + 1) + face, rows * (faces + 1))
        for zone in self._shared:
            top = view.zones[zone.index][-1:]
            yield self._face_hot([view.faces[card] for card in top])
        for seat in range(seats):
            yield _counts(row[known >> (me + seat) % seats & 1 == 1], rows)
        others = known & ((1 << seats) - 1) & ~(1 << me)
        for place in range(len(self._own)):
            mine = row == len(self._shared) + place * seats
            yield _counts(face[mine & (others != 0)], faces + 1)[1:]
        unseen = list(chain.from_iterable(bag[1] for bag in view.bags or []))
        yield _counts(np.array(unseen, np.int64), faces + 1)[1:]
        if self._held:
            hand = [view.faces[card] for card in view.zones[self._hand + me][: self._held]]
            hand += [int(HIDDEN)] * (self._held - len(hand))
            yield self._face_hot(hand)

    def _face_hot(self, faces: list[int]) -> Vector:
        """For each of these cards which face it has; nothing at all if that is hidden."""
        hot = np.zeros((max(1, len(faces)), self.faces + 1), np.float32)
        hot[np.arange(len(faces)), faces] = 1
        return hot[:, 1:].ravel()

    def _field(self, view: Table, field: Field, me: int) -> list[float]:
        value = getattr(view, field.name)
        if isinstance(value, list):
            if len(value) == self.seats:
                value = value[me:] + value[:me]
            return [_number(n) for n in (value + [-1] * self.seats)[: self.seats]]
        return self._single(view, field.type, int(value), me)

    def _single(self, view: Table, kind: str, value: int, me: int) -> list[float]:
        if kind == "seat":
            return _one_of(self.seats, (value - me) % self.seats if value >= 0 else -1)
        if kind == "seats":
            return self._bits(value, me)
        if kind == "card":
            kind, value = "face", view.faces[value] if value >= 0 else int(HIDDEN)
        if kind == "face":
            return _one_of(self.faces, value - 1)
        if kind in self.game.names:
            return _one_of(len(self.game.names[kind]), value)
        return [_number(value)]

    def _bits(self, mask: int, me: int) -> list[float]:
        return [float(mask >> (me + seat) % self.seats & 1) for seat in range(self.seats)]

    # Names

    def _all_names(self) -> Iterator[str]:
        seats = range(self.seats)
        faces = [face.name for face in self.game.faces]
        rows = [zone.name for zone in self._shared]
        rows += [f"{zone.name} {seat}" for zone in self._own for seat in seats]
        yield from (f"me in seat {seat}" for seat in seats)
        for word in ("turn", "owing", "gone"):
            yield from (f"{word} {seat}" for seat in seats)
        yield "turns"
        yield from (f"{row}: {face}" for row in rows for face in ["hidden", *faces])
        yield from (f"top of {zone.name}: {face}" for zone in self._shared for face in faces)
        yield from (f"{row}: known to {seat}" for seat in seats for row in rows)
        yield from (f"{z.name} 0: {face} known to others" for z in self._own for face in faces)
        yield from (f"unseen: {face}" for face in faces)
        for place in range(self._held):
            yield from (f"hand 0 place {place}: {face}" for face in faces)
        for field in self.game.fields:
            yield from (f"{field.name}{part}" for part in self._field_names(field, faces))

    def _field_names(self, field: Field, faces: list[str]) -> list[str]:
        kind = field.type
        if kind in ("seat", "seats", "numbers", "cards"):
            return [f" {seat}" for seat in range(self.seats)]
        if kind in ("face", "card"):
            return [f": {face}" for face in faces]
        if kind in self.game.names:
            return [f": {word}" for word in self.game.names[kind]]
        return [""]

    def action_names(self) -> list[str]:
        """What each action means; seats counted from the one who acts."""
        plain = [action_plain(self.game, number) for number in range(len(self.game.actions))]
        return [
            " ".join(f"{k}={v}" if k != "type" else str(v) for k, v in p.items()) for p in plain
        ]

    # Actions

    def mask(self, view: Table) -> Mask:
        """Which actions the viewer has now; none if nobody has asked him."""
        mask = np.zeros(len(self.game.actions), np.int8)
        me = int(view.viewer)
        if not view.over and view.owes(me):
            mask[self._to_own[me][view.choices(me)]] = 1
        return mask

    def _zones_from(self, seat: int) -> list[int]:
        """The zones in the order of rows: those for all, then by zone everybody's from here on."""
        rows = [zone.index for zone in self._shared]
        around = [(seat + offset) % self.seats for offset in range(self.seats)]
        return rows + [zone.index + other for zone in self._own for other in around]

    def _turned(self, seat: int) -> list[int]:
        """By a learner's number the game's number of an action.

        Seats in actions count from the one who acts. A game whose list lacks an action turned so
        keeps its own numbers.
        """
        numbers = self.game.action_numbers
        turned = [numbers.get(self._turned_move(n, seat), -1) for n in range(len(numbers))]
        return turned if sorted(turned) == list(range(len(numbers))) else list(range(len(numbers)))

    def _turned_move(self, number: int, seat: int) -> tuple[str, tuple[int, ...]]:
        name, values = self.game.actions[number]
        fields = self.game.form_by_name[name].fields
        pairs = zip(fields, values, strict=False)
        return name, tuple(
            (value + seat) % self.seats
            if field.type == "seat" and 0 <= value < self.seats
            else value
            for field, value in pairs
        )


def _held_places(game: Game) -> int:
    """How many places in the hand are described: those that actions can point at, or PLACES."""
    places = [
        value + 1
        for name, values in game.actions
        for field, value in zip(game.form_by_name[name].fields, values, strict=False)
        if field.type == "held"
    ]
    return min(PLACES, max(places, default=0))


def _counts(numbers: NDArray[np.int64], size: int) -> Vector:
    """How often each number occurs, as `_number` writes it."""
    return np.log2(1 + np.bincount(numbers, minlength=size)).astype(np.float32)


def _number(value: int) -> float:
    """log2(1 + n), with its sign: small numbers stay apart, large ones do not drown the rest."""
    return float(np.copysign(np.log2(1 + abs(value)), value))


def _one_of(size: int, index: int) -> list[float]:
    hot = [0.0] * size
    if 0 <= index < size:
        hot[index] = 1.0
    return hot
