"""Open tables and the queue, by a clock that tests hold."""

import asyncio

import pytest

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.people.profiles import Profile, Standing
from parlour.people.queue import ANYBODY, AWAY
from parlour.room.errors import TooMuch
from parlour.server.live import NOT_SAVED
from parlour.server.matching import (
    FOUND_SECONDS,
    LIST_SECONDS,
    WAITING_EACH,
    Matching,
    OpenTable,
    TablePlayer,
)
from parlour.server.rooms import Rooms
from parlour.store import StoreFailed
from server.hosting import Phone, clock_of, hosting, opened, scenario, seated, settle
from waiting import DEADLINE

GAME = "letters"


def skilled(id: str, mu: float) -> Profile:
    standing = Standing(games=9, rated=9, mu=mu, sigma=1.0)
    return Profile(id, id, "", [], 0.0, 0.0, standings={GAME: standing})


async def wait(rooms: Rooms, matching: Matching, seconds: float, *tickets: str) -> None:
    """Time in which these devices keep asking."""
    for _ in range(int(seconds)):
        for ticket in tickets:
            matching.ask(ticket)
        await clock_of(rooms).pass_(1)


async def room_of(matching: Matching, ticket: str) -> str:
    async with asyncio.timeout(DEADLINE):
        while not matching.ask(ticket).room:
            await asyncio.sleep(0.001)
    return matching.ask(ticket).room


@scenario
async def test_two_who_look_for_the_same_get_a_room() -> None:
    async with hosting() as rooms:
        matching = Matching(rooms)
        ann = matching.seek(GAME, 2, None, "192.0.2.1")
        assert matching.ask(ann).waiting == 1
        assert not matching.ask(ann).room
        other = matching.seek("coup", 2, None, "192.0.2.3")
        bo = matching.seek(GAME, 2, None, "192.0.2.2")
        code = await room_of(matching, ann)
        assert await room_of(matching, bo) == code
        assert not matching.ask(other).room
        live = await rooms.find(code)
        assert live is not None
        assert live.room.state.game.name == GAME
        await clock_of(rooms).pass_(1)
        clock_of(rooms).jump(FOUND_SECONDS)
        await clock_of(rooms).pass_(1)
        with pytest.raises(Malformed):
            matching.ask(ann)


@scenario
async def test_strength_decides_until_somebody_has_waited_long() -> None:
    async with hosting() as rooms:
        matching = Matching(rooms)
        weak = matching.seek(GAME, 2, skilled("weak", 10), "")
        strong = matching.seek(GAME, 2, skilled("strong", 40), "")
        await wait(rooms, matching, ANYBODY - 2, weak, strong)
        assert matching.ask(weak).waiting == 2
        assert not matching.ask(weak).room
        equal = matching.seek(GAME, 2, skilled("equal", 39), "")
        assert await room_of(matching, equal) == await room_of(matching, strong)
        assert not matching.ask(weak).room
        last = matching.seek(GAME, 2, skilled("last", 39), "")
        await wait(rooms, matching, ANYBODY, weak, last)
        assert await room_of(matching, weak) == await room_of(matching, last)


@scenario
async def test_who_goes_away_is_not_waited_for() -> None:
    async with hosting() as rooms:
        matching = Matching(rooms)
        gone = matching.seek(GAME, 2, None, "")
        await clock_of(rooms).pass_(AWAY + 1)
        with pytest.raises(Malformed):
            matching.ask(gone)
        left = matching.seek(GAME, 2, None, "")
        matching.leave(left)
        matching.leave(left)
        ann = matching.seek(GAME, 2, None, "")
        assert matching.ask(ann).waiting == 1
        assert not matching.ask(ann).room


@scenario
async def test_a_person_waits_in_one_place() -> None:
    async with hosting() as rooms:
        matching = Matching(rooms)
        first = matching.seek(GAME, 2, skilled("ann", 25), "")
        second = matching.seek(GAME, 2, skilled("ann", 25), "")
        with pytest.raises(Malformed):
            matching.ask(first)
        assert not matching.ask(second).room


@scenario
async def test_the_queue_has_limits() -> None:
    async with hosting(max_waiting=2 * WAITING_EACH) as rooms:
        matching = Matching(rooms)
        tickets = [
            matching.seek(GAME, 4, skilled(f"{n}", 100.0 * n), "192.0.2.1")
            for n in range(WAITING_EACH)
        ]
        with pytest.raises(TooMuch):
            matching.seek(GAME, 4, None, "192.0.2.1")
        for n in range(WAITING_EACH):
            matching.seek(GAME, 4, skilled(f"far {n}", -100.0 * n - 100), f"198.51.100.{n}")
        with pytest.raises(TooMuch):
            matching.seek(GAME, 4, None, "192.0.2.3")
        matching.leave(tickets[0])
        matching.seek(GAME, 4, skilled("other", -9999), "192.0.2.3")


