"""Rules that no other test showed when they were spoilt one by one (tools/mutants.py)."""

import pytest
from realms_table import CARDS, GAME, RESOURCES, everybody_passes, finish, keys, log, realms, seat, table, tokens

from regalia.core.errors import PositionError
from regalia.core.packs import Pack
from regalia.testing import line, merge, refused, rule

RICH = dict.fromkeys(RESOURCES, 20)


@rule("REALMS-PLAY-01")
@pytest.mark.parametrize("acting", [0, 1, 2])
def test_nobody_plays_from_the_area_of_another(acting):
    areas = [["city_01"], ["castle_01"], ["market_01"]]
    seats = {number: {"palace": RICH, "area": area} for number, area in enumerate(areas)}
    state = realms(3, seats, active=acting)
    assert [key for key in keys(state) if key.startswith("play:")] == [f"play:{areas[acting][0]}"]
    for number in {0, 1, 2} - {acting}:
        assert refused(state, f"play:{areas[number][0]}", "REALMS-PLAY-01").key == "not-in-area"


@rule("REALMS-SOLO-05")
def test_the_regent_plays_from_its_own_area():
    human = {"palace": RICH, "area": ["castle_01"]}
    regent = {"leaders": {"mayor": 6}, "palace": RICH, "area": ["city_01"]}
    stack = ["end_round", "next_turn", "regent_turn"]
    options = {"difficulty": "fair"}
    state = realms(1, {0: human, 1: regent}, mode="solo_regent", options=options, active=1, stack=stack)
    assert (seat(state, 0)["deployment_area"], seat(state, 1)["realm"]) == (["castle_01"], ["city_01"])


@rule("REALMS-PLAY-01")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_cost_may_be_of_any_resource(resource):
    """A box may print other costs than ours, gold among them."""
    pack = Pack("box", {"cards": {"card": [{"id": "city_01", "cost": {"resource": resource, "amount": 3}}]}})
    poor = realms(2, {0: {"palace": {resource: 2}, "area": ["city_01"]}}, options={"pack": pack})
    refused(poor, "play:city_01", "REALMS-PLAY-01")
    able = realms(2, {0: {"palace": {resource: 3}, "area": ["city_01"]}}, options={"pack": pack})
    assert tokens(line(able, "play:city_01"), 0) == {}


@rule("REALMS-GEN-07", "REALMS-DEP-04")
@pytest.mark.parametrize("resource", RESOURCES)
def test_no_resource_is_traded(resource):
    assert refused(realms(2), f"trade:{resource}", "REALMS-GEN-07").key == "no-trade"


@rule("REALMS-ACT-01")
@pytest.mark.parametrize("number", [0, 1])
def test_passing_with_a_playable_card_is_warned_about(number):
    seats = {number: {"palace": RICH, "area": ["city_01"]}}
    state = realms(2, seats, active=number)
    question = state.question(number)
    assert question.warning(state, GAME.action("pass")) == "pass-with-playable"
    assert question.warning(realms(2, {1 - number: seats[number]}, active=number), GAME.action("pass")) == ""


@rule("REALMS-AUC-08")
def test_after_an_auction_there_is_no_bid_of_ones_own():
    """Bidding then is refused because it is not one's turn, and the next auction begins at nothing."""
    gold = {number: {"palace": {"gold": 4}} for number in (0, 1)}
    state = realms(2, gold, current={1: "leader_01", 2: "leader_02"})
    line(state, "activate:1", "bid:4")
    refused(state, "bid:1", "REALMS-ACT-01", seat=0)
    assert table(state)["auction"] is None
    line(state, "activate:2")
    assert keys(state) == {"bid:1", "bid:2", "bid:3", "bid:4"}


@rule("REALMS-PLAY-03")
def test_a_trigger_that_has_worked_does_not_work_again():
    """Going on from a position in which the first of two cities has reacted to the third."""
    mine = {"realm": ["city_01", "city_03", "city_05"], "vp": 5}
    stack = ["end_round", "next_turn", "resolve:0", "choose_bonus:0"]
    working = {"card": "city_05", "effects": 0, "triggers": 1}
    state = realms(2, {0: mine}, stack=stack, resolving=working)
    line(state, "choose_bonus:combat")
    assert seat(state, 0)["vp"] == 6
    assert table(state)["resolving"] is None


