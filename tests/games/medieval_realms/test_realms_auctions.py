"""Auctions (REALMS-AUC)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from realms_table import keys, leaders, log, realms, seat, table, tokens

from regalia.testing import line, refused, rule


def auction(gold, card="leader_01", resource="gold", **more):
    seats = {number: {"palace": {resource: count}} for number, count in enumerate(gold)}
    return realms(len(gold), seats, current={1: card}, **more)


@rule("REALMS-AUC-01")
def test_the_activator_opens_with_at_least_one():
    state = auction([4, 3, 1])
    line(state, "activate:1")
    assert state.question(0).kind == "open_bid"
    assert keys(state) == {"bid:1", "bid:2", "bid:3", "bid:4"}
    assert refused(state, "bid:0", "REALMS-AUC-01").key == "opening-too-low"
    refused(state, "bid:5", "REALMS-AUC-03")


@rule("REALMS-AUC-01")
@pytest.mark.parametrize(("card", "resource"), [("leader_01", "gold"), ("territory_01", "combat")])
def test_without_a_token_no_auction(card, resource):
    plenty = {"gold": 9, "combat": 9, "production": 9}
    state = realms(2, {0: {"palace": {**plenty, resource: 0}}}, current={1: card})
    assert refused(state, "activate:1", "REALMS-AUC-01").key == "nothing-to-bid"
    able = realms(2, {0: {"palace": {resource: 1}}}, current={1: card})
    assert "activate:1" in keys(able)


@rule("REALMS-AUC-02")
def test_clockwise_by_seat_not_by_turn_order():
    state = auction([9, 9, 9, 9], turn_order=[2, 0, 3, 1], active=2)
    line(state, "activate:1", "bid:1")
    asked = []
    for key in ("bid:2", "bid:3", "bid:4", "bid:5", "bid:6"):
        asked.append(state.turn)
        line(state, key)
    assert asked == [3, 0, 1, 2, 3]


@rule("REALMS-AUC-02")
def test_a_raise_is_strictly_higher():
    state = auction([9, 5])
    line(state, "activate:1", "bid:3")
    assert keys(state) == {"bid:4", "bid:5", "drop"}
    assert refused(state, "bid:3", "REALMS-AUC-02").args == {"bid": 3}
    refused(state, "bid:0", "REALMS-AUC-02")


@rule("REALMS-AUC-02")
@pytest.mark.parametrize("key", ["pass", "activate:2", "decline", "take:1", "play:city_01", "choose_bonus:gold"])
def test_nothing_but_bids_in_an_auction(key):
    state = auction([9, 5])
    line(state, "activate:1", "bid:3")
    refused(state, key, "REALMS-AUC-02")


@rule("REALMS-AUC-03")
def test_no_bid_beyond_the_palace():
    state = auction([9, 5])
    line(state, "activate:1", "bid:3")
    assert refused(state, "bid:6", "REALMS-AUC-03").args["held"] == 5
    refused(state, "bid:299", "REALMS-AUC-03")


@rule("REALMS-AUC-04")
def test_out_is_out():
    state = auction([9, 9, 9])
    line(state, "activate:1", "bid:1", (1, "drop"), (2, "bid:2"))
    assert state.turn == 0
    refused(state, "bid:5", "REALMS-AUC-04", seat=1)
    line(state, "bid:3")
    assert state.turn == 2
    assert table(state)["auction"]["out"] == [1]


@rule("REALMS-AUC-05")
def test_only_the_winner_pays_his_own_bid():
    state = auction([9, 9, 9])
    line(state, "activate:1", "bid:1", (1, "bid:4"), (2, "bid:5"), (0, "drop"), (1, "drop"))
    assert [tokens(state, number).get("gold") for number in range(3)] == [9, 9, 4]


@rule("REALMS-AUC-06")
def test_straight_into_the_realm():
    """A full area and a card of the same seal there are no hindrance."""
    area = ["castle_01", "market_01", "city_01", "war_01"]
    state = realms(2, {0: {"palace": {"combat": 2}, "area": area}}, current={1: "territory_03"})
    line(state, "activate:1", "bid:2")
    assert seat(state, 0)["realm"] == ["territory_03"]
    assert seat(state, 0)["deployment_area"] == area
    assert tokens(state, 0) == {"production": 5}


@rule("REALMS-AUC-07")
def test_dropping_out_is_not_passing():
    state = auction([2, 9])
    line(state, "activate:1", "bid:1", (1, "drop"))
    assert table(state)["passed"] == []
    assert state.actors() == [1]


@rule("REALMS-AUC-08")
def test_the_highest_bidder_is_not_asked():
    state = auction([9, 9, 9])
    line(state, "activate:1", "bid:1", (1, "drop"))
    refused(state, "bid:2", "REALMS-AUC-08", seat=0)
    line(state, (2, "drop"))
    assert seat(state, 0)["realm"] == ["leader_01"]


@rule("REALMS-AUC-08")
def test_w16_who_cannot_raise_is_out_unasked():
    state = auction([4, 3, 1])
    line(state, "activate:1", "bid:1", (1, "bid:2"))
    assert state.turn == 0
    assert table(state)["auction"]["out"] == [2]
    line(state, (0, "bid:3"))
    assert seat(state, 0)["realm"] == ["leader_01"]
    assert tokens(state, 0) == {"gold": 1}
    assert leaders(state, 0) == [5, 1, 1]
    assert state.actors() == [1]


@rule("REALMS-AUC-08")
def test_out_only_when_the_question_would_reach_him():
    """A-43: after the opening bid seat 2, who cannot raise, is still shown as in until its turn comes."""
    state = auction([4, 4, 1])
    events = log(state)
    line(state, "activate:1", "bid:1")
    assert table(state)["auction"]["out"] == []
    refused(state, "bid:2", "REALMS-ACT-01", seat=2)
    line(state, (1, "drop"))
    assert [event.key for event in events][-3:] == ["out-unasked", "auction-won", "gain-leader"]


@rule("REALMS-AUC-09")
@pytest.mark.parametrize("key", ["drop", "pass", "decline", "activate:2"])
def test_no_calling_off(key):
    state = realms(2, {0: {"palace": {"gold": 4, "production": 4}}}, current={1: "leader_01", 2: "city_01"})
    line(state, "activate:1")
    refused(state, key, "REALMS-AUC-09")


@rule("REALMS-AUC-09")
def test_the_opening_bid_stands_when_nobody_raises():
    state = auction([4, 0, 0])
    line(state, "activate:1", "bid:4")
    assert seat(state, 0)["realm"] == ["leader_01"]
    assert tokens(state, 0) == {}


def reference(gold, opener, answers):
    """The auction of the spec: who wins and at what price; answers come from an endless list of raises (0 = drop)."""
    bid, leader = 1, opener
    active = set(range(len(gold)))
    seat_now = opener
    while len(active) > 1:
        seat_now = (seat_now + 1) % len(gold)
        if seat_now not in active or seat_now == leader:
            continue
        if gold[seat_now] <= bid:
            active.remove(seat_now)
            continue
        more = next(answers)
        if more == 0:
            active.remove(seat_now)
        else:
            bid, leader = min(bid + more, gold[seat_now]), seat_now
    return leader, bid


@rule("REALMS-AUC-02", "REALMS-AUC-05", "REALMS-AUC-08", "REALMS-AUC-09")
@given(
    st.lists(st.integers(1, 12), min_size=2, max_size=5), st.integers(0, 4), st.lists(st.integers(0, 3), min_size=70, max_size=70)
)
def test_auctions_against_the_reference_procedure(gold, opener, answers):
    opener %= len(gold)
    winner, price = reference(gold, opener, iter(answers))
    state = auction(gold, active=opener)
    line(state, "activate:1", "bid:1")
    moves = iter(answers)
    while table(state)["auction"]:
        more = next(moves)
        now = table(state)["auction"]["bid"]
        line(state, "drop" if more == 0 else f"bid:{min(now + more, gold[state.turn])}")
    assert seat(state, winner)["realm"] == ["leader_01"]
    assert tokens(state, winner).get("gold", 0) == gold[winner] - price
    others = [number for number in range(len(gold)) if number != winner]
    assert all(tokens(state, number)["gold"] == gold[number] for number in others)
    assert state.turn == (opener + 1) % len(gold)
