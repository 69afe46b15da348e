"""A position as readable JSON: written, read back, and checked for contradictions."""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.position import Reader, check_id
from regalia.core.step import NOBODY
from regalia.games.medieval_realms import placing, realm
from regalia.games.medieval_realms.components import Components
from regalia.games.medieval_realms.state import BOARD, EMPTY, Realms
from regalia.games.medieval_realms.steps.picks import pair_number
from regalia.games.medieval_realms.tables import (
    AUCTION,
    CARDS,
    CURRENT,
    IMMEDIATE,
    LEADERS,
    RESOURCES,
    SEALS,
    UPCOMING,
)

MOST_TOKENS = 100_000
MOST_VP = 100_000
MAP = {"decoys": placing.DECOYS, "generals": placing.GENERALS, "admirals": placing.ADMIRALS}


# -- writing ---------------------------------------------------------------------------------------


def card_id(c: Components, card: int) -> str | None:
    return None if card == EMPTY else c.cards[card].id


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def write(c: Components, g: Realms) -> dict[str, Any]:
    written = write_public(c, g)
    written["deck"] = [c.cards[card].id for card in g.deck]
    written["resolving"] = _write_resolving(c, g)
    for seat, player in enumerate(written["players"]):
        player.update(write_placement(c, g, seat))
    return written


def write_public(c: Components, g: Realms) -> dict[str, Any]:
    """What everybody may know (REALMS-INFO-01)."""
    return {
        "round": int(g.round),
        "turn_order": list(g.order),
        "active": None if g.active == NOBODY else int(g.active),
        "passed": seats_in(g.passed, g.seats),
        "current_events": [card_id(c, card) for card in g.current],
        "upcoming_events": [card_id(c, card) for card in g.upcoming],
        "discard": [c.cards[card].id for card in g.discard],
        "starting_pairs": _write_pairs(c, g),
        "auction": _write_auction(c, g),
        "scored": bool(g.scored),
        "players": [_write_player(c, g, seat) for seat in range(g.seats)],
    }


def _write_player(c: Components, g: Realms, seat: int) -> dict[str, Any]:
    return {
        "vp": g.vp[seat],
        "palace": {resource: g.tokens[seat * RESOURCES + n] for resource, n in c.resource.items()},
        "leaders": {leader: g.leaders[seat * LEADERS + n] for leader, n in c.leader.items()},
        "deployment_area": [c.cards[card].id for card in g.areas[seat]],
        "realm": [c.cards[card].id for card in g.realms[seat]],
    }


def write_placement(c: Components, g: Realms, seat: int) -> dict[str, Any]:
    """What stands behind the wall; only what is there, by slot and by terrain."""
    board = g.placed[seat * BOARD : (seat + 1) * BOARD]
    slots = {slot: board[n] for slot, n in c.slot.items() if board[n]}
    realm_map = {}
    for name, kind in MAP.items():
        start = placing.STARTS[kind]
        realm_map[name] = {terrain: board[start + n] for terrain, n in c.terrain.items() if board[start + n]}
    return {"management_area": slots, "realm_map": realm_map}


def _write_pairs(c: Components, g: Realms) -> list[list[str]]:
    ids = list(c.resource)
    pairs = [(a, b) for a in range(RESOURCES) for b in range(a + 1, RESOURCES)]
    return [[ids[a], ids[b]] for a, b in pairs if g.pairs >> pair_number(a, b) & 1]


def _write_auction(c: Components, g: Realms) -> dict[str, Any] | None:
    if g.lot == EMPTY:
        return None
    bidder = None if g.bidder == NOBODY else int(g.bidder)
    return {"card": c.cards[g.lot].id, "bid": int(g.bid), "bidder": bidder, "out": seats_in(g.out, g.seats)}


def _write_resolving(c: Components, g: Realms) -> dict[str, Any] | None:
    """The card at work: how many of its immediate effects and of the triggered permanent ones have begun."""
    if g.card == EMPTY:
        return None
    first = g.tables.first[IMMEDIATE * CARDS + g.card]
    return {"card": c.cards[g.card].id, "effects": int(g.effect) - first, "triggers": int(g.trigger)}


