"""Cards that can be paid for in one way only, which the look-ahead must find (CROSSING-WORK-06, -07)."""

import pytest
from crossing_table import GAME, C, asked, items, keys, player, table

from regalia.testing import line, refused, rule

DOUBLE = {spot.id for spot in C.board.spot if spot.symbols == 2}
SPOTS = {decor: [spot.id for spot in C.board.spot if spot.decor == decor] for decor in ("flower", "sculpture")}
OTHER = {"flower": "sculpture", "sculpture": "flower"}
FREE = {"n1": "patron_fox_1", "n2": "building_fox"}  # two bridges away
DECORATES, TWO_POINTS = "bird_blue_04", "bird_blue_08"


def short(symbol, bird, singles, paws=("b1", "b2", "b4", "b5")):
    """A card of 5 in the west and 2 coins for a Trade. Food then triggers a Structure that pays 1 for each symbol: 2 on the spot
    for two and one on each of the first `singles` spots; of the other decoration there is one."""
    mine = [spot for spot in SPOTS[symbol] if spot not in DOUBLE]
    other = next(spot for spot in SPOTS[OTHER[symbol]] if spot not in DOUBLE)
    return table(
        seats=4,
        cards={"w1": "florist_fox_1", **FREE},
        birds={"w1": bird},
        balloon="north",
        grey={
            "coins": 2,
            "worker": "south",
            "paws": list(paws),
            "upgraded": ["trade"],
            "resources": {"food": 7},
            "structures": [f"building_{symbol}s"],
            "decorations": [*(DOUBLE & set(SPOTS[symbol])), *mine[:singles], other],
        },
    )


@rule("CROSSING-WORK-06", "CROSSING-WORK-07", "CROSSING-EFF-05")
@pytest.mark.parametrize("symbol", ["flower", "sculpture"])
def test_only_the_decoration_that_pays_may_be_placed(symbol):
    state = line(short(symbol, DECORATES, 2), "work:trade", "bridge:b3", "card:florist_fox_1")
    free = {spot for spot in SPOTS[symbol] if spot not in DOUBLE | set(player(state)["decorations"])}
    assert (asked(state), items(state), len(free)) == ("spot:0", free, 2)
    refused(state, f"spot:{SPOTS[OTHER[symbol]][-1]}", "CROSSING-WORK-04")
    line(state, f"spot:{min(free)}", "trade:food", f"structure:building_{symbol}s")
    assert player(state)["coins"] == 0


@rule("CROSSING-WORK-06", "CROSSING-WORK-07", "CROSSING-EFF-05", "CROSSING-EFF-07")
@pytest.mark.parametrize("symbol", ["flower", "sculpture"])
@pytest.mark.parametrize(
    ("given", "pays"),
    [
        ({"bird": DECORATES, "singles": 2}, True),
        ({"bird": DECORATES, "singles": 1}, False),
        ({"bird": TWO_POINTS, "singles": 2}, False),
        ({"bird": TWO_POINTS, "singles": 3}, True),
        ({"bird": DECORATES, "singles": 2, "paws": ["b1", "b2", "b4"]}, False),
    ],
    ids=["one more", "one too few", "no decoration", "enough of them", "four paws"],
)
def test_the_symbols_that_pay(symbol, given, pays):
    assert ("work:trade" in keys(short(symbol, **given))) is pays


@rule("CROSSING-WORK-06", "CROSSING-WORK-07", "CROSSING-BUY-02")
@pytest.mark.parametrize(("birds", "pays"), [(8, False), (9, True), (10, True)])
def test_the_bird_of_the_card_counts_for_the_trade_before_the_payment(birds, pays):
    """Five pairs of Birds bring the five coins of the card, the one on it among them."""
    mine = [bird.id for bird in C.birds if bird.kind != "blue"][:birds]
    grey = {"coins": 2, "worker": "south", "upgraded": ["trade"], "resources": {"food": 7}, "structures": ["building_birds"]}
    cards = {"w1": "florist_fox_1", **FREE}
    state = table(seats=4, cards=cards, birds={"w1": TWO_POINTS}, balloon="north", grey=grey | {"birds": mine})
    assert ("work:trade" in keys(state)) is pays


@rule("CROSSING-WORK-04", "CROSSING-WORK-07", "CROSSING-TILE-04")
def test_what_a_bird_brings_the_second_time_counts_the_first_time():
    """The House card invests twice: the first time one square, the second time its 4 coins."""
    far = {"e1": "patron_fox_1", "e2": "building_fox"}
    grey = {"coins": 0, "worker": "west", "paws": ["b5", "b6", "b7"], "upgraded": ["three"]}
    state = table(cards={"s1": "peddler_owl_1", **far}, birds={"s1": "bird_yellow_06"}, balloon="north", grey=grey)
    line(state, "work:three", "bridge:b1", "bridge:b2", "bridge:b3", "card:peddler_owl_1")
    for step, answers in [
        ("structure", {"house_card"}),
        ("invest", {"advance"}),
        ("structure", {"house_card"}),
        ("invest", {"collect"}),
    ]:
        assert (asked(state), items(state)) == (f"{step}:0", answers)
        line(state, f"{step}:{min(answers)}")
    assert player(state)["coins"] == 0
    assert asked(state) == "invest:0"  # the card's own effect: it is paid for


