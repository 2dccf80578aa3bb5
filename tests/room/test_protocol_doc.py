"""The manual and the schema of the protocol belong to this code, and real frames keep to them."""

import inspect
import re
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from tabletop import ALL_GAMES, Tabletop, play_out, seats, stage
from tools.protocol_doc import CLOSES, PAGE, SCHEMA, STATUSES, page, schema, schema_text

from parlour.room.codec import written
from parlour.room.errors import CODES
from parlour.room.messages import (
    COMMANDS,
    MESSAGES,
    Act,
    Command,
    Hint,
    Kick,
    Look,
    Message,
    Ready,
    Rematch,
    Say,
)
from parlour.server import connection, sockets

WRITE = "run: python tools/protocol_doc.py"


def validator(side: str) -> Draft202012Validator:
    return Draft202012Validator({**schema(), "$ref": f"#/$defs/{side}"})


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), WRITE


def test_the_schema_is_up_to_date() -> None:
    Draft202012Validator.check_schema(schema())
    assert SCHEMA.read_text(encoding="utf-8") == schema_text(), WRITE


def test_every_code_is_explained() -> None:
    text = page()
    for code in CODES.values():
        assert f"| `{code}` |" in text
    closes = {value for value in vars(connection).values() if isinstance(value, int)}
    assert {code for code in closes if 1000 <= code < 5000} <= CLOSES.keys()


def test_every_refusal_of_a_socket_is_explained() -> None:
    statuses = re.findall(r"Refusal\((\d+)", inspect.getsource(sockets))
    assert statuses
    assert {int(status) for status in statuses} <= STATUSES.keys()


def test_texts_that_may_not_be_empty_say_so() -> None:
    assert "| `name` | text, 1 to 20 |" in page()
    assert "| `avatar` | text, at most 8 |" in page()


def frames_of(name: str, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Everything that is sent while a few people play, talk, come, go and do wrong."""
    frames: list[dict[str, Any]] = []
    take = Tabletop.take

    def recording(top: Tabletop, outcome: Any) -> list[Message]:
        frames.extend(msgspec.json.decode(written(message).text) for _, message in outcome.messages)
        return take(top, outcome)

    monkeypatch.setattr(Tabletop, "take", recording)
    top = stage(name, "ab", bots=max(0, seats(name)[0] - 2), hints=True, pace="relaxed")
    commands: list[Command] = [Say("hello"), Act(9999), Hint(), Look(), Ready(True)]
    for who in "ab":
        for number, command in enumerate(commands):
            top.send(who, command, f"{number}")
    top.think()
    top.drop("b")
    top.connect("b", top.last("a").seq)
    play_out(top, "ab")
    top.send("a", Rematch())
    top.send("a", Kick(2))
    return frames


@pytest.mark.parametrize("name", ALL_GAMES)
def test_real_frames_keep_to_the_schema(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    frames, server = frames_of(name, monkeypatch), validator("from_server")
    for frame in frames[:80] + frames[-20:]:
        server.validate(frame)
    assert {frame["type"] for frame in frames} >= set(MESSAGES.values())


def test_commands_keep_to_the_schema() -> None:
    client = validator("from_client")
    for frame in (
        {"type": "hello", "payload": {"protocol": 1}},
        {"type": "start"},
        {"type": "act", "payload": {"action": 3, "seen": 8}, "id": "k3"},
    ):
        client.validate(frame)
    for frame in (
        {"type": "hello"},
        {"type": "act", "payload": {"action": 3, "card": 1}},
        {"type": "act", "payload": {"action": "3"}},
        {"type": "start", "id": "x" * 41},
        {"type": "nonsense", "payload": {}},
    ):
        assert not client.is_valid(frame), frame


def test_what_is_not_in_the_protocol_is_not_in_the_schema() -> None:
    server = validator("from_server")
    assert not server.is_valid({"type": "ack", "payload": {}})
    assert not server.is_valid({"type": "ack", "payload": {"id": "1"}, "id": "1"})
    assert len(schema()["$defs"]["from_client"]["oneOf"]) == len(COMMANDS)
