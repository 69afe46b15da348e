"""Playing cards and their effects (REALMS-PLAY, REALMS-EFF)."""

import pytest
from realms_table import CARDS, GAME, RESOURCES, everybody_passes, finish, keys, log, realms, seat, table, tokens

from regalia.testing import line, refused, rule

RICH = dict.fromkeys(RESOURCES, 20)


@rule("REALMS-PLAY-01")
@pytest.mark.parametrize("card", [id for id, card in CARDS.items() if card.type != "auction" and card.kind != "war"])
def test_every_card_costs_exactly_what_is_printed(card):
    """One token too few is refused; the exact cost is taken, all of it and nothing else."""
    cost = CARDS[card].cost
    palace = dict(RICH)
    if cost.resource is not None:
        poor = realms(3, {0: {"palace": palace | {cost.resource: cost.amount - 1}, "area": [card]}})
        found = refused(poor, f"play:{card}", "REALMS-PLAY-01")
        assert (found.args["cost"], found.args["held"]) == (cost.amount, cost.amount - 1)
        palace[cost.resource] = cost.amount
    state = realms(3, {0: {"palace": palace, "area": [card]}}, passed=[1, 2])
    line(state, f"play:{card}")
    assert seat(state, 0)["deployment_area"] == []
    assert seat(state, 0)["realm"] == [card]
    for resource in RESOURCES:
        left = tokens(state, 0).get(resource, 0)
        assert left == (0 if resource == cost.resource else 20)


@rule("REALMS-PLAY-01")
def test_only_from_ones_own_area():
    seats = {0: {"palace": RICH, "realm": ["city_03"]}, 1: {"area": ["city_01"]}}
    state = realms(3, seats, current={1: "city_02"}, discard=["city_04"])
    for card in ("city_01", "city_02", "city_03", "city_04", "city_05", "leader_01"):
        assert refused(state, f"play:{card}", "REALMS-PLAY-01").key == "not-in-area"


@rule("REALMS-PLAY-02", "REALMS-EFF-01")
def test_immediate_effects_in_printed_order():
    """A tithe: points, the track bonus they bring, then the fleur-de-lis."""
    state = realms(3, {0: {"vp": 4, "palace": {"religion": 5}, "area": ["tithe_01"]}})
    events = log(state)
    line(state, "play:tithe_01")
    assert state.question(0).kind == "choose_bonus"
    line(state, "choose_bonus:gold")
    assert state.question(0).kind == "choose_lis"
    line(state, "choose_lis:science")
    assert [event.key for event in events] == ["play", "gain-vp", "bonus", "lis"]
    assert tokens(state, 0) == {"gold": 1, "science": 4}


@rule("REALMS-EFF-01")
def test_an_immediate_effect_works_once():
    state = realms(2, {0: {"palace": {"science": 4}, "area": ["university_01"]}})
    line(state, "play:university_01")
    everybody_passes(state)
    assert seat(state, 0)["leaders"]["mayor"] == 5


@rule("REALMS-PLAY-03", "REALMS-EFF-03")
def test_permanent_effects_of_other_cards_oldest_first():
    """Two cities react to the third, the older first; the new city does not react to itself."""
    realm = ["city_03", "market_01", "city_01"]
    state = realms(3, {0: {"palace": {"raw_material": 5}, "area": ["city_05"], "realm": realm}})
    events = log(state)
    line(state, "play:city_05")
    told = [event.args["card"] for event in events if event.key == "trigger"]
    assert told == ["@card-city_03", "@card-city_01"]
    assert seat(state, 0)["vp"] == 2
    assert tokens(state, 0) == {resource_of("city_03"): 1} | {resource_of("city_01"): 1}


def resource_of(card):
    return next(effect.resource for effect in CARDS[card].effects if effect.resource)


@rule("REALMS-PLAY-03")
def test_token_points_bonus_then_the_next_city():
    """A-33, VP-02: the bonus of the first city is chosen before the second one works."""
    state = realms(3, {0: {"vp": 4, "palace": {"raw_material": 5}, "area": ["city_05"], "realm": ["city_01", "city_03"]}})
    line(state, "play:city_05")
    assert state.question(0).kind == "choose_bonus"
    assert seat(state, 0)["vp"] == 5
    assert tokens(state, 0) == {resource_of("city_01"): 1}
    line(state, "choose_bonus:combat")
    assert seat(state, 0)["vp"] == 6
    assert tokens(state, 0) == {resource_of("city_01"): 1, "combat": 1, resource_of("city_03"): 1}
    assert state.actors() == [1]


