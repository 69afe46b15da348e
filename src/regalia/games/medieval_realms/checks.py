"""Contradictions that conservation does not see: turns, leaders and boards, auctions, cards at work, questions out of place."""

from __future__ import annotations

from regalia.core.errors import PositionError
from regalia.core.step import NOBODY
from regalia.games.medieval_realms import placing
from regalia.games.medieval_realms.fields import area_of, immediate_effects, realm_of
from regalia.games.medieval_realms.state import EMPTY, NO_LEVEL, REGENT, Realms
from regalia.games.medieval_realms.steps.choices import pending_effect
from regalia.games.medieval_realms.steps.effects import Resolve
from regalia.games.medieval_realms.steps.production import controller
from regalia.games.medieval_realms.tables import (
    AUCTION,
    CARDS,
    GAIN_CHOICE,
    GAIN_VP,
    GOLD,
    PERMANENT,
    TAKE_CARD,
)

PICKS = ("pick_first", "pick_second", "regent_pick")
BIDS = ("open_bid", "bid", "regent_bid")
BONUSES = ("choose_bonus", "regent_bonus")
LIS = ("choose_lis", "regent_lis")
TAKES = ("take_card", "regent_take")


def check(g: Realms) -> None:
    _check_order(g)
    _check_leaders(g)
    for seat in range(g.seats):
        _check_area(g, seat)
        _check_board(g, seat)
    _check_auction(g)
    _check_resolving(g)
    _check_lanes(g)
    _check_end(g)
    _check_regent(g)
    _check_turn(g)
    _check_picks(g)
    _check_rewards(g)
    _check_choices(g)


def kinds_on(g: Realms) -> list[str]:
    return [step.kind for step in g.stack]


# -- the table ---------------------------------------------------------------------------------------


def _check_order(g: Realms) -> None:
    if sorted(g.order) != list(range(g.seats)):
        raise PositionError("position-twice", "REALMS-ORDER-01", field="table.turn_order", value=str([*map(int, g.order)]))


def _check_leaders(g: Realms) -> None:
    for number, leader in enumerate(g.tables.leader_ids):
        found = sum(int(g.owns(seat, number)) for seat in range(g.seats))
        expected = int(g.tables.supply[number])
        if found > expected:
            field = f"table.players.leaders.{leader}"
            raise PositionError("position-total", "REALMS-GEN-05", field=field, found=found, expected=expected)


def _check_area(g: Realms, seat: int) -> None:
    """REALMS-DEP-02; auction cards never lie there (REALMS-AUC-06)."""
    field = f"table.players[{seat}].deployment_area"
    seals: set[int] = set()
    for card in area_of(g, seat):
        seal = int(g.tables.seal[card])
        if g.tables.type[card] == AUCTION:
            raise PositionError("position-unknown-id", "REALMS-AUC-06", field=field, value=g.tables.card_ids[card])
        if seal in seals:
            raise PositionError("position-twice", "REALMS-DEP-02", field=field, value=g.tables.seal_ids[seal])
        seals.add(seal)


def _check_board(g: Realms, seat: int) -> None:
    for kind in range(placing.KINDS):
        field = f"table.players[{seat}]." + ("management_area" if kind == placing.MAYORS else "realm_map")
        on_board, owned = int(placing.on_board(g, seat, kind)), int(placing.to_place_in_all(g, seat, kind))
        if on_board > owned:
            clause = "REALMS-DECOY-01" if kind == placing.DECOYS else "REALMS-PLACE-02"
            raise PositionError("position-total", clause, field=field, found=on_board, expected=owned)
    for number, terrain in enumerate(g.tables.terrain_ids):
        field = f"table.players[{seat}].realm_map"
        military = placing.generals_on(g, seat, number) + placing.admirals_on(g, seat, number)
        decoys = placing.decoys_on(g, seat, number)
        if number >= g.tables.terrains and military + decoys > 0:
            raise PositionError("position-unknown-id", "REALMS-PLACE-05", field=field, value=terrain)
        if decoys > 0 and military > 0:
            raise PositionError("position-twice", "REALMS-DECOY-03", field=field, value=terrain)


def _check_lanes(g: Realms) -> None:
    """The walls are up only before the reveal, and each seat goes on with the leader that comes next."""
    below = g.stack[-1].kind if g.stack else "–"
    if g.lanes and below != ("reveal" if g.level == NO_LEVEL else "regent_placement"):
        value = ", ".join(step.name for lane in g.lanes for step in lane)
        raise PositionError("position-stack", "REALMS-PLACE-01", field="lanes", value=value, below=below)
    for seat, lane in enumerate(g.lanes):
        kind = int(placing.next_kind(g, seat, placing.MAYORS))
        asked = kind != placing.ALL_PLACED and not g.is_regent(seat)
        if [step.kind for step in lane] != ([placing.KIND_NAMES[kind]] if asked else []):
            value = ", ".join(step.name for step in lane) or "[]"
            raise PositionError("position-unknown-id", "REALMS-PLACE-02", field=f"lanes[{seat}]", value=value)
        early = sum(int(placing.on_board(g, seat, later)) for later in range(kind + 1, placing.KINDS))
        if asked and early:
            field = f"table.players[{seat}].realm_map"
            raise PositionError("position-total", "REALMS-PLACE-02", field=field, found=early, expected=0)


