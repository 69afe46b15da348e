"""What the log tells of each action, in the order of the rules (section 5 of the specification), and what a button warns of."""

from __future__ import annotations

import pytest
from emara_table import GAME, TOKENS, final, hand, menu, moving, round_end, visit

from regalia.testing import line, rule


def told(state, *keys):
    """Every event as its key, its seat unless it is nobody's, and its parameters without their marks."""
    state.events = []
    line(state, *keys)
    return [" ".join(map(_plain, (one.key, *([one.seat] * (one.seat >= 0)), *one.args.values()))) for one in state.events]


def _plain(word):
    return str(word).removeprefix("@").removeprefix("amount-")


@rule("EMARA-TURN-01", "EMARA-MOVE-01", "EMARA-LAND-01")
def test_a_card_a_move_and_a_countryside_action_are_told():
    state = hand("card_wood", "card_step", "card_town", ring=1)
    line(state, "choose_card:card_wood")
    assert told(state, "choose_slot:2", "do_card", "do_move", "choose_councillor:countryside", "country_action:take") == [
        "card 0 card-card_wood 2",
        "take 0 wood*1",
        "move-country 0 2 location-quarry",
        "take 0 stone*1",
    ]
    assert told(moving(1), "choose_councillor:countryside", "decline") == [
        "move-country 0 1 location-grain_field",
        "decline-location 0",
    ]


@rule("EMARA-FAV-04", "EMARA-CASTLE-01", "EMARA-ADV-13", "EMARA-EVT-10")
def test_a_visit_with_a_token_and_a_gift_is_told():
    rich = {"advisors": ["mayoress"], "event": "gift_from_the_people", "favours": ["favour_castle_cp3"], "wood": 1, "gold": 1}
    state = menu("card_wood", at=("forest", "construction_site"), done=["card"], ring=1, **rich)
    keys = ("redeem_favour:favour_castle_cp3", "town_menu:gift", "choose_type:wood", "pay_gold:1")
    assert told(state, "do_move", "choose_councillor:town", *keys) == [
        "move-town 0 1 location-castle",
        "visit 0 to-castle",
        "redeem 0 token-favour_castle_cp3",
        "citizens 0 3",
        "pay-gold 0 1 wood*1",
        "gift 0 good-wood",
        "marker marker-gift-wood 2",
        "take 0 ring*1",
        "citizens 0 2",
        "citizens 0 3",
    ]


@rule("EMARA-CATH-02", "EMARA-CATH-03", "EMARA-ADV-15", "EMARA-EVT-08")
def test_a_donation_is_told():
    pile = ["favour_castle_cp3", "favour_market_ring", "favour_market_book"]
    others = {1: {"favours": [id for id in TOKENS if id not in pile]}}
    state = visit("cathedral", cloth=1, ring=1, advisors=["abbess"], event="pious_donation", pile=pile, others=others)
    log = told(state, "town_menu:donation", "keep_favour:favour_market_ring")
    assert log[:6] == [
        "pay 0 cloth*1",
        "donation 0 good-cloth",
        "marker marker-donation-cloth 2",
        "take 0 book*2",
        "citizens 0 3",
        "favour-draw 0 3",
    ]
    assert sorted(log[6:9]) == sorted(f"favour-seen 0 token-{id}" for id in pile)
    assert log[9] == "favour-kept 0 token-favour_market_ring"
    assert sorted(log[10:]) == [f"favour-discard 0 token-{id}" for id in ("favour_castle_cp3", "favour_market_book")]


@rule("EMARA-HIRE-01", "EMARA-RANK-03", "EMARA-EVT-09", "EMARA-RECRUIT-01", "EMARA-RECRUIT-02")
def test_bonus_actions_are_told():
    offers = {"castle": ["archivist", "carpenter"]}
    state = menu(wood=1, stone=1, cloth=2, grain=2, ring=1, offers=offers, event="respected_at_court")
    assert told(state, "raise_rank", "hire", "choose_hut:forest_c", "recruit") == [
        "pay 0 ring*1",
        "rank 0 rank-baron",
        "citizens 0 6",
        "citizens 0 2",
        "pay 0 wood*1",
        "pay 0 stone*1",
        "hire 0 hut-forest_c",
        "citizens 0 1",
        "pay 0 cloth*2",
        "pay 0 grain*2",
        "recruit 0 advisor-archivist",
        "refill advisor-sir_christiaan",
        "citizens 0 2",
        "take 0 book*2",
    ]


