"""Whether counts agree with what chance should give: Pearson's chi-square test."""

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import Final, TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

SURPRISE: Final = 4.5  # standard deviations; an honest source exceeds it once in 300 000 tests


def surprise(counts: Mapping[Outcome, int], weights: Mapping[Outcome, int]) -> float:
    """How far the counts are from these weights, in standard deviations (Wilson and Hilferty)."""
    assert counts.keys() <= weights.keys(), f"{counts.keys() - weights.keys()} cannot happen"
    if len(weights) == 1:
        return 0.0
    scale = sum(counts.values()) / sum(weights.values())
    chi = sum((counts.get(key, 0) - w * scale) ** 2 / (w * scale) for key, w in weights.items())
    freedom = len(weights) - 1
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def fits(counts: Mapping[Outcome, int], weights: Mapping[Outcome, int]) -> bool:
    """Whether the counts may well come from a source with these weights."""
    return surprise(counts, weights) < SURPRISE
