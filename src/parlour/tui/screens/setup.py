"""Who plays what: game, people, bots, house rules."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Footer, Input, Label, Select, Static

from parlour import games
from parlour.bots.registry import bot_names
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game, Option, Options, OptionValue
from parlour.tui.match import Match
from parlour.tui.screens.entry import Entry
from parlour.tui.screens.pages import rules_page
from parlour.tui.screens.sim import SimScreen
from parlour.tui.screens.spoken import SpokenScreen
from parlour.tui.seating import match_for, usual_seats
from parlour.tui.simulation import plan_for
from parlour.tui.words import Said, of, refusal_text, t

OFFERED_NUMBERS = 30  # a number with more values than this is typed


class SetupScreen(SpokenScreen[Match | None]):
    """A form; its result is a match."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "start", "key-play"),
        Binding("f3", "rules", "key-rules"),
        Binding("f4", "simulate", "key-simulate"),
        Binding("escape", "leave", "key-quit"),
    ]
    DEFAULT_CSS = """
    SetupScreen .title { text-style: bold; padding: 0 1; background: $panel; }
    SetupScreen #summary { padding: 0 1; margin-bottom: 1; color: $text-muted; }
    SetupScreen .row { height: auto; }
    SetupScreen .row Label { width: 2fr; padding: 0 1; }
    SetupScreen .row Select, SetupScreen .row Input { width: 3fr; }
    SetupScreen .row Input { border: none; height: 1; padding: 0; background: $boost; }
    SetupScreen .row Input:focus { background: $surface-lighten-1; }
    SetupScreen #problem { color: $error; padding: 0 1; }
    SetupScreen .buttons { height: 1; margin-bottom: 1; }
    SetupScreen Button { margin: 0 1; }
    """

    def __init__(self, name: str, game: Game | None = None) -> None:
        super().__init__()
        self.person = name
        self.chosen = game or games.load(games.names()[0])

    def compose(self) -> ComposeResult:
        yield Static(t("form-title"), classes="title")
        yield Static(id="summary")
        with VerticalScroll(id="form", can_focus=False):
            titles = [(of(one).title, one.name) for one in games.load_all()[0]]
            yield row(t("form-game"), chooser(titles, self.chosen.name, "game"))
            yield row(t("form-people"), Entry(self.person, id="people", compact=True))
            yield VerticalScroll(id="details", can_focus=False)
        yield Static(id="problem")
        with Horizontal(classes="buttons"):
            yield Button(t("form-play"), id="play", variant="primary", compact=True)
            yield Button(t("form-rules"), id="rules", compact=True)
        yield Footer()

    async def on_mount(self) -> None:
        self.query_one("#details").styles.height = "auto"
        await self.fill("spec")

    async def fill(self, preset: str) -> None:
        """The part of the form that depends on the game."""
        game = self.chosen
        values = game.settle(preset=preset)
        low, high = game.seats_for(values)
        sizes, usual = range(low, high + 1), usual_seats(game, values)
        rows: list[Widget] = [
            row(t("form-house-rules"), select("preset", list(game.presets), preset)),
            row(t("form-players"), select("seats", sizes, usual)),
            row(t("form-bots"), select("bots", bot_names(game), "medium")),
        ]
        for option in game.options:
            widget = option_widget(game, option, values[option.name])
            rows.append(row(of(game).option_title(option), widget))
        self.query_one("#summary", Static).update(Text(of(game).summary))
        details = self.query_one("#details")
        await details.remove_children()
        await details.mount(*rows)

    @on(Select.Changed, "#game")
    async def choose_game(self, event: Select.Changed) -> None:
        if event.value != self.chosen.name:
            self.chosen = games.load(str(event.value))
            await self.fill("spec")

    @on(Select.Changed, "#preset")
    async def choose_preset(self, event: Select.Changed) -> None:
        values = self.chosen.settle(preset=str(event.value))
        for option in self.chosen.options:
            widget = self.query_one(f"#option-{option.name}")
            text = typed(values[option.name])
            if isinstance(widget, Select | Input) and widget.value != text:
                widget.value = text
        self.choose_seats(values)

    def choose_seats(self, values: Options) -> None:
        low, high = self.chosen.seats_for(values)
        seats: Select[str] = self.query_one("#seats", Select)
        before = int(str(seats.value)) if seats.value is not Select.NULL else low
        seats.set_options([(str(number), str(number)) for number in range(low, high + 1)])
        seats.value = str(min(max(before, low), high))

    def value(self, id: str) -> str:
        widget = self.query_one(f"#{id}")
        assert isinstance(widget, Select | Input)
        return str(widget.value)

    def house_rules(self) -> Options:
        game = self.chosen
        given = {option.name: self.value(f"option-{option.name}") for option in game.options}
        return game.settle_typed(given, self.value("preset"))

    def match(self) -> Match:
        """What the form says; refuses what does not go together."""
        game, options = self.chosen, self.house_rules()
        people = [name.strip() for name in self.value("people").split(",") if name.strip()]
        if not people:
            raise Said("form-nobody")
        return match_for(game, options, people, [self.value("bots")], int(self.value("seats")))

    @on(Button.Pressed, "#play")
    def action_start(self) -> None:
        try:
            self.dismiss(self.match())
        except Refused as refusal:
            self.complain(refusal)

    @on(Button.Pressed, "#rules")
    def action_rules(self) -> None:
        try:
            self.app.push_screen(rules_page(self.chosen, self.house_rules()))
        except Refused as refusal:
            self.complain(refusal)

    def action_simulate(self) -> None:
        try:
            self.app.push_screen(SimScreen(plan_for(self.chosen, self.house_rules())))
        except Refused as refusal:
            self.complain(refusal)

    def complain(self, refusal: Refused) -> None:
        """Say in the form why not."""
        self.query_one("#problem", Static).update(Text(refusal_text(refusal)))

    def action_leave(self) -> None:
        self.dismiss(None)


def row(title: str, widget: Widget) -> Horizontal:
    return Horizontal(Label(Text(title)), widget, classes="row")


def chooser(pairs: list[tuple[str, str]], value: str, id: str) -> Select[str]:
    return Select(pairs, value=value, allow_blank=False, id=id, compact=True)


def select(id: str, values: "range | list[str]", value: object) -> Select[str]:
    return chooser([(str(one), str(one)) for one in values], str(value), id)


def typed(value: OptionValue) -> str:
    """The value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_widget(game: Game, option: Option, value: OptionValue) -> Widget:
    """A field of the form for an option."""
    id = f"option-{option.name}"
    if isinstance(option.default, bool):
        return chooser([(t("off"), "false"), (t("on"), "true")], typed(value), id)
    if option.values:
        pairs = [(of(game).option_value(option, one), one) for one in option.values]
        return chooser(pairs, str(value), id)
    if option.high - option.low < OFFERED_NUMBERS:
        return select(id, range(option.low, option.high + 1), value)
    return Entry(str(value), type="integer", id=id, compact=True)
