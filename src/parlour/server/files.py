"""Files for browsers: read once, compressed once, kept by browsers under their version."""

import gzip
import hashlib
import mimetypes
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.game import Game
from parlour.server.joined import ENDING, LATE, STYLED, Unjoinable, joined, late, styled

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
PACKED: Final = (".woff2", ".png", ".jpg", ".webp")  # compressed already
SMALLEST: Final = 512  # bytes worth compressing
TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".ftl": "text/plain",
}
SKIN: Final = "skin"  # the folder of a skin in the package of its game
MODULE: Final = "skin.js"
STYLE: Final = "skin.css"
BACK: Final = "back.svg"
COVERS: Final = ("cover.svg", "cover.webp", "cover.png")


class Content:
    """Bytes as they are sent, plain or packed."""

    def __init__(self, body: bytes, media_type: str, packs: bool = True) -> None:
        self.body = body
        self.media_type = media_type
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        packed = gzip.compress(body, 9, mtime=0) if packs and len(body) >= SMALLEST else b""
        self.packed = packed if len(packed) < len(body) else b""

    def answer(self, request: Request, keep: str = ASK_FIRST, vary: str = "") -> Response:
        headers = {"cache-control": keep, "etag": self.tag, "vary": "accept-encoding" + vary}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.media_type, headers=headers)


class Made:
    """Contents that are made when somebody asks; of too many, those asked for longest ago go."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[tuple[object, ...], tuple[object, Content]] = OrderedDict()

    def of(
        self,
        key: tuple[object, ...],
        source: object,
        make: Callable[[], Content],
        count: Callable[[], None],
    ) -> Content:
        """The content for a key, made from this very `source`.

        If it has to be made, `count` is called first, and may refuse.
        """
        found = self._made.get(key)
        if found is None or found[0] is not source:
            count()
            found = self._made[key] = source, make()
        self._made.move_to_end(key)
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return found[1]


class Folder:
    """All files of a folder; the version changes when one of them does."""

    def __init__(self, root: Traversable, space: str = "", apart: Sequence[str] = ()) -> None:
        self.files = {path: _content(path, file) for path, file in sorted(_walk(root))}
        digest = hashlib.sha256()
        for path, content in self.files.items():
            digest.update(f"{path} {content.tag}\n".encode())
        self.version = digest.hexdigest()[:10]
        self._space = space
        self._apart = apart
        self._joined: dict[tuple[str, str], Content | None] = {}

    def joined(self, path: str, ending: str) -> Content | None:
        """A module or style sheet with others in one file, of a kind; None if it cannot be had."""
        if path not in self.files:
            return None  # and nothing is kept: anybody may ask for anything
        key = path, ending
        if key not in self._joined:
            try:
                self._joined[key] = self._join(path, ending)
            except (KeyError, Unjoinable):
                self._joined[key] = None
        return self._joined[key]

    def _join(self, path: str, ending: str) -> Content:
        def read(one: str) -> str:
            return self.files[one].body.decode()

        if ending == STYLED:
            text = styled(path, read)
        elif ending == LATE:
            text = late(path, read, self._space)
        else:
            text = joined(path, read, self._space, self._apart)
        return Content(text.encode(), self.files[path].media_type)

    def find(self, path: str) -> Content | None:
        """The file at a path, which may be one of several that were joined."""
        for ending, plain in ((ENDING, ".js"), (LATE, ".js"), (STYLED, ".css")):
            if path.endswith(ending) and path not in self.files:
                return self.joined(path.removesuffix(ending) + plain, ending)
        return self.files.get(path)

    def answer(self, request: Request, path: str) -> Response | None:
        """The file at `VERSION/path`, kept for ever, or at a plain path; None if there is none."""
        version, _, rest = path.partition("/")
        content = self.find(rest) if version == self.version else None
        if content is not None:
            return content.answer(request, FOR_EVER)
        content = self.find(path)
        return None if content is None else content.answer(request)


def _walk(root: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in root.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            yield from _walk(entry, f"{path}/")
        elif not entry.name.endswith((".d.ts", ".py", ".pyc")):
            yield path, entry


def _content(path: str, file: Traversable) -> Content:
    ending = path[path.rfind(".") :]
    media_type = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Content(file.read_bytes(), media_type, not path.endswith(PACKED))


class Skins:
    """The skins of games, each read when it is first asked for."""

    def __init__(self) -> None:
        self._folders: dict[str, Folder] = {}

    def folder(self, game: Game) -> Folder | None:
        """The folder `skin` of the package that a game names."""
        if not game.skin:
            return None
        if game.name not in self._folders:
            self._folders[game.name] = Folder(files(game.skin).joinpath(SKIN), f"{game.name}/")
        return self._folders[game.name]

    def address(self, game: Game) -> str:
        """Where its files lie; empty for a game without a skin."""
        folder = self.folder(game)
        return "" if folder is None else f"/skins/{game.name}/{folder.version}/"

    def described(self, game: Game) -> dict[str, str] | None:
        """What pages need to put a skin on."""
        folder, base = self.folder(game), self.address(game)
        if folder is None:
            return None
        return {
            "base": base,
            "module": base + module if (module := self._module(folder)) else "",
            "style": base + STYLE if STYLE in folder.files else "",
            "back": base + BACK if BACK in folder.files else "",
            "cover": self.cover(game),
        }

    @staticmethod
    def _module(folder: Folder) -> str:
        """The one file a page asks for; a skin that cannot be joined is sent as it is."""
        if MODULE not in folder.files:
            return ""
        return (
            MODULE if folder.joined(MODULE, ENDING) is None else MODULE.removesuffix(".js") + ENDING
        )

    def cover(self, game: Game) -> str:
        """The picture for the shelf of games, if the skin has one."""
        folder = self.folder(game)
        found = [] if folder is None else [name for name in COVERS if name in folder.files]
        return self.address(game) + found[0] if found else ""
