"""A refusal says something true: its sentence fits the question that is asked, and it cites the clause of the reason."""

import pytest
from nobility_table import ENOUGH, GAME, GUILDS, RESOURCES, d, go, keys, place, refused_for, table

from regalia.testing import rule

NONE = dict.fromkeys(RESOURCES, 0)
ELVES = {"satisfied": ["SET-03"], "plots": 1, "nobility": 20, "resources": ENOUGH, "gold": 20, "reputation": 24}


def why(state, key, lang="en"):
    """The clause and the sentence of a refusal."""
    refusal = state.why_not(GAME.action(key))
    return refusal.clause.removeprefix("NOBILITY-"), GAME.reason(lang, refusal)


# -- "where does the die go?" ----------------------------------------------------------------------


@rule("NOBILITY-COUNCIL-02", "NOBILITY-COUNCIL-03", "NOBILITY-COUNCIL-04", "NOBILITY-COUNCIL-05")
@pytest.mark.parametrize(
    ("change", "tile", "expected"),
    [
        ({"nobility": 1}, "1:elf", ("COUNCIL-02", "The request needs nobility level 2; yours is 1.")),
        ({}, "1:trobit", ("COUNCIL-03", "You have not welcomed any settlers of this race yet: Trobits.")),
        ({}, "2:elf", ("COUNCIL-04", "The die’s value belongs to another row.")),
        ({"resources": NONE}, "1:elf", ("COUNCIL-05", "You lack resources that the request asks for.")),
        ({}, "1:elf", ("TURN-06", "Choose the place first: Stone Council.")),
    ],
)
def test_a_council_tile_says_what_is_unmet_before_the_council_is_chosen(change, tile, expected):
    state = go(table(3, dice=[1] * 5, me={**ELVES, **change}), "place_die")
    assert "location:castle" in keys(state)
    assert why(state, f"council_tile:{tile}") == expected


@rule("NOBILITY-COUNCIL-07", "NOBILITY-COUNCIL-10")
def test_a_council_space_without_a_tile_says_so_before_the_council_is_chosen():
    said = {"tiles": {0: {0: None, 1: None}}, "dice": {0: {0: d(1, 1)}}}
    state = go(table(3, dice={0: [1] * 5, 1: [1] * 4}, me=ELVES, stone_council=said), "place_die")
    assert refused_for(state, "council_tile:1:halfling") == "COUNCIL-07"
    assert refused_for(state, "council_tile:1:human") == "COUNCIL-10"


@rule("NOBILITY-CHANC-05", "NOBILITY-CHANC-06", "NOBILITY-CHANC-07", "NOBILITY-CHANC-08", "NOBILITY-CHANC-10")
def test_an_office_says_what_is_unmet_before_the_chancery_is_chosen():
    said = {"satisfied": ["SET-01"], "plots": 1, "workers": 1}
    state = go(table(3, dice=[1] * 5, me=said, chancery=True), "place_die")
    assert why(state, "office:T1") == ("TURN-06", "Choose the place first: Chancery.")
    assert refused_for(state, "office:T2") == "CHANC-06"
    assert refused_for(state, "office:B1") == "CHANC-05"
    alone = go(table(3, dice=[1] * 5, me={**said, "workers": 0}, chancery=True), "place_die")
    assert refused_for(alone, "office:T1") == "CHANC-08"
    nobody = go(table(3, dice=[1] * 5, chancery=True), "place_die")
    assert refused_for(nobody, "office:T1") == "CHANC-07"
    full = {"offices": {"T1": 1}, "seats": {1: {"satisfied": ["SET-07"], "plots": 1}}}
    assert refused_for(go(table(3, dice=[1] * 5, me=said, chancery=True, **full), "place_die"), "office:T1") == "CHANC-10"
    dice = {"chancery": {"dice": {0: d(1, 1)}}, "dice": {0: [1] * 5, 1: [1] * 4}}
    assert refused_for(go(table(3, me=said, **dice), "place_die"), "office:T1") == "DIE-03"
    other = go(table(3, me=said, chancery={"dice": {1: d(1, 2)}}, dice={0: [1] * 5, 1: [1] * 4}), "place_die")
    assert [refused_for(other, f"office:T{value}") for value in (2, 3)] == ["DIE-03", "CHANC-06"]
    without = go(table(3, dice=[1] * 5), "place_die")
    assert refused_for(without, "office:T1") == refused_for(without, "dice_tile:DT-01") == "CHANC-01"


@rule("NOBILITY-DIE-02", "NOBILITY-SIX-02")
def test_a_castle_slot_says_what_is_unmet_before_the_castle_is_chosen():
    state = go(table(3, dice=[1] * 5), "place_die")
    assert why(state, "castle_slot:1") == ("TURN-06", "Choose the place first: Ivory Castle.")
    assert refused_for(state, "castle_slot:2") == "DIE-02"
    assert refused_for(state, "castle_slot:4") == "SIX-02"


