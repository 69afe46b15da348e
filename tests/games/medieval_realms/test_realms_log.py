"""The log tells each thing that happened, to whom, with its numbers, and in the order of the rules."""

import pytest
from realms_table import GAME, RESOURCES, everybody_passes, log, place_all, placing, realms, table

from regalia.core import journal
from regalia.core.packs import Pack
from regalia.core.step import NOBODY
from regalia.testing import line, rule

RICH = dict.fromkeys(RESOURCES, 20)
REGENT = {"leaders": {"mayor": 6}}
TITHE = ["regent-plays", "play", "gain-vp", "regent-scarcest", "bonus", "regent-scarcest", "lis"]
PATRONAGE = ["regent-plays", "play", "gain-vp", "regent-takes", "take"]


def told(events):
    return [(event.key, event.seat, event.args) for event in events]


def told_of(key, events):
    return [(seat, args) for name, seat, args in told(events) if name == key]


@rule("REALMS-SETUP-08", "REALMS-SETUP-09")
def test_the_draw_and_the_starting_picks():
    state = line(GAME.new(3, seed=4), "pick_first:gold", "pick_second:combat")
    events = []
    journal.replay(GAME, state.journal(), events=events)
    order = table(state)["turn_order"]
    assert told_of("drawn", events) == [(seat, {"place": place}) for place, seat in enumerate(order, start=1)]
    assert told_of("pick", events) == [(order[-1], {"resource": f"@token-{id}"}) for id in ("gold", "combat")]


@rule("REALMS-SOLO-02")
def test_the_regents_pair():
    events = []
    state = line(GAME.new(1, mode="solo_regent", seed=1), "pick_first:gold", "pick_second:science")
    journal.replay(GAME, state.journal(), events=events)
    keys = [key for key, seat, _ in told(events) if seat == 1 and key != "drawn"]
    assert keys[:3] == ["regent-picks", "pick", "pick"]


@rule("REALMS-PROD-01", "REALMS-COMBAT-02", "REALMS-COMBAT-03", "REALMS-COMBAT-06", "REALMS-INCOME-01", "REALMS-ORDER-01")
def test_the_reveal():
    """Terrain 1 is tied, 2 blocked, 3 and 4 won, and the first in turn order changes."""
    state = placing(2, {0: {"leaders": {"mayor": 3, "general": 3}}, 1: {"leaders": {"mayor": 3}}})
    place_all(state, 0, ["science"], [1, 2, 3], [3], decoys=[8, 8])
    events = log(state)
    place_all(state, 1, ["production"], [1], [4], decoys=[2, 2])
    start = [key for key, _, _ in told(events)].index("walls-down")
    place = {number: {"terrain": number, "place": f"@place-{number}"} for number in range(1, 9)}
    assert told(events[start:]) == [
        ("walls-down", NOBODY, {}),
        ("collect", 0, {"tokens": "@amount-science*1"}),
        ("collect", 1, {"tokens": "@amount-production*1"}),
        ("terrain-tied", NOBODY, place[1]),
        ("terrain-blocked", NOBODY, place[2]),
        ("terrain-won", 0, place[3] | {"tokens": "@amount-raw_material*2, @amount-combat*1"}),
        ("terrain-won", 1, place[4] | {"tokens": "@amount-religion*2, @amount-combat*1"}),
        ("terrain-blocked", NOBODY, place[8]),
        ("income", NOBODY, {"count": 2}),
        ("order", 1, {"place": 1, "count": 3}),
        ("order", 0, {"place": 2, "count": 2}),
    ]


@rule("REALMS-COMBAT-02")
def test_the_fleur_de_lis_of_a_terrain():
    box = Pack("box", {"realm_board": {"terrain": [{"id": 3, "reward": {"fleur_de_lis": 2}}]}})
    none = {"mayor": 0, "general": 0, "admiral": 0}
    state = placing(
        3, {0: {"leaders": {**none, "general": 1}}, 1: {"leaders": none}, 2: {"leaders": none}}, options={"pack": box}
    )
    place_all(state, 0, [], [3], [])
    events = log(state)
    line(state, "choose_lis:culture")
    assert told(events)[0] == ("terrain-lis", 0, {"terrain": 3, "place": "@place-3", "tokens": "@amount-culture*2"})


