"""Which pieces of an observation depend on which attributes, and the room `values` of a game's folder written out.

A piece depends on the attributes that its unit reads, on the observing seat where shares or seats are turned to it, and on who
may see it; on anything at all where its unit says no more.
"""

from __future__ import annotations

from typing import Any

from regalia.core.fields.attributes import walk
from regalia.core.fields.table import Players
from regalia.core.game import Game
from regalia.core.observing.ledger import Layout, Values
from regalia.core.observing.pieces import EVERYBODY, Followed, Piece, Rule
from regalia.core.rng import seeded
from regalia.core.state import State

ROOM = "values"
SPARE = 64
"""A row may grow by so many numbers before it is told anew every time."""

HEAD = '''"""Hands the declared attributes to a ledger. Written by `make docs` from fields.py; not to be edited."""

from __future__ import annotations

from regalia.core.observing.ledger import Ledger, Values
from regalia.core.state import State
from {module} import {name}


class {name}Values(Values):
    def names(self) -> list[str]:
        return [
{names}
        ]

    def compare(self, g: State, ledger: Ledger) -> None:
        assert isinstance(g, {name})
{lines}


VALUES = {name}Values()
'''


def attributes(game: Game) -> list[str]:
    """The declared attributes: of the state, then of the objects that seats have, as `holder.attribute`."""
    found = dict.fromkeys(attr for field in walk(game.fields.parts) for attr in field.attrs)
    for part in game.fields.parts:
        if isinstance(part, Players) and part.holder:
            found |= dict.fromkeys(f"{part.holder}.{attr}" for field in walk(part.parts) for attr in field.attrs)
    return list(found)


def followed(g: State, values: Values, pieces: list[Piece]) -> Followed:
    """What a game's own attributes and the rules of who may see what mean for its pieces."""
    names = values.names()
    rules = _rules(pieces, len(names))
    number = {name: n for n, name in enumerate(names)}
    readers: list[list[int]] = [[] for _ in range(len(names) + len(rules))]
    turned, always = [], []
    for n, piece in enumerate(pieces):
        if piece.unit.reads is None:
            always.append(n)
            continue
        for name in piece.unit.reads:
            readers[number[name]].append(n)
        if _changes(piece):
            readers[rules[_terms(piece)].number].append(n)
        if piece.turned or piece.unit.turns() or piece.sight.seen != EVERYBODY:
            turned.append(n)
    held = [_values(g, name) for name in names]
    rooms = [max(len(value) + SPARE if hasattr(value, "__len__") else 1 for value in found) for found in held]
    rooms += [1] * len(rules)
    owners = [len(found) for found in held] + [int(rule.shares) for rule in rules.values()]
    return Followed(values, Layout(rooms, owners, readers, turned, always, len(pieces)), list(rules.values()))


def _rules(pieces: list[Piece], first: int) -> dict[Any, Rule]:
    """One for all pieces with the same terms, numbered behind the attributes."""
    found: dict[Any, Rule] = {}
    for piece in filter(_changes, pieces):
        if _terms(piece) not in found:
            found[_terms(piece)] = Rule(piece.sight, piece.shares, piece.alone, first + len(found))
    return found


def _changes(piece: Piece) -> bool:
    """Whether who may see it depends on more than on whose it is."""
    sight = piece.sight
    return sight.seen != EVERYBODY and any(rule is not None for rule in (sight.owner, sight.open_when, sight.known))


def _terms(piece: Piece) -> Any:
    sight = piece.sight
    return sight.seen, sight.owner, sight.open_when, sight.known, piece.shares, piece.alone


def _values(g: State, name: str) -> list[Any]:
    """What an attribute holds: once, or for each of the objects of the seats."""
    holder, _, attr = name.rpartition(".")
    return [getattr(one, attr) for one in (getattr(g, holder) if holder else [g])]


EACH_OWNER = ("        for owner in range(len(g.{holder})):", "            one = g.{holder}[owner]")


def values_module(game: Game) -> str:
    """The text of the room `values`."""
    mode = game.info.modes[0]
    g = game.deal(game.configure(max(mode.players), mode.id), seeded(0), record=False)
    names = attributes(game)
    lines = [f"        {_line(n, name, _values(g, name)[0], 'g')}" for n, name in enumerate(names) if "." not in name]
    for holder in dict.fromkeys(name.partition(".")[0] for name in names if "." in name):
        lines += [line.format(holder=holder) for line in EACH_OWNER]
        held = [(n, name) for n, name in enumerate(names) if name.startswith(f"{holder}.")]
        lines += [f"            {_line(n, name, _values(g, name)[0], 'one')}" for n, name in held]
    listed = "\n".join(f'            "{name}",' for name in names)
    state = type(g)
    return HEAD.format(module=state.__module__, name=state.__name__, names=listed, lines="\n".join(lines))


def _line(n: int, name: str, value: Any, of: str) -> str:
    """The call that hands one attribute over."""
    where = f"{n}, owner" if "." in name else str(n)
    kind = ("row" if hasattr(value, "__len__") else "number") + ("_of" if "." in name else "")
    attr = f"{of}.{name.rpartition('.')[2]}"
    return f"ledger.{kind}({where}, {f'1 if {attr} else 0' if isinstance(value, bool) else attr})"
