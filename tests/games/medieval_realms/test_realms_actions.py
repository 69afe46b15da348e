"""The action phase, kingdom cards, majority cards and the deployment area (REALMS-ACT, PASS, PRICE, DEP, KING, MAJ)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from realms_table import GAME, RESOURCES, everybody_passes, keys, place_all, realms, seat, table, tokens

from regalia.core.errors import PositionError
from regalia.testing import line, refused, rule

RICH = dict.fromkeys(RESOURCES, 20)
FULL = ["castle_01", "market_01", "city_01", "war_01"]

# -- turns -------------------------------------------------------------------------------------------


@rule("REALMS-ACT-01")
def test_one_action_each_in_turn_order():
    seats = {number: {"palace": {"production": 3}} for number in range(3)}
    state = realms(3, seats, current={1: "city_01", 2: "city_02", 3: "city_03"}, turn_order=[2, 0, 1], active=2)
    assert state.actors() == [2]
    line(state, "activate:1")
    assert state.actors() == [0]
    line(state, "activate:2")
    assert state.actors() == [1]
    line(state, "activate:3")
    assert state.actors() == [2]


@rule("REALMS-ACT-01")
def test_until_all_have_passed():
    state = realms(4)
    for number in range(4):
        assert state.actors() == [number]
        line(state, "pass")
    assert table(state)["round"] == 2


@rule("REALMS-ACT-01")
def test_acting_out_of_turn():
    state = realms(3, {1: {"palace": RICH}}, current={1: "city_01"})
    for key in ("activate:1", "pass", "bid:1", "drop", "choose_bonus:gold", "place_mayor:gold"):
        refused(state, key, "REALMS-ACT-01", seat=1)


@rule("REALMS-ACT-01")
@pytest.mark.parametrize("key", ["bid:1", "drop", "take:1", "decline", "choose_lis:gold", "choose_bonus:gold", "pick_first:gold"])
def test_another_kind_of_decision_is_not_an_action(key):
    refused(realms(3, {0: {"palace": RICH}}, current={1: "city_01"}), key, "REALMS-ACT-01")


@rule("REALMS-ACT-02")
def test_there_is_no_skipping():
    """Nothing but an activation, a card or a pass is offered; with nothing else to do, the pass is asked and logged."""
    state = realms(2, {0: {"palace": RICH, "area": ["city_01"]}}, current={1: "leader_01"})
    assert keys(state) == {"activate:1", "play:city_01", "pass"}
    bare = realms(2)
    assert keys(bare) == {"pass"}
    line(bare, "pass")
    assert table(bare)["passed"] == [0]
    assert [entry.action for entry in bare.journal().entries] == ["pass"]


@rule("REALMS-ACT-03")
def test_an_emptied_slot_stays_empty():
    state = realms(2, {0: {"palace": RICH}, 1: {"palace": RICH}}, current={4: "city_01"}, upcoming={1: "city_02"})
    line(state, "activate:4")
    assert table(state)["current_events"] == [None] * 12
    refused(state, "activate:4", "REALMS-ACT-03")
    refused(state, "activate:9", "REALMS-ACT-03")
    assert table(state)["upcoming_events"][0] == "city_02"


@rule("REALMS-ACT-04")
def test_play_goes_on_after_the_acting_player():
    """Seat 0 activates, seat 2 gets the card; still it is seat 1's turn."""
    seats = {0: {"palace": {"production": 3}}, 2: {"palace": {"culture": 4}}}
    state = realms(3, seats, current={1: "artist_01"})
    line(state, "activate:1")
    assert seat(state, 2)["deployment_area"] == ["artist_01"]
    assert state.actors() == [1]


@rule("REALMS-ACT-04")
def test_after_an_auction_too():
    seats = {number: {"palace": {"gold": 3}} for number in range(3)}
    state = realms(3, seats, current={1: "leader_01"}, turn_order=[0, 2, 1])
    line(state, "activate:1", "bid:1", (1, "bid:2"), (2, "drop"), (0, "drop"))
    assert seat(state, 1)["realm"] == ["leader_01"]
    assert state.actors() == [2]


