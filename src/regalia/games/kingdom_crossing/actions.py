"""The numbers of the actions: one block per decision of the rules (D01 to D20), in the order of their catalogue."""

from __future__ import annotations

from typing import Final

A_PICK_START: Final = 0
A_SPOT: Final = 4
A_ADVANCE: Final = 14
A_COLLECT: Final = 15
A_INCOME: Final = 16
A_REST: Final = 42
A_WORK: Final = 48
A_TRADE: Final = 54
A_TRADE_SKIP: Final = 58
A_BEFORE: Final = 59
A_BEFORE_SKIP: Final = 63
A_BRIDGE: Final = 64
A_AFTER: Final = 71
A_AFTER_SKIP: Final = 75
A_CARD: Final = 76
A_STRUCTURE: Final = 180
A_STRUCTURE_STOP: Final = 201
A_UPGRADE: Final = 202
A_UPGRADE_VP: Final = 208
A_RESOURCE: Final = 209
A_TWO_SINGLE: Final = 213
A_DOUBLE: Final = 214
A_TAKE_BIRD: Final = 215
A_HOUSE: Final = 255
A_HOUSE_SKIP: Final = 259
A_FAVOUR: Final = 260
A_FAVOUR_RANDOM: Final = 263
A_CLAIM: Final = 264
A_CLAIM_DONE: Final = 270
A_EVENING: Final = 271
A_PASS: Final = 297
A_COUNT: Final = 298
