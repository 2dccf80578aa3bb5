"""What is in the box: characters, districts, and the numbers of all actions.

A card here is an object that declares what is special about it. To add a character or a district,
subclass `Character` or `District`, override what differs, and pass it to `make_game` with the
others. `choices` may depend only on what is public and on the chooser's own cards.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.kernel.errors import Malformed
from parlour.kernel.game import Form, Move, form
from parlour.kernel.random import Random
from parlour.kernel.types import Action, Card, Kind, Seat

if TYPE_CHECKING:
    from parlour.games.citadels.rules_board import Board

MOST_SEATS: Final = 7
MOST_FACES: Final = 62  # since sets of faces are bits of a machine number

# Colours

NO_COLOUR: Final = 0
NOBLE: Final = 1
RELIGIOUS: Final = 2
TRADE: Final = 3
MILITARY: Final = 4
SPECIAL: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A character or a district. The actions that it adds are its *moves*."""

    name: str
    title: str  # these three are for cards that the game's words do not know
    rule: str
    texts: dict[str, str]  # form of action → what it does
    face: Kind
    first: Action  # the number of its first move
    actions: list[int]  # all its moves
    has_moves: bool

    def __init__(self, name: str) -> None:
        self.name = name
        self.title = ""
        self.rule = ""
        self.texts = {}
        self.face = 0
        self.first = 0
        self.actions = []
        self.has_moves = False

    def forms(self) -> list[Form]:
        """The forms of its moves."""
        return []

    def moves(self, box: "Box") -> list[Move]:
        """All its possible moves."""
        return []

    def choices(self, board: "Board", seat: Seat) -> list[int]:
        """The moves that are possible now, in order."""
        return []

    def play(self, board: "Board", seat: Seat, number: i64, rng: Random) -> None:
        """Carry out one of its moves."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Piece):
    """A character that a player can be for a round."""

    rank: i64  # characters are called by rank
    colour: i64  # districts of this colour bring income
    more_builds: i64  # how many more districts than usual may be built in a turn

    def __init__(self, name: str, rank: int, colour: int = NO_COLOUR, more_builds: int = 0) -> None:
        super().__init__(name)
        self.rank = rank
        self.colour = colour
        self.more_builds = more_builds

    def may_lie_open(self, board: "Board") -> bool:
        """Whether it may be among the characters taken out face up."""
        return True

    def protects(self) -> bool:
        """Whether the city is safe from the Warlord."""
        return False

    def called(self, board: "Board", seat: Seat) -> None:
        """What happens at the call, before the income."""

    def outlived(self, board: "Board", seat: Seat) -> None:
        """What happens at the end of a round in which it was murdered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class District(Piece):
    """Something to build. `copies` are those in the decks of both presets, and extra ones."""

    colour: i64
    cost: i64
    spec: i64
    official: i64
    extra: i64

    def __init__(
        self,
        name: str,
        colour: int,
        cost: int,
        spec: int = 1,
        official: int | None = None,
        extra: int = 0,
    ) -> None:
        super().__init__(name)
        self.colour = colour
        self.cost = cost
        self.spec = spec
        self.official = spec if official is None else official
        self.extra = extra

    def repeats(self, board: "Board") -> bool:
        """Whether a city may have it twice."""
        return False

    def pays(self, colour: i64) -> bool:
        """Whether it brings income to a character of this colour."""
        return self.colour == colour

    def any_colour(self, board: "Board", card: Card) -> bool:
        """Whether it may count as a colour that the city lacks."""
        return False

    def extra_draws(self) -> i64:
        """How many more cards its owner draws to choose from."""
        return 0

    def keeps_all(self) -> bool:
        """Whether its owner keeps all cards drawn."""
        return False

    def sturdy(self) -> bool:
        """Whether it cannot be destroyed."""
        return False

    def surcharge(self, other: "District") -> i64:
        """How much more it costs to destroy another district of its city."""
        return 0

    def rescues(self, board: "Board", seat: Seat, target: Seat) -> bool:
        """Whether its owner may take back what was just destroyed in the target's city."""
        return False

    def bonus(self, board: "Board", seat: Seat) -> i64:
        """Points at the end in addition to its cost."""
        return 0