@rule("REALMS-ACT-04")
def test_the_last_player_goes_on_alone():
    state = realms(3, {1: {"palace": {"production": 9}}}, current={1: "city_01", 2: "market_01"}, active=1, passed=[0, 2])
    line(state, "activate:1")
    assert state.actors() == [1]
    line(state, "activate:2")
    assert state.actors() == [1]
    line(state, "pass")
    assert table(state)["round"] == 2


@rule("REALMS-ACT-04")
def test_passed_players_are_skipped():
    state = realms(4, turn_order=[3, 1, 0, 2], active=1, passed=[0])
    line(state, "pass")
    assert state.actors() == [2]
    line(state, "pass")
    assert state.actors() == [3]


@rule("REALMS-ACT-05")
def test_only_current_cards_are_for_sale():
    state = realms(3, {0: {"palace": RICH}}, current={1: "city_01"}, upcoming={1: "market_01", 2: "city_02"}, discard=["city_03"])
    assert keys(state) == {"activate:1", "pass"}
    for slot in range(1, 7):
        refused(state, f"activate_upcoming:{slot}", "REALMS-ACT-05")


@rule("REALMS-ACT-06")
def test_the_card_leaves_its_slot_at_once():
    state = realms(2, {0: {"palace": RICH}, 1: {"palace": RICH}}, current={7: "leader_01"})
    line(state, "activate:7")
    assert table(state)["current_events"][6] is None
    assert table(state)["auction"] == {"card": "leader_01", "bid": 0, "bidder": None, "out": []}
    assert all("leader_01" not in player["realm"] + player["deployment_area"] for player in table(state)["players"])
    GAME.check(state)


@rule("REALMS-PASS-01")
def test_a_pass_is_always_legal_and_final():
    state = realms(3, {0: {"palace": RICH, "area": ["city_01"]}}, current={1: "market_01"}, turn_order=[2, 0, 1], active=0)
    line(state, "pass")
    for key in ("activate:1", "play:city_01", "pass", "activate_upcoming:1"):
        assert refused(state, key, "REALMS-PASS-01", seat=0).key == "has-passed"
    refused(state, "bid:1", "REALMS-ACT-01", seat=0)
    line(state, "pass", "pass")
    assert table(state)["round"] == 2
    assert table(state)["passed"] == []
    assert table(state)["turn_order"] == [2, 0, 1]


@rule("REALMS-PASS-01")
def test_passing_only_on_ones_own_turn():
    """A-37: not during an auction, nor on another's turn."""
    state = realms(3, {number: {"palace": {"gold": 3}} for number in range(3)}, current={1: "leader_01"})
    refused(state, "pass", "REALMS-ACT-01", seat=1)
    line(state, "activate:1", "bid:1")
    refused(state, "pass", "REALMS-AUC-02", seat=1)


@rule("REALMS-PASS-02")
def test_a_passed_player_bids_in_full():
    state = realms(3, {number: {"palace": {"gold": 5}} for number in range(3)}, current={1: "leader_01"}, active=1, passed=[0])
    line(state, "activate:1", "bid:1", (2, "drop"), (0, "bid:2"), (1, "bid:3"), (0, "bid:4"), (1, "drop"))
    assert seat(state, 0)["realm"] == ["leader_01"]
    assert tokens(state, 0) == {"gold": 1}
    assert state.actors() == [2]
    assert table(state)["passed"] == [0]


@rule("REALMS-PASS-03")
def test_a_passed_player_gets_a_majority_card():
    state = realms(
        3, {0: {"palace": {"culture": 2}}, 1: {"palace": {"production": 1}}}, current={1: "artist_01"}, active=1, passed=[0]
    )
    line(state, "activate:1")
    assert seat(state, 0)["deployment_area"] == ["artist_01"]


# -- prices and kingdom cards ------------------------------------------------------------------------


@rule("REALMS-PRICE-01", "REALMS-KING-01")
@pytest.mark.parametrize("slot", range(1, 13))
@pytest.mark.parametrize("card", ["city_01", "artist_01"])
def test_w06_price_by_slot(slot, card):
    price = (slot + 3) // 4
    state = realms(2, {0: {"palace": {"production": 5}}}, current={slot: card})
    line(state, f"activate:{slot}")
    assert tokens(state, 0) == {"production": 5 - price}
    assert seat(state, 0)["deployment_area"] == [card]