@pytest.mark.parametrize("name", games.names())
def test_as_many_as_the_usual_rules_allow_can_be_sought(name: str) -> None:
    async def check() -> None:
        low, high = games.load(name).seats_for()
        async with hosting() as rooms:
            matching = Matching(rooms)
            for seats in (low - 1, high + 1):
                with pytest.raises(Malformed, match=f"{low} to {high}"):
                    matching.seek(name, seats, None, "")
            tickets = [matching.seek(name, high, None, "") for _ in range(high)]
            live = await rooms.find(await room_of(matching, tickets[0]))
            assert live is not None
            phones = await seated(rooms, live, high)
            assert (await phones[0].do("start"))["type"] == "ack"

    asyncio.run(check())


@scenario
async def test_only_those_who_may_all_open_no_room_are_told_so() -> None:
    """Somebody who has used up their rooms could keep everybody else from playing."""
    async with hosting(rooms_per_hour=1) as rooms:
        matching = Matching(rooms)
        await rooms.create(GAME, address="192.0.2.1")
        ann, bo = (matching.seek(GAME, 2, None, f"192.0.2.{n}") for n in (1, 2))
        assert await room_of(matching, ann) == await room_of(matching, bo)
        ann, bo = (matching.seek(GAME, 2, None, f"192.0.2.{n}") for n in (1, 2))
        await settle()
        for one in (ann, bo):
            with pytest.raises(TooMuch, match="many rooms"):
                matching.ask(one)


@scenario
async def test_what_the_store_says_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> str:
        raise StoreFailed("Cannot write /var/lib/parlour/rooms.db: disk is full.")

    async with hosting() as rooms:
        matching = Matching(rooms)
        monkeypatch.setattr(rooms, "create", fail)
        ann, _ = (matching.seek(GAME, 2, None, f"192.0.2.{n}") for n in (1, 2))
        await settle()
        with pytest.raises(TooMuch, match=NOT_SAVED):
            matching.ask(ann)


@scenario
async def test_who_never_comes_cannot_stall_others_for_long() -> None:
    """An address has so many games found at once that nobody comes to, and few more after that."""
    async with hosting() as rooms:
        matching = Matching(rooms)
        absent, here = "192.0.2.1", [f"198.51.100.{n}" for n in range(WAITING_EACH + 1)]
        for address in here[:-1]:
            matching.seek(GAME, 2, None, absent)
            found = await room_of(matching, matching.seek(GAME, 2, None, address))
            live = await rooms.find(found)
            assert live is not None
            Phone(rooms, address).enter(live)
        with pytest.raises(TooMuch, match="Nobody came"):
            matching.seek(GAME, 2, None, absent)
        for _ in range(WAITING_EACH):  # those who come can look for others again and again
            matching.leave(matching.seek(GAME, 3, None, here[0]))
        for _ in range(3 * WAITING_EACH):
            ticket = matching.seek(GAME, 2, None, here[1])
            live = await rooms.find(await room_of(matching, matching.seek(GAME, 2, None, here[2])))
            assert live is not None
            assert matching.ask(ticket).room == live.code
            phones = [Phone(rooms, address).enter(live) for address in here[1:3]]
            await clock_of(rooms).pass_(1)
            for phone in phones:
                live.disconnect(phone.connection)
        await clock_of(rooms).pass_(FOUND_SECONDS)
        assert matching.seek(GAME, 2, None, absent)


# Tables


def tables(matching: Matching) -> list[OpenTable]:
    """As they are now."""
    clock_of(matching.rooms).jump(LIST_SECONDS)
    return matching.tables()


@scenario
async def test_an_open_table_is_shown_while_it_has_a_free_seat() -> None:
    async with hosting() as rooms:
        matching = Matching(rooms)
        live, closed = await opened(rooms), await opened(rooms)
        host, other = Phone(rooms).enter(live), Phone(rooms).enter(closed)
        await host.do("join", name="Ann", avatar="🦊")
        await other.do("join", name="Bo")
        assert tables(matching) == []
        assert (await host.do("settings", open=True))["type"] == "ack"
        assert host.last("room")["open"] is True
        (table,) = tables(matching)
        assert (table.room, table.game, table.free) == (live.code, GAME, 3)
        assert table.players == [TablePlayer("Ann", "🦊", None)]
        for _ in range(3):
            assert len(tables(matching)) == 1
            await host.do("add_bot")
        assert tables(matching) == []
        await host.do("kick", place=2)
        assert len(tables(matching)) == 1
        await host.do("start")
        assert tables(matching) == []


@scenario
async def test_a_table_without_anybody_is_not_shown() -> None:
    async with hosting() as rooms:
        matching = Matching(rooms)
        live = await opened(rooms)
        host, guest = Phone(rooms).enter(live), Phone(rooms).enter(live)
        await host.do("join", name="Ann")
        await host.do("settings", open=True)
        assert (await guest.do("settings", open=False))["payload"]["code"] == "forbidden"
        live.disconnect(guest.connection)
        assert len(tables(matching)) == 1
        live.disconnect(host.connection)
        assert len(matching.tables()) == 1  # the list of a moment ago
        assert tables(matching) == []
