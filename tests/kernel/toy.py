"""A game without rules, to try the kernel on: cards go and are shown as the test says."""

from parlour.kernel.events import Events, fields_of
from parlour.kernel.game import Face, Game, Options, Words, Zone, form
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Card, Mask, Seat

PILE = 0
HAND = 1
EVENTS = Events()
LOOKED = EVENTS.add("looked", "seats card")
COUNTED = EVENTS.add("counted", "number")

CARDS = [1, 1, 2, 2, 3, 4]  # by card: its face


class Toy(Table):
    """Everybody is asked for a word at once; when all have spoken they are counted."""

    count: int

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.count = 0

    # Events

    def looked(self, seats: Mask, card: Card) -> None:
        self.show(card, seats)
        self.record(LOOKED, seats, card)

    def counted(self, number: int) -> None:
        self.count = number
        self.ask((1 << self.seats) - 1 if number else 0)
        self.record(COUNTED, number)

    # Rules

    def set_up(self, rng: Random) -> None:
        self.shuffle(PILE, rng)
        self.counted(1)

    def choices(self, seat: Seat) -> list[int]:
        return list(range(len(self.game.actions)))

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        self.chose(seat, action)
        if not self.waiting():
            self.counted(self.count + 1)

    def leave(self, seat: Seat, rng: Random) -> None:
        self.ended(((1 << self.seats) - 1) & ~self.gone)


def new_table(game: Game, seats: int, options: Options) -> Table:
    table = Toy(game, seats)
    table.lay(CARDS[:], HAND + 4)
    return table


GAME = Game(
    name="toy",
    version=1,
    seats=(1, 4),
    table=new_table,
    faces=tuple(Face(name) for name in ("ape", "bee", "cat", "dog")),
    zones=(Zone(PILE, "pile"), Zone(HAND, "hand", per_seat=True)),
    fields=fields_of("count:number"),
    events=tuple(EVENTS.declared),
    forms=(form("pass"), form("say", "word:number other:number")),
    actions=(("pass", ()), ("say", (1,)), ("say", (1, 2)), ("say", (2, 1)), ("say", (2, 2))),
    words=Words("Toy", "", lambda _: "", lambda _: "", {}, {}, {}, {}, {}, {}),
)


def toy(seats: int = 3) -> Toy:
    """A table with all cards face up in the pile."""
    table = GAME.new(seats)
    assert isinstance(table, Toy)
    return table
