"""People in memory and in the store: games count once, whatever happens in between."""

import asyncio
from pathlib import Path

import pytest

from parlour.kernel.errors import Malformed
from parlour.people.profiles import MOST_DEVICES, Profile
from parlour.room.errors import Forbidden, TooMuch
from parlour.room.keys import hash_key
from parlour.room.patience import GRACE
from parlour.server.live import LiveRoom
from parlour.server.people import DAY, GAME, TRANSFER_SECONDS, People
from parlour.server.rooms import Rooms
from parlour.store import Sheet, StaleAppend, Store
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import SqliteStore
from server.hosting import FakeClock, Phone, clock_of, hosting, opened, scenario, settle
from server.wire import settings
from waiting import DEADLINE


async def person(rooms: Rooms, name: str) -> tuple[Profile, str]:
    return await rooms.people.create(name, "", False, "")


async def at_table(rooms: Rooms, live: LiveRoom, keys: list[str]) -> list[Phone]:
    """People with a profile at a table, who have begun to play."""
    phones = [Phone(rooms).enter(live) for _ in keys]
    for number, (phone, key) in enumerate(zip(phones, keys, strict=True)):
        assert (await phone.do("join", name=f"P{number}", profile=key))["type"] == "ack"
        assert (await phone.do("ready", ready=True))["type"] == "ack"
    assert (await phones[0].do("start"))["type"] == "ack"
    await settle()
    return phones


async def give_up(phone: Phone) -> None:
    assert (await phone.do("leave"))["type"] == "ack"
    await settle()


def now_of(rooms: Rooms, one: Profile, game: str = "letters") -> tuple[int, int, int]:
    """Games, wins and rated games."""
    found = rooms.people._profiles[one.id].at(game)
    return found.games, found.wins, found.rated


async def notes(store: Store) -> list[str]:
    return [sheet.name for sheet in await store.sheets() if sheet.name.startswith(GAME)]


# Games


