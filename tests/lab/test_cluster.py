"""Self-play, data sets and reports on a cluster of several nodes: the same as on one process, also when a node is killed."""

import pytest

import regalia
from regalia.lab.balance import balance
from regalia.lab.dataset import dataset
from regalia.lab.pool import Where
from regalia.lab.setup import Setup

pytestmark = [pytest.mark.slow, pytest.mark.endurance]
GAME = regalia.game_ids()[-1]


@pytest.fixture(scope="module")
def cluster():
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    ray.init(address=found.address, log_to_driver=False, logging_level="error")
    yield found
    ray.shutdown()
    found.shutdown()


def there(cluster):
    return Where(backend="ray", address=cluster.address)


def killing(cluster):
    """A progress that kills a node of its own as soon as something is done."""
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    killed = []

    def told(done, _total):
        if done == 1 and not killed:
            killed.append(node)
            cluster.remove_node(node, allow_graceful=False)

    return told, killed


def test_a_report_is_the_same(cluster):
    told, killed = killing(cluster)
    words = {"games": 12, "seed": 3, "bots": ["greedy"]}
    assert balance(Setup(GAME), **words) == balance(Setup(GAME), **words, where=there(cluster), progress=told)
    assert killed


def test_a_data_set_is_the_same(cluster, tmp_path):
    for package in ("pyarrow", "numpy"):
        pytest.importorskip(package)
    told, killed = killing(cluster)
    words = {"games": 6, "seed": 3, "bots": ["greedy"], "per_part": 1}
    here, far = tmp_path / "here", tmp_path / "far"
    assert dataset(Setup(GAME), folder=here, **words) == dataset(
        Setup(GAME), folder=far, **words, where=there(cluster), progress=told
    )
    assert killed
    files = sorted(path.name for path in here.glob("*"))
    assert files == sorted(path.name for path in far.glob("*"))
    assert all((here / name).read_bytes() == (far / name).read_bytes() for name in files)


def test_a_training_gives_the_same_weights(cluster):
    pytest.importorskip("numpy")
    from regalia.lab.training.training import Plan, begin, train

    brains = []
    for backend, address in (("local", None), ("ray", cluster.address)):
        training = begin(Plan(Setup(GAME), games=6, rounds=1, seed=4, backend=backend, address=address))
        train(training, [], lambda: None, lambda _round: None)
        brains.append(training.brain)
    assert brains[0] == brains[1]
