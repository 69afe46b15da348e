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
    assert "fast, limit, colour, sets, first, houses, gifts, handicaps, pack" in wrong("unknown-option", mode="plain", speed=1)


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


def test_a_former_word_is_read_as_the_one_of_today():
    assert configure(INFO, 2, "plain", {"colour": "azure"}).options["colour"] == "blue"
    assert "azure" not in wrong("option-value", mode="plain", colour="green")


@pytest.mark.parametrize(("name", "key"), [("fast", "option-value"), ("colour", "option-value"), ("limit", "option-number")])
def test_nothing_is_no_value(name, key):
    wrong(key, "TINY-ALL-02" if name == "limit" else "", mode="plain", **{name: None})


@pytest.mark.parametrize("value", [0, 3, -1, True, None, "first", "0", [1], 1.5])
def test_a_seat_is_counted_from_one_to_the_players(value):
    wrong("option-seat", "TINY-ALL-02", players=2, mode="plain", first=value)


@pytest.mark.parametrize(("value", "seat"), [(1, 0), ("2", 1), ("random", None)])
def test_a_seat_may_be_drawn(value, seat):
    assert configure(INFO, 2, "plain", {"first": value}).seat("first") == seat


def test_a_seat_that_nobody_chose_is_drawn():
    assert configure(INFO, 2, "plain", {}).seat("first") is None


@pytest.mark.parametrize("value", [["lion"], ["lion", "lion"], ["lion", "wolf"], "lion,bear,stag", None, 5])
def test_each_player_has_a_value_of_their_own(value):
    wrong("option-seats-distinct", players=2, mode="plain", houses=value)


@pytest.mark.parametrize("value", [["coin"], ["coin", "crown"]])
def test_each_player_has_a_value(value):
    wrong("option-seats", players=2, mode="plain", gifts=value)


def test_values_of_the_players():
    given = {"houses": "stag, lion", "gifts": ["coin", "coin"]}
    config = configure(INFO, 2, "plain", given)
    assert (config.chosen("houses"), config.chosen("gifts")) == (["stag", "lion"], ["coin", "coin"])


@pytest.mark.parametrize("value", [[3], [3, 10], [3, -1], [3, True], [3, 1.5], "3,x", "1,2,3", "", None, 10])
def test_each_player_has_a_number_within_bounds(value):
    wrong("option-seats-number", "TINY-ALL-02", players=2, mode="plain", handicaps=value)


@pytest.mark.parametrize(
    ("value", "numbers"), [([3, 0], [3, 0]), ("9, 1", [9, 1]), (4, [4, 4]), ("4", [4, 4]), (["4", "5"], [4, 5])]
)
def test_one_number_is_for_every_player(value, numbers):
    assert configure(INFO, 2, "plain", {"handicaps": value}).numbers("handicaps") == numbers


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
