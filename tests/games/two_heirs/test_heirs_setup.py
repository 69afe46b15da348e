"""Setting up, and what chance decides there (HEIRS-SETUP)."""

from itertools import combinations

import pytest
from heirs_table import COLORS, FIRST_SETS, GAME, SETS, TILES, fields, keys, seen, table, where

from regalia.core.errors import ConfigError, JournalError
from regalia.core.journal import Journal, Line
from regalia.testing import line, refused, rule


@rule("HEIRS-SETUP-01")
@pytest.mark.parametrize("sets", list(combinations(SETS, 3)), ids="+".join)
@pytest.mark.parametrize("players", [1, 2])
def test_any_three_sets_can_be_played_to_the_end(sets, players):
    state = GAME.new(players=players, seed=3, sets=list(sets))
    state.playout()
    assert state.over
    on_table = [place["tile"] for place in fields(state)["landscape"] if place["tile"]]
    assert {TILES[tile].set for tile in on_table} <= set(sets)


@rule("HEIRS-SETUP-01")
@pytest.mark.parametrize("sets", [[], ["war"], SETS[:2], SETS[:4], ["war", "war", "crafts"], ["war", "crafts", "dragons"]])
@pytest.mark.parametrize("players", [1, 2])
def test_fewer_more_repeated_or_unknown_sets_are_refused(sets, players):
    with pytest.raises(ConfigError) as problem:
        GAME.new(players=players, sets=sets)
    assert problem.value.clause == "HEIRS-SETUP-01"
    assert "sets" in problem.value.text("en")
    assert "sets" in problem.value.text("fr")
    assert problem.value.text("en") != problem.value.text("fr")


@pytest.mark.parametrize(
    ("players", "name", "clause"),
    [
        (2, "sets", "HEIRS-SETUP-01"),
        (2, "roads", "HEIRS-SCORE-04"),
        (1, "sets", "HEIRS-SETUP-01"),
        (1, "roads", "HEIRS-SOLO-51"),
        (1, "level", "HEIRS-SOLO-03"),
        (1, "color", "HEIRS-SOLO-01"),
    ],
)
def test_an_option_that_is_null_is_refused(players, name, clause):
    with pytest.raises(ConfigError) as problem:
        GAME.new(players=players, **{name: None})
    assert problem.value.clause == clause
    assert name in problem.value.text("fr")


@rule("HEIRS-SETUP-02")
def test_the_first_game_is_played_with_the_recommended_sets():
    assert GAME.configure(players=2).chosen("sets") == ["travel", "agriculture_industry", "trade_church"]
    assert [entry.id for entry in GAME.components.sets if entry.first_game] == FIRST_SETS


@rule("HEIRS-SETUP-03")
def test_the_27_tiles_of_the_three_sets_are_shuffled_together():
    first = set()
    for seed in range(60):
        supply = fields(GAME.new(players=2, seed=seed, sets=["war", "crafts", "patrol"]))
        ring = supply["royal_supply"][1:]
        assert sorted([*ring, *supply["common_supply"]["unseen"]]) == sorted(
            id for id, tile in TILES.items() if tile.set in ("war", "crafts", "patrol")
        )
        first.add(ring[0])
    assert len(first) > 15


@rule("HEIRS-SETUP-04")
def test_white_and_blue_each_command_the_troops_of_their_color():
    config = GAME.configure(players=2)
    assert GAME.seat_names("en", config) == ["White heir", "Blue heir"]
    for seat, color in enumerate(("white", "blue")):
        state = table(active=color, land={(0, 1): "grey"})
        assert keys(state, "troop") == [f"troop:{color}_cavalry", f"troop:{color}_1"]
        assert state.turn == seat


@rule("HEIRS-SETUP-04")
def test_there_are_two_heirs_or_one_against_henri():
    assert GAME.info.players == (1, 2)
    for choice in ({"players": 3}, {"players": 1, "mode": "duel"}, {"players": 2, "mode": "solo"}):
        with pytest.raises(ConfigError) as problem:
            GAME.new(**choice)
        assert problem.value.clause == "HEIRS-SETUP-04"


