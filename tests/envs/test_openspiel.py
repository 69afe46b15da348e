"""OpenSpiel's own checks, for every mode and player count; and what they do not ask."""

import pickle
import random

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import regalia.envs.openspiel
from regalia.core.registry import game_ids

GAMES = game_ids()


def loaded(setup):
    game, words = setup
    options = {name: value for name, value in words.items() if name not in ("players", "mode")}
    given = {"players": words["players"], "mode": words["mode"], "options": ";".join(map(written, options.items()))}
    return pyspiel.load_game(f"regalia_{game}", given)


def written(pair):
    name, value = pair
    return f"{name}:{','.join(map(str, value)) if isinstance(value, list) else value}"


def go_on(state, rng, decisions):
    """So many decisions further at random, or to the end; chance falls by its probabilities."""
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def begun(name, seed, decisions, **given):
    return go_on(pyspiel.load_game(f"regalia_{name}", given).new_initial_state(), random.Random(seed), decisions)


def test_a_random_game_passes_its_own_test(setup):
    pyspiel.random_sim_test(loaded(setup), num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_is_written(setup, tmp_path):
    """OpenSpiel's record of a whole game, which asks every function of the interface, its observers included; read and played
    again, it is the same."""
    written = generate_playthrough.playthrough(str(loaded(setup)), action_sequence=[], seed=3)
    for asked in ("ChanceOutcomes()", "InformationStateString(0)", "ObservationTensor(0)", "IsTerminal() = True", "Returns() ="):
        assert asked in written
    kept = tmp_path / "playthrough.txt"
    kept.write_text(written, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()
    original, again = generate_playthrough.replay(str(kept))
    assert original == again


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_kept_and_read_again(name):
    state = begun(name, 5, 6)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    copy = state.clone()
    go_on(copy, random.Random(1), 3)
    assert str(again) == str(state) != str(copy)


@pytest.mark.parametrize("name", GAMES)
def test_chance_has_the_engine_s_probabilities(name):
    """The ways from a decision to the next, with their probabilities, are those of `state.chances`."""
    rng = random.Random(8)
    state = go_on(pyspiel.load_game(f"regalia_{name}").new_initial_state(), rng, 5)
    compared = 0
    while compared < 3 and not state.is_terminal():
        for action in state.legal_actions()[:4]:
            ways = state.rules_state.chances(action, most=300)
            if ways is not None and len(ways) > 1:
                expected = sorted((round(way.probability, 9), way.state.digest()) for way in ways)
                assert sorted(endings(state.child(action), 1.0)) == expected
                compared += 1
        go_on(state, rng, 1)
    assert compared or name in WITHOUT_FEW_WAYS


WITHOUT_FEW_WAYS = {"medieval_realms"}
"""Games in which chance always falls in more ways than are compared here."""


def endings(state, probability):
    if not state.is_chance_node():
        return [(round(probability, 9), state.rules_state.digest())]
    return [end for outcome, share in state.chance_outcomes() for end in endings(state.child(outcome), probability * share)]


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_is_what_its_player_knows(name):
    """Dealt anew, the information state is the same to its player, and what is searched is not the true state."""
    rng = random.Random(2)
    others = 0
    state = begun(name, 2, 3)
    for _ in range(12):
        if state.is_terminal():
            break
        player = state.current_player()
        anew = state.resample_from_infostate(player, rng.random)
        assert anew.information_state_string(player) == state.information_state_string(player)
        assert anew.observation_string(player) == state.observation_string(player)
        assert anew.information_state_tensor(player) == state.information_state_tensor(player)
        assert anew.legal_actions() == state.legal_actions()
        others += anew.rules_state.digest() != state.rules_state.digest()
        go_on(state, rng, 4)
    assert others or name in OPEN


OPEN = {"two_heirs", "crown_of_emara", "kingdom_crossing", "rise_to_nobility"}
"""Games that may hide nothing in their first mode but what chance will bring."""


def test_memory_tells_histories_apart():
    """A secret choice changes the information state of whoever made it, and of nobody else."""
    state = begun("medieval_realms", 1, 0, players=2)
    while not state.rules_state.lanes:
        go_on(state, random.Random(1), 1)
    first, second = (state.child(action) for action in state.legal_actions()[:2])
    mine, other = state.current_player(), 1 - state.current_player()
    assert first.information_state_string(mine) != second.information_state_string(mine)
    assert first.information_state_string(other) == second.information_state_string(other)


def test_observers_say_what_states_say(setup):
    """Both kinds of observers, for every player, during the set-up too: as tensor, named pieces and string."""
    game = loaded(setup)
    state, rng = game.new_initial_state(), random.Random(6)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    present = make_observation(game)
    assert present.tensor.size == np.prod(game.observation_tensor_shape())
    for decisions in (0, 5, 12):
        for player in range(game.num_players()):
            present.set_from(state, player)
            recall.set_from(state, player)
            assert present.tensor.tolist() == state.observation_tensor(player)
            assert recall.tensor.tolist() == state.information_state_tensor(player)
            assert present.string_from(state, player) == state.observation_string(player)
            assert recall.string_from(state, player) == state.information_state_string(player)
            assert np.concatenate([piece.ravel() for piece in present.dict.values()]).tolist() == present.tensor.tolist()
            assert np.abs(present.tensor).max() <= 1
        go_on(state, rng, decisions)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_of_openspiel_plays(name):
    state = begun(name, 4, 10)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=2.0, max_simulations=3, evaluator=evaluator, random_state=np.random.RandomState(2)
    )
    for _ in range(2):
        assert not state.is_terminal()
        state.apply_action(bot.step(state))
        go_on(state, random.Random(1), 0)


def test_an_option_of_several_values_has_a_name():
    """Read again by its own name, as pickles and playthroughs do."""
    for sets in ("war+crafts+patrol", "war,crafts,patrol"):
        game = pyspiel.load_game("regalia_two_heirs", {"options": f"sets:{sets}"})
        for one in (game, pyspiel.load_game(str(game))):
            assert sorted(one.config.options["sets"]) == ["crafts", "patrol", "war"]
        assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_parameters_are_checked():
    assert pyspiel.load_game("regalia_crown_of_emara", {"players": 3}).num_players() == 3
    solo = pyspiel.load_game("regalia_two_heirs(mode=solo,options=level:3)")
    assert solo.num_players() == 1
    assert solo.config.options["level"] == 3
    with pytest.raises(ValueError, match="reward"):
        regalia.envs.openspiel.RegaliaGame.__subclasses__()[0]({"reward": "shaped"})
