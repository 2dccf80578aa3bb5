"""A room in plain lines: all that is shown, typed by somebody at a real server."""

import asyncio
import os
from asyncio.subprocess import PIPE
from pathlib import Path

from cli.roomlines import Person
from commands import PROGRAM
from server.wire import serving
from waiting import DEADLINE


async def before_the_game(zoe: Person) -> None:
    await zoe.until(lambda: "Start the game" in zoe.shown())
    await zoe.types("v", "Room ")
    await zoe.types("dance", "There is no such choice or command; h lists them.")
    await zoe.types("h", "take a choice", "programs on|off: host: may programs take seats")
    await zoe.types("set tokens", "House rules are written NAME=VALUE.")
    # With one token, she may be out before she is asked.
    await zoe.types("set tokens=2", "house rules spec (tokens=2), no clock")
    await zoe.types("hints maybe", "Type: hints on, or hints off")
    await zoe.types("hints on")
    await zoe.types("standins off")
    start = len(zoe.shown())
    await zoe.types("bot random", "bot random")
    assert "Room " not in zoe.shown()[start:]  # that has not changed
    await zoe.types("say Good evening", "Zoë says: Good evening")
    await zoe.types("l")
    await zoe.types("R", "princess")
    await zoe.types("help", "take a choice")


async def in_the_game(zoe: Person) -> None:
    await zoe.types("1", "Round 1 begins.", "Your hand")  # Start the game
    await zoe.until(lambda: zoe.play.menu)
    await zoe.types("v", "Your hand (2): ", "Set aside: 1 card")
    await zoe.types("l", "At first: ", "Turn 1: ")
    await zoe.types("?", "Whoever plays or discards her is out.")
    await zoe.types("r", "princess")
    await zoe.types("t", "A bot would choose: Play ")
    await zoe.types("b", "There is nothing to take back.")
    while zoe.desk.client.room and zoe.desk.client.room.phase == "playing":
        await zoe.until(lambda: zoe.play.menu or zoe.desk.view().over)
        if zoe.play.menu is not None:
            await zoe.choose()


def test_a_game_in_plain_lines(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving() as served:
            zoe = Person(served, await served.room("letters"), tmp_path)
            running = asyncio.create_task(zoe.play.run(zoe.typed.get))
            await before_the_game(zoe)
            await in_the_game(zoe)
            await zoe.until(lambda: "Scores: " in zoe.shown())
            await zoe.until(lambda: "The game is over. Type again" in zoe.shown())
            await zoe.types("v", "The game is over. Type again for another one.")
            await zoe.types("again", "Start the game")
            zoe.typed.put("q")
            assert await running == 0
            assert zoe.shown().endswith("Goodbye.\n")

    asyncio.run(run())


def test_a_pipe_that_stays_open_is_no_trouble_at_the_end(tmp_path: Path) -> None:
    """Somebody still waits for a line when the program ends."""

    async def run() -> tuple[int, bytes, bytes]:
        async with serving() as served:
            room = ["play", "--server", served.url, "--room", await served.room("letters")]
            process = await asyncio.create_subprocess_exec(
                *PROGRAM, *room, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=home(tmp_path)
            )
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("say Zoë\nq\n".encode())
            async with asyncio.timeout(DEADLINE):
                shown, wrong = await asyncio.gather(
                    process.stdout.read(),
                    process.stderr.read(),  # type: ignore[union-attr]
                )
                return await process.wait(), shown, wrong

    code, shown, wrong = asyncio.run(run())
    assert (code, wrong) == (0, b"")
    assert "Guest says: Zoë" in shown.decode()
    assert shown.endswith(b"Goodbye.\n")


def home(folder: Path) -> dict[str, str]:
    """Keys of seats are kept there."""
    return os.environ | {"XDG_STATE_HOME": str(folder)}
