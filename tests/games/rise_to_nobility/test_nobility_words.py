"""The numbers in refusals and on buttons: what a sentence says of prices, limits and gains is what the rules say."""

import pytest
from nobility_table import ENOUGH, GAME, d, go, kind, place, table

from regalia.testing import rule

NOTHING = dict.fromkeys(ENOUGH, 0)
READY = {"satisfied": ["SET-01"], "plots": 1, "nobility": 20, "resources": ENOUGH, "gold": 20, "reputation": 24}
TOP = 24
"""Where the reputation track ends."""


def told(state, key):
    """The reason of a refusal and its numbers."""
    refusal = state.why_not(GAME.action(key))
    return refusal.key, refusal.args


def die(value, **said):
    """In hand: one of five dice of a value; its place is asked next."""
    return go(table(said.pop("players", 3), dice=[value] * 5, **said), "place_die")


def spending(**said):
    return go(table(3, me={"settlers": ["SET-31"], **said}), "satisfy")


# -- refusals ------------------------------------------------------------------------------------------


@rule("NOBILITY-REP-01", "NOBILITY-EVENT-06")
@pytest.mark.parametrize(("event", "limit"), [("royal_favour", 8), ("port_traders", 6)])
def test_the_limit_with_and_without_the_event(event, limit):
    placed = {"port": {"dice": {4: d(0, 5)}}}
    state = table(3, dice=[6, 6, 6, 6], me={"reputation": 6, "community_zones": ["CB-04", None, None]}, event=event, **placed)
    assert told(state, "place_die") == ("no-die-fits", {"placed": 5, "limit": limit})


@rule("NOBILITY-MOD-01", "NOBILITY-MOD-03")
def test_modifiers_that_are_missing():
    state = go(table(3, dice=[1, 2, 3, 4, 6], me={"modifiers": 1}), "place_die", "die:2")
    assert told(state, "value:4") == ("modifiers-missing", {"held": 1})
    ace = go(table(3, dice=[1] * 5, me={"modifiers": 1}), "place_die", "die:1")
    assert told(ace, "value:6") == ("wrap", {})


@rule("NOBILITY-ROUND-03")
def test_a_die_that_was_not_rolled():
    state = go(table(3, dice=[1, 1, 2, 2, 3]), "place_die")
    assert kind(state) == "die"
    assert [told(state, f"die:{value}") for value in (4, 6)] == [("no-such-die", {"value": value}) for value in (4, 6)]


@rule("NOBILITY-TURN-06")
@pytest.mark.parametrize(
    ("key", "place_of"),
    [
        ("council_tile:1:halfling", "council"),
        ("office:T1", "chancery"),
        ("castle_slot:1", "castle"),
        ("dice_tile:DT-01", "dice_tile"),
    ],
)
def test_a_target_names_its_place(key, place_of):
    said = {**READY, "workers": 1, "commissions": {0: {"dice_tile": "DT-01"}}}
    assert told(die(1, me=said, chancery=True), key) == ("place-first", {"place": f"@location-{place_of}"})


@rule("NOBILITY-YARD-03", "NOBILITY-CHANC-16", "NOBILITY-DIE-07")
@pytest.mark.parametrize(("event", "price"), [("builders_fair", 4), ("timber_shortage", 6), ("port_traders", 5)])
def test_the_price_of_a_house(event, price):
    assert told(die(1, me={"gold": 2}, event=event), "location:yard") == ("yard-gold", {"price": price, "gold": 2})


@rule("NOBILITY-HALL-01", "NOBILITY-HALL-10", "NOBILITY-DIE-07")
def test_the_price_of_a_building_and_its_guild():
    hall = {"buildings": {5: "WS-CAR-2"}}
    assert told(die(6, me={"gold": 1}), "location:town_hall") == ("hall-gold", {"price": 9, "gold": 1})
    assert told(die(2, me={"gold": 1}, event="city_subsidy"), "location:town_hall") == ("hall-gold", {"price": 3, "gold": 1})
    carpenters = ("hall-no-apprentice", {"guild": "@guild-carpenters"})
    assert told(die(6, me={"gold": 9}, town_hall=hall), "location:town_hall") == carpenters
    shops = [{"tile": f"WS-BLA-{n}", "owner": None} for n in (2, 3, 4)]
    full = {"blacksmiths": {"workshops": shops, "apprentices": [1, 0, 0]}}
    assert told(die(3, guilds=full), "location:town_hall") == ("hall-guild-full", {"guild": "@guild-blacksmiths"})


