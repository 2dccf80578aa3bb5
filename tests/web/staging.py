"""Tables set by hand in front of real pages: a room in this process instead of one on the server.

Seeds, names and the clock are fixed, so the same scene looks the same every time. Pages, styles and
descriptions come from the server; what concerns the room is answered here.
"""

import json
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from playwright.sync_api import CDPSession, Page, WebSocketRoute
from tabletop import Tabletop, acked, error_in

from parlour.bots.registry import make_bot
from parlour.kernel.table import Table
from parlour.room.codec import read_command, written
from parlour.room.messages import Act, Configure, Hello, Join, Message, Ready, Start
from parlour.room.outcome import Outcome
from parlour.server.api import new_qr
from parlour.server.replays import finished, remembered
from web.windows import new_line

CODE = "BCDF"
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo"]
LONGEST = 20_000  # decisions until a scene must have come
TELLING = 6000  # milliseconds in which everything has been told

Until = Callable[[Table], bool]


class Line(Protocol):
    """To a page."""

    def send(self, message: str) -> None: ...


class Stage(Tabletop):
    """A room whose messages also reach pages."""

    detail = True

    def __init__(self, game: str, seed: int, preset: str, code: str) -> None:
        self.sockets: dict[str, Line] = {}
        super().__init__(game, seed, preset, code)

    def take(self, outcome: Outcome) -> list[Message]:
        for client, message in outcome.messages:
            if str(client) in self.sockets:
                self.sockets[str(client)].send(written(message).text.decode())
        return super().take(outcome)


class Scene:
    """A room, its people, and the pages that look at it."""

    def __init__(
        self,
        game: str,
        names: list[str],
        preset: str = "spec",
        seed: int = 1,
        code: str = CODE,
        **settings: Any,
    ) -> None:
        self.code = code
        self.top = Stage(game, seed, preset, code)
        self.names = names
        self.heard: list[dict[str, Any]] = []  # what pages have said
        self.evening: list[dict[str, Any]] = []  # the games before
        for name in names:
            self.top.connect(name)
            assert error_in(self.top.send(name, Join(name))) is None
            assert error_in(self.top.send(name, Ready(True))) is None
        if settings:
            assert error_in(self.top.send(names[0], Configure(**settings))) is None

    answers: tuple[str, ...] = ("*/api/rooms/*",)  # what is not asked of the server

    @property
    def table(self) -> Table:
        return self.top.table

    def start(self) -> "Scene":
        assert error_in(self.top.send(self.names[0], Start())) is None
        return self

    def play(self, until: Until, bot: str = "random") -> "Scene":
        """Everybody plays like this bot, until the table is as wished or the game is over."""
        player = make_bot(bot, self.table.game)
        for number in range(LONGEST):
            if until(self.table) or self.table.over:
                break
            view = self.table.view(self.asked)
            self.act(player.choose(view, self.top.rng), f"play {number}")
        assert until(self.table), "the scene does not come"
        return self

    @property
    def asked(self) -> int:
        """The seat that decides next."""
        return int(self.table.next_seat())

    def act(self, action: int, id: str) -> None:
        """The seat that decides next does this."""
        who = self.names[self.asked]
        assert acked(self.top.send(who, Act(action), id))

    def act_by_chance(self, id: str) -> int:
        """The seat that decides next does anything; what it was."""
        action = int(self.table.random_choice(self.asked, self.top.rng))
        self.act(action, id)
        return action

    # Pages

    def show(self, page: Page, path: str, who: str = "", fonts: bool = True) -> None:
        """Open a page as a player, or as somebody who watches; without its `fonts`, if need be."""
        line = new_line(page)  # `page.route` would ask here for every file, and keep none of them
        line.on("Fetch.requestPaused", lambda asked: self._answer(line, asked))
        patterns = [{"urlPattern": address} for address in self.answers]
        line.send("Fetch.enable", {"patterns": patterns})
        page.route_web_socket("**/ws/**", lambda socket: self._open(socket, who))
        page.clock.install()
        page.goto(path, wait_until="domcontentloaded")  # the fonts may be waited for below
        self.settle(page, fonts)

    def settle(self, page: Page, fonts: bool = True) -> None:
        """Let everything be told that is still to be told."""
        page.wait_for_selector(".seat, .lobby, .lobby-screen, .final, .ending, .film, .felt")
        for _ in range(4):
            page.clock.run_for(TELLING // 4)
            page.wait_for_timeout(50)
            if fonts:
                page.evaluate("() => document.fonts.ready.then(() => true)")
        page.clock.run_for(100)  # texts are fitted anew once their letters are there

    def _open(self, socket: WebSocketRoute, who: str) -> None:
        client = f"page {len(self.top.sockets)}"
        self.top.sockets[client] = socket
        socket.on_message(lambda text: self._hear(client, who, str(text)))

    def _hear(self, client: str, who: str, text: str) -> None:
        room, now = self.top.room, self.top.now
        self.heard.append(json.loads(text))
        if self.heard[-1]["type"] == "hello":
            hello = Hello(1, self.top.keys.get(who), -1, True)
            self.top.take(room.connect(client, hello, now))
        else:
            command, id = read_command(text)
            self.top.take(room.receive(client, command, id, now))

    def _answer(self, line: CDPSession, asked: dict[str, Any]) -> None:
        kind, body = self.answer_to(asked["request"]["url"])
        answer = {
            "requestId": asked["requestId"],
            "responseCode": 200,
            "responseHeaders": [{"name": "content-type", "value": kind}],
            "body": b64encode(body).decode(),
        }
        line.send("Fetch.fulfillRequest", answer)

    def answer_to(self, url: str) -> tuple[str, bytes]:
        """What pages ask about the room."""
        match url.split("?")[0].rsplit("/", 1)[-1]:
            case "qr.svg":
                return "image/svg+xml", new_qr(f"http://192.0.2.7:8080/j/{self.code}", "svg")
            case "highlights":
                return "application/json", msgspec.json.encode(
                    remembered(finished(self.top.room.state).log)
                )
            case "games":
                return "application/json", msgspec.json.encode(self.evening)
            case _:
                return "application/json", b"[]"
