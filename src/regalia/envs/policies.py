"""A trained policy as a bot: what turns an observation and a mask into an action can sit at a table, in an arena, on a server.

class Mine(PolicyBot):
    name = "mine"
    dtype, normalise = "float32", True

    def choose(self, observation, mask):
        return int(np.where(mask, self.weights @ observation, -np.inf).argmax())

regalia arena two_heirs --bots mine.py:Mine,greedy
"""

from __future__ import annotations

from regalia.bots import Bot
from regalia.core.state import State
from regalia.envs.observer import Array, Observer


class PolicyBot(Bot):
    """Subclass it with `choose`; `dtype` and `normalise` are those the policy was trained with."""

    dtype = "float32"
    normalise = True

    def __init__(self, name: str = "policy", seed: int = 0) -> None:
        super().__init__(name, seed)
        self.observers: dict[str, Observer] = {}

    def choose(self, observation: Array, mask: Array) -> int:
        """The number of an action that the mask allows."""
        raise NotImplementedError

    def decide(self, state: State, seat: int) -> int:
        observer = self.observer(state)
        action = self.choose(observer.observe(state, seat), observer.mask(state, seat))
        return int(action)

    def observer(self, state: State) -> Observer:
        """One for every set-up that the bot has met."""
        config = state.config
        key = f"{state.game.id} {config.mode} {config.players} {sorted(config.options.items(), key=str)}"
        if key not in self.observers:
            self.observers[key] = Observer(state.game, config, self.dtype, self.normalise)
        return self.observers[key]
