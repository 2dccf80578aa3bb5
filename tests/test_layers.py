"""Imports point down, rules are pure, and nothing outside a game's package knows its name.

The one exception is a program made for a single game: `programs/NAME.py`.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from parlour import games

SOURCE = Path(__file__).parent.parent / "src" / "parlour"

# kernel ← games ← bots, lab, testkit, gamefile, folders, languages ← room ← people ← store, server,
# client ← cli, tui, web ← programs
LAYERS = [["kernel"], ["games"], ["bots", "lab", "testkit", "gamefile", "folders", "languages"]]
LAYERS += [["room"], ["people"]]
LAYERS += [["store", "server", "client"], ["cli", "tui", "web"], ["programs"]]
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
    "librt",
    "math",
    "mypy_extensions",
    "operator",
    "re",
    "textwrap",
    "types",
    "typing",
}


def name_of(path: Path) -> str:
    """The full name of a module."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in sorted(SOURCE.rglob("*.py"))}  # read when needed


def part_of(module: str) -> str:
    """The layer's name in `parlour.LAYER.module`."""
    return (module.split(".") + [""])[1]


def imports_of(node: ast.AST) -> Iterator[str]:
    """The modules that a statement imports, by their full names."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, f"imports have full names, unlike {ast.unparse(node)}"
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            yield name if name in MODULES else str(node.module)


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text())


@cache
def imports(module: str) -> frozenset[str]:
    """All modules that a module imports."""
    return frozenset(found for node in ast.walk(tree(module)) for found in imports_of(node))


def own(module: str) -> set[str]:
    """Those of this package."""
    return {found for found in imports(module) if found.split(".")[0] == "parlour"}


# Layers


def test_every_part_has_its_layer() -> None:
    assert {part_of(module) for module in MODULES} <= RANK.keys() | BESIDE


def test_imports_point_down() -> None:
    for module in MODULES:
        here = part_of(module)
        for found in own(module):
            there = part_of(found)
            if there in BESIDE:
                assert here not in ("kernel", "games"), f"{module} imports {found}"
            elif here not in BESIDE:
                assert RANK[there] <= RANK[here], f"{module} imports {found}"


# Circles


def circles(arrows: Mapping[str, set[str]]) -> list[set[str]]:
    """The sets of things that can be reached from each other."""
    reached = {start: reach(start, arrows) for start in arrows}
    found: list[set[str]] = []
    for start, others in reached.items():
        if start in others and not any(start in circle for circle in found):
            found.append({other for other in others if start in reached[other]})
    return found


def reach(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    """Everything that the arrows lead to."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        fresh = arrows[waiting.pop()] - seen
        seen |= fresh
        waiting += fresh
    return seen


def imports_to_run(node: ast.AST) -> Iterator[str]:
    """What is imported when the program runs: all but what is there for type checkers alone."""
    yield from imports_of(node)
    children: Iterable[ast.AST] = ast.iter_child_nodes(node)
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        children = node.orelse
    for child in children:
        yield from imports_to_run(child)


def test_circles_are_found() -> None:
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}, "e": {"a"}}
    assert circles(arrows) == [{"b", "c"}, {"d"}]


def test_imports_for_types_are_no_imports() -> None:
    text = "if TYPE_CHECKING:\n import a\nelse:\n import b\ndef f():\n import c"
    assert list(imports_to_run(ast.parse(text))) == ["b", "c"]


def test_parts_do_not_import_each_other_in_a_circle() -> None:
    arrows: dict[str, set[str]] = {part: set() for part in RANK}
    for module in MODULES:
        if (part := part_of(module)) in RANK:
            arrows[part] |= {part_of(found) for found in own(module)} & RANK.keys() - {part}
    assert circles(arrows) == []


def test_modules_do_not_import_each_other_in_a_circle() -> None:
    arrows = {name: set(imports_to_run(tree(name))) & MODULES.keys() for name in MODULES}
    assert circles(arrows) == []


# Rules


RULES = [module for module in MODULES if part_of(module) in ("kernel", "games")]


def test_rules_are_pure() -> None:
    for module in RULES:
        for found in imports(module):
            allowed = found.split(".")[0] in PURE | {"parlour"} or found in PURE
            assert allowed, f"{module} imports {found}"


def test_rules_print_open_and_ask_nothing() -> None:
    banned = {"print", "open", "input", "eval", "exec", "__import__"}
    for module in RULES:
        used = {node.id for node in ast.walk(tree(module)) if isinstance(node, ast.Name)}
        assert used.isdisjoint(banned), module


@pytest.mark.parametrize("name", games.names())
def test_nothing_outside_a_game_knows_its_name(name: str) -> None:
    inside = f"parlour.games.{name}."
    for module in MODULES:
        if not f"{module}.".startswith((inside, f"parlour.programs.{name}")):
            assert name not in strings(module), f"{module} says {name!r}"
            known = [found for found in imports(module) if f"{found}.".startswith(inside)]
            assert not known, f"{module} imports {known}"


@cache
def strings(module: str) -> set[str]:
    nodes = [node for node in ast.walk(tree(module)) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}
