"""The Work action: order, movement, Balloon, buying (CROSSING-WORK, -MOVE, -BALL, -BUY)."""

import pytest
from crossing_table import GAME, C, asked, buy_whole, fields, items, keys, player, shown, table

from regalia.core.rng import seeded
from regalia.testing import line, refused, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}


def west(**changes):
    """Grey in the west without coins, free cards in the north, the Balloon in the south."""
    grey = {"coins": 0, "worker": "west"} | changes.pop("grey", {})
    return table(**({"cards": FREE, "balloon": "south"} | changes), grey=grey)


# -- order -----------------------------------------------------------------------------------------


@rule("CROSSING-WORK-01")
def test_every_question_of_a_work_action_comes_in_its_order():
    columns = {"owl": 1, "bear": 1, "boar": 1, "deer": 1}
    state = table(
        cards={"n1": "extractor_fox_1"},
        birds={"n1": "bird_red_06"},
        balloon="west",
        grey={"coins": 20, "worker": "west", "upgraded": ["two"], "resources": {"wood": 3, "sap": 4}, "columns": columns}
        | {"start_card": ("start_1", "B")},
    )
    script = ["work:two", "invest:advance", "balloon_before:skip", "bridge:b7", "bridge:b5", "balloon_after:skip"]
    script += ["card:extractor_fox_1", "invest:advance", "house:west", "claim:wood_sap"]
    decisions = ["action", "invest", "balloon_before", "bridge", "bridge", "balloon_after", "card", "invest", "house", "claim"]
    for key, decision in zip(script, decisions, strict=True):
        assert asked(state) == f"{decision}:0"
        line(state, key)
    assert asked(state) == "action:1"


@rule("CROSSING-WORK-01", "CROSSING-BUY-06", "CROSSING-BUY-08")
def test_bird_payment_effect_tuck_house_reveal_claim_in_the_log():
    events = []
    state = table(
        cards={"n1": "extractor_fox_1"},
        birds={"n1": "bird_red_03"},
        balloon="south",
        grey={
            "coins": 3,
            "worker": "west",
            "start_card": ("start_1", "B"),
            "resources": {"wood": 3, "sap": 4},
            "columns": {"owl": 1, "bear": 1, "boar": 1, "deer": 1},
        },
    )
    state.events = events
    line(state, "work:prestige", "bridge:b1", "card:extractor_fox_1", "house:west", "claim:wood_sap")
    told = [event.key for event in events]
    assert told == ["work", "vp", "cross", "choose", "meet", "coins", "buy", "resource", "house", "reveal", "claim"]


@rule("CROSSING-WORK-03")
def test_without_a_walk_or_a_payable_card_work_is_not_offered():
    blocked = west(grey={"paws": ["b1", "b2", "b3", "b4", "b7"]})
    refusal = refused(blocked, "work:prestige", "CROSSING-WORK-03")
    assert refusal.args["bridges"] == 1
    assert "rest:prestige" in keys(blocked)
    poor = table(cards={"w1": "patron_fox_1", "w2": "building_fox"}, balloon="north", grey={"coins": 0, "worker": "west"})
    refused(poor, "work:prestige", "CROSSING-WORK-03")
    assert "work:two" in keys(poor)  # there and back again


# -- movement --------------------------------------------------------------------------------------


@rule("CROSSING-MOVE-01")
def test_only_adjacent_bridges_without_an_own_paw():
    state = line(west(grey={"paws": ["b1"]}, orange={"paws": ["b2"]}), "work:prestige")
    assert items(state) == {"b2"}  # the others lead to nothing that can be paid
    refused(state, "bridge:b1", "CROSSING-MOVE-01")
    refused(state, "bridge:b5", "CROSSING-MOVE-01")
    line(state, "bridge:b2")  # Orange's Paw marker does not matter
    assert player(state)["paws"] == ["b1", "b2"]
    assert player(state, "orange")["paws"] == ["b2"]


@rule("CROSSING-MOVE-02")
def test_each_crossing_moves_the_worker_and_leaves_a_paw():
    state = line(west(grey={"coins": 30}), "work:three", "balloon_before:skip", "bridge:b7")
    assert (player(state)["worker"], player(state)["paws"]) == ("east", ["b7"])
    line(state, "bridge:b6")
    assert (player(state)["worker"], player(state)["paws"]) == ("south", ["b6", "b7"])


