"""The native protocol over real sockets."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.server import doors
from parlour.server.codes import alias
from parlour.server.settings import Settings
from parlour.store import StaleAppend
from server.wire import HOST, Served, dial, enter, join, serving, settings
from waiting import DEADLINE

Check = Callable[[Served], Awaitable[None]]


def with_server(check: Check, **given: object) -> None:
    async def whole() -> None:
        async with serving(settings(**given)) as served:
            await check(served)

    asyncio.run(whole())


# Entering


def test_an_unknown_room_is_told_and_closed() -> None:
    async def check(served: Served) -> None:
        for code in ("BBBB", "nonsense", "", "x" * 300, "00000000", "%00"):
            client = await dial(served.port, code)
            assert await client.gone() == 4404
            assert client.last("error")["code"] == "unknown"

    with_server(check)


def test_codes_are_read_in_any_form() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        for form in (code, code.lower(), alias(code), alias(code).upper()):
            assert (await enter(served.port, form)).last("welcome")["room"] == code
        url = f"ws://{HOST}:{served.port}/ws?game={alias(code)}"
        async with connect(url, proxy=None) as socket:
            await socket.send('{"type":"hello","payload":{"protocol":1}}')
            assert json.loads(await socket.recv())["type"] == "welcome"

    with_server(check)


@pytest.mark.parametrize(
    ("first", "close"),
    [
        ('{"type":"join","payload":{"name":"A"}}', 4400),
        ("{", 4400),
        ('{"type":"hello","payload":{"protocol":99}}', 4400),
        ('{"type":"hello","payload":{"protocol":1,"key":"wrong"}}', 4403),
        ('{"type":"hello","payload":{}}', 4400),
        (b"\x00\x01", 4400),
        ("x" * 5000, 4400),
    ],
)
def test_a_wrong_first_word_ends_it(first: str | bytes, close: int) -> None:
    async def check(served: Served) -> None:
        client = await dial(served.port, await served.room("letters"))
        await client.socket.send(first)
        assert await client.gone() == close
        assert len(client.frames) == 1
        assert client.last("error")["text"]

    with_server(check)


@pytest.mark.parametrize(
    "first",
    [
        {"type": "ready", "payload": {"ready": True}},
        {"type": "nonsense"},
        {"type": "hello", "payload": {"protocol": 99}},
        {"type": "hello", "payload": {"protocol": 1, "key": "wrong"}},
    ],
)
def test_a_first_word_is_refused_with_its_id(first: dict[str, object]) -> None:
    async def check(served: Served) -> None:
        client = await dial(served.port, await served.room("letters"))
        await client.socket.send(json.dumps({**first, "id": "k3"}))
        await client.gone()
        assert client.last("error")["id"] == "k3"

    with_server(check)


def test_a_room_that_cannot_be_read_any_more_is_closed_for_good() -> None:
    async def check(served: Served) -> None:
        rooms = served.app.rooms
        code = await served.room("letters")
        await rooms.store.append(code, 1, [b'{"record":"of another version"}'])
        client = await dial(served.port, code)
        assert await client.gone() == 4410
        assert client.last("error")["code"] == "stale"

    with_server(check)


def test_who_says_hello_to_a_room_that_was_lost_meanwhile_comes_back() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        client = await dial(served.port, code)
        rooms = served.app.rooms
        async with asyncio.timeout(DEADLINE):
            while rooms.connections < 1:
                await asyncio.sleep(0.001)
        rooms.live[code]._fail(StaleAppend())
        await client.send("hello", protocol=1)
        assert await client.gone() == 1012
        assert client.all("goodbye")[0]["again"]
        again = await join(served.port, code, "Ann")
        assert again.last("room")["players"]

    with_server(check)


def test_silence_ends_it() -> None:
    async def check(served: Served) -> None:
        client = await dial(served.port, await served.room("letters"))
        assert await client.gone() == 4408
        assert client.last("error")["code"] == "malformed"

    with_server(check, hello_seconds=0.05)


def test_other_sites_are_refused() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        with pytest.raises(InvalidStatus) as refused:
            await dial(served.port, code, origin="http://evil.example")
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "forbidden"
        for origin in (f"http://{HOST}:{served.port}", "https://friend.example"):
            client = await dial(served.port, code, origin=origin)
            await client.close()

    with_server(check, allow_origin=["https://friend.example"])


def test_nobody_comes_and_goes_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody in a room hears of each time, so it is counted."""
    monkeypatch.setattr(doors, "ARRIVALS", 0.0)

    async def check(served: Served) -> None:
        code = await served.room("letters")
        for _ in range(3):
            await (await enter(served.port, code)).close()
        with pytest.raises(InvalidStatus) as refused:
            await dial(served.port, code)
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["code"] == "limit"

    with_server(check, address_connections=3)


