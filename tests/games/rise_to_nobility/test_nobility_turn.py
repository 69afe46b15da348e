"""Rounds, turns, reputation, modifiers and placing dice (NOBILITY-ROUND, -TURN, -REP, -MOD, -DIE)."""

import pytest
from nobility_table import ENOUGH, GAME, GUILDS, board, d, go, keys, kind, me, place, refused_for, table

from regalia.core.errors import PositionError
from regalia.testing import rule


def full_game(players, seed=2, **options):
    events = []
    from regalia.core.rng import seeded

    state = GAME.deal(GAME.configure(players, **options), seeded(seed), events=events)
    state.playout()
    return state, events


@rule("NOBILITY-ROUND-01", "NOBILITY-UPKEEP-08")
def test_ten_rounds():
    state, events = full_game(3)
    assert [event.args["round"] for event in events if event.key == "round"] == list(range(1, 11))
    assert board(state)["round"] == 10


@rule("NOBILITY-ROUND-02")
def test_order_of_phases():
    _, events = full_game(2)
    marks = [event.key for event in events if event.key in ("round", "roll", "place-die", "pass", "income-phase", "ship")]
    first = marks[: marks.index("round", 1)]
    assert first[0] == "round"
    assert first[1:3] == ["roll", "roll"]
    assert first.index("income-phase") > max(n for n, key in enumerate(first) if key in ("place-die", "pass"))
    assert first.index("ship") > first.index("income-phase")


@rule("NOBILITY-ROUND-03")
def test_all_dice_are_rolled_and_public():
    state = GAME.new(players=3, seed=8, first_player=1)
    while kind(state).startswith("gift"):
        state.do(state.legal()[0])
    rolls = [
        text for text in GAME.chance.write(state.history.chance if state.history else state.origin) if text.startswith("die:")
    ]
    assert len(rolls) == 15
    assert [len(player["dice"]) for player in state.view(1)["table"]["players"]] == [5, 5, 5]


@rule("NOBILITY-ROUND-04")
def test_turns_go_clockwise():
    state = table(3, dice={0: [1] * 5, 1: [1] * 5, 2: [1] * 5})
    seen = []
    for _ in range(4):
        seen.append(state.turn)
        go(place(1, "castle" if not seen[1:] else ["scholars", "blacksmiths", "carpenters"][len(seen) - 2], state))
        if kind(state) == "buy":
            go(state, "buy:0")
    assert seen == [0, 1, 2, 0]
    assert refused_for(state, "place_die", seat=2) == "ROUND-04"


@rule("NOBILITY-ROUND-05", "NOBILITY-TURN-04")
def test_a_player_who_passed_gets_no_turn_but_rewards():
    workshops = {0: {"tile": "WS-SCH-1", "owner": 0}}
    state = table(
        3,
        dice={0: [1] * 5, 1: [1] * 5, 2: [1] * 5},
        town_hall={"buildings": {1: "CB-09"}},
        guilds={"scholars": {"workshops": workshops}},
    )
    go(state, "end_turn")
    assert board(state)["passed"] == [0]
    assert refused_for(state, "place_die", seat=0) == "TURN-04"
    go(place(1, "scholars", state), "decline", "buy:0")
    assert me(state)["gold"] == 9
    assert state.turn == 2
    go(place(1, "castle", state))
    assert state.turn == 1


@rule("NOBILITY-ROUND-06", "NOBILITY-ROUND-07")
def test_income_follows_when_all_have_passed():
    state = table(2, guilds={"scholars": {"apprentices": [1, 0]}})
    go(state, "end_turn", "end_turn")
    assert board(state)["round"] == 2
    assert me(state)["gold"] == 11


@rule("NOBILITY-ROUND-08")
def test_turn_order_starts_with_the_first_player_token():
    said = {
        0: {"community_zones": [None, "CB-04", None]},
        1: {"community_zones": [None, "CB-05", None]},
        2: {"community_zones": [None, "CB-06", None]},
    }
    state = table(3, seats=said, first_player=1, passed=[1, 2])
    go(state, "end_turn")
    asked = []
    while kind(state) == "income_resource":
        asked.append(state.turn)
        state.do(state.legal()[0])
    assert asked == [1, 2, 0]