@rule("HEIRS-SETUP-05")
def test_the_shield_is_tossed_fairly_and_shows_the_first_player():
    firsts = []
    for seed in range(200):
        state = GAME.new(players=2, seed=seed, record=False)
        firsts.append(int(state.turn))
        assert fields(state)["royal_shield"]["crown"] == ("white", "blue")[state.turn]
    assert 75 <= sum(firsts) <= 125


@rule("HEIRS-SETUP-06")
def test_six_tiles_are_laid_clockwise_from_the_shield_in_draw_order():
    state = GAME.new(players=2, seed=5)
    drawn = [outcome.removeprefix("tile:") for outcome in state.journal().setup if outcome.startswith("tile:")]
    assert fields(state)["royal_shield"]["place"] == 0
    assert fields(state)["royal_supply"] == [None, *drawn]
    assert len(drawn) == 6


@rule("HEIRS-SETUP-07", "HEIRS-SETUP-09")
def test_normal_troops_begin_in_the_royal_supply_and_cavalry_on_the_start_tile():
    troops = fields(GAME.new(players=2, seed=5))["troops"]
    for color in ("white", "blue"):
        assert troops[f"{color}_1"] == troops[f"{color}_2"] == {"place": "royal_supply", "acted": None}
        assert troops[f"{color}_cavalry"] == {"place": [0, 0], "acted": None}


@rule("HEIRS-SETUP-08")
def test_the_start_tile_lies_face_down_and_twenty_tiles_stay_in_the_supply():
    for seed in range(10):
        laid = fields(GAME.new(players=2, seed=seed))
        (start,) = laid["landscape"]
        assert start["cell"] == [0, 0]
        assert start["tile"] is None
        assert start["owner"] is None
        assert laid["common_supply"]["tiles"] == 20


@rule("HEIRS-SETUP-08")
def test_the_front_of_the_start_tile_stays_among_the_unseen_tiles_of_its_color():
    laid = fields(GAME.new(players=2, seed=8))
    unseen = [TILES[id].color for id in laid["common_supply"]["unseen"]]
    (start,) = laid["landscape"]
    for color in COLORS:
        hidden = 1 if start["color"] == color else 0
        assert unseen.count(color) == laid["common_supply"]["colors"][color] + hidden
    short = {"supply": 1, "top": "grey", "start": "grey"}
    two_unseen = fields(table(**short))["common_supply"]["unseen"]
    drawn = {fields(line(table(seed=seed, **short), "take:1"))["royal_supply"][0] for seed in range(30)}
    assert len(two_unseen) == 2
    assert drawn == set(two_unseen)


@rule("HEIRS-SETUP-10")
def test_once_a_cavalry_has_left_the_start_tile_it_can_not_come_back_while_it_is_occupied():
    state = table(land={(0, 1): "grey", (1, 1): "grey"})
    assert where(state, "white_cavalry") == where(state, "blue_cavalry") == [0, 0]
    line(state, "troop:white_cavalry", "to:0,1", "take:1", "end", "take:2", "end", "troop:white_cavalry")
    assert keys(state) == ["to:1,1"]
    refused(state, "to:0,0", "HEIRS-SETUP-10")


@rule("HEIRS-SETUP-10")
def test_a_free_start_tile_is_a_tile_like_any_other():
    state = table(land={(0, 1): "grey", (1, 1): "grey"}, troops={"white_cavalry": (0, 1), "blue_cavalry": (1, 1)})
    assert "to:0,0" in keys(line(state, "troop:white_cavalry"))


@rule("HEIRS-SETUP-11")
def test_hands_begin_empty():
    assert fields(GAME.new(players=2, seed=5))["hands"] == {"white": [], "blue": []}


