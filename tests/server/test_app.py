"""What every request has to pass: our name, our pages, careful headers, quiet refusals."""

import asyncio
import logging

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.server.pages_api import STATIC
from server.wire import HOST, Served, dial, http_to, raw_request, serving, settings


async def post(served: Served, **headers: str) -> int:
    async with http_to(served.url) as http:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        return (await http.post("/api/rooms", json={}, headers=names)).status_code


def test_other_sites_cannot_open_rooms() -> None:
    async def check() -> None:
        async with serving(settings(allow_origin=["https://friend.example"])) as served:
            assert await post(served) == 201  # a program
            assert await post(served, origin=served.url, sec_fetch_site="same-origin") == 201
            assert await post(served, origin="https://friend.example") == 201
            assert await post(served, origin="http://evil.example") == 403
            assert await post(served, origin="null") == 403
            assert await post(served, origin="http://[") == 403
            assert await post(served, sec_fetch_site="cross-site") == 403
            assert await post(served, sec_fetch_site="same-site") == 403

    asyncio.run(check())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 303),  # a program
        ({"sec-fetch-site": "none", "sec-fetch-mode": "navigate"}, 303),
        ({"sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate"}, 303),
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors"}, 403),
        ({"accept": "image/avif,image/webp,*/*;q=0.8"}, 403),  # a picture on a page of others
        ({"accept": "text/html,*/*;q=0.8"}, 303),
        ({"accept": "text/html", "referer": "http://evil.example/"}, 403),
        ({"accept": "text/html", "referer": "http://127.0.0.1:PORT/"}, 303),
    ],
)
def test_a_link_opens_a_room_only_for_those_who_follow_it(
    headers: dict[str, str], status: int
) -> None:
    async def check() -> None:
        async with serving() as served:
            given = {name: text.replace("PORT", f"{served.port}") for name, text in headers.items()}
            assert (await served.get("/api/create", **given)).status_code == status

    asyncio.run(check())


def test_names_that_are_not_ours_are_refused() -> None:
    """Or a page of another site, whose name points here for a moment, could speak to us."""

    async def check() -> None:
        async with serving(settings(allow_host=["games.example"])) as served:
            for host, status in (
                (f"evil.example:{served.port}", 421),
                ("games.example", 200),
                (f"localhost:{served.port}", 200),
                ("192.168.1.7:8080", 200),
            ):
                assert (await served.get("/api/info", host=host)).status_code == status, host
            head = await raw_request(
                served.port,
                "GET /ws/BBBB HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n",
            )
            assert head.startswith(b"HTTP/1.1 421 ")

    asyncio.run(check())


def test_headers() -> None:
    async def check() -> None:
        async with serving() as served:
            for path in ("/", "/api/info", "/nothing", "/static/nothing.js", "/tv.html"):
                headers = (await served.get(path)).headers
                assert headers["x-content-type-options"] == "nosniff"
                policy = headers["content-security-policy"]
                assert "script-src 'self';" in policy
                assert f"ws://{HOST}:{served.port}" in policy
                assert "cache-control" in headers
                assert "server" not in headers

    asyncio.run(check())


def test_parts_of_pages_do_not_carry_what_concerns_pages() -> None:
    """Half a kilobyte for each of them would come before the first view."""

    async def check() -> None:
        async with serving() as served:
            base = f"/static/{STATIC.version}/"
            for name in ("js/pages/home.all.js", "css/home.all.css", "icon.svg"):
                headers = (await served.get(base + name)).headers
                assert headers["x-content-type-options"] == "nosniff"
                shown = name.endswith(".svg")  # it may be opened as a page
                assert ("content-security-policy" in headers) == shown
            assert "content-security-policy" in (await served.get("/sw.js")).headers

    asyncio.run(check())


def test_a_proxy_says_who_asks() -> None:
    """Each of two people behind it has their own limits."""

    async def check() -> None:
        chosen = settings(trusted_proxies=[HOST], guesses_per_minute=2)
        async with serving(chosen) as served:
            for address in ("1.1.1.1", "2.2.2.2"):
                forwarded = {"x-forwarded-for": address}
                asked = [await served.get("/api/rooms/BBBB", **forwarded) for _ in range(3)]
                assert [one.status_code for one in asked] == [404, 404, 429]
                late = await dial(served.port, "BBBB", additional_headers=forwarded)
                assert await late.gone() == 4429

    asyncio.run(check())


