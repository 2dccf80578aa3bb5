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
    for index, card, face in update["shown"]:
        assert 0 <= index < len(update["events"])
        known = update["view"]["known"][card]
        now = update["view"]["faces"][card]
        assert now == face or not knows(known, seat) or mixed_later(update, index, card)
    if seat == -1:
        assert not update["choices"]
        assert not update["pick"]


def mixed_later(update: dict[str, Any], index: int, card: int) -> bool:
    """Whether a later event gave the card another face: a mix, or a card lifted in its hand."""
    later = [at for at, other, _ in update["shown"] if other == card and at > index]
    return bool(later) or any(
        event[0] == MIXED and card in event[3:] for event in update["events"][index:]
    )
