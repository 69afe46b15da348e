"""The bots' guess: it follows the score, minds what is left of the round, and drives a greedy bot to a sound game."""

from nobility_table import GAME, go, place, table

from regalia.bots.greedy import GreedyBot


def test_points_means_and_people_count():
    plain = table(3).value(0)
    for better in ({"vp": {"council": 5}}, {"gold": 12}, {"workers": 1}, {"reputation": 12}, {"nobility": 2}, {"modifiers": 1}):
        assert table(3, me=better).value(0) > plain
    assert table(3, guilds={"scholars": {"apprentices": [1, 0, 0]}}).value(0) > plain


def test_passing_early_costs():
    state = table(3)
    before = state.value(0)
    assert go(state, "end_turn").value(0) < before


def test_progress_towards_the_objective():
    far = table(1, objective="rising_star", me={"nobility": 2})
    near = table(1, objective="rising_star", me={"nobility": 10})
    assert near.value(0) - far.value(0) > 10
    assert near.value(1) == -near.value(0)


def test_greedy_places_its_dice():
    """A round of a greedy bot alone: it does not pass while good places are open."""
    state = table(2, passed=[1])
    bot = GreedyBot(seed=1)
    while state.to_json()["table"]["round"] == 1:
        state.apply(bot.decide(state.bare(), 0), 0)
    assert len([key for key in _keys(state) if key.startswith("location")]) >= 2


def _keys(state):
    return [entry.action for entry in state.journal().entries]


def test_helpers():
    assert place(1, "castle", table(3, dice=[1] * 5)).game is GAME
