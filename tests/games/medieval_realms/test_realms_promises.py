"""What the options of Medieval Realms say of their price and their gain, each in a position of its own."""

import pytest
from realms_table import GAME, RESOURCES, place_all, placing, realms

from regalia.core.packs import Pack
from regalia.testing import line

LEADERS = {number: {"leaders": {"mayor": 6}} for number in (0, 1)}
FIRST_REWARD = "@amount-gold*1, @amount-combat*2"
LIS_TERRAINS = [{"id": 3, "reward": {"combat": 1, "fleur_de_lis": 2}}, {"id": 4, "reward": {"fleur_de_lis": 3}}]
LIS = Pack("box", {"realm_board": {"terrain": LIS_TERRAINS}})


def promise(state, key, seat=0):
    return GAME.ask("promises", "change", state, seat, GAME.action(key))


@pytest.mark.parametrize(
    ("placed", "key", "said"),
    [
        ({}, "place_decoy:1", ("promise-decoy", {"strength": 2, "reward": FIRST_REWARD})),
        ({}, "place_decoy:8", ("promise-decoy", {"strength": 2, "reward": "@amount-combat*3"})),
        ({"decoys": [8, 8]}, "place_general:1", ("promise-sent", {"strength": 2, "reward": FIRST_REWARD})),
        (
            {"decoys": [8, 8]},
            "place_general:2",
            ("promise-sent", {"strength": 2, "reward": "@amount-production*1, @amount-combat*2"}),
        ),
        ({"decoys": [8, 8], "generals": [1]}, "place_admiral:1", ("promise-sent", {"strength": 1, "reward": FIRST_REWARD})),
    ],
)
def test_a_leader_on_the_map_promises_strength_and_reward(placed, key, said):
    state = placing(2, LEADERS)
    place_all(state, 0, ["gold"] * 4, placed.get("generals", ()), (), decoys=placed.get("decoys", ()))
    assert promise(state, key) == said


def test_a_place_where_no_decoy_may_stand_promises_nothing():
    state = placing(2, LEADERS)
    place_all(state, 0, ["gold"] * 4, (), ())
    assert [promise(state, f"place_decoy:{slot}") for slot in RESOURCES] == [None] * 7


def test_a_lis_is_promised_beside_the_tokens_of_its_terrain():
    """The controller receives both (REALMS-COMBAT-02)."""
    state = placing(2, LEADERS, options={"pack": LIS})
    place_all(state, 0, ["gold"] * 4, (), ())
    both = "@amount-combat*1, @amount-fleur_de_lis*2"
    assert promise(state, "place_decoy:3") == ("promise-decoy", {"strength": 2, "reward": both})
    assert promise(state, "place_decoy:4") == ("promise-decoy", {"strength": 2, "reward": "@amount-fleur_de_lis*3"})
    assert promise(state, "place_decoy:1") == ("promise-decoy", {"strength": 2, "reward": FIRST_REWARD})


def market():
    """Cards of several kinds on the panel; seat 1 has the most culture."""
    palace = {"production": 3, "gold": 2, "culture": 1, "raw_material": 5}
    seats = {0: {"palace": palace}, 1: {"palace": {"culture": 4}}}
    current = {1: "city_01", 2: "artist_01", 3: "leader_01", 4: "scientist_01", 5: "war_01", 6: "island_01"}
    return realms(3, seats, current=current)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("activate:1", ("promise-deployed", {"paid": 1, "price": "@amount-production*1", "cost": "@amount-raw_material*5"})),
        ("activate:2", ("promise-for-other", {"price": "@amount-production*1", "seat": "#1"})),
        ("activate:3", ("promise-auction", {"held": "@amount-gold*2"})),
        ("activate:4", ("promise-deployed", {"paid": 1, "price": "@amount-production*1", "cost": "@amount-science*5"})),
        ("activate:6", ("promise-deployed", {"paid": 2, "price": "@amount-production*2", "cost": "none"})),
        ("activate:7", None),
        ("pass", None),
    ],
)
def test_a_card_of_the_panel_promises_who_gets_it_and_for_how_much(key, said):
    assert promise(market(), key) == said


def test_a_majority_card_that_nobody_can_take_is_promised_to_be_discarded():
    full = ["castle_01", "market_01", "city_01", "war_01"], ["castle_02", "market_02", "city_02", "war_02"]
    seats = {number: {"palace": {"production": 3}, "area": area} for number, area in enumerate(full)}
    state = realms(2, seats, current={1: "artist_01"})
    assert promise(state, "activate:1") == ("promise-discarded", {"price": "@amount-production*1"})


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("castle_01", ("promise-realm", {"price": "@amount-raw_material*6", "gain": "", "paid": 1})),
        ("island_01", ("promise-gain", {"price": "", "gain": "@amount-point*2"})),
        ("tithe_01", ("promise-trade", {"price": "@amount-religion*5", "gain": "@amount-point*2"})),
        ("university_01", ("promise-trade", {"price": "@amount-science*4", "gain": "@amount-mayor*1"})),
    ],
)
def test_a_card_played_promises_what_it_takes_and_brings(card, said):
    state = realms(3, {0: {"palace": dict.fromkeys(RESOURCES, 20), "area": [card]}})
    assert promise(state, f"play:{card}") == said


def test_a_card_that_costs_and_brings_nothing_at_once_still_enters_the_realm():
    bare = [{"when": "end_game", "op": "vp_per_mayor", "amount": 1}]
    pack = Pack("box", {"cards": {"card": [{"id": "island_01", "effects": bare}]}})
    state = realms(3, {0: {"area": ["island_01"]}}, options={"pack": pack})
    assert promise(state, "play:island_01") == ("promise-realm", {"price": "", "gain": "", "paid": 0})


def test_a_bid_promises_what_would_be_left_and_dropping_out_nothing():
    state = realms(2, {number: {"palace": {"gold": 4}} for number in (0, 1)}, current={1: "leader_01"})
    line(state, "activate:1")
    assert promise(state, "bid:3") == ("promise-bid", {"kept": "@amount-gold*1"})
    line(state, "bid:1")
    assert promise(state, "bid:2", 1) == ("promise-bid", {"kept": "@amount-gold*2"})
    assert promise(state, "drop", 1) is None


def test_a_card_taken_is_deployed_without_a_price():
    seats = {0: {"palace": {"culture": 4}, "area": ["patronage_01"]}}
    state = line(realms(2, seats, current={1: "city_01"}), "play:patronage_01")
    said = {"paid": 0, "price": "@amount-production*0", "cost": "@amount-raw_material*5"}
    assert promise(state, "take:1") == ("promise-deployed", said)


def test_a_slot_without_a_card_promises_nothing():
    assert [promise(market(), f"{kind}:{slot}") for kind in ("activate", "take") for slot in (7, 12)] == [None] * 4
