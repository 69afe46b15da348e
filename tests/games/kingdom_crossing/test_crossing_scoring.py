"""The Evening, the end of the game and the Favours' criteria (CROSSING-EVE, -END, -FAVS)."""

import pytest
from crossing_table import GAME, C, asked, fields, items, part, player, shown, table

from regalia.core.rng import seeded
from regalia.testing import line, refused, rule

READY = {"wood": 3, "sap": 5}


def evening(**changes):
    """The Evening of round 2 begins, grey first."""
    return table(**({"at": ["evening"], "turns": 8, "round": 2} | changes))


def home(**grey):
    return evening(grey={"worker": "north", "coins": 0} | grey, orange={"worker": "east"})


# -- the Evening -----------------------------------------------------------------------------------


@rule("CROSSING-EVE-01")
def test_each_player_does_all_steps_before_the_next():
    state = evening(
        first="orange",
        grey={"worker": "north", "resources": READY, "played": ["coins"], "paws": ["b1"]},
        orange={"worker": "south", "resources": READY},
    )
    assert asked(state) == "evening_income:1"
    refused(state, "evening_income:house_card", "CROSSING-EVE-01", seat=0)
    line(state, "evening_income:house_card", "invest:advance")
    assert asked(state) == "claim:1"
    line(state, "claim:wood_sap")
    assert asked(state) == "evening_income:0"
    assert player(state)["played"] == ["coins"]


@rule("CROSSING-EVE-02")
def test_at_home_one_guild_with_a_pair_or_one_structure():
    state = home(columns={"fox": 2, "owl": 1}, structures=["transport_wood"])
    assert items(state) == {"fox", "house_card", "transport_wood"}
    refused(state, "evening_income:owl", "CROSSING-EVE-02")
    refused(state, "evening_income:building_owl", "CROSSING-EVE-02")


@rule("CROSSING-EVE-03")
@pytest.mark.parametrize(("cards", "vp"), [(2, 2), (4, 4), (5, 4), (7, 6)])
def test_a_guild_pays_for_every_pair(cards, vp):
    assert player(line(home(columns={"fox": cards}), "evening_income:fox"))["vp"] == vp


@rule("CROSSING-EVE-03")
def test_the_boars_give_their_vp_in_the_evening_too():
    state = line(home(columns={"boar": 4}, upgraded=list(C.tile)), "evening_income:boar")
    assert player(state)["vp"] == 4
    bears = line(home(columns={"bear": 4}, structures=["transport_wood"]), "evening_income:bear", "structure:transport_wood")
    refused(bears, "structure:transport_wood", "CROSSING-INC-06")


@rule("CROSSING-EVE-04")
def test_a_structure_is_triggered_once_and_only_that_one():
    state = line(home(structures=["transport_wood", "transport_sap"]), "evening_income:transport_wood")
    assert player(state)["resources"] == {"wood": 1, "stone": 0, "sap": 0, "food": 0}


@rule("CROSSING-EVE-05")
def test_the_income_at_home_is_mandatory_and_away_from_home_there_is_none():
    state = home()
    assert items(state) == {"house_card"}
    refused(state, "pass", "CROSSING-EVE-05")
    away = evening(grey={"worker": "west", "resources": READY}, orange={"worker": "east"})
    assert asked(away) == "claim:0"
    refused(away, "evening_income:house_card", "CROSSING-EVE-05")


@rule("CROSSING-EVE-06", "CROSSING-EVE-07", "CROSSING-EVE-08")
def test_tiles_and_paws_come_back_and_then_objectives_may_be_claimed():
    tiles = ["coins", "two", "trade", "queen"]
    state = evening(
        grey={"worker": "west", "played": tiles, "upgraded": ["two"], "paws": ["b1", "b2"], "resources": READY},
        orange={"worker": "east"},
    )
    assert asked(state) == "claim:0"
    assert player(state)["played"] == player(state)["paws"] == []
    assert player(state)["upgraded"] == ["two"]
    line(state, "claim:wood_sap")
    assert player(state)["vp"] == 5


@rule("CROSSING-EVE-09")
def test_in_step_a_the_paws_are_still_on_the_board():
    state = home(paws=["b1", "b2", "b3"], played=["coins"])
    assert asked(state) == "evening_income:0"
    assert player(state)["paws"] == ["b1", "b2", "b3"]


