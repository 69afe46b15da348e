"""Every question of Crown of Emara, in a position reached by play where play leads there."""

from __future__ import annotations

from emara_table import EVENTS, GAME, TOKENS, final, hand, menu, moving, round_end, visit

from regalia.testing import line

RICH = {"wood": 9, "cloth": 9, "grain": 9, "stone": 9}
AT_CASTLE = next(token.id for token in GAME.components.tokens if token.location == "castle")
SUMMER = [event for event in EVENTS if event != "early_winter"]
FOUR = {"castle": ["master_of_coin", "archivist"]}

QUESTIONS = {
    "choose_card": lambda: hand("card_wood", "card_step", "card_town"),
    "choose_slot": lambda: line(hand("card_wood", "card_step", "card_town"), "choose_card:card_wood"),
    "turn_menu": lambda: menu(ring=1),
    "turn_menu with advisors": lambda: menu(
        ring=1, gold=1, cloth=1, grain=1, advisors=["baker", "bailiff", "dressmaker", "landlord", "chamberlain"], cp=0
    ),
    "turn_menu with a landlord without cloth": lambda: menu(ring=1, advisors=["landlord"]),
    "turn_menu with a landlord without points": lambda: menu(ring=1, advisors=["landlord"], cp=0),
    "turn_menu with a steward": lambda: menu(advisors=["steward"], huts={"quarry_a": 1}, **RICH),
    "turn_menu with four craftsmen": lambda: menu(
        huts=dict.fromkeys(["quarry_a", "quarry_b", "quarry_c", "forest_a"], 0), **RICH
    ),
    "turn_menu after all": lambda: menu(
        done=["card", "move", "raise_rank", "hire", "recruit"], advisors=["baker", "chamberlain"], cloth=2, grain=2, ring=1
    ),
    "turn_menu after a move": lambda: menu("card_step", done=["move"], ring=1),
    "turn_menu with the exchange": lambda: menu("card_exchange", wood=3, ring=1),
    "turn_menu after the exchange": lambda: menu("card_exchange", done=["card"], wood=3, ring=1),
    "turn_menu after a skip": lambda: menu("card_exchange", done=["card", "skipped"], wood=3, ring=1),
    "turn_menu with the contract": lambda: menu("card_discount", **RICH),
    "turn_menu after the contract": lambda: menu("card_discount", done=["card"], **RICH),
    "turn_menu with the envoy": lambda: menu("card_town", book=1, ring=1),
    "turn_menu after the envoy": lambda: menu("card_town", done=["card"], book=1, ring=1),
    "turn_menu before a famine": lambda: menu(event="great_famine", ring=1),
    "choose_councillor": lambda: moving(2),
    "choose_councillor of the third slot": lambda: moving(3, at=("quarry", "market")),
    "choose_councillor before the forest": lambda: moving(1, at=("weaving_mill", "castle")),
    "country_action": lambda: line(moving(2), "choose_councillor:countryside"),
    "craftsman_choice": lambda: line(
        moving(2, huts={"quarry_a": 0, "forest_a": 0}, grain=1), "choose_councillor:countryside", "country_action:take"
    ),
    "exchange_rate": lambda: line(menu("card_exchange", wood=3, ring=1), "do_card"),
    "discount_choice": lambda: line(menu("card_discount", **RICH), "do_card"),
    "town_choice": lambda: line(menu("card_town", book=1, ring=1), "do_card"),
    "town_menu": lambda: visit("castle", book=1),
    "town_menu at the castle after a gift": lambda: visit("castle", visited=["gift"], book=1, wood=1),
    "town_menu at the cathedral": lambda: visit("cathedral", **RICH),
    "town_menu at the market": lambda: visit("market", wood=1, book=2, gold=1),
    "town_menu at the market with traders": lambda: visit("market", wood=2, book=6, event="foreign_traders"),
    "town_menu at the market without goods": lambda: visit("market", book=1, gold=1),
    "town_menu at the site": lambda: visit("construction_site", wood=2, stone=1, bread=2, gold=1),
    "town_menu at the site with gold": lambda: visit("construction_site", gold=1),
    "redeem_favour": lambda: visit("castle", redeem=True, favours=[AT_CASTLE], book=1),
    "choose_type": lambda: line(visit("castle", **RICH), "town_menu:gift"),
    "choose_amount": lambda: line(visit("construction_site", wood=3, ring=1), "town_menu:deliver_wood"),
    "choose_type of a donation": lambda: line(visit("cathedral", wood=1, gold=1), "town_menu:donation"),
    "choose_type before the tokens are shuffled": lambda: line(
        visit("cathedral", wood=1, gold=1, pile=TOKENS[:1], discard=TOKENS[1:]), "town_menu:donation"
    ),
    "choose_amount of bread": lambda: line(visit("construction_site", bread=2, ring=1), "town_menu:deliver_bread"),
    "choose_amount of books": lambda: line(visit("market", book=4, ring=1), "town_menu:books_to_citizens"),
    "choose_amount of gold": lambda: line(visit("market", wood=3, cloth=1, event="foreign_traders"), "town_menu:buy_gold"),
    "choose_amount of an advisor": lambda: line(menu(cloth=2, grain=3, ring=1, advisors=["baker"]), "use:baker"),
    "keep_favour": lambda: line(visit("cathedral", cloth=1, ring=1, pile=TOKENS), "town_menu:donation"),
    "keep_favour after the tokens were shuffled": lambda: line(
        visit("cathedral", cloth=1, ring=1, pile=TOKENS[:1], discard=TOKENS[1:]), "town_menu:donation"
    ),
    "choose_hut": lambda: line(menu(**RICH), "hire"),
    "choose_advisor": lambda: line(menu(**RICH), "recruit"),
    "choose_hut by card": lambda: line(menu("card_discount", **RICH), "do_card", "discount_choice:hire"),
    "choose_advisor by card": lambda: line(menu("card_discount", **RICH), "do_card", "discount_choice:recruit"),
    "drop_unit": lambda: line(
        menu("card_discount", offers=FOUR, **RICH), "do_card", "discount_choice:recruit", "choose_advisor:master_of_coin"
    ),
    "drop_unit of a poor player": lambda: line(
        menu("card_discount", offers=FOUR, event="good_working_conditions", grain=1, gold=1),
        "do_card",
        "discount_choice:recruit",
        "choose_advisor:master_of_coin",
    ),
    "pay_gold": lambda: line(visit("construction_site", wood=3, gold=2), "town_menu:deliver_wood", "choose_amount:3"),
    "pay_gold for a stone": lambda: line(visit("construction_site", stone=1, gold=1), "town_menu:deliver_stone"),
    "pay_gold after a stone": lambda: line(
        visit("construction_site", visited=["deliver_stone"], wood=3, gold=2), "town_menu:deliver_wood", "choose_amount:3"
    ),
    "pay_gold for a bread": lambda: line(
        moving(2, huts={"quarry_a": 0}, grain=1, gold=1),
        "choose_councillor:countryside",
        "country_action:take",
        "craftsman_choice:bread",
    ),
    "pay_gold for a hut": lambda: line(menu(gold=2, **RICH), "hire", "choose_hut:forest_a"),
    "pay_gold for a gift": lambda: line(visit("castle", gold=1, **RICH), "town_menu:gift", "choose_type:wood"),
    "pay_any": lambda: line(menu("card_exchange", wood=3, cloth=1, ring=1), "do_card", "exchange_rate:1_for_1"),
    "pay_any of three": lambda: line(menu("card_exchange", wood=2, cloth=1, grain=1, ring=1), "do_card", "exchange_rate:3_for_2"),
    "pay_any for gold": lambda: line(visit("market", wood=1, cloth=1, ring=1), "town_menu:buy_gold"),
    "pay_any with the scholar": lambda: line(menu(advisors=["scholar"], **RICH), "hire", "choose_hut:forest_a"),
    "swap_gain": lambda: line(menu(wood=1, ring=1, advisors=["merchant"]), "use:merchant"),
    "end_round_event": lambda: round_end("great_famine", grain=2),
    "end_round_event of alms": lambda: round_end("alms_for_the_poor", gold=1),
    "end_round_event of old books": lambda: round_end("wisdom_of_old_books", ring=1, gold=1),
    "final_allocation": lambda: final(ring=1),
    "final_allocation after a famine": lambda: final(ring=1, event="great_famine"),
}
"""The kind of the question, and perhaps more words about it."""