# -- reading ---------------------------------------------------------------------------------------


def read(c: Components, g: Realms, reader: Reader) -> None:
    g.round = reader.number("round", 1, g.tables.rounds)
    g.order = reader.numbers("turn_order", 0, g.seats - 1, g.seats)
    g.active = NOBODY if reader.raw("active") is None else reader.number("active", 0, g.seats - 1)
    g.passed = _read_mask(g, reader, "passed")
    g.current = _read_row(c, reader, "current_events", CURRENT)
    g.upcoming = _read_row(c, reader, "upcoming_events", UPCOMING)
    g.discard = reader.ids("discard", c.card)
    _read_pairs(c, g, reader)
    g.scored = reader.flag("scored")
    for seat, player in enumerate(reader.objects("players", g.seats)):
        _read_player(c, g, seat, player)
    if reader.raw("auction") is not None:
        _read_auction(c, g, reader.object("auction"))
    if reader.raw("resolving") is not None:
        _read_resolving(c, g, reader.object("resolving"))
    _read_deck(c, g, reader)
    reader.done()


def _read_row(c: Components, reader: Reader, name: str, length: int) -> list[int]:
    cards = reader.items(name, length)
    where = reader.at(name)
    return [EMPTY if card is None else check_id(card, f"{where}[{n}]", c.card) for n, card in enumerate(cards)]


def _read_mask(g: Realms, reader: Reader, name: str) -> int:
    seats = reader.numbers(name, 0, g.seats - 1)
    if len(set(seats)) != len(seats):
        raise reader.wrong(name, "position-twice", value=str(seats))
    return sum(1 << seat for seat in seats)


def _read_pairs(c: Components, g: Realms, reader: Reader) -> None:
    for number, pair in enumerate(reader.items("starting_pairs")):
        where = f"{reader.at('starting_pairs')}[{number}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise PositionError("position-list", "REALMS-SETUP-09", field=where)
        first, second = (check_id(resource, where, c.resource) for resource in pair)
        if first == second or g.pairs >> pair_number(first, second) & 1:
            clause = "REALMS-SETUP-09" if first == second else "REALMS-SETUP-10"
            raise PositionError("position-twice", clause, field=where, value=pair[1])
        g.pairs |= 1 << pair_number(first, second)


def _read_player(c: Components, g: Realms, seat: int, reader: Reader) -> None:
    g.vp[seat] = reader.number("vp", 0, MOST_VP)
    g.tokens[seat * RESOURCES : (seat + 1) * RESOURCES] = reader.counts("palace", c.resource, MOST_TOKENS)
    g.leaders[seat * LEADERS : (seat + 1) * LEADERS] = reader.counts("leaders", c.leader, MOST_TOKENS)
    g.areas[seat] = reader.ids("deployment_area", c.card)
    for card in reader.ids("realm", c.card):
        realm.enter_realm(g, seat, card)
    board = seat * BOARD
    if reader.has("management_area"):
        slots = reader.counts("management_area", c.slot, MOST_TOKENS)
        g.placed[board : board + len(slots)] = slots
    if reader.has("realm_map"):
        terrains = reader.object("realm_map")
        for name, kind in MAP.items():
            if terrains.has(name):
                start = board + placing.STARTS[kind]
                found = terrains.counts(name, c.terrain, MOST_TOKENS)
                g.placed[start : start + len(found)] = found
        terrains.done()
    reader.used |= {"management_area", "realm_map"}
    reader.done()


