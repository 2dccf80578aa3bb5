"""Simple players of oracle: the novice, and one that keeps its cards and lunas on a line.

They use only what their seat can see, and neither offer nor accept draws. The novice never changes,
so that results can be compared with those of other programs.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from parlour.games.oracle.policy_dice import mean_pips, pip_variance
from parlour.games.oracle.rules import Oracle
from parlour.games.oracle.rules_actions import (
    ATTACKS,
    DECLINE,
    DEFENDS,
    DISCARDS,
    DRAWING,
    DROPS,
    EXCHANGES,
    FETCHES,
    KEEP,
    PASS,
    TEAMS,
)
from parlour.games.oracle.rules_combat import (
    BASES,
    COSTS,
    DRAW2,
    DRAW3,
    EXCHANGE,
    LAST_CHAMPION,
    POWERS,
    is_champion,
    total_base,
)
from parlour.games.oracle.rules_table import (
    ACTION,
    DEFENCE,
    DROP,
    HAND,
    MULLIGAN,
    PICK,
    PLAY,
    RECALL,
    START_ENERGY,
)
from parlour.kernel.bot import ParameterValues
from parlour.kernel.random import Random
from parlour.kernel.seats import count_in, first_of, only
from parlour.kernel.table import Table
from parlour.kernel.types import NO_CARD, Seat

SINGLE: Final = [TEAMS.index([place]) for place in range(8)]  # by place: the team of that card

# Novice

WEAK: Final = 498  # cards of less power are given back in a mulligan
DEFENDS_OF_100: Final = 47


@final
class Novice:
    """Plays a single card at random, and defends now and then."""

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, Oracle)
        return novice(view, view.viewer, rng)


def novice(table: Oracle, seat: Seat, rng: Random) -> i64:
    phase = table.phase
    if phase == ACTION:
        return novice_action(table, seat, rng)
    if phase == DEFENCE:
        return novice_defence(table, seat, rng)
    return sort_out(table, seat, POWERS)


def novice_game(table: Oracle, rng: Random) -> i64:
    """Let two novices play to the end; returns the number of decisions."""
    table.remembers = False
    table.past = None
    decisions: i64 = 0
    while not table.over:
        seat = table.next_seat()
        table.play(seat, novice(table, seat, rng), rng)
        decisions += 1
    return decisions


def novice_action(table: Oracle, seat: Seat, rng: Random) -> i64:
    lunas: i64 = table.lunas[seat]
    champions = False
    playable: i64 = 0  # places in hand, one bit each
    exchanges: i64 = 0
    faces, under = table.faces, table.under
    bit = only(table.size(HAND + seat))
    card = table.tops[HAND + seat]
    while card != NO_CARD:
        bit >>= 1
        face = faces[card]
        if face == EXCHANGE:
            exchanges |= bit
        elif COSTS[face] <= lunas:
            playable |= bit
        champions = champions or face <= LAST_CHAMPION
        card = under[card]
    if champions:
        playable |= exchanges
    if playable == 0:
        return PASS
    place = one_of(playable, rng)
    face = table.faces[table.at(HAND + seat, place)]
    if face <= LAST_CHAMPION:
        return ATTACKS + SINGLE[place]
    if face == EXCHANGE:
        return EXCHANGES + weakest(table, seat, POWERS, True)
    return DRAWING + face - DRAW2


def novice_defence(table: Oracle, seat: Seat, rng: Random) -> i64:
    if rng.below(100) >= DEFENDS_OF_100:
        return DECLINE
    lunas: i64 = table.lunas[seat]
    playable: i64 = 0
    faces, under = table.faces, table.under
    bit = only(table.size(HAND + seat))
    card = table.tops[HAND + seat]
    while card != NO_CARD:
        bit >>= 1
        face = faces[card]
        if face <= LAST_CHAMPION and COSTS[face] <= lunas:
            playable |= bit
        card = under[card]
    return DEFENDS + SINGLE[one_of(playable, rng)] if playable else DECLINE


def one_of(places: i64, rng: Random) -> i64:
    """A random one of these places, given as bits; there must be one."""
    others = rng.below(count_in(places))
    while others > 0:
        places &= places - 1
        others -= 1
    return first_of(places)


# Cards by their power


def powers_with(draw2: float, draw3: float, exchange: float) -> list[int]:
    """The power of every face in hundredths, with these values for cards other than champions."""
    return POWERS[:DRAW2] + [round(100.0 * power) for power in (draw2, draw3, exchange)]


def sort_out(table: Oracle, seat: Seat, powers: list[int]) -> i64:
    """Give up the weakest card in hand, or take the strongest one that is offered."""
    phase = table.phase
    if phase == PICK:
        return strongest(table, seat, powers)
    if phase == RECALL:
        return FETCHES + strongest_of(table.fallen(seat), powers)
    place = weakest(table, seat, powers, False)
    if phase == DROP:
        return DROPS + place
    face = table.faces[table.at(HAND + seat, place)]
    return KEEP if phase == MULLIGAN and powers[face] >= WEAK else DISCARDS + place


def strongest(table: Oracle, seat: Seat, powers: list[int]) -> i64:
    """The pick that takes the card with the most power."""
    actions = table.choices(seat)
    faces = [int(table.face_picked(seat, action)) for action in actions]
    return actions[faces.index(strongest_of(faces, powers))]


def strongest_of(faces: list[int], powers: list[int]) -> int:
    """The face with the most power; of several, the first."""
    return max(faces, key=lambda face: powers[face])


def weakest(table: Oracle, seat: Seat, powers: list[int], champions_only: bool) -> i64:
    """The place of the card in hand with the least power; of several, the first."""
    found: i64 = 0
    least: i64 = 1 << 30
    place: i64 = 0
    for card in table.pile(HAND + seat):
        face: i64 = table.faces[card]
        if powers[face] < least and (is_champion(face) or not champions_only):
            least = powers[face]
            found = place
        place += 1
    return found


# Balanced


def total_cost(faces: list[int]) -> i64:
    total: i64 = 0
    for face in faces:
        total += COSTS[face]
    return total


LINE_END: Final = 8  # the other player's energy at which nothing more is held back


def on_line(full: float, energy: i64) -> float:
    """How much to hold back at this energy of the other player; `full` at the start."""
    return max(0.0, float(energy - LINE_END) * full / float(START_ENERGY - LINE_END))


@final
class Balanced:
    """Keeps cards and lunas on a line that falls with the other player's energy."""

    powers: list[int]
    cards: float  # held back at the start of the line
    lunas: float
    draw2_below: float  # draws if it holds fewer cards than this
    draw3_below: float
    caution: float  # how many standard deviations the defence stays below the mean attack

    def __init__(self, settings: ParameterValues) -> None:
        self.powers = powers_with(settings["draw2"], settings["draw3"], settings["exchange"])
        self.cards = settings["cards"]
        self.lunas = settings["lunas"]
        self.draw2_below = settings["draw2_below"]
        self.draw3_below = settings["draw3_below"]
        self.caution = settings["caution"]

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, Oracle)
        seat = view.viewer
        phase = view.phase
        if phase == ACTION:
            return balanced_action(view, seat, self)
        if phase == DEFENCE:
            return balanced_defence(view, seat, self)
        return sort_out(view, seat, self.powers)


