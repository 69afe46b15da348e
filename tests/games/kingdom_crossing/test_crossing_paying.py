"""Cards that only a decoration pays for: the look-ahead counts symbols (CROSSING-WORK-06, -07)."""

import pytest
from crossing_table import C, asked, items, keys, player, table

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
