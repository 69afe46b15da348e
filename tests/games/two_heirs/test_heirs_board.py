"""The drawing of the table: well-formed, complete, in both languages, and blind to what a seat cannot know."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from heirs_table import solo, table

import regalia
from regalia.drawing.choices import strip
from regalia.drawing.picture import picture
from regalia.drawing.scene import scene_of
from regalia.games.two_heirs.board import henri
from regalia.testing.playing import positions, sample

GAME = regalia.game("two_heirs")
SETUPS = [
    GAME.configure(2),
    GAME.configure(2, sets=["war", "crafts", "patrol"]),
    GAME.configure(1, level=3),
    GAME.configure(1, color="blue"),
]


def markup(scene):
    parts = GAME.draw(scene)
    drawings = [board.svg for board in parts.boards]
    return "".join([parts.progress, parts.lanes, *drawings, parts.own, *parts.left, *parts.seats, *parts.strip, strip(scene)])


@pytest.mark.parametrize("config", SETUPS, ids=lambda config: f"{config.mode}-{config.options.get('color', 'white')}")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_view_is_drawn_and_every_option_lights_a_piece(config, lang):
    for state in sample(positions(GAME, config, 3), 25):
        for seat in (-1, 0, 1):
            scene = scene_of(state, seat, lang)
            drawn = markup(scene)
            for piece in scene.lit:
                assert f'data-piece="{piece}"' in drawn, f"{piece} is legal but not drawn"
            for board in GAME.draw(scene).boards:
                ElementTree.fromstring(board.svg)
            assert "board-" not in drawn.replace("data-", ""), "a text is missing"


@pytest.mark.parametrize("seat", [-1, 0])
def test_a_picture_stands_alone(seat):
    state = sample(positions(GAME, SETUPS[0], 5), 3)[1]
    text = picture(state, seat, "fr")
    root = ElementTree.fromstring(text)
    known = {node.get("id") for node in root.iter() if node.get("id")}
    used = {node.get("href") for node in root.iter() if node.tag.endswith("use")}
    assert {f"#{id}" for id in known} >= used
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_a_notebook_shows_the_table():
    assert GAME.new(seed=1)._repr_svg_().startswith("<svg")


def test_the_drawing_does_not_depend_on_what_is_hidden():
    for state in sample(positions(GAME, SETUPS[2], 4), 8):
        seen = markup(scene_of(state, 0, "en"))
        assert markup(scene_of(state.resample(0, 99), 0, "en")) == seen


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_drawn_with_a_tip_has_one(lang):
    for config in SETUPS:
        for state in sample(positions(GAME, config, 6), 6):
            for id in set(re.findall(r'data-tip="([^"]+)"', markup(scene_of(state, 0, lang)))):
                title, text, clause = GAME.tip(lang, id)
                assert title
                assert text
                assert clause in GAME.rulebook.clauses
    assert GAME.tip(lang, "tile:none") is None


def test_what_henri_would_do_is_what_he_does():
    """The sign on the board and Henri's turn agree: the tile he takes and the cell it goes to."""
    seen = set()
    for seed in range(3):
        for state in positions(GAME, SETUPS[2], seed):
            if 0 not in state.actors() or "end" not in state.view(0)["options"]:
                continue
            plan = henri.plan(scene_of(state, 0, "en"))
            before = state.view(0)["table"]
            if plan is None:
                assert before["last_turns"] == 1
                continue
            after = state.copy()
            after.play("end")
            laid = [plot for plot in after.view(0)["table"]["landscape"] if plot not in before["landscape"]]
            if plan.cell is None:
                assert plan.tile in after.view(0)["table"]["henri"]["removed"]
            else:
                assert (plan.tile, list(plan.cell)) in [(plot["tile"], plot["cell"]) for plot in laid]
            seen.add(plan.option)
    assert {"A", "C"} <= seen


@pytest.mark.parametrize("config", SETUPS, ids=lambda config: f"{config.mode}-{config.options.get('color', 'white')}")
def test_the_points_in_the_view_add_up_to_the_scores(config):
    """Final points per building and road, and Henri's treasures: nothing is left for the board to reckon."""
    for state in sample(positions(GAME, config, 11), 20):
        view = state.view(0)
        table = view["table"]
        for seat, player in enumerate(table["players"]):
            total = sum(plot["final"] for plot in table["landscape"] if plot["owner"] == player)
            total += sum(road["points"] for road in table["road_scores"] if road["seat"] == seat)
            total += dict(table["breakdown"][seat]).get("treasures", 0)
            assert total == view["scores"][seat]
        assert len(table["road_scores"]) == len(table["roads"])


def test_the_tiles_on_the_board_show_their_final_points():
    """Also Henri's best buildings, which count twice."""
    land = {(3, 3): "blue trd_cathedral_grey", (1, 1): "white trd_cathedral_green"}
    state = solo(land=land, troops={"white_1": (1, 1)}, reference=(1, 1))
    table = state.view(0)["table"]
    assert [(plot["points"], plot["doubled"], plot["final"]) for plot in table["landscape"][1:]] == [(5, True, 10)] * 2
    (_, landscape) = GAME.draw(scene_of(state, 0, "en")).boards
    assert landscape.svg.count(">×2<") == 2
    assert landscape.svg.count("10 points") == 2


def test_the_forecast_is_the_automas_own():
    """In the view, for every place that shows it; nothing of it is left when no turn of Henri's follows."""
    state = solo(land={(0, 1): "white agr_mill"}, reference=(0, 1), top="grey", ring=["green", "yellow", "grey"])
    forecast = state.view(0)["table"]["henri"]["next"]
    assert (forecast["color"], forecast["place"]) == ("grey", 3)
    assert henri.plan(scene_of(state, 0, "en")) == (*list(forecast.values())[:4], tuple(forecast["cell"]))
    last = solo(supply=0, last_turns=1, ring=["grey"])
    assert last.view(0)["table"]["henri"]["next"] is None
    assert henri.plan(scene_of(last, 0, "en")) is None
    assert "henri" not in table().view(0)["table"]


def test_treasures_tell_how_far_they_are():
    tokens = {(1, 0): "treasure_row_green", (1, 1): "treasure_layout_ns"}
    land = {(1, 0): "blue agr_camp_yellow", (1, 1): "blue agr_camp_grey", (5, 0): "grey"}
    state = solo(land=land, treasures=tokens, start="green", stack=0)
    told = {entry["treasure"]: (entry["there"], entry["needed"]) for entry in state.view(0)["table"]["henri"]["treasures"]}
    assert told == {"treasure_row_green": (1, 2), "treasure_layout_ns": (1, 2)}
    assert "(1/2)" in GAME.draw_text(state.view(0), "en", False)
