"""Asking bots, who live in processes of their own."""

import asyncio
import logging
import secrets
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Final

from parlour.bots.registry import STAND_IN, bot_levels, kind_of
from parlour.kernel.errors import Refused
from parlour.kernel.game import Options
from parlour.kernel.table import Table
from parlour.server.metrics import Metrics
from parlour.server.workers import jobs
from parlour.server.workers.crew import Closed, Crew, Failed, Stopped
from parlour.server.workers.shares import Owner

STOPS: Final = 2  # of one kind of bot before it has to rest: others wait while it thinks
REST_SECONDS: Final = 60.0

log = logging.getLogger("parlour")


class Bots:
    """What bots would do. If one fails, the stand-in decides; if that fails, the game's default.

    A kind of bot that had to be stopped again and again is not asked for a while.
    """

    def __init__(self, crew: Crew, metrics: Metrics, now: Callable[[], float]) -> None:
        self._crew = crew
        self._metrics = metrics
        self._now = now
        # By game and kind, when it was stopped lately
        self._stops: defaultdict[tuple[str, str], deque[float]] = defaultdict(
            lambda: deque(maxlen=STOPS)
        )

    async def ask(self, room: Owner, view: Table, options: Options, bot: str) -> int:
        """What the bot does in the seat of this view; the room is named by address and code."""
        self._metrics.bot_moves += 1
        for name in dict.fromkeys((bot, STAND_IN)):
            stops = self._stops[view.game.name, kind_of(bot_levels(view.game).get(name, name))]
            if self._rests(stops):
                continue
            try:
                return await self._choice(room, view, options, name)
            except Closed:
                raise asyncio.CancelledError from None  # the room will ask again when it is back
            except (Failed, Refused) as error:
                log.warning("Room %s: bot %s made no choice. %s", room[-1], name, error)
                self._metrics.bot_failures += 1
                if isinstance(error, Stopped):
                    stops.append(self._now())
                    if self._rests(stops):
                        log.debug("Bot %s of %s is not asked for a while.", name, view.game.name)
        return int(view.idle(view.viewer))

    def _rests(self, stops: deque[float]) -> bool:
        """Whether a kind of bot was stopped again and again lately."""
        return len(stops) == STOPS and self._now() < stops[0] + REST_SECONDS

    async def _choice(self, room: Owner, view: Table, options: Options, bot: str) -> int:
        asked = jobs.question(view, options, bot, secrets.token_hex(8))
        action = int(await self._crew.run(room, asked))
        if action not in view.choices(view.viewer):
            raise Failed("It chose what it may not.")
        return action
