"""Component packs: what the owner of a box may correct, and that everything else is refused by name."""

import pytest
from nobility_table import ENOUGH, GAME, board, go, keys, kind, me, place, refused_for, table

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack
from regalia.drawing.scene import scene_of
from regalia.testing import rule

FIRST_DECK = [event.id for event in GAME.components.events if event.deck == 1]


def pack_of(**files):
    return Pack("mine", files)


def test_a_pack_changes_play():
    pack = Pack(
        "printed",
        {
            "board": {
                "town_hall_slot": [{"id": 1, "cost": 2}],
                "workshop_slot": [{"id": 1, "owner_reward": {"vp": 2}}],
                "castle_slot": [{"id": 3, "reputation": 4}],
            },
            "settlers": {"settler": [{"id": "SET-01", "max": 5, "stars": 3}]},
            "council": {"council_tile": [{"id": "SC-01", "vp": 9}]},
        },
    )
    said = {"settlers": ["SET-01"], "resources": ENOUGH, "workers": 1}
    state = go(table(3, dice=[1] * 5, me=said, pack=pack), "satisfy", "spend:books:3")
    assert keys(state) == ["spend:weapons:1", "spend:weapons:2"]
    go(state, "spend:weapons:2")
    assert me(state)["nobility"] == 3
    go(place(1, "town_hall", state), "zone:1")
    assert me(state)["gold"] == 6
    castle = place(5, "castle", table(3, dice=[5] * 5, pack=pack))
    assert me(castle)["reputation"] == 13
    game = GAME.new(players=3, seed=2, pack=pack)
    game.playout()
    assert GAME.replay(game.journal()).digest() == game.digest()


@rule("NOBILITY-CMS-02", "NOBILITY-CMS-03", "NOBILITY-CMS-05")
def test_a_dice_tile_may_show_a_value_twice():
    pack = pack_of(chancery={"dice_tile": [{"id": "DT-01", "values": [2, 2, 5]}]})
    state = place(2, "dice_tile", table(3, dice=[2] * 5, chancery=True, pack=pack))
    held = me(state)["commissions"][0]
    assert (held["complete"], held["dice"], held["activated"]) == ([2], [2], False)
    again = GAME.from_json(state.to_json())
    assert again.digest() == state.digest()
    one = {0: {"complete": [2]}}
    second = place(2, "dice_tile", table(3, dice=[2] * 5, me={"commissions": one}, chancery=True, pack=pack))
    assert (me(second)["commissions"][0]["complete"], me(second)["commissions"][0]["dice"]) == ([2, 2], [2])
    full = go(table(3, dice=[2] * 5, me={"commissions": {0: {"complete": [2, 2]}}}, chancery=True, pack=pack), "place_die")
    assert refused_for(full, "location:dice_tile") == "CMS-04"
    with pytest.raises(ValueError, match="complete"):
        table(3, me={"commissions": {0: {"complete": [2, 2, 2]}}}, chancery=True, pack=pack)
    last = table(3, dice=[5] * 5, me={"commissions": {0: {"complete": [2, 2]}}}, chancery=True, pack=pack)
    assert me(place(5, "dice_tile", last))["commissions"][0]["activated"]


@pytest.mark.parametrize(("complete", "dice", "shown"), [([], [], "<i>2</i><i>2</i><i>5</i>"), ([2], [], "<i>2</i><i>5</i>")])
def test_a_value_shown_twice_is_drawn_slot_by_slot(complete, dice, shown):
    pack = pack_of(chancery={"dice_tile": [{"id": "DT-01", "values": [2, 2, 5]}]})
    state = table(3, me={"commissions": {0: {"complete": complete, "dice": dice}}}, chancery=True, pack=pack)
    drawn = "".join(str(part) for part in GAME.draw(scene_of(state, 0, "en")).seats)
    own = str(GAME.draw(scene_of(state, 0, "en")).own)
    assert shown in drawn + own
    assert "<i>2</i><i>2</i>" not in drawn + own or not complete


