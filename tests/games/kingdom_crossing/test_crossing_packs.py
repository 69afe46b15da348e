"""Component packs: the printed values of a box of one's own change play; what does not fit is refused precisely."""

import pytest
from crossing_table import GAME, C, asked, fields, items, keys, part, picking, player, table

from regalia.core.errors import ComponentError
from regalia.core.journal import parse
from regalia.core.packs import Pack
from regalia.drawing.scene import scene_of
from regalia.testing import line, play_random, rule

CHEAP = {"characters": {"card": [{"id": "lumberjack_fox_1", "cost": 1, "effect": {"kind": "vp", "n": 4}}]}}


def test_a_changed_cost_and_effect_change_play():
    place = {"cards": {"n1": "lumberjack_fox_1"}, "balloon": "south", "grey": {"coins": 1, "worker": "west"}}
    assert "card:lumberjack_fox_1" not in keys(table(**place))
    state = table(**place, pack=CHEAP)
    line(state, "work:prestige", "bridge:b1", "card:lumberjack_fox_1")
    assert player(state)["vp"] == 1 + 4
    assert player(state)["coins"] == 0


def test_changed_boards_and_tracks_change_the_score():
    place = {"at": ["finish"], "phase": "evening", "round": 4, "turns": 8}
    grey = {"coins": 12, "investment": 3, "resources": {"wood": 3}, "decorations": ["wood_sculpture_2"], "columns": {"fox": 2}}
    pack = {
        "investment": {"vp": [0, 2, 4, 6, 8, 20, 22, 24, 26, 28]},
        "player_board": {"spot": [{"id": "wood_sculpture_2", "passed_at": 3}]},
    }
    state = table(**place, grey=grey, pack=pack)
    assert part(state, 0, "investment") == 20
    assert part(state, 0, "guild_cards") == 4
    assert part(table(**place, grey=grey), 0, "guild_cards") == 0


def test_a_changed_map_changes_the_walks():
    pack = {"map": {"bridge": [{"id": "b7", "between": ["north", "south"]}], "balloon": {"cost_same_region": 1}}}
    state = line(table(pack=pack, balloon="north", grey={"coins": 30, "worker": "north"}), "work:prestige", "balloon_before:skip")
    assert items(state) == {"b1", "b2", "b5", "b7"}
    flown = line(table(pack=pack, balloon="north", grey={"coins": 30}), "work:prestige", "balloon_before:south")
    assert player(flown)["coins"] == 29


def side(**slots):
    return {"objectives": {"tile": [{"id": "wood_sap", "easy": {"kind": "resources", "wood": 3, "sap": 5, **slots}}]}}


@rule("CROSSING-OBJ-05")
def test_the_points_of_the_slots_of_one_side_of_one_objective():
    ready = {"resources": {"wood": 3, "sap": 5, "stone": 5, "food": 3}}
    state = table(pack=side(slots=[9, 6, 4, 2]), grey=ready, seats=3, claims={"wood_sap": ["orange"]})
    assert state.view(0)["table"]["objectives"]["t1"]["next_vp"] == 6
    line(state, "rest:coins", "claim:wood_sap")
    assert player(state)["vp"] == 6
    line(state, "claim:stone_food")
    assert player(state)["vp"] == 6 + 5  # as printed on every other Objective
    plain = line(table(pack=side(), grey=ready), "rest:coins", "claim:wood_sap")
    assert player(plain)["vp"] == 5
    drawn = GAME.draw(scene_of(table(pack=side(slots=[47, 6, 4, 2])), 0, "en"))
    assert ">47<" in "".join(drawn.left)


def face(id, bird):
    return {
        "id": id,
        "guild": "fox",
        "coins": 3,
        "invest": 0,
        "resources": {},
        "decoration": "",
        **({"bird": bird} if bird else {}),
    }


def faces(first, second):
    """What a box prints on the two faces of `start_1`."""
    return {"start_cards": {"card": [{"id": "start_1", "face": [first, second]}]}}


@rule("CROSSING-START-05", "CROSSING-START-09")
@pytest.mark.parametrize(("shown", "region"), [("A", "east"), ("B", "south")])
def test_each_face_of_a_starting_card_may_have_its_own_bird_colour(shown, region):
    state = picking(shown, faces(face("A", "green"), face("B", "yellow")))
    assert f"@region-{region}" in state.option_args(GAME.action("pick_start:start_1")).values()
    line(state, "pick_start:start_1")
    assert player(state, "orange")["worker"] == region
    assert player(state, "orange")["houses"] == [region]
    card = line(picking(shown, faces(face("A", None), face("B", None))), "pick_start:start_1")
    assert player(card, "orange")["worker"] == "north"  # the colour of the card


