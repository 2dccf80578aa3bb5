"""A player of Coup that weighs what others may hold against what it can win.

It judges by what its seat knows: its own cards, the lost ones, and what everybody remembers of
claims and challenges. All values are in units of one influence of its own. It makes nearly every
decision at random, with better choices more likely, so that its habits do not give its lies away.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from parlour.games.coup.policy_notes import (
    CAUGHT,
    CHALLENGES,
    CLAIMED,
    PROVEN,
    WRONGED,
    has_claimed,
    recalled,
)
from parlour.games.coup.rules import Coup
from parlour.games.coup.rules_box import (
    ACTION,
    AMBASSADOR,
    ASSASSINATION,
    BLOCK,
    BLOCK_FACES,
    BLOCKS,
    CAPTAIN,
    CHALLENGE,
    CHALLENGE_BLOCK,
    CHALLENGING,
    CLAIMS,
    CONTESSA,
    COUP,
    DEEDS,
    DUKE,
    FOREIGN_AID,
    GAINS,
    HAND,
    LOSE,
    LOSES,
    LOST,
    PASS,
    PROVE,
    REACT,
    RETURNS,
    STEAL,
    SWAP,
)
from parlour.kernel.random import Random
from parlour.kernel.types import HIDDEN, Action, Kind, Seat

FACES: Final = 5
ALL_UNSEEN: Final = 0xFFC  # three of each

# By face: what it is good for, with several rivals and with one
FACE_WORTH: Final = [0.0, 1.0, 0.9, 0.8, 0.55, 0.85]
DUEL_WORTH: Final = [0.0, 0.85, 0.9, 1.0, 0.6, 0.75]

USUAL_DOUBT: Final = 0.12  # at first, how often a player is expected to challenge a claim
CAUTION: Final = 10.0  # how many turns that expectation counts for


@final
class Style:
    """How somebody plays; `bots.py` explains each value."""

    bluff: float
    doubt: float
    suspicion: float
    revenge: float
    whim: float

    def __init__(
        self, bluff: float, doubt: float, suspicion: float, revenge: float, whim: float
    ) -> None:
        self.bluff = bluff
        self.doubt = doubt
        self.suspicion = suspicion
        self.revenge = revenge
        self.whim = whim


COURTIER: Final = Style(0.35, 0.3, 0.3, 0.2, 0.04)


def decide(table: Coup, seat: Seat, style: Style, rng: Random) -> Action:
    """The choice of a seat, from what it knows."""
    phase = table.phase
    if phase in (CHALLENGE, CHALLENGE_BLOCK, REACT):
        gain = gain_of_challenge(table, seat, style)
        if by_chance(gain, style, rng):
            return CHALLENGING
        if phase != REACT or seat != table.target:
            return PASS
        return decide_block(table, seat, style, rng)
    if phase == BLOCK:
        return decide_block(table, seat, style, rng)
    if phase == ACTION:
        return decide_deed(table, seat, style, rng)
    if phase == PROVE:
        return table.choices(seat)[0]  # shows the card if it can
    if phase == LOSE:
        return decide_loss(table, seat, rng)
    return decide_return(table, seat, rng)


# Chance


def by_chance(gain: float, style: Style, rng: Random) -> bool:
    """Whether to do something that gains this much; the more it gains, the likelier."""
    return rng.unit() < 1.0 / (1.0 + exp(max(-30.0, min(30.0, -gain / style.whim))))


# What others may hold


def unseen(table: Coup, seat: Seat) -> i64:
    """By face, two bits each: how many cards with it the seat does not see."""
    counts: i64 = ALL_UNSEEN
    for other in range(table.seats):
        for card in table.pile(LOST + other):
            counts -= i64(1) << 2 * table.faces[card]
    for card in table.pile(HAND + seat):
        counts -= i64(1) << 2 * table.faces[card]
    return counts


def bluff_rate(table: Coup, other: Seat, style: Style) -> float:
    """How often a player claims what they do not hold, compared with what they do."""
    caught = float(recalled(table, other, CAUGHT))
    proven = float(recalled(table, other, PROVEN))
    return max(0.05, (4.0 * style.suspicion + caught) / (4.0 + caught + proven))


def chance_of(table: Coup, other: Seat, face: Kind, counts: i64, style: Style) -> float:
    """How likely a player is to hold a face, given the player's claims.

    The probability of a hand follows from the unseen cards, times the bluff rate for every claim
    that would be a lie. Sums over all hands have a closed form.
    """
    if counts >> 2 * face & 3 == 0:
        return 0.0
    rate = bluff_rate(table, other, style)
    total = 0.0
    squares = 0.0
    doubles = 0.0
    mine = 0.0
    twice = 0.0
    for kind in range(1, FACES + 1):
        factor = 1.0
        for _ in range(recalled(table, other, CLAIMED + kind)):
            factor /= rate
        left = float(counts >> 2 * kind & 3)
        weight = left * factor
        double = left * (left - 1.0) / 2.0 * factor
        total += weight
        squares += weight * weight
        doubles += double
        if kind == face:
            mine = weight
            twice = double
    if table.size(HAND + other) < 2:
        return mine / total
    return (mine * (total - mine) + twice) / ((total * total - squares) / 2.0 + doubles)


def fit_of_claims(table: Coup, viewer: Seat, style: Style) -> float:
    """How well the hands of a whole table fit the claims of their owners."""
    fit = 1.0
    for other in range(table.seats):
        if other != viewer and has_claimed(table, other):
            rate = bluff_rate(table, other, style)
            for face in range(1, FACES + 1):
                times = recalled(table, other, CLAIMED + face)
                if times and not table.holds(other, face):
                    for _ in range(times):
                        fit *= rate
    return fit


def challenge_rate(table: Coup, other: Seat) -> float:
    """How often this player challenges, judging by what they have done so far."""
    raised = float(recalled(table, other, CHALLENGES))
    return min(0.7, (USUAL_DOUBT * CAUTION + raised) / (CAUTION + 0.6 * float(table.turns)))


def danger(table: Coup, seat: Seat, face: Kind) -> float:
    """How likely it is that somebody challenges the seat's claim of a face."""
    gone = 0.0
    others: i64 = 0
    for other in range(table.seats):
        for card in table.pile(LOST + other):
            if table.faces[card] == face:
                gone += 1.0
    for kind in range(1, FACES + 1):
        if kind != face and recalled(table, seat, CLAIMED + kind):
            others += 1
    doubt = 1.0 + 0.7 * gone
    if recalled(table, seat, CLAIMED + face):
        doubt *= 0.8
    elif others >= table.size(HAND + seat):
        doubt *= 1.6
    quiet = 1.0
    for other in range(table.seats):
        if other != seat and not table.is_out(other):
            quiet *= 1.0 - min(0.9, challenge_rate(table, other) * doubt)
    return 1.0 if gone > 2.5 else 1.0 - quiet


