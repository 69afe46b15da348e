"""The solo game against Paco & Paca (CROSSING-SOLO)."""

import pytest
from crossing_table import AUTOMA, DECK, GAME, HOME, C, asked, buy_whole, fields, keys, player, shown, table

from regalia.core.errors import ConfigError
from regalia.core.rng import seeded
from regalia.testing import line, rule

LEVELS = {"beginner": 3, "intermediate": 2, "expert": 1, "master_builder": 0}
FREE = {"n1": "patron_fox_1", "n2": "building_fox"}
ALL_FAVOURS = list(C.favour)


def new(level="beginner", seed=0, **options):
    return GAME.new(players=1, seed=seed, mode="solo", level=level, **options)


def tile(name, **changes):
    """Paco & Paca have turned up this tile, and grey is asked again."""
    place = {"at": ["evening", "day_turn", "automa_claim", "automa_tile"], "turns": 2, "level": "beginner", "solo_deck": [name]}
    return table(**(place | changes))


# -- set-up ----------------------------------------------------------------------------------------


@rule("CROSSING-SOLO-01")
def test_set_up_as_for_two_with_paco_and_paca_first():
    for seed in range(5):
        state = new(seed=seed)
        assert fields(state)["first_player"] == AUTOMA
        assert len(fields(state)["start_pairs"]) == 2
        assert list(fields(state)["players"]) == ["grey", AUTOMA]


@rule("CROSSING-SOLO-02")
def test_what_paco_and_paca_have_and_have_not():
    state = new(seed=3)
    state.apply(state.legal()[0])
    while state.phase < 2:
        state.apply(state.legal()[0])
    twins = player(state, AUTOMA)
    assert twins["worker"] is None
    assert (twins["coins"], twins["investment"], twins["paws"], twins["upgraded"]) == (0, 0, [], [])
    assert "house_card" in twins["structures"]
    assert len(twins["houses"]) == 1


@rule("CROSSING-SOLO-03", "CROSSING-SOLO-04")
def test_they_take_the_other_pair_and_nothing_of_its_effects():
    for seed in range(8):
        state = new(seed=seed)
        pairs = {pair["card"]: pair for pair in fields(state)["start_pairs"]}
        mine, theirs = sorted(pairs)
        state.apply(state.game.action(f"pick_start:{mine}"))
        while state.phase == 0:
            state.apply(state.legal()[0])
        twins = player(state, AUTOMA)
        face = next(one for card in C.start_cards if card.id == theirs for one in card.face if one.id == pairs[theirs]["face"])
        assert twins["start_card"] == {"card": theirs, "face": face.id}
        assert twins["favours"] == [pairs[theirs]["favour"]]
        assert twins["houses"] == [HOME[theirs]]
        assert twins["coins"] == 0
        assert set(twins["resources"].values()) == {0}
        assert twins["decorations"] == []
        assert shown(state, AUTOMA)["columns"][face.guild] == 1
        assert fields(state)["balloon"] == HOME[theirs]


@rule("CROSSING-SOLO-05")
@pytest.mark.parametrize(("level", "rests"), list(LEVELS.items()))
def test_the_levels_differ_in_rest_tiles(level, rests):
    state = new(level)
    while state.phase == 0:
        state.apply(state.legal()[0])
    deck = fields(state)["solo_deck"]
    assert sum(name.startswith("rest") for name in deck) == rests
    assert len(deck) == 11 + rests
    assert {f"solo_{space}" for space in C.space} | {"solo_crown"} <= set(deck)


@rule("CROSSING-SOLO-05")
def test_there_is_no_other_level():
    with pytest.raises(ConfigError) as problem:
        new("legend")
    assert problem.value.clause == "CROSSING-SOLO-05"


# -- rounds ----------------------------------------------------------------------------------------


@rule("CROSSING-SOLO-06")
def test_each_morning_a_new_deck_and_no_income_for_them():
    state = table(
        level="expert",
        at=["evening", "morning"],
        phase="evening",
        turns=8,
        round=2,
        solo_deck=[],
        queen=None,
        paco_paca={"columns": {"fox": 4}, "structures": ["transport_wood"]},
    )
    assert len(fields(state)["solo_deck"]) == 12
    assert asked(state) == "income_next:0"
    line(state, "income_next:house_card", "invest:advance")
    assert fields(state)["phase"] == "day"
    assert player(state, AUTOMA)["vp"] == 0
    assert player(state, AUTOMA)["resources"]["wood"] == 0
    assert fields(state)["queen"]["card"] is not None


