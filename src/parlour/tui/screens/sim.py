"""The laboratory on a screen: results and a form on the left, the console on the right."""

import asyncio
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Footer, Input, Label, ProgressBar, Select, Static

from parlour.bots.registry import bot_names
from parlour.kernel.errors import Refused
from parlour.lab.simulate import Simulation
from parlour.tui.screens.commands import Command, Commands, find, help_lines
from parlour.tui.screens.console import Console
from parlour.tui.screens.entry import Entry
from parlour.tui.screens.spoken import SpokenScreen
from parlour.tui.simulation import (
    BARS,
    Plan,
    Run,
    export,
    histogram,
    length_line,
    rate_lines,
    strategy_lines,
)
from parlour.tui.words import Said, of, refusal_text, t

FIELDS = ("games", "a", "b", "output")
FEWEST_BARS = 4  # of the histogram on a low screen


class SimScreen(SpokenScreen[None]):
    """Run, watch, export. What was played is kept until the next run."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5", "run", "key-run"),
        Binding("f6", "export", "key-export"),
        Binding("f10", "leave", "key-table"),
    ]
    DEFAULT_CSS = """
    SimScreen #left { width: 3fr; }
    SimScreen #results { height: 1fr; padding: 0 1; }
    SimScreen #form { height: auto; border-top: solid $panel; }
    SimScreen .title { padding: 0 1; text-style: bold; }
    SimScreen #go { margin: 0 1; }
    SimScreen .row { height: 1; }
    SimScreen .row Label { width: 14; padding: 0 1; }
    SimScreen Input, SimScreen Select { width: 1fr; }
    SimScreen SelectCurrent { border: none; height: 1; padding: 0; }
    SimScreen #form Input { border: none; height: 1; padding: 0; background: $boost; }
    SimScreen #bar { height: 1; padding: 0 1; }
    """

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.running: Run | None = None
        self.idle = asyncio.Event()  # set while nothing runs
        self.idle.set()
        self.found: Simulation | None = None
        self.commands: Commands = {
            "run": Command(t("sim-word-run"), self.run_run, "[GAMES]", waits=True),
            "stop": Command(t("sim-word-stop"), self.run_stop),
            "set": Command(t("sim-word-set"), self.run_set, "X Y", waits=True),
            "export": Command(t("sim-word-export"), self.run_export, "[FILE]", waits=True),
            "tuimode": Command(t("sim-word-tuimode"), self.run_leave),
            "help": Command(t("sim-word-help"), self.run_help),
            "quit": Command(t("sim-word-quit"), self.run_quit),
        }

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="left"):
                with VerticalScroll(id="results", can_focus=False):
                    yield Static(id="found")
                yield ProgressBar(id="bar", total=100, show_eta=True)
                with Vertical(id="form"):
                    yield Static(t("sim-parameters"), classes="title")
                    yield from self.compose_form()
                    yield Button(t("sim-run"), id="go", variant="primary", compact=True)
            yield Console()
        yield Footer()

    def compose_form(self) -> ComposeResult:
        bots = [(name, name) for name in self.bots()]
        first, second = self.plan.bots[0], self.plan.bots[-1]
        with Horizontal(classes="row"):
            yield Label(t("sim-label-games"))
            yield Entry(str(self.plan.games), type="integer", id="games", compact=True)
        with Horizontal(classes="row"):
            yield Label(t("sim-label-strategy", letter="A"))
            yield Select(bots, value=first, allow_blank=False, id="a", compact=True)
        with Horizontal(classes="row"):
            yield Label(t("sim-label-strategy", letter="B"))
            yield Select(bots, value=second, allow_blank=False, id="b", compact=True)
        with Horizontal(classes="row"):
            yield Label(t("sim-label-output"))
            yield Entry(self.plan.output, id="output", compact=True)

    def bots(self) -> list[str]:
        return list(dict.fromkeys([*bot_names(self.plan.game), *self.plan.bots]))

    @property
    def console(self) -> Console:
        return self.query_one(Console)

    def on_mount(self) -> None:
        self.console.obey = self.obey_line
        self.console.line.focus()
        self.show()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    # Showing

    def show(self) -> None:
        self.query_one("#found", Static).update(self.page())

    def page(self) -> Text:
        plan, found = self.plan, self.found
        seats = plan.seats if found is None else found.seats
        head = Text(t("sim-title", title=of(plan.game).title, seats=seats) + "\n", "bold")
        if found is None:
            return head.append("\n" + t("sim-none"), "not bold dim")
        lines = [t("sim-games", games=str(found.games), seed=str(found.seed))]
        lines += [*strategy_lines(found), "", *rate_lines(found)]
        speed = f"{found.games_per_second:,.0f}"
        lines += [t("sim-draws", count=str(found.draws)), ""]
        lines += [length_line(found), t("sim-speed", speed=speed)]
        room = self.query_one("#results").size.height - len(lines) - 1
        lines += histogram(found.lengths, max(FEWEST_BARS, min(room, BARS)))
        return head.append("\n".join(lines), "not bold")

    def update_form(self) -> None:
        """Show the plan in the form."""
        plan = self.plan
        for id, value in (("games", str(plan.games)), ("output", plan.output)):
            self.query_one(f"#{id}", Input).value = value
        for id, value in (("a", plan.bots[0]), ("b", plan.bots[-1])):
            select: Select[str] = self.query_one(f"#{id}", Select)
            with self.prevent(Select.Changed):
                select.set_options([(name, name) for name in self.bots()])
                select.value = value

    # Running

    @work(thread=True, group="simulation")
    def play(self, run: Run) -> None:
        found = run.play(lambda found: self.app.call_from_thread(self.progress, found))
        self.app.call_from_thread(self.finish, found)

    def progress(self, found: Simulation) -> None:
        self.found = found
        self.query_one(ProgressBar).update(total=self.plan.games, progress=found.games)
        self.show()

    def finish(self, found: Simulation) -> None:
        self.running = None
        self.idle.set()
        self.progress(found)
        done = found.games == self.plan.games
        played, whole = str(found.games), str(self.plan.games)
        self.console.answer(
            t("sim-done", games=played, seconds=f"{found.seconds:.1f}")
            if done
            else t("sim-stopped", games=played, all=whole)
        )

    def start(self) -> None:
        if self.running is not None:
            raise Said("sim-running")
        self.read_form()
        self.running = Run(self.plan)
        self.idle.clear()
        self.query_one(ProgressBar).update(total=self.plan.games, progress=0)
        self.console.answer(t("sim-runs", games=str(self.plan.games)))
        self.play(self.running)

    def read_form(self) -> None:
        for name in FIELDS:
            widget = self.query_one(f"#{name}")
            assert isinstance(widget, Input | Select)
            value = str(widget.value).strip()
            if value:
                self.plan = self.plan.changed(name, value)

    def stop(self) -> bool:
        """Whether there was something to stop."""
        if self.running is None:
            return False
        self.running.stopping.set()
        return True

    # Typing and keys

    async def obey_line(self, text: str) -> None:
        await self.obey(text, patient=True)

    async def obey(self, text: str, patient: bool = False) -> None:
        """A command; where somebody is patient, it waits until no games are played."""
        if not text:
            return
        try:
            found = find(self.commands, text)
            if found is None:
                raise Said("no-such-command")
            command, rest = found
            if command.waits and patient and not self.idle.is_set():
                self.console.answer(t("sim-waits"))
                await self.idle.wait()
            await command.run(rest)
        except Refused as refusal:
            self.console.answer(refusal_text(refusal))

    async def run_run(self, text: str) -> None:
        if text:
            self.plan = self.plan.changed("games", text)
            self.update_form()
        self.start()

    async def run_stop(self, _: str) -> None:
        if not self.stop():
            raise Said("sim-idle")

    async def run_set(self, text: str) -> None:
        name, _, value = text.replace("=", " ", 1).partition(" ")
        if not value.strip():
            raise Said("sim-set-how")
        changed = self.plan.changed(name.strip().lower(), value.strip())
        changed.setting()  # refuses what cannot be played
        self.plan = changed
        self.update_form()
        self.show()
        self.console.answer(t("sim-set", name=name, value=value.strip()))

    async def run_export(self, text: str) -> None:
        if self.found is None:
            raise Said("sim-no-results")
        name = text or self.query_one("#output", Input).value.strip()
        if not name:
            raise Said("sim-export-how")
        export(self.found, Path(name).expanduser())
        self.console.answer(t("sim-exported", file=name))

    async def run_help(self, _: str) -> None:
        self.console.write_help(help_lines(self.commands))

    async def run_leave(self, _: str) -> None:
        self.action_leave()

    async def run_quit(self, _: str) -> None:
        self.stop()
        self.app.exit(0)

    @on(Button.Pressed, "#go")
    async def action_run(self) -> None:
        await self.obey("run")

    async def action_export(self) -> None:
        await self.obey("export")

    def action_leave(self) -> None:
        self.stop()
        self.dismiss(None)
