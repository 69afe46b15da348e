"""The ways to spoil a rule: every place of a module where one small change makes another program.

A change is found by its number, so that a fresh reading of the same source finds it again.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Callable, Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
OF_TYPES = {"TypeVar", "NewType"}


class Change(NamedTuple):
    line: int
    kind: str
    function: str
    """The outermost function or method that holds the place; nothing outside of functions."""
    make: Callable[[], None]


def changes(tree: ast.Module) -> list[Change]:
    """All of them, in the order of the source."""
    return list(_in_body(tree.body, "", ""))


def _in_body(body: list[ast.stmt], function: str, path: str) -> Iterator[Change]:
    for at, line in enumerate(body):
        if isinstance(line, ast.Import | ast.ImportFrom | ast.Assert | ast.Global | ast.Nonlocal) or _is_words(line):
            continue
        if isinstance(line, ast.If) and "TYPE_CHECKING" in ast.unparse(line.test):
            continue
        yield from _of_statement(body, at, line, function)
        if isinstance(line, ast.ClassDef):
            yield from _in_body(line.body, function, f"{path}{line.name}.")
        elif isinstance(line, FUNCTIONS):
            inside = function or f"{path}{line.name}"
            for value in [*line.args.defaults, *(value for value in line.args.kw_defaults if value)]:
                yield from _in_value(value, "")
            yield from _in_body(line.body, inside, f"{path}{line.name}.")
        else:
            yield from _of_parts(line, function, path)


def _of_parts(line: ast.stmt, function: str, path: str) -> Iterator[Change]:
    for name, value in ast.iter_fields(line):
        if name in ("annotation", "type_params"):
            continue
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield from _in_body(value, function, path)
        elif isinstance(value, list):
            for part in value:
                if isinstance(part, ast.match_case | ast.ExceptHandler):
                    yield from _in_body(part.body, function, path)
                elif isinstance(part, ast.AST):
                    yield from _in_value(part, function)
        elif isinstance(value, ast.AST):
            yield from _in_value(value, function)


def _of_statement(body: list[ast.stmt], at: int, line: ast.stmt, function: str) -> Iterator[Change]:
    if function and _can_be_left_out(line):
        yield Change(line.lineno, "left out", function, lambda: body.__setitem__(at, ast.copy_location(ast.Pass(), line)))
    if isinstance(line, ast.If | ast.While):
        yield Change(line.lineno, "negated", function, lambda: setattr(line, "test", _negated(line.test)))
    if isinstance(line, ast.If) and line.orelse and not _is_elif(line):
        yield Change(line.lineno, "branches swapped", function, lambda: _swap(line))
    if isinstance(line, ast.AugAssign) and type(line.op) in COUNTED:
        other = COUNTED[type(line.op)]
        yield Change(line.lineno, "arithmetic", function, lambda: setattr(line, "op", other()))


def _can_be_left_out(line: ast.stmt) -> bool:
    if isinstance(line, ast.Expr):
        return isinstance(line.value, ast.Call)
    if isinstance(line, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in line.targets)
    if isinstance(line, ast.Return):
        return line.value is None
    return isinstance(line, ast.AugAssign | ast.Continue | ast.Break | ast.Delete)


def _in_value(value: ast.AST, function: str) -> Iterator[Change]:
    for node in ast.walk(value):
        if isinstance(node, ast.Compare):
            yield from _comparisons(node, function)
        elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not _of_text(node) and (function or not _union(node)):
            yield _set(node, "arithmetic", function, "op", COUNTED[type(node.op)]())
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield _set(node, "and/or", function, "op", other)
        elif isinstance(node, ast.IfExp):
            yield Change(node.lineno, "negated", function, lambda node=node: setattr(node, "test", _negated(node.test)))
        elif isinstance(node, ast.comprehension):
            for at, test in enumerate(node.ifs):
                yield Change(test.lineno, "negated", function, lambda ifs=node.ifs, at=at: ifs.__setitem__(at, _negated(ifs[at])))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Change(node.lineno, "negated", function, lambda node=node: _without_not(node))
        elif isinstance(node, ast.Constant):
            yield from _constants(node, function)


def _comparisons(node: ast.Compare, function: str) -> Iterator[Change]:
    for at, operator in enumerate(node.ops):
        for other in COMPARED[type(operator)]:
            yield Change(
                node.lineno, "comparison", function, lambda ops=node.ops, at=at, other=other: ops.__setitem__(at, other())
            )


def _constants(node: ast.Constant, function: str) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield _set(node, "constant", function, "value", not node.value)
    elif isinstance(node.value, int):
        yield _set(node, "constant", function, "value", node.value + 1)
        yield _set(node, "constant", function, "value", node.value - 1)


def _set(node: ast.expr, kind: str, function: str, field: str, value: object) -> Change:
    return Change(node.lineno, kind, function, lambda: setattr(node, field, value))


def _negated(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _without_not(node: ast.UnaryOp) -> None:
    """`bool(x)` in the place of `not x`."""
    node.operand = _negated(node.operand)


def _swap(line: ast.If) -> None:
    line.body, line.orelse = line.orelse, line.body


def _is_elif(line: ast.If) -> bool:
    return len(line.orelse) == 1 and isinstance(line.orelse[0], ast.If)


def _is_words(line: ast.stmt) -> bool:
    """Texts, and what only says something of types."""
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
        return True
    value = line.value if isinstance(line, ast.Assign | ast.AnnAssign) else None
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in OF_TYPES


def _of_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(part, ast.JoinedStr) or isinstance(getattr(part, "value", None), str) for part in (node.left, node.right)
    )


def _union(node: ast.BinOp) -> bool:
    """`A | B` outside of functions: a type."""
    return isinstance(node.op, ast.BitOr)


def tree_with(source: str, number: int) -> ast.Module:
    """The source with one change."""
    tree = ast.parse(source)
    changes(tree)[number].make()
    return ast.fix_missing_locations(tree)


def spoilt(source: str, number: int) -> tuple[ast.Module, str]:
    """The source with one change, and what the change looks like."""
    before = ast.unparse(ast.parse(source)).splitlines()
    tree = tree_with(source, number)
    lines = difflib.unified_diff(before, ast.unparse(tree).splitlines(), lineterm="", n=0)
    return tree, "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))