@rule("CROSSING-SOLO-07", "CROSSING-SOLO-08")
def test_turns_alternate_four_each_and_eight_tiles_a_round():
    state = new("master_builder", seed=4)
    events = []
    state.events = events
    while state.phase < 2 or asked(state) != "action:0":
        state.apply(state.legal()[0])
    turns = 0
    while fields(state)["round"] == 1 and state.phase == 2:
        if asked(state) == "action:0":
            turns += 1
            tiles = sum(event.key in ("automa-tile", "automa-rest") for event in events)
            assert tiles == 2 * turns  # they began
            line(state, next(key for key in sorted(keys(state)) if key.startswith("rest")))
        else:
            state.apply(state.legal()[-1])
    assert turns == 4
    assert sum(event.key in ("automa-tile", "automa-rest") for event in events) == 8


# -- tiles -----------------------------------------------------------------------------------------


@rule("CROSSING-SOLO-09", "CROSSING-SOLO-26")
def test_a_bird_tile_takes_the_card_and_the_bird_without_effects():
    state = tile("solo_n1", cards={"n1": "lumberjack_bear_1"}, birds={"n1": "bird_red_04"})
    twins = player(state, AUTOMA)
    assert twins["characters"] == ["lumberjack_bear_1"]
    assert twins["birds"] == ["bird_red_04"]
    assert (twins["coins"], twins["vp"]) == (0, 0)
    assert twins["resources"] == {"wood": 0, "stone": 0, "sap": 1, "food": 0}  # of the Bear, not of the effect
    entry = fields(state)["spaces"]["n1"]
    assert entry["card"].startswith("lumberjack")
    assert entry["bird"] is None


@rule("CROSSING-SOLO-10")
@pytest.mark.parametrize(("guild", "track"), [("fox", "wood"), ("owl", "stone"), ("bear", "sap"), ("boar", "food")])
def test_a_character_advances_the_marker_of_its_guild(guild, track):
    state = tile("solo_n1", cards={"n1": f"florist_{guild}_1"})
    assert {name for name, n in player(state, AUTOMA)["resources"].items() if n} == {track}
    assert shown(state, AUTOMA)["columns"][guild] == (2 if guild == "owl" else 1)


@rule("CROSSING-SOLO-10")
@pytest.mark.parametrize(
    ("markers", "track"),
    [
        ({}, "wood"),
        ({"wood": 1}, "stone"),
        ({"wood": 2, "stone": 2, "sap": 1, "food": 1}, "sap"),
        ({"wood": 3, "stone": 3, "sap": 3}, "food"),
    ],
)
def test_a_deer_advances_the_least_advanced_marker(markers, track):
    state = tile("solo_n1", cards={"n1": "florist_deer_1"}, paco_paca={"resources": markers})
    assert player(state, AUTOMA)["resources"][track] == markers.get(track, 0) + 1


@rule("CROSSING-SOLO-11")
def test_a_structure_goes_under_their_board_and_nothing_happens():
    state = tile("solo_n1", cards={"n1": "transport_wood"})
    twins = player(state, AUTOMA)
    assert twins["structures"] == ["transport_wood", "house_card"]
    assert set(twins["resources"].values()) == {0}


@rule("CROSSING-SOLO-12")
def test_a_spot_just_passed_gets_its_token():
    state = tile("solo_n1", cards={"n1": "florist_fox_1"}, paco_paca={"resources": {"wood": 3}})
    assert player(state, AUTOMA)["decorations"] == ["wood_sculpture_2"]
    assert player(tile("solo_n1", cards={"n1": "florist_fox_1"}), AUTOMA)["decorations"] == []


@rule("CROSSING-SOLO-13")
def test_only_square_ten_of_the_track_bonuses():
    bonus = tile(
        "solo_n1", cards={"n1": "florist_fox_1"}, paco_paca={"resources": {"wood": 4}, "decorations": ["wood_sculpture_2"]}
    )
    assert player(bonus, AUTOMA)["coins"] == 0
    spots = ["wood_sculpture_2", "wood_flower_3"]
    ten = tile("solo_n1", cards={"n1": "florist_fox_1"}, paco_paca={"resources": {"wood": 9}, "decorations": spots})
    assert player(ten, AUTOMA)["favours"] == ["favour_favours"]


