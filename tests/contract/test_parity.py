"""A compiled build plays the same games as its source."""

import json
import os
import subprocess
import sys

import pytest

from regalia import _pure
from regalia.testing.parity import fingerprints

GAMES = 3


def test_compiled_and_pure_play_the_same_games():
    if not _pure.compiled():
        if os.environ.get("REGALIA_EXPECT_COMPILED", "") not in ("", "0"):
            pytest.fail("the kernel should be compiled here, but it is not")
        pytest.skip("the running kernel is not compiled, so there is nothing to compare")
    command = [sys.executable, "-m", "regalia.testing.parity", str(GAMES)]
    done = subprocess.run(command, env={**os.environ, "REGALIA_PURE": "1"}, capture_output=True, text=True, check=True)
    pure = json.loads(done.stdout)
    assert pure["compiled"] is False
    assert pure["fingerprints"] == fingerprints(GAMES)
