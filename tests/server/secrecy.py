"""What an update of a game may tell its receiver, by the kernel's record of who knows what."""

from typing import Any

from parlour.kernel.game import Game
from parlour.kernel.seats import knows
from parlour.kernel.tape import MIXED


def check_view(view: dict[str, Any], seat: int) -> None:
    assert view["viewer"] == seat
    for face, known in zip(view["faces"], view["known"], strict=True):
        assert face == 0 or knows(known, seat)
    assert not (seat == -1 and view["answered"])


def check_events(game: Game, update: dict[str, Any], seat: int) -> None:
    for event in update["events"]:
        kind = game.event_by_number[event[0]]
        assert not kind.private or event[1] == seat
        if kind.name == "mixed":
            assert len(event) == 3 + event[2]
    if seat == -1:
        assert not update["choices"]
        assert not update["pick"]


def check_shown(frame: dict[str, Any], seat: int) -> None:
    """A moment of a replay has one table for all its events: what they showed lies there still."""
    for index, card, face in frame["shown"]:
        assert 0 <= index < len(frame["events"])
        known, now = frame["view"]["known"][card], frame["view"]["faces"][card]
        assert now == face or not knows(known, seat) or mixed_later(frame, index, card)


def mixed_later(update: dict[str, Any], index: int, card: int) -> bool:
    """Whether a later event gave the card another face: a mix, or a card lifted in its hand."""
    later = [at for at, other, _ in update["shown"] if other == card and at > index]
    return bool(later) or any(
        event[0] == MIXED and card in event[3:] for event in update["events"][index:]
    )
