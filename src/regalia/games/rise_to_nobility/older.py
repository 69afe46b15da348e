"""Positions and headers of rules version 1 in the words of version 2.

Version 1 counted the option `first_player` from 0, asked Berk's parts in a fixed order (`modifiers`, `renew`, `commission` lay on
the stack together) and left the last action of a turn in `action`.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

AT_BERK = ("modifiers", "renew", "commission", "keep_commission")
BESIDE_DICE = {"settlers_card": (), "spend": ("settlers", "spending", "spent"), "sell_building": ()}


def of_version_1(data: Json) -> Json:
    """Whatever is not as version 1 wrote it is left for the reader to refuse."""
    found = {**data, "options": _options(data.get("options"), data.get("players"))}
    stack, table = data.get("stack"), data.get("table")
    if not isinstance(stack, list) or not isinstance(table, dict) or not isinstance(table.get("action"), dict):
        return found
    names = [str(name) for name in stack]
    action = table["action"]
    top = names[-1].partition(":")[0] if names else ""
    if top in AT_BERK and action.get("place") == "berk":
        names, action = _visit(names, action)
    elif top == "menu":
        action = {}
    elif top in BESIDE_DICE:
        action = {name: value for name, value in action.items() if name in BESIDE_DICE[top]}
    return {**found, "stack": names, "table": {**table, "action": action}}


def _options(options: Any, players: Any) -> Any:
    if not isinstance(options, dict) or not isinstance(players, int) or players < 1:
        return options
    first = options.get("first_player")
    return {**options, "first_player": first % players + 1} if type(first) is int else options


def _visit(stack: list[str], action: Json) -> tuple[list[str], Json]:
    """The questions of a visit become D12; what version 1 asked before the question on top is done, if anything was."""
    top, _, seat = stack[-1].partition(":")
    below = [name for name in stack if name.partition(":")[0] not in AT_BERK]
    done = {"modifiers": [], "renew": ["modifiers"], "commission": ["modifiers", "renew"]}.get(top, list(AT_BERK[:3]))
    if top in ("renew", "commission") and not action.get("used"):
        done = []
    elif top == "commission" and not action.get("renewed"):
        done = ["modifiers"]
    kept = {name: value for name, value in action.items() if name not in ("used", "renewed")}
    names = [*below, f"berk:{seat}"] + ([stack[-1]] if top == "keep_commission" else [])
    return names, {**kept, "visit": done} if done else kept
