"""Where a person sits: what a screen needs of a table, be it here or on a server."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from parlour.gamefile import write_game
from parlour.kernel.codec import Sight
from parlour.kernel.game import Game, Options
from parlour.kernel.table import Table
from parlour.tui.match import Match
from parlour.tui.menu import Menu, MenuEntry
from parlour.tui.story import Line
from parlour.tui.words import Said, t


class Desk(Protocol):
    """One table as the person in front of the screen may see it."""

    changed: Callable[[], None]  # called when there is something new to see

    @property
    def game(self) -> Game: ...

    @property
    def options(self) -> Options: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def seat(self) -> int:
        """Who is in front."""
        ...

    @property
    def hidden(self) -> bool:
        """Whether nobody may see the table yet."""
        ...

    def next_seat(self) -> int:
        """Who should be in front: if it is somebody else, a curtain falls first."""
        ...

    def sit(self, seat: int) -> None:
        """Another person is in front now."""
        ...

    def view(self) -> Table: ...

    def lines(self) -> Sequence[Line]:
        """The story as the person in front has heard it."""
        ...

    def menu(self) -> Menu | None:
        """What they may choose now."""
        ...

    def remark(self) -> str:
        """What else the person should know: a clock, a lost connection."""
        ...

    async def begin(self) -> None: ...

    async def choose(self, entry: MenuEntry) -> None: ...

    def sight(self) -> Sight:
        """The table in numbers, for the game's own commands."""
        ...

    async def act(self, actions: Sequence[int]) -> None:
        """What such a command stands for: all of it or nothing."""
        ...

    async def give_up(self) -> None:
        """The person in front leaves the game for good."""
        ...

    async def take_back(self) -> None: ...

    async def hint(self) -> str: ...

    async def say(self, text: str) -> None: ...

    async def save(self, path: Path) -> None: ...

    @property
    def repeatable(self) -> bool:
        """Whether `again` may be said now."""
        ...

    async def again(self) -> None:
        """Another game of the same, after the end."""
        ...


class LocalDesk:
    """A match on this computer, with one person or with several who take turns at the keyboard."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path  # where the game is kept
        self.changed: Callable[[], None] = lambda: None
        self._present = len(match.people) == 1  # whether anybody sits there yet
        self._busy = False
        self._seen = match.view()  # what is shown while the others think

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def options(self) -> Options:
        return self.match.options

    @property
    def names(self) -> Sequence[str]:
        return self.match.names

    @property
    def seat(self) -> int:
        return self.match.seat if self._present else -1

    @property
    def hidden(self) -> bool:
        return not self._present

    def next_seat(self) -> int:
        return self.seat if self._busy or self.match.over else self.match.next_person()

    def sit(self, seat: int) -> None:
        self._present = True
        self.match.seat = seat

    def view(self) -> Table:
        if not self._busy:
            self._seen = self.match.view()
        return self._seen

    def lines(self) -> Sequence[Line]:
        return self.match.story.lines

    def menu(self) -> Menu | None:
        match = self.match
        if self._busy or match.over or not match.table.owes(match.seat):
            return None
        return match.menu()

    def remark(self) -> str:
        if self._busy:
            return t("others-think")
        return t("over-leave") if self.match.over else ""

    async def begin(self) -> None:
        await self._go_on()

    async def choose(self, entry: MenuEntry) -> None:
        if self._busy:
            raise Said("others-still-think")
        self.match.choose(entry)
        await self._go_on()

    def sight(self) -> Sight:
        return self.match.sight()

    async def act(self, actions: Sequence[int]) -> None:
        self.match.act(actions)
        await self._go_on()

    async def _go_on(self) -> None:
        """The bots think beside the screen. What is shown is kept already."""
        self._seen = self.match.view()
        self._busy = True
        await self.keep()
        self.changed()
        try:
            await asyncio.to_thread(self.match.advance)
        finally:
            self._busy = False
        await self.keep()
        self.changed()

    async def keep(self) -> None:
        if self.path is not None:
            await self.save(self.path)

    async def give_up(self) -> None:
        if self._busy:
            raise Said("others-still-think")
        self.match.give_up()
        await self._go_on()

    async def take_back(self) -> None:
        if self._busy:
            raise Said("others-still-think")
        self.match.take_back()
        self.changed()

    async def hint(self) -> str:
        if self._busy:
            raise Said("others-still-think")
        self._busy = True
        try:
            return await asyncio.to_thread(self.match.hint)
        finally:
            self._busy = False

    async def say(self, text: str) -> None:
        raise Said("just-talk")

    @property
    def repeatable(self) -> bool:
        return self.match.over and self.path is None and not self._busy

    async def again(self) -> None:
        """The next game of the same people and bots; with another deal."""
        if not self.match.over:
            raise Said("not-over")
        if self.path is not None:
            raise Said("kept-in-file")
        self.match = self.match.anew(secrets.randbelow(1 << 32))
        self._present = len(self.match.people) == 1
        await self._go_on()

    async def save(self, path: Path) -> None:
        match = self.match
        write_game(path, match.log(), match.names, match.players)
