"""The Day, its tiles and the Royal Visit (CROSSING-DAY, -TILE, -QUEEN)."""

import pytest
from crossing_table import C, asked, fields, items, keys, player, shown, table

from regalia.testing import line, refused, rule

TILES = list(C.tile)
REST = {"coins": (5, 8), "two": (3, 5), "prestige": (3, 5), "three": (3, 5), "trade": (3, 5), "queen": (8, 15)}


# -- turns -----------------------------------------------------------------------------------------


@rule("CROSSING-DAY-01")
def test_players_alternate_until_each_has_played_four_tiles():
    state = table(at=["evening", "day"], phase="morning", turns=0, round=2, grey={"worker": "east"}, orange={"worker": "east"})
    order = []
    while state.phase == 2:
        order.append(state.turn)
        line(state, f"rest:{TILES[(len(order) - 1) // 2]}")
    assert order == [0, 1] * 4
    assert fields(state)["round"] == 3


@rule("CROSSING-DAY-02", "CROSSING-DAY-03")
def test_an_available_tile_must_be_played():
    state = table(grey={"played": ["coins", "two"]})
    assert {key.partition(":")[2] for key in keys(state)} <= set(TILES) - {"coins", "two"}
    refused(state, "pass", "CROSSING-DAY-02")
    refused(state, "rest:coins", "CROSSING-DAY-03")
    refused(state, "work:two", "CROSSING-DAY-03")
    line(state, "rest:three")
    assert player(state)["played"] == ["coins", "two", "three"]


@rule("CROSSING-DAY-04", "CROSSING-DAY-05", "CROSSING-DAY-07")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("side", [0, 1])
def test_rest_gives_the_coins_of_the_side_and_nothing_else(tile, side):
    state = table(grey={"coins": 0, "upgraded": [tile] if side else [], "paws": ["b1", "b2", "b5"], "vp": 4})
    before = player(state)
    line(state, f"rest:{tile}")
    assert player(state) == before | {"coins": REST[tile][side], "played": [tile]}
    assert fields(state)["first_player"] == "grey"


@rule("CROSSING-DAY-05")
def test_rest_is_always_legal():
    """Even penniless, with every bridge crossed and the Queen gone."""
    state = table(queen=None, grey={"coins": 0, "paws": list(C.bridge)})
    assert keys(state) == {f"rest:{tile}" for tile in TILES}


@rule("CROSSING-DAY-06")
def test_the_side_is_fixed_when_the_tile_is_chosen():
    """The Bird on the card upgrades the Trade tile; the Trade of this same turn still costs the 4 coins of the base side."""
    state = table(
        cards={"e1": "extractor_fox_1"}, birds={"e1": "bird_green_03"}, grey={"coins": 7, "worker": "north"}, balloon="south"
    )
    line(state, "work:trade", "trade:skip", "bridge:b5", "trade:skip", "card:extractor_fox_1", "upgrade:trade", "trade:wood")
    assert player(state)["upgraded"] == ["trade"]
    assert player(state)["coins"] == 7 - 4 - 3


@rule("CROSSING-DAY-08")
def test_objectives_may_be_claimed_after_rest_and_after_work():
    ready = {"resources": {"wood": 3, "sap": 5}, "worker": "west"}
    state = line(table(grey=ready), "rest:coins")
    assert (asked(state), items(state)) == ("claim:0", {"wood_sap", "done"})
    assert asked(line(state, "claim:done")) == "action:1"
    worked = table(cards={"n1": "patron_fox_1"}, grey=ready | {"coins": 0})
    line(worked, "work:prestige", "bridge:b1", "card:patron_fox_1")
    assert asked(worked) == "claim:0"


# -- tiles -----------------------------------------------------------------------------------------


def working(tile, upgraded=False, **grey):
    """Grey, in the west, Works with the tile; all bridges lead to free cards in the north."""
    state = table(
        cards={"n1": "patron_fox_1", "n2": "building_fox"},
        balloon="south",
        grey={"coins": 0, "worker": "west", "upgraded": [tile] if upgraded else []} | grey,
    )
    return line(state, f"work:{tile}")


@rule("CROSSING-TILE-01")
@pytest.mark.parametrize(("upgraded", "coins"), [(False, 2), (True, 4)])
def test_the_purse(upgraded, coins):
    state = working("coins", upgraded)
    assert player(state)["coins"] == coins
    while asked(state) != "bridge:0":
        line(state, "balloon_before:skip")
    line(state, "bridge:b1")
    assert asked(state) in ("card:0", "balloon_after:0")


@rule("CROSSING-TILE-02")
def test_two_bridges():
    state = working("two")
    assert asked(state) == "bridge:0"
    line(state, "bridge:b7", "bridge:b5")
    assert asked(state) == "card:0"
    assert player(state)["paws"] == ["b5", "b7"]


@rule("CROSSING-TILE-02")
def test_two_bridges_upgraded_begins_with_an_investment():
    state = working("two", True, investment=1)
    assert (asked(state), items(state)) == ("invest:0", {"advance", "collect"})
    line(state, "invest:collect")
    assert player(state)["coins"] == 4


@rule("CROSSING-TILE-03")
@pytest.mark.parametrize(("upgraded", "vp"), [(False, 1), (True, 3)])
def test_prestige(upgraded, vp):
    state = working("prestige", upgraded)
    assert player(state)["vp"] == vp
    assert asked(state) == "bridge:0"


