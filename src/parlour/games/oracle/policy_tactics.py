"""What cards, lunas and energy are worth in oracle, and the best play by that measure.

All values are in energy. The effect of dice in combat is exact. A defence is not considered, since
it costs the other player about as much as it saves.
"""

from math import pow
from typing import Final, final

from mypy_extensions import i64

from parlour.games.oracle.policy_dice import CHANCES, HAND_WEIGHT, dice_of, expected_excess
from parlour.games.oracle.rules import HAND_LIMIT, Oracle
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
    MOST_HELD,
    NOTHING,
    PASS,
    RECALLING,
    TEAMS,
)
from parlour.games.oracle.rules_combat import (
    BASES,
    BONUSES,
    COSTS,
    DICE,
    DRAW2,
    DRAW3,
    DRAWS,
    EXCHANGE,
    EXCHANGE_GAIN,
    LAST_CHAMPION,
    LIKENESS,
    RECALLS,
    SPECIES_OF,
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
    PILE,
    PLAY,
    RECALL,
    START_ENERGY,
)
from parlour.kernel.bot import ParameterValues
from parlour.kernel.types import Seat


def team_numbers() -> list[int]:
    """The number of every team, by its three places in rising order."""
    numbers = [0] * (MOST_HELD + 1) ** 3
    for number, team in enumerate(TEAMS):
        one, two, three = (*team, NOTHING, NOTHING)[:3]
        numbers[place_code(one, two, three)] = number
    return numbers


def place_code(one: i64, two: i64, three: i64) -> i64:
    return (one * (MOST_HELD + 1) + two) * (MOST_HELD + 1) + three


TEAM_NUMBERS: Final = team_numbers()

# Exact dice, kept once they are computed: by the dice of both sides, then by the attacker's lead
# before the dice are rolled, by how much the attack exceeds the defence on average.

LEADS: Final = 64  # from -LEADS to LEADS; three dice of twenty sides cannot make up for more
KEPT: Final[dict[int, list[float]]] = {}


def excess(attack: i64, lead: i64, defence: i64) -> float:
    """The mean of attack dice + lead - defence dice, counting negative results as 0."""
    if lead < -LEADS:
        return 0.0
    key = attack << 10 | defence
    row = KEPT.get(key)
    if row is None:
        row = [expected_excess(attack, number - LEADS, defence) for number in range(2 * LEADS + 1)]
        KEPT[key] = row
    return row[min(lead, LEADS) + LEADS] + float(max(0, lead - LEADS))


# What things are worth

# Found from how often players who had them won, then by matches against `hybrid` and each other.
USUAL: Final = {
    "card": 5.5,
    "die": 0.56,
    "base": 0.8,
    "draw2": 11.2,
    "draw3": 12.1,
    "exchange": 1.0,
    "lunas": 0.47,
    "taper": 0.14,
    "kill": 40.0,
    "keep": 9.2,
}


@final
class Values:
    """What things are worth to the player who has them, in energy."""

    faces: list[float]  # by face: a card in hand; the mean for a hidden one
    lunas: float
    taper: float  # exponent with which all this shrinks with the other player's energy
    kill: float  # what winning is worth
    keep: float  # cards worth less are given back in a mulligan

    def __init__(self, settings: ParameterValues) -> None:
        card, die, base = settings["card"], settings["die"], settings["base"]
        champions = [
            card + die * (int(DICE[face]) + 1) / 2 + base * int(BASES[face])
            for face in range(1, LAST_CHAMPION + 1)
        ]
        others = [settings["draw2"], settings["draw3"], settings["exchange"]]
        mean = (sum(champions) + 9 * others[0] + 6 * others[1] + 3 * others[2]) / 120
        self.faces = [mean] + champions + others
        self.lunas = settings["lunas"]
        self.taper = settings["taper"]
        self.kill = settings["kill"]
        self.keep = settings["keep"]

    def scale(self, energy: i64) -> float:
        """How much cards and lunas count at this energy of the other player."""
        return pow(float(energy) / float(START_ENERGY), self.taper)

    def standing(self, table: Oracle, seat: Seat) -> float:
        """The worth of all that a seat has."""
        goods: float = self.lunas * float(table.lunas[seat])
        for card in table.pile(HAND + seat):
            goods += self.faces[table.faces[card]]
        return float(table.energy[seat]) + goods * self.scale(table.energy[1 - seat])


USUALLY: Final = Values(USUAL)


