"""What is said beside the rules: on buttons, before the end of a turn, at set-up."""

import pytest
from emara_table import GAME, menu, visit

from regalia.core.rng import seeded
from regalia.testing import rule


def said(state, key):
    """What an option costs and brings, in the words of its button."""
    return GAME.ask("promises", "change", state, 0, GAME.action(key))


@rule("EMARA-SITE-01", "EMARA-CARD-02")
def test_a_button_says_what_changes_at_once():
    _, args = said(visit("construction_site", stone=1, ring=1), "town_menu:deliver_stone")
    assert (args["price"], args["gain"]) == ("@amount-stone*1", "@amount-cp*3, @amount-bp*5")
    _, args = said(menu(ring=1), "do_card")
    assert (args["price"], args["gain"]) == ("", "@amount-wood*1")
    assert said(menu(ring=1), "raise_rank") is None
    assert said(menu(done=["card", "move"], ring=1), "end_turn") is None


def test_what_a_player_has_is_counted():
    state = visit(
        "castle", wood=1, cloth=2, ring=3, others={1: {"goods": {"stone": 4, "book": 5}, "citizens": 6, "buildings": 7}}
    )
    counted = GAME.room("promises").counted
    assert [count for _, count in counted(state, 0)] == [1, 2, 0, 0, 0, 0, 0, 3, 10, 30]
    assert [count for _, count in counted(state, 1)] == [0, 0, 0, 4, 0, 0, 5, 0, 6, 7]
    assert [count for _, count in GAME.ask("holdings", "of", state, 1)] == [0, 0, 0, 4, 0, 0, 5, 0, 6, 7]


@rule("EMARA-TURN-08")
@pytest.mark.parametrize(
    ("state", "warned"),
    [
        (menu(done=["card", "move"], ring=1), "rank-possible"),
        (menu("card_town", done=["move"], book=1), "card-unused"),
        (menu("card_town", done=["card", "move"], wood=2), ""),
        (menu(done=["card", "move", "raise_rank"], ring=1, wood=2), ""),
    ],
)
def test_the_end_of_a_turn_is_warned_of(state, warned):
    step = state.question(0)
    assert step.warning(state, GAME.action("end_turn")) == warned
    assert step.warning(state, GAME.action("hire")) == ""


@rule("EMARA-SETUP-08", "EMARA-SETUP-12")
def test_the_set_up_is_told():
    log = []
    state = GAME.deal(GAME.configure(2), seeded(3), events=log)
    keys = [event.key for event in log]
    assert keys[0] == "setup-event"
    assert keys.count("take") >= 2
    first = log[keys.index("first-player")]
    assert first.seat == state.statue
    assert [key for key in keys if key not in ("take", "citizens", "buildings")] == [
        "setup-event",
        "first-player",
        "round",
        "turn",
    ]