def _read_auction(c: Components, g: Realms, reader: Reader) -> None:
    g.lot = reader.id("card", c.card)
    g.bid = reader.number("bid", 0, MOST_TOKENS)
    g.bidder = NOBODY if reader.raw("bidder") is None else reader.number("bidder", 0, g.seats - 1)
    g.out = _read_mask(g, reader, "out")
    reader.done()
    if g.tables.type[g.lot] != AUCTION:
        raise reader.wrong("card", "position-unknown-id", "REALMS-AUC-01", value=c.cards[g.lot].id)
    if (g.bidder == NOBODY) != (g.bid == 0):
        raise reader.wrong("bid", "position-range", "REALMS-AUC-01", value=int(g.bid), low=0, high=0)
    if g.bidder != NOBODY:
        held = int(g.has(g.bidder, g.tables.cost_of[g.lot]))
        if g.bid > held:
            raise reader.wrong("bid", "position-range", "REALMS-AUC-03", value=int(g.bid), low=1, high=held)
        if g.is_out(g.bidder):
            raise reader.wrong("out", "position-twice", "REALMS-AUC-04", value=str(g.bidder))


def _read_resolving(c: Components, g: Realms, reader: Reader) -> None:
    g.card = reader.id("card", c.card)
    if not any(g.card in cards for cards in g.realms):
        raise reader.wrong("card", "position-unknown-id", "REALMS-PLAY-01", value=c.cards[g.card].id)
    first = g.tables.first[IMMEDIATE * CARDS + g.card]
    g.effect = first + reader.number("effects", 0, g.tables.last[IMMEDIATE * CARDS + g.card] - first)
    g.trigger = reader.number("triggers", 0, CARDS)
    reader.done()


def _read_deck(c: Components, g: Realms, reader: Reader) -> None:
    """The deck may be left out (or null): it is whatever lies nowhere else."""
    seen = {card for _, cards in places(g) for card in cards}
    rest = [card for card in range(CARDS) if card not in seen]
    g.deck = rest
    reader.used.add("deck")
    if reader.has("deck") and reader.raw("deck") is not None:
        g.deck = sorted(reader.ids("deck", c.card))


# -- contradictions --------------------------------------------------------------------------------


def places(g: Realms) -> list[tuple[str, list[int]]]:
    """Every place where a card can lie, the deck last."""
    found = [
        ("current_events", [card for card in g.current if card != EMPTY]),
        ("upcoming_events", [card for card in g.upcoming if card != EMPTY]),
        ("discard", list(g.discard)),
        ("auction.card", [int(g.lot)] if g.lot != EMPTY else []),
    ]
    for seat in range(g.seats):
        found.append((f"players[{seat}].deployment_area", list(g.areas[seat])))
        found.append((f"players[{seat}].realm", list(g.realms[seat])))
    found.append(("deck", list(g.deck)))
    return found


def check(c: Components, g: Realms) -> None:
    """Conservation of the 109 cards and of the leaders; PositionError names the field that contradicts."""
    _check_cards(c, g)
    _check_turns(g)
    _check_leaders(c, g)
    for seat in range(g.seats):
        _check_area(c, g, seat)
        _check_board(c, g, seat)
    _check_flow(g)


def _check_cards(c: Components, g: Realms) -> None:
    seen: set[int] = set()
    for field, cards in places(g):
        for card in cards:
            if card in seen:
                raise PositionError("position-twice", "REALMS-GEN-06", field=f"table.{field}", value=c.cards[card].id)
            seen.add(card)
    if len(seen) != CARDS:
        raise PositionError("position-total", "REALMS-GEN-06", field="table.deck", found=len(seen), expected=CARDS)
    for seat in range(g.seats):
        counted = [0] * SEALS
        for card in g.realms[seat]:
            counted[g.tables.seal[card]] += 1
        assert g.seals[seat * SEALS : (seat + 1) * SEALS] == counted


def _check_turns(g: Realms) -> None:
    if sorted(g.order) != list(range(g.seats)):
        raise PositionError("position-twice", "REALMS-ORDER-01", field="table.turn_order", value=str(list(g.order)))
    assert min(g.tokens) >= 0


