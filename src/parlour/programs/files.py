"""What programs read and write; what goes wrong there is said in one sentence."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

from parlour.cli.arguments import check_writable
from parlour.kernel.errors import Malformed


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise Malformed(f"{path} is no text.") from error
    except OSError as error:
        raise Malformed(f"Cannot read {path}: {error.strerror}.") from error
    except ValueError as error:  # a name that no file can have
        raise Malformed(f"Cannot read {str(path)!r:.200}: {error}.") from error


def check_output(path: Path | None, config: Path | None) -> None:
    """Refuse now what could not be written after the games."""
    check_writable(path)
    if path is not None and config is not None and path.exists() and path.samefile(config):
        raise Malformed(f"{path} is the configuration; --output would overwrite it.")


def write(text: str, path: Path | None) -> None:
    if path is None:
        print(text, end="", flush=True)
        return
    try:
        path.write_text(text, encoding="utf-8", errors="replace")
    except OSError as error:
        raise Malformed(f"Cannot write {path}: {error.strerror}.") from error


@contextmanager
def printing_to(path: Path | None) -> Iterator[None]:
    """What is printed meanwhile goes to this file, if there is one."""
    if path is None:
        yield
        return
    raw = LateFile(path)
    with io.TextIOWrapper(io.BufferedWriter(raw), encoding="utf-8") as out, redirect_stdout(out):
        yield


class LateFile(io.RawIOBase):
    """A file that is written anew with its first byte: a refusal leaves it as it was."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: io.FileIO | None = None

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        if self.file is None:
            self.file = io.FileIO(self.path, "w")
        return self.file.write(data)

    def close(self) -> None:
        super().close()
        if self.file is not None:
            self.file.close()


def print_no_more() -> None:
    """What is still to be printed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
