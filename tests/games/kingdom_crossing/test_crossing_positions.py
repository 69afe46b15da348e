"""Positions: readable, complete, hand-editable; an impossible one is refused by the name of its field."""

from copy import deepcopy

import pytest
from crossing_table import GAME, C, asked, fields, player, table

from regalia.core.errors import PositionError
from regalia.testing import line, merge, play_random, rule


def edited(**changes):
    base = table(grey={"birds": ["bird_red_01"], "characters": ["patron_fox_1"]}, cards={"n1": "florist_fox_1"}).to_json()
    return GAME.from_json(merge(base, {"table": changes}))


def wrong(field, clause="", **changes):
    with pytest.raises(PositionError) as problem:
        edited(**changes)
    assert problem.value.args_of_text["field"] == f"table.{field}"
    assert problem.value.clause == clause
    assert field.split(".")[-1].split("[")[0] in problem.value.text("en")
    assert problem.value.text("fr") != problem.value.text("en")


def test_a_position_says_everything_in_words():
    state = table(work=None, grey={"columns": {"owl": 2}})
    written = state.to_json()
    assert written["stack"] == ["evening", "day_turn", "action:0"]
    grey = written["table"]["players"]["grey"]
    assert grey["start_card"] == {"card": "start_1", "face": "A"}
    assert written["table"]["spaces"]["n1"]["card"] in C.card
    seen = sum(len(space["face_down"]) for space in written["table"]["spaces"].values())
    assert seen == 100 - 10 - 2  # ten lie face up, two are grey's


def test_what_lies_face_down_may_be_left_out():
    whole = play_random(GAME, GAME.configure(2), seed=5, steps=70).to_json()
    less = deepcopy(whole)
    for space in less["table"]["spaces"].values():
        del space["face_down"]
    del less["table"]["favours"]["supply"], less["table"]["empty_deck_tiles"]
    again = GAME.from_json(less).to_json()
    assert again["table"] == whole["table"]


def test_a_work_action_under_way_can_be_written_and_read():
    state = table(cards={"n1": "patron_fox_1"}, birds={"n1": "bird_red_06"}, balloon="south", grey={"coins": 0, "worker": "west"})
    line(state, "work:three", "bridge:b3")
    again = GAME.from_json(state.to_json())
    assert fields(again)["work"]["crossings_left"] == 2
    line(again, "bridge:b4", "bridge:b1", "card:patron_fox_1")
    middle = GAME.from_json(again.to_json())
    assert asked(middle) == "invest:0"
    assert fields(middle)["work"]["bird"] == "bird_red_06"
    line(middle, "invest:advance")
    assert player(middle)["birds"] == ["bird_red_06"]


def test_components_in_two_places_are_refused():
    wrong("players.orange.characters", "CROSSING-COMP-01", players={"orange": {"characters": ["patron_fox_1"]}})
    wrong("players.orange.birds", "CROSSING-COMP-01", players={"orange": {"birds": ["bird_red_01"]}})
    wrong("players.grey.favours", "CROSSING-COMP-01", players={"grey": {"favours": ["favour_fox"]}})
    wrong("players.grey.queens", "CROSSING-COMP-01", players={"grey": {"queens": ["queen_deer"]}})
    wrong("players.orange.start_card", "CROSSING-START-03", players={"orange": {"start_card": {"card": "start_1", "face": "B"}}})
    wrong("players.grey.characters", "CROSSING-COMP-01", players={"grey": {"characters": ["patron_fox_1"] * 2}})
    wrong("objectives.t2.tile", "CROSSING-SETUP-06", objectives={"t2": {"tile": "wood_sap"}})


def test_missing_components_are_refused():
    wrong("favours.supply", "CROSSING-COMP-01", favours={"supply": []})
    wrong("spaces", "CROSSING-COMP-01", spaces={"n1": {"face_down": []}})
    wrong("players.grey.structures", "CROSSING-PSETUP-05", players={"grey": {"structures": []}})
    wrong("players.grey.worker", "CROSSING-START-05", players={"grey": {"worker": None}})
    wrong("balloon", "CROSSING-START-07", balloon=None)
    wrong("queen.unseen", "CROSSING-SETUP-05", queen={"unseen": []})


@rule("CROSSING-SETUP-05", "CROSSING-QUEEN-01")
@pytest.mark.parametrize("seed", range(3))
def test_in_the_morning_the_queen_of_the_round_is_still_to_come(seed):
    morning = next(
        written
        for steps in range(60, 400, 5)
        if "queen_wakes" in (written := play_random(GAME, GAME.configure(2), seed=seed, steps=steps).to_json())["stack"]
    )
    unseen = morning["table"]["queen"]["unseen"]
    assert len(unseen) == 6 - morning["table"]["round"]
    with pytest.raises(PositionError) as problem:
        GAME.from_json(merge(morning, {"table": {"queen": {"unseen": unseen[2:]}}}))
    assert problem.value.args_of_text["field"] == "table.queen.unseen"
    assert problem.value.clause == "CROSSING-SETUP-05"


