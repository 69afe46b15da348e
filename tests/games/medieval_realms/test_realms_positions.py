"""Positions written by hand: what cannot exist is refused, naming the field."""

import pytest
from realms_table import GAME, placing, player, realms, row, seat, table

from regalia.core.errors import PositionError
from regalia.testing import line, merge, position, rule


def wrong(field, clause=None, **changes):
    base = realms(3, {0: {"area": ["war_01"], "realm": ["city_01"]}}, current={1: "tithe_01"}).to_json()
    base["table"]["deck"] = None
    with pytest.raises(PositionError) as problem:
        GAME.from_json(merge(base, changes))
    assert field in problem.value.text("en")
    assert field in problem.value.text("fr")
    if clause is not None:
        assert problem.value.clause == clause


@rule("REALMS-GEN-06")
def test_every_card_exactly_once():
    wrong("table.discard", "REALMS-GEN-06", table={"discard": ["tithe_01"]})
    wrong("table.players[0].realm", "REALMS-GEN-06", table={"players": {0: {"realm": ["war_01"]}}})
    wrong("table.deck", "REALMS-GEN-06", table={"deck": ["war_02"]})
    wrong("table.current_events[3]", table={"current_events": {3: "war_99"}})


def test_turns():
    wrong("table.turn_order", table={"turn_order": [0, 1, 1]})
    wrong("table.turn_order", table={"turn_order": [0, 1]})
    wrong("table.passed", table={"passed": [1, 1]})
    wrong("table.round", table={"round": 8})
    wrong("stack", table={"active": 1})
    wrong("table.active", table={"active": None})


def test_palaces_and_leaders():
    wrong("table.players[1].palace.gold", table={"players": {1: {"palace": {"gold": -1}}}})
    wrong("table.players[1].palace", table={"players": {1: {"palace": {"silver": 1}}}})
    wrong("leaders.general", "REALMS-GEN-05", table={"players": {1: {"leaders": {"general": 12}}}})
    wrong("table.players[1].vp", table={"players": {1: {"vp": -1}}})
    wrong("table.players[2].colour", table={"players": {2: {"colour": "red"}}})


def test_boards():
    wrong("management_area", "REALMS-PLACE-02", table={"players": {0: {"management_area": {"gold": 5}}}})
    wrong("management_area", table={"players": {0: {"management_area": {"combat": 1}}}})
    wrong("realm_map", "REALMS-PLACE-05", table={"players": {0: {"realm_map": {"generals": {"9": 1}}}}})
    wrong("realm_map", "REALMS-PLACE-02", table={"players": {0: {"realm_map": {"admirals": {"1": 2}}}}})
    wrong("realm_map", "REALMS-DECOY-01", table={"players": {0: {"realm_map": {"decoys": {"1": 1}}}}})


def test_deployment_areas():
    wrong("table.players[0].deployment_area", "REALMS-AUC-06", table={"players": {0: {"deployment_area": ["leader_01"]}}})
    wrong("table.players[0].deployment_area", "REALMS-DEP-02", table={"players": {0: {"deployment_area": ["war_01", "war_02"]}}})


def test_auctions():
    lot = {"card": "leader_01", "bid": 2, "bidder": 1, "out": []}
    wrong("stack", "REALMS-ACT-06", table={"auction": {**lot, "bid": 0, "bidder": None}})
    wrong("table.auction.bid", "REALMS-AUC-03", table={"auction": lot})
    wrong("table.auction.card", "REALMS-AUC-01", table={"auction": {**lot, "card": "city_02", "bid": 0, "bidder": None}})
    wrong("table.auction", "REALMS-ACT-06", stack=["end_round", "next_turn", "open_bid:0"])
    rich = {1: {"palace": {"gold": 5}}}
    wrong("table.auction.out", "REALMS-AUC-04", table={"auction": {**lot, "out": [1]}, "players": rich})
    asked = ["end_round", "next_turn", "bid:1"]
    wrong("stack", "REALMS-AUC-02", stack=asked, table={"auction": lot, "players": rich})


def test_resolving():
    wrong("table.resolving", "REALMS-PLAY-02", stack=["end_round", "next_turn", "resolve:0"])
    wrong("table.resolving.card", table={"resolving": {"card": "war_02", "effects": 0, "triggers": 0}})
    wrong("stack", table={"resolving": {"card": "city_01", "effects": 0, "triggers": 0}})


def test_starting_pairs():
    wrong("table.starting_pairs[0]", "REALMS-SETUP-09", table={"starting_pairs": [["gold", "gold"]]})
    wrong("table.starting_pairs[1]", "REALMS-SETUP-10", table={"starting_pairs": [["gold", "science"], ["science", "gold"]]})
    wrong("table.starting_pairs[0]", table={"starting_pairs": [["gold"]]})


@rule("REALMS-PLACE-02")
def test_lanes_fit_the_boards():
    base = placing(3).to_json()
    with pytest.raises(PositionError, match=r"lanes\[0\]"):
        GAME.from_json(merge(base, {"lanes": [[], ["place_mayor:1"], ["place_mayor:2"]]}))
    with pytest.raises(PositionError, match=r"lanes\[1\]"):
        GAME.from_json(merge(base, {"lanes": {1: ["place_general:1"]}}))


def test_a_placement_in_the_middle():
    """A position may be written while the walls are up."""
    base = placing(2, {0: {"leaders": {"mayor": 6}}, 1: {"leaders": {"mayor": 6}}}).to_json()
    done = player(leaders={"mayor": 6}, management={"gold": 4}, on_map={"decoys": {"3": 2}, "generals": {"1": 1}})
    base["table"]["players"][0] = done
    base["lanes"][0] = ["place_admiral:0"]
    state = GAME.from_json(base)
    line(state, (0, "place_admiral:1"))
    assert state.actors() == [1]
    assert seat(state, 0)["realm_map"]["admirals"] == {"1": 1}


def test_missing_and_unknown_fields():
    base = realms(3).to_json()
    del base["table"]["round"]
    with pytest.raises(PositionError, match=r"table\.round"):
        GAME.from_json(base)
    wrong("table.weather", table={"weather": "rain"})
    wrong("table.current_events", table={"current_events": row(11, {})})


def test_the_deck_may_be_left_out():
    base = realms(3, current={1: "tithe_01"}).to_json()
    del base["table"]["deck"]
    assert len(table(GAME.from_json(base))["deck"]) == 108


def test_a_dealt_game_can_be_edited():
    state = position(GAME, players=4, seed=3, table={"players": {2: {"palace": {"gold": 17}}}})
    assert seat(state, 2)["palace"]["gold"] == 17
