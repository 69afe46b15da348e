"""The machine integers of the compiled modules; ordinary ints when interpreted.

Not compiled itself, so that the engine needs no run-time dependency for the names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16, i32, i64, u8
else:
    i16 = i32 = i64 = u8 = int

__all__ = ["i16", "i32", "i64", "u8"]
