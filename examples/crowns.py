"""Crowns: the smallest complete game. Everybody plays a card at once; the highest lone one scores.

Twelve numbers, two cards of each; three cards in hand; three rounds; most points win.
"""

from mypy_extensions import i64

from parlour.kernel.events import Events, fields_of
from parlour.kernel.game import Face, Game, Options, Words, Zone, form
from parlour.kernel.random import Random
from parlour.kernel.seats import at_most_one, only, seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, Action, Card, Seat

NUMBERS, HAND_SIZE, MOST = 12, 3, 6
DECK, HAND, PLAYED = 0, 1, 1 + MOST  # zones: one deck, then a hand and played cards for each seat

EVENTS = Events()
DEALT = EVENTS.add("dealt", "seat card")
ROUND_STARTED = EVENTS.add("round_started", "number", "Round {number}: choose a card.")
REVEALED = EVENTS.add("revealed", "seat card", "{seat} plays {card}.")
SCORED = EVENTS.add("scored", "seat", "{seat} scores a point.")
NOBODY_SCORED = EVENTS.add("nobody_scored", "", "Nobody played a lone card.")
LEFT = EVENTS.add("left", "seat")


class Crowns(Table):
    points: list[int]

    def scores(self) -> list[int]:
        return self.points[:]

    # What can happen

    def dealt(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK, HAND + seat)
        self.show_to(seat, card)
        self.record(DEALT, seat, card)

    def round_started(self, number: i64) -> None:
        self.turns = number
        self.ask(self.playing())
        self.record(ROUND_STARTED, number)

    def revealed(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PLAYED + seat)
        self.show(card, EVERYONE)
        self.record(REVEALED, seat, card)

    def scored(self, seat: Seat) -> None:
        self.points[seat] += 1
        self.record(SCORED, seat)

    def nobody_scored(self) -> None:
        self.record(NOBODY_SCORED)

    def left(self, seat: Seat) -> None:
        self.dismiss(seat)
        self.record(LEFT, seat)

    # Rules

    def set_up(self, rng: Random) -> None:
        self.shuffle(DECK, rng)
        for seat in range(self.seats):
            for _ in range(HAND_SIZE):
                self.dealt(seat, self.top(DECK))
        self.round_started(1)

    def choices(self, seat: Seat) -> list[int]:
        return sorted({self.faces[card] - 1 for card in self.cards(HAND + seat)})

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        self.chose(seat, action)
        self.settle()

    def leave(self, seat: Seat, rng: Random) -> None:
        self.left(seat)
        if at_most_one(self.owing):
            self.ended(self.owing)
        else:
            self.settle()

    def settle(self) -> None:
        """Once all have chosen: show the cards, score, next round or end."""
        playing = seats_in(self.owing)
        if any(self.sealed[seat] < 0 for seat in playing):
            return
        for seat in playing:
            self.revealed(seat, self.take(seat, HAND + seat, self.sealed[seat] + 1))
        numbers = [self.faces[self.top(PLAYED + seat)] for seat in playing]
        lone = [number for number in numbers if numbers.count(number) == 1]
        if lone:
            self.scored(playing[numbers.index(max(lone))])
        else:
            self.nobody_scored()
        if self.turns < HAND_SIZE:
            self.round_started(self.turns + 1)
        else:
            best = max(self.points[seat] for seat in playing)
            self.ended(sum(only(seat) for seat in playing if self.points[seat] == best))


TURN = """Choose a card in secret. All are shown at once. The highest number that only one player
has played scores a point."""
RULES = f"""There are two cards of each number from 1 to {NUMBERS}. Everybody is dealt {HAND_SIZE}.

{TURN}

After {HAND_SIZE} rounds most points win; players with equal points win together."""


def new_table(game: Game, seats: int, options: Options) -> Table:
    table = Crowns(game, seats)
    table.lay(sorted([*range(1, NUMBERS + 1)] * 2), 1 + 2 * MOST)
    table.points = [0] * seats
    return table


GAME = Game(
    name="crowns",
    version=1,
    seats=(2, MOST),
    table=new_table,
    faces=tuple(Face(f"n{number}", str(number), "gold") for number in range(1, NUMBERS + 1)),
    zones=(
        Zone(DECK, "deck"),
        Zone(HAND, "hand", per_seat=True, hand=True),
        Zone(PLAYED, "played", per_seat=True),
    ),
    fields=fields_of("points:numbers"),
    events=tuple(EVENTS.declared),
    forms=(form("play", "card:face"),),
    actions=tuple(("play", (number,)) for number in range(1, NUMBERS + 1)),
    words=Words(
        title="Crowns",
        summary="Everybody plays a card at once; the highest lone one scores.",
        rules=lambda options: RULES,
        turn=lambda options: TURN,
        faces={
            f"n{n}": (f"the {n}", "Scores if it is the highest lone card.") for n in range(1, 13)
        },
        zones={"deck": "Deck", "hand": "Hand", "played": "Played"},
        fields={"points": "Points"},
        actions={"play": "Play {card}"},
        prompts={"card": "Which card do you play?"},
        options={},
    ),
)
