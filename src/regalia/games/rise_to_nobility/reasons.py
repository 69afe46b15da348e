"""Why an action is refused; each reason cites its clause. The order of precedence is that of the spec."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.reasons import Reason, reason_table

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility

NOT_YOUR_TURN: Final = 1
PASSED: Final = 2
GAME_OVER: Final = 3
UNFINISHED: Final = 4
SETUP_FIRST: Final = 5
INCOME_FIRST: Final = 6
MENU_FIRST: Final = 7
SECOND_DIE: Final = 8
SECOND_CARD: Final = 9
SECOND_SALE: Final = 10
WRAP: Final = 11
MODIFIERS_MISSING: Final = 12
DICE_LIMIT: Final = 13
NO_DICE_LEFT: Final = 14
NO_PLACE_FOR_DIE: Final = 15
NO_SUCH_DIE: Final = 16
SLOT_TAKEN: Final = 17
VALUE_MISFIT: Final = 18
NO_CHANCERY: Final = 19
TAVERN_FULL: Final = 20
TAVERN_ORDER: Final = 21
TAVERN_EMPTY: Final = 22
CARD_NOT_SHOWN: Final = 23
DISCARD_NOT_YOURS: Final = 24
YARD_FULL: Final = 25
YARD_ORDER: Final = 26
YARD_GOLD: Final = 27
YARD_NO_HOUSE: Final = 28
AUTOMA_GUILD: Final = 29
GUILD_CLOSED: Final = 30
BONUS_NOT_THERE: Final = 31
BONUS_NO_EFFECT: Final = 32
SAME_TYPE: Final = 33
NOTHING_TO_GIVE: Final = 34
NOTHING_MARKED: Final = 35
NO_DIE_TO_MARK: Final = 36
BUY_TOO_MANY: Final = 37
BUY_GOLD: Final = 38
APPRENTICES_FULL: Final = 39
NO_IDLE_WORKER: Final = 40
NO_APPRENTICE_THERE: Final = 41
MASTER_STAYS: Final = 42
OFFICE_STAYS: Final = 43
AUTOMA_HALL: Final = 44
HALL_NO_TILE: Final = 45
HALL_GOLD: Final = 46
HALL_NO_APPRENTICE: Final = 47
HALL_GUILD_FULL: Final = 48
HALL_NO_WORKER: Final = 49
HALL_NO_ZONE: Final = 50
ZONE_TAKEN: Final = 51
PORT_NOTHING: Final = 52
PORT_FULL: Final = 53
PORT_SELL_ONE: Final = 54
COUNCIL_BLOCKED: Final = 55
COUNCIL_ROW: Final = 56
COUNCIL_NO_TILE: Final = 57
COUNCIL_NOBILITY: Final = 58
COUNCIL_RACE: Final = 59
COUNCIL_RESOURCES: Final = 60
COUNCIL_GOLD: Final = 61
BERK_NOTHING: Final = 62
BERK_CHOOSE: Final = 63
BERK_TOO_MANY: Final = 64
BERK_GOLD: Final = 65
NO_MODIFIER_LEFT: Final = 66
NOTHING_TO_RENEW: Final = 67
SECOND_RENEWAL: Final = 68
COMMISSION_LIMIT: Final = 69
NO_COMMISSION_LEFT: Final = 70
NO_DICE_TILE_LEFT: Final = 71
NOT_DRAWN: Final = 72
NOT_DEALT: Final = 73
EXTRA_CASTLE_SLOT: Final = 74
RECALL_TAKEN: Final = 75
RECALL_NONE: Final = 76
RECALL_MASTER: Final = 77
OFFICE_VALUE: Final = 78
OFFICE_CLOSED: Final = 79
OFFICE_RACE: Final = 80
OFFICE_NO_WORKER: Final = 81
OFFICE_TAKEN: Final = 82
TILE_VALUE: Final = 83
TILE_DONE: Final = 84
TILE_NOT_YOURS: Final = 85
NO_SETTLERS: Final = 86
NO_HOUSE: Final = 87
NO_PLOT: Final = 88
TYPES_MISSING: Final = 89
TOTAL_OUT_OF_REACH: Final = 90
CARD_NOT_YOURS: Final = 91
WRONG_TYPE: Final = 92
AT_LEAST_ONE: Final = 93
NOT_IN_STOCK: Final = 94
WRONG_TOTAL: Final = 95
OVER_CAP: Final = 96
NOTHING_TO_SELL: Final = 97
NOT_YOUR_BUILDING: Final = 98
GIFT_NOT_SHOWN: Final = 99
BERK_AGAIN: Final = 100
BERK_DECLINED: Final = 101
PLACE_FIRST: Final = 102
SPEND_ORDER: Final = 103
NO_DIE_FITS: Final = 104
NO_PLACE_FOR_ANY: Final = 105
TILE_NO_SLOT: Final = 106
PORT_NO_STOCK: Final = 107
RECALL_NOBODY: Final = 108
SAME_GUILD: Final = 109
NO_BUILDING_THERE: Final = 110
GAME_WON: Final = 111
PORT_NO_SPACE: Final = 112

REASONS: Final[list[Reason]] = reason_table(
    [
        (NOT_YOUR_TURN, "not-your-turn", "NOBILITY-ROUND-04"),
        (PASSED, "passed", "NOBILITY-TURN-04"),
        (GAME_OVER, "game-over", "NOBILITY-END-01"),
        (UNFINISHED, "unfinished", "NOBILITY-TURN-06"),
        (SETUP_FIRST, "setup-first", "NOBILITY-SETUP-20"),
        (INCOME_FIRST, "income-first", "NOBILITY-INCOME-06"),
        (MENU_FIRST, "menu-first", "NOBILITY-TURN-01"),
        (SECOND_DIE, "second-die", "NOBILITY-DIE-01"),
        (SECOND_CARD, "second-card", "NOBILITY-SETTLER-11"),
        (SECOND_SALE, "second-sale", "NOBILITY-SELL-01"),
        (WRAP, "wrap", "NOBILITY-MOD-03"),
        (MODIFIERS_MISSING, "modifiers-missing", "NOBILITY-MOD-01"),
        (DICE_LIMIT, "dice-limit", "NOBILITY-REP-01"),
        (NO_DICE_LEFT, "no-dice-left", "NOBILITY-TURN-09"),
        (NO_PLACE_FOR_DIE, "no-place-for-die", "NOBILITY-DIE-05"),
        (NO_SUCH_DIE, "no-such-die", "NOBILITY-ROUND-03"),
        (SLOT_TAKEN, "slot-taken", "NOBILITY-DIE-03"),
        (VALUE_MISFIT, "value-misfit", "NOBILITY-DIE-02"),
        (NO_CHANCERY, "no-chancery", "NOBILITY-CHANC-01"),
        (TAVERN_FULL, "tavern-full", "NOBILITY-TAVERN-01"),
        (TAVERN_ORDER, "tavern-order", "NOBILITY-TAVERN-02"),
        (TAVERN_EMPTY, "tavern-empty", "NOBILITY-TAVERN-06"),
        (CARD_NOT_SHOWN, "card-not-shown", "NOBILITY-TAVERN-03"),
        (DISCARD_NOT_YOURS, "discard-not-yours", "NOBILITY-TAVERN-04"),
        (YARD_FULL, "yard-full", "NOBILITY-YARD-01"),
        (YARD_ORDER, "yard-order", "NOBILITY-YARD-02"),
        (YARD_GOLD, "yard-gold", "NOBILITY-YARD-03"),
        (YARD_NO_HOUSE, "yard-no-house", "NOBILITY-YARD-05"),
        (AUTOMA_GUILD, "automa-guild", "NOBILITY-SOLO-09"),
        (GUILD_CLOSED, "guild-closed", "NOBILITY-GUILD-02"),
        (BONUS_NOT_THERE, "bonus-not-there", "NOBILITY-GUILD-04"),
        (BONUS_NO_EFFECT, "bonus-no-effect", "NOBILITY-GUILD-27"),
        (SAME_TYPE, "same-type", "NOBILITY-GUILD-25"),
        (NOTHING_TO_GIVE, "nothing-to-give", "NOBILITY-GUILD-25"),
        (NOTHING_MARKED, "nothing-marked", "NOBILITY-GUILD-22"),
        (NO_DIE_TO_MARK, "no-die-to-mark", "NOBILITY-GUILD-22"),
        (BUY_TOO_MANY, "buy-too-many", "NOBILITY-GUILD-09"),
        (BUY_GOLD, "buy-gold", "NOBILITY-GUILD-09"),
        (APPRENTICES_FULL, "apprentices-full", "NOBILITY-GUILD-11"),
        (NO_IDLE_WORKER, "no-idle-worker", "NOBILITY-GUILD-12"),
        (NO_APPRENTICE_THERE, "no-apprentice-there", "NOBILITY-GUILD-12"),
        (MASTER_STAYS, "master-stays", "NOBILITY-GUILD-13"),
        (OFFICE_STAYS, "office-stays", "NOBILITY-CHANC-09"),
        (AUTOMA_HALL, "automa-hall", "NOBILITY-SOLO-13"),
        (HALL_NO_TILE, "hall-no-tile", "NOBILITY-HALL-03"),
        (HALL_GOLD, "hall-gold", "NOBILITY-HALL-02"),
        (HALL_NO_APPRENTICE, "hall-no-apprentice", "NOBILITY-HALL-10"),
        (HALL_GUILD_FULL, "hall-guild-full", "NOBILITY-HALL-10"),
        (HALL_NO_WORKER, "hall-no-worker", "NOBILITY-HALL-20"),
        (HALL_NO_ZONE, "hall-no-zone", "NOBILITY-HALL-20"),
        (ZONE_TAKEN, "zone-taken", "NOBILITY-HALL-21"),
        (PORT_NOTHING, "port-nothing", "NOBILITY-PORT-02"),
        (PORT_FULL, "port-full", "NOBILITY-PORT-04"),
        (PORT_SELL_ONE, "port-sell-one", "NOBILITY-PORT-02"),
        (COUNCIL_BLOCKED, "council-blocked", "NOBILITY-COUNCIL-07"),
        (COUNCIL_ROW, "council-row", "NOBILITY-COUNCIL-04"),
        (COUNCIL_NO_TILE, "council-no-tile", "NOBILITY-COUNCIL-10"),
        (COUNCIL_NOBILITY, "council-nobility", "NOBILITY-COUNCIL-02"),
        (COUNCIL_RACE, "council-race", "NOBILITY-COUNCIL-03"),
        (COUNCIL_RESOURCES, "council-resources", "NOBILITY-COUNCIL-05"),
        (COUNCIL_GOLD, "council-gold", "NOBILITY-COUNCIL-05"),
        (BERK_NOTHING, "berk-nothing", "NOBILITY-BERK-08"),
        (BERK_CHOOSE, "berk-choose", "NOBILITY-BERK-02"),
        (BERK_TOO_MANY, "berk-too-many", "NOBILITY-BERK-03"),
        (BERK_GOLD, "berk-gold", "NOBILITY-BERK-03"),
        (NO_MODIFIER_LEFT, "no-modifier-left", "NOBILITY-COMP-05"),
        (NOTHING_TO_RENEW, "nothing-to-renew", "NOBILITY-BERK-08"),
        (SECOND_RENEWAL, "second-renewal", "NOBILITY-BERK-06"),
        (COMMISSION_LIMIT, "commission-limit", "NOBILITY-CMS-07"),
        (NO_COMMISSION_LEFT, "no-commission-left", "NOBILITY-CMS-09"),
        (NO_DICE_TILE_LEFT, "no-dice-tile-left", "NOBILITY-CMS-10"),
        (NOT_DRAWN, "not-drawn", "NOBILITY-CMS-08"),
        (NOT_DEALT, "not-dealt", "NOBILITY-CHANC-02"),
        (EXTRA_CASTLE_SLOT, "extra-castle-slot", "NOBILITY-SIX-02"),
        (RECALL_TAKEN, "recall-taken", "NOBILITY-RECALL-03"),
        (RECALL_NONE, "recall-none", "NOBILITY-RECALL-01"),
        (RECALL_MASTER, "recall-master", "NOBILITY-RECALL-02"),
        (OFFICE_VALUE, "office-value", "NOBILITY-CHANC-06"),
        (OFFICE_CLOSED, "office-closed", "NOBILITY-CHANC-05"),
        (OFFICE_RACE, "office-race", "NOBILITY-CHANC-07"),
        (OFFICE_NO_WORKER, "office-no-worker", "NOBILITY-CHANC-08"),
        (OFFICE_TAKEN, "office-taken", "NOBILITY-CHANC-10"),
        (TILE_VALUE, "tile-value", "NOBILITY-CMS-02"),
        (TILE_DONE, "tile-done", "NOBILITY-CMS-04"),
        (TILE_NOT_YOURS, "tile-not-yours", "NOBILITY-CMS-02"),
        (NO_SETTLERS, "no-settlers", "NOBILITY-SETTLER-01"),
        (NO_HOUSE, "no-house", "NOBILITY-SETTLER-01"),
        (NO_PLOT, "no-plot", "NOBILITY-SETTLER-01"),
        (TYPES_MISSING, "types-missing", "NOBILITY-SETTLER-03"),
        (TOTAL_OUT_OF_REACH, "total-out-of-reach", "NOBILITY-SETTLER-04"),
        (CARD_NOT_YOURS, "card-not-yours", "NOBILITY-SETTLER-01"),
        (WRONG_TYPE, "wrong-type", "NOBILITY-SETTLER-03"),
        (AT_LEAST_ONE, "at-least-one", "NOBILITY-SETTLER-03"),
        (NOT_IN_STOCK, "not-in-stock", "NOBILITY-SETTLER-03"),
        (WRONG_TOTAL, "wrong-total", "NOBILITY-SETTLER-04"),
        (OVER_CAP, "over-cap", "NOBILITY-SETTLER-05"),
        (NOTHING_TO_SELL, "nothing-to-sell", "NOBILITY-SELL-07"),
        (NOT_YOUR_BUILDING, "not-your-building", "NOBILITY-SELL-07"),
        (GIFT_NOT_SHOWN, "gift-not-shown", "NOBILITY-CHAR-04"),
        (BERK_AGAIN, "berk-again", "NOBILITY-BERK-02"),
        (BERK_DECLINED, "berk-declined", "NOBILITY-BERK-02"),
        (PLACE_FIRST, "place-first", "NOBILITY-TURN-06"),
        (SPEND_ORDER, "spend-order", "NOBILITY-TURN-06"),
        (NO_DIE_FITS, "no-die-fits", "NOBILITY-REP-01"),
        (NO_PLACE_FOR_ANY, "no-place-for-any", "NOBILITY-DIE-05"),
        (TILE_NO_SLOT, "tile-no-slot", "NOBILITY-CMS-02"),
        (PORT_NO_STOCK, "port-no-stock", "NOBILITY-PORT-02"),
        (RECALL_NOBODY, "recall-nobody", "NOBILITY-RECALL-01"),
        (SAME_GUILD, "same-guild", "NOBILITY-GUILD-12"),
        (NO_BUILDING_THERE, "no-building-there", "NOBILITY-SELL-07"),
        (GAME_WON, "game-won", "NOBILITY-SOLO-10"),
        (PORT_NO_SPACE, "port-no-space", "NOBILITY-PORT-04"),
    ]
)


def out_of_turn(g: Nobility, seat: i64, _action: i64) -> i64:
    """NOBILITY-TURN-04, NOBILITY-ROUND-04: a player who has passed, or anybody else."""
    if g.over:
        return GAME_WON if g.won else GAME_OVER
    if seat >= 0 and (g.passed >> seat) & 1 == 1:
        return PASSED
    return NOT_YOUR_TURN
