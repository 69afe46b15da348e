"""Houses, Favours and Bridge Objectives (CROSSING-HOUSE, -FAV, -OBJ)."""

import pytest
from crossing_table import COLOURS, C, asked, fields, items, keys, player, table

from regalia.testing import line, refused, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}
FOUR = {"owl": 1, "bear": 1, "boar": 1, "deer": 1}
EIGHT = {"fox": 1, "owl": 2, "bear": 2, "boar": 2, "deer": 2}
ALL_FAVOURS = list(C.favour)


def recruits(card="patron_fox_1", **changes):
    """Grey recruits a free Fox Patron in the north; the starting card is a Deer (start_1 B)."""
    grey = {"coins": 0, "worker": "west", "start_card": ("start_1", "B")} | changes.pop("grey", {})
    state = table(**({"cards": FREE, "balloon": "south"} | changes), grey=grey)
    return line(state, "work:prestige", "bridge:b1", f"card:{card}")


# -- Houses ----------------------------------------------------------------------------------------


@rule("CROSSING-HOUSE-01")
def test_the_first_complete_set_allows_the_second_house():
    state = recruits(grey={"columns": FOUR})
    assert (asked(state), items(state)) == ("house:0", {"east", "south", "west", "skip"})
    line(state, "house:west")
    assert player(state)["houses"] == ["north", "west"]
    assert asked(state) == "action:1"
    three = dict.fromkeys(("owl", "bear", "deer"), 1)
    assert asked(recruits(grey={"columns": three})) == "action:1"


@rule("CROSSING-HOUSE-01")
def test_any_card_of_a_column_counts_for_a_set():
    """Ruling R48: a starting card (Deer), a Queen card (Owl) and Characters make a set."""
    two = dict.fromkeys(("bear", "boar"), 1)
    state = recruits(round=2, grey={"columns": two, "queens": ["queen_owl"]})
    assert asked(state) == "house:0"
    visit = table(queen="queen_owl", grey={"start_card": ("start_1", "B"), "columns": two | {"fox": 1}})
    line(visit, "work:queen", "invest:advance")
    assert asked(visit) == "house:0"


@rule("CROSSING-HOUSE-01")
def test_two_houses_due_at_once_one_after_the_other():
    state = recruits(grey={"columns": EIGHT})
    line(state, "house:west")
    assert (asked(state), items(state)) == ("house:0", {"east", "south", "skip"})
    line(state, "house:east")
    assert asked(state) == "favour:0"
    line(state, "favour:1")
    assert len(player(state)["houses"]) == 3
    assert items(state) == {"settlement", "done"}


@rule("CROSSING-HOUSE-02")
def test_a_region_without_an_own_house():
    state = recruits(grey={"columns": FOUR}, orange={"houses": ["west"]})
    refused(state, "house:north", "CROSSING-HOUSE-02")
    assert "west" in items(state)  # Orange's House does not matter


@rule("CROSSING-HOUSE-03")
def test_the_third_house_gives_a_favour():
    state = recruits(grey={"columns": EIGHT, "houses": ["north", "south"]})
    line(state, "house:west", "favour:3")
    assert player(state)["favours"] == ["favour_fox"]


@rule("CROSSING-HOUSE-04")
def test_a_house_declined_may_be_placed_at_the_next_check():
    state = recruits(grey={"columns": FOUR})
    line(state, "house:skip")
    assert asked(state) == "action:1"
    later = recruits(grey={"columns": FOUR | {"fox": 1}})  # the set is there, another card enters
    assert asked(later) == "house:0"
    queen = line(table(queen="queen_fox", grey={"start_card": ("start_1", "B"), "columns": FOUR}), "work:queen")
    assert asked(queen) == "house:0"


@rule("CROSSING-HOUSE-04")
def test_structures_cause_no_check():
    state = recruits("building_fox", grey={"columns": FOUR | {"fox": 1}})
    assert asked(state) == "action:1"


@rule("CROSSING-HOUSE-01", "CROSSING-HOUSE-04")
def test_no_house_without_a_set_or_outside_a_check():
    refused(table(), "house:west", "CROSSING-HOUSE-01")
    refused(table(grey={"columns": FOUR}), "house:west", "CROSSING-HOUSE-04")


