"""The numbers of the actions.

A place of a realm board is one number in all four placing blocks: the seven resources first (the management slots; combat
has none), then terrains 1 to 10.
"""

from __future__ import annotations

from typing import Final

A_PICK_FIRST: Final = 0
A_PICK_SECOND: Final = 7
A_PLACE_MAYOR: Final = 14
A_PLACE_DECOY: Final = 31
A_PLACE_GENERAL: Final = 48
A_PLACE_ADMIRAL: Final = 65
A_ACTIVATE: Final = 82
A_PLAY: Final = 94
A_PASS: Final = 203
A_BID: Final = 204
A_DROP: Final = 504
A_CHOOSE_BONUS: Final = 505
A_CHOOSE_LIS: Final = 512
A_TAKE: Final = 519
A_DECLINE: Final = 531
# Never legal; they exist so that the table can say why not.
A_ACTIVATE_UPCOMING: Final = 532
A_DISCARD: Final = 538
A_TRADE: Final = 647
A_COUNT: Final = 654

# Places of a realm board within a placing block.
PLACES: Final = 17
FIRST_TERRAIN: Final = 7

HIGHEST_BID: Final = 299
