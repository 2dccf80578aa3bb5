"""What the server has counted, in Prometheus's format."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Protocol

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from parlour.server.metrics import COMMIT_SECONDS, Metrics


class Counting(Protocol):
    """Who counts, and what can be looked up instead."""

    @property
    def metrics(self) -> Metrics: ...

    @property
    def rooms_in_memory(self) -> int: ...

    @property
    def connections(self) -> int: ...


def exposition(counting: Counting) -> bytes:
    """Everything that was counted."""
    registry = CollectorRegistry()
    registry.register(Report(counting))
    return generate_latest(registry)


class Report(Collector):
    """The counts as Prometheus calls them."""

    def __init__(self, counting: Counting) -> None:
        self._counting = counting

    def collect(self) -> Iterator[Metric]:
        metrics = self._counting.metrics
        for name, (value, help_text) in counters(metrics).items():
            yield CounterMetricFamily(f"parlour_{name}", help_text, value=value)
        sums = list(accumulate(metrics.commits))
        bounds = [*map(str, COMMIT_SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "parlour_commit_seconds",
            "From a command understood to its records stored.",
            buckets=list(zip(bounds, sums, strict=True)),
            sum_value=metrics.commit_seconds,
        )
        rooms, connections = self._counting.rooms_in_memory, self._counting.connections
        yield GaugeMetricFamily("parlour_rooms_in_memory", "Rooms in memory.", value=rooms)
        yield GaugeMetricFamily("parlour_connections", "Open sockets.", value=connections)


def counters(metrics: Metrics) -> dict[str, tuple[int, str]]:
    """By name, how many and of what."""
    return {
        "commands": (metrics.commands, "Messages from clients that a room dealt with."),
        "refused": (metrics.refused, "Messages from clients not understood or over a limit."),
        "records": (metrics.records, "Records stored."),
        "frames": (metrics.frames, "Messages sent to clients."),
        "superseded": (metrics.superseded, "Messages a slow client was spared."),
        "dropped": (metrics.dropped, "Connections cut because the client took nothing."),
        "rooms_created": (metrics.rooms_created, "Rooms created."),
        "rooms_reloaded": (metrics.rooms_reloaded, "Rooms read again after a lost race."),
        "rooms_failed": (metrics.rooms_failed, "Rooms put out of memory by an error."),
        "bot_moves": (metrics.bot_moves, "Decisions of bots."),
        "bot_failures": (metrics.bot_failures, "Decisions that a bot could not make."),
    }
