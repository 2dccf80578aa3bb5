"""The ways to play a game that are worth a try: numbers of seats, presets, options."""

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.kernel.game import Game, Option, Options, OptionValue
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape


@dataclass(frozen=True)
class Setting:
    """A game, how many play it, with which options, and how much of it is tried."""

    game: Game
    seats: int
    name: str
    options: Options
    scale: float = 1.0

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.name}"

    def start(self, rng: Random, tape: Tape | None = None) -> Table:
        return self.game.start(self.seats, rng, self.options, tape)


def option_values(option: Option) -> list[OptionValue]:
    """The values worth a try: all words, both states of a switch, the ends of a range."""
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return [option.low, option.default, option.high]
    return list(option.values)


def ways_to_set(game: Game) -> Iterator[tuple[str, Options]]:
    """Every preset, then every value of every option by itself."""
    for preset in game.presets:
        yield preset, game.settle(preset=preset)
    for option in game.options:
        for value in option_values(option):
            yield f"{option.name}={value}", game.settle({option.name: value})


def different_ways(game: Game) -> list[tuple[str, Options]]:
    """The same without those that change nothing."""
    found: list[tuple[str, Options]] = []
    for name, options in ways_to_set(game):
        if options not in [known for _, known in found]:
            found.append((name, options))
    return found


def share(setting: Setting, decisions: int) -> int:
    """A setting's part of so many decisions for all settings of its game."""
    return decisions // len(all_settings(setting.game))


def all_settings(game: Game) -> list[Setting]:
    """Every way to set the options with every number of seats it allows."""
    return [
        Setting(game, seats, name, options)
        for name, options in different_ways(game)
        for seats in numbers_of_seats(game, options)
    ]


def numbers_of_seats(game: Game, options: Options) -> range:
    """How many can play under these options."""
    low, high = game.seats_for(options)
    return range(low, high + 1)


def varied_settings(game: Game) -> list[Setting]:
    """Every way to set the options, with numbers of seats in turn; every number of seats."""
    most, ways = len(range(*game.seats)) + 1, different_ways(game)
    found: list[Setting] = []
    for number in range(max(most, len(ways))):
        name, options = ways[number % len(ways)]
        seats = numbers_of_seats(game, options)
        found.append(Setting(game, seats[number % len(seats)], name, options))
    return found


def preset_settings(game: Game) -> list[Setting]:
    """Every preset with the fewest, the most and a middling number of seats."""
    found: list[Setting] = []
    for preset in game.presets:
        options = game.settle(preset=preset)
        low, high = game.seats_for(options)
        numbers = sorted({low, (low + high + 1) // 2, high})
        found += [Setting(game, seats, preset, options) for seats in numbers]
    return found


def usual_setting(game: Game) -> list[Setting]:
    """The fewest seats and the default options."""
    return [Setting(game, game.seats_for()[0], "spec", game.settle())]