@rule("CROSSING-SOLO-14", "CROSSING-SOLO-28")
def test_the_crown_takes_queen_and_token_and_moves_the_balloon():
    state = tile("solo_crown", queen="queen_fox", balloon="south")
    assert player(state, AUTOMA)["queens"] == ["queen_fox"]
    assert shown(state, AUTOMA)["columns"]["fox"] == 1
    assert set(player(state, AUTOMA)["resources"].values()) == {0}
    assert fields(state)["first_player"] == AUTOMA
    assert fields(state)["balloon"] == "west"
    assert state.turn == 0  # the Day keeps alternating as begun


@rule("CROSSING-SOLO-14")
@pytest.mark.parametrize(("start", "end"), [("north", "east"), ("east", "south"), ("south", "west"), ("west", "north")])
def test_the_balloon_moves_clockwise_even_when_the_queen_is_gone(start, end):
    state = tile("solo_crown", queen=None, balloon=start, first="grey")
    assert fields(state)["balloon"] == end
    assert fields(state)["first_player"] == "grey"
    assert player(state, AUTOMA)["queens"] == []


@rule("CROSSING-SOLO-15")
def test_a_rest_tile_does_nothing():
    state = tile("rest_1")
    other = table(level="beginner", at=["evening", "day_turn"], turns=2, solo_deck=[])
    assert player(state, AUTOMA) == player(other, AUTOMA)
    assert fields(state)["spaces"] == fields(other)["spaces"]


@rule("CROSSING-SOLO-16")
def test_nothing_to_take_from_an_empty_deck_tile():
    state = tile("solo_n1", cards={"n1": "empty_coins"}, grey={"characters": buy_whole("patron")})
    assert player(state, AUTOMA)["characters"] == []
    assert fields(state)["spaces"]["n1"]["card"] == "empty_coins"


@rule("CROSSING-BUY-09", "CROSSING-SOLO-26")
def test_they_can_take_the_last_card_of_a_deck():
    rest = [card for card in buy_whole("patron") if card != "patron_fox_1"]
    state = tile("solo_n1", cards={"n1": "patron_fox_1"}, grey={"characters": rest})
    assert fields(state)["spaces"]["n1"]["card"] in C.empty_tile


@rule("CROSSING-SOLO-17")
def test_complete_sets_move_houses_and_the_third_gives_a_favour():
    four = {"fox": 1, "bear": 1, "boar": 1}  # the starting card is an Owl
    second = tile("solo_n1", cards={"n1": "florist_deer_1"}, paco_paca={"columns": four})
    assert len(player(second, AUTOMA)["houses"]) == 2
    assert player(second, AUTOMA)["favours"] == []
    nine = {"fox": 2, "owl": 2, "bear": 2, "boar": 2, "deer": 1}
    third = tile("solo_n1", cards={"n1": "florist_deer_1"}, paco_paca={"columns": nine, "houses": ["south", "west"]})
    assert len(player(third, AUTOMA)["houses"]) == 3
    assert player(third, AUTOMA)["favours"] == ["favour_favours"]
    queen = tile("solo_crown", queen="queen_deer", paco_paca={"columns": four})
    assert len(player(queen, AUTOMA)["houses"]) == 2


TEN = {"resources": {"wood": 9}, "decorations": ["wood_sculpture_2", "wood_flower_3"]}


@rule("CROSSING-SOLO-18")
def test_they_take_the_topmost_favour_and_the_others_move_up():
    state = tile("solo_n1", cards={"n1": "florist_fox_1"}, paco_paca=TEN)
    visible = fields(state)["favours"]["visible"]
    assert visible[:2] == ["favour_houses", "favour_fox"]
    assert visible[2] not in (None, "favour_favours")


