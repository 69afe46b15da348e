"""The compiler's class attributes; a decorator without effect when interpreted.

Not compiled itself, so that the engine needs no run-time dependency for the name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*names: str, **values: Any) -> Callable[[T], T]:  # noqa: ARG001
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
