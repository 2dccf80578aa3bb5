"""Names are what they look like, and no two look alike."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from parlour.kernel.errors import Malformed
from parlour.room.names import LONGEST, clean, free_name, look, normal


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n  Lee ", "Ann Lee"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 Fam",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 Fam",
        ),
        ("\U0001f468\u200d", "\U0001f468"),  # joined to nothing
        ("\U0001f468\u200d\u200dA\u200dnn", "\U0001f468Ann"),
        ("A\u200bn\u00adn\u2060", "Ann"),  # zero width space, soft hyphen, word joiner
        ("\u202eAnn", "Ann"),  # written from right to left
        ("Ａｎｎ", "Ann"),
        ("ﬁne", "fine"),
        ("An\u0303a", "Aña"),
        ("\u3164Ann\u2800", "Ann"),  # fillers
        ("A" + "\u0301" * 9, "Á" + "\u0301" * 2),
        ("李", "李"),
        ("🦊", "🦊"),
        ("\ufdfa" * 2, "صلى الله عليه وسلمصل"),  # one character that stands for eighteen
    ],
)
def test_a_name_is_shown_in_its_plain_form(given: str, shown: str) -> None:
    assert normal(given) == shown


@pytest.mark.parametrize(
    "name", ["", " ", "\n\t", "\u200b", "\u3164", "\u2800", "\u0301", "\u2066"]
)
def test_a_name_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="at least one letter"):
        normal(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),  # a Cyrillic A
        ("Ann", "Añn"),
        ("Bob", "B0b"),
        ("Ilse", "llse"),
        ("Omar", "Οmar"),  # a Greek O
        ("Ann Lee", "AnnLee"),
        ("Mom", "Morn"),
    ],
)
def test_look_alikes_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)
    assert free_name(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("李", "王")])
def test_other_names_do_not(one: str, other: str) -> None:
    assert free_name(other, [one]) == other


@given(st.lists(st.text(min_size=1, max_size=LONGEST), max_size=8))
def test_no_two_at_the_table_look_alike(wanted: list[str]) -> None:
    names: list[str] = []
    for name in wanted:
        try:
            names.append(free_name(name, names))
        except Malformed:
            continue
    assert len({look(name) for name in names}) == len(names)
    assert all(len(name) <= LONGEST and name == clean(name) for name in names)


def test_what_is_said_cannot_cover_the_screen_with_accents() -> None:
    tower = "a" + "\u0300" * 200
    assert clean(f"{tower} {tower}") == " ".join(["a" + "\u0300" * 4] * 2)
    assert clean("שָׁלוֹם") == "שָׁלוֹם"