@rule("NOBILITY-CMS-12")
@pytest.mark.parametrize(("metric", "points"), [("settlers", 2), ("workshops", 1), ("guilds_with_apprentice", 1)])
def test_commissions_may_count_what_objectives_count(metric, points):
    pack = pack_of(chancery={"commission": [{"id": "treasurer", "score": {"metric": metric, "vp": 1}}]})
    held = {0: {"complete": [1, 2, 6], "activated": True}}
    said = {"commissions": held, "satisfied": ["SET-01", "SET-02"], "plots": 2}
    shops = {"workshops": {0: {"tile": "WS-SCH-2", "owner": 0}}, "apprentices": [1, 0, 0]}
    state = table(3, me=said, guilds={"scholars": shops}, chancery=True, pack=pack)
    assert dict(state.breakdown(0))["commissions"] == points


@rule("NOBILITY-EVENT-05", "NOBILITY-EVENT-06", "NOBILITY-BERK-03")
def test_events_that_take_something_away():
    scarce = pack_of(events={"event": [{"id": "open_doors", "effect": {"hook": "guild_buy", "amount": -2}}]})
    state = place(5, "scholars", table(3, dice=[5] * 5, event="open_doors", pack=scarce))
    assert keys(state) == ["buy:0", "buy:1"]
    none = place(1, "scholars", table(3, dice=[1] * 5, event="open_doors", pack=scarce))
    assert kind(none) == "menu"
    dear = pack_of(events={"event": [{"id": "open_doors", "effect": {"hook": "berk_free_modifiers", "amount": -3}}]})
    berk = go(place(5, "berk", table(3, dice=[5] * 5, event="open_doors", pack=dear)), "part:modifiers")
    assert keys(berk) == ["modifiers:1", "modifiers:2"]
    assert me(go(berk, "modifiers:2"))["gold"] == 6
    closed = place(1, "berk", table(3, dice=[1] * 5, event="open_doors", pack=dear))
    assert (kind(closed), refused_for(closed, "part:modifiers")) == ("renew", "TURN-06")


@rule("NOBILITY-HALL-10", "NOBILITY-HALL-20")
def test_a_tile_may_be_of_the_other_kind():
    """How many of the 48 tiles are workshops is reconstructed."""
    workshop = {"id": "CB-01", "kind": "workshop", "guild": "scholars", "effects": ["coin"]}
    community = {"id": "WS-SCH-1", "kind": "community", "guild": "", "effects": ["community"]}
    pack = pack_of(buildings={"building": [workshop, community]})
    apprentice = {"scholars": {"apprentices": [1, 0, 0]}}
    state = place(1, "town_hall", table(3, dice=[1] * 5, guilds=apprentice, pack=pack))
    assert board(state)["guilds"]["scholars"]["workshops"][0] == {"tile": "CB-01", "owner": 0}
    zone = go(place(2, "town_hall", table(3, dice=[2] * 5, me={"workers": 1}, pack=pack)), "zone:2")
    assert me(zone)["community_zones"] == [None, "WS-SCH-1", None]
    assert GAME.draw(scene_of(zone, 0, "en")).boards
    full = {"settlers": ["SET-01"], "resources": ENOUGH, "workers": 13, "community_zones": [None, "WS-SCH-1", None]}
    welcome = go(table(3, me=full, pack=pack, town_hall={"buildings": {1: None}}), "satisfy", "spend:books:3", "spend:weapons:3")
    assert me(welcome)["workers"] == 13
    game = GAME.new(players=2, seed=4, pack=pack)
    game.playout()
    assert GAME.replay(game.journal()).digest() == game.digest()


def test_prices_of_the_house_are_changed_together():
    pack = pack_of(game={"prices": {"house": 4}}, board={"yard": {"price": 4}})
    assert me(place(1, "yard", table(3, dice=[1] * 5, pack=pack)))["gold"] == 4