@rule("REALMS-EFF-03")
def test_other_seals_do_not_trigger_a_city():
    state = realms(3, {0: {"palace": {"production": 6}, "area": ["market_01"], "realm": ["city_01"]}})
    line(state, "play:market_01")
    assert seat(state, 0)["vp"] == 0
    assert tokens(state, 0) == {}


@rule("REALMS-EFF-03")
def test_only_the_owners_cities_react():
    state = realms(3, {0: {"palace": {"raw_material": 5}, "area": ["city_05"]}, 1: {"realm": ["city_01"]}})
    line(state, "play:city_05")
    assert [player["vp"] for player in table(state)["players"]] == [0, 0, 0]
    assert tokens(state, 1) == {}


@rule("REALMS-PLAY-04")
def test_winning_an_auction_is_not_playing():
    """With a pack whose city reacts to yellow cards: bought at auction a leader card triggers nothing."""
    from regalia.core.packs import Pack

    effects = [{"when": "permanent", "op": "on_play_seal", "seal": "yellow", "resource": "gold", "amount": 1, "vp": 1}]
    pack = Pack("box", {"cards": {"card": [{"id": "city_01", "effects": effects}]}})
    state = realms(2, {0: {"palace": {"gold": 1}, "realm": ["city_01"]}}, current={1: "leader_01"}, options={"pack": pack})
    line(state, "activate:1", "bid:1")
    assert seat(state, 0)["realm"] == ["city_01", "leader_01"]
    assert seat(state, 0)["vp"] == 0
    assert tokens(state, 0) == {}


@rule("REALMS-PLAY-05")
def test_playing_in_the_same_round_or_later():
    seats = {0: {"palace": {"production": 1, "raw_material": 5}}}
    state = realms(2, seats, current={1: "city_01"})
    line(state, "activate:1", "pass")
    assert "play:city_01" in keys(state)
    later = realms(2, {0: {"palace": {"raw_material": 5}, "area": ["city_01"]}}, round=6)
    line(later, "play:city_01")
    assert seat(later, 0)["realm"] == ["city_01"]


@rule("REALMS-PLAY-05")
def test_not_in_the_turn_it_was_acquired():
    """An action is an activation or a card played, never both."""
    state = realms(2, {0: {"palace": RICH}}, current={1: "city_01"})
    line(state, "activate:1")
    assert state.actors() == [1]


@rule("REALMS-EFF-02", "REALMS-END-05")
def test_end_of_game_effects_only_of_the_realm():
    state = realms(2, {0: {"realm": ["city_01"]}, 1: {"area": ["city_02"]}}, round=7)
    finish(state)
    assert state.scores() == [4, 0]


@rule("REALMS-EFF-05")
def test_all_tokens_of_one_type():
    state = realms(2, {0: {"palace": {"religion": 5}, "area": ["tithe_01"]}})
    line(state, "play:tithe_01")
    assert len(keys(state)) == 6
    line(state, "choose_lis:combat")
    assert tokens(state, 0) == {"combat": 4}
    assert state.actors() == [1]


@rule("REALMS-EFF-05")
@pytest.mark.parametrize("key", ["pass", "choose_bonus:gold", "decline", "activate:1", "take:1", "bid:1"])
def test_nothing_else_while_the_lis_waits(key):
    state = realms(2, {0: {"palace": {"religion": 5}, "area": ["tithe_01"]}}, current={1: "city_01"})
    line(state, "play:tithe_01")
    refused(state, key, "REALMS-EFF-05")


# -- take a card -------------------------------------------------------------------------------------


def patron(area=(), current=None, **more):
    seats = {0: {"palace": {"culture": 4}, "area": ["patronage_01", *area]}, 1: {"palace": {"culture": 9}}}
    state = realms(2, seats, current=current or {1: "city_01", 5: "artist_01", 9: "leader_01"}, **more)
    return line(state, "play:patronage_01")


