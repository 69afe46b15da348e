"""Many workers give the same results as one, and lost workers lose nothing."""

import functools
import os
import signal
import sys
import time
import types

import pytest

import regalia
from regalia.lab import cluster
from regalia.lab.arena import arena
from regalia.lab.pool import Where, as_they_come, run
from regalia.lab.setup import Setup
from regalia.lab.simulate import simulate

GAMES = regalia.game_ids()


def square(number):
    return number * number


def deadly_once(number, folder):
    """The process that gets number 5 dies, the first time."""
    mark = folder / str(number)
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_deadly(number):
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def slow_square(number):
    time.sleep(0.3)
    return number * number


def fixed(result):
    return {key: value for key, value in result.items() if key not in ("seconds", "decisions_per_second", "jobs")}


def test_results_keep_their_order():
    assert run(square, range(20), jobs=2) == [number * number for number in range(20)]


def test_a_killed_worker_loses_nothing(tmp_path):
    tasks = list(range(12))
    assert run(functools.partial(deadly_once, folder=tmp_path), tasks, jobs=2) == [number * number for number in tasks]


def test_a_task_that_always_kills_is_one_clear_error():
    with pytest.raises(regalia.UserError) as error:
        run(always_deadly, range(6), jobs=2)
    assert error.value.key == "worker-lost"


def test_whoever_stops_listening_stops_the_work(tmp_path):
    found = as_they_come(functools.partial(_noted, folder=tmp_path), range(500), Where(jobs=2))
    next(found)
    found.close()
    assert len(list(tmp_path.iterdir())) < 100


def _noted(number, folder):
    (folder / str(number)).touch()
    time.sleep(0.01)
    return number


def test_an_address_belongs_to_ray():
    with pytest.raises(regalia.UserError) as error:
        run(square, [1], address="127.0.0.1:1")
    assert error.value.key == "backend-address"


# -- Ray: a cluster of our own on this machine ---------------------------------------------------------


@pytest.fixture(scope="module")
def ray():
    """Its workers do not find the modules of tests: what they are to run is sent whole."""
    found = pytest.importorskip("ray")
    found.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield found
    found.cloudpickle.unregister_pickle_by_value(sys.modules[__name__])
    found.shutdown()


def test_ray_gives_the_same_and_survives_a_killed_worker(ray, tmp_path):
    """One small cluster for both."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    tasks = list(range(12))
    assert run(functools.partial(deadly_once, folder=tmp_path), tasks, backend="ray") == [number * number for number in tasks]
    setup = Setup(GAMES[0])
    assert fixed(simulate(setup, games=6, seed=4)) == fixed(simulate(setup, games=6, seed=4, jobs=2, backend="ray"))
    one = arena(setup, ["greedy", "random"], games=4, seed=3)
    assert fixed(one) == fixed(arena(setup, ["greedy", "random"], games=4, seed=3, jobs=2, backend="ray"))
    with pytest.raises(regalia.UserError):
        arena(setup, ["random", "nobody"], games=2, backend="ray")
    ray.shutdown()


@pytest.mark.slow
@pytest.mark.endurance
def test_several_nodes_and_one_is_killed_in_between(ray):
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        node = cluster.add_node(num_cpus=1)
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        found = {}
        for number, result in as_they_come(slow_square, range(40), Where(backend="ray", address=cluster.address)):
            found[number] = result
            if len(found) == 5:
                cluster.remove_node(node, allow_graceful=False)
        assert found == {number: number * number for number in range(40)}
        setup = Setup(GAMES[0])
        there = arena(setup, ["greedy", "random"], games=8, seed=3, backend="ray", address=cluster.address)
        assert fixed(arena(setup, ["greedy", "random"], games=8, seed=3)) == fixed(there)
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_no_cluster_at_the_address_is_one_clear_error():
    pytest.importorskip("ray")
    with pytest.raises(regalia.UserError) as error:
        run(square, [1], backend="ray", address="127.0.0.1:9")
    assert error.value.key == "ray-unreachable"


def test_ray_that_does_not_come_up_is_told():
    """On a machine that is too busy Ray gives up with an Exception of no kind."""

    def slow(**_words):
        raise Exception("The current node timed out during startup.\nMore of it.")

    with pytest.raises(regalia.UserError) as error:
        cluster._join(types.SimpleNamespace(init=slow), Where(backend="ray"))
    assert error.value.key == "ray-unreachable"
    assert error.value.args_of_text["problem"] == "The current node timed out during startup."
