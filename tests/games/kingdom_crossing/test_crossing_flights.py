"""A flight and the look ahead (CROSSING-WORK-04, -08): what is reached by it, and what not."""

import pytest
from crossing_table import asked, items, keys, player, table

from regalia.testing import line, refused, rule

NORTH, SOUTH = ["b1", "b2", "b5"], ["b3", "b4", "b6"]
FREE = {"north": ("n1", "n2"), "east": ("e1", "e2"), "south": ("s1", "s2"), "west": ("w1", "w2")}


def shut_in(worker, paws, free, **grey):
    """Grey has crossed every bridge of a region, and all that can be paid lies in another."""
    cards = dict(zip(FREE[free], ("patron_fox_1", "building_fox"), strict=True))
    return table(cards=cards, balloon=worker, grey={"coins": 3, "worker": worker, "paws": paws} | grey)


@rule("CROSSING-WORK-08", "CROSSING-BALL-06")
@pytest.mark.parametrize(
    ("worker", "paws", "free", "by"),
    [
        ("south", SOUTH, "north", {"west": "b1", "east": "b5"}),
        ("north", NORTH, "east", {"west": "b7", "south": "b6"}),
        ("north", NORTH, "south", {"west": "b3", "east": "b6"}),
        ("north", NORTH, "west", {"south": "b3", "east": "b7"}),
    ],
)
def test_who_is_shut_in_flies_to_where_a_bridge_leads_to_a_card(worker, paws, free, by):
    state = shut_in(worker, paws, free)
    assert "work:prestige" in keys(state)
    line(state, "work:prestige")
    assert (asked(state), items(state)) == ("balloon_before:0", set(by))
    refused(state, "balloon_before:skip", "CROSSING-WORK-04")
    for region, bridge in by.items():
        there = line(state.copy(), f"balloon_before:{region}", f"bridge:{bridge}")
        assert (asked(there), items(there)) == ("card:0", {"patron_fox_1", "building_fox"})
    refused(shut_in(worker, paws, free, coins=2), "work:prestige", "CROSSING-WORK-03")


@rule("CROSSING-BALL-02", "CROSSING-WORK-04")
def test_a_second_flight_cannot_make_good_the_first():
    """Three coins would be left for the North after a flight to the South, out and back: but that would be the second flight."""
    state = line(shut_in("west", NORTH, "north", coins=6), "work:two")
    assert asked(state) == "bridge:0"
    refused(state, "balloon_before:south", "CROSSING-WORK-04")
    line(state, "bridge:b3", "bridge:b4", "balloon_after:north")
    assert (asked(state), player(state)["coins"]) == ("card:0", 3)


@rule("CROSSING-WORK-05")
@pytest.mark.parametrize(("coins", "reason"), [(3, "no-trade-coins"), (4, "no-trade-window"), (5, "no-trade-window")])
def test_outside_a_window_the_price_is_named_only_to_who_has_it_not(coins, reason):
    state = table(cards={"n1": "patron_fox_1"}, balloon="south", grey={"coins": coins, "worker": "west"})
    line(state, "work:trade")
    if coins >= 4:
        line(state, "trade:skip")
    assert asked(state) == "bridge:0"
    assert refused(state, "trade:wood", "CROSSING-WORK-05").key == reason
