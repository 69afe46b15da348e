"""The worked examples of the rules (EX01 to EX13)."""

from crossing_table import GAME, asked, fields, items, keys, part, player, shown, table

from regalia.testing import line, refused, rule

INCOME = ["evening", "day", "queen_wakes", "birds_arrive", "income_next:0"]


@rule("CROSSING-INC-01", "CROSSING-INC-02", "CROSSING-INC-03", "CROSSING-INV-02")
def test_ex01_the_income_of_marco_in_round_3():
    state = table(
        at=INCOME,
        round=3,
        phase="morning",
        turns=0,
        grey={
            "coins": 0,
            "investment": 1,
            "resources": {"wood": 4},
            "columns": {"fox": 1, "owl": 4, "bear": 1, "boar": 3, "deer": 2},
            "structures": ["transport_owl", "transport_stone"],
        },
    )
    assert items(state) == {"owl", "boar", "deer"}  # Fox and Bear have one card each
    line(state, "income_next:owl", "invest:advance", "invest:advance")
    assert player(state)["investment"] == 3
    line(state, "income_next:boar", "upgrade:two", "income_next:deer", "resource:wood")
    assert player(state)["upgraded"] == ["two"]
    assert player(state)["resources"]["wood"] == 5
    assert player(state)["coins"] == 3
    assert items(state) == {"house_card", "transport_owl", "transport_stone"}
    line(state, "income_next:house_card", "invest:collect")
    assert (player(state)["coins"], player(state)["investment"]) == (17, 0)
    line(state, "income_next:transport_owl")
    assert player(state)["vp"] == 4
    line(state, "income_next:transport_stone")
    assert player(state)["resources"]["stone"] == 1


@rule("CROSSING-ARR-03")
def test_ex02_birds_with_a_mark_go_to_the_box_at_two_players():
    mark = {bird.id: bird.mark for bird in GAME.components.birds}
    for seed in range(5):
        state = table(at=["evening", "day", "queen_wakes", "birds_arrive"], phase="morning", turns=0, seed=seed, queen=None)
        arrived = [space["bird"] for space in fields(state)["spaces"].values() if space["bird"]]
        assert all(mark[bird] == 0 for bird in arrived)
        stacks = fields(state)["bird_stacks"]
        assert len(stacks) == 30  # ten were drawn, whatever their mark
        assert any(mark[bird] for bird in GAME.components.bird if bird not in stacks) or len(arrived) == 10


@rule("CROSSING-DAY-04", "CROSSING-TILE-01")
def test_ex03_rest_with_the_upgraded_purse():
    state = line(table(grey={"coins": 1, "upgraded": ["coins"]}), "rest:coins")
    assert player(state)["coins"] == 9


@rule("CROSSING-WORK-01", "CROSSING-BUY-02", "CROSSING-BUY-05", "CROSSING-EFF-01")
def test_ex04_the_lumberjack_with_a_bird_that_brings_the_missing_coins():
    state = table(
        cards={"n1": "lumberjack_fox_1"},
        birds={"n1": "bird_red_03"},
        grey={"coins": 3, "worker": "west"},
    )
    line(state, "work:coins", "bridge:b1", "card:lumberjack_fox_1")
    grey = player(state)
    assert grey["coins"] == 0
    assert grey["resources"]["wood"] == 2
    assert grey["birds"] == ["bird_red_03"]
    assert grey["paws"] == ["b1"]
    assert grey["worker"] == "north"


@rule("CROSSING-QUEEN-03", "CROSSING-QUEEN-07", "CROSSING-TILE-06")
def test_ex05_the_queen_twice_with_the_upgraded_tile():
    state = table(first="orange", queen="queen_deer", grey={"upgraded": ["queen"], "worker": "south"})
    line(state, "work:queen", "resource:wood", "resource:sap")
    assert fields(state)["first_player"] == "grey"
    assert fields(state)["queen"]["card"] is None
    assert player(state)["queens"] == ["queen_deer"]
    assert shown(state)["columns"]["deer"] == 1
    assert (player(state)["resources"]["wood"], player(state)["resources"]["sap"]) == (1, 1)
    assert player(state)["worker"] == "south"


@rule("CROSSING-BALL-03", "CROSSING-BALL-04", "CROSSING-BALL-06", "CROSSING-MOVE-06")
def test_ex06_a_flight_for_ten_coins_and_the_sixth_and_seventh_paw():
    state = table(
        balloon="north",
        cards={"e1": "patron_fox_1", "e2": "building_fox"},
        grey={"coins": 10, "worker": "east", "paws": ["b1", "b3", "b4", "b5", "b6"]},
    )
    line(state, "work:two", "balloon_before:north", "bridge:b2", "bridge:b7")
    grey = player(state)
    assert grey["coins"] == 0
    assert fields(state)["balloon"] == "north"
    assert grey["vp"] == 3 + 4
    assert len(grey["paws"]) == 7
    assert items(state) == {"patron_fox_1", "building_fox"}


