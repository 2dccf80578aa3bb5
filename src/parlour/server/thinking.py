"""Asking bots, who live in processes of their own."""

import logging
import secrets

from parlour.kernel.game import Options
from parlour.kernel.table import Table
from parlour.server import worker
from parlour.server.metrics import Metrics
from parlour.server.pool import Pool

log = logging.getLogger("parlour")


class Thinkers:
    """What bots would do. A bot that fails does what the game does for the idle."""

    def __init__(self, pool: Pool, metrics: Metrics) -> None:
        self._pool = pool
        self._metrics = metrics

    async def ask(self, view: Table, options: Options, bot: str) -> int:
        """What the bot does in the seat of this view."""
        seat = view.viewer
        self._metrics.bot_moves += 1
        try:
            asked = worker.question(view, options, bot, secrets.token_hex(8))
            action = await self._pool.run(worker.think, asked)
            if action in view.choices(seat):
                return action
            log.warning("Bot %s chose what it may not.", bot)
        except Exception as error:
            log.warning("Bot %s failed: %s.", bot, type(error).__name__)
        self._metrics.bot_failures += 1
        return int(view.idle(seat))
