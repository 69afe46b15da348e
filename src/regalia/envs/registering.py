"""The games under Gymnasium's names: `import regalia.envs`, then

gymnasium.make("regalia/two_heirs-v0", mode="solo")                       # as gym_env
gymnasium.make_vec("regalia/two_heirs-v0", num_envs=64, processes=2)      # as VectorEnv
"""

from __future__ import annotations

from gymnasium.envs.registration import register as enter
from gymnasium.envs.registration import registry

from regalia.core.registry import game_ids


def register() -> None:
    for id in game_ids():
        name = f"regalia/{id}-v0"
        if name not in registry:
            enter(
                name,
                entry_point="regalia.envs.single:gym_env",
                vector_entry_point="regalia.envs.vector:vector_env",
                kwargs={"game": id},
                disable_env_checker=True,
            )
