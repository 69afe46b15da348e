"""Chance can be given: to an action, and to a position that goes on by itself. What fell can be asked."""

import pytest

import regalia
from regalia.core.errors import ConfigError, PositionError, UserError
from regalia.core.texts import LANGUAGES

GAME = regalia.game("two_heirs")


def taken(state):
    """An action that draws a tile, and what fell."""
    action = next(action for action in state.legal() if state.key(action).startswith("take:"))
    after = state.copy()
    after.apply(action)
    return action, after


def test_the_outcomes_given_fall():
    state = GAME.new(players=2, seed=4)
    action, after = taken(state)
    assert [outcome.partition(":")[0] for outcome in after.fallen()] == ["tile", "color"]
    other = GAME.new(players=2, seed=4)
    other.rng = GAME.new(players=2, seed=99).rng
    other.apply(action, chance=after.fallen())
    assert other.digest() == after.digest()
    assert other.fallen() == after.fallen()
    assert other.journal().entries[-1].chance == after.fallen()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda fell: fell[:1], "chance-given"),
        (lambda fell: [*fell, fell[-1]], "chance-left"),
        (lambda fell: fell[::-1], "chance-given"),
        (lambda fell: ["tile:no_such_tile", *fell[1:]], "chance-given"),
        (lambda _: [], "chance-given"),
    ],
)
def test_outcomes_that_cannot_fall_change_nothing(change, key):
    state = GAME.new(players=2, seed=4)
    action, after = taken(state)
    before = (state.digest(), state.rng.words(), state.legal())
    with pytest.raises(ConfigError) as problem:
        state.apply(action, chance=change(after.fallen()))
    told(problem.value, key)
    assert (state.digest(), state.rng.words(), state.legal()) == before
    state.apply(action)


def test_an_action_without_chance_takes_none():
    _, state = taken(GAME.new(players=2, seed=4))
    action = next(action for action in state.legal() if state.key(action).startswith("expand:"))
    state.apply(action, chance=[])
    assert state.fallen() == []


def henri_to_move():
    state = GAME.new(mode="solo", seed=2, sets="travel,war,crafts")
    position = state.to_json()
    position["stack"] = ["end_turn:1", "henri:turn"]
    position["table"]["active"] = "blue"
    position["table"]["royal_shield"]["crown"] = "blue"
    return position


def test_a_position_that_draws_says_what_it_drew():
    state = GAME.from_json(henri_to_move(), seed=5)
    fell = state.fallen()
    assert [outcome.partition(":")[0] for outcome in fell][:2] == ["tile", "color"]
    assert GAME.from_json(henri_to_move(), seed=77, chance=fell).digest() == state.digest()


@pytest.mark.parametrize(
    ("change", "key"), [(lambda fell: fell[:-1], "position-chance"), (lambda fell: fell + fell[:1], "position-chance-left")]
)
def test_a_position_refuses_chance_that_does_not_fit(change, key):
    fell = GAME.from_json(henri_to_move(), seed=5).fallen()
    with pytest.raises(PositionError) as problem:
        GAME.from_json(henri_to_move(), chance=change(fell))
    told(problem.value, key)


def told(problem: UserError, key: str) -> None:
    assert problem.key == key
    assert all(not problem.text(lang).startswith("error-") for lang in LANGUAGES)


def test_a_partial_table_is_read_without_checks():
    position = GAME.new(players=2, seed=4).to_json()
    position["table"]["common_supply"]["unseen"].pop()
    with pytest.raises(PositionError):
        GAME.from_json(position)
    assert GAME.from_json(position, check=False).legal()


def test_a_state_says_what_it_is():
    state = GAME.new(players=2, seed=4)
    assert repr(state) == f"<two_heirs duel after 0 decisions, {state.turn}:menu, scores [0, 0]>"
    state.playout()
    assert ", over, scores [" in repr(state)