# -- Favours ---------------------------------------------------------------------------------------


@rule("CROSSING-FAV-01")
def test_the_sources_of_favours():
    """Track and Peddler here; starting pair, row and third House have their own tests."""
    peddler = table(cards={"n1": "peddler_fox_1"}, balloon="south", grey={"coins": 8, "worker": "west"})
    line(peddler, "work:prestige", "bridge:b1", "card:peddler_fox_1")
    assert asked(peddler) == "favour:0"
    tens = table(cards={"n1": "lumberjack_owl_1"}, balloon="south", grey={"coins": 3, "worker": "west", "resources": {"wood": 9}})
    line(tens, "work:prestige", "bridge:b1", "card:lumberjack_owl_1")
    assert asked(tens) == "favour:0"


def gaining(**changes):
    """Grey is about to gain a Favour."""
    return table(at=["evening", "day_turn", "claim:0", "favour:0"], turns=1, **changes)


@rule("CROSSING-FAV-02")
def test_a_visible_favour_or_the_top_of_the_supply():
    state = gaining()
    assert items(state) == {"1", "2", "3", "random"}
    supply = fields(state)["favours"]["supply"]
    drawn = line(state.copy(), "favour:random")
    (favour,) = player(drawn)["favours"]
    assert favour in supply
    assert fields(drawn)["favours"]["visible"] == fields(state)["favours"]["visible"]


@rule("CROSSING-FAV-03")
def test_a_visible_favour_is_replaced_at_once():
    state = line(gaining(), "favour:1")
    assert player(state)["favours"] == ["favour_favours"]
    visible = fields(state)["favours"]["visible"]
    assert visible[1:] == ["favour_houses", "favour_fox"]
    assert visible[0] not in (None, "favour_favours")
    assert visible[0] not in fields(state)["favours"]["supply"]


@rule("CROSSING-FAV-04")
def test_slots_are_refilled_while_any_favour_is_face_down():
    rest = [favour for favour in ALL_FAVOURS if favour not in ("favour_favours", "favour_houses", "favour_fox", "favour_wood")]
    state = line(gaining(orange={"favours": rest}), "favour:2")
    assert fields(state)["favours"] == {"visible": ["favour_favours", "favour_wood", "favour_fox"], "supply": []}


@rule("CROSSING-FAV-05")
def test_without_a_supply_only_visible_ones_and_then_none():
    rest = [favour for favour in ALL_FAVOURS if favour not in ("favour_favours", "favour_houses")]
    state = gaining(visible=["favour_favours", None, "favour_houses"], orange={"favours": rest})
    assert items(state) == {"1", "3"}
    refused(state, "favour:random", "CROSSING-FAV-05")
    refused(state, "favour:2", "CROSSING-FAV-05")
    line(state, "favour:3")
    assert fields(state)["favours"]["visible"] == ["favour_favours", None, None]
    nothing = gaining(visible=[None, None, None], orange={"favours": ALL_FAVOURS})
    assert asked(nothing) == "action:1"  # the gain is lost


@rule("CROSSING-FAV-06")
def test_favours_score_at_the_end_and_any_number_may_be_owned():
    state = table(visible=[None, None, None], grey={"favours": ALL_FAVOURS, "coins": 0})
    assert len(player(state)["favours"]) == 26
    assert player(state)["vp"] == 0
    assert dict(state.breakdown(0))["favours"] >= 52


# -- Objectives ------------------------------------------------------------------------------------


def claiming(seats=2, sides=None, claims=None, **grey):
    """Grey Rests; what can be claimed then."""
    state = table(seats=seats, sides=sides or {}, claims=claims or {}, grey=grey)
    return line(state, "rest:coins")


READY = {"wood": 3, "sap": 5}


