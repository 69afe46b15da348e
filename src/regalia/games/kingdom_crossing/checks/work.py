"""The Work action or Royal Visit under way: tile, stage and steps fit together, and what was chosen can still be paid for."""

from __future__ import annotations

from typing import Any

from regalia.core.step import LEGAL, Step
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.checks.stack import acting
from regalia.games.kingdom_crossing.checks.wrong import OUT_OF_PLACE, kinds, misplaced, nowhere, wrong
from regalia.games.kingdom_crossing.fields import STAGES, seat_ids
from regalia.games.kingdom_crossing.lookahead import can_work, outlook
from regalia.games.kingdom_crossing.state import (
    DAY,
    S_BEFORE,
    S_CARD,
    S_CROSS,
    S_DONE,
    S_FLY_BEFORE,
    S_MEET,
    S_PAY,
    S_REVEAL,
    S_TUCK,
    S_W1,
    S_W2,
    S_W3,
    S_W4,
    Crossing,
)
from regalia.games.kingdom_crossing.steps.base import Ask, Auto, real_purse
from regalia.games.kingdom_crossing.steps.work import EmptyDeckEffect
from regalia.kit.sets import SIZES

AFTER_TRADE = (S_FLY_BEFORE, S_CARD, S_PAY, S_DONE)
"""What comes after the windows W1 to W4."""

STAGES_UNDER: dict[str, tuple[int, ...]] = {
    "trade": AFTER_TRADE,
    "balloon_before": (S_CROSS,),
    "bridge": (S_CROSS,),
    "balloon_after": (S_W2,),
    "card": (S_MEET,),
    "meet": (S_W3, S_TUCK, S_REVEAL, S_W4),
    "house": (S_REVEAL,),
    "empty_deck": (S_W4,),
}
"""The stage of a Work action under each step that lies on it; under any other effect one of EFFECTS."""

EFFECTS = (S_W1, *AFTER_TRADE, S_TUCK, S_REVEAL, S_W4)
WALKING = ("balloon_before", "bridge", "balloon_after", "card")
AFTER_PAYMENT = ("resource", "deco_mode", "take_bird", "next_structure", "empty_deck", "house")
"""What no Bird, Structure, bonus or tile gives (CROSSING-WORK-06)."""


def check(g: Crossing) -> None:
    _check_bird(g)
    for at, step in enumerate(g.stack):
        _check_step(g, at, step, "" if at == 0 else g.stack[at - 1].kind)
    if g.tile == t.NONE:
        _check_idle(g)
        return
    _check_tile(g, acting(g))
    if g.tile == t.QUEEN_TILE:
        _check_visit(g)
    else:
        _check_way(g, acting(g))
        _check_purchase(g, acting(g))
        _check_payable(g, acting(g))


# -- steps -----------------------------------------------------------------------------------------


def _check_step(g: Crossing, at: int, step: Step[Any], below: str) -> None:
    """CROSSING-WORK-01: the stage is what comes after the step; CROSSING-WORK-05: the window is open."""
    kind = step.kind
    if kind == "work" and (g.tile in (t.NONE, t.QUEEN_TILE) or g.phase != DAY):
        raise wrong("work", "position-missing", "CROSSING-WORK-01")
    if kind == "visit":
        _check_visit_step(g)
    if (kind in WALKING and below != "work") or (kind in AFTER_PAYMENT and "work" in kinds(g) and g.paying_ahead()):
        raise nowhere(g, at, "CROSSING-WORK-01")
    if kind == "trade" and not (g.may_trade(step.seat) and below in ("work", "claim") and g.stage in AFTER_TRADE):
        raise nowhere(g, at, "CROSSING-WORK-05")
    if kind in ("balloon_before", "balloon_after") and (g.flown or g.players[step.seat].coins < g.flight_price(step.seat)):
        raise misplaced(g, at, "work.flown" if g.flown else f"players.{seat_ids(g)[step.seat]}.coins", "CROSSING-BALL-03")
    if kind == "bridge" and g.left == 0:
        raise misplaced(g, at, "work.crossings_left", "CROSSING-MOVE-03")
    if kind == "balloon_before" and g.left != g.tables.bridges[g.tile]:
        raise misplaced(g, at, "work.crossings_left", "CROSSING-BALL-01")
    if isinstance(step, EmptyDeckEffect):
        _check_empty_deck(g, at, step)
    if below == "work":
        _check_on_work(g, at, kind)
    elif below == "claim" and kind not in ("work", "visit", "favour", "take_back"):
        _check_on_claim(g, at, kind)


