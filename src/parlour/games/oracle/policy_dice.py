"""Exact dice: what an attack does to a defence on average, without rolling."""

from typing import Final

from mypy_extensions import i64

from parlour.games.oracle.rules_combat import DICE

# A hand of dice is a number: how many there are of each kind, in base 4.

DIE_WEIGHT: Final = {0: 0, 4: 1, 6: 4, 8: 16, 12: 64, 20: 256}
HAND_WEIGHT: Final = [DIE_WEIGHT[die] for die in DICE]
MOST_DICE: Final = 3


def chances(hand: int) -> list[float]:
    """How likely every sum of pips is; empty for more than three dice."""
    dice = [die for die, weight in DIE_WEIGHT.items() if die for _ in range(hand // weight % 4)]
    found = [1.0]
    for die in dice if len(dice) <= MOST_DICE else []:
        most = len(found) - 1 + die
        found = [sum(found[max(0, pips - die) : pips]) / die for pips in range(most + 1)]
    return found


def excesses(chance: list[float]) -> list[float]:
    """By threshold: how far the sum exceeds it on average, counting 0 if it does not."""
    return [
        sum([p * more for more, p in enumerate(chance[threshold + 1 :], 1)])
        for threshold in range(len(chance))
    ]


CHANCES: Final = [chances(hand) for hand in range(1024)]
EXCESSES: Final = [excesses(chance) for chance in CHANCES]


def dice_of(faces: list[int]) -> i64:
    """The dice of up to three champions, as a number."""
    hand: i64 = 0
    for face in faces:
        hand += HAND_WEIGHT[face]
    return hand


def mean_pips(faces: list[int]) -> float:
    """What the dice of these champions show on average."""
    total: float = 0.0
    for face in faces:
        total += (DICE[face] + 1) / 2
    return total


def pip_variance(faces: list[int]) -> float:
    total: float = 0.0
    for face in faces:
        total += (DICE[face] * DICE[face] - 1) / 12
    return total


def expected_excess(attack: i64, lead: i64, defence: i64) -> float:
    """The mean of attack dice + lead - defence dice, counting negative results as 0."""
    excess = EXCESSES[attack]
    size: i64 = len(excess)
    average: float = excess[0]
    total: float = 0.0
    threshold: i64 = -lead
    for chance in CHANCES[defence]:
        if threshold <= 0:
            total += chance * (average - float(threshold))
        elif threshold < size:
            total += chance * excess[threshold]
        threshold += 1
    return total


def expected_damage(attack: i64, lead: i64, defence: i64, energy: i64) -> float:
    """The mean energy that an attack costs a player with this energy.

    `attack` and `defence` are dice; `lead` is how far the attacker's bases and combo exceed the
    defender's combo.
    """
    over = expected_excess(attack, lead - energy, defence)
    return expected_excess(attack, lead, defence) - over


def kill_chance(attack: i64, lead: i64, defence: i64, energy: i64) -> float:
    """How likely an attack is to take all of this energy."""
    reached = expected_excess(attack, lead - energy + 1, defence)
    return reached - expected_excess(attack, lead - energy, defence)
