"""A room that is lost and read again, long logs, and connections that speak a dialect."""

import asyncio
import json
from typing import Any

from parlour.room.codec import WireForm, read_command
from parlour.room.messages import Ack, Command, Error, GameUpdate, Message, RoomInfo
from parlour.room.records import Spoken, encode_record
from parlour.server.live import MOST_LATE, SLICE, read_log
from parlour.server.rooms import Rooms
from parlour.store import StaleAppend
from parlour.store.memory import MemoryStore
from server.hosting import Phone, hosting, opened, scenario, seated, settle


class SlowReads(MemoryStore):
    """A store that fails one append and then takes its time to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = False
        self.readable = asyncio.Event()
        self.readable.set()

    def append(self, room: str, expected: int, records: list[bytes]) -> "asyncio.Future[None]":
        if not self.broken:
            return super().append(room, expected, records)
        self.broken = False
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(StaleAppend(room))
        return done

    async def read(self, room: str, start: int = 0) -> list[bytes]:
        await self.readable.wait()
        return await super().read(room, start)

    async def lose(self, phone: Phone) -> None:
        """The next thing that is stored is not, and reading waits for `readable`."""
        self.broken = True
        self.readable.clear()
        answer = await phone.do("say", text="lost")
        assert answer["payload"]["code"] == "stale"


async def playing(rooms: Rooms, people: int) -> list[Phone]:
    phones = await seated(rooms, await opened(rooms), people)
    await settle()
    return phones


@scenario
async def test_what_is_said_while_a_room_is_read_again_is_done_afterwards() -> None:
    store = SlowReads()
    async with hosting(store) as rooms:
        phones = await playing(rooms, 2)
        await store.lose(phones[0])
        first, second = phones[0].say("say", text="one"), phones[1].say("say", text="two")
        wrong = phones[1].say("kick", place=1)
        await settle()
        assert first not in [ack["id"] for ack in phones[0].all("ack")]
        store.readable.set()
        assert (await phones[0].answer(first))["type"] == "ack"
        assert (await phones[1].answer(second))["type"] == "ack"
        assert (await phones[1].answer(wrong))["payload"]["code"] == "forbidden"
        assert [said["text"] for said in phones[1].all("said")] == ["one", "two"]


@scenario
async def test_what_is_kept_for_a_lost_room_has_a_bound() -> None:
    store = SlowReads()
    async with hosting(store) as rooms:
        phones = await playing(rooms, 2)
        await store.lose(phones[0])
        ids = [phones[1].say("ready", ready=bool(number % 2)) for number in range(MOST_LATE + 3)]
        await settle()
        for id in ids[MOST_LATE:]:
            assert (await phones[1].answer(id))["payload"]["code"] == "limit"
        store.readable.set()
        for id in ids[:MOST_LATE]:
            assert (await phones[1].answer(id))["type"] == "ack"


@scenario
async def test_an_action_repeated_over_a_lost_room_is_done_once() -> None:
    store = SlowReads()
    async with hosting(store) as rooms:
        phones = await playing(rooms, 2)
        assert (await phones[0].do("start"))["type"] == "ack"
        mover = next(phone for phone in phones if phone.last("game")["choices"])
        action = mover.last("game")["choices"][0]
        mover.say("act", id="same", action=action)
        assert (await mover.answer("same"))["type"] == "ack"
        code = mover.last("welcome")["room"]
        size = await store.tail(code)
        await store.lose(mover)
        mover.say("act", id="same", action=action)
        store.readable.set()
        await settle()
        assert [ack["id"] for ack in mover.all("ack")].count("same") == 2
        assert await store.tail(code) == size


@scenario
async def test_whoever_left_a_seat_watches_on_when_the_room_is_read_again() -> None:
    store = SlowReads()
    async with hosting(store) as rooms:
        phones = await playing(rooms, 3)
        assert (await phones[2].do("leave"))["type"] == "ack"
        assert phones[2].all("left") == [{"place": 3}]
        await store.lose(phones[0])
        store.readable.set()
        await settle()
        assert phones[2].closed is None
        assert phones[2].last("welcome")["place"] is None
        assert (await phones[0].do("say", text="hello"))["type"] == "ack"
        assert phones[2].last("said")["text"] == "hello"


@scenario
async def test_a_long_log_is_read_piece_by_piece() -> None:
    async with hosting() as rooms:
        phones = await playing(rooms, 2)
        code = phones[0].last("welcome")["room"]
        records = await rooms.store.read(code)
        records += [encode_record(Spoken(at=0.0, place=1, text="hm"))] * (5 * SLICE)
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        counting = asyncio.create_task(count())
        reading = await read_log(records)
        counting.cancel()
        assert reading.state.records == len(records)
        assert turns >= 5


# Dialects


class Shouting(WireForm):
    """A wire form of its own: words instead of JSON, several texts for a message or none."""

    def read(self, data: str) -> tuple[Command, str | None]:
        kind, _, text = data.partition(" ")
        payload = {"say": {"text": text}, "join": {"name": text}}[kind]
        return read_command(json.dumps({"type": kind, "payload": payload, "id": kind}))

    def write(self, message: Message) -> list[bytes]:
        match message:
            case RoomInfo(players=players):
                return [f'"{player.name.upper()}!"'.encode() for player in players]
            case GameUpdate(choices=choices):
                return [json.dumps(choices).encode()]
            case Ack():
                return [b'"DONE!"']
            case Error(code=code):
                return [f'"NO: {code}!"'.encode()]
        return []


def texts(phone: Phone) -> list[Any]:
    """What came over a line that does not speak our way."""
    return list(phone.frames)


@scenario
async def test_a_dialect_speaks_with_the_same_room() -> None:
    async with hosting() as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 1)
        guest = Phone(rooms)
        guest.connection.codec = Shouting()
        guest.enter(live)
        guest.connection.hear("join Guest")
        await settle()
        assert texts(guest) == ["P0!", "P0!", "GUEST!", "DONE!"]
        assert [player["name"] for player in phones[0].last("room")["players"]] == ["P0", "Guest"]
        guest.frames.clear()
        guest.connection.hear("say hello")
        await settle()
        assert texts(guest) == ["DONE!"]
        assert (await phones[0].do("ready", ready=True))["type"] == "ack"
        assert texts(guest) == ["DONE!", "P0!", "GUEST!"]
