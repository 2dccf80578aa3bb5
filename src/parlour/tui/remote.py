"""A seat in a room of a server, as screens and the plain terminal need it."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from rich.console import RenderableType
from rich.text import Text

from parlour.client.keys import Keys
from parlour.client.room import News, RoomClient
from parlour.kernel.codec import Sight
from parlour.kernel.errors import Stale
from parlour.kernel.game import Game, Options
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.room.messages import Player, RoomInfo
from parlour.room.views import sight_in
from parlour.tui.cards import Flow, section
from parlour.tui.menu import Menu, MenuEntry, menu_of
from parlour.tui.story import Line
from parlour.tui.words import Said, language, listed, of, own_messages, t


class RemoteDesk:
    """What happens in a room, told to one pair of eyes."""

    def __init__(self, client: RoomClient, name: str, keys: Keys | None = None) -> None:
        self.client = client
        self.name = name
        self.keys = keys or Keys()
        self.changed: Callable[[], None] = lambda: None
        self.story: list[Line] = []
        self.running: asyncio.Task[None] | None = None
        self._until: float | None = None  # when the question is settled without us
        self._line = True  # whether there was a connection
        client.changed = self.hear
        client.language = language()

    # What comes

    def hear(self, news: News) -> None:
        client = self.client
        if news.undone:
            self.tell(t("room-undone"))
        if client.table is not None:
            for one in news.told:
                text = of(client.table.game).sentence(one, client.table, client.names)
                if text:
                    self.tell(text)
        if news.said is not None:
            self.tell(said(self.who(news.said.place), news.said.text, news.said.emote))
        if self._line and not client.connected and client.room is not None:
            self.tell(client.ended or t("room-lost"))
        elif client.connected and not self._line:
            self.tell(t("room-back"))
        self._line = client.connected or client.room is None
        seconds = client.update.seconds if client.update else None
        self._until = None if seconds is None else monotonic() + seconds
        self.changed()

    def tell(self, text: str) -> None:
        turn = self.client.update.view.turns if self.client.update else 0
        self.story.append(Line(turn, text))

    def who(self, place: int) -> str:
        players = self.client.room.players if self.client.room else []
        return next((one.name for one in players if one.place == place), t("somebody"))

    # The desk

    @property
    def game(self) -> Game:
        if self.client.game is None:
            raise Said("not-begun")
        return self.client.game

    @property
    def options(self) -> Options:
        return dict(self.client.room.options) if self.client.room else {}

    @property
    def names(self) -> Sequence[str]:
        return self.client.names

    @property
    def known(self) -> bool:
        """Whether there is a table, and it is known who sits there."""
        table = self.client.table
        return table is not None and len(self.client.names) == table.seats

    @property
    def seat(self) -> int:
        return self.client.seat

    @property
    def hidden(self) -> bool:
        return False

    def next_seat(self) -> int:
        return self.seat

    def sit(self, seat: int) -> None:
        """Nobody else sits here."""

    def view(self) -> Table:
        if self.client.table is None:
            raise Said("not-begun")
        return self.client.table

    def lines(self) -> Sequence[Line]:
        return self.story

    def menu(self) -> Menu | None:
        client = self.client
        update = client.update
        if client.ended or client.room is None:
            return None
        if client.room.phase == "lobby":
            return room_menu(client.room, client.me)
        if update is None or client.table is None or not self.known or not update.choices:
            return None
        return menu_of(client.table, client.names, update.choices, update.pick)

    def remark(self) -> str:
        """Whom the table waits for, or what is wrong."""
        client = self.client
        if client.ended:
            return client.ended
        if not client.connected:
            return t("not-connected")
        if client.table is None:
            return ""
        if client.table.over:
            return t("game-over-again" if self.repeatable else "game-over")
        others = [seat for seat in seats_in(client.table.owing) if seat != self.seat]
        waiting = [self.names[seat] for seat in others]
        return t("waiting-for", names=listed(waiting)) if waiting else ""

    def seconds(self) -> int | None:
        """Until the question is settled without us."""
        return None if self._until is None else max(0, round(self._until - monotonic()))

    async def begin(self) -> None:
        """Enter, and take a seat where there is one for us."""
        client = self.client
        if client.key is None:
            client.key = self.keys.find(client.address, client.code, self.name)
        self.running = asyncio.create_task(client.run())
        await client.entered()
        room = client.room
        if client.place is None and room is not None and room.phase == "lobby":
            await self.join()

    async def join(self) -> None:
        await self.client.join(self.name)
        self.keys.keep(self.client.address, self.client.code, self.name, self.client.key)

    async def end(self) -> None:
        """Go away; the seat stays ours."""
        self.changed = lambda: None
        await self.client.close()
        if self.running is not None:
            self.running.cancel()

    async def choose(self, entry: MenuEntry) -> None:
        """A line of the menu, and every further step that leaves no choice."""
        if entry.action is not None:
            await self.client.act(entry.action)
        elif entry.step is not None:
            await self.client.pick(entry.step)
            menu = self.menu()
            if menu and len(menu.entries) == 1 and self.client.update and self.client.update.pick:
                await self.choose(menu.entries[0])

    def sight(self) -> Sight:
        if self.client.update is None:
            raise Said("not-begun")
        return sight_in(self.client.update)

    async def act(self, actions: Sequence[int]) -> None:
        for action in actions:
            await self.client.act(action)

    async def give_up(self) -> None:
        if self.view().over:
            raise Stale("The game is over.")
        await self.leave()

    async def leave(self) -> None:
        """The seat is given up for good, and its key forgotten."""
        await self.client.ask("leave")
        self.keys.keep(self.client.address, self.client.code, self.name, None)

    async def take_back(self) -> None:
        """The steps picked so far, else the last action, where the room allows it."""
        update = self.client.update
        undo = update is not None and update.undo and not update.pick
        await self.client.ask("undo" if undo else "take_back")

    async def hint(self) -> str:
        action = await self.client.hint()
        return of(self.game).action_text(action, self.names, self.client.table)

    async def say(self, text: str) -> None:
        await self.client.ask("say", text=text)

    async def save(self, path: Path) -> None:
        raise Said("server-keeps")

    @property
    def repeatable(self) -> bool:
        client = self.client
        over = client.connected and client.table is not None and client.table.over
        return over and client.me is not None and client.me.host

    async def again(self) -> None:
        await self.client.ask("rematch")


def said(name: str, text: str, emote: bool) -> str:
    if not emote:
        return t("says", name=name, text=text)
    return t("shows", name=name, feeling=own_messages(language()).form(f"emote-{text}", other=text))


# The room before and beside the game


def room_menu(room: RoomInfo, me: Player | None) -> Menu:
    """What can be done before a game; the words do the same when typed."""
    if me is None:
        return Menu(t("watching-you"), [MenuEntry(t("take-seat"), word="join")])
    ready = MenuEntry(t("not-ready-yet"), word="unready")
    if not me.ready:
        ready = MenuEntry(t("i-am-ready"), word="ready")
    return Menu(t("before-game"), host_entries(room) if me.host else [ready])


def host_entries(room: RoomInfo) -> list[MenuEntry]:
    programs = MenuEntry(t("programs-in"), word="programs on")
    if room.programs:
        programs = MenuEntry(t("programs-out"), word="programs off")
    start = MenuEntry(t("start-game"), t("start-note"), word="start")
    bot = MenuEntry(t("give-bot"), t("give-bot-note"), word="bot")
    return [start, bot, programs]


def room_lines(client: RoomClient) -> list[Text]:
    """The room in words: where it is, what is played, who is here."""
    room = client.room
    if room is None:
        return [Text(t("entering", code=client.code, address=client.address.http))]
    lines = [
        Text(t("room-at", code=room.code, address=client.address.http), "bold"),
        Text(t("room-game", game=game_title(client), preset=house_rules(client), pace=room.pace)),
    ]
    lines += [player_line(one, one.place == client.place) for one in room.players]
    return lines + ([Text(t("watchers", count=room.watchers), "dim")] if room.watchers else [])


def house_rules(client: RoomClient) -> str:
    """The preset, and behind it what was changed since, as it is typed."""
    room, game = client.room, client.game
    assert room is not None
    if game is None or game.name != room.game:
        return room.preset
    usual = game.settle(preset=room.preset)
    changed = [
        f"{name}={str(value).lower()}"
        for name, value in room.options.items()
        if value != usual[name]
    ]
    return f"{room.preset} ({', '.join(changed)})" if changed else room.preset


def game_title(client: RoomClient) -> str:
    """What is played in a room."""
    return of(client.game).title if client.game else ""


def player_line(one: Player, mine: bool) -> Text:
    notes = [t("you")] * mine + [t("host")] * one.host
    notes += [t("bot-named", name=one.bot)] if one.bot else [] if one.here else [t("away")]
    notes += [t("program-named", name=one.program)] if one.program else []
    notes += [t("ready")] if one.ready and not one.bot else []
    notes += [t("has-left")] * one.gone
    text = Text(f"  {one.name}", "bold" if mine else "")
    return text.append(f" ({', '.join(notes)})", "dim") if notes else text


def room_panel(client: RoomClient) -> RenderableType:
    """The lobby as a screen shows it."""
    where, *rest = [Flow([[line]]) for line in room_lines(client)]
    invitation = Flow(
        [[Text(t("join-at", address=f"{client.address.http}/j/{client.code}"), "dim")]]
    )
    return section(t("room"), [where, invitation, *rest] if client.room else [where])
