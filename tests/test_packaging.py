"""What packages are made of, without building one; tests/install builds them."""

import ast
import importlib.util
import re
import sys
import threading
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "parlour"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
DEPENDENCIES: list[str] = PROJECT["project"]["dependencies"]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
ALL = [*DEPENDENCIES, *(line for lines in EXTRAS.values() for line in lines)]
LEFT_OUT = {"web/tsconfig.json", "web/tsconfig.worker.json"}  # for editors

# Where a module is not called like the package that has it.
OTHERWISE = {"fluent": "fluent.runtime", "prometheus_client": "prometheus-client"}


def load_setup() -> ModuleType:
    """setup.py as a module; it sets nothing up then."""
    spec = importlib.util.spec_from_file_location("parlour_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = load_setup()


def required(lines: list[str]) -> dict[str, str]:
    """Requirements by name."""
    return {re.split(r"[\[<>=; ]", line)[0]: line for line in lines}


def foreign(paths: list[Path]) -> set[str]:
    """Packages of others that modules import, and those of ours that they import, and so on."""
    found, seen = set(), set()
    while paths:
        path = paths.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in imported(path):
            ours = SOURCE.joinpath(*name.split("."))
            if name.split(".")[0] != "parlour":
                found.add(name.split(".")[0])
            elif ours.with_suffix(".py").exists():
                paths.append(ours.with_suffix(".py"))
            elif (ours / "__init__.py").exists():
                paths.append(ours / "__init__.py")
    names = found - set(sys.stdlib_module_names)
    return {OTHERWISE.get(name, name) for name in names}


def imported(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names] + [str(node.module)]
    return names


def compiled() -> list[Path]:
    return [path for pattern in BUILD.COMPILED for path in PACKAGE.glob(pattern)]


def test_what_is_listed_as_compiled_exists() -> None:
    assert [pattern for pattern in BUILD.COMPILED if not list(PACKAGE.glob(pattern))] == []


def test_isolated_builds_see_every_type_that_mypyc_meets() -> None:
    build = required(PROJECT["build-system"]["requires"])
    run = required(DEPENDENCIES)
    assert foreign(compiled()) <= build.keys()
    assert {name: build[name] for name in build.keys() & run.keys()} == {
        name: run[name] for name in build.keys() & run.keys()
    }


def test_what_is_imported_is_a_dependency() -> None:
    assert foreign(sorted(PACKAGE.rglob("*.py"))) <= required(ALL).keys()


def test_versions_of_all_dependencies_are_pinned() -> None:
    pins = {
        line.split("==")[0].lower().replace("_", "-")
        for line in (ROOT / "constraints.txt").read_text().split()
    }
    names = {name.lower().replace("_", "-") for name in required(ALL)}
    assert names <= pins


def test_every_file_of_the_package_is_packed() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["parlour"]
    packed = {path for pattern in patterns for path in PACKAGE.glob(pattern) if path.is_file()}
    made = {".py", ".so", ".pyd", ".pyc"}
    files = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in made}
    assert {path.relative_to(PACKAGE).as_posix() for path in files - packed} <= LEFT_OUT
    assert PACKAGE / "py.typed" in packed
    modules = [path.parent for path in PACKAGE.rglob("*.py")]
    assert [folder for folder in modules if not (folder / "__init__.py").exists()] == []


@pytest.mark.parametrize("name", PROJECT["project"]["scripts"])
def test_commands_exist(name: str) -> None:
    module, function = PROJECT["project"]["scripts"][name].split(":")
    assert callable(getattr(import_module(module), function))


# The build


def broken() -> None:
    raise RuntimeError("cc is\nout of order")


def refusing() -> None:
    raise SystemExit(1)


def missing() -> None:
    raise ImportError("No module named 'mypyc'")


