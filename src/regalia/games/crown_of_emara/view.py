"""What a seat may know (EMARA-INFO-01 to -05, EMARA-VAR-02), built from what lies open."""

from __future__ import annotations

from functools import cache
from typing import Any

from regalia.core.step import LEGAL
from regalia.games.crown_of_emara import bonus, scoring
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.load import Components, components
from regalia.games.crown_of_emara.markers import removed
from regalia.games.crown_of_emara.state import FINAL, NONE, VICTORIA, Emara
from regalia.kit.sets import members, size

PRIVATE = ("choose_card", "keep_favour")
"""Questions whose options only the deciding player sees."""


def build(g: Emara, seat: int, view: dict[str, Any]) -> None:
    view["events_left"] = len(view.pop("event_pile"))
    view["past_events"] = _past_events(g)
    view["marker_values"] = _marker_values(g)
    view["nobility"] = _nobility(g)
    view["informed_choice"] = g.informed
    for player, shown in enumerate(view["players"]):
        _add_player(g, player, seat, shown)
    if g.solo:
        _add_victoria(g, view["victoria"])
    view["turn"]["drawn"] = _drawn(g, seat)
    view["pending"] = _pending(g)
    view["targets"] = _targets(g)
    view["printed"] = _printed(components(g.config.pack))


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
        rows.append({"now": int(g.marker(marker)), "next": int(edges[marker * t.EDGES + after]), "removed": gone})
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
        found[id] = list(cards)[int(bonus.cards_taken(g, rank)) :]
    return found


def _add_player(g: Emara, player: int, seat: int, shown: dict[str, Any]) -> None:
    ids = g.tables.card_ids
    unplayed = g.hands[player] | g.piles[player]
    if player != seat and not g.informed:
        shown["hand"] = None
    shown["hand_size"] = int(size(g.hands[player]))
    shown["unplayed"] = [ids[card] for card in members(unplayed)]
    shown["played"] = [ids[card] for card in members(~unplayed & t.ALL_CARDS)]
    shown["craftsmen_left"] = int(t.CRAFTSMEN_PER_PLAYER - g.hired[player])
    shown["rank"] = int(g.ranks_held[player])
    shown["allocated"] = bool(scoring.allocated(g, player))
    shown["final_points"] = 0 if shown["allocated"] else int(scoring.final_points(g, player))
    shown["projection"] = int(scoring.projection(g, player))
    shown["breakdown"] = g.breakdown(player)


def _add_victoria(g: Emara, shown: dict[str, Any]) -> None:
    """What she will do at the end of this round (EMARA-SOLO-05, -06)."""
    acts = g.round >= 2 and g.phase != FINAL
    shown["next_site"] = int(g.marker(t.STONE_MARKER) + g.marker(t.BREAD_MARKER)) if acts else 0
    rank = g.tables.victoria_rank[g.round] if acts else NONE
    free = rank != NONE and g.nobility[VICTORIA * t.RANKS + rank] == NONE
    shown["next_rank"] = g.tables.rank_ids[rank] if free else None


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
