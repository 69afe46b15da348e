"""The kinds of card: seal, type, cost, effects (REALMS-CARD-01 to -17)."""

from collections import Counter

import pytest
from realms_table import CARDS, RESOURCES, finish, keys, leaders, place_all, placing, realms, seat, tokens

from regalia.testing import line, refused, rule


def of_kind(kind):
    return [card for card in CARDS.values() if card.kind == kind]


def printed(kind, count, seal, type, resource, amount):
    """All cards of a kind look as the rules say."""
    cards = of_kind(kind)
    assert len(cards) == count
    for card in cards:
        assert (card.seal, card.type, card.cost.resource, card.cost.amount) == (seal, type, resource, amount)


def at_end(realm, kind, **player):
    """Points of a kind's end-of-game effects for a realm."""
    return dict(realms(2, {0: {"realm": realm, **player}}).breakdown(0)).get(f"{kind}-end", 0)


def played(card, **player):
    cost = CARDS[card].cost
    palace = {cost.resource: cost.amount} if cost.resource else {}
    state = realms(3, {0: {"palace": palace, "area": [card], **player}})
    return line(state, f"play:{card}")


@rule("REALMS-CARD-01")
def test_castle():
    printed("castle", 8, "orange", "majority", "raw_material", 6)
    assert at_end(["castle_01"], "castle", leaders={"general": 2, "admiral": 3}) == 7
    assert at_end(["castle_01", "castle_02"], "castle") == 6
    state = placing(3, {0: {"realm": ["castle_01", "castle_02"]}})
    for number in range(3):
        place_all(state, number, ["gold"] * 4, [1], [1])
    assert tokens(state, 0)["combat"] == 2


@rule("REALMS-CARD-01")
def test_a_castle_adds_no_strength():
    """A-35: its combat is a token, not strength on the map."""
    state = placing(
        3, {0: {"realm": ["castle_01"], "leaders": {"mayor": 0}}, 1: {"leaders": {"mayor": 0}}, 2: {"leaders": {"mayor": 0}}}
    )
    place_all(state, 0, [], [8], [1])
    place_all(state, 1, [], [8], [2])
    place_all(state, 2, [], [3], [3])
    assert tokens(state, 0) == {"combat": 1 + 2, "gold": 1, "production": 2}
    assert dict(state.breakdown(0))["castle-end"] == 3


@rule("REALMS-CARD-02")
def test_market():
    printed("market", 7, "red", "kingdom", "production", 6)
    assert at_end(["market_01"], "market") == 1
    assert at_end(["market_01", "city_01", "city_02", "leader_01"], "market") == 3


@rule("REALMS-CARD-03")
def test_leader_cards():
    cards = of_kind("leader")
    assert {(card.seal, card.type, card.cost.resource, card.cost.bid) for card in cards} == {("yellow", "auction", "gold", True)}
    assert Counter(card.effects[0].leader for card in cards) == {"mayor": 4, "admiral": 4, "general": 4}
    for card in cards:
        state = realms(2, {0: {"palace": {"gold": 1}}}, current={1: card.id})
        line(state, "activate:1", "bid:1")
        expected = {"mayor": 4, "general": 1, "admiral": 1}
        expected[card.effects[0].leader] += 1
        assert leaders(state, 0) == list(expected.values())


@rule("REALMS-CARD-04")
def test_city():
    printed("city", 12, "green", "kingdom", "raw_material", 5)
    assert at_end(["city_01"], "city", leaders={"mayor": 7}) == 7
    assert at_end(["city_01", "city_02"], "city") == 8
    state = played("city_02", realm=["city_07"])
    assert seat(state, 0)["vp"] == 1
    assert sum(tokens(state, 0).values()) == 1
    alone = played("city_02")
    assert seat(alone, 0)["vp"] == 0
    assert tokens(alone, 0) == {}


@rule("REALMS-CARD-04")
@pytest.mark.parametrize("city", [f"city_{number:02}" for number in range(1, 13)])
def test_every_city_gives_its_own_resource(city):
    other = "city_01" if city != "city_01" else "city_02"
    state = played(other, realm=[city])
    resource = next(effect.resource for effect in CARDS[city].effects if effect.resource)
    assert tokens(state, 0) == {resource: 1}
    assert "combat" not in tokens(state, 0)


