"""Regalia: rule-heavy royal board games, to play and to study.

import regalia
g = regalia.game("two_heirs")
s = g.new(players=2, seed=7)
s.apply(s.legal()[0])
"""

from regalia import _pure

_pure.install()

from regalia.core.errors import UserError  # noqa: E402
from regalia.core.reasons import IllegalAction, Refusal  # noqa: E402
from regalia.core.registry import game, game_ids  # noqa: E402
from regalia.core.state import State  # noqa: E402

__version__ = "0.1.0"

__all__ = ["IllegalAction", "Refusal", "State", "UserError", "game", "game_ids"]
