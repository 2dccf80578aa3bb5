"""Every frame that a client of a dialect is sent, held against what its receiver may know.

What a room tells a session says of every card who knows it; what the session makes of it may name
no other cards. What arrives on a socket must have been checked here.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from frame_shapes import OWN_EVENTS
from spec_clients import Client, OracleClient

from parlour.kernel.codec import Outputs, Send
from parlour.room.messages import GameUpdate, Message
from parlour.server.dialects.guest import NO_PROTOCOL
from parlour.server.dialects.session import Session
from server.secrecy import check_events, check_shown, check_view

Names = Iterator[str]


class Overseer:
    """Reads along what sessions are told and what they send; keeps what is wrong with it."""

    def __init__(self) -> None:
        self.failures: list[str] = []
        self.named = 0  # cards in frames
        self._seen = {canonical(json.loads(NO_PROTOCOL))}  # frames that were checked
        self._known: dict[Session, Counter[str]] = {}
        self._before: dict[Session, set[str]] = {}  # was known before the update
        self._shown: dict[Session, set[str]] = {}
        self._spoken: set[Session] = set()  # have sent something since they were told something

    def told(self, session: Session, message: Message) -> None:
        if not isinstance(message, GameUpdate):
            return
        game, plain = session.codec.game, msgspec.to_builtins(message)
        try:
            check_view(plain["view"], message.view.viewer)
            check_events(game, plain, message.view.viewer)
            check_shown(plain, message.view.viewer)
        except AssertionError as error:
            self.failures.append(f"{error} in {plain}")
        names = [face.name for face in game.faces]
        if session in self._spoken:
            self._spoken.discard(session)
            self._shown.pop(session, None)
            self._before[session] = set(self._known.get(session, ()))
        self._known[session] = Counter(names[face - 1] for face in message.view.faces if face)
        shown = self._shown.setdefault(session, set())
        shown.update(names[face - 1] for _, _, face in message.shown)

    def sent(self, session: Session, outputs: Outputs) -> None:
        for output in outputs:
            if isinstance(output, Send):
                self._check(session, output.frame)
                self._seen.add(canonical(output.frame))
                self._spoken.add(session)

    def arrived(self, frame: Any) -> None:
        """A client has received this."""
        if canonical(frame) not in self._seen:
            self.failures.append(f"not checked: {frame}")

    def _check(self, session: Session, frame: Any) -> None:
        whole_table, names = CLAIMS[session.codec.game.name](frame)
        claimed = Counter(names)
        self.named += claimed.total()
        known, shown = self._known.get(session, Counter()), self._shown.get(session, set())
        if whole_table:
            extra = set(claimed - known)
        elif frame_type(frame) == "cardDrawn":
            extra = set(claimed) - shown
        else:
            extra = set(claimed) - set(known) - shown - self._before.get(session, set())
        if extra:
            self.failures.append(f"not known to the receiver: {extra} in {frame}")


def frame_type(frame: Any) -> object:
    return frame.get("type") if isinstance(frame, dict) else None


@pytest.fixture(autouse=True)
def overseer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Overseer]:
    """For modules whose clients are all watched: whatever they are told is checked."""
    watching = Overseer()
    write, out = Session.write, Session._out

    def watched_write(session: Session, message: Message) -> list[bytes]:
        watching.told(session, message)
        return write(session, message)

    def watched_out(session: Session, outputs: Outputs) -> list[bytes]:
        watching.sent(session, outputs)
        return out(session, outputs)

    monkeypatch.setattr(Session, "write", watched_write)
    monkeypatch.setattr(Session, "_out", watched_out)
    monkeypatch.setattr(Client, "witness", staticmethod(watching.arrived))
    monkeypatch.setattr(OracleClient, "witness", staticmethod(watching.arrived))
    yield watching
    assert not watching.failures, watching.failures[:3]


def canonical(frame: Any) -> str:
    return frame if isinstance(frame, str) else json.dumps(frame, sort_keys=True)


# The faces that a frame names, and whether it is a whole table in which each card has one place


def coup(frame: Any) -> tuple[bool, Names]:
    players = frame["data"]["players"].values() if frame["type"] == "game_state" else ()
    cards = (card for one in players for card in [*one.get("hand", ()), *one["lost"]])
    return True, (card.replace("assasin", "assassin") for card in cards)


def eights(frame: Any) -> tuple[bool, Names]:
    if frame["type"] == "cardDrawn":
        return False, (eights_card(card) for card in frame.get("cards", [frame.get("card")]))
    if frame["type"] != "state":
        return False, iter(())
    state = frame["gameState"]
    hands = [card for one in state["players"] for card in one.get("hand", ())]
    return True, (eights_card(card) for card in [*hands, state["topCard"]])


def eights_card(card: Any) -> str:
    kind = card.get("value", card["type"])
    return f"{card['color']}_{kind}" if "color" in card else str(kind)


def citadels(frame: Any) -> tuple[bool, Names]:
    payload = frame["payload"]
    if frame["type"] == "event":
        data = payload["data"] or {}
        open_names = [data.get("district")]
        own = [data.get("character"), data.get("card"), *data.get("cards", [])]
        return False, named([*open_names, *(own if payload["type"] in OWN_EVENTS else ())])
    if frame["type"] not in ("game_state", "player_state"):
        return False, iter(())
    players = payload["players"]
    cards = [card for one in players for card in [*one["city"], *one["revealed_roles"]]]
    for name in ("draft_face_up", "hand", "drawn_cards", "draft_choices"):
        cards += payload.get(name) or []
    return False, named(cards)


def letters(frame: Any) -> tuple[bool, Names]:
    if "Game" not in frame:
        return False, iter(())
    game, event = frame["Game"], frame["Event"] or {}
    cards = [card for one in game["Players"] for card in [*one["Hand"], *one["DiscardPile"]]]
    cards += [game["RemovedCard"], *game["Deck"], *event.get("NewDeck", [])]
    results = [value for name, value in event.items() if name.startswith("Result")]
    return not event, named(cards + results)


def named(cards: list[Any]) -> Names:
    """The names of cards, some of which are not shown."""
    for card in cards:
        if card:
            name = card if isinstance(card, str) else card.get("name", card.get("Name"))
            yield name.lower().replace(" ", "_")


def oracle(line: Any) -> tuple[bool, Names]:
    word, *rest = line.split(" ")
    if word not in ("STATE", "EVENT"):
        return False, iter(())
    values = [part.partition("=")[2].split(",") for part in rest if "=" in part]
    cards = [name for value in values for name in value if "_d" in name or name in FREE]
    return word == "STATE", (name for name in cards)


FREE = ("draw2", "draw3", "exchange")
CLAIMS = {
    "coup": coup,
    "eights": eights,
    "citadels": citadels,
    "letters": letters,
    "oracle": oracle,
}