@rule("CROSSING-TILE-04")
def test_three_bridges():
    state = working("three")
    line(state, "bridge:b3", "bridge:b4")
    assert asked(state) == "bridge:0"
    line(state, "bridge:b1")
    assert player(state)["paws"] == ["b1", "b3", "b4"]
    assert asked(state) == "card:0"


@rule("CROSSING-TILE-04", "CROSSING-BUY-04")
def test_three_bridges_upgraded_resolves_the_bird_twice():
    state = table(
        cards={"n1": "patron_fox_1", "n2": "building_fox"},
        birds={"n1": "bird_red_04"},
        balloon="south",
        grey={"coins": 0, "worker": "west", "upgraded": ["three"]},
    )
    line(state, "work:three", "bridge:b3", "bridge:b4", "bridge:b1", "card:patron_fox_1")
    assert player(state)["coins"] == 2 * 3 + 5
    assert player(state)["birds"] == ["bird_red_04"]


@rule("CROSSING-TILE-05")
@pytest.mark.parametrize(("upgraded", "price"), [(False, 4), (True, 2)])
def test_trade(upgraded, price):
    state = working("trade", upgraded, coins=4)
    assert (asked(state), items(state)) == ("trade:0", {"skip", "wood", "stone", "sap", "food"})
    line(state, "trade:wood")
    assert player(state)["coins"] == 4 - price
    assert player(state)["resources"]["wood"] == 1
    line(state, "bridge:b1")
    assert asked(state) == "card:0"


@rule("CROSSING-TILE-06")
def test_the_royal_visit_rests_for_eight_or_fifteen_and_works_at_the_queens():
    assert player(line(table(grey={"coins": 0}), "rest:queen"))["coins"] == 8
    assert player(line(table(grey={"coins": 0, "upgraded": ["queen"]}), "rest:queen"))["coins"] == 15
    assert player(line(table(queen="queen_fox"), "work:queen"))["vp"] == 2
    assert player(line(table(queen="queen_fox", grey={"upgraded": ["queen"]}), "work:queen"))["vp"] == 4


# -- the Queen -------------------------------------------------------------------------------------


@rule("CROSSING-QUEEN-03")
def test_the_token_is_taken_even_by_its_holder():
    state = line(table(first="grey", queen="queen_fox"), "work:queen")
    assert fields(state)["first_player"] == "grey"
    assert player(state)["played"] == ["queen"]


@rule("CROSSING-QUEEN-04")
def test_no_visit_once_the_card_is_gone():
    state = table(queen=None)
    refused(state, "work:queen", "CROSSING-QUEEN-04")
    assert "rest:queen" in keys(state)


@rule("CROSSING-QUEEN-05")
def test_a_visit_involves_no_bridge_no_balloon_no_purchase_and_no_bird():
    state = table(
        queen="queen_deer", cards={"n1": "patron_fox_1"}, birds={"n1": "bird_red_01"}, grey={"coins": 20}, balloon="north"
    )
    line(state, "work:queen")
    for key in ("balloon_before:west", "balloon_after:west", "bridge:b1", "card:patron_fox_1"):
        refused(state, key, "CROSSING-QUEEN-05")
    line(state, "resource:wood")
    assert player(state)["paws"] == player(state)["birds"] == []
    assert player(state)["coins"] == 20
    assert player(state)["worker"] == "north"


@rule("CROSSING-QUEEN-06")
def test_the_queen_card_is_a_card_of_its_guild():
    state = line(table(queen="queen_fox"), "work:queen")
    assert shown(state)["columns"]["fox"] == 2


@rule("CROSSING-QUEEN-07")
def test_the_two_applications_are_independent():
    state = table(queen="queen_owl", grey={"upgraded": ["queen"], "investment": 2, "coins": 0})
    line(state, "work:queen", "invest:collect", "invest:advance")
    assert (player(state)["coins"], player(state)["investment"]) == (9, 1)
    bear = table(queen="queen_bear", grey={"upgraded": ["queen"], "structures": ["transport_wood"]})
    line(bear, "work:queen", "structure:transport_wood", "structure:transport_wood")
    assert player(bear)["resources"]["wood"] == 2


@rule("CROSSING-QUEEN-08")
def test_the_card_is_tucked_after_its_effect_and_then_houses_are_checked():
    """The Fox card is not yet counted by the Fox Sleigh that the Bear card triggers; the set is complete only after the tuck."""
    columns = {"fox": 1, "owl": 1, "boar": 1, "deer": 1}
    state = table(
        queen="queen_bear", grey={"columns": columns, "structures": ["transport_bear"], "resources": {"wood": 3, "sap": 5}}
    )
    line(state, "work:queen", "structure:transport_bear")
    assert player(state)["vp"] == 0
    assert asked(state) == "house:0"
    assert shown(state)["columns"]["bear"] == 1
    line(state, "house:skip")
    assert asked(state) == "claim:0"


@rule("CROSSING-QUEEN-08")
def test_an_effect_that_can_do_nothing_does_not_forbid_the_visit():
    state = table(queen="queen_boar", grey={"upgraded": TILES})
    line(state, "work:queen")
    assert player(state)["vp"] == 0
    assert player(state)["queens"] == ["queen_boar"]
