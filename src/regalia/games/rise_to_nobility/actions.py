"""The numbers of the actions, in the order of the spec's decision table (D0a to D16); D12 came later, at the end.

`renew:none`, `modifiers:0`, `commission:yes` and `commission:no` are keys of rules version 1: known, never legal.
"""

from __future__ import annotations

from typing import Final

A_KEEP: Final = 0
A_GIFT_RESOURCE: Final = 18
A_GIFT_SETTLERS: Final = 24
A_PLACE_DIE: Final = 72
A_SATISFY: Final = 73
A_SELL: Final = 74
A_END_TURN: Final = 75
A_DIE: Final = 76
A_VALUE: Final = 82
A_LOCATION: Final = 88
A_COUNCIL: Final = 104
A_OFFICE: Final = 122
A_CASTLE: Final = 134
A_DICE_TILE: Final = 138
A_DISCARD: Final = 156
A_TAKE: Final = 204
A_TAKE_SECOND: Final = 252
A_STOP: Final = 253
A_BONUS: Final = 254
A_DECLINE: Final = 260
A_ANY_RESOURCE: Final = 261
A_GIVE: Final = 267
A_GET: Final = 273
A_MARK: Final = 279
A_ROLL: Final = 285
A_BUY: Final = 286
A_WORKER: Final = 296
A_TRANSFER: Final = 297
A_TRANSFER_CHANCERY: Final = 303
A_ZONE: Final = 304
A_TRADE: Final = 307
A_MODIFIERS: Final = 313
A_RENEW: Final = 323
A_RENEW_NONE: Final = 323
A_RENEW_SETTLERS: Final = 324
A_RENEW_BUILDINGS: Final = 325
A_COMMISSION: Final = 326
A_RECALL: Final = 328
A_RECALL_CHANCERY: Final = 334
A_SETTLERS: Final = 335
A_SPEND: Final = 383
A_SELL_BUILDING: Final = 443
A_SELL_ZONE: Final = 461
A_INCOME: Final = 464
A_PART: Final = 470
A_PART_MODIFIERS: Final = 470
A_PART_RENEW: Final = 471
A_PART_COMMISSION: Final = 472
A_PART_DONE: Final = 473
A_COUNT: Final = 474

# Numbers offered in `buy`, `modifiers` and `spend:<resource>`: 0 to 9.
NUMBERS: Final = 10

# The places of a die (D4).
TAVERN: Final = 0
YARD: Final = 1
GUILD: Final = 2
TOWN_HALL: Final = 8
PORT: Final = 9
COUNCIL: Final = 10
BERK: Final = 11
CASTLE: Final = 12
RECALL: Final = 13
CHANCERY: Final = 14
DICE_TILE: Final = 15
LOCATIONS: Final = 16
LOCATION_IDS: Final[list[str]] = [
    "tavern",
    "yard",
    "scholars",
    "blacksmiths",
    "carpenters",
    "wizards",
    "jewelers",
    "artists",
    "town_hall",
    "port",
    "council",
    "berk",
    "castle",
    "recall",
    "chancery",
    "dice_tile",
]
