"""Cavern Tavern, settlers, Construction Yard (NOBILITY-TAVERN, -SETTLER, -YARD)."""

from itertools import product

import pytest
from nobility_table import ENOUGH, GAME, board, d, go, keys, kind, me, place, refused_for, table

from regalia.core.errors import PositionError
from regalia.testing import rule


@rule("NOBILITY-TAVERN-01")
@pytest.mark.parametrize(("players", "slots"), [(2, 2), (3, 3), (5, 5)])
def test_as_many_slots_as_players_left_to_right(players, slots):
    dice = [d(1 + n % (players - 1), 3) for n in range(slots)]
    owned = {seat: [1] * (5 - sum(die["owner"] == seat for die in dice)) for seat in range(1, players)}
    full = go(table(players, dice={0: [6] * 5, **owned}, cavern_tavern={"dice": dice}), "place_die")
    assert refused_for(full, "location:tavern") == "TAVERN-01"
    free = go(place(3, "tavern", table(players, dice=[3] * 5)), "take:SET-13")
    assert board(free)["cavern_tavern"]["dice"] == [d(0, 3)] + [None] * (slots - 1)
    with pytest.raises(PositionError):
        table(2, dice=[1] * 4, cavern_tavern={"dice": [None, d(0, 3)]})


@rule("NOBILITY-TAVERN-02")
def test_equal_or_higher():
    said = {"cavern_tavern": {"dice": {0: d(1, 3)}}}
    for value, clause in {2: "TAVERN-02", 3: "", 5: ""}.items():
        state = go(table(3, dice={0: [value] * 5, 1: [1] * 4}, **said), "place_die")
        assert refused_for(state, "location:tavern") == clause


@rule("NOBILITY-TAVERN-03")
def test_take_one_of_six_and_refill():
    state = place(3, "tavern", table(dice=[3] * 5))
    assert keys(state) == [f"take:SET-{n}" for n in range(13, 19)]
    assert refused_for(state, "take:SET-01") == "TAVERN-03"
    go(state, "take:SET-15")
    shown = board(state)["cavern_tavern"]["settlers"]
    assert me(state)["settlers"] == ["SET-15"]
    assert None not in shown
    assert "SET-15" not in shown
    assert len(shown) == 6


@rule("NOBILITY-TAVERN-04")
def test_three_cards_at_most():
    hand = ["SET-01", "SET-02", "SET-03"]
    state = place(3, "tavern", table(dice=[3] * 5, me={"settlers": hand}))
    assert keys(state) == [f"discard:{card}" for card in hand]
    assert refused_for(state, "discard:SET-13") == "TAVERN-04"
    go(state, "discard:SET-02", "take:SET-13")
    assert me(state)["settlers"] == ["SET-01", "SET-03", "SET-13"]
    assert board(state)["cavern_tavern"]["discard"] == ["SET-02"]
    with pytest.raises(PositionError):
        table(me={"settlers": [*hand, "SET-04"]})


@rule("NOBILITY-TAVERN-05")
def test_cards_are_open():
    state = table(me={"settlers": ["SET-01"], "satisfied": ["SET-02"], "plots": 1})
    seen = state.view(1)["table"]["players"][0]
    assert (seen["settlers"], seen["satisfied"]) == (["SET-01"], ["SET-02"])


def _few_settlers(deck, discard, display):
    """All other cards are with the players, satisfied or not."""
    base = [f"SET-{n:02}" for n in range(1, 49)]
    rest = [card for card in base if card not in deck + discard + display]
    return {"deck": deck, "discard": discard, "settlers": display + [None] * (6 - len(display))}, rest


@rule("NOBILITY-TAVERN-06")
def test_an_empty_deck_is_made_from_the_discards():
    """With 6 players 42 cards can be satisfied; the rest is on display and in the discard pile."""
    tavern, rest = _few_settlers([], ["SET-01"], ["SET-02", "SET-03"])
    seats = {n: {"satisfied": rest[n * 7 : n * 7 + 7], "plots": 7, "houses": 0} for n in range(6)}
    seats[5]["settlers"] = rest[42:45]
    assert len(rest) == 45
    state = place(3, "tavern", table(6, dice=[3] * 4, seats=seats, cavern_tavern=tavern))
    go(state, "take:SET-02")
    assert board(state)["cavern_tavern"]["settlers"][:2] == ["SET-01", "SET-03"]
    assert board(state)["cavern_tavern"]["deck"] == board(state)["cavern_tavern"]["discard"] == []
    again = place(
        3,
        "tavern",
        table(
            6,
            dice=[3] * 4,
            seats=seats,
            cavern_tavern={**tavern, "discard": [], "deck": []} | {"settlers": ["SET-01", "SET-02", "SET-03", None, None, None]},
        ),
    )
    go(again, "take:SET-02")
    assert board(again)["cavern_tavern"]["settlers"] == ["SET-01", None, "SET-03", None, None, None]


