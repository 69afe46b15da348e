"""OpenSpiel: importing this module registers every game as `regalia_<game>`.

    import pyspiel
    import regalia.envs.openspiel

    game = pyspiel.load_game("regalia_two_heirs")
    game = pyspiel.load_game("regalia_crown_of_emara", {"players": 3, "reward": "rank"})
    game = pyspiel.load_game("regalia_two_heirs", {"mode": "solo", "options": "level:3"})

All chance is explicit: each die and each card drawn is a chance node with its distribution, those of the set-up too. Where
several seats decide at once they are asked one after the other, and none sees what another has chosen. An automa is no player: it
moves by its rules between the nodes. Observation tensors are those of `Observer`; information states add the memory of what a
seat has seen. OpenSpiel's algorithms in Python can deal hidden things anew (`resample_from_infostate`), those in C++ cannot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from regalia.core.game import Game
from regalia.core.observing import rewards as kinds
from regalia.core.registry import game as named
from regalia.core.registry import games
from regalia.core.step import NOBODY
from regalia.envs.observer import Array, Observer
from regalia.envs.spiel_nodes import Node, Outcomes, begin

PREFIX = "regalia_"
LONGEST = 20_000
"""Decisions and outcomes of one game at most; games end by their rules long before."""
MOST_POINTS = 10_000.0
SEVERAL = "+"
"""Stands between the values of an option that has several."""
TYPE, INFORMATION, UTILITY = pyspiel.GameType, pyspiel.GameType.Information, pyspiel.GameType.Utility


def game_type(game: Game, zero_sum: bool = False) -> Any:
    least, most = game.info.players
    return TYPE(
        short_name=PREFIX + game.id,
        long_name=f"Regalia: {game.info.title['en']}",
        dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=INFORMATION.IMPERFECT_INFORMATION,
        utility=UTILITY.ZERO_SUM if zero_sum else UTILITY.GENERAL_SUM,
        reward_model=TYPE.RewardModel.TERMINAL,
        min_num_players=least,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "mode": "", "options": "", "reward": "win"},
    )


class RegaliaGame(pyspiel.Game):
    """Parameters: `players` (0: as many as the mode takes), `mode`, `options` (name:value, divided by semicolons; several values
    of one by +, since the comma has another meaning in OpenSpiel's names of games), `reward` (win, rank or score; paid at the
    end)."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 0, "mode": "", "options": "", "reward": "win", **(params or {})}
        if given["options"]:
            params = {**(params or {}), "options": str(given["options"]).replace(",", SEVERAL)}
        self.rules = named(self.id)
        written = str(given["options"]).replace(SEVERAL, ",")
        options = dict(pair.split(":", 1) for pair in written.split(";") if pair)
        self.config = self.rules.configure(int(given["players"]) or None, str(given["mode"]) or None, **options)
        if given["reward"] not in kinds.KINDS[: kinds.SHAPED]:
            raise ValueError(f"reward={given['reward']!r}: one of {', '.join(kinds.KINDS[: kinds.SHAPED])}")
        self.reward = kinds.KINDS.index(str(given["reward"]))
        self.outcomes = Outcomes(self.rules.chance)
        self.observer = Observer(self.rules, self.config, "float32", normalise=True)
        points = self.reward == kinds.SCORE or not self.config.contest
        most = MOST_POINTS if points else 1.0
        zero_sum = self.config.players == self.config.seats == 2 and self.config.contest
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.catalogue),
            max_chance_outcomes=self.outcomes.size,
            num_players=self.config.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
            **({"utility_sum": 0.0} if zero_sum else {}),
        )
        super().__init__(game_type(self.rules, zero_sum), info, params or {})

    def new_initial_state(self) -> RegaliaState:
        return RegaliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def information_state_tensor_size(self) -> int:
        return self.observer.size

    def observation_tensor_size(self) -> int:
        return self.observer.size

    def information_state_tensor_shape(self) -> list[int]:
        return [self.observer.size]

    def observation_tensor_shape(self) -> list[int]:
        return [self.observer.size]

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def __reduce__(self) -> Any:
        return loaded, (str(self),)