@rule("REALMS-PRICE-02")
def test_an_auction_card_costs_no_production():
    state = realms(2, {0: {"palace": {"gold": 2}}}, current={12: "leader_01"})
    line(state, "activate:12", "bid:1")
    assert tokens(state, 0) == {"gold": 1}


@rule("REALMS-KING-02", "REALMS-DEP-01")
def test_no_fifth_card():
    state = realms(2, {0: {"palace": RICH, "area": FULL}}, current={1: "tithe_01"})
    assert refused(state, "activate:1", "REALMS-KING-02").args == {"limit": 4}


@rule("REALMS-KING-03")
@pytest.mark.parametrize(("slot", "held"), [(1, 0), (5, 1), (12, 2)])
def test_too_little_production(slot, held):
    state = realms(2, {0: {"palace": RICH | {"production": held}}}, current={slot: "city_01"})
    assert refused(state, f"activate:{slot}", "REALMS-KING-03").args == {"price": held + 1, "held": held}


@rule("REALMS-KING-04", "REALMS-DEP-02")
def test_no_second_card_of_a_seal():
    state = realms(2, {0: {"palace": RICH, "area": ["city_01"]}}, current={1: "city_02", 2: "market_01"})
    refused(state, "activate:1", "REALMS-KING-04")
    assert "activate:2" in keys(state)


@rule("REALMS-KING-02", "REALMS-KING-03", "REALMS-KING-04")
def test_the_order_of_reasons_is_the_rulebooks():
    area = ["castle_01", "market_01", "city_01", "war_01"]
    refused(realms(2, {0: {"area": area}}, current={1: "city_02"}), "activate:1", "REALMS-KING-02")
    refused(realms(2, {0: {"area": ["city_01"]}}, current={1: "city_02"}), "activate:1", "REALMS-KING-03")


@rule("REALMS-KING-05")
def test_a_card_may_be_reserved_without_its_cost():
    state = realms(2, {0: {"palace": {"production": 2}, "leaders": {"admiral": 0}}}, current={1: "island_01", 2: "city_01"})
    line(state, "activate:1", "pass", "activate:2")
    assert seat(state, 0)["deployment_area"] == ["island_01", "city_01"]


# -- the deployment area -----------------------------------------------------------------------------


@rule("REALMS-DEP-01", "REALMS-DEP-02")
def test_limits_hold_in_every_position():
    with pytest.raises(PositionError) as problem:
        realms(2, {0: {"area": [*FULL, "tithe_01"]}})
    assert problem.value.clause == "REALMS-DEP-01"
    with pytest.raises(PositionError) as problem:
        realms(2, {0: {"area": ["tithe_01", "missionary_01"]}})
    assert problem.value.clause == "REALMS-DEP-02"


@rule("REALMS-DEP-02")
def test_seals_of_the_realm_do_not_matter():
    state = realms(2, {0: {"palace": RICH, "realm": ["city_01"]}}, current={1: "city_02"})
    line(state, "activate:1")
    assert seat(state, 0)["deployment_area"] == ["city_02"]


@rule("REALMS-DEP-02", "REALMS-MAJ-02")
def test_seals_of_the_realm_do_not_bar_a_majority_either():
    """A-46: the rulebook says "a card of the same seal" without naming the area; the area alone counts."""
    missionaries = ["missionary_01", "missionary_02", "cathedral_01"]
    seats = {0: {"palace": {"production": 1}}, 1: {"palace": {"religion": 3}, "realm": missionaries}}
    state = realms(2, seats, current={1: "missionary_03"})
    line(state, "activate:1")
    assert seat(state, 1)["deployment_area"] == ["missionary_03"]


@rule("REALMS-DEP-03")
def test_the_area_is_public():
    state = realms(3, {2: {"area": FULL}})
    for watcher in (-1, 0, 1, 2):
        assert state.view(watcher)["table"]["players"][2]["deployment_area"] == FULL


@rule("REALMS-DEP-04")
def test_a_deployed_card_is_never_discarded():
    state = realms(3, {0: {"palace": RICH, "area": ["war_01"]}})
    refused(state, "discard:war_01", "REALMS-DEP-04")
    refused(state, "discard:war_01", "REALMS-DEP-04", seat=1)
    everybody_passes(state)
    assert seat(state, 0)["deployment_area"] == ["war_01"]


