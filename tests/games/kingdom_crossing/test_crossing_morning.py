"""Rounds and the Morning (CROSSING-ROUND, -INC, -ARR, QUEEN-01, -02)."""

from itertools import groupby

import pytest
from crossing_table import GAME, C, asked, buy_whole, fields, items, keys, player, shown, table

from regalia.core.rng import seeded
from regalia.testing import line, play_random, refused, rule

INCOME = ["evening", "day", "queen_wakes", "birds_arrive", "income_next:0"]


def income(**grey):
    return table(at=INCOME, phase="morning", turns=0, round=2, grey={"coins": 0} | grey)


def steps_of(state):
    return [step.name for step in state.stack]


# -- rounds ----------------------------------------------------------------------------------------


@rule("CROSSING-ROUND-01", "CROSSING-ROUND-02")
def test_four_rounds_of_morning_day_and_evening():
    events = []
    state = GAME.deal(GAME.configure(2), seeded(5), events=events)
    state.playout()
    words = {"round": "round", "bird": "birds", "bird-away": "birds", "queen": "queen", "day": "day", "evening": "evening"}
    order = [words[event.key] for event in events if event.key in words]
    assert [key for key, _ in groupby(order)] == ["round", "birds", "queen", "day", "evening"] * 4


@rule("CROSSING-ROUND-02")
def test_the_steps_of_a_morning_lie_in_their_order():
    state = table(at=["evening", "morning"], phase="evening", turns=8, queen=None)
    assert steps_of(state) == ["evening", "day", "queen_wakes", "birds_arrive", "income:1", "income_next:0"]


@rule("CROSSING-ROUND-03")
def test_turn_order_is_clockwise_from_the_first_player():
    state = table(seats=3, at=["evening", "morning"], phase="evening", turns=12, first="purple", queen=None)
    order = []
    while state.phase == 1:
        seat = int(asked(state).split(":")[1])
        order += [seat] if not order or order[-1] != seat else []
        state.apply(state.legal()[0])
    assert order == [2, 0, 1]
    turns = []
    while state.phase == 2:
        if asked(state).startswith("action"):
            turns.append(state.turn)
            line(state, next(key for key in sorted(keys(state)) if key.startswith("rest")))
        else:
            state.apply(state.legal()[-1])
    assert turns == [2, 0, 1] * 4


@rule("CROSSING-ROUND-04", "CROSSING-ROUND-03")
def test_the_token_taken_during_the_day_counts_from_the_evening_on():
    state = table(seats=3, first="grey", at="action:1", turns=2, queen="queen_fox", orange={"worker": "south"})
    line(state, "work:queen")
    assert fields(state)["first_player"] == "orange"
    assert state.turn == 2  # the Day goes on as begun
    line(state, "rest:coins")
    assert state.turn == 0
    evening = table(
        seats=3,
        first="orange",
        order="grey",
        at=["evening", "day_turn"],
        turns=12,
        round=2,
        orange={"worker": "south", "houses": ["south"]},
    )
    assert asked(evening) == "evening_income:1"


@rule("CROSSING-ROUND-05")
def test_workers_houses_and_balloon_stay_between_rounds():
    state = table(
        at=["evening", "day_turn"],
        turns=8,
        round=2,
        balloon="south",
        grey={"worker": "east", "houses": ["west"]},
        orange={"worker": "east"},
    )
    assert fields(state)["round"] == 3
    assert fields(state)["phase"] == "morning"
    assert fields(state)["balloon"] == "south"
    assert player(state)["worker"] == "east"
    assert player(state)["houses"] == ["west"]


@rule("CROSSING-ROUND-06")
def test_without_a_visit_the_token_stays():
    state = table(
        at=["evening", "day_turn"], turns=8, round=2, first="orange", grey={"worker": "east"}, orange={"worker": "east"}
    )
    assert fields(state)["round"] == 3
    assert fields(state)["first_player"] == "orange"
    assert asked(state) == "income_next:1"


# -- A: income -------------------------------------------------------------------------------------


@rule("CROSSING-INC-01")
def test_guilds_come_before_structures():
    state = income(columns={"fox": 2}, structures=["building_birds"])
    assert items(state) == {"fox"}
    refused(state, "income_next:house_card", "CROSSING-INC-01")
    line(state, "income_next:fox")
    assert items(state) == {"house_card", "building_birds"}


@rule("CROSSING-INC-02")
@pytest.mark.parametrize(("cards", "vp"), [(1, None), (2, 2), (3, 2), (4, 4), (5, 4), (6, 6)])
def test_a_unit_for_each_pair(cards, vp):
    state = income(columns={"fox": cards})
    if vp is None:
        refused(state, "income_next:fox", "CROSSING-INC-02")
    else:
        assert player(line(state, "income_next:fox"))["vp"] == vp


