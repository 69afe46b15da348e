"""The options of a table, and games stored under older rules."""

import json
from pathlib import Path

import pytest
from nobility_table import GAME, board, go, keys, kind, me, place, position, table

import regalia.core.journal as journals
from regalia.cli.doctor import examine
from regalia.core.errors import ConfigError
from regalia.drawing.scene import scene_of
from regalia.testing import rule

STORED = Path(__file__).parent / "stored"
COLOURS = ["black", "white", "yellow", "red", "green", "blue"]


# -- first player ----------------------------------------------------------------------------------


@rule("NOBILITY-SETUP-19")
def test_the_first_player_is_a_seat_counted_from_one():
    for players in range(2, 7):
        for seat in range(1, players + 1):
            assert GAME.new(players=players, seed=3, first_player=seat).first == seat - 1


@rule("NOBILITY-SETUP-19")
@pytest.mark.parametrize("options", [{}, {"first_player": "random"}])
def test_the_first_player_is_drawn_unless_chosen(options):
    found = [GAME.new(players=3, seed=seed, **options) for seed in range(20)]
    assert {int(state.first) for state in found} == {0, 1, 2}
    assert all(GAME.chance.write(state.origin)[0] == f"first_player:{state.first}" for state in found)


@rule("NOBILITY-SETUP-19")
@pytest.mark.parametrize("wrong", [0, 4, -1, "first", None, True])
def test_a_seat_that_is_not_there_is_refused(wrong):
    with pytest.raises(ConfigError) as error:
        GAME.configure(3, first_player=wrong)
    assert error.value.clause == "NOBILITY-SETUP-19"
    with pytest.raises(ConfigError):
        GAME.configure(6, first_player=7)


@rule("NOBILITY-SOLO-12")
def test_no_first_player_to_choose_in_solo():
    with pytest.raises(ConfigError, match="first_player"):
        GAME.configure(1, first_player=1)


@pytest.mark.parametrize("name", ["chancery", "events", "side"])
def test_null_is_no_choice(name):
    for players in (1, 3, 6):
        with pytest.raises(ConfigError, match=name):
            GAME.configure(players, **{name: None})
    with pytest.raises(ConfigError, match="solo_objective"):
        GAME.configure(1, solo_objective=None)


# -- colours ---------------------------------------------------------------------------------------


def tinctures(state):
    return [GAME.tincture(state.view(0), seat) for seat in range(state.seats)]


@rule("NOBILITY-SETUP-10")
@pytest.mark.parametrize("players", range(2, 7))
def test_colours_follow_the_seats_unless_chosen(players):
    state = GAME.new(players=players, seed=1)
    assert state.view(0)["table"]["colours"] == COLOURS[:players]
    assert GAME.seat_names("en", state.config) == [colour.capitalize() for colour in COLOURS[:players]]
    wish = COLOURS[::-1][:players]
    chosen = GAME.new(players=players, seed=1, colours=wish)
    assert chosen.view(1)["table"]["colours"] == wish
    assert GAME.seat_names("en", chosen.config) == [colour.capitalize() for colour in wish]
    assert tinctures(chosen) != tinctures(state)
    assert len(set(tinctures(chosen))) == players


@rule("NOBILITY-SETUP-10")
def test_colours_have_no_effect_on_play():
    plain, chosen = GAME.new(players=3, seed=5), GAME.new(players=3, seed=5, colours="red,blue,green")
    assert plain.to_json()["table"] == chosen.to_json()["table"]
    drawn = [GAME.draw(scene_of(state, 0, "en")) for state in (plain, chosen)]
    assert drawn[0].seats != drawn[1].seats
    told = GAME.draw_text(chosen.view(0), "en", False)
    assert all(f" {name}: " in told for name in ("Red", "Blue", "Green"))
    assert GAME.draw_text(chosen.view(0), "en", True) != GAME.draw_text(plain.view(0), "en", True)
    again = GAME.from_json(chosen.to_json())
    assert again.view(0)["table"]["colours"] == ["red", "blue", "green"]


@rule("NOBILITY-SETUP-10", "NOBILITY-COMP-01")
@pytest.mark.parametrize("wrong", [["red", "blue"], ["red", "red", "blue"], ["red", "blue", "pink"], "red", None, 3])
def test_every_player_has_a_colour_of_the_box(wrong):
    with pytest.raises(ConfigError) as error:
        GAME.configure(3, colours=wrong)
    assert error.value.clause == "NOBILITY-SETUP-10"


@rule("NOBILITY-SOLO-03")
def test_black_in_solo():
    state = GAME.new(players=1, seed=1, colours=["black"])
    assert state.view(0)["table"]["colours"] == ["black", "white"]
    assert GAME.seat_names("en", state.config) == ["Black", "The Automa"]
    with pytest.raises(ConfigError) as error:
        GAME.configure(1, colours=["red"])
    assert error.value.clause == "NOBILITY-SOLO-03"


# -- rules version 1 -------------------------------------------------------------------------------


