"""The spaces of Gymnasium for what an observer writes."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from regalia.envs.observer import Array, Observer

FORMS = ("flat", "pieces")


def observation_space(observer: Observer, form: str) -> spaces.Space[Any]:
    """`flat`: one vector; `pieces`: a dict of the named pieces."""
    if form not in FORMS:
        raise ValueError(f"observation={form!r}: one of {', '.join(FORMS)}")
    dtype = observer.scaling.dtype
    if form == "flat":
        return spaces.Box(observer.low, observer.high, dtype=dtype)
    low, high = observer.as_dict(observer.low), observer.as_dict(observer.high)
    return spaces.Dict({piece.name: spaces.Box(low[piece.name], high[piece.name], dtype=dtype) for piece in observer.pieces})


def with_mask(space: spaces.Space[Any], actions: int) -> spaces.Dict:
    return spaces.Dict({"observation": space, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def formed(observer: Observer, form: str, flat: Array) -> Any:
    return flat if form == "flat" else observer.as_dict(flat)
