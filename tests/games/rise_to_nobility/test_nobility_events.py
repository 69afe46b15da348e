"""Six players and events (NOBILITY-SIX, -EVENT)."""

import pytest
from nobility_table import ENOUGH, GAME, board, d, go, keys, kind, me, place, refused_for, table

from regalia.core.errors import ConfigError
from regalia.core.rng import seeded
from regalia.games.rise_to_nobility.load import components
from regalia.testing import rule

C = components(None)


@rule("NOBILITY-SIX-01")
def test_six_players_need_the_chancery():
    assert GAME.new(players=6, seed=1).chancery
    with pytest.raises(ConfigError) as problem:
        GAME.new(players=6, chancery=False)
    assert problem.value.clause == "NOBILITY-SIX-01"


@rule("NOBILITY-SIX-02")
def test_the_fourth_castle_slot():
    state = place(5, "castle", table(6, dice=[5, 1, 1, 1]))
    assert keys(state) == ["castle_slot:3", "castle_slot:4"]
    assert me(go(state, "castle_slot:4"))["reputation"] == 8
    full = table(6, dice={0: [5, 1, 1, 1], 1: [1] * 3}, ivory_castle={"dice": {2: d(1, 5)}})
    assert me(place(5, "castle", full))["reputation"] == 8
    both = go(table(6, dice={0: [5] * 4, 1: [1] * 2}, ivory_castle={"dice": {2: d(1, 5), 3: d(1, 1)}}), "place_die")
    assert refused_for(both, "location:castle") == "DIE-03"


@rule("NOBILITY-SIX-03", "NOBILITY-SIX-04")
def test_four_dice_and_reputation_seven():
    state = GAME.new(players=6, seed=2)
    while kind(state) != "menu":
        state.do(state.legal()[0])
    for seat in range(6):
        player = me(state, seat)
        assert len(player["dice"]) == 4
        assert player["reputation"] == 7 + C.characters[C.character[player["character"]]].gift.get("reputation", 0)


@rule("NOBILITY-SIX-05")
def test_modifiers_with_six_players():
    state = GAME.new(players=6, seed=2, first_player=1)
    assert [me(state, seat)["modifiers"] for seat in range(6)] == [0, 0, 0, 1, 2, 3]


# -- events ----------------------------------------------------------------------------------------


def events_of(seed):
    log = []
    state = GAME.deal(GAME.configure(2, events=True), seeded(seed), events=log)
    state.playout()
    return [event.args["event"].removeprefix("@event-") for event in log if event.key == "event"], log


@rule("NOBILITY-EVENT-01", "NOBILITY-EVENT-02")
def test_five_of_each_deck():
    deck = {event.id: event.deck for event in C.events}
    drawn = [events_of(seed)[0] for seed in range(3)]
    for cards in drawn:
        assert [deck[card] for card in cards] == [1] * 5 + [2] * 5
        assert len(set(cards)) == 10
    assert drawn[0] != drawn[1]
    assert "events" not in board(table(3))


@rule("NOBILITY-EVENT-03")
def test_an_event_comes_before_the_dice():
    _, log = events_of(4)
    order = [event.key for event in log if event.key in ("round", "event", "roll")]
    assert order[:4] == ["round", "event", "roll", "roll"]
    assert order.count("event") == 10


@rule("NOBILITY-EVENT-01", "NOBILITY-EVENT-03")
def test_a_position_without_a_card_left_goes_on_without_an_event():
    past = [event.id for event in C.events if event.id != "port_traders"]
    state = table(3, event="port_traders", passed=[1, 2], events={"past": past, "left": []})
    found = board(go(state, "end_turn"))
    assert (found["round"], found["events"]["current"]) == (2, None)


@rule("NOBILITY-EVENT-05")
def test_changes_add_up_and_stop_at_zero():
    taxed = go(table(2, event="tax_collectors", guilds={"scholars": {"apprentices": [1, 1]}}, passed=[1]), "end_turn")
    assert me(taxed)["gold"] == 9
    five = [1, 1, 1, 1, 1]
    low = go(table(5, event="tax_collectors", guilds={"scholars": {"apprentices": five}}, passed=[1, 2, 3, 4]), "end_turn")
    assert me(low)["gold"] == 8
    shops = {0: {"tile": "WS-SCH-2", "owner": 1}}
    shown = place(1, "scholars", table(2, dice=[1] * 5, event="masters_exhibition", guilds={"scholars": {"workshops": shops}}))
    assert me(shown, 1)["gold"] == 11
    said = {"satisfied": ["SET-01", "SET-03"], "plots": 2, "nobility": 9, "resources": ENOUGH, "gold": 9}
    tact = place(1, "council", table(3, dice=[1] * 5, me=said, event="lenient_council", chancery=True, offices={"T3": 0}))
    go(tact, "council_tile:1:halfling")
    assert me(tact)["reputation"] == 9