@rule("NOBILITY-GUILD-02")
@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 2), (4, 2)])
def test_the_dice_of_a_guild(players, number):
    dice = {0: [1] * 5, 1: [1] * (5 - number)}
    closed = {"wizards": {"dice": {2 - n: d(1, 5 - 2 * n) for n in range(number)}}}
    state = go(table(players, dice=dice, guilds=closed), "place_die")
    assert told(state, "location:wizards") == ("guild-closed", {"dice": number})


@rule("NOBILITY-GUILD-09", "NOBILITY-EVENT-06")
@pytest.mark.parametrize(
    ("value", "event", "most"),
    [(1, "port_traders", 1), (3, "port_traders", 2), (6, "port_traders", 3), (6, "flourishing_guilds", 4)],
)
def test_how_many_may_be_bought(value, event, most):
    state = place(value, "scholars", table(3, dice=[value] * 5, me={"gold": 20}, event=event))
    assert told(state, f"buy:{most + 1}") == ("buy-too-many", {"most": most, "gold": 20})
    poor = place(value, "scholars", table(3, dice=[value] * 5, me={"gold": 1}, event=event))
    assert told(poor, f"buy:{most + 1}") == ("buy-too-many", {"most": most, "gold": 1})
    assert most == 1 or told(poor, "buy:2") == ("buy-gold", {"most": most, "gold": 1})


@rule("NOBILITY-TAVERN-02", "NOBILITY-YARD-02")
def test_the_last_die_of_a_row():
    dice = {0: [3] * 5, 1: [1] * 3, 2: [1] * 4}
    rows = {"cavern_tavern": {"dice": [d(1, 2), d(2, 4), None]}, "construction_yard": {"dice": [d(1, 1), None, None]}}
    state = go(table(3, dice=dice, **rows), "place_die")
    assert told(state, "location:tavern") == ("tavern-order", {"value": 4})
    assert told(state, "location:yard") == ("yard-order", {"value": 1})


@rule("NOBILITY-COUNCIL-02", "NOBILITY-COUNCIL-03", "NOBILITY-COUNCIL-05", "NOBILITY-CHANC-12")
def test_what_a_council_tile_asks_for():
    """Of the tile named, or of the leftmost one in the row of the value."""
    tiles = GAME.components.council
    numbers = {tile.id: (tile.nobility, tile.gold) for tile in tiles}
    state = die(3, me={**READY, "nobility": 0, "gold": 1})
    for column, race in enumerate(["halfling", "human", "elf", "dwarf", "green_elf", "trobit"]):
        need, gold = numbers[f"SC-{7 + column:02}"]
        reason, args = told(state, f"council_tile:2:{race}")
        assert reason == "council-nobility"
        assert args == {"need": need, "nobility": 0, "race": f"@race-{race}", "price": gold, "gold": 1}
    need, gold = numbers["SC-08"]
    gap = die(3, me={**READY, "nobility": 0, "gold": 1}, stone_council={"tiles": {1: {0: None}}})
    assert told(gap, "location:council")[1] == {"need": need, "nobility": 0, "race": "@race-human", "price": gold, "gold": 1}
    dear = next(tile for tile in tiles if tile.gold > 0 and tile.id > "SC-18")
    poor = {**READY, "gold": dear.gold - 1}
    first = {"stone_council": {"tiles": {0: {0: dear.id}}}}
    assert told(die(1, me=poor, **first), "council_tile:1:halfling") == (
        "council-gold",
        {"need": dear.nobility, "nobility": 20, "race": "@race-halfling", "price": dear.gold, "gold": dear.gold - 1},
    )


