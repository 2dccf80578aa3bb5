"""Compiles the kernel and the games with mypyc where that is possible.

PARLOUR_PURE=1 leaves it out. Without a C compiler the package works as plain Python.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# Modules on the hot path. Those with wire types or only declarations stay interpreted.
COMPILED = [
    "bots/search.py",
    "kernel/cards.py",
    "kernel/errors.py",
    "kernel/memory.py",
    "kernel/piles.py",
    "kernel/playout.py",
    "kernel/policy.py",
    "kernel/random.py",
    "kernel/sampling.py",
    "kernel/seats.py",
    "kernel/table.py",
    "kernel/tape.py",
    "kernel/telling.py",
    "kernel/types.py",
    "games/*/policy*.py",
    "games/*/rules*.py",
    "lab/observing.py",
    "lab/stepping.py",
    "room/codec.py",
    "room/history.py",
    "room/lobby.py",
    "room/play.py",
    "room/room.py",
    "room/state.py",
    "room/updates.py",
    "server/connection.py",
    "server/frames.py",
    "server/limits.py",
    "server/live.py",
]

# Calls inside the one shared library need no detour through the linker's tables.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
EXTRA_FLAGS = [] if sys.platform == "win32" else DIRECT_CALLS


def can_compile() -> bool:
    """Whether there is a C compiler and Python's headers."""
    compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return compiler is not None and header.exists()


def extensions() -> list[Extension]:
    if os.environ.get("PARLOUR_PURE") == "1" or not can_compile():
        return []
    from mypyc.build import mypycify

    package = Path("src/parlour")
    paths = [str(path) for pattern in COMPILED for path in sorted(package.glob(pattern))]
    built = mypycify(paths, opt_level="3", group_name="parlour", multi_file=True)
    for extension in built:
        extension.optional = True  # a failed build leaves the pure package
        extension.extra_compile_args += EXTRA_FLAGS
    return built


setup(ext_modules=extensions())