@final
class Ranking:
    """The best few actions so far, the best one first."""

    width: i64
    actions: list[int]
    scores: list[float]
    least: float  # an action needs a higher score to get in

    def __init__(self, width: i64) -> None:
        self.width = width
        self.actions = []
        self.scores = []
        self.least = -1e9

    def add(self, action: i64, score: float) -> None:
        if score <= self.least:
            return
        place: i64 = len(self.scores)
        while place > 0 and self.scores[place - 1] < score:
            place -= 1
        self.actions.insert(place, action)
        self.scores.insert(place, score)
        if len(self.scores) > self.width:
            self.actions.pop()
            self.scores.pop()
        if len(self.scores) == self.width:
            self.least = self.scores[-1]


def best(table: Oracle, seat: Seat, values: Values) -> i64:
    """The best choice of a seat."""
    ranking = Ranking(1)
    rank(table, seat, values, ranking)
    return ranking.actions[0]


def usual_choice(table: Oracle, seat: Seat) -> i64:
    """The best choice by the usual values."""
    return best(table, seat, USUALLY)


def rank(table: Oracle, seat: Seat, values: Values, ranking: Ranking) -> None:
    """Rank the choices of a seat, except those about a draw."""
    phase = table.phase
    if phase == ACTION:
        rank_plain(table, seat, values, ranking)
        Teams(table, seat, values, ranking).attack()
    elif phase == DEFENCE:
        Teams(table, seat, values, ranking).defend()
    elif phase == RECALL:
        for face in table.fallen(seat):
            ranking.add(FETCHES + face, values.faces[face])
    elif phase == PICK:
        for action in table.choices(seat):
            ranking.add(action, values.faces[table.face_picked(seat, action)])
    else:
        rank_losses(table, seat, values, ranking)


def rank_losses(table: Oracle, seat: Seat, values: Values, ranking: Ranking) -> None:
    """Rank cards to give up; in a mulligan giving up none may be better."""
    first: i64 = DROPS if table.phase == DROP else DISCARDS
    if table.phase == MULLIGAN:
        ranking.add(KEEP, -values.keep)
    place: i64 = 0
    for face in table.faces_in(HAND + seat):
        ranking.add(first + place, -values.faces[face])
        place += 1


# A turn without an attack


def rank_plain(table: Oracle, seat: Seat, values: Values, ranking: Ranking) -> None:
    """Rank drawing, recalling, exchanging and passing."""
    scale = values.scale(table.energy[1 - seat])
    hand = table.faces_in(HAND + seat)
    lunas: i64 = table.lunas[seat]
    ranking.add(PASS, -scale * surplus(hand, 0, values))
    for face in (DRAW2, DRAW3):
        if face in hand and lunas >= COSTS[face]:
            price = values.faces[face] + values.lunas * float(COSTS[face])
            rest = hand[:]
            rest.remove(face)
            drawn = values.faces[0] * float(DRAWS[face]) - surplus(rest, DRAWS[face], values)
            ranking.add(DRAWING + face - DRAW2, scale * (drawn - price))
            found = best_fallen(table, seat, RECALLS[face], values)
            if found > 0.0:
                more = found - surplus(rest, RECALLS[face], values)
                ranking.add(RECALLING + face - DRAW2, scale * (more - price))
    if EXCHANGE in hand:
        place = least_champion(hand, values)
        if place >= 0:
            price = values.faces[EXCHANGE] + values.faces[hand[place]]
            gain = values.lunas * float(EXCHANGE_GAIN)
            ranking.add(EXCHANGES + place, scale * (gain - price))


def surplus(hand: list[int], more: i64, values: Values) -> float:
    """The worth of what must be discarded at the end of the turn with `more` cards in hand."""
    over = len(hand) + more - HAND_LIMIT
    if over <= 0:
        return 0.0
    worths = sorted([values.faces[face] for face in hand])
    return sum(worths[:over])


def best_fallen(table: Oracle, seat: Seat, count: i64, values: Values) -> float:
    """Total worth of the `count` best champions among the discards; 0 if there are fewer."""
    if table.fallen_count(seat) < count:
        return 0.0
    pile = table.pile(PILE + seat)
    worths = [values.faces[table.faces[card]] for card in pile if is_champion(table.faces[card])]
    worths.sort(reverse=True)
    return sum(worths[:count])


def least_champion(hand: list[int], values: Values) -> i64:
    """The place of the champion worth least, or -1."""
    found: i64 = -1
    least: float = 1e9
    place: i64 = 0
    for face in hand:
        if is_champion(face) and values.faces[face] < least:
            least = values.faces[face]
            found = place
        place += 1
    return found


