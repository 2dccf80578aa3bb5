"""Tapes hold events of any length but one."""

import pytest

from parlour.kernel.tape import MOST_ARGUMENTS, Tape


def test_an_event_has_so_many_arguments_at_most() -> None:
    tape = Tape()
    with pytest.raises(OverflowError, match="at most"):
        tape.begin(9, MOST_ARGUMENTS + 1)
    assert tape.events() == []
    first = tape.begin(9, 3)
    for number in range(3):
        tape.codes[first + number] = number
    assert tape.events() == [(9, 0, 1, 2)]