class Kept:
    """A node inside a state: copies of the state share it."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def __deepcopy__(self, memo: Any) -> Kept:
        return self


class RegaliaState(pyspiel.State):
    def __init__(self, game: RegaliaGame) -> None:
        super().__init__(game)
        self.kept = Kept(begin(game.rules, game.config, []))

    @property
    def node(self) -> Node:
        return self.kept.node

    @property
    def rules_state(self) -> Any:
        """The engine's state: the true one, for search and for looking at it."""
        return self.node.state

    def current_player(self) -> int:
        node = self.node
        if node.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert node.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if node.state.over else int(node.state.turn)

    def is_terminal(self) -> bool:
        node = self.node
        return node.wanted is None and node.state is not None and bool(node.state.over)

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        return [] if node.wanted is not None or node.state is None else sorted(node.state.legal_for(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self.node.wanted
        assert wanted is not None
        outcomes, total = self.get_game().outcomes, sum(wanted.weights)
        pairs = zip(wanted.outcomes, wanted.weights, strict=True)
        return sorted((outcomes.number(wanted.kind, one), weight / total) for one, weight in pairs)

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.wanted is not None:
            self.kept = Kept(node.fell(*self.get_game().outcomes.of(action)))
        else:
            assert node.state is not None
            self.kept = Kept(node.acted(int(node.state.turn), action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return str(game.outcomes.name(action))
        return str(game.rules.catalogue.keys[action])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return list(kinds.at_end(self.rules_state, self.get_game().reward)[: self.num_players()])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RegaliaState:
        """A state that looks the same to the player, all that it cannot know dealt anew. The list of past actions stays that of
        the original, so a resampled state is searched, not written down."""
        found: RegaliaState = self.clone()
        found.kept = Kept(self.node.resampled(player, int(sampler() * (1 << 53))))
        return found

    def __str__(self) -> str:
        node = self.node
        told = "set-up" if node.state is None else f"{node.state!r} {node.state.digest()[:12]}"
        if node.wanted is None or node.doing is None:
            return told
        fallen = self.get_game().rules.chance.write(node.doing.fallen)
        done = self.get_game().rules.catalogue.keys[node.doing.action] if node.doing.seat != NOBODY else ""
        return " ".join([told, done, *fallen, "?"])


class SpielObserver:
    """What a player sees, as OpenSpiel's observers give it: `tensor`, `dict` of named pieces, a string. With perfect recall the
    string also holds a fingerprint of all that was seen before; the tensor is of the present."""

    def __init__(self, game: RegaliaGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters: {params}; there are none")
        self.observer = game.observer
        self.recalls = bool(kind.perfect_recall)
        self.tensor: Array = np.zeros(self.observer.size, np.float32)
        self.dict = self.observer.as_dict(self.tensor)

    def set_from(self, state: RegaliaState, player: int) -> None:
        inner = state.node.state
        if inner is None:
            self.tensor.fill(0)
        else:
            self.observer.observe(inner, player, out=self.tensor)

    def string_from(self, state: RegaliaState, player: int) -> str:
        seen = state.node.seen(player)
        return f"{state.node.memory(player)} {seen}" if self.recalls else seen


def loaded(text: str) -> Any:
    """A game by its parameters: what a pickle keeps, so that it is registered wherever the pickle is read."""
    return pyspiel.load_game(text)


def register() -> None:
    """Once for each game that is installed."""
    known = set(pyspiel.registered_names())
    for game in games():
        if PREFIX + game.id not in known:
            # A class of its own for each: OpenSpiel holds what makes a game beyond Python's end, which only a class survives.
            pyspiel.register_game(game_type(game), type(PREFIX + game.id, (RegaliaGame,), {"id": game.id}))


register()
