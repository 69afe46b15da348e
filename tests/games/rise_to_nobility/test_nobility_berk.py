"""Clerk Berk's office: its parts in any order (NOBILITY-BERK). Taking commissions is with the Chancery."""

import pytest
from nobility_table import GAME, board, d, go, keys, kind, me, place, refused_for, table

from regalia.core.errors import PositionError
from regalia.core.journal import Line, follow
from regalia.testing import rule

PARTS = ["part:modifiers", "part:renew"]
EMPTY_HALL = {"buildings": [None] * 6}


def visit(value=1, players=3, **said):
    """A die of seat 0 goes to the office."""
    return place(value, "berk", table(players, dice=[value] * (4 if players == 6 else 5), **said))


@rule("NOBILITY-BERK-01")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_three_slots_always(players):
    for value, slot in {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}.items():
        state = go(visit(value, players), "part:modifiers", "modifiers:1", "part:done")
        assert board(state)["berk_office"]["dice"][slot] == d(0, value)
        taken = {slot: d(1, value)}
        full = go(table(players, dice={0: [value] * 5, 1: [1] * 4}, berk_office={"dice": taken}), "place_die")
        assert refused_for(full, "location:berk") == "DIE-03"


@rule("NOBILITY-BERK-02")
@pytest.mark.parametrize("first", PARTS)
def test_parts_in_any_order(first):
    """The result of the first part is seen before the second is chosen; then nothing is left and the visit ends by itself."""
    steps = {"part:modifiers": ["part:modifiers", "modifiers:1"], "part:renew": ["part:renew", "renew:settlers"]}
    second = next(part for part in PARTS if part != first)
    state = visit()
    assert (kind(state), keys(state)) == ("berk", PARTS)
    go(state, *steps[first])
    assert (kind(state), keys(state)) == ("berk", [second, "part:done"])
    assert (me(state)["modifiers"] == 1) == (first == "part:modifiers")
    assert (board(state)["cavern_tavern"]["discard"] != []) == (first == "part:renew")
    go(state, *steps[second])
    assert kind(state) == "menu"
    assert me(state)["modifiers"] == 1
    assert len(board(state)["cavern_tavern"]["discard"]) == 6


@rule("NOBILITY-BERK-02")
def test_at_least_one_part_each_at_most_once():
    state = visit()
    assert refused_for(state, "part:done") == "BERK-02"
    go(state, "part:modifiers", "modifiers:1")
    assert refused_for(state, "part:modifiers") == "BERK-02"
    assert refused_for(state, "modifiers:1") == "BERK-02"
    assert refused_for(state, "part:commission") == "CHANC-01"
    assert refused_for(state, "satisfy") == "TURN-06"
    go(state, "part:done")
    assert kind(state) == "menu"
    assert board(state)["cavern_tavern"]["discard"] == []


@rule("NOBILITY-BERK-02")
def test_a_chosen_part_is_carried_out():
    state = go(visit(5), "part:modifiers")
    assert refused_for(state, "modifiers:0") == "BERK-02"
    assert refused_for(state, "part:renew") == "TURN-06"
    assert refused_for(state, "part:done") == "TURN-06"
    state = go(visit(), "part:renew")
    assert refused_for(state, "renew:none") == "BERK-02"
    assert keys(state) == ["renew:settlers", "renew:buildings"]


@rule("NOBILITY-BERK-02", "NOBILITY-CMS-11")
def test_a_commission_before_or_after_the_others():
    said = {"chancery": True, "offices": {"T1": 0}, "me": {"satisfied": ["SET-01"], "plots": 1, "reputation": 20}}
    state = visit(1, **said)
    assert keys(state) == [*PARTS, "part:commission"]
    assert GAME.label("en", GAME.action("part:commission"), state) == "Take a commission card (−1 reputation)"
    go(state, "part:commission")
    assert len(me(state)["commissions"]) == 2
    assert (kind(state), keys(state)) == ("berk", [*PARTS, "part:done"])
    assert refused_for(state, "part:commission") == "BERK-02"
    go(state, "part:renew", "renew:buildings", "part:modifiers", "modifiers:1")
    assert kind(state) == "menu"
    late = go(visit(1, **said), "part:renew", "renew:settlers", "part:commission", "part:done")
    assert (len(me(late)["commissions"]), me(late)["modifiers"], kind(late)) == (2, 0, "menu")


