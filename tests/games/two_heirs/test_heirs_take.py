"""The royal protocol and taking a tile (HEIRS-REACH, HEIRS-TAKE)."""

import pytest
from heirs_table import GAME, TILES, access, fields, keys, reached, seen, table

from regalia.testing import line, refused, rule

NEIGHBOURS = {(0, 1): "grey", (1, 1): "grey"}
RING = ["agr_mill", "agr_mine", "agr_stable", "agr_bakery", "agr_forge", "agr_chalet"]


# -- reach -----------------------------------------------------------------------------------------


@rule("HEIRS-REACH-01")
def test_the_ring_has_seven_places_six_tiles_and_the_shield():
    state = GAME.new(players=2, seed=1)
    for _ in range(6):
        ring = fields(state)["royal_supply"]
        assert len(ring) == 7
        assert [place for place, tile in enumerate(ring) if tile is None] == [fields(state)["royal_shield"]["place"]]
        line(state, f"take:{reached(state, state.turn)[0]}", "end")


@rule("HEIRS-REACH-02")
@pytest.mark.parametrize(
    ("troops", "reach"),
    [({}, 3), ({"white_1": (0, 1)}, 2), ({"white_2": (0, 1)}, 2), ({"white_1": (0, 1), "white_2": (1, 1)}, 1)],
)
def test_reach_is_one_more_than_the_own_troops_in_the_royal_supply(troops, reach):
    state = table(land=NEIGHBOURS, troops=troops)
    assert seen(state)["reach"] == [reach, 3]
    assert keys(state, "take") == [f"take:{place}" for place in range(1, reach + 1)]


@rule("HEIRS-REACH-03")
@pytest.mark.parametrize(("shield", "places"), [(0, [1, 2, 3]), (3, [4, 5, 6]), (5, [6, 0, 1]), (6, [0, 1, 2])])
def test_tiles_are_reached_clockwise_from_the_place_after_the_shield(shield, places):
    state = table(shield=shield)
    assert reached(state) == places
    assert sorted(keys(state, "take")) == sorted(f"take:{place}" for place in places)


@rule("HEIRS-REACH-04")
def test_empty_places_are_skipped_and_not_counted():
    state = table(supply=0, last_turns=2, ring=[None, "grey", None, "green", "yellow", "grey"])
    assert reached(state) == [2, 4, 5]
    assert keys(state, "take") == ["take:2", "take:4", "take:5"]
    refused(state, "take:1", "HEIRS-REACH-04")


@rule("HEIRS-REACH-04")
def test_when_fewer_tiles_remain_than_the_reach_all_are_reached():
    state = table(supply=0, last_turns=1, ring=[None, "grey", None, None, "yellow"])
    assert reached(state) == [2, 5]


@rule("HEIRS-REACH-05")
def test_reach_changes_at_once_when_a_troop_enters_or_leaves_the_royal_supply():
    state = table(land=NEIGHBOURS, troops={"white_1": (0, 1)})
    assert reached(state) == [1, 2]
    line(state, "troop:white_2", "to:1,1")
    assert reached(state) == [1]
    line(state, "troop:white_1", "to:supply")
    assert reached(state) == [1, 2]


@rule("HEIRS-REACH-05")
def test_reach_follows_the_shield_and_differs_between_the_players():
    state = table(land=NEIGHBOURS, troops={"blue_1": (0, 1), "blue_2": (1, 1)})
    assert (reached(state, 0), reached(state, 1)) == ([1, 2, 3], [1])
    line(state, "take:2")
    assert (reached(state, 0), reached(state, 1)) == ([3, 4, 5], [3])


@rule("HEIRS-REACH-06")
def test_a_reached_tile_may_be_taken_or_serve_as_a_resource_where_it_lies():
    parts = {"hands": {"white": ["trd_quarry"]}, "ring": ["green", "yellow", "green", "grey", "grey", "grey"], "start": "green"}
    built = line(table(**parts), "build:trd_quarry", "cell:0,1")
    assert fields(built)["royal_supply"] == fields(table(**parts))["royal_supply"]
    taken = line(table(**parts), "take:2")
    assert len(fields(taken)["hands"]["white"]) == 2


