"""Rooms in memory: their logs, timers, bots and slow clients, by a clock that tests hold."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.kernel.table import Table
from parlour.room.patience import GRACE
from parlour.room.state import PACES
from parlour.server.live import MOST_THOUGHTS
from parlour.server.rooms import Crowded, Rooms
from parlour.store import Entry, StaleAppend, StoreFailed
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import SqliteStore
from server.hosting import Phone, clock_of, hosting, opened, scenario, seated, settle
from server.wire import settings


class SlowStore(MemoryStore):
    """Appends wait until somebody lets them happen; they may be made to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[tuple[asyncio.Future[None], str, int, list[bytes]]] = []
        self.holding = False
        self.error: Exception | None = None

    def append(self, room: str, expected: int, records: list[bytes]) -> asyncio.Future[None]:
        if self.error is not None:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.set_exception(self.error)
            return done
        if not self.holding:
            return super().append(room, expected, records)
        done = asyncio.get_running_loop().create_future()
        self.held.append((done, room, expected, records))
        return done

    async def release(self) -> None:
        """Let everything that waits happen, in order."""
        self.holding = False
        held, self.held = self.held, []
        for done, room, expected, records in held:
            try:
                await super().append(room, expected, records)
                done.set_result(None)
            except StaleAppend as error:
                done.set_exception(error)
        await settle()


# Acknowledged means stored


@scenario
async def test_nothing_is_said_before_it_is_stored() -> None:
    store = SlowStore()
    async with hosting(store) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        store.holding = True
        before = [len(phone.frames) for phone in phones]
        said = phones[0].say("say", text="hello")
        refused = phones[1].say("start")  # not his to do; but the answer waits for its turn
        await settle()
        assert [len(phone.frames) for phone in phones] == before
        await store.release()
        assert (await phones[0].answer(said))["type"] == "ack"
        assert (await phones[1].answer(refused))["payload"]["code"] == "forbidden"
        assert len(phones[1].all("said")) == len(phones[0].all("said")) == 1


@scenario
async def test_a_lost_race_is_told_and_the_room_read_again() -> None:
    store = MemoryStore()
    async with hosting(store) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        tv = Phone(rooms).enter(live)
        other = Rooms(settings(), store, rooms.clock)  # another node on the same store
        elsewhere = await other.find(live.code)
        assert elsewhere is not None
        guest = Phone(other).enter(elsewhere)
        assert (await guest.do("join", name="Elsewhere"))["type"] == "ack"
        answer = await phones[0].do("say", text="too late")
        assert answer["payload"]["code"] == "stale"
        await settle()
        assert live.dead
        assert rooms.metrics.rooms_reloaded == 1
        for phone in [*phones, tv]:
            names = [player["name"] for player in phone.last("room")["players"]]
            assert names == ["P0", "P1", "Elsewhere"]
        assert phones[0].last("welcome")["place"] == 1
        assert tv.last("welcome")["place"] is None
        assert (await phones[0].do("say", text="again"))["type"] == "ack"
        assert tv.last("said")["text"] == "again"


@scenario
async def test_a_failed_store_sends_everybody_away_for_a_moment() -> None:
    store = SlowStore()
    async with hosting(store) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        assert not rooms.unready
        store.error = StoreFailed("The disk is full.")
        answer = await phones[0].do("ready", ready=False)
        assert answer["payload"]["code"] == "stale"
        assert rooms.unready
        store.error = None
        await settle()
        assert phones[1].last("welcome")["place"] == 2
        assert phones[1].last("room")["players"][0]["ready"] is True
        await clock_of(rooms).pass_(60)
        assert not rooms.unready


@scenario
async def test_a_bug_in_a_room_costs_only_what_was_not_stored() -> None:
    async with hosting() as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        live.room.audience.clients.clear()  # which the room does not expect
        answer = await phones[0].do("say", text="boom")
        assert answer["payload"]["code"] == "stale"
        await settle()
        assert rooms.metrics.rooms_failed == 1
        assert (await phones[0].do("say", text="fine"))["type"] == "ack"
        assert phones[1].last("said")["text"] == "fine"