@rule("CROSSING-SOLO-18", "CROSSING-SOLO-27")
def test_with_an_empty_supply_the_rest_closes_up_and_without_any_they_gain_none():
    rest = [favour for favour in ALL_FAVOURS if favour not in ("favour_houses", "favour_fox")]
    state = tile(
        "solo_n1",
        cards={"n1": "florist_fox_1"},
        visible=[None, "favour_houses", "favour_fox"],
        grey={"favours": rest},
        paco_paca=TEN,
    )
    assert player(state, AUTOMA)["favours"] == ["favour_houses"]
    assert fields(state)["favours"]["visible"] == ["favour_fox", None, None]
    none = tile("solo_n1", cards={"n1": "florist_fox_1"}, visible=[None] * 3, grey={"favours": ALL_FAVOURS}, paco_paca=TEN)
    assert player(none, AUTOMA)["favours"] == []
    assert player(none, AUTOMA)["resources"]["wood"] == 10


@rule("CROSSING-SOLO-18")
def test_a_favour_you_take_is_replaced_in_place():
    state = table(level="beginner", at=["evening", "day_turn", "claim:0", "favour:0"])
    visible = fields(line(state, "favour:1"))["favours"]["visible"]
    assert visible[1:] == ["favour_houses", "favour_fox"]


# -- Objectives ------------------------------------------------------------------------------------


def their_turn(**changes):
    """A whole turn of theirs: two Rest tiles, then the Objectives."""
    place = {"at": ["evening", "day_turn", "automa_turn"], "turns": 2, "level": "beginner", "solo_deck": ["rest_1", "rest_2"]}
    return table(**(place | changes))


@rule("CROSSING-SOLO-19")
def test_after_both_tiles_they_claim_everything_they_fulfil():
    state = their_turn(paco_paca={"resources": {"wood": 3, "stone": 5, "sap": 5, "food": 3}})
    objectives = fields(state)["objectives"]
    assert objectives["t1"]["slots"][0] == objectives["t2"]["slots"][0] == AUTOMA
    assert player(state, AUTOMA)["vp"] == 10
    assert player(state, AUTOMA)["favours"] == ["favour_favours"]  # the row


@rule("CROSSING-SOLO-19")
def test_they_come_first_when_both_qualify():
    state = their_turn(paco_paca={"resources": {"wood": 3, "sap": 5}}, grey={"resources": {"wood": 3, "sap": 5}})
    line(state, "rest:coins", "claim:wood_sap")
    assert fields(state)["objectives"]["t1"]["slots"] == [AUTOMA, None, "grey", None]
    assert player(state)["vp"] == 1


@rule("CROSSING-SOLO-19")
def test_they_claim_only_after_the_second_tile():
    for seed in range(4):
        deck = ["solo_n1", "rest_1"]
        ready = {"resources": {"wood": 3, "sap": 4}}
        state = table(level="beginner", cards={"n1": "florist_bear_1"}, solo_deck=deck, paco_paca=ready, seed=seed)
        state.events = []
        line(state, "rest:coins")
        told = [event.key for event in state.events if event.key in ("automa-tile", "automa-rest", "automa-claim")]
        assert sorted(told[:2]) == ["automa-rest", "automa-tile"]
        assert told[2:] == ["automa-claim"]
        assert player(state, AUTOMA)["resources"]["sap"] == 5


@rule("CROSSING-SOLO-20")
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_never_the_investment_objective(side):
    assert not next(entry for entry in C.objectives if entry.id == "investment").automa_can_claim
    state = their_turn(sides={"investment": side})
    assert fields(state)["objectives"]["t4"]["slots"] == [None] * 4


@rule("CROSSING-SOLO-21")
def test_a_last_check_before_scoring():
    state = table(
        level="beginner",
        at=["finish"],
        phase="evening",
        round=4,
        turns=8,
        paco_paca={"birds": [f"bird_red_{n:02}" for n in range(1, 8)]},
    )
    assert state.over
    assert fields(state)["objectives"]["t6"]["slots"][0] == AUTOMA
    assert player(state, AUTOMA)["vp"] == 5


@rule("CROSSING-SOLO-22")
def test_nothing_for_them_in_the_evening():
    state = table(level="beginner", at=["evening"], turns=8, round=4, grey={"worker": "west"}, paco_paca={"columns": {"fox": 4}})
    assert state.over
    assert player(state, AUTOMA)["vp"] == 0


@rule("CROSSING-SOLO-23")
def test_their_favours_are_worth_two_vp_per_rest_tile():
    for level, rests in LEVELS.items():
        state = table(
            level=level, at=["finish"], phase="evening", round=4, turns=8, paco_paca={"favours": ["favour_wood", "favour_owl"]}
        )
        assert dict(state.breakdown(1))["favours"] == 2 * 2 * rests
        assert dict(state.breakdown(1))["investment"] == 0