@rule("REALMS-EFF-06")
def test_take_a_card_without_price_or_comparison():
    """The artist goes to the taker although the other player has more culture."""
    state = patron()
    assert keys(state) == {"take:1", "take:5", "decline"}
    line(state, "take:5")
    assert seat(state, 0)["deployment_area"] == ["artist_01"]
    assert tokens(state, 0) == {}
    assert table(state)["current_events"][4] is None
    assert state.actors() == [1]
    refused(state, "activate:5", "REALMS-ACT-03")


@rule("REALMS-EFF-06")
def test_what_cannot_be_taken():
    state = patron(area=["market_01"], current={1: "city_01", 2: "market_02", 9: "leader_01"})
    assert refused(state, "take:9", "REALMS-EFF-06").key == "take-auction-card"
    assert refused(state, "take:4", "REALMS-EFF-06").key == "take-empty-slot"
    assert refused(state, "take:2", "REALMS-EFF-06").key == "take-same-seal"
    for key in ("pass", "activate:1", "choose_bonus:gold", "bid:1"):
        refused(state, key, "REALMS-EFF-06")


@rule("REALMS-EFF-06", "REALMS-DEP-01")
def test_a_full_area_takes_nothing():
    """Playing patronage makes room, so the area can be full only in a position of its own."""
    seats = {0: {"palace": {}, "area": ["castle_01", "market_01", "city_01"], "realm": ["patronage_01"], "vp": 2}}
    stack = ["end_round", "next_turn", "resolve:0", "take_card:0"]
    working = {"card": "patronage_01", "effects": 2, "triggers": 0}
    state = realms(2, seats, current={1: "tithe_01"}, stack=stack, resolving=working)
    line(state, "take:1")
    assert len(seat(state, 0)["deployment_area"]) == 4


@rule("REALMS-EFF-06")
def test_declining():
    state = patron()
    line(state, "decline")
    assert seat(state, 0)["deployment_area"] == []
    assert table(state)["current_events"][0] == "city_01"
    assert state.actors() == [1]


@rule("REALMS-EFF-06")
def test_skipped_when_no_card_qualifies():
    state = patron(area=["city_02"], current={1: "city_01", 9: "leader_01"})
    assert state.actors() == [1]
    assert state.question(1).kind == "action"


@rule("REALMS-EFF-06")
def test_the_bonus_comes_before_taking():
    seats = {0: {"vp": 4, "palace": {"culture": 4}, "area": ["patronage_01"]}}
    state = realms(2, seats, current={1: "city_01"})
    line(state, "play:patronage_01")
    assert state.question(0).kind == "choose_bonus"
    line(state, "choose_bonus:gold")
    assert state.question(0).kind == "take_card"


# -- counting symbols --------------------------------------------------------------------------------


@rule("REALMS-EFF-07")
def test_distinct_seals_are_counted_once_each():
    """Ten seals, the yellow and grey of auction cards among them."""
    one_each = ["castle_01", "market_01", "leader_01", "city_01", "territory_01", "island_01", "war_01", "artist_01", "tithe_01"]
    state = realms(
        2, {0: {"realm": [*one_each, "scientist_01"]}, 1: {"realm": ["market_02", "market_03", "castle_02", "castle_03"]}}
    )
    assert dict(state.breakdown(0))["market-end"] == 10
    assert dict(state.breakdown(1))["market-end"] == 2 + 2


@rule("REALMS-EFF-08")
def test_sum_of_combat_values():
    """Three generals and two admirals are 8; mayors, decoys and combat tokens are nothing."""
    seats = {0: {"realm": ["castle_01"], "leaders": {"mayor": 9, "general": 3, "admiral": 2}, "palace": {"combat": 10}}}
    state = realms(2, seats)
    assert dict(state.breakdown(0))["castle-end"] == 8


def test_all_effects_of_all_cards_can_be_resolved():
    """Every card of the deck enters a realm once."""
    for id, card in CARDS.items():
        if card.type == "auction":
            state = realms(2, {0: {"palace": RICH}}, current={1: id})
            line(state, "activate:1", "bid:20")
        else:
            state = realms(2, {0: {"palace": RICH, "area": [id]}})
            line(state, f"play:{id}")
        while state.turn == 0:
            state.do(state.legal()[0])
        assert seat(state, 0)["realm"] == [id]
        GAME.check(state)
