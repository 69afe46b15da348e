"""The worked examples W1 to W21 of the rules."""

import pytest
from nobility_table import ENOUGH, GAME, RESOURCES, board, d, go, keys, kind, me, place, position, refused_for, table, upkeep_with

from regalia.testing import rule


@rule("NOBILITY-REP-01")
def test_w1_reputation():
    """Reputation 11, dice 5 2 3 2 4: {5, 2, 3} and {2, 3, 2, 4} fit, {5, 4, 3} does not."""
    dice = [5, 2, 3, 2, 4]
    for wish, refused in (([5, 2, 3], None), ([2, 3, 2, 4], None), ([5, 4, 3], 3)):
        left, placed = list(dice), []
        for value in wish:
            said = {"port": {"dice": {v - 1: d(0, v) for v in set(placed)}}}
            if placed.count(2) == 2:
                said["berk_office"] = {"dice": {0: d(0, 2)}}
            state = go(table(3, dice=left, me={"reputation": 11}, **said), "place_die")
            if kind(state) == "die":
                assert refused_for(state, f"die:{value}") == ("REP-01" if value == refused else "")
            else:
                # A single die is left that fits: the engine has chosen it.
                assert state.value_chosen == (2 if value == refused else value)
            left.remove(value)
            placed.append(value)


@rule("NOBILITY-TAVERN-01", "NOBILITY-TAVERN-02")
def test_w2_tavern():
    state = table(3, dice={0: [2] * 5, 1: [3, 1, 1, 1, 1], 2: [1, 2, 6, 1, 1]})
    go(place(2, "tavern", state), "take:SET-13")
    go(state, "place_die", "die:1")
    assert refused_for(state, "location:tavern") == "TAVERN-02"
    state = table(
        3, dice={0: [2] * 4, 1: [3] * 5, 2: [1, 2, 6, 1, 1]}, cavern_tavern={"dice": {0: d(0, 2)}}, stack=["menu:1"], active=1
    )
    go(state, "place_die", "location:tavern", "take:SET-13")
    for value in (1, 2):
        other = go(state.copy(), "place_die", f"die:{value}")
        assert refused_for(other, "location:tavern") == "TAVERN-02"
    go(state, "place_die", "die:6", "location:tavern", "take:SET-14")
    assert [die["value"] for die in board(state)["cavern_tavern"]["dice"]] == [2, 3, 6]
    go(state, "place_die")
    assert refused_for(state, "location:tavern") == "TAVERN-01"


@rule("NOBILITY-SETTLER-04", "NOBILITY-SETTLER-09")
@pytest.mark.parametrize("amounts", [(3, 3, 3, 3), (2, 2, 3, 1), (3, 2, 2, 2), (3, 3, 2, 2), (3, 3, 3, 2)])
def test_w3_settlers(amounts):
    state = go(table(3, me={"settlers": ["SET-31"], "resources": ENOUGH}), "satisfy")
    for name, amount in zip(("books", "weapons", "furniture", "relics"), amounts, strict=True):
        assert refused_for(state, f"spend:{name}:4") in ("SETTLER-04", "SETTLER-05")
        go(state, f"spend:{name}:{amount}")
    assert me(state)["vp"]["settlers"] == sum(amounts)


@rule("NOBILITY-SETTLER-04")
def test_w3_seven_and_thirteen():
    state = go(
        table(3, me={"settlers": ["SET-31"], "resources": ENOUGH}),
        "satisfy",
        "spend:books:3",
        "spend:weapons:2",
        "spend:furniture:1",
    )
    assert refused_for(state, "spend:relics:1") == "SETTLER-04"
    full = go(
        table(3, me={"settlers": ["SET-31"], "resources": ENOUGH}),
        "satisfy",
        "spend:books:3",
        "spend:weapons:3",
        "spend:furniture:3",
    )
    assert refused_for(full, "spend:relics:4") == "SETTLER-04"


@rule("NOBILITY-YARD-02", "NOBILITY-YARD-03")
def test_w4_yard():
    state = table(3, dice={0: [6] * 5, 1: [3, 1, 1, 1, 1], 2: [2, 4, 5, 6, 6]})
    place(6, "yard", state)
    place(3, "yard", state)
    for value in (4, 5, 6):
        assert refused_for(go(state.copy(), "place_die", f"die:{value}"), "location:yard") == "YARD-02"
    place(2, "yard", state)
    assert [me(state, seat)["gold"] for seat in range(3)] == [3, 3, 3]
    assert [me(state, seat)["houses"] for seat in range(3)] == [2, 2, 2]