@rule("REALMS-DEP-05")
@pytest.mark.parametrize(
    ("area", "gets"),
    [([], True), (FULL, False), (FULL[:3], True), (["patronage_01"], False), (["art_gallery_01"], False), (["tithe_01"], True)],
)
def test_eligible(area, gets):
    """Seat 1 has most culture; whether it takes the violet artist depends on its area alone."""
    state = realms(2, {0: {"palace": {"production": 1}}, 1: {"palace": {"culture": 3}, "area": area}}, current={1: "artist_01"})
    line(state, "activate:1")
    assert ("artist_01" in seat(state, 1)["deployment_area"]) == gets
    assert ("artist_01" in seat(state, 0)["deployment_area"]) != gets


# -- majority cards ----------------------------------------------------------------------------------


@rule("REALMS-MAJ-01")
def test_the_activator_pays_even_for_another():
    state = realms(
        3, {0: {"palace": {"production": 3}, "area": FULL}, 1: {"palace": {"religion": 1}}}, current={9: "missionary_01"}
    )
    line(state, "activate:9")
    assert tokens(state, 0) == {}
    assert seat(state, 1)["deployment_area"] == ["missionary_01"]


@rule("REALMS-MAJ-01")
def test_too_little_production_for_a_majority_card():
    state = realms(3, {0: {"palace": {"production": 2}}}, current={9: "missionary_01"})
    assert refused(state, "activate:9", "REALMS-MAJ-01").args == {"price": 3, "held": 2}


@rule("REALMS-MAJ-02")
@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("castle_01", "raw_material"),
        ("war_01", "combat"),
        ("artist_01", "culture"),
        ("missionary_01", "religion"),
        ("scientist_01", "science"),
    ],
)
def test_w07_most_tokens_of_the_cost_take_it(card, resource):
    others = {name: 9 for name in RESOURCES if name != resource}
    state = realms(3, {0: {"palace": others}, 1: {"palace": {resource: 1}}, 2: {"palace": {resource: 2}}}, current={1: card})
    line(state, "activate:1")
    assert seat(state, 2)["deployment_area"] == [card]
    assert tokens(state, 2) == {resource: 2}


@rule("REALMS-MAJ-03")
def test_fewer_tokens_may_be_enough():
    seats = {
        0: {"palace": {"production": 1}},
        1: {"palace": {"culture": 9}, "area": ["patronage_01"]},
        2: {"palace": {"culture": 1}},
    }
    state = realms(3, seats, current={1: "artist_01"})
    line(state, "activate:1")
    assert seat(state, 2)["deployment_area"] == ["artist_01"]


def tie_of_a_and_b(activator, **extra):
    """W-15: turn order B, C, A; culture A 4, B 4, C 1; an artist in slot 5."""
    seats = {
        0: {"palace": {"culture": 4, "production": 2}},
        1: {"palace": {"culture": 4, "production": 2}, **extra},
        2: {"palace": {"culture": 1, "production": 2}},
    }
    return realms(3, seats, current={5: "artist_01"}, turn_order=[1, 2, 0], active=activator)


@rule("REALMS-MAJ-05")
def test_w15_a_tie_without_the_activator():
    state = tie_of_a_and_b(2)
    line(state, "activate:5")
    assert seat(state, 1)["deployment_area"] == ["artist_01"]
    assert tokens(state, 2) == {"culture": 1}


@rule("REALMS-MAJ-04")
def test_w15_a_tie_with_the_activator():
    state = tie_of_a_and_b(0)
    line(state, "activate:5")
    assert seat(state, 0)["deployment_area"] == ["artist_01"]


@rule("REALMS-MAJ-03", "REALMS-MAJ-05")
def test_w15_an_area_that_is_full():
    state = tie_of_a_and_b(2, area=FULL)
    line(state, "activate:5")
    assert seat(state, 0)["deployment_area"] == ["artist_01"]