@rule("CROSSING-INC-02", "CROSSING-QUEEN-06")
def test_queen_and_starting_cards_count_for_pairs():
    state = income(columns={"fox": 2}, queens=["queen_fox"])
    assert player(state)["characters"] == []
    assert player(line(state, "income_next:fox"))["vp"] == 2


@rule("CROSSING-INC-03")
def test_guilds_in_the_order_chosen_each_once_all_its_units_together():
    state = income(columns={"fox": 2, "owl": 4, "deer": 2}, investment=1)
    assert items(state) == {"fox", "owl", "deer"}
    line(state, "income_next:owl", "invest:advance")
    assert asked(state) == "invest:0"  # the second unit of the same guild
    line(state, "invest:collect")
    refused(state, "income_next:owl", "CROSSING-INC-03")
    assert items(state) == {"fox", "deer"}


@rule("CROSSING-INC-04")
def test_foxes_bring_two_vp():
    assert player(line(income(columns={"fox": 4}), "income_next:fox"))["vp"] == 4


@rule("CROSSING-INC-05")
def test_owls_bring_an_investment_action_each_with_its_own_choice():
    state = line(income(columns={"owl": 4}, investment=2), "income_next:owl", "invest:collect")
    assert items(state) == {"advance"}  # back on the leftmost square
    line(state, "invest:advance")
    assert (player(state)["coins"], player(state)["investment"]) == (9, 1)


@rule("CROSSING-INC-06")
def test_bears_trigger_different_structures():
    state = income(columns={"bear": 4}, structures=["building_structures"])
    line(state, "income_next:bear", "structure:building_structures")
    assert player(state)["coins"] == 2
    assert items(state) == {"house_card"}
    refused(state, "structure:building_structures", "CROSSING-INC-06")
    line(state, "structure:house_card", "invest:advance")
    assert asked(state) == "income_next:0"


@rule("CROSSING-INC-06")
def test_at_most_as_many_bear_units_as_structures():
    state = line(income(columns={"bear": 6}), "income_next:bear", "structure:house_card", "invest:advance")
    assert (asked(state), items(state)) == ("income_next:0", {"house_card"})


@rule("CROSSING-INC-07")
def test_boars_upgrade_and_give_vp_only_when_nothing_is_left_to_upgrade():
    five = ["coins", "two", "prestige", "three", "trade"]
    state = line(income(columns={"boar": 4}, upgraded=five), "income_next:boar")
    assert items(state) == {"queen"}
    refused(state, "upgrade:vp", "CROSSING-INC-07")
    line(state, "upgrade:queen")
    assert player(state)["vp"] == 2  # the second unit finds all six upgraded
    assert asked(state) == "income_next:0"


@rule("CROSSING-INC-08")
def test_deer_bring_a_resource_of_choice():
    state = line(income(columns={"deer": 4}), "income_next:deer")
    assert items(state) == {"wood", "stone", "sap", "food"}
    line(state, "resource:sap", "resource:sap")
    assert player(state)["resources"]["sap"] == 2


@rule("CROSSING-INC-09")
def test_every_structure_once_in_any_order():
    state = income(structures=["building_structures", "transport_wood"])
    line(state, "income_next:transport_wood")
    refused(state, "income_next:transport_wood", "CROSSING-INC-09")
    refused(state, "income_next:building_owl", "CROSSING-INC-09")
    line(state, "income_next:building_structures", "income_next:house_card", "invest:advance")
    assert player(state)["coins"] == 3
    assert player(state)["resources"]["wood"] == 1
    assert not asked(state).endswith(":0") or not asked(state).startswith("income")


@rule("CROSSING-INC-10")
def test_a_structure_of_the_bear_income_is_triggered_again():
    state = income(columns={"bear": 2}, structures=["transport_wood"])
    line(state, "income_next:bear", "structure:transport_wood", "income_next:transport_wood")
    assert player(state)["resources"]["wood"] == 2


@rule("CROSSING-INC-11")
def test_in_round_1_only_the_house_card_yields_income():
    state = GAME.new(players=3, seed=2)
    while state.phase == 0:
        state.apply(state.legal()[0])
    for _ in range(3):
        assert items(state) == {"house_card"}
        seat = state.turn
        line(state, "income_next:house_card")
        assert asked(state) == f"invest:{seat}"
        line(state, "invest:advance")
    assert state.phase == 2


@rule("CROSSING-INC-12")
def test_nothing_can_be_claimed_in_the_morning():
    state = income(resources={"wood": 3, "sap": 5})
    refused(state, "claim:wood_sap", "CROSSING-OBJ-01")
    assert not any(key.startswith("claim") for key in keys(state))


