"""What an option changes at once of what a player counts, found by trying it: price → gain, for its button and its piece.

A game says in its room `promises` what is counted there (`counted`: text key of an amount and how much of it there is; the text
may have a form `.gain` of its own), which kinds of options say what they change (`SAID`), and why the others do not (`UNSAID`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regalia.core.ints import i64
from regalia.core.state import State
from regalia.core.step import Arg

Promise = tuple[str, dict[str, Arg]]
Amounts = list[tuple[str, int]]
Counted = Callable[[Any, int], Amounts]
Span = Callable[[Any], int]

# Why an option says nothing of its own.
IN_LABEL: Final = "label"  # its label, or the question, names what changes
OPENS: Final = "opens"  # it only opens a question, whose options say it, or takes up a piece
ENDS: Final = "ends"  # it ends or declines something
LATER: Final = "later"  # what it brings is known only later: others decide first, or chance
NEVER: Final = "never"  # it is never legal; it exists so that the table can say why not

TRIALS: Final = 3
"""So often an option is tried that lets chance or somebody else have a say: what differs is not promised."""


def change(g: State, seat: i64, action: i64, counted: Counted, span: Span) -> Promise | None:
    """Text key and parameters; nothing where nothing changes at once. `span` numbers the stretch of the game to which a change
    must belong: what a new round brings is not the option's doing."""
    before = counted(g, int(seat))
    found: Amounts = []
    for seed in range(TRIALS):
        # Nothing but what the seat knows: the rest is dealt anew.
        after = tried(g, seat, action, seed)
        if after.over or span(after) != span(g):
            return None
        changed = difference(before, counted(after, int(seat)))
        if seed > 0 and changed != found:
            return None
        found = changed
        if not after.barrier:
            break
    return told(g, found)


def tried(g: State, seat: i64, action: i64, seed: i64 = 0) -> State:
    """A position as the seat knows it, after the option."""
    after = g.resample(seat, seed)
    after.apply(action, seat)
    return after


def difference(before: Amounts, after: Amounts) -> Amounts:
    """What is more (above zero) and what is less, of the things that changed."""
    had = dict(before)
    return [(name, count - had.get(name, 0)) for name, count in after if count != had.get(name, 0)]


def told(g: State, found: Amounts) -> Promise | None:
    """A change in words: what one gives, what one gets."""
    price = [f"@{name}*{-more}" for name, more in found if more < 0]
    gain = [f"@{_gained(g, name)}*{more}" for name, more in found if more > 0]
    if not price and not gain:
        return None
    key = "promise-trade" if price and gain else "promise-price" if price else "promise-gain"
    return key, {"price": ", ".join(price), "gain": ", ".join(gain)}


def _gained(g: State, name: str) -> str:
    return f"{name}.gain" if g.game.texts.has("en", f"{name}.gain") else name
