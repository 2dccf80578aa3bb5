"""A view as a vector of fixed length, and actions as a learner counts them.

Nothing is read but the view, so nothing can be learned that the seat may not know. Seats are
counted from the viewer: 0 is the viewer, 1 the next seat. That goes for actions too: a learner
that plays every seat sees the same situation as the same numbers. docs/rl.md has the layout.
"""

from collections import Counter
from collections.abc import Iterator
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.events import Field
from parlour.kernel.game import Game
from parlour.kernel.plain import action_plain
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN

PLACES: Final = 16  # in the hand, where actions point at places; what lies behind is counted only
LISTS: Final = ("numbers", "cards")
LOGS: Final = np.log2(1 + np.arange(4096)).astype(np.float32)  # how a count is written

Vector = NDArray[np.float32]
ActionMask = NDArray[np.int8]


class Observer:
    """Turns views of one game, with a fixed number of seats, into vectors."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._faces = [face.name for face in game.faces]
        self._shared = [zone for zone in game.zones if not zone.per_seat]
        self._own = [zone for zone in game.zones if zone.per_seat]
        self._places = _places(game)
        self._hand = next((zone.index for zone in self._own if zone.name == "hand"), 0)
        self._rows = [self._rows_from(seat) for seat in range(seats)]
        self._knowing = [_Knowing(seats, seat) for seat in range(seats)]
        self.names: list[str] = []
        self._starts: dict[str, int] = {}  # by block: where it begins
        for block, names in self._blocks():
            self._starts[block] = len(self.names)
            self.names += names
        self.size = len(self.names)
        self._numbers = np.array(list(self._number_places()), np.int64)
        self.to_game = [self._turned(seat) for seat in range(seats)]
        self._to_own = [np.argsort(turned) for turned in self.to_game]

    # The layout

    def _blocks(self) -> Iterator[tuple[str, list[str]]]:
        """What the components are, block by block."""
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
        yield "unseen", [f"unseen: {face}" for face in faces]
        places = range(self._places)
        yield "places", [f"hand 0 place {place}: {face}" for place in places for face in faces]
        for field in self.game.fields:
            yield f"field {field.name}", [field.name + part for part in self._parts(field)]

    def _parts(self, field: Field) -> list[str]:
        """What the components of a field are called, after its name."""
        if field.type in ("seat", "seats", *LISTS):
            return [f" {seat}" for seat in range(self.seats)]
        if field.type in ("face", "card"):
            return [f": {face}" for face in self._faces]
        if field.type in self.game.names:
            return [f": {word}" for word in self.game.names[field.type]]
        return [""]

    def _number_places(self) -> Iterator[int]:
        """Where numbers stand, in the order in which `vector` finds them."""
        yield self._starts["turns"]
        for field in self.game.fields:
            start, parts = self._starts[f"field {field.name}"], self._parts(field)
            if field.type in LISTS or parts == [""]:
                yield from range(start, start + len(parts))

    def _rows_from(self, seat: int) -> list[int]:
        """The zones in the order of rows: those for all, then by zone everybody's from here on."""
        rows = [zone.index for zone in self._shared]
        around = [(seat + offset) % self.seats for offset in range(self.seats)]
        return rows + [zone.index + other for zone in self._own for other in around]

    # Vectors

    def vector(self, view: Table) -> Vector:
        """What the viewer knows, in the order of `names`."""
        me = int(view.viewer)
        hits = [me]  # a component for every time it is counted
        numbers = [int(view.turns)]
        self._kernel(view, me, hits)
        self._cards(view, me, hits)
        for field in self.game.fields:
            self._field(view, field, me, hits, numbers)
        vector = LOGS.take(np.bincount(hits, minlength=self.size), mode="clip")
        vector[self._numbers] = _written(numbers)
        return vector

    def _kernel(self, view: Table, me: int, hits: list[int]) -> None:
        if view.turn >= 0:
            hits.append(self._starts["turn"] + (int(view.turn) - me) % self.seats)
        for word, mask in (("owing", int(view.owing)), ("gone", int(view.gone))):
            hits += self._bits(self._starts[word], mask, me)

    def _cards(self, view: Table, me: int, hits: list[int]) -> None:
        faces, known, knowing = view.faces, view.known, self._knowing[me]
        base, knowers = self._starts["cards"], self._starts["knowers"]
        for zone in self._rows[me]:
            cards = view.cards(zone)
            if cards:
                hits += [base + faces[card] for card in cards]
                for mask, count in _tally([known[card] for card in cards]):
                    for seat in knowing.seats(mask):
                        hits += [knowers + seat] * count
            base += len(self._faces) + 1
            knowers += self.seats
        self._tops(view, hits)
        self._exposed(view, me, hits)
        unseen = self._starts["unseen"] - 1
        for _, among in view.bags or ():
            hits += [unseen + face for face in among]
        hand = view.cards(self._hand + me)[: self._places]
        self._laid(self._starts["places"], [faces[card] for card in hand], hits)

    def _tops(self, view: Table, hits: list[int]) -> None:
        piles = [view.cards(zone.index) for zone in self._shared]
        tops = [view.faces[pile[-1]] if pile else int(HIDDEN) for pile in piles]
        self._laid(self._starts["tops"], tops, hits)

    def _exposed(self, view: Table, me: int, hits: list[int]) -> None:
        start, knowing = self._starts["exposed"] - 1, self._knowing[me]
        for zone in self._own:
            for card in view.cards(zone.index + me):
                if view.faces[card] != HIDDEN and knowing.others(view.known[card]):
                    hits.append(start + view.faces[card])
            start += len(self._faces)

    def _laid(self, start: int, faces: list[int], hits: list[int]) -> None:
        """Place by place which face lies there; nothing where that is hidden."""
        size = len(self._faces)
        places = enumerate(faces)
        hits += [start + place * size + face - 1 for place, face in places if face != HIDDEN]

    def _field(
        self, view: Table, field: Field, me: int, hits: list[int], numbers: list[int]
    ) -> None:
        value, start = getattr(view, field.name), self._starts[f"field {field.name}"]
        match field.type:
            case "numbers" | "cards":
                turned = value[me:] + value[:me] if len(value) == self.seats else value
                numbers += (turned + [-1] * self.seats)[: self.seats]
            case "seats":
                hits += self._bits(start, value, me)
            case "seat":
                if value >= 0:
                    hits.append(start + (value - me) % self.seats)
            case "face" | "card":
                face = value if field.type == "face" else view.faces[value] if value >= 0 else 0
                self._laid(start, [face], hits)
            case kind if kind in self.game.names:
                hits.append(start + value)
            case _:
                numbers.append(int(value))

    def _bits(self, start: int, mask: int, me: int) -> list[int]:
        seats = self.seats
        return [start + seat for seat in range(seats) if mask >> (me + seat) % seats & 1]

    # Actions

    def mask(self, view: Table) -> ActionMask:
        """Which actions the viewer has now; none if the viewer owes no choice."""
        mask = np.zeros(len(self.game.actions), np.int8)
        me = int(view.viewer)
        if not view.over and view.owes(me):
            mask[self._to_own[me][view.choices(me)]] = 1
        return mask

    def action_names(self) -> list[str]:
        """What each action means; seats counted from the one who acts."""
        plain = [action_plain(self.game, number) for number in range(len(self.game.actions))]
        return [
            " ".join([str(one.pop("type")), *(f"{field}={value}" for field, value in one.items())])
            for one in plain
        ]

    def _turned(self, seat: int) -> list[int]:
        """By a learner's number the game's number of an action.

        Seats in actions count from the one who acts. A game whose list lacks an action turned so
        keeps its own numbers.
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


class _Knowing:
    """Who knows a card, counted from one seat, looked up by the mask that says so."""

    def __init__(self, seats: int, me: int) -> None:
        self._count = seats
        self._me = me
        self._seats: dict[int, list[int]] = {}

    def seats(self, mask: int) -> list[int]:
        found = self._seats.get(mask)
        if found is None:
            around = range(self._count)
            found = [seat for seat in around if mask >> (self._me + seat) % self._count & 1]
            self._seats[mask] = found
        return found

    def others(self, mask: int) -> bool:
        """Whether anybody else at the table does."""
        return self.seats(mask)[-1:] > [0]


def _places(game: Game) -> int:
    """How many places in the hand are described: those that actions can point at, or PLACES."""
    places = [
        value + 1
        for name, values in game.actions
        for field, value in zip(game.form_by_name[name].fields, values, strict=False)
        if field.type == "held"
    ]
    return min(PLACES, max(places, default=0))


def _tally(masks: list[int]) -> list[tuple[int, int]]:
    """How often each mask occurs; in most zones there is only one."""
    first, size = masks[0], len(masks)
    return [(first, size)] if masks.count(first) == size else list(Counter(masks).items())


def _written(numbers: list[int]) -> NDArray[np.float64]:
    """log2(1 + n), with its sign: small numbers stay apart, large ones do not drown the rest."""
    found = np.array(numbers, np.float64)
    return np.sign(found) * np.log1p(np.abs(found)) / log(2)