@rule("CROSSING-INC-13")
def test_one_player_collects_everything_before_the_next():
    state = table(at=["evening", "morning"], phase="evening", turns=8, queen=None, grey={"columns": {"deer": 2}})
    refused(state, "income_next:house_card", "CROSSING-INC-13", seat=1)
    line(state, "income_next:deer", "resource:wood")
    assert asked(state) == "income_next:0"
    line(state, "income_next:house_card", "invest:advance")
    assert asked(state) == "income_next:1"


# -- B: birds --------------------------------------------------------------------------------------

ARRIVE = ["evening", "day", "queen_wakes", "birds_arrive"]


@rule("CROSSING-ARR-01")
def test_birds_still_on_cards_leave_the_game():
    state = table(at=ARRIVE, phase="morning", turns=0, birds={"n1": "bird_red_01"}, seats=4)
    spaces = fields(state)["spaces"]
    assert spaces["n1"]["bird"] != "bird_red_01"
    everywhere = fields(state)["bird_stacks"] + [space["bird"] for space in spaces.values()]
    assert "bird_red_01" not in everywhere
    assert len(everywhere) == 39


@rule("CROSSING-ARR-02")
def test_one_bird_of_the_right_colour_on_every_card():
    state = table(at=ARRIVE, phase="morning", turns=0, seats=4)
    colours = {"n": "red", "e": "green", "s": "yellow", "w": "blue"}
    for space, entry in fields(state)["spaces"].items():
        assert entry["bird"].split("_")[1] == colours[space[0]]
    assert len(fields(state)["bird_stacks"]) == 30


@rule("CROSSING-ARR-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mark_above_the_number_of_players_sends_the_bird_away(seats):
    marks = {bird.id: bird.mark for bird in C.birds}
    empty = 0
    for seed in range(6):
        state = table(at=ARRIVE, phase="morning", turns=0, seats=seats, seed=seed)
        birds = [space["bird"] for space in fields(state)["spaces"].values()]
        assert all(bird is None or marks[bird] <= seats for bird in birds)
        assert len(fields(state)["bird_stacks"]) == 30  # not replaced
        empty += birds.count(None)
    assert (empty > 0) == (seats < 4)


@rule("CROSSING-ARR-04")
def test_no_bird_for_an_empty_deck_tile():
    state = table(
        at=ARRIVE, phase="morning", turns=0, seats=4, cards={"e1": "empty_coins"}, orange={"characters": buy_whole("patron")}
    )
    assert fields(state)["spaces"]["e1"]["bird"] is None
    assert len(fields(state)["bird_stacks"]) == 31


@rule("CROSSING-ARR-05")
def test_a_card_revealed_during_the_day_has_no_bird():
    state = table(cards={"n1": "patron_fox_1"}, birds={"n1": "bird_red_01"}, grey={"worker": "west"}, balloon="east", seed=3)
    line(state, "work:prestige", "balloon_before:skip", "bridge:b1", "balloon_after:skip", "card:patron_fox_1")
    space = fields(state)["spaces"]["n1"]
    assert space["card"] != "patron_fox_1"
    assert space["bird"] is None


# -- C: the Queen ----------------------------------------------------------------------------------


@rule("CROSSING-QUEEN-01")
def test_the_old_queen_card_goes_to_the_box_and_the_next_is_revealed():
    state = table(at=["evening", "day", "queen_wakes"], phase="morning", turns=0, round=2, queen="queen_fox")
    queen = fields(state)["queen"]
    assert queen["card"] not in (None, "queen_fox")
    assert len(queen["unseen"]) == 3
    assert "queen_fox" not in queen["unseen"]


@rule("CROSSING-QUEEN-02", "CROSSING-QUEEN-04")
def test_only_one_visit_in_a_round():
    state = line(table(queen="queen_fox", seats=3), "work:queen")
    refused(state, "work:queen", "CROSSING-QUEEN-04")
    assert "rest:queen" in keys(state)
    finished = play_random(GAME, GAME.configure(4), 2)
    assert sum(len(player(finished, name)["queens"]) for name in ("grey", "orange", "purple", "white")) <= 4


def test_a_whole_income_in_a_real_game_is_what_the_columns_say():
    """Every unit asked for in a random game has its pair of cards."""
    state = GAME.new(players=2, seed=11)
    while not state.over:
        if asked(state).startswith("income_next"):
            name = ("grey", "orange")[state.turn]
            for guild in items(state) & set(C.guild):
                assert shown(state, name)["columns"][guild] >= 2
        state.apply(state.legal()[state.rng.below(len(state.legal()))])