@rule("CROSSING-START-08")
def test_two_starting_cards_may_lead_to_the_same_region():
    GAME.configure(2, pack=Pack("mine", {"start_cards": {"card": [{"id": "start_1", "bird": "yellow"}]}}))


@rule("CROSSING-INV-04")
def test_coins_on_the_first_investment_square_can_be_collected():
    coins = {"investment": {"coins": [2, 4, 9, 14, 20, 25, 30, 35, 40, 45]}}
    state = line(table(pack=coins, queen="queen_owl", grey={"coins": 0}), "work:queen")
    assert items(state) == {"advance", "collect"}
    line(state, "invest:collect")
    assert (player(state)["coins"], player(state)["investment"]) == (2, 0)
    # the look-ahead counts on them: the Bird's Investment pays for the card
    place = {"cards": {"n1": "stonecutter_owl_1"}, "birds": {"n1": "bird_red_06"}, "balloon": "south"}
    poor = {"coins": 1, "worker": "west", "paws": ["b3", "b4", "b7"]}
    assert "work:prestige" not in keys(table(**place, grey=poor))
    state = line(table(**place, grey=poor, pack=coins), "work:prestige", "bridge:b1", "card:stonecutter_owl_1")
    assert items(state) == {"collect"}


@rule("CROSSING-SETUP-04")
def test_a_region_with_another_colour_and_number_of_spaces():
    """The colours of three regions are reconstructed: yellow may be the west, with three spaces."""
    regions = [
        {"id": "south", "bird": "blue", "spaces": ["s1", "s2"]},
        {"id": "west", "bird": "yellow", "spaces": ["w1", "w2", "s3"]},
    ]
    tiles = [("solo_s1", "blue"), ("solo_s2", "blue"), ("solo_w1", "yellow"), ("solo_w2", "yellow")]
    pack = Pack(
        "mine",
        {
            "map": {"region": regions},
            "birds": {"kind": [{"id": "blue", "region": "south"}, {"id": "yellow", "region": "west"}]},
            "solo": {"tile": [{"id": id, "bird": colour} for id, colour in tiles]},
        },
    )
    state = play_random(GAME, GAME.configure(4, pack=pack), seed=2, steps=60)
    spaces = fields(state)["spaces"]
    assert {id: entry["bird"].split("_")[1] for id, entry in spaces.items() if entry["bird"]}.items() <= {
        **dict.fromkeys(("n1", "n2", "n3"), "red"),
        **dict.fromkeys(("e1", "e2"), "green"),
        **dict.fromkeys(("s1", "s2"), "blue"),
        **dict.fromkeys(("w1", "w2", "s3"), "yellow"),
    }.items()
    cards = dict(zip(state.tables.space_ids, state.face, strict=True))
    assert {id: C.face[entry["card"]] for id, entry in spaces.items()} == cards
    again = GAME.from_json(state.to_json())
    assert fields(again) == fields(state)


def test_the_resources_of_a_starting_card_come_one_after_the_other():
    """A box may print enough of them to reach a bonus square: the bonus is resolved before the next (CROSSING-TRACK-05)."""
    card = face("A", None) | {"resources": {"stone": 6, "sap": 1}}
    state = line(picking(pack=faces(card, face("B", None))), "pick_start:start_1")
    assert asked(state) == "upgrade:1"
    assert player(state, "orange")["resources"] == {"wood": 0, "stone": 6, "sap": 0, "food": 0}
    line(state, "upgrade:two")
    assert player(state, "orange")["resources"]["sap"] == 1


def test_a_pack_goes_whole_into_the_journal():
    config = GAME.configure(2, pack=Pack("mine", CHEAP))
    state = play_random(GAME, config, seed=3)
    again = GAME.replay(parse(state.journal().to_text()))
    assert again.digest() == state.digest()
    assert fields(again)["players"] == fields(state)["players"]


def files(name, **content):
    return Pack("wrong", {name: content})


def side_of(side, **condition):
    return files("objectives", tile=[{"id": "wood_sap", side: condition}])


