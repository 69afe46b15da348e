"""Solo with the automa (NOBILITY-SOLO)."""

import pytest
from nobility_table import ENOUGH, GAME, GUILDS, board, d, go, keys, kind, me, place, position, refused_for, table

from regalia.core.errors import ConfigError
from regalia.core.rng import seeded
from regalia.games.rise_to_nobility.load import components
from regalia.testing import rule

C = components(None)


def automa_round(automa, **said):
    """A round that begins with the given automa dice: the journal's chance is written by hand."""
    made = position(1, **said)
    made["stack"] = [
        "upkeep",
        "income_phase",
        "first_turn",
        "automa:blue",
        "automa:red",
        "automa:yellow",
        "automa:green",
        "automa:white",
    ]
    made["table"]["solo"]["automa_dice"] = dict(zip(["white", "green", "yellow", "red", "blue"], automa, strict=True))
    return GAME.from_json(made, seed=5)


@rule("NOBILITY-SOLO-01", "NOBILITY-SOLO-14")
def test_win_or_loss():
    said = {"settlers": ["SET-07"], "satisfied": ["SET-01", "SET-02", "SET-03", "SET-04"], "plots": 4, "resources": ENOUGH}
    state = table(1, objective="roof_for_all", me=said, round=10)
    go(state, "satisfy", "spend:books:2", "spend:furniture:2", "spend:jewelry:2", "end_turn")
    assert state.over
    assert state.winners() == [0]
    assert state.score(0) == 6
    lost = go(table(1, objective="roof_for_all", me=said, round=10), "end_turn")
    assert lost.over
    assert lost.winners() == [1]
    assert lost.score(0) == sum(ENOUGH.values()) // 2
    assert dict(lost.breakdown(0))["resources"] == 27


@rule("NOBILITY-SOLO-02")
def test_neutral_workshops():
    guilds = board(GAME.new(players=1, seed=4))["guilds"]
    for name in GUILDS:
        left, middle, right = guilds[name]["workshops"]
        assert left is None
        assert right is None
        assert middle["owner"] is None


@rule("NOBILITY-SOLO-03")
def test_colours():
    assert GAME.seat_names("en", GAME.configure(1)) == ["Black", "The Automa"]
    assert [die.colour for die in C.automa_dice] == ["white", "green", "yellow", "red", "blue"]


@rule("NOBILITY-SOLO-04")
def test_slots_and_income():
    state = table(1)
    assert len(board(state)["cavern_tavern"]["dice"]) == len(board(state)["construction_yard"]["dice"]) == 2
    guild = state.view(0)["table"]["guilds"]["scholars"]
    assert (guild["dice_allowed"], guild["apprentice_slots"]) == (1, 2)
    assert me(go(table(1, guilds={"scholars": {"apprentices": [2]}}), "end_turn"))["gold"] == 12


@rule("NOBILITY-SOLO-05")
def test_objective_drawn_or_chosen_and_open():
    drawn = {board(GAME.new(players=1, seed=seed))["solo"]["objective"] for seed in range(40)}
    assert len(drawn) > 8
    state = GAME.new(players=1, seed=1, solo_objective="rising_star")
    assert state.view(0)["table"]["solo"]["objective"] == "rising_star"
    with pytest.raises(ConfigError):
        GAME.new(players=1, solo_objective="nothing")


@rule("NOBILITY-SOLO-06")
def test_no_chancery_but_events():
    with pytest.raises(ConfigError) as problem:
        GAME.new(players=1, chancery=True)
    assert problem.value.clause == "NOBILITY-SOLO-06"
    state = GAME.new(players=1, seed=1, events=True)
    assert "events" in board(state)
    assert "chancery" not in board(state)
    assert refused_for(go(table(1, dice=[1] * 5), "place_die"), "location:chancery") == "CHANC-01"


@rule("NOBILITY-SOLO-07")
def test_automa_dice_and_their_order():
    log = []
    state = GAME.deal(GAME.configure(1), seeded(6), events=log)
    while kind(state).startswith("gift"):
        state.do(state.legal()[0])
    keys_of = [event.key for event in log if event.key.startswith("automa") or event.key == "roll"]
    assert keys_of[:4] == ["roll", "automa-roll", "automa-tavern", "automa-yard"]
    state = automa_round([3, 4, 2, 1, 6])
    found = board(state)
    assert found["cavern_tavern"]["dice"][0] == d("white", 3)
    assert found["construction_yard"]["dice"][0] == d("green", 4)
    assert found["town_hall"]["dice"][1] == d("yellow", 2)
    assert found["town_hall"]["buildings"][1] is None
    assert found["town_hall"]["discard"] == ["WS-SCH-1"]
    assert found["guilds"]["scholars"]["dice"][0] == d("red", 1)
    assert found["guilds"]["artists"]["dice"][2] == d("blue", 6)


@rule("NOBILITY-SOLO-07")
def test_the_yellow_die_takes_a_slot_without_a_building_too():
    state = automa_round([1, 1, 4, 1, 2], town_hall={"buildings": {3: None}})
    found = board(state)["town_hall"]
    assert found["dice"][3] == d("yellow", 4)
    assert (found["buildings"][3], found["discard"]) == (None, [])


@rule("NOBILITY-SOLO-08")
def test_equal_dice_block_one_guild():
    state = automa_round([1, 1, 1, 3, 3])
    dice = [die for name in GUILDS for die in board(state)["guilds"][name]["dice"] if die]
    assert dice == [d("red", 3)]


