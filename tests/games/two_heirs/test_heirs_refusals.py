"""Every row of the table of refusals, and which clause is cited when several apply."""

import pytest
from heirs_table import GAME, keys, solo, table

from regalia.testing import line, refused, rule

IN_HAND = ["trd_farm", "trd_sawmill", "trd_quarry"]
AROUND = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
FULL = {cell: ("green", "grey")[n % 2] for n, cell in enumerate(AROUND)}


def test_every_reason_has_a_sentence_in_both_languages():
    for reason in GAME.reasons[1:]:
        assert reason.clause in GAME.rulebook.clauses
        english, french = (GAME.texts.format(lang, f"reason-{reason.key}") for lang in ("en", "fr"))
        assert english != french
        assert GAME.texts.has("en", f"rule-{reason.clause}")
        assert GAME.texts.has("fr", f"rule-{reason.clause}")


# -- out of turn, or another decision pending --------------------------------------------------------------


@rule("HEIRS-TURN-01")
@pytest.mark.parametrize(
    "key", ["take:1", "take:0", "build:trd_farm", "expand:trd_farm", "troop:blue_1", "end", "camp:0,1", "done"]
)
def test_out_of_turn_comes_before_every_other_reason(key):
    refused(table(), key, "HEIRS-TURN-01", seat=1)


@rule("HEIRS-TURN-01")
def test_after_the_end_of_the_game_nothing_may_be_done():
    state = line(table(supply=0, last_turns=1, ring=["grey", "grey"]), "take:1", "end")
    for seat in (0, 1):
        for key in ("take:2", "end", "troop:white_cavalry"):
            refused(state, key, "HEIRS-TURN-01", seat=seat)


@rule("HEIRS-TURN-02")
def test_a_pending_decision_comes_before_the_reasons_of_the_menu():
    state = line(table(land={(0, 1): "grey"}, hands={"white": ["trd_farm"]}), "troop:white_cavalry")
    for key in ("take:0", "take:6", "end", "build:trd_quarry", "troop:blue_1", "camp:0,1", "destroy:0,1", "cell:0,1", "done"):
        refused(state, key, "HEIRS-TURN-02")


@rule("HEIRS-TURN-02")
@pytest.mark.parametrize("key", ["cell:0,1", "to:0,1", "to:supply", "done"])
def test_an_answer_to_a_question_that_was_not_put_is_refused(key):
    refused(table(), key, "HEIRS-TURN-02")


