"""Town Hall and selling buildings (NOBILITY-HALL, -SELL)."""

import pytest
from nobility_table import ENOUGH, board, d, go, keys, kind, me, place, refused_for, table

from regalia.testing import rule

APPRENTICE = {"scholars": {"apprentices": [1, 0, 0]}}


@rule("NOBILITY-HALL-01")
@pytest.mark.parametrize(("value", "cost"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_values_and_costs(value, cost):
    buildings = [f"CB-0{n}" for n in range(1, 7)]
    said = {"workers": 1, "gold": 20, "reputation": 24}
    state = go(place(value, "town_hall", table(3, dice=[value] * 5, me=said, town_hall={"buildings": buildings})), "zone:1")
    assert me(state)["gold"] == 20 - cost
    assert me(state)["community_zones"][0] == f"CB-0{value}"
    poor = go(table(3, dice=[value] * 5, me={**said, "gold": cost - 1}, town_hall={"buildings": buildings}), "place_die")
    assert refused_for(poor, "location:town_hall") == "HALL-02"


@rule("NOBILITY-HALL-02")
def test_exact_value_cost_and_building():
    state = place(2, "town_hall", table(3, dice=[2] * 5, guilds=APPRENTICE))
    assert me(state)["gold"] == 3
    hall = board(state)["town_hall"]
    assert hall["dice"][1] == d(0, 2)
    assert hall["buildings"][1] is None
    assert board(state)["guilds"]["scholars"]["workshops"][0] == {"tile": "WS-SCH-1", "owner": 0}


@rule("NOBILITY-HALL-03")
def test_a_slot_without_tile():
    state = go(table(3, dice=[2] * 5, town_hall={"buildings": {1: None}}), "place_die")
    assert refused_for(state, "location:town_hall") == "HALL-03"


@rule("NOBILITY-HALL-04")
def test_no_replacement_before_upkeep():
    state = place(2, "town_hall", table(3, dice=[2] * 5, guilds=APPRENTICE))
    assert board(state)["town_hall"]["buildings"] == ["CB-01", None, "WS-BLA-1", "WS-CAR-1", "CB-02", "CB-03"]


@rule("NOBILITY-HALL-10")
def test_apprentice_and_free_slot():
    none = go(table(3, dice=[2] * 5), "place_die")
    assert refused_for(none, "location:town_hall") == "HALL-10"
    shops = [{"tile": f"WS-SCH-{n}", "owner": None} for n in (2, 3, 4)]
    full = go(table(3, dice=[2] * 5, guilds={"scholars": {"apprentices": [1, 0, 0], "workshops": shops}}), "place_die")
    assert refused_for(full, "location:town_hall") == "HALL-10"


@rule("NOBILITY-HALL-11", "NOBILITY-HALL-12")
def test_leftmost_slot_and_the_new_master():
    shops = {0: {"tile": "WS-SCH-2", "owner": 1}}
    state = place(2, "town_hall", table(3, dice=[2] * 5, guilds={"scholars": {"apprentices": [2, 0, 0], "workshops": shops}}))
    guild = board(state)["guilds"]["scholars"]
    assert guild["workshops"] == [{"tile": "WS-SCH-2", "owner": 1}, {"tile": "WS-SCH-1", "owner": 0}, None]
    assert guild["apprentices"] == [1, 0, 0]


@rule("NOBILITY-HALL-13")
@pytest.mark.parametrize(("before", "stars", "points"), [(0, 1, 4), (1, 2, 5), (2, 3, 6)])
def test_stars_and_points_of_the_slot(before, stars, points):
    shops = {n: {"tile": f"WS-SCH-{n + 2}", "owner": None} for n in range(before)}
    state = place(2, "town_hall", table(3, dice=[2] * 5, guilds={"scholars": {"apprentices": [1, 0, 0], "workshops": shops}}))
    assert (me(state)["nobility"], me(state)["vp"]["workshops"]) == (stars, points)


@rule("NOBILITY-HALL-14", "NOBILITY-HALL-15")
def test_a_master_is_no_apprentice():
    """No free resources, no right to buy, no income gold, not counted; one resource in the income phase."""
    shops = {0: {"tile": "WS-SCH-2", "owner": 0}}
    said = {"guilds": {"scholars": {"workshops": shops, "apprentices": [0, 1, 0]}}}
    state = go(place(3, "scholars", table(3, dice=[3] * 5, **said)), "decline", "buy:1")
    assert me(state)["resources"]["books"] == 2
    hall = go(table(3, dice=[2] * 5, **said), "place_die")
    assert refused_for(hall, "location:town_hall") == "HALL-10"
    income = go(table(3, **said, passed=[1, 2]), "end_turn")
    assert (me(income)["gold"], me(income)["resources"]["books"]) == (8, 2)
    assert me(income, 1)["gold"] == 11


@rule("NOBILITY-HALL-20")
def test_community_needs_worker_and_zone():
    state = go(table(3, dice=[1] * 5, guilds=APPRENTICE), "place_die")
    assert refused_for(state, "location:town_hall") == "HALL-20"
    zones = ["CB-04", "CB-05", "CB-06"]
    full = go(table(3, dice=[1] * 5, me={"workers": 1, "community_zones": zones}), "place_die")
    assert refused_for(full, "location:town_hall") == "HALL-20"


@rule("NOBILITY-HALL-21", "NOBILITY-HALL-22")
def test_zone_of_choice_worker_stars_and_points():
    state = place(1, "town_hall", table(3, dice=[1] * 5, me={"workers": 2, "community_zones": [None, "CB-05", None]}))
    assert keys(state) == ["zone:1", "zone:3"]
    assert refused_for(state, "zone:2") == "HALL-21"
    go(state, "zone:3")
    player = me(state)
    assert player["community_zones"] == [None, "CB-05", "CB-01"]
    assert player["workers"] == 1
    assert (player["nobility"], player["vp"]["community"]) == (2, 5 + 5)


@rule("NOBILITY-HALL-23")
def test_community_income_and_points():
    said = {"community_zones": ["CB-04", None, "CB-05"], "settlers": ["SET-01"], "resources": ENOUGH}
    state = go(table(2, me=said, passed=[1]), "satisfy", "spend:books:3", "spend:weapons:3")
    assert me(state)["vp"]["settlers"] == 8
    go(state, "end_turn", "end_turn")
    assert board(state)["round"] == 2
    assert (me(state)["modifiers"], me(state)["reputation"]) == (1, 10)


# -- selling ---------------------------------------------------------------------------------------


def owner_of(slot, **said):
    shops = {slot - 1: {"tile": "WS-SCH-2", "owner": 0}}
    return table(
        3, me={"gold": 0, "vp": {"workshops": 9, "settlers": 3}, "nobility": 3, **said}, guilds={"scholars": {"workshops": shops}}
    )


@rule("NOBILITY-SELL-01")
def test_one_sale_per_turn_without_a_die():
    said = {"community_zones": ["CB-04", "CB-05", None], "vp": {"community": 10}}
    state = go(table(3, me=said), "sell", "sell_building:zone:2")
    assert me(state)["dice"] == [1, 2, 3, 4, 5]
    assert refused_for(state, "sell") == "SELL-01"
    assert "place_die" in keys(state)


@rule("NOBILITY-SELL-02", "NOBILITY-SELL-05")
@pytest.mark.parametrize(("slot", "points"), [(1, 4), (2, 5), (3, 6)])
def test_selling_a_workshop(slot, points):
    state = go(owner_of(slot), "sell", f"sell_building:scholars:{slot}")
    player = me(state)
    assert (player["gold"], player["vp"]["workshops"], player["workers"], player["nobility"]) == (3, 9 - points, 1, 3)


@rule("NOBILITY-SELL-03")
def test_a_sold_workshop_stays_without_owner():
    state = go(owner_of(1), "sell", "end_turn")
    assert board(state)["guilds"]["scholars"]["workshops"][0] == {"tile": "WS-SCH-2", "owner": None}
    go(place(1, "scholars", state), "bonus:guild_resource", "buy:0")
    assert (me(state)["gold"], me(state, 1)["resources"]["books"]) == (3, 2)


@rule("NOBILITY-SELL-04", "NOBILITY-SELL-06")
def test_selling_a_community_building_and_building_again():
    said = {"community_zones": ["CB-04", "CB-05", "CB-06"], "vp": {"community": 15}, "nobility": 6, "gold": 1}
    state = go(table(3, dice=[1] * 5, me=said), "sell", "sell_building:zone:2")
    player = me(state)
    assert (player["gold"], player["vp"]["community"], player["workers"], player["nobility"]) == (4, 10, 1, 6)
    assert player["community_zones"][1] is None
    assert board(state)["town_hall"]["discard"] == ["CB-05"]
    place(1, "town_hall", state)
    player = me(state)
    assert (player["community_zones"][1], player["vp"]["community"], player["nobility"]) == ("CB-01", 15, 8)


@rule("NOBILITY-SELL-07")
def test_only_own_buildings():
    shops = [{"tile": "WS-SCH-2", "owner": 0}, {"tile": "WS-SCH-3", "owner": 1}, {"tile": "WS-SCH-4", "owner": None}]
    said = {"community_zones": ["CB-04", None, None], "vp": {"community": 5, "workshops": 4}}
    state = go(table(3, me=said, guilds={"scholars": {"workshops": shops}}), "sell")
    assert keys(state) == ["sell_building:scholars:1", "sell_building:zone:1"]
    for key in ("sell_building:scholars:2", "sell_building:scholars:3", "sell_building:zone:2"):
        assert refused_for(state, key) == "SELL-07"
    assert refused_for(table(3), "sell") == "SELL-07"
    assert kind(state) == "sell_building"