@rule("NOBILITY-GUILD-01", "NOBILITY-GUILD-11")
def test_w5_apprentices():
    state = place(6, "artists", table(2, dice=[6] * 5, me={"workers": 3}, guilds={"artists": {"apprentices": [0, 1]}}))
    go(state, "decline", "buy:0", "worker")
    assert board(state)["guilds"]["artists"]["apprentices"] == [1, 1]
    assert kind(state) != "place_worker"


@rule("NOBILITY-GUILD-09", "NOBILITY-GUILD-10")
@pytest.mark.parametrize(("bought", "gain"), [(2, 4), (0, 0), (1, 3)])
def test_w6_guild(bought, gain):
    state = place(3, "carpenters", table(3, dice=[3] * 5, me={"gold": 2}, guilds={"carpenters": {"apprentices": [2, 0, 0]}}))
    go(state, f"buy:{bought}")
    assert (me(state)["gold"], me(state)["resources"]["furniture"]) == (2 - bought, 1 + gain)


@rule("NOBILITY-PORT-02", "NOBILITY-PORT-03")
def test_w7_port():
    ship = next(s for s in GAME.components.ships if [s.demand[r].price for r in ("jewelry", "relics", "furniture")] == [3, 2, 1])
    state = place(3, "port", table(3, dice=[3] * 5, port={"ship": ship.id}))
    go(state, "sell_resource:jewelry", "sell_resource:relics", "sell_resource:furniture")
    assert me(state)["gold"] == 14
    assert refused_for(state, "sell_resource:books") != ""


@rule("NOBILITY-COUNCIL-03")
def test_w8_council():
    said = {"satisfied": ["SET-03", "SET-04"], "plots": 2, "nobility": 20, "resources": ENOUGH, "gold": 20, "reputation": 20}
    for value in (1, 3, 5):
        state = place(value, "council", table(3, dice=[value] * 5, me=said))
        assert [key.split(":")[2] for key in keys(state)] == ["elf", "dwarf"]


@rule("NOBILITY-MOD-02", "NOBILITY-MOD-03")
def test_w9_modifiers():
    assert refused_for(go(table(3, dice=[6, 6, 6, 6, 1], me={"modifiers": 1}), "place_die", "die:6"), "value:1") == "MOD-03"
    assert refused_for(go(table(3, dice=[6, 1, 1, 1, 1], me={"modifiers": 1}), "place_die", "die:1"), "value:6") == "MOD-03"
    state = go(table(3, dice=[2, 1, 1, 1, 1], me={"modifiers": 3}), "place_die", "die:2", "value:5", "location:castle")
    assert (me(state)["modifiers"], state.view(0)["table"]["players"][0]["placed"]) == (0, 5)


@rule("NOBILITY-TURN-06")
def test_w10_no_card_within_a_die():
    state = place(5, "artists", table(3, dice=[5] * 5, me={"settlers": ["SET-01"], "resources": ENOUGH, "workers": 1}))
    go(state, "buy:1")
    assert kind(state) == "place_worker"
    assert "satisfy" not in keys(state)
    assert refused_for(state, "satisfy") == "TURN-06"


@rule("NOBILITY-SETTLER-10")
def test_w11_community_points():
    said = {"settlers": ["SET-13"], "resources": ENOUGH, "community_zones": ["CB-04", "CB-05", None], "vp": {"settlers": 6}}
    tavern = {"settlers": {0: "SET-40"}}
    state = go(table(3, me=said, cavern_tavern=tavern), "satisfy", "spend:books:3", "spend:weapons:3", "spend:furniture:3")
    assert me(state)["vp"]["settlers"] == 6 + 11


@rule("NOBILITY-INCOME-02")
def test_w12_income():
    four = go(table(4, guilds={"artists": {"apprentices": [2, 1, 0, 0]}}, passed=[1, 2, 3]), "end_turn")
    assert (me(four)["gold"], me(four, 1)["gold"]) == (12, 10)
    six = go(table(6, guilds={"artists": {"apprentices": [1, 0, 0, 0, 0, 0]}}, passed=[1, 2, 3, 4, 5]), "end_turn")
    assert me(six)["gold"] == 12