@final
class Box:
    """The cards of a game and the list of its actions."""

    cast: list[Character]  # by face - 1
    districts: list[District]  # by number: face - first_district
    first_district: Kind
    tools: list[District]  # those with moves
    tool_set: i64  # the same as a set of numbers, like the next ones
    sturdy: i64
    walls: i64  # districts that make others more expensive to destroy
    drawers: i64  # districts that change what is drawn
    payers: vec[i64]  # by character: districts that bring income
    more_builds: vec[i64]  # by character: how many more districts than usual may be built in a turn
    movers: i64  # characters with moves, as a set of faces
    protectors: i64  # characters whose city is safe from the Warlord, as a set of faces
    costs: vec[i64]  # by number
    moves: list[Move]
    forms: list[Form]
    owners: list[Piece]  # by action - powers

    picks: Action
    discards: Action
    take_gold: Action
    draw_cards: Action
    collect_gold: Action
    takings: list[int]  # the actions that take gold or cards
    keeps: Action
    builds: Action
    decline: Action
    accept: Action
    end_turn: Action
    powers: Action

    def __init__(self, characters: list[Character], districts: list[District]) -> None:
        self.cast = sorted(characters, key=lambda character: int(character.rank))
        self.districts = districts
        self.first_district = len(self.cast) + 1
        self.check()
        for index, piece in enumerate(self.pieces()):
            piece.face = index + 1
        self.moves = []
        self.forms = []
        self.owners = []
        self.number_actions()
        self.tools = [district for district in districts if district.has_moves]
        self.sort_districts()
        self.sort_characters()

    def sort_districts(self) -> None:
        """Compute once what is needed in every turn."""
        all_of_them = self.districts
        self.costs = vec[i64]([one.cost for one in all_of_them])
        self.tool_set = self.set_of(self.tools)
        self.sturdy = self.set_of([one for one in all_of_them if one.sturdy()])
        self.walls = self.set_of(
            [one for one in all_of_them if any(one.surcharge(other) for other in all_of_them)]
        )
        self.drawers = self.set_of(
            [one for one in all_of_them if one.extra_draws() or one.keeps_all()]
        )

    def sort_characters(self) -> None:
        """The same for characters; nobody, face 0, has nothing."""
        self.payers = vec[i64]([0] + [self.paying(one.colour) for one in self.cast])
        self.more_builds = vec[i64]([0] + [one.more_builds for one in self.cast])
        self.movers = sum([bit(one.face) for one in self.cast if one.has_moves])
        self.protectors = sum([bit(one.face) for one in self.cast if one.protects()])

    def paying(self, colour: i64) -> i64:
        """The districts that bring income to a character of this colour."""
        if colour == NO_COLOUR:
            return 0
        return self.set_of([one for one in self.districts if one.pays(colour)])

    def set_of(self, districts: list[District]) -> i64:
        numbers: i64 = 0
        for district in districts:
            numbers |= bit(district.face - self.first_district)
        return numbers

    def check(self) -> None:
        """Refuse a box that cannot be played with."""
        names = [piece.name for piece in self.pieces()]
        if len(set(names)) < len(names):
            raise Malformed("Two cards of the box have the same name.")
        if len(self.cast) <= MOST_SEATS:
            raise Malformed(f"The box needs more than {MOST_SEATS} characters.")
        if not self.districts or len(names) > MOST_FACES:
            raise Malformed(f"The box needs districts, and at most {MOST_FACES} names in all.")
        if any(piece.face for piece in self.pieces()):
            raise Malformed("A card belongs to one box; make a new one for another.")

    def pieces(self) -> list[Piece]:
        """Characters, then districts, in the order of their faces."""
        return [*self.cast, *self.districts]

    def faces(self) -> list[int]:
        """The faces of all districts."""
        return [int(district.face) for district in self.districts]

    def number_actions(self) -> None:
        cast = range(1, len(self.cast) + 1)
        self.picks = self.add("draft_pick", "character:face", [(face,) for face in cast])
        self.discards = self.add("draft_discard", "character:face", [(face,) for face in cast])
        self.take_gold = self.add("take_gold", "", [()])
        self.draw_cards = self.add("draw_cards", "", [()])
        self.takings = [int(self.take_gold), int(self.draw_cards)]
        self.collect_gold = self.add("collect_gold", "", [()])
        self.keeps = self.add("keep_card", "district:face", [(face,) for face in self.faces()])
        self.builds = self.add("build", "district:face", [(face,) for face in self.faces()])
        self.decline = self.add("graveyard_respond", "answer", [(0,), (1,)])
        self.accept = self.decline + 1
        self.end_turn = self.add("end_turn", "", [()])
        self.powers = len(self.moves)
        for piece in [*self.districts, *self.cast]:
            self.add_powers(piece)

    def add(self, name: str, fields: str, values: list[tuple[int, ...]]) -> int:
        """Add actions of one form; returns the number of the first."""
        first = len(self.moves)
        self.forms.append(form(name, fields))
        for value in values:
            self.moves.append((name, value))
        return first

    def add_powers(self, piece: Piece) -> None:
        """Add the moves of a card."""
        piece.first = len(self.moves)
        self.forms.extend(piece.forms())
        for move in piece.moves(self):
            self.moves.append(move)
            self.owners.append(piece)
        piece.actions = list(range(piece.first, len(self.moves)))
        piece.has_moves = len(piece.actions) > 0

    def district(self, face: Kind) -> District:
        return self.districts[face - self.first_district]

    def deck(self, official: bool, extra: bool) -> list[int]:
        """The faces of all cards: each character once, then all districts."""
        faces = [face for face in range(1, len(self.cast) + 1)]
        for district in self.districts:
            copies = district.official if official else district.spec
            faces.extend([int(district.face)] * (copies + district.extra * extra))
        return faces


def bit(number: i64) -> i64:
    """The set of this one number."""
    number_set: i64 = 1
    number_set <<= number  # in place: a literal would be shifted as 32 bits in compiled code
    return number_set


def nth(numbers: i64, place: i64) -> i64:
    """The number at this place in a set, counted from 0."""
    while place:
        numbers &= numbers - 1
        place -= 1
    number: i64 = 0
    while not numbers >> number & 1:
        number += 1
    return number


def listed(numbers: i64, first: Action) -> list[int]:
    """The actions for a set of numbers; `first` is the action for number 0."""
    actions: list[int] = []
    add_listed(actions, numbers, first)
    return actions


def add_listed(actions: list[int], numbers: i64, first: Action) -> None:
    """Add the actions for a set of numbers."""
    action: i64 = first
    while numbers:
        if numbers & 1:
            actions.append(action)
        elif not numbers & 255:
            numbers >>= 7
            action += 7
        numbers >>= 1
        action += 1
