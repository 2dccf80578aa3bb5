"""Texts in frames, read back with a reader that is not ours."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, Protocol

from parlour.server.frames import in_frames

SIZES = [0, 1, 125, 126, 127, 65535, 65536, 70000]


def test_texts_of_all_sizes_are_read_in_order() -> None:
    texts = [bytes([ord("a") + index]) * size for index, size in enumerate(SIZES)]
    reader = Protocol(CLIENT, state=OPEN, max_size=None)
    reader.receive_data(in_frames(texts))
    frames = [event for event in reader.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data) for frame in frames] == texts
    assert {(frame.opcode, frame.fin) for frame in frames} == {(Opcode.TEXT, True)}


@pytest.mark.parametrize("size", SIZES)
def test_a_length_takes_as_few_bytes_as_it_can(size: int) -> None:
    head = 2 if size < 126 else 4 if size < 1 << 16 else 10
    assert len(in_frames([b"x" * size])) == head + size
