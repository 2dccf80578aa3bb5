"""A table with a codec for everybody at it, without rooms and sockets."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random as Dice
from typing import Any

from parlour.kernel.codec import (
    HEX,
    LETTERS,
    OVER,
    PLAYING,
    SHORT,
    Codec,
    Do,
    Outputs,
    Person,
    Scene,
    Send,
    Step,
    Trouble,
    sight_of,
)
from parlour.kernel.game import Game, Move, Options
from parlour.kernel.picks import choose_step, take_back
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import WATCHER

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo")
CODES = {LETTERS: "BCDF", HEX: "0123abcd", SHORT: "A1B2C"}
Express = Callable[["Seated", Move], Any]
Check = Callable[["Seated", Any], None]


@dataclass
class Seated:
    """Somebody at the table, or a watcher."""

    seat: int
    codec: Codec
    frames: list[Any] = field(default_factory=list)


class TableOf:
    """Everybody plays in the dialect of a game, by chance."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.dice = Dice(seed)
        self.seats = seats
        self.options = options
        viewers = [*range(seats), int(WATCHER)]
        self.everybody = [Seated(seat, self._codec(seat)) for seat in viewers]
        self.tape = Tape()
        self.table = game.start(seats, self.rng, options, self.tape)
        self.tell()

    def _codec(self, seat: int) -> Codec:
        [dialect] = self.game.dialects
        query = {"player": f"secret{seat}", "name": NAMES[seat], "type": "player", "game": "BCDF"}
        if seat == WATCHER:
            query = {"type": "tv", "game": "BCDF"}
        return dialect.codec(self.game, query)

    def scene(self, seat: int) -> Scene:
        people = tuple(
            Person(n + 1, f"id{n}", NAMES[n], seat=n, ready=True, host=n == 0)
            for n in range(self.seats)
        )
        me = None if seat == WATCHER else seat + 1
        phase = PLAYING if not self.table.over else OVER
        return Scene(CODES, self.game.name, phase, people, me, self.options)

    def tell(self) -> None:
        """Everybody hears what is on the tape."""
        tape, self.tape = self.tape, Tape()
        for one in self.everybody:
            one.codec.scene = self.scene(one.seat)
            one.codec.before = one.codec.sight
            one.codec.sight = sight_of(self.table, one.seat)
            self.take(one, one.codec.happened(told(self.game, tape, one.seat)))
        self.table.tape = self.tape

    def take(self, one: Seated, outputs: Outputs) -> None:
        for output in outputs:
            if isinstance(output, Send):
                one.frames.append(output.frame)
            elif isinstance(output, Do):
                for action in output.actions:
                    self.table.act(one.seat, action, self.rng)
                    self.tell()
            elif isinstance(output, Step):
                self.pick(one, output)

    def pick(self, one: Seated, step: Step) -> None:
        if step.anew:
            take_back(self.table, one.seat)
        for number in step.steps:
            choose_step(self.table, one.seat, number, self.rng)
        self.tell()

    def say(self, one: Seated, message: Any) -> None:
        """A client says something; what is wrong with it is raised."""
        self.take(one, one.codec.heard(message))

    def play(self, express: Express, check: Check, most: int = 3000) -> int:
        """Choose by chance, in the dialect's words, until the game is over; how many choices."""
        for number in range(most):
            for one in self.everybody:
                for frame in one.frames:
                    check(one, frame)
                one.frames.clear()
            if self.table.over:
                return number
            seat = self.dice.choice(seats_in(self.table.waiting()))
            one = self.everybody[seat]
            sight = one.codec.sight
            assert sight is not None
            move = self.game.actions[self.dice.choice(list(sight.choices))]
            message = express(one, move)
            if message is not None:
                try:
                    self.say(one, message)
                except Trouble as trouble:
                    raise AssertionError(f"{move} as {message}: {trouble}") from trouble
        return most
