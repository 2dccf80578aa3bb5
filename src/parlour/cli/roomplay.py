"""A room of a server in plain lines, for screen readers, pipes and scripts."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from itertools import takewhile
from threading import Thread

from rich.console import Console

from parlour.cli.exits import INTERRUPTED
from parlour.cli.lines import show_cards, show_log, show_menu, show_rules, show_table
from parlour.client.room import Ended
from parlour.kernel.errors import Malformed, Refused
from parlour.tui.menu import Menu
from parlour.tui.remote import RemoteDesk, room_lines
from parlour.tui.roomwords import WORDS, about
from parlour.tui.shorthand import gives_up, read_typed, shorthand_help
from parlour.tui.story import told_once
from parlour.tui.words import Said, refusal_text, t

OWN_WORDS = {
    "1, 2, …": "line-number",
    "b": "line-back-room",
    "v": "line-view",
    "l": "line-log",
    "?": "line-cards",
    "r": "line-rules",
    "t": "line-hint",
    "say TEXT": "line-say",
    "h": "line-help",
    "q": "line-quit-room",
}


class RoomPlay:
    """Reads lines here while the room is listened to beside."""

    def __init__(self, desk: RemoteDesk, out: Console) -> None:
        self.desk = desk
        self.out = out
        self.heard = 0
        self.seated = False  # whether a seat was taken, or there was none to take
        self.shown: tuple[object, ...] = ()
        self.menu: Menu | None = None
        self.offered: Menu | None = None  # the menu of the lobby as it was shown last
        desk.changed = self.renew

    async def run(self, read: Callable[[], str]) -> int:
        """Until the room or the input ends; the exit code."""
        loop = asyncio.get_running_loop()
        lines: asyncio.Queue[str | None] = asyncio.Queue()
        Thread(target=feed, args=(read, loop, lines), daemon=True).start()
        try:
            await self.desk.begin()
            self.seated = True
            self.renew()
            while (text := await self.next_line(lines)) is not None:
                if text.lower() in ("q", "quit"):
                    break
                await self.obey(text)
        except Ended as reason:
            raise Malformed(str(reason)) from reason
        finally:
            await self.desk.end()
        self.say(t("goodbye"))
        return 0

    async def next_line(self, lines: "asyncio.Queue[str | None]") -> str | None:
        """What is typed next; nothing more once the room is closed for good."""
        line = asyncio.ensure_future(lines.get())
        assert self.desk.running is not None
        await asyncio.wait({line, self.desk.running}, return_when=asyncio.FIRST_COMPLETED)
        if not line.done():
            line.cancel()
            raise Ended(self.desk.client.ended)
        return line.result()

    async def obey(self, text: str) -> None:
        try:
            await self.do(text)
        except Ended:
            raise
        except Refused as refusal:
            self.say(refusal_text(refusal))

    async def do(self, text: str) -> None:
        simple = self.simple().get(text.lower())
        if simple is not None:
            await simple()
            return
        entry = self.menu.chosen(text) if self.menu else None
        if entry is not None and not entry.word:
            await self.desk.choose(entry)
        elif text and (entry or not await self.shorthand(text)):
            await self.command(entry.word if entry else text)

    async def shorthand(self, text: str) -> bool:
        """Whether it was a command of the game's own."""
        if self.desk.client.update is None:
            return False
        if gives_up(self.desk.game, text):
            await self.desk.give_up()
            return True
        lines, actions = read_typed(self.desk.game, self.desk.sight(), text)
        for line in lines:
            self.say(line)
        if actions is not None:
            await self.desk.act(actions)
        return bool(lines) or actions is not None

    async def command(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        word = word.lower()
        if word == "say":
            await self.desk.say(rest.strip())
        elif word in WORDS:
            await WORDS[word].run(self.desk, rest.strip())
        else:
            raise Said("no-such-line")

    def simple(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "b": self.desk.take_back,
            "t": self.hint,
            "v": self.look,
            "l": self.log,
            "?": self.cards,
            "r": self.rules,
            "h": self.help,
            "help": self.help,
        }

    async def hint(self) -> None:
        self.say(t("hint-is", action=await self.desk.hint()))

    async def look(self) -> None:
        self.shown = ()
        if self.desk.known:
            show_table(self.out, self.desk.view(), self.desk.names)
            self.say(self.desk.remark())
        self.renew()

    async def log(self) -> None:
        show_log(self.out, self.desk.story, self.desk.name)

    async def cards(self) -> None:
        show_cards(self.out, self.desk.game, self.desk.options)

    async def rules(self) -> None:
        show_rules(self.out, self.desk.game, self.desk.options)

    async def help(self) -> None:
        for word, meaning in OWN_WORDS.items():
            self.say(f"  {word}: {t(meaning)}")
        for word, one in WORDS.items():
            self.say(f"  {f'{word} {one.takes}'.strip()}: {about(word)}")
        for word, meaning in shorthand_help(self.desk.game) if self.desk.client.update else []:
            self.say(f"  {word}: {meaning}")

    # Showing

    def say(self, text: str) -> None:
        self.out.print(text, markup=False, highlight=False)

    def renew(self) -> None:
        """What is new: sentences, the lobby or the table, the question."""
        desk = self.desk
        if not self.seated and desk.client.room is not None:
            return
        for sentence in told_once(line.text for line in desk.story[self.heard :]):
            self.say(sentence)
        self.heard = len(desk.story)
        self.menu = desk.menu()
        before, self.shown = self.shown, self.now()
        if self.shown != before:
            lobby = desk.client.table is None or not desk.known
            self.show_room(before) if lobby else self.show_game()
        sys.stdout.flush()

    def now(self) -> tuple[object, ...]:
        """What the room or the table would be shown again for."""
        client = self.desk.client
        if client.table is None or not self.desk.known:
            return tuple(line.plain for line in room_lines(client))
        return (client.update.seq if client.update else 0, client.table.over, self.menu is None)

    def show_room(self, before: tuple[object, ...]) -> None:
        """The lobby from the first line that has changed, and its menu if that has."""
        lines = room_lines(self.desk.client)
        pairs = zip(before, self.shown, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        for text in lines[same:] or lines:
            self.out.print(text)
        if self.menu is not None and (not same or self.menu != self.offered):
            show_menu(self.out, self.menu)
        self.offered = self.menu

    def show_game(self) -> None:
        """The table once somebody is asked, and at the end; not again between two steps."""
        update, over = self.desk.client.update, self.desk.view().over
        if self.menu is None and not over:
            return
        if not (update and update.pick):
            show_table(self.out, self.desk.view(), self.desk.names)
        if self.menu is not None:
            show_menu(self.out, self.menu)
        elif over:
            self.say(self.desk.remark())


def feed(
    read: Callable[[], str],
    loop: asyncio.AbstractEventLoop,
    lines: "asyncio.Queue[str | None]",
) -> None:
    """Hand lines of the input over; nothing marks the end."""
    going = True
    while going:
        try:
            text: str | None = read().strip()
        except (EOFError, KeyboardInterrupt):
            text, going = None, False
        with suppress(RuntimeError):  # the loop has ended
            done: Future[None] = asyncio.run_coroutine_threadsafe(lines.put(text), loop)
            done.result()


def play_room(desk: RemoteDesk, out: Console, read: Callable[[], str]) -> int:
    try:
        return asyncio.run(RoomPlay(desk, out).run(read))
    except KeyboardInterrupt:
        return INTERRUPTED
