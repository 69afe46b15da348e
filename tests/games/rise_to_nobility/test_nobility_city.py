"""Port, Stone Council, Berk's office, Ivory Castle, player board slot (NOBILITY-PORT, -COUNCIL, -BERK, -CASTLE, -RECALL)."""

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


# -- Berk's office ---------------------------------------------------------------------------------


@rule("NOBILITY-BERK-01")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_three_slots_always(players):
    for value, slot in {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}.items():
        state = go(place(value, "berk", table(players, dice=[value] * 5)), "modifiers:1", "renew:none")
        assert board(state)["berk_office"]["dice"][slot] == d(0, value)
        taken = {slot: d(1, value)}
        full = go(table(players, dice={0: [value] * 5, 1: [1] * 4}, berk_office={"dice": taken}), "place_die")
        assert refused_for(full, "location:berk") == "DIE-03"


@rule("NOBILITY-BERK-02")
def test_at_least_one_part_in_this_order():
    state = place(1, "berk", table(3, dice=[1] * 5))
    assert kind(state) == "modifiers"
    assert "modifiers:0" in keys(state)
    go(state, "modifiers:0")
    assert keys(state) == ["renew:settlers", "renew:buildings"]
    assert refused_for(state, "renew:none") == "BERK-02"
    done = go(place(1, "berk", table(3, dice=[1] * 5)), "modifiers:1")
    assert "renew:none" in keys(done)
    assert refused_for(done, "modifiers:1") == "TURN-06"


@rule("NOBILITY-BERK-03")
@pytest.mark.parametrize(("value", "gold", "most"), [(1, 8, 1), (3, 8, 2), (5, 8, 3), (5, 1, 2), (6, 0, 1)])
def test_free_and_bought_modifiers(value, gold, most):
    state = place(value, "berk", table(3, dice=[value] * 5, me={"gold": gold}))
    assert keys(state) == [f"modifiers:{n}" for n in range(most + 1)]
    assert refused_for(state, f"modifiers:{most + 1}") == "BERK-03"
    go(state, f"modifiers:{most}")
    assert (me(state)["modifiers"], me(state)["gold"]) == (most, gold - most + 1)


@rule("NOBILITY-BERK-04")
def test_renewing_settlers():
    state = go(place(1, "berk", table(3, dice=[1] * 5)), "modifiers:0", "renew:settlers")
    tavern = board(state)["cavern_tavern"]
    assert tavern["discard"] == [f"SET-{n}" for n in range(13, 19)]
    assert None not in tavern["settlers"]
    assert not set(tavern["settlers"]) & set(tavern["discard"])


@rule("NOBILITY-BERK-05", "NOBILITY-BERK-06")
def test_renewing_buildings_skips_slots_with_dice():
    hall = {"buildings": {1: None}, "dice": {1: d(1, 2)}}
    state = go(place(1, "berk", table(3, dice={0: [1] * 5, 1: [1] * 4}, town_hall=hall)), "modifiers:1", "renew:buildings")
    found = board(state)["town_hall"]
    assert sorted(found["discard"]) == ["CB-01", "CB-02", "CB-03", "WS-BLA-1", "WS-CAR-1"]
    assert [tile is None for tile in found["buildings"]] == [False, True, False, False, False, False]
    assert kind(state) != "renew"


@rule("NOBILITY-BERK-07")
def test_renewed_workshops_of_full_guilds_stay():
    shops = [{"tile": f"WS-SCH-{n}", "owner": None} for n in (1, 2, 3)]
    dead = ["WS-SCH-4", "WS-SCH-5", "WS-SCH-6"]
    rest = [f"WS-{g}-{n}" for g in ("BLA", "CAR", "WIZ", "JEW", "ART") for n in range(1, 7)] + [
        f"CB-{n:02}" for n in range(7, 13)
    ]
    hall = {"buildings": [f"CB-0{n}" for n in range(1, 7)], "bag": dead, "discard": rest}
    state = go(
        place(1, "berk", table(3, dice=[1] * 5, guilds={"scholars": {"workshops": shops}}, town_hall=hall)),
        "modifiers:0",
        "renew:buildings",
    )
    assert sorted(board(state)["town_hall"]["buildings"][:3]) == dead


@rule("NOBILITY-BERK-08")
def test_nothing_possible_at_berk():
    """No token in the supply, no settlers card, no building: the six hands hold everything else."""
    cards = [f"SET-{n:02}" for n in range(1, 49)]
    seats = {n: {"satisfied": cards[n * 7 : n * 7 + 7], "plots": 7, "houses": 0} for n in range(6)}
    seats[0]["settlers"], seats[1]["settlers"] = cards[42:45], cards[45:48]
    seats[5]["modifiers"] = 20
    said = {"cavern_tavern": {"settlers": [None] * 6, "deck": [], "discard": []}, "town_hall": {"buildings": [None] * 6}}
    state = go(table(6, dice=[1] * 4, seats=seats, **said), "place_die")
    assert refused_for(state, "location:berk") == "BERK-08"
    seats[5]["modifiers"] = 19
    one = go(table(6, dice=[1] * 4, seats=seats, **said), "place_die")
    assert refused_for(one, "location:berk") == ""
    seats[0]["modifiers"] = 1
    spent = go(table(6, dice=[2] * 4, seats=seats, **said), "place_die", "value:1", "location:berk")
    assert me(spent)["modifiers"] == 1


@rule("NOBILITY-BERK-08", "NOBILITY-COMP-05")
def test_parts_must_change_something():
    state = place(1, "berk", table(3, dice=[1] * 5, seats={1: {"modifiers": 20}}, town_hall={"buildings": [None] * 6}))
    assert kind(state) in ("renew", "menu")
    assert me(state)["modifiers"] == 0
    two = place(5, "berk", table(3, dice=[5] * 5, seats={1: {"modifiers": 19}}))
    assert refused_for(two, "modifiers:2") == "COMP-05"
    no_tiles = go(place(1, "berk", table(3, dice=[1] * 5, town_hall={"buildings": [None] * 6})), "modifiers:1")
    assert refused_for(no_tiles, "renew:buildings") == "BERK-08"


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
