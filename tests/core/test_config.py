"""Choosing mode, player count and options: what is wrong is named, with its clause, in both languages."""

from pathlib import Path

import pytest

from regalia.core.config import Config, configure, load_info
from regalia.core.errors import ComponentError, ConfigError

INFO = load_info(Path(__file__).parent / "tiny" / "game.toml")


def wrong(key, clause="", players=None, mode=None, **options):
    with pytest.raises(ConfigError) as caught:
        configure(INFO, players, mode, options)
    problem = caught.value
    assert (problem.key, problem.clause) == (key, clause)
    for lang in ("en", "fr"):
        text = problem.text(lang)
        assert f"error-{key}" not in text
        assert text.endswith(f"[{clause}]") == bool(clause)
    return str(problem)


def test_defaults():
    assert configure(INFO, None, None, {}) == Config(
        "plain", 3, 0, {"fast": False, "limit": 10, "colour": "red", "sets": ["a", "b"]}
    )
    assert INFO.players == (1, 3)


def test_the_mode_follows_from_the_player_count():
    assert configure(INFO, 2, None, {}).mode == "plain"


def test_unknown_mode():
    assert "plain, campaign" in wrong("unknown-mode", mode="epic")


def test_player_count_of_the_mode():
    assert "2, 3" in wrong("players", "TINY-ALL-01", players=4, mode="plain")


def test_player_count_of_the_game():
    wrong("no-such-count", "TINY-ALL-01", players=9)


def test_a_count_whose_only_mode_needs_an_option_is_not_chosen_silently():
    wrong("no-such-count", "TINY-ALL-01", players=1)


def test_unknown_option():
    assert "fast, limit, colour, sets, pack" in wrong("unknown-option", mode="plain", speed=1)


def test_required_option():
    wrong("option-required", "TINY-ALL-03", mode="campaign")
    assert configure(INFO, 1, "campaign", {"chapter": 2}).options == {"chapter": 2, "easy": True}


@pytest.mark.parametrize("value", ["maybe", 2, None.__class__, []])
def test_flag_values(value):
    wrong("option-value", mode="plain", fast=value)


def test_a_flag_may_be_fixed():
    wrong("option-value", mode="campaign", chapter=1, easy=False)


@pytest.mark.parametrize("value", [4, 21, "many", 7.5, True, [7]])
def test_number_values(value):
    wrong("option-number", "TINY-ALL-02", mode="plain", limit=value)


@pytest.mark.parametrize("value", ["green", 4, True])
def test_choice_values(value):
    wrong("option-value", mode="plain", colour=value)


@pytest.mark.parametrize("value", [["a"], ["a", "a"], ["a", "d"], "a,b,c", 5])
def test_subset_values(value):
    wrong("option-subset", mode="plain", sets=value)


def test_texts_of_a_command_line_are_understood():
    given = {"fast": "yes", "limit": "12", "colour": "3", "sets": "c, a"}
    assert configure(INFO, 2, "plain", given).options == {"fast": True, "limit": 12, "colour": 3, "sets": ["a", "c"]}


def test_reading_options():
    config = configure(INFO, 2, "plain", {})
    assert (config.flag("fast"), config.number("limit"), config.chosen("sets"), config.seats) == (False, 10, ["a", "b"], 2)


def test_a_text_that_looks_like_a_parameter_is_only_text():
    assert "#x" in wrong("option-value", mode="plain", colour="#x")


def test_pack_folder_that_is_not_there():
    with pytest.raises(ComponentError) as caught:
        configure(INFO, 2, "plain", {"pack": "no-such-folder"})
    assert caught.value.key == "pack-missing"
