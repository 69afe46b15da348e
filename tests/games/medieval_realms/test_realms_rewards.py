"""Rewards of terrains as a box may print them: plain tokens of any number, and fleurs-de-lis (EFF-05)."""

from collections import Counter

import pytest
from realms_table import GAME, RESOURCES, log, place_all, placing, realms, table, tokens

from regalia.core.errors import ComponentError, PositionError
from regalia.core.packs import Pack
from regalia.drawing.scene import scene_of
from regalia.testing import line, merge, refused, rule


def box(**rewards):
    """A pack with the rewards of terrains t1, t2…"""
    return Pack(
        "box", {"realm_board": {"terrain": [{"id": int(name[1:]), "reward": reward} for name, reward in rewards.items()]}}
    )


def revealed(players, pack, *maps, mayors=0, **table):
    """Generals and admirals of each seat on its terrains; with two players two decoys on terrain 8."""
    owned = {"mayor": mayors, "general": 1, "admiral": 1}
    state = placing(players, {seat: {"leaders": owned} for seat in range(players)}, options={"pack": pack}, **table)
    for seat, (general, admiral) in enumerate(maps):
        place_all(state, seat, [], [general], [admiral], decoys=[8] * mayors)
    return state


@rule("REALMS-COMBAT-02", "REALMS-EFF-05")
def test_the_controller_names_the_resource_of_a_lis():
    state = revealed(3, box(t3={"combat": 1, "fleur_de_lis": 2}), (3, 4), (1, 1), (2, 2))
    assert (state.turn, state.question(0).kind) == (0, "choose_reward")
    assert tokens(state, 0) == {"combat": 2, "religion": 2}
    assert "Terrain 3, Great forest" in GAME.prompt("en", state, 0)
    assert "Terrain 3, Grande forêt" in GAME.prompt("fr", state, 0)
    line(state, "choose_lis:culture")
    assert tokens(state, 0) == {"combat": 2, "religion": 2, "culture": 2, "production": 2}
    assert state.question(state.turn).kind == "action"


@rule("REALMS-ORDER-01", "REALMS-INCOME-01")
def test_the_choice_comes_before_income_and_turn_order():
    state = revealed(3, box(t3={"fleur_de_lis": 3}), (1, 1), (2, 2), (3, 3), turn_order=[0, 1, 2])
    assert tokens(state, 0) == {"combat": 2, "gold": 1}
    line(state, "choose_lis:production")
    assert table(state)["turn_order"] == [2, 1, 0]
    assert tokens(state, 2) == {"production": 5}


@rule("REALMS-COMBAT-03", "REALMS-COMBAT-06")
def test_nobody_is_asked_for_a_tie_or_behind_a_decoy():
    tied = revealed(3, box(t3={"fleur_de_lis": 1}), (3, 1), (3, 1), (2, 1))
    assert tied.question(tied.turn).kind == "action"
    blocked = revealed(2, box(t8={"fleur_de_lis": 1}), (1, 2), (3, 4), mayors=2)
    assert blocked.question(blocked.turn).kind == "action"


@rule("REALMS-EFF-05")
def test_several_terrains_one_after_the_other():
    """In the order of their numbers, whoever controls them."""
    state = revealed(3, box(t2={"fleur_de_lis": 1}, t4={"fleur_de_lis": 2}, t7={"fleur_de_lis": 1}), (4, 1), (7, 2), (5, 5))
    asked = []
    while state.question(state.turn).kind == "choose_reward":
        asked.append(state.question(state.turn).name)
        line(state, "choose_lis:gold")
    assert asked == ["choose_reward:1:2", "choose_reward:0:4", "choose_reward:1:7"]
    assert tokens(state, 0)["gold"] == 3
    assert tokens(state, 1)["gold"] == 2


@rule("REALMS-EFF-05", "REALMS-ACT-01")
def test_what_else_is_refused():
    state = revealed(3, box(t3={"fleur_de_lis": 2}), (3, 1), (2, 2), (5, 5))
    for action in ("pass", "activate:1", "choose_bonus:gold", "place_mayor:gold"):
        refused(state, action, "REALMS-EFF-05")
    refused(state, "discard:war_01", "REALMS-DEP-04")
    refused(state, "choose_lis:gold", "REALMS-ACT-01", seat=1)


