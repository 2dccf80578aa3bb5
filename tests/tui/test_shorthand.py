"""A game's own commands, typed at a terminal."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cli.roomlines import Person
from commands import Capture, Patch, run, typing
from parlour import games
from parlour.client.address import read_address
from parlour.client.keys import Keys
from parlour.client.room import RoomClient
from parlour.gamefile import read_game
from parlour.kernel.codec import sight_of
from parlour.kernel.errors import Illegal, Refused
from parlour.kernel.game import Game
from parlour.tui.match import Match
from parlour.tui.remote import RemoteDesk
from parlour.tui.screens.app import TableApp
from parlour.tui.screens.console import Console
from parlour.tui.screens.table import TableScreen
from parlour.tui.seating import match_for
from parlour.tui.shorthand import read_typed, shorthand_help
from server.wire import serving
from waiting import DEADLINE

SPEAKING = [game for game in map(games.load, games.names()) if game.shorthand]
ORACLE = games.load("oracle")

Told = Callable[[], str]  # everything that was said so far


def new_match(game: Game = ORACLE) -> Match:
    match = match_for(game, game.settle(), ["Zoë"], ["random"], 2, seed=3)
    match.advance()
    return match


def test_a_game_without_commands_has_none() -> None:
    game = games.load("letters")
    sight = sight_of(new_match(game).table, 0)
    assert read_typed(game, sight, "stat") == ((), None)
    assert read_typed(game, sight, "pass") == ((), None)
    assert shorthand_help(game) == []


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)
def test_what_is_no_command_is_left_to_others(game: Game) -> None:
    sight = sight_of(new_match(game).table, 0)
    for line in ("", "help", "quit", "nonsense", "1"):
        assert read_typed(game, sight, line) == ((), None)
    assert shorthand_help(game)[-1][0] == "stat"


def test_commands_name_places_and_mean_actions() -> None:
    match = new_match()
    lines, actions = read_typed(ORACLE, match.sight(), "stat")
    assert actions is None
    hand = match.view().zones[ORACLE.hand.index] if ORACLE.hand else []
    assert lines[0].startswith("Your hand: 00 ")
    assert lines[0].count(", ") == len(hand) - 1
    _, actions = read_typed(ORACLE, match.sight(), "PASS")
    assert actions == (ORACLE.action_numbers["pass", ()],)
    for line, why in (("cham", "needs places"), ("cham 19", "no card"), ("defe 00", "cannot")):
        with pytest.raises(Illegal, match=why):
            read_typed(ORACLE, match.sight(), line)


def test_all_of_it_or_nothing() -> None:
    match = new_match()
    before = match.tape.end
    good = ORACLE.action_numbers["pass", ()]
    with pytest.raises(Refused):
        match.act([good, -1])
    assert match.tape.end == before


def test_in_plain_lines(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "game"
    typing(monkeypatch, "stat", "cham 99", "h", "pass", "q")
    text = run(capsys, "play", "oracle", "--seed", "3", "--bots", "novice", "--save", str(path))
    assert "Your hand: 00 " in text
    assert "There is no card at that place." in text
    assert "cham 01,04,06" in text
    assert "Guest passes." in text
    assert read_game(path).log.events


def pasted(match: Match, text: str) -> list[str]:
    """What a screen says after these lines."""
    app = TableApp(match)

    async def do() -> list[str]:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            screen = app.screen
            assert isinstance(screen, TableScreen)
            await pilot.press("slash")
            await screen.console.line.paste(text)
            await settled(pilot)
            return [str(one) for one in screen.console.book.said]

    return asyncio.run(do())


def test_on_a_screen() -> None:
    said = pasted(new_match(), "stat\ncham 99\ncham\npass\n")
    for part in ("Your hand: 00 ", "There is no card at", "cham needs places.", "Zoë passes."):
        assert any(part in one for one in said), part


def test_giving_up_in_plain_lines(capsys: Capture, monkeypatch: Patch) -> None:
    typing(monkeypatch, "forf please", "FORF")
    text = run(capsys, "play", "oracle", "--seed", "3", "--bots", "novice")
    assert "forf please\nType a number" in text  # nothing is given up by mistake
    assert "The game goes to Ada." in text


def test_giving_up_on_a_screen() -> None:
    match = new_match()
    assert pasted(match, "forf\nforf\n")[-1] == "The game is over."
    assert match.over


def test_giving_up_in_a_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving() as house:
            zoe = Person(house, await house.room("oracle"), tmp_path)
            running = asyncio.create_task(zoe.play.run(zoe.typed.get))
            await zoe.until(lambda: "Start the game" in zoe.shown())
            await zoe.types("forf", "There is no such choice or command")  # nothing has begun
            await zoe.types("bot random", "bot random")
            await zoe.types("start", "draws a card. (6×)", "Your hand")
            await zoe.types("forf", "Zoë leaves the game.", "The game goes to Ada.")
            zoe.typed.put("q")
            assert await running == 0

    asyncio.run(run())


# In a room: what was typed is sent, one action after the other


def command_for(desk: RemoteDesk) -> str:
    """A command for the phase: as little as can be, but of several steps where there are some."""
    sight = desk.sight()
    phase = ORACLE.names["phase"][sight.fields["phase"]]
    surplus = " ".join(f"{place:02}" for place in range(sight.fields["left"]))
    return {"mulligan": "disc 00,01", "discard": f"disc {surplus}", "defence": "decl"}.get(
        phase, "pass"
    )


class Typist:
    """Somebody who types in a room, on a screen or in plain lines."""

    def __init__(self, desk: RemoteDesk, send: Callable[[str], None], told: Told) -> None:
        self.desk = desk
        self.send = send
        self.told = told

    async def type(self, line: str, *answers: str) -> None:
        self.send(line)
        async with asyncio.timeout(DEADLINE):
            while not all(answer in self.told() for answer in answers):
                await asyncio.sleep(0.005)

    async def asked(self) -> None:
        async with asyncio.timeout(DEADLINE):
            while not (self.desk.client.update and self.desk.client.update.choices):
                await asyncio.sleep(0.005)

    async def play(self) -> None:
        """Start, and type commands until there was one of several steps and one of a turn."""
        await self.type("bot random", "bot random")
        self.send("start")
        await self.asked()
        await self.type("stat", "Your hand: 00 ", "Your discards: no card")
        await self.type("cham 99", "There is no card at that place.")
        await self.type("DEFE", "defe needs places.")
        while "Zoë passes." not in self.told():
            await self.asked()
            seq = self.desk.client.update.seq if self.desk.client.update else 0
            self.send(command_for(self.desk))
            async with asyncio.timeout(DEADLINE):
                while self.desk.client.update and self.desk.client.update.seq == seq:
                    await asyncio.sleep(0.005)

    @property
    def discarded(self) -> bool:
        return self.told().count("Zoë discards") > 1


def test_in_plain_lines_in_a_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving() as house:
            for number in range(20):  # until the other one begins
                zoe = Person(house, await house.room("oracle"), tmp_path / str(number))
                running = asyncio.create_task(zoe.play.run(zoe.typed.get))
                await zoe.until(lambda: "Start the game" in zoe.shown())  # noqa: B023
                typist = Typist(zoe.desk, zoe.typed.put, zoe.shown)
                await typist.play()
                zoe.typed.put("q")
                assert await running == 0
                if typist.discarded:
                    return
        pytest.fail("never had to discard")

    asyncio.run(run())


def test_on_a_screen_in_a_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving() as house:
            client = RoomClient(read_address(house.url), await house.room("oracle"))
            desk = RemoteDesk(client, "Zoë", Keys(tmp_path / "keys.json"))
            app = TableApp(room=desk)
            async with app.run_test(size=(80, 24)) as pilot:
                screen = app.screen
                assert isinstance(screen, TableScreen)
                await desk.client.entered()
                while not screen.entries:
                    await pilot.pause(0.01)
                await pilot.press("slash")

                def send(line: str) -> None:
                    screen.console.post_message(Console.Typed(line))

                def told() -> str:
                    return " ".join([*map(str, screen.console.book.said), *map(str, lobby())])

                def lobby() -> list[str]:
                    players = desk.client.room.players if desk.client.room else []
                    return [f"bot {one.bot}" for one in players]

                await Typist(desk, send, told).play()

    asyncio.run(run())


async def settled(pilot: Pilot[int]) -> None:
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