@rule("NOBILITY-CHANC-07")
def test_the_race_of_an_office():
    """The upper office of the value when the whole Chancery is refused."""
    offices = {office.id: office.race for office in GAME.components.chancery.office}
    for value in (1, 4, 6):
        state = die(value, me={"workers": 1}, chancery=True)
        expected = ("office-race", {"race": f"@race-{offices[f'T{value}']}"})
        assert told(state, "location:chancery") == told(state, f"office:T{value}") == expected


@rule("NOBILITY-CMS-07")
@pytest.mark.parametrize("offices", [{}, {"T1": 0}, {"T1": 0, "T2": 0, "T3": 1}])
def test_the_limit_of_commissions(offices):
    own = sum(owner == 0 for owner in offices.values())
    races = {"satisfied": ["SET-01", "SET-02", "SET-03"], "plots": 3}
    cards = [("treasurer", "DT-01"), ("song_and_stone", "DT-07"), ("many_peoples", "DT-08")][: own + 1]
    held = [{"card": card, "dice_tile": tile, "complete": [], "dice": [], "activated": False} for card, tile in cards]
    seats = {1: {"satisfied": ["SET-07", "SET-08", "SET-09"], "plots": 3}, 2: {"commissions": {0: {"card": "noble_blood"}}}}
    state = place(
        1, "berk", table(3, dice=[1] * 5, me={**races, "commissions": held}, chancery=True, offices=offices, seats=seats)
    )
    assert told(state, "part:commission") == ("commission-limit", {"limit": 1 + own})


@rule("NOBILITY-BERK-03", "NOBILITY-EVENT-06")
@pytest.mark.parametrize(("value", "event", "most"), [(6, "port_traders", 3), (5, "generous_clerk", 4)])
def test_how_many_modifiers_berk_has(value, event, most):
    state = go(place(value, "berk", table(3, dice=[value] * 5, event=event)), "part:modifiers")
    assert told(state, f"modifiers:{most + 1}") == ("berk-too-many", {"most": most, "gold": 8})
    poor = go(place(value, "berk", table(3, dice=[value] * 5, event=event, me={"gold": 1})), "part:modifiers")
    assert told(poor, f"modifiers:{most}") == ("berk-gold", {"most": most, "gold": 1})


@rule("NOBILITY-SETTLER-03", "NOBILITY-SETTLER-04", "NOBILITY-SETTLER-05", "NOBILITY-CHAR-01")
def test_what_may_be_spent():
    """SET-31 asks for books, weapons, furniture and relics, 8 to 12; the character of seat 0 allows four jewelry."""
    card = {"card": "@settlers-SET-31", "low": 8, "high": 12}
    state = spending(resources={**ENOUGH, "weapons": 2, "books": 3})
    assert told(state, "spend:artwork:1") == ("wrong-type", {**card, "resource": "@resource-artwork", "stock": 9, "cap": 3})
    assert told(state, "spend:jewelry:1") == ("wrong-type", {**card, "resource": "@resource-jewelry", "stock": 9, "cap": 4})
    assert told(state, "spend:books:0") == ("at-least-one", {**card, "resource": "@resource-books", "stock": 3, "cap": 3})
    assert told(state, "spend:books:4") == ("not-in-stock", {**card, "resource": "@resource-books", "stock": 3, "cap": 3})
    rich = spending(resources=ENOUGH)
    assert told(rich, "spend:books:4") == ("over-cap", {**card, "resource": "@resource-books", "stock": 9, "cap": 3})
    few = spending(resources={**ENOUGH, "weapons": 2, "furniture": 2, "relics": 2})
    assert told(few, "spend:books:1") == ("wrong-total", {**card, "resource": "@resource-books", "stock": 9, "cap": 3})
    assert told(few, "spend:weapons:1") == ("spend-order", {"resource": "@resource-books"})


# -- buttons -------------------------------------------------------------------------------------------


