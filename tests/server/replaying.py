"""Reading updates and replays as a client does: pages are put together, changes applied."""

from typing import Any

from msgspec import Raw
from msgspec.json import decode

from parlour.room.codec import written
from parlour.room.outcome import Outgoing

Page = dict[str, Any]
Frame = dict[str, Any]


def payload(message: Outgoing) -> bytes:
    """What is in a message, as it travels."""
    return bytes(decode(written(message).text, type=dict[str, Raw])["payload"])


def frames_of(page: Page) -> list[Frame]:
    """The moments of a page, each with its whole view."""
    view = page["view"]
    found = []
    for frame in page["frames"]:
        view = changed(view, frame["change"])
        found.append({"view": view, "events": frame["events"], "shown": frame["shown"]})
    return found


def boards_of(update: dict[str, Any]) -> list[dict[str, Any]]:
    """The view before the events of an update, and after each of them."""
    boards = [update["view"]]
    for change in reversed(update["changes"]):
        boards.append(changed(boards[-1], change))
    return boards[::-1]


def check_boards(update: dict[str, Any]) -> list[dict[str, Any]]:
    """A face that an event showed lies on the table right after it. Returns the tables between."""
    boards = boards_of(update)
    assert len(boards) == len(update["events"]) + 1
    for at, card, face in update["shown"]:
        assert boards[at + 1]["faces"][card] == face, f"event {at} did not show {card}"
    return boards


def changed(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view after a change."""
    copies = {name: view[name][:] for name in ("zones", "faces", "known")}
    new: dict[str, Any] = view | copies | {"fields": dict(view["fields"])}
    for zone, front, back, *cards in change.get("zones", []):
        old = view["zones"][zone]
        new["zones"][zone] = old[:front] + cards + old[len(old) - back :]
    for name in ("faces", "known"):
        pairs = change.get(name, [])
        for place, value in zip(pairs[::2], pairs[1::2], strict=True):
            new[name][place : place + 1] = [value]
        if change.get("cards"):
            del new[name][change["cards"] :]
    new["fields"] |= change.get("fields", {})
    rest: dict[str, Any] = change.get("rest", {})
    return new | rest
