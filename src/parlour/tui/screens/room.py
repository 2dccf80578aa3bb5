"""A room of a server: first the lobby, then the table, with others on phones, TVs and terminals."""

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from parlour.client.room import Ended
from parlour.kernel.errors import Refused
from parlour.tui.remote import RemoteDesk, game_title, room_panel
from parlour.tui.roomwords import WORDS, about
from parlour.tui.screens.commands import Command
from parlour.tui.screens.table import TableScreen
from parlour.tui.words import refusal_text, t

REFUSED = 2  # the exit code if the room cannot be entered


class RoomScreen(TableScreen):
    """The same table; the console also knows the words of a room."""

    def __init__(self, desk: RemoteDesk) -> None:
        self.remote = desk
        self.parts: Sequence[str] = ()  # of the head
        super().__init__(desk)

    def all_commands(self) -> dict[str, Command]:
        found = super().all_commands()
        del found["save"], found["simmode"]
        for name, word in WORDS.items():
            found[name] = Command(about(name), partial(word.run, self.remote), word.takes)
        return found

    def on_mount(self) -> None:  # that of the table is called as well
        self.set_interval(1, self.show_clock)

    async def enter(self) -> None:
        """A room that cannot be entered needs no screen."""
        try:
            await self.desk.begin()
        except Ended as reason:
            self.app.exit(REFUSED, message=Text(str(reason)))
        except Refused as refusal:
            self.console.answer(refusal_text(refusal))

    def show_table(self) -> None:
        waited = not self.entries
        if self.remote.known:
            super().show_table()
        else:
            self.show_head([game_title(self.remote.client)])
            self.table.say(room_panel(self.remote.client))
            self.show_news()
            self.show_menu(self.remote.menu())
        if waited and any(not entry.word for entry in self.entries):
            self.app.bell()  # it is your turn

    def show_head(self, parts: Sequence[str]) -> None:
        self.parts = parts
        self.show_clock()

    def show_clock(self) -> None:
        """The room, the connection, and the seconds that are left where there is a clock."""
        client, seconds = self.remote.client, self.remote.seconds()
        line = "" if client.connected else t("no-connection")
        clock = "" if seconds is None else t("seconds-left", count=seconds)
        super().show_head([*self.parts, t("room-code", code=client.code), line, clock])

    async def on_unmount(self) -> None:
        await self.remote.end()