def said(state, key):
    """What an option costs and brings, in the words of its button."""
    return GAME.ask("promises", "of", state, state.turn, GAME.action(key))


@rule("NOBILITY-REP-01", "NOBILITY-MOD-04")
def test_a_die_says_what_is_left_of_the_limit_and_what_it_takes():
    state = go(table(3, dice=[1, 2, 4, 6, 6], me={"reputation": 6, "modifiers": 4}), "place_die")
    assert [said(state, f"die:{value}") for value in (1, 4, 6)] == [
        ("promise-die", {"value": 1, "left": 5}),
        ("promise-die", {"value": 4, "left": 2}),
        ("promise-die", {"value": 6, "left": 0}),
    ]
    above = go(table(3, dice=[2, 6, 6, 6], me={"reputation": 6, "modifiers": 4}, port={"dice": {2: d(0, 3)}}), "place_die")
    assert said(above, "die:6") == ("promise-die", {"value": 6, "left": 0})
    go(state, "die:4")
    taken = [said(state, f"value:{value}")[1]["count"] for value in range(1, 7)]
    assert taken == [3, 2, 1, 0, 1, 2]


def test_dice_are_drawn_with_their_pips():
    state = table(3)
    signs = {key: GAME.ask("promises", "sign", state, 0, GAME.action(key)) for key in ("die:1", "die:6", "value:1", "value:6")}
    assert list(signs.values()) == ["n-die-1", "n-die-6"] * 2
    assert [GAME.ask("promises", "sign", state, 0, GAME.action(f"mark:{value}")) for value in (1, 6)] == ["n-die-1", "n-die-6"]
    for other in ("end_turn", "location:tavern", "roll_now", "buy:0"):
        assert GAME.ask("promises", "sign", state, 0, GAME.action(other)) == ""


@rule("NOBILITY-GUILD-10", "NOBILITY-HALL-01", "NOBILITY-PORT-02", "NOBILITY-BERK-03", "NOBILITY-CASTLE-01", "NOBILITY-YARD-03")
@pytest.mark.parametrize(
    ("value", "event", "place_of", "expected"),
    [
        (1, "port_traders", "tavern", ("promise-tavern", {})),
        (1, "timber_shortage", "yard", ("promise-yard", {"price": 6})),
        (1, "port_traders", "scholars", ("promise-guild", {"guild": "@guild-scholars", "goods": "@amount-books*3"})),
        (5, "flourishing_guilds", "artists", ("promise-guild", {"guild": "@guild-artists", "goods": "@amount-artwork*4"})),
        (2, "city_subsidy", "town_hall", ("promise-town_hall", {"price": 3, "building": "@building-WS-SCH-1"})),
        (2, "port_traders", "port", ("promise-port", {"count": 2})),
        (6, "port_traders", "port", ("promise-port", {"count": 5})),
        (6, "storm_at_sea", "port", ("promise-port", {"count": 3})),
        (3, "storm_at_sea", "port", ("promise-port", {"count": 3})),
        (2, "storm_at_sea", "port", ("promise-port", {"count": 2})),
        (6, "generous_clerk", "berk", ("promise-berk", {"count": 4})),
        (3, "port_traders", "berk", ("promise-berk", {"count": 2})),
        (6, "royal_audience", "castle", ("promise-castle", {"count": 4})),
        (2, "port_traders", "castle", ("promise-castle", {"count": 1})),
        (6, "port_traders", "recall", ("promise-recall", {})),
    ],
)
def test_a_place_says_what_it_allows(value, event, place_of, expected):
    goods = {"books": 2, "weapons": 0, "furniture": 1, "relics": 1, "jewelry": 1, "artwork": 0}
    guilds = {"scholars": {"apprentices": [2, 0, 0]}}
    state = die(value, me={"resources": goods, "workers": 1}, event=event, guilds=guilds)
    assert said(state, f"location:{place_of}") == expected


