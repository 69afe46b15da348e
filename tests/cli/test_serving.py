"""What keeps a server from starting is one sentence and exit code 2, before anything is written, whatever it was asked for."""

import os
import signal
import socket
import subprocess
import sys
from multiprocessing import Pipe
from pathlib import Path

import pytest
import uvicorn
from prometheus_client import Gauge

from regalia.cli import main, workers
from regalia.core.errors import UserError
from regalia.web.metrics import Metrics

WRONG = [
    (["--port", "70000"], "--port"),
    (["--port", ""], "--port"),
    (["--host", ""], "--host"),
    (["--host", "203.0.113.7"], "--host"),
    (["--host", "x" * 300], "--host"),
    (["--database", ""], "REGALIA_DATABASE"),
    (["--database", "sqlite://"], "REGALIA_DATABASE"),
    (["--database", "postgresql://host/x?unknown=1"], "unknown"),
    (["--bot-seconds", ""], "--bot-seconds"),
    (["--bots", "nobody:at:all"], "nobody"),
    (["--open", "--game", "none-of-ours"], "none-of-ours"),
]


def refused(capsys, *words):
    assert main(["serve", *words]) == 2
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1
    return said


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("words", "named"), WRONG)
def test_a_wrong_word_is_named_and_nothing_is_begun(capsys, monkeypatch, tmp_path, words, named, lang):
    monkeypatch.setenv("REGALIA_DATABASE", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert named in refused(capsys, *words, "--lang", lang)
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_the_environment_names_must_exist_too(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("REGALIA_DATABASE", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    monkeypatch.setenv("REGALIA_BOTS", "nobody:at:all")
    assert "nobody" in refused(capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken(capsys, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert port in refused(capsys, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}", "--port", port)
        with pytest.raises(UserError):
            workers.check_address("localhost", int(port))
    workers.check_address("localhost", int(port))


def test_a_machine_without_a_home(capsys, monkeypatch):
    def nowhere():
        raise RuntimeError

    for name in ("REGALIA_DATABASE", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    assert "--database" in refused(capsys, "--migrate-only")


def test_a_folder_for_figures_that_is_not_there(monkeypatch, tmp_path):
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path / "none"))
    with pytest.raises(UserError) as caught, workers._figures(3):
        raise AssertionError("nothing could be counted there")
    assert str(tmp_path) in caught.value.text("fr")


# -- several processes ---------------------------------------------------------------------------------


def test_a_worker_that_cannot_start_says_so_by_its_end(monkeypatch, capsys):
    monkeypatch.setenv("REGALIA_RATE", "fast")
    with pytest.raises(SystemExit) as caught:
        workers.create()
    assert caught.value.code == workers.FAILED
    assert "REGALIA_RATE" in capsys.readouterr().err


class Process:
    """A worker that has ended."""

    def __init__(self, code, pid=1):
        self.process, self.pid, self.exitcode = self, pid, code
        self.parent_conn, self.child_conn = Pipe()

    def is_alive(self, timeout=5):
        return self.exitcode is None

    def kill(self):
        """It has ended already."""

    join = kill


@pytest.fixture
def together(monkeypatch):
    monkeypatch.setattr(workers.signal, "signal", lambda *_: None)
    found = workers.Workers(uvicorn.Config("x:y", workers=3, log_config=None), [])
    found.processes = [Process(code) for code in (None, workers.FAILED, None)]
    return found


def test_workers_that_cannot_start_are_not_started_for_ever(together):
    together.keep_subprocess_alive()
    assert together.failed
    assert together.should_exit.is_set()


def test_workers_that_were_told_to_stop_have_not_failed(together):
    together.should_exit.set()
    together.keep_subprocess_alive()
    assert not together.failed


def test_figures_of_the_moment_end_with_their_worker(together, monkeypatch, tmp_path):
    """Else a thinking queue, or a loop that was late, would be reported for ever."""
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    kept = ["counter_7.db", "gauge_livesum_8.db"]
    modes = {gauge._multiprocess_mode for gauge in vars(Metrics()).values() if isinstance(gauge, Gauge)}
    for name in [*kept, *(f"gauge_{mode}_7.db" for mode in modes)]:
        (tmp_path / name).touch()
    for pids in ((7, 8), (8, 9)):
        together.processes = [Process(None, pid) for pid in pids]
        together.keep_subprocess_alive()
    assert sorted(path.name for path in tmp_path.iterdir()) == kept


def test_an_ended_worker_is_not_waited_for(together):
    """While it ends it may look alive, and say nothing any more."""
    worker = Process(None)
    together.processes = [worker]
    together.keep_subprocess_alive()
    assert worker.parent_conn.poll(60)
    with pytest.raises(EOFError):
        worker.parent_conn.recv()


CODE = """
import multiprocessing, os, sys
def serve():
    os.environ["REGALIA_DATABASE"] = sys.argv[1]
    from regalia.cli import workers
    workers.create()
    print(os.getpid(), flush=True)
    multiprocessing.Event().wait()
if __name__ == "__main__":
    multiprocessing.get_context("spawn").Process(target=serve).start()
    multiprocessing.Event().wait()
"""


def test_workers_end_when_whoever_looks_after_them_is_killed(tmp_path):
    """Else they would serve on for ever, and the port would be taken."""
    script = tmp_path / "server.py"
    script.write_text(CODE)
    command = [sys.executable, script, f"sqlite:///{tmp_path / 'x.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        worker = int(parent.stdout.readline())
        parent.kill()
        try:
            parent.communicate(timeout=60)  # until the worker, which has the other end, is gone
        except subprocess.TimeoutExpired:
            os.kill(worker, signal.SIGKILL)
            raise