@rule("CROSSING-MOVE-03")
def test_exactly_as_many_bridges_as_the_tile_shows():
    state = line(west(), "work:two", "bridge:b7")
    refused(state, "card:patron_fox_1", "CROSSING-WORK-01")
    refused(state, "pass", "CROSSING-MOVE-03")
    line(state, "bridge:b5")
    assert asked(state) == "card:0"
    refused(state, "bridge:b1", "CROSSING-MOVE-03")


@rule("CROSSING-MOVE-04")
def test_no_stop_between_two_crossings():
    state = line(west(grey={"coins": 30}), "work:three", "balloon_before:skip", "bridge:b1")
    for key in ("balloon_before:south", "balloon_after:south"):
        refused(state, key, "CROSSING-BALL-01")
    refused(state, "card:patron_fox_1", "CROSSING-WORK-01")
    assert {key.partition(":")[0] for key in keys(state)} == {"bridge"}


@rule("CROSSING-MOVE-05")
def test_a_region_may_be_passed_again():
    state = line(west(), "work:three", "bridge:b3", "bridge:b4", "bridge:b1")
    assert player(state)["worker"] == "north"
    assert asked(state) == "card:0"


@rule("CROSSING-MOVE-06")
@pytest.mark.parametrize(("before", "vp"), [(4, 0), (5, 3), (6, 4)])
def test_the_sixth_and_seventh_paw(before, vp):
    paws = [bridge for bridge in C.bridge if bridge != "b1"][:before]
    state = line(west(grey={"paws": paws}), "work:coins")
    while asked(state) != "bridge:0":
        line(state, "balloon_before:skip")
    line(state, "bridge:b1")
    assert player(state)["vp"] == vp


@rule("CROSSING-MOVE-07")
def test_paws_of_this_round_are_what_effects_count():
    state = west(cards={"n1": "patron_fox_2", "n2": "building_fox"}, grey={"paws": ["b3", "b4", "b5"]})
    line(state, "work:prestige", "bridge:b1", "card:patron_fox_2")
    assert player(state)["coins"] == 4


# -- Balloon ---------------------------------------------------------------------------------------


@rule("CROSSING-BALL-01")
def test_the_balloon_is_for_work_before_or_after_the_crossings_only():
    state = west(grey={"coins": 30})
    refused(state, "balloon_before:north", "CROSSING-BALL-01")
    rested = line(west(grey={"coins": 30, "resources": {"wood": 3, "sap": 5}}), "rest:coins")
    refused(rested, "balloon_after:north", "CROSSING-BALL-01")
    line(state, "work:prestige")
    assert asked(state) == "balloon_before:0"
    refused(state, "balloon_after:north", "CROSSING-BALL-01")
    line(state, "balloon_before:skip", "bridge:b1")
    assert asked(state) == "balloon_after:0"
    refused(state, "balloon_before:west", "CROSSING-BALL-01")
    line(state, "balloon_after:skip")
    refused(state, "balloon_after:west", "CROSSING-BALL-01")


@rule("CROSSING-BALL-01")
def test_no_flight_after_choosing_a_card():
    state = west(grey={"coins": 30, "investment": 2}, birds={"n1": "bird_red_06"})
    line(state, "work:prestige", "balloon_before:skip", "bridge:b1", "balloon_after:skip", "card:patron_fox_1")
    assert asked(state) == "invest:0"
    refused(state, "balloon_after:south", "CROSSING-BALL-01")


@rule("CROSSING-BALL-02")
def test_one_flight_in_an_action():
    state = west(grey={"coins": 30})
    line(state, "work:prestige", "balloon_before:east", "bridge:b5")
    assert asked(state) == "card:0"
    refused(state, "balloon_after:south", "CROSSING-BALL-02")


@rule("CROSSING-BALL-03")
@pytest.mark.parametrize(("balloon", "price"), [("west", 3), ("south", 10)])
def test_the_price_is_measured_where_worker_and_balloon_stand(balloon, price):
    state = line(west(balloon=balloon, grey={"coins": 12}), "work:prestige", "balloon_before:east")
    assert player(state)["coins"] == 12 - price
    poor = line(west(balloon=balloon, grey={"coins": price - 1}), "work:prestige")
    assert asked(poor) == "bridge:0"
    refusal = refused(poor, "balloon_before:east", "CROSSING-BALL-03")
    assert refusal.args == {"price": price, "coins": price - 1}


