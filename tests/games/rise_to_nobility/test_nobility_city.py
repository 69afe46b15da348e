"""Port, Stone Council, Ivory Castle, player board slot (NOBILITY-PORT, -COUNCIL, -CASTLE, -RECALL)."""

import pytest
from nobility_table import ENOUGH, RACES, RESOURCES, board, d, go, keys, kind, me, place, refused_for, table

from regalia.testing import rule

NONE = dict.fromkeys(RESOURCES, 0)


# -- Port ------------------------------------------------------------------------------------------


@rule("NOBILITY-PORT-01", "NOBILITY-PORT-02", "NOBILITY-PORT-06")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_value_is_the_most_that_may_be_sold(value):
    state = place(value, "port", table(3, dice=[value] * 5, me={"resources": ENOUGH}))
    assert board(state)["port"]["dice"][value - 1] == d(0, value)
    assert "stop" not in keys(state)
    assert refused_for(state, "stop") == "PORT-02"
    sold = 0
    while kind(state) == "sell_resource":
        state.do(state.legal()[0])
        sold += 1
    assert sold == value


@rule("NOBILITY-PORT-02")
def test_at_least_one_must_be_sold():
    state = go(table(3, dice=[3] * 5, me={"resources": NONE}), "place_die")
    assert refused_for(state, "location:port") == "PORT-02"
    some = go(place(3, "port", table(3, dice=[3] * 5)), "sell_resource:books", "stop")
    assert kind(some) != "sell_resource"


@rule("NOBILITY-PORT-03", "NOBILITY-PORT-05")
def test_cubes_cover_spaces_and_pay():
    state = go(place(2, "port", table(3, dice=[2] * 5)), "sell_resource:books", "sell_resource:jewelry")
    assert (me(state)["gold"], me(state)["resources"]["books"]) == (8 + 3 + 1, 0)
    assert board(state)["port"]["sold"] == {"books": 1, "jewelry": 1}


@rule("NOBILITY-PORT-04")
def test_full_spaces():
    state = place(3, "port", table(3, dice=[3] * 5, me={"resources": ENOUGH}, port={"sold": {"books": 2}}))
    assert refused_for(state, "sell_resource:books") == "PORT-04"
    only = go(table(3, dice=[3] * 5, me={"resources": {**NONE, "books": 4}}, port={"sold": {"books": 2}}), "place_die")
    assert refused_for(only, "location:port") == "PORT-04"


@rule("NOBILITY-PORT-06")
def test_selling_ends_when_nothing_is_left():
    state = go(place(5, "port", table(3, dice=[5] * 5, me={"resources": {**NONE, "books": 5}})), "sell_resource:books")
    go(state, "sell_resource:books")
    assert kind(state) != "sell_resource"
    assert board(state)["port"]["sold"] == {"books": 2}


# -- Stone Council ---------------------------------------------------------------------------------

HALFLING = {"satisfied": ["SET-01"], "plots": 1, "nobility": 20, "resources": ENOUGH, "gold": 20}


@rule("NOBILITY-COUNCIL-01", "NOBILITY-COUNCIL-04")
@pytest.mark.parametrize("value", range(1, 7))
def test_rows_by_value_columns_by_race(value):
    cards = [f"SET-0{n}" for n in range(1, 7)]
    said = {**HALFLING, "satisfied": cards, "plots": 6, "reputation": 24}
    state = place(value, "council", table(3, dice=[value] * 5, me=said))
    row = (value + 1) // 2
    assert keys(state) == [f"council_tile:{row}:{race}" for race in RACES]
    assert refused_for(state, f"council_tile:{row % 3 + 1}:elf") == "COUNCIL-04"


@rule("NOBILITY-COUNCIL-02", "NOBILITY-COUNCIL-09")
def test_nobility_is_needed_not_spent():
    low = go(table(3, dice=[1] * 5, me={**HALFLING, "nobility": 1}), "place_die")
    assert refused_for(low, "location:council") == "COUNCIL-02"
    state = place(1, "council", table(3, dice=[1] * 5, me={**HALFLING, "nobility": 2}))
    assert me(state)["council_tiles"] == ["SC-01"]
    assert me(state)["nobility"] == 2


@rule("NOBILITY-COUNCIL-03")
def test_race_is_needed():
    state = go(table(3, dice=[1] * 5, me={**HALFLING, "satisfied": ["SET-02"]}), "place_die")
    assert keys(go(state.copy(), "location:council")) != []
    none = go(table(3, dice=[1] * 5, me={**HALFLING, "satisfied": [], "plots": 0}), "place_die")
    assert refused_for(none, "location:council") == "COUNCIL-03"
    two = place(1, "council", table(3, dice=[1] * 5, me={**HALFLING, "satisfied": ["SET-01", "SET-02"], "plots": 2}))
    assert refused_for(two, "council_tile:1:trobit") == "COUNCIL-03"