# What things are worth


def rivals(table: Coup, seat: Seat) -> float:
    """How many others are left."""
    count = -1.0
    for other in range(table.seats):
        if not table.is_out(other):
            count += 1.0
    return max(1.0, count)


def threat(table: Coup, other: Seat) -> float:
    """How dangerous a player is: influences, and coins to take those of others."""
    return float(table.size(HAND + other)) + float(table.coins[other]) / 5.0


def blow(table: Coup, seat: Seat, target: Seat, style: Style) -> float:
    """What the seat gains if the target loses an influence."""
    total = 0.0
    count = 0.0
    for other in range(table.seats):
        if other != seat and not table.is_out(other):
            total += threat(table, other)
            count += 1.0
    grudge = 0.2 * style.revenge * float(recalled(table, seat, WRONGED + target))
    return (threat(table, target) * count / max(0.1, total) + grudge) / max(1.0, count)


def coin_worth(table: Coup, seat: Seat) -> float:
    """What a coin is worth: a coup costs seven and hurts one of several rivals."""
    return 0.13 / rivals(table, seat)


def risk(table: Coup, seat: Seat, style: Style) -> float:
    """What the seat loses if it is caught."""
    return (1.0 if table.size(HAND + seat) > 1 else 0.9) * 2.0 * (1.0 - style.bluff)


