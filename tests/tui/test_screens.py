"""Every registered game is played on screens, by keys, mouse and typed words."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from choosing import some_of
from commands import GAMES, each_game
from conformance.playing import scaled
from parlour import games
from parlour.gamefile import read_game
from parlour.kernel.game import Game
from parlour.kernel.replay import rebuild
from parlour.kernel.types import HIDDEN, WATCHER
from parlour.kernel.wording import face_title
from parlour.tui.cards import card_name, table_parts
from parlour.tui.desk import LocalDesk
from parlour.tui.match import Match, resumed
from parlour.tui.screens.app import TableApp
from parlour.tui.screens.pages import Curtain, Page
from parlour.tui.screens.setup import SetupScreen
from parlour.tui.screens.table import TableScreen
from parlour.tui.seating import match_for, usual_seats
from parlour.tui.story import told_once

CHOICES = 2 + scaled(6)
SMALLEST = (80, 24)
PARTS = ("others", "middle", "you")


def on_screen(
    app: TableApp, do: Callable[[Pilot[int]], Awaitable[None]], size: tuple[int, int] = SMALLEST
) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await do(pilot)

    asyncio.run(run())


def new_match(game: Game, people: tuple[str, ...] = ("Zoë",), seed: int = 4) -> Match:
    options = game.settle()
    size = max(usual_seats(game, options), len(people))
    return match_for(game, options, people, ["random"], size, seed)


async def settled(pilot: Pilot[int]) -> None:
    """Until nobody is thinking."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def shown_by(screen: TableScreen) -> list[str]:
    """The three parts of the table."""
    return [rendered(screen.query_one(f"#{part}", Static).content) for part in PARTS]


