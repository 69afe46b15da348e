"""Positions: what cannot be is refused, naming the field; what is left out is harmless."""

from __future__ import annotations

import pytest
from emara_table import GAME, TOKENS, asked, goods, keys, menu, round_end, visit

from regalia.core.errors import PositionError
from regalia.testing import line, merge, rule
from regalia.testing.words import check_error


def refuse(changes, field, base=None, **top):
    position = merge((base or menu(ring=1)).to_json(), {"table": changes, **top})
    with pytest.raises(PositionError) as refused:
        GAME.from_json(position)
    assert field in str(refused.value)
    check_error(refused.value, field)
    return refused.value


@rule("EMARA-GEN-04")
@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"round": 7}, "table.round"),
        ({"countryside": ["forest", "forest", "quarry", "weaving_mill"]}, "table.countryside"),
        ({"town": ["castle"]}, "table.town"),
        ({"statue": 2}, "table.statue"),
        ({"markers": {"bread": 3}}, "table.markers.bread"),
        ({"markers": {"gift": {"wood": "gone"}}}, "table.markers.gift.wood"),
        ({"huts": {"forest_a": 5}}, "table.huts.forest_a"),
        ({"huts": dict.fromkeys(["forest_a", "forest_b", "forest_c", "quarry_a", "quarry_b"], 1)}, "table.huts"),
        ({"event": "sunshine"}, "table.event"),
        ({"event": "great_famine"}, "table.event_pile"),
        ({"event_pile": ["great_famine"]}, "table.event_pile"),
        ({"favour_pile": TOKENS[:11]}, "table.favour_pile"),
        ({"favour_discard": TOKENS[:1]}, "table.favour_discard"),
        ({"advisor_stack": {"top": None}}, "table.advisor"),
        ({"advisor_stack": {"top": "baker"}}, "table.advisor"),
        ({"players": {0: {"advisors": ["sir_carl"]}}}, "advisors"),
        ({"players": {0: {"goods": {"wood": -1}}}}, "table.players[0].goods.wood"),
        ({"players": {0: {"goods": {"silver": 1}}}}, "table.players[0].goods"),
        ({"players": {0: {"nobility": {"count": 1}}}}, "table.players[0].nobility.baron"),
        ({"players": {0: {"nobility": {"baron": 2}}}}, "nobility.baron"),
        ({"players": {0: {"nobility": {"baron": 1}}, 1: {"nobility": {"baron": 1}}}}, "nobility.baron"),
        ({"players": {0: {"hand": ["card_wood", "card_stone"]}}}, "table.players[0]"),
        ({"players": {0: {"hand": ["card_stone"]}}}, "table.players[0].hand"),
        ({"players": {1: {"slots": ["card_stone", None, None]}}}, "table.players[1]"),
        ({"players": {0: {"councillors": {"town": "forest"}}}}, "table.players[0].councillors.town"),
        ({"turn": {"card": None}}, "table.turn.card"),
        ({"turn": {"card": "card_ring"}}, "table.turn.card"),
        ({"turn": {"named": "card_town"}}, "table.turn.named"),
        ({"turn": {"mood": "good"}}, "table.turn.mood"),
    ],
)
def test_contradictions_name_their_field(changes, field):
    refuse(changes, field)


@rule("EMARA-TURN-03")
@pytest.mark.parametrize(
    ("step", "field"),
    [
        ("town_menu:0", "turn.location"),
        ("redeem_favour:0", "turn.location"),
        ("choose_type:0", "turn.location"),
        ("finish_gift:0", "turn.resource"),
        ("finish_trade:0", "turn.trade"),
        ("finish_hire:0", "turn.hut"),
        ("finish_recruit:0", "turn.advisor"),
        ("finish_gold:0", "turn.amount"),
        ("craftsman_choice:0", "turn.craftsmen_to_use"),
        ("keep_favour:0", "turn.drawn"),
        ("pay_gold:0", "turn.payment.type"),
        ("pay_any:0", "turn.payment.any"),
        ("drop_unit:0", "turn.payment.discount"),
        ("choose_amount:0", "turn.advisor"),
        ("country_action:1", "stack"),
        ("turn_menu:3", "stack"),
        ("victoria_site", "stack"),
    ],
)
def test_steps_need_their_fields(step, field):
    refuse({}, field, stack=["next_turn", "turn_menu:0", step])


TURN = ["next_turn", "turn_menu:0"]