@rule("NOBILITY-BERK-02")
def test_positions_in_the_middle_of_a_visit():
    said = {"action": {"die": 1, "value": 1, "place": "berk", "visit": ["renew"]}, "turn": {"die_placed": True}}
    die = {"dice": [1] * 4, "berk_office": {"dice": {0: d(0, 1)}}}
    state = table(3, stack=["menu:0", "berk:0", "renew:0"], **said, **die)
    assert GAME.from_json(state.to_json()).digest() == state.digest()
    go(state, "renew:buildings")
    assert board(state)["action"]["visit"] == ["renew"]
    with pytest.raises(PositionError, match="stack"):
        table(3, stack=["menu:0", "renew:0"], **said, **die)
    with pytest.raises(PositionError, match="visit"):
        table(3, stack=["menu:0", "berk:0", "modifiers:0"], **said, **die)


@rule("NOBILITY-BERK-03")
@pytest.mark.parametrize(("value", "gold", "most"), [(1, 8, 1), (3, 8, 2), (5, 8, 3), (5, 1, 2), (6, 0, 1)])
def test_free_and_bought_modifiers(value, gold, most):
    state = go(visit(value, me={"gold": gold}), "part:modifiers")
    if most > 1:
        assert keys(state) == [f"modifiers:{n}" for n in range(1, most + 1)]
        assert refused_for(state, f"modifiers:{most + 1}") == "BERK-03"
        go(state, f"modifiers:{most}")
    assert (me(state)["modifiers"], me(state)["gold"]) == (most, gold - most + 1)


@rule("NOBILITY-BERK-04")
def test_renewing_settlers():
    state = go(visit(), "part:renew", "renew:settlers")
    tavern = board(state)["cavern_tavern"]
    assert tavern["discard"] == [f"SET-{n}" for n in range(13, 19)]
    assert None not in tavern["settlers"]
    assert not set(tavern["settlers"]) & set(tavern["discard"])


@rule("NOBILITY-BERK-05")
def test_renewing_buildings_skips_slots_with_dice():
    hall = {"buildings": {1: None}, "dice": {1: d(1, 2)}}
    state = place(1, "berk", table(3, dice={0: [1] * 5, 1: [1] * 4}, town_hall=hall))
    found = board(go(state, "part:renew", "renew:buildings"))["town_hall"]
    assert sorted(found["discard"]) == ["CB-01", "CB-02", "CB-03", "WS-BLA-1", "WS-CAR-1"]
    assert [tile is None for tile in found["buildings"]] == [False, True, False, False, False, False]


@rule("NOBILITY-BERK-06")
@pytest.mark.parametrize("what", ["renew:settlers", "renew:buildings"])
def test_one_renewal_in_a_visit(what):
    state = go(visit(), "part:renew", what)
    assert keys(state) == ["part:modifiers", "part:done"]
    for key in ("part:renew", "renew:settlers", "renew:buildings"):
        assert refused_for(state, key) == "BERK-06"


@rule("NOBILITY-BERK-07")
def test_renewed_workshops_of_full_guilds_stay():
    shops = [{"tile": f"WS-SCH-{n}", "owner": None} for n in (1, 2, 3)]
    dead = ["WS-SCH-4", "WS-SCH-5", "WS-SCH-6"]
    rest = [f"WS-{g}-{n}" for g in ("BLA", "CAR", "WIZ", "JEW", "ART") for n in range(1, 7)] + [
        f"CB-{n:02}" for n in range(7, 13)
    ]
    hall = {"buildings": [f"CB-0{n}" for n in range(1, 7)], "bag": dead, "discard": rest}
    state = visit(guilds={"scholars": {"workshops": shops}}, town_hall=hall)
    go(state, "part:renew", "renew:buildings")
    assert sorted(board(state)["town_hall"]["buildings"][:3]) == dead


