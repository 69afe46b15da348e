"""What many games say of a game's balance: seats, scores and their sources, components, kinds of choices, length, branching."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from regalia._pure import compiled
from regalia.bots.loading import bot_factory
from regalia.core.game import Game
from regalia.lab.observed import PARTS, Seen, Task, components, watch_part
from regalia.lab.pool import Progress, Where, as_they_come
from regalia.lab.ratings import Z95, wilson
from regalia.lab.records import Records
from regalia.lab.setup import Setup, bots_for_seats, echo, parts_of
from regalia.lab.tally import quantile, summary

GAMES_PER_TASK = 5
ENOUGH = 8
"""Pairs from which a component's worth is told."""
OFTEN = 20
"""Offers from which it is told whether anybody wants a component."""
HOPELESS = 0.03
DOMINANT = 0.8
WORTH = 2.0
"""Points from which a component that is nearly always taken dominates."""


def balance(
    setup: Setup,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = ("squire",),
    where: Where | None = None,
    progress: Progress | None = None,
    out: Path | None = None,
    resume: bool = False,
) -> dict[str, Any]:
    """The same result for the same seed, wherever it is played."""
    game, config = setup.opened()
    seated = bots_for_seats(bots, config.players)
    for name in set(seated):
        bot_factory(name)
    records = Records(out, Seen, {"command": "report", **echo(setup, config, seed), "bots": seated}, resume)
    seen = {number: one for number, one in records.known.items() if number < games}
    where = (where or Where()).checked()
    left = [number for number in range(games) if number not in seen]
    tasks = [Task(setup, seated, seed, part) for part in parts_of(left, where.jobs, GAMES_PER_TASK)]
    for _, part in as_they_come(watch_part, tasks, where, progress):
        found = msgspec.msgpack.decode(part, type=list[Seen])
        records.add(found)
        seen.update((one.number, one) for one in found)
    records.close()
    ordered = [seen[number] for number in sorted(seen)]
    head = {**echo(setup, config, seed), "bots": seated, "contest": config.contest, "automa": config.automa}
    return {**head, "compiled": compiled(), **figures(game, ordered)}


def figures(game: Game, seen: Sequence[Seen]) -> dict[str, Any]:
    """Everything the page shows, from games in their order."""
    rows = _components(game, seen)
    return {
        "games": len(seen),
        "seats": _seats(seen),
        "scores": _scores(seen),
        "sources": _sources(seen),
        "uses": _uses(seen),
        "components": rows,
        "length": _length(seen),
        "branching": _branching(seen),
        "hopeless": [row["key"] for row in rows if row["verdict"] == "hopeless"],
        "dominant": [row["key"] for row in rows if row["verdict"] == "dominant"],
    }


def _seats(seen: Sequence[Seen]) -> list[dict[str, Any]]:
    found = []
    for seat in range(len(seen[0].scores)):
        won = sum(1 / len(one.winners) for one in seen if seat in one.winners)
        low, high = wilson(won, len(seen))
        scored = [one.scores[seat] for one in seen]
        found.append({"share": round(won / len(seen), 4), "low": low, "high": high, "score": interval(scored)})
    return found


def _scores(seen: Sequence[Seen]) -> dict[str, Any]:
    everybody = Counter(score for one in seen for score in one.scores)
    winners = Counter(one.scores[seat] for one in seen for seat in one.winners)
    return {"all": _distribution(everybody), "winners": _distribution(winners)}


def _distribution(counts: Counter[int]) -> dict[str, Any]:
    return {**summary(counts), "counts": {str(value): counts[value] for value in sorted(counts)}}


def _sources(seen: Sequence[Seen]) -> dict[str, Any]:
    """Points by source, of all seats and of winners."""
    found: dict[str, Any] = {}
    names = list(dict.fromkeys(name for one in seen for seat in one.sources for name in seat))
    for name in names:
        everybody = [seat.get(name, 0) for one in seen for seat in one.sources]
        winners = [one.sources[seat].get(name, 0) for one in seen for seat in one.winners]
        found[name] = {"all": interval(everybody), "winners": interval(winners)}
    return {name: row for name, row in found.items() if row["all"]["mean"] or row["winners"]["mean"]}