def test_more_or_fewer_modifiers_in_the_box():
    pack = pack_of(game={"components": {"modifier_tokens": 6}})
    state = go(place(5, "berk", table(3, dice=[5] * 5, seats={1: {"modifiers": 5}}, pack=pack)), "part:modifiers")
    assert me(state)["modifiers"] == 1
    assert board(state)["berk_office"]["dice"][2] is not None


BAD_PACKS = [
    ({"weather": {}}, "weather"),
    ({"board": {"town_hall_slot": [{"id": 9, "cost": 2}]}}, "9"),
    ({"board": {"town_hall_slot": [{"id": 1, "price": 2}]}}, "price"),
    ({"board": {"town_hall_slot": [{"id": 1, "cost": -2}]}}, "cost"),
    ({"board": {"town_hall_slot": [{"id": 1, "value": 2}]}}, "town_hall_slot.value"),
    ({"board": {"guild_slot": [{"id": 1, "values": [1]}]}}, "guild_slot.values"),
    ({"board": {"workshop_slot": [{"id": 2, "activated_by": [5, 6]}]}}, "guild_slot.2"),
    ({"board": {"workshop_slot": [{"id": 2, "owner_reward": {"gold": 1, "vp": 1}}]}}, "owner_reward"),
    ({"board": {"nobility_shield": [{"id": "wood", "levels": [2]}]}}, "levels"),
    ({"settlers": {"settler": [{"id": "SET-01", "max": 7}]}}, "SET-01.max"),
    ({"settlers": {"settler": [{"id": "SET-01", "race": "orc"}]}}, "orc"),
    ({"settlers": {"settler": [{"id": "SET-99", "min": 2}]}}, "SET-99"),
    ({"buildings": {"building": [{"id": "CB-01", "effects": ["coin"]}]}}, "CB-01"),
    ({"ships": {"ship": [{"id": "SHIP-01", "demand": {"books": {"price": 1, "spaces": 1}}}]}}, "SHIP-01"),
    ({"events": {"event": [{"id": "open_doors", "effect": {"hook": "rain"}}]}}, "open_doors"),
    ({"chancery": {"dice_tile": [{"id": "DT-01", "values": [1, 2]}]}}, "DT-01"),
    ({"chancery": {"commission": [{"id": "teacher", "score": {"metric": "luck", "vp": 1}}]}}, "teacher"),
    ({"solo": {"solo_objective": [{"id": "rising_star", "conditions": [{"metric": "luck", "value": 1}]}]}}, "rising_star"),
    ({"characters": {"character": [{"id": "rhys_lusys", "gift": {"castle": 1}}]}}, "gift"),
    ({"council": {"council_tile": [{"id": "SC-01", "nobility": 30}]}}, "SC-01"),
    ({"game": {"components": {"modifier_tokens": "many"}}}, "modifier_tokens"),
    ({"game": {"components": {"modifier_tokens": 5}}}, "modifier_tokens"),
    ({"game": {"components": {"building_tiles": 50}}}, "building_tiles"),
    ({"game": {"per_player": {"dice": 6}}}, "per_player.dice"),
    ({"game": {"per_player": {"start_reputation": 10}}}, "per_player.start_reputation"),
    ({"game": {"per_player": {"start_houses": 8}}}, "per_player.start_houses"),
    ({"game": {"per_player": {"start_nobility": 21}}}, "per_player.start_nobility"),
    ({"game": {"per_player": {"resource_cap_per_type_character": 2}}}, "resource_cap_per_type_character"),
    ({"game": {"player_count": [{"players": 2, "dice": 4}]}}, "player_count"),
    ({"game": {"resource": [{"id": "books", "guild": "artists"}]}}, "resource.books.guild"),
    ({"game": {"prices": {"house": 4}}}, "yard.price"),
    ({"board": {"guild": [{"id": "scholars", "resource": "relics"}]}}, "guild.scholars.resource"),
    ({"board": {"guild": [{"id": "scholars", "automa_value": 2}]}}, "automa_value"),
    ({"board": {"guild_slot": [{"id": 3, "place": 10}]}}, "place"),
    ({"board": {"port_slot": [{"id": 6, "max_sales": 10}]}}, "max_sales"),
    ({"board": {"castle_slot": [{"id": 4, "min_players": 5}]}}, "castle_slot.min_players"),
    ({"board": {"castle_slot": [{"id": 4, "values": []}]}}, "castle_slot.4.values"),
    ({"board": {"community_zone": [{"id": 2, "income": {}}]}}, "community_zone.2.income"),
    ({"board": {"community_zone": [{"id": 2, "income": {"modifier": 10}}]}}, "income"),
    ({"board": {"player_board_slot": {"values": []}}}, "player_board_slot.values"),
    ({"board": {"reputation_track": {"min": 8}}}, "reputation_track"),
    ({"board": {"reputation_track": {"min": -1}}}, "reputation_track"),
    ({"board": {"council_column": [{"id": 1, "race": "human"}]}}, "council_column.race"),
    ({"board": {"nobility_track": {"max": 30}}}, "levels"),
    ({"settlers": {"settler": [{"id": "SET-01", "resources": ["books", "books"]}]}}, "SET-01.resources"),
    ({"buildings": {"building": [{"id": "WS-SCH-1", "guild": None}]}}, "WS-SCH-1"),
    ({"events": {"event": [{"id": "open_doors", "effect": {"hook": "port_max_sales", "amount": 0}}]}}, "open_doors"),
    ({"events": {"event": [{"id": "open_doors", "effect": {"hook": "guild_buy", "amount": 4}}]}}, "open_doors"),
    ({"events": {"event": [{"id": "open_doors", "effect": {"hook": "guild_buy"}}]}}, "open_doors"),
    ({"events": {"event": [{"id": name, "deck": 2} for name in FIRST_DECK[:4]]}}, "events.deck.1"),
    ({"chancery": {"office": [{"id": "T1", "die": 2}]}}, "office.die"),
    ({"chancery": {"office": [{"id": "B1", "min_players": 2}]}}, "B1.min_players"),
    (
        {"chancery": {"commission": [{"id": "teacher", "score": {"metric": "settlers_of", "of": ["elf"] * 2, "vp": 1}}]}},
        "teacher",
    ),
    ({"chancery": {"commission": [{"id": "teacher", "score": {"metric": "settlers_of", "of": ["orc"], "vp": 1}}]}}, "teacher"),
    ({"chancery": {"commission": [{"id": "teacher", "score": {"metric": "vp", "vp": 1}}]}}, "teacher"),
    ({"solo": {"solo_objective": [{"id": "rising_star", "conditions": []}]}}, "rising_star"),
    ({"characters": {"character": [{"id": "rhys_lusys", "gift": {"settler_choice": 3}}]}}, "rhys_lusys"),
]


@pytest.mark.parametrize(("files", "where"), BAD_PACKS)
def test_bad_packs_are_refused_precisely(files, where):
    with pytest.raises(ComponentError) as problem:
        GAME.configure(3, pack=Pack("bad", files))
    assert where in str(problem.value)
    assert problem.value.text("fr") != problem.value.text("en")


@rule("NOBILITY-SETTLER-04")
def test_a_low_maximum_binds_before_the_last_type():
    """Of three cubes in all at least one must be left for the other type."""
    pack = pack_of(settlers={"settler": [{"id": "SET-01", "min": 2, "max": 3}]})
    state = go(table(3, me={"settlers": ["SET-01"], "resources": ENOUGH}, pack=pack), "satisfy")
    assert keys(state) == ["spend:books:1", "spend:books:2"]
    assert refused_for(state, "spend:books:3") == "SETTLER-04"
