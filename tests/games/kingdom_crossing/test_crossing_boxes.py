"""What a box may print though the reconstructed one does not: every kind of effect works with every number it may have."""

import pytest
from crossing_table import GAME, asked, items, picking, player, table

from regalia.testing import line, refused, rule

MORNING = ["evening", "day", "queen_wakes", "birds_arrive", "income_next:0"]
CARD = "peddler_fox_1"


def bought(effect, paws=(), **grey):
    """Grey has Worked with the Prestige tile and bought a Peddler with this effect for nothing, over the bridge b1."""
    pack = {"characters": {"card": [{"id": CARD, "cost": 0, "effect": effect}]}}
    mine = {"coins": 0, "worker": "west", "paws": list(paws)} | grey
    cards = {"n1": CARD, "n2": "building_fox"}
    state = table(cards=cards, balloon="south", visible=("favour_wood", "favour_sap", "favour_food"), pack=pack, grey=mine)
    return line(state, "work:prestige", "bridge:b1", f"card:{CARD}")


def income(guild, effect, **grey):
    """Grey collects the income of a guild that pays otherwise."""
    pack = {"player_board": {"guild": [{"id": guild, "income": effect}]}}
    return line(table(at=MORNING, phase="morning", turns=0, pack=pack, grey=grey), f"income_next:{guild}")


# -- Structures ------------------------------------------------------------------------------------


@rule("CROSSING-EFF-09", "CROSSING-BUY-12")
def test_two_different_structures_that_must_be_triggered():
    state = bought({"kind": "structure_trigger", "n": 2, "distinct": True}, structures=["transport_wood", "transport_sap"])
    assert items(state) == {"transport_wood", "transport_sap", "house_card"}
    refused(state, "structure:stop", "CROSSING-BUY-12")
    line(state, "structure:transport_wood")
    assert items(state) == {"transport_sap", "house_card"}
    refused(state, "structure:transport_wood", "CROSSING-EFF-09")
    refused(state, "pass", "CROSSING-BUY-12")
    line(state, "structure:transport_sap")
    assert asked(state) == "action:1"
    assert player(state)["resources"] == {"wood": 1, "stone": 0, "sap": 1, "food": 0}


@rule("CROSSING-EFF-09")
def test_with_one_structure_alone_the_second_trigger_is_lost():
    state = line(bought({"kind": "structure_trigger", "n": 2, "distinct": True}), "structure:house_card", "invest:advance")
    assert asked(state) == "action:1"
    assert player(state)["investment"] == 1


@rule("CROSSING-EFF-09")
@pytest.mark.parametrize("bought_or_earned", ["card", "income"])
def test_the_same_structure_twice_where_they_need_not_differ(bought_or_earned):
    if bought_or_earned == "card":
        state = bought({"kind": "structure_trigger", "n": 2, "distinct": False}, structures=["transport_wood"])
    else:
        effect = {"kind": "structure_trigger", "n": 1, "distinct": False}
        state = income("bear", effect, columns={"bear": 4}, structures=["transport_wood"])
    for square in (1, 2):
        assert (asked(state), items(state)) == ("structure:0", {"transport_wood", "house_card"})
        line(state, "structure:transport_wood")
        assert player(state)["resources"]["wood"] == square
    assert asked(state).split(":")[0] in ("action", "income_next")


@rule("CROSSING-INC-06")
def test_bears_that_trigger_two_for_each_pair_must_find_different_ones_for_all_pairs():
    effect = {"kind": "structure_trigger", "n": 2, "distinct": True}
    structures = ["transport_wood", "transport_sap", "transport_food"]
    state = income("bear", effect, columns={"bear": 4}, structures=structures)
    for n, structure in enumerate(structures):
        assert items(state) == {*structures[n:], "house_card"}
        line(state, f"structure:{structure}")
    line(state, "structure:house_card", "invest:advance")
    assert asked(state) == "income_next:0"


# -- resources -------------------------------------------------------------------------------------