@rule("CROSSING-BUY-08")
def test_a_card_paid_for_is_no_longer_the_cheapest_of_its_region():
    """Its effect is resolved before the next card is revealed; what is known of the region says what a position of it says."""
    state = table(cards={"n1": "peddler_owl_1", "s1": "patron_fox_1", "s2": "building_fox"}, grey={"coins": 4, "worker": "west"})
    line(state, "work:prestige", "bridge:b1", "card:peddler_owl_1")
    assert asked(state) == "invest:0"
    assert GAME.fields.comparable(state) == GAME.fields.comparable(GAME.from_json(state.to_json()))


@rule("CROSSING-WORK-04", "CROSSING-WORK-07", "CROSSING-EFF-14")
def test_all_that_a_bird_still_brings_counts():
    """In a box whose Bird invests three times: two squares, then 9 coins for a card of 5."""
    birds = {"birds": {"token": [{"id": "bird_yellow_06", "effect": {"kind": "invest", "n": 3}}]}}
    cards = {"s1": "florist_fox_1", **FREE}
    state = table(cards=cards, birds={"s1": "bird_yellow_06"}, balloon="north", pack=birds, grey={"coins": 0, "worker": "west"})
    line(state, "work:prestige", "bridge:b3", "card:florist_fox_1")
    for answer in ("advance", "advance", "collect"):
        assert (asked(state), items(state)) == ("invest:0", {answer})
        line(state, f"invest:{answer}")
    assert player(state)["coins"] == 4


FIVE_SPOTS = {
    "flower": ("food_sculpture_1", {"flower_1": 12, "sculpture_1": 4}),
    "sculpture": ("food_flower_2", {"flower_2": 4, "sculpture_2": 12}),
}


def box_of_five(symbol):
    """In place of four spots for one symbol and four for the other: five and three."""
    spot, tokens = FIVE_SPOTS[symbol]
    counts = [{"id": token, "count": count} for token, count in tokens.items()]
    return {"player_board": {"spot": [{"id": spot, "decor": symbol}]}, "tokens": {"decoration": counts}}


@rule("CROSSING-WORK-07", "CROSSING-EFF-07")
@pytest.mark.parametrize("symbol", ["flower", "sculpture"])
@pytest.mark.parametrize(
    ("five", "card", "pays"),
    [
        (False, "lumberjack_fox_1", False),
        (False, "farmer_deer_1", True),
        (True, "farmer_deer_1", False),
        (True, "florist_fox_1", True),
    ],
    ids=["6 of 7", "6 of 6", "5 of 6", "5 of 5"],
)
def test_a_decoration_without_a_spot_pays_nothing(symbol, five, card, pays):
    """Every spot is taken: 6 symbols, or 5 single ones in a box with as many spots."""
    singles = [spot.id for spot in C.board.spot if spot.symbols == 1]
    grey = {"coins": 2, "worker": "south", "paws": ["b1", "b2", "b4", "b5"], "upgraded": ["trade"], "resources": {"food": 7}}
    grey |= {"structures": [f"building_{symbol}s"], "decorations": singles if five else SPOTS[symbol]}
    state = table(
        cards={"w1": card, "n3": "transport_wood", **FREE},
        birds={"w1": DECORATES},
        balloon="north",
        pack=box_of_five(symbol) if five else None,
        grey=grey,
    )
    assert ("work:trade" in keys(state)) is pays


@rule("CROSSING-WORK-05", "CROSSING-WORK-07")
@pytest.mark.parametrize("bird", [TWO_POINTS, None])
@pytest.mark.parametrize(("coins", "pays"), [(0, False), (1, False), (2, True)])
def test_a_trade_for_one_coin_helps_to_pay(coins, pays, bird):
    """In a box that prints such a price: Wood then brings 3 coins for a card of 4."""
    box = {"action_tiles": {"tile": [{"id": "trade", "base": {"rest_coins": 3, "trade_cost": 1}}]}}
    cards = {"w1": "peddler_owl_1", **FREE}
    grey = {"coins": coins, "worker": "south", "resources": {"wood": 4}}
    birds = {"w1": bird} if bird else {}
    state = table(seats=4, cards=cards, birds=birds, balloon="north", pack=box, grey=grey)
    assert ("work:trade" in keys(state)) is pays
