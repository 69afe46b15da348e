"""What an option costs and brings, in the second line of its button: what the goods and points are after it, tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from regalia.core.ints import i64
from regalia.core.step import Arg
from regalia.games.crown_of_emara.labels import amount_name
from regalia.games.crown_of_emara.tables import GOODS

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara

Promise = tuple[str, dict[str, Arg]]

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
"""The blocks whose options say it."""

UNSAID: Final[frozenset[str]] = frozenset(
    [
        "raise_rank",  # the label names price and points
        "choose_advisor",  # the label names price, points and effect
        "redeem_favour",  # the token's name is what it brings
        "swap_gain",  # the label is the gain; the price is in the question
        # These bring nothing themselves: an advisor's or the location's gain, or what follows the visit or the turn, comes after.
        "choose_councillor",
        "keep_favour",
        "end_turn",
        "done",
        "skip",
        "decline",
    ]
)
"""Blocks without such a line whose options may change what a player has, and why."""


def change(g: Emara, action: i64) -> Promise | None:
    """Text key and parameters; nothing where nothing changes at once, or where others go on before the answer is known."""
    if g.game.catalogue.block_of(action).name not in SAID:
        return None
    seat = g.turn
    # Nothing but what the seat knows: the rest is dealt anew.
    trial = cast("Emara", g.resample(seat, 0))
    trial.apply(action, seat)
    if trial.turn != seat or trial.round != g.round:
        return None
    price: list[str] = []
    gain: list[str] = []
    for good in range(GOODS):
        more: i64 = trial.goods[seat * GOODS + good] - g.goods[seat * GOODS + good]
        if more < 0:
            price.append(amount_name(good, -more))
        elif more > 0:
            gain.append(amount_name(good, more))
    if not price and not gain:
        return None
    key = "promise-trade" if price and gain else "promise-price" if price else "promise-gain"
    return key, {"price": ", ".join(price), "gain": ", ".join(gain)}
