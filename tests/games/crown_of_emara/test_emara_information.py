"""What a seat may know (EMARA-INFO)."""

from __future__ import annotations

from itertools import permutations

from emara_table import CARDS, GAME, TOKENS, board, hand, keys, menu, player, visit

from regalia.core.events import Event
from regalia.core.rng import seeded
from regalia.testing import line, rule


@rule("EMARA-INFO-01")
def test_hands_piles_and_orders_are_hidden():
    state = hand("card_wood", "card_step", "card_town")
    mine, yours = (state.view(seat)["table"] for seat in (0, 1))
    assert mine["players"][0]["hand"] == ["card_wood", "card_step", "card_town"]
    assert yours["players"][0]["hand"] is None
    assert state.view(-1)["table"]["players"][0]["hand"] is None
    for view in (mine, yours):
        assert view["favour_pile"] == 12
        assert view["events_left"] == len(board(state)["event_pile"])
        assert "event_pile" not in view
        assert isinstance(view["advisor_stack"]["below"], int)
        assert isinstance(view["players"][1]["draw_pile"], int)


@rule("EMARA-INFO-01")
def test_dealing_anew_mixes_what_is_hidden_only():
    state = GAME.new(players=3, seed=8)
    hands = {tuple(player(state.resample(0, seed), 1)["hand"]) for seed in range(30)}
    assert len(hands) > 10
    assert {tuple(player(state.resample(0, seed), 0)["hand"]) for seed in range(30)} == {tuple(player(state, 0)["hand"])}


@rule("EMARA-INFO-01")
def test_dealing_anew_names_another_card_only_to_those_who_do_not_see_it():
    named = line(hand("card_wood", "card_step", "card_town"), "choose_card:card_step")
    seen = {seat: {board(named.resample(seat, seed))["turn"]["named"] for seed in range(20)} for seat in (0, 1)}
    assert seen[0] == {"card_step"}
    assert len(seen[1]) > 3
    for seed in range(20):
        dealt = named.resample(1, seed)
        assert board(dealt)["turn"]["named"] in player(dealt)["hand"]
    assert board(menu(ring=1).resample(1, 0))["turn"]["named"] is None


@rule("EMARA-INFO-02")
def test_everything_else_is_public():
    state = menu(ring=1, wood=2, favours=["favour_castle_cp3"], advisors=["baker"], rank=2, huts={"quarry_a": 0})
    seen = state.view(1)["table"]
    row = seen["players"][0]
    assert (row["goods"]["wood"], row["favours"], row["advisors"]) == (2, ["favour_castle_cp3"], ["baker"])
    assert (row["citizens"], row["buildings"], list(row["nobility"])) == (10, 30, ["baron", "count"])
    assert row["slots"] == ["card_wood", None, None]
    assert (row["hand_size"], row["draw_pile"]) == (2, 6)
    assert row["played"] == ["card_wood"]
    assert seen["huts"]["quarry_a"] == 0
    for field in ("markers", "advisors", "event", "favour_discard", "countryside", "town", "statue", "round"):
        assert seen[field] == board(state)[field]


@rule("EMARA-INFO-03")
def test_drawn_tokens_are_the_drawers_secret_until_one_is_kept():
    state = visit("cathedral", ring=1, cloth=1)
    events: list[Event] = []
    state.events = events
    line(state, "town_menu:donation")
    drawn = [key.split(":")[1] for key in sorted(keys(state))]
    assert sorted(state.view(0)["table"]["turn"]["drawn"]["tokens"]) == drawn
    assert state.view(1)["table"]["turn"]["drawn"]["tokens"] == []
    assert all(event.visible_to(0) and not event.visible_to(1) for event in events if event.key == "favour-seen")
    shown = {field: value for field, value in state.view(1)["table"].items() if field != "printed"}
    assert not any(token in str(shown) for token in drawn)
    again = {tuple(state.resample(1, seed).to_json()["table"]["turn"]["drawn"]) for seed in range(20)}
    assert len(again) > 5
    line(state, f"keep_favour:{drawn[0]}")
    assert state.view(1)["table"]["players"][0]["favours"] == [drawn[0]]


@rule("EMARA-INFO-03")
def test_in_which_order_tokens_were_drawn_is_told_to_nobody():
    position = line(visit("cathedral", ring=1, cloth=1), "town_menu:donation").to_json()
    drawn = position["table"]["turn"]["drawn"]
    told = []
    for order in permutations(drawn):
        position["table"]["turn"]["drawn"] = list(order)
        state = GAME.from_json(position)
        events: list[Event] = []
        state.events = events
        line(state, f"keep_favour:{drawn[0]}")
        told.append([(event.key, event.args) for event in events if event.visible_to(1)])
    assert len(drawn) == 3
    assert all(one == told[0] for one in told)


@rule("EMARA-INFO-03", "EMARA-CATH-04")
def test_what_everybody_can_work_out_stays_when_dealt_anew():
    state = visit("cathedral", ring=1, cloth=1, pile=TOKENS[:2], discard=TOKENS[2:])
    line(state, "town_menu:donation")
    for seed in range(10):
        drawn = state.resample(1, seed).to_json()["table"]["turn"]["drawn"]
        assert sorted(drawn[:2]) == sorted(TOKENS[:2])


@rule("EMARA-INFO-04")
def test_unplayed_cards_can_be_deduced_and_the_last_hands_are_known():
    state = GAME.new(players=2, seed=6)
    rng = seeded(3)
    while board(state)["round"] < 3:
        state.do(state.options[rng.below(len(state.options))])
    other = 1 - state.turn
    row = state.view(state.turn)["table"]["players"][other]
    assert row["unplayed"] == player(state, other)["hand"]
    assert sorted(row["unplayed"] + row["played"]) == sorted(CARDS)
    for seed in range(5):
        assert player(state.resample(state.turn, seed), other)["hand"] == player(state, other)["hand"]


@rule("EMARA-INFO-05")
def test_option_lists_of_secret_decisions_are_counted_only():
    state = hand("card_wood", "card_step", "card_town")
    pending = state.view(1)["table"]["pending"]
    assert pending == {"seat": 0, "decision": "choose_card", "count": 3, "options": None}
    assert state.view(1)["options"] == []
    line(state, "choose_card:card_wood")
    assert state.view(1)["table"]["turn"]["named"] is None
    assert state.view(0)["table"]["turn"]["named"] == "card_wood"
    assert state.view(1)["table"]["pending"]["options"] == ["choose_slot:1", "choose_slot:2", "choose_slot:3"]
    drawing = line(visit("cathedral", ring=1, cloth=1), "town_menu:donation")
    assert drawing.view(1)["table"]["pending"]["options"] is None
    assert drawing.view(1)["table"]["pending"]["count"] == 3
    public = menu(ring=1).view(1)["table"]["pending"]
    assert set(public["options"]) == {"do_card", "do_move", "raise_rank"}
