"""What the options of The Two Heirs say of their price and their gain, each in a position of its own."""

import pytest
from heirs_table import GAME, TILES, keys, solo, table

from regalia.testing import line, rule

FIRST = next(iter(TILES))
"""The tile with the lowest number: whatever holds of a tile holds of this one too."""
CAMPS = {"land": {(0, 1): "white agr_camp_green", (1, 1): "white agr_camp_grey"}, "crown": "blue"}
HAND = {"hands": {"white": [FIRST, "trd_quarry"]}, "ring": ["grey"] * 6, "start": "grey", "discounts": 2}
FARM = {"land": {(0, 1): "white trd_farm", (1, 0): "white agr_camp_green"}, "troops": {"white_cavalry": (0, 0)}}
SIEGE = {
    "land": {(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"},
    "hands": {"white": ["war_siege_tower_grey_b"]},
    "ring": ["grey", "green", "yellow"],
}
SIEGE_LAID = ("build:war_siege_tower_grey_b", "cell:0,1")


def promise(state, key):
    return GAME.ask("promises", "change", state, int(state.turn), GAME.action(key))


@pytest.mark.parametrize(
    ("parts", "moves", "key", "said"),
    [
        ({"ring": [FIRST]}, (), "take:1", ("promise-take", {"place": 1, "cost": "@amount-stone*2, @amount-wheat*1"})),
        ({"ring": ["green", FIRST]}, (), "take:2", ("promise-take", {"place": 2})),
        ({"ring": ["green", None, FIRST], "supply": 0}, (), "take:3", ("promise-take", {"place": 2})),
        (HAND, (), f"build:{FIRST}", ("promise-build", {"discounts": 1, "points": 2})),
        (HAND, (), "build:trd_quarry", ("promise-build", {"discounts": 2, "points": 0})),
        (HAND, (), f"expand:{FIRST}", ("promise-expand", {"discounts": 0, "points": 0})),
        (HAND, (f"expand:{FIRST}",), "cell:0,1", ("promise-gain", {"price": "", "gain": "@amount-discount*1"})),
        (CAMPS, (), "camp:0,1", ("promise-camp", {"price": "@amount-point*2", "gain": "", "paid": 1, "more": 0})),
        (FARM, (), "troop:white_cavalry", ("promise-troop", {"discounts": 0, "points": 2})),
        (SIEGE, SIEGE_LAID, "destroy:1,1", ("promise-gain", {"price": "", "gain": "@rival-points.gain*1"})),
    ],
)
def test_an_option_says_its_price_and_its_gain(parts, moves, key, said):
    kind, args = promise(line(table(**parts), *moves), key)
    assert kind == said[0]
    assert said[1].items() <= args.items()


def test_ends_and_troops_without_points_say_nothing():
    assert promise(line(table(**SIEGE), *SIEGE_LAID), "done") is None
    assert promise(table(land={(1, 0): "grey"}), "troop:white_cavalry") is None
    assert promise(table(crown="blue"), "end") is None


@rule("HEIRS-REACH-03", "HEIRS-RES-02")
@pytest.mark.parametrize("tile", [FIRST, list(TILES)[-1]])
def test_every_tile_of_the_ring_is_reached_and_counted(tile):
    state = table(ring=[tile], sets=None)
    assert keys(state, "take") == ["take:1", "take:2", "take:3"]
    assert state.view(0)["table"]["reached"][0] == [1, 2, 3]


def test_henri_holds_no_tiles():
    """Nobody counts what he does not have."""
    state = solo(hands={"white": ["trd_farm", "trd_quarry"]})
    assert GAME.ask("holdings", "of", state, 0) == [("holding-tiles", 2)]
    assert GAME.ask("holdings", "of", state, 1) == []
    duel = table(hands={"white": ["trd_farm"], "blue": ["trd_quarry", "trd_sawmill"]})
    assert [GAME.ask("holdings", "of", duel, seat) for seat in (0, 1)] == [[("holding-tiles", 1)], [("holding-tiles", 2)]]