# Time


@scenario
async def test_a_turn_timer_plays_for_those_who_do_not() -> None:
    async with hosting() as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        await phones[0].do("settings", pace="fast")
        await phones[0].do("start")
        first = phones[0].last("game")
        assert first["seconds"] == PACES["fast"][0]
        await clock_of(rooms).pass_(PACES["fast"][0] - 1)
        assert phones[0].last("game") == first
        await clock_of(rooms).pass_(2)
        assert phones[0].last("game")["seq"] > first["seq"]


@scenario
async def test_timers_go_on_after_a_restart() -> None:
    store = MemoryStore()
    async with hosting(store) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        await phones[0].do("settings", pace="fast")
        await phones[0].do("start")
        keys = [phone.last("joined")["key"] for phone in phones]
        seq = phones[0].last("game")["seq"]
        rooms.live.clear()  # as if the process had died
        again = await rooms.find(live.code)
        assert again is not None
        assert again is not live
        phone = Phone(rooms).enter(again, keys[0])
        assert phone.last("game")["seconds"] is not None
        await clock_of(rooms).pass_(PACES["fast"][0] + 1)
        assert phone.last("game")["seq"] > seq


@scenario
async def test_an_absent_player_gets_a_stand_in_and_comes_back() -> None:
    async with hosting() as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        await phones[0].do("start")
        waits = [bool(phone.last("game")["choices"]) for phone in phones].index(True)
        gone, other = phones[waits], phones[1 - waits]
        live.disconnect(gone.connection)
        seq = other.last("game")["seq"]
        await clock_of(rooms).pass_(GRACE + 1)
        assert other.last("game")["seq"] > seq
        back = Phone(rooms).enter(live, gone.last("joined")["key"])
        await settle()
        players = back.last("room")["players"]
        assert all(player["bot"] is None for player in players)


@scenario
async def test_hints_do_not_keep_bots_from_thinking() -> None:
    """Whoever asks for hints again and again is answered some of them; a bot is asked always."""
    async with hosting() as rooms:
        asked: list[str] = []

        async def endless(room: object, view: Table, options: object, bot: str) -> int:
            asked.append(bot)
            await asyncio.Event().wait()
            raise AssertionError

        live = await opened(rooms)
        (person,) = await seated(rooms, live, 1, bots=2)
        assert (await person.do("settings", hints=True))["type"] == "ack"
        await person.do("start")
        while not person.last("game")["choices"]:
            await settle()
        rooms.bots.ask = endless  # type: ignore[method-assign]
        for _ in range(3 * MOST_THOUGHTS):
            assert (await person.do("hint"))["type"] == "ack"
        await settle()
        assert asked == ["medium"] * MOST_THOUGHTS
        while person.last("game")["choices"]:
            await person.do("act", action=person.last("game")["choices"][0])
        await settle()
        assert asked[MOST_THOUGHTS:] == ["random"]


@scenario
async def test_bots_take_their_time() -> None:
    async with hosting(bot_delay=10) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 1, bots=2)
        await phones[0].do("start")
        while phones[0].last("game")["choices"]:
            game = phones[0].last("game")
            await phones[0].do("act", action=game["choices"][0], seen=game["seq"])
        seq = phones[0].last("game")["seq"]
        await clock_of(rooms).pass_(5)
        assert phones[0].last("game")["seq"] == seq
        await clock_of(rooms).pass_(40)
        assert phones[0].last("game")["seq"] > seq


# Rooms come and go


