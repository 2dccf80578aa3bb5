"""A bot in a seat of a room on any server: it sees what a person in that seat would see."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from parlour import games
from parlour.bots.external import KINDS
from parlour.bots.registry import check_bot, make_bot
from parlour.client.room import Ended, News, RoomClient
from parlour.kernel.bot import Bot
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.plain import table_read
from parlour.kernel.random import Random

LONGEST_WORD = 40


class BotPlayer:
    """Joins, says that it is ready, and chooses whenever it is asked, game after game."""

    def __init__(
        self, client: RoomClient, bot: str, name: str, tell: Callable[[str], None], seed: str
    ) -> None:
        self.client = client
        self.kind = bot
        self.name = name
        self.tell = tell
        self.rng = Random(seed)
        self.games = 0  # that it has seen to their end
        self._bot: Bot | None = None
        self._news = asyncio.Event()
        client.changed = self.hear

    def hear(self, _: News) -> None:
        self._news.set()

    async def run(self) -> None:
        """Until the room is closed for it."""
        running = asyncio.create_task(self.client.run())
        try:
            await self.client.entered()
            self.check_game()
            await self.client.join(self.name, program=shown_kind(self.kind))
            self.tell(f"{self.kind} has a seat in room {self.client.code}.")
            while not self.client.ended:
                self._news.clear()
                with suppress(Refused):  # somebody was faster, or the line was lost: look again
                    await self.step()
                await self._news.wait()
        finally:
            await self.client.close()
            await running
        raise Ended(self.client.ended)

    def check_game(self) -> None:
        """Refuse a game that this bot does not play."""
        assert self.client.room is not None
        check_bot(self.kind, games.load(self.client.room.game))

    async def step(self) -> None:
        """Whatever is ours to do now."""
        client, me = self.client, self.client.me
        if client.room is None or me is None:
            return
        if client.room.phase == "lobby":
            self._bot = None
            if not me.ready:
                self.check_game()
                await client.ask("ready", ready=True)
        elif client.update is not None and client.update.choices:
            await self.choose()
        elif client.room.phase == "over" and self._bot is not None:
            self._bot = None
            self.games += 1
            self.tell(f"The game is over; {self.games} so far.")

    async def choose(self) -> None:
        sight = await self.client.look()
        game = games.load(sight.game)
        view = table_read(game, game.settle(sight.options), sight.view)
        if not view.owes(view.viewer):
            return
        if self._bot is None:
            self._bot = make_bot(self.kind, game)
        action = await asyncio.to_thread(self._bot.choose, view, self.rng)
        await self.client.act(int(action))


def shown_kind(bot: str) -> str:
    """What a room is told of a bot: how one's own programs are reached is nobody's business."""
    word = bot.partition(":")[0]
    return (word if word in KINDS else bot)[:LONGEST_WORD]


def check_name(name: str) -> str:
    if not 1 <= len(name) <= 20 or not name.isprintable():
        raise Malformed("A name has 1 to 20 characters, all printable.")
    return name
