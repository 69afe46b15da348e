"""The subjects of a race: each in a process of its own, of this installation or of another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import regalia
from regalia.core.errors import UserError
from regalia.lab import bench_worker

NEEDED = "regalia.lab.subjects"
"""What the worker asks of the installation that it measures."""


@dataclass(frozen=True)
class Installation:
    """The Python that runs a package, and the folder where it finds the package ("" if it is installed there)."""

    python: str
    source: str

    def environment(self, pure: bool) -> dict[str, str]:
        found = {name: value for name, value in os.environ.items() if name not in ("REGALIA_PURE", "PYTHONPATH")}
        if pure:
            found["REGALIA_PURE"] = "1"
        if self.source:
            found["PYTHONPATH"] = self.source
        return found


def this_one() -> Installation:
    """Our own package, whatever way it was found."""
    home = str(Path(regalia.__file__).parent.parent)
    return Installation(sys.executable, os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH", "")])))


def installation(place: str) -> Installation:
    """A virtual environment, a Python, or a checkout, whose sources our Python runs as they lie there."""
    path = Path(place).absolute()
    inside = [path / "bin" / "python", path / "Scripts" / "python.exe"]
    python = path if path.is_file() else next((file for file in inside if file.is_file()), None)
    if python is not None:
        found = Installation(str(python), "")
    elif (path / "src" / "regalia").is_dir():
        found = Installation(sys.executable, str(path / "src"))
    else:
        raise UserError("bench-no-installation", place=place)
    try:
        answer = subprocess.run([found.python, "-P", "-c", f"import {NEEDED}"], env=found.environment(False), capture_output=True)
    except OSError:
        raise UserError("bench-no-installation", place=place) from None
    if answer.returncode != 0:
        raise UserError("bench-no-installation", place=place)
    return found


class Racer:
    """A subject's process. Round by round: its decisions a second, and the microseconds of a copy."""

    def __init__(self, engine: str, game: str, pure: bool = False, home: Installation | None = None) -> None:
        self.rates: list[float] = []
        self.clones: list[float] = []
        home = home or this_one()
        # Our worker, as a file: it measures another installation with the same code as this one.
        self.process = subprocess.Popen(
            [home.python, "-P", bench_worker.__file__, engine, game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=home.environment(pure),
        )
        self.about: dict[str, Any] = self._answer()

    def run(self, seconds: float) -> None:
        if "problem" in self.about:
            return
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        answer = self._answer()
        if "problem" in answer:
            self.about = answer
            self.rates, self.clones = [], []
            return
        self.rates.append(answer["decisions"] / answer["seconds"])
        self.clones.append(answer["clone_us"])

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"problem": "ended"}
        return answer

    def close(self) -> None:
        self.process.communicate()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def figures(racer: Racer) -> dict[str, Any]:
    about = {key: value for key, value in racer.about.items() if key not in ("version", "compiled")}
    if not racer.rates:
        return {"decisions_per_second": None, **about}
    return {"decisions_per_second": round(median(racer.rates)), **about, "clone_us": round(median(racer.clones), 3)}


def speed_ratio(ours: Racer | None, other: Racer | None) -> float | None:
    """How many times as many decisions a second: the median over the rounds."""
    return _median_ratio(ours.rates, other.rates) if ours and other else None


def clone_ratio(ours: Racer | None, other: Racer | None) -> float | None:
    """The cost of a copy against the other's, below 1 if ours is cheaper: the median over the rounds."""
    return _median_ratio(ours.clones, other.clones) if ours and other else None


def _median_ratio(ours: list[float], other: list[float]) -> float | None:
    if not ours or not other:
        return None
    return round(median(a / b for a, b in zip(ours, other, strict=False)), 2)
