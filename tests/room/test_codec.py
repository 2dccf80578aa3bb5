"""What is read from clients and written to them."""

import json
from typing import Any

import msgspec
import pytest
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64
from tabletop import ALL_GAMES, Tabletop, play_out, seats, stage

from parlour.kernel.errors import Malformed
from parlour.room.codec import NATIVE, encode, read_command, whole, written
from parlour.room.errors import Unreadable, error_code
from parlour.room.messages import MESSAGES, Act, GameUpdate, Message, RoomInfo
from parlour.room.outcome import Outcome, Outgoing, Written
from parlour.room.writing import write_numbers, write_rows, write_value

# Reading


@pytest.mark.parametrize("name", ["", "x" * 21])
def test_a_name_has_1_to_20_characters(name: str) -> None:
    data = msgspec.json.encode({"type": "join", "payload": {"name": name}})
    with pytest.raises(Malformed, match="payload of join"):
        read_command(data)


def test_a_command_comes_with_its_id() -> None:
    text = '{"type":"act","payload":{"action":3,"seen":7},"id":"x"}'
    assert read_command(text) == (Act(3, 7), "x")
    assert NATIVE.read(text) == (Act(3, 7), "x")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("{", None),
        ("[]", None),
        ('{"type":"nonsense","id":"x"}', "x"),
        ('{"type":"act","payload":{"action":"three"},"id":"x"}', "x"),
        ('{"type":"act","payload":{"action":3,"more":1},"id":"x"}', "x"),
        ('{"type":"join","payload":{"name":"Ann","key":""},"id":"x"}', "x"),
        ("[" * 5000, None),
    ],
)
def test_what_is_wrong_is_refused_with_its_id(text: str, id: str | None) -> None:
    with pytest.raises(Unreadable) as caught:
        read_command(text)
    assert caught.value.id == id
    assert error_code(caught.value) == "malformed"


# Writing


class Collecting(Tabletop):
    """Keeps the room's own messages."""

    def take(self, outcome: Outcome) -> list[Message]:
        self.__dict__.setdefault("sent", []).extend(message for _, message in outcome.messages)
        return super().take(outcome)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_what_is_put_together_is_what_the_protocol_describes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a room writes itself has every field once, for every message of a whole game."""
    monkeypatch.setattr("tabletop.Tabletop", Collecting)
    top = stage(name, "ab", bots=max(0, seats(name)[0] - 2), pace="fast")
    play_out(top, "ab")
    sent: list[Outgoing] = top.__dict__["sent"]
    kinds = {message.kind for message in sent if isinstance(message, Written)}
    assert kinds == {GameUpdate, RoomInfo}
    for message in [*sent[:100], *sent[-50:]]:
        plain, text = whole(message), written(message).text
        assert type(plain) in MESSAGES
        assert json.loads(text, object_pairs_hook=once) == json.loads(encode(plain))
        assert NATIVE.write(plain) == [encode(plain)]


def once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of an object, none of which is there twice."""
    assert len({name for name, _ in fields}) == len(fields)
    return dict(fields)


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, 60_000, 2**62, -1, -10, 1 - 2**63], ids=str)
def test_numbers_are_written_in_digits(number: int) -> None:
    out = BytesWriter()
    write_numbers(out, vec[i64]([number, 1, number]))
    write_rows(out, [(number, 2), (3,)])
    write_rows(out, [])
    write_rows(out, [(), (4,)])
    assert out.getvalue() == b"[%d,1,%d][[%d,2],[3]][][[],[4]]" % (number, number, number)


@pytest.mark.parametrize("value", [True, False, 0, 12, -1, [], [3], [1, 20, -3]], ids=str)
def test_what_a_field_holds_is_written_as_json(value: object) -> None:
    out = BytesWriter()
    write_value(out, value)
    assert json.loads(out.getvalue()) == value
