"""Run a command in this process: no data directory but a temporary one, English unless asked otherwise."""

import io
from typing import NamedTuple

import pytest

from regalia.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "regalia" / "saves"


@pytest.fixture
def cli(capsys, monkeypatch, data):  # noqa: ARG001
    def run(*argv, stdin=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def journal(tmp_path):
    """A finished random game of the first game, as a file."""
    from regalia.core.registry import games

    state = games()[0].new(seed=2)
    state.playout()
    path = tmp_path / "game.json"
    state.journal().save(path)
    return path
