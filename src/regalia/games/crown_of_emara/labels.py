"""Names for texts, labels of the options in their situation, and the piece on the board that stands for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.vecs import vec
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara.tables import (
    BREAD_MARKER,
    CARDS_PER_RANK,
    CASTLE,
    COUNTRYSIDE_IDS,
    DONATION_MARKER,
    GIFT_MARKER,
    GOLD,
    GOOD_IDS,
    RANKS,
    RESOURCES,
    RING,
    RING_SIZE,
    STONE_MARKER,
    SUB_ACTION_IDS,
    TOWN,
    TOWN_IDS,
)

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara

Args = dict[str, int | str]

PIECES: Final[dict[str, str]] = {
    "choose_card": "card",
    "choose_slot": "slot",
    "use": "advisor",
    "choose_advisor": "advisor",
    "redeem_favour": "token",
    "keep_favour": "drawn",
    "choose_hut": "hut",
    "town_choice": "location",
    "town_menu": "sub_action",
    "pay_any": "good",
    "swap_gain": "good",
    "end_round_event": "event_option",
    "final_allocation": "split",
}
"""The kind of piece that stands for an option, where the option's own word names the piece."""


# -- names -------------------------------------------------------------------------------------


def good_name(good: i64) -> str:
    return f"@good-{GOOD_IDS[good]}"


def amount_name(good: i64, count: i64) -> str:
    return f"@amount-{GOOD_IDS[good]}*{count}"


def location_name(location: i64) -> str:
    return f"@location-{TOWN_IDS[location]}"


def tile_name(tile: i64) -> str:
    return f"@location-{COUNTRYSIDE_IDS[tile]}"


def sub_action_name(sub: i64) -> str:
    return f"@sub_action-{SUB_ACTION_IDS[sub]}"


def marker_name(marker: i64) -> str:
    if marker == BREAD_MARKER:
        return "@marker-bread"
    if marker == STONE_MARKER:
        return "@marker-stone"
    kind = "gift" if marker < DONATION_MARKER else "donation"
    return f"@marker-{kind}-{GOOD_IDS[marker % RESOURCES]}"


def card_name(g: Emara, card: i64) -> str:
    return f"@card-{g.tables.card_ids[card]}"


def advisor_name(g: Emara, advisor: i64) -> str:
    return f"@advisor-{g.tables.advisor_ids[advisor]}"


def event_name(g: Emara, event: i64) -> str:
    return f"@event-{g.tables.event_ids[event]}"


def rank_name(g: Emara, rank: i64) -> str:
    return f"@rank-{g.tables.rank_ids[rank]}"


def hut_name(g: Emara, hut: i64) -> str:
    return f"@hut-{g.tables.hut_ids[hut]}"


def token_name(g: Emara, token: i64) -> str:
    return f"@token-{g.tables.token_ids[token]}"


def cost_args(cost: vec[i64], at: i64) -> Args:
    """Without the resources that it does not ask for."""
    parts = [amount_name(good, cost[at + good]) for good in range(RESOURCES) if cost[at + good] > 0]
    return {"cost": ", ".join(parts) if parts else "@table-nothing"}


def target_args(g: Emara, action: i64) -> Args:
    """The cost of the hut or advisor that an action names."""
    if action < act.CHOOSE_ADVISOR:
        return cost_args(g.tables.hut_cost, (action - act.CHOOSE_HUT) * RESOURCES)
    return cost_args(g.tables.advisor_cost, (action - act.CHOOSE_ADVISOR) * RESOURCES)


# -- options -----------------------------------------------------------------------------------


