"""Lines that come faster than a person types: every one is obeyed, in order, none is lost."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from textual import events
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.widgets import Input, RichLog

from parlour import games
from parlour.tui.match import Match
from parlour.tui.menu import Menu, MenuEntry
from parlour.tui.screens.app import TableApp
from parlour.tui.screens.console import LONGEST_LINE, Console
from parlour.tui.screens.pages import Curtain
from parlour.tui.screens.sim import SimScreen
from parlour.tui.screens.table import TableScreen
from parlour.tui.seating import match_for
from parlour.tui.simulation import plan_for
from waiting import DEADLINE

GAME = games.load("letters")

Send = Callable[[Pilot[int], Sequence[str]], None]


def pasted(pilot: Pilot[int], lines: Sequence[str]) -> None:
    """As a terminal with bracketed paste sends it; they differ in how they end a line."""
    pilot.app.post_message(events.Paste("".join(f"{line}\r" for line in lines)))


def struck(pilot: Pilot[int], lines: Sequence[str]) -> None:
    """As other terminals send it: key by key, nobody waits for the screen."""
    for line in lines:
        for character in line:
            pilot.app.post_message(events.Key(_character_to_key(character), character))
        pilot.app.post_message(events.Key("enter", "\r"))


both_ways = pytest.mark.parametrize("send", [pasted, struck])


def on_screen(app: TableApp, do: Callable[[Pilot[int]], Awaitable[None]]) -> TableApp:
    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await settled(pilot)
            await do(pilot)

    asyncio.run(run())
    return app


async def settled(pilot: Pilot[int]) -> None:
    """Until everything that was sent is done."""
    await pilot.pause()
    async with asyncio.timeout(DEADLINE):
        while busy(pilot):
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()


def busy(pilot: Pilot[int]) -> bool:
    waiting = [one for one in pilot.app.screen.query(Console) if one.waiting or one.obeying]
    return bool(waiting) or any(not worker.is_finished for worker in pilot.app.workers)


def said(pilot: Pilot[int]) -> str:
    screen = pilot.app.screen
    return " ".join(" ".join(line.text for line in screen.query_one(RichLog).lines).split())


def in_order(text: str, *parts: str) -> bool:
    places = [text.find(part) for part in parts]
    return -1 not in places and places == sorted(places)


def new_match(people: tuple[str, ...] = ("Zoë",)) -> Match:
    return match_for(GAME, GAME.settle(), people, ["random"], 2, seed=4)


@both_ways
def test_lines_of_a_simulation(send: Send, tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    lines = ["set games 3", "set tokens 2", "/set b random", "set seed 7", "run"]
    lines += [f"export {first}", "run 5", f"export {second}", "nonsense", "set a greedy"]

    async def do(pilot: Pilot[int]) -> None:
        send(pilot, lines)
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, SimScreen)
        answers = ["games is 3.", "tokens is 2.", "b is random.", "seed is 7.", "3 games in"]
        answers += ["5 games in", "There is no such command", "a is greedy."]
        assert in_order(said(pilot), *answers)
        assert screen.plan.bots == ("greedy", "random")

    on_screen(TableApp(plan=plan_for(GAME)), do)
    assert "Games: 3\n" in first.read_text()
    assert "Games: 5\n" in second.read_text()


@both_ways
def test_lines_at_a_table(send: Send) -> None:
    """Each answer meets the question that the one before it has led to."""
    match = new_match()
    chosen: list[str] = []

    async def do(pilot: Pilot[int]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        choose = screen.desk.choose

        async def note(entry: MenuEntry) -> None:
            chosen.append("1")
            await choose(entry)

        screen.desk.choose = note  # type: ignore[method-assign]
        await pilot.press("slash")
        send(pilot, ["1", "hint", "1", "say hello", "1", "1"])
        await settled(pilot)
        assert len(chosen) == 4
        assert in_order(said(pilot), "A bot would choose", "just talk")

    on_screen(TableApp(match), do)


def test_a_number_of_two_digits_struck_on_the_answers() -> None:
    chosen: list[MenuEntry] = []

    async def do(pilot: Pilot[int]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)

        async def note(entry: MenuEntry) -> None:
            chosen.append(entry)

        screen.desk.choose = note  # type: ignore[method-assign]
        answers = [MenuEntry(f"Answer {number}") for number in range(1, 14)]
        screen.show_menu(Menu("Which?", answers))
        struck(pilot, ["12"])
        await settled(pilot)
        assert screen.choices.has_focus

    on_screen(TableApp(new_match()), do)
    assert [entry.text for entry in chosen] == ["Answer 12"]


def test_a_paste_on_the_answers_goes_to_the_line() -> None:
    match = new_match()

    async def do(pilot: Pilot[int]) -> None:
        pilot.app.post_message(events.Paste("hint\nnonsense\nhel"))
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert in_order(said(pilot), "> hint", "A bot would", "> nonsense", "no such choice")
        assert screen.console.line.value == "hel"  # waits for Enter
        assert screen.console.line.has_focus

    on_screen(TableApp(match), do)


def test_corrections_are_made_in_their_turn() -> None:
    async def do(pilot: Pilot[int]) -> None:
        await pilot.press("slash")
        for key in ("h", "x", "backspace", "i", "n", "t", "enter", "n", "o"):
            character = key if len(key) == 1 else None
            pilot.app.post_message(events.Key(key, character))
        await settled(pilot)
        assert "> hint" in said(pilot)
        assert pilot.app.screen.query_one(Console).line.value == "no"

    on_screen(TableApp(new_match()), do)


def test_names_in_the_form_are_corrected_in_their_turn() -> None:
    async def do(pilot: Pilot[int]) -> None:
        people = pilot.app.screen.query_one("#people", Input)
        people.focus()
        people.value = ""
        for key in ("A", "n", "x", "backspace", "n", "left", "delete", "m"):
            character = key if len(key) == 1 else None
            pilot.app.post_message(events.Key(key, character))
        await settled(pilot)
        assert people.value == "Anm"

    on_screen(TableApp(), do)


def test_a_line_without_end_is_cut() -> None:
    async def do(pilot: Pilot[int]) -> None:
        pilot.app.post_message(events.Paste("x" * 5000 + "\nset games 3\n"))
        await settled(pilot)
        assert in_order(said(pilot), "no such command", "games is 3.")
        assert max(map(len, pilot.app.screen.query_one(Console).line.typed)) == LONGEST_LINE

    on_screen(TableApp(plan=plan_for(GAME)), do)


@both_ways
def test_nobody_chooses_for_the_next_person(send: Send) -> None:
    """What one person pasted is forgotten when the curtain falls."""
    match = new_match(people=("Zoë", "Max"))

    async def do(pilot: Pilot[int]) -> None:
        while isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter")
            await settled(pilot)
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        before = match.seat
        await pilot.press("slash")
        send(pilot, ["1"] * 12)
        await settled(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        assert match.seat == before
        assert not table.console.waiting

    on_screen(TableApp(match), do)


def test_keys_behind_the_slash_are_typed_not_chosen() -> None:
    """However fast they come."""
    match = new_match()

    async def do(pilot: Pilot[int]) -> None:
        before = match.tape.end
        struck(pilot, ["/say 1 1"])
        await settled(pilot)
        assert "just talk" in said(pilot)
        assert match.tape.end == before

    on_screen(TableApp(match), do)
