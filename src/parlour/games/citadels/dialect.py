"""TV and phones: a TV shows what everybody may see, a phone also what its player may see.

Messages are `{"type", "payload"}` both ways. A phone's player id is a secret: its owner sees it in
every id field, nobody else does.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.games.citadels import rules_board as board
from parlour.games.citadels.dialect_words import DialectWords, Story
from parlour.kernel.codec import (
    HEX,
    LOBBY,
    Begin,
    Codec,
    Do,
    Enter,
    Exit,
    Frame,
    Outputs,
    Person,
    Prepare,
    Quit,
    Rename,
    Request,
    Send,
    Sight,
    Sit,
    Trouble,
    text_of,
    whole,
)
from parlour.kernel.dialect import Dialect
from parlour.kernel.game import Game, Move
from parlour.kernel.telling import Told

LONGEST_NAME: Final = 200  # the room shortens names that are too long to show
LONGEST_ID: Final = 1000
TV: Final = "tv"

NOT_YOUR_TURN: Final = "not your turn"
INVALID: Final = "invalid action"
BAD_TARGET: Final = "invalid target"
NO_PLAYER: Final = "player not found"
WRONG_PHASE: Final = "wrong phase for this action"
POOR: Final = "not enough gold"
TWICE: Final = "already built a district with that name"
ACTED: Final = "already took an action this turn"
USED: Final = "already used ability this turn"
NOT_STARTED: Final = "game not started"
NOT_READY: Final = "not all players ready"
FULL: Final = "lobby is full"
STARTED: Final = "game already started"

ERRORS: Final = {"not_your_turn": NOT_YOUR_TURN, "full": FULL}
ABILITIES: Final = ("murder", "rob", "swap_hands", "discard", "destroy")
DRAFT: Final = (board.DRAFT_PICK, board.DRAFT_DISCARD)
PHASES: Final = {  # by action: the phases in which it is possible
    "draft_pick": DRAFT,
    "keep_card": (board.DRAW_CHOICE,),
    "ability": (board.PLAYER_TURN, board.ABILITY),
    "graveyard_respond": (board.GRAVEYARD,),
}
IN_TURN: Final = (board.PLAYER_TURN,)


def secret(player: str) -> str:
    """The key of a seat that was taken with a player id."""
    return f"citadels {player}"


class CitadelsCodec(Codec):
    """A TV's or a phone's connection."""

    def __init__(self, game: Game, query: Mapping[str, str]) -> None:
        super().__init__(game, query)
        self._words = DialectWords(game)
        self._tv = query.get("type") == TV
        self._player = "" if self._tv else query.get("player", "")
        self._name = ""
        self._listed = ""

    # Coming in

    def opened(self) -> Outputs:
        key = secret(self._player) if self._player else None
        return [Enter(self.query.get("game", ""), key)]

    def entered(self) -> Outputs:
        self._listed = ""
        if self.room.game != self.game.name:
            return [Exit(), *self.wrong(f"that room plays {self.room.game}")]
        return self.room_changed() + self._state()

    def room_changed(self) -> Outputs:
        scene = self.scene
        if scene is None or scene.phase != LOBBY:
            return []
        players = [
            {"id": self._id(one), "name": one.name, "ready": one.ready} for one in scene.present
        ]
        frame = {"game_id": scene.codes[HEX], "players": players, "started": False}
        if str(frame) == self._listed:
            return []
        self._listed = str(frame)
        return message("lobby_update", frame)

    def refused(self, request: Request, code: str, text: str) -> Outputs:
        if isinstance(request, Enter) and code == "unknown":
            return self.wrong("game not found")
        if isinstance(request, Sit) and code == "stale":
            return self.wrong(STARTED)
        if isinstance(request, Do) and code == "illegal":
            return self.wrong(INVALID)
        return self.wrong(ERRORS.get(code, text))

    def wrong(self, text: str) -> Outputs:
        return message("error", {"message": text})

    # Ids

    def _id(self, one: Person) -> str:
        return self._player if one.place == self.room.me and self._player else one.id

    def _seat_id(self, seat: int) -> str:
        return "" if seat < 0 else self._id(self.room.at(seat))

    def _seat_of(self, target: object) -> int:
        """A player by id or by name."""
        seated = self.room.seated
        found = [one for one in seated if self._id(one) == target]
        found += [one for one in seated if one.name == target]
        if not found or found[0].seat is None:
            raise Trouble(BAD_TARGET)
        return found[0].seat

    # Requests

    def heard(self, message: Any) -> Outputs:
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            raise Trouble(INVALID)
        payload = message.get("payload")
        data = payload if isinstance(payload, dict) else {}
        if self._tv or self.scene is None:
            raise Trouble(NO_PLAYER)
        if message["type"] == "join":
            return self._join(data)
        if data.get("player_id", self._player) != self._player:
            raise Trouble(NO_PLAYER)
        if self.scene.me is None:
            raise Trouble(NO_PLAYER)
        return self._asked(message["type"], data)

    def _asked(self, kind: str, data: Mapping[str, Any]) -> Outputs:
        lobby: dict[str, Callable[[Mapping[str, Any]], Outputs]] = {
            "ready": self._ready,
            "start_game": self._start,
            "leave": lambda _: [Quit(), Enter(self.query.get("game", ""))],
        }
        if kind in lobby:
            return lobby[kind](data)
        deeds: dict[str, Callable[[Sight, Mapping[str, Any]], Outputs]] = {
            "draft_pick": self._draft_pick,
            "take_gold": self._take,
            "draw_cards": self._take,
            "keep_card": self._keep_card,
            "build": self._build,
            "ability": self._ability,
            "end_turn": self._plain,
            "lab_discard": self._lab_discard,
            "smithy_draw": self._plain,
            "graveyard_respond": self._graveyard,
            "collect_gold": self._plain,
        }
        if kind not in deeds:
            raise Trouble(INVALID)
        sight = self._check(kind)
        return deeds[kind](sight, {**data, "type": kind})

    def _join(self, data: Mapping[str, Any]) -> Outputs:
        id = data.get("player_id", self._player)
        if not isinstance(id, str) or id != (self._player or id[:LONGEST_ID]) or not id:
            raise Trouble(NO_PLAYER)
        name = text_of(data.get("name"), LONGEST_NAME, "a name")
        if self.room.phase != LOBBY and self._player:
            raise Trouble(STARTED)
        self._player = id  # the address may lack an id, which then comes with this message
        if self.room.me is not None:
            return [Rename(name)]
        return [Sit(name, key=secret(self._player))]

    def _ready(self, data: Mapping[str, Any]) -> Outputs:
        if not isinstance(data.get("ready"), bool):
            raise Trouble(INVALID)
        if self.room.phase != LOBBY:
            raise Trouble(STARTED)
        return [Prepare(data["ready"])]

    def _start(self, data: Mapping[str, Any]) -> Outputs:
        if self.room.phase != LOBBY:
            raise Trouble(STARTED)
        people = self.room.present
        if len(people) < self.game.seats[0] or not all(one.ready for one in people):
            raise Trouble(NOT_READY)
        return [Begin()]

    def _check(self, kind: str) -> Sight:
        """Refuse an action in the wrong phase, or of a player who is not asked."""
        sight = self.sight
        if sight is None:
            raise Trouble(NOT_STARTED)
        if sight.over or sight.fields["phase"] not in PHASES.get(kind, IN_TURN):
            raise Trouble(WRONG_PHASE)
        if not sight.asked:
            raise Trouble(NOT_YOUR_TURN)
        return sight

    # Actions

    def _legal(self, *moves: Move, trouble: str = INVALID) -> Outputs:
        do = self.action(*moves)
        if do is None:
            raise Trouble(trouble)
        return [do]

    def _plain(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        return self._legal((data["type"], ()))

    def _draft_pick(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        face = self._character(data)
        return self._legal(("draft_pick", (face,)), ("draft_discard", (face,)))

    def _character(self, data: Mapping[str, Any]) -> int:
        return whole(data.get("character")) or 0

    def _take(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        if sight.fields["acted"]:
            raise Trouble(ACTED)
        return self._plain(sight, data)

    def _keep_card(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        drawn = sight.faces_in(board.DRAWN)
        return self._legal(("keep_card", (place(drawn, data.get("index")),)))

    def _build(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        face = self._words.face(data.get("district_name"))
        do = self.action(("build", (face,)))
        if do is not None:
            return [do]
        if face not in sight.faces_in(board.HAND + sight.viewer) or not sight.fields["acted"]:
            raise Trouble(INVALID)
        if self._words.cost(face) > sight.fields["gold"][sight.viewer]:
            raise Trouble(POOR)
        raise Trouble(TWICE if face in sight.faces_in(board.CITY + sight.viewer) else INVALID)

    def _lab_discard(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        return self._legal(("lab_discard", (self._words.face(data.get("district_name")),)))

    def _graveyard(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        return self._legal(("graveyard_respond", (int(data.get("extra_data") == "accept"),)))

    def _ability(self, sight: Sight, data: Mapping[str, Any]) -> Outputs:
        forms = {name for name, _ in self.moves()}
        if forms.isdisjoint(ABILITIES) and "discard_done" not in forms:
            raise Trouble(USED if sight.fields["used"] else INVALID)
        if data.get("extra_data") == "discard_draw":
            return self._exchange(sight, data.get("indices"))
        if data.get("extra_data") == "swap_hand":
            swap = ("swap_hands", (self._seat_of(data.get("target")),))
            return self._legal(swap, trouble=BAD_TARGET)
        if "target" in data:
            aim, face = self._district_of(data)
            return self._legal(("destroy", (aim, face)), trouble=BAD_TARGET)
        face = self._character(data)
        return self._legal(("murder", (face,)), ("rob", (face,)), trouble=BAD_TARGET)

    def _district_of(self, data: Mapping[str, Any]) -> tuple[int, int]:
        """A district and its owner: in two fields, or in one text as in the list of targets."""
        owner, name = data["target"], data.get("district_name")
        if name is None and isinstance(owner, str):
            owner, _, name = owner.rpartition(":")
        return self._seat_of(owner), self._words.face(name)

    def _exchange(self, sight: Sight, indices: object) -> Outputs:
        """Discard some cards and draw as many: several of our actions, checked beforehand."""
        hand = sight.faces_in(board.HAND + sight.viewer)
        if indices == []:
            return self._legal(("discard_done", ()), trouble=BAD_TARGET)
        if not isinstance(indices, list) or len(indices) > len(hand):
            raise Trouble(BAD_TARGET)
        numbers = [whole(index) for index in indices]
        if len(set(numbers)) < len(numbers):
            raise Trouble(BAD_TARGET)
        discards: list[Move] = [("discard", (place(hand, index, BAD_TARGET),)) for index in numbers]
        [first] = self._legal(discards[0])
        done: list[Move] = [("discard_done", ())] if len(discards) < len(hand) else []
        assert isinstance(first, Do)
        rest = tuple(self.game.action_numbers[move] for move in discards[1:] + done)
        return [Do(first.actions + rest)]

    # What happens

    def happened(self, told: list[Told]) -> Outputs:
        calling = 0 if self.before is None else self.before.fields["calling"]
        phase = "" if self.before is None else self._words.phase(self.before)
        story = Story(self._words, self.table, self._seat_id, calling, phase)
        events: Outputs = []
        for number, (one, faces) in enumerate(self.followed(told)):
            for kind, seat, data in story.tell(one.event, faces, told[number + 1 :]):
                player = self._seat_id(seat)
                if kind == "game_over":
                    data = {"scores": self._scores()}
                events += message("event", {"type": kind, "player": player, "data": data})
        if story.phase != self._words.phase(self.table):
            data = {"phase": self._words.phase(self.table)}
            events += message("event", {"type": "phase_change", "player": "", "data": data})
        return events + self._state()

    def _state(self) -> Outputs:
        if self.sight is None or self.scene is None:
            return []
        if self._tv:
            return message("game_state", self.public_view())
        return message("player_state", self.public_view() | self.own_view())

    def public_view(self) -> dict[str, Frame]:
        sight, scene, words = self.table, self.room, self._words
        fields = sight.fields
        drafting = fields["phase"] in DRAFT and not sight.over
        in_turn = fields["phase"] in (*IN_TURN, *words.interludes) and not sight.over
        name = scene.name(sight.turn)
        role = words.title(fields["calling"])
        view: dict[str, Frame] = {
            "phase": words.phase(sight),
            "round": fields["round"],
            "current_call": role,
            "current_call_num": fields["calling"],
            "current_turn": name if in_turn else "",
            "current_role": role if in_turn else "",
            "deck_size": len(sight.zones[board.DECK]),
            "draft_face_up": words.titles(sight.faces_in(board.FACE_UP)),
            "draft_available": len(sight.zones[board.PACK]),
            "draft_picker": name if drafting else "",
            "murdered_role": words.title(fields["murdered"]),
            "robbed_role": words.title(fields["robbed"]),
            "players": [self._player_view(one) for one in scene.seated],
        }
        return view | {"scores": self._scores()} if sight.over else view

    def _player_view(self, one: Person) -> Frame:
        sight = self.table
        assert one.seat is not None
        return {
            "id": self._id(one),
            "name": one.name,
            "gold": sight.fields["gold"][one.seat],
            "hand_size": len(sight.zones[board.HAND + one.seat]),
            "city": self._words.districts(sight.faces_in(board.CITY + one.seat)),
            "has_crown": sight.fields["crown"] == one.seat,
            "revealed_roles": self._words.titles(sight.faces_in(board.REVEALED + one.seat)),
        }

    def own_view(self) -> dict[str, Frame]:
        """What only the player may see; nothing for a phone that has not joined."""
        sight, words = self.table, self._words
        if sight.viewer < 0:
            return {}
        moves = self.moves()
        forms = {name for name, _ in moves}
        picks = [v[0] for name, v in moves if name in ("draft_pick", "draft_discard")]
        roles = sight.faces_in(board.CHARACTERS + sight.viewer)
        roles += sight.faces_in(board.REVEALED + sight.viewer)
        keeping = "keep_card" in forms
        collects = "collect_gold" in forms
        view: dict[str, Frame] = {
            "hand": words.districts(sight.faces_in(board.HAND + sight.viewer)),
            "characters": words.titles(roles),
            "is_my_turn": sight.asked,
            "can_build": "build" in forms,
            "can_use_ability": not forms.isdisjoint(ABILITIES),
            "can_take_action": "take_gold" in forms,
            "draft_choices": words.titles(picks),
            "drawn_cards": words.districts(sight.faces_in(board.DRAWN)) if keeping else [],
            "keep_count": int(keeping),
            "valid_targets": self._targets(moves),
            "can_collect_gold": collects,
            "collect_gold_amount": words.income(sight) if collects else 0,
            "can_use_lab": "lab_discard" in forms,
            "can_use_smithy": "smithy_draw" in forms,
        }
        if "graveyard_respond" in forms:
            ruin = sight.faces_in(board.RUINS)[-1]
            choice = {"district_name": words.title(ruin), "district_cost": words.cost(ruin)}
            view["graveyard_choice"] = choice
        return view

    def _targets(self, moves: list[Move]) -> list[str]:
        found: list[str] = []
        for name, values in moves:
            if name in ("murder", "rob"):
                found.append(self._words.title(values[0]))
            elif name == "swap_hands":
                found.append(self._seat_id(values[0]))
            elif name == "destroy":
                found.append(f"{self._seat_id(values[0])}:{self._words.title(values[1])}")
        return found

    def _scores(self) -> Frame:
        sight, scene = self.table, self.room
        if sight.parts is None or sight.scores is None:
            return []
        return [
            {"PlayerID": self._id(one), "PlayerName": one.name}
            | dict(zip(self._words.parts, sight.parts[one.seat], strict=True))
            | {"Total": sight.scores[one.seat]}
            for one in scene.seated
            if one.seat is not None
        ]


def place(faces: list[int], index: object, trouble: str = INVALID) -> int:
    """The face at the place that a client names."""
    number = whole(index)
    if number is None or not 0 <= number < len(faces):
        raise Trouble(trouble)
    return faces[number]


def message(kind: str, payload: Frame) -> Outputs:
    return [Send({"type": kind, "payload": payload})]


DIALECT: Final = Dialect("citadels", CitadelsCodec, path="/ws", query="type")
