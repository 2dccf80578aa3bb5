"""Tables of clients that were written from the specifications, and how they play."""

import asyncio
import functools
import random
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

from spec_clients import (
    CitadelsClient,
    CoupClient,
    EightsClient,
    LettersClient,
    OracleClient,
)

from server.wire import Served, http_to
from waiting import DEADLINE

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus")
P = ParamSpec("P")
RETRIES = 30  # after errors, without a new state


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def states(client: Any) -> int:
    kinds = ("game_state", "state", "player_state")
    if isinstance(client, OracleClient):
        return sum(line.startswith("STATE") for line in client.lines)
    return sum("Game" in frame or frame.get("type") in kinds for frame in client.frames)


def size(client: Any) -> int:
    return len(client.lines if isinstance(client, OracleClient) else client.frames)


def alive(client: Any) -> None:
    """Fail if a client has seen something that it should not."""
    reading = client.task if isinstance(client, OracleClient) else client.reader
    if reading.done() and not reading.cancelled():
        reading.result()


async def calm(server: Served, clients: list[Any]) -> None:
    """Wait until nothing is under way: all that was said is done, stored and told."""
    for client in clients:
        await client.heard()
    async with asyncio.timeout(DEADLINE):
        while any(live.behind for live in server.app.rooms.live.values()):
            await asyncio.sleep(0.001)
    for client in clients:
        await client.heard()


async def play(clients: list[Any], stop: Callable[[], bool] = lambda: False) -> None:
    """Everybody answers what they are asked, until the game is over or a test says stop."""
    seen = dict.fromkeys(clients, -1)
    tries: dict[Any, tuple[int, int]] = {}
    loop = asyncio.get_running_loop()
    until = loop.time() + 2 * DEADLINE
    while not all(client.over for client in clients) and not stop():
        assert loop.time() < until, f"no end in sight: {clients[0].answer()}"
        quiet = True
        for client in clients:
            alive(client)
            if size(client) == seen[client] or client.over:
                continue
            seen[client] = size(client)
            state, tried = tries.get(client, (-1, 0))
            tried = tried + 1 if state == states(client) else 0
            tries[client] = states(client), tried
            answer = client.answer()
            if answer and tried < RETRIES:
                quiet = False
                await tell(client, answer)
        if quiet:
            await asyncio.sleep(0.002)


async def tell(client: Any, answer: Any) -> None:
    """Say an answer: a line or a message."""
    await (client.say(answer) if isinstance(answer, str) else client.say(**answer))


async def walk(server: Served, clients: list[Any], there: Callable[[], object]) -> bool:
    """Play one answer at a time until a state is reached that all have seen; or never."""
    async with asyncio.timeout(2 * DEADLINE):
        while not all(client.over for client in clients):
            for client in clients:
                if there():
                    return True
                answer = None if client.over else client.answer()
                if answer:
                    await tell(client, answer)
                    await calm(server, clients)
    return False


def ws(server: Served, path: str) -> str:
    return f"ws://127.0.0.1:{server.port}{path}"


async def coup_table(server: Served, names: tuple[str, ...], path: str = "/coup") -> list[Any]:
    clients: list[Any] = []
    key = ""
    for name in names:
        client = await CoupClient.open(ws(server, path))
        client.name = name
        client.dice = random.Random(name)
        if not key:
            room = await client.ask("room_state", type="create", data={"name": name})
            key = room["data"]["key"]
            assert len(key) == 5
        else:
            await client.ask("room_state", type="join", data={"name": name, "key": key})
        clients.append(client)
    return clients


async def eights_table(server: Served, seats: int, path: str = "/eights") -> list[Any]:
    clients: list[Any] = []
    for name in NAMES[:seats]:
        client = await EightsClient.open(ws(server, path))
        client.dice = random.Random(name)
        if not clients:
            start: dict[str, Any] = {"action": "create"}
            await client.ask("roomCreated", **start, playerName=name, avatar="cat" * 9)
        else:
            code = clients[0].code
            await client.ask("joined", action="join", roomCode=code, playerName=name, avatar="🐸")
        clients.append(client)
    return clients


async def citadels_table(
    server: Served, seats: int, code: str = "", **options: object
) -> tuple[Any, list[Any]]:
    """A TV and phones in a new room; with a code or options, one that was made natively."""
    async with http_to(server.url) as http:
        if code or options:
            native = code or await server.room("citadels", options=options)
            game = (await http.get(f"/api/rooms/{native}")).json()["id"]
        else:
            answer = await http.get("/api/create")
            assert answer.status_code == 303
            game = answer.headers["location"].removeprefix("/tv.html?game=")
        assert len(game) == 8
        ids = [(await http.get("/api/player-id")).text for _ in range(seats)]
    tv = await CitadelsClient.open(ws(server, f"/ws?game={game}&type=tv"))
    tv.others = tuple(ids)
    empty = await tv.of_type("lobby_update")
    assert code or empty["payload"] == {"game_id": game, "players": [], "started": False}
    phones: list[Any] = []
    for name, id in zip(NAMES, ids, strict=False):
        phone = await CitadelsClient.open(ws(server, f"/ws?game={game}&player={id}&type=player"))
        phone.id, phone.game, phone.dice = id, game, random.Random(name)
        phone.others = tuple(other for other in ids if other != id)
        await phone.of_type("lobby_update")
        await phone.send("join", player_id=id, name=name)
        await phone.until(functools.partial(lists, phone.id, False))
        phones.append(phone)
    return tv, phones


def lists(id: str, ready: bool, frame: Any) -> bool:
    """Whether a frame lists a player who is ready, or not yet."""
    players = frame["payload"]["players"] if frame["type"] == "lobby_update" else []
    return any(player["id"] == id and player["ready"] is ready for player in players)


async def ready_and_start(phones: list[Any]) -> None:
    for phone in phones:
        start = len(phone.frames)
        await phone.send("ready", ready=True)
        await phone.until(functools.partial(lists, phone.id, True), start)
    await phones[-1].send("start_game")
    for phone in phones:
        await phone.of_type("player_state")


async def reopened_phone(server: Served, old: Any) -> Any:
    """The phone of a player whose connection is lost."""
    phone = await CitadelsClient.open(
        ws(server, f"/ws?game={old.game}&player={old.id}&type=player")
    )
    phone.id, phone.others, phone.game, phone.dice = old.id, old.others, old.game, old.dice
    await phone.of_type("player_state")
    return phone


async def oracle_table(port: int) -> list[Any]:
    """Two who do not wait to be paired."""
    clients = [await OracleClient.open(port) for _ in range(2)]
    for number, client in enumerate(clients):
        client.dice = random.Random(number)
        await client.say("stat")
    for client in clients:
        await client.until("STATE")
    return clients


async def letters_table(server: Served, seats: int) -> list[Any]:
    code = await server.room("letters", options={"tokens": "2"})
    keys = [f"key-of-{name}-{random.random()}" for name in NAMES[:seats]]
    clients: list[Any] = []
    for name, key in zip(NAMES, keys, strict=False):
        client = await LettersClient.open(
            ws(server, f"/letters?game={code}&player={key}&name={name}")
        )
        client.id, client.code, client.dice = key, code, random.Random(name)
        client.others = tuple(other for other in keys if other != key)
        await client.until(lambda f: key in str(f["Game"]["Players"]))  # noqa: B023
        clients.append(client)
    return clients