@rule("REALMS-MAJ-05")
def test_a_tied_activator_who_is_not_eligible():
    """The activator ties but already has the seal: the tied player nearest the front, not the nearest seat."""
    seats = {number: {"palace": {"culture": 2, "production": 1}} for number in range(4)}
    seats[0]["area"] = ["patronage_01"]
    state = realms(4, seats, current={1: "artist_01"}, turn_order=[0, 3, 1, 2])
    line(state, "activate:1")
    assert seat(state, 3)["deployment_area"] == ["artist_01"]


@rule("REALMS-MAJ-06")
def test_nobody_is_eligible():
    areas = [["castle_01", "patronage_01"], ["art_gallery_01"]]
    state = realms(2, {0: {"palace": {"production": 2}, "area": areas[0]}, 1: {"area": areas[1]}}, current={5: "artist_01"})
    line(state, "activate:5")
    assert table(state)["discard"] == ["artist_01"]
    assert tokens(state, 0) == {}
    assert state.actors() == [1]


@rule("REALMS-MAJ-07")
def test_zero_is_a_count():
    state = realms(3, {1: {"palace": {"production": 1}}}, current={1: "war_01"}, active=1)
    line(state, "activate:1")
    assert seat(state, 1)["deployment_area"] == ["war_01"]
    full = realms(
        3, {1: {"palace": {"production": 1}, "area": ["war_02"]}}, current={1: "war_01"}, active=1, turn_order=[2, 1, 0]
    )
    line(full, "activate:1")
    assert seat(full, 2)["deployment_area"] == ["war_01"]


@rule("REALMS-MAJ-07")
def test_tokens_are_compared_after_the_price_and_kept():
    """With a pack that makes a castle cost production, the price counts before the comparison."""
    from regalia.core.packs import Pack

    pack = Pack("box", {"cards": {"card": [{"id": "castle_01", "cost": {"resource": "production", "amount": 6}}]}})
    state = realms(
        2, {0: {"palace": {"production": 3}}, 1: {"palace": {"production": 1}}}, current={9: "castle_01"}, options={"pack": pack}
    )
    line(state, "activate:9")
    assert seat(state, 1)["deployment_area"] == ["castle_01"]
    assert tokens(state, 1) == {"production": 1}


@rule("REALMS-MAJ-02", "REALMS-MAJ-04", "REALMS-MAJ-05", "REALMS-MAJ-06")
@given(st.data())
def test_the_award_against_the_reference_procedure(data):
    players = data.draw(st.integers(2, 5))
    order = data.draw(st.permutations(range(players)))
    activator = data.draw(st.integers(0, players - 1))
    culture = [data.draw(st.integers(0, 2)) for _ in range(players)]
    barred = [data.draw(st.booleans()) for _ in range(players)]
    violet = ["artist_02", "artist_03", "art_gallery_01", "art_gallery_02", "patronage_01"]
    seats = {
        n: {"palace": {"culture": culture[n], "production": 1}, "area": [violet[n]] if barred[n] else []} for n in range(players)
    }
    state = realms(players, seats, current={1: "artist_01"}, turn_order=list(order), active=activator)
    line(state, "activate:1")
    able = [n for n in order if not barred[n]]
    tied = [n for n in able if culture[n] == max(culture[m] for m in able)]
    winner = None if not able else activator if activator in tied else tied[0]
    holders = [n for n in range(players) if "artist_01" in seat(state, n)["deployment_area"]]
    assert holders == ([] if winner is None else [winner])
    assert (table(state)["discard"] == ["artist_01"]) == (winner is None)


def test_a_warning_when_the_card_goes_elsewhere():
    state = tie_of_a_and_b(2)
    step = state.question(2)
    assert step.warning(state, GAME.action("activate:5")) == "majority-for-other"
    assert tie_of_a_and_b(0).question(0).warning(state, GAME.action("activate:5")) == ""


def test_the_panel_tells_who_would_get_a_majority_card():
    shown = tie_of_a_and_b(2).view(2)["table"]["panel"][4]
    assert shown["goes_to"] == 1
    assert shown["blocked"] is None


def test_production_then_actions():
    """The first player by production begins the actions."""
    state = realms(3, stack=["end_round", "actions", "reveal", "placement"], active=None)
    for number, slot in enumerate(["gold", "production", "gold"]):
        place_all(state, number, [slot] * 4, [1], [1])
    assert state.actors() == [1]
