"""Rounds, turn order and the cycle of cards (EMARA-ROUND, EMARA-EVT-01, EMARA-VAR)."""

from __future__ import annotations

import pytest
from emara_table import CARDS, EVENTS, GAME, asked, board, goods, keys, menu, player, round_end, table

from regalia.core.events import Event
from regalia.core.journal import Line, follow
from regalia.core.rng import seeded
from regalia.testing import line, refused, rule
from regalia.testing.playing import walk


def trace(players=2, seed=0, mode=None, **options):
    """A random game with its events: the log of a whole play."""
    events: list[Event] = []
    config = GAME.configure(players, mode, **options)
    for state in walk(GAME, config, seed, events):
        last = state
    return last, events


@rule("EMARA-ROUND-01", "EMARA-ROUND-04", "EMARA-ROUND-05", "EMARA-END-01")
def test_six_rounds_of_three_turns_in_order():
    for players in (2, 3, 4):
        last, events = trace(players, seed=players)
        assert last.over
        rounds = [event for event in events if event.key == "round"]
        assert [event.args["round"] for event in rounds] == [1, 2, 3, 4, 5, 6]
        turns = [event.seat for event in events if event.key == "turn"]
        assert len(turns) == 18 * players
        first = next(event.seat for event in events if event.key == "first-player")
        for n, seat in enumerate(turns):
            this_round = n // (3 * players)
            assert seat == (first + this_round + n % players) % players


@rule("EMARA-ROUND-02", "EMARA-EVT-12")
def test_cards_two_to_seven_of_the_event_stack_are_used():
    last, events = trace(2, seed=7)
    used = [event.args["event"] for event in events if event.key in ("setup-event", "round")]
    assert len(used) == 7
    assert len(set(used)) == 7
    assert f"@event-{board(last)['event']}" == used[-1]


@rule("EMARA-EVT-12", "EMARA-ROUND-03")
def test_only_the_active_event_works():
    """The setup event was generous_summer, the one before early_winter: neither changes a gain."""
    state = table(
        stack=("next_turn", "turn_menu:0", "town_menu:0"),
        card="card_wood",
        slot=1,
        turn={"done": ["card", "move"], "location": "construction_site"},
        at=("forest", "construction_site"),
        wood=1,
        changes={"event_pile": [id for id in EVENTS if id not in ("generous_summer", "early_winter", "respected_at_court")]},
    )
    line(state, "town_menu:deliver_wood")
    assert player(state)["buildings"] == 35


@rule("EMARA-ROUND-03", "EMARA-EVT-01")
@pytest.mark.parametrize(
    ("event", "good"),
    [("forest_logging", "wood"), ("abundant_harvest", "grain"), ("imported_stone", "stone"), ("refined_cloth", "cloth")],
)
def test_gain_all_events_at_the_start_of_the_round(event, good):
    states = (next_round(event, seed) for seed in range(200))
    state = next(state for state in states if board(state)["event"] == event)
    assert [goods(state, seat) for seat in (0, 1)] == [{good: 1}, {good: 1}]


@rule("EMARA-ROUND-03", "EMARA-ROUND-04")
def test_a_gain_for_all_comes_in_turn_order():
    """With the informed choice no cards are drawn: the event alone is left to chance."""
    state = round_end("great_famine", players=3, grain=2, options={"informed_choice": True})
    state.events = []
    follow(GAME, state, Line(0, "decline", ["event:forest_logging"]), 1)
    assert [event.seat for event in state.events if event.key == "take"] == [1, 2, 0]


@rule("EMARA-ROUND-06")
def test_the_event_is_decided_in_turn_order_and_nothing_of_the_last_turn_is_left():
    played = {"slots": CARDS[:3], "hand": [], "draw_pile": CARDS[3:]}
    state = table(
        stack=("next_turn", "turn_menu:1"),
        card=CARDS[2],
        slot=3,
        turn={"done": ["card", "move"], "visits": ["castle"]},
        event="great_famine",
        grain=2,
        others={0: played, 1: played | {"goods": {"ring": 1, "grain": 1}}},
        changes={"turns_begun": 6, "active": 1},
    )
    line(state, "end_turn")
    assert (asked(state), state.turn) == ("end_round_event", 0)
    assert board(state)["turn"] == board(round_end("great_famine", grain=2))["turn"]
    line(state, "end_round_event:1_grain")
    assert (asked(state), state.turn) == ("end_round_event", 1)