def test_the_log_and_the_views():
    state = revealed(3, box(t3={"gold": 2, "fleur_de_lis": 2}), (3, 1), (2, 2), (5, 5))
    events = log(state)
    assert state.view(1)["table"]["terrains"][2]["reward"] == {"gold": 2, "fleur_de_lis": 2}
    assert "2 gold, 2 of your choice" in GAME.draw_text(state.view(0), "en", False)
    assert "2 jetons Or, 2 jetons au choix" in GAME.draw_text(state.view(0), "fr", False)
    line(state, "choose_lis:science")
    assert "2 science" in GAME.log_line("en", events[0])
    assert "2 jetons Science" in GAME.log_line("fr", events[0])


@rule("REALMS-SOLO-09")
@pytest.mark.parametrize("scarce", RESOURCES)
def test_the_regent_takes_what_it_has_fewest_of(scarce):
    """Any of the seven (GEN-03)."""
    pack = box(**{f"t{number}": {"fleur_de_lis": 1} for number in range(1, 9)})
    seats = {0: {"leaders": {"mayor": 0, "general": 0, "admiral": 0}}, 1: {"leaders": {"mayor": 0, "general": 1, "admiral": 0}}}
    seats[1]["palace"] = dict.fromkeys(RESOURCES, 1) | {scarce: 0}
    start = {"stack": ["end_round", "actions", "reveal", "regent_placement"], "active": None}
    state = realms(1, seats, mode="solo_regent", options={"pack": pack}, **start)
    assert tokens(state, 1) == Counter(dict.fromkeys(RESOURCES, 1)) + Counter(production=2)


@rule("REALMS-COMBAT-02")
def test_any_number_of_plain_tokens_or_none():
    state = revealed(3, box(t3={"gold": 4, "science": 1}, t1={}), (3, 1), (2, 2), (5, 5))
    assert tokens(state, 0) == {"gold": 4, "science": 1, "production": 2}


def test_journals_and_positions():
    pack = box(t1={"fleur_de_lis": 2}, t2={"fleur_de_lis": 1})
    state = GAME.new(3, seed=4, pack=pack)
    asked = 0
    while not state.over:
        asked += state.question(state.turn).kind == "choose_reward"
        assert GAME.from_json(state.to_json()).digest() == state.digest()
        state.do(state.legal()[state.moves % len(state.legal())])
    assert asked > 0
    assert GAME.replay(state.journal()).digest() == state.digest()


def test_a_position_names_a_terrain_that_the_seat_controls():
    base = revealed(3, box(t3={"fleur_de_lis": 2}), (3, 1), (2, 2), (5, 5)).to_json()
    for step in ("choose_reward:0:1", "choose_reward:1:3", "choose_reward:0:9"):
        with pytest.raises(PositionError, match="stack"):
            GAME.from_json(merge(base, {"stack": [*base["stack"][:-1], step]}))


@pytest.mark.parametrize(
    "reward", [{"fleur_de_lis": 2}, {"combat": 1, "fleur_de_lis": 2}, {"gold": 5, "combat": 4, "culture": 2}, {}]
)
def test_the_board_draws_every_reward(reward):
    state = placing(5, options={"pack": box(t3=reward)})
    parts = GAME.draw(scene_of(state, 0, "en"))
    plain = GAME.draw(scene_of(placing(5), 0, "en"))
    assert parts.boards[0].svg != plain.boards[0].svg
    if "fleur_de_lis" in reward:
        assert parts.boards[0].svg.count("#i-lys") == 2
    if "gold" in reward:
        assert ">5<" in parts.boards[0].svg


@pytest.mark.parametrize(
    ("reward", "named"),
    [({"fleur_de_lis": 0}, "realm_board.terrain.3.reward.fleur_de_lis"), ({"lily": 1}, "lily"), ([], "reward")],
)
def test_a_wrong_reward_is_refused(reward, named):
    with pytest.raises(ComponentError, match=named):
        GAME.new(2, pack=box(t3=reward))
