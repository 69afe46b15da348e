"""Components, set-up and characters (NOBILITY-COMP, -SETUP, -CHAR, -VAR)."""

import functools
import operator

import pytest
from nobility_table import (
    CHARACTERS,
    ENOUGH,
    GAME,
    GUILDS,
    RACES,
    RESOURCES,
    board,
    go,
    keys,
    kind,
    me,
    place,
    position,
    refused_for,
    table,
)

from regalia.core.errors import ConfigError, PositionError
from regalia.games.rise_to_nobility.load import components
from regalia.testing import rule

C = components(None)


def start(players, seed=3, **options):
    return GAME.new(players=players, seed=seed, **options)


@rule("NOBILITY-COMP-01")
def test_material_of_a_colour():
    assert [colour.id for colour in C.game.colour] == ["black", "white", "yellow", "red", "green", "blue"]
    assert (C.game.per_player.workers, C.game.per_player.houses, C.game.player_count[0].dice) == (14, 7, 5)
    with pytest.raises(PositionError):
        table(dice=[1, 2, 3, 4])


@rule("NOBILITY-COMP-02")
def test_shared_material():
    counts = [
        len(C.buildings),
        len(C.ships),
        len(C.settlers),
        len(C.council),
        len(C.events),
        len(C.objectives),
        len(C.characters),
    ]
    assert counts == [48, 18, 48, 30, 16, 15, 13]
    assert C.game.components.modifier_tokens == 20
    assert len([row for row in C.game.player_count if row.players > 1]) == 5


@rule("NOBILITY-COMP-03")
def test_resources_are_unlimited():
    state = table(dice=[5, 1, 1, 1, 1], me={"resources": dict.fromkeys(RESOURCES, 150), "gold": 9})
    go(place(5, "scholars", state), "decline", "buy:3", "end_turn")
    assert me(state)["resources"]["books"] == 153


@rule("NOBILITY-COMP-04")
def test_gold_is_unlimited():
    state = place(1, "port", table(dice=[1, 1, 1, 1, 1], me={"gold": 500}))
    go(state, "sell_resource:books")
    assert me(state)["gold"] == 503


@rule("NOBILITY-COMP-05")
def test_twenty_modifiers_and_what_is_left_of_them():
    state = table(
        seats={0: {"modifiers": 9, "community_zones": ["CB-01", None, None]}, 1: {"modifiers": 11}},
        town_hall={"buildings": {0: "CB-04"}},
    )
    go(state, "end_turn", "end_turn")
    assert me(state)["modifiers"] == 9
    with pytest.raises(PositionError):
        table(seats={0: {"modifiers": 10}, 1: {"modifiers": 11}})


@rule("NOBILITY-COMP-06")
def test_fourteen_workers():
    said = {"settlers": ["SET-07"], "resources": ENOUGH, "workers": 13}
    state = go(table(me=said), "satisfy", "settlers_card:SET-07", "spend:books:2", "spend:furniture:2", "spend:jewelry:2")
    assert me(state)["workers"] == 14
    with pytest.raises(PositionError):
        table(me={"workers": 14}, guilds={"scholars": {"apprentices": [1, 0]}})


@rule("NOBILITY-COMP-07", "NOBILITY-YARD-05")
def test_seven_houses():
    satisfied = [f"SET-0{n}" for n in range(1, 4)]
    state = table(dice=[1, 1, 1, 1, 1], me={"houses": 4, "plots": 3, "satisfied": satisfied})
    go(state, "place_die")
    assert refused_for(state, "location:yard") == "YARD-05"
    with pytest.raises(PositionError):
        table(me={"houses": 5, "plots": 3, "satisfied": satisfied})


@rule("NOBILITY-SETUP-01")
def test_first_round():
    assert board(start(3))["round"] == 1


@rule("NOBILITY-SETUP-02")
@pytest.mark.parametrize(
    ("players", "slots", "dice", "apprentices"),
    [(1, 2, 1, 2), (2, 2, 1, 2), (3, 3, 2, 3), (4, 4, 2, 4), (5, 5, 3, 5), (6, 6, 3, 6)],
)
def test_player_count_table(players, slots, dice, apprentices):
    state = start(players)
    assert len(board(state)["cavern_tavern"]["dice"]) == len(board(state)["construction_yard"]["dice"]) == slots
    view = state.view(0)["table"]["guilds"]["scholars"]
    assert (view["dice_allowed"], view["apprentice_slots"]) == (dice, apprentices)


@rule("NOBILITY-SETUP-03")
def test_neutral_workshops_with_two_players():
    for guild, name in enumerate(GUILDS):
        left, middle, right = board(start(2))["guilds"][name]["workshops"]
        assert left is None
        assert right is None
        assert middle["owner"] is None
        assert C.buildings[C.building[middle["tile"]]].guild == GUILDS[guild]
    assert board(start(3))["guilds"]["scholars"]["workshops"] == [None] * 3