@rule("CROSSING-BALL-03")
def test_after_the_crossing_the_price_is_that_of_the_new_region():
    cards = FREE | {"w1": "extractor_deer_1"}
    state = line(west(cards=cards, balloon="north", grey={"coins": 5}), "work:prestige", "bridge:b1")
    assert (asked(state), items(state)) == ("balloon_after:0", {"skip", "west"})
    line(state, "balloon_after:west")
    assert player(state)["coins"] == 2


@rule("CROSSING-BALL-04")
def test_worker_and_balloon_fly_together_without_a_paw():
    state = line(west(balloon="west", grey={"coins": 3}), "work:prestige", "balloon_before:east")
    assert fields(state)["balloon"] == player(state)["worker"] == "east"
    assert player(state)["paws"] == []


@rule("CROSSING-BALL-05")
def test_to_any_other_region_whatever_paws_lie_there():
    state = west(balloon="west", grey={"coins": 30, "paws": ["b1", "b2", "b5"]})
    line(state, "work:prestige", "balloon_before:skip", "bridge:b7")
    assert items(state) == {"skip", "north", "south", "west"}
    refused(state, "balloon_after:east", "CROSSING-BALL-05")
    line(state, "balloon_after:north")
    assert player(state)["worker"] == "north"


@rule("CROSSING-BALL-06")
def test_a_flight_replaces_no_crossing():
    state = line(west(balloon="west", grey={"coins": 3}), "work:two", "balloon_before:south")
    line(state, "bridge:b6")
    assert asked(state) == "bridge:0"


@rule("CROSSING-BALL-07")
def test_coins_of_the_tile_pay_for_the_flight():
    state = line(west(balloon="west", grey={"coins": 1}), "work:coins")
    assert player(state)["coins"] == 3
    assert asked(state) == "balloon_before:0"
    line(state, "balloon_before:east")
    assert player(state)["coins"] == 0


# -- buying ----------------------------------------------------------------------------------------


@rule("CROSSING-BUY-01")
def test_payable_cards_of_the_region_only():
    state = west(cards={"n1": "patron_fox_1", "n2": "lumberjack_fox_1", "n3": "extractor_fox_1"}, grey={"coins": 4})
    line(state, "work:prestige", "bridge:b1")
    assert items(state) == {"patron_fox_1", "extractor_fox_1"}
    assert refused(state, "card:lumberjack_fox_1", "CROSSING-BUY-01").args == {"cost": 7, "coins": 4}
    elsewhere = fields(state)["spaces"]["w1"]["card"]
    refused(state, f"card:{elsewhere}", "CROSSING-BUY-01")


@rule("CROSSING-BUY-02")
def test_the_bird_comes_before_the_payment_and_is_not_counted_while_it_resolves():
    """The Aviary triggered by the second Bird counts one Bird only: no pair yet."""
    state = west(
        cards={"s1": "patron_fox_1", "s2": "building_fox"},
        birds={"s1": "bird_yellow_06"},
        grey={"structures": ["building_birds"], "birds": ["bird_red_01"]},
        balloon="north",
    )
    line(state, "work:prestige", "bridge:b3", "card:patron_fox_1", "structure:building_birds")
    assert player(state)["coins"] == 5  # nothing from the Aviary
    assert player(state)["birds"] == ["bird_red_01", "bird_yellow_06"]


@rule("CROSSING-BUY-02")
def test_from_the_third_window_on_the_bird_counts():
    """Food 8 through a Trade in W3 triggers the Aviary, and now the two Birds are a pair."""
    state = west(
        birds={"n1": "bird_red_03"},
        grey={"structures": ["building_birds"], "birds": ["bird_red_01"], "coins": 2, "resources": {"food": 7}},
    )
    line(state, "work:trade", "bridge:b1", "card:patron_fox_1", "trade:food", "structure:building_birds")
    assert player(state)["coins"] == 2 + 2 - 4 + 1 + 5


@rule("CROSSING-BUY-03")
def test_a_bird_whose_bonus_is_worth_nothing_is_kept():
    state = west(
        cards={"w1": "patron_fox_1", "w2": "building_fox"},
        birds={"w1": "bird_blue_04"},
        grey={"worker": "north"},
        balloon="south",
    )
    line(state, "work:prestige", "bridge:b1", "card:patron_fox_1")  # fewer than 5 bridges
    assert player(state)["decorations"] == []
    assert player(state)["birds"] == ["bird_blue_04"]


