"""What the server counts. Counting is an addition; `exposition` puts it into words when asked."""

from typing import Final

COMMIT_SECONDS: Final[tuple[float, ...]] = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters since the start."""

    def __init__(self) -> None:
        self.commands = 0  # understood and handed to a room
        self.refused = 0  # not understood, or over a limit
        self.records = 0
        self.frames = 0
        self.superseded = 0
        self.dropped = 0
        self.rooms_created = 0
        self.rooms_reloaded = 0
        self.rooms_failed = 0
        self.bot_moves = 0
        self.bot_failures = 0
        self.commits = [0] * (len(COMMIT_SECONDS) + 1)  # by how long they took
        self.commit_seconds = 0.0

    def note_commit(self, seconds: float) -> None:
        """How long records took from a command understood to the disk."""
        place = 0
        while place < len(COMMIT_SECONDS) and COMMIT_SECONDS[place] < seconds:
            place += 1
        self.commits[place] += 1
        self.commit_seconds += seconds