@rule("CROSSING-EVE-02", "CROSSING-EVE-03")
def test_ex07_the_evening_income_of_the_owls():
    state = table(
        at=["finish", "evening_of:0"],
        phase="evening",
        turns=8,
        round=4,
        grey={"columns": {"owl": 4}, "worker": "north", "coins": 0},
    )
    line(state, "evening_income:owl", "invest:advance", "invest:advance")
    assert player(state)["investment"] == 2


@rule("CROSSING-OBJ-05", "CROSSING-OBJ-06", "CROSSING-OBJ-08")
def test_ex08_the_second_claimant_of_two_takes_the_third_slot():
    state = table(
        at="action:1",
        turns=2,
        claims={"wood_sap": ["grey"], "stone_food": ["orange"]},
        orange={"resources": {"wood": 3, "sap": 5}},
    )
    line(state, "rest:coins", "claim:wood_sap")
    assert fields(state)["objectives"]["t1"]["slots"] == ["grey", None, "orange", None]
    assert player(state, "orange")["vp"] == 1
    assert asked(state) == "favour:1"
    line(state, "favour:1")
    assert player(state, "orange")["favours"] == ["favour_favours"]


@rule("CROSSING-TRACK-04", "CROSSING-FAV-02", "CROSSING-FAV-03")
def test_ex09_the_stone_marker_on_ten_brings_a_favour():
    state = table(cards={"n1": "stonecutter_owl_1"}, grey={"coins": 3, "worker": "west", "resources": {"stone": 9}})
    line(state, "work:prestige", "bridge:b1", "card:stonecutter_owl_1", "favour:2")
    assert player(state)["favours"] == ["favour_houses"]
    visible = fields(state)["favours"]["visible"]
    assert visible[1] not in (None, "favour_houses")


def stefania(**changes):
    return table(
        at=["finish"],
        phase="evening",
        round=4,
        turns=8,
        grey={
            "vp": 46,
            "coins": 12,
            "investment": 3,
            "columns": {"fox": 3, "owl": 4, "boar": 3},
            "resources": {"wood": 5, "stone": 8, "sap": 3, "food": 6},
            "decorations": ["wood_sculpture_2", "stone_sculpture_1", "stone_flower_1", "food_sculpture_1"],
            "structures": ["building_owl", "transport_wood"],
            "birds": [
                "bird_red_01",
                "bird_red_02",
                "bird_yellow_01",
                "bird_yellow_02",
                "bird_blue_01",
                "bird_blue_02",
                "bird_green_01",
            ],
            "favours": ["favour_birds_any", "favour_boar"],
        }
        | changes,
    )


@rule("CROSSING-END-02", "CROSSING-END-04", "CROSSING-END-05", "CROSSING-END-07", "CROSSING-END-08")
def test_ex10_stefania_scores_92():
    state = stefania()
    assert state.over
    assert dict(state.breakdown(0)) == {
        "score_track": 46,
        "investment": 7,
        "guild_cards": 17,
        "structures": 9,
        "favours": 13,
    }
    assert state.score(0) == 92
    assert shown(state)["guild_points"] == {"fox": 6, "owl": 8, "bear": 0, "boar": 3, "deer": 0}
    assert shown(state)["favour_points"] == {"favour_birds_any": 7, "favour_boar": 6}
    assert (player(state)["coins"], player(state)["investment"]) == (2, 5)


def paco_paca(level, favours=()):
    return table(
        level=level,
        at=["finish"],
        phase="evening",
        round=4,
        turns=8,
        claims={tile: ["paco_paca"] for tile in ("wood_sap", "stone_food", "decorations")},  # 3 x 5 VP
        paco_paca={
            "vp": 15,
            "columns": {"fox": 4, "owl": 6, "bear": 7, "boar": 5, "deer": 3},
            "resources": {"wood": 4, "stone": 6, "sap": 7, "food": 5},
            "decorations": [
                "wood_sculpture_2",
                "stone_sculpture_1",
                "stone_flower_2",
                "sap_sculpture_3",
                "food_flower_2",
            ],
            "structures": ["building_owl", "building_fox", "transport_wood"],
            "favours": list(favours),
        },
    )


@rule("CROSSING-SOLO-23")
def test_ex11_paco_and_paca_score_84_and_4_for_each_favour():
    state = paco_paca("intermediate")
    assert shown(state, "paco_paca")["stars"] == {"wood": 2, "stone": 3, "sap": 3, "food": 2}
    assert shown(state, "paco_paca")["guild_points"] == {"fox": 8, "owl": 18, "bear": 21, "boar": 10, "deer": 0}
    assert part(state, 1, "structures") == 12
    assert part(state, 1, "investment") == 0
    assert state.score(1) == 84
    assert paco_paca("intermediate", ["favour_sap", "favour_owl"]).score(1) == 84 + 2 * 4
    assert paco_paca("beginner", ["favour_sap"]).score(1) == 84 + 6
    assert paco_paca("master_builder", ["favour_sap"]).score(1) == 84