def can_play(table: Oracle, seat: Seat, face: i64) -> bool:
    """Whether the seat holds such a card and can pay for it."""
    return table.lunas[seat] >= COSTS[face] and table.contains(HAND + seat, face)


def balanced_action(table: Oracle, seat: Seat, player: Balanced) -> i64:
    """Attack with what lies above the line; else draw, exchange or pass."""
    energy: i64 = table.energy[1 - seat]
    size = table.size(HAND + seat)
    spare_cards = float(size) - on_line(player.cards, energy)
    spare_lunas = float(table.lunas[seat]) - on_line(player.lunas, energy)
    attackers = in_order(table, seat, True)
    team: list[int] = []
    cost: i64 = 0
    for place in attackers:
        more: i64 = COSTS[table.faces[table.at(HAND + seat, place)]]
        enough = float(len(team) + 1) <= spare_cards + 0.5 and float(cost + more) <= spare_lunas
        if len(team) < 3 and enough:
            team.append(place)
            cost += more
    if team:
        return ATTACKS + team_number(team)
    if float(size) < player.draw3_below and can_play(table, seat, DRAW3):
        return DRAWING + 1
    if float(size) < player.draw2_below and can_play(table, seat, DRAW2):
        return DRAWING
    if attackers and spare_lunas < 0.0 and can_play(table, seat, EXCHANGE):
        return EXCHANGES + weakest(table, seat, player.powers, True)
    return PASS


def balanced_defence(table: Oracle, seat: Seat, player: Balanced) -> i64:
    """Add defenders as long as they are unlikely to be wasted on a weak attack."""
    attackers = table.faces_in(PLAY + 1 - seat)
    attack = float(total_base(attackers) + table.combo_of(attackers)) + mean_pips(attackers)
    bearable = attack - player.caution * sqrt(pip_variance(attackers))
    team: list[int] = []
    faces: list[int] = []
    for place in in_order(table, seat, False):
        more = faces + [table.faces[table.at(HAND + seat, place)]]
        defence = mean_pips(more) + float(table.combo_of(more))
        affordable = total_cost(more) <= table.lunas[seat]
        if len(team) < 3 and affordable and defence <= bearable:
            team.append(place)
            faces = more
    return DEFENDS + team_number(team) if team else DECLINE


def in_order(table: Oracle, seat: Seat, attacking: bool) -> list[int]:
    """The places of champions in hand, sorted: attackers by cost, defenders by base."""
    keys: list[int] = []
    place: i64 = 0
    for card in table.pile(HAND + seat):
        face: i64 = table.faces[card]
        if is_champion(face):
            first = COSTS[face] if attacking else BASES[face]
            keys.append((first * 10000 + 5000 - POWERS[face]) * 16 + place)
        place += 1
    keys.sort()
    return [key % 16 for key in keys]


def team_number(places: list[int]) -> i64:
    return TEAMS.index(sorted(places))