# Challenges


def gain_of_challenge(table: Coup, seat: Seat, style: Style) -> float:
    """How much better the seat expects to stand if it challenges."""
    claimant = table.claimant()
    counts = unseen(table, seat)
    true = chance_of(table, claimant, table.claim, counts, style)
    lone = table.size(HAND + seat) < 2
    won = blow(table, seat, claimant, style)
    cost = (0.9 if lone else 1.0) * 2.0 * (1.0 - style.doubt)
    deed = table.deed
    aimed = table.target == seat and table.phase != CHALLENGE_BLOCK
    if deed == ASSASSINATION and aimed:
        kept = value_of_defence(table, seat, style)
        return (1.0 - true) * won + true * (-1.0 if lone else -2.0) - kept
    if table.phase == CHALLENGE_BLOCK:
        won += value_unblocked(table, seat, style)
    elif deed == STEAL and aimed:
        won += 3.0 * coin_worth(table, seat)
    else:
        won += 0.5 * float(GAINS[deed]) * coin_worth(table, seat) / rivals(table, seat)
    return (1.0 - true) * won - true * cost


def value_unblocked(table: Coup, seat: Seat, style: Style) -> float:
    """What a block costs the seat if the deed is its own."""
    if table.turn != seat:
        return 0.0
    if table.deed == ASSASSINATION:
        return blow(table, seat, table.target, style)
    return 2.0 * coin_worth(table, seat)


def value_of_defence(table: Coup, seat: Seat, style: Style) -> float:
    """What the target of an assassination can still hope for if it does not challenge."""
    if table.holds(seat, CONTESSA):
        return 0.0
    caught = danger(table, seat, CONTESSA)
    if table.size(HAND + seat) < 2:
        return -caught
    return max(-1.0, -2.0 * caught * 2.0 * (1.0 - style.bluff))


# Blocks


def decide_block(table: Coup, seat: Seat, style: Style, rng: Random) -> Action:
    """Block with a card it holds, or sometimes with one it does not."""
    deed = table.deed
    if deed == ASSASSINATION:
        return block_assassin(table, seat, style, rng)
    faces = [DUKE] if deed == FOREIGN_AID else [CAPTAIN, AMBASSADOR]
    held = [face for face in faces if table.holds(seat, face)]
    if held:
        return blocking(rng.pick(held)) if rng.unit() < 0.95 else PASS
    face = faces[0] if len(faces) == 1 else likelier(table, seat, rng)
    caught = danger(table, seat, face)
    saved = 3.0 if deed == STEAL else 1.0 / rivals(table, seat)
    gain = (1.0 - caught) * saved * coin_worth(table, seat) - caught * risk(table, seat, style)
    return blocking(face) if by_chance(gain, style, rng) else PASS


def likelier(table: Coup, seat: Seat, rng: Random) -> Kind:
    """Captain or Ambassador: the one the seat has claimed before is more credible."""
    captain = recalled(table, seat, CLAIMED + CAPTAIN)
    ambassador = recalled(table, seat, CLAIMED + AMBASSADOR)
    if captain == ambassador:
        return CAPTAIN if rng.below(2) else AMBASSADOR
    return CAPTAIN if captain > ambassador else AMBASSADOR


def block_assassin(table: Coup, seat: Seat, style: Style, rng: Random) -> Action:
    """Always defend the last influence; with two, a lie may cost both."""
    if table.holds(seat, CONTESSA) or table.size(HAND + seat) < 2:
        return blocking(CONTESSA)
    caught = danger(table, seat, CONTESSA)
    gain = 1.0 - 2.0 * caught * 2.0 * (1.0 - style.bluff)
    return blocking(CONTESSA) if by_chance(gain, style, rng) else PASS


def blocking(face: Kind) -> Action:
    return BLOCKS + BLOCK_FACES.index(face)


# Deeds


