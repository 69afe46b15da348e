"""What is printed on every single card, slot and terrain, copy by copy: a value that slips in a component file is noticed."""

import pytest
from realms_table import CARDS, GAME, RESOURCES, place_all, placing, realms, table, tokens

from regalia.testing import line, rule

MADE = RESOURCES[:6]
"""What mayors make: cities and territories are printed twice for each, scientific developments once."""
ISLANDS = [
    ["orange", "red", "green"],
    ["red", "yellow", "grey"],
    ["yellow", "green", "black"],
    ["green", "grey", "violet"],
    ["grey", "black", "white"],
    ["black", "violet", "blue"],
    ["violet", "white", "orange"],
    ["white", "blue", "red"],
    ["blue", "orange", "yellow"],
]
WAR = {"resource": "combat", "amount_by_players": {"2": 7, "3": 7, "4": 6, "5": 5}}
REWARDS = [
    {"combat": 2, "gold": 1},
    {"combat": 2, "production": 1},
    {"combat": 1, "raw_material": 2},
    {"combat": 1, "religion": 2},
    {"combat": 1, "science": 2},
    {"combat": 1, "culture": 2},
    {"gold": 2, "production": 1},
    {"combat": 3},
    {"combat": 2, "raw_material": 1},
    {"combat": 1, "gold": 1, "production": 1},
]


def costs(resource, amount):
    return {"resource": resource, "amount": amount}


def bid(resource):
    return {"resource": resource, "bid": True}


def points(amount):
    return {"when": "immediate", "op": "gain_vp", "amount": amount}


def tokens_at_once(resource):
    return {"when": "immediate", "op": "gain_resource", "resource": resource, "amount": 5}


def leader(kind):
    return {"when": "immediate", "op": "gain_leader", "leader": kind, "amount": 1}


def at_end(op, **what):
    return {"when": "end_game", "op": op, **what}


def honour(seal, resource):
    return ("majority", seal, costs(resource, 5), [points(2), at_end("vp_per_seal_card", seal=seal, amount=1)])


def city(resource):
    reacts = {"when": "permanent", "op": "on_play_seal", "seal": "green", "resource": resource, "amount": 1, "vp": 1}
    return ("kingdom", "green", costs("raw_material", 5), [at_end("vp_per_mayor", amount=1), reacts])


def development(resource):
    makes = {"when": "production", "op": "gain_resource_per_mayor", "resource": resource, "amount": 1}
    return ("kingdom", "blue", costs("science", 5), [points(2), makes])


def island(seals):
    return ("kingdom", "turquoise", {}, [points(2), at_end("vp_if_seals", seals=seals, amount=3)])


def school(kind):
    return ("kingdom", "blue", costs("science", 4), [leader(kind)])


COMBAT_EACH_ROUND = {"when": "production", "op": "gain_resource", "resource": "combat", "amount": 1}
CHOICE = {"when": "immediate", "op": "gain_choice", "amount": 4, "exclude": ["religion"]}
TAKE = {"when": "immediate", "op": "take_card", "amount": 1}
SOLD = [kind for kind in ("mayor", "admiral", "general") for _ in range(4)]
TWICE = [resource for resource in MADE for _ in range(2)]
PRINTED = {
    "castle": [("majority", "orange", costs("raw_material", 6), [at_end("vp_sum_combat_values"), COMBAT_EACH_ROUND])] * 8,
    "market": [("kingdom", "red", costs("production", 6), [at_end("vp_per_distinct_seal", amount=1)])] * 7,
    "leader": [("auction", "yellow", bid("gold"), [leader(kind)]) for kind in SOLD],
    "city": [city(resource) for resource in TWICE],
    "territory": [("auction", "grey", bid("combat"), [tokens_at_once(resource)]) for resource in TWICE],
    "island": [island(seals) for seals in ISLANDS],
    "war": [("majority", "black", WAR, [points(6)])] * 7,
    "artist": [honour("violet", "culture")] * 5,
    "missionary": [honour("white", "religion")] * 5,
    "scientist": [honour("blue", "science")] * 5,
    "scientific_development": [development(resource) for resource in MADE],
    "art_gallery": [("kingdom", "violet", costs("culture", 5), [points(5)])] * 4,
    "cathedral": [("kingdom", "white", costs("religion", 5), [points(5)])] * 3,
    "tithe": [("kingdom", "white", costs("religion", 5), [points(2), CHOICE])] * 3,
    "inquisition": [("kingdom", "white", costs("religion", 4), [leader("general")])] * 2,
    "gunpowder": [school("general")] * 2,
    "university": [school("mayor")] * 2,
    "port": [school("admiral")] * 2,
    "patronage": [("kingdom", "violet", costs("culture", 4), [points(2), TAKE])] * 3,
}


