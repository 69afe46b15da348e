"""Puts questions to bots, so that none can peek: a bot is only ever handed a copy without history in which
everything its seat cannot know, the future included, has been dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from regalia.core.errors import UserError
from regalia.core.rng import Rng
from regalia.core.state import State


class Decider(Protocol):
    """Anything that can sit in a seat."""

    def decide(self, state: State, seat: int, /) -> int: ...


def ask(bot: Decider, state: State, seat: int, rng: Rng) -> int:
    """The bot's answer for this seat, checked; `rng` deals what the seat cannot see. No question where there is no choice."""
    options = state.legal_for(seat)
    if len(options) == 1:
        return options[0]
    imagined = state.resample(seat, int(rng.next32()))
    try:
        action = bot.decide(imagined, seat)
    except Exception as error:  # whatever a user's bot does
        raise UserError("bot-failed", bot=bot_name(bot), problem=f"{type(error).__name__}: {error}") from error
    if action not in options:
        raise UserError("bot-illegal", bot=bot_name(bot), action=_shown(state, action))
    return int(action)


def play_on(state: State, bots: Sequence[Decider], rng: Rng) -> None:
    """Play to the end; `bots[seat]` answers for its seat."""
    while not state.over:
        seat = int(state.turn)
        state.do_as(seat, ask(bots[seat], state, seat, rng))


def bot_name(bot: Decider) -> str:
    return str(getattr(bot, "name", "") or type(bot).__name__)


def _shown(state: State, action: object) -> str:
    if isinstance(action, int) and 0 <= action < len(state.game.catalogue):
        return state.key(action)
    return repr(action)