# -- the end and the turns -----------------------------------------------------------------------------


def _check_end(g: Realms) -> None:
    """REALMS-END-01: the game is over, and scored, when all have passed in the last round."""
    if g.scored and (g.stack or g.lanes):
        raise PositionError("position-out-of-place", "REALMS-END-01", field="table.scored", value="true")
    if not g.scored and not g.stack:
        raise PositionError("position-missing", "REALMS-END-01", field="stack")
    if g.scored and g.round != g.tables.rounds:
        last = int(g.tables.rounds)
        raise PositionError("position-range", "REALMS-GEN-02", field="table.round", value=int(g.round), low=last, high=last)
    passed = int(g.passed).bit_count()
    if kinds_on(g) in ([], ["end_round"]) and passed != g.seats:
        raise PositionError("position-total", "REALMS-ACT-01", field="table.passed", found=passed, expected=int(g.seats))
    for seat in range(g.seats):
        bonus, gold = int(g.final_bonus[seat]), int(g.has(seat, GOLD))
        if bonus > gold:
            field = f"table.players[{seat}].final_bonus"
            raise PositionError("position-range", "REALMS-VP-04", field=field, value=bonus, low=0, high=gold)


def _check_regent(g: Realms) -> None:
    """REALMS-SOLO-01: the Regent's steps are there only with the Regent."""
    for step in g.stack:
        if step.auto and step.seat == REGENT and g.level == NO_LEVEL:
            raise PositionError("position-out-of-place", "REALMS-SOLO-01", field="stack", value=step.name)


def _check_turn(g: Realms) -> None:
    """An acting seat only in the action phase, and it has not passed (REALMS-ACT-01, -PASS-01)."""
    kinds = kinds_on(g)
    if "action" in kinds or "next_turn" in kinds:
        if g.active == NOBODY:
            raise PositionError("position-missing", "REALMS-ACT-01", field="table.active")
        if g.has_passed(g.active) and kinds[-1] != "next_turn":
            raise PositionError("position-out-of-place", "REALMS-PASS-01", field="table.passed", value=str(g.active))
    elif g.active != NOBODY and kinds not in ([], ["end_round"]):
        raise PositionError("position-out-of-place", "REALMS-ACT-01", field="table.active", value=str(g.active))
    elif g.passed and kinds not in ([], ["end_round"]):
        value = ", ".join(str(seat) for seat in range(g.seats) if g.has_passed(seat))
        raise PositionError("position-out-of-place", "REALMS-ENDR-06", field="table.passed", value=value)
    for step in g.stack:
        if step.kind == "action" and step.seat != g.active:
            raise PositionError("position-wrong-seat", "REALMS-ACT-01", field="stack", value=step.name)


def _check_picks(g: Realms) -> None:
    """REALMS-SETUP-09: before the first round, the last in turn order on top."""
    picking = [step for step in g.stack if step.kind in PICKS]
    if [int(step.seat) for step in picking] != [int(seat) for seat in g.order[: len(picking)]]:
        raise PositionError("position-wrong-seat", "REALMS-SETUP-09", field="stack", value=picking[-1].name)
    if g.round != 1 and (picking or "set_up" in kinds_on(g)):
        raise PositionError("position-range", "REALMS-SETUP-01", field="table.round", value=int(g.round), low=1, high=1)


def _check_rewards(g: Realms) -> None:
    """REALMS-COMBAT-02: who controls a terrain with a fleur-de-lis is asked for it, the lowest terrain on top."""
    asked = [step.name for step in g.stack if step.kind in ("choose_reward", "regent_reward")]
    expected = []
    for terrain in range(int(g.tables.terrains) - 1, -1, -1):
        seat = int(controller(g, terrain))
        if g.tables.lis[terrain] > 0 and seat >= 0:
            name = f"regent_reward:{terrain + 1}" if g.is_regent(seat) else f"choose_reward:{seat}:{terrain + 1}"
            expected.append(name)
    if asked != expected[: len(asked)]:
        value = next(name for n, name in enumerate(asked) if expected[n : n + 1] != [name])
        raise PositionError("position-unknown-id", "REALMS-COMBAT-02", field="stack", value=value)


# -- auctions ----------------------------------------------------------------------------------------


