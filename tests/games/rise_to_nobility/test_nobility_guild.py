"""Guilds and workshop bonuses (NOBILITY-GUILD)."""

import pytest
from nobility_table import ENOUGH, GUILDS, RESOURCES, board, d, go, keys, kind, me, place, refused_for, table

from regalia.testing import rule


def workshop(tile, owner=None):
    return {"tile": tile, "owner": owner}


def scholars(workshops=None, apprentices=None, players=3):
    """The Scholars' guild of a position with three players; their tile leaves the Town Hall."""
    return {"scholars": {"workshops": workshops or [None] * 3, "apprentices": apprentices or [0] * players}}


def with_hall(**said):
    return table(3, town_hall={"buildings": {1: "CB-09"}}, **said)


@rule("NOBILITY-GUILD-01")
def test_six_guilds_alike():
    guilds = board(table(4))["guilds"]
    assert list(guilds) == GUILDS
    for name in GUILDS:
        assert (len(guilds[name]["dice"]), len(guilds[name]["workshops"]), len(guilds[name]["apprentices"])) == (3, 3, 4)
        state = go(place(3, name, table(3, dice=[3] * 5)), "buy:2")
        assert sum(me(state)["resources"].values()) == 8


@rule("NOBILITY-GUILD-02")
@pytest.mark.parametrize(("players", "allowed"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_dice_allowed(players, allowed):
    values = [1, 3]
    dice = [d(1, value) if n < allowed else None for n, value in enumerate(values)] + [None]
    placed = sum(die is not None for die in dice)
    state = go(table(players, dice={0: [5] * 5, 1: [1] * (5 - placed)}, guilds={"artists": {"dice": dice}}), "place_die")
    assert refused_for(state, "location:artists") == ("GUILD-02" if placed >= allowed else "")
    same = go(table(players, dice={0: [1] * 5, 1: [1] * (5 - placed)}, guilds={"artists": {"dice": dice}}), "place_die")
    assert refused_for(same, "location:artists") == "DIE-03"


@rule("NOBILITY-GUILD-03")
@pytest.mark.parametrize(("value", "activated"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_activation_by_value(value, activated):
    shops = [workshop("WS-SCH-1", 1), workshop("WS-SCH-2", 1), workshop("WS-SCH-3", 1)]
    state = place(value, "scholars", with_hall(dice=[value] * 5, guilds=scholars(shops)))
    for _ in range(activated):
        assert kind(state) == "bonus"
        go(state, "decline")
    assert kind(state) == "buy"
    owner = me(state, 1)
    own_points = 4 + 5 + 6
    assert owner["vp"]["workshops"] == own_points + (activated > 2)
    assert (owner["gold"], owner["resources"]["books"]) == (9, 1 + (activated > 1))


@rule("NOBILITY-GUILD-03")
def test_the_value_after_modifiers_activates_and_empty_slots_are_skipped():
    shops = [None, None, workshop("WS-SCH-3")]
    state = with_hall(dice=[3] * 5, me={"modifiers": 2}, guilds=scholars(shops))
    go(state, "place_die", "value:5", "location:scholars")
    assert keys(state) == ["bonus:reputation", "decline"]


@rule("NOBILITY-GUILD-04")
def test_owner_first_then_an_optional_bonus():
    state = place(1, "scholars", with_hall(dice=[1] * 5, guilds=scholars([workshop("WS-SCH-1", 1), None, None])))
    assert me(state, 1)["gold"] == 9
    assert me(state)["gold"] == 8
    assert keys(state) == ["bonus:coin", "decline"]
    assert refused_for(state, "bonus:reputation") == "GUILD-04"
    go(state, "bonus:coin")
    assert me(state)["gold"] == 9


@rule("NOBILITY-GUILD-05")
def test_no_reward_for_the_own_die():
    state = place(1, "scholars", with_hall(dice=[1] * 5, guilds=scholars([workshop("WS-SCH-2", 0), None, None])))
    assert me(state)["gold"] == 8
    go(state, "bonus:guild_resource")
    assert me(state)["resources"]["books"] == 2


@rule("NOBILITY-GUILD-06")
def test_reward_although_the_bonus_is_declined():
    state = place(1, "scholars", with_hall(dice=[1] * 5, guilds=scholars([workshop("WS-SCH-1", 2), None, None])))
    go(state, "decline", "buy:0")
    assert (me(state)["gold"], me(state, 2)["gold"]) == (8, 9)


@rule("NOBILITY-GUILD-07")
def test_reward_twice_with_two_players():
    said = {"guilds": {"scholars": {"workshops": {0: workshop("WS-SCH-1", 1)}}}, "town_hall": {"buildings": {1: "CB-09"}}}
    state = place(1, "scholars", table(2, dice=[1] * 5, **said))
    assert me(state, 1)["gold"] == 10


@rule("NOBILITY-GUILD-08")
def test_a_workshop_without_owner_rewards_nobody():
    state = place(1, "scholars", with_hall(dice=[1] * 5, guilds=scholars([workshop("WS-SCH-1"), None, None])))
    assert [me(state, seat)["gold"] for seat in range(3)] == [8, 8, 8]
    assert "bonus:coin" in keys(state)


@rule("NOBILITY-GUILD-09")
@pytest.mark.parametrize(("value", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_buying(value, most):
    state = place(value, "scholars", table(3, dice=[value] * 5))
    assert keys(state) == [f"buy:{n}" for n in range(most + 1)]
    assert refused_for(state, f"buy:{most + 1}") == "GUILD-09"
    go(state, f"buy:{most}")
    assert (me(state)["gold"], me(state)["resources"]["books"]) == (8 - most, 1 + most)
    poor = place(6, "scholars", table(3, dice=[6] * 5, me={"gold": 1}))
    assert keys(poor) == ["buy:0", "buy:1"]
    assert refused_for(poor, "buy:2") == "GUILD-09"


@rule("NOBILITY-GUILD-10")
@pytest.mark.parametrize(("bought", "received"), [(0, 0), (1, 3), (2, 4)])
def test_free_resources_of_apprentices(bought, received):
    state = place(3, "scholars", table(3, dice=[3] * 5, guilds=scholars(apprentices=[2, 1, 0])))
    go(state, f"buy:{bought}")
    assert me(state)["resources"]["books"] == 1 + received


@rule("NOBILITY-GUILD-11")
@pytest.mark.parametrize(("value", "most"), [(2, 0), (4, 1), (6, 2)])
def test_placing_workers(value, most):
    state = go(place(value, "scholars", table(3, dice=[value] * 5, me={"workers": 3})), "buy:0")
    for _ in range(most):
        assert keys(state) == ["worker", "stop"]
        go(state, "worker")
    assert kind(state) != "place_worker"
    assert board(state)["guilds"]["scholars"]["apprentices"] == [most, 0, 0]
    assert me(state)["workers"] == 3 - most


@rule("NOBILITY-GUILD-11")
def test_one_worker_per_empty_slot():
    state = go(
        place(6, "scholars", table(3, dice=[6] * 5, me={"workers": 3}, guilds=scholars(apprentices=[0, 1, 1]))), "buy:0", "worker"
    )
    assert kind(state) != "place_worker"
    full = place(6, "scholars", table(3, dice=[6] * 5, me={"workers": 3}, guilds=scholars(apprentices=[0, 1, 2])))
    go(full, "buy:0")
    assert kind(full) != "place_worker"


@rule("NOBILITY-GUILD-12")
def test_transfer_from_another_guild():
    guilds = {"artists": {"apprentices": [1, 0, 0]}, "wizards": {"apprentices": [0, 1, 0]}}
    state = go(place(4, "scholars", table(3, dice=[4] * 5, guilds=guilds)), "buy:0")
    assert keys(state) == ["transfer:artists", "stop"]
    assert refused_for(state, "worker") == "GUILD-12"
    assert refused_for(state, "transfer:wizards") == "GUILD-12"
    assert refused_for(state, "transfer:scholars") == "GUILD-12"
    go(state, "transfer:artists")
    assert board(state)["guilds"]["artists"]["apprentices"] == [0, 0, 0]
    assert board(state)["guilds"]["scholars"]["apprentices"] == [1, 0, 0]


@rule("NOBILITY-GUILD-13")
def test_guild_masters_stay():
    guilds = {"artists": {"workshops": [workshop("WS-ART-1", 0), None, None]}}
    state = go(place(4, "scholars", table(3, dice=[4] * 5, me={"workers": 1}, guilds=guilds)), "buy:0")
    assert refused_for(state, "transfer:artists") == "GUILD-13"


@rule("NOBILITY-GUILD-13", "NOBILITY-CHANC-09")
def test_chancery_apprentices_stay():
    said = {"workers": 1, "satisfied": ["SET-01"], "plots": 1}
    state = go(place(4, "scholars", table(3, dice=[4] * 5, me=said, chancery=True, offices={"T1": 0})), "buy:0")
    assert refused_for(state, "transfer:chancery") == "CHANC-09"


@rule("NOBILITY-GUILD-14")
def test_buying_before_placing():
    state = place(4, "scholars", table(3, dice=[4] * 5, me={"workers": 1}))
    assert kind(state) == "buy"
    assert refused_for(state, "worker") == "TURN-06"
    go(state, "buy:0")
    assert kind(state) == "place_worker"
    assert refused_for(state, "buy:1") == "TURN-06"
    go(state, "stop")
    assert me(state)["workers"] == 1


@rule("NOBILITY-GUILD-15")
def test_new_apprentices_bring_nothing_this_turn_but_income_this_round():
    state = table(2, dice={0: [4, 6, 6, 6, 6], 1: [6] * 5}, me={"workers": 1, "reputation": 6}, passed=[1])
    go(place(4, "scholars", state), "decline", "buy:2", "worker")
    assert me(state)["resources"]["books"] == 3
    assert board(state)["round"] == 2
    assert me(state)["gold"] == 8 - 2 + 3


@rule("NOBILITY-GUILD-16")
def test_nothing_need_be_bought_or_placed():
    state = go(place(1, "scholars", table(3, dice=[1] * 5, me={"gold": 0})))
    assert state.turn == 1
    assert board(state)["guilds"]["scholars"]["dice"][0] == d(0, 1)


# -- bonuses ---------------------------------------------------------------------------------------


def activate(tile, **said):
    """A die of 1 in the Scholars' guild with this workshop on the left."""
    return place(1, "scholars", with_hall(dice=[1, 2, 3, 4, 4], guilds=scholars([workshop(tile), None, None]), **said))


@rule("NOBILITY-GUILD-20")
def test_coin():
    assert me(go(activate("WS-SCH-1"), "bonus:coin"))["gold"] == 9


@rule("NOBILITY-GUILD-21")
def test_reputation_bonus():
    assert me(go(activate("WS-SCH-3"), "bonus:reputation"))["reputation"] == 10


@rule("NOBILITY-GUILD-22")
def test_reroll_of_unplaced_dice():
    state = go(activate("WS-SCH-6"), "bonus:reroll")
    assert keys(state) == ["mark:2", "mark:3", "mark:4"]
    assert refused_for(state, "roll_now") == "GUILD-22"
    assert refused_for(state, "mark:1") == "GUILD-22"
    go(state, "mark:4", "mark:4")
    assert keys(state) == ["mark:2", "mark:3", "roll_now"]
    go(state, "roll_now")
    dice = me(state)["dice"]
    assert len(dice) == 4
    assert 2 in dice
    assert 3 in dice
    rolled = state.game.chance.write(state.history.chance)
    assert [text.split(":")[0] for text in rolled] == ["die", "die"]


@rule("NOBILITY-GUILD-23")
def test_guild_resource():
    assert me(go(activate("WS-SCH-2"), "bonus:guild_resource"))["resources"]["books"] == 2


@rule("NOBILITY-GUILD-24")
def test_any_resource():
    state = go(activate("WS-SCH-4"), "bonus:any_resource")
    assert len(keys(state)) == 6
    assert me(go(state, "any_resource:relics"))["resources"]["relics"] == 2


@rule("NOBILITY-GUILD-25")
def test_exchange():
    state = go(activate("WS-SCH-5", me={"resources": {"jewelry": 0}}), "bonus:exchange")
    assert "exchange_give:jewelry" not in keys(state)
    assert refused_for(state, "exchange_give:jewelry") == "GUILD-25"
    go(state, "exchange_give:books")
    assert refused_for(state, "exchange_take:books") == "GUILD-25"
    go(state, "exchange_take:jewelry")
    assert (me(state)["resources"]["books"], me(state)["resources"]["jewelry"]) == (0, 1)


@rule("NOBILITY-GUILD-25")
@pytest.mark.parametrize("given", RESOURCES)
def test_any_type_is_exchanged_for_any_other(given):
    taken = RESOURCES[RESOURCES.index(given) - 1]
    state = go(activate("WS-SCH-5"), "bonus:exchange", f"exchange_give:{given}", f"exchange_take:{taken}")
    assert me(state)["resources"] == {**dict.fromkeys(RESOURCES, 1), given: 0, taken: 2}


@rule("NOBILITY-GUILD-26")
def test_one_of_two_bonuses():
    state = activate("WS-SCH-6")
    assert keys(state) == ["bonus:reroll", "bonus:exchange", "decline"]
    go(state, "bonus:exchange", "exchange_give:books", "exchange_take:relics")
    assert kind(state) == "buy"


@rule("NOBILITY-GUILD-27")
def test_bonuses_without_effect():
    top = activate("WS-SCH-3", me={"reputation": 24})
    assert kind(top) == "buy"
    nothing = activate("WS-SCH-6", me={"resources": dict.fromkeys(ENOUGH, 0)})
    assert keys(nothing) == ["bonus:reroll", "decline"]
    assert refused_for(nothing, "bonus:exchange") == "GUILD-27"
    last = {"port": {"dice": {0: d(0, 1), 1: d(0, 2)}}, "berk_office": {"dice": {0: d(0, 1), 1: d(0, 3)}}}
    state = place(1, "scholars", with_hall(dice=[1], guilds=scholars([workshop("WS-SCH-6"), None, None]), **last))
    assert keys(state) == ["bonus:exchange", "decline"]