def test_a_room_takes_so_many_connections() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        clients = [await enter(served.port, code) for _ in range(3)]
        late = await dial(served.port, code)
        assert await late.gone() == 4429
        assert late.last("error")["code"] == "limit"
        await clients[0].close()
        while served.app.rooms.connections == 3:
            await asyncio.sleep(0.001)
        client = await enter(served.port, code)
        assert client.all("welcome")

    with_server(check, room_connections=3)


# Talking


def test_too_long_too_many_and_binary() -> None:
    async def check(served: Served) -> None:
        client = await enter(served.port, await served.room("letters"))
        await client.socket.send("x" * 5000)
        await client.until(lambda: client.all("error"))
        assert client.last("error")["code"] == "limit"
        await client.socket.send(b"{}")
        await client.until(lambda: len(client.all("error")) == 2)
        assert client.last("error")["code"] == "malformed"
        answers = [await client.ask("join", name="A")] + [
            await client.ask("ready", ready=True) for _ in range(15)
        ]
        assert "error" in {answer["type"] for answer in answers}
        assert answers[-1]["payload"]["code"] == "limit"

    with_server(check, messages_per_second=1, message_burst=10)


def test_one_address_has_one_account_of_commands() -> None:
    """Many clients together may say no more than that; each is told, and can say it again."""
    burst = 20

    async def check(served: Served) -> None:
        code = await served.room("letters")
        began = monotonic()
        clients = [await join(served.port, code, f"P{number}") for number in range(4)]
        answers = await asyncio.gather(
            *(client.ask("ready", ready=True) for client in clients for _ in range(15))
        )
        refused = [one["payload"] for one in answers if one["type"] == "error"]
        assert {one["code"] for one in refused} == {"limit"}
        assert len(answers) - len(refused) <= burst - 8 + monotonic() - began + 1
        async with asyncio.timeout(DEADLINE):
            while (await clients[0].ask("ready", refused[0]["id"], ready=False))["type"] != "ack":
                await asyncio.sleep(0.05)
        await clients[1].until(lambda: not clients[1].last("room")["players"][0]["ready"])

    with_server(check, address_messages_per_second=1, address_message_burst=burst)


def test_a_school_behind_one_router_is_not_refused() -> None:
    """Sixty people at one address who all come at once and act four times a second."""

    async def check(served: Served) -> None:
        codes = [await served.room("letters") for _ in range(15)]
        people = await asyncio.gather(
            *(join(served.port, codes[number % 15], f"P{number}") for number in range(60))
        )
        for _ in range(4):
            answers = await asyncio.gather(*(one.ask("ready", ready=True) for one in people))
            assert {answer["type"] for answer in answers} == {"ack"}

    default = Settings()
    with_server(
        check,
        address_messages_per_second=default.address_messages_per_second,
        address_message_burst=default.address_message_burst,
        messages_per_second=default.messages_per_second,
        message_burst=default.message_burst,
    )


def test_a_frame_beyond_all_measure_closes_the_line() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        client = await enter(served.port, code)
        await client.socket.send("x" * 100_000)
        assert await client.gone() == 1009
        assert (await enter(served.port, code)).all("welcome")

    with_server(check)


def test_errors_carry_the_id() -> None:
    async def check(served: Served) -> None:
        client = await enter(served.port, await served.room("letters"))
        for type_, payload, code in (
            ("nonsense", {}, "malformed"),
            ("join", {"name": 7}, "malformed"),
            ("join", {}, "malformed"),
            ("ready", {"ready": True}, "forbidden"),
            ("start", {}, "forbidden"),
            ("hello", {"protocol": 1}, "malformed"),
        ):
            assert await client.refused(type_, **payload) == code, type_

    with_server(check)


