"""Search with hidden information: flat Monte Carlo, and information-set tree search.

Both use only samples of the view: whole tables that look the same to the searching seat.

The tree of `tree_search` has a node for what a seat has been told since the root, not for a state
of the table. The searching seat's nodes are distinguished by everything it learns; those of others
only by what everybody learns, so that rivals' hands, which differ from sample to sample, do not
split them (which choices a rival has there counts instead: `Arm.seen`). Which of several cards
moved is left out, since faces lie in different places in every sample. Nobody is told sealed
choices, so no seat can respond to one that it would not have seen.
"""

import gc
from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from parlour.bots.hearing import Ear, silent_arguments
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler
from parlour.kernel.seats import count_in, has
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import Action, Seat

LONGEST: Final[i64] = 2000  # decisions of a playout
CHECK_EVERY: Final = 32  # iterations after which to check whether the result can still change
THOUSAND: Final = 1000


@final
class Plan:
    """How to search. 0 milliseconds and a depth of 0 mean no limit."""

    iterations: i64
    milliseconds: float
    exploration: float
    depth: i64
    width: float
    policy: i64  # how many of a thousand choices in playouts the game's policy makes
    rivals: i64  # how many of a thousand choices of others in the tree the tree makes
    least: i64  # the iterations that a good choice takes
    hurried: bool  # whether the last search ran out of time before it had made them

    def __init__(
        self,
        iterations: float,
        milliseconds: float = 0.0,
        depth: float = 0.0,
        policy: float = 1.0,
        exploration: float = 0.7,
        width: float = 4.0,
        rivals: float = 1.0,
        least: float = 0.0,
    ) -> None:
        self.iterations = int(iterations)
        self.milliseconds = milliseconds
        self.exploration = exploration
        self.depth = int(depth)
        self.width = width
        self.policy = int(policy * THOUSAND)
        self.rivals = int(rivals * THOUSAND)
        self.least = int(iterations * least)
        self.hurried = False


# Playouts and their rewards


@final
class Judge:
    """Plays tables to the end, or as far as the plan says, and divides the win among the seats.

    No playout takes more than `LONGEST` decisions, since some games may never end.
    """

    plan: Plan
    policy: Policy
    rewards: list[float]  # by seat, for the last playout; they add up to 1
    spread: float  # how far apart seats usually are when a playout is cut
    cuts: i64
    playouts: i64

    def __init__(self, plan: Plan, view: Table) -> None:
        self.plan = plan
        self.policy = view.game.policy
        self.rewards = [0.0] * view.seats
        self.spread = 0.0
        self.cuts = 0
        self.playouts = 0

    def play(self, table: Table, rng: Random) -> None:
        """Play on; `rewards` then say how the game ended, or how it stands."""
        self.playouts += 1
        table.unseen = table.tape is None
        policy = self.policy
        by_policy: i64 = self.plan.policy
        depth: i64 = self.plan.depth or LONGEST
        done: i64 = 0
        cut: i64 = min(depth, LONGEST)
        while not table.over:
            if done == cut:
                if self.estimate(table):
                    return
                if done == LONGEST:
                    break
                cut = min(cut + depth, LONGEST)
            done += 1
            seat = table.next_seat()
            if by_policy == THOUSAND or (by_policy and rng.below(THOUSAND) < by_policy):
                table.play(seat, policy.choice(table, seat, rng), rng)
            else:
                table.play(seat, table.random_choice(seat, rng), rng)
        self.share(table)

    def share(self, table: Table) -> None:
        """Share a win among the winners; if there are none, or before the end, among all."""
        winners: i64 = table.winners & table.everybody() or table.everybody()
        each: float = 1.0 / float(count_in(winners))
        for seat in range(table.seats):
            self.rewards[seat] = each if has(winners, seat) else 0.0

    def estimate(self, table: Table) -> bool:
        """Estimate chances from how the seats stand, in units of how far apart they usually are.

        Returns False if all seats stand equal, so that there is nothing to estimate.
        """
        worths = [float(self.policy.worth(table, seat)) for seat in range(table.seats)]
        best: float = max(worths)
        apart: float = best - min(worths)
        if apart == 0.0:
            return False
        self.spread += apart
        self.cuts += 1
        unit: float = self.spread / float(2 * self.cuts)
        total: float = 0.0
        for seat in range(table.seats):
            chance: float = exp((worths[seat] - best) / unit)
            self.rewards[seat] = chance
            total += chance
        for seat in range(table.seats):
            self.rewards[seat] /= total
        return True


