"""The steps by name, and which may lie on which."""

from __future__ import annotations

from regalia.core.flow import BOTTOM, Flow
from regalia.core.step import StepBook
from regalia.games.crown_of_emara import automa, setup
from regalia.games.crown_of_emara.steps import (
    cards,
    cathedral,
    final,
    hiring,
    menu,
    movement,
    paying,
    play,
    rounds,
    subactions,
    trades,
    use,
    visit,
)

STEPS = StepBook(
    [setup.SET_UP, rounds.START_ROUND, rounds.NEXT_TURN, rounds.CLOSE_ROUND, automa.VICTORIA_SITE, automa.VICTORIA_RANK],
    [*play.CHOOSE_CARD, *play.CHOOSE_SLOT, *menu.TURN_MENU, *movement.CHOOSE_COUNCILLOR],
    [*cards.EXCHANGE_RATE, *cards.DISCOUNT_CHOICE, *cards.TOWN_CHOICE, *visit.REDEEM_FAVOUR],
    [*movement.COUNTRY_ACTION, *movement.CRAFTSMAN_CHOICE, *visit.TOWN_MENU],
    [*subactions.CHOOSE_TYPE, *subactions.CHOOSE_AMOUNT, *use.TRADE_AMOUNT, *cathedral.KEEP_FAVOUR],
    [*hiring.CHOOSE_HUT, *hiring.CHOOSE_ADVISOR, *paying.DROP_UNIT, *paying.PAY_GOLD, *paying.PAY_ANY],
    [*use.SWAP_GAIN, *rounds.END_ROUND_EVENT, *final.FINAL_ALLOCATION],
    [*movement.FINISH_BREAD, *subactions.FINISH_GIFT, *subactions.FINISH_STONE, *subactions.FINISH_GOLD],
    [*cathedral.FINISH_DONATION, *trades.FINISH_TRADE, *hiring.FINISH_HIRE, *hiring.FINISH_RECRUIT],
)

FLOW: Flow = {
    # rounds
    "set_up": (BOTTOM,),
    "start_round": (BOTTOM,),
    "next_turn": (BOTTOM,),
    "close_round": (BOTTOM,),
    "victoria_rank": ("close_round",),
    "victoria_site": ("close_round", "victoria_rank"),
    "end_round_event": ("close_round", "victoria_site", "end_round_event"),
    "final_allocation": (BOTTOM, "final_allocation"),
    # a turn
    "choose_card": ("next_turn",),
    "choose_slot": ("next_turn",),
    "turn_menu": ("next_turn",),
    "choose_councillor": ("turn_menu",),
    "country_action": ("turn_menu",),
    "craftsman_choice": ("turn_menu",),
    "town_choice": ("turn_menu",),
    "town_menu": ("turn_menu",),
    "choose_hut": ("turn_menu",),
    "choose_advisor": ("turn_menu",),
    "exchange_rate": ("turn_menu",),
    "discount_choice": ("turn_menu",),
    "swap_gain": ("turn_menu",),
    "finish_bread": ("turn_menu", "craftsman_choice"),
    "finish_hire": ("turn_menu",),
    "finish_recruit": ("turn_menu",),
    # a visit to a town location
    "redeem_favour": ("town_menu",),
    "choose_type": ("town_menu",),
    "choose_amount": ("town_menu", "turn_menu"),
    "keep_favour": ("town_menu",),
    "finish_gift": ("town_menu",),
    "finish_donation": ("town_menu",),
    "finish_stone": ("town_menu",),
    "finish_gold": ("town_menu",),
    # payments
    "finish_trade": ("turn_menu", "town_menu", "finish_stone", "close_round", "victoria_site", "end_round_event"),
    "drop_unit": ("finish_hire", "finish_recruit"),
    "pay_gold": ("finish_bread", "finish_gift", "finish_donation", "finish_hire", "finish_recruit", "finish_trade"),
    "pay_any": ("finish_gold", "finish_hire", "finish_recruit", "finish_trade", "swap_gain"),
}
