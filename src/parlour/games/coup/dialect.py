"""The turn server's protocol: names identify players, and states are sent whole.

Requests are `{"type", "data"?, "details"?}`, answers `{"type", "data"?}`. A name opens a seat only
while nobody is connected to it, and only if the seat was taken in this dialect.
"""

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.coup import rules_box as box
from parlour.games.coup.rules_table import FIRST
from parlour.kernel.codec import (
    LOBBY,
    SHORT,
    Begin,
    Codec,
    Create,
    Do,
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
)
from parlour.kernel.dialect import Dialect
from parlour.kernel.game import Game, Move
from parlour.kernel.seats import first_of
from parlour.kernel.tape import CHOSE
from parlour.kernel.telling import Told
from parlour.kernel.types import NO_ONE

LONGEST_NAME: Final = 20
LONGEST_KEY: Final = 40
KEY_SIZE: Final = 1024  # longer than any key a client can send

CARDS: Final = ("", "duke", "assasin", "captain", "ambassador", "contessa")  # by face
FACES: Final = {card: face for face, card in enumerate(CARDS) if face} | {"assassin": box.ASSASSIN}
DEEDS: Final = ("", "income", "foreign_aid", "tax", "swap", "coup", "assasinate", "steal")
FORMS: Final = {  # the protocol's name of a deed → the form of our action
    "income": "income",
    "foreign_aid": "foreign_aid",
    "tax": "tax",
    "swap": "exchange",
    "coup": "coup",
    "assasinate": "assassinate",
    "assassinate": "assassinate",
    "steal": "steal",
}
AIMED: Final = ("coup", "assasinate", "assassinate", "steal")
STATES: Final = {
    box.SETUP: "primary",
    box.ACTION: "primary",
    box.CHALLENGE: "secondary",
    box.REACT: "secondary",
    box.BLOCK: "secondary",
    box.CHALLENGE_BLOCK: "reaction_to_block",
    box.PROVE: "reaction_to_challenge",
    box.LOSE: "discard",
    box.EXCHANGE: "swap",
    box.GAME_END: "finished",
}
WINDOWS: Final = (box.CHALLENGE, box.REACT, box.BLOCK, box.CHALLENGE_BLOCK)
ANSWERS: Final = {box.PASS: "accept", box.CHALLENGING: "challenge"}
IN_VAIN: Final = "You cannot do that now."


def key_for(name: str) -> str:
    """The key of a seat taken under a name. Only this codec can use it."""
    return f"coup {name}".ljust(KEY_SIZE)


