"""Players of oracle that weigh energy, champions and lunas, one play ahead.

The effect of a play in combat is computed exactly from the dice. They use only what their seat can
see, and neither offer nor accept draws.
"""

from math import pow
from typing import Final, final

from mypy_extensions import i64

from parlour.games.oracle.policy_agents import (
    on_line,
    powers_with,
    sort_out,
    total_cost,
    weakest,
)
from parlour.games.oracle.policy_dice import dice_of, expected_damage, kill_chance
from parlour.games.oracle.rules import HAND_LIMIT, Oracle
from parlour.games.oracle.rules_actions import (
    ATTACKS,
    DECLINE,
    DEFENDS,
    DRAWING,
    EXCHANGES,
    PASS,
    TEAMS,
)
from parlour.games.oracle.rules_combat import (
    COSTS,
    DRAW2,
    DRAWS,
    EXCHANGE_GAIN,
    is_champion,
    total_base,
)
from parlour.games.oracle.rules_table import ACTION, DEFENCE, HAND, PLAY, START_ENERGY
from parlour.kernel.bot import ParameterValues
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import Seat

CHAMPION_SHARE: Final = 0.85  # the share of champions among all cards
PHASES: Final = ["early", "middle", "late", "last"]  # by the energy of the attacked player


@final
class Weights:
    """What things are worth, in energy, and which plays are not considered."""

    powers: list[int]
    cards: float  # a champion in hand
    lunas: float  # a luna
    taper: float  # exponent with which cards and lunas shrink with the other player's energy
    kill: float  # winning
    phases: list[float]  # by energy of the attacked player: above 75, from 40, from 15, below
    slack: float  # how far below the line a play may lead; negative for no limit
    target_cards: float  # the line, as in `Balanced`
    target_lunas: float
    least_combo: float  # three cards are played only with a bonus of at least this

    def __init__(self, settings: ParameterValues) -> None:
        self.powers = powers_with(settings["draw2"], settings["draw3"], settings["exchange"])
        self.cards = settings["cards"]
        self.lunas = settings["lunas"]
        self.taper = settings["taper"]
        self.kill = settings["kill"]
        self.phases = [settings.get(name, 1.0) for name in PHASES]
        self.slack = settings.get("slack", -1.0)
        self.target_cards = settings.get("target_cards", 0.0)
        self.target_lunas = settings.get("target_lunas", 0.0)
        self.least_combo = settings.get("least_combo", 0.0)


@final
class Weighing:
    """Makes the play that leaves the best balance of energy, champions and lunas."""

    weights: Weights

    def __init__(self, settings: ParameterValues) -> None:
        self.weights = Weights(settings)

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, Oracle)
        return weighing(view, view.viewer, self.weights)


def weighing(table: Oracle, seat: Seat, weights: Weights) -> i64:
    phase = table.phase
    if phase == ACTION:
        return best_action(table, seat, weights)
    if phase == DEFENCE:
        return best_defence(table, seat, weights)
    return sort_out(table, seat, weights.powers)


def phase_of(energy: i64) -> i64:
    return 0 if energy > 75 else 1 if energy >= 40 else 2 if energy >= 15 else 3


def resource_scale(table: Oracle, seat: Seat, weights: Weights) -> float:
    return pow(float(table.energy[1 - seat]) / float(START_ENERGY), weights.taper)


def faces_of(table: Oracle, seat: Seat, team: i64) -> list[int]:
    return [table.faces[table.at(HAND + seat, place)] for place in TEAMS[team]]


def harm(table: Oracle, seat: Seat, ours: list[int], theirs: list[int], kill: float) -> float:
    """The worth of this attack on `seat` with this defence.

    That is the mean energy it costs, and `kill` times the chance that it ends the game.
    """
    energy: i64 = table.energy[seat]
    dice = dice_of(ours)
    parry = dice_of(theirs)
    lead = total_base(ours) + table.combo_of(ours) - table.combo_of(theirs)
    damage = expected_damage(dice, lead, parry, energy)
    return damage + kill * kill_chance(dice, lead, parry, energy)


def best_action(table: Oracle, seat: Seat, weights: Weights) -> i64:
    scale = resource_scale(table, seat, weights)
    champions: i64 = champions_held(table, seat)
    best: i64 = PASS
    most: float = worth(weights, scale, float(champions), 0.0)
    for action in table.choices(seat):
        value: float = -1e9
        if action >= ATTACKS:
            value = attack_value(table, seat, action - ATTACKS, champions, scale, weights)
        elif action >= EXCHANGES:
            if action - EXCHANGES == weakest(table, seat, weights.powers, True):
                value = worth(weights, scale, float(champions - 1), float(EXCHANGE_GAIN))
        elif DRAWING <= action < DRAWING + 2:
            face: i64 = DRAW2 + action - DRAWING
            drawn = float(champions) + CHAMPION_SHARE * float(DRAWS[face])
            value = worth(weights, scale, drawn, -float(COSTS[face]))
        if value > most:
            most = value
            best = action
    return best


def worth(weights: Weights, scale: float, champions: float, lunas: float) -> float:
    """The worth of champions, as many as the limit lets a player keep, and of lunas."""
    return scale * (weights.cards * min(champions, float(HAND_LIMIT)) + weights.lunas * lunas)


def champions_held(table: Oracle, seat: Seat) -> i64:
    count: i64 = 0
    for card in table.pile(HAND + seat):
        if is_champion(table.faces[card]):
            count += 1
    return count


def attack_value(
    table: Oracle, seat: Seat, team: i64, champions: i64, scale: float, weights: Weights
) -> float:
    faces = faces_of(table, seat, team)
    if too_many(table, faces, weights):
        return -1e9
    cost = total_cost(faces)
    energy: i64 = table.energy[1 - seat]
    left = float(champions - len(faces))
    if weights.slack >= 0.0:
        cards = float(table.size(HAND + seat) - len(faces))
        lunas = float(table.lunas[seat] - cost)
        if cards < on_line(weights.target_cards, energy) - weights.slack:
            return -1e9
        if lunas < on_line(weights.target_lunas, energy) - 3.0 * weights.slack:
            return -1e9
    gain = weights.phases[phase_of(energy)] * harm(table, 1 - seat, faces, [], weights.kill)
    return gain + worth(weights, scale, left, -float(cost))


def too_many(table: Oracle, faces: list[int], weights: Weights) -> bool:
    return len(faces) == 3 and float(table.combo_of(faces)) < weights.least_combo


def best_defence(table: Oracle, seat: Seat, weights: Weights) -> i64:
    scale = resource_scale(table, seat, weights)
    keen = weights.phases[phase_of(table.energy[seat])]
    attackers = table.faces_in(PLAY + 1 - seat)
    best: i64 = DECLINE
    most: float = -keen * harm(table, seat, attackers, [], weights.kill)
    for action in table.choices(seat):
        if action >= DEFENDS:
            faces = faces_of(table, seat, action - DEFENDS)
            if too_many(table, faces, weights):
                continue
            spent = worth(weights, scale, -float(len(faces)), -float(total_cost(faces)))
            value = spent - keen * harm(table, seat, attackers, faces, weights.kill)
            if value > most:
                most = value
                best = action
    return best
