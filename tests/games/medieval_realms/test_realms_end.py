"""The track, the end of a round, the final scoring and ties (REALMS-VP, ENDR, END, TIE)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from realms_table import (
    CARDS,
    GAME,
    RESOURCES,
    everybody_passes,
    finish,
    keys,
    log,
    place_all,
    placing,
    realms,
    seat,
    table,
    tokens,
)

from regalia.testing import line, play_random, refused, rule

CURRENT = [f"city_{number:02}" for number in range(1, 13)]
COMING = [f"island_{number:02}" for number in range(1, 7)]


# -- the track ---------------------------------------------------------------------------------------


@rule("REALMS-VP-01", "REALMS-VP-02")
def test_w17_one_multiple_passed():
    state = realms(3, {0: {"vp": 8, "palace": {"religion": 5}, "area": ["cathedral_01"]}})
    line(state, "play:cathedral_01")
    assert seat(state, 0)["vp"] == 13
    assert len(keys(state)) == 7
    line(state, "choose_bonus:combat")
    assert tokens(state, 0) == {"combat": 1}
    assert state.actors() == [1]


@rule("REALMS-VP-01")
@pytest.mark.parametrize(("start", "bonuses"), [(0, 1), (3, 1), (4, 2), (5, 1), (8, 1), (9, 2), (14, 2), (13, 1)])
def test_reached_or_passed(start, bonuses):
    """A war's six points."""
    state = realms(5, {0: {"vp": start, "palace": {"combat": 5}, "area": ["war_01"]}})
    line(state, "play:war_01")
    asked = 0
    while state.turn == 0:
        asked += 1
        line(state, "choose_bonus:gold")
    assert asked == bonuses == (start + 6) // 5 - start // 5
    assert tokens(state, 0) == {"gold": bonuses}


@rule("REALMS-VP-02")
def test_bonuses_are_chosen_one_by_one_before_the_rest():
    """9 to 15 passes 10 and 15: two choices, each at once."""
    state = realms(5, {0: {"vp": 9, "palace": {"combat": 5}, "area": ["war_01"]}})
    line(state, "play:war_01", "choose_bonus:gold")
    assert state.question(0).kind == "choose_bonus"
    line(state, "choose_bonus:science")
    assert tokens(state, 0) == {"gold": 1, "science": 1}


@rule("REALMS-VP-01")
@pytest.mark.parametrize("key", ["decline", "pass", "drop", "choose_lis:gold", "activate:1"])
def test_the_bonus_is_not_refused(key):
    state = realms(5, {0: {"vp": 4, "palace": {"combat": 5}, "area": ["war_01"]}}, current={1: "city_01"})
    line(state, "play:war_01")
    refused(state, key, "REALMS-VP-01")


@rule("REALMS-VP-03")
def test_zero_gives_nothing_and_points_stay():
    state = GAME.new(3, seed=2)
    assert not any(step.kind == "choose_bonus" for step in state.stack)
    before = [0, 0, 0]
    while not state.over:
        state.do(state.options[state.rng.below(len(state.options))])
        now = [player["vp"] for player in table(state)["players"]]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now


@rule("REALMS-VP-04")
def test_the_final_bonus_is_gold_without_a_question():
    """43 + 9 = 52 passes 45 and 50; steps two and three give no token, though they pass 55."""
    realm = ["city_01", "artist_01", "scientist_01", "market_01"]
    state = realms(2, {0: {"vp": 43, "realm": realm, "palace": {"science": 5}, "leaders": {"mayor": 3}}}, round=7)
    end = 3 + 1 + 1 + 4
    assert sum(points for source, points in state.breakdown(0) if source.endswith("-end")) == end == 9
    finish(state)
    assert state.over
    assert tokens(state, 0) == {"science": 5, "gold": 2}
    assert seat(state, 0)["vp"] == state.score(0) == 43 + 9 + 3 + 3


@rule("REALMS-VP-05")
def test_only_playing_a_card_scores_during_a_round():
    """In random games a marker moves only when its owner plays a card, and only the acting player is asked for a bonus."""
    for seed in range(3):
        state = GAME.new(4, seed=seed)
        while not state.over:
            before = [player["vp"] for player in table(state)["players"]]
            acting, kind = state.turn, state.question(state.turn).kind
            if kind == "choose_bonus":
                assert acting == state.active
            action = state.options[state.rng.below(len(state.options))]
            playing = state.key(action).startswith("play:") or (kind in ("choose_bonus", "choose_lis"))
            state.do(action)
            if not state.over:
                after = [player["vp"] for player in table(state)["players"]]
                moved = {number for number in range(4) if after[number] != before[number]}
                assert moved <= ({acting} if playing else set())