@rule("NOBILITY-COUNCIL-05", "NOBILITY-COUNCIL-06", "NOBILITY-COUNCIL-08")
def test_paying_taking_scoring_and_losing_reputation():
    said = {**HALFLING, "satisfied": ["SET-02"], "gold": 1}
    state = place(1, "council", table(3, dice=[1] * 5, me=said))
    player = me(state)
    assert (player["council_tiles"], player["vp"]["council"], player["reputation"]) == (["SC-02"], 5, 7)
    assert (player["resources"]["weapons"], player["gold"]) == (7, 0)
    council = board(state)["stone_council"]
    assert council["dice"][0][1] == d(0, 1)
    assert council["tiles"][0][1] is None
    assert state.view(1)["table"]["players"][0]["council_tiles"] == ["SC-02"]
    for change in ({"gold": 0}, {"resources": {**ENOUGH, "weapons": 1}}):
        poor = go(table(3, dice=[1] * 5, me={**said, "satisfied": ["SET-02"], **change}), "place_die")
        assert refused_for(poor, "location:council") == "COUNCIL-03"
        both = place(
            1, "council", table(3, dice=[1] * 5, me={**said, "satisfied": ["SET-02", "SET-03", "SET-05"], "plots": 3, **change})
        )
        assert refused_for(both, "council_tile:1:human") == "COUNCIL-05"


@rule("NOBILITY-COUNCIL-07")
def test_a_space_stays_blocked():
    tiles = {0: {0: None}}
    dice = {0: {0: d(1, 1)}}
    said = {"stone_council": {"tiles": tiles, "dice": dice}}
    two = {**HALFLING, "satisfied": ["SET-01", "SET-02", "SET-03"], "plots": 3}
    state = place(1, "council", table(3, dice={0: [1] * 5, 1: [1] * 4}, me=two, **said))
    assert refused_for(state, "council_tile:1:halfling") == "COUNCIL-07"
    empty = {"stone_council": {"tiles": {0: [None] * 6}, "dice": dice}}
    blocked = go(table(3, dice={0: [1] * 5, 1: [1] * 4}, me=HALFLING, **empty), "place_die")
    assert refused_for(blocked, "location:council") == "COUNCIL-07"


@rule("NOBILITY-COUNCIL-10")
def test_a_space_without_tile():
    state = go(table(3, dice=[1] * 5, me=HALFLING, stone_council={"tiles": {0: [None] * 6}}), "place_die")
    assert refused_for(state, "location:council") == "COUNCIL-10"
    some = {**HALFLING, "satisfied": ["SET-01", "SET-02", "SET-03"], "plots": 3}
    state = place(1, "council", table(3, dice=[1] * 5, me=some, stone_council={"tiles": {0: {2: None}}}))
    assert refused_for(state, "council_tile:1:elf") == "COUNCIL-10"


# -- Ivory Castle and the player board -------------------------------------------------------------


@rule("NOBILITY-CASTLE-01")
@pytest.mark.parametrize(("value", "gain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_castle(value, gain):
    state = go(place(value, "castle", table(3, dice=[value] * 5)))
    assert me(state)["reputation"] == 9 + gain
    assert board(state)["ivory_castle"]["dice"][(value - 1) // 2] == d(0, value)


@rule("NOBILITY-RECALL-01")
def test_recall():
    guilds = {"scholars": {"apprentices": [1, 0, 0]}, "artists": {"apprentices": [2, 0, 0]}}
    state = place(5, "recall", table(3, dice=[5] * 5, guilds=guilds))
    assert keys(state) == ["recall:scholars", "recall:artists"]
    assert refused_for(state, "recall:wizards") == "RECALL-01"
    go(state, "recall:artists")
    assert me(state)["workers"] == 1
    assert board(state)["guilds"]["artists"]["apprentices"] == [1, 0, 0]
    nobody = go(table(3, dice=[5] * 5), "place_die")
    assert refused_for(nobody, "location:recall") == "RECALL-01"
    low = go(table(3, dice=[4] * 5, guilds=guilds), "place_die")
    assert refused_for(low, "location:recall") == "DIE-02"


@rule("NOBILITY-RECALL-02")
def test_masters_are_not_recalled():
    shops = {0: {"tile": "WS-WIZ-1", "owner": 0}}
    guilds = {"wizards": {"workshops": shops}, "artists": {"apprentices": [1, 0, 0]}, "scholars": {"apprentices": [1, 0, 0]}}
    state = place(5, "recall", table(3, dice=[5] * 5, guilds=guilds))
    assert refused_for(state, "recall:wizards") == "RECALL-02"
    assert refused_for(state, "recall:chancery") == "RECALL-01"


@rule("NOBILITY-RECALL-03")
def test_once_per_round():
    guilds = {"artists": {"apprentices": [2, 0, 0]}}
    state = go(table(3, dice=[5] * 4, me={"board_die": 6, "reputation": 20}, guilds=guilds), "place_die")
    assert refused_for(state, "location:recall") == "RECALL-03"


@rule("NOBILITY-RECALL-03")
@pytest.mark.parametrize("seat", range(6))
def test_each_player_has_a_slot_of_their_own(seat):
    """Neither the dice on the boards of the others nor those in the city close it."""
    guilds = {"artists": {"apprentices": [1] * 6}}
    others = [other for other in range(6) if other != seat]
    castle = [d(other, value) for other, value in zip(others, (1, 3, 5, 6), strict=False)]
    taken = {other: {"board_die": 5, "dice": [1] * (2 if other in others[:4] else 3), "reputation": 20} for other in others}
    said = {"stack": [f"menu:{seat}"], "active": seat, "dice": {seat: [5] * 4}, "ivory_castle": {"dice": castle}}
    state = go(table(6, seats=taken, guilds=guilds, **said), "place_die")
    assert refused_for(state, "location:recall") == ""
    own = {seat: {"board_die": 5, "dice": [5] * 3, "reputation": 20}}
    closed = go(table(6, seats=own, stack=[f"menu:{seat}"], active=seat, guilds=guilds), "place_die")
    assert refused_for(closed, "location:recall") == "RECALL-03"