@rule("CROSSING-BUY-04")
def test_the_two_resolutions_are_independent_and_may_trigger_the_same_structure():
    state = west(
        cards={"s1": "patron_fox_1", "s2": "building_fox"},
        birds={"s1": "bird_yellow_06"},
        grey={"upgraded": ["three"], "structures": ["transport_wood"]},
        balloon="north",
    )
    line(state, "work:three", "bridge:b1", "bridge:b2", "bridge:b3", "card:patron_fox_1")
    line(state, "structure:transport_wood", "structure:transport_wood")
    assert player(state)["resources"]["wood"] == 2
    assert player(state)["birds"] == ["bird_yellow_06"]
    invest = west(birds={"n1": "bird_red_06"}, grey={"upgraded": ["three"], "investment": 2})
    line(invest, "work:three", "bridge:b3", "bridge:b4", "bridge:b1", "card:patron_fox_1", "invest:collect", "invest:advance")
    assert (player(invest)["coins"], player(invest)["investment"]) == (9 + 5, 1)


@rule("CROSSING-BUY-05")
def test_the_cost_is_paid_and_buildings_are_free():
    assert all(card.cost == 0 for card in C.structures if card.deck == "building")
    state = west(cards={"n1": "florist_fox_1", "n2": "building_fox"}, grey={"coins": 6})
    line(state, "work:prestige", "bridge:b1")
    paid = line(state.copy(), "card:florist_fox_1")
    assert player(paid)["coins"] == 1
    line(state, "card:building_fox")
    assert player(state)["coins"] == 6 + 1  # one Fox card in the column


@rule("CROSSING-BUY-06")
def test_a_character_is_tucked_after_its_effect():
    """The Peddler triggers the Bear Den before it is a Bear card itself."""
    state = west(
        cards={"n1": "peddler_bear_1", "n2": "building_fox"},
        grey={"coins": 3, "structures": ["building_bear"], "columns": {"bear": 2}},
    )
    line(state, "work:prestige", "bridge:b1", "card:peddler_bear_1", "structure:building_bear")
    assert player(state)["coins"] == 2
    assert shown(state)["columns"]["bear"] == 2
    line(state, "structure:stop")
    assert shown(state)["columns"]["bear"] == 3


@rule("CROSSING-BUY-07")
def test_a_structure_is_owned_before_its_effect_but_not_while_its_bird_resolves():
    state = west(
        cards={"s1": "building_structures", "s2": "patron_fox_1"},
        birds={"s1": "bird_yellow_06"},
        grey={"structures": ["transport_wood"]},
        balloon="north",
    )
    line(state, "work:prestige", "bridge:b3", "card:building_structures")
    assert items(state) == {"transport_wood", "house_card"}
    refused(state, "structure:building_structures", "CROSSING-BUY-07")
    refused(state, "structure:building_owl", "CROSSING-EFF-09")
    line(state, "structure:transport_wood")
    assert player(state)["coins"] == 3  # House card, Timber Cart and itself


@rule("CROSSING-BUY-07")
def test_a_structure_is_owned_for_every_purpose_during_its_own_effect():
    """Ruling R46: the Food it brings reaches square 8, whose bonus may trigger this very Structure."""
    state = west(cards={"n1": "transport_food", "n2": "building_fox"}, grey={"coins": 6, "resources": {"food": 7}})
    line(state, "work:prestige", "bridge:b1", "card:transport_food")
    assert items(state) == {"transport_food", "house_card"}
    line(state, "structure:transport_food")
    assert player(state)["resources"]["food"] == 9


@rule("CROSSING-BUY-07")
def test_no_limit_of_structures_or_characters():
    many = [card.id for card in C.structures if card.id not in ("building_fox",)][:12]
    state = west(grey={"structures": many, "columns": {"fox": 9}})
    line(state, "work:prestige", "bridge:b1", "card:building_fox")
    assert len(player(state)["structures"]) == 14


