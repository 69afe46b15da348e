"""What is not asked now: the reason given for every action there is (ruling R44); and that what is offered is allowed."""

import pytest
from crossing_table import GAME, asked, keys, picking, table

from regalia.testing import line, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}
READY = {"wood": 3, "sap": 5}
FLIGHTS = ("balloon_before", "balloon_after")


def settling():
    return line(picking(), "pick_start:start_1")


def income():
    at = ["evening", "day", "queen_wakes", "birds_arrive", "income_next:0"]
    return table(at=at, phase="morning", turns=0, grey={"columns": {"fox": 2}})


def crossing():
    state = table(cards=FREE, balloon="south", grey={"coins": 30, "worker": "west"})
    return line(state, "work:three", "balloon_before:skip", "bridge:b1")


def choosing():
    return line(table(cards=FREE, balloon="south", grey={"coins": 9, "worker": "west"}), "work:prestige", "bridge:b1")


def visiting():
    return line(table(queen="queen_deer", grey={"coins": 30}), "work:queen")


def rested():
    return line(table(grey={"resources": READY}), "rest:coins")


def evening(**grey):
    return table(at=["evening"], turns=8, round=2, grey=grey, orange={"worker": "east"})


def at_home():
    return evening(worker="north", columns={"fox": 2})


def away():
    return evening(worker="west", resources=READY)


PLAYED = {"rest:three": "tile-played", "work:three": "tile-played"}
CASES = [
    # the question, its decision, what comes first, to pass, other reasons by decision or action
    (picking, "pick_start", "other-pick", "must-take-pair", {"house": "first-house-by-card"}),
    (settling, "invest", "other-start", "mandatory", {"house": "first-house-by-card", "pick_start": "other-start"}),
    (income, "income_next", "other-morning", "mandatory", {}),
    (table, "rest work", "other-day", "must-play-a-tile", {}),
    (crossing, "bridge", "other-work", "cross-exactly", PLAYED | {"claim": "claim-later"}),
    (
        choosing,
        "card",
        "other-work",
        "must-buy",
        {"claim": "claim-later", "bridge": "cross-exactly", "balloon_after": "no-flight-coins"}
        | {"rest:prestige": "tile-played", "work:prestige": "tile-played"},
    ),
    (
        visiting,
        "resource",
        "other-visit",
        "mandatory",
        {"claim": "claim-later", "rest:queen": "tile-played", "work:queen": "tile-played"}
        | dict.fromkeys((*FLIGHTS, "bridge", "card"), "not-on-a-visit"),
    ),
    (rested, "claim", "other-claim", "decline-claim", {"rest:coins": "tile-played", "work:coins": "tile-played"}),
    (at_home, "evening_income", "other-evening", "no-income-skip", {"claim": "claim-later"}),
    (away, "claim", "other-evening", "decline-claim", {"evening_income": "not-at-home"}),
]
USUAL = {
    "pick_start": "pair-taken",
    "trade": "no-trade-window",
    "house": "no-house-due",
    "claim": "claim-wrong-time",
    **dict.fromkeys(FLIGHTS, "flight-wrong-time"),
}
IDS = [case[0].__name__ for case in CASES]


def expected(key, first, passing, others):
    block = key.partition(":")[0]
    if key == "pass":
        return passing
    if key.endswith(":skip"):
        return first
    return others.get(key) or others.get(block) or USUAL.get(block) or first


@rule("CROSSING-WORK-01", "CROSSING-QUEEN-08", "CROSSING-DAY-02", "CROSSING-DAY-08", "CROSSING-INC-13", "CROSSING-EVE-01")
@pytest.mark.parametrize(("position", "decision", "first", "passing", "others"), CASES, ids=IDS)
def test_the_reason_for_every_action_of_another_decision(position, decision, first, passing, others):
    state = position()
    assert asked(state).partition(":")[0] in (decision, "action")
    for action, key in enumerate(GAME.catalogue.keys):
        if key.partition(":")[0] not in decision.split():
            assert state.why_not(action).key == expected(key, first, passing, others), key


@rule("CROSSING-BUY-01", "CROSSING-DAY-02")
@pytest.mark.parametrize("position", [case[0] for case in CASES], ids=IDS)
def test_what_is_offered_is_what_is_not_refused(position):
    state = position()
    assert {key for action, key in enumerate(GAME.catalogue.keys) if state.why_not(action) is None} == keys(state)


@rule("CROSSING-START-03", "CROSSING-INC-13", "CROSSING-DAY-01", "CROSSING-EVE-01", "CROSSING-OBJ-01", "CROSSING-WORK-05")
@pytest.mark.parametrize(
    ("position", "seat", "reason"),
    [
        (picking, 0, "not-your-pick"),
        (settling, 0, "not-your-pick"),
        (income, 1, "not-your-income"),
        (crossing, 1, "not-your-turn"),
        (at_home, 1, "not-your-evening"),
    ],
)
def test_who_is_not_asked_is_told_whose_time_it_is(position, seat, reason):
    state = position()
    for action, key in enumerate(GAME.catalogue.keys):
        block, _, item = key.partition(":")
        trade = "no-trade-window" if item != "skip" else reason
        wanted = {"claim": "claim-wrong-time", "trade": trade}.get(block, reason)
        assert state.why_not(action, seat).key == wanted, key


@rule("CROSSING-END-01")
def test_after_the_end_nothing_is_possible():
    state = table(at=["finish"], phase="evening", round=4, turns=8, queen=None)
    for action in range(len(GAME.catalogue.keys)):
        assert {state.why_not(action, seat).key for seat in (0, 1)} == {"game-over"}
