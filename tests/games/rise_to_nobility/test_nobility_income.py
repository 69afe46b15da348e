"""Income, upkeep, end of the game (NOBILITY-INCOME, -UPKEEP, -END)."""

import pytest
from nobility_table import GAME, GUILDS, RESOURCES, board, d, go, keys, kind, me, place, position, table, upkeep_with

from regalia.testing import rule

ALL_BUILDINGS = [f"WS-{g}-{n}" for g in ("SCH", "BLA", "CAR", "WIZ", "JEW", "ART") for n in range(1, 7)] + [
    f"CB-{n:02}" for n in range(1, 13)
]


def pass_round(players=3, **said):
    """The last player who could act passes: income and upkeep follow."""
    return go(table(players, passed=list(range(1, players)), **said), "end_turn")


@rule("NOBILITY-INCOME-01")
def test_income_in_round_ten_too():
    state = pass_round(2, round=10, guilds={"scholars": {"apprentices": [1, 0]}})
    assert state.over
    assert me(state)["gold"] == 11


@rule("NOBILITY-INCOME-02")
@pytest.mark.parametrize(
    ("players", "table_of_gold"),
    [(1, [3, 2]), (2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 2, 1]), (5, [3, 2, 2, 1, 1]), (6, [4, 3, 2, 2, 1, 1])],
)
def test_gold_by_the_number_of_apprentices(players, table_of_gold):
    for number, gold in enumerate(table_of_gold, start=1):
        apprentices = [number] + [0] * (players - 1)
        state = pass_round(players, guilds={"scholars": {"apprentices": apprentices}})
        assert me(state)["gold"] == 8 + number * gold
    with pytest.raises(ValueError, match="apprentices"):
        table(players, guilds={"scholars": {"apprentices": [len(table_of_gold) + 1] + [0] * (players - 1)}})


@rule("NOBILITY-INCOME-03")
def test_a_resource_for_each_workshop():
    shops = [{"tile": "WS-SCH-2", "owner": 0}, {"tile": "WS-SCH-3", "owner": 1}, {"tile": "WS-SCH-4", "owner": 0}]
    state = pass_round(3, guilds={"scholars": {"workshops": shops}})
    assert [me(state, seat)["resources"]["books"] for seat in range(3)] == [3, 2, 1]


@rule("NOBILITY-INCOME-04")
def test_rewards_of_the_zones():
    state = pass_round(3, me={"community_zones": ["CB-04", "CB-05", "CB-06"]})
    assert kind(state) == "income_resource"
    assert keys(state) == [f"income_resource:{name}" for name in RESOURCES]
    go(state, "income_resource:relics")
    player = me(state)
    assert (player["modifiers"], player["resources"]["relics"], player["reputation"]) == (1, 2, 10)


@rule("NOBILITY-INCOME-05", "NOBILITY-CHANC-19")
def test_three_gold_for_a_chancery_apprentice():
    said = {"satisfied": ["SET-01", "SET-02"], "plots": 2}
    state = pass_round(3, me=said, chancery=True, offices={"T1": 0, "T2": 0})
    assert me(state)["gold"] == 14
    guild = state.view(0)["table"]["guilds"]["scholars"]
    assert guild["apprentices"] == [0, 0, 0]


@rule("NOBILITY-INCOME-06")
def test_income_in_turn_order_matters_for_the_last_modifier():
    """One token is left; seat 1 is first player and gets it."""
    seats = {0: {"community_zones": ["CB-04", None, None]}, 1: {"community_zones": ["CB-05", None, None]}, 2: {"modifiers": 19}}
    state = go(table(3, seats=seats, passed=[1, 2], first_player=1), "end_turn")
    assert [me(state, seat)["modifiers"] for seat in range(3)] == [0, 1, 19]
    resource = pass_round(3, me={"community_zones": [None, "CB-05", "CB-06"]}, guilds={"scholars": {"apprentices": [1, 0, 0]}})
    assert kind(resource) == "income_resource"
    assert (me(resource)["gold"], me(resource)["reputation"]) == (11, 9)


# -- upkeep ----------------------------------------------------------------------------------------


@rule("NOBILITY-UPKEEP-01")
def test_dice_return():
    state = pass_round(
        3, dice={0: [1, 1, 1], 1: [1] * 4}, ivory_castle={"dice": {0: d(0, 1), 1: d(1, 3)}}, port={"dice": {4: d(0, 5)}}
    )
    found = board(state)
    assert found["ivory_castle"]["dice"] == [None] * 3
    assert found["port"]["dice"] == [None] * 6
    assert [len(me(state, seat)["dice"]) for seat in range(3)] == [5, 5, 5]


