"""Setting up (EMARA-GEN, EMARA-SETUP, EMARA-MARK-01 to -05)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from emara_table import ADVISORS_A, ADVISORS_B, CARDS, COUNTRYSIDE, EVENTS, GAME, PARTS, TOKENS, TOWN, board, goods, keys, player

from regalia.core.errors import ConfigError
from regalia.games.crown_of_emara.chances import RING_ORDERS
from regalia.testing import rule
from regalia.testing.words import check_error

RESOURCE = {"forest": "wood", "grain_field": "grain", "quarry": "stone", "weaving_mill": "cloth"}


def new(players=2, seed=0, mode=None, **options):
    return GAME.new(players=players, seed=seed, mode=mode, **options)


def setup_event(state):
    """The first card of the event stack, from the record of the set-up."""
    outcomes = GAME.chance.write(state.origin)
    return next(text.split(":")[1] for text in outcomes if text.startswith("event:"))


@rule("EMARA-GEN-01")
def test_one_to_four_players():
    for players in (2, 3, 4):
        assert new(players).seats == players
    assert new(1, mode="solo_campaign").seats == 2
    for players, mode in ((5, None), (1, "standard"), (2, "solo_campaign")):
        with pytest.raises(ConfigError) as refused:
            new(players, mode=mode)
        assert refused.value.clause == "EMARA-GEN-01"


@rule("EMARA-GEN-04", "EMARA-SETUP-09")
def test_limited_components_of_a_new_game():
    state = new(4)
    table = board(state)
    assert len(table["huts"]) == 12
    assert len(table["favour_pile"]) == 12
    for seat in range(4):
        view = state.view(seat)["table"]["players"][seat]
        assert view["craftsmen_left"] == 4
        assert set(view["councillors"]) == {"countryside", "town"}
        assert sorted(view["unplayed"]) == sorted(CARDS)
    assert all(len(stack) == 4 for stack in state.view(0)["table"]["nobility"].values())


@rule("EMARA-GEN-05")
def test_no_side_or_border_anywhere():
    words = str(new(2).to_json())
    for decoration in ("light", "dark", "white", "black", "border"):
        assert decoration not in words


@rule("EMARA-GEN-06")
def test_player_count_changes_markers_only():
    two, three = new(2, seed=5), new(3, seed=5)
    assert board(two)["markers"] != board(three)["markers"]
    assert two.tables is three.tables


@rule("EMARA-GEN-07", "EMARA-SETUP-10")
def test_pawns_start_on_zero_and_on_the_number_of_the_setup_event():
    for seed in range(6):
        state = new(2, seed)
        shown = PARTS.events[PARTS.event[setup_event(state)]].setup_buildings
        for seat in (0, 1):
            assert (player(state, seat)["citizens"], player(state, seat)["buildings"]) == (0, shown)


@rule("EMARA-SETUP-10", "EMARA-SETUP-11")
def test_example_4_thirty_or_thirty_five():
    seed = next(n for n in range(99) if PARTS.events[PARTS.event[setup_event(new(2, n))]].setup_buildings == 30)
    assert player(new(2, seed))["buildings"] == 30
    assert player(new(2, seed))["citizens"] == 0
    assert player(new(2, seed, mode="first_game"))["buildings"] == 35


@rule("EMARA-SETUP-11")
def test_agreed_start_is_needed_and_bounded():
    state = new(3, mode="agreed_start", start_buildings=17)
    assert [player(state, seat)["buildings"] for seat in range(3)] == [17] * 3
    for options in ({}, {"start_buildings": 61}, {"start_buildings": -1}):
        with pytest.raises(ConfigError) as refused:
            new(2, mode="agreed_start", **options)
        assert refused.value.clause == "EMARA-SETUP-11"
    for value in (0, 60):
        assert player(new(2, mode="agreed_start", start_buildings=value))["buildings"] == value


@rule("EMARA-SETUP-01", "EMARA-SETUP-02")
def test_the_six_cyclic_orders_of_a_ring():
    assert sorted(RING_ORDERS) == [[0, *rest] for rest in permutations((1, 2, 3))]


@rule("EMARA-SETUP-01", "EMARA-SETUP-02")
def test_rings_are_random_and_independent():
    orders = Counter()
    for seed in range(150):
        table = board(new(2, seed))
        assert sorted(table["countryside"]) == sorted(COUNTRYSIDE)
        assert sorted(table["town"]) == sorted(TOWN)
        orders[(tuple(table["countryside"]), tuple(table["town"]))] += 1
    assert len({country for country, _ in orders}) == 6
    assert len({town for _, town in orders}) == 6
    assert len(orders) > 30


@rule("EMARA-SETUP-03", "EMARA-MARK-02", "EMARA-MARK-03")
def test_markers_of_three_and_four_players_start_on_black():
    for players, edges in ((3, 3), (4, 4)):
        state = new(players)
        markers = board(state)["markers"]
        assert {*markers["gift"].values(), *markers["donation"].values(), markers["bread"], markers["stone"]} == {0}
        found = state.tables.marker_edges[state.marker_setup * 10 : state.marker_setup * 10 + 10]
        assert list(found) == [edges] * 10


@rule("EMARA-MARK-04", "EMARA-MARK-02")
def test_example_7_markers_of_two_players():
    values = new(2).view(0)["table"]["marker_values"]
    assert {good: row["now"] for good, row in values["gift"].items()} == {"wood": 1, "cloth": 2, "grain": 1, "stone": 2}
    assert {good: row["now"] for good, row in values["donation"].items()} == {"wood": 2, "cloth": 1, "grain": 2, "stone": 1}
    assert (values["bread"]["now"], values["stone"]["now"]) == (4, 3)


@rule("EMARA-MARK-05", "EMARA-SOLO-02")
def test_solo_mixes_the_faces_and_leaves_one_event_out():
    state = new(1, mode="solo_campaign")
    values = state.view(0)["table"]["marker_values"]
    assert (values["bread"]["now"], values["stone"]["now"]) == (5, 4)
    assert list(state.tables.marker_edges[:10]) == [3] * 8 + [4] * 2
    assert {good: row["now"] for good, row in values["gift"].items()} == {"wood": 1, "cloth": 2, "grain": 1, "stone": 2}
    seen = {setup_event(new(1, seed, mode="solo_campaign")) for seed in range(80)}
    assert len(seen) == 13
    assert "early_winter" not in {*seen, *board(state)["event_pile"]}


@rule("EMARA-MARK-01")
def test_ten_markers_of_two_faces():
    count = 0
    for marker in PARTS.markers.marker:
        count += len(marker.types)
        assert {face: len(values) for face, values in marker.values.items()} == {"2-3": 3, "4": 4}
    assert count == 10


@rule("EMARA-SETUP-04")
def test_favour_tokens_start_in_the_pile():
    table = board(new(3))
    assert sorted(table["favour_pile"]) == sorted(TOKENS)
    assert table["favour_discard"] == []


@rule("EMARA-SETUP-05")
def test_eight_advisors_of_type_a():
    state = new(2, seed=4)
    offers = [id for row in board(state)["advisors"].values() for id in row]
    assert len(set(offers)) == 8
    assert set(offers) <= set(ADVISORS_A)
    assert all(len(row) == 2 for row in board(state)["advisors"].values())
    unused = next(id for id in ADVISORS_A if id not in offers)
    assert unused not in str(state.to_json()["table"])


@rule("EMARA-SETUP-06")
def test_advisors_of_type_b_show_their_top():
    state = new(2)
    stack = board(state)["advisor_stack"]
    assert sorted([stack["top"], *stack["below"]]) == sorted(ADVISORS_B)
    shown = state.view(0)["table"]["advisor_stack"]
    assert shown == {"top": stack["top"], "below": 5}


@rule("EMARA-SETUP-07", "EMARA-RANK-05")
def test_nobility_stacks_fall():
    for cards in new(2).view(0)["table"]["nobility"].values():
        assert len(cards) == 4
        assert cards == sorted(cards, reverse=True)


@rule("EMARA-SETUP-08", "EMARA-ROUND-02")
def test_setup_event_is_never_the_active_one():
    for seed in range(20):
        state = new(2, seed)
        table = board(state)
        first = setup_event(state)
        assert first != table["event"]
        assert first not in table["event_pile"]
        assert len(table["event_pile"]) == len(EVENTS) - 2
        assert state.view(0)["table"]["past_events"] == [first]


@rule("EMARA-SETUP-11")
@pytest.mark.parametrize(("given", "expected"), [([20, 35, 0], [20, 35, 0]), ("60, 15,15", [60, 15, 15]), (25, [25, 25, 25])])
def test_each_player_may_have_a_start_of_their_own(given, expected):
    for seed in range(3):
        state = new(3, mode="agreed_start", start_buildings=given, seed=seed)
        assert [player(state, seat)["buildings"] for seat in range(3)] == expected
        assert [player(state, seat)["sources"]["buildings"].get("start", 0) for seat in range(3)] == expected


@rule("EMARA-SETUP-11")
@pytest.mark.parametrize("given", [[20], [20, 30, 40], [20, 61], [20, -1], "20,x", [20, True], [20, 7.5], None, []])
def test_a_start_for_each_player_within_bounds(given):
    with pytest.raises(ConfigError) as refused_start:
        new(2, mode="agreed_start", start_buildings=given)
    assert refused_start.value.clause == "EMARA-SETUP-11"
    check_error(refused_start.value, "0")


@rule("EMARA-SETUP-12")
def test_the_first_player_is_random_and_has_the_statue():
    statues = Counter(board(new(4, seed))["statue"] for seed in range(60))
    assert set(statues) == {0, 1, 2, 3}
    state = new(4, seed=1)
    assert state.turn == board(state)["statue"]


@rule("EMARA-SETUP-13", "EMARA-GEN-09", "EMARA-GEN-10")
def test_councillors_follow_clockwise():
    for seed in range(8):
        state = new(4, seed)
        table = board(state)
        event = PARTS.events[PARTS.event[setup_event(state)]]
        for ring, shown in (("countryside", event.setup_countryside), ("town", event.setup_town)):
            first = table[ring].index(shown)
            for k in range(4):
                seat = (table["statue"] + k) % 4
                assert player(state, seat)["councillors"][ring] == table[ring][(first + k) % 4]


@rule("EMARA-SETUP-14", "EMARA-GEN-02")
def test_one_resource_of_the_own_tile():
    gain_all = {event.id: event.take for event in PARTS.events if event.kind == "gain_all"}
    for seed in range(12):
        state = new(3, seed)
        extra = gain_all.get(board(state)["event"], {})
        for seat in range(3):
            expected = Counter({RESOURCE[player(state, seat)["councillors"]["countryside"]]: 1}) + Counter(extra)
            assert goods(state, seat) == dict(expected)


@rule("EMARA-SETUP-15", "EMARA-CARD-01")
def test_three_cards_of_nine():
    state = new(2, seed=2)
    row = player(state, 1)
    assert (len(row["hand"]), len(row["draw_pile"])) == (3, 6)
    assert sorted(row["hand"] + row["draw_pile"]) == sorted(CARDS)
    hands = {tuple(player(new(2, seed), 0)["hand"]) for seed in range(20)}
    assert len(hands) > 10
    assert len(CARDS) == 9
    own = player(state, state.turn)["hand"]
    assert keys(state) == {f"choose_card:{card}" for card in own}


@rule("EMARA-SETUP-16", "EMARA-GEN-03")
def test_supplies_have_no_place_and_no_end():
    position = new(2).to_json()
    for supply in ("supply", "reserve", "bank"):
        assert supply not in position["table"]
    position["table"]["players"][0]["goods"] = dict.fromkeys(["wood", "gold", "bread", "book", "ring"], 99)
    assert goods(GAME.from_json(position))["ring"] == 99
