"""What a bot is: an agent in a seat. It sees a state in which everything its seat cannot know was dealt anew."""

from __future__ import annotations

from regalia.bots.attributes import mypyc_attr
from regalia.core.rng import Rng, seeded
from regalia.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it, or give any object with a `decide`; `self.rng` is the bot's own source of chance."""

    def __init__(self, name: str = "", seed: int = 0) -> None:
        self.name: str = name
        self.rng: Rng = seeded(seed)

    def decide(self, state: State, seat: int) -> int:
        """One of `state.legal_for(seat)`. The state is the bot's to play with: nobody else uses it."""
        raise NotImplementedError
