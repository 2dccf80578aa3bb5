"""A protocol with one update for each event, holding the whole game and the receiver's actions.

A value that the receiver may not know is null. A player's key is a secret: its owner sees it as
their ID, nobody else sees it.
"""

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.letters import rules
from parlour.games.letters.rules_plays import DECK_LIST, tokens_to_win
from parlour.kernel.codec import (
    LOBBY,
    Begin,
    Codec,
    Enter,
    Exit,
    Frame,
    Outputs,
    Person,
    Prepare,
    Request,
    Send,
    Sight,
    Sit,
    Step,
    Trouble,
)
from parlour.kernel.dialect import Dialect
from parlour.kernel.game import Game, Move
from parlour.kernel.seats import has, seats_in
from parlour.kernel.tape import (
    ENDED,
    LIFTED,
    MIXED,
    PICK_COMPLETED,
    PICK_STARTED,
    PICK_TAKEN_BACK,
    PICK_UPDATED,
    RESIGNED,
)
from parlour.kernel.telling import Told

LONGEST_NAME: Final = 20
NAMELESS: Final = "Player"
PHASES: Final = ("setup", "draw", "play", "round_end", "game_end")
NAMES: Final = (
    "",
    "Guard",
    "Priest",
    "Baron",
    "Handmaid",
    "Prince",
    "King",
    "Countess",
    "Princess",
)
TYPES: Final = {f"Play{name}Action": face for face, name in enumerate(NAMES) if face}

# By event: its type and its arguments. `:card` is a face that only some may know.
EVENTS: Final = {
    rules.ROUND_UPDATED: ("RoundUpdatedEvent", "Round"),
    rules.PHASE_UPDATED: ("PhaseUpdatedEvent", "Phase:phase"),
    rules.RESTORED: ("PlayerRestoredEvent", "Player:seat"),
    rules.PILE_CLEARED: ("PlayerDiscardPileClearedEvent", "Player:seat"),
    rules.HAND_CLEARED: ("PlayerHandClearedEvent", "Player:seat"),
    rules.DECK_GATHERED: ("DeckUpdatedEvent", ""),
    MIXED: ("DeckUpdatedEvent", ""),
    rules.CARD_REMOVED: ("CardRemovedEvent", "ResultCardRemoved:card"),
    rules.CARD_OPENED: ("CardOpenedEvent", "ResultCardOpened:card"),
    rules.CARD_DEALT: ("CardDealtEvent", "ToPlayer:seat ResultCardDealt:card"),
    rules.TURN_STARTED: ("CurrentPlayerUpdatedEvent", "Player:seat"),
    rules.PROTECTION_CLEARED: ("PlayerProtectionClearedEvent", "Player:seat"),
    rules.CARD_PLAYED: ("CardPlayedEvent", "Player:seat ResultCardPlayed:card"),
    rules.GUESSED: ("CardGuessedEvent", "Player:seat TargetPlayer:seat GuessedCard:face"),
    rules.GUESS_MISSED: ("GuessMissedEvent", "Player:seat TargetPlayer:seat"),
    rules.LOOKED: ("HandLookedAtEvent", "Player:seat TargetPlayer:seat ResultCardSeen:card"),
    rules.COMPARED: ("HandsComparedEvent", "Player:seat TargetPlayer:seat"),
    rules.COMPARISON_TIED: ("ComparisonTiedEvent", "Player:seat TargetPlayer:seat"),
    rules.PROTECTED: ("PlayerProtectedEvent", "Player:seat"),
    rules.NOTHING_DONE: ("CardWithoutEffectEvent", "Player:seat"),
    rules.CARD_DISCARDED: ("CardDiscardedEvent", "Player:seat ResultCardDiscarded:card"),
    rules.REMOVED_CARD_TAKEN: ("RemovedCardTakenEvent", "ToPlayer:seat ResultCardTaken:card"),
    rules.HANDS_TRADED: ("HandsTradedEvent", "Player:seat TargetPlayer:seat"),
    rules.ELIMINATED: ("PlayerEliminatedEvent", "Player:seat"),
    rules.HAND_SHOWN: ("HandShownEvent", "Player:seat ResultCardShown:card"),
    rules.TOKEN_GAINED: ("TokenGainedEvent", "Player:seat"),
    rules.ROUND_TIED: ("RoundTiedEvent", "Players:seats"),
    RESIGNED: ("PlayerLeftEvent", "Player:seat"),
    ENDED: ("GameEndedEvent", "Winners:seats"),
}
UNTOLD: Final = (LIFTED, PICK_STARTED)  # events that the protocol does not have


def secret(player: str) -> str:
    """The key of a seat that was taken with a player's key."""
    return f"letters {player}"


