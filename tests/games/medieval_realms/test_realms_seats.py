"""Where somebody sits changes nothing: the same game with everybody some seats further round is the same game, move by move."""

import pytest
from realms_table import GAME, place_all, placing, tokens

from regalia.core.rng import seeded
from regalia.testing import rule


def moved(position, by):
    """A position in which everybody sits `by` seats further on."""
    count = len(position["table"]["players"])

    def seat(number):
        return None if number is None else (number + by) % count

    def step(name):
        kind, _, rest = name.partition(":")
        number, _, last = rest.partition(":")
        return ":".join([kind, str(seat(int(number))), *([last] if last else [])]) if number else kind

    def round_the_table(row):
        return [row[(number - by) % count] for number in range(count)]

    found, table = dict(position), dict(position["table"])
    table["players"] = round_the_table(table["players"])
    table["turn_order"] = [seat(number) for number in table["turn_order"]]
    table["passed"] = sorted(seat(number) for number in table["passed"])
    table["active"] = seat(table["active"])
    if table["auction"]:
        out = sorted(seat(number) for number in table["auction"]["out"])
        table["auction"] = table["auction"] | {"bidder": seat(table["auction"]["bidder"]), "out": out}
    found |= {"table": table, "stack": [step(name) for name in position["stack"]]}
    for lanes in ("lanes", "lane_moves"):
        if lanes in found:
            found[lanes] = round_the_table(found[lanes])
    if "lanes" in found:
        found["lanes"] = [[step(name) for name in lane] for lane in found["lanes"]]
    return found


def choice(state, seat, rng):
    """Cards rather than passing, and small bids."""
    options = state.legal_for(seat)
    plays = [action for action in options if state.key(action).startswith("play:")]
    if plays:
        return plays[rng.below(len(plays))]
    wanted = [action for action in options if state.key(action) != "pass"][:14]
    return wanted[rng.below(len(wanted))] if wanted and rng.below(12) else options[-1]


def same_reasons(one, other, by, rng):
    """What is refused is refused for the same reason."""
    for seat in range(one.seats):
        for action in [rng.below(len(GAME.catalogue)) for _ in range(3)]:
            found = one.why_not(action, seat)
            wanted = other.why_not(action, (seat + by) % one.seats)
            assert (found and found.key) == (wanted and wanted.key)


@rule("REALMS-ACT-01", "REALMS-ACT-04", "REALMS-AUC-02", "REALMS-MAJ-05", "REALMS-TIE-04")
@pytest.mark.parametrize(("players", "by", "seed"), [(2, 1, 5), (3, 1, 6), (5, 2, 8)])
def test_everybody_sits_elsewhere(players, by, seed):
    one = GAME.new(players, seed=seed)
    other = GAME.from_json(moved(one.to_json(), by))
    rng = seeded(seed)
    while not one.over:
        seat = one.actors()[rng.below(len(one.actors()))]
        action = choice(one, seat, rng)
        one.apply(action, seat)
        other.apply(action, (seat + by) % players)
        if rng.below(players) == 0:
            same_reasons(one, other, by, rng)
            assert moved(one.to_json(), by)["table"] == other.to_json()["table"]
    assert [one.ranks()[(seat - by) % players] for seat in range(players)] == other.ranks()
    assert [one.scores()[(seat - by) % players] for seat in range(players)] == other.scores()


@rule("REALMS-PROD-02")
def test_mayors_work_for_their_owner():
    slots = ["gold", "science", "culture", "religion", "raw_material"]
    state = placing(5, {seat: {"leaders": {"mayor": seat + 1, "general": 0, "admiral": 0}} for seat in range(5)})
    for seat, slot in enumerate(slots):
        place_all(state, seat, [slot] * (seat + 1), [], [])
    assert [tokens(state, seat) for seat in range(5)] == [{slot: n, "production": 2} for n, slot in enumerate(slots, start=1)]
