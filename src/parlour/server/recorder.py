"""Every game as JSON on disk, for analysis: who chose what, what came of it, and the table then.

A running game is `CODE-ROUND.jsonl`: a line about the game, then a line for every step. When it is
over, the same becomes one object in `CODE-ROUND.json`, or in `CODE-ROUND-2.json` and so on if an
earlier room had the same code. All secrets are in these files; only their owner may read them.

Everything in them follows from the room's log, so a step is written by replaying a chapter of the
game's story. That and the writing happen in a thread of its own; a disk that fails costs records,
never a game.
"""

import logging
import os
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO, Final, cast

import msgspec

from parlour.kernel.game import Game
from parlour.kernel.plain import action_plain, event_plain, table_plain
from parlour.kernel.replay import happen
from parlour.kernel.table import Table
from parlour.room.records import unpack_chapter
from parlour.room.state import State

NAME: Final = re.compile(r"[A-Z]{1,16}")  # what may be part of a file's name

_encode: Final = msgspec.json.Encoder().encode

log = logging.getLogger("parlour")


@dataclass
class Handed:
    """What was handed to the writer of one game."""

    steps: int
    last: bytes


@dataclass
class Tale:
    """A game as the writer knows it."""

    path: Path
    table: Table
    steps: int = 0


class Recorder:
    """Writes the games of a server into a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder = folder
        self._noted: dict[str, Handed] = {}
        self._tales: dict[str, Tale] = {}  # used by the writer alone
        self._writer = ThreadPoolExecutor(1, "recorder")

    def note(self, state: State) -> None:
        """Something was stored: if it belongs to a game, write it."""
        table, story = state.table, state.story
        if table is None or not story or not NAME.fullmatch(state.code):
            return
        name = f"{state.code}-{state.rounds}"
        noted = self._noted.get(name)
        going_on = noted is not None and story[noted.steps - 1 : noted.steps] == [noted.last]
        start = noted.steps if noted is not None and going_on else 0
        if start == len(story):
            return
        self._noted[name] = Handed(len(story), story[-1])
        header = None if start else about(state)
        self._writer.submit(self._write, name, header, state.game, story[start:], table.over)

    def forget(self, code: str) -> None:
        """A room is put out of memory. If its game goes on some day, it is written anew."""
        for name in [name for name in self._noted if name.startswith(f"{code}-")]:
            del self._noted[name]
            self._writer.submit(self._tales.pop, name, None)

    def close(self) -> None:
        """Write what is left."""
        self._writer.shutdown(wait=True)

    # In the writer's thread

    def _write(
        self,
        name: str,
        header: dict[str, object] | None,
        game: Game,
        chapters: list[bytes],
        over: bool,
    ) -> None:
        try:
            if header is not None:
                if over and (self._folder / f"{name}.json").exists():
                    return  # it was finished before this server started
                self._begin(name, header, game)
            tale = self._tales.get(name)
            if tale is None:
                return  # the disk has failed since it began
            with private(tale.path, "ab") as file:
                for chapter in chapters:
                    file.write(self._step(tale, game, chapter))
            if over:
                finish(tale.path)
                del self._tales[name]
        except OSError as error:
            self._tales.pop(name, None)
            log.warning("A game cannot be recorded: %s", error.strerror)
        except Exception:
            log.exception("A game cannot be recorded.")

    def _begin(self, name: str, header: dict[str, object], game: Game) -> None:
        options = header["options"]
        seats = header["players"]
        assert isinstance(options, dict)
        assert isinstance(seats, list)
        path = self._folder / f"{name}.jsonl"
        self._tales[name] = Tale(path, game.new(len(seats), options))
        with private(path, "wb") as file:
            file.write(_encode(header) + b"\n")

    @staticmethod
    def _step(tale: Tale, game: Game, packed: bytes) -> bytes:
        chapter = unpack_chapter(packed)
        for event in chapter.events:
            happen(tale.table, event)
        tale.steps += 1
        step = {
            "step": tale.steps,
            "at": chapter.at,
            "seat": chapter.seat,
            "action": None if chapter.action is None else action_plain(game, chapter.action),
            "by": chapter.by or None,
            "events": [event_plain(game, event) for event in chapter.events],
            "state": table_plain(tale.table),
        }
        return _encode(step) + b"\n"


def about(state: State) -> dict[str, object]:
    """What there is to say about a game before it begins."""
    places = [state.places[number] for number in state.by_seat]
    return {
        "room": state.code,
        "round": state.rounds,
        "game": state.game.name,
        "rules": state.game.version,
        "preset": state.preset,
        "options": dict(state.played_options),
        "players": [
            {"name": place.name, "bot": place.bot or None, "program": place.program or None}
            for place in places
        ],
    }


def finish(path: Path) -> None:
    """One object instead of lines."""
    header, *steps = path.read_bytes().splitlines()
    whole = header[:-1] + b',"steps":[' + b",\n".join(steps) + b"]}\n"
    part = path.with_suffix(".part")
    with private(part, "wb") as file:
        file.write(whole)
    part.replace(free(path.with_suffix(".json")))
    path.unlink()


def free(path: Path) -> Path:
    """This path, with a number in it if a game of an earlier room is there."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(one for one in chain([path], numbered) if not one.exists())


def private(path: Path, mode: str) -> BinaryIO:
    """A file that only its owner may read."""

    def opener(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600)

    return cast(BinaryIO, open(path, mode, opener=opener))
