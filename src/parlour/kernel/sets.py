"""Packed numbers in order: sets of cards, and bags of faces; two are compared in one pass."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

FEW: Final = 16  # numbers that are sorted one by one


def in_order(numbers: vec[i64]) -> vec[i64]:
    """These numbers sorted; the ones given may be sorted in place."""
    size: i64 = len(numbers)
    if size > FEW:
        half = size >> 1
        return merged(in_order(numbers[:half]), in_order(numbers[half:]))
    for end in range(1, size):
        number = numbers[end]
        place: i64 = end
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number
    return numbers


def merged(one: vec[i64], two: vec[i64]) -> vec[i64]:
    """All numbers of both."""
    both = vec[i64](capacity=len(one) + len(two))
    at: i64 = 0
    size: i64 = len(two)
    for number in one:
        while at < size and two[at] < number:
            both = append(both, two[at])
            at += 1
        both = append(both, number)
    return extend(both, two[at:])


def minus(numbers: vec[i64], others: vec[i64]) -> vec[i64]:
    """The first without the second; a number is left out as often as it is in the second."""
    left = numbers[:]
    kept: i64 = 0
    at: i64 = 0
    size: i64 = len(numbers)
    for other in others:
        while at < size and numbers[at] < other:
            left[kept] = numbers[at]
            kept += 1
            at += 1
        if at < size and numbers[at] == other:
            at += 1
    return extend(left[:kept], numbers[at:])


def united(one: vec[i64], two: vec[i64]) -> vec[i64]:
    """The cards of both sets."""
    return merged(one, minus(two, one))


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
