"""The program that shows the screens."""

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from parlour.kernel.game import Game
from parlour.tui.desk import LocalDesk
from parlour.tui.match import Match
from parlour.tui.remote import RemoteDesk
from parlour.tui.screens.room import RoomScreen
from parlour.tui.screens.setup import SetupScreen
from parlour.tui.screens.sim import SimScreen
from parlour.tui.screens.table import TableScreen
from parlour.tui.simulation import Plan

INTERRUPTED = 130  # the exit code after Ctrl-C


class TableApp(App[int]):
    """A table in this terminal: the form, then the game."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", "Stop", show=False, priority=True)
    ]
    TITLE = "Parlour"

    def __init__(
        self,
        match: Match | None = None,
        save: Path | None = None,
        name: str = "Guest",
        game: Game | None = None,
        room: RemoteDesk | None = None,
        plan: Plan | None = None,
    ) -> None:
        super().__init__()
        self.match = match
        self.save = save
        self.person = name
        self.game = game
        self.room = room
        self.plan = plan  # of a simulation, if that is what is wanted first

    def on_mount(self) -> None:
        if self.plan is not None:
            self.push_screen(SimScreen(self.plan), lambda _: self.set_up())
        elif self.room is not None:
            self.push_screen(RoomScreen(self.room), lambda _: self.exit(0))
        elif self.match is None:
            self.set_up()
        else:
            self.play(self.match)

    def action_interrupt(self) -> None:
        """Ctrl-C stops a simulation, which keeps what it found; otherwise the program."""
        if not (isinstance(self.screen, SimScreen) and self.screen.stop()):
            self.exit(INTERRUPTED)

    def set_up(self) -> None:
        self.push_screen(SetupScreen(self.person, self.game), self.chosen)

    def chosen(self, match: Match | None) -> None:
        if match is None:
            self.exit(0)
        else:
            self.game = match.game
            self.play(match)

    def play(self, match: Match) -> None:
        """After the game one can choose another, unless only this one was asked for."""
        back = (lambda _: self.exit(0)) if self.match is match else (lambda _: self.set_up())
        self.push_screen(TableScreen(LocalDesk(match, self.save)), back)
