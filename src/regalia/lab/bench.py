"""How fast we are: our games compiled and pure, an older installation of ours, and the peers, in one run.

Every subject has a process of its own. They race in rounds, one short slice each, so that whatever else the machine
does meets all of them; a ratio is the median of the ratios within a round. Time is processor time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.core.registry import game
from regalia.core.registry import games as all_games
from regalia.lab.bench_worker import OURS
from regalia.lab.peers import PEERS, version
from regalia.lab.pool import Progress
from regalia.lab.racers import Installation, Racer, clone_ratio, figures, installation, speed_ratio

CATAN = ("catanatron", "catan")
PURE, OTHER, OTHER_PURE = "pure", "other", "other pure"
Racers = dict[tuple[str, str], Racer]


def bench(
    games: Sequence[str] = (),
    rounds: int = 5,
    seconds: float = 0.3,
    peers: bool = True,
    progress: Progress | None = None,
    against: str | None = None,
) -> dict[str, Any]:
    """`against`: another installation of ours (a virtual environment or a checkout) to measure ourselves against."""
    chosen = [game(id).id for id in games] or [known.id for known in all_games()]
    other = installation(against) if against is not None else None
    racers: Racers = {}
    try:
        _enter_ours(racers, chosen, other)
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
        "against": {id: _other(racers, id) for id in chosen} if other is not None else {},
        "peers": {peer: _peer(racers, peer) for peer in PEERS} if peers else {},
    }


def _enter_ours(racers: Racers, chosen: Sequence[str], other: Installation | None) -> None:
    """The old beside the new, so that they run one right after the other."""
    for id in chosen:
        racers[OURS, id] = Racer(OURS, id)
        if other is not None:
            racers[OTHER, id] = Racer(OURS, id, home=other)
        if racers[OURS, id].about.get("compiled"):
            racers[PURE, id] = Racer(OURS, id, pure=True)
            if other is not None and racers[OTHER, id].about.get("compiled"):
                racers[OTHER_PURE, id] = Racer(OURS, id, pure=True, home=other)


def _enter_peers(racers: Racers) -> None:
    for peer, names in PEERS.items():
        if version(peer) is not None:
            for name in names:
                racers[peer, name] = Racer(peer, name)


def _race(racers: Racers, rounds: int, seconds: float, progress: Progress | None) -> None:
    for done in range(rounds):
        for racer in racers.values():
            racer.run(seconds)
        if progress is not None:
            progress(done + 1, rounds)


def _ours(racers: Racers, id: str) -> dict[str, Any]:
    racer = racers[OURS, id]
    return {
        **figures(racer),
        "ratio_to_pure": speed_ratio(racer, racers.get((PURE, id))),
        "ratio_to_catanatron": speed_ratio(racer, racers.get(CATAN)),
    }


def _other(racers: Racers, id: str) -> dict[str, Any]:
    """The other installation's figures, and what ours are of them; `pure_ratio` where both are compiled."""
    other = racers[OTHER, id]
    return {
        **figures(other),
        "compiled": other.about.get("compiled", False),
        "speed_ratio": speed_ratio(racers[OURS, id], other),
        "clone_ratio": clone_ratio(racers[OURS, id], other),
        "pure_ratio": speed_ratio(racers.get((PURE, id)), racers.get((OTHER_PURE, id))),
    }


def _peer(racers: Racers, peer: str) -> dict[str, Any]:
    found = version(peer)
    if found is None:
        return {"installed": False}
    games = {name: figures(racers[peer, name]) for name in PEERS[peer]}
    return {"installed": True, "version": found, "games": games}