def _uses(seen: Sequence[Seen]) -> dict[str, Any]:
    """Shares of all decisions, and of those of winners."""
    everybody: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for one in seen:
        for seat, uses in enumerate(one.uses):
            everybody.update(uses)
            if seat in one.winners:
                winners.update(uses)
    total, won = max(1, everybody.total()), max(1, winners.total())
    return {
        kind: {
            "share": round(count / total, 4),
            "winners": round(winners[kind] / won, 4),
            "per_game": round(count / len(seen), 2),
        }
        for kind, count in everybody.most_common()
    }


def _components(game: Game, seen: Sequence[Seen]) -> list[dict[str, Any]]:
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    worth: defaultdict[str, list[float]] = defaultdict(list)
    held: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for one in seen:
        offered.update(one.offered)
        taken.update(one.taken)
        for key, points in one.pairs:
            worth[key].append(points)
        for seat, keys in enumerate(one.held):
            held.update(keys)
            for key in keys if seat in one.winners else ():
                won[key] += 1 / len(one.winners)
    keys = [game.catalogue.keys[action] for action in sorted(components(game))]
    met = [key for key in keys if offered[key] or held[key]]
    return [_component(game, key, offered[key], taken[key], worth[key], held[key], won[key]) for key in met]


def _component(game: Game, key: str, offered: int, taken: int, worth: Sequence[float], held: int, won: float) -> dict[str, Any]:
    share = taken / offered if offered else 0.0
    gained = interval(worth) if len(worth) >= ENOUGH else None
    row: dict[str, Any] = {
        "key": key,
        "kind": game.catalogue.block_of(game.action(key)).name,
        "offered": offered,
        "taken": taken,
        "share": round(share, 4),
        "share_interval": list(wilson(taken, offered)),
        "worth": gained,
        "held": held,
        "wins": round(won / held, 4) if held else None,
        "wins_interval": list(wilson(won, held)),
    }
    return {**row, "verdict": _verdict(offered, row["share_interval"], gained)}


def _verdict(offered: int, share: Sequence[float], worth: dict[str, Any] | None) -> str:
    """Hopeless: hardly anybody wants it. Dominant: nearly always taken, and worth much more than whatever else there was."""
    if offered >= OFTEN and share[1] <= HOPELESS:
        return "hopeless"
    if offered >= OFTEN and share[0] >= DOMINANT and worth is not None and worth["low"] >= WORTH:
        return "dominant"
    return ""


def _length(seen: Sequence[Seen]) -> dict[str, Any]:
    counts = Counter(len(one.widths) for one in seen)
    eight = [quantile(counts, 10), quantile(counts, 90)]
    return {**_distribution(counts), "eight_in_ten": eight}


def _branching(seen: Sequence[Seen]) -> dict[str, Any]:
    """Options of a decision in the middle, and over the course of the game in tenths."""
    widths = [wide for one in seen for wide in one.widths]
    course: list[list[int]] = [[] for _ in range(PARTS)]
    for one in seen:
        for at, wide in enumerate(one.widths):
            course[at * PARTS // len(one.widths)].append(wide)
    middles = [round(fmean(part), 2) if part else 0.0 for part in course]
    forced = sum(wide == 1 for wide in widths) / len(widths)
    return {"mean": round(fmean(widths), 2), "most": max(widths), "forced": round(forced, 4), "course": middles}


def interval(values: Iterable[float]) -> dict[str, Any]:
    """The mean with its 95 % interval."""
    rows = list(values)
    if not rows:
        return {"mean": 0.0, "low": 0.0, "high": 0.0, "count": 0}
    middle = fmean(rows)
    half = Z95 * stdev(rows) / math.sqrt(len(rows)) if len(rows) > 1 else 0.0
    return {"mean": round(middle, 3), "low": round(middle - half, 3), "high": round(middle + half, 3), "count": len(rows)}
