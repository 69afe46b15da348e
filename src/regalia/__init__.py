"""Regalia: rule-heavy royal board games, to play and to study.

import regalia
g = regalia.game("two_heirs")
s = g.new(players=2, seed=7)
s.apply(s.legal()[0])
"""

from typing import TYPE_CHECKING, Any

from regalia import _pure

_pure.install()

from regalia.core.errors import UserError  # noqa: E402
from regalia.core.reasons import IllegalAction, Refusal  # noqa: E402
from regalia.core.registry import game, game_ids  # noqa: E402
from regalia.core.state import State  # noqa: E402

if TYPE_CHECKING:
    from regalia.envs.batches import Batch
    from regalia.envs.processes import SharedBatch

__version__ = "0.1.0"

__all__ = ["IllegalAction", "Refusal", "State", "UserError", "batch", "game", "game_ids"]


def batch(
    game: str, n: int, players: int | None = None, mode: str | None = None, *, processes: int = 1, **words: Any
) -> "Batch | SharedBatch":
    """n games as NumPy arrays, stepped by the engine (regalia.envs.batches.Batch; needs the extra `envs`), or by several
    processes of it (regalia.envs.processes.SharedBatch)."""
    from regalia.envs.batches import Batch
    from regalia.envs.processes import SharedBatch

    if processes > 1:
        return SharedBatch(game, n, players, mode, processes=processes, **words)
    return Batch(game, n, players, mode, **words)
