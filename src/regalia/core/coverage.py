"""How well a game's rules are covered: clauses without a test, texts without a translation.

Tests and emitted log lines are found in the source, without running anything, so that the report is quick and
needs no test runner.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from regalia.core.errors import ConfigError
from regalia.core.game import Game

Test = ast.FunctionDef | ast.AsyncFunctionDef


def coverage(game: Game, tests_folder: Path) -> dict[str, Any]:
    """{clauses, untested, untranslated, refusals}, as `regalia rules GAME --coverage` prints it."""
    marked = marked_clauses(tests_folder)
    clauses = game.rulebook.clauses
    return {
        "clauses": clauses,
        "untested": [clause for clause in clauses if clause not in marked],
        "untranslated": game.texts.untranslated(required_keys(game)),
        "refusals": len(game.reasons) - 1,
    }


# -- marks in tests ----------------------------------------------------------------------------


def marked_clauses(folder: Path) -> dict[str, list[str]]:
    """Every clause that a mark names, with the tests that carry it ("test_rules.py::test_one")."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for clause, test in _marks_of_module(_tree(path)):
            found.setdefault(clause, []).append(f"{path.name}::{test}")
    return found


def _marks_of_module(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, Test):
            yield from _marks_of_test(node, [])
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Test):
                    yield from _marks_of_test(inner, node.decorator_list)


def _marks_of_test(test: Test, of_class: Sequence[ast.expr]) -> Iterator[tuple[str, str]]:
    if test.name.startswith("test_"):
        for decorator in [*of_class, *test.decorator_list]:
            for call in ast.walk(decorator):
                if isinstance(call, ast.Call) and _name(call.func) == "rule":
                    yield from ((clause, test.name) for clause in _strings(call.args))


# -- keys that must have a text ----------------------------------------------------------------


def required_keys(game: Game) -> list[str]:
    """Every text key that the conventions demand of this game, as far as it can be known without playing."""
    keys = game.rulebook.text_keys()
    keys += [f"reason-{reason.key}" for reason in game.reasons[1:]]
    for block in game.catalogue.blocks:
        keys.append(f"action-{block.name}")
        if block.names:
            keys += [f"{block.names}-{item}" for item in block.items]
    for kind in game.steps.kinds():
        keys += [f"prompt-{kind}", f"waiting-{kind}"]
    for mode in game.info.modes:
        keys.append(f"mode-{mode.id}")
        keys += [f"mode-option-{name}" for name in mode.options]
    keys.append("pitch")
    keys += _seat_and_score_keys(game)
    keys += [f"log-{key}" for key in emitted_keys(game.folder)]
    keys += [f"warning-{key}" for key in warning_keys(game.folder)]
    return list(dict.fromkeys(keys))


def _seat_and_score_keys(game: Game) -> list[str]:
    """Names of seats and sources of points, from a game just dealt in every mode that needs no option."""
    keys = []
    for mode in game.info.modes:
        try:
            config = game.configure(max(mode.players), mode.id)
        except ConfigError:
            continue
        keys += [game.seat_key(config, seat) for seat in range(config.seats)]
        state = game.new(config.players, mode=mode.id, record=False)
        keys += [f"score-{source}" for seat in range(config.seats) for source, _ in state.breakdown(seat)]
    return [key for key in keys if key]


def emitted_keys(folder: Path) -> list[str]:
    """Keys of the log lines that the game's source emits."""
    found: set[str] = set()
    for node in _nodes(folder):
        if isinstance(node, ast.Call) and _name(node.func) in ("emit", "emit_to") and node.args:
            found |= set(_strings(node.args[:1]))
    return sorted(found)


def warning_keys(folder: Path) -> list[str]:
    """Keys that the `warning` methods of the game's steps return."""
    found: set[str] = set()
    for node in _nodes(folder):
        if isinstance(node, ast.FunctionDef) and node.name == "warning":
            returns = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value is not None]
            found |= {key for key in _strings(returns) if key}
    return sorted(found)


# -- reading source ----------------------------------------------------------------------------


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _nodes(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.rglob("*.py")):
        yield from ast.walk(_tree(path))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _strings(expressions: Sequence[ast.expr]) -> list[str]:
    """The texts an expression may be: itself, or either branch of a condition."""
    found = []
    for node in expressions:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
        elif isinstance(node, ast.IfExp):
            found += _strings([node.body, node.orelse])
    return found