def screen_of(pilot: Pilot[int]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def written(pilot: Pilot[int]) -> str:
    """All the text that a screen shows or keeps, also what is scrolled away."""
    parts = []
    for widget in pilot.app.screen.query("*"):
        if isinstance(widget, RichLog):
            parts += [line.text for line in widget.lines]
        elif isinstance(widget, OptionList):
            parts += [rendered(option.prompt) for option in widget.options]
        elif isinstance(widget, Static):
            parts.append(rendered(widget.content))
    return "\n".join(parts)


def rendered(content: object) -> str:
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(content)
    return capture.get()


@some_of("game", GAMES, games.load("eights"), games.load("letters"))
def test_a_game_is_played_by_keys(game: Game, tmp_path: Path) -> None:
    match = new_match(game)
    path = tmp_path / "game"

    async def play(pilot: Pilot[int]) -> None:
        await settled(pilot)
        for number in range(CHOICES):
            screen = screen_of(pilot)
            if match.over:
                break
            assert screen.entries, "somebody has to choose"
            before = match.tape.end
            if number % 3:
                await pilot.press("enter")
            elif len(screen.entries) > 9:
                await pilot.press("1", "enter")
            else:
                await pilot.press("1")
            await settled(pilot)
            assert match.tape.end > before, (number, str(pilot.app.focused), screen.entries)
        assert written(pilot).count("Zoë") > 1

    on_screen(TableApp(match, path), play)
    assert read_game(path).log.events == match.tape.events()
    assert match.over or resumed(read_game(path), 1).tape.events() == match.tape.events()


@each_game
def test_the_screen_shows_what_the_person_may_see(game: Game) -> None:
    match = new_match(game, ("Zoë", "Max"))

    async def look(pilot: Pilot[int]) -> None:
        await settled(pilot)
        for _ in range(CHOICES):
            if match.over:
                break
            if isinstance(pilot.app.screen, Curtain):
                check_curtain(pilot)
                await pilot.press("enter")
                await settled(pilot)
            check_view(pilot, match)
            await pilot.press("enter")
            await settled(pilot)

    on_screen(TableApp(match), look)


def test_at_the_end_people_at_one_keyboard_read_what_everybody_saw() -> None:
    match = new_match(games.load("coup"), ("Zoë", "Max"))

    async def look(pilot: Pilot[int]) -> None:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        own = " ".join(line.text for line in match.story.lines)
        while not match.over:
            match.seat = match.next_person()
            match.act([match.table.choices(match.seat)[0]])
            match.advance()
        screen_of(pilot).renew()
        await settled(pilot)
        log = " ".join(" ".join(line.text for line in screen_of(pilot).console.book.lines).split())
        told = told_once(line.text for line in match.stories[int(WATCHER)].lines)
        assert log == " ".join(" ".join(told).split())
        assert " is dealt a card (" in own
        assert " is dealt a card (" not in log

    on_screen(TableApp(match), look)


def check_curtain(pilot: Pilot[int]) -> None:
    """Nothing of the table is left on any screen below the curtain."""
    table = next(one for one in pilot.app.screen_stack if isinstance(one, TableScreen))
    assert not "".join(shown_by(table)).strip()
    assert not table.query_one(RichLog).lines
    assert not table.query_one(OptionList).options


def check_view(pilot: Pilot[int], match: Match) -> None:
    """Exactly the panels of the view of who is in front, and no story but theirs."""
    screen = screen_of(pilot)
    seat = match.seat
    parts = table_parts(match.table.view(seat), match.names)
    assert shown_by(screen) == [rendered(part) for part in parts]
    log = " ".join(" ".join(line.text for line in screen.query_one(RichLog).lines).split())
    for line in match.stories[seat].lines[-3:]:
        assert " ".join(line.text.split()) in log
    hidden = [face for face in match.table.view(seat).faces if face == HIDDEN]
    assert hidden, "somebody else has secrets"


@each_game
def test_panels_name_no_card_that_is_hidden(game: Game) -> None:
    match = new_match(game, ("Zoë", "Max"))
    match.advance()
    for seat in match.people:
        view = match.table.view(seat)
        text = "".join(rendered(part) for part in table_parts(view, match.names))
        known = {face for face in view.faces if face != HIDDEN}
        named = {f"[{card_name(game, face)}]" for face in range(1, len(game.faces) + 1)}
        allowed = {f"[{card_name(game, face)}]" for face in known}
        assert not any(name in text for name in named - allowed)


@some_of("game", GAMES, games.load("eights"), games.load("letters"))
def test_the_form_offers_the_game(game: Game) -> None:
    """Every preset can be chosen, and what is chosen is played."""

    async def fill(pilot: Pilot[int]) -> None:
        setup = form_of(pilot)
        setup.query_one("#bots").value = "random"  # type: ignore[attr-defined]
        for preset in [*game.presets, "spec"]:
            setup.query_one("#preset").value = preset  # type: ignore[attr-defined]
            await pilot.pause()
            assert setup.match().options == game.settle(preset=preset)
        await pilot.press("f2")
        await settled(pilot)
        assert screen_of(pilot).desk.game is game

    on_screen(TableApp(name="Zoë", game=game), fill)


def form_of(pilot: Pilot[int]) -> SetupScreen:
    setup = pilot.app.screen
    assert isinstance(setup, SetupScreen)
    return setup


def test_from_the_form_to_a_table_and_back() -> None:
    app = TableApp(name="Zoë")
    other = games.load(games.names()[-1])

    async def fill(pilot: Pilot[int]) -> None:
        form_of(pilot).query_one("#game").value = other.name  # type: ignore[attr-defined]
        await pilot.pause()
        await pilot.pause()
        form_of(pilot).query_one("#bots").value = "random"  # type: ignore[attr-defined]
        await pilot.press("f2")
        await settled(pilot)
        assert screen_of(pilot).desk.game is other
        await pilot.press("q")
        assert screen_of(pilot), "asks first"
        await pilot.press("q")
        await pilot.pause()
        assert form_of(pilot).chosen is other
        await pilot.press("escape")
        await pilot.pause()

    on_screen(app, fill)
    assert app.return_value == 0


async def type_line(pilot: Pilot[int], text: str) -> None:
    screen_of(pilot).console.line.begin(text)
    await pilot.press("enter")
    await settled(pilot)


def test_typed_commands(tmp_path: Path) -> None:
    match = new_match(games.load("letters"))
    path = tmp_path / "kept"

    async def talk(pilot: Pilot[int]) -> None:
        await settled(pilot)
        await type_line(pilot, "help")
        said = [line.text for line in screen_of(pilot).console.book.lines]
        assert "scroll." in said[-1], "in sight below a long list"
        await type_line(pilot, "hint")
        await type_line(pilot, "nonsense")
        await type_line(pilot, "say hello")
        await type_line(pilot, "back")
        await type_line(pilot, f"save {path}")
        text = " ".join(written(pilot).split())
        assert "take back what you have picked" in text
        assert "A bot would choose: Play" in text
        assert "There is no such choice or command" in text
        assert "just talk" in text
        assert "There is nothing to take back." in text
        title = face_title(match.game, screen_of(pilot).entries[0].face)
        await type_line(pilot, title.lower())
        assert match.table.pick_of(0) or match.table.turns > 1
        for word in ("rules", "cards", "log"):
            await type_line(pilot, word)
            assert isinstance(pilot.app.screen, Page)
            await pilot.press("escape")
        await type_line(pilot, "quit")

    app = TableApp(match)
    on_screen(app, talk)
    assert not rebuild(read_game(path).log).over
    assert app.return_value == 0


def test_a_key_begins_another_game_after_the_end() -> None:
    match = new_match(games.load("coup"))

    async def play(pilot: Pilot[int]) -> None:
        await settled(pilot)
        screen = screen_of(pilot)
        await pilot.press("a")
        await settled(pilot)
        assert desk_of(screen).match is match, "not before the end"
        while not match.over:
            match.act([match.table.choices(match.seat)[0]])
            match.advance()
        screen.renew()
        assert "a begins another one" in written(pilot)
        await pilot.press("a")
        await settled(pilot)
        assert desk_of(screen).match is not match
        assert screen.entries
        assert "another one" not in written(pilot)

    on_screen(TableApp(match), play)


def desk_of(screen: TableScreen) -> LocalDesk:
    assert isinstance(screen.desk, LocalDesk)
    return screen.desk


def test_a_click_on_a_choice_takes_it() -> None:
    match = new_match(games.load("letters"))

    async def click(pilot: Pilot[int]) -> None:
        await settled(pilot)
        before = match.tape.end
        await pilot.click("#choices", offset=(4, 0))
        await settled(pilot)
        assert match.tape.end > before

    on_screen(TableApp(match), click)


def test_a_click_on_a_card_names_it() -> None:
    match = new_match(games.load("letters"))

    async def click(pilot: Pilot[int]) -> None:
        await settled(pilot)
        own = pilot.app.screen.query_one("#you", Static)
        line = next(y for y in range(24) if "Hand (2)" in own.render_line(y).text)
        at = own.render_line(line).text.index("[") + 2
        before = match.tape.end
        await pilot.click("#you", offset=(at, line))
        await settled(pilot)
        assert match.tape.end > before

    on_screen(TableApp(match), click)


@pytest.mark.parametrize("size", [SMALLEST, (120, 40), (200, 60)])
def test_the_question_fits_on_every_screen(size: tuple[int, int]) -> None:
    match = new_match(games.load("oracle"))

    async def look(pilot: Pilot[int]) -> None:
        await settled(pilot)
        for part in ("#choices", "#question", "Line", "Footer"):
            region = pilot.app.screen.query_one(part).region
            assert region.height > 0
            assert pilot.app.screen.region.contains_region(region), part

    on_screen(TableApp(match), look, size)


def test_a_resized_terminal_keeps_the_choices() -> None:
    match = new_match(games.load("citadels"))

    async def resize(pilot: Pilot[int]) -> None:
        await settled(pilot)
        for size in ((120, 40), SMALLEST):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert pilot.app.screen.query_one("#choices").region.height > 0

    on_screen(TableApp(match), resize, (200, 60))