@rule("CROSSING-BUY-08")
def test_the_next_card_is_revealed_after_the_house_check():
    state = west(grey={"start_card": ("start_1", "B"), "columns": {"owl": 1, "bear": 1, "boar": 1, "deer": 1}})
    line(state, "work:prestige", "bridge:b1", "card:patron_fox_1")
    assert asked(state) == "house:0"
    assert fields(state)["spaces"]["n1"]["card"] is None
    line(state, "house:skip")
    entry = fields(state)["spaces"]["n1"]
    assert entry["card"].startswith("patron")
    assert entry["bird"] is None
    assert len(entry["face_down"]) == 8


LAST_PATRON = [card for card in buy_whole("patron") if card != "patron_fox_1"]


@rule("CROSSING-BUY-09")
def test_an_empty_deck_tile_replaces_the_last_card():
    state = west(orange={"characters": LAST_PATRON})
    line(state, "work:prestige", "bridge:b1", "card:patron_fox_1")
    laid = fields(state)["spaces"]["n1"]["card"]
    assert laid in C.empty_tile
    assert fields(state)["empty_deck_tiles"] == [tile for tile in C.empty_tile if tile != laid]


@rule("CROSSING-BUY-10")
def test_an_empty_deck_tile_is_free_gives_its_effect_and_stays():
    state = west(cards={"n1": "empty_invest", "n2": "building_fox"}, orange={"characters": buy_whole("patron")})
    before = shown(state)["columns"]
    line(state, "work:prestige", "bridge:b1", "card:empty_invest")
    assert player(state)["coins"] == 2  # its coins come first
    line(state, "invest:advance")
    assert player(state)["investment"] == 1
    assert fields(state)["spaces"]["n1"]["card"] == "empty_invest"
    assert shown(state)["columns"] == before
    assert player(state)["birds"] == []
    assert asked(state) == "action:1"


@rule("CROSSING-BUY-10")
@pytest.mark.parametrize(("tile", "gain"), [("empty_coins", {"coins": 5}), ("empty_vp", {"vp": 4})])
def test_the_other_empty_deck_tiles(tile, gain):
    state = west(cards={"n1": tile, "n2": "building_fox"}, orange={"characters": buy_whole("patron")})
    line(state, "work:prestige", "bridge:b1", f"card:{tile}")
    assert {name: player(state)[name] for name in gain} == gain
    resource = west(cards={"n1": "empty_resource", "n2": "building_fox"}, orange={"characters": buy_whole("patron")})
    line(resource, "work:prestige", "bridge:b1", "card:empty_resource", "resource:food")
    assert player(resource)["resources"]["food"] == 1


@rule("CROSSING-BUY-11")
def test_without_a_tile_left_the_space_stays_empty_and_offers_nothing():
    decks = ("extractor", "lumberjack", "farmer", "stonecutter")
    shown_tiles = {"e1": "empty_coins", "e2": "empty_resource", "s1": "empty_vp", "s2": "empty_invest"}
    state = west(cards=FREE | shown_tiles, orange={"characters": [*buy_whole(*decks), *LAST_PATRON]})
    line(state, "work:prestige", "bridge:b1", "card:patron_fox_1")
    assert fields(state)["spaces"]["n1"] == {"deck": "patron", "card": None, "bird": None, "face_down": []}


@rule("CROSSING-BUY-11")
def test_an_empty_space_is_no_option():
    decks = ("extractor", "lumberjack", "farmer", "stonecutter", "patron")
    gone = {"n1": None, "e1": "empty_coins", "e2": "empty_resource", "s1": "empty_vp", "s2": "empty_invest"}
    state = west(cards={"n2": "building_fox"} | gone, orange={"characters": buy_whole(*decks)})
    line(state, "work:prestige", "bridge:b1")
    assert items(state) == {"building_fox"}


@rule("CROSSING-BUY-12")
def test_gains_cannot_be_refused():
    state = line(west(birds={"n1": "bird_red_06"}), "work:prestige", "bridge:b1", "card:patron_fox_1")
    refused(state, "pass", "CROSSING-BUY-12")
    queen = line(table(queen="queen_bear"), "work:queen")
    refused(queen, "structure:stop", "CROSSING-BUY-12")
    refused(queen, "pass", "CROSSING-BUY-12")


def test_a_random_day_never_dead_ends():
    """Whatever the choices, a Work action that was begun is paid for."""
    for seed in range(15):
        state = GAME.deal(GAME.configure(3), seeded(seed))
        while not state.over:
            assert state.legal()
            state.apply(state.legal()[state.rng.below(len(state.legal()))])
