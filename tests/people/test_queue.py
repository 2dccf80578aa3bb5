"""The queue: who goes with whom, and when."""

import pytest

from parlour.kernel.random import Random
from parlour.people.queue import ANYBODY, AWAY, WIDER, WINDOW, Queue, Waiting, fits


def coming(
    queue: Queue, name: str, strength: float, at: float = 0.0, seats: int = 2, game: str = "g"
) -> None:
    queue.join(Waiting(name, game, seats, strength, at, at))


def names(tables: list[list[Waiting]]) -> list[set[str]]:
    return [{one.ticket for one in table} for table in tables]


def test_equals_go_together_at_once() -> None:
    queue = Queue()
    coming(queue, "ann", 25)
    assert queue.matched(0) == []
    coming(queue, "bo", 25 + WINDOW)
    assert names(queue.matched(0)) == [{"ann", "bo"}]
    assert len(queue) == 0


def test_a_window_widens_until_anybody_will_do() -> None:
    queue = Queue()
    coming(queue, "ann", 20)
    coming(queue, "bo", 20 + WINDOW + 2)
    assert queue.matched(2 / WIDER - 0.1) == []
    assert names(queue.matched(2 / WIDER)) == [{"ann", "bo"}]
    coming(queue, "weak", 0)
    coming(queue, "strong", 50)
    assert queue.matched(ANYBODY - 0.1) == []
    assert names(queue.matched(ANYBODY)) == [{"weak", "strong"}]


def test_both_have_to_agree() -> None:
    """Somebody who has just come is not drawn into the game of one who has waited long."""
    queue = Queue()
    coming(queue, "patient", 10)
    coming(queue, "new", 40, at=ANYBODY)
    assert queue.matched(ANYBODY) == []
    assert names(queue.matched(2 * ANYBODY)) == [{"patient", "new"}]


def test_who_waited_longest_gets_the_nearest() -> None:
    queue = Queue()
    for name, strength in [("first", 25), ("far", 28), ("near", 26), ("other", 29)]:
        coming(queue, name, strength)
    assert names(queue.matched(0)) == [{"first", "near"}, {"far", "other"}]


def test_only_equal_wishes_go_together() -> None:
    queue = Queue()
    coming(queue, "ann", 25)
    coming(queue, "bo", 25, game="another")
    coming(queue, "cy", 25, seats=3)
    assert queue.matched(ANYBODY) == []
    assert queue.alike(("g", 2)) == 1


def test_a_table_of_four_accepts_each_other() -> None:
    queue = Queue()
    for name, strength in [("a", 20), ("b", 22), ("c", 24), ("d", 26)]:
        coming(queue, name, strength, seats=4)
    assert queue.matched(0) == []
    assert names(queue.matched(2 / WIDER)) == [{"a", "b", "c", "d"}]


def test_who_is_silent_is_gone() -> None:
    queue = Queue()
    coming(queue, "ann", 25)
    coming(queue, "bo", 50)
    assert queue.hear("ann", 5) is not None
    assert names([queue.gone(AWAY)]) == [{"bo"}]
    assert queue.hear("bo", AWAY) is None
    assert names([queue.gone(5 + AWAY)]) == [{"ann"}]


def test_leaving() -> None:
    queue = Queue()
    coming(queue, "ann", 25)
    assert queue.leave("ann")
    assert not queue.leave("ann")
    coming(queue, "bo", 25)
    assert queue.matched(0) == []


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_lost_and_nobody_waits_for_ever(seed: int) -> None:
    rng, queue = Random(f"queue {seed}"), Queue()
    seats, people = 2 + rng.below(3), 60
    for number in range(people):
        coming(queue, f"{number}", float(rng.below(50)), float(rng.below(30)), seats)
    seated: list[str] = []
    for now in range(30, 30 + int(ANYBODY) + 1):
        for table in queue.matched(now):
            assert len(table) == seats
            assert fits(table, now)
            seated += [one.ticket for one in table]
    assert len(set(seated)) == len(seated)
    assert len(seated) + len(queue) == people
    assert len(queue) < seats, f"seed {seed}"
