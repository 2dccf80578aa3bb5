"""The tests lie where their source does, each asserts something, and none waits for luck."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "parlour"
LONGEST = 800  # lines

# What concerns no single package.
OTHERS = {"conformance", "golden", "install"}
# Folders of tests of what is seen and heard, which are named after that.
SEEN = {"dialects", "tui", "web"}
# What several modules do together.
TOPICS = {
    "bots/own_bots",
    "languages/languages",
    "languages/sentences",
    "room/machine",
    "room/protocol_doc",
    "room/sealed",
    "server/fuzz",
    "server/games_over_sockets",
    "server/kill",
    "store/stores",
}
CHECKS = {"raises", "warns", "fail", "check_env"}  # of libraries: they fail like an assertion

Function = ast.FunctionDef | ast.AsyncFunctionDef


def folders(path: Path) -> set[str]:
    return {child.name for child in path.iterdir() if child.is_dir() and child.name[0] not in "._"}


def files(pattern: str = "*.py") -> Iterator[Path]:
    yield from sorted(TESTS.rglob(pattern))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def test_every_folder_is_named_after_a_package() -> None:
    packages = {path.parent.name for path in PACKAGE.rglob("__init__.py")}
    assert folders(TESTS) - OTHERS <= packages
    assert folders(TESTS / "games") == folders(PACKAGE / "games")


def test_every_file_is_named_after_a_module_or_a_topic() -> None:
    assert [str(path) for path in files("test_*.py") if not has_a_name(path)] == []


def has_a_name(path: Path) -> bool:
    """Whether a file is called after a module of its package, perhaps with a topic behind it."""
    folder = path.parent.relative_to(TESTS)
    name = path.stem.removeprefix("test_")
    if not folder.parts or folder.parts[0] in OTHERS | SEEN or f"{folder}/{name}" in TOPICS:
        return True
    modules = [one.stem for one in (PACKAGE / folder).glob("*.py")]
    return any(name == module or name.startswith(f"{module}_") for module in modules)


def test_no_file_is_too_long() -> None:
    lengths = {path: path.read_text().count("\n") for path in files()}
    assert {str(path): n for path, n in lengths.items() if n > LONGEST} == {}


def test_every_test_asserts() -> None:
    """Itself, or in a function it calls or is given, somewhere among the tests."""
    found = {path: list(functions(tree(path))) for path in files()}
    called = {(one.name, name) for all in found.values() for one in all for name in named(one)}
    asserting = {one.name for all in found.values() for one in all if asserts(one)} | CHECKS
    while more := {one for one, other in called if other in asserting} - asserting:
        asserting |= more
    tests = [(path, one.name) for path, all in found.items() for one in all if is_test(path, one)]
    assert len(tests) > 500
    assert [f"{path}: {name}" for path, name in tests if name not in asserting] == []


def is_test(path: Path, function: Function) -> bool:
    return path.name.startswith("test_") and function.name.startswith("test_")


def functions(tree: ast.AST) -> Iterator[Function]:
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def asserts(function: Function) -> bool:
    return any(isinstance(node, ast.Assert) for node in ast.walk(function))


def named(function: Function) -> set[str]:
    """What a function calls, and what it hands to others to be called."""
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    handed = [value for call in calls for value in call.args]
    return {name_of(value) for value in [*(call.func for call in calls), *handed]} - {""}


def name_of(value: ast.expr) -> str:
    if isinstance(value, ast.Attribute):
        return value.attr
    return value.id if isinstance(value, ast.Name) else ""


def test_no_test_waits_for_luck() -> None:
    """Whoever sleeps does so in a loop, until something is the case."""
    waits = [f"{path}:{line}" for path in files("test_*.py") for line in naps(path)]
    assert waits == []


def naps(path: Path) -> Iterator[int]:
    """Lines that let some time pass and go on, whatever has happened meanwhile."""
    yield from naps_in(tree(path), False)


def naps_in(node: ast.AST, looping: bool) -> Iterator[int]:
    for child in ast.iter_child_nodes(node):
        inside = isinstance(child, ast.While | ast.For | ast.AsyncFor) or looping
        if isinstance(child, ast.Call) and not inside and is_nap(child):
            yield child.lineno
        yield from naps_in(child, inside and not isinstance(child, Function))


def is_nap(call: ast.Call) -> bool:
    """Whether this is a sleep of some length; one of none lets others have their turn."""
    return name_of(call.func) == "sleep" and ast.unparse(call.args[0]) != "0"


def test_naps_are_found(tmp_path: Path) -> None:
    path = tmp_path / "test_nap.py"
    lines = ["def one():", "    sleep(0)", "    time.sleep(1)", "    while True:"]
    path.write_text(
        "\n".join([*lines, "        sleep(1)", "        def two():", "            sleep(2)"])
    )
    assert list(naps(path)) == [3, 7]
