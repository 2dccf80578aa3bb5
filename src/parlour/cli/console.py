"""Play in a plain terminal: the story so far, the table, numbered choices."""

from collections.abc import Callable
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.exits import INTERRUPTED
from parlour.cli.lines import named, show_cards, show_log, show_menu, show_rules, show_table
from parlour.gamefile import write_game
from parlour.kernel.errors import Refused
from parlour.tui.match import Match
from parlour.tui.menu import Menu
from parlour.tui.shorthand import gives_up, read_typed, shorthand_help
from parlour.tui.story import paragraphs
from parlour.tui.words import of, refusal_text, t

HELP = (
    ("1, 2, …", "line-number"),
    ("b", "line-back"),
    ("v", "line-view"),
    ("l", "line-log"),
    ("?", "line-cards"),
    ("r", "line-rules"),
    ("t", "line-hint"),
    ("q", "line-quit"),
)


class Quit(Exception):
    """The person has had enough."""


class Play:
    """A match in a terminal."""

    def __init__(
        self, match: Match, out: Console, read: Callable[[str], str], save: Path | None = None
    ) -> None:
        """`read` asks for a line with this prompt and raises EOFError after the last one."""
        self.match = match
        self.out = out
        self.read = read
        self.save = save
        self.heard = 0  # lines of the story that have been shown
        self.shown = -1  # the place on the tape at which the table was last shown
        self.commands = {
            "b": self.take_back,
            "v": self.show_table,
            "l": self.show_log,
            "?": self.show_cards,
            "r": self.show_rules,
            "t": self.show_hint,
            "h": self.show_help,
            "help": self.show_help,
            "q": self.quit,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        code = 0
        self.keep()
        try:
            self.welcome()
            self.play()
            self.finish()
        except Quit:
            self.say(t("stops-here"))
        except (EOFError, KeyboardInterrupt) as reason:
            self.say("\n" + t("stops-here"))
            code = INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
        self.keep()
        if self.save is not None:
            what = "replay" if self.match.over else "play --resume"
            saved = t("saved-as", command=f"parlour {what} {quote(str(self.save))}")
            self.out.print(Text(saved), soft_wrap=True)  # to be copied in one piece
        return code

    def play(self) -> None:
        match = self.match
        match.advance()
        while not match.table.over:
            self.refresh()
            self.answer(match.menu())
            match.advance()

    def answer(self, menu: Menu) -> None:
        """Ask until one of the choices is taken, or there is reason to ask anew."""
        show_menu(self.out, menu)
        while True:
            text = self.read("> ").strip().lower()
            if text in self.commands:
                self.commands[text]()
                return
            entry = menu.chosen(text)
            if entry is not None:
                self.match.choose(entry)
                return
            if self.shorthand(text):
                return
            self.say(t("type-number", most=len(menu.entries)))

    def shorthand(self, text: str) -> bool:
        """Whether it was a command of the game's own; it is obeyed or refused."""
        try:
            if gives_up(self.match.game, text):
                self.match.give_up()
                return True
            lines, actions = read_typed(self.match.game, self.match.sight(), text)
            for line in lines:
                self.say(line)
            if actions is not None:
                self.match.act(actions)
        except Refused as refusal:
            self.say(refusal_text(refusal))
            return True
        return bool(lines) or actions is not None

    def take_back(self) -> None:
        try:
            self.match.take_back()
        except Refused as refusal:
            self.say(refusal_text(refusal))

    def quit(self) -> None:
        raise Quit

    def keep(self) -> None:
        """Save the game as it stands, if it is to be saved."""
        if self.save is not None:
            write_game(self.save, self.match.log(), self.match.names, self.match.players)

    # Showing

    def say(self, text: str) -> None:
        self.out.print(text, markup=False, highlight=False)

    def welcome(self) -> None:
        match = self.match
        others = [name for seat, name in enumerate(match.names) if seat != match.seat]
        self.say(f"{of(match.game).title}. {of(match.game).summary}")
        self.say(t("you-are", name=self.me, others=", ".join(others), seed=str(match.seed)))
        self.say(t("type-choice"))

    def refresh(self) -> None:
        """What is new since the table was last shown, and the table."""
        if self.shown != self.match.told and not self.match.table.pick_of(self.match.seat):
            self.shown = self.match.told
            self.keep()
            self.show_news()
            self.show_table()

    def show_news(self) -> None:
        lines = self.match.story.lines
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _, text in paragraphs(lines[self.heard :]):
            grid.add_row(Text("·", "dim"), named(text, self.me))
        self.heard = len(lines)
        self.out.print()
        self.out.print(grid)

    @property
    def me(self) -> str:
        return self.match.names[self.match.seat]

    def show_table(self) -> None:
        show_table(self.out, self.match.view(), self.match.names)

    def show_log(self) -> None:
        show_log(self.out, self.match.story.lines, self.me)

    def show_cards(self) -> None:
        show_cards(self.out, self.match.game, self.match.options)

    def show_rules(self) -> None:
        show_rules(self.out, self.match.game, self.match.options)

    def show_hint(self) -> None:
        self.say(t("hint-is", action=self.match.hint()))

    def show_help(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for key, meaning in HELP:
            grid.add_row(Text(f"  {key}", "bold"), Text(t(meaning)))
        for typed, about in shorthand_help(self.match.game):
            grid.add_row(Text(f"  {typed}", "bold"), Text(about))
        self.out.print()
        self.out.print(grid)

    def finish(self) -> None:
        """The end of the game and the final scores."""
        self.show_news()
        self.show_table()
