"""What an option says before it is chosen: what it costs and brings, and a warning where it brings nothing."""

import pytest
from crossing_table import GAME, asked, items, table

from regalia.testing import line, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}


def promise(state, key):
    """Key of the sentence, and the gain it names if it names one."""
    found = GAME.ask("promises", "change", state, state.turn, GAME.action(key))
    return found and (found[0], found[1].get("price", ""), found[1].get("gain", ""))


def meeting(coins, cost_card="extractor_fox_1", **grey):
    """Grey meets a Bird that brings an Investment, on a card that costs 3."""
    cards = {"n1": cost_card, "n2": "building_fox"}
    mine = {"coins": coins, "worker": "west", "investment": 2} | grey
    state = table(cards=cards, birds={"n1": "bird_red_06"}, balloon="south", grey=mine)
    return line(state, "work:prestige", "bridge:b1", f"card:{cost_card}")


@rule("CROSSING-TRACK-02", "CROSSING-INV-03")
@pytest.mark.parametrize("full", ["wood", "stone", "sap", "food"])
def test_only_what_brings_nothing_is_warned_of(full):
    queen = line(table(queen="queen_deer", grey={"resources": {full: 10}}), "work:queen")
    warned = {key for key in items(queen) if queen.question(0).warning(queen, GAME.action(f"resource:{key}"))}
    assert warned == {full}
    owl = line(table(queen="queen_owl", grey={"investment": 9}), "work:queen")
    assert owl.question(0).warning(owl, GAME.action("invest:collect")) == ""
    early = line(table(queen="queen_owl", grey={"investment": 8}), "work:queen")
    assert early.question(0).warning(early, GAME.action("invest:advance")) == ""


@rule("CROSSING-WORK-01")
def test_the_choice_that_leads_to_the_payment_says_so_and_no_amount():
    state = meeting(3)
    assert asked(state) == "invest:0"
    assert promise(state, "invest:collect") == ("promise-paying", "", "")
    later = line(table(queen="queen_owl", grey={"investment": 2}), "work:queen")
    assert promise(later, "invest:collect") == ("promise-trade", "@amount-square*2", "@amount-coin*9")
    before = table(cards=FREE, balloon="south", grey={"coins": 3, "worker": "west", "investment": 2, "upgraded": ["two"]})
    assert promise(line(before, "work:two"), "invest:advance")[0] == "promise-gain"


@rule("CROSSING-MOVE-06", "CROSSING-DAY-04", "CROSSING-INV-01")
def test_what_rests_bridges_and_cards_bring():
    state = table(cards=FREE, balloon="south", grey={"coins": 0, "worker": "west", "paws": ["b2", "b3", "b4", "b5", "b6"]})
    assert promise(state, "rest:coins") == ("promise-gain", "", "@amount-coin*5")
    assert promise(state, "work:prestige") is None  # its words say it
    line(state, "work:prestige")
    assert promise(state, "bridge:b1") == ("promise-gain", "", "@amount-point*3")
    line(state, "bridge:b1")
    assert promise(state, "card:patron_fox_1") == ("promise-gain", "", "@amount-coin*5")
    fresh = line(table(cards=FREE, balloon="south", grey={"coins": 0, "worker": "west"}), "work:prestige")
    assert promise(fresh, "bridge:b1")[0] == "promise-crossed"


@rule("CROSSING-EFF-08")
def test_the_question_names_what_has_been_chosen():
    """So that a position kept between two choices goes on where it was."""
    cards = {"n1": "peddler_deer_2", "n2": "building_fox"}
    state = table(cards=cards, balloon="south", grey={"coins": 10, "worker": "west"})
    line(state, "work:prestige")
    while asked(state) != "resource:0":
        skip = next((key for key in items(state) if key == "skip"), None)
        line(state, {"bridge:0": "bridge:b1", "card:0": "card:peddler_deer_2"}.get(asked(state), f"{asked(state)[:-2]}:{skip}"))
    for chosen, resource in (("none", "food"), ("food", "wood"), ("wood+food", "sap")):
        assert state.to_json()["stack"][-1].endswith(f":{chosen}")
        assert items(GAME.from_json(state.to_json())) == items(state)
        line(state, f"resource:{resource}")
