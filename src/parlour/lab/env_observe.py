"""Observations of a game: their layout, and actions as a learner counts them.

Seats are counted from the observer: 0 is the observer's own, 1 the next one. This also holds for
actions, so that the same situation looks the same from every seat. docs/rl.md has the layout;
`lab/observing.py` writes the numbers.
"""

from collections.abc import Iterator
from sys import intern
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from parlour.kernel.events import Field
from parlour.kernel.game import Game
from parlour.kernel.plain import action_plain
from parlour.kernel.seats import knows
from parlour.kernel.table import Table
from parlour.kernel.types import WATCHER
from parlour.lab.observing import (
    CARD,
    FACE,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    WORD,
    Fields,
    Layout,
    Rows,
)

PLACES: Final = 16  # places in the hand that are described; cards beyond are only counted
WAYS: Final = {  # by type of a field: how it is written
    "numbers": NUMBERS,
    "cards": NUMBERS,
    "seats": SEATS,
    "seat": SEAT,
    "face": FACE,
    "card": CARD,
}

Vector = NDArray[np.float32]
ActionMask = NDArray[np.int8]


class Observer:
    """Turns tables of one game, with the same seats and options, into vectors and masks."""

    def __init__(self, empty: Table) -> None:
        self.game = empty.game
        self.seats = int(empty.seats)
        self._faces = [face.name for face in self.game.faces]
        self._shared = [zone for zone in self.game.zones if not zone.per_seat]
        self._own = [zone for zone in self.game.zones if zone.per_seat]
        self._box = _box(empty)
        self._places = _places(self.game)
        self.names: list[str] = []
        self._starts: dict[str, int] = {}  # by block: where it begins
        for block, names in self._blocks():
            self._starts[block] = len(self.names)
            self.names += names
        self.size = len(self.names)
        self.to_game = [self._turned(seat) for seat in range(self.seats)]
        self.layout = self._layout()
        self._rows = Rows(self.layout, 1)
        self._cells = np.frombuffer(memoryview(self._rows.cells), np.float32)
        self._mask = np.frombuffer(memoryview(self._rows.masks), np.int8)

    def vector(self, table: Table, seat: int) -> Vector:
        """What a seat knows of a table, in the order of `names`."""
        self._rows.clear()
        self._rows.observe(0, table, seat)
        return self._cells.copy()

    def mask(self, table: Table, seat: int) -> ActionMask:
        """Which actions a seat can choose now; none if it is not asked."""
        self._rows.clear_masks()
        self._rows.ask(0, table, seat)
        return self._mask.copy()

    # The layout

    def _blocks(self) -> Iterator[tuple[str, list[str]]]:
        """The names of the components, block by block."""
        seats, faces = range(self.seats), self._faces
        rows = [zone.name for zone in self._shared]
        rows += [f"{zone.name} {seat}" for zone in self._own for seat in seats]
        yield "me", [f"me in seat {seat}" for seat in seats]
        for word in ("turn", "owing", "gone"):
            yield word, [f"{word} {seat}" for seat in seats]
        yield "turns", ["turns"]
        yield "cards", [f"{row}: {face}" for row in rows for face in ["hidden", *faces]]
        yield "tops", [f"top of {zone.name}: {face}" for zone in self._shared for face in faces]
        yield "knowers", [f"{row}: known to {seat}" for row in rows for seat in seats]
        own = [f"{zone.name} 0" for zone in self._own]
        yield "exposed", [f"{row}: {face} known to others" for row in own for face in faces]
        yield "unseen", [f"unseen: {face}" for face in faces if self._box]
        places = range(self._places)
        yield "places", [f"hand 0 place {place}: {face}" for place in places for face in faces]
        for field in self.game.fields:
            yield f"field {field.name}", [field.name + part for part in self._parts(field)]

    def _parts(self, field: Field) -> list[str]:
        """What the components of a field are called, in addition to its name."""
        way = self._way(field)
        if way in (SEAT, SEATS, NUMBERS):
            return [f" {seat}" for seat in range(self.seats)]
        if way in (FACE, CARD):
            return [f": {face}" for face in self._faces]
        if way == WORD:
            return [f": {word}" for word in self.game.names[field.type]]
        return [""]

    def _way(self, field: Field) -> int:
        return WAYS.get(field.type, WORD if field.type in self.game.names else NUMBER)

    def _layout(self) -> Layout:
        layout = Layout(self.seats, self.size, self._starts)
        layout.actions = len(self.game.actions)
        layout.faces = len(self._faces)
        layout.shared = [zone.index for zone in self._shared]
        layout.own = [zone.index for zone in self._own]
        layout.hand = _hand(self.game)
        layout.places = self._places
        layout.box = vec[i64](self._box)
        fields = [
            (intern(field.name), self._way(field), self._starts[f"field {field.name}"])
            for field in self.game.fields
        ]
        layout.counted = Fields([field for field in fields if field[1] not in (NUMBER, NUMBERS)])
        layout.numbered = Fields([field for field in fields if field[1] in (NUMBER, NUMBERS)])
        layout.to_game = vec[i64](np.concatenate(self.to_game).tolist())
        layout.to_own = vec[i64](np.argsort(self.to_game).ravel().tolist())
        return layout

    # Actions

    def action_names(self) -> list[str]:
        """What each action means, with seats counted from the acting seat."""
        plain = [action_plain(self.game, number) for number in range(len(self.game.actions))]
        return [
            " ".join([str(one.pop("type")), *(f"{field}={value}" for field, value in one.items())])
            for one in plain
        ]

    def _turned(self, seat: int) -> list[int]:
        """The game's numbers of a learner's actions.

        Seats in actions count from the acting seat. If this would lead to an action that the game
        does not have, the game's own numbers are kept.
        """
        numbers = self.game.action_numbers
        own = list(range(len(numbers)))
        turned = [numbers.get(self._turned_move(number, seat), -1) for number in own]
        return turned if sorted(turned) == own else own

    def _turned_move(self, number: int, seat: int) -> tuple[str, tuple[int, ...]]:
        name, values = self.game.actions[number]
        pairs = zip(self.game.form_by_name[name].fields, values, strict=False)
        return name, tuple(
            (value + seat) % self.seats
            if field.type == "seat" and 0 <= value < self.seats
            else value
            for field, value in pairs
        )


def _hand(game: Game) -> int:
    """Seat 0's zone for held cards, which actions point at."""
    return game.hand.index if game.hand is not None else 0


def _box(empty: Table) -> list[int]:
    """How many cards there are of each face, which is public; empty for an endless deck."""
    if empty.game.endless:
        return []
    known = [
        face for face, mask in zip(empty.faces, empty.known, strict=True) if knows(mask, WATCHER)
    ]
    return [known.count(face) for face in range(1, len(empty.game.faces) + 1)]


def _places(game: Game) -> int:
    """How many places in the hand are described: those that actions can point at, up to PLACES."""
    places = [
        value + 1
        for name, values in game.actions
        for field, value in zip(game.form_by_name[name].fields, values, strict=False)
        if field.type == "held"
    ]
    return min(PLACES, max(places, default=0))