def _check_leaders(c: Components, g: Realms) -> None:
    for leader, number in c.leader.items():
        found = sum(g.leaders[seat * LEADERS + number] for seat in range(g.seats))
        if found > g.tables.supply[number]:
            expected = g.tables.supply[number]
            field = f"table.players.leaders.{leader}"
            raise PositionError("position-total", "REALMS-GEN-05", field=field, found=found, expected=expected)


def _check_area(c: Components, g: Realms, seat: int) -> None:
    """REALMS-DEP-01, -02; auction cards never lie there (REALMS-AUC-06)."""
    field = f"table.players[{seat}].deployment_area"
    area = g.areas[seat]
    if len(area) > g.tables.area:
        raise PositionError("position-length", "REALMS-DEP-01", field=field, count=len(area), expected=int(g.tables.area))
    seals: set[int] = set()
    for card in area:
        if g.tables.type[card] == AUCTION:
            raise PositionError("position-unknown-id", "REALMS-AUC-06", field=field, value=c.cards[card].id)
        if g.tables.seal[card] in seals:
            raise PositionError("position-twice", "REALMS-DEP-02", field=field, value=c.cards[card].seal)
        seals.add(g.tables.seal[card])


def _check_board(c: Components, g: Realms, seat: int) -> None:
    for kind in range(placing.KINDS):
        field = f"table.players[{seat}]." + ("management_area" if kind == placing.MAYORS else "realm_map")
        on_board, owned = int(placing.on_board(g, seat, kind)), int(placing.to_place_in_all(g, seat, kind))
        if on_board > owned:
            clause = "REALMS-DECOY-01" if kind == placing.DECOYS else "REALMS-PLACE-02"
            raise PositionError("position-total", clause, field=field, found=on_board, expected=owned)
    for terrain, number in c.terrain.items():
        field = f"table.players[{seat}].realm_map"
        military = placing.generals_on(g, seat, number) + placing.admirals_on(g, seat, number)
        decoys = placing.decoys_on(g, seat, number)
        if number >= g.tables.terrains and military + decoys > 0:
            raise PositionError("position-unknown-id", "REALMS-PLACE-05", field=field, value=terrain)
        if decoys > 0 and military > 0:
            raise PositionError("position-twice", "REALMS-DECOY-03", field=field, value=terrain)


def _check_flow(g: Realms) -> None:
    """The pending steps must fit the table."""
    for seat, lane in enumerate(g.lanes):
        kind = int(placing.next_kind(g, seat, placing.MAYORS))
        expected = [] if kind == placing.ALL_PLACED or g.is_regent(seat) else [placing.KIND_NAMES[kind]]
        if [step.kind for step in lane] != expected:
            found = ", ".join(step.name for step in lane)
            raise PositionError("position-unknown-id", "REALMS-PLACE-02", field=f"lanes[{seat}]", value=found or "[]")
    kinds = {step.kind for step in g.stack}
    auction = bool(kinds & {"open_bid", "bid", "regent_bid"})
    if auction != (g.lot != EMPTY):
        raise PositionError("position-missing", "REALMS-ACT-06", field="table.auction" if auction else "stack")
    choosing = bool(kinds & {"choose_lis", "regent_lis", "resolve"})
    if choosing != (g.card != EMPTY):
        raise PositionError("position-missing", "REALMS-PLAY-02", field="table.resolving" if choosing else "stack")
    if kinds & {"action", "next_turn"} and g.active == NOBODY:
        raise PositionError("position-missing", "REALMS-ACT-01", field="table.active")
    for step in g.stack:
        if not step.auto and step.seat >= g.seats:
            raise PositionError("position-unknown-id", "REALMS-GEN-01", field="stack", value=step.name)
        if step.kind == "action" and step.seat != g.active:
            raise PositionError("position-wrong-seat", "REALMS-ACT-01", field="stack", value=step.name)
        if step.kind == "bid" and (g.bidder == NOBODY or step.seat == g.bidder or g.is_out(step.seat)):
            raise PositionError("position-wrong-seat", "REALMS-AUC-02", field="stack", value=step.name)