# -- the end of a round ------------------------------------------------------------------------------


def full_panels(players, gone=()):
    current = {slot: card for slot, card in enumerate(CURRENT, start=1) if slot not in gone}
    return realms(players, current=current, upcoming=dict(enumerate(COMING, start=1)))


@rule("REALMS-ENDR-01", "REALMS-ENDR-02", "REALMS-ENDR-03")
@pytest.mark.parametrize(("players", "count"), [(5, 1), (4, 2), (3, 3), (2, 4)])
def test_w09_untouched_panel(players, count):
    state = everybody_passes(full_panels(players))
    found = table(state)
    assert found["discard"] == CURRENT[:count]
    assert found["current_events"] == CURRENT[count:] + COMING[:count]
    assert found["upcoming_events"][: 6 - count] == COMING[count:]
    assert None not in found["upcoming_events"]


@rule("REALMS-ENDR-01")
def test_empty_slots_discard_nothing():
    state = everybody_passes(full_panels(3, gone=(1, 3)))
    assert table(state)["discard"] == ["city_02"]


@rule("REALMS-ENDR-02")
def test_cards_slide_and_keep_their_order():
    state = everybody_passes(full_panels(5, gone=(2, 4, 5, 9)))
    left = [card for slot, card in enumerate(CURRENT, start=1) if slot not in (1, 2, 4, 5, 9)]
    assert table(state)["current_events"] == left + COMING[:5]


@rule("REALMS-ENDR-03")
def test_upcoming_cards_enter_slot_one_first():
    state = everybody_passes(full_panels(2, gone=(10, 11)))
    assert table(state)["current_events"][6:] == COMING[:6]


@rule("REALMS-ENDR-04")
def test_the_deck_makes_up_the_rest():
    state = everybody_passes(full_panels(2, gone=(5, 6, 7, 8)))
    found = table(state)
    assert found["current_events"][:10] == CURRENT[8:] + COMING
    assert None not in found["current_events"] + found["upcoming_events"]
    assert len(found["deck"]) == 109 - 18 + 4 - 2 - 6


@rule("REALMS-ENDR-04", "REALMS-ENDR-05")
def test_cards_are_turned_up_for_the_current_panel_first():
    state = full_panels(2, gone=(5, 6, 7, 8))
    line(state, "pass", "pass")
    drawn = [text.partition(":")[2] for text in state.journal().entries[-1].chance]
    found = table(state)
    assert drawn == found["current_events"][10:] + found["upcoming_events"]


@rule("REALMS-ENDR-05")
def test_upcoming_cards_slide_and_are_refilled():
    state = realms(4, current=dict(enumerate(CURRENT, start=1)), upcoming={2: "island_01", 3: "island_02", 6: "island_03"})
    everybody_passes(state)
    found = table(state)
    assert found["current_events"][10:] == ["island_01", "island_02"]
    assert found["upcoming_events"][0] == "island_03"
    assert None not in found["upcoming_events"]


@rule("REALMS-ENDR-06")
def test_what_carries_over():
    seats = {0: {"vp": 3, "palace": {"gold": 2}, "area": ["war_01"], "realm": ["market_01"], "leaders": {"general": 2}}}
    state = realms(3, seats, turn_order=[1, 2, 0], active=1)
    everybody_passes(state)
    found = table(state)
    assert (found["round"], found["passed"], found["turn_order"]) == (2, [], [1, 2, 0])
    mine = seat(state, 0)
    assert (mine["vp"], mine["deployment_area"], mine["realm"]) == (3, ["war_01"], ["market_01"])
    assert tokens(state, 0) == {"gold": 2}
    assert mine["leaders"]["general"] == 2


@rule("REALMS-ENDR-07")
def test_nothing_moves_after_round_seven():
    state = realms(2, current={1: "city_01", 5: "city_02"}, upcoming={1: "island_01"}, round=7)
    finish(state)
    found = table(state)
    assert found["round"] == 7
    assert found["discard"] == []
    assert found["current_events"][0] == "city_01"
    assert found["current_events"][4] == "city_02"
    assert found["upcoming_events"][0] == "island_01"
    assert found["passed"] == [0, 1]


@rule("REALMS-ENDR-08")
def test_an_empty_deck_leaves_slots_empty():
    everything = [card for card in CARDS if card not in ("city_01", "city_02")]
    state = realms(2, current={9: "city_01"}, upcoming={1: "city_02"}, discard=everything)
    everybody_passes(state)
    found = table(state)
    assert found["current_events"] == ["city_01", "city_02", *[None] * 10]
    assert found["upcoming_events"] == [None] * 6
    assert found["deck"] == []


