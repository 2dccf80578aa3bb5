"""The Dockerfile's steps, carried out in a folder as another user; no container engine is needed.

Images and packages of the system are taken as given, and paths are moved into the folder. The
package is built without compiling, which test_wheel.py tries.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from install.building import ROOT, run
from server.wire import free_port
from waiting import DEADLINE

pytestmark = pytest.mark.install

NOBODY = 65534
PYTHONS = ["/usr/local/bin/python3", "/usr/bin/python3"]


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's lines as words and the rest."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1].strip()) for line in lines]


STEPS = instructions()


def the(word: str) -> str:
    """The last instruction with this word."""
    return [rest for found, rest in STEPS if found == word][-1]


def python_for_everybody() -> str | None:
    """An interpreter of 3.11 or newer that another user may run."""
    check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"
    for python in PYTHONS:
        if Path(python).exists() and not subprocess.run([python, "-c", check]).returncode:
            return python
    return None


def test_it_is_small_and_not_root() -> None:
    images = [rest for word, rest in STEPS if word == "FROM"]
    assert len(images) == 2
    assert all("slim" in image for image in images)
    words = [word for word, _ in STEPS]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert the("USER") not in ("root", "0")
    assert "COPY --from=build /opt/parlour" in (ROOT / "Dockerfile").read_text()
    kept = (ROOT / ".dockerignore").read_text().split()
    copied = [rest.split()[:-1] for word, rest in STEPS if word == "COPY" and "--from" not in rest]
    assert {f"!{name}" for names in copied for name in names} <= set(kept)


class Container:
    """The paths of the image, moved into a folder."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        self.python = python

    def moved(self, text: str) -> str:
        text = re.sub(r"(?<![\w.])/(source|opt/parlour|data)\b", rf"{self.folder}/\1", text)
        return re.sub(r"\bpython3 -m venv", f"{self.python} -m venv", text)

    def build(self) -> None:
        for name in ("source", "opt", "data"):
            (self.folder / name).mkdir()
        for word, rest in STEPS:
            if word == "COPY" and "--from" not in rest:
                self.copy(rest.split())
            elif word == "RUN" and "apt-get" not in rest and "useradd" not in rest:
                command = shlex.split(self.moved(rest))
                run(*command, cwd=self.folder / "source", PARLOUR_PURE="1")
        os.chown(self.folder / "data", NOBODY, NOBODY)

    def copy(self, names: list[str]) -> None:
        target = self.folder / "source" / names[-1]
        for name in names[:-1]:
            if (ROOT / name).is_dir():
                skip = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
                shutil.copytree(ROOT / name, target, ignore=skip)
            else:
                shutil.copy(ROOT / name, target)

    def environment(self, **more: str) -> dict[str, str]:
        given = [rest for word, rest in STEPS if word == "ENV"]
        found = dict(pair.split("=", 1) for rest in given for pair in shlex.split(self.moved(rest)))
        return found | {"HOME": str(self.folder / "data")} | more

    def start(self, command: list[str], **more: str) -> subprocess.Popen[str]:
        environment = self.environment(**more)
        program = shutil.which(command[0], path=environment["PATH"])
        assert program is not None
        return subprocess.Popen(
            [program, *command[1:]],
            cwd=self.folder / "data",
            env=environment,
            user=NOBODY,
            group=NOBODY,
            extra_groups=[],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def healthy(self, **more: str) -> bool:
        command = json.loads(the("HEALTHCHECK").partition("CMD")[2])
        process = self.start(command, **more)
        process.communicate(timeout=DEADLINE)
        return process.returncode == 0


@pytest.fixture
def container() -> Iterator[Container]:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can run a program as another user")
    python = python_for_everybody()
    if python is None:
        pytest.skip(f"other users need Python 3.11 or newer with venv in one of {PYTHONS}")
    folder = Path(tempfile.mkdtemp(prefix="parlour-image-"))
    folder.chmod(0o755)
    try:
        found = Container(folder, python)
        found.build()
        yield found
    finally:
        shutil.rmtree(folder)


def test_its_steps_end_in_a_server_that_is_healthy(container: Container) -> None:
    port = str(free_port())
    assert not container.healthy(PORT=port)
    server = container.start(json.loads(the("ENTRYPOINT")) + json.loads(the("CMD")), PORT=port)
    try:
        end = time.monotonic() + DEADLINE
        while not container.healthy(PORT=port):
            assert server.poll() is None, server.communicate()
            assert time.monotonic() < end
        rooms = container.folder / "data" / "rooms.db"
        assert rooms.stat().st_uid == NOBODY
        server.terminate()
        out, err = server.communicate(timeout=DEADLINE)
        assert f":{port}/" in out
        assert err == ""
    finally:
        server.kill()
