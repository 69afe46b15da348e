"""The public helpers: their failures tell what is wrong."""

import pytest

from regalia.testing import all_setups, checks, line, play_random, positions, refused, rule, setup_id
from regalia.testing.playing import option_rows, plain_setups, sample

from .tiny import GAME


def test_every_value_of_every_option_occurs():
    setups = all_setups(GAME)
    assert {(config.mode, config.players) for config in setups} == {("plain", 2), ("plain", 3), ("campaign", 1), ("campaign", 2)}
    plain = [config.options for config in setups if config.mode == "plain"]
    assert {options["fast"] for options in plain} == {True, False}
    assert {options["limit"] for options in plain} == {5, 10, 20}
    assert {options["colour"] for options in plain} == {"red", "blue", 3}
    assert {name for options in plain for name in options["sets"]} == {"a", "b", "c"}
    assert len({setup_id(config) for config in setups}) == len(setups)
    assert len(plain_setups(GAME)) == 4
    assert len(setups) <= 4 + 3 + 2
    assert option_rows(GAME.info.modes[1], 1)[0] == {"chapter": 1}


def test_readable_ids():
    assert setup_id(GAME.configure(2)) == "plain-2-fast=false-limit=10-colour=red-sets=a+b"


def test_a_line_that_cannot_be_played_says_why():
    with pytest.raises(AssertionError, match=r"move 2, plan:a: Not now\. \[TINY-ALL-01\]; possible: add:1"):
        line(GAME.new(2), "add:1", "plan:a")


def test_refused_says_what_it_found():
    state = GAME.new(2)
    with pytest.raises(AssertionError, match="add:1 is legal"):
        refused(state, "add:1", "TINY-ALL-02")
    with pytest.raises(AssertionError, match="refused by TINY-ALL-01"):
        refused(state, "plan:a", "TINY-ALL-02")


def test_random_games_depend_on_the_seed_alone():
    config = GAME.configure(3)
    assert play_random(GAME, config, 4).digest() == play_random(GAME, config, 4).digest()
    states = positions(GAME, config, 4)
    assert states[-1].over
    assert play_random(GAME, config, 4, steps=3).digest() == states[3].digest()


def test_the_mark():
    assert rule("A-1", "A-2").args == ("A-1", "A-2")


def test_samples_keep_both_ends():
    assert sample(list(range(100)), 5) == [0, 24, 49, 74, 99]
    assert sample([1, 2], 5) == [1, 2]


WITHOUT_REGISTRY = {"check_pickle", "check_labels", "check_packs"}
"""These need a registered game, all its texts, or component files."""


@pytest.mark.parametrize("check", [check for check in checks.CHECKS if check.__name__ not in WITHOUT_REGISTRY])
def test_the_tiny_game_keeps_the_contract(check):
    check(GAME, GAME.configure(3), 2)


def test_a_broken_view_is_found():
    class Leaky(type(GAME)):
        def view_fields(self, state, seat):
            return {"plans": state.plans}

    with pytest.raises(AssertionError, match="depends on what is hidden"):
        checks.check_views(Leaky(), GAME.configure(2), 1)
    with pytest.raises(AssertionError, match="can see what seat"):
        checks.check_secret_choices(Leaky(), GAME.configure(2), 1)


def test_points_that_do_not_add_up_are_found():
    game = type(GAME)()
    state_type = type(GAME.new(2))

    class Wrong(state_type):
        def breakdown(self, seat):
            return [("all", self.totals[seat] + 1)]

        def copy(self):
            other = super().copy()
            other.__class__ = Wrong
            return other

    def start(config):
        state = type(GAME).start(game, config)
        state.__class__ = Wrong
        return state

    game.start = start
    with pytest.raises(AssertionError, match="scores 0, but"):
        checks.check_scores(game, GAME.configure(2), 1)
