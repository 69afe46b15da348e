"""What lies with the players: starting cards, Houses, Action tiles, Paw markers; and what Paco & Paca never have."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.checks.wrong import OUT_OF_PLACE, has_step, kinds, wrong
from regalia.games.kingdom_crossing.fields import claimed_by, columns_of, seat_ids
from regalia.games.kingdom_crossing.player import Player
from regalia.games.kingdom_crossing.state import AUTOMA, DAY, EVENING, SETUP, Crossing
from regalia.kit.sets import size


def check(g: Crossing) -> None:
    _check_start_cards(g)
    for seat, p, where in _humans_and_automa(g):
        _check_pieces(p, where)
        _check_derived(g, seat, p, where)
        _check_settled(g, seat, p, where)
        _check_day(g, seat, p, where)
    if g.solo:
        _check_automa(g.players[AUTOMA], f"players.{seat_ids(g)[AUTOMA]}")


def _humans_and_automa(g: Crossing) -> Iterator[tuple[int, Player, str]]:
    names = seat_ids(g)
    return ((seat, p, f"players.{names[seat]}") for seat, p in enumerate(g.players))


def _check_start_cards(g: Crossing) -> None:
    """CROSSING-START-01: as many pairs as seats, each taken once."""
    seen = {card for card, face in enumerate(g.pair_face) if face != t.NONE}
    for seat, p, where in _humans_and_automa(g):
        if p.start != t.NONE:
            card = int(p.start) // 2
            if card in seen:
                raise wrong(f"{where}.start_card", "position-twice", "CROSSING-START-03", value=g.tables.start_ids[card])
            seen.add(card)
        waits = "automa_start" in kinds(g) if g.solo and seat == AUTOMA else has_step(g, "pick_start", seat)
        if g.phase == SETUP and waits != (p.start == t.NONE):
            key = "position-missing" if p.start == t.NONE else OUT_OF_PLACE
            value = "" if p.start == t.NONE else g.tables.start_ids[p.start // 2]
            raise wrong(f"{where}.start_card", key, "CROSSING-START-03", value=value)
    if len(seen) != g.seats:
        raise wrong("start_pairs", "position-total", "CROSSING-START-01", found=len(seen), expected=int(g.seats))


def _check_pieces(p: Player, where: str) -> None:
    if not p.owns(t.HOUSE_CARD):
        raise wrong(f"{where}.structures", "position-missing", "CROSSING-PSETUP-05")
    houses, played = int(p.house_count()), int(size(p.played))
    if houses > t.HOUSES:
        raise wrong(f"{where}.houses", "position-total", "CROSSING-PSETUP-01", found=houses, expected=t.HOUSES)
    if played > t.ACTIONS_PER_ROUND:
        raise wrong(f"{where}.played", "position-total", "CROSSING-DAY-01", found=played, expected=t.ACTIONS_PER_ROUND)


def _check_derived(g: Crossing, seat: int, p: Player, where: str) -> None:
    """What follows from the cards and the slots is kept up to date."""
    if p.columns != columns_of(g, p):
        raise wrong(f"{where}.characters", "position-total", "CROSSING-BUY-06", found=int(p.columns), expected=columns_of(g, p))
    if p.claimed != claimed_by(g, seat):
        raise wrong("objectives", "position-total", "CROSSING-OBJ-03", found=int(p.claimed), expected=claimed_by(g, seat))


def _check_settled(g: Crossing, seat: int, p: Player, where: str) -> None:
    """CROSSING-START-05: Worker and House come with the starting card, once the rest of it has been resolved."""
    automa = g.solo and seat == AUTOMA
    settled = p.start != t.NONE and not has_step(g, "settle", seat)
    if g.phase != SETUP and p.start == t.NONE:
        raise wrong(f"{where}.start_card", "position-missing", "CROSSING-START-05")
    if settled and not p.houses:
        raise wrong(f"{where}.houses", "position-missing", "CROSSING-START-05")
    if settled and p.worker == t.NONE and not automa:
        raise wrong(f"{where}.worker", "position-missing", "CROSSING-START-05")
    if not settled and (p.houses or p.worker != t.NONE):
        field, region = ("worker", p.worker) if p.worker != t.NONE else ("houses", _first(p.houses))
        raise wrong(f"{where}.{field}", OUT_OF_PLACE, "CROSSING-START-05", value=t.REGION_IDS[region])


def _first(mask: int) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1


def _check_day(g: Crossing, seat: int, p: Player, where: str) -> None:
    """CROSSING-DAY-01, CROSSING-EVE-06, -07: one tile an action; tiles and Paw markers come back in the Evening."""
    played = int(size(p.played))
    if g.phase == DAY:
        begun = sum((g.leader + turn) % g.seats == seat for turn in range(g.turns))
        most = begun - has_step(g, "action", seat)
        if played > most:
            raise wrong(f"{where}.played", "position-total", "CROSSING-DAY-01", found=played, expected=int(most))
        return
    if g.phase == EVENING and (has_step(g, "evening_of", seat) or has_step(g, "take_back", seat)):
        return
    for field, clause, mask in (("played", "CROSSING-EVE-06", p.played), ("paws", "CROSSING-EVE-07", p.paws)):
        if mask:
            raise wrong(f"{where}.{field}", "position-total", clause, found=int(size(mask)), expected=0)


def _check_automa(p: Player, where: str) -> None:
    """CROSSING-SOLO-02: what Paco & Paca never have."""
    if p.worker != t.NONE:
        raise wrong(f"{where}.worker", OUT_OF_PLACE, "CROSSING-SOLO-02", value=t.REGION_IDS[p.worker])
    held: dict[str, int] = {
        "coins": p.coins,
        "investment": p.invest,
        "paws": size(p.paws),
        "upgraded": size(p.upgraded),
        "played": size(p.played),
    }
    for field, number in held.items():
        if number:
            raise wrong(f"{where}.{field}", OUT_OF_PLACE, "CROSSING-SOLO-02", value=str(int(number)))
