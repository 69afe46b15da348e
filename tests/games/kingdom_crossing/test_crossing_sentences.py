"""What a refusal says must be true in the very situation: clause and sentence of cases that are easily mixed up."""

import pytest
from crossing_table import GAME, asked, keys, table

from regalia.testing import line, refused, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}
READY = {"wood": 3, "sap": 5}
SET = {"fox": 1, "owl": 1, "bear": 1, "boar": 1, "deer": 1}


def told(state, key, clause, words):
    """The refusal of an action cites the clause and its English sentence contains the words; French has one of its own."""
    refusal = refused(state, key, clause)
    english, french = GAME.reason("en", refusal), GAME.reason("fr", refusal)
    assert words in english
    assert english != french
    assert "reason-" not in french


def west(**changes):
    grey = {"coins": 0, "worker": "west"} | changes.pop("grey", {})
    return table(**({"cards": FREE, "balloon": "south"} | changes), grey=grey)


def rested(**grey):
    return line(west(grey={"resources": READY} | grey), "rest:coins")


def evening(**grey):
    return table(at=["evening"], turns=8, round=2, grey=grey, orange={"worker": "east"})


def picking():
    return GAME.new(players=2, seed=3)


def invested_start():
    """A starting card with an Investment action has been taken."""
    for seed in range(50):
        state = GAME.new(players=4, seed=seed)
        for key in keys(state):
            taken = line(state.copy(), key)
            if asked(taken).startswith("invest"):
                return taken
    raise AssertionError


# -- the Evening income ----------------------------------------------------------------------------


@rule("CROSSING-EVE-02", "CROSSING-EVE-05")
def test_an_evening_income_after_the_one_that_was_taken():
    state = evening(worker="north", columns={"owl": 2}, resources=READY)
    line(state, "evening_income:house_card")
    told(state, "evening_income:owl", "CROSSING-EVE-02", "already chosen")  # the Investment is asked
    line(state, "invest:advance")
    assert asked(state) == "claim:0"
    told(state, "evening_income:house_card", "CROSSING-EVE-02", "already chosen")
    told(evening(worker="west", resources=READY), "evening_income:house_card", "CROSSING-EVE-05", "not in a region")


# -- pass ------------------------------------------------------------------------------------------


def trade_window():
    return line(west(grey={"coins": 9}), "work:trade")


def compulsory_trade():
    """Only the Investment that a Sap sets off pays for the card."""
    cards = {"n1": "peddler_deer_2", "n2": "florist_fox_2"}
    grey = {"coins": 4, "investment": 2, "resources": {"sap": 6}, "paws": ["b3", "b4", "b7"]}
    state = line(west(cards=cards, grey=grey), "work:trade", "trade:skip", "bridge:b1", "trade:skip", "card:florist_fox_2")
    assert keys(state) == {"trade:sap"}
    return state


def flight():
    return line(west(grey={"coins": 30}), "work:prestige")


def compulsory_flight():
    cards = {"e1": "building_fox", "e2": "patron_fox_1"}
    grey = {"coins": 3, "worker": "west", "paws": ["b7", "b5", "b6"]}
    return line(table(balloon="north", cards=cards, grey=grey), "work:prestige", "bridge:b1")


def house_check():
    columns = SET | {"fox": 0}
    grey = {"start_card": ("start_1", "B"), "columns": {guild: n for guild, n in columns.items() if n}}
    return line(west(grey=grey), "work:prestige", "bridge:b1", "card:patron_fox_1")


def up_to_two():
    state = west(cards={"n1": "peddler_bear_1", "n2": "building_fox"}, grey={"coins": 3})
    return line(state, "work:prestige", "bridge:b1", "card:peddler_bear_1")


PASSES = [
    (trade_window, "CROSSING-WORK-05", "“Do not trade”"),
    (compulsory_trade, "CROSSING-WORK-04", "could not pay"),
    (flight, "CROSSING-BALL-01", "“Do not fly”"),
    (compulsory_flight, "CROSSING-WORK-04", "could not pay"),
    (house_check, "CROSSING-HOUSE-04", "“Keep the House for later”"),
    (up_to_two, "CROSSING-EFF-09", "“Trigger no more Structures”"),
    (rested, "CROSSING-OBJ-02", "“Claim nothing more”"),
    (picking, "CROSSING-START-03", "one of the pairs"),
    (lambda: line(table(), "work:queen"), "CROSSING-BUY-12", "cannot be refused"),
]


