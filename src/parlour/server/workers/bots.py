"""Asking bots, who live in processes of their own."""

import asyncio
import logging
import secrets

from parlour.bots.registry import STAND_IN
from parlour.kernel.errors import Refused
from parlour.kernel.game import Options
from parlour.kernel.table import Table
from parlour.server.metrics import Metrics
from parlour.server.workers import jobs
from parlour.server.workers.crew import Closed, Crew, Failed
from parlour.server.workers.shares import Owner

log = logging.getLogger("parlour")


class Bots:
    """What bots would do. If one fails, the stand-in decides; if that fails, the game's default."""

    def __init__(self, crew: Crew, metrics: Metrics) -> None:
        self._crew = crew
        self._metrics = metrics

    async def ask(self, room: Owner, view: Table, options: Options, bot: str) -> int:
        """What the bot does in the seat of this view; the room is named by address and code."""
        self._metrics.bot_moves += 1
        for name in dict.fromkeys((bot, STAND_IN)):
            try:
                return await self._choice(room, view, options, name)
            except Closed:
                raise asyncio.CancelledError from None  # the room will ask again when it is back
            except (Failed, Refused) as error:
                log.warning("Room %s: bot %s made no choice. %s", room[-1], name, error)
                self._metrics.bot_failures += 1
        return int(view.idle(view.viewer))

    async def _choice(self, room: Owner, view: Table, options: Options, bot: str) -> int:
        asked = jobs.question(view, options, bot, secrets.token_hex(8))
        action = int(await self._crew.run(room, asked))
        if action not in view.choices(view.viewer):
            raise Failed("It chose what it may not.")
        return action