@pytest.mark.parametrize(
    "request_",
    [
        "GET /api/info HTTP/1.1\r\nHost: [\r\n\r\n",
        "POST /api/rooms HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n\r\n",
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\nhalf",
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "POST /api/frames HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"
        "4\r\nhalf\r\nno",
        "POST /nothing HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"
        "4\r\nhalf\r\nno",
        "GET /api/info HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n"
        "Content-Length: 4\r\n\r\n-5\r\nhalf",
        "NONSENSE\r\n\r\n",
        "\x16\x03\x01\x02",
    ],
)
def test_what_strangers_send_leaves_no_traceback(
    request_: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with serving() as served:
            host = f"{HOST}:{served.port}"
            await raw_request(served.port, request_.replace("{host}", host), end=True)
            assert (await served.get("/healthz")).status_code == 200

    with caplog.at_level(logging.DEBUG):
        asyncio.run(check())
    assert not [record.msg for record in caplog.records if record.exc_info]
    assert not [record.msg for record in caplog.records if record.levelno >= logging.ERROR]


def test_whoever_looks_for_it_is_told_who_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    """From where and why, and nothing of what they said."""
    caplog.set_level(logging.DEBUG, "parlour")

    async def check() -> None:
        async with serving(settings(address_connections=2)) as served:
            assert await post(served, origin="http://evil.example") == 403
            with pytest.raises(InvalidStatus):
                await dial(served.port, "BCDF", origin="http://evil.example")
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{HOST}:{served.port}/elsewhere", proxy=None)
            wrong = await dial(served.port, "LETTERS")
            assert await wrong.gone() == 4404
            code = await served.room("letters")
            client = await dial(served.port, code)
            await client.send("secret")
            assert await client.gone() == 4400
            open_ = [await asyncio.open_connection(HOST, served.port) for _ in range(3)]
            assert (await open_[-1][0].read()).startswith(b"HTTP/1.1 503")
            for _, writer in open_:
                writer.close()

    asyncio.run(check())
    told = [line for line in caplog.messages if HOST in line and not line.startswith("Room")]
    assert told == [
        f"A request from {HOST} is refused: 403.",
        f"A socket from {HOST} is refused: 403.",
        f"A socket from {HOST} is refused: 404.",
        f"A connection from {HOST} is closed: there is no such room.",
        f"A connection from {HOST} is closed: it does not speak the protocol.",
        f"A connection from {HOST} is refused: there are too many.",
    ]


def test_sockets_through_a_proxy_are_counted_by_address() -> None:
    async def check() -> None:
        chosen = settings(trusted_proxies=[HOST], address_connections=2)
        async with serving(chosen) as served:
            code = await served.room("letters")
            one, two = {"x-forwarded-for": "1.1.1.1"}, {"x-forwarded-for": "2.2.2.2"}
            for _ in range(2):
                await dial(served.port, code, additional_headers=one)
            with pytest.raises(InvalidStatus) as refused:
                await dial(served.port, code, additional_headers=one)
            assert refused.value.response.status_code == 503
            await dial(served.port, code, additional_headers=two)

    asyncio.run(check())


def test_what_a_client_says_before_its_proxy_does_not_count() -> None:
    """Some proxies add a line of their own behind what they were sent."""

    async def check() -> None:
        chosen = settings(trusted_proxies=[HOST], guesses_per_minute=2)
        async with serving(chosen) as served:
            invented = (f"6.6.6.{number}" for number in range(9))
            lines = ([("x-forwarded-for", one), ("x-forwarded-for", "1.1.1.1")] for one in invented)
            for _ in range(2):
                late = await dial(served.port, "BBBB", additional_headers=next(lines))
                assert await late.gone() == 4404
            late = await dial(served.port, "BBBB", additional_headers=next(lines))
            assert await late.gone() == 4429
            async with http_to(served.url) as http:
                answer = await http.get("/api/rooms/BBBB", headers=next(lines))
            assert answer.status_code == 429

    asyncio.run(check())


def test_a_request_of_two_lengths_is_refused_with_all_that_follows() -> None:
    async def check() -> None:
        async with serving() as served:
            host = f"Host: {HOST}:{served.port}\r\n"
            hidden = f"GET /healthz HTTP/1.1\r\n{host}\r\n"
            request = (
                f"POST /api/rooms HTTP/1.1\r\n{host}Content-Length: 5\r\n"
                f"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}"
            )
            answer = await raw_request(served.port, request, end=True)
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert answer.count(b"HTTP/1.1 ") == 1

    asyncio.run(check())
