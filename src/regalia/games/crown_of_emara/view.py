"""What a seat may know (EMARA-INFO-01 to -05, EMARA-VAR-02), built from what lies open."""

from __future__ import annotations

from functools import cache
from typing import Any

from regalia.core.step import LEGAL
from regalia.games.crown_of_emara import bonus, scoring
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.components import Components, components
from regalia.games.crown_of_emara.markers import removed
from regalia.games.crown_of_emara.position import writing as w
from regalia.games.crown_of_emara.state import NONE, VICTORIA, Emara

PRIVATE = ("choose_card", "keep_favour")
"""Questions whose options only the deciding player sees."""


def build(g: Emara, seat: int) -> dict[str, Any]:
    view = w.write_board(g)
    del view["event_pile"], view["favour_pile"]
    view["events_left"] = len(w.bits(g.event_pile, g.tables.event_ids))
    view["past_events"] = _past_events(g)
    view["advisor_stack"] = {"top": view["advisor_stack"]["top"], "below": len(view["advisor_stack"]["below"])}
    view["favour_pile"] = sum(g.favour_pile)
    view["marker_values"] = _marker_values(g)
    view["nobility"] = _nobility(g)
    view["informed_choice"] = g.informed
    view["players"] = [_player(g, player, seat) for player in range(g.players)]
    if g.solo:
        view["victoria"] = _victoria(g)
    view["turn"] = w.write_open_turn(g)
    view["turn"]["named"] = w.name(g.tables.card_ids, g.named) if seat == g.active else None
    view["turn"]["drawn"] = _drawn(g, seat)
    view["pending"] = _pending(g)
    view["targets"] = _targets(g)
    view["printed"] = _printed(components(g.config.pack))
    return view


def _past_events(g: Emara) -> list[str]:
    """The setup event and those of earlier rounds: whatever is neither active nor still in the pile."""
    ids = g.tables.event_ids
    hidden = [n for n in range(len(ids)) if g.event_pile >> n & 1 or n == g.event]
    return [id for n, id in enumerate(ids) if n not in hidden and not (g.solo and not g.tables.solo_events[n])]


def _marker_values(g: Emara) -> dict[str, Any]:
    """The number shown now and after the next use."""
    edges = g.tables.marker_value[g.marker_setup * t.MARKERS * t.EDGES :]
    rows = []
    for marker in range(t.MARKERS):
        gone = bool(removed(g, marker))
        after = g.markers[marker] + (0 if gone else 1)
        rows.append({"now": int(g.marker(marker)), "next": edges[marker * t.EDGES + after], "removed": gone})
    resources = t.GOOD_IDS[: t.RESOURCES]
    return {
        "gift": dict(zip(resources, rows[: t.DONATION_MARKER], strict=True)),
        "donation": dict(zip(resources, rows[t.DONATION_MARKER : t.BREAD_MARKER], strict=True)),
        "bread": rows[t.BREAD_MARKER],
        "stone": rows[t.STONE_MARKER],
    }


def _nobility(g: Emara) -> dict[str, list[int]]:
    """What is left of each rank's stack, top first."""
    found = {}
    for rank, id in enumerate(g.tables.rank_ids):
        cards = g.tables.rank_cp[rank * t.CARDS_PER_RANK : (rank + 1) * t.CARDS_PER_RANK]
        found[id] = cards[int(bonus.cards_taken(g, rank)) :]
    return found


def _player(g: Emara, player: int, seat: int) -> dict[str, Any]:
    ids = g.tables.card_ids
    unplayed = g.hands[player] | g.piles[player]
    shown = player == seat or g.informed
    return {
        **w.write_open(g, player),
        "hand": w.bits(g.hands[player], ids) if shown else None,
        "hand_size": len(w.bits(g.hands[player], ids)),
        "draw_pile": len(w.bits(g.piles[player], ids)),
        "unplayed": w.bits(unplayed, ids),
        "played": w.bits(~unplayed & t.ALL_CARDS, ids),
        "craftsmen_left": t.CRAFTSMEN_PER_PLAYER - g.hired[player],
        "rank": g.ranks_held[player],
        "final_points": int(scoring.final_points(g, player)),
        "projection": int(scoring.projection(g, player)),
        "breakdown": g.breakdown(player),
    }


