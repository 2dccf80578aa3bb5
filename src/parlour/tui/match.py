"""One person at a table with bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.bots.registry import make_bot
from parlour.kernel.game import Game, Options
from parlour.kernel.picks import choose_step, only_form, path_of, steps, take_back
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, happen
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.wording import action_text, hand_of, pick_text, prompt, step_text
from parlour.tui.story import Story


@dataclass(frozen=True)
class MenuEntry:
    """A line of a menu. `note` explains it; it stands for a step of a choice, or a whole one."""

    text: str
    note: str = ""
    step: int | None = None
    action: int | None = None


@dataclass(frozen=True)
class Menu:
    """A question and the answers there are."""

    question: str
    entries: list[MenuEntry]


class Match:
    """The table, the bots around it, and what the person there sees, hears and may choose."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seat: int,
        players: Sequence[str],
        seed: int,
        names: list[str],
    ) -> None:
        """`players` are bots by seat; the one in the person's seat is not used."""
        self.game = game
        self.options = options
        self.seat = seat
        self.seed = seed
        self.names = names
        self.seats = len(players)
        self.bots = [make_bot(name, game) for name in players]
        self.streams = [Random(f"{seed}/{other}") for other in range(self.seats)]
        self.rng = Random(seed)
        self.tape = Tape()
        self.table = game.start(self.seats, self.rng, options, self.tape)
        self.story = Story(seat, names)
        self.told = 0  # the place on the tape up to which the story goes
        self.echo = game.new(self.seats, options)  # the table as of that place
        self.echo.tape = Tape()

    # What the person sees

    def view(self) -> Table:
        return self.table.view(self.seat)

    def listen(self) -> None:
        """Bring the story up to date. A card may change its face within a move, so it goes
        event by event."""
        events = self.tape.events(self.told)
        self.told = self.tape.end
        for event in events:
            happen(self.echo, event)
            self.story.listen(self.echo)

    def log(self) -> Log:
        return Log(self.game, self.seats, self.options, self.tape.events())

    # What happens

    def advance(self) -> None:
        """The bots choose until only the person's choice is missing, or the game is over."""
        table = self.table
        while others := seats_in(table.waiting() & ~(1 << self.seat)):
            seat = others[0]
            action = self.bots[seat].choose(table.view(seat), self.streams[seat])
            table.act(seat, action, self.rng)
        self.listen()

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

    def take_back(self) -> None:
        take_back(self.table, self.seat)

    # What the person may choose

    def menu(self) -> Menu:
        view = self.view()
        game = self.game
        actions = view.choices(self.seat)
        found = steps(game, actions, view.pick_of(self.seat))
        if len(actions) == 1 or not found:
            entries = [MenuEntry(action_text(game, a, self.names, view), action=a) for a in actions]
            return Menu("You have no choice:" if len(actions) == 1 else "Choose.", entries)
        pick = view.pick_of(self.seat) or only_form(game, actions)
        entries = [self.entry(view, actions, pick, step) for step in found]
        return Menu(self.question(view, pick), entries)

    def question(self, view: Table, pick: tuple[int, ...]) -> str:
        """What is asked, after what has been picked so far."""
        asked = prompt(self.game, pick)
        if len(pick) > 1 or (pick and len(self.game.forms) > 1):
            return f"{pick_text(self.game, pick, self.names, view)} — {asked}"
        return asked

    def entry(self, view: Table, actions: list[int], pick: tuple[int, ...], step: int) -> MenuEntry:
        """A step by its name; a form that can mean one action only by the name of that."""
        game = self.game
        if not pick:
            meant = [action for action in actions if path_of(game, action)[0] == step]
            if len(meant) == 1:
                return MenuEntry(action_text(game, meant[0], self.names, view), step=step)
            return MenuEntry(step_text(game, pick, step, self.names), step=step)
        field = game.forms[pick[0]].fields[len(pick) - 1]
        face = step if field.type == "face" else 0
        if field.type == "held" and step >= 0:
            face = hand_of(view)[step]
        note = game.words.faces[game.faces[face - 1].name][1] if face > 0 else ""
        return MenuEntry(step_text(game, pick, step, self.names, view), note, step=step)