@rule("CROSSING-OBJ-01")
def test_claims_come_after_the_own_action_or_in_the_own_evening():
    state = table(grey={"resources": READY})
    refused(state, "claim:wood_sap", "CROSSING-OBJ-01")
    refused(state, "claim:wood_sap", "CROSSING-OBJ-01", seat=1)
    evening = table(at=["finish", "evening_of:0"], phase="evening", turns=8, round=4, grey={"resources": READY, "worker": "west"})
    assert asked(evening) == "claim:0"


@rule("CROSSING-OBJ-02", "CROSSING-OBJ-12")
def test_claims_are_optional_and_any_number_one_by_one():
    state = claiming(resources={"wood": 3, "sap": 5, "stone": 5, "food": 3}, investment=3)
    assert items(state) == {"wood_sap", "stone_food", "investment", "done"}
    assert asked(line(state.copy(), "claim:done")) == "action:1"
    line(state, "claim:wood_sap")
    assert items(state) == {"stone_food", "investment", "done"}
    line(state, "claim:stone_food", "favour:1", "claim:investment")
    assert asked(state) == "action:1"  # nothing left to claim is no question
    assert player(state)["vp"] == 15


@rule("CROSSING-OBJ-03")
def test_each_objective_once():
    state = claiming(resources={"wood": 3, "sap": 5, "stone": 5, "food": 3}, claims={"wood_sap": ["grey"]})
    refused(state, "claim:wood_sap", "CROSSING-OBJ-03")
    assert items(state) == {"stone_food", "done"}


@rule("CROSSING-OBJ-04")
def test_the_condition_must_hold_and_nothing_is_spent():
    state = claiming(resources={"wood": 3, "sap": 5, "stone": 5, "food": 2})
    refused(state, "claim:stone_food", "CROSSING-OBJ-04")
    before = player(state)
    line(state, "claim:wood_sap")
    assert player(state) == before | {"vp": 5}


@rule("CROSSING-OBJ-05", "CROSSING-OBJ-07")
@pytest.mark.parametrize(
    ("seats", "before", "slot", "vp"),
    [
        (3, [], 0, 5),
        (3, ["orange"], 1, 3),
        (3, ["orange", "purple"], 2, 1),
        (4, ["orange", "purple", "white"], 3, 1),
        (4, ["white"], 1, 3),
    ],
)
def test_the_leftmost_free_slot(seats, before, slot, vp):
    state = line(claiming(seats, claims={"wood_sap": before}, resources=READY), "claim:wood_sap")
    assert fields(state)["objectives"]["t1"]["slots"][slot] == "grey"
    assert player(state)["vp"] == vp


@rule("CROSSING-OBJ-06")
def test_at_two_the_second_claimant_uses_the_third_slot():
    first = line(claiming(resources=READY, sides={"wood_sap": "easy"}), "claim:wood_sap")
    assert fields(first)["objectives"]["t1"]["slots"] == ["grey", None, None, None]
    state = line(claiming(claims={"birds": ["orange"]}, birds=[f"bird_red_0{n}" for n in range(1, 8)]), "claim:birds")
    assert fields(state)["objectives"]["t6"]["slots"] == ["orange", None, "grey", None]
    assert player(state)["vp"] == 1