@rule("REALMS-KING-01", "REALMS-MAJ-02", "REALMS-MAJ-06", "REALMS-PASS-01")
def test_cards_that_are_activated():
    full = ["castle_01", "city_01", "war_01", "tithe_01"]
    seats = {0: {"palace": {"production": 9}}, 1: {"palace": {"culture": 3}}}
    state = realms(2, seats, current={1: "market_01", 5: "artist_01", 12: "war_02"}, passed=[1])
    events = log(state)
    line(state, "activate:1", "activate:5")
    assert told(events) == [
        ("activate", 0, {"card": "@card-market_01", "price": 1, "slot": 1}),
        ("activate", 0, {"card": "@card-artist_01", "price": 2, "slot": 5}),
        ("majority-won", 1, {"card": "@card-artist_01", "tokens": "@amount-culture*3"}),
    ]
    barred = {seat: {"palace": {"production": 9}, "area": area} for seat, area in enumerate((full, ["war_03"]))}
    state = realms(2, barred, current={12: "war_02"})
    events = log(state)
    line(state, "activate:12", "pass")
    assert told(events) == [
        ("activate", 0, {"card": "@card-war_02", "price": 3, "slot": 12}),
        ("majority-discarded", NOBODY, {"card": "@card-war_02"}),
        ("pass", 1, {}),
    ]


@rule("REALMS-AUC-01", "REALMS-AUC-02", "REALMS-AUC-05", "REALMS-AUC-08")
def test_an_auction():
    state = realms(
        3, {0: {"palace": {"gold": 5}}, 1: {"palace": {"gold": 5}}, 2: {"palace": {"gold": 1}}}, current={1: "leader_01"}
    )
    events = log(state)
    line(state, "activate:1", "bid:1", "bid:3", "drop")
    assert told(events) == [
        ("auction", 0, {"card": "@card-leader_01", "resource": "@token-gold"}),
        ("bid", 0, {"tokens": "@amount-gold*1"}),
        ("bid", 1, {"tokens": "@amount-gold*3"}),
        ("out-unasked", 2, {}),
        ("drop", 0, {}),
        ("auction-won", 1, {"card": "@card-leader_01", "tokens": "@amount-gold*3"}),
        ("gain-leader", 1, {"leader": "@piece-mayor", "count": 1}),
    ]


@rule("REALMS-PLAY-02", "REALMS-VP-01", "REALMS-EFF-05")
def test_a_card_played_with_all_that_follows():
    state = realms(2, {0: {"vp": 3, "palace": {"religion": 5}, "area": ["tithe_01"]}})
    events = log(state)
    line(state, "play:tithe_01", "choose_bonus:gold", "choose_lis:combat")
    assert told(events) == [
        ("play", 0, {"card": "@card-tithe_01"}),
        ("gain-vp", 0, {"points": 2, "total": 5}),
        ("bonus", 0, {"tokens": "@amount-gold*1"}),
        ("lis", 0, {"tokens": "@amount-combat*4"}),
    ]


@rule("REALMS-PLAY-03", "REALMS-EFF-06", "REALMS-CARD-05")
def test_triggers_tokens_and_cards_taken():
    hand = {"palace": {"raw_material": 5, "culture": 4, "combat": 1}, "area": ["city_03", "patronage_01"], "realm": ["city_01"]}
    state = realms(2, {0: hand}, current={1: "territory_01", 7: "market_01"}, passed=[1])
    events = log(state)
    line(state, "play:city_03", "play:patronage_01", "take:7", "activate:1", "bid:1")
    assert [row for row in told(events) if row[0] in ("trigger", "take", "gain")] == [
        ("trigger", 0, {"tokens": "@amount-gold*1", "card": "@card-city_01"}),
        ("take", 0, {"card": "@card-market_01", "slot": 7}),
        ("gain", 0, {"tokens": "@amount-gold*5", "card": "@card-territory_01"}),
    ]