@rule("NOBILITY-UPKEEP-02")
def test_a_new_ship():
    state = pass_round(3, port={"sold": {"books": 2}})
    port = board(state)["port"]
    assert port["ship"] != "SHIP-01"
    assert port["sold"] == {}
    assert len(port["pile"]) == 16


@rule("NOBILITY-UPKEEP-03")
def test_council_is_refilled_top_row_first():
    tiles = [[None] * 6, [None] * 6, [f"SC-{n}" for n in range(13, 19)]]
    taken = [f"SC-{n:02}" for n in range(1, 13)] + [f"SC-{n}" for n in range(19, 28)]
    state = pass_round(3, seats={1: {"council_tiles": taken}}, stone_council={"tiles": tiles})
    council = board(state)["stone_council"]
    assert sorted(council["tiles"][0][:3]) == ["SC-28", "SC-29", "SC-30"]
    assert council["tiles"][0][3:] == [None] * 3
    assert council["tiles"][1] == [None] * 6
    assert council["pile"] == []


FULL = {"scholars": {"workshops": [{"tile": f"WS-SCH-{n}", "owner": None} for n in (2, 3, 4)]}}


def all_but(*tiles):
    return [tile for tile in ALL_BUILDINGS if tile not in tiles]


@rule("NOBILITY-UPKEEP-04")
def test_workshops_of_full_guilds_slide_and_are_replaced_where_they_lie():
    hall = {"buildings": [None, "CB-01", "WS-SCH-1", "WS-BLA-1", None, "CB-02"]}
    found = upkeep_with(hall, ["CB-03", "CB-04", "CB-05"], guilds=FULL)
    assert found["buildings"] == ["CB-01", "CB-05", "WS-BLA-1", "CB-02", "CB-03", "CB-04"]
    assert found["discard"] == ["WS-SCH-1"]


@rule("NOBILITY-UPKEEP-04")
def test_a_drawn_workshop_of_a_full_guild_holds_its_slot_until_all_slots_are_filled():
    hall = {"buildings": ["CB-01", "CB-02", "CB-03", "CB-04", None, None]}
    found = upkeep_with(hall, ["WS-SCH-1", "CB-05", "WS-SCH-5", "CB-06"], guilds=FULL)
    assert found["buildings"] == ["CB-01", "CB-02", "CB-03", "CB-04", "CB-06", "CB-05"]
    assert found["discard"] == ["WS-SCH-1", "WS-SCH-5"]


@rule("NOBILITY-UPKEEP-05")
def test_the_bag_is_filled_again_without_workshops_of_full_guilds():
    """The replaced workshop already lies in the discard pile and leaves the game; one further right is still on display."""
    shown = ["WS-SCH-1", "CB-01", "CB-02", "CB-03", "WS-SCH-5"]
    out = all_but(*shown, "WS-SCH-2", "WS-SCH-3", "WS-SCH-4", "WS-SCH-6", "CB-04", "CB-05", "CB-06")
    hall = {"buildings": [*shown, None], "bag": ["CB-04"], "discard": ["WS-SCH-6", "CB-05", "CB-06"], "removed": out}
    found = upkeep_with(hall, ["CB-04", "CB-05", "CB-06"], guilds=FULL)
    assert found["buildings"] == ["CB-05", "CB-01", "CB-02", "CB-03", "CB-06", "CB-04"]
    assert sorted(set(found["removed"]) - set(out)) == ["WS-SCH-1", "WS-SCH-6"]
    assert found["discard"] == ["WS-SCH-5"]


@rule("NOBILITY-UPKEEP-04", "NOBILITY-UPKEEP-05")
def test_a_slot_without_a_tile_left_stays_empty_between_two_tiles():
    shown = ["CB-01", "WS-SCH-1", "CB-02"]
    out = all_but(*shown, "WS-SCH-2", "WS-SCH-3", "WS-SCH-4")
    hall = {"buildings": [None, *shown, None, None], "bag": [], "discard": [], "removed": out}
    found = upkeep_with(hall, [], guilds=FULL)
    assert found["buildings"] == ["CB-01", None, "CB-02", None, None, None]
    assert (found["discard"], set(found["removed"]) - set(out)) == ([], {"WS-SCH-1"})


@rule("NOBILITY-UPKEEP-05")
def test_nothing_left_to_draw():
    out = all_but("CB-01", "CB-02")
    hall = {"buildings": [None, "CB-01", None, None, None, None], "bag": [], "discard": ["CB-02"], "removed": out}
    state = pass_round(3, town_hall=hall)
    assert board(state)["town_hall"]["buildings"] == ["CB-01", "CB-02", None, None, None, None]


