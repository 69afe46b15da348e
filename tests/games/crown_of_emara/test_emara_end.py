"""The end of the game: final points, allocation, places, points by source (EMARA-END, EMARA-GEN-08)."""

from __future__ import annotations

import pytest
from emara_table import GAME, board, final, goods, keys, menu, player, points, round_end, table, visit
from hypothesis import given
from hypothesis import strategies as st

from regalia.bots.greedy import GreedyBot
from regalia.games.crown_of_emara import scoring
from regalia.testing import line, refused, rule


def finished(*rows):
    """A finished game: (citizens, buildings, card of each rank from the top) per player."""
    others = {}
    for seat, (citizens, buildings, *cards) in enumerate(rows):
        nobility = dict(zip(("baron", "count", "prince"), cards, strict=False))
        others[seat] = {"citizens": citizens, "buildings": buildings, "nobility": nobility}
    return table(stack=(), phase="final", round=6, players=len(rows), others=others)


@rule("EMARA-END-01")
def test_nothing_but_the_allocation_after_the_last_round():
    state = final(ring=1, gold=1)
    for key in ("do_move", "hire", "choose_card:card_wood", "done"):
        refused(state, key, "EMARA-END-01")
    refused(menu(ring=1), "final_allocation:1", "EMARA-END-01")
    over = finished((1, 2), (3, 4))
    refused(over, "end_turn", "EMARA-END-01", seat=0)


@rule("EMARA-END-02")
def test_points_for_left_overs():
    state = final(ring=2, gold=1, book=1, bread=1, wood=1, cloth=1, stone=1, favours=["favour_castle_cp3"])
    # 2 × 2 rings + gold + book + bread + token + one full pair of three resources
    assert keys(state) == {f"final_allocation:{n}" for n in range(10)}
    alone = final(wood=1, grain=1, stone=2)
    assert keys(alone) == {"final_allocation:0", "final_allocation:1", "final_allocation:2"}


@rule("EMARA-END-03")
def test_all_points_are_used_and_holdings_stay():
    state = final(ring=2, gold=1, advisors=["toolmaker"], event="generous_summer")
    refused(state, "final_allocation:6", "EMARA-END-03")
    line(state, "final_allocation:2")
    assert points(state) == (12, 33)
    assert goods(state) == {"ring": 2, "gold": 1}


@rule("EMARA-END-03")
@pytest.mark.parametrize(
    ("citizens", "buildings", "projection"), [(10, 30, 14), (30, 10, 14), (10, 12, 13), (12, 10, 13), (10, 14, 14)]
)
def test_the_projection_is_the_lower_pawn_after_the_best_allocation(citizens, buildings, projection):
    """Four points of two rings; R-13: the lower pawn first, then evenly."""
    rows = {1: {"citizens": citizens, "buildings": buildings, "goods": {"ring": 2}}}
    shown = final(cp=20, bp=21, others=rows).view(-1)["table"]["players"]
    assert [row["projection"] for row in shown] == [20, projection]


@rule("EMARA-END-03", "EMARA-SOLO-09")
def test_left_overs_are_in_the_projection_of_a_solo_player_but_not_of_victoria():
    state = menu(players=1, mode="solo_campaign", cp=10, bp=30, ring=2)
    shown = state.view(-1)["table"]
    assert (shown["players"][0]["projection"], scoring.projection(state, 1)) == (14, state.score(1))


@rule("EMARA-END-04")
def test_example_3_emma_wins_before_hugo_and_jacob():
    state = finished((66, 68), (69, 60), (71, 65))
    assert state.scores() == [66, 60, 65]
    assert state.ranks() == [1, 3, 2]
    assert state.winners() == [0]


@rule("EMARA-END-05")
def test_first_the_other_pawn():
    assert finished((60, 68), (60, 69)).ranks() == [2, 1]
    assert finished((68, 60), (60, 69)).ranks() == [2, 1]


@rule("EMARA-END-06")
def test_then_the_higher_rank():
    assert finished((60, 68, 1), (68, 60, 2, 1)).ranks() == [2, 1]
    assert finished((60, 68), (60, 68, 1)).ranks() == [2, 1]


@rule("EMARA-END-07")
def test_then_the_printed_points_of_the_highest_card():
    assert finished((60, 68, 1, 2), (60, 68, 2, 1)).ranks() == [2, 1]


@rule("EMARA-END-07", "EMARA-EVT-09")
def test_the_event_bonus_does_not_count_for_it():
    state = line(menu(event="respected_at_court", ring=1), "raise_rank")
    assert scoring.rank_card_cp(state, 0) == 6


@rule("EMARA-END-08")
def test_then_a_shared_victory():
    state = finished((60, 68), (68, 60))
    assert state.winners() == [0, 1]


@rule("EMARA-END-09")
def test_shared_places_use_up_the_next():
    state = finished((50, 60), (40, 60), (60, 40), (30, 60))
    assert state.ranks() == [1, 2, 2, 4]


@rule("EMARA-END-09", "EMARA-GEN-10")
def test_allocations_in_turn_order_openly():
    state = round_end(
        "alms_for_the_poor", players=3, round=6, gold=1, ring=1, others={1: {"goods": {"ring": 1}}, 2: {"goods": {"ring": 1}}}
    )
    line(state, "decline", "decline", "decline")
    assert state.turn == 0
    line(state, "final_allocation:3")
    assert state.view(2)["table"]["players"][0]["citizens"] == 13
    assert state.turn == 1
    line(state, "final_allocation:1")
    assert state.turn == 2


