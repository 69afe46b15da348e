"""Edges: the first card of the deck, the last pair, the last token, a choice with nothing left to choose."""

from itertools import combinations

import pytest
from realms_table import CARDS, GAME, RESOURCES, keys, place_all, placing, realms, seat, table, tokens

from regalia.core.errors import PositionError
from regalia.core.packs import Pack
from regalia.testing import line, refused, rule

FIRST = next(iter(CARDS))
RICH = dict.fromkeys(RESOURCES, 20)
PAIRS = [list(pair) for pair in combinations(RESOURCES, 2)]


def take_two(**more):
    """A patronage by which two cards may be taken."""
    effects = [{"when": "immediate", "op": "take_card", "amount": 2}]
    box = Pack("box", {"cards": {"card": [{"id": "patronage_01", "effects": effects}]}})
    hand = {0: {"palace": {"culture": 4}, "area": ["patronage_01"]}}
    return line(realms(2, hand, options={"pack": box}, **more), "play:patronage_01")


@rule("REALMS-SOLO-06", "REALMS-SOLO-10", "REALMS-SOLO-05")
def test_the_regent_knows_the_first_card_of_the_deck():
    regent = {"leaders": {"mayor": 6}, "palace": {"production": 3}}
    state = realms(1, {1: regent}, mode="solo_regent", options={"difficulty": "fair"}, current={9: FIRST})
    assert seat(line(state, "pass"), 1)["deployment_area"] == [FIRST]
    regent = {"leaders": {"mayor": 6}, "palace": {"culture": 4}, "area": ["patronage_01"]}
    state = realms(1, {1: regent}, mode="solo_regent", options={"difficulty": "fair"}, current={9: FIRST})
    assert seat(line(state, "pass"), 1)["deployment_area"] == [FIRST]
    regent = {"leaders": {"mayor": 6}, "palace": {"raw_material": 6}, "area": [FIRST]}
    state = realms(1, {1: regent}, mode="solo_regent", options={"difficulty": "fair"})
    assert seat(line(state, "pass"), 1)["realm"] == [FIRST]


@rule("REALMS-KING-01", "REALMS-MAJ-02", "REALMS-EFF-06", "REALMS-PLAY-01", "REALMS-ENDR-01")
def test_people_know_it_too():
    state = realms(2, {0: {"palace": {"production": 1, "raw_material": 6}}}, current={1: FIRST}, passed=[1])
    line(state, "activate:1", f"play:{FIRST}")
    assert (table(state)["current_events"][0], seat(state, 0)["realm"]) == (None, [FIRST])
    assert seat(line(take_two(current={1: FIRST}), "take:1"), 0)["deployment_area"] == [FIRST]
    left = realms(2, current={1: FIRST})
    assert table(line(left, "pass", "pass"))["discard"] == [FIRST]


@rule("REALMS-EFF-06")
def test_a_second_take_with_nothing_left_is_not_asked():
    """A box may print more than one; declining the one says nothing of the other."""
    state = take_two(current={1: "city_01", 2: "city_02", 3: "leader_01"})
    assert keys(state) == {"take:1", "take:2", "decline"}
    assert state.question(0).kind == "take_card"
    line(state, "take:2")
    assert state.question(1).kind == "action"
    again = line(take_two(current={1: "city_01"}), "decline")
    assert keys(again) == {"take:1", "decline"}


@rule("REALMS-SETUP-10")
@pytest.mark.parametrize("waiting", [1, 2, 3])
def test_there_must_be_a_pair_for_everybody_who_waits(waiting):
    def at(taken):
        stack = ["round", *[f"pick_first:{number}" for number in range(waiting)]]
        return realms(3, stack=stack, active=None, starting_pairs=PAIRS[:taken])

    assert at(len(PAIRS) - waiting).question(waiting - 1).kind == "pick_first"
    with pytest.raises(PositionError, match="starting_pairs"):
        at(len(PAIRS) - waiting + 1)


@rule("REALMS-SETUP-10")
def test_the_last_pair_is_found():
    state = realms(2, stack=["round", "pick_first:0"], active=None, starting_pairs=PAIRS[:-1])
    first, second = PAIRS[-1]
    assert keys(state) == {f"pick_first:{first}", f"pick_first:{second}"}
    assert refused(state, f"pick_first:{PAIRS[0][0]}", "REALMS-SETUP-10").args == {"resource": f"@token-{PAIRS[0][0]}"}
    assert keys(line(state, f"pick_first:{second}")) == {f"pick_second:{first}"}


@rule("REALMS-PLACE-05", "REALMS-DECOY-03")
def test_a_refused_terrain_is_named():
    state = placing(2, {number: {"leaders": {"mayor": 3}} for number in (0, 1)})
    place_all(state, 0, ["gold"], [], [])
    assert refused(state, "place_decoy:9", "REALMS-PLACE-05").args == {"terrain": 9}
    place_all(state, 0, [], [], [], decoys=[1, 8])
    assert refused(state, "place_general:10", "REALMS-PLACE-05").args == {"terrain": 10}
    for leader in ("general", "admiral"):
        for terrain in (1, 8):
            assert refused(state, f"place_{leader}:{terrain}", "REALMS-DECOY-03").args == {"terrain": terrain}
    assert keys(state, 0) == {f"place_general:{terrain}" for terrain in range(2, 8)}


@rule("REALMS-AUC-03", "REALMS-AUC-02", "REALMS-AUC-01")
@pytest.mark.parametrize("held", [1, 2, 7])
def test_the_last_token_can_be_bid(held):
    seats = {0: {"palace": {"gold": held}}, 1: {"palace": {"gold": held + 1}}}
    state = line(realms(2, seats, current={1: "leader_01"}), "activate:1")
    assert keys(state) == {f"bid:{amount}" for amount in range(1, held + 1)}
    assert refused(state, f"bid:{held + 1}", "REALMS-AUC-03").args == {"held": held, "tokens": f"@amount-gold*{held}"}
    line(state, f"bid:{held}")
    assert keys(state) == {f"bid:{held + 1}", "drop"}
    assert refused(state, f"bid:{held}", "REALMS-AUC-02").args == {"bid": held}
    assert refused(state, f"bid:{held + 2}", "REALMS-AUC-03").args == {"held": held + 1, "tokens": f"@amount-gold*{held + 1}"}
    assert tokens(line(state, f"bid:{held + 1}"), 1) == {}


@rule("REALMS-AUC-02")
def test_who_is_asked_to_raise_is_told_what_and_by_whom():
    seats = {number: {"palace": {"combat": 9}} for number in range(3)}
    state = line(realms(3, seats, current={1: "territory_01"}), "activate:1", "bid:4")
    names = ["Anna", "Ben", "Cleo"]
    assert "Anna bids 4 combat" in GAME.prompt("en", state, 1, names)
    assert "Anna mise 4 jetons Combat" in GAME.prompt("fr", state, 1, names)
    assert "Ben bids 6 combat" in GAME.prompt("en", line(state, "bid:6"), 2, names)


@rule("REALMS-CARD-10", "REALMS-EFF-02")
@pytest.mark.parametrize("kind", ["artist", "missionary", "scientist"])
def test_a_person_of_honour_counts_its_own_seal_among_all_ten(kind):
    mine = CARDS[f"{kind}_01"].seal
    others = {card.seal: card.id for card in CARDS.values() if card.seal != mine and card.kind != "castle"}
    state = realms(2, {0: {"realm": [f"{kind}_01", "castle_01", *others.values()]}})
    assert dict(state.breakdown(0))[f"{kind}-end"] == 1
