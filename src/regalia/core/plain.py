"""What stands in for some compiled classes when the engine is interpreted: a list's own methods are quicker than ours.

Not compiled itself. A compiled module calls `stand_in` at its end; compiled, that changes nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any


class Options(list[int]):
    """regalia.core.options.Options."""

    add = list.append
    has = list.__contains__
    count = property(list.__len__)  # how many there are, as the compiled one has it
    items = property(lambda self: self)

    def copy(self) -> Options:
        return Options(self)

    def listed(self) -> list[int]:
        return list(self)


def row(length: int, value: int) -> list[int]:
    """regalia.core.packing.row."""
    return [value] * length


STAND_INS: dict[str, dict[str, Callable[..., Any]]] = {
    "regalia.core.options": {"Options": Options},
    "regalia.core.packing": {"packed": list, "row": row},
    "regalia.core.stack": {"Stack": list},
}


def stand_in(name: str) -> None:
    """In an interpreted module of this name, put what stands in for its own."""
    module = sys.modules.get(name)
    if str(getattr(module, "__file__", "")).endswith(".py"):
        vars(module).update(STAND_INS[name])
