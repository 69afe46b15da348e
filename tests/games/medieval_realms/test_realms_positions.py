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
    for deck in ({"deck": None}, {}):
        base["table"] = {name: value for name, value in base["table"].items() if name != "deck"} | deck
        assert len(table(GAME.from_json(base))["deck"]) == 108


def test_a_dealt_game_can_be_edited():
    state = position(GAME, players=4, seed=3, table={"players": {2: {"palace": {"gold": 17}}}})
    assert seat(state, 2)["palace"]["gold"] == 17


# -- flows that cannot exist -------------------------------------------------------------------------

ROUND = ["end_round", "actions", "reveal"]


def test_a_round_has_one_end():
    wrong("stack", stack=["action:0"])
    wrong("stack", stack=["end_round", "end_round", "action:0"])
    wrong("stack", stack=["end_round", "action:0", "action:0"])
    wrong("stack", stack=["end_round", "reveal"], table={"active": None})
    wrong("stack", stack=["end_round", "actions", "action:0"])


@rule("REALMS-END-01")
def test_only_a_finished_game_is_scored():
    everybody = {"passed": [0, 1, 2], "active": 2}
    wrong("stack", "REALMS-END-01", stack=[])
    wrong("table.scored", "REALMS-END-01", table={"scored": True})
    wrong("table.round", "REALMS-GEN-02", stack=[], table={"scored": True, "round": 6, **everybody})
    wrong("table.passed", "REALMS-ACT-01", stack=[], table={"scored": True, "round": 7})
    base = realms(3).to_json()
    assert GAME.from_json(merge(base, {"stack": [], "table": {"scored": True, "round": 7, **everybody}})).over


@rule("REALMS-PASS-01")
def test_who_acts_has_not_passed():
    wrong("table.passed", "REALMS-PASS-01", table={"passed": [0]})
    rich = {0: {"palace": {"gold": 3}}}
    lot = {"card": "leader_01", "bid": 0, "bidder": None, "out": []}
    opened = ["end_round", "next_turn", "open_bid:0"]
    wrong("table.passed", "REALMS-PASS-01", stack=opened, table={"auction": lot, "players": rich, "passed": [0]})
    wrong("table.passed", "REALMS-ACT-01", stack=["end_round"], table={"passed": [1, 2]})


@rule("REALMS-ENDR-06")
def test_nobody_acts_or_has_passed_before_the_actions():
    wrong("table.active", "REALMS-ACT-01", stack=["round"])
    wrong("table.passed", "REALMS-ENDR-06", stack=["round"], table={"active": None, "passed": [1]})


def test_steps_of_seats_that_are_not_there():
    wrong("stack", stack=["end_round", "action:3"])
    wrong("stack", "REALMS-SOLO-01", stack=["end_round", "next_turn", "regent_turn"], table={"active": 1})
    base = realms(1, mode="solo_regent", options={"difficulty": "fair"}).to_json()
    with pytest.raises(PositionError, match=r"stack.*action:1"):
        GAME.from_json(merge(base, {"stack": ["end_round", "action:1"], "table": {"active": 1}}))
    with pytest.raises(PositionError, match=r"table\.active"):
        GAME.from_json(merge(base, {"stack": ["end_round", "next_turn", "regent_turn"]}))


@rule("REALMS-AUC-01")
def test_an_opening_bid_needs_the_resource():
    lot = {"card": "leader_01", "bid": 0, "bidder": None, "out": []}
    opened = ["end_round", "next_turn", "open_bid:0"]
    rich = {0: {"palace": {"gold": 3}}}
    wrong("table.players[0].palace", stack=opened, table={"auction": lot})
    wrong("table.active", stack=opened, table={"auction": lot, "players": rich, "active": 1})
    wrong("table.auction", stack=opened, table={"auction": {**lot, "out": [2]}, "players": rich})
    wrong("table.auction", stack=opened, table={"auction": {**lot, "bid": 2, "bidder": 0}, "players": rich})
    wrong("table.auction.card", "REALMS-AUC-01", table={"auction": {**lot, "card": None, "out": [1]}})


@rule("REALMS-AUC-08")
def test_only_who_can_raise_is_asked_and_in_turn():
    lot = {"card": "leader_01", "bid": 2, "bidder": 0, "out": []}
    gold = {number: {"palace": {"gold": 3}} for number in range(3)}
    poor = {0: {"palace": {"gold": 3}}, 1: {"palace": {"gold": 2}}}
    asked = ["end_round", "next_turn", "bid:1"]
    wrong("table.players[1].palace", stack=asked, table={"auction": lot, "players": poor})
    wrong("table.auction.out", stack=["end_round", "next_turn", "bid:2"], table={"auction": lot, "players": gold})