def _check_on_work(g: Crossing, at: int, kind: str) -> None:
    stages = STAGES_UNDER.get(kind, EFFECTS)
    if g.stage not in stages:
        raise misplaced(g, at, "work.stage", "CROSSING-WORK-01")
    if stages is EFFECTS and g.stage in AFTER_TRADE and not g.traded:
        raise misplaced(g, at, "work.traded", "CROSSING-WORK-05")
    if stages is EFFECTS and g.stage == S_W1 and g.tables.before_move[g.tile * 2 + g.side] == t.NONE:
        raise misplaced(g, at, "work.tile", "CROSSING-WORK-01")


def _check_on_claim(g: Crossing, at: int, kind: str) -> None:
    """After the action itself: the House check of a Royal Visit, or the Trade of a claim and what it sets off."""
    trades = kind == "trade" or g.traded
    fits = g.tile == t.QUEEN_TILE if kind == "house" else g.tile != t.NONE and trades
    if not fits or g.stage != S_DONE:
        raise misplaced(g, at, "work", "CROSSING-OBJ-12")


def _check_visit_step(g: Crossing) -> None:
    if g.queen == t.NONE:
        raise wrong("queen.card", "position-missing", "CROSSING-QUEEN-04")
    if g.tile != t.QUEEN_TILE:
        raise wrong("work", "position-missing", "CROSSING-QUEEN-08")


def _check_empty_deck(g: Crossing, at: int, step: EmptyDeckEffect) -> None:
    """CROSSING-BUY-10: the effects of the tile chosen, in their order."""
    if g.space == t.NONE or g.face[g.space] < t.CARDS:
        raise wrong("work.space", "position-missing", "CROSSING-BUY-10")
    tile = g.face[g.space] - t.CARDS
    before = g.stack[at - 1]
    late = isinstance(before, EmptyDeckEffect) and before.number <= step.number
    if late or g.tables.empty_effect[tile * t.EMPTY_EFFECTS + step.number] == t.NONE:
        raise nowhere(g, at, "CROSSING-BUY-10")


# -- fields ----------------------------------------------------------------------------------------


def _check_bird(g: Crossing) -> None:
    """CROSSING-BUY-02, -04: a Bird is met exactly while its bonus is resolved."""
    meeting = kinds(g).count("meet")
    if meeting and g.met == t.NONE:
        raise wrong("work.bird", "position-missing", "CROSSING-BUY-02")
    if meeting != (g.met != t.NONE):
        raise wrong("work.bird", OUT_OF_PLACE, "CROSSING-BUY-02", value=g.tables.bird_ids[g.met])
    doubled = g.tile != t.NONE and g.tables.double_bird[g.tile * 2 + g.side] != 0
    most = 0 if not meeting else (2 if doubled else 1) - (kinds(g)[-1] != "meet")
    if g.again > most:
        raise wrong("work.bonuses_left", "position-range", "CROSSING-BUY-04", value=int(g.again), low=0, high=int(most))


def _check_idle(g: Crossing) -> None:
    """Without a tile nothing but a Bird can be under way."""
    if g.stage or g.left or g.flown or g.traded or g.times or g.space != t.NONE or g.buying != t.NONE or g.side:
        raise wrong("work.tile", "position-missing", "CROSSING-WORK-01")


def _check_tile(g: Crossing, seat: int) -> None:
    """CROSSING-DAY-03, -06: a tile of the acting player, played, on a side it has shown."""
    tile = g.tables.tile_ids[g.tile]
    if g.phase != DAY or kinds(g)[1:3] != ["day_turn", "claim"]:
        raise wrong("work", OUT_OF_PLACE, "CROSSING-WORK-01", value=tile)
    p = g.players[seat]
    if not p.played >> g.tile & 1:
        raise wrong("work.tile", OUT_OF_PLACE, "CROSSING-DAY-03", value=tile)
    if g.side and not p.upgraded >> g.tile & 1:
        raise wrong("work.side", OUT_OF_PLACE, "CROSSING-DAY-06", value=tile)
    most = int(g.tables.queen_times[g.tile * 2 + g.side]) if "visit" in kinds(g) else 0
    if g.times > most:
        raise wrong("work.queen_effects_left", "position-range", "CROSSING-TILE-06", value=int(g.times), low=0, high=most)