@rule("CROSSING-INC-03", "CROSSING-EFF-08")
def test_a_guild_that_pays_different_resources_begins_anew_with_each_pair():
    effect = {"kind": "resource_choice", "n": 2, "distinct": True}
    state = income("deer", effect, columns={"deer": 4}, start_card=("start_1", "B"))
    for _ in range(2):
        assert (asked(state), items(state)) == ("resource:0", {"wood", "stone", "sap", "food"})
        line(state, "resource:wood")
        assert items(state) == {"stone", "sap", "food"}
        refused(state, "resource:wood", "CROSSING-EFF-08")
        line(state, "resource:food")
    assert asked(state) == "income_next:0"
    assert player(state)["resources"] == {"wood": 2, "stone": 0, "sap": 0, "food": 2}


@rule("CROSSING-EFF-08")
def test_all_four_resources_and_no_resource():
    state = bought({"kind": "resource_choice", "n": 4, "distinct": True})
    for left in ({"wood", "stone", "sap", "food"}, {"stone", "sap", "food"}, {"sap", "food"}, {"food"}):
        assert items(state) == left
        line(state, f"resource:{max(left, key=['food', 'sap', 'stone', 'wood'].index)}")
    assert asked(state) == "action:1"
    assert asked(bought({"kind": "resource_choice", "n": 0, "distinct": True})) == "action:1"


@rule("CROSSING-EFF-12")
def test_two_resources_for_each_house():
    state = bought({"kind": "resource_choice_per_house", "n": 2}, houses=["north", "west"])
    line(state, *["resource:wood"] * 4)
    assert asked(state) == "action:1"
    assert player(state)["resources"]["wood"] == 4


@rule("CROSSING-TRACK-02", "CROSSING-TRACK-03", "CROSSING-TRACK-04", "CROSSING-TRACK-05")
def test_ten_resources_at_once_pass_both_bonuses_and_the_rest_is_lost():
    state = bought({"kind": "resource", "type": "stone", "n": 10}, resources={"stone": 3})
    assert (asked(state), player(state)["resources"]["stone"]) == ("upgrade:0", 6)
    line(state, "upgrade:two")
    assert (asked(state), player(state)["resources"]["stone"]) == ("favour:0", 10)
    line(state, "favour:1")
    assert asked(state) == "action:1"


# -- for each of what you have ---------------------------------------------------------------------