@rule("REALMS-ENDR-01", "REALMS-ENDR-03", "REALMS-ENDR-05", "REALMS-ENDR-06")
def test_the_end_of_a_round():
    current = {1: "city_01", 3: "city_02", 7: "city_03", 12: "city_04"}
    state = realms(3, current=current, upcoming={2: "castle_01"}, deck=["castle_02", "war_01"], discard=rest(current))
    events = log(state)
    everybody_passes(state)
    found = table(state)
    assert told(events)[3:] == [
        ("discard", NOBODY, {"card": "@card-city_01", "slot": 1}),
        ("discard", NOBODY, {"card": "@card-city_02", "slot": 3}),
        *[
            ("enter", NOBODY, {"card": f"@card-{card}", "slot": slot})
            for slot, card in enumerate(found["current_events"][:5], start=1)
            if slot > 2
        ],
        ("round", NOBODY, {"round": 2}),
    ]
    assert found["current_events"][:3] == ["city_03", "city_04", "castle_01"]


def rest(current):
    """Every card that lies nowhere else."""
    lying = {*current.values(), "castle_01", "castle_02", "war_01"}
    return [card.id for card in GAME.components.cards if card.id not in lying]


@rule("REALMS-ENDR-05")
def test_cards_that_are_announced():
    state = realms(2, upcoming={number: f"city_{number:02}" for number in range(1, 7)})
    events = log(line(state, "pass"))
    line(state, "pass")
    announced = [f"@card-{card}" for card in table(state)["upcoming_events"]]
    assert told_of("announce", events) == [(NOBODY, {"card": card, "slot": n}) for n, card in enumerate(announced, start=1)]


@rule("REALMS-END-01", "REALMS-END-02", "REALMS-END-03", "REALMS-END-04")
def test_the_final_scoring():
    seats = {0: {"vp": 43, "realm": ["artist_01", "market_01"], "palace": {"gold": 5}}}
    state = realms(2, seats, round=7)
    events = log(state)
    everybody_passes(state)
    assert told(events)[2:] == [
        ("game-over", NOBODY, {}),
        ("final", 0, {"end": 3, "bonus": 1, "tokens": 3, "honour": 1, "total": 50}),
        ("final", 1, {"end": 0, "bonus": 0, "tokens": 0, "honour": 0, "total": 0}),
    ]


@rule("REALMS-SOLO-12", "REALMS-SOLO-04")
@pytest.mark.parametrize(
    ("regent", "current", "keys"),
    [
        ({"palace": {"religion": 5}, "vp": 3, "area": ["tithe_01"]}, {}, TITHE),
        ({"palace": {"culture": 4}, "area": ["patronage_01"]}, {4: "war_01"}, PATRONAGE),
        ({"palace": {"production": 1}}, {4: "city_01"}, ["regent-activates", "activate"]),
        ({}, {4: "city_01"}, ["regent-passes", "pass"]),
    ],
)
def test_what_the_regent_does_is_told_with_its_reason(regent, current, keys):
    state = realms(1, {1: REGENT | regent}, mode="solo_regent", options={"difficulty": "fair"}, current=current)
    events = log(state)
    line(state, "pass")
    assert [key for key, seat, _ in told(events) if seat == 1][: len(keys)] == keys


@rule("REALMS-SOLO-08")
def test_why_the_regent_drops_out():
    seats = {0: {"palace": RICH}, 1: REGENT | {"palace": RICH}}
    state = realms(1, seats, mode="solo_regent", options={"difficulty": "stern"}, current={1: "leader_01"})
    events = log(state)
    line(state, "activate:1", "bid:6")
    assert told(events)[2:4] == [("regent-drops", 1, {"limit": 6}), ("drop", 1, {})]