def next_round(event, seed):
    """Round 1 is over; the named event is one of five left."""
    left = [
        *dict.fromkeys([event, "great_famine", "alms_for_the_poor", "pious_donation", "gift_from_the_people", "foreign_traders"])
    ]
    return table(stack=("close_round",), phase="end_of_round", seed=seed, changes={"event_pile": left})


@rule("EMARA-ROUND-06")
def test_end_of_round_passes_the_statue_and_deals_cards():
    state = next_round("great_famine", 1)
    after = board(state)
    assert (after["round"], after["statue"], state.turn) == (2, 1, 1)
    for seat in (0, 1):
        row = player(state, seat)
        assert row["slots"] == [None, None, None]
        assert (len(row["hand"]), len(row["draw_pile"])) == (3, 3)


@rule("EMARA-ROUND-06", "EMARA-ROUND-07")
def test_all_nine_cards_come_back_after_round_three_only():
    state = GAME.new(players=2, seed=11)
    rng = seeded(5)
    seen = {}
    while not state.over:
        now = board(state)
        if now["round"] not in seen:
            seen[now["round"]] = [len(player(state, 0)["hand"]), len(player(state, 0)["draw_pile"])]
        state.do(state.options[rng.below(len(state.options))])
    assert seen == {1: [3, 6], 2: [3, 3], 3: [3, 0], 4: [3, 6], 5: [3, 3], 6: [3, 0]}


@rule("EMARA-ROUND-07")
def test_every_card_once_in_each_half():
    _, events = trace(3, seed=9)
    for seat in range(3):
        played = [event.args["card"] for event in events if event.key == "card" and event.seat == seat]
        assert len(played) == 18
        for half in (played[:9], played[9:]):
            assert sorted(half) == sorted(f"@card-{card}" for card in CARDS)


@rule("EMARA-ROUND-06", "EMARA-END-01")
def test_after_round_six_the_event_comes_before_the_final_scoring_and_the_statue_stays():
    state = round_end("alms_for_the_poor", round=6, gold=1, ring=1, others={1: {"goods": {"gold": 1}}})
    assert asked(state) == "end_round_event"
    line(state, "end_round_event:1_gold", "decline")
    assert (asked(state), board(state)["statue"], board(state)["round"]) == ("final_allocation", 0, 6)
    line(state, "final_allocation:0", "final_allocation:0")
    assert state.over
    assert board(state)["statue"] == 0


@rule("EMARA-ROUND-04")
def test_deciding_out_of_turn_is_refused():
    state = menu()
    for key in ("do_card", "end_turn", "choose_card:card_ring", "swap:ring_to_gold", "use:baker"):
        refused(state, key, "EMARA-ROUND-04", seat=1)


@rule("EMARA-VAR-01")
def test_informed_choice_has_no_draw_pile():
    state = GAME.new(players=2, seed=3, informed_choice=True)
    rng = seeded(1)
    sizes = {}
    while not state.over:
        table_now = board(state)
        sizes.setdefault(table_now["round"], (len(player(state, 1)["hand"]), player(state, 1)["draw_pile"]))
        state.do(state.options[rng.below(len(state.options))])
    assert sizes == {1: (9, []), 2: (6, []), 3: (3, []), 4: (9, []), 5: (6, []), 6: (3, [])}
    start = GAME.new(players=1, mode="solo_campaign", informed_choice=True)
    assert keys(start) == {f"choose_card:{card}" for card in CARDS}


@rule("EMARA-VAR-02", "EMARA-INFO-05")
def test_informed_choice_shows_all_hands():
    state = GAME.new(players=2, seed=3, informed_choice=True)
    for seat in (-1, 0, 1):
        view = state.view(seat)["table"]
        assert [len(row["hand"]) for row in view["players"]] == [9, 9]
        assert len(view["pending"]["options"]) == 9


@rule("EMARA-ROUND-03")
def test_a_modifier_ends_with_its_round():
    state = table(stack=("close_round",), phase="end_of_round", event="generous_summer")
    assert board(state)["round"] == 2
    assert board(state)["event"] != "generous_summer"
