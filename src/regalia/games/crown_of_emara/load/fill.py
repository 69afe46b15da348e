"""Turns the checked records into the tables of numbers that the rules use."""

from __future__ import annotations

from typing import Any

from regalia.core.packing import packed
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.load.checks import MARKER_SETUPS
from regalia.games.crown_of_emara.load.records import Components, Goods, Trade


class Rows:
    """The tables while they are being filled: a row that is named for the first time is an empty list."""

    def __getattr__(self, name: str) -> Any:
        setattr(self, name, [])
        return getattr(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)

    def packed(self) -> t.Tables:
        found = t.Tables()
        for name, value in vars(self).items():
            is_row = isinstance(value, list) and not isinstance(getattr(found, name), list)
            setattr(found, name, packed(value) if is_row else value)
        return found


def gain_row(goods: Goods) -> list[int]:
    return [goods.get(good, 0) for good in t.GOOD_IDS]


def cost_row(goods: Goods) -> list[int]:
    return [goods.get(good, 0) for good in t.GOOD_IDS[: t.RESOURCES]]


def fill(c: Components) -> t.Tables:
    found = Rows()
    _fill_cards(found, c)
    _fill_boards(found, c)
    _fill_markers(found, c)
    _fill_advisors(found, c)
    _fill_events(found, c)
    _fill_nobility(found, c)
    _fill_tokens(found, c)
    return found.packed()


def _add_trade(found: Rows, id: str, trade: Trade, source: int, option: int = -1) -> int:
    """A price with a gain; its number is given back."""
    found.trade_ids.append(id)
    found.trade_pay += [*gain_row(trade.pay), trade.pay.get("any_resource", 0)]
    found.trade_gain += gain_row(trade.gain)
    found.trade_source.append(source)
    found.trade_option.append(option)
    return len(found.trade_ids) - 1


def _fill_cards(found: Rows, c: Components) -> None:
    for card in c.cards:
        found.card_ids.append(card.id)
        found.card_effect.append(t.CARD_EFFECTS.index(card.effect))
        found.card_gain += gain_row(card.take)
        found.card_mandatory.append(int(card.mandatory))
        if card.effect == "step":
            found.steps = card.steps
        if card.effect == "discount_bonus":
            found.card_discount = card.discount
        if card.effect == "exchange":
            numbers = [_add_trade(found, f"{card.id}/{rate.id}", rate, t.ADVISORS) for rate in card.rates]
            found.first_rate, found.rates = numbers[0], len(numbers)


def _fill_boards(found: Rows, c: Components) -> None:
    found.resource_of = [t.GOOD_IDS.index(tile.resource) for tile in c.boards.countryside]
    for hut in c.huts:
        found.hut_ids.append(hut.id)
        found.hut_cost += cost_row(hut.cost)
    found.craftsman_cp = list(c.boards.player_board.craftsman_cp)
    subs = c.sub_actions
    found.gift_rings = subs["gift"].gain["ring"]
    found.donation_books = subs["donation"].gain["book"]
    found.favour_draw = subs["donation"].favour_draw
    book, stone = subs["book_to_buildings"], subs["deliver_stone"]
    found.castle_trade = _add_trade(found, book.id, Trade(book.pay, book.gain), t.BOOKS)
    found.stone_trade = _add_trade(found, stone.id, Trade(stone.pay, stone.gain), t.SITE)
    options = subs["deliver_wood"].options
    numbers = [_add_trade(found, f"deliver_wood/{option.pay['wood']}", option, t.SITE) for option in options]
    found.wood_trade, found.wood_trades = numbers[0], len(numbers)
    found.most_bread = subs["deliver_bread"].max
    found.most_books = subs["books_to_citizens"].max
    found.book_cp = list(subs["books_to_citizens"].cp_table)
    scoring = c.boards.final_scoring
    found.points_per = gain_row(scoring.points_per)
    found.points_per_token = scoring.points_per.get("favour_token", 0)
    found.resources_per_point = scoring.resources_per_point