@rule("HEIRS-REACH-07")
def test_troops_count_for_reach_whichever_side_they_show():
    state = table(land=NEIGHBOURS, troops={"white_1": (0, 1)})
    line(state, "troop:white_1", "to:supply")
    assert fields(state)["troops"]["white_1"]["acted"] == "retired"
    assert reached(state) == [1, 2, 3]


# -- taking ------------------------------------------------------------------------------------------


@rule("HEIRS-TAKE-01")
def test_a_tile_out_of_reach_cannot_be_taken_at_that_moment():
    state = table(land=NEIGHBOURS)
    refused(state, "take:4", "HEIRS-TAKE-01")
    line(state, "troop:white_1", "to:0,1")
    refused(state, "take:3", "HEIRS-TAKE-01")
    line(state, "take:2")


@rule("HEIRS-TAKE-02")
def test_the_tile_goes_to_the_hand_and_may_be_played_in_the_same_turn():
    state = line(table(ring=RING), "take:2")
    assert fields(state)["hands"] == {"white": ["agr_mine"], "blue": []}
    line(state, "expand:agr_mine", "cell:0,1")
    assert fields(state)["hands"]["white"] == []


@rule("HEIRS-TAKE-03", "HEIRS-TAKE-04")
def test_worked_example_1_the_shield_goes_to_the_emptied_place_and_the_place_it_left_is_refilled():
    state = table(ring=RING, shield=0, supply=1, keep=["trd_quarry"], start="green")
    assert [fields(state)["royal_supply"][place] for place in reached(state)] == RING[:3]
    line(state, "take:2")
    assert fields(state)["royal_shield"] == {"place": 2, "crown": "blue"}
    ring = fields(state)["royal_supply"]
    assert ring[0] == "trd_quarry"
    clockwise = [ring[(2 + step) % 7] for step in range(1, 7)]
    assert clockwise == ["agr_stable", "agr_bakery", "agr_forge", "agr_chalet", "trd_quarry", "agr_mill"]
    assert [ring[place] for place in reached(state)] == ["agr_stable", "agr_bakery", "agr_forge"]


@rule("HEIRS-TAKE-04")
def test_the_refill_is_the_top_tile_of_the_color_its_back_showed():
    for seed in range(12):
        state = GAME.new(players=2, seed=seed)
        supply = fields(state)["common_supply"]
        line(state, "take:3")
        filled = fields(state)["royal_supply"][0]
        assert TILES[filled].color == supply["top"]
        assert filled in supply["unseen"]
        assert fields(state)["common_supply"]["tiles"] == 19


@rule("HEIRS-TAKE-05")
def test_with_an_empty_supply_the_place_the_shield_left_stays_empty():
    state = line(table(supply=0, last_turns=2, ring=["grey", "green", "grey", "green", "grey", "green"]), "take:2")
    assert fields(state)["royal_supply"][0] is None
    assert fields(state)["royal_shield"]["place"] == 2
    assert sum(tile is not None for tile in fields(state)["royal_supply"]) == 5


@rule("HEIRS-TAKE-06")
def test_with_three_tiles_in_hand_one_must_be_played_before_the_take():
    state = table(hands={"white": ["trd_farm", "trd_sawmill", "trd_quarry"]})
    assert keys(state, "take") == []
    refused(state, "take:1", "HEIRS-TAKE-06")
    line(state, "expand:trd_farm", "cell:0,1", "take:1")
    assert len(fields(state)["hands"]["white"]) == 3


@rule("HEIRS-TAKE-07")
def test_no_second_take_once_the_shield_shows_the_other_crown():
    state = line(table(), "take:1")
    for place in range(7):
        refused(state, f"take:{place}", "HEIRS-TAKE-07")


@rule("HEIRS-RES-01")
def test_each_reached_tile_gives_one_resource_of_its_color_and_a_take_changes_which():
    state = table(ring=["green", "green", "yellow", "grey", "grey", "yellow"], start="grey")
    assert access(state) == (2, 1, 1)
    line(state, "take:1")
    assert access(state) == (1, 2, 1)
