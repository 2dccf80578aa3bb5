"""How much anybody may ask for."""

import pytest

from parlour.server.limits import (
    ADDRESSES,
    Accounts,
    Bucket,
    ByAddress,
    Doors,
    Guesses,
    Networks,
    Places,
    household,
)


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=2, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.6), bucket.take(0.6)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [
        True,
        True,
        True,
        False,
    ]
    bucket.give_back()
    assert [bucket.take(100.0), bucket.take(100.0)] == [True, False]


def test_a_clock_that_goes_back_neither_fills_nor_locks_a_bucket() -> None:
    bucket = Bucket(rate=1, burst=2, now=1000.0)
    assert bucket.take(1000.0)
    bucket.take(0.0)
    assert not bucket.take(0.0)
    assert bucket.take(1.5)


def test_addresses_do_not_share_a_bucket_and_old_ones_are_forgotten() -> None:
    each = ByAddress(rate=0, burst=1)
    assert each.take("a", 0.0)
    assert not each.take("a", 0.0)
    assert each.take("b", 0.0)
    for number in range(ADDRESSES):
        each.take(f"other {number}", 0.0)
    assert each.take("a", 0.0)


def test_a_household_has_one_account_and_a_connection_through_a_proxy_one_of_its_own() -> None:
    accounts = Accounts(rate=1, burst=2, uncounted=Networks(["10.0.0.1"]))
    assert accounts.of("2001:db8::1", 0.0) is accounts.of("2001:db8::2", 0.0)
    assert accounts.of("10.0.0.2", 0.0) is not accounts.of("10.0.0.3", 0.0)
    assert accounts.of("10.0.0.1", 0.0) is not accounts.of("10.0.0.1", 0.0)
    commands = accounts.of("10.0.0.2", 0.0).commands
    assert [commands.take(0.0) for _ in range(3)] == [True, True, False]
    assert not accounts.of("10.0.0.2", 0.0).commands.take(0.0), "coming back does not fill it"


@pytest.mark.parametrize("network", ["2001:db8:1:2::%x", "::ffff:1.2.3.4"])
def test_a_household_has_one_bucket_and_one_place_however_many_addresses(network: str) -> None:
    homes = [network % number if "%" in network else network for number in range(1, 9)]
    each = ByAddress(rate=0, burst=2)
    assert [each.take(home, 0.0) for home in homes] == [True, True] + [False] * 6
    each.give_back(homes[-1])
    assert each.take(homes[0], 0.0)
    places = Places(most=100, each=3)
    assert [places.take(home) for home in homes] == [True] * 3 + [False] * 5
    places.leave(homes[-1])
    assert places.take(homes[0])
    guesses = Guesses(each=3, together=100, now=0.0)
    assert [bool(guesses.take(home, 0.0)) for home in homes] == [True] * 3 + [False] * 5


def test_guesses_of_one_address() -> None:
    guesses = Guesses(each=3, together=100, now=0.0)
    assert [bool(guesses.take("a", 0.0)) for _ in range(4)] == [True, True, True, False]
    assert guesses.take("b", 0.0)
    assert guesses.take("a", 20.0)  # a third of a minute later there is one more


def test_guesses_of_everybody_together() -> None:
    """Who has found a room before is let in; who only guesses is not."""
    guesses = Guesses(each=10, together=20, now=0.0)
    look_up(guesses, "guest")
    tries = [guesses.take(f"{number}", 0.0) is not None for number in range(100)]
    assert tries == [True] * 20 + [False] * 80
    assert guesses.take("guest", 0.0)
    assert not guesses.take("newcomer", 0.0)
    assert guesses.take("newcomer", 60.0)


def test_who_knows_a_room_cannot_make_others_guesses_count_less() -> None:
    """Asking for one's own room again and again gives back no more than it takes."""
    guesses = Guesses(each=10, together=5, now=0.0)
    look_up(guesses, "accomplice")
    assert [bool(guesses.take(f"{number}", 0.0)) for number in range(6)] == [True] * 5 + [False]
    for _ in range(50):
        look_up(guesses, "accomplice")
    assert not guesses.take("guesser", 0.0)


def look_up(guesses: Guesses, address: str) -> None:
    """Try the code of a room that is there."""
    guess = guesses.take(address, 0.0)
    assert guess is not None
    guesses.found(guess)


def test_what_was_found_does_not_count() -> None:
    guesses = Guesses(each=2, together=2, now=0.0)
    for _ in range(50):
        look_up(guesses, "a")
    assert [bool(guesses.take("a", 0.0)) for _ in range(3)] == [True, True, False]


def test_connections_in_all_and_from_one_address() -> None:
    doors = Doors(most=5, from_one=2, rate=1.0, uncounted=Networks(["10.0.0.1"]))
    assert [doors.enter(n, "1.1.1.1") for n in range(3)] == [True, True, False]
    assert [doors.enter(10 + n, "10.0.0.1") for n in range(3)] == [True] * 3  # a proxy
    assert not doors.enter(20, "2.2.2.2")  # it is full
    doors.leave(0)
    doors.leave(0)
    doors.leave("never came")
    assert doors.open == 4
    assert doors.enter(21, "2.2.2.2")
    assert doors.refused == 2


def test_what_comes_through_a_proxy_is_counted_where_it_comes_from() -> None:
    doors = Doors(most=10, from_one=2, rate=1.0, uncounted=Networks(["10.0.0.1"]))
    assert [doors.enter(number, "10.0.0.1") for number in range(5)] == [True] * 5
    assert [doors.comes_from(number, "1.1.1.1") for number in range(3)] == [True, True, False]
    assert doors.comes_from(3, "2.2.2.2")
    assert doors.comes_from(4, "10.0.0.1")
    assert doors.open == 4  # the one that was refused is not counted
    doors.leave(0)
    assert doors.enter(5, "1.1.1.1")


def test_who_comes_too_often_is_not_let_in() -> None:
    doors = Doors(most=10, from_one=2, rate=1.0, uncounted=Networks(["10.0.0.1"]))
    assert [doors.arrives("1.1.1.1", 0.0) for _ in range(3)] == [True, True, False]
    assert doors.arrives("2.2.2.2", 0.0)
    assert all(doors.arrives("10.0.0.1", 0.0) for _ in range(9))  # many people come from there
    assert [doors.arrives("1.1.1.1", 1.0) for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1.2.3.4", "1.2.3.5", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("fe80::1%eth0", "fe80::2%wlan0", True),
        ("nonsense:", "nonsense:", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_networks() -> None:
    some = Networks(["127.0.0.1", "10.0.0.0/8", "::1"])
    assert [one in some for one in ("127.0.0.1", "10.9.9.9", "::1")] == [True] * 3
    assert [one in some for one in ("127.0.0.2", "", "x", "::2")] == [False] * 4
    assert "::ffff:127.0.0.1" in some  # what a server that listens on :: sees of 127.0.0.1
    assert "::ffff:127.0.0.2" not in some
    assert "anything" in Networks(["*"])
    assert "127.0.0.1" not in Networks([])
