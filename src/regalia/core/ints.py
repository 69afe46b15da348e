"""The machine integer of the compiled modules; an ordinary int when interpreted.

Not compiled itself, so that the engine needs no run-time dependency for the name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
