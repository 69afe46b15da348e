"""The list of spoilt rules that make no difference speaks of lines that are still there, and says why."""

import importlib.util

import pytest


def test_every_entry_is_of_today(root):
    path = root / "tools" / "equivalent.py"
    if not path.is_file():
        pytest.skip("a checkout without the tools")
    spec = importlib.util.spec_from_file_location("equivalent", path)
    equivalent = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(equivalent)
    files = sorted({row["file"] for row in equivalent.tomllib.loads(equivalent.LIST.read_text(encoding="utf-8"))["change"]})
    known = [entry._replace(file=str(root / entry.file)) for entry in equivalent.entries(files)]
    assert known
    assert equivalent.outdated(known) == []
    assert all(len(entry.reason.split()) > 3 for entry in known)
    assert len({entry[:3] for entry in known}) == len(known)
