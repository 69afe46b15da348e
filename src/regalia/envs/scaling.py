"""From the engine's small integers to what a learner wants: cut off to 8 bits, exact, or as numbers between -1 and 1.

A number with a bound that a game can reach is divided by it. Coins and points, whose bounds are only there to catch nonsense, are
squeezed by a logarithm, so that 5 and 6 differ more than 105 and 106.
"""

from __future__ import annotations

from typing import Any

import numpy as np

DTYPES = {"int8": np.int8, "int16": np.int16, "float32": np.float32}
LIMITS = {"int8": (-128, 127), "int16": (-32768, 32767), "float32": (-32768, 32767)}
SQUEEZED = 127
"""Numbers with a higher bound than this are squeezed."""


class Scaling:
    def __init__(self, bounds: list[tuple[int, int]], dtype: str, normalise: bool) -> None:
        if dtype not in DTYPES or (normalise and dtype != "float32"):
            raise ValueError(f"dtype {dtype!r}, normalise {normalise}: one of {', '.join(DTYPES)}; normalised only as float32")
        self.dtype: Any = DTYPES[dtype]
        self.normalise = normalise
        least, most = LIMITS[dtype]
        low, high = np.array(bounds, np.int64).clip(least, most).reshape(-1, 2).T
        self.largest = np.maximum(np.maximum(np.abs(low), np.abs(high)), 1).astype(np.float32)
        self.squeezed = np.flatnonzero(self.largest > SQUEEZED)
        self.factor = (1 / self.largest).astype(np.float32)
        self.logarithm = (1 / np.log1p(self.largest[self.squeezed])).astype(np.float32)
        self.low = np.where(low < 0, -1, 0).astype(np.float32) if normalise else low.astype(self.dtype)
        self.high = np.ones(len(bounds), np.float32) if normalise else high.astype(self.dtype)

    def fill(self, cells: Any, out: Any) -> None:
        """One observation, or rows of them, from the engine's cells."""
        if self.normalise:
            np.multiply(cells, self.factor, out=out)
            part = cells[..., self.squeezed].astype(np.float32)
            out[..., self.squeezed] = np.sign(part) * np.log1p(np.abs(part)) * self.logarithm
        elif self.dtype is np.int8:
            np.clip(cells, -128, 127, out=out, casting="unsafe")
        else:
            out[...] = cells