@rule("HEIRS-TURN-02")
def test_in_a_siege_only_its_own_answers_are_possible():
    state = line(
        table(
            land={(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"},
            hands={"white": ["war_siege_tower_grey_b"]},
            ring=["grey", "green", "yellow"],
        ),
        "build:war_siege_tower_grey_b",
        "cell:0,1",
    )
    for key in ("take:1", "end", "cell:1,0", "to:0,1"):
        refused(state, key, "HEIRS-TURN-02")
    for cell in ("2,1", "0,0", "0,1", "5,5"):
        refused(state, f"destroy:{cell}", "HEIRS-BLD-SIEGE-01")


# -- take and end ------------------------------------------------------------------------------------------


@rule("HEIRS-TAKE-07")
def test_already_taken_comes_before_the_place_the_reach_and_the_hand():
    state = table(hands={"white": IN_HAND}, crown="blue")
    for place in range(7):
        refused(state, f"take:{place}", "HEIRS-TAKE-07")


@rule("HEIRS-REACH-03", "HEIRS-REACH-04")
def test_the_shield_and_an_empty_place_come_before_the_hand():
    state = table(supply=0, last_turns=1, hands={"white": IN_HAND}, ring=["grey", None, None, "grey"])
    refused(state, "take:0", "HEIRS-REACH-03")
    refused(state, "take:2", "HEIRS-REACH-04")
    refused(state, "take:6", "HEIRS-REACH-04")


@rule("HEIRS-TAKE-01", "HEIRS-TAKE-06")
def test_out_of_reach_comes_before_a_full_hand():
    state = table(hands={"white": IN_HAND})
    refusal = refused(state, "take:4", "HEIRS-TAKE-01")
    assert "3" in GAME.reason("en", refusal)
    assert "3" in GAME.reason("fr", refusal)
    refused(state, "take:3", "HEIRS-TAKE-06")


@rule("HEIRS-TURN-05")
def test_no_end_before_the_take():
    refused(table(), "end", "HEIRS-TURN-05")
    refused(table(hands={"white": IN_HAND}), "end", "HEIRS-TURN-05")


# -- build and expand --------------------------------------------------------------------------------------


@rule("HEIRS-BUILD-01", "HEIRS-OPEN-01")
@pytest.mark.parametrize("tile", ["trd_farm", "trd_quarry", "war_fortress_grey"])
def test_a_tile_that_is_not_in_the_own_hand(tile):
    hands = {"white": ["trd_sawmill"], "blue": ["trd_farm"]}
    for land in ({}, FULL):
        state = table(land=land, hands=hands, troops={"blue_cavalry": (1, 1)} if land else {}, start="yellow")
        refused(state, f"build:{tile}", "HEIRS-BUILD-01")
        refused(state, f"expand:{tile}", "HEIRS-OPEN-01")


@rule("HEIRS-BUILD-02", "HEIRS-OPEN-01")
def test_for_want_of_a_cell_build_and_expand_are_refused_before_the_cost():
    state = table(land=FULL, hands={"white": ["trd_cathedral_yellow"]}, start="yellow")
    refused(state, "build:trd_cathedral_yellow", "HEIRS-BUILD-02")
    refused(state, "expand:trd_cathedral_yellow", "HEIRS-OPEN-01")


@rule("HEIRS-BUILD-03")
def test_missing_resources_are_told_in_numbers():
    state = table(hands={"white": ["trd_cathedral_yellow"]}, ring=["grey"] * 6, start="green", discounts=1)
    refusal = refused(state, "build:trd_cathedral_yellow", "HEIRS-BUILD-03")
    told = {"wood": 1, "stone": 1, "wheat": 2, "have_wood": 1, "have_stone": 3, "have_wheat": 0, "missing": 2, "discounts": 1}
    assert told.items() <= refusal.args.items()
    assert refusal.args["short"] == 1
    assert "2 wheat" in GAME.reason("en", refusal)
    assert "2" in GAME.reason("fr", refusal)


@rule("HEIRS-BUILD-01", "HEIRS-BUILD-02")
def test_a_full_cell_comes_before_a_cell_without_a_troop():
    state = table(land={(0, 1): "grey", (5, 5): "grey"}, hands={"white": ["trd_farm"]}, discounts=3)
    line(state, "build:trd_farm")
    refused(state, "cell:5,5", "HEIRS-BUILD-01")
    refused(state, "cell:0,1", "HEIRS-BUILD-01")
    refused(state, "cell:5,4", "HEIRS-BUILD-02")
    refused(state, "cell:25,-25", "HEIRS-BUILD-02")


@rule("HEIRS-OPEN-01", "HEIRS-BUILD-01")
def test_the_same_for_open_land():
    state = table(land={(0, 1): "grey", (5, 5): "grey"}, hands={"white": ["trd_farm"]})
    line(state, "expand:trd_farm")
    refused(state, "cell:5,5", "HEIRS-BUILD-01")
    refused(state, "cell:5,4", "HEIRS-OPEN-01")


# -- troops ------------------------------------------------------------------------------------------------


@rule("HEIRS-TROOP-01", "HEIRS-TROOP-05")
def test_a_troop_of_the_opponent_or_one_that_has_acted():
    acted = {"white_cavalry": "moved", "white_1": "deployed", "white_2": "retired"}
    state = table(land={(0, 1): "grey", (1, 0): "grey"}, troops={"white_1": (0, 1)}, acted=acted)
    refused(state, "troop:blue_1", "HEIRS-TROOP-01")
    refused(state, "troop:white_cavalry", "HEIRS-TROOP-01")
    refused(state, "troop:white_1", "HEIRS-TROOP-05")
    refused(state, "troop:white_2", "HEIRS-TROOP-05")


@rule("HEIRS-TROOP-02", "HEIRS-TROOP-03")
def test_for_want_of_a_destination_in_the_landscape_and_in_the_supply():
    state = table()
    refused(state, "troop:white_cavalry", "HEIRS-TROOP-02")
    refused(state, "troop:white_1", "HEIRS-TROOP-03")


@rule("HEIRS-TROOP-01")
def test_of_two_unmoved_troops_in_the_supply_only_the_lower_numbered_is_offered():
    state = table(land={(0, 1): "grey", (1, 0): "grey"})
    assert keys(state, "troop") == ["troop:white_cavalry", "troop:white_1"]
    refused(state, "troop:white_2", "HEIRS-TROOP-01")
    line(state, "troop:white_1", "to:0,1")
    assert "troop:white_2" in keys(state)
    retired = table(land={(0, 1): "grey", (1, 0): "grey"}, acted={"white_1": "retired"})
    assert keys(retired, "troop") == ["troop:white_cavalry", "troop:white_2"]


@rule("HEIRS-TROOP-03")
def test_nobody_is_told_to_send_the_other_troop_when_neither_can_be_deployed():
    for troop in ("white_1", "white_2"):
        assert refused(table(), f"troop:{troop}", "HEIRS-TROOP-03").key == "nowhere-to-deploy"


@rule("HEIRS-TROOP-02", "HEIRS-TROOP-06")
def test_a_move_not_adjacent_comes_before_an_empty_cell_and_an_occupied_tile():
    land = {(0, 1): "grey", (1, 0): "grey", (5, 5): "grey", (1, 1): "green"}
    state = table(land=land, troops={"blue_1": (5, 5), "blue_2": (1, 0)})
    line(state, "troop:white_cavalry")
    for cell in ("5,5", "5,4", "0,0"):
        refused(state, f"to:{cell}", "HEIRS-TROOP-02")
    refused(state, "to:-1,0", "HEIRS-TROOP-06")
    refused(state, "to:1,0", "HEIRS-TROOP-06")


@rule("HEIRS-TROOP-03", "HEIRS-TROOP-06")
def test_a_deployment_to_an_empty_cell_or_an_occupied_tile_comes_before_the_own_troop():
    land = {(0, 1): "grey", (5, 5): "grey", (6, 6): "grey"}
    state = line(table(land=land, troops={"blue_1": (5, 5)}), "troop:white_1")
    refused(state, "to:9,9", "HEIRS-TROOP-06")
    refused(state, "to:1,0", "HEIRS-TROOP-06")
    refused(state, "to:5,5", "HEIRS-TROOP-06")
    refused(state, "to:6,6", "HEIRS-TROOP-03")
    refused(state, "to:supply", "HEIRS-TROOP-04")


@rule("HEIRS-SETUP-10")
def test_an_occupied_start_tile_cites_its_own_clause_for_moves_and_deployments():
    land = {(0, 1): "grey", (1, 1): "grey", (5, 5): "grey", (5, 6): "grey"}
    near = table(land=land, troops={"white_cavalry": (0, 1)})
    refused(line(near, "troop:white_cavalry"), "to:0,0", "HEIRS-SETUP-10")
    deploy = table(land=land, troops={"white_cavalry": (0, 1)})
    refused(line(deploy, "troop:white_1"), "to:0,0", "HEIRS-SETUP-10")
    far = table(land=land, troops={"white_cavalry": (5, 5)})
    refused(line(far, "troop:white_cavalry"), "to:0,0", "HEIRS-TROOP-02")


@rule("HEIRS-TROOP-04")
def test_the_cavalry_is_never_retired():
    refused(line(table(land={(0, 1): "grey"}), "troop:white_cavalry"), "to:supply", "HEIRS-TROOP-04")


# -- Camps and sieges ----------------------------------------------------------------------------------------


@rule("HEIRS-BLD-CAMP-01", "HEIRS-BLD-CAMP-02")
@pytest.mark.parametrize("crown", ["white", "blue"])
def test_a_camp_face_down_cites_camp_02_everything_else_camp_01(crown):
    land = {(0, 1): "agr_camp_green", (1, 0): "blue agr_camp_grey", (1, 1): "white agr_mill", (5, 5): "agr_mine"}
    state = table(land=land, crown=crown)
    refused(state, "camp:0,1", "HEIRS-BLD-CAMP-02")
    for cell in ("1,0", "1,1", "5,5", "0,0", "9,9"):
        refused(state, f"camp:{cell}", "HEIRS-BLD-CAMP-01")


@rule("HEIRS-BLD-CAMP-01")
def test_an_own_camp_before_the_take():
    refused(table(land={(0, 1): "white agr_camp_green"}), "camp:0,1", "HEIRS-BLD-CAMP-01")


def sentences(state, key):
    """Why not, in both languages, with plain spaces."""
    refusal = state.why_not(GAME.action(key), 0)
    return [GAME.reason(lang, refusal).replace("\u00a0", " ") for lang in ("en", "fr")]


@rule("HEIRS-BLD-CAMP-02")
def test_a_camp_that_was_laid_face_down_or_destroyed_is_not_called_used():
    laid = line(table(hands={"white": ["agr_camp_green"]}, crown="blue"), "expand:agr_camp_green", "cell:0,1")
    assert sentences(laid, "camp:0,1") == [
        "That Camp lies face down: it is open land.",
        "Ce Campement est face cachée : c’est un terrain ouvert.",
    ]


@rule("HEIRS-BLD-CAMP-01")
def test_between_a_camp_and_the_take_it_asks_for_nobody_is_told_that_no_tile_was_taken():
    state = line(table(land={(0, 1): "white agr_camp_green", (1, 1): "white agr_camp_grey"}), "take:1", "camp:0,1")
    refused(state, "camp:1,1", "HEIRS-BLD-CAMP-01")
    assert sentences(state, "camp:1,1") == [
        "The royal shield shows your crown: take a tile before you use a Camp.",
        "Le bouclier royal montre votre couronne : prenez une tuile avant d’utiliser un Campement.",
    ]


@rule("HEIRS-BLD-SIEGE-03")
def test_after_a_tower_without_a_siege_the_refusal_does_not_deny_the_tower():
    hand = {"hands": {"white": ["war_siege_tower_grey_b"]}, "ring": ["grey", "green", "yellow"]}
    state = table(land={(1, 1): "blue war_fortress_grey"}, **hand)
    line(state, "build:war_siege_tower_grey_b", "cell:0,1")
    refused(state, "destroy:1,1", "HEIRS-BLD-SIEGE-03")
    assert sentences(state, "destroy:1,1") == [
        "No siege is going on: a building falls only when a Siege Tower is placed.",
        "Aucun siège n’est en cours : un bâtiment ne tombe qu’à la pose d’une Tour de siège.",
    ]


@rule("HEIRS-SETUP-10")
def test_in_solo_nobody_is_told_that_two_cavalry_share_the_start_tile():
    state = line(solo(land={(0, 1): "grey"}, troops={"white_1": (0, 1)}), "troop:white_1")
    refused(state, "to:0,0", "HEIRS-SETUP-10")
    assert sentences(state, "to:0,0") == [
        "A troop already stands on the start tile; only at the start of a duel do two cavalry share it.",
        "Une troupe se tient déjà sur la tuile de départ ; seules deux cavaleries la partagent, au début d’un duel.",
    ]


@rule("HEIRS-TURN-01")
def test_after_the_end_the_refusal_says_that_the_game_is_over():
    state = line(table(supply=0, last_turns=1, ring=["grey", "grey"]), "take:1", "end")
    assert sentences(state, "end") == ["The game is over.", "La partie est terminée."]


@rule("HEIRS-BLD-SIEGE-03")
def test_destroying_without_having_placed_a_tower_just_now():
    land = {(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a", (0, 1): "white war_siege_tower_grey_b"}
    refused(table(land=land), "destroy:1,1", "HEIRS-BLD-SIEGE-03")
    refused(table(), "destroy:0,0", "HEIRS-BLD-SIEGE-03")


@rule("HEIRS-TROOP-01")
def test_in_solo_henris_troops_are_the_opponents():
    state = solo(land={(0, 1): "blue trd_farm", (1, 0): "grey"}, troops={"blue_cavalry": (0, 1)})
    refused(state, "troop:blue_cavalry", "HEIRS-TROOP-01")
    refused(state, "troop:blue_1", "HEIRS-TROOP-01")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_is_exactly_what_is_not_refused(seed):
    state = GAME.new(players=2, seed=seed, sets=["agriculture_industry", "trade_church", "war"])
    for _ in range(25):
        offered = set(state.legal())
        question = state.question(state.turn)
        assert offered == {action for action in range(len(GAME.catalogue)) if question.refusal(state, action) == 0}
        state.do(state.options[state.rng.below(len(state.options))])