@rule("EMARA-CARD-06", "EMARA-TURN-09")
def test_what_a_discount_leaves_out_and_a_card_not_used_are_told():
    state = menu("card_discount", wood=1, ring=1, offers={"castle": ["master_of_coin", "goldsmith"]})
    assert told(state, "do_card", "discount_choice:hire", "choose_hut:forest_b") == [
        "discount 0 cloth*1",
        "pay 0 wood*1",
        "hire 0 hut-forest_b",
        "citizens 0 1",
    ]
    assert told(menu("card_exchange", done=["move"], wood=1, ring=1), "do_card", "skip", "end_turn") == [
        "skip 0",
        "end-turn 0",
        "turn 1",
    ]


@rule("EMARA-SITE-01", "EMARA-SITE-02", "EMARA-MARK-06", "EMARA-MARKET-01", "EMARA-MARKET-02")
def test_deliveries_and_markers_are_told():
    state = visit("construction_site", stone=1, bread=2, ring=1, advisors=["toolmaker"], markers={"stone": 2, "bread": 1})
    assert told(state, "town_menu:deliver_stone", "town_menu:deliver_bread", "choose_amount:2") == [
        "pay 0 stone*1",
        "buildings 0 7",
        "citizens 0 2",
        "marker-removed marker-stone 1",
        "pay 0 bread*2",
        "citizens 0 8",
        "marker marker-bread 3",
    ]
    market = visit("market", book=2, ring=1, wood=1)
    assert told(market, "town_menu:books_to_citizens", "choose_amount:2", "town_menu:buy_gold") == [
        "pay 0 book*2",
        "citizens 0 6",
        "pay 0 wood*1",
        "take 0 gold*1",
    ]


@rule("EMARA-ADV-09", "EMARA-ADV-10", "EMARA-ADV-11")
def test_abilities_are_told():
    state = menu(advisors=["merchant", "landlord", "chamberlain"], cloth=2, ring=1)
    keys = ("use:landlord", "use:merchant", "swap_gain:wood", "swap:ring_to_gold")
    assert told(state, *keys, "do_card", "swap:gold_to_ring") == [
        "use 0 advisor-landlord",
        "pay 0 cp*1",
        "pay 0 cloth*1",
        "buildings 0 5",
        "use 0 advisor-merchant",
        "pay 0 cloth*1",
        "take 0 wood*1",
        "swap-to-gold 0",
        "take 0 wood*1",
        "swap-to-ring 0",
    ]


@rule("EMARA-EVT-13", "EMARA-ROUND-06", "EMARA-END-03")
def test_the_end_of_a_round_and_of_the_game_is_told():
    state = round_end("great_famine", grain=1, others={1: {"goods": {"grain": 1}}})
    log = told(state, "decline", "end_round_event:1_grain")
    assert log[:4] == ["decline-event 0", "pay 1 grain*1", "citizens 1 3", "statue 1"]
    assert log[4].startswith("round 2 event-")
    assert log[-1] == "turn 1"
    assert told(final(ring=1), "final_allocation:2") == ["allocate 0 2 0", "allocate 1 0 0"]


@rule("EMARA-SOLO-06", "EMARA-MARK-06")
def test_what_victoria_does_is_told():
    state = round_end(
        "great_famine",
        players=1,
        mode="solo_campaign",
        round=3,
        grain=1,
        changes={"victoria": {"nobility": {"baron": 1}}, "markers": {"stone": 1, "bread": 1}},
    )
    assert told(state, "decline")[:7] == [
        "decline-event 0",
        "victoria-site 1 3 4",
        "citizens 1 7",
        "marker marker-stone 3",
        "marker marker-bread 4",
        "rank 1 rank-count",
        "citizens 1 9",
    ]


@rule("EMARA-TOWN-01")
@pytest.mark.parametrize(
    ("state", "warned"),
    [
        (visit("castle", book=1, ring=1), True),
        (visit("castle", book=2, wood=1, visited=["book_to_buildings"], ring=1), False),
        (visit("castle", wood=1, ring=1), False),
        (visit("market", wood=1, ring=1), True),
        (visit("market", wood=1, book=1, visited=["buy_gold"], ring=1), False),
        (visit("construction_site", stone=1, ring=1), True),
        (visit("construction_site", wood=1, bread=1, ring=1), False),
        (visit("cathedral", cloth=1, ring=1), False),
    ],
)
def test_leaving_a_place_is_warned_of_while_a_book_a_stone_or_a_resource_could_be_used(state, warned):
    step = state.question(0)
    assert (step.kind, step.warning(state, GAME.action("done"))) == ("town_menu", "unused-sub-action" if warned else "")
    assert step.warning(state, state.legal()[0]) == ""
