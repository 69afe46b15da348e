"""Positions of Crown of Emara for tests: seat 0 is in the middle of a turn of round 1, whatever is not said is harmless.

    menu(card="card_wood", slot=2, wood=1, ring=1)       the turn menu of seat 0
    visit("castle", book=1)                              inside a visit, at the town menu
    hand("card_wood", "card_step", "card_town")          the beginning of a turn
    round_end("great_famine", grain=2)                   the event decision of seat 0

Both rings stand in a fixed order, seat k on place k of each. Goods are keyword arguments; `others={1: {...}}` changes a player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import regalia
from regalia.core.rng import seeded
from regalia.games.crown_of_emara.load import components

GAME = regalia.game("crown_of_emara")
PARTS = components(None)
CARDS = [card.id for card in PARTS.cards]
ADVISORS_A = [advisor.id for advisor in PARTS.advisors if advisor.type == "A"]
ADVISORS_B = [advisor.id for advisor in PARTS.advisors if advisor.type == "B"]
TOKENS = [token.id for token in PARTS.tokens]
EVENTS = [event.id for event in PARTS.events]
HUTS = [hut.id for hut in PARTS.huts]
COUNTRYSIDE = ["forest", "grain_field", "quarry", "weaving_mill"]
TOWN = ["castle", "cathedral", "market", "construction_site"]
GOODS = ["wood", "cloth", "grain", "stone", "gold", "bread", "book", "ring"]
RANKS = ["baron", "count", "prince", "marquess", "duke"]
QUIET = "respected_at_court"
"""An event that only matters for ranks."""


def table(
    *,
    players: int = 2,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    stack: Sequence[str] = ("next_turn", "choose_card:0"),
    phase: str = "turns",
    round: int = 1,
    event: str = QUIET,
    card: str | None = None,
    slot: int | None = None,
    in_hand: Sequence[str] = (),
    at: tuple[str, str] = ("forest", "castle"),
    cp: int = 10,
    bp: int = 30,
    advisors: Sequence[str] = (),
    favours: Sequence[str] = (),
    rank: int = 0,
    huts: Mapping[str, int] | None = None,
    offers: Mapping[str, Sequence[str | None]] | None = None,
    stacked: Sequence[str] = tuple(ADVISORS_B),
    markers: Mapping[str, Any] | None = None,
    discard: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    turn: Mapping[str, Any] | None = None,
    pack: Any = None,
    seed: int = 0,
    changes: Mapping[str, Any] | None = None,
    **goods: int,
) -> Any:
    config = GAME.configure(players, mode, **dict(options or {}), pack=pack)
    base = GAME.deal(config, seeded(seed), record=False).to_json()
    rows = [_player(n, round, phase, base["table"]["players"][n], config.flag("informed_choice")) for n in range(players)]
    rows[0] |= {"goods": goods, "citizens": cp, "buildings": bp, "advisors": list(advisors), "favours": list(favours)}
    rows[0]["councillors"] = {"countryside": at[0], "town": at[1]}
    rows[0]["nobility"] = dict.fromkeys(RANKS[:rank], 1)
    _deal_cards(rows[0], round, phase, card, slot, in_hand, config.flag("informed_choice"))
    for seat, change in (others or {}).items():
        rows[seat] |= change
    owned = [advisor for row in rows for advisor in row["advisors"]]
    held = [token for row in rows for token in row["favours"]] + list(discard) + list((turn or {}).get("drawn", []))
    spaces, spare = _offers(offers or {}, owned, stacked)
    rows[-1]["advisors"] = [*rows[-1]["advisors"], *spare]
    base["stack"] = list(stack)
    base["table"] |= {
        "phase": phase,
        "round": round,
        "turns_begun": 1 if phase == "turns" else 3 * players,
        "statue": 0,
        "active": 0,
        "countryside": COUNTRYSIDE,
        "town": TOWN,
        "huts": {hut: (huts or {}).get(hut) for hut in HUTS},
        "advisors": spaces,
        "advisor_stack": {"top": stacked[0] if stacked else None, "below": list(stacked[1:])},
        "event": event,
        "event_pile": [id for id in EVENTS if id not in (event, "early_winter", "refined_cloth")],
        "favour_pile": list(pile) if pile is not None else [id for id in TOKENS if id not in held],
        "favour_discard": list(discard),
        "players": rows,
        "turn": {"card": card, "slot": slot, **(turn or {})},
    }
    _merge(base["table"]["markers"], markers or {})
    _merge(base["table"], changes or {})
    return GAME.from_json(base, seed=seed)


def _player(seat: int, round: int, phase: str, dealt: Any, informed: bool) -> dict[str, Any]:
    row: dict[str, Any] = dict(dealt)
    row |= {"goods": {}, "citizens": 10, "buildings": 30, "sources": {}, "advisors": [], "favours": [], "nobility": {}}
    row["councillors"] = {"countryside": COUNTRYSIDE[seat], "town": TOWN[seat]}
    _deal_cards(row, round, phase, None, None, (), informed)
    return row


def _deal_cards(
    row: dict[str, Any], round: int, phase: str, card: str | None, slot: int | None, wanted: Sequence[str], informed: bool
) -> None:
    """So many cards in hand, pile and slots as the round demands; the rest was played before."""
    order = [*wanted, *(id for id in CARDS if id not in wanted)]
    waiting = 3 * ((3 - round) % 3)
    slots: list[str | None] = [None, None, None]
    if phase != "turns":
        slots = [order.pop(0) for _ in range(3)]
    elif card is not None and slot is not None:
        order.remove(card)
        slots[slot - 1] = card
    in_hand = 3 - sum(one is not None for one in slots)
    cut = in_hand + waiting
    row["slots"] = slots
    row["hand"] = order[:cut] if informed else order[:in_hand]
    row["draw_pile"] = [] if informed else order[in_hand:cut]


def _offers(
    wanted: Mapping[str, Sequence[str | None]], owned: Sequence[str], stacked: Sequence[str]
) -> tuple[dict[str, Any], list[str]]:
    """Eight advisors A in play with those already recruited: spaces not named are filled, or left empty, to that number;
    those that find no space are given back, for the last player to own."""
    named = [advisor for row in wanted.values() for advisor in row if advisor]
    free = [id for id in ADVISORS_A if id not in owned and id not in named]
    of_a = sum(id in ADVISORS_A for id in [*owned, *named])
    gone = [id for id in ADVISORS_B if id not in owned and id not in named and id not in stacked]
    found: dict[str, list[str | None]] = {}
    for town in TOWN:
        row = list(wanted.get(town, []))
        while len(row) < 2 and town not in wanted:
            if of_a < 8:
                row.append(free.pop())
                of_a += 1
            else:
                row.append(gone.pop() if gone else None)
        found[town] = row
    spare = [free.pop() for _ in range(8 - of_a)] + gone
    return found, spare


def _merge(base: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for key, change in changes.items():
        if isinstance(change, Mapping) and isinstance(base.get(key), dict):
            _merge(base[key], change)
        elif isinstance(change, Mapping) and isinstance(base.get(key), list):
            for place, inner in change.items():
                _merge(base[key][place], inner)
        else:
            base[key] = change


# -- the usual places ----------------------------------------------------------------------------


def menu(card: str = "card_wood", slot: int = 1, done: Sequence[str] = (), **rest: Any) -> Any:
    turn = {"done": list(done), **rest.pop("turn", {})}
    return table(stack=("next_turn", "turn_menu:0"), card=card, slot=slot, turn=turn, **rest)


def visit(location: str, visited: Sequence[str] = (), redeem: bool = False, card: str = "card_wood", **rest: Any) -> Any:
    turn = {
        "done": ["card", "move"],
        "location": location,
        "visits": [location],
        "visited": list(visited),
        **rest.pop("turn", {}),
    }
    top = ("redeem_favour:0",) if redeem else ()
    stack = ("next_turn", "turn_menu:0", "town_menu:0", *top)
    return table(stack=stack, card=card, slot=1, turn=turn, at=("forest", location), **rest)


def moving(steps: int = 1, **rest: Any) -> Any:
    """Seat 0 chooses which councillor moves; a ring in stock keeps the menu open afterwards."""
    turn = {"done": ["card", "move"]}
    stack = ("next_turn", "turn_menu:0", f"choose_councillor:0:{steps}")
    return table(stack=stack, card="card_wood", slot=steps, turn=turn, **{"ring": 1, **rest})


def hand(*cards: str, **rest: Any) -> Any:
    return table(in_hand=cards, **rest)


def round_end(event: str, players: int = 2, round: int = 1, **rest: Any) -> Any:
    victoria = ["victoria_rank", "victoria_site"] if players == 1 and round > 1 else []
    stack = ["close_round", *victoria, *(f"end_round_event:{seat}" for seat in reversed(range(players)))]
    return table(stack=stack, phase="end_of_round", players=players, round=round, event=event, **rest)


def final(players: int = 2, **rest: Any) -> Any:
    stack = [f"final_allocation:{seat}" for seat in reversed(range(players))]
    return table(stack=stack, phase="final", round=6, players=players, **rest)


# -- asking ----------------------------------------------------------------------------------------


def keys(state: Any) -> set[str]:
    return {state.key(action) for action in state.legal()}


def asked(state: Any) -> str:
    return str(state.question(state.turn).kind)


def player(state: Any, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.to_json()["table"]["players"][seat]
    return found


def goods(state: Any, seat: int = 0) -> dict[str, int]:
    """What a player holds, without what is zero."""
    return {good: count for good, count in player(state, seat)["goods"].items() if count}


def points(state: Any, seat: int = 0) -> tuple[int, int]:
    row = player(state, seat)
    return row["citizens"], row["buildings"]


def board(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = state.to_json()["table"]
    return found