@rule("CROSSING-EVE-10", "CROSSING-END-01")
def test_the_evening_of_round_4_is_played_in_full_and_then_the_game_ends():
    state = evening(
        round=4, grey={"worker": "north", "columns": {"fox": 2}, "resources": READY, "coins": 0}, orange={"worker": "east"}
    )
    line(state, "evening_income:fox", "claim:wood_sap")
    assert state.over
    assert player(state)["vp"] == 2 + 5
    refused(state, "rest:coins", "CROSSING-END-01", seat=0)
    third = evening(round=3, grey={"worker": "west"}, orange={"worker": "east"})
    assert not third.over
    assert fields(third)["round"] == 4


# -- the end ---------------------------------------------------------------------------------------


def finished(orange=None, **grey):
    place = {"at": ["finish"], "phase": "evening", "round": 4, "turns": 8, "queen": None}
    return table(**place, grey={"coins": 0} | grey, orange={"coins": 0} | (orange or {}))


@rule("CROSSING-END-02")
@pytest.mark.parametrize(("coins", "square", "left"), [(4, 0, 4), (5, 1, 0), (23, 4, 3)])
def test_every_five_coins_advance_the_marker(coins, square, left):
    state = finished(coins=coins)
    assert (player(state)["investment"], player(state)["coins"]) == (square, left)


@rule("CROSSING-END-03")
def test_on_the_last_square_no_more_coins_are_spent():
    state = finished(coins=30, investment=8)
    assert (player(state)["investment"], player(state)["coins"]) == (9, 25)


@rule("CROSSING-END-04")
@pytest.mark.parametrize(("square", "vp"), list(enumerate([0, 1, 2, 3, 5, 7, 9, 11, 13, 15])))
def test_the_vp_of_the_investment_square(square, vp):
    assert part(finished(investment=square), 0, "investment") == vp


@rule("CROSSING-END-05")
@pytest.mark.parametrize(
    ("guild", "track", "spot"),
    [
        ("fox", "wood", "wood_sculpture_2"),
        ("owl", "stone", "stone_sculpture_1"),
        ("bear", "sap", "sap_sculpture_3"),
        ("boar", "food", "food_flower_2"),
    ],
)
def test_guild_cards_times_stars_passed(guild, track, spot):
    stars = next(entry.stars for entry in C.board.spot if entry.id == spot)
    state = finished(columns={guild: 3}, resources={track: 9}, decorations=[spot])
    assert part(state, 0, "guild_cards") == 3 * stars
    assert part(finished(columns={guild: 3}, resources={track: 1}, decorations=[spot]), 0, "guild_cards") == 0


@rule("CROSSING-END-06")
def test_deer_score_nothing_here():
    tens = dict.fromkeys(("wood", "stone", "sap", "food"), 9)
    spots = [spot.id for spot in C.board.spot]
    with_deer = finished(columns={"deer": 6}, resources=tens, decorations=spots, start_card=("start_1", "B"))
    assert part(with_deer, 0, "guild_cards") == 0


@rule("CROSSING-END-07")
@pytest.mark.parametrize(("lowest", "value"), list(enumerate([0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6])))
def test_structures_by_the_least_advanced_marker(lowest, value):
    state = finished(
        resources={"wood": 10, "stone": 10, "sap": lowest, "food": 10}, structures=["building_owl", "transport_wood"]
    )
    assert part(state, 0, "structures") == 3 * value


@rule("CROSSING-END-08")
def test_favours_are_counted_after_the_coins_were_spent():
    state = finished(coins=25, favours=["favour_investment"])
    assert part(state, 0, "favours") == 7  # square 5
    before = table(grey={"coins": 25, "favours": ["favour_investment"]})
    assert part(before, 0, "favours") == 7  # the preview says the same


@rule("CROSSING-END-09")
def test_the_highest_total_wins_then_the_coins_left():
    assert finished(vp=10, orange={"vp": 9}).winners() == [0]
    assert finished(vp=10, coins=2, orange={"vp": 10, "coins": 3}).winners() == [1]
    assert finished(vp=10, coins=5, orange={"vp": 10, "coins": 4}).winners() == [0]  # 5 coins became 1 VP
    assert finished(vp=10, coins=3, orange={"vp": 10, "coins": 3}).winners() == [0, 1]
    assert finished(vp=9, coins=5, orange={"vp": 10, "coins": 4}).winners() == [1]  # 10 each, but the coins are spent


def test_the_live_preview_is_the_final_score():
    """From the last decision on, the preview and the result are the same, breakdown included."""
    for seed in range(6):
        state = GAME.deal(GAME.configure(3), seeded(seed))
        preview = None
        while not state.over:
            last = state.copy()
            state.apply(state.legal()[state.rng.below(len(state.legal()))])
            if state.over and last.key(state.history.action).endswith("done"):
                preview = last.scores()
        assert preview is None or preview == state.scores()
    almost = table(at=["finish"], phase="evening", round=4, turns=8, grey={"coins": 12, "investment": 3})
    assert table(round=4, grey={"coins": 12, "investment": 3}).score(0) == almost.score(0)