@rule("NOBILITY-COUNCIL-05", "NOBILITY-COUNCIL-06")
def test_a_council_tile_says_what_it_brings():
    tile = GAME.components.council[8]
    state = die(3, me=READY, event="lenient_council")
    expected = {"tile": "@council_tile-SC-09", "vp": tile.vp, "loss": 1, "gold": tile.gold}
    assert said(state, "council_tile:2:elf") == ("promise-council_tile", expected)
    assert said(die(3, me=READY, stone_council={"tiles": {1: {2: None}}}), "council_tile:2:elf") is None
    assert said(table(3), "location:tavern") is None


@rule("NOBILITY-CASTLE-02", "NOBILITY-REP-07")
@pytest.mark.parametrize(("below", "gain"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_the_castle_promises_no_more_than_the_track_holds(below, gain):
    state = die(5, me={"reputation": TOP - below})
    assert said(state, "location:castle") == said(state, "castle_slot:3") == ("promise-castle", {"count": gain})
    go(state, "location:castle")
    assert state.reputation[0] == TOP - below + gain


def test_what_a_player_has_is_counted():
    me = {
        "gold": 7,
        "reputation": 11,
        "resources": {"books": 1, "weapons": 2, "furniture": 3, "relics": 4, "jewelry": 5, "artwork": 6},
        "modifiers": 2,
        "workers": 3,
        "settlers": ["SET-01", "SET-02"],
        "nobility": 4,
        "vp": {"settlers": 5, "council": 6},
    }
    guilds = {"scholars": {"apprentices": [0, 1, 0]}, "artists": {"apprentices": [1, 2, 0]}}
    state = table(3, seats={1: me, 2: {"settlers": ["SET-03"]}}, guilds=guilds)
    found = dict(GAME.room("promises").counted(state, 1))
    assert [found.pop(f"amount-{name}") for name in ENOUGH] == [1, 2, 3, 4, 5, 6]
    assert found == {
        "amount-gold": 7,
        "amount-reputation": 11,
        "count-modifiers": 2,
        "amount-worker": 3,
        "amount-apprentice": 3,
        "amount-settlers": 2,
        "amount-nobility": 4,
        "amount-point": 11,
    }


# -- two clicks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "opens", "takes"),
    [
        ("place_die", ("die", "value", "location"), ()),
        ("die:1", (), ("value", "location")),
        ("die:6", (), ("value", "location")),
        ("value:1", (), ("value", "location")),
        ("value:6", (), ("value", "location")),
        ("location:tavern", (), ()),
        ("location:port", (), ()),
        ("location:council", ("council_tile",), ()),
        ("location:castle", ("castle_slot",), ()),
        ("location:recall", (), ()),
        ("location:chancery", ("office",), ()),
        ("location:dice_tile", ("dice_tile",), ()),
        ("council_tile:1:halfling", (), ()),
        ("end_turn", (), ()),
    ],
)
def test_what_lies_between_the_die_and_its_place(key, opens, takes):
    state = table(3)
    found = [GAME.ask("chains", name, state, GAME.action(key), default=()) for name in ("opens", "takes")]
    assert found == [opens, takes]


@rule("NOBILITY-TURN-04")
def test_a_die_is_placed_as_it_shows_and_an_empty_turn_is_a_pass():
    state = go(table(3, dice=[2] * 5, me={"modifiers": 2}), "place_die")
    assert GAME.ask("chains", "usual", state, 0) == GAME.action("value:2")
    assert GAME.ask("chains", "usual", table(3), 0) == -1
    end = GAME.action("end_turn")
    assert GAME.ask("chains", "passes", table(3), end)
    assert not GAME.ask("chains", "passes", table(3), GAME.action("place_die"))
    castle = {"dice": [1] * 4, "ivory_castle": {"dice": {0: d(0, 1)}}, "me": {"community_zones": ["CB-04", None, None]}}
    for flag in ("die_placed", "settlers_satisfied", "building_sold"):
        assert not GAME.ask("chains", "passes", table(3, turn={flag: True}, **(castle if flag == "die_placed" else {})), end)