@rule("CROSSING-EFF-02", "CROSSING-EFF-03", "CROSSING-EFF-04", "CROSSING-EFF-13")
@pytest.mark.parametrize(
    ("effect", "coins", "vp", "wood"),
    [
        ({"kind": "coins_per_paw", "n": 2}, 10, 1, 0),
        ({"kind": "coins_minus_paws", "base": 7}, 2, 1, 0),
        ({"kind": "coins_minus_paws", "base": 4}, 0, 1, 0),  # never less than nothing
        ({"kind": "vp_per_paw_pair", "n": 3}, 0, 1 + 6, 0),
        ({"kind": "resource_per_paw_pair", "type": "wood", "n": 2}, 0, 1, 4),
        ({"kind": "coins_per", "what": "structure", "n": 2}, 6, 1, 0),
        ({"kind": "vp_per", "what": "structure", "n": 3}, 0, 1 + 9, 0),
        ({"kind": "vp_per", "what": "bird_pair", "n": 2}, 0, 1 + 2, 0),
        ({"kind": "coins_per", "what": "flower_symbol", "n": 3}, 9, 1, 0),
        ({"kind": "vp_per", "what": "sculpture_symbol", "n": 2}, 0, 1 + 2, 0),
        ({"kind": "coins_per", "what": "guild_card", "guild": "owl", "n": 2}, 6, 1, 0),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else str(value),
)
def test_gains_count_what_there_is_as_often_as_they_say(effect, coins, vp, wood):
    """Five Paw markers with this one; three Structures, Birds and Owls, three Flower symbols and one Sculpture symbol."""
    state = bought(
        effect,
        paws=["b3", "b4", "b5", "b6"],
        structures=["transport_sap", "transport_food"],
        birds=["bird_red_01", "bird_red_02", "bird_red_03"],
        columns={"owl": 3},
        decorations=["wood_flower_3", "stone_flower_1", "stone_sculpture_1"],
    )
    mine = player(state)
    assert (mine["coins"], mine["vp"], mine["resources"]["wood"]) == (coins, vp, wood)


# -- several times the same ------------------------------------------------------------------------


@rule("CROSSING-EFF-14", "CROSSING-FAV-02")
def test_two_favours_one_after_the_other():
    state = line(bought({"kind": "favour", "n": 2}), "favour:1")
    assert asked(state) == "favour:0"
    line(state, "favour:2")
    assert asked(state) == "action:1"
    assert player(state)["favours"] == ["favour_wood", "favour_sap"]


@rule("CROSSING-INC-07", "CROSSING-EFF-10")
def test_the_last_upgrade_and_then_the_points_in_its_stead():
    state = bought({"kind": "upgrade", "n": 3, "fallback_vp": 4}, upgraded=["coins", "prestige", "three", "trade", "queen"])
    assert items(state) == {"two"}
    line(state, "upgrade:two")
    assert asked(state) == "action:1"
    assert player(state)["vp"] == 3 + 4 + 4  # 3 of the upgraded Prestige tile


@rule("CROSSING-START-05", "CROSSING-INV-02")
def test_a_starting_card_with_two_investments_and_a_decoration():
    face = {"guild": "fox", "coins": 3, "invest": 2, "resources": {"wood": 5, "food": 1}, "decoration": "sculpture"}
    faces = [{"id": "A", **face}, {"id": "B", **face}]
    state = picking(pack={"start_cards": {"card": [{"id": "start_1", "face": faces}]}}, coins=0)
    line(state, "pick_start:start_1")
    assert player(state, "orange")["coins"] == 3
    line(state, "invest:advance", "invest:collect")
    assert asked(state) == "spot:1"  # coins, Investments, resources with their bonus, then the decoration
    assert player(state, "orange")["coins"] == 3 + 4 + 3
    assert player(state, "orange")["resources"] == {"wood": 5, "stone": 0, "sap": 0, "food": 1}
    assert player(state, "orange")["worker"] is None
    line(state, "spot:stone_sculpture_1")
    assert player(state, "orange")["worker"] == "north"


# -- Objectives and Paco & Paca --------------------------------------------------------------------


@rule("CROSSING-OBJ-10")
@pytest.mark.parametrize("square", [0, 1])
def test_an_investment_objective_of_one_step(square):
    pack = {"objectives": {"tile": [{"id": "investment", "easy": {"kind": "invest_back", "steps": 1}}]}}
    state = line(table(pack=pack, grey={"investment": square, "resources": {"wood": 3, "sap": 5}}), "rest:coins")
    if square == 0:
        assert refused(state, "claim:investment", "CROSSING-OBJ-10").args == {"steps": 1, "square": 0}
    else:
        assert player(line(state, "claim:investment"))["investment"] == 0


@rule("CROSSING-SOLO-08", "CROSSING-SOLO-23")
def test_one_tile_a_turn_and_other_points_for_favours():
    pack = {"solo": {"cards_per_turn": 1, "favour_vp_per_rest_tile": 5}}
    place = {"level": "beginner", "pack": pack, "solo_deck": ["rest_1", "rest_2", "rest_3"]}
    state = table(**place, paco_paca={"favours": ["favour_owl", "favour_bear"]})
    assert dict(state.breakdown(1))["favours"] == 2 * 3 * 5
    line(state, "rest:coins")
    assert len(state.to_json()["table"]["solo_deck"]) == 2


@rule("CROSSING-BUY-10")
def test_every_effect_of_an_empty_deck_tile_in_its_order():
    effects = [{"kind": "resource_choice", "n": 1}, {"kind": "vp", "n": 2}, {"kind": "invest", "n": 1}]
    patrons = [card for card in GAME.components.card if card.startswith("patron")]
    state = table(
        cards={"n1": "empty_vp", "n2": "building_fox"},
        balloon="south",
        pack={"tokens": {"empty_deck": [{"id": "empty_vp", "effect": effects}]}},
        grey={"coins": 0, "worker": "west"},
        orange={"characters": patrons},
    )
    line(state, "work:prestige", "bridge:b1", "card:empty_vp")
    assert (asked(state), player(state)["vp"]) == ("resource:0", 1)
    line(state, "resource:sap")
    assert (asked(state), player(state)["vp"]) == ("invest:0", 3)