@rule("NOBILITY-TURN-01", "NOBILITY-TURN-02", "NOBILITY-TURN-10", "NOBILITY-SETTLER-13")
@pytest.mark.parametrize("order", [["die", "card", "sale"], ["sale", "die", "card"], ["card", "sale", "die"]])
def test_three_actions_in_any_order(order):
    zones = ["CB-04", None, None]
    said = {"settlers": ["SET-01"], "resources": ENOUGH, "community_zones": zones, "vp": {"community": 5}}
    castle = {0: d(0, 1)}
    state = table(
        dice=[2],
        me=said,
        ivory_castle={"dice": castle},
        port={"dice": {0: d(0, 1), 1: d(0, 2)}},
        berk_office={"dice": {0: d(0, 1)}},
    )
    for action in order:
        assert state.turn == 0
        assert kind(state) == "menu"
        if action == "die":
            go(place(2, "wizards", state), "buy:0")
        elif action == "card":
            go(state, "satisfy", "spend:books:2", "spend:weapons:2")
        else:
            go(state, "sell", "sell_building:zone:1")
    player = me(state)
    assert player["plots"] == 1
    assert player["dice"] == []
    assert player["community_zones"] == [None] * 3


@rule("NOBILITY-TURN-03", "NOBILITY-TURN-08")
def test_nothing_is_forced():
    state = table()
    assert "end_turn" in keys(state)
    assert "place_die" in keys(state)
    go(state, "end_turn")
    assert me(state)["dice"] == [1, 2, 3, 4, 5]
    assert state.question(1).warning(state, GAME.action("end_turn")) == "unplaced-die"


@rule("NOBILITY-TURN-05")
def test_a_turn_with_only_a_card_is_no_pass():
    state = table(me={"settlers": ["SET-01"], "resources": ENOUGH})
    go(state, "satisfy", "spend:books:3", "spend:weapons:3", "end_turn")
    assert board(state)["passed"] == []
    go(state, "end_turn")
    assert state.turn == 0


@rule("NOBILITY-TURN-06")
def test_an_action_begun_is_completed():
    state = table(dice=[5, 1, 1, 1, 1], me={"settlers": ["SET-01"], "resources": ENOUGH})
    place(5, "scholars", state)
    assert kind(state) == "bonus"
    for key in ("satisfy", "sell", "place_die", "end_turn"):
        assert refused_for(state, key) == "TURN-06"


@rule("NOBILITY-TURN-07")
def test_nothing_to_do_is_a_pass_without_a_question():
    """Seat 1 has dice but no reputation for them: after seat 0's turn it is not asked."""
    state = table(
        dice={0: [1, 1, 1, 1, 1], 1: [6, 6, 6]},
        seats={1: {"reputation": 6}},
        port={"dice": {0: d(1, 1), 4: d(1, 5)}},
    )
    go(place(1, "castle", state))
    assert state.turn == 0
    assert board(state)["passed"] == [1]


@rule("NOBILITY-TURN-09")
def test_out_of_dice_counts_modifiers_but_not_slots():
    said = {"reputation": 9, "settlers": ["SET-01"], "resources": ENOUGH}
    dice = {0: [3, 6], 1: [1] * 5}
    places = {"port": {"dice": {0: d(0, 1), 5: d(0, 6)}}, "berk_office": {"dice": {0: d(0, 1)}}}
    out = table(dice=dice, me=said, **places)
    assert out.view(0)["table"]["players"][0]["out_of_dice"]
    assert refused_for(out, "place_die") == "REP-01"
    with_token = table(dice=dice, me={**said, "modifiers": 2}, **places)
    assert not with_token.view(0)["table"]["players"][0]["out_of_dice"]
    castle = {"dice": [d(0, 1), d(0, 3), d(0, 5)]}
    none = table(dice=[], ivory_castle=castle, berk_office={"dice": {0: d(0, 1), 1: d(0, 3)}}, me={**said, "reputation": 24})
    assert refused_for(none, "place_die") == "TURN-09"


# -- reputation ------------------------------------------------------------------------------------


@rule("NOBILITY-REP-01", "NOBILITY-REP-02")
def test_limit_counts_the_die_to_be_placed_before_its_effect():
    state = table(dice=[6, 5, 4, 1], me={"reputation": 9}, port={"dice": {4: d(0, 5)}})
    go(state, "place_die")
    assert keys(state) == ["die:1", "die:4"]
    assert refused_for(state, "die:5") == "REP-01"
    assert refused_for(state, "die:6") == "REP-01"


@rule("NOBILITY-REP-03", "NOBILITY-CASTLE-02")
def test_new_reputation_counts_at_once():
    state = table(dice={0: [5, 5, 2, 1, 1], 1: [1] * 5}, me={"reputation": 9})
    go(place(5, "castle", state))
    assert me(state)["reputation"] == 12
    go(place(1, "castle", state))
    assert state.turn == 0
    go(state, "place_die")
    assert "die:5" in keys(state)