def decide_deed(table: Coup, seat: Seat, style: Style, rng: Random) -> Action:
    """Weigh all deeds, true and false."""
    actions = table.choices(seat)
    counts = unseen(table, seat)
    values = [value_of(table, seat, action, counts, style) for action in actions]
    return actions[rng.leaning(values, style.whim)]


def value_of(table: Coup, seat: Seat, action: Action, counts: i64, style: Style) -> float:
    """What a deed is worth: its effect, and what a challenge would gain or cost."""
    deed, target = DEEDS[action]
    coin = coin_worth(table, seat)
    claim = CLAIMS[deed]
    if deed == COUP:
        return 1.6 * blow(table, seat, target, style) - 7.0 * coin
    fruits = float(GAINS[deed]) * coin
    if deed == FOREIGN_AID:
        return fruits * (1.0 - chance_of_duke(table, seat, counts, style))
    if deed == STEAL:
        fruits = steal_worth(table, seat, target, counts, style) * coin
    elif deed == ASSASSINATION:
        stopped = chance_of(table, target, CONTESSA, counts, style) * 0.85 + 0.15
        fruits = 1.6 * (1.0 - stopped) * blow(table, seat, target, style) - 3.0 * coin
    elif deed == SWAP:
        fruits = swap_worth(table, seat) * coin
    if claim == HIDDEN:
        return fruits
    caught = danger(table, seat, claim)
    if table.holds(seat, claim):
        return fruits + caught / rivals(table, seat)
    return (1.0 - caught) * fruits - caught * risk(table, seat, style)


def chance_of_duke(table: Coup, seat: Seat, counts: i64, style: Style) -> float:
    """How likely it is that somebody blocks foreign aid."""
    free = 1.0
    for other in range(table.seats):
        if other != seat and not table.is_out(other):
            free *= 0.96 - 0.9 * chance_of(table, other, DUKE, counts, style)
    return 1.0 - free


def steal_worth(table: Coup, seat: Seat, target: Seat, counts: i64, style: Style) -> float:
    """What a steal is worth in coins, counting what the target loses."""
    captain = chance_of(table, target, CAPTAIN, counts, style)
    ambassador = chance_of(table, target, AMBASSADOR, counts, style)
    free = (1.0 - captain) * (1.0 - ambassador) * 0.85
    coins = min(2.0, float(table.coins[target]))
    grudge = 0.5 * style.revenge * float(recalled(table, seat, WRONGED + target))
    return free * coins * (1.0 + (1.0 + grudge) / rivals(table, seat))


def swap_worth(table: Coup, seat: Seat) -> float:
    """What an exchange is worth in coins: more if the hand is poor."""
    values = DUEL_WORTH if rivals(table, seat) < 1.5 else FACE_WORTH
    best = 0.0
    hand = table.pile(HAND + seat)
    for card in hand:
        best += 1.0 - values[table.faces[card]]
    if len(hand) == 2 and table.faces[hand[0]] == table.faces[hand[1]]:
        best += 0.5
    return 0.6 + 2.5 * best / float(len(hand))


# Cards


def keep_worth(table: Coup, seat: Seat, face: Kind) -> float:
    """What a card is worth to the seat; a little more if the seat has claimed it."""
    values = DUEL_WORTH if rivals(table, seat) < 1.5 else FACE_WORTH
    return values[face] + 0.06 * float(recalled(table, seat, CLAIMED + face))


def decide_loss(table: Coup, seat: Seat, rng: Random) -> Action:
    """Lose the card that is worth less."""
    return LOSES + least_wanted(table, seat, rng) - 1


def decide_return(table: Coup, seat: Seat, rng: Random) -> Action:
    """Return the card that is worth least."""
    return RETURNS + least_wanted(table, seat, rng) - 1


def least_wanted(table: Coup, seat: Seat, rng: Random) -> Kind:
    """The card in hand that is worth least; a second one of a kind is worth less."""
    worst = HIDDEN
    least = 10.0
    faces = [table.faces[card] for card in table.pile(HAND + seat)]
    for face in faces:
        value = keep_worth(table, seat, face) + 0.15 * rng.unit()
        if faces.count(face) > 1:
            value -= 0.4
        if value < least:
            least = value
            worst = face
    return worst
