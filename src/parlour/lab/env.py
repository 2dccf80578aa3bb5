"""Games as environments for reinforcement learning.

`make` returns a PettingZoo environment in which all seats learn, `single` a Gymnasium environment
for one seat among bots, `vector` many tables that are stepped together. docs/rl.md describes
observations and rewards.
"""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, Final

try:
    import numpy as np
    from gymnasium import Env
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(
        f"Learning environments need more libraries ({error.name} is missing): "
        "pip install 'parlour[rl]'"
    ) from None

from parlour import games
from parlour.bots.registry import make_bot
from parlour.kernel.bot import Bot
from parlour.kernel.errors import Illegal, Malformed
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN
from parlour.kernel.wording import face_title
from parlour.lab.env_observe import Observer
from parlour.lab.env_vector import Vector
from parlour.lab.stepping import begin, rewards

MOST: Final = 5000  # decisions after which a game is broken off
BOUND: Final = 64.0  # no component is farther from 0
ILLEGAL: Final = -1.0  # reward for an illegal choice
MODES: Final = ["ansi", "human"]

Observation = dict[str, np.ndarray]
Info = dict[str, Any]


def make(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str = "spec",
    most: int = MOST,
    render_mode: str | None = None,
) -> "Environment":
    """A game for learners in all seats; without a number, with as few seats as possible."""
    found = games.load(game)
    fewest = found.seats_for(found.settle(options, preset))[0]
    return Environment(found, seats or fewest, options, preset, most, render_mode)


def single(
    game: str,
    opponents: Sequence[str] = ("random",),
    seat: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str = "spec",
    most: int = MOST,
    render_mode: str | None = None,
) -> "SingleSeat":
    """A game for one learner among bots; without a seat, it changes seats from game to game."""
    found = games.load(game)
    return SingleSeat(found, opponents, seat, options, preset, most, render_mode)


def vector(
    game: str,
    tables: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str = "spec",
    most: int = MOST,
    seed: int | None = None,
) -> Vector:
    """Many tables for learners in all seats, stepped together; `seed` is for the first reset."""
    found = games.load(game)
    if tables < 1:
        raise Malformed("There must be at least one table.")
    settled = found.settle(options, preset)
    empty = found.new(seats or found.seats_for(settled)[0], settled)
    return Vector(empty, tables, most, seed)


class RememberingGame:
    """The same game at a second table that keeps track of what seats remember of mixes.

    That takes longer than the whole rest of a step, so it is done only if views are requested.
    """

    def __init__(self, empty: Table, rng: Random) -> None:
        empty = empty.copy()
        empty.remembers = True
        self._rng = rng
        self._table = begin(empty, rng)
        self._heard = 0

    def view(self, seat: int, decisions: Sequence[tuple[int, int]]) -> Table:
        """What a seat may know after these decisions of the game."""
        for who, number in decisions[self._heard :]:
            self._table.play(who, number, self._rng)
        self._heard = len(decisions)
        return self._table.view(seat)