@rule("REALMS-CARD-05")
def test_territory():
    cards = of_kind("territory")
    assert {(card.seal, card.type, card.cost.resource, card.cost.bid) for card in cards} == {("grey", "auction", "combat", True)}
    for card in cards:
        state = realms(2, {0: {"palace": {"combat": 3}}}, current={1: card.id})
        line(state, "activate:1", "bid:3")
        assert tokens(state, 0) == {card.effects[0].resource: 5}


@rule("REALMS-CARD-06")
def test_island():
    cards = of_kind("island")
    assert len(cards) == 9
    assert {(card.seal, card.type, card.cost.resource) for card in cards} == {("turquoise", "kingdom", None)}
    state = played("island_01")
    assert seat(state, 0)["vp"] == 2
    assert leaders(state, 0) == [4, 1, 1]


@rule("REALMS-CARD-07")
def test_w13_as_many_admirals_as_islands():
    one = {0: {"realm": ["island_01"], "area": ["island_02", "port_01"], "palace": {"science": 4}}}
    state = realms(3, one, passed=[1, 2])
    assert refused(state, "play:island_02", "REALMS-CARD-07").args == {"needed": 2, "held": 1}
    line(state, "play:port_01", "play:island_02")
    assert leaders(state, 0)[2] == 2
    assert seat(state, 0)["realm"] == ["island_01", "port_01", "island_02"]


@rule("REALMS-CARD-07")
@pytest.mark.parametrize("islands", range(4))
def test_the_next_island_needs_one_more(islands):
    realm = [f"island_{number:02}" for number in range(1, islands + 1)]
    short = realms(2, {0: {"realm": realm, "area": ["island_09"], "leaders": {"admiral": islands}}})
    refused(short, "play:island_09", "REALMS-CARD-07")
    enough = realms(2, {0: {"realm": realm, "area": ["island_09"], "leaders": {"admiral": islands + 1}}})
    assert "play:island_09" in keys(enough)


@rule("REALMS-CARD-08", "REALMS-CARD-06")
@pytest.mark.parametrize("island", [f"island_{number:02}" for number in range(1, 10)])
def test_island_conditions(island):
    seals = next(effect.seals for effect in CARDS[island].effects if effect.seals)
    assert len(seals) == 3
    holders = [next(card.id for card in CARDS.values() if card.seal == seal) for seal in seals]
    assert at_end([island, *holders], "island") == 3
    for missing in holders:
        assert at_end([island, *(card for card in holders if card != missing)], "island") == 0
    deployed = [card for card in holders[:1] if CARDS[card].type != "auction"]
    assert at_end([island, *holders[1:]], "island", area=deployed) == 0


@rule("REALMS-CARD-09")
@pytest.mark.parametrize(("players", "left"), [(2, None), (3, None), (4, 0), (5, 1)])
def test_w08_war(players, left):
    cards = of_kind("war")
    assert {(card.seal, card.type, card.cost.resource) for card in cards} == {("black", "majority", "combat")}
    state = realms(players, {0: {"palace": {"combat": 6}, "area": ["war_01"]}})
    if left is None:
        assert refused(state, "play:war_01", "REALMS-PLAY-01").args["cost"] == 7
        state = realms(players, {0: {"palace": {"combat": 7}, "area": ["war_01"]}})
        left = 0
    line(state, "play:war_01", "choose_bonus:gold")
    assert tokens(state, 0).get("combat", 0) == left
    assert seat(state, 0)["vp"] == 6