def _victoria(g: Emara) -> dict[str, Any]:
    """Her points, and what she will do at the end of this round."""
    found = w.write_victoria(g)
    acts = g.round >= 2
    found["next_site"] = int(g.marker(t.STONE_MARKER) + g.marker(t.BREAD_MARKER)) if acts else 0
    rank = g.tables.victoria_rank[g.round] if acts else NONE
    free = rank != NONE and g.nobility[VICTORIA * t.RANKS + rank] == NONE
    found["next_rank"] = g.tables.rank_ids[rank] if free else None
    return found


def _drawn(g: Emara, seat: int) -> dict[str, Any]:
    """EMARA-INFO-03: the drawing player sees the tokens; others their number and those that everybody can work out."""
    ids = [g.tables.token_ids[token] for token in g.drawn]
    return {"count": len(ids), "tokens": ids if seat == g.active else ids[: g.drawn_known]}


def _pending(g: Emara) -> dict[str, Any] | None:
    """EMARA-INFO-05: the decision everybody waits for, how many options it has and, if they are public, which."""
    if g.over or not g.stack:
        return None
    kind = g.stack[-1].kind
    secret = kind in PRIVATE and not (kind == "choose_card" and g.informed)
    found: dict[str, Any] = {
        "seat": int(g.turn),
        "decision": kind,
        "count": len(g.options),
        "options": None if secret else [g.key(action) for action in g.options],
    }
    if kind == "choose_councillor":
        found["steps"] = int(g.stack[-1].name.rsplit(":", 1)[1])
    return found


def _targets(g: Emara) -> dict[str, list[str]]:
    """The huts and advisors that the player could pay, where hiring and recruiting are asked about as a whole."""
    found: dict[str, list[str]] = {"huts": [], "advisors": []}
    kind = "" if g.over or not g.stack else g.stack[-1].kind
    if kind not in ("turn_menu", "discount_choice"):
        return found
    seat, by_card, ids = g.turn, kind == "discount_choice", g.tables
    found["huts"] = [id for n, id in enumerate(ids.hut_ids) if bonus.hut_refusal(g, seat, n, by_card) == LEGAL]
    offers = [advisor for advisor in g.offers if advisor != NONE]
    payable = [advisor for advisor in offers if bonus.advisor_refusal(g, seat, advisor, by_card) == LEGAL]
    found["advisors"] = [ids.advisor_ids[advisor] for advisor in payable]
    return found


@cache
def _printed(c: Components) -> dict[str, Any]:
    """What stands on the components in play, as far as a drawing shows it."""
    sub = c.sub_actions
    return {
        "resources": {tile.id: tile.resource for tile in c.boards.countryside},
        "huts": {tile.id: {hut.id: hut.cost for hut in tile.hut} for tile in c.boards.countryside},
        "advisors": {
            entry.id: {
                "cost": entry.cost,
                "cp": entry.cp,
                "timing": entry.timing,
                "effect": entry.effect.kind,
                "gain": entry.effect.gain,
                "trades": [{"pay": trade.pay, "gain": trade.gain} for trade in entry.effect.options],
            }
            for entry in c.advisors
        },
        "tokens": {token.id: {"location": token.location, "gain": token.gain} for token in c.tokens},
        "ranks": {rank.id: rank.cost for rank in c.ranks},
        "events": {
            event.id: {"kind": event.kind, "trades": [{"pay": trade.pay, "gain": trade.gain} for trade in event.options]}
            for event in c.events
        },
        "books": sub["books_to_citizens"].cp_table,
        "book_buildings": sub["book_to_buildings"].gain["bp"],
        "stone_buildings": sub["deliver_stone"].gain["bp"],
        "wood": [[trade.pay["wood"], trade.gain["bp"]] for trade in sub["deliver_wood"].options],
        "craftsmen": c.boards.player_board.craftsman_cp,
        "points_per": c.boards.final_scoring.points_per,
        "resources_per_point": c.boards.final_scoring.resources_per_point,
    }
