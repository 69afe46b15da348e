"""200 simultaneous posts of the same step from 4 processes: one is accepted, the others get the conflict answer."""

import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from table.helpers import some_duel
from web.server import Person
from web.test_tables import whoever

GAME, MODE = some_duel()
PROCESSES, POSTS = 4, 50


@pytest.mark.slow
def test_one_of_two_hundred_is_accepted(server):
    ann, bob = Person(server.url, name="Ann", seed=1), Person(server.url, name="Bob", seed=2)
    made = ann.create(GAME, MODE, ["me", "open"])
    bob.join(made["you"]["join"])
    id = made["table"]["id"]
    person, table = whoever(id, ann, bob)
    task = {
        "url": f"{server.url}/api/tables/{id}/actions",
        "ready": f"{server.url}/healthz",
        "body": {"keys": [table["choices"][0]["key"]], "expected_step": table["step"], "seat": table["seat"]},
        "cookies": dict(person.client.cookies),
        "posts": POSTS,
        "at": time.time() + 4,
    }
    script = Path(__file__).with_name("many_posts.py")
    running = [
        subprocess.Popen([sys.executable, script, json.dumps({**task, "name": str(number)})], stdout=subprocess.PIPE)
        for number in range(PROCESSES)
    ]
    answers = Counter()
    for process in running:
        answers.update(json.loads(process.communicate(timeout=60)[0]))
    step = table["step"] + 1
    assert answers == {f"200 accepted {step}": 1, f"409 table-conflict {step}": PROCESSES * POSTS - 1}
    assert person.table(id)["step"] == step