def test_values_out_of_range_and_unknown_ids_are_refused():
    wrong("round", round=5)
    wrong("players.grey.resources.wood", players={"grey": {"resources": {"wood": 11}}})
    wrong("players.grey.investment", players={"grey": {"investment": 10}})
    wrong("players.grey.paws[0]", players={"grey": {"paws": ["b8"]}})
    wrong("spaces.n1.bird", spaces={"n1": {"bird": "bird_purple_01"}})
    wrong("players.grey.houses", "CROSSING-PSETUP-01", players={"grey": {"houses": list(C.region)}})
    wrong("nonsense", nonsense=1)


def sentence(position):
    with pytest.raises(PositionError) as problem:
        GAME.from_json(position)
    return problem.value.text("en"), problem.value.text("fr")


@rule("CROSSING-ARR-03")
def test_a_bird_with_too_high_a_mark_is_told_its_mark():
    base = table(seats=3).to_json()
    marked = next(bird.id for bird in C.birds if bird.kind == "red" and bird.mark == 4)
    english, french = sentence(merge(base, {"table": {"spaces": {"n1": {"bird": marked}}, "bird_stacks": []}}))
    assert english == f"Field table.spaces.n1.bird: “{marked}” is marked 4 and never arrives with 3 players. [CROSSING-ARR-03]"
    assert "marqué 4" in french


def test_nothing_known_is_called_unknown():
    """A component that exists but lies where it cannot is told so."""
    base = table(cards={"n1": "florist_fox_1"}).to_json()
    stacks = {"bird_stacks": []}
    places = [
        {"table": {"spaces": {"n1": {"bird": "bird_green_01"}}, **stacks}},
        {"table": {"spaces": {"n1": {"card": "patron_owl_2"}}}},
        {"table": {"spaces": {"n1": {"card": "empty_vp"}}}},
        {"table": {"objectives": {"t1": {"slots": [None, "grey", None, None]}}}},
        {"stack": ["set_up:random:random"]},
        {"stack": ["evening", "day_turn", "bridge:0"]},
    ]
    for changes in places:
        position = deepcopy(merge(base, changes))
        for space in position["table"]["spaces"].values():
            del space["face_down"]
        position["table"].pop("empty_deck_tiles")
        assert "cannot be there" in sentence(position)[0], changes
    solo = table(level="beginner").to_json()
    assert (
        "players.paco_paca.coins: “3” cannot be there"
        in sentence(merge(solo, {"table": {"players": {"paco_paca": {"coins": 3}}}}))[0]
    )


@rule("CROSSING-WORK-05")
def test_no_trade_window_that_is_not_open():
    claimed = table(grey={"coins": 9, "resources": {"wood": 3, "sap": 5}, "worker": "west"}, cards={"n1": "building_fox"})
    line(claimed, "work:trade", "trade:skip", "bridge:b1", "trade:skip", "card:building_fox", "trade:skip", "trade:skip")
    written = line(claimed, "claim:wood_sap").to_json()
    assert written["stack"][-2:] == ["claim:0", "trade:0"]
    for work in ({"traded": True}, {"tile": "prestige"}):
        assert "[CROSSING-WORK-05]" in sentence(merge(written, {"table": {"work": work}}))[0]
    assert "[CROSSING-WORK-05]" in sentence(merge(written, {"table": {"players": {"grey": {"coins": 3}}}}))[0]


def test_what_the_rules_forbid_on_the_board_is_refused():
    wrong("spaces.n1.bird", "CROSSING-ARR-02", spaces={"n1": {"bird": "bird_green_01"}}, bird_stacks=[])
    wrong("objectives.t1.slots[1]", "CROSSING-OBJ-05", objectives={"t1": {"slots": [None, "grey", None, None]}})
    wrong("objectives.t1.slots", "CROSSING-OBJ-03", objectives={"t1": {"slots": ["grey", None, "grey", None]}})
    decks = {space: {"deck": "patron", "face_down": []} for space in ("n1", "n2")}
    wrong("spaces.n2.deck", "CROSSING-SETUP-02", spaces=decks)
    wrong("players.grey.played", "CROSSING-DAY-01", players={"grey": {"played": ["coins", "two", "prestige", "three", "trade"]}})


@pytest.mark.parametrize(
    ("stack", "field"),
    [
        (["evening", "day_turn", "work:0"], "table.work"),
        (["evening", "day_turn", "visit:0"], "table.work"),
        (["evening", "day_turn", "meet:0"], "table.work.bird"),
        (["evening", "day_turn", "action:3"], "stack[2]"),
        (["evening", "day_turn", "bridge:0"], "stack[2]"),
        (["evening", "automa_turn"], "stack[1]"),
        (["set_up:random:random"], "stack[0]"),
        (["evening", "day_turn", "structure:0:bear:2"], "table.effects.structures_used"),
    ],
)
def test_a_step_without_what_it_needs_is_refused(stack, field):
    with pytest.raises(PositionError) as problem:
        table(at=stack, turns=1)
    assert problem.value.args_of_text["field"] == field


def test_paco_and_paca_have_no_coins_nor_worker():
    with pytest.raises(PositionError) as problem:
        table(level="beginner", paco_paca={"coins": 3})
    assert problem.value.clause == "CROSSING-SOLO-02"
    with pytest.raises(PositionError) as problem:
        table(level="master_builder", solo_deck=["rest_1"])
    assert problem.value.clause == "CROSSING-SOLO-05"
