"""REGALIA_PURE=1 selects the source even where a compiled twin lies beside it."""

import subprocess
import sys
from pathlib import Path

import pytest

from regalia._pure import PureFinder, compiled

CORE = Path(__file__).parents[2] / "src" / "regalia" / "core"


def test_source_is_found():
    spec = PureFinder.find_spec("regalia.core.rng", [str(CORE)])
    assert spec is not None
    assert spec.origin == str(CORE / "rng.py")


def test_packages_and_other_modules_are_left_to_the_ordinary_finder():
    assert PureFinder.find_spec("json.decoder", [str(CORE)]) is None
    assert PureFinder.find_spec("regalia", None) is None
    spec = PureFinder.find_spec("regalia.core", [str(CORE.parent)])
    assert spec is not None
    assert spec.submodule_search_locations


@pytest.mark.parametrize(("value", "expected"), [("1", "True"), ("0", "False"), ("", "False")])
def test_the_switch(value, expected):
    code = "import regalia, sys; from regalia._pure import PureFinder; print(PureFinder in sys.meta_path)"
    path = [str(CORE.parents[1]), *sys.path]
    env = {"REGALIA_PURE": value, "PYTHONPATH": ":".join(path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == expected


def test_compiled_says_what_runs():
    from regalia.core import state

    assert compiled() == (not state.__file__.endswith(".py"))
