"""What a server keeps of a person who wants that: a profile, from which all else is derived.

A profile is opened by device keys, of which only hashes are kept. It is replaced as a whole; its
format is versioned.
"""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.kernel.errors import Malformed
from parlour.people.ratings import Rating, rate

FORMAT: Final = 1
MOST_DEVICES: Final = 10  # of one person; another one takes the place of the oldest
MOST_RECENT: Final = 20  # games that a profile remembers one by one
ENOUGH: Final = 5  # rated games until somebody is on the leaderboard


class Standing(Struct, frozen=True, omit_defaults=True):
    """How somebody has done at one game."""

    games: int = 0
    wins: int = 0
    rated: int = 0  # games that were played against other people with a profile
    mu: float = Rating().mu
    sigma: float = Rating().sigma

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)

    @property
    def shown(self) -> int | None:
        """The number others see; none before it means something."""
        return self.rating.shown if self.rated else None


class Recent(Struct, frozen=True):
    """A game that somebody has played."""

    game: str
    room: str
    round: int
    ended: float  # Unix time
    names: list[str]  # of all at the table, by seat
    won: bool
    change: int | None  # of the rating; none if the game was not rated


class Profile(Struct, frozen=True, omit_defaults=True):
    """A person, as a server knows them."""

    id: str  # random; it is in the logs of rooms and shown to nobody
    name: str
    avatar: str
    keys: list[str]  # hashes, the newest one at the end
    made: float
    seen: float
    listed: bool = False  # whether this person is shown on leaderboards
    standings: dict[str, Standing] = {}
    recent: list[Recent] = []  # newest first
    format: int = FORMAT

    def at(self, game: str) -> Standing:
        return self.standings.get(game, Standing())


class Result(Struct, frozen=True):
    """A game that is over: whose seats they were, and who has won."""

    game: str
    room: str
    round: int
    began: float
    ended: float
    names: list[str]  # by seat
    persons: list[str]  # by seat; empty for guests and bots
    winners: list[int]


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Profile).decode


def encode_profile(profile: Profile) -> bytes:
    return _encode(profile)


def read_profile(data: bytes) -> Profile:
    profile = _decode(data)
    if profile.format != FORMAT:
        raise Malformed(f"A profile has format {profile.format}; this program reads {FORMAT}.")
    return profile


def new_profile(name: str, avatar: str, listed: bool, key_hash: str, now: float) -> Profile:
    return Profile(secrets.token_hex(12), name, avatar, [key_hash], now, now, listed)


def with_device(profile: Profile, key_hash: str) -> Profile:
    """One more device; beyond the limit the oldest one is locked out."""
    return replace(profile, keys=[*profile.keys, key_hash][-MOST_DEVICES:])


# Games


def counted(result: Result, profiles: Sequence[Profile]) -> list[Profile]:
    """The profiles of those who played, after a game.

    It counts for everybody. It is rated among people with a profile if there are two of them, and
    one of them has won: what bots and guests are worth is not known.
    """
    won = [result.persons.index(one.id) in result.winners for one in profiles]
    before = [one.at(result.game).rating for one in profiles]
    rated = len(profiles) > 1 and any(won)
    after = rate(before, won) if rated else before
    return [
        _counted(result, one, winner, rating if rated else None)
        for one, winner, rating in zip(profiles, won, after, strict=True)
    ]


def _counted(result: Result, profile: Profile, won: bool, rating: Rating | None) -> Profile:
    old = profile.at(result.game)
    mu, sigma = rating or old.rating
    new = Standing(old.games + 1, old.wins + won, old.rated + (rating is not None), mu, sigma)
    change = None if rating is None else rating.shown - old.rating.shown
    recent = Recent(result.game, result.room, result.round, result.ended, result.names, won, change)
    return replace(
        profile,
        seen=max(profile.seen, result.ended),
        standings={**profile.standings, result.game: new},
        recent=[recent, *profile.recent][:MOST_RECENT],
    )


# What is shown


class Ranked(Struct, frozen=True):
    """Somebody on a leaderboard, with no more than everybody may know."""

    rank: int
    name: str
    avatar: str
    rating: int


def leaderboard(profiles: Sequence[Profile], game: str, most: int) -> list[Ranked]:
    """The best of those who want to be listed. Equal ratings share a rank."""
    found = [one for one in profiles if one.listed and one.at(game).rated >= ENOUGH]
    found.sort(key=lambda one: (-one.at(game).rating.shown, one.name))
    ranked: list[Ranked] = []
    for number, one in enumerate(found[:most], 1):
        rating = one.at(game).rating.shown
        same = bool(ranked) and ranked[-1].rating == rating
        ranked.append(Ranked(ranked[-1].rank if same else number, one.name, one.avatar, rating))
    return ranked