@rule("NOBILITY-SETUP-04")
def test_first_settlers_come_from_stack_one():
    for seed in range(5):
        state = start(5, seed)
        for seat in range(5):
            first = me(state, seat)["settlers"][0]
            assert C.settlers[C.settler[first]].stack == 1


@rule("NOBILITY-SETUP-05")
def test_six_settlers_of_the_common_deck():
    stacks = set()
    for seed in range(4):
        tavern = board(start(3, seed))["cavern_tavern"]
        stacks |= {C.settlers[C.settler[card]].stack for card in tavern["settlers"]}
        assert None not in tavern["settlers"]
        assert tavern["discard"] == []
    assert stacks == {1, 2}


@rule("NOBILITY-SETUP-06")
def test_one_ship():
    port = board(start(3))["port"]
    assert port["ship"] not in port["pile"]
    assert len(port["pile"]) == 17


@rule("NOBILITY-SETUP-07")
def test_eighteen_council_tiles():
    council = board(start(3))["stone_council"]
    assert [len(row) for row in council["tiles"]] == [6, 6, 6]
    assert len(council["pile"]) == 12
    assert None not in functools.reduce(operator.iadd, council["tiles"], [])


@rule("NOBILITY-SETUP-08")
def test_six_buildings_from_the_bag():
    two, three = board(start(2))["town_hall"], board(start(3))["town_hall"]
    assert (len(two["bag"]), len(three["bag"])) == (36, 42)
    assert None not in two["buildings"] + three["buildings"]


@rule("NOBILITY-SETUP-09")
@pytest.mark.parametrize(("players", "tokens"), [(2, [0, 0]), (3, [0, 0, 0]), (4, [0, 0, 0, 1]), (5, [0, 0, 0, 1, 2])])
def test_starting_modifiers(players, tokens):
    """In turn order from the first player; a character's gift may add more."""
    for seed in range(6):
        state = start(players, seed, first_player=2)
        for turn, count in enumerate(tokens):
            player = me(state, (1 + turn) % players)
            gift = C.characters[C.character[player["character"]]].gift.get("modifier", 0)
            assert player["modifiers"] in (count, count + gift)


@rule("NOBILITY-SETUP-10")
def test_colours_belong_to_the_seats():
    assert GAME.seat_names("en", GAME.configure(6)) == ["Black", "White", "Yellow", "Red", "Green", "Blue"]
    assert len(me(table(4), 3)["dice"]) == 5


@rule("NOBILITY-SETUP-11")
def test_characters_are_random_different_and_open():
    found = {me(start(5, seed), seat)["character"] for seed in range(4) for seat in range(5)}
    assert len(found) > 6
    state = start(5)
    shown = [player["character"] for player in state.view(-1)["table"]["players"]]
    assert len(set(shown)) == 5


@rule("NOBILITY-SETUP-12")
def test_player_board():
    per = C.game.per_player
    assert (per.plots, per.community_zones, C.board.reputation_track.min, C.board.reputation_track.max) == (7, 3, 6, 24)
    assert C.board.player_board_slot.slots == 1


@rule(
    "NOBILITY-SETUP-13",
    "NOBILITY-SETUP-14",
    "NOBILITY-SETUP-15",
    "NOBILITY-SETUP-16",
    "NOBILITY-SETUP-17",
    "NOBILITY-SETUP-18",
)
def test_what_a_player_starts_with():
    """Before the gifts: stop at the first question of a gift."""
    for seed in range(30):
        state = start(3, seed)
        if kind(state) == "gift_resource":
            break
    last = me(state, (board(state)["first_player"] + 2) % 3)
    assert (last["gold"], last["houses"], last["reputation"], last["nobility"]) == (8, 1, 9, 0)
    assert last["resources"] == dict.fromkeys(RESOURCES, 1)
    assert sum(last["vp"].values()) == 0
    assert last["plots"] == 0


@rule("NOBILITY-SETUP-20")
def test_order_of_setup():
    """Chance comes in this order: first player, workshops, settlers, ship, council, buildings, characters, commissions."""
    order = [text.split(":")[0] for text in GAME.chance.write(start(2, 3, chancery=True).origin)]
    seen = list(dict.fromkeys(order))
    assert seen == ["first_player", "workshop", "settlers", "ship", "council", "building", "character", "commission"]
    state = start(2, 3, chancery=True)
    assert kind(state) == "first_commission"
    assert refused_for(state, "place_die") == "SETUP-20"


@rule("NOBILITY-SETUP-21")
def test_help_takes_the_place_of_the_aid_card():
    """The aid card has no effect: the rules are at hand in both languages and no component of the state stands for it."""
    for lang in ("en", "fr"):
        assert GAME.texts.format(lang, "rule-NOBILITY-SETUP-21") != "rule-NOBILITY-SETUP-21"
    assert "aid" not in str(sorted(board(start(3))))


