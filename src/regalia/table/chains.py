"""Decisions that are made together: a piece and where it goes are two clicks and one post.

A game says in its room `chains` which options only open a question (`opens`: those of the question are offered in their place)
and which only take up a piece (`takes`: it is held until one says where it goes), both by the kinds of questions that may follow;
and what goes without saying once it is held (`usual`). Nothing of this is stored: a chain is posted as the decisions it consists
of, and until then it is tried on a position in which everything hidden from the seat was dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.core.reasons import IllegalAction
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.table.errors import TableError

TRIAL_SEED = 1
ENDINGS = ("end", "end_turn", "done", "pass", "stop", "finish", "skip", "decline", "drop")
"""Blocks of options that end something."""


class Link(msgspec.Struct):
    """An option: the decisions that lead to it and itself; `state` is the position in which it is one."""

    keys: tuple[str, ...]
    action: int
    state: State
    takes: bool = False
    other: bool = False
    """Offered beside what is held: another piece instead, or an end."""
    ahead: tuple[str, ...] = ()
    """The pieces that are lit once this one is held."""


class Holding(msgspec.Struct):
    """What is held after the keys, which may have grown by what goes without saying, and what can be done now."""

    keys: tuple[str, ...]
    position: State
    links: list[Link]
    pieces: list[str]
    """The pieces held."""


def plain(state: State, seat: int) -> list[Link]:
    return [Link((state.key(action),), action, state) for action in state.legal_for(seat)]


def offered(state: State, seat: int) -> list[Link]:
    """The options of a seat, with those behind a mere opening in its place."""
    if state.game.room("chains") is None:
        return plain(state, seat)
    known = state.resample(seat, TRIAL_SEED)
    return _options(known, seat, ())


def hold(state: State, seat: int, keys: Sequence[str]) -> Holding:
    """Take up what the keys name. Refused when they are no chain of this position."""
    known = state.resample(seat, TRIAL_SEED)
    position, taken = _usual(*_followed(known, seat, keys), seat)
    others: list[Link] = []
    pieces: list[str] = []
    level, done = known, 0
    while done < len(taken):
        links = _options(level, seat, taken[:done])
        held = next((link for link in links if link.takes and link.keys == taken[: len(link.keys)]), None)
        if held is None:
            break
        others += [link for link in links if link is not held and (link.takes or is_ending(link))]
        pieces.append(held.state.option_piece(held.action))
        level, done = _followed(held.state, seat, held.keys[-1:])[0], len(held.keys)
    for link in others:
        link.other = True
    return Holding(taken, position, _options(position, seat, taken) + others, pieces)


def is_ending(link: Link) -> bool:
    return link.state.game.catalogue.block_of(link.action).name in ENDINGS


def _options(state: State, seat: int, before: tuple[str, ...]) -> list[Link]:
    game = state.game
    found: list[Link] = []
    for action in state.legal_for(seat):
        keys = (*before, state.key(action))
        opens = game.ask("chains", "opens", state, action, default=())
        kinds = opens or game.ask("chains", "takes", state, action, default=())
        after = _after(state, seat, action, kinds) if kinds else None
        if after is None:
            found.append(Link(keys, action, state))
        elif opens:
            found += _options(after, seat, keys)
        else:
            pieces = _pieces(after, seat)
            found.append(Link(keys, action, state, takes=bool(pieces), ahead=tuple(pieces)))
    return found


def _pieces(state: State, seat: int) -> list[str]:
    """The pieces of the next question; none where one of its options has no piece, so that words must be read."""
    position, _ = _usual(state, (), seat)
    links = [link for link in _options(position, seat, ()) if not is_ending(link)]
    found = [link.state.option_piece(link.action) for link in links]
    return list(dict.fromkeys(found)) if all(found) else []


def _after(state: State, seat: int, action: int, kinds: Sequence[str] = ()) -> State | None:
    """The position after an option, if the seat is then asked what it should be asked, and nothing was shown."""
    after = state.copy()
    after.apply(action, seat)
    if after.barrier or seat not in after.actors():
        return None
    return after if not kinds or after.question(seat).kind in kinds else None


def _usual(state: State, keys: tuple[str, ...], seat: int) -> tuple[State, tuple[str, ...]]:
    action = state.game.ask("chains", "usual", state, seat, default=NOBODY)
    after = _after(state, seat, action) if action != NOBODY and action in state.legal_for(seat) else None
    return (state, keys) if after is None else (after, (*keys, state.key(action)))


def _followed(state: State, seat: int, keys: Sequence[str]) -> tuple[State, tuple[str, ...]]:
    position = state.copy()
    for key in keys:
        try:
            position.apply(state.game.action(key), seat)
        except IllegalAction:
            raise TableError("table-sequence", action=key) from None
        if position.barrier or seat not in position.actors():
            raise TableError("table-sequence", action=key)
    return position, tuple(keys)
