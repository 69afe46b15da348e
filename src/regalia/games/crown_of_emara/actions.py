"""The numbers of the actions. A key is the decision's name and the option's word; the choices of the turn menu, and `done`,
`skip`, `decline`, are bare words."""

from __future__ import annotations

from typing import Final

CHOOSE_CARD: Final = 0
CHOOSE_SLOT: Final = 9
DO_CARD: Final = 12
DO_MOVE: Final = 13
RAISE_RANK: Final = 14
HIRE: Final = 15
RECRUIT: Final = 16
USE: Final = 17
RING_TO_GOLD: Final = 39
GOLD_TO_RING: Final = 40
END_TURN: Final = 41
CHOOSE_COUNCILLOR: Final = 42
EXCHANGE_RATE: Final = 44
DISCOUNT_HIRE: Final = 46
DISCOUNT_RECRUIT: Final = 47
DISCOUNT_RANK: Final = 48
TOWN_CHOICE: Final = 49
COUNTRY_CHOICE: Final = 53
"""The countryside locations of `town_choice`: never possible, so that the refusal can be asked for (EMARA-CARD-07)."""
REDEEM_FAVOUR: Final = 57
TAKE: Final = 69
CRAFTSMAN_RESOURCE: Final = 70
CRAFTSMAN_BREAD: Final = 71
TOWN_MENU: Final = 72
CHOOSE_TYPE: Final = 80
CHOOSE_AMOUNT: Final = 84
AMOUNTS: Final = 6
KEEP_FAVOUR: Final = 90
CHOOSE_HUT: Final = 102
CHOOSE_ADVISOR: Final = 114
DROP_UNIT: Final = 136
PAY_GOLD: Final = 140
MOST_GOLD: Final = 9
PAY_ANY: Final = 150
SWAP_GAIN: Final = 155
END_ROUND_EVENT: Final = 159
FINAL_ALLOCATION: Final = 164
MOST_POINTS: Final = 149
DONE: Final = 314
SKIP: Final = 315
DECLINE: Final = 316
COUNT: Final = 317
