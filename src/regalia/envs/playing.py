"""One game as every environment needs it: started by a seed, moved by numbers of actions, observed, rewarded, shown."""

from __future__ import annotations

from typing import Any

import numpy as np

from regalia.core.observing import rewards as kinds
from regalia.core.registry import game as named
from regalia.core.rng import Rng, seeded
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.envs.observer import Array, Observer

RENDER_MODES = ["human", "ansi", "svg"]
ILLEGAL = ("lose", "random", "raise")
PENALTY = -1.0


class Play:
    """reward   win, rank, score or shaped
    illegal  what becomes of an action that is not legal: the seat loses at once ("lose": -1 for it, 0 for the others), a legal
             one drawn from the seed takes its place ("random"), or a ValueError ("raise")
    """

    def __init__(
        self,
        game: str,
        players: int | None,
        mode: str | None,
        *,
        reward: str = "win",
        dtype: str = "int16",
        normalise: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL or reward not in kinds.KINDS or render_mode not in (None, *RENDER_MODES):
            allowed = f"illegal {', '.join(ILLEGAL)}; reward {', '.join(kinds.KINDS)}; render_mode {', '.join(RENDER_MODES)}"
            raise ValueError(f"illegal={illegal!r}, reward={reward!r}, render_mode={render_mode!r}; there are: {allowed}")
        self.game = named(game)
        self.config = self.game.configure(players, mode, **options)
        self.observer = Observer(self.game, self.config, dtype, normalise)
        self.kind = kinds.KINDS.index(reward)
        self.illegal, self.render_mode, self.lang = illegal, render_mode, lang
        self.chance = seeded(0)
        self.lost = NOBODY
        self.before: list[int] = []
        self.state: State = self.game.deal(self.config, seeded(0), record=False)

    @property
    def players(self) -> int:
        return self.config.players

    @property
    def pays_always(self) -> bool:
        """Whether there is something to be had before the end."""
        return self.kind == kinds.SHAPED

    @property
    def over(self) -> bool:
        return bool(self.state.over) or self.lost != NOBODY

    def start(self, rng: np.random.Generator) -> None:
        words = [int(word) for word in rng.integers(0, 1 << 32, 8, dtype=np.int64)]
        self.chance = Rng(*words[:4])
        self.state = self.game.deal(self.config, Rng(*words[4:]), record=False)
        self.lost = NOBODY
        self.before = self.state.scores()

    def act(self, seat: int, action: int) -> None:
        """The decision of a seat that is asked."""
        if self.observer.chair.act(self.state, seat, action):
            return
        if self.illegal == "lose":
            self.lost = seat
            return
        if self.illegal == "raise":
            raise ValueError(f"action {action} is not legal for seat {seat} of {self.state!r}")
        options = self.state.legal_for(seat)
        self.state.do_as(seat, options[self.chance.below(len(options))])

    def rewards(self) -> list[float]:
        """Of each player since they were last asked for."""
        if self.lost != NOBODY:
            return [PENALTY if seat == self.lost else 0.0 for seat in range(self.players)]
        if self.kind == kinds.SHAPED:
            now = self.state.scores()
            change = [float(a - b) for a, b in zip(now, self.before, strict=True)]
            self.before = now
            return change[: self.players]
        return kinds.at_end(self.state, self.kind)[: self.players] if self.state.over else [0.0] * self.players

    def observe(self, seat: int) -> Array:
        return self.observer.observe(self.state, seat)

    def mask(self, seat: int) -> Array:
        return self.observer.mask(self.state, seat)

    def render(self, seat: int = NOBODY) -> str | None:
        """The table as the seat sees it (without one: as a spectator): text, a drawing, or printed and None."""
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return self.game.picture(self.state, seat, self.lang)
        text = self.game.draw_text(self.state.view(seat), self.lang, False)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
