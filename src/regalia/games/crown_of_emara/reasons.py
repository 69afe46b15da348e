"""Why an action is refused; each reason cites its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.reasons import Reason, reason_table

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara

NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
PLAY_CARD_FIRST: Final = 3
CARD_ALREADY_PLAYED: Final = 4
CARD_NOT_IN_HAND: Final = 5
SLOT_USED: Final = 6
MIDDLE_OF_ACTION: Final = 7
NOT_ASKED: Final = 8
MOVE_FIRST: Final = 9
CARD_FIRST: Final = 10
CARD_DONE: Final = 11
CARD_SKIPPED: Final = 12
MOVE_DONE: Final = 13
BONUS_USED: Final = 14
ONE_RATE_ONLY: Final = 15
RATE_TOO_DEAR: Final = 16
NO_DISCOUNT_TARGET: Final = 17
DISCOUNT_NO_RANK: Final = 18
DISCOUNT_ELSEWHERE: Final = 19
COUNTRYSIDE_LOCATION: Final = 20
OTHER_DISTANCE: Final = 21
NAME_THE_COUNCILLOR: Final = 22
COUNTRY_ACTION_OVER: Final = 23
SUB_ACTION_USED: Final = 24
VISIT_OVER: Final = 25
OTHER_LOCATION: Final = 26
MIXED_GIFT: Final = 27
MIXED_DONATION: Final = 28
MIXED_DESPITE_SCHOLAR: Final = 29
ONE_BOOK_ONLY: Final = 30
ONE_STONE_ONLY: Final = 31
BREAD_AMOUNT: Final = 32
WOOD_AMOUNT: Final = 33
BOOK_AMOUNT: Final = 34
TRADE_AMOUNT: Final = 35
NO_EXTRA_GOLD: Final = 36
TOO_DEAR: Final = 37
COST_TOO_DEAR: Final = 38
TYPE_TOO_DEAR: Final = 39
RANK_TOO_DEAR: Final = 40
GOLD_ONLY_FOR_RESOURCES: Final = 41
GOLD_FOR_GOLD: Final = 42
TOO_MUCH_GOLD: Final = 43
UNITS_IN_ORDER: Final = 44
NOT_IN_THE_COST: Final = 45
ALREADY_DUKE: Final = 46
NO_CRAFTSMAN_LEFT: Final = 47
HUT_OCCUPIED: Final = 48
NO_EMPTY_HUT: Final = 49
HUT_ELSEWHERE: Final = 50
ADVISOR_ELSEWHERE: Final = 51
ADVISOR_NOT_ON_OFFER: Final = 52
NO_ADVISOR_HERE: Final = 53
ADVISOR_NOT_YOURS: Final = 54
ABILITY_USED: Final = 55
ABILITY_OVER: Final = 56
ADVISOR_IMMEDIATE: Final = 57
ADVISOR_PERMANENT: Final = 58
NO_CITIZEN_POINT: Final = 59
SAME_TYPE_BACK: Final = 60
NO_CHAMBERLAIN: Final = 61
SWAP_BACK: Final = 62
SWAP_OUTSIDE_TURN: Final = 63
TOKEN_NOT_YOURS: Final = 64
TOKEN_ELSEWHERE: Final = 65
TOKEN_TOO_LATE: Final = 66
TOKEN_WITHOUT_ARRIVAL: Final = 67
TOKEN_NOT_DRAWN: Final = 68
EVENT_PHASE: Final = 69
EVENT_LATER: Final = 70
NO_SUCH_EVENT: Final = 71
FAMINE_OPTION: Final = 72
ALMS_OPTION: Final = 73
WISDOM_OPTION: Final = 74
POINTS_NOT_THERE: Final = 75
FINAL_LATER: Final = 76
TURNS_OVER: Final = 77
CHAMBERLAIN_SWAPS: Final = 78
DROPS_IN_ORDER: Final = 79
NO_EMPTY_HUT_ANYWHERE: Final = 80
NO_ADVISOR_ANYWHERE: Final = 81
NO_DISCOUNT_TARGET_ANYWHERE: Final = 82
NOTHING_IN_TOWN: Final = 83
NOTHING_THERE: Final = 84
OTHER_CARD: Final = 85
NAME_THE_CARD: Final = 86
CARD_NAMED: Final = 87

REASONS: Final[list[Reason]] = reason_table(
    [
        (NOT_YOUR_TURN, "not-your-turn", "EMARA-ROUND-04"),
        (GAME_OVER, "game-over", "EMARA-END-01"),
        (PLAY_CARD_FIRST, "play-card-first", "EMARA-TURN-01"),
        (CARD_ALREADY_PLAYED, "card-already-played", "EMARA-TURN-01"),
        (CARD_NOT_IN_HAND, "card-not-in-hand", "EMARA-TURN-01"),
        (SLOT_USED, "slot-used", "EMARA-TURN-01"),
        (MIDDLE_OF_ACTION, "middle-of-action", "EMARA-TURN-03"),
        (NOT_ASKED, "not-asked", "EMARA-TURN-02"),
        (MOVE_FIRST, "move-first", "EMARA-TURN-04"),
        (CARD_FIRST, "card-first", "EMARA-TURN-05"),
        (CARD_DONE, "card-done", "EMARA-TURN-02"),
        (CARD_SKIPPED, "card-skipped", "EMARA-TURN-09"),
        (MOVE_DONE, "move-done", "EMARA-TURN-02"),
        (BONUS_USED, "bonus-used", "EMARA-BONUS-01"),
        (ONE_RATE_ONLY, "one-rate-only", "EMARA-CARD-03"),
        (RATE_TOO_DEAR, "rate-too-dear", "EMARA-CARD-03"),
        (NO_DISCOUNT_TARGET, "no-discount-target", "EMARA-CARD-06"),
        (DISCOUNT_NO_RANK, "discount-no-rank", "EMARA-CARD-06"),
        (DISCOUNT_ELSEWHERE, "discount-elsewhere", "EMARA-CARD-06"),
        (COUNTRYSIDE_LOCATION, "countryside-location", "EMARA-CARD-07"),
        (OTHER_DISTANCE, "other-distance", "EMARA-MOVE-01"),
        (NAME_THE_COUNCILLOR, "name-the-councillor", "EMARA-MOVE-02"),
        (COUNTRY_ACTION_OVER, "country-action-over", "EMARA-LAND-05"),
        (SUB_ACTION_USED, "sub-action-used", "EMARA-TOWN-01"),
        (VISIT_OVER, "visit-over", "EMARA-TOWN-01"),
        (OTHER_LOCATION, "other-location", "EMARA-TOWN-01"),
        (MIXED_GIFT, "mixed-gift", "EMARA-CASTLE-01"),
        (MIXED_DONATION, "mixed-donation", "EMARA-CATH-01"),
        (MIXED_DESPITE_SCHOLAR, "mixed-despite-scholar", "EMARA-PAY-07"),
        (ONE_BOOK_ONLY, "one-book-only", "EMARA-CASTLE-02"),
        (ONE_STONE_ONLY, "one-stone-only", "EMARA-SITE-01"),
        (BREAD_AMOUNT, "bread-amount", "EMARA-SITE-02"),
        (WOOD_AMOUNT, "wood-amount", "EMARA-SITE-03"),
        (BOOK_AMOUNT, "book-amount", "EMARA-MARKET-02"),
        (TRADE_AMOUNT, "trade-amount", "EMARA-ADV-05"),
        (NO_EXTRA_GOLD, "no-extra-gold", "EMARA-EVT-06"),
        (TOO_DEAR, "too-dear", "EMARA-PAY-05"),
        (COST_TOO_DEAR, "cost-too-dear", "EMARA-PAY-05"),
        (TYPE_TOO_DEAR, "type-too-dear", "EMARA-PAY-05"),
        (RANK_TOO_DEAR, "rank-too-dear", "EMARA-PAY-05"),
        (GOLD_ONLY_FOR_RESOURCES, "gold-only-for-resources", "EMARA-PAY-02"),
        (GOLD_FOR_GOLD, "gold-for-gold", "EMARA-PAY-03"),
        (TOO_MUCH_GOLD, "too-much-gold", "EMARA-PAY-01"),
        (UNITS_IN_ORDER, "units-in-order", "EMARA-PAY-04"),
        (NOT_IN_THE_COST, "not-in-the-cost", "EMARA-PAY-06"),
        (ALREADY_DUKE, "already-duke", "EMARA-RANK-04"),
        (NO_CRAFTSMAN_LEFT, "no-craftsman-left", "EMARA-HIRE-04"),
        (HUT_OCCUPIED, "hut-occupied", "EMARA-HIRE-02"),
        (NO_EMPTY_HUT, "no-empty-hut", "EMARA-HIRE-02"),
        (HUT_ELSEWHERE, "hut-elsewhere", "EMARA-HIRE-01"),
        (ADVISOR_ELSEWHERE, "advisor-elsewhere", "EMARA-RECRUIT-01"),
        (ADVISOR_NOT_ON_OFFER, "advisor-not-on-offer", "EMARA-RECRUIT-02"),
        (NO_ADVISOR_HERE, "no-advisor-here", "EMARA-RECRUIT-02"),
        (ADVISOR_NOT_YOURS, "advisor-not-yours", "EMARA-ADV-03"),
        (ABILITY_USED, "ability-used", "EMARA-ADV-03"),
        (ABILITY_OVER, "ability-over", "EMARA-ADV-03"),
        (ADVISOR_IMMEDIATE, "advisor-immediate", "EMARA-ADV-02"),
        (ADVISOR_PERMANENT, "advisor-permanent", "EMARA-ADV-04"),
        (NO_CITIZEN_POINT, "no-citizen-point", "EMARA-ADV-09"),
        (SAME_TYPE_BACK, "same-type-back", "EMARA-ADV-10"),
        (NO_CHAMBERLAIN, "no-chamberlain", "EMARA-ADV-11"),
        (SWAP_BACK, "swap-back", "EMARA-ADV-11"),
        (SWAP_OUTSIDE_TURN, "swap-outside-turn", "EMARA-ADV-11"),
        (TOKEN_NOT_YOURS, "token-not-yours", "EMARA-FAV-02"),
        (TOKEN_ELSEWHERE, "token-elsewhere", "EMARA-FAV-02"),
        (TOKEN_TOO_LATE, "token-too-late", "EMARA-FAV-04"),
        (TOKEN_WITHOUT_ARRIVAL, "token-without-arrival", "EMARA-FAV-06"),
        (TOKEN_NOT_DRAWN, "token-not-drawn", "EMARA-CATH-03"),
        (EVENT_PHASE, "event-phase", "EMARA-EVT-13"),
        (EVENT_LATER, "event-later", "EMARA-EVT-13"),
        (NO_SUCH_EVENT, "no-such-event", "EMARA-EVT-12"),
        (FAMINE_OPTION, "famine-option", "EMARA-EVT-02"),
        (ALMS_OPTION, "alms-option", "EMARA-EVT-03"),
        (WISDOM_OPTION, "wisdom-option", "EMARA-EVT-04"),
        (POINTS_NOT_THERE, "points-not-there", "EMARA-END-03"),
        (FINAL_LATER, "final-later", "EMARA-END-01"),
        (TURNS_OVER, "turns-over", "EMARA-END-01"),
        (CHAMBERLAIN_SWAPS, "chamberlain-swaps", "EMARA-ADV-11"),
        (DROPS_IN_ORDER, "drops-in-order", "EMARA-PAY-06"),
        (NO_EMPTY_HUT_ANYWHERE, "no-empty-hut-anywhere", "EMARA-HIRE-02"),
        (NO_ADVISOR_ANYWHERE, "no-advisor-anywhere", "EMARA-RECRUIT-02"),
        (NO_DISCOUNT_TARGET_ANYWHERE, "no-discount-target-anywhere", "EMARA-CARD-06"),
        (NOTHING_IN_TOWN, "nothing-in-town", "EMARA-PAY-05"),
        (NOTHING_THERE, "nothing-there", "EMARA-PAY-05"),
        (OTHER_CARD, "other-card", "EMARA-TURN-02"),
        (NAME_THE_CARD, "name-the-card", "EMARA-TURN-01"),
        (CARD_NAMED, "card-named", "EMARA-TURN-01"),
    ]
)


def out_of_turn(g: Emara, _seat: i64, _action: i64) -> i64:
    return GAME_OVER if g.over else NOT_YOUR_TURN
