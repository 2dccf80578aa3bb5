"""Profiles: what a game does to them, and what others see."""

import msgspec
import pytest

from parlour.kernel.errors import Malformed
from parlour.people.profiles import (
    ENOUGH,
    MOST_DEVICES,
    MOST_RECENT,
    Profile,
    Ranked,
    Result,
    Standing,
    counted,
    encode_profile,
    leaderboard,
    new_profile,
    read_profile,
    with_device,
)
from parlour.people.ratings import FIRST

GAME = "any game"


def person(id: str, **more: object) -> Profile:
    made = new_profile(id.upper(), "", True, f"hash of {id}", 0.0)
    return msgspec.structs.replace(made, id=id, **more)


def result(persons: list[str], winners: list[int], round: int = 1) -> Result:
    names = [one or "Bot" for one in persons]
    return Result(GAME, "BCDF", round, 1.0, 2.0, names, persons, winners)


def test_a_game_of_two_people_is_rated() -> None:
    ann, bo = counted(result(["ann", "bo"], [1]), [person("ann"), person("bo")])
    assert (ann.at(GAME).games, ann.at(GAME).wins, ann.at(GAME).rated) == (1, 0, 1)
    assert (bo.at(GAME).games, bo.at(GAME).wins, bo.at(GAME).rated) == (1, 1, 1)
    assert (ann.at(GAME).shown or 0) < FIRST < (bo.at(GAME).shown or 0)
    assert bo.recent[0].won
    assert bo.recent[0].change == (bo.at(GAME).shown or 0) - FIRST
    assert ann.at("another game") == Standing()


@pytest.mark.parametrize(
    ("persons", "winners"),
    [(["ann", "", ""], [0]), (["ann", "", ""], [1]), (["ann", "bo", ""], [2]), (["ann", "bo"], [])],
)
def test_a_game_against_bots_is_not_rated(persons: list[str], winners: list[int]) -> None:
    profiles = [person(one) for one in persons if one]
    for seat, one in enumerate(counted(result(persons, winners), profiles)):
        assert one.at(GAME).games == 1
        assert one.at(GAME).wins == (seat in winners)
        assert one.at(GAME).shown is None
        assert one.recent[0].change is None


def test_guests_and_bots_are_left_out_of_a_rating() -> None:
    with_bots = counted(result(["", "ann", "", "bo"], [3]), [person("ann"), person("bo")])
    alone = counted(result(["ann", "bo"], [1]), [person("ann"), person("bo")])
    assert [one.at(GAME) for one in with_bots] == [one.at(GAME) for one in alone]


def test_whoever_was_erased_is_left_out() -> None:
    (bo,) = counted(result(["ann", "bo"], [1]), [person("bo")])
    assert bo.at(GAME).rated == 0
    assert bo.recent[0].names == ["ann", "bo"]


def test_a_profile_remembers_the_last_games() -> None:
    ann = person("ann")
    for round in range(MOST_RECENT + 5):
        (ann,) = counted(result(["ann", ""], [0], round), [ann])
    assert ann.at(GAME).games == MOST_RECENT + 5
    assert [one.round for one in ann.recent] == list(range(MOST_RECENT + 4, 4, -1))


def test_of_very_many_devices_the_oldest_is_locked_out() -> None:
    ann = person("ann")
    for number in range(MOST_DEVICES):
        ann = with_device(ann, f"{number}")
    assert len(ann.keys) == MOST_DEVICES
    assert "hash of ann" not in ann.keys
    assert ann.keys[-1] == f"{MOST_DEVICES - 1}"


def test_a_profile_is_read_as_it_was_written() -> None:
    (ann,) = counted(result(["ann", ""], [0]), [person("ann")])
    assert read_profile(encode_profile(ann)) == ann
    later = msgspec.json.encode(msgspec.structs.asdict(ann) | {"format": 2})
    with pytest.raises(Malformed, match="format 2"):
        read_profile(later)


# Leaderboards


def played(id: str, mu: float, rated: int = ENOUGH, listed: bool = True) -> Profile:
    standing = Standing(games=rated, rated=rated, mu=mu, sigma=1.0)
    return person(id, standings={GAME: standing}, listed=listed)


def test_a_leaderboard_shows_who_wants_to_be_shown_and_has_played() -> None:
    people = [played("ann", 25), played("bo", 30), played("shy", 40, listed=False)]
    people += [played("new", 40, rated=ENOUGH - 1), person("none")]
    assert leaderboard(people, GAME, 10) == [
        Ranked(1, "BO", "", 1000 + 40 * 27),
        Ranked(2, "ANN", "", 1000 + 40 * 22),
    ]
    assert leaderboard(people, "another game", 10) == []


def test_equals_share_a_rank_and_the_list_has_an_end() -> None:
    people = [played("ann", 25), played("bo", 25), played("cy", 24), played("di", 23)]
    assert [(one.rank, one.name) for one in leaderboard(people, GAME, 3)] == [
        (1, "ANN"),
        (1, "BO"),
        (3, "CY"),
    ]


def test_a_leaderboard_tells_name_look_and_rating_alone() -> None:
    assert Ranked.__struct_fields__ == ("rank", "name", "avatar", "rating")