@rule("HEIRS-SETUP-12")
def test_the_top_color_and_the_size_of_the_supply_are_public_its_order_is_not():
    for seat in (-1, 0, 1):
        supply = GAME.new(players=2, seed=9).view(seat)["table"]["common_supply"]
        assert supply["tiles"] == 20
        assert supply["top"] in COLORS
        assert supply["unseen"] == sorted(supply["unseen"], key=list(TILES).index)
    state = GAME.new(players=2, seed=9)
    views = {str(state.resample(0, seed).view(0)) for seed in range(5)}
    assert views == {str(state.bare().view(0))}
    line(state, f"take:{seen(state)['reached'][state.turn][0]}")
    assert state.view(1)["table"]["common_supply"]["tiles"] == 19


# -- chance in the journal -------------------------------------------------------------------------


def test_the_set_up_of_a_duel_is_journaled_as_toss_six_tiles_start_color_top_color():
    state = GAME.new(players=2, seed=4)
    setup = state.journal().setup
    assert [outcome.split(":")[0] for outcome in setup] == ["toss", *["tile"] * 6, "color", "color"]
    assert setup[0] == f"toss:{fields(state)['royal_shield']['crown']}"
    assert setup[7] == f"color:{fields(state)['landscape'][0]['color']}"
    assert setup[8] == f"color:{fields(state)['common_supply']['top']}"


def test_the_set_up_of_a_solo_game_is_journaled_without_a_toss():
    setup = GAME.new(players=1, seed=4).journal().setup
    assert [outcome.split(":")[0] for outcome in setup] == [*["tile"] * 6, "color", "color"]


def test_a_refill_is_journaled_as_the_tile_then_the_color_of_the_new_top():
    state = GAME.new(players=2, seed=4)
    top = fields(state)["common_supply"]["top"]
    line(state, "take:1")
    tile, color = state.journal().entries[0].chance
    assert tile == f"tile:{fields(state)['royal_supply'][0]}"
    assert TILES[tile.removeprefix("tile:")].color == top
    assert color == f"color:{fields(state)['common_supply']['top']}"


def test_the_last_refill_is_journaled_without_a_new_top():
    state = line(table(supply=1), "take:1", "end", "take:2")
    chance = [entry.chance for entry in state.journal().entries]
    assert [[outcome.split(":")[0] for outcome in outcomes] for outcomes in chance] == [["tile"], [], []]


def scripted(top: str, chance: list[str]) -> Journal:
    """A duel with a known set-up in which White takes the first tile."""
    ring = ["agr_mill", "agr_mine", "agr_stable", "agr_bakery", "agr_forge", "agr_chalet"]
    setup = ["toss:white", *[f"tile:{id}" for id in ring], "color:grey", f"color:{top}"]
    options = {"sets": FIRST_SETS, "roads": True}
    return Journal("two_heirs", "1", "duel", 2, options, setup=setup, entries=[Line(0, "take:1", chance)])


def test_a_journal_replays_without_a_generator():
    state = GAME.replay(scripted("green", ["tile:trd_sawmill", "color:yellow"]))
    assert fields(state)["royal_supply"][0] == "trd_sawmill"
    assert fields(state)["hands"]["white"] == ["agr_mill"]
    assert fields(state)["common_supply"]["top"] == "yellow"


@pytest.mark.parametrize(
    "chance",
    [
        ["tile:trd_farm", "color:yellow"],  # not of the colour on top
        ["tile:agr_stable", "color:yellow"],  # seen already
        ["tile:war_fortress_green", "color:yellow"],  # of a set that is not in the game
        ["color:yellow", "tile:trd_sawmill"],  # the wrong way round
        ["tile:trd_sawmill"],  # the new top is missing
    ],
)
def test_a_refill_that_the_bag_cannot_give_is_refused(chance):
    with pytest.raises(JournalError):
        GAME.replay(scripted("green", chance))


def test_the_new_top_is_drawn_in_proportion_to_the_colors_left():
    tops = []
    for seed in range(300):
        state = table(seed=seed, supply=5, keep=["trd_farm", "agr_mill", "agr_bakery", "agr_mine", "agr_stable"], top="green")
        line(state, "take:1")
        tops.append(fields(state)["common_supply"]["top"])
    assert tops.count("green") == 0
    assert 190 <= tops.count("yellow") <= 260
    assert tops.count("grey") == 300 - tops.count("yellow")
