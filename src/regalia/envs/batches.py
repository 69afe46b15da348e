"""n games as NumPy arrays, stepped by the compiled engine: for learning, for self-play, for playouts.

    batch = regalia.batch("two_heirs", 256, seed=1)
    while True:
        actions = policy(batch.observations, batch.masks)       # one for each game, for the seat in batch.actor
        batch.step(actions)                                      # arrays are written anew
        batch.rewards, batch.dones                               # [game, seat]; a game that is done has begun anew

The arrays are the batch's own and change with every step: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from regalia.bots.driver import ask
from regalia.bots.loading import bot_factory
from regalia.core.observing import rewards as kinds
from regalia.core.observing.fleet import Fleet
from regalia.core.registry import game as named
from regalia.core.rng import Rng, seeded
from regalia.core.state import State
from regalia.envs.observer import Array, Observer, window
from regalia.envs.rows import Rows, sizes

RANDOM = "random"


class Batch:
    """`seats`: those whose decisions come from outside (default: every player); the other players are `opponents`, a bot's name
    or one for each seat. `reward`: win, rank, score or shaped (regalia.core.observing.rewards). `first`: the number of the first
    row, where this is a part of a larger batch, and `rows` the larger one's arrays, to be written instead of own ones."""

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        mode: str | None = None,
        *,
        seed: int = 0,
        reward: str = "win",
        dtype: str = "int16",
        normalise: bool = False,
        seats: Sequence[int] | None = None,
        opponents: str | Sequence[str] = RANDOM,
        first: int = 0,
        rows: Rows | None = None,
        **options: Any,
    ) -> None:
        self.game = named(game)
        self.config = self.game.configure(players, mode, **options)
        self.n, self.seats = n, self.config.seats
        self.observer = Observer(self.game, self.config, dtype, normalise)
        self.first, self.rows = first, rows
        self.asked = tuple(range(self.config.players)) if seats is None else tuple(seats)
        self.fleet = Fleet(
            self.observer.writer,
            self._deal,
            n,
            self.seats,
            self.observer.actions,
            sum(1 << seat for seat in self.asked),
            kinds.KINDS.index(reward),
            self._others(opponents, seed),
            seed,
            first,
        )
        self._exact = dtype == "int16"
        arrays = rows[:5] if rows is not None else [np.zeros(shape, kind) for shape, kind in sizes(n, self.observer, self.seats)]
        self.observations: Array = arrays[0]
        self.masks: Array = arrays[1]
        self.rewards: Array = arrays[2]
        self.dones: Array = arrays[3]
        self.actor: Array = arrays[4]
        self._share()
        self._read()

    def reset(self, seed: int = 0) -> Array:
        """New games everywhere; the observations."""
        self.fleet.start(seed)
        self._read()
        return self.observations

    def step(self, actions: Sequence[int] | Array) -> tuple[Array, Array, Array]:
        """One decision in every game: observations, rewards and dones. Of a game that is done, the rewards are those of its end,
        and observation, mask and actor already those of the next; `final` has the end itself."""
        given = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        if len(given) != self.n:
            raise ValueError(f"{len(given)} actions for {self.n} games")
        wrong = int(self.fleet.step(given))
        if wrong >= 0:
            state = self.fleet.states[wrong]
            raise ValueError(f"game {wrong}: action {given[wrong]} is not legal for seat {int(state.turn)}")
        self._read()
        return self.observations, self.rewards, self.dones

    def final(self, n: int, seat: int) -> tuple[State, Array]:
        """The game of this row that ended last: its state, and the last observation of a seat."""
        state = self._ended(n)
        return state, self.observer.observe(state, seat)

    def finals(self, seat: int) -> tuple[Array, Array]:
        """The rows whose games ended in the last step, and the last observation of a seat in each."""
        rows = np.flatnonzero(self.dones)
        seen = np.empty((len(rows), self.observer.size), self.observer.scaling.dtype)
        for at, n in enumerate(rows):
            self.observer.observe(self._ended(int(n)), seat, seen[at])
        return rows, seen

    def legal(self) -> tuple[Array, Array]:
        """The legal actions as a ragged array: those of game n are values[offsets[n] : offsets[n + 1]]."""
        self.fleet.list_legal()
        offsets = np.array(self.fleet.offsets, np.int64)
        return np.array(self.fleet.values, np.int32)[: offsets[-1]], offsets

    def sample(self, rng: Rng | None = None) -> Array:
        """A legal action for each game, each as likely; from the rows' own generators unless one is given."""
        return np.array(self.fleet.pick(rng), np.int64)

    def playout(self, times: int = 1, seed: int = 0) -> tuple[Array, Array]:
        """Each game played on at random to its end, so many times, on copies: the mean scores and the share of games won, alone
        or with others, [game, seat]."""
        sums = np.array(self.fleet.playout(times, seed), np.float64) / times
        return sums[:, : self.seats], sums[:, self.seats :]

    def state(self, n: int) -> State:
        """The true state of a game: for search and for looking at it, not for a player."""
        return self.fleet.states[n]

    def _ended(self, n: int) -> State:
        state = self.fleet.ended[n]
        if state is None:
            raise ValueError(f"no game of row {n} has ended")
        return state

    def _deal(self, rng: Rng) -> State:
        return self.game.deal(self.config, rng, record=False)

    def _others(self, opponents: str | Sequence[str], seed: int) -> Any:
        names = [opponents] * self.seats if isinstance(opponents, str) else list(opponents)
        if all(name == RANDOM for name in names):
            return None
        return Others([bot_factory(name) for name in names], seed, self.first)

    def _share(self) -> None:
        """What the engine writes, read in place where its rows are packed."""
        fleet = self.fleet
        self._cells = window(fleet.sheet.cells, np.int16)
        self._bytes = window(fleet.mask.cells, np.uint8)
        self._lit: Array = np.zeros(0, np.int64)
        self._in_place = self.rows is None and self._cells is not None and self._bytes is not None
        if not self._in_place:
            return
        assert self._bytes is not None
        assert self._cells is not None
        self.masks = self._bytes.view(np.int8).reshape(self.n, -1)
        if self._exact:
            self.observations = self._cells.reshape(self.n, -1)
        self.actor = np.frombuffer(fleet.actor, np.int32)
        self.dones = np.frombuffer(fleet.done, np.bool_)

    def _read(self) -> None:
        fleet = self.fleet
        self.rewards[:] = np.asarray(fleet.rewards, np.float64).reshape(self.n, -1)
        if not self._in_place:
            self._light()
            self.actor[:] = np.asarray(fleet.actor, np.int32)
            self.dones[:] = np.asarray(fleet.done, np.bool_)
        if not self._in_place or not self._exact:
            cells = np.array(fleet.sheet.cells, np.int16) if self._cells is None else self._cells
            self.observer.scaling.fill(cells.reshape(self.n, -1), self.observations)

    def _light(self) -> None:
        """The masks by what is legal: of so many actions few are, so only those are touched, and those that were before."""
        values, offsets = self.legal()
        flat = self.masks.reshape(-1)
        flat[self._lit] = 0
        self._lit = values + np.repeat(np.arange(self.n) * self.observer.actions, np.diff(offsets))
        flat[self._lit] = 1


class Others:
    """The bots in the seats that nobody outside is asked for: every row has its own, whatever rows stand with it."""

    def __init__(self, makers: list[Callable[[int], Any]], seed: int, first: int) -> None:
        self.makers, self.seed, self.first = makers, seed, first
        self.rows: dict[int, tuple[list[Any], Rng]] = {}

    def __call__(self, state: State, seat: int, row: int) -> int:
        if row not in self.rows:
            rng = seeded(self.seed + 1)
            for _ in range(self.first + row):
                rng.next32()
            seeds = seeded(int(rng.next32()))
            self.rows[row] = [make(int(seeds.next32())) for make in self.makers], seeds
        bots, hidden = self.rows[row]
        return ask(bots[seat], state, seat, hidden)