@scenario
async def test_empty_rooms_leave_memory_and_come_back() -> None:
    async with hosting(unload_seconds=100) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        await phones[0].do("start")
        await clock_of(rooms).pass_(500)
        assert rooms.rooms_in_memory == 1
        for phone in phones:
            live.disconnect(phone.connection)
        await clock_of(rooms).pass_(500)
        assert rooms.rooms_in_memory == 0
        again = await rooms.find(live.code)
        assert again is not None
        phone = Phone(rooms).enter(again, phones[0].last("joined")["key"])
        assert phone.last("room")["phase"] == "playing"
        assert phone.last("game")["view"]["faces"] == phones[0].last("game")["view"]["faces"]


@scenario
async def test_old_rooms_are_swept() -> None:
    clock: list[float] = [0.0]
    store = MemoryStore(lambda: clock[0])
    async with hosting(store, keep_days=30, keep_lobby_days=1, unload_seconds=60) as rooms:
        now = clock_of(rooms)
        clock[0] = now.now()
        played, lobby = await opened(rooms), await opened(rooms)
        phones = await seated(rooms, played, 2)
        await phones[0].do("start")
        for phone in phones:
            played.disconnect(phone.connection)
        await now.pass_(120)
        assert rooms.rooms_in_memory == 0
        now.jump(2 * 86400)
        await rooms.sweep()
        assert await store.tail(lobby.code) == 0
        assert await store.tail(played.code) > 0
        assert await rooms.find(lobby.code) is None
        now.jump(40 * 86400)
        await now.pass_(60)  # it comes by itself
        assert await store.rooms() == []


@scenario
async def test_limits_on_rooms() -> None:
    async with hosting(rooms_per_hour=3, max_rooms=5) as rooms:
        for _ in range(3):
            await rooms.create("letters", address="1.2.3.4")
        with pytest.raises(Crowded, match="many rooms"):
            await rooms.create("letters", address="1.2.3.4")
        for _ in range(2):
            await rooms.create("letters", address="5.6.7.8")
        with pytest.raises(Crowded, match="as many rooms as it may"):
            await rooms.create("letters", address="9.9.9.9")
        await clock_of(rooms).pass_(3700)
        await rooms.create("letters", address="1.2.3.4")
        assert len(await rooms.store.rooms()) == 5


@scenario
async def test_two_who_ask_for_a_room_at_once_get_the_same() -> None:
    async with hosting() as rooms:
        code = await rooms.create("letters")
        first, second = await asyncio.gather(rooms.find(code), rooms.find(code))
        assert first is second is not None


@scenario
async def test_the_limit_of_rooms_holds_when_many_come_at_once() -> None:
    async with hosting(SlowRooms(), max_rooms=5) as rooms:
        made = await asyncio.gather(
            *(rooms.create("letters") for _ in range(40)), return_exceptions=True
        )
        assert len([one for one in made if isinstance(one, str)]) == 5
        assert len([one for one in made if isinstance(one, Crowded)]) == 35
        assert len(await rooms.store.rooms()) == 5


class SlowRooms(MemoryStore):
    """Between looking and doing there is time for others."""

    async def rooms(self) -> list[Entry]:
        found = await super().rooms()
        await settle()
        return found


@scenario
async def test_a_full_server_makes_room_by_age() -> None:
    """Lobbies that were left go first, then rooms nobody came to for a day; never one in use."""
    async with hosting(max_rooms=3) as rooms:
        played = await opened(rooms)
        phones = await seated(rooms, played, 2)
        await phones[0].do("start")
        for phone in phones:
            played.disconnect(phone.connection)
        await clock_of(rooms).pass_(400)  # it is put away
        assert played.code not in rooms.live
        lobby = await rooms.create("letters")
        used = await opened(rooms)
        guest = Phone(rooms).enter(used)
        with pytest.raises(Crowded):
            await rooms.create("letters")  # nobody had the time to come
        await clock_of(rooms).pass_(700)
        young = await rooms.create("letters")
        assert await codes(rooms) == {played.code, used.code, young}, lobby
        with pytest.raises(Crowded):
            await rooms.create("letters")
        assert await rooms.look_up(young, "") is not None
        Phone(rooms).enter(rooms.live[young])
        await clock_of(rooms).pass_(86_400)
        last = await rooms.create("letters")
        assert await codes(rooms) == {used.code, young, last}
        assert guest.closed is None