def ended(mine, theirs, coins=0):
    return table(
        level="beginner",
        at=["finish"],
        phase="evening",
        round=4,
        turns=8,
        grey={"vp": mine, "coins": coins},
        paco_paca={"vp": theirs},
    )


@rule("CROSSING-SOLO-24")
def test_you_win_with_more_and_a_tie_is_broken_by_your_coins():
    assert ended(20, 19).winners() == [0]
    assert ended(19, 20).winners() == [1]
    assert ended(20, 20, coins=1).winners() == [0]
    assert ended(20, 20).winners() == [0, 1]


@rule("CROSSING-SOLO-25")
def test_everything_else_follows_the_rules_for_two():
    marks = {bird.id: bird.mark for bird in C.birds}
    state = table(level="beginner", at=["evening", "day", "queen_wakes", "birds_arrive"], phase="morning", turns=0, first="grey")
    assert all(space["bird"] is None or marks[space["bird"]] == 0 for space in fields(state)["spaces"].values())
    mine = table(level="beginner", cards=FREE, balloon="south", grey={"coins": 0, "worker": "west", "columns": {"fox": 2}})
    line(mine, "work:prestige", "bridge:b1", "card:patron_fox_1")
    assert player(mine)["coins"] == 5


@rule("CROSSING-SOLO-26")
def test_the_order_of_a_bird_tile_in_the_log():
    nine = {"fox": 1, "owl": 2, "bear": 2, "boar": 2, "deer": 2}
    state = table(
        level="beginner",
        at=["evening", "day_turn", "action:0"],
        turns=1,
        cards={"n1": "florist_fox_1"},
        birds={"n1": "bird_red_01"},
        solo_deck=["solo_n1", "rest_1"],
        paco_paca={"columns": nine, "houses": ["south", "west"], "resources": {"wood": 9}, "decorations": ["wood_sculpture_2"]},
    )
    events = []
    state.events = events
    line(state, "rest:coins")
    told = [event.key for event in events if event.key not in ("automa-tile", "automa-rest", "rest", "automa-claim")]
    wanted = ["automa-card", "automa-bird", "automa-resource", "automa-decorate"]
    wanted += ["automa-favour", "automa-house", "automa-favour", "reveal"]
    assert [key for key in told if key in wanted][: len(wanted)] == wanted


@rule("CROSSING-SOLO-27")
def test_markers_stay_on_ten():
    tens = dict.fromkeys(("wood", "stone", "sap", "food"), 10)
    spots = [spot.id for spot in C.board.spot]
    for card in ("florist_deer_1", "florist_fox_1"):
        done = {id: [AUTOMA] for id in C.objective}
        state = tile("solo_n1", cards={"n1": card}, claims=done, paco_paca={"resources": tens, "decorations": spots})
        assert player(state, AUTOMA)["resources"] == tens
        assert player(state, AUTOMA)["favours"] == []


@rule("CROSSING-SOLO-28")
def test_whoever_takes_the_queen_starts_the_next_round():
    state = table(level="beginner", at=["evening", "morning"], phase="evening", turns=8, round=2, first="grey", queen=None)
    while state.phase == 1:
        state.apply(state.legal()[0])
    assert asked(state) == "action:0"
    theirs = table(level="beginner", at=["evening", "morning"], phase="evening", turns=8, round=2, first=AUTOMA, queen=None)
    events = []
    theirs.events = events
    while theirs.phase == 1:
        theirs.apply(theirs.legal()[0])
    assert sum(event.key in ("automa-tile", "automa-rest") for event in events) == 2


def test_their_average_is_that_of_the_rules():
    """Part 10 of the rules: about 71 / 79 / 87 / 98 points from beginner to master builder."""
    for level, mean in {"beginner": 71, "intermediate": 79, "expert": 87, "master_builder": 98}.items():
        config = GAME.configure(1, "solo", level=level)
        scores = []
        for seed in range(60):
            state = GAME.deal(config, seeded(seed), record=False)
            state.playout()
            scores.append(state.score(1))
        assert abs(sum(scores) / len(scores) - mean) < 10, level
    assert len(DECK) == 100
