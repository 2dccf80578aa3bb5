"""The names that the protocol of TV and phones has for things and events."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from parlour.games.citadels import rules_board as board
from parlour.games.citadels import rules_events as events
from parlour.games.citadels.rules_districts import base_districts
from parlour.kernel.codec import Frame, Sight
from parlour.kernel.game import Game
from parlour.kernel.telling import Told
from parlour.kernel.types import NO_ONE

COLOURS: Final = ("grey", "yellow", "blue", "green", "red", "purple")  # by number, as cards show it
COLOUR_NAMES: Final = ("None", "Noble", "Religious", "Trade", "Military", "Special")
PHASES: Final = {
    board.DRAFT_SETUP: "DraftSetup",
    board.DRAFT_PICK: "DraftPick",
    board.DRAFT_DISCARD: "DraftPick",
    board.RESOLUTION: "Resolution",
    board.PLAYER_TURN: "PlayerTurn",
    board.ABILITY: "Ability",
    board.DRAW_CHOICE: "DrawChoice",
    board.GRAVEYARD: "Ability",
    board.GAME_OVER: "GameOver",
}
INTERLUDES: Final = (board.ABILITY, board.DRAW_CHOICE, board.GRAVEYARD)
PARTS: Final = ("DistrictScore", "ColorBonus", "FirstComplete", "OtherComplete", "SpecialBonus")

Happening = tuple[str, int, dict[str, Frame]]  # a name, the seat it happened to, and details


class DialectWords:
    """The names of a game's cards, and what is printed on them."""

    interludes = INTERLUDES
    parts = PARTS

    def __init__(self, game: Game) -> None:
        self._titles = [""] + [game.words.faces[face.name][0] for face in game.faces]
        self._costs = [0] + [int(face.value) for face in game.faces]
        self._colours = [0] + [COLOURS.index(face.colour) for face in game.faces]
        self._faces = {title: number for number, title in enumerate(self._titles) if number}
        self._payers = {piece.name: piece for piece in base_districts()}
        self._names = [""] + [face.name for face in game.faces]

    def title(self, face: int) -> str:
        return self._titles[face]

    def titles(self, faces: list[int]) -> list[str]:
        return [self._titles[face] for face in faces if face]

    def face(self, title: object) -> int:
        """A card by its title; 0 if there is none."""
        return self._faces.get(title, 0) if isinstance(title, str) else 0

    def cost(self, face: int) -> int:
        return self._costs[face]

    def colour_name(self, face: int) -> str:
        return COLOUR_NAMES[self._colours[face]]

    def district(self, face: int) -> Frame:
        colour, cost = self._colours[face], self._costs[face]
        return {"name": self._titles[face], "color": colour, "cost": cost}

    def districts(self, faces: list[int]) -> list[Frame]:
        return [self.district(face) for face in faces if face]

    def phase(self, sight: Sight) -> str:
        return "GameOver" if sight.over else PHASES[sight.fields["phase"]]

    def income(self, sight: Sight) -> int:
        """What the viewer's city pays the character whose turn it is."""
        colour = self._colours[sight.fields["calling"]]
        city = sight.faces_in(board.CITY + sight.viewer)
        known = [self._payers.get(self._names[face]) for face in city]
        return sum(piece.pays(colour) for piece in known if piece is not None)


