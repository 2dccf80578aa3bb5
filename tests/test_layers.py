"""Imports point down, rules are pure, and nothing outside a game's package knows its name.

The one exception is a program made for a single game: `programs/NAME.py`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour import games

SOURCE = Path(__file__).parent.parent / "src" / "parlour"

# kernel ← games ← bots, lab, gamefile ← room ← store, server ← cli, tui, web ← programs
LAYERS = [["kernel"], ["games"], ["bots", "lab", "gamefile"], ["room"], ["store", "server"]]
LAYERS += [["cli", "tui", "web"], ["programs"]]
RANK = {part: rank for rank, parts in enumerate(LAYERS) for part in parts}
BESIDE = {"", "pure", "__main__"}  # the package itself, and how it is imported

# All that rules may use besides each other: no clock, no input or output, no chance but their own.
PURE = {
    "abc",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "importlib.metadata",
    "itertools",
    "math",
    "mypy_extensions",
    "operator",
    "re",
    "types",
    "typing",
}

MODULES = sorted(SOURCE.rglob("*.py"))


def label(path: Path) -> str:
    return str(path.relative_to(SOURCE))


each_module = pytest.mark.parametrize("path", MODULES, ids=label)


def part_of(module: str) -> str:
    """The layer's name in `parlour.LAYER.module`."""
    return (module.split(".") + [""])[1]


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, by their full names."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{label(path)}: imports have full names"
            module = str(node.module)
            if module in ("parlour", "parlour.games"):
                yield from (f"{module}.{alias.name}" for alias in node.names)
            else:
                yield module


def own(path: Path) -> list[str]:
    """The modules of this package that a file imports."""
    found = [module for module in imports(path) if module.split(".")[0] == "parlour"]
    parts = {child.stem for child in SOURCE.iterdir()}
    return [module for module in found if part_of(module) in parts]  # else a name of the package


def home(path: Path) -> str:
    """The layer a file belongs to."""
    first = path.relative_to(SOURCE).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def test_every_part_has_its_layer() -> None:
    assert {home(path) for path in MODULES} <= RANK.keys() | BESIDE


@each_module
def test_imports_point_down(path: Path) -> None:
    here = home(path)
    for module in own(path):
        there = part_of(module)
        if there in BESIDE:
            assert here not in ("kernel", "games"), f"{label(path)} imports {module}"
        elif here not in BESIDE:
            assert RANK[there] <= RANK[here], f"{label(path)} imports {module}"


def test_parts_of_one_layer_do_not_import_each_other_in_a_circle() -> None:
    arrows: dict[str, set[str]] = {part: set() for part in RANK}
    for path in MODULES:
        if home(path) in RANK:
            found = {part_of(module) for module in own(path)} & RANK.keys()
            arrows[home(path)] |= found - {home(path)}
    while ends := [part for part, targets in arrows.items() if not targets & arrows.keys()]:
        for part in ends:
            del arrows[part]
    assert not arrows, f"a circle among {sorted(arrows)}"


@each_module
def test_rules_are_pure(path: Path) -> None:
    if home(path) in ("kernel", "games"):
        for module in imports(path):
            allowed = module.split(".")[0] in PURE | {"parlour"} or module in PURE
            assert allowed, f"{label(path)} imports {module}"


@each_module
def test_rules_print_open_and_ask_nothing(path: Path) -> None:
    if home(path) in ("kernel", "games"):
        nodes = ast.walk(ast.parse(path.read_text()))
        used = {node.id for node in nodes if isinstance(node, ast.Name)}
        assert used.isdisjoint({"print", "open", "input", "eval", "exec", "__import__"})


@pytest.mark.parametrize("name", games.names())
def test_nothing_outside_a_game_knows_its_name(name: str) -> None:
    folder = SOURCE / "games" / name
    program = SOURCE / "programs" / f"{name}.py"
    for path in MODULES:
        if folder not in path.parents and path != program:
            assert name not in strings(path), f"{label(path)} says {name!r}"
            known = [module for module in imports(path) if f"{module}.".count(f"games.{name}.")]
            assert not known, f"{label(path)} imports {known}"


def strings(path: Path) -> set[str]:
    tree = ast.parse(path.read_text())
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}