@rule("NOBILITY-EVENT-06")
class TestHooks:
    def test_port_price(self):
        state = go(place(1, "port", table(3, dice=[1] * 5, event="port_traders")), "sell_resource:books")
        assert me(state)["gold"] == 12

    def test_apprentice_income(self):
        state = go(
            table(3, event="hardworking_apprentices", guilds={"scholars": {"apprentices": [1, 1, 0]}}, passed=[1, 2]), "end_turn"
        )
        assert me(state)["gold"] == 11

    def test_guild_buy(self):
        state = place(
            3, "scholars", table(3, dice=[3] * 5, event="flourishing_guilds", guilds={"scholars": {"apprentices": [1, 0, 0]}})
        )
        assert keys(state)[-1] == "buy:3"
        assert me(go(state, "buy:3"))["resources"]["books"] == 5

    def test_castle(self):
        assert me(go(place(1, "castle", table(3, dice=[1] * 5, event="royal_audience"))))["reputation"] == 11

    def test_berk(self):
        state = go(place(3, "berk", table(3, dice=[3] * 5, event="generous_clerk")), "part:modifiers")
        assert keys(state) == [f"modifiers:{n}" for n in range(1, 4)]
        assert me(go(state, "modifiers:3"))["gold"] == 7

    def test_settlers(self):
        said = {"settlers": ["SET-01"], "resources": ENOUGH}
        warm = go(table(3, me=said, event="warm_welcome"), "satisfy", "spend:books:2", "spend:weapons:2")
        assert me(warm)["nobility"] == 2
        feast = go(table(3, me=said, event="housewarming_feast"), "satisfy", "spend:books:2", "spend:weapons:2")
        assert me(feast)["vp"]["settlers"] == 6

    def test_council(self):
        said = {"satisfied": ["SET-01"], "plots": 1, "nobility": 9, "resources": ENOUGH}
        state = place(1, "council", table(3, dice=[1] * 5, me=said, event="lenient_council"))
        assert me(state)["reputation"] == 8

    def test_building_price(self):
        state = go(place(1, "town_hall", table(3, dice=[1] * 5, me={"workers": 1}, event="city_subsidy")), "zone:1")
        assert me(state)["gold"] == 6

    def test_storm(self):
        state = place(6, "port", table(3, dice=[6] * 5, me={"resources": ENOUGH}, event="storm_at_sea"))
        for _ in range(3):
            state.do(state.legal()[0])
        assert kind(state) != "sell_resource"
        small = go(place(2, "port", table(3, dice=[2] * 5, event="storm_at_sea")), "sell_resource:books", "sell_resource:weapons")
        assert kind(small) != "sell_resource"

    def test_dice_limit(self):
        said = {"dice": [6, 5, 1, 1], "me": {"reputation": 9}, "port": {"dice": {4: d(0, 5)}}}
        assert "die:6" in keys(go(table(3, event="royal_favour", **said), "place_die"))
        assert "die:6" not in keys(go(table(3, **said), "place_die"))

    def test_free_order(self):
        dice = {0: [1] * 5, 1: [1] * 3}
        state = go(
            table(
                3, dice=dice, event="open_doors", cavern_tavern={"dice": {0: d(1, 6)}}, construction_yard={"dice": {0: d(1, 1)}}
            ),
            "place_die",
        )
        assert "location:tavern" in keys(state)
        high = go(
            table(3, dice={0: [6] * 5, 1: [1] * 4}, event="open_doors", construction_yard={"dice": {0: d(1, 1)}}), "place_die"
        )
        assert "location:yard" in keys(high)

    def test_house_price(self):
        assert me(place(1, "yard", table(3, dice=[1] * 5, event="timber_shortage")))["gold"] == 2

    def test_every_hook_is_used(self):
        assert len({event.effect.hook for event in C.events}) == 14