@rule("NOBILITY-BERK-03")
def test_w13_berk():
    state = go(place(6, "berk", table(3, dice=[6] * 5, me={"gold": 2})), "part:modifiers", "modifiers:3")
    assert (me(state)["modifiers"], me(state)["gold"]) == (3, 0)
    assert keys(go(place(4, "berk", table(3, dice=[4] * 5)), "part:modifiers"))[-1] == "modifiers:2"
    assert me(go(place(1, "berk", table(3, dice=[1] * 5)), "part:modifiers"))["modifiers"] == 1


@rule("NOBILITY-SOLO-08", "NOBILITY-SOLO-09")
def test_w14_solo():
    shops = {0: {"tile": "WS-CAR-2", "owner": 0}}
    made = position(1, guilds={"carpenters": {"workshops": shops}})
    made["stack"] = ["upkeep", "income_phase", "first_turn", "automa:blue", "automa:red"]
    made["table"]["solo"]["automa_dice"] |= {"red": 3, "blue": 3}
    state = GAME.from_json(made)
    assert me(state)["gold"] == 10
    assert [die for die in board(state)["guilds"]["carpenters"]["dice"] if die] == [d("red", 3)]


@rule("NOBILITY-ROUND-07", "NOBILITY-TURN-09")
@pytest.mark.parametrize("modifiers", [0, 1])
def test_w15_end_of_the_action_phase(modifiers):
    """A has placed 5 and 4 and holds a 2, B places a 6 and holds 5 and 4; both have dice of 6 that never fit a limit of 9."""
    seats = {0: {"reputation": 9}, 1: {"reputation": 9, "modifiers": modifiers}}
    places = {"ivory_castle": {"dice": {1: d(0, 4)}}, "port": {"dice": {4: d(0, 5)}}}
    state = table(2, dice={0: [2, 6, 6], 1: [5, 4, 6, 6, 6]}, seats=seats, stack=["menu:1"], active=1, **places)
    go(state, "place_die", "die:6", "value:6", "location:port", "sell_resource:books", "stop")
    assert board(state)["round"] == 2 - modifiers
    if modifiers:
        players = state.view(0)["table"]["players"]
        assert (players[0]["out_of_dice"], players[1]["out_of_dice"]) == (True, False)
        assert state.turn == 1


@rule("NOBILITY-ROUND-07", "NOBILITY-TURN-09")
def test_w15_with_a_modifier_turns_go_on():
    """B, with 6 placed and a modifier, could make the 4 a 3: A still gets turns for cards until B has placed it or passed."""
    seats = {
        0: {"reputation": 9, "settlers": ["SET-01", "SET-02"], "houses": 2, "resources": ENOUGH},
        1: {"reputation": 9, "modifiers": 1},
    }
    places = {"port": {"dice": {4: d(0, 5), 5: d(1, 6)}}, "ivory_castle": {"dice": {1: d(0, 4)}}}
    state = table(2, dice={0: [2, 6, 6], 1: [4, 5, 6, 6]}, seats=seats, **places)
    assert kind(state) == "menu"
    assert "place_die" not in keys(state)
    go(state, "satisfy", "settlers_card:SET-01", "spend:books:3", "spend:weapons:3")
    assert state.turn == 1
    go(state, "place_die", "die:4", "value:3", "location:scholars", "decline", "buy:0")
    assert board(state)["round"] == 2
    without = table(2, dice={0: [2, 6, 6], 1: [4, 5, 6, 6]}, seats={**seats, 1: {"reputation": 9}}, **places)
    go(without, "satisfy", "settlers_card:SET-01", "spend:books:3", "spend:weapons:3")
    assert board(without)["round"] == 2


@rule("NOBILITY-UPKEEP-04")
def test_w16_town_hall():
    buildings = ["CB-01", None, "WS-BLA-1", "WS-CAR-1", None, "CB-03"]
    state = go(table(3, town_hall={"buildings": buildings}, passed=[1, 2]), "end_turn")
    found = board(state)["town_hall"]["buildings"]
    assert found[:4] == ["CB-01", "WS-BLA-1", "WS-CAR-1", "CB-03"]
    assert None not in found[4:]