class LettersCodec(Codec):
    """A player's connection."""

    always_ready = True

    def __init__(self, game: Game, query: Mapping[str, str]) -> None:
        super().__init__(game, query)
        self._player = query.get("player", "")
        self._pending: tuple[int, ...] = ()  # the steps of a choice that is not complete
        self._sent = ""

    # Coming in

    def opened(self) -> Outputs:
        return [Enter(self.query.get("game", ""), secret(self._player) if self._player else None)]

    def entered(self) -> Outputs:
        if self.room.game != self.game.name:
            return [Exit(), *self.wrong(f"That room plays {self.room.game}.")]
        if self.room.me is None and self._player and self.room.phase == LOBBY:
            name = self.query.get("name", "").strip() or NAMELESS
            return [Sit(name[:LONGEST_NAME], key=secret(self._player))]
        self._pending = () if self.sight is None else self.sight.pick[1:]
        return self._update(None)

    def done(self, request: Request) -> Outputs:
        return [Prepare(True)] if isinstance(request, Sit) else []

    def refused(self, request: Request, code: str, text: str) -> Outputs:
        if isinstance(request, Sit):
            return [*self.wrong(text), *self._update(None)]
        return self.wrong("There is no such game." if code == "unknown" else text)

    def wrong(self, text: str) -> Outputs:
        return [Send({"Error": text})]

    def room_changed(self) -> Outputs:
        """In the lobby an update says who is there."""
        if self.scene is None or self.scene.phase != LOBBY:
            return []
        seen = str(self.game_state())
        changed, self._sent = seen != self._sent, seen
        return self._update(None) if changed else []

    # Requests

    def heard(self, message: Any) -> Outputs:
        if not isinstance(message, dict) or not isinstance(message.get("Type"), str):
            raise Trouble("An action is an object with a Type.")
        if self.scene is None or self.scene.own is None:
            raise Trouble("You have no seat in this game.")
        if message.get("Player", self._player) != self._player:
            raise Trouble("You can only act for yourself.")
        if message["Type"] == "StartGame":
            return [Begin()]
        if message["Type"] not in TYPES:
            raise Trouble("There is no such action.")
        if self.sight is None:
            raise Trouble("The game has not begun.")
        if not self.sight.asked:
            raise Trouble("It is not your turn.")
        return self._choose(self.sight, self._path(message))

    def _path(self, message: Mapping[str, Any]) -> tuple[int, ...]:
        """The steps that an action names: card, target, guess."""
        path = [TYPES[message["Type"]]]
        target, guess = message.get("TargetPlayer"), message.get("GuessedCard")
        if target is not None:
            path.append(self._seat_of(target))
        if guess is not None:
            if target is None:
                raise Trouble("Choose a player before you guess.")
            path.append(face_of(guess))
        return tuple(path)

    def _seat_of(self, target: object) -> int:
        for one in self.room.seated:
            if target == self._id(one) and one.seat is not None:
                return one.seat
        raise Trouble("There is no such player.")

    def _choose(self, sight: Sight, path: tuple[int, ...]) -> Outputs:
        """Play a choice if it is complete; otherwise keep it until it is."""
        legal = [values for _, values in self.moves() if values[: len(path)] == path]
        if not legal:
            raise Trouble("That is not one of your choices now.")
        whole: Move = ("play", path)
        if path in legal:
            do = self.action(whole)
            return [] if do is None else [do]
        current = sight.pick[1:]
        if current == path:
            return self._update(None)
        if current and path[: len(current)] == current:
            return [Step(path[len(current) :])]
        return [Step(path, anew=bool(current))]

    # What happens

    def happened(self, told: list[Told]) -> Outputs:
        outputs: Outputs = []
        for one, faces in self.followed(told):
            event = self._event(one.event, faces)
            if event is not None:
                outputs += self._update(event)
        self._sent = ""
        return outputs or self._update(None)

    def _event(self, event: tuple[int, ...], faces: Mapping[int, int]) -> Frame:
        number, *values = event
        if number in UNTOLD:
            return None
        if number in (PICK_UPDATED, PICK_COMPLETED, PICK_TAKEN_BACK):
            return self._pick_event(event)
        kind, names = EVENTS[number]
        if kind == "DeckUpdatedEvent":
            return {"Type": kind, "NewDeck": self._deck()}
        words = names.split()
        if words and words[-1].endswith(":seats"):
            name = words[0].removesuffix(":seats")
            return {"Type": kind, name: [self._seat_id(seat) for seat in seats_in(values[0])]}
        plain: dict[str, Frame] = {"Type": kind}
        for word, value in zip(words, values, strict=True):
            name, _, type_ = word.partition(":")
            plain[name] = self._value(type_, value, faces)
        return plain

    def _value(self, kind: str, value: int, faces: Mapping[int, int]) -> Frame:
        if kind == "seat":
            return self._seat_id(value)
        if kind == "card":
            return self._card(faces.get(value, 0))
        if kind == "face":
            return self._card(value)
        return PHASES[value] if kind == "phase" else value

    def _pick_event(self, event: tuple[int, ...]) -> Frame:
        """A step of a choice, or its end, when nothing is pending. Only its owner is told."""
        player = self._seat_id(event[1])
        if event[0] != PICK_UPDATED:
            self._pending = ()
            return {"Type": "PlayerActionCompletedEvent", "Player": player}
        kind = "PlayerActionUpdatedEvent" if self._pending else "PlayerActionStartedEvent"
        self._pending = (*self._pending, event[2])
        return {"Type": kind, "Player": player, "Action": self._action(self._pending)}

    # The game as it is sent

    def _update(self, event: Frame) -> Outputs:
        state = self.game_state()
        actions = self._available()
        return [Send({"Game": state, "Event": event, "AvailableActions": actions})]

    def game_state(self) -> Frame:
        scene, sight = self.scene, self.sight
        assert scene is not None
        seats = len(scene.present) if sight is None else sight.seats
        tokens = tokens_to_win(seats, str(scene.options["tokens"])) if seats > 1 else None
        if sight is None:
            players = [self._lobby_player(*place) for place in enumerate(scene.present)]
            empty: dict[str, Frame] = {
                "Deck": [],
                "RemovedCard": None,
                "CurrentPlayer": 0,
                "Round": 0,
            }
            return {"Players": players, **empty, "Phase": LOBBY, "TokensToWin": tokens}
        removed = sight.faces_in(rules.ASIDE)
        return {
            "Players": [self._player_shown(one) for one in scene.seated],
            "Deck": self._deck(),
            "RemovedCard": self._card(removed[0]) if removed else None,
            "CurrentPlayer": sight.turn,
            "Round": sight.fields["round"],
            "Phase": PHASES[rules.GAME_END if sight.over else sight.fields["phase"]],
            "TokensToWin": tokens,
        }

    def _deck(self) -> list[Frame]:
        return [None] * len(self.table.zones[rules.DECK])

    def _player_shown(self, one: Person) -> Frame:
        sight, seat = self.table, one.seat
        assert seat is not None
        out = has(sight.fields["out"], seat) or has(sight.gone, seat)
        player: dict[str, Frame] = {
            "ID": self._id(one),
            "Name": one.name,
            "Hand": [self._card(face) for face in sight.faces_in(rules.HAND + seat)],
            "DiscardPile": [self._card(face) for face in sight.faces_in(rules.PILE + seat)],
            "TokenCount": sight.fields["tokens"][seat],
            "IsOut": out,
            "IsProtected": has(sight.fields["protected"], seat),
            "Position": seat,
        }
        if seat == sight.viewer:
            player["PendingAction"] = self._action(sight.pick[1:])
        return player

    def _lobby_player(self, position: int, one: Person) -> Frame:
        nothing: dict[str, Frame] = {"Hand": [], "DiscardPile": [], "TokenCount": 0}
        flags = {"IsOut": False, "IsProtected": False, "Position": position}
        return {"ID": self._id(one), "Name": one.name, **nothing, **flags}

    def _available(self) -> list[Frame]:
        """What the viewer can choose next."""
        if self.sight is None or not self.sight.asked:
            return []
        picked = self.sight.pick[1:]
        size = len(picked)
        paths = [values[: size + 1] for _, values in self.moves() if values[:size] == picked]
        return [self._action(path) for path in dict.fromkeys(paths)]

    def _action(self, path: tuple[int, ...]) -> Frame:
        if not path:
            return None
        action = {"Type": f"Play{NAMES[path[0]]}Action", "Player": self._seat_id(self.table.viewer)}
        if len(path) > 1:
            action["TargetPlayer"] = self._seat_id(path[1])
        return action | {"GuessedCard": self._card(path[2])} if len(path) > 2 else action

    def _card(self, face: int) -> Frame:
        """A card, or null if the viewer does not know it."""
        if not face:
            return None
        name, rule = self.game.words.faces[self.game.faces[face - 1].name]
        many = DECK_LIST.count(face)
        return {"Value": face, "Name": name, "Description": rule, "Quantity": many}

    def _id(self, one: Person) -> str:
        return self._player if one.place == self.room.me else one.id

    def _seat_id(self, seat: int) -> str:
        return self._id(self.room.at(seat))


def face_of(card: object) -> int:
    """A card that a client names: the card itself, its value or its name."""
    if isinstance(card, dict):
        card = card.get("Value", card.get("Name"))
    if type(card) is int and 0 < card < len(NAMES):
        return card
    if isinstance(card, str) and card in NAMES[1:]:
        return NAMES.index(card)
    raise Trouble("There is no such card.")


DIALECT: Final = Dialect("letters", LettersCodec, path="/letters")
