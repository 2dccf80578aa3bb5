"""Who sits where: people first, then bots, and what all of them are called."""

import secrets
from collections.abc import Sequence

from parlour.gamefile import LONGEST_NAME
from parlour.kernel.game import Game, Options
from parlour.lab.matches import line_up
from parlour.tui.match import PERSON, Match
from parlour.tui.words import Said

PLAYERS = 4  # unless somebody says how many
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dario", "Edda", "Finn", "Greta", "Hugo", "Ines", "Jonas")


def usual_seats(game: Game, options: Options) -> int:
    """How many play if nobody says."""
    low, high = game.seats_for(options)
    return max(low, min(PLAYERS, high))


def match_for(
    game: Game,
    options: Options,
    people: Sequence[str],
    bots: Sequence[str],
    seats: int,
    seed: int | None = None,
    first: int = 0,
) -> Match:
    """A match of people, side by side from seat `first` on, and bots in the other seats."""
    game.new(seats, options)  # refuses a wrong number of seats
    if not 0 <= first <= seats - len(people):
        if len(people) > seats:
            raise Said("too-many-people", seats=seats, people=len(people))
        raise Said("seat-numbers", seats=seats, last=seats - 1)
    others = line_up(game, list(bots), seats - len(people)) if seats > len(people) else []
    players = [*others[:first], *[PERSON] * len(people), *others[first:]]
    names = names_around(people, first, seats)
    drawn = secrets.randbelow(1 << 32) if seed is None else seed
    return Match(game, options, players, drawn, names)


def names_around(people: Sequence[str], first: int, seats: int) -> list[str]:
    """Names by seat, no two alike."""
    names = [checked(name) for name in people]
    taken = {name.lower() for name in names}
    if len(taken) < len(names):
        raise Said("same-names")
    spare = [other for other in BOT_NAMES if other.lower() not in taken]
    spare += [f"Bot {number}" for number in range(1, seats)]
    return [*spare[:first], *names, *spare[first : seats - len(names)]]


def checked(name: str) -> str:
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Said("name-length", most=LONGEST_NAME)
    return name
