"""Random landscapes: the score against a second reading of the rules, and what must always hold."""

import random

from heirs_oracle import Reader
from heirs_table import COLORS, SETS, TILES, part, points, roads_of, seen, solo, table
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.testing import rule

TROOPS = ["white_cavalry", "white_1", "white_2", "blue_cavalry", "blue_1", "blue_2"]
PLAYERS = ("white", "blue")
MORE = settings(max_examples=60)


def drawn_table(seed: int) -> dict:
    """6 to 20 tiles in a square of 25 cells, so that they touch often; troops on some of them."""
    chance = random.Random(seed)
    sets = chance.sample(SETS, 3)
    start = chance.choice(COLORS)
    tiles = [id for id, tile in TILES.items() if tile.set in sets]
    tiles.remove(next(id for id in tiles if TILES[id].color == start))  # one of the colour is left to be the start tile
    chance.shuffle(tiles)
    cells = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]
    chosen = chance.sample(cells, chance.randint(6, 20))
    land = {cell: (tile, chance.choice([None, *PLAYERS, *PLAYERS])) for cell, tile in zip(chosen, tiles, strict=False)}
    stands = dict(zip(TROOPS, chance.sample([(0, 0), *land], 6), strict=True))
    troops = {troop: cell for troop, cell in stands.items() if "cavalry" in troop or chance.random() < 0.5}
    return {"sets": sets, "start": start, "land": land, "troops": troops}


def tables():
    return st.integers(0, 2**32).map(drawn_table)


def words(land):
    return {cell: f"{owner} {tile}" if owner else tile for cell, (tile, owner) in land.items()}


def laid(drawn, **parts):
    """The position: what is not in the landscape lies in the ring, the supply or far away."""
    given = {"land": words(drawn["land"]), "sets": drawn["sets"], "start": drawn["start"], "troops": drawn["troops"]}
    free = 27 - 1 - len(drawn["land"])
    if free <= 6:
        given |= {"supply": 0, "last_turns": 2, "ring": []}
    return table(**given | parts)


def yard(state, drawn):
    """Open land that the builder has put far away."""
    known = {(0, 0), *drawn["land"]}
    return {(p["cell"][0], p["cell"][1]): (p["tile"], None) for p in seen(state)["landscape"] if tuple(p["cell"]) not in known}


def reader_of(state, drawn):
    return Reader({(0, 0): (None, None), **drawn["land"], **yard(state, drawn)}, drawn["start"])


@rule("HEIRS-ROAD-02", "HEIRS-ROAD-08")
@MORE
@given(tables())
def test_each_road_is_found_once(drawn):
    state = laid(drawn)
    found = sorted(sorted(road) for road in roads_of(state))
    assert found == sorted(sorted(road) for road in reader_of(state, drawn).roads)


@rule("HEIRS-ROAD-07")
@MORE
@given(tables())
def test_road_points_agree_with_a_second_count(drawn):
    state = laid(drawn)
    expected = [reader_of(state, drawn).road_points(owner) for owner in PLAYERS]
    assert [part(state, seat, "roads") for seat in (0, 1)] == expected


@rule("HEIRS-SCORE-01", "HEIRS-SCORE-02")
@MORE
@given(tables())
def test_every_building_is_worth_what_a_second_reading_of_the_rules_says(drawn):
    state = laid(drawn)
    reader = reader_of(state, drawn)
    totals = {owner: reader.road_points(owner) for owner in PLAYERS}
    for cell, (tile, owner) in drawn["land"].items():
        if owner is not None:
            worth = reader.points(cell)
            assert points(state, cell) == worth, tile
            own = any(where == cell for troop, where in drawn["troops"].items() if troop.startswith(owner))
            totals[owner] += worth * (2 if own else 1)
    assert state.scores() == [totals["white"], totals["blue"]]


@MORE
@given(tables())
def test_the_breakdown_adds_up_to_the_score(drawn):
    for state in (laid(drawn), laid(drawn, roads=False)):
        for seat in (0, 1):
            assert sum(points for _, points in state.breakdown(seat)) == state.score(seat)


@rule("HEIRS-BUILD-04", "HEIRS-ROAD-01")
@MORE
@given(tables())
def test_turning_the_table_round_swaps_the_scores(drawn):
    other = {"white": "blue", "blue": "white", None: None}
    turned = {
        "sets": drawn["sets"],
        "start": drawn["start"],
        "land": {(-x, -y): (tile, other[owner]) for (x, y), (tile, owner) in drawn["land"].items()},
        "troops": {
            troop.replace("white", "@").replace("blue", "white").replace("@", "blue"): (-x, -y)
            for troop, (x, y) in drawn["troops"].items()
        },
    }
    state, mirrored = laid(drawn), laid(turned)
    assert mirrored.scores() == state.scores()[::-1]
    assert sorted(sorted((-x, -y) for x, y in road) for road in roads_of(state)) == sorted(map(sorted, roads_of(mirrored)))


@rule("HEIRS-SCORE-02", "HEIRS-SCORE-03")
@given(tables())
def test_doubling_adds_exactly_the_worth_of_the_buildings_under_own_troops(drawn):
    without = laid(drawn | {"troops": {}})
    state = laid(drawn)
    for seat, owner in enumerate(PLAYERS):
        under = [cell for troop, cell in drawn["troops"].items() if troop.startswith(owner)]
        own = [cell for cell in under if cell in drawn["land"] and drawn["land"][cell][1] == owner]
        assert state.score(seat) - without.score(seat) == sum(points(state, cell) for cell in own)


@rule("HEIRS-SOLO-52", "HEIRS-SOLO-54")
@given(tables(), st.integers(0, 10))
def test_henri_scores_his_buildings_his_three_best_again_roads_and_treasures(drawn, stack):
    own_troops = {troop: cell for troop, cell in drawn["troops"].items() if troop.startswith("white")}
    parts = {"land": words(drawn["land"]), "sets": drawn["sets"], "start": drawn["start"], "troops": own_troops}
    if 26 - len(drawn["land"]) <= 6:
        parts |= {"supply": 0, "last_turns": 2}
    state = solo(stack=stack, **parts)
    worths = sorted((points(state, cell) for cell, (_, owner) in drawn["land"].items() if owner == "blue"), reverse=True)
    expected = sum(worths) + sum(worths[:3]) + reader_of(state, drawn).road_points("blue") + 5 * stack
    assert state.score(1) == expected
    assert sum(points for _, points in state.breakdown(1)) == expected