@rule("NOBILITY-SOLO-09")
def test_a_blocked_guild_rewards_the_player_twice():
    shops = {0: {"tile": "WS-CAR-2", "owner": 0}, 1: {"tile": "WS-CAR-6", "owner": 0}, 2: {"tile": "WS-CAR-3", "owner": 0}}
    state = automa_round(
        [1, 1, 1, 3, 5], guilds={"carpenters": {"workshops": shops}}, dice=[3] * 5, town_hall={"buildings": {3: "CB-09"}}
    )
    player = me(state)
    assert (player["gold"], player["resources"]["furniture"], player["vp"]["workshops"]) == (10, 3, 4 + 5 + 6 + 2)
    go(state, "place_die")
    assert refused_for(state, "location:carpenters") == "SOLO-09"
    assert refused_for(state, "location:jewelers") == "SOLO-09"


@rule("NOBILITY-SOLO-10")
def test_the_objective_is_checked_after_automa_turn_and_income():
    shops = {0: {"tile": "WS-CAR-2", "owner": 0}}
    rich = {"gold": 28, "satisfied": ["SET-01", "SET-02", "SET-03", "SET-04"], "plots": 4}
    automa = automa_round(
        [1, 1, 1, 3, 5],
        objective="city_banker",
        me=rich,
        guilds={"carpenters": {"workshops": shops}},
        town_hall={"buildings": {3: "CB-09"}},
    )
    assert automa.over
    assert automa.winners() == [0]
    income = table(1, objective="city_banker", me={**rich, "gold": 27}, guilds={"scholars": {"apprentices": [1]}}, round=10)
    assert go(income, "end_turn").winners() == [0]
    turn = table(1, objective="city_banker", dice=[1] * 5, me={**rich, "gold": 29})
    go(place(1, "port", turn), "sell_resource:books", "end_turn")
    assert turn.over
    assert turn.winners() == [0]


@rule("NOBILITY-SOLO-10")
def test_final_scoring_does_not_count():
    said = {"vp": {"settlers": 74}, "nobility": 20, "resources": ENOUGH}
    state = go(table(1, objective="comfortable_estate", me=said, round=10), "end_turn")
    assert state.score(0) > 75
    assert state.winners() == [1]


@rule("NOBILITY-SOLO-11")
def test_tavern_and_yard_after_the_automa():
    state = automa_round([3, 2, 1, 1, 2], dice=[2, 3, 3, 3, 3])
    go(state, "place_die", "die:2")
    assert refused_for(state, "location:tavern") == "TAVERN-02"
    assert "location:yard" in keys(state)
    state = go(automa_round([3, 2, 1, 1, 2], dice=[2, 3, 3, 3, 3]), "place_die", "die:3")
    assert refused_for(state, "location:yard") == "YARD-02"
    assert "location:tavern" in keys(state)


@rule("NOBILITY-SOLO-12")
def test_the_player_is_always_first():
    state = go(table(1), "end_turn")
    assert board(state)["first_player"] == 0
    assert state.turn == 0
    shops = {0: {"tile": "WS-SCH-2", "owner": 0}}
    own = place(1, "scholars", table(1, dice=[1] * 5, guilds={"scholars": {"workshops": shops}}))
    assert me(own)["gold"] == 8


@rule("NOBILITY-SOLO-13")
def test_the_yellow_slot_is_closed_and_skipped():
    state = automa_round([1, 1, 2, 4, 5], dice=[2] * 5)
    go(state, "place_die")
    assert refused_for(state, "location:town_hall") == "SOLO-13"
    go(state, "location:berk", "part:renew", "renew:buildings")
    assert [tile is None for tile in board(state)["town_hall"]["buildings"]] == [False, True, False, False, False, False]


@pytest.mark.parametrize("objective", list(C.objective))
def test_every_objective_can_be_met(objective):
    """All conditions just met win at the end of the turn; one less in any of them does not."""
    goals = {goal.metric: goal.value for goal in C.objectives[C.objective[objective]].conditions}
    assert _wins(objective, goals)
    for metric, wanted in goals.items():
        assert not _wins(objective, {**goals, metric: wanted - 1})


def _wins(objective, goals):
    cards = [f"SET-0{n}" for n in range(1, 8)]
    count = max(goals.get("settlers", 0), goals.get("races", 0))
    satisfied = cards[:count]
    said = {
        "satisfied": satisfied,
        "plots": len(satisfied),
        "houses": 0,
        "council_tiles": [f"SC-{n}" for n in range(19, 19 + goals.get("council", 0))],
        "community_zones": [f"CB-0{n}" if n - 4 < goals.get("community", 0) else None for n in (4, 5, 6)],
        "nobility": goals.get("nobility", 0),
        "reputation": max(6, goals.get("reputation", 9)),
        "gold": goals.get("gold", 0),
        "vp": {"settlers": goals.get("vp", 0)},
    }
    guilds = {name: {"apprentices": [1]} for name in GUILDS[: goals.get("guilds_with_apprentice", 0)]}
    for n in range(goals.get("workshops", 0)):
        short = ("SCH", "BLA", "CAR")[n]
        guilds.setdefault(GUILDS[n], {})["workshops"] = {0: {"tile": f"WS-{short}-2", "owner": 0}}
    # Round 9, everything passed by ending the turn: the check is that of the end of the turn.
    state = table(1, objective=objective, me=said, guilds=guilds, round=10, dice=[6] * 5)
    state = (
        go(place(6, "castle", state)) if "reputation" not in goals else go(place(6, "port", state), "sell_resource:books", "stop")
    )
    if not state.over and kind(state) == "menu":
        go(state, "end_turn")
    return state.won