@rule("NOBILITY-UPKEEP-05", "NOBILITY-BERK-05")
def test_a_renewal_draws_tiles_it_has_just_discarded():
    """The bag holds one tile; the rest of the display comes from the six tiles of before."""
    shown = [f"CB-0{n}" for n in range(1, 7)]
    out = [f"WS-{g}-{n}" for g in ("SCH", "BLA", "CAR", "WIZ", "JEW", "ART") for n in range(1, 7)]
    hall = {"buildings": shown, "bag": ["CB-07"], "discard": [], "removed": out + [f"CB-{n:02}" for n in range(8, 13)]}
    state = go(visit(town_hall=hall), "part:renew")
    drawn = ["CB-07", "CB-06", "CB-05", "CB-04", "CB-03", "CB-02"]
    follow(GAME, state, Line(0, "renew:buildings", [f"building:{tile}" for tile in drawn]), 1)
    found = board(state)["town_hall"]
    assert (found["buildings"], found["bag"], found["discard"]) == (drawn, ["CB-01"], [])


def all_in_hands(held):
    """No settlers card and no building on display: six hands hold them all; `held` modifiers are with the last player."""
    cards = [f"SET-{n:02}" for n in range(1, 49)]
    seats = {n: {"satisfied": cards[n * 7 : n * 7 + 7], "plots": 7, "houses": 0} for n in range(6)}
    seats[0]["settlers"], seats[1]["settlers"] = cards[42:45], cards[45:48]
    seats[5]["modifiers"] = held
    return {
        "seats": seats,
        "cavern_tavern": {"settlers": [None] * 6, "deck": [], "discard": []},
        "town_hall": EMPTY_HALL,
    }


@rule("NOBILITY-BERK-08")
def test_nothing_possible_at_berk():
    state = go(table(6, dice=[1] * 4, **all_in_hands(20)), "place_die")
    assert refused_for(state, "location:berk") == "BERK-08"
    one = go(table(6, dice=[1] * 4, **all_in_hands(19)), "place_die")
    assert refused_for(one, "location:berk") == ""


@rule("NOBILITY-BERK-08", "NOBILITY-COMP-05")
def test_modifiers_of_the_die_itself_are_back_in_the_supply():
    said = all_in_hands(19)
    said["seats"][0]["modifiers"] = 1
    spent = go(table(6, dice=[2] * 4, **said), "place_die", "value:1", "location:berk")
    assert (me(spent)["modifiers"], kind(spent)) == (1, "menu")


@rule("NOBILITY-BERK-08", "NOBILITY-COMP-05")
def test_only_possible_parts_are_offered():
    state = visit(seats={1: {"modifiers": 20}}, town_hall=EMPTY_HALL)
    assert (kind(state), me(state)["modifiers"]) == ("menu", 0)
    assert len(board(state)["cavern_tavern"]["discard"]) == 6
    none = visit(seats={1: {"modifiers": 20}}, chancery=True, offices={"T1": 0}, me={"satisfied": ["SET-01"], "plots": 1})
    assert refused_for(none, "part:modifiers") == "COMP-05"
    two = go(visit(5, seats={1: {"modifiers": 18}}), "part:modifiers")
    assert refused_for(two, "modifiers:3") == "COMP-05"
    no_tiles = visit(5, town_hall=EMPTY_HALL)
    assert refused_for(no_tiles, "part:renew") == ""
    go(no_tiles, "part:renew")
    assert keys(no_tiles) == ["part:modifiers", "part:done"]
    nothing = all_in_hands(17)
    office = go(place(5, "berk", table(6, dice=[5] * 4, **nothing)))
    assert (kind(office), refused_for(office, "part:renew")) == ("modifiers", "TURN-06")


@rule("NOBILITY-BERK-08")
def test_what_a_part_needs_is_tested_anew_before_each_part():
    """The last token was held by nobody when the visit began; after it is taken only the renewal is left."""
    state = go(visit(seats={1: {"modifiers": 19}}), "part:modifiers")
    assert me(state)["modifiers"] == 1
    assert keys(state) == ["part:renew", "part:done"]


@rule("NOBILITY-BERK-08")
def test_no_renewal_without_anything_on_display():
    said = all_in_hands(10)
    said["seats"][0]["commissions"] = []
    state = place(5, "berk", table(6, dice=[5] * 4, **said))
    assert keys(state) == ["part:modifiers", "part:commission"]
    assert refused_for(state, "part:renew") == "BERK-08"
