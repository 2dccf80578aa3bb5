"""The table on the left, the console on the right."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.reactive import reactive
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from parlour.kernel.errors import Refused
from parlour.tui.cards import CARD, card_text
from parlour.tui.desk import Desk
from parlour.tui.menu import Menu, MenuEntry
from parlour.tui.screens.commands import Command, Commands, find, help_lines
from parlour.tui.screens.console import Console
from parlour.tui.screens.pages import Curtain, Page, cards_page, log_page, rules_page
from parlour.tui.screens.sim import SimScreen
from parlour.tui.screens.spoken import SpokenScreen
from parlour.tui.screens.tableview import TableView
from parlour.tui.shorthand import gives_up, read_typed, shorthand_help
from parlour.tui.simulation import plan_for
from parlour.tui.story import Line, told_once
from parlour.tui.words import Said, of, refusal_text, t

DIGITS = tuple("123456789")  # keys that take a choice
REMEMBERED = 60  # lines of the story that are shown to somebody who comes to the keyboard


class TableConsole(Console):
    """Between what was said and the line: the question and its answers."""

    DEFAULT_CSS = """
    TableConsole #question { text-style: bold; margin-top: 1; }
    TableConsole OptionList {
        height: auto; max-height: 55%; border: none; padding: 0; scrollbar-size-vertical: 1;
    }
    TableConsole OptionList:focus { border: none; }
    TableConsole #note { color: $text-muted; max-height: 3; }
    """

    def compose_between(self) -> ComposeResult:
        yield Static(id="question")
        yield OptionList(id="choices", markup=False)
        yield Static(id="note")


class TableScreen(SpokenScreen[None]):
    """A game that goes on, seen by one person at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "back", "key-back"),
        Binding("t", "hint", "key-hint"),
        Binding("l", "log", "key-log"),
        Binding("r", "rules", "key-rules"),
        Binding("question_mark", "cards", "key-cards", key_display="?"),
        Binding("slash,colon", "type", "key-type", key_display="/", priority=True),
        *(Binding(digit, f"digit({digit})", show=False, priority=True) for digit in DIGITS),
        Binding("a", "again", "key-again"),
        Binding("q", "ask_to_quit", "key-quit"),
        Binding("pageup", "scroll_log(-1)", "Up", show=False),
        Binding("pagedown", "scroll_log(1)", "Down", show=False),
        Binding("left_square_bracket", "scroll_table(-1)", "Table up", show=False),
        Binding("right_square_bracket", "scroll_table(1)", "Table down", show=False),
    ]
    DEFAULT_CSS = """
    TableScreen #head { height: 1; padding: 0 1; background: $panel; text-style: bold; }
    """

    offers_again = reactive(False, bindings=True)  # drawing the keys anew takes long

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.entries: list[MenuEntry] = []
        self.story: Sequence[Line] | None = None  # the one that is in the console
        self.heard = 0  # how many lines of it
        self.covered = False  # behind the curtain
        self.leaving = False  # whether q was pressed once
        self.choosing = asyncio.Lock()  # held while a choice is carried out
        self.commands: Commands = self.all_commands()

    def all_commands(self) -> dict[str, Command]:
        return {
            "help": Command(t("word-help"), self.run_help),
            "back": Command(t("word-back"), self.run_back),
            "hint": Command(t("word-hint"), self.run_hint),
            "log": Command(t("word-log"), self.run_page(self.action_log)),
            "rules": Command(t("word-rules"), self.run_page(self.action_rules)),
            "cards": Command(t("word-cards"), self.run_page(self.action_cards)),
            "say": Command(t("word-say"), self.run_say, "TEXT"),
            "save": Command(t("word-save"), self.run_save, "FILE"),
            "again": Command(t("word-again"), self.run_again),
            "simmode": Command(t("word-simmode"), self.run_page(self.action_simulate)),
            "quit": Command(t("word-quit"), self.run_page(self.action_quit_game)),
        }

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal():
            yield TableView()
            yield TableConsole()
        yield Footer()

    @property
    def table(self) -> TableView:
        return self.query_one(TableView)

    @property
    def console(self) -> TableConsole:
        return self.query_one(TableConsole)

    @property
    def choices(self) -> OptionList:
        return self.query_one(OptionList)

    def on_mount(self) -> None:
        self.desk.changed = self.renew
        self.console.obey = self.obey
        self.choices.focus()
        self.begin()

    @work
    async def begin(self) -> None:
        await self.enter()

    async def enter(self) -> None:
        await self.desk.begin()

    # Showing

    def renew(self) -> None:
        """Show what is new to the person in front, or let the curtain fall."""
        if self.covered or not self.is_attached:
            return
        seat = self.desk.next_seat()
        if seat != self.desk.seat:
            self.cover(seat)
        elif not self.desk.hidden:
            self.show_table()

    def cover(self, seat: int) -> None:
        """Nothing of one person's screen is left when the next one comes."""
        self.covered = True
        self.story, self.heard = None, 0
        self.console.clear()
        self.table.say("")
        self.show_menu(None)
        self.app.push_screen(Curtain(self.desk.names[seat]), lambda _: self.uncover(seat))

    def uncover(self, seat: int) -> None:
        self.desk.sit(seat)
        self.covered = False
        self.heard = max(0, len(self.desk.lines()) - REMEMBERED)
        self.renew()
        self.choices.focus()

    def show_table(self) -> None:
        desk = self.desk
        view = desk.view()
        turn = t("turn-now", number=str(view.turns)) if view.turns else ""
        self.show_head([of(desk.game).title, turn])
        self.table.show(view, desk.names)
        self.show_news()
        self.show_menu(desk.menu())

    def show_head(self, parts: Sequence[str]) -> None:
        """Where we are, in a line."""
        self.query_one("#head", Static).update(Text(" · ".join(filter(None, parts))))

    def show_news(self) -> None:
        """What was said since; a sentence that comes several times in a row is told once."""
        lines = self.desk.lines()
        me = dict(enumerate(self.desk.names)).get(self.desk.seat, "")
        other = self.story is not None and self.story is not lines  # for everybody, at the end
        if other or len(lines) < self.heard:  # told afresh
            self.console.book.forget()
            self.heard = 0
        self.story = lines
        for sentence in told_once(line.text for line in lines[self.heard :]):
            text = Text(sentence)
            if me:
                text.highlight_words([me], "bold")
            self.console.write(text)
        self.heard = len(lines)

    def show_menu(self, menu: Menu | None) -> None:
        self.entries = menu.entries if menu else []
        question = menu.question if menu else "" if self.covered else self.remark()
        self.query_one("#question", Static).update(Text(question))
        self.query_one("#note", Static).update("")
        self.choices.clear_options()
        numbered = enumerate(self.entries, 1)
        self.choices.add_options([Option(self.answer_line(n, one)) for n, one in numbered])
        if self.entries:
            self.choices.highlighted = 0
        self.offers_again = self.desk.repeatable and not self.covered

    def remark(self) -> str:
        return t("over-again") if self.desk.repeatable else self.desk.remark()

    def answer_line(self, number: int, entry: MenuEntry) -> Grid:
        """An answer beside its number; one that names a card shows it as the table does."""
        text = card_text(self.desk.game, entry.face) if entry.face else Text(entry.text)
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_row(Text(f"{number:>2}", "bold"), text)
        return grid

    @on(OptionList.OptionHighlighted)
    def show_note(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.entries):
            note = self.entries[event.option_index].note
            self.query_one("#note", Static).update(Text(note))

    # Choosing

    @on(OptionList.OptionSelected)
    def choose_option(self, event: OptionList.OptionSelected) -> None:
        self.take(event.option_index)

    def take(self, index: int) -> None:
        if 0 <= index < len(self.entries):
            entry = self.entries[index]
            self.show_menu(None)  # nothing is chosen twice
            self.choose(entry)

    @work(group="choose")
    async def choose(self, entry: MenuEntry) -> None:
        async with self.choosing:
            await self.carry_out(entry)

    async def carry_out(self, entry: MenuEntry) -> None:
        self.leaving = False
        self.show_menu(None)
        await self.attempt(self.command(entry.word) if entry.word else self.desk.choose(entry))
        if self.is_attached:
            self.renew()

    async def attempt(self, deed: Awaitable[None]) -> None:
        try:
            await deed
        except Refused as refusal:
            self.console.answer(refusal_text(refusal))

    def on_click(self, event: events.Click) -> None:
        """A click on a card means the choice that names it."""
        face = event.style.meta.get(CARD)
        if isinstance(face, int):
            self.name_card(face)

    def name_card(self, face: int) -> None:
        found = [index for index, entry in enumerate(self.entries) if entry.face == face]
        if found:
            self.take(found[0])
        else:
            words = of(self.desk.game)
            self.console.answer(f"{words.face_title(face)}: {words.face_rule(face)}")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line keys are typed; everywhere else these act before any later key does."""
        if action == "again":
            return self.offers_again
        return not (action in ("type", "digit") and self.focused is self.console.line)

    def action_digit(self, digit: int) -> None:
        """A digit takes a choice; where there are more of them, it begins to type a number."""
        if len(self.entries) <= len(DIGITS):
            self.take(digit - 1)
        else:
            self.console.line.begin(str(digit))

    # Typing

    async def on_paste(self, event: events.Paste) -> None:
        """What is pasted on the answers is meant for the line."""
        event.stop()
        self.console.line.open()
        await self.console.line.paste(event.text)

    async def obey(self, text: str) -> None:
        """A choice by number or words, or a command; not before the last choice is done."""
        async with self.choosing:
            if self.covered:  # it was typed by somebody else
                return
            entry = Menu("", self.entries).chosen(text) if self.entries else None
            if entry is None:
                await self.attempt(self.command(text))
                return
            if self.console.line.brief:
                self.choices.focus()
            await self.carry_out(entry)

    async def shorthand(self, text: str) -> bool:
        """Whether it was a command of the game's own; what it stands for is done."""
        if gives_up(self.desk.game, text):
            await self.desk.give_up()
            self.renew()
            return True
        if not self.entries or self.entries[0].word:  # nobody chooses at a table now
            return False
        lines, actions = read_typed(self.desk.game, self.desk.sight(), text)
        for line in lines:
            self.console.answer(line)
        if actions is not None:
            self.show_menu(None)
            await self.attempt(self.desk.act(actions))
            self.renew()
        return bool(lines) or actions is not None

    async def command(self, text: str) -> None:
        if not text or await self.shorthand(text):
            return
        found = find(self.commands, text)
        if found is None:
            raise Said("no-such")
        command, rest = found
        await command.run(rest)

    async def run_help(self, _: str) -> None:
        choosing = self.entries and not self.entries[0].word
        own = shorthand_help(self.desk.game) if choosing else []
        self.console.write_help([*help_lines(self.commands), *own])
        self.console.write(t("how-to-choose"), "dim")  # last, so that it is in sight

    async def run_back(self, _: str) -> None:
        await self.desk.take_back()

    async def run_hint(self, _: str) -> None:
        self.console.answer(t("hint-is", action=await self.desk.hint()))

    async def run_say(self, text: str) -> None:
        if not text:
            raise Said("say-what")
        await self.desk.say(text)

    async def run_save(self, text: str) -> None:
        if not text:
            raise Said("name-file")
        await self.desk.save(Path(text).expanduser())
        self.console.answer(t("saved", file=text))

    async def run_again(self, _: str) -> None:
        await self.desk.again()

    def run_page(self, action: Callable[[], None]) -> Callable[[str], Awaitable[None]]:
        async def run(_: str) -> None:
            action()

        return run

    # Keys

    @work
    async def action_back(self) -> None:
        await self.attempt(self.desk.take_back())

    @work
    async def action_again(self) -> None:
        await self.attempt(self.desk.again())

    @work
    async def action_hint(self) -> None:
        await self.attempt(self.run_hint(""))

    def action_log(self) -> None:
        self.app.push_screen(log_page(self.desk.lines()))

    def action_rules(self) -> None:
        self.open(lambda: rules_page(self.desk.game, self.desk.options))

    def action_cards(self) -> None:
        self.open(lambda: cards_page(self.desk.game, self.desk.options))

    def open(self, page: Callable[[], Page]) -> None:
        try:
            self.app.push_screen(page())
        except Refused as refusal:
            self.console.answer(refusal_text(refusal))

    def action_scroll_log(self, way: int) -> None:
        book = self.console.book
        book.scroll_relative(y=way * max(1, book.size.height - 1), animate=False)

    def action_scroll_table(self, way: int) -> None:
        self.table.scroll(way)

    def action_type(self) -> None:
        self.console.line.open()

    def action_simulate(self) -> None:
        self.app.push_screen(SimScreen(plan_for(self.desk.game, dict(self.desk.options))))

    def action_ask_to_quit(self) -> None:
        """A key that was meant for something else does not end the game."""
        playing = any(not entry.word for entry in self.entries)
        if self.leaving or not playing:
            self.action_quit_game()
        else:
            self.leaving = True
            self.console.answer(t("quit-again"))

    def action_quit_game(self) -> None:
        self.dismiss(None)
