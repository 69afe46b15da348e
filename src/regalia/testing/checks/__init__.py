"""The contract of every game, as functions: each takes a game, a set-up and a seed and raises AssertionError.

from regalia.testing import all_setups, checks

for config in all_setups(game):
    checks.check_all(game, config, seed=1)
"""

from regalia.core.config import Config
from regalia.core.game import Game
from regalia.testing.checks.declared import check_dealt_anew, check_declared, check_read_back
from regalia.testing.checks.flow import check_copies, check_ends, check_same_again, check_scores
from regalia.testing.checks.legality import check_options_apply, check_out_of_turn, check_refusals
from regalia.testing.checks.log import check_events, check_log_lines
from regalia.testing.checks.observations import check_observations, check_secret_observations
from regalia.testing.checks.packs import check_packs
from regalia.testing.checks.saves import check_journal, check_pickle, check_positions, check_tampering
from regalia.testing.checks.secrets import check_secret_choices, check_views
from regalia.testing.checks.taking_back import (
    check_lane_order,
    check_reveals,
    check_undo,
    check_undo_in_lanes,
    check_undo_tells_nothing,
)
from regalia.testing.checks.texts import check_labels, check_static_texts

CHECKS = [
    check_ends,
    check_same_again,
    check_copies,
    check_scores,
    check_options_apply,
    check_refusals,
    check_out_of_turn,
    check_positions,
    check_journal,
    check_tampering,
    check_pickle,
    check_undo,
    check_undo_in_lanes,
    check_undo_tells_nothing,
    check_reveals,
    check_lane_order,
    check_views,
    check_secret_choices,
    check_observations,
    check_secret_observations,
    check_events,
    check_log_lines,
    check_declared,
    check_read_back,
    check_dealt_anew,
    check_labels,
    check_packs,
]
"""Every check of a set-up; `check_static_texts` needs the game alone."""


def check_all(game: Game, config: Config, seed: int = 0) -> None:
    for check in CHECKS:
        check(game, config, seed)


__all__ = [
    "CHECKS",
    "check_all",
    "check_copies",
    "check_dealt_anew",
    "check_declared",
    "check_ends",
    "check_events",
    "check_journal",
    "check_labels",
    "check_lane_order",
    "check_log_lines",
    "check_observations",
    "check_options_apply",
    "check_out_of_turn",
    "check_packs",
    "check_pickle",
    "check_positions",
    "check_read_back",
    "check_refusals",
    "check_reveals",
    "check_same_again",
    "check_scores",
    "check_secret_choices",
    "check_secret_observations",
    "check_static_texts",
    "check_tampering",
    "check_undo",
    "check_undo_in_lanes",
    "check_undo_tells_nothing",
    "check_views",
]
