"""Every row of the table of refusals (part 6 of the rules): who tries what is told which clause forbids it."""

import pytest
from crossing_table import C, asked, table

from regalia.testing import line, refused, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}
READY = {"wood": 3, "sap": 5}


def west(**changes):
    grey = {"coins": 0, "worker": "west"} | changes.pop("grey", {})
    return table(**({"cards": FREE, "balloon": "south"} | changes), grey=grey)


def rested(**grey):
    """After a Rest with something to claim."""
    return line(west(grey={"resources": READY} | grey), "rest:coins")


def crossing(coins=30, tile="three"):
    """Between two crossings."""
    return line(west(grey={"coins": coins}), f"work:{tile}", "balloon_before:skip", "bridge:b1")


def choosing(coins=30, **changes):
    """At the choice of a card in the north."""
    state = line(west(grey={"coins": coins}, **changes), "work:prestige")
    for key in ("balloon_before:skip", "bridge:b1", "balloon_after:skip"):
        if asked(state).split(":")[0] == key.split(":")[0]:
            line(state, key)
    return state


def compulsory():
    """The only payable cards lie in the east, and only the Balloon leads there."""
    state = table(
        balloon="north",
        cards={"e1": "building_fox", "e2": "patron_fox_1"},
        grey={"coins": 3, "worker": "west", "paws": ["b7", "b5", "b6"]},
    )
    return line(state, "work:prestige", "bridge:b1")


def bird_of_a_structure():
    cards = {"s1": "building_structures", "s2": "patron_fox_1"}
    state = west(cards=cards, birds={"s1": "bird_yellow_06"}, balloon="north")
    return line(state, "work:prestige", "bridge:b3", "card:building_structures")


def income(**grey):
    return table(at=["evening", "day", "queen_wakes", "birds_arrive", "income_next:0"], phase="morning", turns=0, grey=grey)


def evening(**grey):
    return table(at=["evening"], turns=8, round=2, grey=grey, orange={"worker": "east"})


def queen(card, **grey):
    return line(table(queen=card, grey=grey), "work:queen")