# Attack and defence


@final
class Teams:
    """Goes through all teams of one to three champions a seat can pay for."""

    table: Oracle
    seat: Seat
    values: Values
    ranking: Ranking
    scale: float
    lunas: i64
    energy: i64  # that of the player who is attacked
    attacking: bool
    against: i64  # dice of the attackers, for a defender
    lead: i64  # their bases and combo, for a defender
    bonuses: list[int]
    places: list[int]
    faces: list[int]
    prices: list[float]

    def __init__(self, table: Oracle, seat: Seat, values: Values, ranking: Ranking) -> None:
        self.table = table
        self.seat = seat
        self.values = values
        self.ranking = ranking
        self.scale = values.scale(table.energy[1 - seat])
        self.lunas = table.lunas[seat]
        self.bonuses = BONUSES[table.house.combos]
        self.energy = 0
        self.attacking = True
        self.against = 0
        self.lead = 0
        self.places = []
        self.faces = []
        self.prices = []
        place: i64 = 0
        for card in table.pile(HAND + seat):
            face: i64 = table.faces[card]
            if is_champion(face) and COSTS[face] <= self.lunas:
                self.places.append(place)
                self.faces.append(face)
                price = values.faces[face] + values.lunas * float(COSTS[face])
                self.prices.append(self.scale * price)
            place += 1

    def attack(self) -> None:
        self.energy = self.table.energy[1 - self.seat]
        self.go_through()

    def defend(self) -> None:
        attackers = self.table.faces_in(PLAY + 1 - self.seat)
        self.attacking = False
        self.energy = self.table.energy[self.seat]
        self.against = dice_of(attackers)
        self.lead = total_base(attackers) + self.table.combo_of(attackers)
        self.ranking.add(DECLINE, -self.harm(self.against, self.lead, 0))
        self.go_through()

    def go_through(self) -> None:
        size: i64 = len(self.faces)
        for one in range(size):
            face: i64 = self.faces[one]
            self.rate(one, NOTHING, NOTHING, HAND_WEIGHT[face], BASES[face], 0, self.prices[one])
            for two in range(one + 1, size):
                self.pair(one, two)

    def pair(self, one: i64, two: i64) -> None:
        """Consider a team of two, and all teams that a third one joins."""
        first: i64 = self.faces[one]
        second: i64 = self.faces[two]
        cost: i64 = COSTS[first] + COSTS[second]
        if cost > self.lunas:
            return
        likeness = LIKENESS[SPECIES_OF[first]]
        liking = LIKENESS[SPECIES_OF[second]]
        alike: i64 = likeness[SPECIES_OF[second]]
        dice: i64 = HAND_WEIGHT[first] + HAND_WEIGHT[second]
        base: i64 = BASES[first] + BASES[second]
        price: float = self.prices[one] + self.prices[two]
        self.rate(one, two, NOTHING, dice, base, self.bonuses[alike], price)
        for three in range(two + 1, len(self.faces)):
            face: i64 = self.faces[three]
            if cost + COSTS[face] <= self.lunas:
                species: i64 = SPECIES_OF[face]
                bonus: i64 = self.bonuses[alike + likeness[species] + liking[species]]
                whole: float = price + self.prices[three]
                self.rate(
                    one, two, three, dice + HAND_WEIGHT[face], base + BASES[face], bonus, whole
                )

    def rate(
        self, one: i64, two: i64, three: i64, dice: i64, base: i64, bonus: i64, price: float
    ) -> None:
        if self.attacking:
            score = self.harm(dice, base + bonus, 0) - price
        else:
            if -price <= self.ranking.least:
                return
            score = -self.harm(self.against, self.lead - bonus, dice) - price
        if score > self.ranking.least:
            places = self.places
            second: i64 = NOTHING if two == NOTHING else places[two]
            third: i64 = NOTHING if three == NOTHING else places[three]
            team = TEAM_NUMBERS[place_code(places[one], second, third)]
            self.ranking.add((ATTACKS if self.attacking else DEFENDS) + team, score)

    def harm(self, attack: i64, lead: i64, defence: i64) -> float:
        """What an attack is worth: the mean energy it takes, and the chance that it takes all."""
        damage = excess(attack, lead, defence)
        over: i64 = lead - self.energy
        if over + len(CHANCES[attack]) - 1 < 0:  # even the best roll does not take all
            return damage
        beyond = excess(attack, over, defence)
        kill = excess(attack, over + 1, defence) - beyond
        return damage - beyond + self.values.kill * kill