# -- dice tiles ------------------------------------------------------------------------------------


@rule("NOBILITY-CMS-02", "NOBILITY-CMS-04")
def test_a_dice_tile_speaks_of_itself():
    """DT-01 has 1, 2, 6; DT-07 has 1, 4, 6; DT-08 has 2, 3, 6."""
    cards = [("treasurer", "DT-01", []), ("song_and_stone", "DT-07", []), ("many_peoples", "DT-08", [])]
    held = [{"card": c, "dice_tile": t, "complete": done, "dice": [], "activated": False} for c, t, done in cards]
    said = {"satisfied": ["SET-01", "SET-02"], "plots": 2, "commissions": held}
    seats = {2: {"commissions": {0: {"card": "noble_blood"}}}}
    state = place(1, "dice_tile", table(3, dice=[1] * 5, me=said, chancery=True, offices={"T1": 0, "T2": 0}, seats=seats))
    assert keys(state) == ["dice_tile:DT-01", "dice_tile:DT-07"]
    assert why(state, "dice_tile:DT-08") == ("CMS-02", "This dice tile has no slot of this value.")
    assert why(state, "dice_tile:DT-02") == ("CMS-02", "That dice tile is not yours.")
    none = go(table(3, dice=[3] * 5, me={"commissions": {0: {"dice_tile": "DT-01"}}}, chancery=True), "place_die")
    assert why(none, "location:dice_tile") == ("CMS-02", "None of your dice tiles has a slot of this value.")
    assert why(none, "dice_tile:DT-01") == ("CMS-02", "This dice tile has no slot of this value.")


# -- the whole hand, or one die --------------------------------------------------------------------


@rule("NOBILITY-REP-01", "NOBILITY-TURN-09")
def test_the_limit_speaks_of_one_die_or_of_all():
    places = {"port": {"dice": {4: d(0, 5), 2: d(0, 3)}}}
    said = {"settlers": ["SET-01"], "resources": ENOUGH}
    state = table(3, dice=[2, 3, 3], me=said, **places)
    assert why(state, "place_die") == ("REP-01", "With any of your dice their total (8 now) would exceed your limit of 9.")
    some = go(table(3, dice=[1, 2, 3, 4], me={"reputation": 6}, port={"dice": {2: d(0, 3)}}), "place_die")
    assert why(some, "die:4") == ("REP-01", "With this die the total of your dice (3 now) would exceed your limit of 6.")


