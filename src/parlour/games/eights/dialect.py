"""Rooms with avatars: a client has a player id, and a session token that proves it."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.eights import rules_cards as cards
from parlour.games.eights import rules_table as rules
from parlour.kernel.codec import (
    LETTERS,
    LOBBY,
    OVER,
    PLAYING,
    Begin,
    Codec,
    Create,
    Enter,
    Exit,
    Frame,
    Outputs,
    Person,
    Prepare,
    Quit,
    Request,
    Send,
    Sit,
    Trouble,
    text_of,
    whole,
)
from parlour.kernel.dialect import Dialect
from parlour.kernel.game import Game, Move
from parlour.kernel.seats import first_of, has
from parlour.kernel.telling import Told

LONGEST_NAME: Final = 20
LONGEST_AVATAR: Final = 64
LONGEST_TOKEN: Final = 128
FEWEST: Final = 3
STATUS: Final = {LOBBY: "waiting", PLAYING: "playing", OVER: "finished"}
DIRECTIONS: Final = (1, -1)
KINDS: Final = {  # by rank; all others are numbers
    cards.WILD: "wild",
    cards.PLUS2: "plus2",
    cards.PLUS4: "plus4",
    cards.PLUS20: "plus20",
    cards.SKIP: "skip",
    cards.REVERSE: "reverse",
    cards.COLOURED_PLUS20: "plus20",
    cards.SWAP: "swap",
    cards.PICKSWAP: "pickswap",
    cards.WILDPICKSWAP: "wildpickswap",
    cards.NOPE: "nope",
    cards.ROTATE: "rotate",
    cards.STEAL: "steal",
}
DRAWING: Final = (rules.CARD_DRAWN, rules.CARDS_DRAWN, rules.CARD_OFFERED)
ERRORS: Final = {"unknown": "Room not found", "full": "Room is full"}

NOT_YOUR_TURN: Final = "Not your turn"
BAD_INDEX: Final = "Invalid card index"
NOT_PLAYABLE: Final = "Cannot play this card"
NO_COLOUR: Final = "Must choose a color"
NO_TARGET: Final = "Must choose a player"
STARTED: Final = "Game already started"


def card(face: int, chosen: int = cards.NO_COLOUR) -> Frame:
    """A card as clients know it; a wild one on the pile shows the colour that was called."""
    rank, colour = cards.CARDS[face]
    if rank in cards.NUMBERS:
        return {"type": "number", "color": cards.COLOURS[colour], "value": rank}
    if colour != cards.NO_COLOUR:
        return {"type": KINDS[rank], "color": cards.COLOURS[colour]}
    if chosen != cards.NO_COLOUR:
        return {"type": KINDS[rank], "chosenColor": cards.COLOURS[chosen]}
    return {"type": KINDS[rank]}


def public_id(one: Person) -> str:
    return f"p_{one.id}"


class EightsCodec(Codec):
    """A player's connection."""

    always_ready = True

    def __init__(self, game: Game, query: Mapping[str, str]) -> None:
        super().__init__(game, query)
        self._name = ""
        self._avatar = ""
        self._coming = ""  # how the client enters: create, join or rejoin
        self._player = ""  # the id that a returning client says is its own
        self._listed = ""  # the last list of players that was sent
        self._welcomed = False  # whether the client has been told its id
        self._began = False  # whether the client has been told that the game has begun

    # Requests

    def heard(self, message: Any) -> Outputs:
        if not isinstance(message, dict) or not isinstance(message.get("action"), str):
            raise Trouble("A message is an object with an action")
        actions = {
            "create": self._create,
            "join": self._join,
            "rejoin": self._rejoin,
            "startGame": self._start,
            "play": self._play,
            "draw": self._draw,
            "leave": self._leave,
        }
        if message["action"] not in actions:
            raise Trouble("There is no such action")
        return actions[message["action"]](message)

    def _create(self, message: Mapping[str, Any]) -> Outputs:
        self._introduce(message)
        preset = message.get("preset", "spec")
        if not isinstance(preset, str) or preset not in self.game.presets:
            raise Trouble(f"A preset is one of: {', '.join(self.game.presets)}")
        return self._come("create", Create(preset))

    def _join(self, message: Mapping[str, Any]) -> Outputs:
        self._introduce(message)
        return self._come("join", Enter(text_of(message.get("roomCode"), 40, "A room code")))

    def _rejoin(self, message: Mapping[str, Any]) -> Outputs:
        code = text_of(message.get("roomCode"), 40, "A room code")
        token = text_of(message.get("sessionToken"), LONGEST_TOKEN, "A session token")
        self._player = text_of(message.get("playerId"), 80, "A player id")
        self._coming = "rejoin"
        return [Enter(code, token)] if self.scene is None else [Exit(), Enter(code, token)]

    def _introduce(self, message: Mapping[str, Any]) -> None:
        self._name = text_of(message.get("playerName"), LONGEST_NAME, "A name")
        avatar = message.get("avatar", "")
        if not isinstance(avatar, str) or len(avatar) > LONGEST_AVATAR:
            raise Trouble(f"An avatar is a text of up to {LONGEST_AVATAR} characters.")
        self._avatar = avatar

    def _come(self, how: str, request: Request) -> Outputs:
        self._coming = how
        return [request] if self.scene is None else [Quit(), request]

    def _leave(self, message: Mapping[str, Any]) -> Outputs:
        self._present()
        return [Quit()]

    def _start(self, message: Mapping[str, Any]) -> Outputs:
        own = self._present()
        if self.room.phase != LOBBY:
            raise Trouble(STARTED)
        if not own.host:
            raise Trouble("Only host can start game")
        if len(self.room.present) < FEWEST:
            raise Trouble(f"Need at least {FEWEST} players to start")
        return [Begin()]

    def _present(self) -> Person:
        own = None if self.scene is None else self.scene.own
        if own is None:
            raise Trouble("You are not in a room")
        return own

    # In the room

    def entered(self) -> Outputs:
        scene = self.room
        self._listed, self._welcomed = "", False
        self._began = scene.phase != LOBBY
        if scene.game != self.game.name:
            return [Exit(), *self.wrong(f"That room plays {scene.game}")]
        if self._coming == "rejoin" or scene.own is not None:
            return self._come_back()
        if scene.phase != LOBBY:
            return [Exit(), *self.wrong(STARTED)]
        if any(one.name == self._name and one.here for one in scene.present):
            return [Exit(), *self.wrong("That name is taken")]
        return [Sit(self._name, self._avatar)]

    def _come_back(self) -> Outputs:
        own = self.room.own
        if own is None or (self._coming == "rejoin" and public_id(own) != self._player):
            return [Exit(), *self.wrong("That session is over")]
        return [*self._welcome("rejoined"), *self._state()]

    def done(self, request: Request) -> Outputs:
        if not isinstance(request, Sit):
            return []
        kind = "roomCreated" if self._coming == "create" else "joined"
        return [*self._welcome(kind), Prepare(True)]

    def refused(self, request: Request, code: str, text: str) -> Outputs:
        known = self.wrong(ERRORS.get(code, text))
        if isinstance(request, Sit):
            return [Quit(), *known]
        if isinstance(request, Enter) and code == "forbidden":
            return self.wrong("That session is over")
        return known

    def wrong(self, text: str) -> Outputs:
        return [Send({"type": "error", "message": text.removesuffix(".")})]

    def _welcome(self, kind: str) -> Outputs:
        own = self._present()
        self._welcomed = True
        ids = {"playerId": public_id(own), "sessionToken": self.key}
        welcome = Send({"type": kind, "roomCode": self.room.codes[LETTERS], **ids})
        return [welcome, *self.room_changed()]

    def room_changed(self) -> Outputs:
        scene = self.scene
        if scene is None or scene.own is None or not self._welcomed:
            return []
        self._began = self._began and scene.phase != LOBBY
        players = [
            {
                "id": public_id(one),
                "name": one.name,
                "avatar": one.avatar,
                "connected": one.here,
                "isHost": one.host,
            }
            for one in scene.present
        ]
        frame = {"type": "playerList", "players": players, "gameStatus": STATUS[scene.phase]}
        if str(frame) == self._listed:
            return []
        self._listed = str(frame)
        return [Send(frame)]

    # The game

    def _hand(self) -> list[int]:
        """The viewer's cards as they are sent; a card just drawn that may be played comes last."""
        sight = self.table
        drawn = sight.faces_in(rules.DRAWN) if sight.turn == sight.viewer else []
        return sight.faces_in(rules.HAND + sight.viewer) + drawn

    def _check_turn(self) -> None:
        self._present()
        if self.sight is None or self.sight.over:
            raise Trouble("Game is not running")
        if not self.sight.asked:
            raise Trouble(NOT_YOUR_TURN)

    def _draw(self, message: Mapping[str, Any]) -> Outputs:
        self._check_turn()
        return self._legal(("draw", ()), ("keep", ()))

    def _legal(self, *moves: Move) -> Outputs:
        do = self.action(*moves)
        if do is None:
            raise Trouble(NOT_PLAYABLE)
        return [do]

    def _play(self, message: Mapping[str, Any]) -> Outputs:
        self._check_turn()
        hand = self._hand()
        index = whole(message.get("cardIndex"))
        if index is None or not 0 <= index < len(hand):
            raise Trouble(BAD_INDEX)
        face = hand[index]
        aim = self._aim(message.get("targetPlayerId"))
        plays = [values[1:] for _, values in self.moves() if values[:1] == (face,)]
        if not plays:
            raise Trouble(NOT_PLAYABLE)
        coloured = cards.COLOUR[face] != cards.NO_COLOUR
        if not aim and all(len(rest) > (0 if coloured else 1) for rest in plays):
            raise Trouble(NO_TARGET)
        if coloured:
            return self._legal(("play", (face, *aim)), ("play", (face,)))
        colour = message.get("chosenColor")
        if colour not in cards.COLOURS[1:]:
            raise Trouble(NO_COLOUR)
        called = cards.COLOURS.index(str(colour))
        return self._legal(("play_wild", (face, called, *aim)), ("play_wild", (face, called)))

    def _aim(self, target: object) -> tuple[int, ...]:
        if target is None:
            return ()
        for one in self.room.people:
            if public_id(one) == target and one.seat is not None:
                return (one.seat,)
        raise Trouble("There is no such player")

    # What happens

    def happened(self, told: list[Told]) -> Outputs:
        scene = self.scene
        if scene is None or scene.own is None:
            return []
        frames: Outputs = []
        if not self._began:
            self._began = True
            host = next((one.name for one in scene.people if one.host), "")
            frames.append(Send({"type": "gameStarted", "message": f"Game started by {host}"}))
        drawn = [self._drawn(one) for one in told if one.event[0] in DRAWING and one.faces]
        return [*frames, *(Send(frame) for frame in drawn if frame), *self._state()]

    def _drawn(self, told: Told) -> Frame:
        """The cards the viewer drew; nobody else is told their faces."""
        if told.event[1] != self.table.viewer:
            return None
        found = [card(told.faces[number]) for number in reversed(told.event[2:])]
        if told.event[0] == rules.CARDS_DRAWN and len(found) > 1:
            return {"type": "cardDrawn", "cards": found, "forced": True}
        return {"type": "cardDrawn", "card": found[0]}

    def _state(self) -> Outputs:
        if self.sight is None or self.scene is None or self.scene.own is None:
            return []
        sight, scene = self.sight, self.scene
        fields = sight.fields
        top = sight.faces_in(rules.PILE)[-1]
        status = "finished" if sight.over else "playing"
        state = {
            "gameStatus": status,
            "currentPlayerId": None if sight.over else public_id(scene.at(sight.turn)),
            "topCard": card(top, fields["colour"]),
            "lastPlayedColor": cards.COLOURS[fields["colour"]],
            "direction": DIRECTIONS[fields["direction"]],
            "pendingDraws": fields["pending"],
            "reverseStackCount": fields["reverses"],
            "players": [self._shown(one) for one in scene.seated if self._stays(one)],
            "winner": self._winner(),
        }
        own = public_id(self._present())
        return [Send({"type": "state", "gameState": state, "yourPlayerId": own})]

    def _winner(self) -> str | None:
        if not self.table.over or not self.table.winners:
            return None
        return public_id(self.room.at(first_of(self.table.winners)))

    def _shown(self, one: Person) -> Frame:
        sight = self.table
        assert one.seat is not None
        player = {
            "id": public_id(one),
            "name": one.name,
            "avatar": one.avatar,
            "connected": one.here,
            "cardCount": len(sight.zones[rules.HAND + one.seat]) + self._drawn_by(one.seat),
        }
        if one.seat != sight.viewer:
            return player
        return player | {"hand": [card(face) for face in self._hand()]}

    def _stays(self, one: Person) -> bool:
        return one.seat is not None and not has(self.table.gone, one.seat)

    def _drawn_by(self, seat: int) -> int:
        """How many cards a seat has drawn and not yet played or kept."""
        return len(self.table.zones[rules.DRAWN]) if seat == self.table.turn else 0


DIALECT: Final = Dialect("eights", EightsCodec, path="/eights", first="action")
