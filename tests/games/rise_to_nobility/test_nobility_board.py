"""The drawing of the table: well-formed, complete, in both languages, and blind to what a seat cannot know."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import regalia
from regalia.drawing.choices import strip
from regalia.drawing.picture import picture
from regalia.drawing.scene import scene_of
from regalia.testing.playing import play_random, positions, sample, setup_id, walk

GAME = regalia.game("rise_to_nobility")
SETUPS = [
    GAME.configure(2),
    GAME.configure(3, chancery=True, events=True),
    GAME.configure(4, events=True),
    GAME.configure(5, chancery=True),
    GAME.configure(6, "six", events=True),
    GAME.configure(1, "solo", events=True),
]
EVERY_KIND = {
    "any_resource",
    "bonus",
    "buy",
    "castle_slot",
    "die",
    "first_commission",
    "gift_resource",
    "gift_settlers",
    "location",
    "menu",
    "modifiers",
    "place_worker",
    "reroll",
    "spend",
    "take_card",
    "value",
}


def all_parts(scene):
    parts = GAME.draw(scene)
    drawings = [board.svg for board in parts.boards]
    return [parts.progress, parts.lanes, *drawings, parts.own, *parts.left, *parts.seats, *parts.strip, strip(scene)]


def markup(scene):
    return "".join(all_parts(scene))


def lit_in(drawn):
    return set(re.findall(r'data-piece="([^"]*)" data-state="lit"', drawn))


@pytest.mark.parametrize("config", SETUPS, ids=setup_id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_view_is_drawn_and_every_option_lights_a_piece(config, lang):
    for state in sample(positions(GAME, config, 3), 12):
        for seat in range(-1, state.seats):
            scene = scene_of(state, seat, lang)
            drawn = markup(scene)
            assert lit_in(drawn) == set(scene.lit)
            for part in all_parts(scene):
                ElementTree.fromstring(f"<x>{part}</x>")
            assert "board-" not in drawn.replace("data-", ""), "a text is missing"
            parts = GAME.draw(scene)
            assert len(parts.seats) == len(parts.strip) == state.seats


@pytest.mark.parametrize("config", SETUPS, ids=setup_id)
def test_at_every_step_each_option_lights_its_piece(config):
    for state in walk(GAME, config, 8):
        for seat in state.actors():
            scene = scene_of(state, seat, "en")
            assert lit_in(markup(scene)) == set(scene.lit)


def test_many_kinds_of_decisions_are_drawn():
    kinds = {state.question(seat).kind for config in SETUPS for state in walk(GAME, config, 5) for seat in state.actors()}
    assert kinds >= EVERY_KIND


@pytest.mark.parametrize("config", SETUPS, ids=setup_id)
def test_the_piece_of_an_option_does_not_depend_on_legality(config):
    """Refused candidates have a piece on the table or none, like legal ones; nothing fails for any action at any time."""
    for state in sample(positions(GAME, config, 4), 6):
        for action in range(len(GAME.catalogue)):
            assert isinstance(state.option_piece(action), str)


def test_a_bonus_is_chosen_at_its_workshop():
    seen = 0
    for config in SETUPS[:2]:
        for state in walk(GAME, config, 6):
            for seat in state.actors():
                if state.question(seat).kind == "bonus":
                    seen += 1
                    place = state.view(seat)["table"]["action"]["place"]
                    lit = [piece for piece in scene_of(state, seat, "en").lit if piece.startswith("building:")]
                    assert len(lit) == 1
                    assert lit[0].split(":")[1] == place
    assert seen


@pytest.mark.parametrize("seat", [-1, 0])
@pytest.mark.parametrize(("number", "box"), [(2, "0 0 872 496"), (4, "0 0 1096 496")], ids=["city", "city and Chancery"])
def test_a_picture_stands_alone_and_shows_one_city(seat, number, box):
    text = picture(play_random(GAME, SETUPS[number], 5, 120), seat, "fr")
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == box
    known = {node.get("id") for node in root.iter() if node.get("id")}
    used = {node.get("href") for node in root.iter() if node.tag.endswith("use")}
    assert {f"#{id}" for id in known} >= used
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("number", [1, 4])
def test_the_drawing_does_not_depend_on_what_is_hidden(number):
    for state in sample(positions(GAME, SETUPS[number], 4), 6):
        for seat in range(state.seats):
            seen = markup(scene_of(state, seat, "en"))
            assert markup(scene_of(state.resample(seat, 99), seat, "en")) == seen


def test_commissions_of_others_are_face_down_until_the_end():
    config = GAME.configure(3, chancery=True)
    last = None
    for state in walk(GAME, config, 4):
        last = state
        if state.over or state.moves != 40:
            continue
        drawn = markup(scene_of(state, 0, "en"))
        table = state.view(0)["table"]
        mine = {held["card"] for held in table["players"][0]["commissions"]} | set(table["players"][0]["drawn"])
        shown = set(re.findall(r'data-tip="commission:(\w+)"', drawn))
        assert shown <= mine
    assert last is not None
    held = [one["card"] for player in last.view(0)["table"]["players"] for one in player["commissions"]]
    drawn = markup(scene_of(last, 0, "en"))
    assert all(f'data-tip="commission:{id}"' in drawn for id in held)


def test_no_piece_lies_inside_another():
    """A button holds no other button: what is read aloud would be lost."""
    for config in SETUPS:
        state = play_random(GAME, config, 7, 90)
        for part in all_parts(scene_of(state, state.actors()[0] if state.actors() else 0, "en")):
            for node in ElementTree.fromstring(f"<x>{part}</x>").iter():
                if node.get("data-piece"):
                    assert not [child for child in node.iter() if child is not node and child.get("data-piece")]


def test_travelling_things_have_names_of_their_own():
    for config in SETUPS:
        for state in sample(positions(GAME, config, 9), 6):
            ids = re.findall(r'data-id="([^"]*)"', markup(scene_of(state, 0, "en")))
            assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_drawn_with_a_tip_has_one(lang):
    for config in SETUPS:
        for state in sample(positions(GAME, config, 6), 6):
            for id in set(re.findall(r'data-tip="([^"]+)"', markup(scene_of(state, 0, lang)))):
                title, text, clause = GAME.tip(lang, id)
                assert title
                assert text
                assert clause in GAME.rulebook.clauses
    assert GAME.tip(lang, "settlers:none") is None


def test_seats_wear_the_colours_of_the_box():
    view = GAME.new(players=6, mode="six", seed=1).view(0)
    assert [GAME.tincture(view, seat) for seat in range(6)] == [5, 6, 4, 2, 3, 1]


def test_a_request_says_what_is_missing():
    state = play_random(GAME, SETUPS[0], 5, 60)
    drawn = markup(scene_of(state, 0, "en"))
    lacking = [tip for tip in re.findall(r'data-tip="(council:[^"]*)"', drawn) if tip.count(":") > 1]
    assert lacking
    for lang, word in (("en", "You lack"), ("fr", "Il vous manque")):
        for tip in lacking:
            assert word in GAME.tip(lang, tip)[1]