@rule("REALMS-ENDR-08")
def test_the_deck_never_runs_out():
    assert len(CARDS) > 18 + 6 * 12
    for seed in range(4):
        assert len(table(play_random(GAME, GAME.configure(5), seed))["deck"]) >= 19


# -- the final scoring -------------------------------------------------------------------------------


@rule("REALMS-END-01")
def test_the_game_is_over_after_the_last_pass_of_round_seven():
    state = realms(3, round=7)
    line(state, "pass", "pass")
    assert not state.over
    line(state, "pass")
    assert state.over
    assert table(state)["scored"]
    for number in range(3):
        refused(state, "pass", "REALMS-PASS-01", seat=number)
        refused(state, "bid:1", "REALMS-ACT-01", seat=number)


@rule("REALMS-END-02")
def test_step_one_counts_every_realm_card():
    realm = ["city_01", "city_02", "castle_01", "market_01", "artist_01", "tithe_01"]
    state = realms(2, {0: {"realm": realm, "leaders": {"mayor": 5, "general": 2, "admiral": 1}}}, round=7)
    expected = 5 + 5 + 5 + 5 + 1
    finish(state)
    ends = {source: points for source, points in state.breakdown(0) if source.endswith("-end")}
    assert sum(ends.values()) == expected
    assert ends["city-end"] == 10


@rule("REALMS-END-03")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (9, 4)])
def test_w11_tokens_left_over(count, points):
    state = realms(2, {0: {"palace": {"combat": count}}}, round=7)
    finish(state)
    assert state.scores() == [points, 0]
    assert tokens(state, 0).get("combat", 0) == count


@rule("REALMS-END-03")
def test_all_seven_types_together():
    state = realms(2, {0: {"palace": dict.fromkeys(RESOURCES, 1)}}, round=7)
    finish(state)
    assert state.score(0) == 3
    assert tokens(state, 0) == dict.fromkeys(RESOURCES, 1)


PERSONS = [f"{kind}_{number:02}" for number in (1, 2, 3) for kind in ("artist", "missionary", "scientist")]


@rule("REALMS-END-04")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 9), (5, 12), (7, 12)])
def test_w10_persons_of_honour(count, points):
    state = realms(2, {0: {"realm": PERSONS[:count]}}, round=7)
    finish(state)
    assert dict(state.breakdown(0))["honour"] == points


@rule("REALMS-END-05")
def test_deployed_cards_count_for_nothing():
    area = ["artist_01", "castle_01", "city_01", "market_01"]
    state = realms(2, {0: {"area": area}, 1: {"realm": ["market_02"], "area": ["war_01"]}}, round=7)
    finish(state)
    assert state.scores() == [0, 1]
    assert state.tie_break(0)[:2] == [0, 0]


@rule("REALMS-END-02", "REALMS-END-03", "REALMS-END-04", "REALMS-VP-04")
def test_w12_the_whole_scoring():
    """43 on the track, effects worth 9, five tokens, two persons of honour: 52, +2 tokens, 55, 58."""
    realm = ["artist_01", "missionary_01", "city_01", "market_01"]
    state = realms(2, {0: {"vp": 43, "realm": realm, "palace": {"raw_material": 5}, "leaders": {"mayor": 3}}}, round=7)
    assert sum(points for source, points in state.breakdown(0) if source.endswith("-end")) == 1 + 1 + 3 + 4
    assert state.score(0) == 58
    finish(state)
    assert state.score(0) == seat(state, 0)["vp"] == 58
    assert sum(tokens(state, 0).values()) == 7


@rule("REALMS-VP-04", "REALMS-END-03")
def test_w18_points_of_later_steps_give_no_token():
    state = realms(2, {0: {"vp": 47, "realm": ["artist_01"], "palace": {"gold": 9}}}, round=7)
    finish(state)
    assert state.score(0) == 53
    assert tokens(state, 0) == {"gold": 9}


@rule("REALMS-END-02", "REALMS-END-03", "REALMS-END-04")
@given(st.integers(0, 60), st.integers(0, 30), st.integers(0, 9), st.integers(0, 6))
def test_scoring_against_the_reference_formula(vp, left, mayors, persons):
    realm = ["city_01", "city_02", *PERSONS[:persons]]
    state = realms(2, {0: {"vp": vp, "realm": realm, "palace": {"combat": left}, "leaders": {"mayor": mayors}}}, round=7)
    kinds = [CARDS[card].kind for card in PERSONS[:persons]]
    end = 2 * mayors + sum(kinds.count(kind) ** 2 for kind in set(kinds))
    after = vp + end
    bonus = after // 5 - vp // 5
    expected = after + (left + bonus) // 2 + [0, 1, 3, 6, 9, 12][min(5, persons)]
    assert state.score(0) == expected
    finish(state)
    assert state.score(0) == expected
    assert tokens(state, 0).get("gold", 0) == bonus


