"""The mark that ties a test to the clauses it shows; `regalia rules GAME --coverage` finds it in the source."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """`@rule("GAME-BID-01")` on a test or a class, or `marks=rule(...)` on a parameter."""
    import pytest

    return pytest.mark.rule(*clauses)
