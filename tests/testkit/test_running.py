"""The checks find the mistakes that authors make, and say where."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from mypy_extensions import i64

from parlour.kernel.events import fields_of
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Card, Seat
from parlour.testkit.checks.sampling import check_uniform, nearly_open
from parlour.testkit.deals import deals
from parlour.testkit.playing import NothingTried, expect_tried, usual_length
from parlour.testkit.register import Check
from parlour.testkit.running import CHECKS, Finding, cases, find, findings
from parlour.testkit.settings import preset_settings

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "examples"))

import crowns

SCALE = 0.05


def with_table(kind: type[crowns.Crowns]) -> Game:
    """Crowns with another table."""

    def new_table(game: Game, seats: int, options: Options) -> Table:
        table = kind(game, seats)
        table.lay(sorted([*range(1, crowns.NUMBERS + 1)] * 2), 1 + 2 * crowns.MOST)
        table.points = [0] * seats
        return table

    return replace(crowns.GAME, table=new_table)


def named(name: str) -> Check:
    return next(check for check in CHECKS if check.name == name)


def finding(game: Game, name: str) -> Finding:
    return find(named(name), game, SCALE)


# A game that is right


def test_the_example_holds_everything() -> None:
    found = list(findings(crowns.GAME, 0.01))
    assert len(found) == len(CHECKS) > 60
    assert [one for one in found if not one.holds] == []


def test_checks_are_chosen_by_topic_and_name() -> None:
    found = list(findings(crowns.GAME, SCALE, "zones"))
    assert {one.check.topic for one in found} == {"declaration"}
    assert all("zones" in one.check.name for one in found)
    assert len(list(findings(crowns.GAME, SCALE, "idle"))) == 1


def test_twice_the_scale_is_in_every_case() -> None:
    assert {case.setting.scale for case in cases([crowns.GAME], 2.0)} == {2.0}


# Games that are wrong


class Peeking(crowns.Crowns):
    def choices(self, seat: Seat) -> list[int]:
        """The best card cannot be played if the neighbour has a better one."""
        own = super().choices(seat)
        beside = self.cards(crowns.HAND + (seat + 1) % self.seats)
        return own[:1] if max(self.faces[card] for card in beside) - 1 > own[-1] else own


class Lasting(crowns.Crowns):
    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        self.round_started(1)


class Stuck(crowns.Crowns):
    def leave(self, seat: Seat, rng: Random) -> None:
        """Nobody looks whether the others have answered already."""
        self.left(seat)


class Undeclared(crowns.Crowns):
    rounds: int = 0

    def round_started(self, number: i64) -> None:
        super().round_started(number)
        self.rounds += 1


class Faulty(crowns.Crowns):
    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        self.points[self.seats] += 1


class Unequal(crowns.Crowns):
    def scored(self, seat: Seat, number: int = 1) -> None:
        super().scored(seat)


class Careless(crowns.Crowns):
    def dealt(self, seat: Seat, card: Card) -> None:
        """Points are public, so everybody can tell whether somebody has got a good card."""
        super().dealt(seat, card)
        self.points[seat] += int(self.faces[card] > 6)


class Announcing(crowns.Crowns):
    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        """Everybody is told who has chosen."""
        self.chose(seat, action)
        if self.waiting():
            self.nobody_scored()
        self.settle()


class Counting(crowns.Crowns):
    def chose(self, seat: Seat, action: Action) -> None:
        """Everybody sees how many have chosen."""
        super().chose(seat, action)
        self.points[0] += 1


class Spying(crowns.Crowns):
    def idle(self, seat: Seat) -> int:
        """The best card if the neighbour has a good one."""
        own = self.choices(seat)
        beside = self.cards(crowns.HAND + (seat + 1) % self.seats)
        return own[-1] if any(self.faces[card] > 6 for card in beside) else own[0]


class Silent(crowns.Crowns):
    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        """A card is drawn, and no sentence says so."""
        if self.size(crowns.DECK):
            self.dealt(seat, self.top(crowns.DECK))
        else:
            self.ended(self.playing())


class Hasty(crowns.Crowns):
    first: int = 0

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        """Whoever chooses first gets the point."""
        if not self.answered:
            self.first = int(seat)
        super().play(seat, action, rng)

    def scored(self, seat: Seat) -> None:
        super().scored(self.first)


class Unjust(crowns.Crowns):
    def settle(self) -> None:
        """A point also goes to whoever still holds the best card."""
        rounds = self.turns
        super().settle()
        if self.turns > rounds:
            seats = seats_in(self.playing())
            hands = [self.cards(crowns.HAND + seat) for seat in seats]
            best = [max(self.faces[card] for card in hand) for hand in hands]
            self.scored(seats[best.index(max(best))])


class Pairing(crowns.Crowns):
    def settle(self) -> None:
        """Whoever holds two cards alike after a round shows both, and gets others."""
        before = self.turns
        super().settle()
        for seat in seats_in(self.playing()) if before < self.turns else ():
            hand = [self.faces[card] for card in self.cards(crowns.HAND + seat)]
            for face in {face for face in hand if hand.count(face) == 2}:
                for _ in range(2):
                    self.revealed(seat, self.take(seat, crowns.HAND + seat, face))
                for _ in range(2):
                    self.dealt(seat, self.top(crowns.DECK))


class Forgetful(crowns.Crowns):
    gains: tuple[int, ...] = ()

    def set_up(self, rng: Random) -> None:
        """What an event needs, the rules set: a replay calls events alone."""
        self.gains = (1,) * self.seats
        super().set_up(rng)

    def scored(self, seat: Seat) -> None:
        self.points[seat] += self.gains[seat] - 1
        super().scored(seat)


@pytest.mark.parametrize(
    ("kind", "name", "problem"),
    [
        (Peeking, "all hidden faces filled anew change nothing for the viewer", "the choices of"),
        (Hasty, "the order of answers changes nothing", "depends on who was first"),
        (
            Unjust,
            "all hidden faces filled anew change nothing for the viewer",
            "is told by scored depends on the face of a card that was not shown",
        ),
        (Silent, "every act is answered by a sentence", "nothing is said after"),
        (Announcing, "nobody can tell who has answered", "told that somebody has answered"),
        (Counting, "nobody can tell who has answered", "see that somebody has answered"),
        (Spying, "games hold together and end with the highest score", "idle depends"),
        (Peeking, "games hold together and end with the highest score", "what it cannot see"),
        (Lasting, "playouts end", "no end after 5000 decisions"),
        (Stuck, "anybody may leave at any moment", "all have answered"),
        (Undeclared, "declared fields are all that can change", "rounds is not declared"),
        (Faulty, "playouts end", "IndexError"),
        (Unequal, "events are methods with as many arguments", "scored does not take"),
        (Careless, "two hidden faces exchanged change nothing for the viewer", "points"),
    ],
)
def test_a_mistake_is_found(kind: type[crowns.Crowns], name: str, problem: str) -> None:
    found = finding(with_table(kind), name)
    assert not found.holds
    assert problem in found.problem
    assert found.setting.startswith("crowns-")


def test_a_finding_names_the_place_in_the_games_own_code_and_the_seed() -> None:
    found = finding(with_table(Faulty), "playouts end")
    assert "test_running.py" in found.places[-1]
    assert "self.points[self.seats] += 1" in found.places[-1]
    assert any("The seed is" in note for note in found.notes)


def test_what_is_shown_in_the_same_move_is_no_leak() -> None:
    for name in ("two hidden faces exchanged", "all hidden faces filled anew"):
        found = find(named(f"{name} change nothing for the viewer"), with_table(Pairing), 0.2)
        assert found.holds, found.problem


def test_a_finding_in_a_replay_names_the_error_in_the_games_own_code() -> None:
    found = finding(with_table(Forgetful), "a replay goes through every state")
    assert "does not fit the game. IndexError" in found.problem
    assert "self.gains[seat]" in found.places[-1]


def test_a_field_that_every_table_has_needs_another_name() -> None:
    fields = crowns.GAME.fields + fields_of("gone:seats")
    found = finding(
        replace(crowns.GAME, fields=fields), "fields are not called like those of every table"
    )
    assert found.problem == "every table has gone: another name is needed"


def test_a_bare_assertion_is_told_by_its_source() -> None:
    nameless = replace(crowns.GAME, words=replace(crowns.GAME.words, title=""))
    found = finding(nameless, "the game itself has words")
    assert found.problem == "This does not hold: game.words.title"


def test_a_game_may_have_no_fields_of_its_own() -> None:
    bare = replace(crowns.GAME, fields=(), words=replace(crowns.GAME.words, fields={}))
    assert finding(bare, "zones fields and events have words").holds


def test_a_declaration_that_cannot_be_played_is_a_finding() -> None:
    found = finding(replace(crowns.GAME, presets={"house": {"colour": 1}}), "playouts end")
    assert "Option colour is unknown" in found.problem


# Samples


def test_samples_that_are_not_equally_likely_are_found() -> None:
    setting = preset_settings(crowns.GAME)[0]
    table = nearly_open(setting.start(Random(1)), 0, Random(2), 4)
    view = table.view(0)
    weights = deals(view)
    check_uniform(view, weights, Random(3))
    weights[next(iter(weights))] *= 50
    with pytest.raises(AssertionError):
        check_uniform(view, weights, Random(3))


# Nothing tried


def without_a_chance(only: Callable[[], None]) -> Check:
    return Check("topic", "name", preset_settings, lambda setting: only())


def test_what_could_not_be_tried_neither_holds_nor_fails() -> None:
    found = find(without_a_chance(lambda: expect_tried(0)), crowns.GAME, SCALE)
    assert found.holds
    assert not found.tried
    with pytest.raises(NothingTried):
        expect_tried(0)
    assert find(without_a_chance(lambda: expect_tried(1)), crowns.GAME, SCALE).tried


def test_what_one_variant_is_like_does_not_count_for_another_of_the_same_name() -> None:
    """How many games are played depends on how long they take."""
    setting = next(iter(named("playouts end").settings_of(with_table(Lasting))))
    assert usual_length(setting) > 100 * usual_length(replace(setting, game=crowns.GAME))
