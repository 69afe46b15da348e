"""What must be true of the components, of a pack's too: the rules rely on it. Every refusal names the entry and the clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from regalia.core.errors import ComponentError
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.load.records import Advisor, Card, Components, EventCard, Marker

RESOURCES = t.GOOD_IDS[: t.RESOURCES]
HOLDINGS = t.GOOD_IDS[: t.CP]
FACES = {"2-3": 3, "4": 4}
MARKER_SETUPS = ("solo", "p2", "p3", "p4")
MOST = 999
MOST_POINTS_EACH = 9
"""So that the final points of a player stay within the options of the allocation (act.MOST_POINTS)."""


def check(c: Components) -> None:
    _check_cards(c)
    _check_countryside(c)
    _check_town(c)
    _check_player_board(c)
    _check_markers(c)
    _check_advisors(c)
    _check_events(c)
    _check_nobility(c)
    _check_tokens(c)
    _check_modes(c)


# -- helpers -----------------------------------------------------------------------------------


def wrong(where: str, clause: str, value: Any) -> ComponentError:
    return ComponentError("component-value", f"EMARA-{clause}", where=where, value=str(value))


def expect(holds: bool, where: str, clause: str, value: Any) -> None:
    if not holds:
        raise wrong(where, clause, value)


def count(where: str, clause: str, found: int, expected: int) -> None:
    if found != expected:
        raise ComponentError("component-count", f"EMARA-{clause}", where=where, found=found, expected=expected)


def goods(where: str, clause: str, found: Mapping[str, int], allowed: Iterable[str], least: int = 0) -> None:
    """Known goods only, in whole numbers from `least` to a bound that no printed number exceeds."""
    for good, number in found.items():
        expect(good in allowed, f"{where}.{good}", clause, good)
        expect(least <= number <= MOST, f"{where}.{good}", clause, number)


def number(where: str, clause: str, value: int, low: int, high: int) -> None:
    expect(low <= value <= high, where, clause, value)


# -- one check per file ------------------------------------------------------------------------


def _check_cards(c: Components) -> None:
    count("action_cards", "CARD-01", len(c.cards), t.CARDS)
    effects: Counter[str] = Counter(card.effect for card in c.cards)
    for effect in t.CARD_EFFECTS:
        count(f"action_cards.{effect}", "CARD-01", effects[effect], 5 if effect == "take" else 1)
    for card in c.cards:
        _check_card(card)


def _check_card(card: Card) -> None:
    expect(card.mandatory == (card.effect in ("take", "step")), f"{card.id}.mandatory", "TURN-05", card.mandatory)
    goods(f"{card.id}.take", "CARD-02", card.take, HOLDINGS, 1)
    expect((card.effect == "take") == bool(card.take), f"{card.id}.take", "CARD-02", card.take)
    if card.effect == "exchange":
        expect([rate.id for rate in card.rates] == ["1_for_1", "3_for_2"], f"{card.id}.rates", "CARD-03", len(card.rates))
        expect(not card.gold_may_pay, f"{card.id}.gold_may_pay", "PAY-03", card.gold_may_pay)
        for rate in card.rates:
            goods(f"{card.id}.{rate.id}.pay", "CARD-03", rate.pay, ["any_resource"], 1)
            goods(f"{card.id}.{rate.id}.gain", "CARD-03", rate.gain, ["gold"], 1)
            expect(bool(rate.pay and rate.gain), f"{card.id}.{rate.id}", "CARD-03", rate.pay)
    if card.effect == "step":
        number(f"{card.id}.steps", "CARD-04", card.steps, 1, t.SLOTS)
    if card.effect == "discount_bonus":
        number(f"{card.id}.discount", "CARD-06", card.discount, 0, 9)
        expect(card.choices == ["hire", "recruit"], f"{card.id}.choices", "CARD-06", card.choices)
    if card.effect == "any_town_action":
        expect(sorted(card.choices) == sorted(t.TOWN_IDS), f"{card.id}.choices", "CARD-07", card.choices)


def _check_countryside(c: Components) -> None:
    expect(list(c.countryside) == t.COUNTRYSIDE_IDS, "boards.countryside", "SETUP-01", list(c.countryside))
    found = [tile.resource for tile in c.boards.countryside]
    expect(sorted(found) == sorted(RESOURCES), "boards.countryside.resource", "LAND-01", found)
    for tile in c.boards.countryside:
        count(f"{tile.id}.hut", "HIRE-03", len(tile.hut), t.HUTS_PER_TILE)
        for letter, hut in zip("abc", tile.hut, strict=True):
            expect(hut.id == f"{tile.id}_{letter}", f"{tile.id}.hut", "HIRE-01", hut.id)
            goods(f"{hut.id}.cost", "HIRE-01", hut.cost, RESOURCES)
            number(f"{hut.id}.cost", "HIRE-01", sum(hut.cost.values()), 1, act.MOST_GOLD)


def _check_town(c: Components) -> None:
    expect(list(c.town) == t.TOWN_IDS, "boards.town", "SETUP-02", list(c.town))
    listed = [sub for tile in c.boards.town for sub in tile.sub_actions]
    expect(listed == t.SUB_ACTION_IDS, "boards.town.sub_actions", "TOWN-01", listed)
    expect(sorted(c.sub_actions) == sorted(listed), "boards.sub_action", "TOWN-01", sorted(c.sub_actions))
    for tile in c.boards.town:
        count(f"{tile.id}.advisor_spaces", "SETUP-05", tile.advisor_spaces, t.SPACES_PER_TILE)
        for sub in tile.sub_actions:
            expect(c.sub_actions[sub].location == tile.id, f"{sub}.location", "TOWN-01", c.sub_actions[sub].location)
    _check_sub_actions(c)


def _check_sub_actions(c: Components) -> None:
    subs = c.sub_actions
    for sub, clause, pay, gained in (
        ("gift", "CASTLE-01", [], ["ring"]),
        ("book_to_buildings", "CASTLE-02", ["book"], ["bp"]),
        ("donation", "CATH-02", [], ["book", "favour_token"]),
        ("buy_gold", "MARKET-01", ["any_resource"], ["gold"]),
        ("books_to_citizens", "MARKET-02", ["book"], []),
        ("deliver_stone", "SITE-01", ["stone"], ["bp"]),
        ("deliver_bread", "SITE-02", ["bread"], []),
        ("deliver_wood", "SITE-03", [], []),
    ):
        expect(sorted(subs[sub].pay) == pay, f"{sub}.pay", clause, subs[sub].pay)
        expect(sorted(subs[sub].gain) == gained, f"{sub}.gain", clause, subs[sub].gain)
        goods(f"{sub}.pay", clause, subs[sub].pay, pay, 1)
        goods(f"{sub}.gain", clause, subs[sub].gain, gained, 1)
    for sub, one in (("buy_gold", subs["buy_gold"].pay["any_resource"]), ("buy_gold", subs["buy_gold"].gain["gold"])):
        number(sub, "MARKET-01", one, 1, 1)
    number("deliver_stone.pay.stone", "SITE-01", subs["deliver_stone"].pay["stone"], 1, act.MOST_GOLD)
    for sub in ("books_to_citizens", "deliver_bread"):
        clause = "MARKET-02" if sub == "books_to_citizens" else "SITE-02"
        count(f"{sub}.pay", clause, sum(subs[sub].pay.values()), 1)
        count(f"{sub}.min", clause, subs[sub].min, 1)
        number(f"{sub}.max", clause, subs[sub].max, 1, act.AMOUNTS - 1)
    count("books_to_citizens.cp_table", "MARKET-02", len(subs["books_to_citizens"].cp_table), subs["books_to_citizens"].max)
    for points in subs["books_to_citizens"].cp_table:
        number("books_to_citizens.cp_table", "MARKET-02", points, 0, MOST)
    for sub, field, value, good in (
        ("gift", "pay_marker", subs["gift"].pay_marker, "gift"),
        ("donation", "pay_marker", subs["donation"].pay_marker, "donation"),
        ("deliver_stone", "marker", subs["deliver_stone"].marker, "stone"),
        ("deliver_bread", "marker", subs["deliver_bread"].marker, "bread"),
    ):
        expect(value == good, f"{sub}.{field}", "MARK-01", value)
    count("donation.favour_token", "CATH-02", subs["donation"].gain["favour_token"], 1)
    count("donation.favour_keep", "CATH-03", subs["donation"].favour_keep, 1)
    number("donation.favour_draw", "CATH-03", subs["donation"].favour_draw, 1, t.TOKENS)
    expect(not subs["buy_gold"].gold_may_pay, "buy_gold.gold_may_pay", "PAY-03", True)
    _check_wood(c)


def _check_wood(c: Components) -> None:
    options = c.sub_actions["deliver_wood"].options
    amounts = [option.pay.get("wood", 0) for option in options]
    expect(bool(options) and len(set(amounts)) == len(amounts), "deliver_wood.options", "SITE-03", amounts)
    for option in options:
        goods("deliver_wood.pay", "SITE-03", option.pay, ["wood"], 1)
        number("deliver_wood.pay", "SITE-03", option.pay.get("wood", 0), 1, act.AMOUNTS)
        goods("deliver_wood.gain", "SITE-03", option.gain, ["bp"], 1)
        expect(bool(option.gain), "deliver_wood.gain", "SITE-03", option.gain)


def _check_player_board(c: Components) -> None:
    board = c.boards.player_board
    expect(board.move_slots == [1, 2, 3], "player_board.move_slots", "MOVE-01", board.move_slots)
    count("player_board.craftsmen", "GEN-04", board.craftsmen, t.CRAFTSMEN_PER_PLAYER)
    count("player_board.craftsman_cp", "HIRE-01", len(board.craftsman_cp), t.CRAFTSMEN_PER_PLAYER)
    for points in board.craftsman_cp:
        number("player_board.craftsman_cp", "HIRE-01", points, 0, MOST)
    scoring = c.boards.final_scoring
    goods("final_scoring.points_per", "END-02", scoring.points_per, [*HOLDINGS, "favour_token"])
    for good, points in scoring.points_per.items():
        number(f"final_scoring.points_per.{good}", "END-02", points, 0, MOST_POINTS_EACH)
    number("final_scoring.resources_per_point", "END-02", scoring.resources_per_point, 1, MOST)


def _check_markers(c: Components) -> None:
    for marker in c.markers.marker:
        expect(marker.id == marker.kind, f"markers.{marker.id}.kind", "MARK-01", marker.kind)
        expected = RESOURCES if marker.kind in ("gift", "donation") else [marker.kind]
        expect(marker.types == expected, f"markers.{marker.id}.types", "MARK-01", marker.types)
        _check_values(marker)
    for setup in MARKER_SETUPS:
        expect(setup in c.markers.setup, "markers.setup", "MARK-02", setup)
        for marker in c.markers.marker:
            _check_start(c, marker, setup)


def _check_values(marker: Marker) -> None:
    price = marker.kind in ("gift", "donation")
    low, high = (1, act.MOST_GOLD) if price else (0, MOST)
    expect(set(marker.values) == set(FACES), f"markers.{marker.id}.values", "MARK-01", sorted(marker.values))
    number(f"markers.{marker.id}.printed", "MARK-07", marker.printed, low, high)
    for face, values in marker.values.items():
        count(f"markers.{marker.id}.values.{face}", "MARK-01", len(values), FACES[face])
        for value in values:
            number(f"markers.{marker.id}.values.{face}", "MARK-01", value, low, high)


def _check_start(c: Components, marker: Marker, setup: str) -> None:
    """EMARA-MARK-02 to -05; with two players some gifts and donations start on their "2"."""
    entry = c.markers.setup[setup]
    where = f"markers.setup.{setup}.{marker.kind}"
    face = getattr(entry, f"{marker.kind}_face")
    clause = "MARK-05" if setup == "solo" else "MARK-02"
    four = setup == "p4" or (setup == "solo" and marker.kind in ("bread", "stone"))
    expect(face == ("4" if four else "2-3"), f"{where}_face", clause, face)
    start = getattr(entry, f"{marker.kind}_start")
    if marker.kind in ("bread", "stone"):
        number(f"{where}_start", "MARK-04", start, 1 if setup == "p2" else 0, 1 if setup == "p2" else 0)
        return
    expect(sorted(start) == sorted(RESOURCES), f"{where}_start", "MARK-03", start)
    turned = ("cloth", "stone") if marker.kind == "gift" else ("wood", "grain")
    for resource, edge in start.items():
        on_two = setup in ("p2", "solo") and resource in turned
        number(f"{where}_start.{resource}", "MARK-04", edge, 0, FACES[face] - 1)
        shown = marker.values[face][edge]
        expect(shown == 2 if on_two else edge == 0, f"{where}_start.{resource}", "MARK-04" if on_two else "MARK-03", edge)


def _check_advisors(c: Components) -> None:
    types = Counter(advisor.type for advisor in c.advisors)
    count("advisors.A", "SETUP-05", types["A"], 16)
    count("advisors.B", "SETUP-06", types["B"], 6)
    count("advisors.spaces_per_town_tile", "SETUP-05", c.advisor_file.spaces_per_town_tile, t.SPACES_PER_TILE)
    count("advisors.type_a_in_play", "SETUP-05", c.advisor_file.type_a_in_play, t.SPACES)
    kinds: Counter[str] = Counter(advisor.effect.kind for advisor in c.advisors)
    for kind in t.ADVISOR_EFFECTS[t.SWAP_RESOURCE :]:
        count(f"advisors.{kind}", "ADV-04", kinds[kind], 1)
    for advisor in c.advisors:
        _check_advisor(advisor)


def _check_advisor(advisor: Advisor) -> None:
    kind = advisor.effect.kind
    goods(f"{advisor.id}.cost", "RECRUIT-01", advisor.cost, RESOURCES)
    number(f"{advisor.id}.cost", "RECRUIT-01", sum(advisor.cost.values()), 1, 3 * act.MOST_GOLD)
    for resource, units in advisor.cost.items():
        number(f"{advisor.id}.cost.{resource}", "RECRUIT-01", units, 0, act.MOST_GOLD)
    number(f"{advisor.id}.cp", "ADV-01", advisor.cp, 0, MOST)
    timing = "permanent"
    if kind in ("none", "gain"):
        timing = "immediate"
    elif kind in ("trade", "swap_resource"):
        timing = "once_per_turn"
    expect(advisor.timing == timing, f"{advisor.id}.timing", "ADV-04", advisor.timing)
    expect(advisor.type == "A" or timing == "immediate", f"{advisor.id}.timing", "ADV-17", advisor.timing)
    gained = {"gain": t.GOOD_IDS, "on_gift": ["cp"], "on_donation": ["book"], "on_bp_gain": ["bp"]}.get(kind, [])
    goods(f"{advisor.id}.effect.gain", "ADV-02", advisor.effect.gain, gained, 1)
    expect(bool(gained) == bool(advisor.effect.gain), f"{advisor.id}.effect.gain", "ADV-02", advisor.effect.gain)
    expect((kind == "trade") == bool(advisor.effect.options), f"{advisor.id}.effect.options", "ADV-03", kind)
    number(f"{advisor.id}.effect.options", "ADV-05", len(advisor.effect.options), 0, act.AMOUNTS)
    trades = [(option.pay, option.gain) for option in advisor.effect.options]
    expect(all(trades.count(trade) == 1 for trade in trades), f"{advisor.id}.effect.options", "ADV-03", len(trades))
    for option in advisor.effect.options:
        expect(bool(option.pay and option.gain), f"{advisor.id}.effect.options", "ADV-03", option.pay)
        goods(f"{advisor.id}.effect.options.pay", "ADV-03", option.pay, [*t.GOOD_IDS[: t.BP], "any_resource"], 1)
        goods(f"{advisor.id}.effect.options.gain", "ADV-03", option.gain, t.GOOD_IDS, 1)
        for resource in RESOURCES:
            number(f"{advisor.id}.effect.options.pay.{resource}", "ADV-03", option.pay.get(resource, 0), 0, act.MOST_GOLD)


def _check_events(c: Components) -> None:
    count("events", "SETUP-08", len(c.events), t.EVENT_CARDS)
    for event in c.events:
        number(f"{event.id}.setup_buildings", "SETUP-10", event.setup_buildings, 0, 104)
        expect(event.setup_countryside in c.countryside, f"{event.id}.setup_countryside", "SETUP-13", event.setup_countryside)
        expect(event.setup_town in c.town, f"{event.id}.setup_town", "SETUP-13", event.setup_town)
        _check_event(event)
    for where, removed in (
        ("events.remove_in_solo", c.event_file.remove_in_solo),
        ("victoria.remove_events", c.modes.victoria.remove_events),
    ):
        expect(removed == ["early_winter"], where, "SOLO-02", removed)


def _check_event(event: EventCard) -> None:
    goods(f"{event.id}.take", "EVT-01", event.take, HOLDINGS, 1)
    expect((event.kind == "gain_all") == bool(event.take), f"{event.id}.take", "EVT-01", event.take)
    expect((event.kind == "end_of_round") == bool(event.options), f"{event.id}.options", "EVT-13", event.kind)
    expect((event.kind == "modifier") == bool(event.on), f"{event.id}.on", "EVT-12", event.on)
    paid = [option.pay for option in event.options]
    expect(all(paid.count(price) == 1 for price in paid), f"{event.id}.options", "EVT-13", len(paid))
    for option in event.options:
        words = [f"{units}_{good}" for good, units in option.pay.items()]
        known = len(words) == 1 and words[0] in t.EVENT_OPTIONS
        expect(known, f"{event.id}.options.pay", "EVT-13", option.pay)
        goods(f"{event.id}.options.gain", "EVT-13", option.gain, ["cp", "bp"], 1)
    bonus = {"bp_gain": "bp", "donation": "cp", "raise_rank": "cp", "gift": "cp"}.get(event.on)
    expect(list(event.bonus) == ([bonus] if bonus else []), f"{event.id}.bonus", "EVT-12", event.bonus)
    goods(f"{event.id}.bonus", "EVT-12", event.bonus, ["bp", "cp"], -MOST if event.on == "bp_gain" else 0)
    expect((event.on == "buy_gold") == (event.extra_trade is not None), f"{event.id}.extra_trade", "EVT-06", event.on)
    if event.extra_trade is not None:
        trade = event.extra_trade
        one_for_one = trade.pay == {"any_resource": 1} and trade.gain == {"gold": 1}
        expect(one_for_one, f"{event.id}.extra_trade", "EVT-06", trade.pay)
    number(f"{event.id}.discount", "EVT-11", event.discount, 0, 9 if event.on == "recruit" else 0)


def _check_nobility(c: Components) -> None:
    expect(list(c.rank) == ["baron", "count", "prince", "marquess", "duke"], "nobility", "RANK-01", list(c.rank))
    for place, rank in enumerate(c.ranks, 1):
        count(f"{rank.id}.order", "RANK-01", rank.order, place)
        goods(f"{rank.id}.cost", "RANK-02", rank.cost, ["ring", "gold"])
        expect(bool(sum(rank.cost.values())), f"{rank.id}.cost", "RANK-02", rank.cost)
        count(f"{rank.id}.cards_cp", "RANK-05", len(rank.cards_cp), t.CARDS_PER_RANK)
        falling = rank.cards_cp == sorted(rank.cards_cp, reverse=True) and min(rank.cards_cp) >= 0
        expect(falling, f"{rank.id}.cards_cp", "SETUP-07", rank.cards_cp)


def _check_tokens(c: Components) -> None:
    for token in c.tokens:
        number(f"{token.id}.count", "SETUP-04", token.count, 0, t.TOKENS)
        expect(token.location in c.town, f"{token.id}.location", "FAV-01", token.location)
        goods(f"{token.id}.gain", "FAV-01", token.gain, ["cp", "bp", "book", "ring", "gold"], 1)
        count(f"{token.id}.gain", "FAV-01", len(token.gain), 1)
    count("favour_tokens", "SETUP-04", sum(token.count for token in c.tokens), t.TOKENS)


def _check_modes(c: Components) -> None:
    structure = c.modes.structure
    count("modes.structure.rounds", "ROUND-01", structure.rounds, t.ROUNDS)
    count("modes.structure.turns_per_round", "ROUND-04", structure.turns_per_round, t.SLOTS)
    count("modes.structure.hand_size", "SETUP-15", structure.hand_size, t.HAND)
    count("modes.structure.reshuffle_after_round", "ROUND-06", structure.reshuffle_after_round, t.HALF)
    first = c.mode("first_game").start_buildings
    expect(isinstance(first, int) and 0 <= first <= 104, "modes.first_game.start_buildings", "SETUP-11", first)
    victoria = c.modes.victoria
    expect(victoria.acts_at_end_of_rounds == [2, 3, 4, 5, 6], "victoria", "SOLO-06", victoria.acts_at_end_of_rounds)
    expect(victoria.construction == {"stone": 1, "bread": 1}, "victoria.construction", "SOLO-06", victoria.construction)
    expected = {"2": "baron", "3": "count", "4": "prince", "5": "marquess"}
    expect(victoria.rank_by_round == expected, "victoria.rank_by_round", "SOLO-06", victoria.rank_by_round)
    count("victoria.start_cp", "SOLO-01", victoria.start_cp, 0)
    expect(victoria.marker_setup == "solo", "victoria.marker_setup", "SOLO-02", victoria.marker_setup)