class Story:
    """What happened in one update, for one viewer."""

    def __init__(
        self,
        words: DialectWords,
        sight: Sight,
        id_of: Callable[[int], str],
        calling: int,
        phase: str,
    ) -> None:
        self._words = words
        self._sight = sight
        self._id = id_of
        self._calling = calling  # the character called last
        self.phase = phase  # the phase that was told last
        self._faces: dict[int, int] = {}
        self._next: list[Told] = []

    def tell(
        self, event: tuple[int, ...], faces: dict[int, int], after: list[Told]
    ) -> Iterator[Happening]:
        """An event as the protocol tells it; some are not told."""
        self._faces, self._next = faces, after
        number, *values = event
        teller: Any = TELLERS.get(number)
        if teller is not None:
            yield from teller(self, *values)

    def _face(self, card: int) -> int:
        """A card's face if the viewer knows it."""
        return self._faces.get(card, 0)

    def _district(self, card: int) -> str:
        return self._words.title(self._face(card))

    def _now(self, phase: str, seat: int = NO_ONE) -> Happening:
        self.phase = phase
        return "phase_change", seat, {"phase": phase}

    def _own(self, seat: int, name: str, value: Frame) -> dict[str, Frame]:
        """A detail only for its owner."""
        return {name: value} if seat == self._sight.viewer else {}

    # The draft

    def draft_started(self, number: int, *agenda: int) -> Iterator[Happening]:
        open_roles = self._words.titles(self._sight.faces_in(board.FACE_UP))
        count = len(self._sight.zones[board.PACK])
        details = {"round": number, "face_up": open_roles, "available_count": count}
        yield "draft_start", NO_ONE, details
        yield self._now("DraftPick")

    def character_picked(self, seat: int, card: int) -> Iterator[Happening]:
        yield "draft_pick", seat, self._own(seat, "character", self._district(card))

    def draft_done(self) -> Iterator[Happening]:
        yield "draft_done", NO_ONE, {}
        yield self._now("Resolution")

    # Calls and turns

    def character_called(self, face: int) -> Iterator[Happening]:
        seat = self._answers()
        self._calling = face
        role = self._words.title(face)
        yield "character_call", seat, {"role": role, "number": face, "player": self._id(seat)}

    def _answers(self) -> int:
        """Who answered the call, according to the next event."""
        follows = self._next[0].event if self._next else (0,)
        shows = (events.TURN_STARTED, events.MURDER_REVEALED)
        return follows[1] if follows[0] in shows else int(NO_ONE)

    def murder_revealed(self, seat: int, card: int) -> Iterator[Happening]:
        yield "murdered", seat, {"role": self._district(card)}

    def turn_started(self, seat: int, card: int) -> Iterator[Happening]:
        yield self._now("PlayerTurn", seat)

    def turn_ended(self, seat: int) -> Iterator[Happening]:
        yield "turn_end", seat, {"role": self._words.title(self._calling)}

    def round_ended(self, number: int) -> Iterator[Happening]:
        yield "round_end", NO_ONE, {"round": number}

    def crown_passed(self, seat: int) -> Iterator[Happening]:
        yield "crown_passed", seat, {}

    # Gold and cards

    def gold_taken(self, seat: int, number: int) -> Iterator[Happening]:
        yield "gold_taken", seat, {"gold": number}

    def gold_collected(self, seat: int, colour: int, number: int) -> Iterator[Happening]:
        yield "gold_collected", seat, {"color": COLOUR_NAMES[colour], "count": number}

    def gold_stolen(self, seat: int, target: int, number: int) -> Iterator[Happening]:
        role = self._words.title(self._calling)
        yield "robbed", target, {"role": role, "stolen": number, "thief": self._id(seat)}

    def cards_kept(self, seat: int, *cards: int) -> Iterator[Happening]:
        yield "cards_drawn", seat, {"count": len(cards), "kept": len(cards)}

    def cards_drawn(self, seat: int, *cards: int) -> Iterator[Happening]:
        yield "cards_drawn", seat, {"count": len(cards), "kept": 1}
        drawn = self._words.districts([self._face(card) for card in cards])
        yield "draw_choice", seat, self._own(seat, "cards", drawn)
        yield self._now("DrawChoice", seat)

    def card_kept(self, seat: int, card: int) -> Iterator[Happening]:
        yield "card_kept", seat, self._own(seat, "card", self._words.district(self._face(card)))
        yield self._now("PlayerTurn", seat)

    def district_built(self, seat: int, card: int, cost: int) -> Iterator[Happening]:
        colour = self._words.colour_name(self._face(card))
        details = {"district": self._district(card), "cost": cost, "color": colour}
        yield "district_built", seat, details

    # Abilities

    def district_used(self, seat: int, face: int) -> Iterator[Happening]:
        yield "ability_used", seat, {"ability": self._words.title(face)}

    def murder_declared(self, seat: int, face: int) -> Iterator[Happening]:
        role = self._words.title(face)
        yield "ability_used", seat, {"ability": "Assassin", "target": role}

    def theft_declared(self, seat: int, face: int) -> Iterator[Happening]:
        yield "ability_used", seat, {"ability": "Thief", "target": self._words.title(face)}

    def hands_swapped(self, seat: int, target: int) -> Iterator[Happening]:
        details = {"ability": "Magician", "mode": "swap_hand", "target": self._id(target)}
        yield "ability_used", seat, details

    def exchange_ended(self, seat: int) -> Iterator[Happening]:
        yield "ability_used", seat, {"ability": "Magician", "mode": "discard_draw"}

    def district_destroyed(self, seat: int, target: int, card: int) -> Iterator[Happening]:
        details = {"ability": "Warlord", "target": self._id(target)}
        yield "ability_used", seat, details | {"district": self._district(card)}

    def rescue_offered(self, seat: int, card: int) -> Iterator[Happening]:
        yield self._now("Ability", seat)

    def district_rescued(self, seat: int, card: int) -> Iterator[Happening]:
        yield "ability_used", seat, {"ability": "Graveyard", "district": self._district(card)}

    # The end

    def game_finished(self) -> Iterator[Happening]:
        yield self._now("GameOver")
        yield "game_over", NO_ONE, {}


TELLERS: Final = {
    events.DRAFT_STARTED: Story.draft_started,
    events.CHARACTER_PICKED: Story.character_picked,
    events.DRAFT_DONE: Story.draft_done,
    events.CHARACTER_CALLED: Story.character_called,
    events.MURDER_REVEALED: Story.murder_revealed,
    events.TURN_STARTED: Story.turn_started,
    events.TURN_ENDED: Story.turn_ended,
    events.ROUND_ENDED: Story.round_ended,
    events.CROWN_PASSED: Story.crown_passed,
    events.GOLD_TAKEN: Story.gold_taken,
    events.GOLD_GAINED: Story.gold_taken,
    events.GOLD_COLLECTED: Story.gold_collected,
    events.GOLD_STOLEN: Story.gold_stolen,
    events.CARDS_DEALT: Story.cards_kept,
    events.CARDS_KEPT: Story.cards_kept,
    events.CARDS_DRAWN: Story.cards_drawn,
    events.CARD_KEPT: Story.card_kept,
    events.DISTRICT_BUILT: Story.district_built,
    events.DISTRICT_USED: Story.district_used,
    events.MURDER_DECLARED: Story.murder_declared,
    events.THEFT_DECLARED: Story.theft_declared,
    events.HANDS_SWAPPED: Story.hands_swapped,
    events.EXCHANGE_ENDED: Story.exchange_ended,
    events.DISTRICT_DESTROYED: Story.district_destroyed,
    events.RESCUE_OFFERED: Story.rescue_offered,
    events.DISTRICT_RESCUED: Story.district_rescued,
    events.GAME_FINISHED: Story.game_finished,
}
