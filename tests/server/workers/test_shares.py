"""Whose turn it is: nobody takes more than their share of the time."""

from collections import Counter

from parlour.server.workers.shares import REMEMBERED, Owner, Shares

HOG: Owner = ("hog",)
NEW: Owner = ("new",)


def test_jobs_of_one_owner_come_in_order() -> None:
    shares: Shares[int] = Shares()
    for job in range(3):
        shares.add(("a",), job)
    shares.add(("a",), 9, first=True)
    assert shares.waiting(("a",)) == 4
    assert [shares.take() for _ in range(5)] == [9, 0, 1, 2, None]


def test_owners_take_turns() -> None:
    shares: Shares[str] = Shares()
    for name in "aaabbc":
        shares.add((name,), name)
    order = []
    while (owner := shares.take()) is not None:
        order.append(owner)
        shares.spent((owner,), 1.0)
    assert order == ["a", "b", "c", "a", "b", "a"]


def test_many_rooms_at_one_address_have_one_share() -> None:
    """Thirty rooms of one address against a room elsewhere; all always have more to do."""
    shares: Shares[Owner] = Shares()
    rooms = [*((HOG[0], f"room {number}") for number in range(30)), ("elsewhere", "room")]
    for room in rooms:
        shares.add(room, room)
    used: Counter[Owner] = Counter()
    for _ in range(1200):
        owner = shares.take()
        assert owner is not None
        used[owner] += 1
        shares.spent(owner, 1.0)
        shares.add(owner, owner)
    assert used["elsewhere", "room"] == 600
    assert {used[room] for room in rooms[:-1]} == {20}, "and they share it"


def test_only_one_of_many_rooms_at_an_address_is_served_while_others_wait() -> None:
    shares: Shares[Owner] = Shares()
    for room in ((HOG[0], "a"), (HOG[0], "b"), (HOG[0], "c"), ("elsewhere", "d")):
        shares.add(room, room)
    assert [shares.take(), shares.take()] == [(HOG[0], "a"), ("elsewhere", "d")]


def test_time_is_shared_not_turns() -> None:
    """One owner's jobs take a hundred times as long as those of twenty others."""
    shares: Shares[Owner] = Shares()
    owners: list[Owner] = [HOG, *((f"room {number}",) for number in range(20))]
    took = {owner: 1.0 if owner == HOG else 0.01 for owner in owners}
    for name in owners:
        shares.add(name, name)
    used: Counter[Owner] = Counter()
    while sum(used.values()) < 50.0:
        owner = shares.take()
        assert owner is not None
        used[owner] += took[owner]  # type: ignore[assignment]
        shares.spent(owner, took[owner])
        shares.add(owner, owner)  # everybody always has more to do
    assert used[HOG] < 50.0 / len(owners) + 1.0
    assert min(used.values()) > 50.0 / len(owners) - 1.0


def test_nobody_saves_up_time() -> None:
    shares: Shares[Owner] = Shares()
    for _ in range(10):
        shares.add(HOG, HOG)
        assert shares.take() == HOG
        shares.spent(HOG, 1.0)
    shares.add(NEW, NEW)
    shares.add(HOG, HOG)
    shares.add(NEW, NEW)
    order = []
    while (owner := shares.take()) is not None:
        order.append(owner)
        shares.spent(owner, 1.2)
    assert order == [NEW, HOG, NEW], "a newcomer is level, not ten seconds ahead"


def test_a_second_job_waits_for_the_first_of_others() -> None:
    shares: Shares[str] = Shares()
    for owner in ("a", "a", "b"):
        shares.add((owner,), owner)
    assert [shares.take(), shares.take()] == ["a", "b"], "before any of them is done"


def test_who_else_waits() -> None:
    shares: Shares[int] = Shares()
    assert not shares.others_wait(("a",))
    shares.add(("a",), 1)
    assert not shares.others_wait(("a",))
    assert shares.others_wait(("b",))
    assert shares.drop(("a",), 1)
    assert not shares.drop(("a",), 1)
    assert not shares.others_wait(("b",))
    assert shares.take() is None


def test_old_owners_are_forgotten() -> None:
    shares: Shares[int] = Shares()
    for number in range(3 * REMEMBERED):
        shares.add((str(number),), number)
        shares.take()
        shares.spent((str(number),), 0.0)
    assert len(shares._had) <= REMEMBERED + 1
