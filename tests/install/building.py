"""Building the package as pip does, and programs from what was built."""

import os
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MINUTES = 20 * 60  # a build on a busy machine

# What would let a program find the tree.
HIDDEN = ("PYTHONPATH", "VIRTUAL_ENV", "PARLOUR_PURE", "PARLOUR_WHEEL")


def clean_environment(**more: str) -> dict[str, str]:
    """The environment of somebody who has never seen the tree."""
    return {name: text for name, text in os.environ.items() if name not in HIDDEN} | more


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints, error output included; it must succeed."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=clean_environment(**environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=MINUTES,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def build_sdist(folder: Path) -> Path:
    """The source distribution, made by the build backend."""
    make = "import sys; from setuptools import build_meta as b; b.build_sdist(sys.argv[1])"
    run(sys.executable, "-c", make, folder, cwd=ROOT)
    return next(folder.glob("*.tar.gz"))


def unpack(sdist: Path, folder: Path) -> Path:
    """The tree in a source distribution."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


def build_wheel(source: Path, folder: Path, *words: str, **environment: str) -> tuple[Path, str]:
    """A wheel, and what was said on the way."""
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", *words]
    said = run(*pip, "-w", folder, source, cwd=folder.parent, **environment)
    return next(folder.glob("*.whl")), said


class Installed:
    """An environment of its own with the wheel in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")

    def install(self, *what: str | Path) -> None:
        venv.create(self.folder, with_pip=True)
        constraints = ["-c", str(ROOT / "constraints.txt")]
        self.run("python", "-m", "pip", "install", "-q", "--no-compile", *constraints, *what)

    def run(self, program: str, *words: str | Path, **environment: str) -> str:
        return run(self.bin / program, *words, cwd=self.folder, **environment)