@rule("NOBILITY-CHAR-01")
def test_four_of_the_characters_type():
    said = {"settlers": ["SET-04"], "resources": ENOUGH}
    state = go(table(me=said), "satisfy", "settlers_card:SET-04")
    assert refused_for(state, "spend:relics:4") == "SETTLER-05"
    go(state, "spend:relics:1")
    assert "spend:jewelry:4" in keys(state)
    other = go(
        table(me={**said, "character": "verelan_si"}, seats={1: {"character": "twig_fizzlewick"}}),
        "satisfy",
        "settlers_card:SET-04",
    )
    assert "spend:relics:4" in keys(other)


@rule("NOBILITY-CHAR-02")
def test_character_changes_neither_range_nor_types():
    state = go(table(me={"settlers": ["SET-04"], "resources": ENOUGH}), "satisfy", "settlers_card:SET-04", "spend:relics:3")
    assert keys(state) == ["spend:jewelry:1", "spend:jewelry:2", "spend:jewelry:3"]
    assert refused_for(state, "spend:jewelry:4") == "SETTLER-04"
    poor = table(me={"settlers": ["SET-01"], "resources": {**ENOUGH, "books": 0}})
    assert refused_for(poor, "satisfy") == "SETTLER-03"


@rule("NOBILITY-CHAR-03")
def test_gifts_in_turn_order_once():
    events = []
    GAME.deal(GAME.configure(3, first_player=2), regalia_rng(5), events=events)
    gifts = [event.seat for event in events if event.key == "gift"]
    assert gifts == [1, 2, 0][: len(gifts)]
    assert gifts


def regalia_rng(seed):
    from regalia.core.rng import seeded

    return seeded(seed)


GIFTS = {
    "rhys_lusys": {"reputation": 13, "cards": 2},
    "martok_coinforged": {"gold": 13},
    "belvedere_stonefist": {"gold": 10, "cubes": 8},
    "verelan_si": {"modifiers": 4},
    "pella_greenbarrow": {"gold": 11, "modifiers": 2},
    "garrick_vale": {"gold": 10, "workers": 1},
    "ilsabet_moonweir": {"gold": 10, "nobility": 2},
    "thrainn_underlode": {"cubes": 10},
    "sylwen_thornback": {"gold": 10, "reputation": 12},
    "twig_fizzlewick": {"reputation": 11, "cubes": 8},
    "nettle_cogspark": {"gold": 12, "cards": 2},
}


@rule("NOBILITY-CHAR-04")
@pytest.mark.parametrize("character", GIFTS)
def test_gift_parts(character):
    said = position(
        2,
        stack=["begin_round", "gift:0"],
        me={"character": character, "settlers": ["SET-01"]},
        seats={1: {"character": "nya_adebowale"}},
    )
    said["stack"] = ["begin_round", "gift:0"]
    for player in said["table"]["players"]:
        player["dice"] = []
    state = GAME.from_json(said, seed=3)
    while kind(state).startswith("gift"):
        assert len(keys(state)) == 6
        state.do(state.legal()[-1])
    player = me(state)
    found = {"gold": 8, "cubes": 6, "reputation": 9, "nobility": 0, "modifiers": 0, "workers": 0, "cards": 1} | GIFTS[character]
    assert sum(player["resources"].values()) == found.pop("cubes")
    assert len(player["settlers"]) == found.pop("cards")
    assert {name: player[name] for name in found} == found
    assert None not in board(state)["cavern_tavern"]["settlers"]


@rule("NOBILITY-CHAR-04")
def test_gift_house():
    houses = [character for character in C.characters if "house" in character.gift]
    assert houses
    for character in houses:
        said = position(2, me={"character": character.id}, seats={1: {"character": "rhys_lusys"}})
        said["stack"] = ["begin_round", "gift:0"]
        for player in said["table"]["players"]:
            player["dice"] = []
        state = GAME.from_json(said, seed=3)
        while kind(state).startswith("gift"):
            state.do(state.legal()[0])
        assert me(state)["houses"] == 1 + character.gift["house"]


@rule("NOBILITY-VAR-01", "NOBILITY-VAR-02")
def test_night_side_changes_nothing():
    day, night = start(3, 5, side="day"), start(3, 5, side="night")
    assert day.view(0)["table"] | {"side": "night"} == night.view(0)["table"]
    day.playout()
    night.playout()
    assert day.scores() == night.scores()
    with pytest.raises(ConfigError):
        start(3, side="dusk")


def test_the_helper_knows_all_names():
    assert list(C.race) == RACES
    assert set(CHARACTERS) <= set(C.character)