@rule("NOBILITY-REP-04")
def test_a_loss_takes_no_dice_back():
    said = {"reputation": 7, "nobility": 5, "plots": 1, "satisfied": ["SET-01"], "resources": ENOUGH, "gold": 9}
    state = table(dice={0: [1, 1, 2], 1: [1] * 5}, me=said, port={"dice": {0: d(0, 1), 4: d(0, 5)}})
    go(place(1, "council", state))
    assert me(state)["reputation"] == 6
    assert state.view(0)["table"]["players"][0]["placed"] == 7
    assert board(state)["port"]["dice"][4] == d(0, 5)
    assert state.view(0)["table"]["players"][0]["out_of_dice"]


@rule("NOBILITY-REP-05")
def test_every_placed_die_counts():
    holding = {"complete": [1], "dice": [1]}
    said = {"board_die": 5, "commissions": {0: holding}}
    state = table(3, dice=[2, 3], me=said, chancery=True, port={"dice": {2: d(0, 3)}})
    assert state.view(0)["table"]["players"][0]["placed"] == 9


@rule("NOBILITY-REP-06", "NOBILITY-MOD-01", "NOBILITY-MOD-04")
def test_the_value_after_modifiers_counts_and_costs_the_difference():
    state = table(dice=[2, 1, 1, 1, 1], me={"modifiers": 4})
    go(state, "place_die", "die:2", "value:5", "location:castle")
    assert me(state)["modifiers"] == 1
    assert state.view(0)["table"]["players"][0]["placed"] == 5
    assert state.view(0)["table"]["modifiers_left"] == 19


@rule("NOBILITY-REP-07", "NOBILITY-CASTLE-03")
def test_reputation_stays_on_its_track():
    state = table(dice=[5, 1, 1, 1, 1], me={"reputation": 23})
    assert me(go(place(5, "castle", state)))["reputation"] == 24
    top = table(dice=[5, 1, 1, 1, 1], me={"reputation": 24})
    assert me(go(place(5, "castle", top)))["reputation"] == 24
    low = {"reputation": 6, "nobility": 5, "plots": 1, "satisfied": ["SET-01"], "resources": ENOUGH}
    state = table(dice=[1, 1, 1, 1, 1], me=low)
    assert me(go(place(1, "council", state)))["reputation"] == 6
    with pytest.raises(PositionError):
        table(me={"reputation": 25})


# -- modifiers -------------------------------------------------------------------------------------


@rule("NOBILITY-MOD-02")
def test_several_modifiers_on_one_die():
    state = go(table(dice=[2, 1, 1, 1, 1], me={"modifiers": 2}), "place_die", "die:2")
    assert keys(state) == ["value:1", "value:2", "value:3", "value:4"]
    assert refused_for(state, "value:5") == "MOD-01"


@rule("NOBILITY-MOD-03")
def test_no_wrap():
    state = go(table(dice=[6, 6, 6, 6, 1], me={"modifiers": 1}), "place_die", "die:6")
    assert keys(state) == ["value:5", "value:6"]
    assert refused_for(state, "value:1") == "MOD-03"
    low = go(table(dice=[1, 1, 1, 1, 6], me={"modifiers": 1}), "place_die", "die:1")
    assert refused_for(low, "value:6") == "MOD-03"
    five = go(table(dice=[1, 1, 1, 1, 6], me={"modifiers": 5}), "place_die", "die:1")
    assert "value:6" in keys(five)


@rule("NOBILITY-MOD-05")
def test_any_number_of_public_modifiers():
    state = table(me={"modifiers": 20})
    assert state.view(1)["table"]["players"][0]["modifiers"] == 20


# -- placing ---------------------------------------------------------------------------------------


@rule("NOBILITY-DIE-01")
def test_one_die_per_turn():
    state = table(dice=[1, 1, 1, 1, 1], me={"settlers": ["SET-01"], "resources": ENOUGH})
    go(place(1, "castle", state))
    assert kind(state) == "menu"
    assert state.turn == 0
    assert refused_for(state, "place_die") == "DIE-01"
    assert refused_for(state, "die:1") == "DIE-01"


@rule("NOBILITY-DIE-02")
def test_value_must_fit():
    state = go(table(dice=[4, 4, 4, 4, 4]), "place_die")
    assert refused_for(state, "location:recall") == "DIE-02"
    six = go(table(6, dice=[4, 4, 4, 4]), "place_die", "location:castle")
    assert refused_for(six, "castle_slot:1") == "DIE-02"