MOMENTS = {
    "turn_menu of a baron": lambda: menu(ring=3, gold=3, rank=1, done=["card", "move"]),
    "turn_menu of the last turn": lambda: menu(done=["card", "move"], ring=1),
    "choose_card in solo": lambda: hand("card_wood", "card_step", "card_town", players=1, mode="solo_campaign"),
    "end_round_event in solo": lambda: round_end(
        "great_famine",
        players=1,
        mode="solo_campaign",
        round=3,
        grain=2,
        changes={"victoria": {"nobility": {"baron": 1}}},
    ),
    "end_round_event of the last round": lambda: round_end("great_famine", round=6, grain=2, ring=1),
    "end_round_event of the third round": lambda: round_end("great_famine", round=3, grain=2),
    "town_menu at the site after a stone": lambda: visit("construction_site", visited=["deliver_stone"], wood=2, stone=1),
    "choose_advisor with a toolmaker": lambda: line(
        menu(advisors=["toolmaker"], offers={"castle": ["carpenter", "archivist"]}, **RICH), "recruit"
    ),
    "choose_type with a mayoress": lambda: line(
        visit("castle", advisors=["mayoress"], event="gift_from_the_people", **RICH), "town_menu:gift"
    ),
    "choose_type with an abbess": lambda: line(
        visit("cathedral", advisors=["abbess"], event="pious_donation", **RICH), "town_menu:donation"
    ),
    "town_menu in an early winter": lambda: visit(
        "construction_site", wood=3, stone=1, bread=1, event="early_winter", changes={"event_pile": SUMMER}
    ),
}
"""More positions, for what is told there."""