def _check_auction(g: Realms) -> None:
    bidding = any(kind in BIDS for kind in kinds_on(g))
    if g.lot == EMPTY and (g.bid or g.out or g.bidder != NOBODY):
        raise PositionError("position-missing", "REALMS-AUC-01", field="table.auction.card")
    if g.lot != EMPTY:
        _check_bid(g)
    if bidding != (g.lot != EMPTY):
        raise PositionError("position-missing", "REALMS-ACT-06", field="table.auction" if bidding else "stack")
    for step in g.stack:
        if step.kind in ("bid", "regent_bid") and (g.bidder == NOBODY or step.seat == g.bidder or g.is_out(step.seat)):
            raise PositionError("position-wrong-seat", "REALMS-AUC-02", field="stack", value=step.name)


def _check_bid(g: Realms) -> None:
    field, bid = "table.auction.bid", int(g.bid)
    if g.tables.type[g.lot] != AUCTION:
        value = g.tables.card_ids[g.lot]
        raise PositionError("position-unknown-id", "REALMS-AUC-01", field="table.auction.card", value=value)
    if (g.bidder == NOBODY) != (bid == 0):
        raise PositionError("position-range", "REALMS-AUC-01", field=field, value=bid, low=0, high=0)
    if g.bidder == NOBODY:
        return
    held = int(g.has(g.bidder, g.tables.cost_of[g.lot]))
    if bid > held:
        raise PositionError("position-range", "REALMS-AUC-03", field=field, value=bid, low=1, high=held)
    if g.is_out(g.bidder):
        raise PositionError("position-twice", "REALMS-AUC-04", field="table.auction.out", value=str(g.bidder))


# -- cards at work -------------------------------------------------------------------------------------


def _check_resolving(g: Realms) -> None:
    if g.card == EMPTY and (g.effect or g.trigger):
        raise PositionError("position-missing", "REALMS-PLAY-02", field="table.resolving.card")
    newest = [realm_of(g, seat)[-1:] for seat in range(g.seats)]
    if g.card != EMPTY and [int(g.card)] not in newest:
        value = g.tables.card_ids[g.card]
        raise PositionError("position-unknown-id", "REALMS-PLAY-01", field="table.resolving.card", value=value)
    steps = [step for step in g.stack if isinstance(step, Resolve)]
    if bool(steps) != (g.card != EMPTY):
        raise PositionError("position-missing", "REALMS-PLAY-02", field="table.resolving" if steps else "stack")
    for step in steps:
        seat = int(step.owner)
        played = g.tables.type[g.card] != AUCTION
        # REALMS-VP-05: only the acting seat plays a card; an auction may be won by anybody.
        if seat >= g.seats or newest[seat] != [g.card] or (played and seat != g.active):
            raise PositionError("position-wrong-seat", "REALMS-PLAY-01", field="stack", value=step.name)
        most = len(permanent_effects(g, seat)) if played and g.effect == immediate_effects(g) else 0
        if g.trigger > most:
            found = int(g.trigger)
            field = "table.resolving.triggers"
            raise PositionError("position-range", "REALMS-PLAY-03", field=field, value=found, low=0, high=most)


def permanent_effects(g: Realms, seat: int) -> list[int]:
    """The permanent effects of the realm but for those of the card at work, oldest first."""
    at = [PERMANENT * CARDS + card for card in realm_of(g, seat) if card != g.card]
    return [effect for n in at for effect in range(g.tables.first[n], g.tables.last[n])]


def _check_choices(g: Realms) -> None:
    """What waits on a card at work was put by the effect begun last, to the seat whose card it is."""
    steps = [step for step in g.stack if step.kind in (*BONUSES, *LIS, *TAKES)]
    if not steps or g.card == EMPTY:
        return
    seat = next(int(step.owner) for step in g.stack if isinstance(step, Resolve))
    for step in steps:
        if step.seat != seat:
            raise PositionError("position-wrong-seat", "REALMS-VP-05", field="stack", value=step.name)
    if len(steps) > _most_choices(g, seat, steps[0].kind):
        value = steps[-1].name
        raise PositionError("position-step", "REALMS-PLAY-02", field="stack", value=value, other="table.resolving")


def _most_choices(g: Realms, seat: int, kind: str) -> int:
    """How many choices of a kind the effect begun last can have put."""
    t = g.tables
    effect = int(pending_effect(g))
    op, amount = (int(t.op[effect]), int(t.amount[effect])) if g.effect else (NOBODY, 0)
    if kind in BONUSES:
        points = amount if op == GAIN_VP else 0
        if g.trigger:
            effect = permanent_effects(g, seat)[g.trigger - 1]
            points = int(t.points[effect]) if t.seals[effect] >> t.seal[g.card] & 1 else 0
        now = int(g.vp[seat])
        return now // int(t.bonus_every) - max(0, now - points) // int(t.bonus_every)
    if g.trigger or op != (GAIN_CHOICE if kind in LIS else TAKE_CARD):
        return 0
    return 1 if kind in LIS else amount