def _check_visit(g: Crossing) -> None:
    """CROSSING-QUEEN-05, -08: no way, no card, no Trade; the effect, then the House check."""
    expected = S_TUCK if "visit" in kinds(g) else S_DONE
    if g.stage != expected:
        raise wrong("work.stage", OUT_OF_PLACE, "CROSSING-QUEEN-08", value=STAGES[g.stage])
    given: dict[str, bool] = {
        "flown": g.flown,
        "traded": g.traded,
        "space": g.space != t.NONE,
        "buying": g.buying != t.NONE,
    }
    for field, there in given.items():
        if there:
            raise wrong(f"work.{field}", OUT_OF_PLACE, "CROSSING-QUEEN-05", value=g.tables.tile_ids[g.tile])


def _check_way(g: Crossing, seat: int) -> None:
    """CROSSING-WORK-01 up to the card: crossings, flight, Trade."""
    if (g.stage < S_BEFORE) if "work" in kinds(g) else (g.stage != S_DONE):
        raise wrong("work.stage", OUT_OF_PLACE, "CROSSING-WORK-01", value=STAGES[g.stage])
    bridges, left, paws = int(g.tables.bridges[g.tile]), int(g.left), int(SIZES[g.players[seat].paws])
    low, high = (bridges, bridges) if g.stage < S_CROSS else (0, bridges) if g.stage == S_CROSS else (0, 0)
    low = max(low, bridges - paws)
    if not low <= left <= high:
        raise wrong("work.crossings_left", "position-range", "CROSSING-MOVE-03", value=left, low=low, high=high)
    if g.flown and g.stage <= S_FLY_BEFORE:
        raise wrong("work.flown", OUT_OF_PLACE, "CROSSING-BALL-01", value="true")
    if g.traded and (g.stage <= S_W1 or g.trade_price() == 0):
        raise wrong("work.traded", OUT_OF_PLACE, "CROSSING-WORK-05", value="true")


def _check_purchase(g: Crossing, seat: int) -> None:
    """CROSSING-BUY-01, -06, -08: a card of the Worker's region lies there until it is paid, and is tucked after its effect."""
    asked = kinds(g)[-1] == "card"
    if (g.space != t.NONE) != (g.stage >= S_MEET and not asked):
        key = "position-missing" if g.space == t.NONE else OUT_OF_PLACE
        raise wrong("work.space", key, "CROSSING-BUY-01", value=_space_id(g))
    if g.space != t.NONE:
        there = g.face[g.space] != t.NONE
        if g.tables.region_of_space[g.space] != g.players[seat].worker or (there != (g.stage <= S_PAY) and g.stage <= S_REVEAL):
            raise wrong("work.space", OUT_OF_PLACE, "CROSSING-BUY-01", value=_space_id(g))
    if (g.buying != t.NONE) != (g.stage == S_TUCK):
        key = "position-missing" if g.buying == t.NONE else OUT_OF_PLACE
        value = "" if g.buying == t.NONE else g.tables.card_ids[g.buying]
        raise wrong("work.buying", key, "CROSSING-BUY-06", value=value)
    if g.buying != t.NONE and g.buying // t.DECK_SIZE != g.deck_of[g.space]:
        raise wrong("work.buying", OUT_OF_PLACE, "CROSSING-SETUP-02", value=g.tables.card_ids[g.buying])


def _space_id(g: Crossing) -> str:
    return "" if g.space == t.NONE else g.tables.space_ids[g.space]


def _check_payable(g: Crossing, seat: int) -> None:
    """CROSSING-WORK-04: whatever waits above the Work step, some way to a payment is left."""
    if g.paying_ahead() and not _can_pay(g, seat):
        raise misplaced(g, len(g.stack) - 1, f"players.{seat_ids(g)[seat]}.coins", "CROSSING-WORK-04")


def _can_pay(g: Crossing, seat: int) -> bool:
    asking = g.stack[-1]
    if asking.kind in (*WALKING, "trade"):
        return any(asking.refusal(g, action) == LEGAL for action in asking.candidates(g))
    if g.stage == S_BEFORE:
        return can_work(g, seat, g.tile)
    look, purses = outlook(g, seat), [real_purse(g, seat)]
    for step in reversed(list(g.stack)):
        if step.kind == "work":
            break
        if isinstance(step, (Ask, Auto)):
            purses = step.ahead(g, look, purses)
    return look.can_any(purses)