def option_args(g: Emara, action: i64) -> Args:
    """Parameters beyond the item's name, for the options whose meaning depends on the table."""
    if g.turn < 0 or g.turn >= g.players:
        return {}
    if action == act.DO_CARD:
        return {"card": card_name(g, g.card), "text": f"@card_text-{g.tables.card_ids[g.card]}"} if g.card >= 0 else {}
    if act.CHOOSE_CARD <= action < act.CHOOSE_SLOT:
        return {"text": f"@card_text-{g.tables.card_ids[action - act.CHOOSE_CARD]}"}
    if act.CHOOSE_SLOT <= action < act.CHOOSE_SLOT + 3:
        return {"steps": action - act.CHOOSE_SLOT + 1}
    if action == act.DO_MOVE:
        return {"steps": g.slot} if g.slot > 0 else {}
    if action == act.RAISE_RANK:
        return _rank_args(g)
    if act.CHOOSE_COUNCILLOR <= action < act.EXCHANGE_RATE:
        return _councillor_args(g, action - act.CHOOSE_COUNCILLOR)
    if act.CHOOSE_TYPE <= action < act.CHOOSE_AMOUNT and 0 <= g.location <= 1:
        markers: i64 = GIFT_MARKER if g.location == CASTLE else DONATION_MARKER
        return {"goods": amount_name(action - act.CHOOSE_TYPE, g.marker(markers + action - act.CHOOSE_TYPE))}
    if act.CHOOSE_HUT <= action < act.CHOOSE_ADVISOR:
        return cost_args(g.tables.hut_cost, (action - act.CHOOSE_HUT) * RESOURCES)
    if act.CHOOSE_ADVISOR <= action < act.DROP_UNIT:
        return _advisor_args(g, action - act.CHOOSE_ADVISOR)
    return {}


def _rank_args(g: Emara) -> Args:
    rank: i64 = g.ranks_held[g.turn]
    if rank >= RANKS:
        return {}
    taken: i64 = 0
    for seat in range(g.seats):
        if g.nobility[seat * RANKS + rank] >= 0:
            taken += 1
    points = g.tables.rank_cp[rank * CARDS_PER_RANK + taken] if taken < CARDS_PER_RANK else 0
    return {
        "rank": rank_name(g, rank),
        "points": points,
        "cost": rank_cost(g, rank),
    }


def rank_cost(g: Emara, rank: i64) -> str:
    cost = amount_name(RING, g.tables.rank_ring[rank])
    return f"{cost}, {amount_name(GOLD, g.tables.rank_gold[rank])}" if g.tables.rank_gold[rank] > 0 else cost


def _councillor_args(g: Emara, ring: i64) -> Args:
    """Where this councillor would arrive."""
    step = g.question(g.turn)
    if step.kind != "choose_councillor":
        return {}
    steps = int(step.name.rsplit(":", 1)[1])
    place: i64 = (g.councillors[g.turn * 2 + ring] + steps) % RING_SIZE
    return {"location": location_name(g.town[place]) if ring == TOWN else tile_name(g.countryside[place])}


def _advisor_args(g: Emara, advisor: i64) -> Args:
    args = cost_args(g.tables.advisor_cost, advisor * RESOURCES)
    args["points"] = g.tables.advisor_cp[advisor]
    args["effect"] = f"@advisor_text-{g.tables.advisor_ids[advisor]}"
    return args


def option_piece(g: Emara, action: i64) -> str:
    """The board's id of what an option is about; "" where no piece stands for it."""
    kind, _, item = g.key(action).partition(":")
    if kind in PIECES:
        return f"{PIECES[kind]}:{item}"
    if kind in ("hire", "recruit"):
        return kind
    if kind == "discount_choice" and item != "raise_rank":
        return item
    if kind == "swap":
        return "advisor:chamberlain"
    if g.turn < 0 or g.turn >= g.players:
        return ""
    return _turn_piece(g, kind, item)


def _turn_piece(g: Emara, kind: str, item: str) -> str:
    """Pieces that depend on whose turn it is and what is going on."""
    if kind in ("do_card", "exchange_rate"):
        return f"card:{g.tables.card_ids[g.card]}" if g.card >= 0 else ""
    if kind == "do_move":
        return f"councillor:{g.turn}"
    if kind == "choose_councillor":
        return f"councillor:{item}:{g.turn}"
    if kind in ("raise_rank", "discount_choice"):
        rank: i64 = g.ranks_held[g.turn]
        return f"rank:{g.tables.rank_ids[rank if rank < RANKS else RANKS - 1]}"
    if kind == "country_action":
        return f"location:{COUNTRYSIDE_IDS[g.tile_of(g.turn)]}"
    if kind == "craftsman_choice":
        return f"craftsman:{COUNTRYSIDE_IDS[g.tile_of(g.turn)]}"
    if kind == "choose_type" and 0 <= g.location <= 1:
        return f"marker:{'gift' if g.location == CASTLE else 'donation'}:{item}"
    if kind == "choose_amount" and len(g.stack) > 0:
        sub = g.stack[-1].name.rsplit(":", 1)[1]
        return f"amount:{sub}:{item}" if sub in ("books_to_citizens", "deliver_wood") else ""
    return ""