@rule("NOBILITY-DIE-03")
def test_occupied_slot():
    state = go(table(dice={0: [1] * 5, 1: [1] * 4}, ivory_castle={"dice": {0: d(1, 2)}}), "place_die")
    assert refused_for(state, "location:castle") == "DIE-03"
    state = go(table(dice={0: [3] * 5, 1: [1] * 4}, port={"dice": {2: d(1, 3)}}), "place_die")
    assert refused_for(state, "location:port") == "DIE-03"


@rule("NOBILITY-DIE-04")
def test_dice_are_not_combined():
    """A die of 2 and one of 3 never reach the Port slot of 5: the value is one die's and modifiers', nothing else's."""
    state = go(table(dice=[2, 2, 3, 3, 3]), "place_die", "die:2")
    assert kind(state) == "location"
    go(state, "location:port", "sell_resource:books", "sell_resource:weapons")
    assert kind(state) != "sell_resource"
    assert len(me(state)["dice"]) == 4


@rule("NOBILITY-DIE-05")
def test_mandatory_part_must_be_possible():
    state = go(table(dice=[1] * 5, me={"gold": 0, "resources": dict.fromkeys(ENOUGH, 0)}), "place_die")
    for where, clause in {
        "yard": "YARD-03",
        "town_hall": "HALL-02",
        "port": "PORT-02",
        "council": "COUNCIL-02",
        "recall": "DIE-02",
    }.items():
        assert refused_for(state, f"location:{where}") == clause
    blocked = _everything_blocked()
    assert refused_for(blocked, "place_die") == "DIE-05"


def _everything_blocked():
    """A 2 that fits the limit but has no place: seats 1 to 5 fill what takes it."""
    guilds = {name: {"dice": {0: d(1, 1) if n < 3 else d(2, 1)}} for n, name in enumerate(GUILDS)}
    said = {"gold": 0, "resources": dict.fromkeys(ENOUGH, 0)}
    return table(
        3,
        dice={0: [2] * 5, 1: [6], 2: []},
        me={**said, "community_zones": ["CB-04", None, None], "vp": {"community": 5}},
        seats={1: {"reputation": 24}, 2: {"reputation": 24}},
        guilds=guilds,
        ivory_castle={"dice": {0: d(1, 1)}},
        berk_office={"dice": {0: d(2, 1)}},
        cavern_tavern={"dice": [d(2, 6), None, None]},
    )


@rule("NOBILITY-DIE-06")
def test_several_dice_at_one_location():
    state = table(3, dice={0: [2, 3, 1, 1, 1], 1: [1] * 5, 2: [1] * 5})
    go(place(2, "castle", state))
    go(place(1, "scholars", state), "buy:0")
    go(place(1, "blacksmiths", state), "buy:0")
    go(place(3, "castle", state))
    assert [die and die["owner"] for die in board(state)["ivory_castle"]["dice"]] == [0, 0, None]


@rule("NOBILITY-DIE-07")
def test_changed_prices_decide():
    poor = {"gold": 4}
    assert refused_for(go(table(dice=[1] * 5, me=poor), "place_die"), "location:yard") == "YARD-03"
    fair = go(table(dice=[1] * 5, me=poor, event="builders_fair"), "place_die")
    assert "location:yard" in keys(fair)
    free = go(table(dice=[1] * 5, me={"gold": 2, "workers": 1}, event="city_subsidy"), "place_die")
    assert "location:town_hall" in keys(free)


@rule("NOBILITY-ROUND-07", "NOBILITY-TURN-09")
@pytest.mark.parametrize(
    ("left", "reputation", "modifiers", "asked"),
    [([6], 16, 0, True), ([6], 15, 0, False), ([6], 15, 1, True), ([], 24, 0, False)],
)
def test_the_round_goes_on_while_somebody_has_a_die_that_the_limit_allows(left, reputation, modifiers, asked):
    """Seat 0 passes, seat 2 has passed, the other dice of seat 1 lie at the port; that it could sell a building plays no part."""
    state = table(
        3,
        dice={1: left},
        seats={1: {"reputation": reputation, "modifiers": modifiers, "community_zones": ["CB-04", None, None]}},
        passed=[2],
        port={"dice": {value - 1: d(1, value) for value in range(1, 6 - len(left))}},
    )
    go(state, "end_turn")
    assert (board(state)["round"], state.turn) == ((1, 1) if asked else (2, 1))