@rule("REALMS-PLAY-03")
def test_the_triggers_of_a_card_at_work_are_counted_one_by_one():
    mine = {"realm": ["city_01", "city_03"], "vp": 3, "palace": {"raw_material": 5}, "area": ["city_05"]}
    state = line(realms(2, {0: mine}), "play:city_05")
    assert table(state)["resolving"] == {"card": "city_05", "effects": 0, "triggers": 2}


@rule("REALMS-ENDR-06")
def test_between_rounds_nobody_acts():
    found = table(everybody_passes(realms(3)))
    assert (found["active"], found["passed"]) == (None, [])


@rule("REALMS-SETUP-01")
def test_before_the_deal_every_card_lies_in_the_deck_and_no_pair_is_taken():
    deck = [card.id for card in GAME.components.cards]
    start = realms(3).to_json() | {"stack": ["set_up"]}
    start["table"] |= {"active": None, "deck": deck}
    state = GAME.from_json(start, seed=1)
    assert state.question(state.turn).kind == "pick_first"
    assert None not in table(state)["current_events"] + table(state)["upcoming_events"]
    with pytest.raises(PositionError, match="starting_pairs"):
        GAME.from_json(merge(start, {"table": {"starting_pairs": [["gold", "science"]]}}))


@rule("REALMS-EFF-06")
def test_that_there_is_nothing_to_take_is_told():
    state = realms(2, {0: {"palace": {"culture": 4}, "area": ["patronage_01"]}}, current={9: "leader_01"})
    events = log(state)
    line(state, "play:patronage_01")
    assert [(event.key, event.seat) for event in events][-1] == ("nothing-to-take", 0)


@rule("REALMS-EFF-06")
def test_declining_is_told():
    state = realms(2, {0: {"palace": {"culture": 4}, "area": ["patronage_01"]}}, current={1: "city_01"})
    events = log(state)
    line(state, "play:patronage_01", "decline")
    assert [(event.key, event.seat) for event in events][-1] == ("decline", 0)


@rule("REALMS-TIE-04")
@pytest.mark.parametrize(("players", "first"), [(players, first) for players in (3, 4, 5) for first in range(players)])
def test_when_all_are_tied_they_rank_clockwise_from_the_first_player(players, first):
    order = [first, *[number for number in range(players) if number != first]]
    state = finish(realms(players, turn_order=order, active=first, round=7))
    assert state.ranks() == [(number - first) % players + 1 for number in range(players)]


@rule("REALMS-ENDR-04", "REALMS-ENDR-08")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_the_deck_is_used_to_its_last_card(left):
    """Slots of the panel that no upcoming card fills are filled from it."""
    deck = ["city_02", "city_03", "city_04"][:left]
    gone = [card for card in CARDS if card not in ("city_01", *deck)]
    found = table(everybody_passes(realms(2, current={9: "city_01"}, discard=gone)))
    assert set(found["current_events"]) == {"city_01", *deck, None}
    assert (found["upcoming_events"], found["deck"]) == ([None] * 6, [])


@rule("REALMS-ACT-01")
@pytest.mark.parametrize("resource", ["gold", "science"])
def test_a_card_deployed_promises_a_cost_of_any_resource(resource):
    box = {"cards": {"card": [{"id": "city_01", "cost": {"resource": resource, "amount": 3}}]}}
    state = realms(2, {0: {"palace": {"production": 3}}}, current={1: "city_01"}, options={"pack": Pack("box", box)})
    _, said = GAME.ask("promises", "change", state, 0, GAME.action("activate:1"))
    assert said["cost"] == f"@amount-{resource}*3"


@rule("REALMS-GEN-05")
@pytest.mark.parametrize(("owned", "told"), [(21, ("gain-leader", 1)), (22, ("no-leader-left", 0))])
def test_a_leader_that_the_supply_lacks_is_told_to_be_lost(owned, told):
    """Of 26 mayors the other player has 4."""
    mine = {"palace": {"science": 4}, "area": ["university_01"], "leaders": {"mayor": owned}}
    state = realms(2, {0: mine})
    events = log(state)
    line(state, "play:university_01")
    assert [(event.key, event.args["count"]) for event in events if event.key in ("gain-leader", "no-leader-left")] == [told]