@rule("NOBILITY-SELL-02", "NOBILITY-SELL-03")
def test_w17_sale():
    shops = {1: {"tile": "WS-SCH-2", "owner": 0}}
    said = {"gold": 0, "vp": {"settlers": 7, "workshops": 5}, "nobility": 4}
    state = go(table(3, dice={1: [3] * 5}, me=said, guilds={"scholars": {"workshops": shops}}), "sell", "end_turn")
    player = me(state)
    assert (player["gold"], sum(player["vp"].values()), player["nobility"]) == (3, 7, 4)
    place(3, "scholars", state)
    assert keys(state) == ["bonus:guild_resource", "decline"]
    assert me(state)["resources"]["books"] == 1
    buy = table(
        3, dice=[2] * 5, guilds={"scholars": {"workshops": {1: {"tile": "WS-SCH-2", "owner": None}}, "apprentices": [1, 0, 0]}}
    )
    assert board(place(2, "town_hall", buy))["guilds"]["scholars"]["workshops"][0]["tile"] == "WS-SCH-1"


@rule("NOBILITY-CMS-07", "NOBILITY-CMS-08")
def test_w18_commission():
    said = {"satisfied": ["SET-01"], "plots": 1, "reputation": 12}
    state = place(4, "berk", table(3, dice=[4] * 5, me=said, chancery=True, offices={"T1": 0}))
    go(state, "part:commission")
    assert len(keys(state)) == 2
    state.do(state.legal()[0])
    player = me(state)
    assert (player["reputation"], len(player["commissions"])) == (10, 2)
    assert len(board(state)["chancery"]["under"]) == 1
    assert state.view(0)["table"]["players"][0]["commission_limit"] == 2
    under = {"under": board(state)["chancery"]["under"]}
    full = place(4, "berk", table(3, me={**me(state), "dice": [4] * 5}, chancery=under, offices={"T1": 0}))
    assert refused_for(full, "part:commission") == "CMS-07"


@rule("NOBILITY-CHANC-16", "NOBILITY-EVENT-05")
@pytest.mark.parametrize(("event", "price"), [("builders_fair", 3), ("timber_shortage", 5)])
def test_w19_house_price(event, price):
    said = {"satisfied": ["SET-05"], "plots": 1}
    state = place(1, "yard", table(3, dice=[1] * 5, me=said, event=event, chancery=True, offices={"T5": 0}))
    assert me(state)["gold"] == 8 - price


@rule("NOBILITY-UPKEEP-04", "NOBILITY-UPKEEP-05")
def test_w20_town_hall_with_a_full_guild():
    shops = [{"tile": f"WS-CAR-{n}", "owner": None} for n in (3, 5, 6)]
    hall = {"buildings": ["WS-CAR-1", "CB-01", None, "WS-ART-1", None, "CB-02"]}
    drawn = ["WS-CAR-2", "CB-03", "WS-JEW-1", "WS-CAR-4", "CB-04"]
    found = upkeep_with(hall, drawn, guilds={"carpenters": {"workshops": shops}})
    assert found["buildings"] == ["WS-JEW-1", "CB-01", "WS-ART-1", "CB-02", "CB-04", "CB-03"]
    assert found["discard"] == ["WS-CAR-1", "WS-CAR-2", "WS-CAR-4"]


@rule("NOBILITY-BERK-02", "NOBILITY-BERK-03", "NOBILITY-BERK-06")
def test_w21_berk_in_any_order():
    state = place(4, "berk", table(3, dice=[4] * 5, me={"gold": 1}))
    assert keys(state) == ["part:modifiers", "part:renew"]
    go(state, "part:renew", "renew:settlers")
    assert not {f"SET-{n}" for n in range(13, 19)} & set(board(state)["cavern_tavern"]["settlers"])
    assert keys(state) == ["part:modifiers", "part:done"]
    assert refused_for(state, "part:renew") == "BERK-06"
    go(state, "part:modifiers", "modifiers:2")
    assert (me(state)["modifiers"], me(state)["gold"], kind(state)) == (2, 0, "menu")


def test_names():
    assert len(RESOURCES) == 6
