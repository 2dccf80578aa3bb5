"""Clients written from the specifications' protocol texts alone; nothing of the product is used."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from waiting import DEADLINE

Frame = dict[str, Any]


def unwatched(_: Any) -> None:
    """Somebody may want to see every frame that arrives."""


class Client:
    """A WebSocket that keeps every frame it was sent."""

    witness: Callable[[Any], None] = staticmethod(unwatched)
    idle: ClassVar[Frame] = {"action": "?"}  # is answered, and changes nothing

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.changed = asyncio.Event()
        self.closed = False
        self.reader = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, url: str) -> "Any":
        return cls(await connect(url))

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.frames.append(json.loads(text))
                self.witness(self.frames[-1])
                self.check(self.frames[-1])
                self.changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            self.changed.set()

    def check(self, frame: Frame) -> None:
        """Every frame is looked at as it comes."""

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, wanted: Callable[[Frame], object], start: int = 0) -> Frame:
        """The first frame since `start` that is wanted."""
        async with asyncio.timeout(DEADLINE):
            while True:
                for frame in self.frames[start:]:
                    if wanted(frame):
                        return frame
                if self.reader.done():
                    self.reader.result()
                    raise ConnectionError(f"closed before it came; last: {self.frames[-3:]}")
                self.changed.clear()
                await self.changed.wait()

    async def of_type(self, kind: str, start: int = 0) -> Frame:
        return await self.until(lambda frame: frame.get("type") == kind, start)

    async def ask(self, kind: str, **message: Any) -> Frame:
        """Say something, and wait for the next frame of a type."""
        start = len(self.frames)
        await self.say(**message)
        return await self.of_type(kind, start)

    async def heard(self) -> None:
        """Wait until everything said before has been heard."""
        start = len(self.frames)
        await self.say(**self.idle)
        await self.until(self.is_answer, start)

    def is_answer(self, frame: Frame) -> bool:
        """Whether a frame answers the idle message."""
        return frame.get("type") in ("error", "pong") or "Error" in frame

    @staticmethod
    def is_refusal(frame: Frame) -> bool:
        """Whether a frame says that something is wrong."""
        return frame.get("type") in ("error", "message_invalid") or "Error" in frame

    def last(self, kind: str) -> Frame:
        return next(frame for frame in reversed(self.frames) if frame.get("type") == kind)

    async def close(self) -> None:
        await self.socket.close()
        self.reader.cancel()


# Coup


class CoupClient(Client):
    """A player of the turn server."""

    name = ""
    key = ""
    dice = random.Random(0)
    bold = False  # contradicts whenever possible
    idle: ClassVar[Frame] = {"type": "ping"}

    def check(self, frame: Frame) -> None:
        if frame["type"] == "game_state":
            for name, player in frame["data"]["players"].items():
                assert ("hand" in player) == (name == self.name), "a hand is its owner's"

    def state(self) -> Frame:
        data: Frame = self.last("game_state")["data"]
        return data

    @property
    def over(self) -> bool:
        return any(
            frame["type"] == "game_state" and frame["data"]["currentStateV2"] == "finished"
            for frame in self.frames[-3:]
        )

    def answer(self) -> Frame | None:
        """What this player says to the present state, if it is asked anything."""
        data = self.state()
        me = data["players"][self.name]
        state = data["currentStateV2"]
        alive = [n for n, p in data["players"].items() if n != self.name and p["cards"]]
        mine = data["currentPrimaryActor"] == self.name
        if state == "finished" or not me["cards"]:
            return None
        if state == "primary":
            return self.primary(me, alive) if mine else None
        if state == "secondary":
            return None if mine else self.react(data)
        if state == "reaction_to_block":
            blocking = data["currentBlockingActor"] == self.name
            kinds = ["accept"] * (1 if self.bold else 3) + ["challenge"]
            return None if blocking else {"type": self.dice.choice(kinds)}
        if state == "reaction_to_challenge" and mine:
            return {"type": "reveal", "details": {"card": self.proof(data, me)}}
        if state == "reaction_to_block_challenge" and data["currentBlockingActor"] == self.name:
            card = me["currentSecondaryAction"]["details"]["card"]
            shown = card if card in me["hand"] else me["hand"][0]
            return {"type": "reveal", "details": {"card": shown}}
        if state == "discard" and data["currentDiscardingActor"] == self.name:
            return {"type": "reveal", "details": {"card": self.dice.choice(me["hand"])}}
        if state == "swap" and mine:
            kept = me["hand"][: 2 - len(me["lost"])]
            return {"type": "swap_reveal", "details": {"cards": kept}}
        return None

    def primary(self, me: Frame, alive: list[str]) -> Frame:
        target = {"target": self.dice.choice(alive)}
        if me["coins"] >= 7:
            return {"type": "coup", "details": target}
        kinds = ["income", "foreign_aid", "tax", "swap"]
        if me["coins"] >= 3:
            kinds += ["assasinate"] * 3
        rich = [n for n in alive if self.state()["players"][n]["coins"]]
        if rich:
            kinds.append("steal")
        kind = self.dice.choice(kinds)
        if kind == "steal":
            return {"type": kind, "details": {"target": self.dice.choice(rich)}}
        return {"type": kind, "details": target} if kind == "assasinate" else {"type": kind}

    def react(self, data: Frame) -> Frame:
        action = data["players"][data["currentPrimaryActor"]]["currentPrimaryAction"]
        said = data["players"][self.name].get("currentSecondaryAction")
        if said is not None:
            return {}
        kinds = ["accept"] * (1 if self.bold else 4)
        if action["type"] != "foreign_aid":
            kinds.append("challenge")
        targeted = action.get("details", {}).get("target") == self.name
        if action["type"] == "foreign_aid" or (targeted and action["type"] != "coup"):
            kinds.append("block")
        return {"type": self.dice.choice(kinds)}

    def proof(self, data: Frame, me: Frame) -> str:
        claims = {"tax": "duke", "assasinate": "assasin", "steal": "captain", "swap": "ambassador"}
        card = claims[me["currentPrimaryAction"]["type"]]
        return card if card in me["hand"] else str(self.dice.choice(me["hand"]))


# Eights


class EightsClient(Client):
    """A player of rooms with avatars."""

    dice = random.Random(0)
    token = ""
    id = ""
    code = ""

    def check(self, frame: Frame) -> None:
        if frame["type"] in ("roomCreated", "joined", "rejoined"):
            self.id, self.code = frame["playerId"], frame["roomCode"]
            self.token = frame["sessionToken"]
        if frame["type"] == "state":
            assert frame["yourPlayerId"] == self.id
            for player in frame["gameState"]["players"]:
                assert ("hand" in player) == (player["id"] == self.id), "a hand is its owner's"
        assert (
            not self.token
            or frame["type"] in ("roomCreated", "joined", "rejoined")
            or (self.token not in json.dumps(frame))
        )

    def state(self) -> Frame:
        state: Frame = self.last("state")["gameState"]
        return state

    @property
    def over(self) -> bool:
        return bool(self.state()["gameStatus"] == "finished")

    def answer(self) -> Frame | None:
        state = self.state()
        if state["currentPlayerId"] != self.id:
            return None
        hand = next(p["hand"] for p in state["players"] if p["id"] == self.id)
        fits = [index for index, card in enumerate(hand) if self.fits(card, state)]
        if not fits:
            return {"action": "draw"}
        index = self.dice.choice(fits)
        play: Frame = {"action": "play", "cardIndex": index}
        if hand[index]["type"] in ("wild", "plus4", "plus20"):
            play["chosenColor"] = self.dice.choice(["red", "blue", "green", "yellow"])
        return play

    @staticmethod
    def fits(card: Frame, state: Frame) -> bool:
        top = state["topCard"]
        plus = ("plus2", "plus4", "plus20")
        if state["pendingDraws"]:
            return bool(card["type"] in plus)
        if card["type"] == "reverse" and state["reverseStackCount"] >= 4:
            return False
        if card["type"] in ("wild", "plus4", "plus20"):
            return True
        if card["color"] == state["lastPlayedColor"]:
            return True
        if card["type"] == "number":
            return bool(top["type"] == "number" and card["value"] == top["value"])
        return bool(card["type"] == top["type"])


# Citadels


ROLES = [
    "Assassin",
    "Thief",
    "Magician",
    "King",
    "Bishop",
    "Merchant",
    "Architect",
    "Warlord",
]


class CitadelsClient(Client):
    """A phone, or a TV if it has no player id."""

    dice = random.Random(0)
    id = ""
    game = ""
    idle: ClassVar[Frame] = {"type": "dance", "payload": {}}
    others: tuple[str, ...] = ()  # player ids that this client must never see

    def check(self, frame: Frame) -> None:
        assert set(frame) == {"type", "payload"}
        text = json.dumps(frame)
        assert not any(f'"{other}' in text for other in self.others), "a foreign player id"
        if frame["type"] == "game_state":
            assert not self.id
            assert "hand" not in frame["payload"]
            assert "characters" not in frame["payload"]
        if frame["type"] == "player_state":
            assert self.id
        if frame["type"] == "event":
            event = frame["payload"]
            secret = event["type"] in ("draft_pick", "draw_choice", "card_kept")
            assert not secret or bool(event["data"]) == (event["player"] == self.id != "")

    async def send(self, kind: str, **payload: Any) -> None:
        await self.say(type=kind, payload=payload)

    def state(self) -> Frame:
        state: Frame = self.last("player_state")["payload"]
        return state

    @property
    def over(self) -> bool:
        return bool(self.state()["phase"] == "GameOver")

    def answer(self) -> Frame | None:
        state = self.state()
        if not state.get("is_my_turn"):
            return None
        kind, payload = self.choose(state)
        return {"type": kind, "payload": payload}

    def choose(self, state: Frame) -> tuple[str, Frame]:
        if state["draft_choices"]:
            pick = self.dice.choice(state["draft_choices"])
            return "draft_pick", {"character": ROLES.index(pick) + 1}
        if state["drawn_cards"]:
            return "keep_card", {"index": self.dice.randrange(len(state["drawn_cards"]))}
        if "graveyard_choice" in state:
            return "graveyard_respond", {"extra_data": self.dice.choice(["accept", "decline"])}
        if state["can_take_action"]:
            return self.dice.choice(["take_gold", "take_gold", "draw_cards"]), {}
        if state["can_use_ability"] and self.dice.random() < 0.7:
            return self.ability(state)
        me = next(player for player in state["players"] if player["id"] == self.id)
        built = {district["name"] for district in me["city"]}
        can = [c for c in state["hand"] if c["cost"] <= me["gold"] and c["name"] not in built]
        if state["can_build"] and can:
            return "build", {"district_name": max(can, key=lambda card: card["cost"])["name"]}
        return "end_turn", {}

    def ability(self, state: Frame) -> tuple[str, Frame]:
        role = state["current_role"]
        if role == "Magician" and state["hand"] and self.dice.random() < 0.5:
            many = self.dice.randint(1, len(state["hand"]))
            indices = self.dice.sample(range(len(state["hand"])), many)
            return "ability", {"extra_data": "discard_draw", "indices": indices}
        if not state["valid_targets"]:
            return "end_turn", {}
        target = self.dice.choice(state["valid_targets"])
        if role == "Magician":
            return "ability", {"extra_data": "swap_hand", "target": target}
        if role == "Warlord":
            player, district = target.split(":")
            return "ability", {"target": player, "district_name": district}
        return "ability", {"character": ROLES.index(target) + 1}


# Letters


class LettersClient(Client):
    """A player who chooses step by step."""

    dice = random.Random(0)
    id = ""
    code = ""
    idle: ClassVar[Frame] = {"Type": "Dance"}
    others: tuple[str, ...] = ()

    def check(self, frame: Frame) -> None:
        if "Error" in frame:
            return
        assert set(frame) == {"Game", "Event", "AvailableActions"}
        text = json.dumps(frame)
        assert "VisibleTo" not in text
        assert not any(f'"{other}"' in text for other in self.others), "a foreign key"
        assert all(card is None for card in frame["Game"]["Deck"])
        for player in frame["Game"]["Players"]:
            if player["ID"] != self.id:
                assert "PendingAction" not in player
        event = frame["Event"] or {}
        if event.get("Type") == "CardDealtEvent":
            own = event["ToPlayer"] == self.id
            assert (event["ResultCardDealt"] is not None) == own

    def update(self) -> Frame:
        return next(frame for frame in reversed(self.frames) if "Game" in frame)

    def state(self) -> Frame:
        game: Frame = self.update()["Game"]
        return game

    @property
    def over(self) -> bool:
        return bool(self.update()["Game"]["Phase"] == "game_end")

    def answer(self) -> Frame | None:
        actions = self.update()["AvailableActions"]
        answer: Frame | None = self.dice.choice(actions) if actions else None
        return answer


# Oracle: lines of text


class OracleClient:
    """A player who types commands."""

    witness: Callable[[Any], None] = staticmethod(unwatched)
    dice = random.Random(0)
    timid = False  # plays no card

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.lines: list[str] = []
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, port: int) -> "OracleClient":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def _read(self) -> None:
        while line := await self.reader.readline():
            self.lines.append(line.decode().rstrip("\n"))
            self.witness(self.lines[-1])
            self.changed.set()
        self.lines.append("")
        asyncio.get_running_loop().call_soon(self.changed.set)  # when this is done

    async def say(self, line: str) -> None:
        self.writer.write(f"{line}\n".encode())
        await self.writer.drain()

    async def until(self, word: str, start: int = 0) -> str:
        async with asyncio.timeout(DEADLINE):
            while True:
                for line in self.lines[start:]:
                    if line.startswith(word):
                        return line
                if self.task.done():
                    raise ConnectionError(f"closed before it came; last: {self.lines[-3:]}")
                self.changed.clear()
                await self.changed.wait()

    async def heard(self) -> None:
        """Wait until everything said before has been heard; the end of the game is the last."""
        start = len(self.lines)
        try:
            await self.say("dance")
            await self.until("ERROR", start)
        except ConnectionError:
            if not self.over:
                raise

    def state(self) -> dict[str, str]:
        line = next(line for line in reversed(self.lines) if line.startswith("STATE"))
        return dict(part.split("=", 1) for part in line.split(" ")[1:])

    @property
    def over(self) -> bool:
        return any(line.startswith("END") for line in self.lines)

    def answer(self) -> str | None:
        state = self.state()
        may = [word for word in state["may"].split(",") if word]
        if not may:
            return None
        hand = [card for card in state["hand"].split(",") if card]
        champions = [f"{place:02}" for place, card in enumerate(hand) if "_d" in card]
        if "disc" in may:
            many = int(state["must_discard"]) if state["phase"] == "discard" else 1
            return "disc " + ",".join(f"{place:02}" for place in range(many))
        if "defe" in may or "decl" in may:
            if champions and self.dice.random() < 0.5:
                return f"defe {self.dice.choice(champions)}"
            return "decl"
        if "refu" in may:
            return "refu"  # games that go on tell more
        kind = self.dice.choice([word for word in may if word != "pass"] or may)
        if self.timid or self.dice.random() < 0.1:
            return "pass"
        return self.card_play(kind, hand, champions, state["discards"].split(","))

    def card_play(self, kind: str, hand: list[str], champions: list[str], pile: list[str]) -> str:
        fallen = [f"{place:02}" for place, card in enumerate(pile) if "_d" in card]
        if kind == "recl" and fallen:
            many = 1 if "draw2" in hand else min(2, len(fallen))
            return "recl " + " ".join(self.dice.sample(fallen, many))
        if kind == "exch" and champions:
            return f"exch {self.dice.choice(champions)}"
        if kind == "draw":
            return f"draw {next(n for n, card in enumerate(hand) if card.startswith('draw')):02}"
        if kind == "cham" and champions:
            many = self.dice.randint(1, min(3, len(champions)))
            return "cham " + ",".join(self.dice.sample(champions, many))
        return "offr" if kind == "offr" else "pass"

    async def close(self) -> None:
        self.writer.close()
        self.task.cancel()