class CoupCodec(Codec):
    """A player's connection."""

    always_ready = True

    def __init__(self, game: Game, query: Mapping[str, str]) -> None:
        super().__init__(game, query)
        self._name = ""  # the name under which the client wants to join
        self._creating = False  # whether the client opens the room itself
        self._knocked = False  # whether the seat of that name has been tried
        self._said = ""  # the last room state that was sent
        self._answer = ""  # the player's answer in the current window
        self._later: Move | None = None  # an answer given before it was asked for

    # Requests

    def heard(self, message: Any) -> Outputs:
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            raise Trouble("A message is an object with a type.")
        kind = message["type"]
        lobby = {
            "ping": self._ping,
            "create": self._create,
            "join": self._join,
            "start": self._start,
            "leave": self._leave,
            "status": self._status,
        }
        if kind in lobby:
            data = message.get("data")
            return lobby[kind](data if isinstance(data, dict) else {})
        details = message.get("details")
        return self._play(kind, details if isinstance(details, dict) else {})

    def _ping(self, data: Mapping[str, Any]) -> Outputs:
        return [Send({"type": "pong"})]

    def _create(self, data: Mapping[str, Any]) -> Outputs:
        self._name = text_of(data.get("name"), LONGEST_NAME, "A name")
        self._creating = True
        return [*self._out(), Create(options={"reactions": FIRST})]

    def _join(self, data: Mapping[str, Any]) -> Outputs:
        try:
            self._name = text_of(data.get("name"), LONGEST_NAME, "A name")
            key = text_of(data.get("key"), LONGEST_KEY, "A room's key")
        except Trouble as trouble:
            return failed("failed_to_join_room", str(trouble))
        if self._is_here(key):
            return self._status(data)
        self._creating = False
        return [*self._out(), Enter(key)]

    def _is_here(self, key: str) -> bool:
        """Whether the client has already joined this room under that name."""
        own = None if self.scene is None else self.scene.own
        if own is None or own.gone or own.name != self._name:
            return False
        return key.strip().casefold() in [code.casefold() for code in self.room.codes.values()]

    def _out(self) -> Outputs:
        """Leave the room: a client is in one room at a time."""
        self._knocked = False
        return [] if self.scene is None else [Quit()]

    def _start(self, data: Mapping[str, Any]) -> Outputs:
        return [Begin()] if self._seated() else [Send({"type": "not_in_room"})]

    def _leave(self, data: Mapping[str, Any]) -> Outputs:
        return [*self._out(), Send({"type": "not_in_room"})]

    def _status(self, data: Mapping[str, Any]) -> Outputs:
        if not self._seated():
            return [Send({"type": "not_in_room"})]
        return [Send(self.room_state()), *self._state()]

    def _seated(self) -> bool:
        return self.scene is not None and self.scene.me is not None

    # In the room

    def entered(self) -> Outputs:
        """The client enters as a watcher, so that we learn who is here."""
        scene = self.room
        self._said = ""
        if scene.game != self.game.name:
            return [Exit(), *failed("failed_to_join_room", f"That room plays {scene.game}.")]
        if scene.me is not None:
            return [*self.room_changed(), *self._state()]
        same = next((one for one in scene.present if one.name == self._name), None)
        if same is None:
            return [Sit(self._name, key=key_for(self._name), exact=True)]
        if same.here or self._knocked:
            return [Exit(), *failed("failed_to_join_room", "Somebody here has that name already.")]
        self._knocked = True
        return [Enter(scene.codes[SHORT], key_for(self._name))]

    def done(self, request: Request) -> Outputs:
        return [Prepare(True)] if isinstance(request, Sit) else []

    def refused(self, request: Request, code: str, text: str) -> Outputs:
        if isinstance(request, Begin):
            return failed("failed_to_start_game", text)
        if not isinstance(request, Sit | Enter):
            return self.wrong(text)
        answer = self.wrong(text) if self._creating else failed("failed_to_join_room", text)
        return answer if self.scene is None else [Exit(), *answer]

    def wrong(self, text: str) -> Outputs:
        return failed("message_invalid", text)

    def room_changed(self) -> Outputs:
        if not self._seated():
            return []
        frame = self.room_state()
        if str(frame) == self._said:
            return []
        self._said = str(frame)
        return [Send(frame)]

    def room_state(self) -> Frame:
        scene = self.room
        started = scene.phase != LOBBY
        names = [one.name for one in scene.present]
        data = {"started": started, "key": scene.codes[SHORT], "players": names}
        return {"type": "room_state", "data": data}

    # The game

    def _play(self, kind: str, details: Mapping[str, Any]) -> Outputs:
        if self.sight is None or not self._seated():
            raise Trouble("You are in no game." if self._seated() else "You are in no room.")
        moves = {"block": self._block, "reveal": self._reveal, "swap_reveal": self._keep}
        if kind in FORMS:
            return self._legal(self._deed(kind, details))
        if kind == "challenge":
            return self._legal(("challenge", ()))
        if kind == "accept":
            return self._accept()
        if kind in moves:
            return moves[kind](details)
        raise Trouble("There is no such request.")

    def _legal(self, *moves: Move) -> Outputs:
        do = self.action(*moves)
        if do is None:
            raise Trouble(IN_VAIN)
        return [do]

    def _deed(self, kind: str, details: Mapping[str, Any]) -> Move:
        if kind not in AIMED:
            return FORMS[kind], ()
        return FORMS[kind], (self._seat_of(details.get("target")),)

    def _seat_of(self, name: object) -> int:
        for one in self.room.people:
            if one.name == name and one.seat is not None:
                return one.seat
        raise Trouble("There is no player of that name.")

    def _accept(self) -> Outputs:
        answer = self._legal(("pass", ()))
        if self.table.fields["phase"] == box.CHALLENGE:
            self._later = ("pass", ())
        return answer

    def _block(self, details: Mapping[str, Any]) -> Outputs:
        """Block; if challenges are asked for first, the block waits for its turn."""
        move = ("block", (self._shield(details.get("card")),))
        if self.table.fields["phase"] != box.CHALLENGE:
            return self._legal(move)
        if self.table.fields["target"] != self.table.viewer or move[1][0] not in self._shields():
            raise Trouble(IN_VAIN)
        answer = self._legal(("pass", ()))
        self._later = move
        return answer

    def _shields(self) -> list[int]:
        return box.BLOCKED_BY[self.table.fields["deed"]]

    def _shield(self, card: object) -> int:
        """The character that blocks: the one named, else the one held, else the first that can."""
        shields = self._shields()
        if not shields:
            raise Trouble(IN_VAIN)
        if card is not None:
            return FACES.get(card, 0) if isinstance(card, str) else 0
        held = self.table.faces_in(box.HAND + self.table.viewer)
        return next((face for face in shields if face in held), shields[0])

    def _reveal(self, details: Mapping[str, Any]) -> Outputs:
        """Prove a claim, concede and lose another card, or lose an influence."""
        sight = self.table
        card = details.get("card")
        face = FACES.get(card, 0) if isinstance(card, str) else 0
        hand = sight.faces_in(box.HAND + sight.viewer)
        if face not in hand:
            raise Trouble("You have no such card.")
        if sight.fields["phase"] != box.PROVE or face == sight.fields["claim"]:
            return self._legal(("show", (face,)), ("lose", (face,)))
        [give_in] = self._legal(("concede", ()))
        assert isinstance(give_in, Do)
        rest = (self.game.action_numbers["lose", (face,)],) if len(hand) > 1 else ()
        return [Do(give_in.actions + rest)]

    def _keep(self, details: Mapping[str, Any]) -> Outputs:
        """Keep these cards and return all others."""
        sight = self.table
        cards = details.get("cards")
        if not isinstance(cards, list) or sight.fields["phase"] != box.EXCHANGE or not sight.asked:
            raise Trouble(IN_VAIN)
        rest = sight.faces_in(box.HAND + sight.viewer)
        keeping = len(rest) - self._too_many()
        if len(cards) != keeping:
            raise Trouble(f"Name the cards you keep: {keeping}.")
        for card in cards:
            face = FACES.get(card, 0) if isinstance(card, str) else 0
            if face not in rest:
                raise Trouble("You have no such card.")
            rest.remove(face)
        return [Do(tuple(self.game.action_numbers["return", (face,)] for face in rest))]

    def _too_many(self) -> int:
        seat = self.table.viewer
        zones = self.table.zones
        return len(zones[box.HAND + seat]) + len(zones[box.LOST + seat]) - box.INFLUENCES

    # What happens

    def happened(self, told: list[Told]) -> Outputs:
        """Send the new state, and use an answer that came too early."""
        if any(one.event[0] != CHOSE for one in told):
            self._answer = ""
        for one in told:
            if one.event[0] == CHOSE and one.event[1] == self.table.viewer:
                self._answer = ANSWERS.get(one.event[2], "block")
        return [*self._state(), *self._answer_later()]

    def _answer_later(self) -> Outputs:
        """Use an early answer as soon as it is asked for; forget it when the turn ends."""
        phase, move = self.table.fields["phase"], self._later
        if phase in (box.ACTION, box.BLOCK):
            self._later = None
        do = self.action(move) if move is not None and phase == box.BLOCK else None
        return [] if do is None else [do]

    def _state(self) -> Outputs:
        return [] if self.sight is None or not self._seated() else [Send(self.game_state())]

    def game_state(self) -> Frame:
        sight, scene = self.table, self.room
        fields = sight.fields
        state = self._state_name()
        losing = first_of(sight.owing) if state == "discard" else NO_ONE
        data = {
            "currentState": state,
            "currentStateV2": state,
            "currentPrimaryActor": scene.name(sight.turn),
            "currentBlockingActor": scene.name(fields["blocker"]),
            "currentChallengingActor": scene.name(self._challenger()),
            "currentDiscardingActor": scene.name(losing),
            "players": {one.name: self._player(one) for one in scene.seated},
        }
        return {"type": "game_state", "data": data}

    def _state_name(self) -> str:
        phase = self.table.fields["phase"]
        if self.table.over:
            return "finished"
        if phase == box.PROVE and self.table.fields["blocker"] != NO_ONE:
            return "reaction_to_block_challenge"
        return STATES[phase]

    def _player(self, one: Person) -> Frame:
        sight = self.table
        assert one.seat is not None
        hand = sight.zones[box.HAND + one.seat]
        player: dict[str, Any] = {
            "name": one.name,
            "coins": sight.fields["coins"][one.seat],
            "cards": len(hand),
            "lost": [CARDS[face] for face in sight.faces_in(box.LOST + one.seat)],
        }
        if one.seat == sight.viewer:
            player["hand"] = [CARDS[face] for face in sight.faces_in(box.HAND + one.seat)]
        if one.seat == sight.turn and sight.fields["deed"] != box.NO_DEED:
            player["currentPrimaryAction"] = self._primary()
        reaction = self._secondary(one.seat)
        if reaction is not None:
            player["currentSecondaryAction"] = reaction
        return player

    def _primary(self) -> Frame:
        target = self.room.name(self.table.fields["target"])
        action: dict[str, Any] = {"type": DEEDS[self.table.fields["deed"]]}
        return action if target is None else action | {"details": {"target": target}}

    def _secondary(self, seat: int) -> Frame:
        """A player's answer to the deed: one that everybody knows, or the viewer's own."""
        sight = self.table
        if seat == self._challenger():
            return {"type": "challenge"}
        if seat == sight.fields["blocker"]:
            return {"type": "block", "details": {"card": CARDS[self._block_card()]}}
        if seat == sight.viewer and sight.answered and self._answer:
            return {"type": self._answer}
        return None

    def _challenger(self) -> int:
        """The challenger, while the challenge is being settled."""
        fields = self.table.fields
        return NO_ONE if fields["phase"] in WINDOWS else int(fields["challenger"])

    def _block_card(self) -> int:
        """The character claimed for the block, until the turn is over."""
        return int(self.table.fields["claim"])


def failed(kind: str, text: str) -> Outputs:
    return [Send({"type": kind, "data": {"message": text}})]


DIALECT: Final = Dialect("coup", CoupCodec, path="/coup", first="type")
