"""Two terminals, a browser and a client of another protocol play one game in one room."""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field

import httpx
import pytest
from playwright.sync_api import Browser
from spec_clients import LettersClient

from tui.terminals import Terminal, needs_tmux
from waiting import DEADLINE
from web.serving import serving
from web.visitors import Visitor, check_all, living, plan_for

pytestmark = needs_tmux

NAMES = ("Phone", "Screen", "Lines", "Dialect")
ON_SCREEN = re.compile(r"│ +1 \S")
IN_LINES = re.compile(r"^  1  \S.*\Z", re.MULTILINE | re.DOTALL)


@pytest.fixture
def address() -> Iterator[str]:
    with serving() as found:
        yield found


async def talk(address: str, code: str) -> LettersClient:
    """The client of the specification, until the game is over."""
    path = f"/letters?game={code}&player=a-secret-of-mine&name=Dialect"
    client: LettersClient = await LettersClient.open(address.replace("http", "ws") + path)
    client.id = "a-secret-of-mine"
    await client.until(lambda frame: client.id in str(frame["Game"]["Players"]))
    answered = 0
    async with asyncio.timeout(DEADLINE):
        while not client.over:
            client.changed.clear()
            answer = client.answer() if len(client.frames) > answered else None
            answered = len(client.frames)
            if answer:
                await client.say(**answer)
            await client.changed.wait()
    await client.close()
    return client


@dataclass
class Hand:
    """Takes the first answer whenever a terminal asks something new."""

    terminal: Terminal
    question: re.Pattern[str]
    keys: tuple[str, ...]
    answered: str = field(default="")

    def move(self) -> str:
        """The screen; a key was pressed if it asked."""
        shown = self.terminal.screen()
        if shown != self.answered and self.question.search(shown.rstrip()):
            self.answered = shown
            self.terminal.press(*self.keys)
        return shown


def start(phone: Visitor, screen: Terminal, lines: Terminal) -> None:
    """All are here and ready; then the browser, which is host, starts."""
    for one in (screen, lines):
        one.until_says(*NAMES, "I am ready")
    lines.press("say Good evening", "Enter")
    screen.until_says("Lines says: Good evening")
    screen.press("1")
    lines.press("1", "Enter")
    for one in (screen, lines):
        one.until_says("Screen (you, ready)" if one is screen else "Lines (you, ready)")
    phone.tap("#start:not([disabled])")


def scores(shown: str) -> str:
    """What a terminal says at the end: everybody with their tokens."""
    found = re.search(r"Scores: ([\w ]+, [\w ]+, [\w ]+, \w+ \d)", " ".join(shown.split()))
    assert found, shown
    return found[1]


def test_all_of_them_in_one_room(
    browser: Browser, address: str, terminal: Callable[..., Terminal]
) -> None:
    wanted = {"game": "letters", "options": {"tokens": "1"}}
    rooms = f"{address}/api/rooms"
    answer = httpx.post(rooms, json=wanted, trust_env=False, timeout=DEADLINE)
    code = answer.json()["room"]
    with ExitStack() as stack:
        home = stack.enter_context(living(browser, address))
        phone = home.phone().join(code, "Phone")
        where = ("--server", address, "--room", code, "--name")
        screen = terminal("tui", *where, "Screen")
        lines = terminal("play", *where, "Lines")
        pool = stack.enter_context(ThreadPoolExecutor(1))
        talking = pool.submit(asyncio.run, talk(address, code))
        start(phone, screen, lines)
        phone.play_by_itself(plan_for("letters"))
        hands = [Hand(screen, ON_SCREEN, ("1",)), Hand(lines, IN_LINES, ("1", "Enter"))]
        screen.until(lambda _: {"Scores: " in hand.move() for hand in hands} == {True})
        client = talking.result(DEADLINE)
        assert client.update()["Game"]["Phase"] == "game_end"
        phone.see(".results, .ending, [data-over]")
        assert scores(screen.screen()) == scores(lines.screen())
        assert {name for name in NAMES if name in scores(lines.screen())} == set(NAMES)
        check_all(home.visitors)
