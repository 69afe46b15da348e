"""What an option costs and brings, in the second line of its button: goods and points, tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.crown_of_emara.tables import GOOD_IDS, GOODS
from regalia.kit import promises
from regalia.kit.promises import IN_LABEL, LATER, OPENS

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara
    from regalia.kit.promises import Amounts, Promise

SAID: Final[frozenset[str]] = frozenset(
    [
        "do_card",
        "hire",
        "recruit",
        "use",
        "swap",
        "exchange_rate",
        "discount_choice",
        "country_action",
        "craftsman_choice",
        "town_menu",
        "choose_type",
        "choose_amount",
        "choose_hut",
        "drop_unit",
        "pay_gold",
        "pay_any",
        "final_allocation",
        "end_round_event",
    ]
)
"""The kinds of options that say it."""

UNSAID: Final[dict[str, str]] = {
    "choose_card": OPENS,
    "choose_slot": IN_LABEL,
    "do_move": OPENS,
    "raise_rank": IN_LABEL,
    "choose_advisor": IN_LABEL,
    "redeem_favour": IN_LABEL,
    "swap_gain": IN_LABEL,
    "town_choice": OPENS,
    # What a visit, a location or an advisor brings comes after it.
    "choose_councillor": LATER,
    "keep_favour": LATER,
    "end_turn": LATER,
    "done": LATER,
    "skip": LATER,
    "decline": LATER,
}
"""The others, and why."""


def counted(g: Emara, seat: int) -> Amounts:
    return [(f"amount-{GOOD_IDS[good]}", int(g.goods[seat * GOODS + good])) for good in range(GOODS)]


def change(g: Emara, seat: i64, action: i64) -> Promise | None:
    """Text key and parameters; nothing where nothing changes at once."""
    if g.game.catalogue.block_of(action).name not in SAID:
        return None
    return promises.change(g, seat, action, counted, _round)


def _round(g: Emara) -> int:
    return int(g.round)
