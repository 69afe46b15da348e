"""How strong the levels are: matches until it is clear whether each reaches its target, kept and resumed in a folder.

    python tools/strength.py run build/strength --jobs 2        # all that is not finished; may be broken off at any time
    python tools/strength.py run build/strength two-knight      # those whose name begins so
    python tools/strength.py run build/strength --most 24       # a first look at all of them: no match longer than that for now
    python tools/strength.py show build/strength                # what is there, as tables

Everything is counted in iterations, so the results do not depend on the machine. A match is looked at after fixed numbers of
games and ends when the whole 95 % interval lies above the target, or below it, or with the last look.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from regalia.bots.levels import KNIGHT_ITERATIONS, SOVEREIGN_ITERATIONS
from regalia.core.registry import game_ids
from regalia.lab.arena import arena
from regalia.lab.ratings import wilson
from regalia.lab.setup import Setup

KNIGHT = f"search@{KNIGHT_ITERATIONS}"
SOVEREIGN = f"search@{SOVEREIGN_ITERATIONS}"
"""The levels without their clocks."""
LOOKS = (12, 24, 40, 60, 100)
UNLIMITED = 1_000_000
SEED = 7
OBJECTIVES = (
    "roof_for_all",
    "good_neighbours",
    "pillar_of_the_community",
    "master_of_trades",
    "well_respected",
    "friend_of_the_council",
    "rising_star",
    "city_banker",
    "guild_network",
    "comfortable_estate",
    "full_estate",
    "all_the_peoples",
    "three_pillars",
    "voice_of_the_realm",
    "lord_of_caveborn",
)


class Match(msgspec.Struct, frozen=True):
    """The first bot's share of wins is measured against `target`; `most`: games at most."""

    name: str
    setup: Setup
    bots: list[str]
    target: float
    most: int = LOOKS[-1]


def plan() -> Iterator[Match]:
    """What matters most first."""
    two = [(game, Setup(game, 2)) for game in game_ids()]
    for first, second, target in (("knight", "greedy", 0.75), ("sovereign", "greedy", 0.9), ("sovereign", "knight", 0.7)):
        for game, setup in two:
            yield Match(f"two-{first}-{second}-{game}", setup, [_bot(first), _bot(second)], target)
    yield from _alone()
    for first, second in (("squire", "page"), ("knight", "squire")):
        for game, setup in two:
            yield Match(f"two-{first}-{second}-{game}", setup, [_bot(first), _bot(second)], 0.7, 40)
    for players in (3, 4):
        for game in ("crown_of_emara", "kingdom_crossing", "medieval_realms", "rise_to_nobility"):
            bots = [KNIGHT, *["greedy"] * (players - 1)]
            yield Match(f"more-{players}-knight-{game}", Setup(game, players), bots, 1 / players, 24 * players)


def _alone() -> Iterator[Match]:
    """Against the rulebook's opponents; the target is a share of games."""
    tables: list[tuple[str, Setup, float, int]] = [
        ("henri", Setup("two_heirs", 1, "solo", {"level": "3"}), 0.6, 40),
        ("victoria-40", Setup("crown_of_emara", 1, "solo_campaign", {}), 0.5, 24),
        ("victoria-30", Setup("crown_of_emara", 1, "solo_campaign", {"start_buildings": "30"}), 0.5, 24),
        ("victoria-20", Setup("crown_of_emara", 1, "solo_campaign", {"start_buildings": "20"}), 0.5, 24),
        ("paco", Setup("kingdom_crossing", 1, "solo", {"level": "master_builder"}), 0.5, 24),
        ("regent", Setup("medieval_realms", 1, "solo_regent", {"difficulty": "stern"}), 0.5, 24),
    ]
    tables += [(f"objective-{one}", Setup("rise_to_nobility", 1, "solo", {"solo_objective": one}), 0.6, 4) for one in OBJECTIVES]
    for name, setup, target, most in tables:
        yield Match(f"solo-{name}", setup, [SOVEREIGN, "greedy"], target, 2 * most)


def _bot(level: str) -> str:
    return {"knight": KNIGHT, "sovereign": SOVEREIGN}.get(level, level)


# -- running -----------------------------------------------------------------------------------------


def run(match: Match, folder: Path, jobs: int, most: int) -> None:
    done = folder / f"{match.name}.json"
    if done.exists() and msgspec.json.decode(done.read_bytes())["finished"]:
        return
    out = folder / f"{match.name}.jsonl"
    for look in (*(look for look in LOOKS if look < match.most), match.most):
        found = arena(match.setup, match.bots, min(look, most), SEED, jobs, out=out, resume=True)
        won, games = result(found, match)
        low, high = wilson(won, games)
        print(f"{match.name}: {won:g} of {games}, {100 * low:.0f} to {100 * high:.0f} %", flush=True)
        clear = look <= most and (low >= match.target or high < match.target)
        finished = clear or match.most <= min(look, most)
        done.write_bytes(msgspec.json.encode({**found, "finished": finished}))
        if finished or look >= most:
            return


def result(found: dict[str, Any], match: Match) -> tuple[float, int]:
    return found["wins"][match.bots[0]], found["played"][match.bots[0]]


# -- showing -----------------------------------------------------------------------------------------


def show(folder: Path) -> None:
    for match in plan():
        path = folder / f"{match.name}.json"
        if path.exists():
            found = msgspec.json.decode(path.read_bytes())
            won, played = result(found, match)
            scores = " : ".join(f"{score:.0f}" for score in found["mean_scores"].values())
            low, high = (f"{100 * bound:.0f}" for bound in wilson(won, played))
            print(f"| {match.name} | {won:g} of {played} | {low}–{high} % | {scores} | {verdict(match, won, played)} |")


def verdict(match: Match, won: float, played: int) -> str:
    """Shown if the whole interval says so, reached if the share does."""
    low, high = wilson(won, played)
    if low >= match.target:
        return "shown"
    return "missed" if high < match.target else "reached" if won >= match.target * played else "below"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("run", "show"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", default=[""])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--most", type=int, default=UNLIMITED)
    found = parser.parse_args()
    found.folder.mkdir(parents=True, exist_ok=True)
    if found.what == "show":
        show(found.folder)
        return
    for match in plan():
        if match.name.startswith(tuple(found.names)):
            run(match, found.folder, found.jobs, found.most)


if __name__ == "__main__":
    main()
