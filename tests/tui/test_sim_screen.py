"""The laboratory on a screen: run, watch, stop, export."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import RichLog, Select, Static

from parlour import games
from parlour.cli.arguments import TableArguments
from parlour.cli.tui import new_plan
from parlour.kernel.errors import Malformed
from parlour.lab.simulate import simulate
from parlour.tui.screens.app import TableApp
from parlour.tui.screens.setup import SetupScreen
from parlour.tui.screens.sim import SimScreen
from parlour.tui.simulation import Plan, histogram, plan_for
from waiting import DEADLINE

SMALL = games.load("letters")


def on_screen(plan: Plan, do: Callable[[Pilot[int], SimScreen], Awaitable[None]]) -> TableApp:
    app = TableApp(plan=plan)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, SimScreen)
            await do(pilot, screen)

    asyncio.run(run())
    return app


async def type_line(pilot: Pilot[int], screen: SimScreen, text: str) -> str:
    """Type a line, wait until nothing runs; what the console says."""
    screen.console.line.begin(text)
    await pilot.press("enter")
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    return " ".join(" ".join(line.text for line in screen.query_one(RichLog).lines).split())


def test_run_set_export(tmp_path: Path) -> None:
    files = {end: tmp_path / f"results.{end}" for end in ("txt", "json", "csv", "html")}

    async def do(pilot: Pilot[int], screen: SimScreen) -> None:
        assert "nothing to export" in await type_line(pilot, screen, "export")
        await type_line(pilot, screen, "set seed 7")
        await type_line(pilot, screen, "set a greedy")
        await type_line(pilot, screen, "set b random")
        assert "There is no bot 'nobody'" in await type_line(pilot, screen, "set b nobody")
        assert "cannot be set" in await type_line(pilot, screen, "set colour red")
        assert "40 games in" in await type_line(pilot, screen, "run 40")
        for path in files.values():
            await type_line(pilot, screen, f"export {path}")
        page = str(screen.query_one("#found", Static).content)
        assert "Strategy A: greedy" in page
        assert "Win Rate B: " in page
        chosen: Select[str] = screen.query_one("#a", Select)
        assert chosen.value == "greedy"

    on_screen(plan_for(SMALL, bots=("random", "random")), do)
    expected = simulate(SMALL, 2, ["greedy", "random"], 40, 7)
    found = json.loads(files["json"].read_text())
    assert found["bots"] == expected.plain()["bots"] or [bot["wins"] for bot in found["bots"]] == [
        bot.wins for bot in expected.bots
    ]
    text = files["txt"].read_text()
    assert "Games: 40\n" in text
    assert f"Avg Game Length: {expected.length.mean:.1f} turns" in text
    assert files["csv"].read_text().count("\n") == 3
    assert files["html"].read_text().startswith("<!doctype html>")


def test_ctrl_c_stops_and_keeps_what_was_played() -> None:
    async def do(pilot: Pilot[int], screen: SimScreen) -> None:
        screen.console.line.begin("run 1000000")
        await pilot.press("enter")
        async with asyncio.timeout(DEADLINE):
            while screen.found is None:
                await pilot.pause(0.02)
        await pilot.press("ctrl+c")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert 0 < screen.found.games < 1_000_000
        said = " ".join(line.text for line in screen.query_one(RichLog).lines)
        assert "they are kept" in " ".join(said.split())
        await pilot.press("ctrl+c")

    assert on_screen(plan_for(SMALL), do).return_value == 130


def test_tuimode_goes_to_the_table() -> None:
    async def do(pilot: Pilot[int], screen: SimScreen) -> None:
        screen.console.line.begin("tuimode")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)

    on_screen(plan_for(SMALL), do)


def test_what_is_asked_for_is_planned() -> None:
    asked = TableArguments(preset="spec", options="tokens=2", seats=3, seed=5)
    plan = new_plan("letters", ["random", "hard"], asked, 20, Path("kept.txt"))
    assert (plan.seats, plan.games, plan.seed, plan.output) == (3, 20, 5, "kept.txt")
    assert plan.options["tokens"] == "2"


@pytest.mark.parametrize(("bots", "seats"), [(["nobody"], None), ([], 9), (["random"] * 3, 2)])
def test_what_cannot_be_planned_is_refused_before_there_is_a_screen(
    bots: list[str], seats: int | None
) -> None:
    with pytest.raises(Malformed):
        new_plan("letters", bots, TableArguments(seats=seats), 20, None)


@pytest.mark.parametrize(("name", "value"), [("games", "x"), ("tokens", "99"), ("game", "chess")])
def test_what_cannot_be_set(name: str, value: str) -> None:
    with pytest.raises(Malformed):
        plan_for(SMALL).changed(name, value)


def test_histogram_counts_every_game() -> None:
    rows = histogram({10: 3, 11: 4, 99: 1}, bars=5)
    assert sum(int(row.split()[-1]) for row in rows) == 8
    assert len(rows) == 5
