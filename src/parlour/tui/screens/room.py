"""A room of a server: first the lobby, then the table, with others on phones, TVs and terminals."""

from functools import partial

from textual.widgets import Static

from parlour.kernel.errors import Refused
from parlour.tui.remote import RemoteDesk, room_panel
from parlour.tui.roomwords import WORDS
from parlour.tui.screens.commands import Command
from parlour.tui.screens.table import TableScreen


class RoomScreen(TableScreen):
    """The same table; the console also knows the words of a room."""

    def __init__(self, desk: RemoteDesk) -> None:
        self.remote = desk
        super().__init__(desk)

    def all_commands(self) -> dict[str, Command]:
        found = super().all_commands()
        del found["save"], found["simmode"]
        for name, word in WORDS.items():
            found[name] = Command(word.about, partial(word.run, self.remote), word.takes)
        return found

    def on_mount(self) -> None:  # that of the table is called as well
        self.set_interval(1, self.show_clock)

    async def enter(self) -> None:
        try:
            await self.desk.begin()
        except Refused as refusal:
            self.console.answer(str(refusal))

    def show_table(self) -> None:
        if self.remote.known:
            super().show_table()
            return
        self.query_one("#table", Static).update(room_panel(self.remote.client))
        self.show_news()
        self.show_menu(None)

    def show_clock(self) -> None:
        """The seconds that are left, where the room has a clock."""
        seconds = self.remote.seconds()
        self.sub_title = "" if seconds is None else f"{seconds} s"
        if seconds is not None and self.entries:
            self.query_one("#note", Static).update(f"{seconds} seconds left")

    async def on_unmount(self) -> None:
        await self.remote.end()