@pytest.mark.parametrize("failure", [broken, refusing, missing])
def test_what_cannot_be_compiled_is_told_in_one_line(
    failure: Callable[[], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PARLOUR_PURE", raising=False)
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.setattr(BUILD, "check_compiler", lambda: None)
    monkeypatch.setattr(BUILD, "translate", failure)
    assert BUILD.extensions() == []
    said = capsys.readouterr().err
    assert said.startswith("parlour: building plain Python, without compiling: ")
    assert said.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="its compiler is not chosen by CC")
@pytest.mark.parametrize("compiler", ["/bin/false", "/no/such/compiler"])
def test_a_compiler_that_fails_is_named(
    compiler: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PARLOUR_PURE", raising=False)
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    assert BUILD.extensions() == []
    said = capsys.readouterr().err
    reason = f"{compiler} cannot compile for this Python"
    assert said == f"parlour: building plain Python, without compiling: {reason}\n"


@pytest.mark.parametrize(("command", "pure"), [("egg_info", "0"), ("bdist_wheel", "1")])
def test_nothing_is_translated_unasked(
    command: str, pure: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_PURE", pure)
    monkeypatch.setattr(sys, "argv", ["setup.py", command])
    monkeypatch.setattr(BUILD, "check_compiler", broken)
    assert BUILD.extensions() == []
    assert capsys.readouterr().err == ""


class Compiler:
    """Writes down what it is given."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def compile(self, sources: list[str], output_dir: str, **options: object) -> list[str]:
        (source,) = sources
        self.compiled.append(Path(source).name)
        made = Path(output_dir, source + ".o")
        made.write_text("object")
        return [str(made)]


def test_only_what_has_changed_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("out").mkdir()
    for name in ("a.c", "b.c", "all.h"):
        Path(name).write_text(f"/* {name} */")
    compiler = Compiler()

    def build(**more: object) -> list[str]:
        compiler.compiled.clear()
        with ThreadPoolExecutor(2) as pool:
            compile_all = BUILD.in_parallel(compiler.compile, pool)
            made = compile_all(["a.c", "b.c"], output_dir="out", depends=["all.h"], **more)
        assert made == [str(Path("out", "a.c.o")), str(Path("out", "b.c.o"))]
        return sorted(compiler.compiled)

    assert build() == ["a.c", "b.c"]
    assert build() == []
    Path("b.c").write_text("int b;")
    assert build() == ["b.c"]
    Path("out", "a.c.o").unlink()
    assert build() == ["a.c"]
    assert build(extra_postargs=["-O2"]) == ["a.c", "b.c"]
    Path("all.h").write_text("int all;")
    assert build(extra_postargs=["-O2"]) == ["a.c", "b.c"]


def test_after_a_failure_nothing_else_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = [f"{letter}.c" for letter in "abcdefgh"]
    for size, name in enumerate(names):
        Path(name).write_text("x" * size)  # the longest is compiled first
    begun: list[str] = []
    told = threading.Event()

    def fail(sources: list[str], **_: object) -> list[str]:
        begun.extend(sources)
        if sources == ["h.c"]:
            raise RuntimeError("out of order")
        told.wait()
        return []

    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(RuntimeError):
            BUILD.in_parallel(fail, pool)(names, output_dir=".")
        told.set()
    assert begun in (["h.c"], ["h.c", "g.c"])


def test_compiled_modules_that_are_no_more_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BUILD, "SOURCE", tmp_path)
    (tmp_path / "parlour").mkdir()
    kept = tmp_path / "parlour" / "table.cpython-311-x86_64-linux-gnu.so"
    shared = tmp_path / "parlour__mypyc.cp311-win_amd64.pyd"
    gone = tmp_path / "parlour" / "house.cpython-311-x86_64-linux-gnu.so"
    for path in (kept, shared, gone):
        path.touch()
    names = ["parlour.table", "parlour__mypyc"]
    BUILD.renew_tree([BUILD.Extension(name, []) for name in names])
    assert (kept.exists(), shared.exists(), gone.exists()) == (True, True, False)
