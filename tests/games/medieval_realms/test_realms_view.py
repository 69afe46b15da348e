"""What a view says beyond the position: the slots of the panel, the terrains, who is ready, the points and the places."""

import pytest
from realms_table import GAME, RESOURCES, finish, place_all, placing, realms

from regalia.core.step import NOBODY
from regalia.testing import rule

NONE = {"mayor": 0, "general": 0, "admiral": 0}


def panel(state, seat=0):
    return state.view(seat)["table"]["panel"]


@rule("REALMS-PRICE-01", "REALMS-PRICE-02", "REALMS-ENDR-01")
@pytest.mark.parametrize(("players", "leaving"), [(2, 4), (3, 3), (4, 2), (5, 1)])
def test_a_slot_has_its_number_its_price_and_whether_it_is_cleared(players, leaving):
    state = realms(players, current={1: "leader_01", 6: "territory_01", 12: "city_01"})
    shown = panel(state)
    assert [slot["slot"] for slot in shown] == list(range(1, 13))
    assert [slot["price"] for slot in shown] == [0, 1, 1, 1, 2, 0, 2, 2, 3, 3, 3, 3]
    assert [slot["leaves"] for slot in shown] == [number < leaving for number in range(12)]
    assert [slot["card"] for slot in shown if slot["card"]] == ["leader_01", "territory_01", "city_01"]


@rule("REALMS-MAJ-02", "REALMS-MAJ-06")
@pytest.mark.parametrize("looking", [0, 1, 2])
@pytest.mark.parametrize("richest", [0, 1, 2])
def test_a_majority_card_names_who_would_get_it(looking, richest):
    state = realms(3, {richest: {"palace": {"culture": 1}}}, current={5: "artist_01", 6: "city_01", 7: "leader_01"})
    slots = panel(state, looking)
    assert slots[4]["goes_to"] == richest
    assert [slot["slot"] for slot in slots if "goes_to" in slot] == [5]
    barred = {seat: {"area": [card]} for seat, card in enumerate(("artist_02", "art_gallery_01", "patronage_01"))}
    assert panel(realms(3, barred, current={5: "artist_01"}), looking)[4]["goes_to"] is None
    assert panel(realms(3), looking)[4] == {"slot": 5, "card": None, "price": 2, "leaves": False}


@rule("REALMS-KING-02", "REALMS-KING-03", "REALMS-KING-04", "REALMS-MAJ-01", "REALMS-AUC-01")
def test_a_slot_says_what_keeps_the_looking_seat_from_it():
    seats = {
        0: {"palace": {"production": 1, "gold": 1}},
        1: {"palace": {"production": 3}, "area": ["city_01"]},
        2: {"palace": {"production": 3, "gold": 1}, "area": ["castle_01", "market_01", "war_01", "tithe_01"]},
    }
    state = realms(3, seats, current={1: "city_02", 5: "artist_01", 9: "leader_01"})

    def clauses(seat):
        slots = [slot for slot in panel(state, seat) if slot["card"]]
        return [slot["blocked"] and slot["blocked"]["clause"].removeprefix("REALMS-") for slot in slots]

    assert clauses(0) == [None, "MAJ-01", None]
    assert clauses(1) == ["KING-04", None, "AUC-01"]
    assert clauses(2) == ["KING-02", None, None]
    assert all("blocked" not in slot for slot in panel(state, NOBODY))


@rule("REALMS-PROD-01", "REALMS-COMBAT-01", "REALMS-COMBAT-02", "REALMS-COMBAT-03", "REALMS-COMBAT-06")
def test_the_terrains_after_the_reveal():
    state = placing(2, {0: {"leaders": {"mayor": 2, "general": 3}}, 1: {"leaders": {"mayor": 2}}})
    behind = state.view(0)["table"]["terrains"]
    assert [set(terrain) for terrain in behind] == [{"terrain", "reward"}] * 8
    place_all(state, 0, [], [1, 2, 3], [3], decoys=[8, 8])
    place_all(state, 1, [], [1], [4], decoys=[2, 2])
    shown = {terrain["terrain"]: terrain for terrain in state.view(1)["table"]["terrains"]}
    assert {number: terrain["strengths"] for number, terrain in shown.items()} == {
        1: [2, 2],
        2: [2, 4],
        3: [3, 0],
        4: [0, 1],
        5: [0, 0],
        6: [0, 0],
        7: [0, 0],
        8: [4, 0],
    }
    results = ["tied", "blocked", "controlled", "controlled", "empty", "empty", "empty", "blocked"]
    assert [terrain["result"] for terrain in shown.values()] == results
    assert [terrain["controller"] for terrain in shown.values()] == [None, None, 0, 1, None, None, None, None]
    assert shown[3]["reward"] == {"raw_material": 2, "combat": 1}


@rule("REALMS-INFO-03", "REALMS-INFO-05")
def test_behind_a_wall_the_others_are_ready_or_not():
    state = placing(3, {2: {"leaders": NONE}})
    place_all(state, 0, ["gold"], [], [])
    players = state.view(0)["table"]["players"]
    assert [player["ready"] for player in players] == [False, False, True]
    assert players[0]["in_hand"] == {"mayor": 3, "decoy": 0, "general": 1, "admiral": 1}
    assert players[0]["management_area"] == {"gold": 1}
    for player in players[1:]:
        assert not {"in_hand", "management_area", "realm_map"} & set(player)
    assert [player["ready"] for player in realms(3).view(0)["table"]["players"]] == [True] * 3


@rule("REALMS-EFF-02", "REALMS-END-07", "REALMS-INFO-01")
def test_points_card_by_card_and_the_places_at_the_end():
    seats = {0: {"realm": ["city_01", "leader_01"], "vp": 3}, 1: {"realm": ["market_01"], "vp": 20}, 2: {"vp": 9}}
    state = realms(3, seats, round=7)
    found = state.view(2)["table"]["players"]
    assert [player["end_points"] for player in found] == [[4, 0], [1], []]
    assert found[0]["breakdown"] == [["leader", 0], ["leader-end", 0], ["city", 0], ["city-end", 4], *rest(3)]
    assert all("place" not in player for player in found)
    assert [player["place"] for player in finish(state).view(2)["table"]["players"]] == [3, 1, 2]


def rest(track):
    return [["permanent", track], ["left-over", 0], ["honour", 0]]


@rule("REALMS-INFO-01")
def test_holdings_are_the_tokens_of_one_palace():
    held = dict(zip(RESOURCES, range(1, 8), strict=True))
    state = realms(3, {1: {"palace": held}, 2: {"palace": {"gold": 9}}})
    found = [dict(GAME.ask("holdings", "of", state, seat)) for seat in range(3)]
    assert found[1] == {f"token-{resource}": count for resource, count in held.items()}
    assert [sum(tokens.values()) for tokens in found] == [0, 28, 9]