# Flat Monte Carlo


def flat_search(view: Table, plan: Plan, rng: Random) -> Action:
    """Sequential halving: playouts for all choices, then for the better half, and so on.

    Every choice of a round is tried on the same samples.
    """
    seat: i64 = view.viewer
    left = view.choices(seat)[:]
    rng.shuffle(left)
    if len(left) > plan.iterations:
        left = left[: plan.iterations]
    judge = Judge(plan, view)
    sampler = Sampler(view)
    started = perf_counter()
    rounds: i64 = len(bin(len(left) - 1)) - 2 if len(left) > 1 else 0
    totals: dict[int, float] = dict.fromkeys(left, 0.0)
    hurried: bool = False
    for number in range(rounds):
        tries: i64 = max(1, plan.iterations // (rounds * len(left)))
        part: float = float(number + 1) / float(rounds * THOUSAND)
        limit: float = started + plan.milliseconds * part
        before: i64 = judge.playouts
        for _ in range(tries):
            sample = sampler.likely(rng)
            for action in left:
                table = sample.copy()
                table.play(seat, action, rng)
                judge.play(table, rng)
                totals[action] += judge.rewards[seat]
            if plan.milliseconds and perf_counter() > limit:
                # Half of the choices are dropped after each round, so each needs its share
                hurried = hurried or (judge.playouts - before) * rounds < plan.least
                break
        left.sort(key=lambda action: -totals[action])
        left = left[: (len(left) + 1) // 2]
    plan.hurried = hurried
    return left[0]


# Tree search


@final
class Arm:
    """A choice at a node."""

    action: i64
    visits: i64
    seen: i64  # visits of the node at which it was possible
    total: float

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits = 0
        self.seen = 0
        self.total = 0.0


NO_CHOICES: Final[list[int]] = []
NO_ARMS: Final[list[Arm]] = []


@final
class Node:
    """A decision: what a seat has been told, and how its choices have done."""

    visits: i64
    arms: dict[int, Arm]
    choices: list[int]  # those of the last visit, mostly the same at the next
    open: list[Arm]  # the arms of these choices

    def __init__(self) -> None:
        self.visits = 0
        self.arms = {}
        self.choices = NO_CHOICES
        self.open = NO_ARMS

    def start(self, action: Action) -> Arm:
        """The first visit. Most nodes are visited only once, so only this arm is made."""
        self.visits = 1
        arm = Arm(action)
        arm.seen = 1
        self.arms[action] = arm
        return arm

    def visit(self, choices: list[int]) -> list[Arm]:
        """The arms of these choices."""
        self.visits += 1
        if choices != self.choices:
            self.choices = choices
            self.open = [self.arm(action) for action in choices]
        return self.open

    def arm(self, action: int) -> Arm:
        found = self.arms.get(action)
        if found is None:
            found = Arm(action)
            self.arms[action] = found
        return found


@final
class Tree:
    """The search for one choice of one seat."""

    seat: i64
    plan: Plan
    judge: Judge
    sampler: Sampler
    ear: Ear
    root: Node
    nodes: dict[int, Node]
    path: list[Arm]
    movers: list[int]
    iterations: i64

    def __init__(self, view: Table, plan: Plan) -> None:
        self.seat = view.viewer
        self.plan = plan
        self.judge = Judge(plan, view)
        self.sampler = Sampler(view)
        self.ear = Ear(self.seat, silent_arguments(view.game))
        self.root = Node()
        self.nodes = {}
        self.path = []
        self.movers = []
        self.iterations = 0

    def grow(self, rng: Random) -> None:
        """Iterate until the budget is spent, or the rest of it cannot change the result.

        The garbage collector is off meanwhile: a tree has no cycles, and looking for them would
        take a tenth of the time.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.spend(rng)
        finally:
            if collecting:
                gc.enable()

    def spend(self, rng: Random) -> None:
        plan = self.plan
        timed: bool = plan.milliseconds > 0.0
        limit: float = perf_counter() + plan.milliseconds / THOUSAND
        while self.iterations < plan.iterations:
            self.iterate(rng)
            self.iterations += 1
            if timed and perf_counter() > limit:
                plan.hurried = self.iterations < plan.least
                return
            if self.iterations % CHECK_EVERY == 0 and self.settled():
                return

    def settled(self) -> bool:
        """Whether the most visited choice will remain the most visited."""
        first: i64 = 0
        second: i64 = 0
        for arm in self.root.open:
            if arm.visits > first:
                second = first
                first = arm.visits
            elif arm.visits > second:
                second = arm.visits
        return first - second > self.plan.iterations - self.iterations

    def best(self) -> Action:
        """The most visited choice; of several, the one that did best."""
        found = self.root.open[0]
        for arm in self.root.open:
            if (arm.visits, arm.total) > (found.visits, found.total):
                found = arm
        return found.action

    def iterate(self, rng: Random) -> None:
        """Take a sample down the tree to a new node, and play it out from there."""
        table = self.sampler.likely(rng)
        tape = Tape()
        table.tape = tape
        self.ear.start(tape)
        self.path.clear()
        self.movers.clear()
        self.go(table, self.seat, self.select(table, self.seat, self.root, rng), rng)
        while not table.over:
            seat = table.next_seat()
            if seat != self.seat and self.skips(rng):
                table.play(seat, self.judge.policy.choice(table, seat, rng), rng)
                continue
            key = self.ear.key(seat)
            node = self.nodes.get(key)
            if node is None:
                node = Node()
                self.nodes[key] = node
                arm = node.start(self.judge.policy.choice(table, seat, rng))
                self.go(table, seat, arm, rng)
                break
            self.go(table, seat, self.select(table, seat, node, rng), rng)
        table.tape = None
        self.judge.play(table, rng)
        self.reward()

    def skips(self, rng: Random) -> bool:
        """Whether a rival plays by the game's policy this time."""
        rivals: i64 = self.plan.rivals
        return rivals < THOUSAND and rng.below(THOUSAND) >= rivals

    def go(self, table: Table, seat: Seat, arm: Arm, rng: Random) -> None:
        """Make a choice, and note it on the path that will be rewarded."""
        self.path.append(arm)
        self.movers.append(seat)
        table.play(seat, arm.action, rng)

    def select(self, table: Table, seat: Seat, node: Node, rng: Random) -> Arm:
        """A new choice if there is room for one, else the most promising one."""
        arms = node.visit(table.choices(seat))
        exploration: float = self.plan.exploration
        best = arms[0]
        highest: float = -1.0
        tried: i64 = 0
        for arm in arms:
            arm.seen += 1
            if arm.visits:
                tried += 1
                visits: float = float(arm.visits)
                value: float = arm.total / visits
                value += exploration * sqrt(log(float(arm.seen)) / visits)
                if value > highest:
                    highest = value
                    best = arm
        if tried == len(arms) or float(tried) >= self.plan.width * sqrt(float(node.visits)):
            return best
        untried = [arm for arm in arms if arm.visits == 0]
        return untried[rng.below(len(untried))]

    def reward(self) -> None:
        """Reward all choices on the path with the result for the seats that made them."""
        rewards = self.judge.rewards
        for place in range(len(self.path)):
            arm = self.path[place]
            arm.visits += 1
            arm.total += rewards[self.movers[place]]


def tree_search(view: Table, plan: Plan, rng: Random) -> Action:
    """The best choice for the viewer that can be found within the budget."""
    plan.hurried = False
    choices = view.choices(view.viewer)
    if len(choices) == 1:
        return choices[0]
    tree = Tree(view, plan)
    tree.grow(rng)
    return tree.best()
