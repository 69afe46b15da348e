"""Everything that chance can make of an action: complete, with the right probabilities, and nothing but what can fall."""

from collections import Counter

import pytest

import regalia
from regalia.core.rng import seeded
from regalia.testing import play_random

GAME = regalia.game("two_heirs")


def drawing(seed=4):
    """A state and an action that draws a tile."""
    state = GAME.new(players=2, seed=seed)
    return state, next(action for action in state.legal() if state.key(action).startswith("take:"))


def test_the_ways_are_complete_and_add_up():
    state, action = drawing()
    before = state.digest()
    ways = state.chances(action)
    assert sum(way.probability for way in ways) == pytest.approx(1)
    assert len({tuple(way.chance) for way in ways}) == len(ways) > 10
    seen = set()
    for seed in range(200):
        other = state.copy()
        other.rng = seeded(seed)
        other.apply(action)
        seen.add(tuple(other.fallen()))
    assert seen <= {tuple(way.chance) for way in ways}
    assert state.digest() == before


def test_each_way_leads_to_the_state_that_its_outcomes_lead_to():
    state, action = drawing()
    for way in state.chances(action)[::7]:
        other = state.copy()
        other.apply(action, chance=way.chance)
        assert other.digest() == way.state.digest()
        assert way.state.legal() == other.legal()


def test_probabilities_are_those_of_the_draw():
    """A tile of the colour on top is drawn first, each as likely."""
    state, action = drawing()
    tiles = Counter()
    for way in state.chances(action):
        tiles[way.chance[0]] += way.probability
    top = [tile for tile in range(54) if state.unseen >> tile & 1 and state.tables.color[tile] == state.top]
    assert len(tiles) == len(top)
    assert all(share == pytest.approx(1 / len(top)) for share in tiles.values())


def test_an_action_without_chance_has_one_way():
    state = regalia.game("crown_of_emara").new(2, seed=1)
    ways = state.chances(state.legal()[0])
    assert [(way.chance, way.probability) for way in ways] == [([], 1.0)]


def test_too_many_ways_are_not_listed():
    state, action = drawing()
    assert state.chances(action, most=3) is None
    with pytest.raises(ValueError, match="not legal"):
        state.chances(next(a for a in range(len(GAME.catalogue)) if a not in state.legal()))


@pytest.mark.parametrize("id", ["crown_of_emara", "kingdom_crossing", "medieval_realms", "rise_to_nobility", "two_heirs"])
def test_in_every_game_what_falls_is_among_the_ways(id):
    game = regalia.game(id)
    config = game.configure(2)
    listed = 0
    for steps in range(3, 60, 7):
        state = play_random(game, config, 2, steps=steps)
        if state.over:
            break
        action = state.legal()[0]
        ways = state.chances(action, most=200)
        after = state.copy()
        after.apply(action)
        if ways is not None:
            listed += 1
            assert after.fallen() in [way.chance for way in ways]
            assert sum(way.probability for way in ways) == pytest.approx(1)
    assert listed > 2
