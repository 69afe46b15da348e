"""What an option costs and brings: coins, points, squares of the tracks, Houses, Birds and Favours, tried out.

Where a card's effect asks further questions, its text stands for what it brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.state import IDLE, S_DONE
from regalia.kit import promises
from regalia.kit.promises import ENDS, IN_LABEL
from regalia.kit.sets import size

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing
    from regalia.kit.promises import Amounts, Promise

SAID: Final[frozenset[str]] = frozenset(
    [
        "invest",
        "income_next",
        "rest",
        "balloon_before",
        "bridge",
        "balloon_after",
        "card",
        "structure",
        "upgrade",
        "resource",
        "take_bird",
        "house",
        "favour",
        "claim",
        "evening_income",
    ]
)
"""The kinds of options that say it."""

UNSAID: Final[dict[str, str]] = {
    "pick_start": IN_LABEL,
    "spot": IN_LABEL,
    "work": IN_LABEL,
    "trade": IN_LABEL,
    "deco_mode": IN_LABEL,
    "pass": ENDS,
}
"""The others, and why."""


def counted(g: Crossing, seat: int) -> Amounts:
    p = g.players[seat]
    found = [("amount-coin", int(p.coins)), ("amount-point", int(p.vp)), ("amount-square", int(p.invest))]
    for track in range(len(t.TRACK_IDS)):
        found.append((f"amount-{t.TRACK_IDS[track]}", int(p.square(track))))
    found.append(("amount-house", int(p.house_count())))
    found.append(("amount-bird", int(p.bird_count())))
    found.append(("amount-favour", int(size(p.favours))))
    return found


def change(g: Crossing, seat: i64, action: i64) -> Promise | None:
    """Text key and parameters; nothing where nothing changes at once."""
    if act.A_CARD <= action < act.A_STRUCTURE:
        return _card(g, seat, action - act.A_CARD)
    if act.A_UPGRADE <= action < act.A_UPGRADE_VP:
        return "promise-upgrade", {"effect": f"@work-{g.tables.tile_ids[action - act.A_UPGRADE]}-upgraded"}
    if g.game.catalogue.block_of(action).name not in SAID:
        return None
    if _pays(g, seat, action):
        return "promise-paying", {}
    found = promises.change(g, seat, action, counted, _round)
    if found is None and act.A_BRIDGE <= action < act.A_AFTER:
        return "promise-crossed", {"paws": g.players[seat].paw_count() + 1}
    return found


def _round(g: Crossing) -> int:
    """What a new Morning brings is not the option's doing."""
    return int(g.round)


def _pays(g: Crossing, seat: i64, action: i64) -> bool:
    """Whether the card chosen before is paid for on the way: that was said with the card."""
    if not g.paying_ahead() or g.space == t.NONE:
        return False
    return not cast("Crossing", promises.tried(g, seat, action)).paying_ahead()


def _card(g: Crossing, seat: i64, face: i64) -> Promise | None:
    """CROSSING-WORK-08, -09: the cost, then the Bird met and the effect; in figures if nothing more is asked about them."""
    after = cast("Crossing", promises.tried(g, seat, act.A_CARD + face))
    found = None
    if after.stage == IDLE or after.stage == S_DONE:
        found = promises.change(g, seat, act.A_CARD + face, counted, _round)
    if found is not None and found[1]["gain"] != "":
        return found
    cost: i64 = g.tables.cost[face]
    return "promise-card", {"coins": cost, "effect": f"@effect-{g.tables.card_ids[face]}"}