@rule("NOBILITY-TAVERN-06")
def test_without_a_card_the_tavern_is_closed():
    tavern, rest = _few_settlers([], [], [])
    seats = {n: {"satisfied": rest[n * 7 : n * 7 + 7], "plots": 7, "houses": 0} for n in range(6)}
    seats[0]["settlers"], seats[1]["settlers"] = rest[42:45], rest[45:48]
    state = go(table(6, dice=[3] * 4, seats=seats, cavern_tavern=tavern), "place_die")
    assert refused_for(state, "location:tavern") == "TAVERN-06"


@rule("NOBILITY-TAVERN-07")
def test_a_card_just_taken_may_be_satisfied():
    state = go(place(3, "tavern", table(dice=[3] * 5, me={"resources": ENOUGH})), "take:SET-15")
    assert "satisfy" in keys(state)
    go(state, "satisfy", "spend:furniture:2", "spend:relics:2", "spend:jewelry:2")
    assert me(state)["satisfied"] == ["SET-15"]


@rule("NOBILITY-TAVERN-08")
def test_unsatisfied_cards_cost_nothing():
    with_cards, without = table(me={"settlers": ["SET-01", "SET-02"]}), table()
    assert with_cards.scores() == without.scores()


# -- satisfying ------------------------------------------------------------------------------------


@rule("NOBILITY-SETTLER-01")
def test_card_house_and_plot():
    cards = [f"SET-{n:02}" for n in range(1, 9)]
    assert refused_for(table(me={"resources": ENOUGH}), "satisfy") == "SETTLER-01"
    assert refused_for(table(me={"settlers": ["SET-01"], "houses": 0, "resources": ENOUGH}), "satisfy") == "SETTLER-01"
    full = {"settlers": cards[7:], "satisfied": cards[:7], "plots": 7, "houses": 0, "resources": ENOUGH}
    assert refused_for(table(me=full), "satisfy") == "SETTLER-01"
    assert (
        refused_for(go(table(me={"settlers": ["SET-01", "SET-02"], "resources": ENOUGH}), "satisfy"), "settlers_card:SET-09")
        == "SETTLER-01"
    )


@rule("NOBILITY-SETTLER-02", "NOBILITY-SETTLER-06", "NOBILITY-SETTLER-07", "NOBILITY-SETTLER-08", "NOBILITY-SETTLER-09")
def test_what_satisfying_does():
    said = {"settlers": ["SET-07"], "resources": ENOUGH, "houses": 2}
    state = go(table(me=said), "satisfy", "spend:books:3", "spend:furniture:2", "spend:jewelry:1")
    player = me(state)
    assert (player["houses"], player["plots"], player["settlers"], player["satisfied"]) == (1, 1, [], ["SET-07"])
    assert [player["resources"][name] for name in ("books", "furniture", "jewelry", "relics")] == [6, 7, 8, 9]
    assert (player["workers"], player["nobility"], player["vp"]["settlers"]) == (2, 1, 6)


@rule("NOBILITY-SETTLER-03")
def test_types_of_the_card_and_one_of_each():
    state = go(table(me={"settlers": ["SET-01"], "resources": ENOUGH}), "satisfy")
    assert kind(state) == "spend"
    assert refused_for(state, "spend:relics:1") == "SETTLER-03"
    assert refused_for(state, "spend:books:0") == "SETTLER-03"
    few = go(table(me={"settlers": ["SET-01"], "resources": {**ENOUGH, "books": 2}}), "satisfy")
    assert refused_for(few, "spend:books:3") == "SETTLER-03"


