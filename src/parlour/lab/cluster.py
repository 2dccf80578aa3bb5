"""Simulations on a cluster of machines with Ray, which comes with `parlour[ray]`.

Every machine of the cluster must have the same Parlour installed.
"""

import logging
import os
import re
import warnings
from collections.abc import Iterator, Sequence
from typing import Any

from parlour import __version__, games
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Game
from parlour.lab.executors import Pace
from parlour.lab.matches import PlayedGames, Setting, play_games

AHEAD = 2  # pieces of work that wait for each processor of the cluster


def play_there(version: str, setting: Setting, start: int, stop: int) -> PlayedGames | Refused:
    """Run by a machine of the cluster."""
    if version != __version__:
        return Malformed(f"A machine of the cluster has Parlour {__version__}, not {version}.")
    try:
        return play_games(games.load(setting.game), setting, range(start, stop))
    except Refused as error:
        return error


class Cluster:
    """A Ray cluster: `local` for one on this machine, `auto` for the one this machine is in,
    else an address (`ray://host:10001`, or `host:6379` from a machine of the cluster)."""

    def __init__(self, address: str, processors: int | None = None) -> None:
        if not re.fullmatch(r"local|auto|(ray://)?[\w.\-\[\]:]+:\d+", address):
            known = "local, auto, or an address like ray://host:10001"
            raise Malformed(f"--cluster is {known}, not {address!r:.40}.")
        self.address = address
        self.processors = processors
        self.ours = False  # whether we have connected, and so have to disconnect
        self.ray = load_ray()

    def run(self, game: Game, setting: Setting, gaps: Sequence[range]) -> Iterator[PlayedGames]:
        games.load(game.name)  # refuses games that other machines could not find
        if not self.ray.is_initialized():
            self.connect()
            self.ours = True
        yield from self.collect(setting, gaps)

    def close(self) -> None:
        if self.ours:
            self.ray.shutdown()
            self.ours = False

    def connect(self) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self.address == "local":
                quiet |= {"include_dashboard": False, "num_cpus": self.processors}
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # we report problems ourselves
                self.ray.init(address=self.address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            reason = " ".join(str(error).split())
            raise Malformed(f"There is no cluster at {self.address}: {reason:.200}") from None

    def collect(self, setting: Setting, gaps: Sequence[range]) -> Iterator[PlayedGames]:
        """Keep all processors busy until everything is played."""
        ray = self.ray
        task = ray.remote(play_there).options(num_cpus=1)
        hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pace = Pace(gaps, setting.rotations, hands)
        waiting: list[Any] = []

        def give() -> None:
            while len(waiting) < AHEAD * hands and (piece := pace.piece()) is not None:
                waiting.append(task.remote(__version__, setting, piece.start, piece.stop))

        try:
            give()
            while waiting:
                done, rest = ray.wait(waiting)
                waiting[:] = rest
                for played in map(take, ray.get(done)):
                    pace.learn(played)
                    yield played
                give()
        except KeyboardInterrupt:
            pass
        finally:
            for one in waiting:
                ray.cancel(one, force=True)


def take(answer: PlayedGames | Refused) -> PlayedGames:
    if isinstance(answer, Refused):
        raise answer
    return answer


def load_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # avoids a warning
    try:
        import ray
    except ImportError:
        raise Malformed("A cluster needs Ray: pip install 'parlour[ray]'.") from None
    return ray
