"""The steps by name, and which may lie on which."""

from __future__ import annotations

from regalia.core.flow import BOTTOM, Flow
from regalia.core.step import StepBook
from regalia.games.rise_to_nobility import automa, setup
from regalia.games.rise_to_nobility.steps import (
    berk,
    bonus,
    castle,
    chancery,
    commission,
    council,
    die,
    gift,
    guild,
    hall,
    income,
    menu,
    port,
    preparation,
    recall,
    round,
    sale,
    settle,
    tavern,
)

STEPS = StepBook(
    [setup.SET_UP, commission.DEAL_DICE_TILES, round.BEGIN_ROUND, preparation.PREPARATION],
    [automa.AUTOMA_ROLL, automa.AUTOMA_TAVERN, automa.AUTOMA_YARD, automa.AUTOMA_HALL, automa.AUTOMA_RED, automa.AUTOMA_BLUE],
    [menu.FIRST_TURN, income.INCOME_PHASE, round.UPKEEP],
    [*commission.FIRST_COMMISSION, *gift.GIFT, *gift.GIFT_TYPE, *gift.GIFT_CARD],
    [*menu.MENU, *menu.END_TURN],
    [*die.CHOOSE_DIE, *die.CHOOSE_VALUE, *die.CHOOSE_PLACE],
    [*council.CHOOSE_TILE, *chancery.CHOOSE_OFFICE, *castle.CHOOSE_SLOT, *chancery.CHOOSE_DICE_TILE],
    [*tavern.DISCARD_CARD, *tavern.TAKE_CARD, *tavern.SECOND_CARD],
    [*guild.ACTIVATE, *bonus.BONUS, *bonus.ANY, *bonus.GIVE, *bonus.GET, *bonus.MARK_DIE, *guild.BUY, *guild.PLACE_WORKER],
    [*hall.CHOOSE_ZONE, *port.SELL_RESOURCE],
    [*berk.PART, *berk.MODIFIERS, *berk.RENEW, *commission.KEEP, *recall.RECALL],
    [*settle.CHOOSE_CARD, *settle.SPEND, *sale.CHOOSE_BUILDING],
    [*income.INCOME, *income.INCOME_ZONES, *income.INCOME_RESOURCE],
)

FLOW: Flow = {
    # Set-up: commissions, then gifts, then the first round.
    "set_up": (BOTTOM,),
    "begin_round": (BOTTOM,),
    "gift": ("begin_round", "gift"),
    "gift_resource": ("gift", "gift_resource"),
    "gift_settlers": ("gift", "gift_settlers"),
    "deal_dice_tiles": ("gift",),
    "first_commission": ("deal_dice_tiles", "first_commission"),
    # A round from its end: upkeep, income, the turns, the automa's dice, preparation.
    "upkeep": (BOTTOM,),
    "income_phase": ("upkeep",),
    "first_turn": ("income_phase",),
    "automa:blue": ("first_turn",),
    "automa:red": ("automa:blue",),
    "automa:yellow": ("automa:red",),
    "automa:green": ("automa:yellow",),
    "automa:white": ("automa:green",),
    "automa:roll": ("automa:white",),
    "preparation": ("first_turn", "automa:roll"),
    "income": ("upkeep", "income"),
    "income_zones": ("upkeep", "income"),
    "income_resource": ("income_zones", "income_resource"),
    # A turn: a die, its value, its place, its target.
    "menu": ("income_phase",),
    "end_turn": ("income_phase",),
    "die": ("menu",),
    "value": ("menu",),
    "location": ("menu",),
    "council_tile": ("menu",),
    "office": ("menu",),
    "castle_slot": ("menu",),
    "dice_tile": ("menu",),
    # What a place does.
    "take_card": ("menu",),
    "discard_card": ("take_card",),
    "second_card": ("menu",),
    "place_worker": ("menu",),
    "buy": ("menu", "place_worker"),
    "activate": ("buy",),
    "bonus": ("activate",),
    "any_resource": ("activate",),
    "exchange_give": ("activate",),
    "exchange_take": ("activate",),
    "reroll": ("activate",),
    "zone": ("menu",),
    "sell_resource": ("menu",),
    "berk": ("menu",),
    "modifiers": ("berk",),
    "renew": ("berk",),
    "keep_commission": ("berk",),
    "recall": ("menu",),
    # Besides dice.
    "settlers_card": ("menu",),
    "spend": ("menu",),
    "sell_building": ("menu",),
}
