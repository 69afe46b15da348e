"""200 simultaneous posts of the same step from 4 processes: one is accepted, the others get the conflict answer."""

import json
import subprocess
import sys
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest

from table.helpers import some_duel
from web.server import Person
from web.test_tables import whoever

GAME, MODE = some_duel()
PROCESSES, POSTS = 4, 50


def posting(stack, script, task):
    """A process that is ready to post; it ends with the test, whatever happens."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    process = stack.enter_context(subprocess.Popen([sys.executable, script, json.dumps(task)], **pipes))
    stack.callback(process.kill)
    return process


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
    }
    script = Path(__file__).with_name("many_posts.py")
    answers = Counter()
    with ExitStack() as stack:
        running = [posting(stack, script, {**task, "name": str(number)}) for number in range(PROCESSES)]
        for process in running:
            assert process.stdout.readline() == "ready\n"
        for process in running:
            process.stdin.write("go\n")
            process.stdin.flush()
        for process in running:
            answers.update(json.loads(process.stdout.readline()))
    step = table["step"] + 1
    assert answers == {f"200 accepted {step}": 1, f"409 table-conflict {step}": PROCESSES * POSTS - 1}
    assert person.table(id)["step"] == step