@scenario
async def test_a_game_counts_once_and_who_gives_up_has_lost() -> None:
    async with hosting() as rooms:
        (ann, ann_key), (bo, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        phones = await at_table(rooms, live, [ann_key, bo_key])
        assert len(await notes(rooms.store)) == 1
        assert now_of(rooms, ann) == (0, 0, 0)
        await give_up(phones[1])
        assert live.room.state.phase == "over"
        assert now_of(rooms, ann) == (1, 1, 1)
        assert now_of(rooms, bo) == (1, 0, 1)
        assert await notes(rooms.store) == []
        assert (await phones[0].do("say", text="well played"))["type"] == "ack"
        await settle()
        assert now_of(rooms, ann) == (1, 1, 1)
        ratings = [player["rating"] for player in phones[0].last("room")["players"]]
        assert ratings[0] > 1000 > ratings[1]


@scenario
async def test_the_next_game_counts_again() -> None:
    async with hosting() as rooms:
        (ann, ann_key), (bo, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        phones = await at_table(rooms, live, [ann_key, bo_key])
        await give_up(phones[1])
        assert (await phones[0].do("rematch"))["type"] == "ack"
        assert (await phones[1].do("join", name="Bo", profile=bo_key))["type"] == "ack"
        assert (await phones[1].do("ready", ready=True))["type"] == "ack"
        assert (await phones[0].do("start"))["type"] == "ack"
        await settle()
        await give_up(phones[0])
        assert now_of(rooms, ann) == (2, 1, 2)
        assert now_of(rooms, bo) == (2, 1, 2)


class Interrupted(MemoryStore):
    """Loses what is written to sheets while it is told to, as a crash would."""

    def __init__(self) -> None:
        super().__init__()
        self.losing = False

    def write(self, sheets: list[Sheet]) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future() if self.losing else super().write(sheets)


@scenario
async def test_a_game_is_counted_after_a_crash_between_its_end_and_the_rating() -> None:
    store = Interrupted()
    async with hosting(store) as rooms:
        (ann, ann_key), (bo, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        phones = await at_table(rooms, live, [ann_key, bo_key])
        store.losing = True
        await give_up(phones[1])
        assert now_of(rooms, ann) == (0, 0, 0)
    store.losing = False
    for _ in range(2):  # the second start must not count it again
        async with hosting(store) as rooms:
            await until_counted(rooms)
            assert now_of(rooms, ann) == (1, 1, 1)
            assert now_of(rooms, bo) == (1, 0, 1)
            assert await rooms.find(live.code) is not None  # nor does opening the room
            await settle()
            assert now_of(rooms, ann) == (1, 1, 1)


async def until_counted(rooms: Rooms) -> None:
    async with asyncio.timeout(DEADLINE):
        while await notes(rooms.store) or rooms.people._tasks:
            await asyncio.sleep(0.001)


@scenario
async def test_a_game_goes_on_and_counts_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    async with hosting(SqliteStore(path)) as rooms:
        (ann, ann_key), (bo, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        phones = await at_table(rooms, live, [ann_key, bo_key])
        async with asyncio.timeout(DEADLINE):
            while not await notes(rooms.store):
                await asyncio.sleep(0.001)
        seat_key = phones[1].last("joined")["key"]
    data = b"".join(part.read_bytes() for part in tmp_path.glob("rooms.db*"))
    for key in (ann_key, bo_key):
        assert key.encode() not in data
        assert hash_key(key).encode() in data
    async with hosting(SqliteStore(path)) as rooms:
        found = await rooms.find(live.code)
        assert found is not None
        back = Phone(rooms).enter(found, seat_key)
        assert (await back.answer(back.say("leave", id="leaving")))["type"] == "ack"
        await until_counted(rooms)
        assert now_of(rooms, ann) == (1, 1, 1)
        assert now_of(rooms, bo) == (1, 0, 1)


@scenario
async def test_two_nodes_count_a_game_once() -> None:
    store = MemoryStore()
    async with hosting(store) as rooms:
        (ann, ann_key), (_, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        phones = await at_table(rooms, live, [ann_key, bo_key])
        other = Rooms(settings(), store, rooms.clock)
        await other.people.start()
        await give_up(phones[1])
        assert await other.find(live.code) is not None
        await settle()
        assert now_of(rooms, ann) == (1, 1, 1)
        await other.people._learn_all()
        assert now_of(other, ann) == (1, 1, 1)
        await other.people.change(ann.id, "Anna", "", True)
        await rooms.people.change(ann.id, "Annie", "", True)  # has not heard of Anna
        assert rooms.people._profiles[ann.id].at("letters").games == 1
        await other.close()


@scenario
async def test_a_game_against_bots_counts_and_is_not_rated() -> None:
    async with hosting() as rooms:
        ann, key = await person(rooms, "Ann")
        live = await opened(rooms)
        phone = Phone(rooms).enter(live)
        assert (await phone.do("join", name="Ann", profile=key))["type"] == "ack"
        assert (await phone.do("add_bot"))["type"] == "ack"
        assert (await phone.do("start"))["type"] == "ack"
        await settle()
        await give_up(phone)
        assert now_of(rooms, ann) == (1, 0, 0)
        assert rooms.people.rating(ann.id, "letters") is None


@scenario
async def test_a_game_of_guests_leaves_no_trace() -> None:
    store = MemoryStore()
    async with hosting(store) as rooms:
        live = await opened(rooms)
        phones = [Phone(rooms).enter(live) for _ in range(2)]
        for phone in phones:
            await phone.do("join", name="Guest")
            await phone.do("ready", ready=True)
        await phones[0].do("start")
        await give_up(phones[0])
        assert await store.sheets() == []
        assert all(player["rating"] is None for player in phones[0].last("room")["players"])


@scenario
async def test_somebody_sits_once_at_a_table_and_programs_are_nobody() -> None:
    async with hosting() as rooms:
        ann, key = await person(rooms, "Ann")
        live = await opened(rooms)
        phones = [Phone(rooms).enter(live) for _ in range(3)]
        await phones[0].do("join", name="Ann", profile=key)
        await phones[0].do("settings", programs=True)
        await phones[1].do("join", name="Ann too", profile=key)
        await phones[2].do("join", name="Robot", profile=key, program="robot 1")
        persons = [place.person for place in live.room.state.places.values()]
        assert persons == [ann.id, "", ""]


@scenario
async def test_whoever_plays_for_a_rating_is_not_sent_away() -> None:
    async with hosting() as rooms:
        (_, ann_key), (_, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        phones = await at_table(rooms, live, [ann_key, bo_key])
        answer = await phones[0].do("kick", place=2)
        assert answer["payload"]["code"] == "illegal"
        live.disconnect(phones[1].connection)
        assert (await phones[0].do("kick", place=2))["type"] == "error"
        clock_of(rooms).jump(GRACE)
        assert (await phones[0].do("kick", place=2))["type"] == "ack"


@scenario
async def test_a_note_of_a_room_that_is_gone_is_dropped() -> None:
    store = MemoryStore()
    async with hosting(store) as rooms:
        (_, ann_key), (_, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        await at_table(rooms, live, [ann_key, bo_key])
        assert len(await notes(store)) == 1
        await store.delete(live.code)
        await rooms.sweep()
        assert await notes(store) == []


# Keys


@scenario
async def test_wrong_keys_open_nothing() -> None:
    async with hosting() as rooms:
        ann, key = await person(rooms, "Ann")
        live = await opened(rooms)
        phone = Phone(rooms).enter(live)
        for wrong in ("", "x", key[:-1], ann.id, hash_key(key)):
            assert rooms.people.of(wrong) is None
        answer = await phone.do("join", name="Ann", profile=ann.id)
        assert answer["payload"]["code"] == "forbidden"
        assert live.room.state.places == {}


@scenario
async def test_a_code_brings_a_profile_to_another_device_once_and_soon() -> None:
    async with hosting() as rooms:
        people = rooms.people
        ann, key = await person(rooms, "Ann")
        code = people.transfer(ann.id)
        found, other = await people.arrive(f" {code.lower()} ")
        assert (found.id, found.keys) == (ann.id, [hash_key(key), hash_key(other)])
        assert people.recognise(key) == people.recognise(other) == ann.id
        with pytest.raises(Forbidden):
            await people.arrive(code)
        late = people.transfer(ann.id)
        clock_of(rooms).jump(TRANSFER_SECONDS)
        with pytest.raises(Forbidden):
            await people.arrive(late)
        for _ in range(MOST_DEVICES):
            await people.arrive(people.transfer(ann.id))
        assert people.of(key) is None


@scenario
async def test_an_erased_person_leaves_names_alone() -> None:
    store = MemoryStore()
    async with hosting(store) as rooms:
        (ann, ann_key), (bo, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        live = await opened(rooms)
        phones = await at_table(rooms, live, [ann_key, bo_key])
        code = rooms.people.transfer(ann.id)
        await rooms.people.erase(ann.id)
        assert rooms.people.of(ann_key) is None
        with pytest.raises(Forbidden):
            await rooms.people.arrive(code)
        with pytest.raises(Forbidden):
            await rooms.people.change(ann.id, "Ann", "", False)
        await give_up(phones[1])
        assert now_of(rooms, bo) == (1, 0, 0)  # nobody to be rated against
        sheets = b"".join(sheet.data or b"" for sheet in await store.sheets())
        assert ann.id.encode() not in sheets
        assert hash_key(ann_key).encode() not in sheets


# Limits


@scenario
async def test_profiles_have_limits() -> None:
    async with hosting(people_per_hour=2, max_people=3) as rooms:
        people = rooms.people
        for address in ("192.0.2.1", "192.0.2.1"):
            await people.create("Ann", "", False, address)
        with pytest.raises(TooMuch, match="wait"):
            await people.create("Ann", "", False, "192.0.2.1")
        await people.create("Ann", "", False, "192.0.2.2")
        with pytest.raises(TooMuch, match="as many"):
            await people.create("Ann", "", False, "192.0.2.2")
        with pytest.raises(Malformed):
            await people.create("\u200b", "", False, "192.0.2.3")
        assert len(people) == 3


@scenario
async def test_who_has_never_played_gives_way_to_somebody_new() -> None:
    async with hosting(max_people=4) as rooms:
        (ann, ann_key), (bo, bo_key) = await person(rooms, "Ann"), await person(rooms, "Bo")
        await give_up((await at_table(rooms, await opened(rooms), [ann_key, bo_key]))[0])
        cy, _ = await person(rooms, "Cy")
        clock_of(rooms).jump(DAY / 2)
        dee, _ = await person(rooms, "Dee")
        clock_of(rooms).jump(DAY / 2)
        eve, _ = await person(rooms, "Eve")
        assert set(rooms.people._profiles) == {ann.id, bo.id, dee.id, eve.id}
        assert cy.id not in {sheet.name.split()[-1] for sheet in await rooms.store.sheets()}
        with pytest.raises(TooMuch, match="as many"):
            await person(rooms, "Flo")


@scenario
async def test_a_profile_nobody_uses_is_forgotten() -> None:
    async with hosting(keep_people_days=10) as rooms:
        ann, _ = await person(rooms, "Ann")
        bo, _ = await person(rooms, "Bo")
        clock_of(rooms).jump(9 * DAY)
        await rooms.people.greet(bo.id)
        clock_of(rooms).jump(2 * DAY)
        await rooms.sweep()
        assert set(rooms.people._profiles) == {bo.id}
        assert ann.id not in rooms.people._profiles


@scenario
async def test_where_people_are_off_there_are_none() -> None:
    store, clock = MemoryStore(), FakeClock()
    on = People(settings(), store, clock)
    await on.start()
    _, key = await on.create("Ann", "", False, "")
    off = People(settings(people=False), store, clock)
    await off.start()
    assert not off.open
    assert off.of(key) is None
    assert on.of(key) is not None


@scenario
async def test_a_sheet_nobody_understands_is_left_as_it_is() -> None:
    store = MemoryStore()
    strange = [("person 1", b'{"format": 99}'), ("other", b"?"), ("game BCDF 1 2.000", b"[]")]
    await store.write([Sheet(name, 0, data) for name, data in strange])
    people = People(settings(), store, FakeClock())
    await people.start()
    assert len(people) == 0
    await people.sweep()
    assert [(sheet.name, sheet.data) for sheet in await store.sheets()] == strange
    with pytest.raises(StaleAppend):
        await store.write([Sheet("person 1", 0, b"")])