# -- Favours ---------------------------------------------------------------------------------------


def worth(favour, **grey):
    state = finished(favours=[favour, *grey.pop("others", [])], **grey)
    return shown(state)["favour_points"][favour]


@rule("CROSSING-FAVS-01")
def test_two_vp_per_favour_itself_included():
    assert worth("favour_sap") == 0
    state = table(
        visible=["favour_wood", "favour_stone", "favour_sap"], grey={"favours": ["favour_favours", "favour_owl", "favour_boar"]}
    )
    assert shown(state)["favour_points"]["favour_favours"] == 6


@rule("CROSSING-FAVS-02")
def test_symbols_and_pairs_of_symbols():
    tokens = ["wood_flower_3", "stone_flower_1", "wood_sculpture_2", "food_sculpture_1"]  # 3 Flowers, 2 Sculptures
    assert worth("favour_decor_any", decorations=tokens) == 5
    assert worth("favour_flowers", decorations=tokens) == 6
    assert worth("favour_sculptures", decorations=tokens) == 4
    assert worth("favour_decor_pairs", decorations=tokens) == 6


@rule("CROSSING-FAVS-03")
def test_resources_and_sets_of_resources():
    markers = {"wood": 7, "stone": 4, "sap": 9, "food": 3}
    for name, square in markers.items():
        assert worth(f"favour_{name}", resources=markers) == square
    assert worth("favour_resource_sets", resources=markers) == 6


@rule("CROSSING-FAVS-04")
@pytest.mark.parametrize("guild", ["owl", "bear", "boar", "deer"])
def test_cards_of_a_guild(guild):
    assert worth(f"favour_{guild}", columns={guild: 3}, queens=[f"queen_{guild}"], start_card=("start_1", "B")) == 6


@rule("CROSSING-FAVS-04")
def test_fox_cards_with_queen_and_starting_card():
    state = table(
        at=["finish"],
        phase="evening",
        round=4,
        turns=8,
        visible=["favour_sap", "favour_wood", "favour_stone"],
        grey={"columns": {"fox": 3}, "queens": ["queen_fox"], "favours": ["favour_fox"]},
    )
    assert len(player(state)["characters"]) == 1
    assert shown(state)["favour_points"]["favour_fox"] == 6


@rule("CROSSING-FAVS-05")
def test_guilds_with_three_cards_deer_included():
    assert worth("favour_guild_triples", columns={"fox": 3, "owl": 2, "deer": 4}) == 6
    assert worth("favour_guild_triples", columns={"fox": 2}, structures=["building_fox", "transport_fox"]) == 0


@rule("CROSSING-FAVS-06")
def test_birds_by_colour():
    birds = ["bird_red_01", "bird_red_02", "bird_yellow_01", "bird_blue_01", "bird_blue_02", "bird_green_01"]
    found = {colour: worth(f"favour_birds_{colour}", birds=birds) for colour in ("red", "yellow", "blue", "green", "any")}
    assert found == {"red": 4, "yellow": 2, "blue": 6, "green": 3, "any": 6}


@rule("CROSSING-FAVS-07")
def test_houses_buildings_upgrades_and_objectives():
    state = table(
        at=["finish"],
        phase="evening",
        round=4,
        turns=8,
        visible=["favour_sap", "favour_wood", "favour_stone"],
        claims={"birds": ["grey"], "wood_sap": ["orange", "grey"]},
        grey={
            "favours": ["favour_houses", "favour_buildings", "favour_upgrades", "favour_objectives"],
            "houses": ["north", "west"],
            "structures": ["building_owl", "building_fox", "transport_wood"],
            "upgraded": ["two", "queen", "coins"],
            "resources": {"stone": 5, "food": 3},  # fulfilled without a claim: no Objective of theirs (ruling R47)
        },
    )
    assert shown(state)["favour_points"] == {
        "favour_houses": 6,
        "favour_buildings": 4,
        "favour_upgrades": 6,
        "favour_objectives": 4,
    }


@rule("CROSSING-FAVS-08")
def test_the_investment_square_once_more():
    assert worth("favour_investment", investment=6) == 9
    state = finished(investment=6, favours=["favour_investment"])
    assert part(state, 0, "investment") + part(state, 0, "favours") == 18
