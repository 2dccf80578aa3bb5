"""Text commands over TCP, one per line; answers that people can read and programs can split.

A line from the server begins with a word in capitals, followed by `name=value` in a fixed order,
separated by spaces; values of a list are separated by commas. docs/dialects.md has the grammar.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.oracle import rules_table as arena
from parlour.games.oracle.commands import HELP, actions_of, check_words, read_command
from parlour.games.oracle.rules_combat import BASES
from parlour.kernel.codec import (
    LETTERS,
    LOBBY,
    Begin,
    Codec,
    Do,
    Enter,
    Exit,
    Hang,
    Outputs,
    Pair,
    Prepare,
    Quit,
    Request,
    Send,
    Sight,
    Sit,
    Trouble,
)
from parlour.kernel.dialect import Dialect
from parlour.kernel.game import Game
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import ENDED, LIFTED, MIXED
from parlour.kernel.telling import Told

PORT: Final = 4433
JOIN_HELP: Final = ("join KRST [key]", "enter a room; with the key of a ROOM line, your seat there")
HELP_WIDTH: Final = 16  # of commands
UNTOLD: Final = (  # events told by a separate line, or not at all
    MIXED,
    LIFTED,
    ENDED,
    arena.CHAMPION_SENT,
    arena.COMBO_COUNTED,
    arena.ROLLED,
    arena.STRUCK,
)
FORMS: Final = {  # a form of action → its command
    "attack": "cham",
    "draw": "draw",
    "recall": "recl",
    "fetch": "recl",
    "exchange": "exch",
    "pass": "pass",
    "defend": "defe",
    "decline": "decl",
    "discard": "disc",
    "keep": "disc",
    "offer_draw": "offr",
    "accept_draw": "acpt",
    "refuse_draw": "refu",
}
DECKS: Final = ("random", "monochrome")  # the kinds for which nobody has to choose cards


class OracleCodec(Codec):
    """A player's connection."""

    always_ready = True

    def __init__(self, game: Game, query: Mapping[str, str]) -> None:
        super().__init__(game, query)
        self._paired = False  # whether the client is waiting for an opponent
        self._begun = False  # whether we have asked for the game to begin

    # Coming in

    def opened(self) -> Outputs:
        return [Send("HELLO oracle 1")]

    def waited(self) -> Outputs:
        return self._pair()

    def _pair(self) -> Outputs:
        if self.scene is not None or self._paired:
            return []
        self._paired = True
        return [Pair()]

    def entered(self) -> Outputs:
        scene = self.room
        self._begun = False
        if scene.game != self.game.name:
            return [Exit(), *self.wrong(f"That room plays {scene.game}.")]
        if scene.me is not None:
            return [*self._seat_line(), *self._state(), *self._end()]
        if scene.options.get("deck") not in DECKS:
            return [Exit(), *self.wrong("Decks cannot be made with these commands; use a browser.")]
        return [Sit(f"Player {len(scene.present) + 1}")]

    def done(self, request: Request) -> Outputs:
        if isinstance(request, Sit):
            return [*self._seat_line(), Prepare(True)]
        if isinstance(request, Prepare) and self.sight is None and not self._begun:
            return self._wait()
        return []

    def _wait(self) -> Outputs:
        alone = len(self.room.present) < self.game.seats[0]
        return [Send("WAIT for an opponent" if alone else "WAIT for the host to begin")]

    def room_changed(self) -> Outputs:
        """Begin as soon as two players are ready: the protocol has no command for it."""
        scene = self.room
        ready = [one for one in scene.present if one.ready]
        hosting = scene.own is not None and scene.own.host
        full = len(ready) == self.game.seats[1] and scene.phase == LOBBY
        if not hosting or not full or self._begun:
            return []
        self._begun = True
        return [Begin()]

    def _seat_line(self) -> Outputs:
        return [Send(f"ROOM {self.room.codes[LETTERS]} {self.key}")]

    def refused(self, request: Request, code: str, text: str) -> Outputs:
        if isinstance(request, Sit):
            return [Quit(), *self.wrong(text)]
        return self.wrong(text)

    def wrong(self, text: str) -> Outputs:
        return [Send(f"ERROR {text}")]

    # Commands

    def heard(self, message: Any) -> Outputs:
        command = read_command(str(message))
        if command.word == "join":
            return self._join(command.rest)
        check_words(command)
        if command.word == "help":
            lines = (*HELP, JOIN_HELP)
            return [Send(f"HELP {typed:<{HELP_WIDTH}}{about}") for typed, about in lines]
        if command.word == "quit":
            playing = self.scene is not None and self.scene.me is not None
            return [Quit(), Hang()] if playing else [Send("BYE"), Hang()]
        if self.scene is None:
            return self._pair()
        if command.word == "stat":
            return self._state() or self._wait()
        if self.sight is None:
            raise Trouble("The game has not begun.")
        if command.word == "forf":
            return [Quit()]
        return [Do(actions_of(self.game, self.sight, command))]

    def _join(self, rest: Sequence[str]) -> Outputs:
        """Enter a room; with a key, return to a seat."""
        if not 1 <= len(rest) <= 2:
            raise Trouble("Say join and a room's code.")
        if self.scene is not None and self.scene.phase != LOBBY:
            raise Trouble("You are in a game.")
        out: Outputs = [] if self.scene is None else [Quit()]
        self._paired = False
        return [*out, Enter(rest[0], rest[1] if len(rest) == 2 else None)]

    # What happens

    def happened(self, told: list[Told]) -> Outputs:
        lines: list[str] = []
        for one, faces in self.followed(told):
            if one.event[0] == arena.STRUCK:
                lines.append(self._combat(told, one.event, faces))
            elif one.event[0] not in UNTOLD:
                lines.append(self._event(one.event, faces))
        return [*(Send(line) for line in lines), *self._state(), *self._end()]

    def _end(self) -> Outputs:
        """Who has won a finished game; the last line."""
        if self.sight is None or not self.sight.over:
            return []
        return [Send(f"END winner={names(seats_in(self.sight.winners))}"), Hang()]

    def _event(self, event: tuple[int, ...], faces: Mapping[int, int]) -> str:
        declared = self.game.event_by_number[event[0]]
        values: list[str] = []
        for number, field in enumerate(declared.fields, 1):
            if field.type == "cards":
                values.append(f"{field.name}={self._cards(event[number:], faces)}")
            elif number < len(event):
                values.append(f"{field.name}={self._value(field.type, event[number], faces)}")
        return " ".join(["EVENT", declared.name, *values])

    def _value(self, kind: str, value: int, faces: Mapping[int, int]) -> str:
        if kind == "card":
            return self._cards((value,), faces)
        if kind == "seats":
            return names(seats_in(value))
        vocabulary = self.game.names.get(kind)
        return str(value) if vocabulary is None else vocabulary[value]

    def _cards(self, cards: Sequence[int], faces: Mapping[int, int]) -> str:
        return names([self.card(faces.get(card, 0)) for card in cards])

    def card(self, face: int) -> str:
        return self.game.faces[face - 1].name if face else "?"

    def _combat(self, told: list[Told], struck: tuple[int, ...], faces: Mapping[int, int]) -> str:
        """A fight in figures: dice, bases, and the rest, which is the combo."""
        _, defender, attack, defence = struck
        rolls = [one.event[1:] for one in told if one.event[0] == arena.ROLLED]
        dice = [number for seat, _, number in rolls if seat != defender]
        shields = [number for seat, _, number in rolls if seat == defender]
        base = sum(BASES[faces.get(card, 0)] for seat, card, _ in rolls if seat != defender)
        return (
            f"COMBAT attacker={1 - defender} attack={attack} dice={names(dice)} base={base}"
            f" combo={attack - base - sum(dice)} defence={defence} shields={names(shields)}"
            f" shield_combo={defence - sum(shields)} damage={self.table.fields['damage']}"
        )

    def _state(self) -> Outputs:
        return [] if self.sight is None else [Send(self.state_line(self.sight))]

    def state_line(self, sight: Sight) -> str:
        """The table, from the viewer's side."""
        fields = sight.fields
        me = max(sight.viewer, 0)
        you, other = me, 1 - me
        forms = dict.fromkeys(FORMS[name] for name, _ in self.moves() if name in FORMS)
        parts = {
            "you": sight.viewer,
            "active": sight.turn,
            "phase": "over" if sight.over else self.game.names["phase"][fields["phase"]],
            "asked": names(seats_in(sight.owing)) if not sight.over else "",
            "energy": names([fields["energy"][you], fields["energy"][other]]),
            "lunas": names([fields["lunas"][you], fields["lunas"][other]]),
            "deck": names([len(sight.zones[arena.DECK + seat]) for seat in (you, other)]),
            "hand": self._listed(sight, arena.HAND + you),
            "their_hand": len(sight.zones[arena.HAND + other]),
            "discards": self._listed(sight, arena.PILE + you),
            "their_discards": self._listed(sight, arena.PILE + other),
            "played": self._listed(sight, arena.PLAY + you),
            "their_played": self._listed(sight, arena.PLAY + other),
            "offer": "" if fields["offer"] < 0 else fields["offer"],
            "must_discard": fields["left"] if "disc" in forms else 0,
            "may": names(forms),
        }
        return " ".join(["STATE", *(f"{name}={value}" for name, value in parts.items())])

    def _listed(self, sight: Sight, zone: int) -> str:
        return names([self.card(face) for face in sight.faces_in(zone)])


def names(values: Any) -> str:
    return ",".join(map(str, values))


DIALECT: Final = Dialect("oracle", OracleCodec, port=PORT)