WRONG = [
    (files("dice"), "pack-unknown-file", ""),
    (files("characters", card=[{"id": "lumberjack_cat_1", "cost": 1}]), "pack-unknown-entry", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "price": 1}]), "pack-unknown-field", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "cost": "much"}]), "file-invalid", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "cost": -1}]), "component-value", "CROSSING-COMP-01"),
    (files("characters", card=[{"id": "lumberjack_fox_1", "guild": "cat"}]), "file-invalid", ""),
    (files("characters", card=[{"id": "lumberjack_fox_1", "type": "farmer"}]), "component-value", "CROSSING-SETUP-01"),
    (
        files("characters", card=[{"id": "patron_fox_1", "effect": {"kind": "gold", "n": 1}}]),
        "component-value",
        "CROSSING-EFF-01",
    ),
    (files("characters", card=[{"id": "patron_fox_1", "effect": {"kind": "coins"}}]), "component-value", "CROSSING-EFF-01"),
    (
        files("characters", card=[{"id": "patron_fox_1", "effect": {"kind": "coins", "n": 1, "base": 2}}]),
        "component-value",
        "CROSSING-EFF-01",
    ),
    (files("structures", structure=[{"id": "building_fox", "cost": 2}]), "component-value", "CROSSING-BUY-05"),
    (
        files(
            "structures", structure=[{"id": "building_fox", "effect": {"kind": "structure_trigger", "n": 1, "distinct": True}}]
        ),
        "component-value",
        "CROSSING-EFF-09",
    ),
    (
        files("birds", token=[{"id": "bird_red_01", "effect": {"kind": "resource_choice", "n": 1}}]),
        "component-value",
        "CROSSING-WORK-06",
    ),
    (files("birds", token=[{"id": "bird_red_01", "kind": "blue"}]), "component-count", "CROSSING-SETUP-04"),
    (files("birds", kind=[{"id": "red", "count": 11}]), "component-count", "CROSSING-COMP-08"),
    (files("map", bridge=[{"id": "b1", "between": ["north", "north"]}]), "component-value", "CROSSING-MOVE-01"),
    (files("map", clockwise=["north", "north", "east", "west"]), "component-value", "CROSSING-SOLO-14"),
    (files("player_board", spot=[{"id": "wood_flower_3", "passed_at": 11}]), "component-value", "CROSSING-DECO-03"),
    (files("player_board", spot=[{"id": "wood_flower_3", "symbols": 1}]), "component-value", "CROSSING-COMP-06"),
    (files("player_board", track=[{"id": "wood", "bonus_square": 10}]), "component-value", "CROSSING-TRACK-03"),
    (files("player_board", structure_value={"vp_by_lowest_square": [0, 1]}), "component-count", "CROSSING-END-07"),
    (files("investment", vp=[0, 1]), "component-count", "CROSSING-END-04"),
    (files("investment", coins=[-1, 4, 9, 14, 20, 25, 30, 35, 40, 45]), "component-value", "CROSSING-COMP-01"),
    (files("favours", favour=[{"id": "favour_fox", "arg": "cat"}]), "component-value", "CROSSING-END-08"),
    (files("favours", favour=[{"id": "favour_fox", "per": "cat"}]), "component-value", "CROSSING-END-08"),
    (files("objectives", slots={"easy": [5, 3]}), "component-count", "CROSSING-OBJ-05"),
    (files("start_cards", card=[{"id": "start_1", "bird": "pink"}]), "file-invalid", ""),
    (files("start_cards", card=[{"id": "start_1", "face": [face("A", "pink"), face("B", "red")]}]), "file-invalid", ""),
    (
        files("start_cards", card=[{"id": "start_1", "face": [face("B", None), face("B", None)]}]),
        "component-value",
        "CROSSING-START-01",
    ),
    (
        files("start_cards", card=[{"id": "start_1", "face": [face("A", None) | {"resources": {"wood": 11}}, face("B", None)]}]),
        "component-value",
        "CROSSING-START-05",
    ),
    (side_of("easy", kind="resources", wood=3, slots=[5, 3, 1]), "component-count", "CROSSING-OBJ-05"),
    (side_of("hard", kind="resources", wood=3, slots=[5, 3, 1, -1]), "component-value", "CROSSING-OBJ-05"),
    (side_of("easy", kind="resources", wood=11), "component-value", "CROSSING-OBJ-09"),
    (side_of("easy", kind="resources", n=3), "component-value", "CROSSING-OBJ-09"),
    (side_of("easy", kind="birds"), "component-value", "CROSSING-OBJ-09"),
    (side_of("easy", kind="birds", n=2, wood=1), "component-value", "CROSSING-OBJ-09"),
    (side_of("hard", kind="symbols", flower=7), "component-value", "CROSSING-OBJ-09"),
    (side_of("hard", kind="invest_back", steps=10), "component-value", "CROSSING-OBJ-09"),
    (side_of("hard", kind="houses", n=4), "component-value", "CROSSING-OBJ-09"),
    (
        files("objectives", tree_positions={"rows": [["t1"], ["t2", "t3", "t4"], ["t5", "t6"]]}),
        "component-count",
        "CROSSING-SETUP-06",
    ),
    (
        files("objectives", tree_positions={"rows": [["t1", "t1"], ["t3", "t4"], ["t5", "t6"]]}),
        "component-count",
        "CROSSING-SETUP-06",
    ),
    (files("material", general={"favour_tiles": 25}), "component-value", "CROSSING-COMP-01"),
    (files("material", per_player={"houses": 4}), "component-value", "CROSSING-COMP-01"),
    (files("material", player_colours={"ids": ["red", "orange", "purple", "white"]}), "component-value", "CROSSING-COMP-01"),
    (files("material", player_colours={"name_en": ["Grey"]}), "component-count", "CROSSING-COMP-01"),
    (files("material", coin_denominations={"values": [0, 5, 10]}), "component-value", "CROSSING-COMP-03"),
    (files("map", region=[{"id": "north", "spaces": ["n1", "n2", "x3"]}]), "component-value", "CROSSING-SETUP-02"),
    (files("map", region=[{"id": "north", "bird": "blue"}]), "component-value", "CROSSING-SETUP-04"),
    (files("map", balloon={"cost_other_region": -1}), "component-value", "CROSSING-COMP-01"),
    (files("characters", type=[{"id": "farmer", "count": 9}]), "component-count", "CROSSING-SETUP-01"),
    (files("structures", house_card={"cost": 1}), "component-value", "CROSSING-PSETUP-05"),
    (files("structures", house_card={"count": 3}), "component-count", "CROSSING-PSETUP-05"),
    (files("queens", queen=[{"id": "queen_owl", "effect": {"kind": "invest", "n": 5}}]), "component-value", "CROSSING-EFF-01"),
    (
        files(
            "birds",
            token=[{"id": "bird_red_01", "effect": {"kind": "decoration", "decor": "flower", "mode": "single", "min_paws": 8}}],
        ),
        "component-value",
        "CROSSING-EFF-05",
    ),
    (files("player_board", guild=[{"id": "fox", "resource": "food"}]), "component-value", "CROSSING-END-05"),
    (files("player_board", track=[{"id": "wood", "guild": "owl"}]), "component-value", "CROSSING-END-05"),
    (files("tokens", empty_deck=[{"id": "empty_vp", "effect": []}]), "component-count", "CROSSING-BUY-10"),
    (
        files("tokens", empty_deck=[{"id": "empty_vp", "effect": [{"kind": "vp", "n": 1}] * 9}]),
        "component-count",
        "CROSSING-BUY-10",
    ),
    (files("solo", automa={"deer_tie_order": ["wood", "stone", "sap"]}), "component-value", "CROSSING-SOLO-10"),
    (files("solo", tile=[{"id": "solo_n1", "bird": "blue"}]), "component-value", "CROSSING-SOLO-05"),
    (files("action_tiles", tile=[{"id": "queen", "base": {"rest_coins": 8}}]), "component-value", "CROSSING-TILE-06"),
    (
        files("action_tiles", tile=[{"id": "queen", "base": {"rest_coins": 8, "queen_effect_times": 1, "trade_cost": 4}}]),
        "component-value",
        "CROSSING-QUEEN-05",
    ),
    (
        files("action_tiles", tile=[{"id": "two", "base": {"rest_coins": 3, "queen_effect_times": 1}}]),
        "component-value",
        "CROSSING-TILE-06",
    ),
    (files("action_tiles", tile=[{"id": "two", "bridges": 4}]), "component-value", "CROSSING-MOVE-03"),
    (files("solo", level=[{"id": "beginner", "rest_tiles": 4}]), "component-value", "CROSSING-SOLO-05"),
    (files("solo", tile=[{"id": "solo_n1", "space": "n2"}]), "component-value", "CROSSING-SOLO-05"),
]


@pytest.mark.parametrize(
    ("pack", "key", "clause"), WRONG, ids=[f"{next(iter(row[0].files))}-{row[1]}-{n}" for n, row in enumerate(WRONG)]
)
def test_a_wrong_pack_is_refused_precisely(pack, key, clause):
    with pytest.raises(ComponentError) as problem:
        GAME.configure(2, pack=pack)
    assert (problem.value.key, problem.value.clause) == (key, clause)
    assert next(iter(pack.files)) in problem.value.text("en")
    assert problem.value.text("fr") != problem.value.text("en")
