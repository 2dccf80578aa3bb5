"""What rooms are called."""

from parlour.server.codes import GUESSES, LETTERS, LONGEST, SHORTEST, alias, new_code, read_code


def test_letters_cannot_be_confused_and_make_no_words() -> None:
    assert not set(LETTERS) & set("AEIOUY01GQNW")


def test_a_code_is_read_in_any_form() -> None:
    first, last = LETTERS[0], LETTERS[-1]
    for length in range(SHORTEST, LONGEST + 1):
        codes = [first * length, last * length]
        codes += [code_of(length) for _ in range(200)]
        for code in codes:
            assert len(code) == length
            assert read_code(code) == read_code(code.lower()) == read_code(f" {code} ") == code
            assert read_code(alias(code)) == read_code(alias(code).upper()) == code


def code_of(length: int) -> str:
    """A new code of a length: as many shorter ones as there may be are taken."""
    taken = [first * shorter for shorter in range(SHORTEST, length) for first in full(shorter)]
    return new_code(taken)


def full(length: int) -> str:
    most: int = len(LETTERS) ** length // GUESSES
    return "B" * most


def test_what_is_no_code() -> None:
    wrong = ("", "BCD", "BCDE", "BCDFHJKLM", "ffffffff", "0000000g", "B💥CD", "٣٣٣٣٣٣٣٣")
    assert [text for text in wrong if read_code(text) is not None] == []


def test_a_guess_hits_at_most_once_in_ten_thousand() -> None:
    taken: set[str] = set()
    for _ in range(1500):
        taken.add(new_code(taken))
    counts = dict.fromkeys(range(SHORTEST, LONGEST + 1), 0)
    for code in taken:
        counts[len(code)] += 1
    for length, count in counts.items():
        assert count * GUESSES <= len(LETTERS) ** length
    assert counts[4] == 6
    assert 90 < counts[5] <= 104
    assert counts[6] > 1300
    taken = {code for code in taken if len(code) > 4}
    assert len(new_code(taken)) == 4  # when old rooms are gone, short codes are free again
