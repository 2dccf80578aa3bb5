"""The tests lie where their source does, and none grows too long to read."""

from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "parlour"
LONGEST = 800  # lines

# What concerns no single package.
OTHERS = {"conformance", "golden", "install"}


def folders(path: Path) -> set[str]:
    return {child.name for child in path.iterdir() if child.is_dir() and child.name[0] not in "._"}


def test_every_folder_is_named_after_a_package() -> None:
    assert folders(TESTS) - OTHERS <= folders(PACKAGE)
    assert folders(TESTS / "games") == folders(PACKAGE / "games")


def test_no_file_is_too_long() -> None:
    lengths = {path: path.read_text().count("\n") for path in TESTS.rglob("*.py")}
    assert {str(path): n for path, n in lengths.items() if n > LONGEST} == {}