@rule("CROSSING-OBJ-06", "CROSSING-OBJ-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_next_claimant_scores_and_nothing_once_every_player_has_claimed(seats):
    """The fourth slot is not used at three players, the second and fourth not at two."""
    told = []
    for claimed in range(seats + 1):
        claims = {"wood_sap": COLOURS[:claimed]}
        view = table(seats=seats, sides={"wood_sap": "hard"}, claims=claims).view(0)["table"]
        told.append(view["objectives"]["t1"]["next_vp"])
    assert told == {2: [8, 3, 0], 3: [8, 5, 3, 0], 4: [8, 5, 3, 2, 0]}[seats]


@rule("CROSSING-OBJ-08")
def test_both_objectives_of_a_row_give_a_favour_once():
    state = claiming(resources={"wood": 3, "sap": 5, "stone": 5, "food": 3}, investment=3)
    line(state, "claim:wood_sap")
    assert asked(state) == "claim:0"
    line(state, "claim:stone_food")
    assert asked(state) == "favour:0"
    line(state, "favour:1", "claim:investment")
    assert asked(state) == "action:1"  # t4 without t3: no second Favour


@rule("CROSSING-OBJ-08")
def test_rows_are_places_not_tiles():
    places = ["wood_sap", "birds", "stone_food", "decorations", "investment", "settlement"]
    state = table(places=places, grey={"resources": {"wood": 3, "sap": 5, "stone": 5, "food": 3}})
    line(state, "rest:coins", "claim:wood_sap", "claim:stone_food")
    assert asked(state) == "action:1"


FLOWERS = ["wood_flower_3", "stone_flower_2", "stone_flower_1", "sap_flower_1"]
SCULPTURES = ["sap_sculpture_3", "wood_sculpture_2", "stone_sculpture_1"]
BIRDS = [f"bird_red_{n:02}" for n in range(1, 13)]
CONDITIONS = [
    ("wood_sap", "easy", {"resources": {"wood": 3, "sap": 5}}, {"resources": {"wood": 3, "sap": 4}}),
    ("wood_sap", "hard", {"resources": {"wood": 7, "sap": 5}}, {"resources": {"wood": 6, "sap": 9}}),
    ("stone_food", "easy", {"resources": {"stone": 5, "food": 3}}, {"resources": {"stone": 4, "food": 9}}),
    ("stone_food", "hard", {"resources": {"stone": 5, "food": 7}}, {"resources": {"stone": 9, "food": 6}}),
    ("decorations", "easy", {"decorations": [FLOWERS[0], *SCULPTURES]}, {"decorations": [FLOWERS[1], *SCULPTURES]}),
    (
        "decorations",
        "hard",
        {"decorations": [*FLOWERS, SCULPTURES[0], SCULPTURES[1]]},
        {"decorations": [*FLOWERS, SCULPTURES[0]]},
    ),
    ("investment", "easy", {"investment": 3}, {"investment": 2}),
    ("investment", "hard", {"investment": 4}, {"investment": 3}),
    ("settlement", "easy", {"houses": ["north", "west", "east"]}, {"houses": ["north", "west"]}),
    (
        "settlement",
        "hard",
        {"structures": ["building_owl", "building_fox", "building_bear", "transport_wood"]},
        {"structures": ["building_owl", "building_fox", "building_bear"]},
    ),
    ("birds", "easy", {"birds": BIRDS[:7]}, {"birds": BIRDS[:6]}),
    ("birds", "hard", {"birds": BIRDS[:8]}, {"birds": BIRDS[:7]}),
]


@rule("CROSSING-OBJ-09", "CROSSING-OBJ-11")
@pytest.mark.parametrize(("tile", "side", "enough", "short"), CONDITIONS, ids=[f"{row[0]}-{row[1]}" for row in CONDITIONS])
def test_the_twelve_conditions(tile, side, enough, short):
    state = claiming(sides={tile: side}, **enough)
    assert tile in items(state)
    line(state, f"claim:{tile}")
    assert player(state)["vp"] == {"easy": 5, "hard": 8}[side]
    assert f"claim:{tile}" not in keys(claiming(sides={tile: side}, **short))


@rule("CROSSING-OBJ-10")
@pytest.mark.parametrize(("side", "steps"), [("easy", 3), ("hard", 4)])
def test_the_investment_objective_moves_the_marker_back_without_coins(side, steps):
    state = line(claiming(sides={"investment": side}, investment=6, coins=0), "claim:investment")
    assert player(state)["investment"] == 6 - steps
    assert player(state)["coins"] == 5  # those of the Rest
    low = claiming(sides={"investment": side}, investment=steps - 1, resources=READY)
    refusal = refused(low, "claim:investment", "CROSSING-OBJ-10")
    assert refusal.args == {"steps": steps, "square": steps - 1}


@rule("CROSSING-OBJ-12")
def test_after_a_claim_the_objectives_are_looked_up_again():
    """Both Investment steps cannot come from the same three squares, but nothing else is lost by claiming."""
    state = claiming(investment=3, resources=READY)
    line(state, "claim:investment")
    assert items(state) == {"wood_sap", "done"}
