"""From recorded games to weights: returns of TD(lambda), a ridge regression, and a small hidden layer for what it leaves over.

The regression is solved exactly, so nothing depends on a rate of learning; how much it is held back is chosen on games that it
has not seen. Everything is deterministic.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from regalia.bots.weights import Weights
from regalia.lab.training.selfplay import Brain, Recorded

Array: TypeAlias = npt.NDArray[np.float32]
Exact: TypeAlias = npt.NDArray[np.float64]
Index: TypeAlias = npt.NDArray[np.int64]
RIDGES = (3.0, 30.0, 300.0, 3000.0)
"""How strongly weights are held back, as so many positions that say nothing."""
HELD_OUT = 6
"""Of so many games one is kept to judge the fit by."""
SHARPNESS = [0.005 * 1.25**step for step in range(24)]
JUDGED = 6000
BATCH = 256
RATE = 4e-3
STEPS = 3000
EPOCHS = 40


class Data(msgspec.Struct):
    """`rows[position, seat, number]`, `game[position]`; `results[game, seat]`, `wins[game, seat]`."""

    rows: Array
    game: Index
    results: Exact
    wins: Exact


class Fit(msgspec.Struct):
    """Weights, and the mean error of the predicted score in games that were held out; `spread` is that of guessing the mean."""

    brain: Brain
    error: float
    spread: float


def gathered(parts: list[Recorded], numbers: int) -> Data:
    """The parts of a round in one table."""
    rows, games, first = [], [], 0
    for part in parts:
        seats = len(part.results[0])
        rows.append(np.frombuffer(part.rows, dtype=np.float32).reshape(-1, seats, numbers))
        games.append(np.asarray(part.games, dtype=np.int64) + first)
        first += len(part.results)
    results = np.asarray([one for part in parts for one in part.results], dtype=np.float64)
    wins = np.asarray([one for part in parts for one in part.wins], dtype=np.float64)
    return Data(np.concatenate(rows), np.concatenate(games), results, wins)


def together(kept: list[Data]) -> Data:
    """Several rounds as one."""
    firsts = np.cumsum([0] + [len(data.results) for data in kept])
    games = [data.game + first for data, first in zip(kept, firsts, strict=False)]
    parts: list[Any] = [[data.rows for data in kept], games, [data.results for data in kept], [data.wins for data in kept]]
    return Data(*(np.concatenate(part) for part in parts))


def fit(data: Data, players: int, before: Brain | None, decay: float, hidden: int, contest: bool, seed: int) -> Fit:
    """Weights for the players' seats, and for the automa's if there is one. `decay` is lambda, 1 without earlier weights."""
    targets = returns(data, players, before, decay)
    seats = data.rows.shape[1]
    mine = np.arange(players)
    seat, error, spread = _fit_seats(data, targets, mine, hidden, seed)
    automa = None
    if seats > players:
        automa, _, _ = _fit_seats(data, targets, np.arange(players, seats), 0, seed)
    brain = Brain(seat, automa, [0.05, 0.05])
    if contest:
        brain = Brain(seat, automa, sharpness(data, players, brain))
    return Fit(brain, error, spread)


# -- TD(lambda) ------------------------------------------------------------------------------------


def returns(data: Data, players: int, before: Brain | None, decay: float) -> Exact:
    """For every position and seat what it should predict: the result, mixed with what was predicted on the way there."""
    targets = data.results[data.game].copy()
    if before is None or decay >= 1.0:
        return targets
    values = predicted(data, players, before)
    last = len(data.game) - 1
    for at in range(last - 1, -1, -1):
        if data.game[at] == data.game[at + 1]:
            targets[at] = (1 - decay) * values[at + 1] + decay * targets[at + 1]
    return targets


def predicted(data: Data, players: int, brain: Brain) -> Exact:
    found = np.empty(data.rows.shape[:2])
    for seat in range(data.rows.shape[1]):
        net = brain.seat if seat < players or brain.automa is None else brain.automa
        found[:, seat] = outputs(net, data.rows[:, seat, :])
    return found


def outputs(net: Weights, rows: Array) -> Exact:
    """The same sum as bots/learned, for many positions."""
    found: Exact = columns(rows) @ np.concatenate([net.flat, net.sloped, net.bias])
    if net.offsets:
        first = np.asarray(net.first, dtype=np.float32).reshape(len(net.offsets), -1)
        cells = np.maximum(rows @ first.T + np.asarray(net.offsets, dtype=np.float32), 0.0)
        found += cells @ np.asarray(net.second)
    return found


def columns(rows: Array) -> Exact:
    """The numbers, the numbers times the time left, one, and the time left squared."""
    left = rows[:, :1]
    return np.concatenate([rows, rows * left, np.ones_like(left), left * left], axis=1).astype(np.float64)


# -- the regression --------------------------------------------------------------------------------


def _fit_seats(data: Data, targets: Exact, seats: Index, hidden: int, seed: int) -> tuple[Weights, float, float]:
    numbers = data.rows.shape[2]
    rows = data.rows[:, seats, :].reshape(-1, numbers)
    wanted = targets[:, seats].reshape(-1)
    ends = data.results[data.game][:, seats].reshape(-1)
    judged: npt.NDArray[np.bool_] = np.repeat(data.game % HELD_OUT == HELD_OUT - 1, len(seats))
    if judged.all() or not judged.any():
        judged = np.zeros(len(wanted), dtype=bool)
        judged[::HELD_OUT] = True
    known = ~judged
    table = columns(rows)
    best, chosen = np.inf, RIDGES[-1]
    for ridge in RIDGES:
        weights = _solved(table[known], wanted[known], ridge)
        error = float(np.sqrt(np.mean((table[judged] @ weights - ends[judged]) ** 2)))
        if error < best:
            best, chosen = error, ridge
    weights = _solved(table, wanted, chosen)
    net = _net(weights, numbers)
    spread = float(np.sqrt(np.mean((ends[judged] - ends[known].mean()) ** 2)))
    if hidden > 0:
        layer = _layer(rows, wanted - table @ weights, known, hidden, seed)
        with_layer = Weights(net.bias, net.flat, net.sloped, *layer)
        error = float(np.sqrt(np.mean((outputs(with_layer, rows[judged]) - ends[judged]) ** 2)))
        if error < best:
            return with_layer, error, spread
    return net, best, spread


def _solved(table: Exact, wanted: Exact, ridge: float) -> Exact:
    """Weights that are held back by their scale, but for the constant."""
    scale = np.sqrt(np.mean(table**2, axis=0)) + 1e-6
    scaled = table / scale
    left = scaled.T @ scaled
    held = np.full(len(scale), ridge)
    held[-2] = 1e-6
    left[np.diag_indices_from(left)] += held
    solved: Exact = np.linalg.solve(left, scaled.T @ wanted) / scale
    return solved


def _net(weights: Exact, numbers: int) -> Weights:
    rounded = [float(f"{weight:.5g}") for weight in weights]
    return Weights(rounded[2 * numbers :], rounded[:numbers], rounded[numbers : 2 * numbers])


# -- the hidden layer ------------------------------------------------------------------------------


def _layer(rows: Array, rest: Exact, known: npt.NDArray[np.bool_], hidden: int, seed: int) -> tuple[list[float], ...]:
    """Cells that learn what the regression leaves over, by Adam; those of the epoch that did best on held-out games."""
    source = np.random.default_rng(seed)
    numbers = rows.shape[1]
    scale = float(np.std(rest)) or 1.0
    wanted = (rest / scale).astype(np.float32)
    shapes = [(numbers, hidden), (hidden,), (hidden,)]
    parts = [(source.normal(0, 1 / np.sqrt(numbers), shapes[0])).astype(np.float32)]
    parts += [np.zeros(shapes[1], np.float32), (source.normal(0, 0.1, hidden)).astype(np.float32)]
    moments = [[np.zeros_like(part), np.zeros_like(part)] for part in parts]
    train = np.flatnonzero(known)
    judge = np.flatnonzero(~known)[:50_000]
    best, kept, step = np.inf, [part.copy() for part in parts], 0
    for _ in range(max(4, min(EPOCHS, STEPS * BATCH // len(train)))):
        order = source.permutation(train)[: STEPS * BATCH]
        for first in range(0, len(order), BATCH):
            step += 1
            at = order[first : first + BATCH]
            _adam(parts, _slopes(parts, rows[at], wanted[at]), moments, step)
        cells = np.maximum(rows[judge] @ parts[0] + parts[1], 0)
        error = float(np.mean((cells @ parts[2] - wanted[judge]) ** 2))
        if error < best:
            best, kept = error, [part.copy() for part in parts]
    first_row = [float(f"{weight:.4g}") for weight in kept[0].T.reshape(-1)]
    return (first_row, [float(f"{w:.4g}") for w in kept[1]], [float(f"{w * scale:.4g}") for w in kept[2]])


def _slopes(parts: list[Array], rows: Array, wanted: Array) -> list[Array]:
    sums = rows @ parts[0] + parts[1]
    cells = np.maximum(sums, 0)
    off = (cells @ parts[2] - wanted)[:, None] / len(rows)
    back = off * parts[2] * (sums > 0)
    return [rows.T @ back + 1e-4 * parts[0], back.sum(axis=0), (cells * off).sum(axis=0) + 1e-4 * parts[2]]


def _adam(parts: list[Array], slopes: list[Array], moments: list[list[Array]], step: int) -> None:
    for part, slope, (mean, square) in zip(parts, slopes, moments, strict=True):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        part -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)


# -- chances of winning ----------------------------------------------------------------------------


def sharpness(data: Data, players: int, brain: Brain) -> list[float]:
    """How much a point of the margin says about who wins, at the start and at the end: the likeliest pair of a grid."""
    some = slice(None, None, max(1, len(data.game) // JUDGED))
    part = Data(data.rows[some], data.game[some], data.results, data.wins)
    scores = predicted(part, players, brain)
    left = part.rows[:, 0, 0].astype(np.float64)[:, None]
    won = data.wins[part.game]
    best, found = -np.inf, [SHARPNESS[0], SHARPNESS[0]]
    for early in SHARPNESS[::2]:
        for late in SHARPNESS[::2]:
            odds = scores * (early * left + late * (1 - left))
            odds -= odds.max(axis=1, keepdims=True)
            likely = float(np.sum(won * (odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)))))
            if likely > best:
                best, found = likely, [float(f"{early:.4g}"), float(f"{late:.4g}")]
    return found
