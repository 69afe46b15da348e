"""How fast we are: our games compiled and pure, and the peers, in one run.

Every subject has a process of its own. They race in rounds, one short slice each, so that whatever else the machine
does meets all of them; a ratio is the median of the ratios within a round. Time is processor time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import regalia
from regalia.core.registry import game
from regalia.core.registry import games as all_games
from regalia.lab.bench_worker import OURS
from regalia.lab.peers import PEERS, version
from regalia.lab.pool import Progress

CATAN = ("catanatron", "catan")


class Racer:
    """A subject's process; `rates` are its decisions per second, round by round."""

    def __init__(self, engine: str, game: str, pure: bool = False) -> None:
        self.rates: list[float] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "regalia.lab.bench_worker", engine, game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=_environment(pure),
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
            self.rates = []
        else:
            self.rates.append(answer["decisions"] / answer["seconds"])

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


def _environment(pure: bool) -> dict[str, str]:
    """The same package as ours, whatever way it was found, pure or as it was installed."""
    environment = {name: value for name, value in os.environ.items() if name != "REGALIA_PURE"}
    if pure:
        environment["REGALIA_PURE"] = "1"
    home = str(Path(regalia.__file__).parent.parent)
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [home, environment.get("PYTHONPATH", "")]))
    return environment


def bench(
    games: Sequence[str] = (),
    rounds: int = 5,
    seconds: float = 0.3,
    peers: bool = True,
    progress: Progress | None = None,
) -> dict[str, Any]:
    chosen = [game(id).id for id in games] or [known.id for known in all_games()]
    racers: dict[tuple[str, str], Racer] = {}
    try:
        _enter_ours(racers, chosen)
        if peers:
            _enter_peers(racers)
        _race(racers, rounds, seconds, progress)
    except BaseException:
        for racer in racers.values():
            racer.kill()
        raise
    for racer in racers.values():
        racer.close()
    return {
        "compiled": any(racers[OURS, id].about.get("compiled", False) for id in chosen),
        "rounds": rounds,
        "seconds": seconds,
        "games": {id: _ours(racers, id) for id in chosen},
        "peers": {peer: _peer(racers, peer) for peer in PEERS} if peers else {},
    }


def _enter_ours(racers: dict[tuple[str, str], Racer], chosen: Sequence[str]) -> None:
    for id in chosen:
        racers[OURS, id] = Racer(OURS, id)
        if racers[OURS, id].about.get("compiled"):
            racers["pure", id] = Racer(OURS, id, pure=True)


def _enter_peers(racers: dict[tuple[str, str], Racer]) -> None:
    for peer, names in PEERS.items():
        if version(peer) is not None:
            for name in names:
                racers[peer, name] = Racer(peer, name)


def _race(racers: dict[tuple[str, str], Racer], rounds: int, seconds: float, progress: Progress | None) -> None:
    for done in range(rounds):
        for racer in racers.values():
            racer.run(seconds)
        if progress is not None:
            progress(done + 1, rounds)


def _ours(racers: dict[tuple[str, str], Racer], id: str) -> dict[str, Any]:
    racer = racers[OURS, id]
    return {
        **_figures(racer),
        "ratio_to_pure": _ratio(racer, racers.get(("pure", id))),
        "ratio_to_catanatron": _ratio(racer, racers.get(CATAN)),
    }


def _peer(racers: dict[tuple[str, str], Racer], peer: str) -> dict[str, Any]:
    found = version(peer)
    if found is None:
        return {"installed": False}
    games = {name: _figures(racers[peer, name]) for name in PEERS[peer]}
    return {"installed": True, "version": found, "games": games}


def _figures(racer: Racer) -> dict[str, Any]:
    about = {key: value for key, value in racer.about.items() if key not in ("version", "compiled")}
    return {"decisions_per_second": round(median(racer.rates)) if racer.rates else None, **about}


def _ratio(ours: Racer, other: Racer | None) -> float | None:
    if other is None or not other.rates or not ours.rates:
        return None
    return round(median(a / b for a, b in zip(ours.rates, other.rates, strict=False)), 2)