@rule("EMARA-TURN-01", "EMARA-TURN-03", "EMARA-ROUND-04")
@pytest.mark.parametrize(
    ("stack", "changes", "field"),
    [
        ([], {}, "stack"),
        (["set_up"], {}, "table.phase"),
        (["start_round"], {}, "table.phase"),
        (["close_round"], {}, "table.phase"),
        (["final_allocation:0"], {}, "table.phase"),
        (["final_allocation:0"], {"phase": "final", "turns_begun": 6}, "slots"),
        (["next_turn"], {}, "table.turn.done"),
        (["next_turn", "choose_card:0"], {}, "table.turn"),
        ([*TURN, "turn_menu:0"], {}, "stack"),
        ([*TURN, "choose_councillor:0:1"], {}, "table.turn.done"),
        ([*TURN, "choose_councillor:0:2"], {"turn": {"done": ["move"]}}, "table.turn.done"),
        ([*TURN, "country_action:0"], {}, "table.turn.done"),
        ([*TURN, "exchange_rate:0"], {"turn": {"done": ["card"]}}, "table.turn.done"),
        ([*TURN, "choose_hut:0"], {"turn": {"done": ["hire"]}}, "table.players.goods"),
        ([*TURN, "choose_advisor:0"], {"turn": {"done": ["recruit"]}}, "table.players.goods"),
        ([*TURN, "swap_gain:0"], {}, "table.turn.used"),
        ([*TURN, "town_menu:0"], {"turn": {"done": ["move"], "location": "market"}}, "table.turn.location"),
        (TURN, {"turn": {"location": "castle"}}, "table.turn.location"),
        (TURN, {"turn": {"used": ["baker"]}}, "table.turn.used"),
        (TURN, {"turn": {"swapped": "ring_to_gold"}}, "table.turn.swapped"),
        (TURN, {"turn": {"done": ["skipped"]}}, "table.turn.done"),
        (TURN, {"turn": {"payment": {"due": {"wood": 1}}}}, "table.turn.payment.due"),
        (TURN, {"turn": {"payment": {"any": 1}}}, "table.turn.payment.any"),
        (TURN, {"turns_begun": 0}, "table"),
        (TURN, {"active": 1}, "stack"),
    ],
)
def test_flows_that_cannot_be_are_refused(stack, changes, field):
    refuse(changes, field, stack=stack)


@rule("EMARA-PAY-01", "EMARA-PAY-06")
@pytest.mark.parametrize(
    "payment",
    [{"due": {"wood": 4}}, {"due": {"wood": 3, "stone": 1}}, {"due": {"cloth": 3}}, {"type": "cloth"}],
)
def test_a_payment_is_no_more_than_the_price(payment):
    state = line(visit("construction_site", wood=2, gold=2, ring=1), "town_menu:deliver_wood", "choose_amount:3")
    refuse({"turn": {"payment": payment}}, "table.turn.payment", base=state)


@rule("EMARA-SOLO-06")
def test_victoria_has_the_ranks_of_the_rounds_before():
    position = {"victoria": {"nobility": {"baron": 1}}}
    refuse(position, "table.victoria.nobility", base=menu(players=1, mode="solo_campaign", ring=1))


@rule("EMARA-EVT-13")
def test_the_last_of_the_turn_order_waits_at_the_bottom():
    refuse({}, "stack", base=round_end("great_famine", grain=2), stack=["close_round", "end_round_event:0", "end_round_event:1"])


@rule("EMARA-SOLO-02")
def test_early_winter_is_not_in_a_solo_game():
    state = menu(players=1, mode="solo_campaign", ring=1)
    refuse({"event": "early_winter"}, "table.event", base=state)


@rule("EMARA-TURN-02")
def test_the_turn_may_be_left_out_of_a_position():
    position = GAME.new(players=2, seed=1).to_json()
    del position["table"]["turn"]
    for row in position["table"]["players"]:
        del row["sources"]
    state = GAME.from_json(position)
    assert asked(state) == "choose_card"
    assert state.breakdown(0)[0][0] == "buildings-other"


@rule("EMARA-PAY-01")
def test_a_payment_in_progress_goes_on_after_a_round_trip():
    state = line(visit("construction_site", wood=2, gold=2, ring=1), "town_menu:deliver_wood", "choose_amount:3")
    again = GAME.from_json(state.to_json())
    assert keys(again) == keys(state) == {"pay_gold:1", "pay_gold:2"}
    line(again, "pay_gold:1")
    assert goods(again) == {"gold": 1, "ring": 1}