def ex12():
    cheap_elsewhere = {"n1": "extractor_fox_1", "n2": "lumberjack_owl_1", "n3": "farmer_fox_1"}
    return table(
        balloon="north",
        cards={"e1": "building_fox", "e2": "patron_fox_1", "w1": "florist_fox_2", "w2": "peddler_deer_2", **cheap_elsewhere}
        | {"s1": "stonecutter_owl_1", "s2": "sculptor_fox_1", "s3": "transport_wood"},
        grey={"coins": 5, "investment": 2, "resources": {"sap": 6}, "worker": "east", "paws": ["b5", "b6"]},
    )


@rule("CROSSING-WORK-04", "CROSSING-WORK-05", "CROSSING-WORK-06", "CROSSING-WORK-07", "CROSSING-WORK-08")
def test_ex12_the_look_ahead_of_a_trade():
    state = ex12()
    assert "work:trade" in keys(state)
    line(state, "work:trade")
    assert (asked(state), items(state)) == ("trade:0", {"skip", "sap"})
    refused(state, "trade:wood", "CROSSING-WORK-04")
    line(state, "trade:sap")
    assert (player(state)["coins"], player(state)["resources"]["sap"]) == (1, 7)
    assert (asked(state), items(state)) == ("invest:0", {"collect"})
    refused(state, "invest:advance", "CROSSING-WORK-04")
    line(state, "invest:collect")
    assert (player(state)["coins"], player(state)["investment"]) == (10, 0)
    assert (asked(state), items(state)) == ("balloon_before:0", {"skip", "west"})
    refused(state, "balloon_before:north", "CROSSING-WORK-04")
    flown = line(state.copy(), "balloon_before:west")
    assert items(flown) == {"b7"}
    line(flown, "bridge:b7")
    assert items(flown) == {"building_fox", "patron_fox_1"}
    line(state, "balloon_before:skip")
    assert (asked(state), items(state)) == ("bridge:0", {"b7"})
    line(state, "bridge:b7")
    assert (asked(state), items(state)) == ("balloon_after:0", {"skip", "east"})
    line(state, "balloon_after:skip")
    assert (asked(state), items(state)) == ("card:0", {"florist_fox_2", "peddler_deer_2"})


@rule("CROSSING-WORK-05", "CROSSING-WORK-06")
def test_ex12_with_the_first_window_skipped():
    state = line(ex12(), "work:trade", "trade:skip")
    assert (asked(state), items(state)) == ("bridge:0", {"b7"})
    line(state, "bridge:b7")
    assert (asked(state), items(state)) == ("trade:0", {"skip", "sap"})
    line(state, "trade:skip")
    assert (asked(state), items(state)) == ("card:0", {"florist_fox_2", "peddler_deer_2"})
    line(state, "card:florist_fox_2")
    assert (asked(state), items(state)) == ("trade:0", {"sap"})
    refused(state, "trade:skip", "CROSSING-WORK-04")
    line(state, "trade:sap", "invest:collect")
    assert player(state)["coins"] == 1


def ex13():
    """Grey's Investment marker is on the last square; its Objective and the last free slot of the row wait for a claim."""
    state = table(
        balloon="south",
        places=["investment", "wood_sap", "stone_food", "decorations", "settlement", "birds"],
        claims={"wood_sap": ["grey"]},
        cards={"w1": "building_deer"},
        grey={"coins": 4, "investment": 9, "resources": {"sap": 6}, "worker": "north", "paws": ["b2", "b5"]},
    )
    return line(state, "work:trade", "trade:skip", "bridge:b1", "trade:skip", "card:building_deer", "trade:skip")


EVERY_RESOURCE = {"skip", "wood", "stone", "sap", "food"}


@rule("CROSSING-WORK-05", "CROSSING-OBJ-12", "CROSSING-DAY-08")
def test_ex13_a_trade_after_a_claim():
    state = ex13()
    assert (asked(state), items(state)) == ("trade:0", EVERY_RESOURCE)  # W4
    line(state, "trade:skip")
    assert (asked(state), items(state)) == ("claim:0", {"investment", "done"})
    line(state, "claim:investment")
    assert (player(state)["vp"], player(state)["investment"]) == (5, 6)
    assert asked(state) == "favour:0"  # the row is complete
    line(state, "favour:1")
    assert (asked(state), items(state)) == ("trade:0", EVERY_RESOURCE)  # W5
    line(state, "trade:sap")
    assert (player(state)["coins"], player(state)["resources"]["sap"]) == (0, 7)
    assert (asked(state), items(state)) == ("invest:0", {"advance", "collect"})
    line(state, "invest:advance")
    assert player(state)["investment"] == 7
    assert asked(state) == "action:1"


@rule("CROSSING-WORK-05")
def test_ex13_traded_before_the_claim_or_done_without_one():
    traded = line(ex13(), "trade:sap", "invest:advance")
    assert player(traded)["investment"] == 9
    line(traded, "claim:investment", "favour:1")
    assert player(traded)["investment"] == 6
    assert asked(traded) == "action:1"  # no second Trade
    assert asked(line(ex13(), "trade:skip", "claim:done")) == "action:1"