@rule("REALMS-END-06")
def test_most_points_win():
    state = realms(3, {0: {"vp": 10}, 1: {"vp": 12}, 2: {"vp": 11}}, round=7)
    finish(state)
    assert state.winners() == [1]


@rule("REALMS-END-07")
def test_the_other_places():
    state = realms(4, {0: {"vp": 3}, 1: {"vp": 9}, 2: {"vp": 5, "realm": ["war_01"]}, 3: {"vp": 5}}, round=7)
    finish(state)
    assert state.ranks() == [4, 1, 2, 3]


@rule("REALMS-TIE-01")
def test_most_realm_cards():
    state = realms(2, {0: {"vp": 9, "realm": ["war_01"]}, 1: {"vp": 9, "realm": ["leader_01", "territory_01"]}}, round=7)
    finish(state)
    assert state.scores() == [9, 9]
    assert state.winners() == [1]


@rule("REALMS-TIE-02")
def test_then_most_castles():
    none = {"mayor": 6, "general": 0, "admiral": 0}
    seats = {
        0: {"vp": 9, "realm": ["war_01", "war_02"], "leaders": none},
        1: {"vp": 9, "realm": ["war_03", "castle_01"], "leaders": none},
    }
    state = realms(2, seats, round=7)
    finish(state)
    assert state.scores() == [9, 9]
    assert state.winners() == [1]


@rule("REALMS-TIE-03")
@pytest.mark.parametrize("leader", ["mayor", "general", "admiral"])
def test_then_most_leaders(leader):
    more = {"mayor": 4, "general": 1, "admiral": 1}
    more[leader] += 1
    state = realms(2, {0: {"vp": 9}, 1: {"vp": 9, "leaders": more}}, round=7)
    finish(state)
    assert state.winners() == [1]


@rule("REALMS-TIE-04")
@pytest.mark.parametrize(
    ("order", "tied", "winner"),
    [
        ([2, 0, 1, 3], [1, 2], 2),
        ([2, 1, 0, 3], [0, 1], 0),
        ([3, 2, 1, 0], [1, 2], 1),
        ([1, 3, 2, 0], [0, 3], 3),
        ([0, 1, 2, 3], [0, 3], 0),
    ],
)
def test_then_the_first_player_or_nearest_clockwise(order, tied, winner):
    state = realms(
        4, {number: {"vp": 9 if number in tied else 1} for number in range(4)}, turn_order=order, active=order[0], round=7
    )
    finish(state)
    assert state.winners() == [winner]
    assert sorted(state.ranks()) == [1, 2, 3, 4]


@rule("REALMS-TIE-04", "REALMS-END-07")
def test_there_is_always_a_single_winner():
    for players in (2, 3, 4, 5):
        state = realms(players, round=7)
        finish(state)
        assert state.scores() == [0] * players
        assert len(state.winners()) == 1
        assert sorted(state.ranks()) == list(range(1, players + 1))


def test_the_breakdown_names_kinds_and_sources():
    seats = {0: {"vp": 13, "realm": ["war_01", "city_01", "city_02", "artist_01"], "palace": {"gold": 4}}}
    state = realms(2, seats)
    rows = dict(state.breakdown(0))
    assert rows["war"] == 6
    assert rows["artist"] == 2
    assert rows["city-end"] == 8
    assert rows["permanent"] == 13 - 8
    assert rows["artist-end"] == 1
    assert rows["honour"] == 1
    assert sum(rows.values()) == state.score(0)


def test_the_final_log_tells_the_steps():
    state = realms(2, {0: {"vp": 47, "realm": ["artist_01"], "palace": {"gold": 9}}}, round=7)
    events = log(state)
    finish(state)
    told = next(event for event in events if event.key == "final" and event.seat == 0)
    assert told.args == {"end": 1, "bonus": 0, "tokens": 4, "honour": 1, "total": 53}


def test_a_round_after_the_other():
    state = placing(3)
    for number in range(3):
        place_all(state, number, ["gold"] * 4, [1], [1])
    everybody_passes(state)
    assert state.lanes
    assert table(state)["round"] == 2
