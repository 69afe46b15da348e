"""Solo against Victoria (EMARA-SOLO-01 to -09)."""

from __future__ import annotations

import pytest
from emara_table import GAME, board, goods, menu, player, points, round_end, table

from regalia.core.errors import ConfigError
from regalia.core.events import Event
from regalia.core.rng import seeded
from regalia.testing import line, refused, rule


def solo(**rest):
    return {"players": 1, "mode": "solo_campaign", **rest}


def victoria(state):
    return board(state)["victoria"]


def close(round, markers=None, taken=0, event="generous_summer", **rest):
    """The end of a round in solo, Victoria about to act."""
    order = ["baron", "count", "prince", "marquess"]
    her = {"citizens": 0, "sources": {}, "nobility": dict.fromkeys(order[: max(0, min(round - 2, 4))], 1 + taken)}
    stack = ["close_round", "victoria_rank", "victoria_site"] if round < 6 else ["close_round", "victoria_site"]
    if round == 1:
        stack = ["next_turn"]
    more = {"victoria": her}
    phase = "turns" if round == 1 else "end_of_round"
    return table(**solo(stack=stack, phase=phase, round=round, event=event, markers=markers, changes=more, **rest))


@rule("EMARA-SOLO-01")
def test_victoria_has_citizen_points_only():
    state = GAME.new(players=1, mode="solo_campaign")
    assert state.seats == 2
    assert victoria(state) == {"citizens": 0, "sources": {"citizens": {}}, "nobility": {}}
    refused(state, "end_turn", "EMARA-ROUND-04", seat=1)


@rule("EMARA-SOLO-03")
def test_start_from_the_mode_statue_always_with_the_player():
    for seed in range(5):
        state = GAME.new(players=1, mode="solo_high_score", start_buildings=23, seed=seed)
        assert player(state)["buildings"] == 23
        assert board(state)["statue"] == 0
    state.playout()
    assert board(state)["statue"] == 0


@rule("EMARA-SOLO-04")
def test_high_score_needs_a_start_value():
    for options in ({}, {"start_buildings": 61}):
        with pytest.raises(ConfigError) as refused_start:
            GAME.new(players=1, mode="solo_high_score", **options)
        assert refused_start.value.clause == "EMARA-SOLO-04"
    state = GAME.new(players=1, mode="solo_high_score", start_buildings=15, seed=1)
    state.playout()
    assert state.score(0) == min(points(state))
    assert victoria(state)["citizens"] > 0


@rule("EMARA-SOLO-04")
@pytest.mark.parametrize("hers", [0, 60, 90])
def test_nobody_wins_a_high_score(hers):
    high = {"players": 1, "mode": "solo_high_score", "options": {"start_buildings": 30}}
    state = table(**high, stack=(), phase="final", round=6, cp=60, bp=90, changes={"victoria": {"citizens": hers}})
    assert state.over
    assert state.scores() == [60, hers]
    assert (state.winners(), state.ranks()) == ([], [0, 0])


@rule("EMARA-SOLO-05")
def test_victoria_waits_in_round_one():
    events: list[Event] = []
    config = GAME.configure(1, "solo_campaign")
    state = GAME.deal(config, seeded(3), events=events)
    rng = seeded(1)
    while board(state)["round"] == 1:
        state.do(state.options[rng.below(len(state.options))])
    assert victoria(state)["citizens"] == 0
    assert [event.key for event in events if event.seat == 1] == ["victoria-waits"]


@rule("EMARA-SOLO-06", "EMARA-SOLO-08")
def test_example_8_uncontested():
    state = GAME.new(players=1, mode="solo_campaign", seed=4)
    found = {}
    while not state.over:
        before = board(state)["round"]
        # The player never touches the site nor a rank.
        untouched = ("raise_rank", "town_menu:deliver_stone", "town_menu:deliver_bread")
        safe = [action for action in state.legal() if state.key(action) not in untouched]
        ending = GAME.action("end_turn")
        state.do(ending if ending in safe else safe[0])
        if state.over or state.phase == 2 or board(state)["round"] != before:
            found.setdefault(before, victoria(state)["citizens"])
    assert found == {1: 0, 2: 15, 3: 31, 4: 51, 5: 73, 6: 76}
    assert state.score(1) == 76
    assert list(victoria(state)["nobility"]) == ["baron", "count", "prince", "marquess"]


@rule("EMARA-SOLO-06")
def test_after_the_event_and_with_markers_moved():
    state = close(2, markers={"stone": 1, "bread": "removed"})
    assert victoria(state)["citizens"] == 3 + 2 + 6
    assert board(state)["markers"]["stone"] == 2
    assert board(state)["markers"]["bread"] == "removed"
    event = round_end("alms_for_the_poor", **solo(round=2, ring=1, gold=1))
    assert victoria(event)["citizens"] == 0
    line(event, "end_round_event:1_gold")
    assert points(event)[0] == 14


@rule("EMARA-SOLO-06")
def test_no_rank_in_round_six():
    state = close(6, markers={"stone": "removed", "bread": "removed"}, ring=1)
    assert victoria(state)["citizens"] == 3
    assert "duke" not in victoria(state)["nobility"]


@rule("EMARA-SOLO-07")
def test_events_never_help_her_and_her_cards_are_gone():
    state = close(2, event="respected_at_court")
    assert victoria(state)["citizens"] == 4 + 5 + 6
    assert state.view(0)["table"]["nobility"]["baron"] == [5, 4, 3]
    mine = menu(**solo(round=3, ring=1, event="pious_donation", changes={"victoria": {"nobility": {"baron": 1}}}))
    line(mine, "raise_rank")
    assert points(mine) == (15, 30)
    assert goods(mine) == {}


@rule("EMARA-SOLO-07", "EMARA-RANK-03")
def test_she_takes_what_the_player_left():
    state = close(2, rank=1)
    assert victoria(state)["nobility"] == {"baron": 2}
    assert victoria(state)["citizens"] == 4 + 5 + 5


@rule("EMARA-SOLO-09")
@pytest.mark.parametrize(("mine", "hers", "ranks"), [(60, 59, [1, 2]), (60, 60, [2, 1]), (60, 61, [2, 1])])
def test_a_tie_is_a_loss(mine, hers, ranks):
    state = table(**solo(stack=(), phase="final", round=6, cp=mine, bp=90, changes={"victoria": {"citizens": hers}}))
    assert state.over
    assert state.ranks() == ranks


@rule("EMARA-SOLO-08")
def test_final_scores():
    state = table(**solo(stack=(), phase="final", round=6, cp=61, bp=58, changes={"victoria": {"citizens": 70}}))
    assert state.scores() == [58, 70]
    assert state.breakdown(1) == [("citizens-other", 70)]


@rule("EMARA-SOLO-06")
def test_the_view_announces_what_she_will_do():
    state = menu(**solo(ring=1, round=3, changes={"victoria": {"nobility": {"baron": 1}}}))
    shown = state.view(0)["table"]["victoria"]
    assert (shown["next_site"], shown["next_rank"]) == (9, "count")