def _fill_markers(found: Rows, c: Components) -> None:
    """By set-up, marker, edge: the numbers in order, then the printed value for a marker that is removed."""
    for name in MARKER_SETUPS:
        setup = c.markers.setup[name]
        for marker in c.markers.marker:
            values = marker.values[getattr(setup, f"{marker.kind}_face")]
            start = getattr(setup, f"{marker.kind}_start")
            edges = [*values, *[marker.printed] * (t.EDGES - len(values))]
            for resource in marker.types:
                found.marker_value += edges
                found.marker_edges.append(len(values))
                found.marker_start.append(start[resource] if isinstance(start, dict) else start)


def _fill_advisors(found: Rows, c: Components) -> None:
    masks = dict.fromkeys(t.ADVISOR_EFFECTS, 0)
    for n, advisor in enumerate(c.advisors):
        effect = advisor.effect
        masks[effect.kind] |= 1 << n
        found.advisor_ids.append(advisor.id)
        found.advisor_b.append(int(advisor.type == "B"))
        found.advisor_cost += cost_row(advisor.cost)
        found.advisor_cp.append(advisor.cp)
        found.advisor_effect.append(t.ADVISOR_EFFECTS.index(effect.kind))
        found.advisor_gain += gain_row(effect.gain)
        numbers = [_add_trade(found, f"{advisor.id}/{k}", trade, t.ADVISORS) for k, trade in enumerate(effect.options, 1)]
        found.advisor_trade.append(numbers[0] if numbers else -1)
        found.advisor_trades.append(len(numbers))
        if effect.kind == "on_gift":
            found.on_gift_cp = effect.gain["cp"]
        if effect.kind == "on_donation":
            found.on_donation_books = effect.gain["book"]
        if effect.kind == "on_bp_gain":
            found.on_bp_gain = effect.gain["bp"]
    found.abilities = masks["trade"] | masks["swap_resource"]
    found.merchant = masks["swap_resource"]
    found.chamberlain = masks["swap_ring_gold"]
    found.scholar = masks["any_resources_for_hire_recruit"]
    found.steward = masks["hire_recruit_anywhere"]
    found.mayoress = masks["on_gift"]
    found.abbess = masks["on_donation"]
    found.toolmaker = masks["on_bp_gain"]


def _fill_events(found: Rows, c: Components) -> None:
    for event in c.events:
        found.event_ids.append(event.id)
        found.event_kind.append(t.EVENT_KINDS.index(event.kind))
        found.event_gain += gain_row(event.take)
        numbers = []
        for trade in event.options:
            word = next(f"{units}_{good}" for good, units in trade.pay.items())
            numbers.append(_add_trade(found, f"{event.id}/{word}", trade, t.EVENTS, t.EVENT_OPTIONS.index(word)))
        found.event_trade.append(numbers[0] if numbers else -1)
        found.event_trades.append(len(numbers))
        points = event.bonus.get("cp", 0)
        found.event_bp.append(event.bonus.get("bp", 0))
        found.event_gift_cp.append(points if event.on == "gift" else 0)
        found.event_donation_cp.append(points if event.on == "donation" else 0)
        found.event_rank_cp.append(points if event.on == "raise_rank" else 0)
        found.event_discount.append(event.discount)
        found.event_extra_gold.append(int(event.extra_trade is not None))
        found.event_start.append(event.setup_buildings)
        found.event_countryside.append(c.countryside[event.setup_countryside])
        found.event_town.append(c.town[event.setup_town])
        found.solo_events.append(int(event.id not in c.event_file.remove_in_solo))


def _fill_nobility(found: Rows, c: Components) -> None:
    for rank in c.ranks:
        found.rank_ids.append(rank.id)
        found.rank_ring.append(rank.cost.get("ring", 0))
        found.rank_gold.append(rank.cost.get("gold", 0))
        found.rank_cp += rank.cards_cp
    by_round = c.modes.victoria.rank_by_round
    found.victoria_rank = [c.rank[by_round[str(n)]] if str(n) in by_round else -1 for n in range(t.ROUNDS + 1)]


def _fill_tokens(found: Rows, c: Components) -> None:
    for token in c.tokens:
        found.token_ids.append(token.id)
        found.token_location.append(c.town[token.location])
        found.token_gain += gain_row(token.gain)
        found.token_count.append(token.count)