@rule("NOBILITY-SETTLER-04")
@pytest.mark.parametrize("stock", [ENOUGH, {**ENOUGH, "books": 1}, {**ENOUGH, "weapons": 2, "relics": 1}])
def test_every_total_in_the_range_and_no_other(stock):
    """All ways through D14b are exactly the legal combinations."""
    start = table(me={"settlers": ["SET-25"], "resources": stock})
    found = set()
    _walk(go(start, "satisfy"), stock, found)
    caps = [min(stock[name], 4 if name == "jewelry" else 3) for name in ("books", "weapons", "relics", "jewelry")]
    expected = {way for way in product(*(range(1, cap + 1) for cap in caps)) if 7 <= sum(way) <= 11}
    assert found == expected


def _walk(state, stock, found):
    """Every way through the question; what was spent is read from the stock."""
    for key in keys(state):
        after = state.copy()
        after.apply(GAME.action(key))
        if kind(after) == "spend":
            _walk(after, stock, found)
        else:
            left = me(after)["resources"]
            found.add(tuple(stock[name] - left[name] for name in ("books", "weapons", "relics", "jewelry")))


@rule("NOBILITY-SETTLER-04")
def test_too_few_resources():
    state = table(me={"settlers": ["SET-01"], "resources": {**ENOUGH, "books": 1, "weapons": 1}})
    assert refused_for(state, "satisfy") == "SETTLER-04"


@rule("NOBILITY-SETTLER-05")
def test_three_of_a_type():
    state = go(table(me={"settlers": ["SET-01"], "resources": ENOUGH}), "satisfy")
    assert keys(state) == ["spend:books:1", "spend:books:2", "spend:books:3"]
    assert refused_for(state, "spend:books:4") == "SETTLER-05"


@rule("NOBILITY-SETTLER-10")
def test_community_buildings_add_points():
    said = {"settlers": ["SET-01"], "resources": ENOUGH, "community_zones": ["CB-04", None, "CB-05"]}
    state = go(table(me=said), "satisfy", "spend:books:3", "spend:weapons:2")
    assert me(state)["vp"]["settlers"] == 7


@rule("NOBILITY-SETTLER-11")
def test_one_card_per_turn_each_once():
    said = {"settlers": ["SET-01", "SET-02"], "resources": ENOUGH, "houses": 2}
    state = go(table(me=said), "satisfy", "settlers_card:SET-01", "spend:books:3", "spend:weapons:3")
    assert refused_for(state, "satisfy") == "SETTLER-11"
    go(state, "end_turn", "end_turn", "satisfy")
    assert refused_for(state, "settlers_card:SET-01") in ("SETTLER-01", "TURN-06")


@rule("NOBILITY-SETTLER-12")
def test_seven_cards_in_a_game():
    cards = [f"SET-{n:02}" for n in range(1, 9)]
    said = {"settlers": cards[6:8], "satisfied": cards[:6], "plots": 6, "houses": 1, "resources": ENOUGH}
    state = go(
        table(me=said), "satisfy", "settlers_card:SET-07", "spend:books:3", "spend:furniture:3", "spend:jewelry:2", "end_turn"
    )
    assert me(state)["plots"] == 7
    go(state, "end_turn")
    assert refused_for(state, "satisfy") == "SETTLER-01"


# -- Construction Yard -----------------------------------------------------------------------------


@rule("NOBILITY-YARD-01")
def test_yard_slots():
    full = [d(1, 5), d(1, 5)]
    state = go(table(dice={0: [1] * 5, 1: [1] * 3}, construction_yard={"dice": full}), "place_die")
    assert refused_for(state, "location:yard") == "YARD-01"
    free = place(4, "yard", table(3, dice=[4] * 5))
    assert board(free)["construction_yard"]["dice"] == [d(0, 4), None, None]


@rule("NOBILITY-YARD-02")
def test_equal_or_lower():
    for value, clause in {4: "YARD-02", 3: "", 1: ""}.items():
        state = go(table(dice={0: [value] * 5, 1: [1] * 4}, construction_yard={"dice": {0: d(1, 3)}}), "place_die")
        assert refused_for(state, "location:yard") == clause


@rule("NOBILITY-YARD-03", "NOBILITY-YARD-04")
def test_one_house_for_five_gold():
    state = place(6, "yard", table(dice=[6] * 5, me={"gold": 12}))
    assert (me(state)["gold"], me(state)["houses"]) == (7, 2)
    poor = go(table(dice=[6] * 5, me={"gold": 4}), "place_die")
    assert refused_for(poor, "location:yard") == "YARD-03"
