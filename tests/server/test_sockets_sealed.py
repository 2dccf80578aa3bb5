"""Sealed answers over real sockets: nobody else is sent a byte more, or another one.

The same evening is lived through several times, with everything foreseeable that is random
otherwise. It differs only in whether and when one player answers. Others try what could tell them
something: they ask the room, come back, watch, ping, and read everything that is public over HTTP.
"""

import asyncio
import itertools
import json
import logging

import pytest

from parlour import games
from parlour.room import room as room_module
from parlour.server import rooms as rooms_module
from server.wire import Client, Served, enter, join, serving, settings

CODE = "BCDF"
NEVER = -1
STEPS = 3
PUBLIC = ("/healthz", "/readyz", "/metrics", "/api/info", "/api/tables", "/api/leaderboard/coup")
OF_THE_ROOM = ("", "/games", "/replay", "/frames", "/highlights")
CURIOUS: list[tuple[str, dict[str, object]]] = [
    ("undo", {}),
    ("take_back", {}),
    ("more_time", {}),
    ("act", {"action": 10**6}),
    ("act", {"action": 0, "seen": 0}),
    ("pick", {"step": 10**6}),
    ("look", {}),
    ("emote", {"emote": "wow"}),
    ("kick", {"place": 9}),
    ("start", {}),
]


class Foreseeable:
    """In place of `secrets`."""

    @staticmethod
    def token_hex(size: int) -> str:
        return "5e" * size


async def arrived(*clients: Client) -> None:
    """Everything that was sent to them is there."""
    for client in clients:
        await (await client.socket.ping())


async def begin(served: Served) -> list[Client]:
    """Four people; the first one, who has claimed something, and three who may answer."""
    code = await served.room("coup")
    people = [await join(served.port, code, name) for name in ("Ann", "Bo", "Cy", "Di")]
    await people[0].do("settings", hints=True, open=True)
    await people[0].do("start")
    await arrived(*people)
    await people[0].do("act", action=games.load("coup").action_numbers["tax", ()])
    await arrived(*people)
    assert [bool(one.last("game")["choices"]) for one in people] == [False, True, True, True]
    return people


async def lived(when: int, seen: list[object]) -> None:
    """One evening; `seen` is everything that others could see."""
    async with serving(settings(metrics_token="secret")) as served:
        *others, secretive = await begin(served)
        tv = await enter(served.port, CODE)
        before = {one: len(one.texts) for one in (*others, tv)}
        for step in range(STEPS):
            if step == when:
                await secretive.do("act", action=secretive.last("game")["choices"][0])
                assert secretive.last("game")["view"]["answered"]
            for one in others:
                seen += [await one.ask(kind, f"{step}{kind}", **more) for kind, more in CURIOUS]
            for key, back in itertools.product((others[1].key, None), (-1, 0, 12)):
                again = await enter(served.port, CODE, key, back, detail=back == 0)
                await arrived(again)
                seen.append(again.texts)
                await again.close()
            for path in (*PUBLIC, *(f"/api/rooms/{CODE}{end}" for end in OF_THE_ROOM)):
                answer = await served.get(path)
                seen.append((path, answer.status_code, answer.text.replace(str(served.port), "")))
        await arrived(*others, tv)
        seen += [one.texts[start:] for one, start in before.items()]
        await asyncio.gather(*(one.close() for one in (*others, secretive, tv)))


def test_nobody_else_can_tell_whether_and_when_an_answer_came(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor can whoever reads the log, at any level."""
    caplog.set_level(logging.DEBUG, "parlour")
    evenings: list[str] = []
    for when in (NEVER, *range(STEPS)):
        with monkeypatch.context() as patch:
            patch.setattr(rooms_module, "secrets", Foreseeable)
            patch.setattr(rooms_module, "new_code", lambda taken: CODE)
            patch.setattr(room_module, "new_public_id", iter("abcd").__next__)
            seen: list[object] = []
            caplog.clear()
            asyncio.run(lived(when, seen))
            assert len(caplog.messages) > STEPS
            seen.append(sorted(caplog.messages))
            evenings.append(json.dumps(seen))
    assert len(evenings[0]) > 100_000
    for evening in evenings[1:]:
        assert evening == evenings[0]