def test_an_action_repeated_under_its_id_is_not_done_twice() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        clients = [await join(served.port, code, f"P{i}") for i in range(2)]
        await clients[0].do("start")
        for client in clients:
            await client.until(lambda c=client: c.all("game"))  # type: ignore[misc]
        mover = next(client for client in clients if client.last("game")["choices"])
        game = mover.last("game")
        first = await mover.ask("act", id="mine", action=game["choices"][0], seen=game["seq"])
        assert first["type"] == "ack"
        after = mover.last("game")["seq"]
        again = await enter(served.port, code, mover.key, mover.seq)
        for _ in range(3):
            frame = await again.ask("act", id="mine", action=game["choices"][0], seen=game["seq"])
            assert frame["type"] == "ack"
        assert max([after, *(update["seq"] for update in again.all("game"))]) == after
        other = next(client for client in clients if client is not mover)
        answer = await other.ask("act", id="mine", action=game["choices"][0], seen=0)
        assert answer["type"] == "error"

    with_server(check)


# Coming back


def test_who_comes_back_gets_exactly_what_was_missed() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        clients = [await join(served.port, code, f"P{i}") for i in range(3)]
        await clients[0].do("start")
        away = clients[2]
        await away.until(lambda: away.all("game"))
        if away.last("game")["choices"]:
            game = away.last("game")
            await away.do("act", action=game["choices"][0], seen=game["seq"])
        seen = away.seq
        await away.drop()
        mover = clients[0]
        for number in range(5):
            await mover.do("say", text=f"{number}")
        watch = await enter(served.port, code)
        back = await enter(served.port, code, away.key, seen)
        await back.until(lambda: len(back.all("said")) == 5)
        assert [said["text"] for said in back.all("said")] == list("01234")
        assert all(said["seq"] > seen for said in back.all("said"))
        fresh = await enter(served.port, code, away.key)
        await fresh.until(lambda: fresh.all("game"))
        assert not fresh.all("said")
        assert fresh.last("game")["view"] == back_view(away, back)
        assert watch.last("welcome")["place"] is None

    def back_view(away: object, back: object) -> object:
        updates = [*away.all("game"), *back.all("game")]  # type: ignore[attr-defined]
        return updates[-1]["view"]

    with_server(check)


def test_two_screens_of_one_player() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        one = await join(served.port, code, "A")
        two = await enter(served.port, code, one.key)
        assert two.place == one.place
        await two.do("say", text="from my other screen")
        await one.until(lambda: one.all("said"))
        await two.close()
        await one.until(lambda: one.last("room")["players"][0]["here"])

    with_server(check)


def test_who_is_sent_away_is_told() -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        host, guest = [await join(served.port, code, name) for name in "AB"]
        await host.do("kick", place=guest.place)
        assert await guest.gone() == 4403
        assert guest.last("goodbye")["again"] is False
        back = await dial(served.port, code)
        await back.send("hello", protocol=1, key=guest.key)
        assert await back.gone() == 4403

    with_server(check)


def test_a_restart_is_told() -> None:
    async def check() -> None:
        async with serving() as served:
            client = await join(served.port, await served.room("letters"), "A")
        assert await client.gone() == 1012
        assert client.last("goodbye") == {
            "reason": "The server restarts; you will be back in a moment.",
            "again": True,
        }

    asyncio.run(check())


def test_keys_and_payloads_are_never_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(served: Served) -> None:
        code = await served.room("letters")
        client = await join(served.port, code, "Xanthippe")
        await client.do("say", text="a word in confidence")
        await client.ask("nonsense", secret="hush")
        back = await enter(served.port, code, client.key)
        await back.close()
        assert client.key
        for secret in (client.key, "Xanthippe", "confidence", "hush"):
            assert secret not in caplog.text

    from parlour.server.run import configure_logging

    for handler in logging.getLogger().handlers:  # later tests get all their lines again
        monkeypatch.setattr(handler, "filters", handler.filters[:])
    configure_logging("debug")
    with caplog.at_level(logging.DEBUG, logger="parlour"):
        with_server(check, log_level="debug")