@rule("CROSSING-BUY-12", "CROSSING-OBJ-02", "CROSSING-HOUSE-04", "CROSSING-EFF-09", "CROSSING-WORK-05")
@pytest.mark.parametrize(("state", "clause", "words"), PASSES, ids=[row[0].__name__ for row in PASSES])
def test_pass_says_how_to_decline_where_declining_is_allowed(state, clause, words):
    told(state(), "pass", clause, words)


# -- Houses ----------------------------------------------------------------------------------------


@rule("CROSSING-HOUSE-01", "CROSSING-HOUSE-04")
def test_a_house_outside_a_check():
    told(picking(), "house:north", "CROSSING-HOUSE-01", "starting card")
    told(table(), "house:west", "CROSSING-HOUSE-01", "no complete set")
    told(table(grey={"columns": SET}), "house:west", "CROSSING-HOUSE-04", "only when a card enters")
    three = {"columns": dict.fromkeys(SET, 2), "houses": ["north", "west", "east"]}
    told(table(grey=three), "house:south", "CROSSING-HOUSE-01", "All three")


# -- what comes first ------------------------------------------------------------------------------


@rule("CROSSING-DAY-08", "CROSSING-START-03")
def test_what_comes_first():
    told(rested(), "bridge:b1", "CROSSING-DAY-08", "Objectives first")
    told(rested(), "rest:two", "CROSSING-DAY-08", "Objectives first")
    worked = line(west(grey={"resources": READY}), "work:prestige", "bridge:b1", "card:building_fox")
    told(worked, "invest:advance", "CROSSING-DAY-08", "Objectives first")
    told(picking(), "invest:advance", "CROSSING-START-03", "take a starting pair")
    taken = invested_start()
    told(taken, "spot:wood_flower_3", "CROSSING-START-04", "starting card")
    told(evening(worker="north"), "bridge:b1", "CROSSING-EVE-01", "Finish the Evening")


@rule("CROSSING-OBJ-01")
def test_a_claim_that_must_wait():
    told(table(grey={"resources": READY}), "claim:wood_sap", "CROSSING-OBJ-01", "after your own action")
    told(flight(), "claim:wood_sap", "CROSSING-OBJ-01", "under way")
    told(evening(worker="north", resources=READY), "claim:wood_sap", "CROSSING-OBJ-01", "under way")
    after = line(west(grey={"coins": 4, "resources": READY}), "work:trade", "trade:skip", "bridge:b1", "trade:skip")
    line(after, "card:building_fox", "trade:skip")
    told(after, "claim:wood_sap", "CROSSING-OBJ-01", "under way")  # W4


@rule("CROSSING-WORK-02")
def test_a_second_card():
    worked = line(west(grey={"resources": READY}), "work:prestige", "bridge:b1", "card:building_fox")
    told(worked, "card:patron_fox_1", "CROSSING-WORK-02", "one card")


@rule("CROSSING-BALL-01", "CROSSING-WORK-04")
def test_a_flight_that_was_declined_or_not_offered():
    declined = line(flight(), "balloon_before:skip")
    told(declined, "balloon_before:east", "CROSSING-BALL-01", "passed")
    at_card = line(declined, "bridge:b1", "balloon_after:skip")
    told(at_card, "balloon_after:east", "CROSSING-BALL-01", "passed")
    # Ten coins pay for a flight, but then for nothing else: it was never offered.
    costly = west(grey={"coins": 10, "paws": ["b5"]}, balloon="east")
    line(costly, "work:prestige")
    assert asked(costly) == "bridge:0"
    told(costly, "balloon_before:north", "CROSSING-WORK-04", "could not pay")
    window = line(west(grey={"coins": 30}), "work:trade")
    told(window, "balloon_before:north", "CROSSING-BALL-01", "first")


@rule("CROSSING-WORK-03")
def test_work_with_this_tile_only():
    poor = west(cards={"w1": "patron_fox_1", "w2": "building_fox"})
    assert "work:two" in keys(poor)
    told(poor, "work:prestige", "CROSSING-WORK-03", "only Rest with this tile")
