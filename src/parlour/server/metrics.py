"""What the server counts. Counting is an addition; the rest happens when somebody asks."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

COMMIT_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Gauges(Protocol):
    """What can be looked up instead of counted."""

    @property
    def rooms_in_memory(self) -> int: ...

    @property
    def connections(self) -> int: ...


class Metrics(Collector):
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
        self.gauges: Gauges | None = None
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self._commits = [0] * (len(COMMIT_SECONDS) + 1)
        self._commit_seconds = 0.0

    def note_commit(self, seconds: float) -> None:
        """How long records took from a command understood to the disk."""
        self._commits[bisect_left(COMMIT_SECONDS, seconds)] += 1
        self._commit_seconds += seconds

    def text(self) -> bytes:
        """Everything in Prometheus's format."""
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        for name, (value, help_text) in self._counters().items():
            yield CounterMetricFamily(f"parlour_{name}", help_text, value=value)
        sums = list(accumulate(self._commits))
        bounds = [*map(str, COMMIT_SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "parlour_commit_seconds",
            "From a command understood to its records stored.",
            buckets=list(zip(bounds, sums, strict=True)),
            sum_value=self._commit_seconds,
        )
        if self.gauges is not None:
            rooms, connections = self.gauges.rooms_in_memory, self.gauges.connections
            yield GaugeMetricFamily("parlour_rooms_in_memory", "Rooms in memory.", value=rooms)
            yield GaugeMetricFamily("parlour_connections", "Open sockets.", value=connections)

    def _counters(self) -> dict[str, tuple[int, str]]:
        return {
            "commands": (self.commands, "Messages from clients that a room dealt with."),
            "refused": (self.refused, "Messages from clients not understood or over a limit."),
            "records": (self.records, "Records stored."),
            "frames": (self.frames, "Messages sent to clients."),
            "superseded": (self.superseded, "Messages a slow client was spared."),
            "dropped": (self.dropped, "Connections cut because the client took nothing."),
            "rooms_created": (self.rooms_created, "Rooms created."),
            "rooms_reloaded": (self.rooms_reloaded, "Rooms read again after a lost race."),
            "rooms_failed": (self.rooms_failed, "Rooms put out of memory by an error."),
            "bot_moves": (self.bot_moves, "Decisions of bots."),
            "bot_failures": (self.bot_failures, "Decisions that a bot could not make."),
        }