@rule("NOBILITY-DIE-05")
def test_no_place_for_one_die_or_for_any():
    """A 1 finds the slots of guilds, castle and Berk taken and has nothing to sell or to pay with; a 5 may go to the Tavern."""
    said = {
        "me": {"gold": 0, "resources": NONE, "reputation": 24, "community_zones": ["CB-04", None, None]},
        "guilds": {name: {"dice": {0: d(1 + n // 5, 1)}} for n, name in enumerate(GUILDS)},
        "ivory_castle": {"dice": {0: d(2, 1)}},
        "berk_office": {"dice": {0: d(2, 1)}},
        "cavern_tavern": {"dice": {0: d(2, 5)}},
    }
    others = {1: [], 2: [6]}
    state = table(5, dice={0: [1] * 5, **others}, **said)
    assert why(state, "place_die") == ("DIE-05", "None of your dice has a place where it could do what it must.")
    more = go(table(5, dice={0: [1, 1, 1, 5, 6], **others}, **said), "place_die")
    assert why(more, "die:1") == ("DIE-05", "There is no place where this die could do what it must.")


# -- what is there, and whose it is ----------------------------------------------------------------


@rule("NOBILITY-PORT-02")
def test_nothing_to_sell_at_all_or_nothing_of_one_kind():
    state = go(table(3, dice=[3] * 5, me={"resources": NONE}), "place_die")
    assert why(state, "location:port") == ("PORT-02", "You have no resources to sell.")
    books = place(3, "port", table(3, dice=[3] * 5, me={"resources": {**NONE, "books": 2, "relics": 1}}))
    assert why(books, "sell_resource:weapons") == ("PORT-02", "You have nothing of that to sell.")


@rule("NOBILITY-PORT-04")
def test_the_ship_is_full_of_one_kind_or_of_all_you_have():
    sold = {"port": {"sold": {"books": 2}}}
    both = place(3, "port", table(3, dice=[3] * 5, me={"resources": {**NONE, "books": 2, "relics": 2}}, **sold))
    assert why(both, "sell_resource:books") == ("PORT-04", "The ship has no space left for this resource.")
    books = go(table(3, dice=[3] * 5, me={"resources": {**NONE, "books": 2}}, **sold), "place_die")
    assert why(books, "location:port") == ("PORT-04", "The ship takes no more of what you have.")


@rule("NOBILITY-RECALL-01")
def test_nobody_to_recall_at_all_or_from_one_guild():
    state = go(table(3, dice=[5] * 5), "place_die")
    assert why(state, "location:recall") == ("RECALL-01", "You have no apprentice in any guild to bring back.")
    guilds = {"scholars": {"apprentices": [1, 0, 0]}, "artists": {"apprentices": [1, 0, 0]}}
    two = place(5, "recall", table(3, dice=[5] * 5, guilds=guilds))
    assert why(two, "recall:wizards") == ("RECALL-01", "You have no apprentice there to bring back.")


@rule("NOBILITY-GUILD-12")
def test_no_transfer_within_the_same_guild():
    guilds = {"scholars": {"apprentices": [1, 0, 0]}}
    state = go(place(5, "scholars", table(3, dice=[5] * 5, me={"workers": 1}, guilds=guilds)), "buy:0")
    assert why(state, "transfer:scholars") == ("GUILD-12", "An apprentice is transferred from another guild only.")
    assert why(state, "transfer:wizards") == ("GUILD-12", "You have no apprentice to transfer from there.")


@rule("NOBILITY-SELL-07")
def test_no_building_there_or_not_yours():
    shops = {0: {"tile": "WS-SCH-2", "owner": 1}, 1: {"tile": "WS-SCH-3", "owner": None}, 2: {"tile": "WS-SCH-4", "owner": 0}}
    said = {"community_zones": ["CB-04", None, None]}
    state = go(table(3, me=said, guilds={"scholars": {"workshops": shops}}), "sell")
    for theirs in ("scholars:1", "scholars:2"):
        assert why(state, f"sell_building:{theirs}") == ("SELL-07", "That building is not yours.")
    for empty in ("wizards:1", "zone:2"):
        assert why(state, f"sell_building:{empty}") == ("SELL-07", "There is no building there.")


# -- settlers --------------------------------------------------------------------------------------


@rule("NOBILITY-SETTLER-04", "NOBILITY-SETTLER-05")
def test_out_of_reach_because_of_the_cap():
    """Enough cubes in stock, but only three of a type count."""
    card = GAME.components.settlers[GAME.components.settler["SET-13"]]
    stock = {**NONE, **dict.fromkeys(card.resources, 1), card.resources[0]: 9}
    assert sum(stock.values()) >= card.min > 3 + len(card.resources) - 1
    said = {"settlers": ["SET-13"], "resources": stock}
    state = table(3, me=said, cavern_tavern={"settlers": {0: "SET-20"}})
    assert why(state, "satisfy") == ("SETTLER-04", "What you may spend of each type does not reach the settlers’ minimum.")


@rule("NOBILITY-TURN-06")
def test_types_are_spent_in_their_order():
    state = go(table(3, me={"settlers": ["SET-01"], "resources": ENOUGH}), "satisfy")
    assert why(state, "spend:weapons:2") == ("TURN-06", "Say first how many you spend of this type: Books.")
    assert why(state, "spend:relics:2")[0] == "SETTLER-03"


# -- once a turn -----------------------------------------------------------------------------------


@rule("NOBILITY-DIE-01", "NOBILITY-SETTLER-11", "NOBILITY-SELL-01")
def test_at_the_menu_what_is_done_is_done():
    said = {"settlers": ["SET-01", "SET-07"], "resources": ENOUGH, "houses": 2, "community_zones": ["CB-04", "CB-05", None]}
    state = table(3, dice=[1] * 5, me={**said, "reputation": 24})
    for key in ("die:1", "take:SET-13", "part:modifiers", "buy:1", "settlers_card:SET-07", "sell_building:zone:2"):
        assert why(state, key)[0] == "TURN-01"
    go(place(1, "castle", state))
    for key in ("die:1", "take:SET-13", "part:modifiers", "buy:1", "recall:scholars", "place_die"):
        assert why(state, key) == ("DIE-01", "You have already placed a die this turn.")
    go(state, "satisfy", "settlers_card:SET-01", "spend:books:3", "spend:weapons:3")
    for key in ("settlers_card:SET-07", "spend:books:1", "satisfy"):
        assert why(state, key) == ("SETTLER-11", "You have already satisfied a settlers card this turn.")


@rule("NOBILITY-SELL-01")
def test_a_second_sale():
    state = go(table(3, me={"community_zones": ["CB-04", "CB-05", None]}), "sell", "sell_building:zone:1")
    for key in ("sell", "sell_building:zone:2"):
        assert why(state, key) == ("SELL-01", "You have already sold a building this turn.")


@rule("NOBILITY-SOLO-10")
def test_after_a_win_the_game_is_over_because_it_is_won():
    state = go(
        table(1, objective="city_banker", me={"gold": 30, "satisfied": [f"SET-0{n}" for n in range(1, 5)], "plots": 4}),
        "end_turn",
    )
    assert state.over
    assert state.won
    assert refused_for(state, "place_die", 0) == "SOLO-10"
    lost = go(table(1, round=10, objective="city_banker"), "end_turn")
    assert lost.over
    assert refused_for(lost, "place_die", 0) == "END-01"