ROWS = [
    ("a tile already played", lambda: table(grey={"played": ["coins"]}), "rest:coins", "CROSSING-DAY-03"),
    ("Work with a tile already played", lambda: table(grey={"played": ["two"]}), "work:two", "CROSSING-DAY-03"),
    ("pass", table, "pass", "CROSSING-DAY-02"),
    (
        "Work without a payable card",
        lambda: west(cards={"w1": "patron_fox_1", "w2": "building_fox"}),
        "work:prestige",
        "CROSSING-WORK-03",
    ),
    ("Work without a walk", lambda: west(grey={"paws": list(C.bridge)}), "work:coins", "CROSSING-WORK-03"),
    ("a choice after which nothing can be paid", lambda: line(west(), "work:prestige"), "bridge:b7", "CROSSING-WORK-04"),
    ("end Work without buying", choosing, "pass", "CROSSING-WORK-02"),
    ("a bridge with an own Paw", lambda: line(west(grey={"paws": ["b1"]}), "work:prestige"), "bridge:b1", "CROSSING-MOVE-01"),
    ("a bridge not adjacent", lambda: line(west(), "work:prestige"), "bridge:b6", "CROSSING-MOVE-01"),
    ("fewer bridges", crossing, "pass", "CROSSING-MOVE-03"),
    ("more bridges", choosing, "bridge:b5", "CROSSING-MOVE-03"),
    ("fly between two crossings", crossing, "balloon_before:south", "CROSSING-BALL-01"),
    ("fly after between two crossings", crossing, "balloon_after:south", "CROSSING-BALL-01"),
    ("fly when Resting", lambda: rested(coins=30), "balloon_before:north", "CROSSING-BALL-01"),
    (
        "fly after choosing a card",
        lambda: line(choosing(birds={"n1": "bird_red_06"}), "card:patron_fox_1"),
        "balloon_after:south",
        "CROSSING-BALL-01",
    ),
    (
        "fly twice",
        lambda: line(west(grey={"coins": 30}), "work:prestige", "balloon_before:east", "bridge:b5"),
        "balloon_after:south",
        "CROSSING-BALL-02",
    ),
    (
        "fly twice before crossing",
        lambda: line(west(grey={"coins": 30}), "work:prestige", "balloon_before:east"),
        "balloon_before:south",
        "CROSSING-BALL-02",
    ),
    ("fly without 10 coins", lambda: line(west(grey={"coins": 9}), "work:prestige"), "balloon_before:east", "CROSSING-BALL-03"),
    ("fly after without 10 coins", lambda: choosing(coins=9), "balloon_after:east", "CROSSING-BALL-03"),
    (
        "fly without 3 coins",
        lambda: line(west(balloon="west", grey={"coins": 2}), "work:prestige"),
        "balloon_before:east",
        "CROSSING-BALL-03",
    ),
    ("fly to the own region", lambda: line(west(grey={"coins": 30}), "work:prestige"), "balloon_before:west", "CROSSING-BALL-05"),
    ("fly during a Royal Visit", lambda: queen("queen_deer", coins=30), "balloon_before:west", "CROSSING-QUEEN-05"),
    ("fly after during a Royal Visit", lambda: queen("queen_deer", coins=30), "balloon_after:west", "CROSSING-QUEEN-05"),
    ("visit the Queen when she is gone", lambda: table(queen=None), "work:queen", "CROSSING-QUEEN-04"),
    ("buy in another region", choosing, "card:lumberjack_fox_1", "CROSSING-BUY-01"),
    (
        "buy what is too expensive",
        lambda: choosing(0, cards=FREE | {"n3": "farmer_fox_1"}),
        "card:farmer_fox_1",
        "CROSSING-BUY-01",
    ),
    ("upgrade an upgraded tile", lambda: queen("queen_boar", upgraded=["two"]), "upgrade:two", "CROSSING-EFF-10"),
    (
        "the VP of the Boars while an upgrade is possible",
        lambda: line(income(columns={"boar": 2}), "income_next:boar"),
        "upgrade:vp",
        "CROSSING-INC-07",
    ),
    (
        "the same Structure twice for the Bears",
        lambda: line(income(columns={"bear": 4}, structures=["transport_wood"]), "income_next:bear", "structure:transport_wood"),
        "structure:transport_wood",
        "CROSSING-INC-06",
    ),
    ("Trade when Resting", lambda: rested(coins=9), "trade:wood", "CROSSING-WORK-05"),
    ("Trade twice", lambda: line(west(grey={"coins": 9}), "work:trade", "trade:wood"), "trade:wood", "CROSSING-WORK-05"),
    ("Trade without the price", lambda: line(west(grey={"coins": 3}), "work:trade"), "trade:wood", "CROSSING-WORK-05"),
    (
        "Trade into a full track",
        lambda: line(west(grey={"coins": 9, "resources": {"wood": 10}}), "work:trade"),
        "trade:wood",
        "CROSSING-WORK-05",
    ),
    ("Trade with another tile", lambda: line(west(grey={"coins": 9}), "work:prestige"), "trade:wood", "CROSSING-WORK-05"),
    ("skip a compulsory flight", compulsory, "balloon_after:skip", "CROSSING-WORK-04"),
    ("fly where nothing can be paid", compulsory, "balloon_after:south", "CROSSING-WORK-04"),
    ("refuse a mandatory gain", lambda: queen("queen_deer"), "pass", "CROSSING-BUY-12"),
    ("stop a Structure trigger that is not optional", lambda: queen("queen_bear"), "structure:stop", "CROSSING-BUY-12"),
    ("skip the Evening income at home", lambda: evening(worker="north"), "pass", "CROSSING-EVE-05"),
    ("trigger the Structure being bought", bird_of_a_structure, "structure:building_structures", "CROSSING-BUY-07"),
    ("the Investment Objective from square 2", lambda: rested(investment=2), "claim:investment", "CROSSING-OBJ-10"),
    ("collect on the leftmost square", lambda: queen("queen_owl"), "invest:collect", "CROSSING-INV-04"),
    ("a House without a set", table, "house:west", "CROSSING-HOUSE-01"),
    ("claim at a wrong time", lambda: table(grey={"resources": READY}), "claim:wood_sap", "CROSSING-OBJ-01"),
    ("claim what is not fulfilled", rested, "claim:stone_food", "CROSSING-OBJ-04"),
    (
        "an Evening income away from home",
        lambda: evening(worker="west", resources=READY),
        "evening_income:house_card",
        "CROSSING-EVE-05",
    ),
    ("an Evening guild without a pair", lambda: evening(worker="north"), "evening_income:owl", "CROSSING-EVE-02"),
]


@pytest.mark.parametrize(("state", "key", "clause"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
@rule("CROSSING-WORK-02", "CROSSING-WORK-03", "CROSSING-BALL-01", "CROSSING-BALL-02", "CROSSING-EVE-05")
def test_the_clause_cited(state, key, clause):
    refused(state(), key, clause)


@rule("CROSSING-QUEEN-05", "CROSSING-BALL-01")
def test_several_reasons_in_the_order_of_the_rules():
    """Ruling R44: wrong moment, second flight, price, own region; during a Royal Visit always QUEEN-05."""
    poor = crossing(coins=12, tile="three")
    refused(poor, "balloon_after:north", "CROSSING-BALL-01")  # own region and wrong moment
    flown = line(west(grey={"coins": 13}), "work:prestige", "balloon_before:east", "bridge:b5")
    refused(flown, "balloon_after:north", "CROSSING-BALL-02")  # second flight, no price, own region
    broke = choosing(coins=9)
    refused(broke, "balloon_after:north", "CROSSING-BALL-03")  # no price and own region
    refused(queen("queen_deer", coins=0), "balloon_before:north", "CROSSING-QUEEN-05")


@rule("CROSSING-EFF-08")
def test_the_same_resource_twice():
    state = west(cards={"n1": "peddler_deer_1", "n2": "building_fox"}, grey={"coins": 6})
    line(state, "work:prestige", "bridge:b1", "card:peddler_deer_1", "resource:wood")
    refused(state, "resource:wood", "CROSSING-EFF-08")


def test_every_seat_that_waits_is_told_why():
    refused(table(), "rest:coins", "CROSSING-DAY-01", seat=1)
    refused(table(at=["evening", "morning"], phase="evening", turns=8, queen=None), "invest:advance", "CROSSING-INC-13", seat=1)
    refused(evening(worker="north"), "claim:done", "CROSSING-OBJ-01", seat=1)