@rule("REALMS-PLACE-01")
def test_the_walls_are_up_only_before_the_reveal():
    lanes = {"lanes": [["place_mayor:0"], ["place_mayor:1"], ["place_mayor:2"]], "lane_moves": [0, 0, 0]}
    wrong("lanes", "REALMS-PLACE-01", **lanes)
    wrong("stack", stack=[*ROUND, "placement", "place_mayor:0"], table={"active": None})
    wrong("stack", stack=["end_round", "action:0", "place_mayor:0"])
    solo = realms(1, mode="solo_regent", options={"difficulty": "fair"}, stack=["round"], active=None).to_json()
    with pytest.raises(PositionError, match="lanes"):
        GAME.from_json(merge(solo, {"stack": ROUND}))


@rule("REALMS-PLACE-02", "REALMS-SOLO-03")
def test_leaders_are_placed_in_their_order():
    base = placing(3).to_json()
    with pytest.raises(PositionError, match=r"players\[0\]\.realm_map"):
        GAME.from_json(merge(base, {"table": {"players": {0: {"realm_map": {"generals": {"1": 1}}}}}}))
    solo = realms(1, mode="solo_regent", options={"difficulty": "fair"}, stack=["round"], active=None).to_json()
    with pytest.raises(PositionError, match=r"players\[1\]\.realm_map"):
        GAME.from_json(merge(solo, {"table": {"players": {1: {"realm_map": {"generals": {"1": 1}}}}}}))


@rule("REALMS-SETUP-09")
def test_starting_picks_wait_in_turn_order():
    start = {"active": None}
    wrong("stack", "REALMS-SETUP-09", stack=["round", "pick_first:1"], table=start)
    wrong("stack", "REALMS-SETUP-09", stack=["round", "pick_first:0", "pick_first:0"], table=start)
    wrong("table.round", "REALMS-SETUP-01", stack=["round", "pick_first:0"], table={**start, "round": 2})
    wrong("table.deck", stack=["set_up"], table=start)
    resources = ["gold", "production", "raw_material", "religion", "science", "culture", "combat"]
    pairs = [[one, other] for n, one in enumerate(resources) for other in resources[n + 1 :]]
    wrong("table.starting_pairs", stack=["round", "pick_first:0", "pick_first:1"], table={**start, "starting_pairs": pairs[1:]})
    golden = {**start, "starting_pairs": pairs[:6]}
    wrong("table.starting_pairs", stack=["round", "pick_second:0:gold"], table=golden)


def working(card, effects, triggers=0, **player):
    """Seat 0 with a card at work."""
    return {"players": {0: {"realm": [card], **player}}, "resolving": {"card": card, "effects": effects, "triggers": triggers}}


@rule("REALMS-PLAY-02")
def test_a_choice_is_put_by_the_effect_begun_last():
    waits = ["end_round", "next_turn", "resolve:0"]
    tithe, island = working("tithe_02", 2, vp=2), working("island_01", 1, vp=6)
    assert realms_with([*waits, "choose_lis:0"], tithe).question(0).kind == "choose_lis"
    assert realms_with([*waits, "choose_bonus:0"], island).question(0).kind == "choose_bonus"
    wrong("stack", "REALMS-PLAY-02", stack=[*waits, "take_card:0"], table=tithe)
    wrong("stack", "REALMS-PLAY-02", stack=[*waits, "choose_lis:0"], table=working("tithe_02", 1, vp=2))
    wrong("stack", "REALMS-PLAY-02", stack=[*waits, "choose_lis:0"], table=working("tithe_02", 0, vp=2))
    wrong("stack", "REALMS-PLAY-02", stack=[*waits, "choose_bonus:0"], table=working("island_01", 1, vp=2))
    wrong("stack", "REALMS-PLAY-02", stack=[*waits, "choose_bonus:0", "choose_bonus:0"], table=island)
    wrong("stack", "REALMS-VP-05", stack=[*waits, "choose_bonus:1"], table=island)
    wrong("stack", "REALMS-PLAY-01", stack=["end_round", "next_turn", "resolve:1", "choose_bonus:1"], table=island)
    wrong("stack", "REALMS-PLAY-01", stack=[*waits, "choose_bonus:0"], table={**island, "active": 1})


@rule("REALMS-PLAY-03")
def test_triggers_of_a_card_at_work():
    waits = ["end_round", "next_turn", "resolve:0", "choose_bonus:0"]
    green = working("city_02", 0, 1, realm=["city_01", "city_02"], vp=5)
    assert realms_with(waits, green).question(0).kind == "choose_bonus"
    wrong("table.resolving.triggers", "REALMS-PLAY-03", stack=waits, table=working("city_02", 0, 1, vp=5))
    not_green = working("island_01", 1, 1, realm=["city_01", "island_01"], vp=5)
    wrong("stack", "REALMS-PLAY-02", stack=waits, table=not_green)
    early = working("island_01", 0, 1, realm=["city_01", "island_01"], vp=5)
    wrong("table.resolving.triggers", "REALMS-PLAY-03", stack=waits, table=early)
    wrong("table.resolving.card", table={"resolving": {"card": None, "effects": 0, "triggers": 1}})


def realms_with(stack, changes):
    base = realms(3).to_json()
    base["table"]["deck"] = None
    return GAME.from_json(merge(base, {"stack": stack, "table": changes}))
