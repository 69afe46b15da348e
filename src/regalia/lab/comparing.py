"""Two reports beside each other: what another pack or other options change, and what of it is more than chance."""

from __future__ import annotations

import math
from typing import Any

from regalia.lab.ratings import Z95

Row = dict[str, Any]


def compared(one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    """Rows of (what, first, second, difference with its interval, whether it is clear)."""
    seats = [
        _shares(f"seat:{at}", a["share"], one["games"], b["share"], two["games"])
        for at, (a, b) in enumerate(zip(one["seats"], two["seats"], strict=False))
    ]
    scores = [
        _means(f"score:{at}", a["score"], b["score"]) for at, (a, b) in enumerate(zip(one["seats"], two["seats"], strict=False))
    ]
    sources = [
        _means(f"source:{name}", row["all"], two["sources"][name]["all"])
        for name, row in one["sources"].items()
        if name in two["sources"]
    ]
    length = {"what": "length", "first": one["length"]["mean"], "second": two["length"]["mean"]}
    length["difference"] = round(length["second"] - length["first"], 2)
    head = {"options": two["options"], "games": two["games"]}
    wins = seats if one["contest"] else []
    return {**head, "rows": [*wins, *scores, *sources, length], "components": _components(one, two)}


def _components(one: dict[str, Any], two: dict[str, Any]) -> list[Row]:
    """Components of both that are taken clearly more or less often."""
    others = {row["key"]: row for row in two["components"]}
    found = []
    for row in one["components"]:
        other = others.get(row["key"])
        if other is None or not row["offered"] or not other["offered"]:
            continue
        change = _shares(row["key"], row["share"], row["offered"], other["share"], other["offered"])
        if change["clear"]:
            found.append(change)
    return sorted(found, key=lambda change: -abs(change["difference"]))


def _shares(what: str, first: float, games: int, second: float, others: int) -> Row:
    doubt = math.sqrt(first * (1 - first) / max(1, games) + second * (1 - second) / max(1, others))
    return _row(what, first, second, Z95 * doubt, 4)


def _means(what: str, first: Row, second: Row) -> Row:
    half = math.hypot(first["high"] - first["mean"], second["high"] - second["mean"])
    return _row(what, first["mean"], second["mean"], half, 2)


def _row(what: str, first: float, second: float, half: float, digits: int) -> Row:
    apart = second - first
    numbers = {"difference": round(apart, digits), "low": round(apart - half, digits), "high": round(apart + half, digits)}
    return {
        "what": what,
        "first": round(first, digits),
        "second": round(second, digits),
        **numbers,
        "clear": abs(apart) > half > 0,
    }
