"""The same simulation on a cluster of two machines (both of them this one)."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.lab.cluster import Cluster, load_ray, play_there
from parlour.lab.matches import new_setting
from parlour.lab.simulate import simulate

pytest.importorskip("ray", reason="Ray is not installed: pip install 'parlour[ray]'")

GAME = games.load(games.names()[-1])


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    machines = import_module("ray.cluster_utils").Cluster()
    machines.add_node(num_cpus=1, include_dashboard=False)
    machines.add_node(num_cpus=1)
    yield machines.address
    machines.shutdown()


def test_cluster_counts_the_same(address: str) -> None:
    ray = load_ray()
    ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        assert sum(node["Alive"] for node in ray.nodes()) == 2
        assert ray.cluster_resources()["CPU"] == 2
        results = [
            simulate(GAME, 2, ["greedy", "random"], 60, 3, executor=executor).plain()
            for executor in (None, Cluster(address))
        ]
        broken = new_setting(GAME, 2, ["random", "greedy"], 1)
        broken = type(broken)(broken.game, 2, ("random", "nobody"), 1, broken.options)
        with pytest.raises(Malformed, match="no bot 'nobody'"):
            list(Cluster(address).run(GAME, broken, [range(4)]))
    finally:
        ray.shutdown()
    once, again = ({k: v for k, v in one.items() if "second" not in k} for one in results)
    assert once == again


def test_another_version_is_refused() -> None:
    answer = play_there("0.0", new_setting(GAME, 2, ["random"], 1), 0, 1)
    assert "has Parlour" in str(answer)


@pytest.mark.parametrize("address", ["", "x", "http://host:1", "ray://", "host:port"])
def test_bad_addresses_are_refused(address: str) -> None:
    with pytest.raises(Malformed, match="--cluster"):
        Cluster(address)