class Deal:
    """What both environments have in common: a table, and how learners see it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        preset: str,
        most: int,
        render_mode: str | None,
        remembers: bool,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise Malformed(f"The render mode is one of: {', '.join(MODES)}.")
        self.game = game
        self.seats = seats
        self.empty = game.new(seats, game.settle(options, preset))
        self.empty.remembers = remembers
        self.table = self.empty.copy()
        self.observer = Observer(self.empty)
        self.most = most
        self.decisions: list[tuple[int, int]] = []  # in this game: who chose which action
        self.rng = Random(randbits(62))
        self.render_mode = render_mode
        self._source = self.rng.copy()
        self._memory: RememberingGame | None = None

    def begin(self) -> None:
        self._source = self.rng.copy()
        self._memory = None
        self.table = begin(self.empty, self.rng)
        self.decisions = []

    def act(self, seat: int, number: int) -> None:
        self.table.act(seat, number, self.rng)
        self.decisions.append((seat, number))

    def view(self, seat: int) -> Table:
        if self.table.remembers:
            return self.table.view(seat)
        if self._memory is None:
            self._memory = RememberingGame(self.empty, self._source)
        return self._memory.view(seat, self.decisions)

    @property
    def broken_off(self) -> bool:
        return not self.table.over and len(self.decisions) >= self.most

    def observe(self, seat: int) -> Observation:
        table, observer = self.table, self.observer
        return {
            "observation": observer.vector(table, seat),
            "action_mask": observer.mask(table, seat),
        }

    def space(self) -> Dict[Any]:
        count = len(self.game.actions)
        vector = Box(-BOUND, BOUND, (self.observer.size,), np.float32)
        return Dict({"observation": vector, "action_mask": Box(0, 1, (count,), np.int8)})

    def rewards(self) -> list[float]:
        return rewards(self.table.winners, self.seats)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = picture(self.table)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class Environment(AECEnv):  # type: ignore[misc]
    """All seats learn. If several owe a choice, each is asked without seeing others' answers."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        preset: str = "spec",
        most: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.deal = Deal(game, seats, options, preset, most, render_mode, remembers=False)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: self.deal.space() for agent in self.possible_agents}
        self._actions = {agent: Discrete(len(game.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def observation_names(self) -> list[str]:
        """What each component of an observation is."""
        return self.deal.observer.names

    def action_names(self) -> list[str]:
        """What each action is."""
        return self.deal.observer.action_names()

    def view(self, agent: str) -> Table:
        """All that the agent may know, for those who want more than the vector."""
        return self.deal.view(self._seat_of[agent])

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Start a new game; without a seed, one that follows from the last seed."""
        if seed is not None:
            self.deal.rng = Random(seed)
        self.deal.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.deal.table.next_seat()]

    def observe(self, agent: str) -> Observation:
        return self.deal.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """The selected agent acts; raises Illegal if its mask forbids that."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        self.deal.act(seat, self._number(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on(seat)
        self._accumulate_rewards()

    def _number(self, seat: int, action: int | None) -> int:
        """The game's number for a learner's action."""
        numbers = self.deal.observer.to_game[seat]
        if isinstance(action, int | np.integer) and 0 <= action < len(numbers):
            return numbers[action]
        raise Illegal(f"{action!r:.40} is not an action.")

    def _go_on(self, seat: int) -> None:
        deal = self.deal
        if deal.table.over:
            self.rewards = dict(zip(self.agents, deal.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif deal.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[deal.table.next_seat()]
            return
        self.agent_selection = self.possible_agents[(seat + 1) % deal.seats]

    def render(self) -> str | None:
        """The whole table, secrets included: whoever runs the game may see it."""
        return self.deal.render()

    def close(self) -> None:
        """There is nothing to close."""


class SingleSeat(Env[Observation, int]):
    """One seat learns, bots play the others. An action that its mask forbids ends the game."""

    metadata: dict[str, Any] = {"render_modes": MODES}  # noqa: RUF012  (as its base has it)

    def __init__(
        self,
        game: Game,
        opponents: Sequence[str],
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        preset: str = "spec",
        most: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        seats = 1 + len(opponents)
        self.deal = Deal(game, seats, options, preset, most, render_mode, remembers=True)
        if seat is not None and not 0 <= seat < self.deal.seats:
            raise Malformed(f"Seats are numbered from 0 to {self.deal.seats - 1}.")
        for name in opponents:
            make_bot(name, game)  # refuses unknown names
        self.render_mode = render_mode
        self.opponents = list(opponents)
        self.observation_space = self.deal.space()  # type: ignore[assignment]
        self.action_space = Discrete(len(game.actions))  # type: ignore[assignment]
        self._fixed = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._streams: dict[int, Random] = {}

    def observation_names(self) -> list[str]:
        """What each component of an observation is."""
        return self.deal.observer.names

    def action_names(self) -> list[str]:
        """What each action is."""
        return self.deal.observer.action_names()

    def view(self) -> Table:
        """All that the learner may know, for those who want more than the vector."""
        return self.deal.view(self.seat)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Start a new game and play it up to the learner's first choice."""
        super().reset(seed=seed)
        while True:
            self._begin(int(self.np_random.integers(1 << 62)))
            if not self.deal.table.over:
                return self.deal.observe(self.seat), {"seat": self.seat}

    def _begin(self, seed: int) -> None:
        deal = self.deal
        self.seat = int(self.np_random.integers(deal.seats)) if self._fixed is None else self._fixed
        others = [seat for seat in range(deal.seats) if seat != self.seat]
        pairs = zip(others, self.opponents, strict=True)
        self._bots = {seat: make_bot(name, deal.game) for seat, name in pairs}
        self._streams = {seat: Random(f"{seed}/{seat}") for seat in others}
        deal.rng = Random(seed)
        deal.begin()
        self._advance()

    def _advance(self) -> None:
        """Let the bots play until it is the learner's choice."""
        deal, table = self.deal, self.deal.table
        while not table.over and not table.owes(self.seat) and not deal.broken_off:
            seat = int(table.next_seat())
            deal.act(seat, self._bots[seat].choose(table.view(seat), self._streams[seat]))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        deal, info = self.deal, {"seat": self.seat}
        number = deal.observer.to_game[self.seat][action]
        if not deal.table.owes(self.seat) or number not in deal.table.choices(self.seat):
            return deal.observe(self.seat), ILLEGAL, True, False, info | {"illegal": True}
        deal.act(self.seat, number)
        self._advance()
        over = deal.table.over
        reward = deal.rewards()[self.seat] if over else 0.0
        return deal.observe(self.seat), reward, over, deal.broken_off, info

    def render(self) -> str | None:
        """The whole table, secrets included: whoever runs the game may see it."""
        return self.deal.render()


# Rendering


def picture(table: Table) -> str:
    """Everything on a table, as text."""
    game = table.game
    waiting = ", ".join(str(seat) for seat in seats_in(table.waiting()))
    winners = ", ".join(str(seat) for seat in seats_in(table.winners))
    head = f"won by {winners}" if table.over else f"waiting for {waiting}"
    lines = [f"{game.words.title}: turn {table.turns} of seat {table.turn}, {head}"]
    for zone in game.zones:
        for seat in range(table.seats) if zone.per_seat else [0]:
            name = f"{zone.name} {seat}" if zone.per_seat else zone.name
            cards = table.cards(zone.index + seat)
            if cards:
                lines.append(f"  {name}: {_cards_text(table, cards)}")
    fields = [f"{field.name}={getattr(table, field.name)}" for field in game.fields]
    return "\n".join([*lines, f"  {' '.join(fields)}"])


def _cards_text(table: Table, cards: Sequence[int]) -> str:
    if len(cards) > 12 or all(table.faces[card] == HIDDEN for card in cards):
        return f"{len(cards)} cards"
    return ", ".join(face_title(table.game, table.faces[card]) for card in cards)
