"""Writing a position: the glossary's words, ids instead of numbers, everything hidden included."""

from __future__ import annotations

from typing import Any

from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.state import NONE, VICTORIA, Emara

PHASES = ("turns", "end_of_round", "final")
DONE_WORDS = ("card", "move", "raise_rank", "hire", "recruit", "skipped")
SWAP_WORDS = ("", "ring_to_gold", "gold_to_ring")
UNITS = (*t.GOOD_IDS[: t.RESOURCES], "gold")
TRACKS = ("citizens", "buildings")
REMOVED = "removed"


def bits(mask: int, ids: list[str]) -> list[str]:
    return [id for n, id in enumerate(ids) if mask >> n & 1]


def repeated(counts: list[int], ids: list[str]) -> list[str]:
    return [id for n, id in enumerate(ids) for _ in range(counts[n])]


def name(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


def write(g: Emara) -> dict[str, Any]:
    written: dict[str, Any] = write_board(g)
    written["players"] = [write_player(g, seat) for seat in range(g.players)]
    if g.solo:
        written["victoria"] = write_victoria(g)
    written["turn"] = write_turn(g)
    return written


# -- the board ---------------------------------------------------------------------------------


def write_board(g: Emara) -> dict[str, Any]:
    ids = g.tables
    return {
        "phase": PHASES[g.phase],
        "round": g.round,
        "turns_begun": g.turns_begun,
        "statue": g.statue,
        "active": g.active,
        "countryside": [t.COUNTRYSIDE_IDS[tile] for tile in g.countryside],
        "town": [t.TOWN_IDS[tile] for tile in g.town],
        "markers": write_markers(g),
        "huts": {id: None if g.huts[n] == NONE else g.huts[n] for n, id in enumerate(ids.hut_ids)},
        "advisors": {
            town: [name(ids.advisor_ids, g.offers[n * t.SPACES_PER_TILE + k]) for k in range(t.SPACES_PER_TILE)]
            for n, town in enumerate(t.TOWN_IDS)
        },
        "advisor_stack": {"top": name(ids.advisor_ids, g.next_advisor), "below": bits(g.advisor_pile, ids.advisor_ids)},
        "event": name(ids.event_ids, g.event),
        "event_pile": bits(g.event_pile, ids.event_ids),
        "favour_pile": repeated(g.favour_pile, ids.token_ids),
        "favour_discard": repeated(g.favour_discard, ids.token_ids),
    }


def write_markers(g: Emara) -> dict[str, Any]:
    """The edge that each marker shows (0: its black number), or "removed"."""
    edges = [write_marker(g, marker) for marker in range(t.MARKERS)]
    resources = t.GOOD_IDS[: t.RESOURCES]
    return {
        "gift": dict(zip(resources, edges[t.GIFT_MARKER : t.DONATION_MARKER], strict=True)),
        "donation": dict(zip(resources, edges[t.DONATION_MARKER : t.BREAD_MARKER], strict=True)),
        "bread": edges[t.BREAD_MARKER],
        "stone": edges[t.STONE_MARKER],
    }


def write_marker(g: Emara, marker: int) -> int | str:
    edge = int(g.markers[marker])
    return REMOVED if edge >= g.tables.marker_edges[g.marker_setup * t.MARKERS + marker] else edge


# -- the players -------------------------------------------------------------------------------


def write_player(g: Emara, seat: int) -> dict[str, Any]:
    return {**write_open(g, seat), **write_cards(g, seat)}


def write_open(g: Emara, seat: int) -> dict[str, Any]:
    """What lies open in front of a player."""
    ids = g.tables
    first = seat * t.GOODS
    return {
        "goods": {good: g.goods[first + n] for n, good in enumerate(t.GOOD_IDS[: t.CP])},
        "citizens": g.goods[first + t.CP],
        "buildings": g.goods[first + t.BP],
        "sources": {track: write_sources(g, seat, n) for n, track in enumerate(TRACKS)},
        "councillors": {
            "countryside": t.COUNTRYSIDE_IDS[g.tile_of(seat)],
            "town": t.TOWN_IDS[g.town_of(seat)],
        },
        "advisors": bits(g.advisors[seat], ids.advisor_ids),
        "favours": repeated(g.favours[seat * t.TOKENS : (seat + 1) * t.TOKENS], ids.token_ids),
        "nobility": write_nobility(g, seat),
        "slots": [name(ids.card_ids, card) for card in g.slots[seat * t.SLOTS : (seat + 1) * t.SLOTS]],
    }


def write_cards(g: Emara, seat: int) -> dict[str, Any]:
    return {"hand": bits(g.hands[seat], g.tables.card_ids), "draw_pile": bits(g.piles[seat], g.tables.card_ids)}


def write_sources(g: Emara, seat: int, track: int) -> dict[str, int]:
    first = (seat * 2 + track) * t.SOURCES
    return {source: g.sources[first + n] for n, source in enumerate(t.SOURCE_IDS) if g.sources[first + n]}


def write_nobility(g: Emara, seat: int) -> dict[str, int]:
    """Which card of each rank's stack, counted from 1 at the top."""
    cards = g.nobility[seat * t.RANKS : (seat + 1) * t.RANKS]
    return {rank: cards[n] + 1 for n, rank in enumerate(g.tables.rank_ids) if cards[n] != NONE}


def write_victoria(g: Emara) -> dict[str, Any]:
    return {
        "citizens": g.goods[VICTORIA * t.GOODS + t.CP],
        "sources": {"citizens": write_sources(g, VICTORIA, 0)},
        "nobility": write_nobility(g, VICTORIA),
    }


# -- the turn ----------------------------------------------------------------------------------


def write_turn(g: Emara) -> dict[str, Any]:
    ids = g.tables
    return {
        "named": name(ids.card_ids, g.named),
        **write_open_turn(g),
        "drawn": [ids.token_ids[token] for token in g.drawn],
    }


def write_open_turn(g: Emara) -> dict[str, Any]:
    """The turn as everybody sees it: without the card that is only named, and the tokens just drawn."""
    ids = g.tables
    return {
        "card": name(ids.card_ids, g.card),
        "slot": g.slot or None,
        "done": bits(g.done, list(DONE_WORDS)),
        "used": bits(g.used, ids.advisor_ids),
        "swapped": SWAP_WORDS[g.swapped] or None,
        "by_card": g.by_card,
        "craftsmen_to_use": g.craftsmen_to_use,
        "location": name(t.TOWN_IDS, g.location),
        "visited": bits(g.visited, t.SUB_ACTION_IDS),
        "visits": bits(g.visits, t.TOWN_IDS),
        "drawn_known": g.drawn_known,
        "resource": name(t.GOOD_IDS, g.resource),
        "amount": g.amount,
        "hut": name(ids.hut_ids, g.hut),
        "advisor": name(ids.advisor_ids, g.advisor),
        "trade": name(ids.trade_ids, g.trade),
        "payment": {
            "due": {good: g.due[n] for n, good in enumerate(t.GOOD_IDS[: t.RESOURCES]) if g.due[n]},
            "any": g.any_due,
            "gold_pays": g.gold_pays,
            "discount": g.drops,
            "last_unit": UNITS[g.unit],
            "type": name(t.GOOD_IDS, g.pay_type),
        },
    }
