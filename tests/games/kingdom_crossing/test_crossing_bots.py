"""The heuristics make a sensible greedy player. The full figures are in the game's README; here a few games of each kind."""

from crossing_table import GAME, keys, table

from regalia.bots.driver import play_on
from regalia.bots.greedy import GreedyBot
from regalia.bots.random_bot import RandomBot
from regalia.core.rng import seeded
from regalia.testing import line


def wins(players, games, mode="standard", **options):
    """How often greedy wins against random players, or alone against Paco & Paca; the seat changes from game to game."""
    won = 0
    for seed in range(games):
        state = GAME.new(players=players, seed=seed, mode=mode, record=False, **options)
        mine = seed % players
        bots = [GreedyBot(seed=seed) if seat == mine else RandomBot(seed=seed * 9 + seat) for seat in range(state.seats)]
        play_on(state, bots, seeded(1000 + seed))
        won += state.winners() == [mine]
    return won


def test_greedy_beats_random():
    assert wins(2, 5) == 5
    assert wins(4, 2) == 2


def test_greedy_holds_its_own_against_paco_and_paca():
    assert wins(1, 5, mode="solo", level="beginner") >= 3


def test_the_guess_knows_what_a_work_action_under_way_can_still_buy():
    """Before the payment the position is worth at least what Resting would have left, if a good card is in reach."""
    state = table(cards={"n1": "peddler_fox_1", "n2": "building_fox"}, balloon="south", grey={"coins": 8, "worker": "west"})
    on_the_way = line(state.copy(), "work:prestige")
    assert {"bridge:b1", "bridge:b3"} <= keys(on_the_way)
    towards = line(on_the_way.copy(), "bridge:b1").value(0)
    away = line(on_the_way.copy(), "bridge:b3").value(0)
    assert towards > away


def test_a_won_position_is_valued_by_its_score():
    state = table(at=["finish"], phase="evening", round=4, turns=8, grey={"vp": 50, "coins": 0})
    assert state.over
    assert state.value(0) == 50