@rule("EMARA-END-03", "EMARA-END-04")
@given(cp=st.integers(0, 60), bp=st.integers(0, 60), ring=st.integers(0, 6), gold=st.integers(0, 5))
def test_the_default_split_is_the_best(cp, bp, ring, gold):
    state = final(ring=ring, gold=gold, cp=cp, bp=bp, others={1: {"goods": {"ring": 1}}})
    whole = 2 * ring + gold
    best = max(scoring.after_split(state, 0, n) for n in range(whole + 1))
    chosen = scoring.best_split(state, 0)
    low, high = min(cp, bp), max(cp, bp)
    assert scoring.after_split(state, 0, chosen) == best == min(low + whole, (low + high + whole) // 2)
    assert scoring.projection(state, 0) == best


@rule("EMARA-END-03")
def test_a_poor_split_is_warned_of():
    state = final(ring=2, cp=10, bp=30)
    step = state.question(0)
    assert step.warning(state, GAME.action("final_allocation:0")) == "poor-split"
    assert step.warning(state, GAME.action("final_allocation:4")) == ""


@rule("EMARA-GEN-08")
def test_points_go_on_past_the_end_of_the_track():
    state = line(visit("market", cp=103, book=5, ring=1), "town_menu:books_to_citizens", "choose_amount:5")
    assert points(state) == (124, 30)


@rule("EMARA-END-04")
def test_points_by_source_for_citizens_and_buildings():
    state = visit("construction_site", ring=2, stone=1, bread=1, advisors=["toolmaker"], event="generous_summer")
    line(state, "town_menu:deliver_stone", "town_menu:deliver_bread", "raise_rank")
    rows = dict(state.breakdown(0))
    assert rows["citizens-site"] == 3 + 4
    assert rows["citizens-nobility"] == 6
    assert (rows["buildings-site"], rows["buildings-advisors"], rows["buildings-events"]) == (5, 2, 2)
    assert rows["higher_pawn"] == -39
    assert sum(rows.values()) == state.score(0) == 23


@rule("EMARA-END-02")
def test_left_overs_are_a_source_of_their_own():
    state = line(final(ring=2, gold=1), "final_allocation:4")
    rows = dict(state.breakdown(0))
    assert (rows["citizens-left_overs"], rows["buildings-left_overs"]) == (4, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("EMARA-GEN-08")
def test_scores_are_the_lower_pawn_at_any_time(players):
    state = GAME.new(players=players, seed=2)
    state.playout()
    for seat in range(players):
        row = player(state, seat)
        assert state.score(seat) == min(row["citizens"], row["buildings"])
    assert board(state)["phase"] == "final"


def three_to_allocate():
    return final(players=3, ring=2, cp=36, bp=38, others={1: {"goods": {"ring": 1}}, 2: {"goods": {"ring": 3}}})


@rule("EMARA-END-03", "EMARA-END-04")
def test_left_overs_count_once():
    """Once a seat has allocated, its projection is its score, whatever it still holds."""
    state = three_to_allocate()
    before = state.view(0)["table"]["players"]
    assert [(row["final_points"], row["projection"], row["allocated"]) for row in before] == [
        (4, 39, False),
        (2, 12, False),
        (6, 16, False),
    ]
    line(state, "final_allocation:3")
    rows = state.view(0)["table"]["players"]
    assert [(row["final_points"], row["projection"], row["allocated"]) for row in rows] == [
        (0, 39, True),
        (2, 12, False),
        (6, 16, False),
    ]
    line(state, "final_allocation:2", "final_allocation:6")
    assert state.over
    for seat, row in enumerate(state.view(0)["table"]["players"]):
        assert (row["final_points"], row["projection"], row["allocated"]) == (0, state.score(seat), True)


@rule("EMARA-END-03")
def test_a_seat_without_final_points_has_nothing_to_count_again():
    state = final(players=2, cp=10, bp=30, others={1: {"goods": {"ring": 1}}})
    assert state.turn == 1
    assert [row["allocated"] for row in state.view(1)["table"]["players"]] == [True, False]


@rule("EMARA-END-03")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_speaks_of_left_overs_only_before_they_are_allocated(lang):
    state = three_to_allocate()
    words = {"en": "left-overs", "fr": "restes"}[lang]
    assert GAME.draw_text(state.view(0), lang, False).count(words) == 3
    line(state, "final_allocation:3")
    assert GAME.draw_text(state.view(0), lang, False).count(words) == 2
    line(state, "final_allocation:2", "final_allocation:6")
    assert words not in GAME.draw_text(state.view(0), lang, False)


@rule("EMARA-SOLO-06")
@pytest.mark.parametrize("stack", [(), ("final_allocation:0",)])
def test_after_the_last_round_victoria_does_nothing_more(stack):
    state = (
        final(players=1, mode="solo_campaign", ring=1)
        if stack
        else table(stack=(), phase="final", round=6, players=1, mode="solo_campaign")
    )
    shown = state.view(0)["table"]["victoria"]
    assert (shown["next_site"], shown["next_rank"]) == (0, None)
    text = GAME.draw_text(state.view(0), "en", False)
    assert "end of this round" not in text


@rule("EMARA-END-03")
@pytest.mark.parametrize("seed", range(4))
def test_greedy_splits_well_while_others_still_allocate(seed):
    """The best split, whoever comes after (ruling R-13)."""
    for cp, bp, ring in ((36, 38, 5), (10, 60, 3), (60, 10, 3), (40, 40, 4)):
        state = final(players=3, ring=ring, cp=cp, bp=bp, others={1: {"goods": {"ring": 2}}, 2: {"goods": {"ring": 3}}})
        chosen = GreedyBot(seed=seed).decide(state.resample(0, seed), 0)
        best = scoring.after_split(state, 0, scoring.best_split(state, 0))
        line(state, GAME.catalogue.keys[chosen])
        assert state.score(0) == best