def said(entry):
    """The fields of an entry that say something."""
    values = {name: getattr(entry, name) for name in entry.__struct_fields__}
    return {name: value for name, value in values.items() if value not in (None, [], False)}


@rule("REALMS-GEN-06")
def test_the_deck_is_made_of_these_cards():
    assert list(CARDS) == [f"{kind}_{number:02}" for kind, copies in PRINTED.items() for number in range(1, len(copies) + 1)]


@rule("REALMS-GEN-06", "REALMS-PLAY-02")
@pytest.mark.parametrize("kind", PRINTED)
def test_every_copy_of_a_kind_is_printed_so(kind):
    for number, (type, seal, cost, effects) in enumerate(PRINTED[kind], start=1):
        card = CARDS[f"{kind}_{number:02}"]
        assert (card.kind, card.type, card.seal) == (kind, type, seal)
        assert said(card.cost) == cost
        assert [said(effect) for effect in card.effects] == effects
        assert card.honour == (kind in ("artist", "missionary", "scientist"))
        needs = {"leader": "admiral", "per_island": 1} if kind == "island" else None
        assert (said(card.requires) if card.requires else None) == needs


@rule("REALMS-GEN-06")
def test_the_table_of_kinds_says_the_same_of_its_cards():
    found = {kind.id: (kind.count, kind.type, kind.seal) for kind in GAME.components.kinds}
    assert found == {kind: (len(copies), *copies[0][:2]) for kind, copies in PRINTED.items()}


@rule("REALMS-COMBAT-02", "REALMS-PLACE-05")
@pytest.mark.parametrize("terrain", range(1, 11))
def test_every_terrain_rewards_its_conqueror_so(terrain):
    state = placing(5, {seat: {"leaders": {"mayor": 0, "general": int(seat == 0), "admiral": 0}} for seat in range(5)})
    place_all(state, 0, [], [terrain], [])
    gained = dict(REWARDS[terrain - 1])
    gained["production"] = gained.get("production", 0) + 2
    assert tokens(state, 0) == gained


@rule("REALMS-PROD-02")
@pytest.mark.parametrize("slot", MADE)
def test_every_slot_gives_one_token_per_mayor(slot):
    nobody = dict.fromkeys(("mayor", "general", "admiral"), 0)
    state = placing(3, {0: {"leaders": {**nobody, "mayor": 3}}, 1: {"leaders": nobody}, 2: {"leaders": nobody}})
    place_all(state, 0, [slot] * 3, [], [])
    assert tokens(state, 0) == {slot: 3} | {"production": 5 if slot == "production" else 2}


@rule("REALMS-SOLO-01", "REALMS-SOLO-08")
@pytest.mark.parametrize(("difficulty", "limit"), [("gentle", 4), ("fair", 5), ("stern", 6)])
def test_the_regent_bids_to_its_limit_and_no_further(difficulty, limit):
    seats = {0: {"palace": {"gold": 20}}, 1: {"palace": {"gold": 20}, "leaders": {"mayor": 6}}}
    for bid, answer in ((limit - 1, limit), (limit, None)):
        state = realms(1, seats, mode="solo_regent", options={"difficulty": difficulty}, current={1: "leader_01"})
        line(state, "activate:1", f"bid:{bid}")
        assert (table(state)["auction"] or {}).get("bid") == answer
