"""Helpers for the tests of a game: mark a test with its clauses, build a position, play a line of actions, run the contract.

from regalia.testing import line, position, refused, rule

@rule("GAME-BID-01")
def test_one_bid_only():
    state = position(regalia.game("some_game"), table={"round": 2})
    refused(line(state, "bid:one"), "bid:two", "GAME-BID-01", seat=0)
"""

from regalia.testing.building import merge, position
from regalia.testing.lines import line, refused
from regalia.testing.marks import rule
from regalia.testing.playing import all_setups, play_random, positions, setup_id

__all__ = ["all_setups", "line", "merge", "play_random", "position", "positions", "refused", "rule", "setup_id"]