@scenario
async def test_who_only_looks_a_lobby_up_does_not_keep_it() -> None:
    async with hosting(max_rooms=2) as rooms:
        looked_up, left = await rooms.create("letters"), await opened(rooms)
        phone = Phone(rooms).enter(left)
        for _ in range(7):
            await clock_of(rooms).pass_(100)
            assert await rooms.look_up(looked_up, "") is not None
        left.disconnect(phone.connection)
        assert looked_up in rooms.live
        await rooms.create("letters")
        assert looked_up not in await codes(rooms) | rooms.live.keys()
        assert left.code in await codes(rooms), "its people may be back in a moment"


async def codes(rooms: Rooms) -> set[str]:
    return {entry.room for entry in await rooms.store.rooms()}


@scenario
async def test_lobbies_nobody_is_in_go_within_hours() -> None:
    async with hosting() as rooms:
        for _ in range(5):
            await rooms.create("letters")
        used = await opened(rooms)
        Phone(rooms).enter(used)
        await clock_of(rooms).pass_(4 * 3600)
        await settle()
        assert await codes(rooms) == {used.code}


@scenario
async def test_a_disk_that_is_full_is_named_to_the_host_only() -> None:
    store = SlowStore()
    async with hosting(store) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        store.error = StoreFailed("Cannot write rooms.db: database or disk is full.")
        with capture() as lines:
            answer = await phones[0].do("say", text="hello")
        assert answer["payload"]["code"] == "stale"
        assert answer["payload"]["text"].startswith("This cannot be saved now")
        assert "disk" not in f"{[phone.frames for phone in phones]}"
        assert [line for line in lines if "database or disk is full" in line]
        assert rooms.unready == "The store has just failed."


@contextmanager
def capture() -> Iterator[list[str]]:
    """What is logged meanwhile."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("parlour").addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger("parlour").removeHandler(handler)


@scenario
async def test_farewell() -> None:
    async with hosting() as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        await rooms.farewell()
        assert rooms.unready
        for phone in phones:
            assert phone.last("goodbye")["again"] is True
            assert phone.closed == 1012


def test_rooms_can_be_opened_again_from_their_file(tmp_path: Path) -> None:
    async def first() -> tuple[str, list[str], dict[str, Any]]:
        async with hosting(SqliteStore(tmp_path / "x.db")) as rooms:
            for _ in range(20):  # until a deal offers a choice of several steps
                live = await opened(rooms)
                phones = await seated(rooms, live, 3)
                await phones[0].do("start")
                mover = next(phone for phone in phones if phone.last("game")["choices"])
                answer = await mover.do("pick", step=first_step(mover))
                assert answer["type"] == "ack"
                if mover.last("game")["pick"]:
                    break
            keys = [phone.last("joined")["key"] for phone in phones]
            return live.code, keys, mover.last("game")

    async def second(code: str, keys: list[str], game: dict[str, Any]) -> None:
        async with hosting(SqliteStore(tmp_path / "x.db")) as rooms:
            live = await rooms.find(code)
            assert live is not None
            phones = [Phone(rooms).enter(live, key) for key in keys]
            mover = phones[game["view"]["viewer"]]
            found = mover.last("game")
            assert found["pick"] == game["pick"]
            assert found["pick"]
            assert found["view"] == game["view"]
            assert found["choices"] == game["choices"]
            for phone in phones:
                if phone is not mover:
                    assert phone.last("game")["pick"] == []

    code, keys, game = asyncio.run(first())
    asyncio.run(second(code, keys, game))


def first_step(phone: Phone) -> int:
    """Of a choice with several steps."""
    from parlour import games
    from parlour.kernel.picks import steps

    update = phone.last("game")
    return steps(games.load("letters"), update["choices"], ())[0]