@rule("REALMS-CARD-10")
@pytest.mark.parametrize(
    ("kind", "seal", "resource", "others"),
    [
        ("artist", "violet", "culture", ["art_gallery_01", "patronage_01"]),
        ("missionary", "white", "religion", ["tithe_01", "cathedral_01"]),
        ("scientist", "blue", "science", ["port_01", "scientific_development_01"]),
    ],
)
def test_persons_of_honour(kind, seal, resource, others):
    printed(kind, 5, seal, "majority", resource, 5)
    assert seat(played(f"{kind}_01"), 0)["vp"] == 2
    assert at_end([f"{kind}_01"], kind) == 1
    assert at_end([f"{kind}_01", *others, "city_01"], kind) == 3
    assert at_end([f"{kind}_01", f"{kind}_02"], kind) == 4
    assert at_end([f"{kind}_01"], kind, area=others[:1]) == 1


@rule("REALMS-CARD-11")
@pytest.mark.parametrize("number", range(1, 7))
def test_scientific_development(number):
    """A-01: a token for every mayor owned, wherever it stands."""
    printed("scientific_development", 6, "blue", "kingdom", "science", 5)
    card = f"scientific_development_{number:02}"
    assert seat(played(card), 0)["vp"] == 2
    resource = next(effect.resource for effect in CARDS[card].effects if effect.resource)
    state = placing(3, {0: {"realm": [card], "leaders": {"mayor": 5, "general": 0, "admiral": 0}}})
    for other in (1, 2):
        place_all(state, other, ["gold"] * 4, [1], [1])
    slot = "culture" if resource != "culture" else "gold"
    place_all(state, 0, [slot] * 5, [], [])
    expected = Counter({slot: 5, "production": 2})
    expected[resource] += 5
    assert tokens(state, 0) == expected


@rule("REALMS-CARD-12")
def test_gallery_and_cathedral():
    printed("art_gallery", 4, "violet", "kingdom", "culture", 5)
    printed("cathedral", 3, "white", "kingdom", "religion", 5)
    for card in ("art_gallery_01", "cathedral_01"):
        state = played(card)
        assert seat(state, 0)["vp"] == 5
        assert state.question(0).kind == "choose_bonus"


@rule("REALMS-CARD-13")
def test_tithe():
    printed("tithe", 3, "white", "kingdom", "religion", 5)
    state = played("tithe_01")
    assert seat(state, 0)["vp"] == 2
    assert keys(state) == {f"choose_lis:{resource}" for resource in RESOURCES if resource != "religion"}
    assert refused(state, "choose_lis:religion", "REALMS-CARD-13").args["card"] == "@card-tithe_01"
    line(state, "choose_lis:production")
    assert tokens(state, 0) == {"production": 4}


@rule("REALMS-CARD-14")
def test_inquisition():
    printed("inquisition", 2, "white", "kingdom", "religion", 4)
    assert leaders(played("inquisition_01"), 0) == [4, 2, 1]


@rule("REALMS-CARD-15")
@pytest.mark.parametrize(("kind", "gained"), [("gunpowder", [4, 2, 1]), ("university", [5, 1, 1]), ("port", [4, 1, 2])])
def test_gunpowder_university_port(kind, gained):
    printed(kind, 2, "blue", "kingdom", "science", 4)
    for number in (1, 2):
        assert leaders(played(f"{kind}_{number:02}"), 0) == gained


@rule("REALMS-CARD-16")
def test_patronage():
    printed("patronage", 3, "violet", "kingdom", "culture", 4)
    state = realms(2, {0: {"palace": {"culture": 4}, "area": ["patronage_02"]}}, current={12: "market_01"})
    line(state, "play:patronage_02")
    assert seat(state, 0)["vp"] == 2
    line(state, "take:12")
    assert seat(state, 0)["deployment_area"] == ["market_01"]


@rule("REALMS-CARD-17")
def test_who_bears_the_symbol_of_honour():
    bearers = {card.kind for card in CARDS.values() if card.honour}
    assert bearers == {"artist", "missionary", "scientist"}
    assert all(card.honour == (card.kind in bearers) for card in CARDS.values())
    state = realms(
        2, {0: {"realm": ["artist_01", "missionary_01", "scientist_01"]}, 1: {"realm": ["tithe_01", "cathedral_01"]}}, round=7
    )
    finish(state)
    assert dict(state.breakdown(0))["honour"] == 6
    assert dict(state.breakdown(1))["honour"] == 0
