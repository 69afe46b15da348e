"""The Trade tile: its five windows (CROSSING-WORK-05)."""

from crossing_table import GAME, asked, buy_whole, items, player, table

from regalia.testing import line, refused, rule

FREE = {"n1": "patron_fox_1", "n2": "building_fox"}
READY = {"wood": 3, "sap": 5}


def west(**changes):
    """Grey in the west without coins, free cards in the north, the Balloon in the south."""
    grey = {"coins": 0, "worker": "west"} | changes.pop("grey", {})
    return table(**({"cards": FREE, "balloon": "south"} | changes), grey=grey)


@rule("CROSSING-WORK-05")
def test_the_four_windows():
    state = west(grey={"coins": 4, "upgraded": ["trade"]}, birds={"n1": "bird_red_01"})
    windows = 0
    line(state, "work:trade")
    while state.turn == 0:
        if asked(state) == "trade:0":
            windows += 1
            line(state, "trade:skip")
        elif asked(state) == "bridge:0":
            assert windows == 1
            line(state, "bridge:b1")
        elif asked(state) == "card:0":
            assert windows == 2
            line(state, "card:patron_fox_1")
            assert asked(state) == "trade:0"
            assert player(state)["birds"] == ["bird_red_01"]  # W3 comes after the Bird
    assert windows == 4


@rule("CROSSING-WORK-05")
def test_windows_open_for_a_free_card_and_an_empty_deck_tile():
    state = west(cards={"n1": "empty_vp", "n2": "building_fox"}, grey={"coins": 4}, orange={"characters": buy_whole("patron")})
    line(state, "work:trade", "trade:skip", "bridge:b1", "trade:skip", "card:empty_vp")
    assert asked(state) == "trade:0"  # W3
    line(state, "trade:skip")
    assert player(state)["vp"] == 3
    assert asked(state) == "trade:0"  # W4
    line(state, "trade:food")
    assert player(state)["resources"]["food"] == 1


def at_the_claims(tile="trade", **grey):
    """Grey has bought a free card with a moving tile, skipped every window so far, and may claim."""
    state = line(west(grey={"coins": 4, "resources": READY} | grey), f"work:{tile}")
    while asked(state) != "claim:0":
        questions = {"trade:0": "trade:skip", "bridge:0": "bridge:b1", "card:0": "card:building_fox"}
        line(state, questions[asked(state)])
    return state


@rule("CROSSING-WORK-05")
def test_a_window_after_each_claim_and_never_among_the_claims():
    state = at_the_claims(resources=READY | {"stone": 5, "food": 3}, coins=8)
    refused(state, "trade:wood", "CROSSING-WORK-05")
    for objective in ("wood_sap", "stone_food"):
        line(state, f"claim:{objective}")
        if objective == "stone_food":  # the row brings a Favour first
            refused(state, "trade:wood", "CROSSING-WORK-05")
            line(state, "favour:1")
        assert (asked(state), items(state)) == ("trade:0", {"skip", "wood", "stone", "sap", "food"})
        refused(state, "claim:wood_sap", "CROSSING-OBJ-01")
        line(state, "trade:skip")
    assert asked(state) == "action:1"  # nothing left to claim


@rule("CROSSING-WORK-05", "CROSSING-OBJ-12")
def test_a_trade_after_the_last_claim_opens_another_objective():
    state = line(at_the_claims(resources=READY | {"stone": 5, "food": 2}), "claim:wood_sap", "trade:food")
    assert (asked(state), items(state)) == ("claim:0", {"stone_food", "done"})
    refused(state, "trade:wood", "CROSSING-WORK-05")  # one Trade a turn, whatever the windows
    line(state, "claim:stone_food", "favour:1")
    assert asked(state) == "action:1"


@rule("CROSSING-WORK-05", "CROSSING-DAY-08")
def test_no_window_after_a_claim_with_another_tile_when_resting_in_the_evening_without_the_price_or_full():
    assert asked(line(at_the_claims("prestige"), "claim:wood_sap")) == "action:1"
    rested = line(west(grey={"resources": READY, "coins": 9}), "rest:trade", "claim:wood_sap")
    assert asked(rested) == "action:1"
    assert asked(line(at_the_claims(coins=2), "claim:wood_sap")) == "action:1"
    full = at_the_claims(resources=dict.fromkeys(("wood", "stone", "sap", "food"), 10))
    assert asked(line(full, "claim:wood_sap")) == "claim:0"  # "stone_food" is fulfilled too
    place = {"turns": 8, "round": 2, "orange": {"worker": "east"}}
    evening = table(at=["evening"], **place, grey={"worker": "west", "coins": 9, "resources": READY, "played": ["trade"]})
    line(evening, "claim:wood_sap")
    assert asked(evening).split(":")[0] != "trade"


@rule("CROSSING-WORK-05")
def test_no_trade_once_the_claims_are_done():
    state = line(at_the_claims(), "claim:done")
    assert asked(state) == "action:1"
    refused(state, "trade:wood", "CROSSING-WORK-05", seat=0)


@rule("CROSSING-WORK-05")
def test_a_window_after_a_claim_can_be_written_and_read():
    state = line(at_the_claims(), "claim:wood_sap")
    again = GAME.from_json(state.to_json())
    assert (asked(again), items(again)) == ("trade:0", items(state))
    line(again, "trade:wood")
    assert player(again)["resources"]["wood"] == 4


@rule("CROSSING-WORK-05")
def test_one_trade_a_turn_with_the_price_below_ten_and_only_in_a_window():
    state = line(west(grey={"coins": 9, "resources": {"stone": 10}}), "work:trade")
    assert items(state) == {"skip", "wood", "sap", "food"}
    refused(state, "trade:stone", "CROSSING-WORK-05")
    line(state, "trade:wood")
    refused(state, "trade:wood", "CROSSING-WORK-05")
    line(state, "bridge:b1")
    assert asked(state) == "card:0"  # no second window
    for other in (west(), line(west(), "work:prestige"), line(west(grey={"coins": 3}), "work:trade")):
        refused(other, "trade:wood", "CROSSING-WORK-05")
    rested = line(west(grey={"resources": {"wood": 3, "sap": 5}, "coins": 9}), "rest:trade")
    refused(rested, "trade:wood", "CROSSING-WORK-05")


@rule("CROSSING-WORK-05")
def test_with_all_markers_on_ten_no_window_opens():
    full = dict.fromkeys(("wood", "stone", "sap", "food"), 10)
    state = line(west(grey={"coins": 9, "resources": full}), "work:trade")
    assert asked(state) == "bridge:0"
