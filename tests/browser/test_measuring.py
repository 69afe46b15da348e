"""`regalia bench pages` draws every board and clicks through games in a real browser."""

import json
import subprocess
import sys

import pytest


@pytest.mark.usefixtures("chromium")
def test_the_pages_are_measured():
    command = [sys.executable, "-m", "regalia", "bench", "pages", "two_heirs", "--clicks", "3", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)["two_heirs"]
    assert 0 < found["draw_p50"] <= found["draw_p95"]
    assert 0 < found["repaint_p50"] <= found["repaint_p95"]
    assert found["clicks"] == 3
