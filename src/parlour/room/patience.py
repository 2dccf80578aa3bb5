"""How long a room waits: for an answer, for an absent player, for an absent host.

Times come from a clock that only goes forward; they mean nothing in another process and are never
stored. A room that is read again starts waiting from the beginning.
"""

from typing import Final

from parlour.kernel.seats import seats_in
from parlour.room.state import EXTENSION, PLAYING, State

GRACE: Final = 20.0  # seconds until a bot plays for an absent player
HOST_GRACE: Final = 60.0  # seconds until somebody else becomes host


class Patience:
    """Who is away since when, and when the present question was asked."""

    def __init__(self, state: State, now: float) -> None:
        self._state = state
        self.away = {place.number: now for place in state.people()}
        self._asked = now

    # What happens

    def ask(self, now: float) -> None:
        """A new question: its time begins."""
        self._asked = now

    def arrive(self, place: int, now: float) -> None:
        """Somebody is here. Time in which nobody was does not count."""
        seconds = self._state.seconds()
        if seconds is not None and self.resting():
            self._asked = max(self._asked, now + EXTENSION - seconds)
        self.away.pop(place, None)

    def miss(self, place: int, now: float) -> None:
        """Somebody is not here any more."""
        self.away[place] = now

    def forget(self, place: int) -> None:
        """Somebody does not belong to the room any more."""
        self.away.pop(place, None)

    def long_away(self, now: float) -> set[int]:
        """Who has been away for so long that a bot may play for them; a phone may blink."""
        return {place for place, since in self.away.items() if now >= since + GRACE}

    # What is due

    def resting(self) -> bool:
        """Whether all players are away: then the game waits, without clocks and stand-ins."""
        players = [place for place in self._state.people() if place.seat is not None]
        return all(place.number in self.away for place in players)

    def left(self, now: float) -> float | None:
        """Seconds until the present question is settled without an answer."""
        end = self._end()
        return None if end is None else end - now

    def _end(self) -> float | None:
        """When the present question is settled without an answer."""
        seconds = self._state.seconds()
        return None if seconds is None else self._asked + seconds

    def time_is_up(self, now: float) -> bool:
        left = self.left(now)
        return left is not None and left <= 0 and not self.resting()

    def missed(self) -> dict[int, float]:
        """Seats with a say whose players are away, and since when.

        Those who have answered count too: a stand-in must not reveal who has not.
        """
        state, table = self._state, self._state.table
        if not self.away or table is None or state.phase != PLAYING:
            return {}
        if not state.stand_ins or self.resting():
            return {}
        asked = [state.at_seat(seat) for seat in seats_in(table.owing)]
        return {
            place.seat: self.away[place.number]
            for place in asked
            if place.seat is not None and not place.player and place.number in self.away
        }

    def host_missed(self) -> float | None:
        """Since when the host is away, if somebody else is here."""
        state = self._state
        since = None if state.host is None else self.away.get(state.host)
        if since is None or all(place.number in self.away for place in state.people()):
            return None
        return since

    def deadline(self) -> float | None:
        """When something is due next."""
        end = self._end()
        if end is None and not self.away:
            return None
        times = [since + GRACE for since in self.missed().values()]
        host = self.host_missed()
        if host is not None:
            times.append(host + HOST_GRACE)
        if end is not None and not self.resting():
            times.append(end)
        return min(times, default=None)