def test_a_journal_of_version_1_still_replays():
    """No visit to Berk, no full guild; its first player was counted from 0."""
    path = STORED / "standard-rules-1.json"
    journal = journals.load(path)
    assert (journal.rules, journal.options["first_player"]) == ("1", 1)
    state = journals.verify(GAME, journal)
    assert state.config.options["first_player"] == 2
    assert state.over
    row = examine(path, "en")
    assert (row["state"], row["recorded"], row["current"]) == ("version", "1", "2")


def test_doctor_names_a_journal_of_version_1_that_changes():
    """Berk's parts were asked in a fixed order."""
    row = examine(STORED / "berk-rules-1.json", "en")
    assert (row["state"], row["recorded"]) == ("broken", "1")
    assert "modifiers:0" in row["problem"]


def of_version_1(made, **options):
    made["rules"] = "1"
    made["options"] = {**made["options"], **options}
    return made


def test_positions_of_version_1_count_the_first_player_from_0():
    for old, new in ((0, 1), (2, 3), (3, 1)):
        state = GAME.from_json(of_version_1(position(3), first_player=old))
        assert state.to_json()["options"]["first_player"] == new
    for nonsense in ("x", 1.5):
        with pytest.raises(ValueError, match="first_player"):
            GAME.from_json(of_version_1(position(3), first_player=nonsense))


def test_positions_of_version_1_kept_the_last_action():
    left_over = {"die": 5, "value": 4, "place": "blacksmiths", "workshop": 2, "left": 1}
    state = GAME.from_json(of_version_1(position(3, action=left_over)))
    assert board(state)["action"] == {}
    said = {"settlers": ["SET-01"], "resources": {"books": 9, "weapons": 9}}
    action = {**left_over, "settlers": "SET-01", "spending": "books"}
    spending = position(3, me=said, stack=["menu:0", "spend:0"], action=action, turn={"settlers_satisfied": True})
    assert board(GAME.from_json(of_version_1(spending)))["action"] == {"settlers": "SET-01", "spending": "books"}


AT_BERK = {"die": 1, "value": 1, "place": "berk"}


@pytest.mark.parametrize(
    ("stack", "action", "options"),
    [
        (["commission", "renew", "modifiers"], {}, ["modifiers", "renew", "commission"]),
        (["commission", "renew"], {}, ["modifiers", "renew", "commission"]),
        (["commission", "renew"], {"used": True}, ["renew", "commission", "done"]),
        (["commission"], {"used": True}, ["renew", "commission", "done"]),
        (["commission"], {"used": True, "renewed": True}, ["commission", "done"]),
        (["commission"], {}, ["modifiers", "renew", "commission"]),
    ],
)
def test_a_visit_begun_under_version_1_goes_on(stack, action, options):
    said = {"satisfied": ["SET-01"], "plots": 1}
    made = position(
        3,
        me=said,
        dice=[1] * 4,
        chancery=True,
        offices={"T1": 0},
        stack=["menu:0", *(f"{name}:0" for name in stack)],
        action={**AT_BERK, **action},
        berk_office={"dice": {0: {"owner": 0, "value": 1}}},
        turn={"die_placed": True},
    )
    state = GAME.from_json(of_version_1(json.loads(json.dumps(made))))
    assert (kind(state), keys(state)) == ("berk", [f"part:{name}" for name in options])


def test_a_card_drawn_under_version_1_is_kept():
    said = {"satisfied": ["SET-01"], "plots": 1, "drawn": ["noble_blood", "guild_patron_north"]}
    made = position(
        3,
        me=said,
        dice=[3] * 4,
        chancery=True,
        offices={"T1": 0},
        stack=["menu:0", "keep_commission:0"],
        action={"die": 3, "value": 3, "place": "berk", "used": True},
        berk_office={"dice": {1: {"owner": 0, "value": 3}}},
        turn={"die_placed": True},
    )
    state = go(GAME.from_json(of_version_1(made)), "keep:noble_blood")
    assert (kind(state), board(state)["action"], len(me(state)["commissions"])) == ("menu", {}, 2)


# -- between actions -------------------------------------------------------------------------------


def finish(state):
    """Answer whatever is asked until the turn's menu comes back."""
    while kind(state) != "menu":
        state.do(state.legal()[0])
    return state


PLACES = ["tavern", "yard", "scholars", "town_hall", "port", "council", "berk", "castle", "chancery", "dice_tile"]


@pytest.mark.parametrize(("where", "value"), [("recall", 5), *((where, value) for where in PLACES for value in (2, 5))])
def test_between_actions_nothing_is_in_hand(where, value):
    """Positions equal by the rules have equal digests: no trace of the last action is left."""
    said = {
        "reputation": 24,
        "nobility": 20,
        "gold": 20,
        "workers": 3,
        "resources": dict.fromkeys(["books", "weapons", "furniture", "relics", "jewelry", "artwork"], 9),
        "satisfied": [f"SET-0{n}" for n in range(1, 6)],
        "plots": 5,
        "settlers": ["SET-07", "SET-08"],
        "commissions": {0: {"dice_tile": "DT-09"}},
    }
    guilds = {"scholars": {"apprentices": [1, 0, 0]}}
    state = table(3, dice=[value] * 5, me=said, chancery=True, guilds=guilds)
    finish(place(value, where, state))
    assert board(state)["action"] == {}
    go(state, "satisfy", "settlers_card:SET-07")
    finish(state)
    assert board(state)["action"] == {}
