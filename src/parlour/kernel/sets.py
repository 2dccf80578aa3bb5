"""Sets of cards: packed numbers in order, so that two of them are compared in one pass."""

from librt.vecs import extend, vec
from mypy_extensions import i64


def in_order(numbers: vec[i64]) -> vec[i64]:
    """These numbers, the lowest first; sorted in place by insertion, as hands are small."""
    for end in range(1, len(numbers)):
        number = numbers[end]
        place: i64 = end
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number
    return numbers


def common(one: vec[i64], two: vec[i64]) -> i64:
    """How many cards are in both sets."""
    number: i64 = 0
    at: i64 = 0
    size: i64 = len(two)
    for card in one:
        while at < size and two[at] < card:
            at += 1
        if at < size and two[at] == card:
            number += 1
    return number


def minus(cards: vec[i64], others: vec[i64]) -> vec[i64]:
    """The cards of a set that are not in the other."""
    left = cards[:]
    kept: i64 = 0
    at: i64 = 0
    size: i64 = len(others)
    for card in cards:
        while at < size and others[at] < card:
            at += 1
        if at == size or others[at] != card:
            left[kept] = card
            kept += 1
    return left[:kept]


def united(one: vec[i64], two: vec[i64]) -> vec[i64]:
    """The cards of both sets."""
    return in_order(extend(one[:], minus(two, one)))
