"""`regalia bench serve` measures a server of its own and says what it found."""

import json

import pytest

from regalia.web.load import percentiles
from web.test_operation import regalia


@pytest.mark.slow
def test_a_small_load_is_measured(database):
    words = ["--tables", "2", "--viewers", "2", "--seconds", "2", "--rate", "5", "--database", database, "--json"]
    done = regalia("bench", "serve", *words)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["tables"], found["viewers"]) == (2, 4)
    assert found["actions"] + found["skipped"] + found["failed"] == 10
    assert found["actions"] > 0
    assert found["processor_ms_per_action"] > 0
    for name in ("post_to_answer_ms", "post_to_last_viewer_ms"):
        assert 0 < found[name]["p50"] <= found[name]["p95"] <= found[name]["p99"] <= found[name]["most"]


def test_percentiles():
    found = percentiles([number / 1000 for number in range(1, 101)])
    assert found == {"p50": 51.0, "p95": 96.0, "p99": 100.0, "most": 100.0}
