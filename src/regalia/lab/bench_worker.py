"""One subject in a process of its own: says what it is, then runs a slice whenever it is told to.

A line in ("0.5": seconds of processor time), a line of JSON out; ends when its input ends. Run as a file, so that it measures
whichever installation its Python finds; of that it asks only for what older ones have too.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any, TextIO

from regalia._pure import compiled
from regalia.lab.peers import make_peer, version
from regalia.lab.subjects import OurGame, Subject, described, slice_of

OURS = "regalia"
CLONES, CLONING = 10, 0.002
"""Copies between two looks at the clock, and processor seconds of one go."""


def opened(engine: str, game: str) -> Subject:
    return OurGame(game) if engine == OURS else make_peer(engine, game)


def main(engine: str, game: str) -> None:
    out = _own_output()
    try:
        subject = opened(engine, game)
        head: dict[str, Any] = {"version": version(engine), "compiled": compiled(), **described(subject)}
        position = subject.half_way()
    except Exception as error:  # a peer that does not work is reported, never fatal
        _say(out, {"problem": f"{type(error).__name__}: {error}"})
        return
    _say(out, head)
    played = 0
    for line in sys.stdin:
        games, decisions, seconds = slice_of(subject, played, float(line))
        played += games
        clone_us = clone(subject, position)
        _say(out, {"games": games, "decisions": decisions, "seconds": seconds, "clone_us": clone_us})


def clone(subject: Subject, position: Any) -> float:
    """What a copy costs, in microseconds: the best of a few goes, since the first one fills the caches."""
    goes = []
    for _ in range(3):
        copies, spent, started = 0, 0.0, time.process_time()
        while spent < CLONING:
            for _ in range(CLONES):
                subject.copy(position)
            copies += CLONES
            spent = time.process_time() - started
        goes.append(spent / copies * 1e6)
    return min(goes)


def _own_output() -> TextIO:
    """Standard output for us alone: what a peer prints goes to standard error."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return out


def _say(out: TextIO, answer: dict[str, Any]) -> None:
    out.write(json.dumps(answer) + "\n")
    out.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
