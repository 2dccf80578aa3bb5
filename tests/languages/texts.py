"""Reading Fluent messages, and what must be true of those of every language."""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.kernel.game import Game, Options

FIVE = ["de", "es", "fr", "ru"]

Entries = dict[str, ast.Message | ast.Term]


def parse(text: str, where: str) -> Entries:
    """The messages of a resource; everything in it must be one."""
    found: Entries = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{where}: {name} is there twice"
            found[name] = entry
    return found


class Used(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "FORM" and isinstance(node.arguments.positional[1], ast.StringLiteral):
            self.forms.add(node.arguments.positional[1].value)
        self.generic_visit(node)


def used(entry: ast.BaseNode) -> Used:
    found = Used()
    found.visit(entry)
    return found


def attributes(entry: ast.Message | ast.Term) -> set[str]:
    return {one.id.name for one in entry.attributes}


def check_references(found: Entries, where: str) -> None:
    for name, entry in found.items():
        uses = used(entry)
        assert uses.messages <= set(found), f"{where}: {name}"
        assert uses.functions <= {"FORM", "NUMBER"}, f"{where}: {name}"


def check_use(found: Entries, asked: set[str], forms: set[str], where: str) -> None:
    """Everything written is asked for: by the program, or by another message."""
    referred = {name for entry in found.values() for name in used(entry).messages}
    assert set(found) - referred - asked == set(), where
    for name, entry in found.items():
        own = "title" if name.startswith("highlight-") else "rule"
        assert attributes(entry) <= forms | {own}, f"{where}: {name}"


def asked_forms(*files: Entries) -> set[str]:
    """The forms of words that messages ask for."""
    return {form for found in files for entry in found.values() for form in used(entry).forms}


def variables(entry: ast.Message | ast.Term) -> set[str]:
    """What a message tells of; how many of something there are is told by its count, too."""
    found = used(entry.value).variables if entry.value else set()
    return {name.removesuffix("_count") for name in found}


def missing(english: Entries, other: Entries) -> Iterator[str]:
    """What is said in English and not in another language; figures are the same in all."""
    for name, entry in english.items():
        text = "".join(
            e.value
            for e in (entry.value.elements if entry.value else [])
            if isinstance(e, ast.TextElement)
        )
        has_words = re.search(r"[^\W\d]", text) or used(entry).variables
        if name not in other:
            if has_words or entry.attributes:
                yield name
        elif not attributes(entry) <= attributes(other[name]):
            yield f"{name}.rule"


def check_arguments(english: Entries, other: Entries, where: str) -> None:
    """A sentence tells of the same things in every language."""
    for key in other.keys() & english.keys():
        assert variables(other[key]) == variables(english[key]), f"{where}: {key}"


# Rules


def turned(game: Game) -> Iterator[Options]:
    """The usual options with one of them changed."""
    for option in game.options:
        if isinstance(option.default, bool):
            yield game.settle({option.name: not option.default})
        elif isinstance(option.default, int):
            yield from (game.settle({option.name: value}) for value in (option.low, option.high))
        else:
            yield from (game.settle({option.name: value}) for value in option.values)


def figures(text: str) -> list[str]:
    """The numbers in a text that are written as such, thousands not set apart."""
    plain = re.sub(r"(?<=\d)[.\s](?=\d{3}\b)", "", text)
    return sorted(re.findall(r"\d+(?:\.\d+)?", plain.replace(",", ".")))
