"""One subject in a process of its own: says what it is, then runs a slice whenever it is told to.

A line in ("0.5": seconds of processor time), a line of JSON out; ends when its input ends.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any, TextIO

from regalia._pure import compiled
from regalia.lab.peers import make_peer, version
from regalia.lab.subjects import OurGame, Subject, described, slice_of

OURS = "regalia"


def opened(engine: str, game: str) -> Subject:
    return OurGame(game) if engine == OURS else make_peer(engine, game)


def main(engine: str, game: str) -> None:
    out = _own_output()
    try:
        subject = opened(engine, game)
        head: dict[str, Any] = {"version": version(engine), "compiled": compiled(), **described(subject)}
    except Exception as error:  # a peer that does not work is reported, never fatal
        _say(out, {"problem": f"{type(error).__name__}: {error}"})
        return
    _say(out, head)
    played = 0
    for line in sys.stdin:
        games, decisions, seconds = slice_of(subject, played, float(line))
        played += games
        _say(out, {"games": games, "decisions": decisions, "seconds": seconds})


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
