"""People and bots at one table."""

from collections.abc import Sequence

from parlour.bots.registry import STAND_IN, make_bot
from parlour.gamefile import GameFile
from parlour.kernel.codec import Sight, sight_of
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.picks import choose_step, take_back
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, happen, replay
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import WATCHER
from parlour.tui.menu import Menu, MenuEntry, menu_of
from parlour.tui.story import Story
from parlour.tui.words import Said, of

PERSON = ""  # stands where a bot could be named


class Match:
    """The table, the bots around it, and what the person in front sees, hears and may choose."""

    def __init__(
        self,
        game: Game,
        options: Options,
        players: Sequence[str],
        seed: int,
        names: list[str],
        events: Sequence[tuple[int, ...]] = (),
    ) -> None:
        """`players` are bots by seat, PERSON for people; `events` those of a game that goes on."""
        self.game = game
        self.options = options
        self.players = list(players)
        self.seed = seed
        self.names = names
        self.seats = len(players)
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.seat = self.people[0]  # who is in front
        self.bots = [make_bot(name or STAND_IN, game) for name in players]
        stream = f"{seed}/{len(events)}" if events else seed
        self.rng = Random(stream)
        self.streams = [Random(f"{stream}/{other}") for other in range(self.seats)]
        self.tape = Tape()
        self.table = self._set_up(events)
        self.stories = {viewer: Story(viewer, names) for viewer in [*self.people, int(WATCHER)]}
        self.told = 0  # the place on the tape up to which the stories go
        self.echo = game.new(self.seats, options)  # the table as of that place
        self.echo.tape = Tape()

    def _set_up(self, events: Sequence[tuple[int, ...]]) -> Table:
        if not events:
            return self.game.start(self.seats, self.rng, self.options, self.tape)
        log = Log(self.game, self.seats, self.options, list(events))
        *_, table = replay(log, self.tape)
        return table

    # What the person sees

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def viewer(self) -> int:
        """Whose eyes may see the screen: the person's; everybody's if several were playing."""
        return int(WATCHER) if self.over and len(self.people) > 1 else self.seat

    @property
    def story(self) -> Story:
        return self.stories[self.viewer]

    def view(self) -> Table:
        return self.table.view(self.viewer)

    def listen(self) -> None:
        """Bring the stories up to date, event by event: a card may change its face in a move."""
        events = self.tape.events(self.told)
        self.told = self.tape.end
        for event in events:
            happen(self.echo, event)
            for story in self.stories.values():
                story.listen(self.echo)

    def log(self) -> Log:
        return Log(self.game, self.seats, self.options, self.tape.events())

    def anew(self, seed: int) -> "Match":
        """Another game at the same table."""
        return Match(self.game, self.options, self.players, seed, self.names)

    # What happens

    def advance(self) -> None:
        """The bots choose until only people's choices are missing, or the game is over."""
        table = self.table
        mine = sum(1 << seat for seat in self.people)
        while others := seats_in(table.waiting() & ~mine):
            seat = others[0]
            action = self.bots[seat].choose(table.view(seat), self.streams[seat])
            table.act(seat, action, self.rng)
        self.listen()

    def next_person(self) -> int:
        """Who is asked now: the person in front, if they are; otherwise the first who is."""
        waiting = [seat for seat in self.people if self.table.owes(seat)]
        return self.seat if self.seat in waiting or not waiting else waiting[0]

    def choose(self, entry: MenuEntry) -> None:
        """Take a line of the menu, and every further step that leaves no choice."""
        if entry.action is not None:
            self.table.act(self.seat, entry.action, self.rng)
        elif entry.step is not None:
            choose_step(self.table, self.seat, entry.step, self.rng)
            if self.table.pick_of(self.seat):
                rest = self.menu().entries
                if len(rest) == 1:
                    self.choose(rest[0])

    def sight(self) -> Sight:
        """What the person in front sees, in numbers."""
        return sight_of(self.table, self.seat)

    def act(self, actions: Sequence[int]) -> None:
        """Several actions of the person in front; all are tried before the first is carried out."""
        trial, chance = self.table.copy(), Random("trial")
        for action in actions:
            trial.act(self.seat, action, chance)
        for action in actions:
            self.table.act(self.seat, action, self.rng)

    def give_up(self) -> None:
        self.table.resign(self.seat, self.rng)

    def take_back(self) -> None:
        take_back(self.table, self.seat)

    # What the person may choose

    def menu(self) -> Menu:
        view = self.table.view(self.seat)
        return menu_of(view, self.names, view.choices(self.seat), view.pick_of(self.seat))

    def hint(self) -> str:
        """What a bot would do."""
        if self.over or not self.table.owes(self.seat):
            raise Said("nothing-to-choose")
        rng = Random(f"{self.seed}/hint/{self.tape.end}")
        view = self.table.view(self.seat)
        action = make_bot(STAND_IN, self.game).choose(self.table.view(self.seat), rng)
        return of(self.game).action_text(action, self.names, view)


def resumed(file: GameFile, seed: int) -> Match:
    """A match that goes on from a file."""
    if file.players is None:
        raise Malformed("This file does not say who played; only `parlour replay` can read it.")
    if PERSON not in file.players:
        raise Malformed("Nobody was playing this game at a terminal.")
    log = file.log
    match = Match(log.game, log.options, file.players, seed, file.names, log.events)
    if match.over:
        raise Malformed("This game is over; read it with `parlour replay`.")
    return match
