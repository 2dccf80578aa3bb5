"""What is sent to clients that are slow, and how much a client may say."""

import json

from parlour.room.messages import Said
from parlour.room.outcome import Written
from parlour.server.connection import (
    ADDRESS_BYTES,
    LIMIT,
    LONG_ONES,
    MOST_REFUSALS,
    OUTBOX_BYTES,
    REFUSALS,
    Connection,
)
from server.hosting import Phone, clock_of, hosting, opened, scenario, seated, settle


@scenario
async def test_a_slow_client_gets_the_newest_and_holds_nobody_up() -> None:
    async with hosting() as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        tv = Phone(rooms).enter(live)
        tv.open.clear()
        before = len(tv.frames)
        for number in range(30):
            await phones[0].do("ready", ready=bool(number % 2))
        assert len(phones[1].all("room")) >= 30
        assert len(tv.frames) == before
        tv.open.set()
        await settle()
        assert len(tv.frames) == before + 2  # the one that was under way, and the newest
        assert tv.last("room")["seq"] == phones[1].last("room")["seq"]
        assert rooms.metrics.superseded == 28


@scenario
async def test_a_client_that_takes_nothing_is_dropped() -> None:
    async with hosting(slow_seconds=15) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        phones[1].open.clear()
        for text in ("into its buffer", "into the outbox"):
            await phones[0].do("say", text=text)
        await clock_of(rooms).pass_(10)
        assert not phones[1].aborted
        await clock_of(rooms).pass_(10)
        assert phones[1].aborted
        assert rooms.metrics.dropped == 1


@scenario
async def test_an_outbox_is_bounded() -> None:
    async with hosting(outbox=8, slow_seconds=1000) as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        phones[1].open.clear()
        for number in range(12):
            await clock_of(rooms).pass_(2)
            await phones[0].do("say", text=f"{number}")
        assert phones[1].aborted


@scenario
async def test_an_outbox_is_bounded_in_bytes_too() -> None:
    async with hosting(outbox=10_000) as rooms:
        phone = Phone(rooms)
        phone.open.clear()
        text = json.dumps({"text": "x" * 10_000}).encode()
        most = OUTBOX_BYTES // len(text)
        for _ in range(1 + most):  # the first one goes into the buffer of the network
            phone.connection.push(Written(Said, text))
        assert not phone.aborted
        phone.connection.push(Written(Said, text))
        assert phone.aborted
        assert held(phone.connection) == 0


@scenario
async def test_what_was_sent_or_replaced_is_no_longer_counted() -> None:
    async with hosting() as rooms:
        live = await opened(rooms)
        phones = await seated(rooms, live, 2)
        tv = Phone(rooms).enter(live)
        tv.open.clear()
        for number in range(200):
            await phones[0].do("ready", ready=bool(number % 2))
        assert 0 < held(tv.connection) < 5000
        tv.open.set()
        await settle()
        assert held(tv.connection) == 0


@scenario
async def test_what_is_kept_for_an_address_has_a_bound() -> None:
    """The one for whom there is no space any more is dropped; what it had is free for others."""
    async with hosting(outbox=10_000) as rooms:
        text = json.dumps({"text": "x" * (OUTBOX_BYTES - 100)}).encode()
        phones = [Phone(rooms) for _ in range(1 + ADDRESS_BYTES // len(text))]
        stranger = Phone(rooms, "192.0.2.1")
        for phone in (*phones, stranger):
            phone.open.clear()
            for _ in range(2):  # the first one goes into the buffer of the network
                phone.connection.push(Written(Said, text))
        *others, last = [phone.aborted for phone in phones]
        assert (any(others), last, stranger.aborted) == (False, True, False)
        phones[0].open.set()
        await settle()
        again = Phone(rooms)
        again.open.clear()
        for _ in range(2):
            again.connection.push(Written(Said, text))
        assert not again.aborted


def held(connection: Connection) -> int:
    return connection._held


# How much a client may say


@scenario
async def test_who_says_too_much_is_not_read_from_for_a_moment() -> None:
    async with hosting(messages_per_second=1, message_burst=5) as rooms:
        phone = Phone(rooms).enter(await opened(rooms))
        ids = [phone.say("look") for _ in range(5 + REFUSALS - 1)]
        assert phone.heard
        ids += [phone.say("look"), phone.say("look")]
        assert not phone.heard
        codes = [(await phone.answer(id))["payload"]["code"] for id in ids]
        assert codes == ["forbidden"] * 5 + ["limit"] * (REFUSALS + 1), "everybody is answered"
        await clock_of(rooms).pass_(1)
        assert phone.heard
        assert (await phone.do("look"))["payload"]["code"] == "forbidden"


@scenario
async def test_long_messages_are_read_slowly() -> None:
    async with hosting() as rooms:
        phone = Phone(rooms).enter(await opened(rooms))
        for _ in range(int(LONG_ONES)):
            phone.connection.hear("x" * 5000)
        assert phone.heard
        phone.connection.hear("x" * 5000)
        assert not phone.heard
        await clock_of(rooms).pass_(1)
        assert phone.heard


@scenario
async def test_who_goes_on_saying_too_much_is_disconnected() -> None:
    async with hosting(messages_per_second=1, message_burst=1) as rooms:
        phone = Phone(rooms).enter(await opened(rooms))
        for _ in range(1 + int(MOST_REFUSALS)):
            phone.say("look")
        assert phone.closed is None
        phone.say("look")
        assert phone.closed == LIMIT
        told = len(phone.frames)
        phone.connection.hear("{}")
        assert len(phone.frames) == told


@scenario
async def test_what_is_no_message_counts_as_one() -> None:
    for nonsense in ("{}", "x" * 5000, None):
        async with hosting(messages_per_second=1, message_burst=5) as rooms:
            phone = Phone(rooms).enter(await opened(rooms))
            for _ in range(5):
                phone.connection.hear(nonsense)
            assert len(phone.all("error")) == 5
            assert (await phone.do("look"))["payload"]["code"] == "limit"
            assert rooms.metrics.refused == 6


@scenario
async def test_who_is_refused_now_and_then_is_read_from_all_the_time() -> None:
    async with hosting(messages_per_second=1, message_burst=1) as rooms:
        phone = Phone(rooms).enter(await opened(rooms))
        for _ in range(REFUSALS):
            assert (await phone.do("look"))["payload"]["code"] == "forbidden"
            assert (await phone.do("look"))["payload"]["code"] == "limit"
            await clock_of(rooms).pass_(1)
            assert phone.heard
