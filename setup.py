"""Compiles the kernel and the games with mypyc where that is possible.

PARLOUR_PURE=1 leaves it out. If anything is missing, or the compiler fails, one line says so and
the package is built as plain Python, which plays the same games more slowly.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Modules on the hot path. Those with wire types or only declarations stay interpreted.
COMPILED = [
    "bots/hearing.py",
    "bots/search.py",
    "kernel/cards.py",
    "kernel/errors.py",
    "kernel/memory.py",
    "kernel/picks.py",
    "kernel/piles.py",
    "kernel/plain.py",
    "kernel/playout.py",
    "kernel/policy.py",
    "kernel/random.py",
    "kernel/replay.py",
    "kernel/sampling.py",
    "kernel/seats.py",
    "kernel/sets.py",
    "kernel/table.py",
    "kernel/tape.py",
    "kernel/telling.py",
    "kernel/types.py",
    "games/*/policy*.py",
    "games/*/rules*.py",
    "lab/observing.py",
    "lab/stepping.py",
    "room/audience.py",
    "room/codec.py",
    "room/decide.py",
    "room/evolve.py",
    "room/history.py",
    "room/lobby.py",
    "room/outcome.py",
    "room/patience.py",
    "room/play.py",
    "room/room.py",
    "room/state.py",
    "room/updates.py",
    "room/views.py",
    "room/writing.py",
    "server/clock.py",
    "server/connection.py",
    "server/limits.py",
    "server/line.py",
    "server/live.py",
    "server/metrics.py",
    "store/sqlite.py",
]

# Calls inside the one shared library need no detour through the linker's tables; a warning of a
# newer compiler is no reason to go without.
UNIX_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0", "-Wno-error"]
EXTRA_FLAGS = [] if sys.platform == "win32" else UNIX_FLAGS

# Commands that make binaries; others, such as those that only ask for metadata, need no C.
BUILDING = {"build", "build_ext", "bdist_wheel", "develop", "editable_wheel", "install"}

SOURCE = Path("src")

Compile = Callable[..., list[str]]


def say_pure(reason: object) -> None:
    """Tell in one line why nothing is compiled."""
    text = " ".join(str(reason).split()) or type(reason).__name__
    print(f"parlour: building plain Python, without compiling: {text:.300}", file=sys.stderr)


def check_compiler() -> None:
    """Compile and link an empty module, for it to fail here rather than after a minute."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    folder = Path(tempfile.mkdtemp(prefix="parlour-build-"))
    try:
        source = folder / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        headers = [sysconfig.get_paths()[name] for name in ("include", "platinclude")]
        objects = compiler.compile([str(source)], output_dir=str(folder), include_dirs=headers)
        compiler.link_shared_object(objects, str(folder / "probe.bin"))
    except Exception as failure:
        tried = getattr(compiler, "compiler_so", ["the compiler"])[0]
        raise RuntimeError(f"{tried} cannot compile for this Python") from failure
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def extensions() -> list[Extension]:
    """What to compile: nothing where it was not asked for or cannot be done."""
    if os.environ.get("PARLOUR_PURE") == "1" or not BUILDING & set(sys.argv):
        return []
    try:
        check_compiler()
        return translate()
    except (Exception, SystemExit) as failure:  # mypyc leaves with an exit code
        say_pure(f"mypyc found errors ({failure})" if isinstance(failure, SystemExit) else failure)
        return []


def translate() -> list[Extension]:
    """Let mypyc write C."""
    from mypyc.build import mypycify

    package = SOURCE / "parlour"
    paths = [str(path) for pattern in COMPILED for path in sorted(package.glob(pattern))]
    options = ["--no-warn-unused-ignores"]  # which depends on the versions of dependencies
    built = mypycify([*options, *paths], opt_level="3", group_name="parlour", multi_file=True)
    for extension in built:
        extension.extra_compile_args += EXTRA_FLAGS
    return list(built)


class BuildExtensions(build_ext):  # type: ignore[misc]
    """Compiles in parallel, and only what is not the same as last time."""

    def run(self) -> None:
        in_tree = bool(self.inplace)
        try:
            super().run()
        except Exception as failure:
            say_pure(failure)
            self.remove_outputs()
        if in_tree:
            renew_tree(self.extensions)

    def remove_outputs(self) -> None:
        """Half of a compiled build is none."""
        for path in self.get_outputs():
            Path(path).unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = []
        wheel = self.distribution.command_obj.get("bdist_wheel")
        if wheel is not None:
            wheel.root_is_pure = True

    def build_extensions(self) -> None:
        self.parallel = jobs = os.cpu_count() or 1
        with ThreadPoolExecutor(jobs) as pool:
            self.compiler.compile = in_parallel(self.compiler.compile, pool)
            super().build_extensions()


def renew_tree(built: list[Extension]) -> None:
    """Beside the source lie exactly the modules just built, and none seems older than it."""
    names = {extension.name for extension in built}
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        name = ".".join(path.relative_to(SOURCE).parts).split(".cpython", 1)[0].split(".cp", 1)[0]
        if name in names:
            path.touch()
        else:
            path.unlink()


def in_parallel(compile_one: Compile, pool: ThreadPoolExecutor) -> Compile:
    """A compiler's `compile` that shares its sources among threads, the longest first."""

    def compile_all(sources: Iterable[str], **options: Any) -> list[str]:
        def work(source: str) -> list[str]:
            return compile_changed(compile_one, source, options)

        paths = list(sources)
        order = sorted(paths, key=lambda path: Path(path).stat().st_size, reverse=True)
        jobs = {path: pool.submit(work, path) for path in order}
        done, others = wait(jobs.values(), return_when=FIRST_EXCEPTION)
        for job in others:
            job.cancel()  # once one has failed they are of no use
        for job in done:
            job.result()  # or what went wrong
        return [name for path in paths for name in jobs[path].result()]

    return compile_all


def compile_changed(compile_one: Compile, source: str, options: dict[str, Any]) -> list[str]:
    """Compile a source unless its object was made from the same text with the same options."""
    note = Path(options["output_dir"], source + ".key")
    key = fingerprint(source, options)
    if note.exists():
        found, *objects = note.read_text(encoding="utf-8").splitlines()
        if found == key and all(Path(name).exists() for name in objects):
            return objects
    note.unlink(missing_ok=True)
    objects = compile_one([source], **options)
    note.write_text("\n".join([key, *objects]), encoding="utf-8")
    return objects


def fingerprint(source: str, options: dict[str, Any]) -> str:
    """A name for what an object is made from."""
    from mypy.version import __version__  # whose headers are used; they may lie anywhere

    chosen = {name: value for name, value in options.items() if name != "include_dirs"}
    said = [sys.version, __version__, os.environ.get("CC"), os.environ.get("CFLAGS"), chosen]
    digest = hashlib.sha256(repr(said).encode())
    for path in [source, *(options.get("depends") or ())]:
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions})
