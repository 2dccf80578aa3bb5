"""JavaScript in tokens."""

import pytest

from parlour.server.javascript import Token, Unreadable, shortest, tokens


def kinds(source: str) -> list[tuple[str, str]]:
    return [(token.kind, token.text) for token in tokens(source)]


def test_tokens_cover_the_source_in_order() -> None:
    source = "import { a } from './b.js'; // why\nconst c = a?.[0] /* so */ + `x${a + `y${1}`}z`;\n"
    at = 0
    for token in tokens(source):
        assert source[token.start : token.end] == token.text
        assert not source[at : token.start].strip()
        at = token.end
    assert not source[at:].strip()


def test_depth_counts_brackets_around_a_token() -> None:
    found = tokens("f({ a: [b] }, `${c}`)")
    depths = {token.text: token.depth for token in found if token.kind == "word"}
    assert depths == {"f": 0, "a": 2, "b": 3, "c": 2}
    assert found[-1] == Token("sign", ")", 20, 0)


@pytest.mark.parametrize(
    ("source", "regex"),
    [
        ("x = /'/g", "/'/g"),
        ("return /[/'\\]]+/.test(x)", "/[/'\\]]+/"),
        ("f(/\\//, 1)", "/\\//"),
        ("x /* or */ = /* a */ /b/", "/b/"),
        ("`${/}/}`", "/}/"),
        ("a / b / c", None),
        ("a++ / b / c", None),
        ("f(a) / b / c", None),
        ("`a` / b / 2", None),
        ("a + /b/.source", "/b/"),
    ],
)
def test_a_slash_divides_or_begins_a_regular_expression(source: str, regex: str | None) -> None:
    found = [text for kind, text in kinds(source) if kind == "regex"]
    assert found == ([] if regex is None else [regex])


def test_what_looks_like_code_inside_texts_is_none() -> None:
    source = "`\n// no comment\nexport let a = '${ 'b' }'`; \"import 'x'\"; /export {/"
    words = [text for kind, text in kinds(source) if kind == "word"]
    assert words == []
    assert ("string", "'b'") in kinds(source)
    assert not any(kind == "comment" for kind, _ in kinds(source))


@pytest.mark.parametrize(
    "source", ["'a", '"a\nb"', "`a", "`${a`", "(a", "a)", "[a)", "x = /a\n/", "{ a ]"]
)
def test_what_does_not_add_up_is_refused(source: str) -> None:
    with pytest.raises(Unreadable):
        tokens(source)


@pytest.mark.parametrize(
    ("gap", "before", "after", "kept"),
    [
        (" ", "a", "=", ""),
        (" ", "return", "'x'", ""),
        (" ", "const", "a", " "),
        (" ", "static", "#a", " "),
        (" /* one */ ", "in", "b", " "),
        (" ", "+", "+", " "),
        (" ", "/", "/b/", " "),
        (" ", "1", ".", " "),
        ("", "+", "+", ""),
        ("  // why\n  ", ")", "x", "\n"),
        ("/*\n*/", "return", "x", "\n"),
    ],
)
def test_space_is_kept_where_it_says_something(
    gap: str, before: str, after: str, kept: str
) -> None:
    assert shortest(gap, before, after) == kept