@rule("NOBILITY-UPKEEP-06", "NOBILITY-EVENT-04")
def test_the_event_is_discarded():
    state = pass_round(3, event="port_traders")
    events = board(state)["events"]
    assert events["past"] == ["port_traders"]
    assert events["current"] not in (None, "port_traders")


@rule("NOBILITY-UPKEEP-07")
def test_first_player_goes_left():
    state = pass_round(3, first_player=2)
    assert board(state)["first_player"] == 0
    assert state.turn == 0
    assert board(pass_round(3))["first_player"] == 1


@rule("NOBILITY-UPKEEP-09", "NOBILITY-END-01")
def test_no_upkeep_after_round_ten():
    state = pass_round(3, round=10, port={"sold": {"books": 2}}, dice={0: [1] * 4}, ivory_castle={"dice": {0: d(0, 1)}})
    assert state.over
    assert board(state)["round"] == 10
    assert board(state)["port"]["sold"] == {"books": 2}
    assert board(state)["ivory_castle"]["dice"][0] == d(0, 1)
    assert refused_end(state) == "NOBILITY-END-01"


def refused_end(state):
    return state.why_not(GAME.action("place_die"), 0).clause


# -- end -------------------------------------------------------------------------------------------


def points(state, seat=0):
    return dict(state.breakdown(seat))


@rule("NOBILITY-END-02")
@pytest.mark.parametrize(("cubes", "vp"), [(0, 0), (1, 0), (5, 2), (6, 3)])
def test_resources_left(cubes, vp):
    resources = dict.fromkeys(RESOURCES, 0) | {"books": cubes // 2, "relics": cubes - cubes // 2}
    assert points(table(3, me={"resources": resources}))["resources"] == vp


@rule("NOBILITY-END-03")
def test_shields():
    expected = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 10, 10, 12, 12, 15]
    assert [points(table(3, me={"nobility": level}))["nobility"] for level in range(21)] == expected


@rule("NOBILITY-END-04")
def test_nobility_ends_at_twenty():
    state = place(1, "town_hall", table(3, dice=[1] * 5, me={"workers": 1, "nobility": 19}))
    go(state, "zone:1")
    assert me(state)["nobility"] == 20


@rule("NOBILITY-END-05", "NOBILITY-CMS-06")
def test_activated_commissions_score():
    active = {0: {"card": "teacher", "complete": [1, 2, 6], "activated": True}}
    said = {"guilds": {"scholars": {"apprentices": [2, 0, 0]}}, "seats": {2: {"commissions": {0: {"card": "many_peoples"}}}}}
    assert points(table(3, me={"commissions": active}, chancery=True, **said))["commissions"] == 2
    asleep = {0: {"card": "teacher", "complete": [1, 2], "activated": False}}
    assert points(table(3, me={"commissions": asleep}, chancery=True, **said))["commissions"] == 0


def finished(*players):
    """A game at its end in which only what is said differs."""
    seats = {seat: {"resources": dict.fromkeys(RESOURCES, 0), **player} for seat, player in enumerate(players)}
    return GAME.from_json(position(len(players), seats=seats, round=10) | {"stack": []}, seed=1)


def vp(number):
    return {"vp": {"settlers": number}}


@rule("NOBILITY-END-06")
def test_most_points_win():
    state = finished(vp(10), vp(30), vp(20))
    assert (state.winners(), state.ranks()) == ([1], [3, 1, 2])


@rule("NOBILITY-END-07")
def test_tie_houses_on_plots():
    built = {"satisfied": ["SET-01"], "plots": 1, "houses": 0}
    stored = {"houses": 5, "reputation": 20, "gold": 90}
    assert finished({**vp(9), **stored}, {**vp(9), **built}).winners() == [1]


@rule("NOBILITY-END-08")
def test_tie_reputation():
    assert finished({**vp(9), "reputation": 12, "gold": 90}, {**vp(9), "reputation": 13}).winners() == [1]


@rule("NOBILITY-END-09")
def test_tie_gold():
    assert finished({**vp(9), "gold": 3}, {**vp(9), "gold": 4}).winners() == [1]


@rule("NOBILITY-END-10")
def test_shared_victory():
    assert finished(vp(9), vp(9), vp(8)).winners() == [0, 1]


@rule("NOBILITY-END-11")
def test_places_are_counted_on():
    assert finished(vp(9), vp(9), vp(8)).ranks() == [1, 1, 3]
    assert finished(vp(9), vp(5), {**vp(5), "gold": 9}).ranks() == [1, 3, 2]


def test_names_of_guilds():
    assert len(GUILDS) == 6
