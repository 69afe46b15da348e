"""The drawing of the table: well-formed, complete, in both languages, and blind to what a seat cannot know."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest
from crossing_table import table

import regalia
from regalia.core.rng import seeded
from regalia.core.step import NOBODY
from regalia.drawing.choices import strip
from regalia.drawing.picture import picture
from regalia.drawing.scene import scene_of
from regalia.games.kingdom_crossing.board import signs
from regalia.testing import rule
from regalia.testing.playing import positions, sample, walk

GAME = regalia.game("kingdom_crossing")
SETUPS = [*(GAME.configure(players) for players in (2, 3, 4)), GAME.configure(1, "solo", level="beginner")]
# Decisions that no piece stands for: amounts, refusals, and what is drawn nowhere.
BUTTONS = {
    "trade:skip",
    "structure:stop",
    "upgrade:vp",
    "deco_mode:two_single",
    "deco_mode:double",
    "house:skip",
    "claim:done",
}


def name(config):
    return f"{config.mode}-{config.players}"


def eager(state, _seat, options, rng):
    """Works and claims where it can: full boards, empty decks and long rows in one game."""
    keys = {action: state.key(action) for action in options}
    wanted = [action for action, key in keys.items() if key.startswith(("work:", "claim:")) and key != "claim:done"]
    choice = (
        wanted
        if wanted and rng.below(8)
        else [action for action, key in keys.items() if key not in BUTTONS and not key.endswith(":skip")] or options
    )
    return choice[rng.below(len(choice))]


def busy(config, seed):
    return [state.copy() for state in walk(GAME, config, seed, choose=eager)]


def pieces_of_markup(scene):
    parts = GAME.draw(scene)
    drawings = [board.svg for board in parts.boards]
    return [parts.progress, parts.lanes, *drawings, parts.own, *parts.left, *parts.seats, *parts.strip, strip(scene)]


def markup(scene):
    return "".join(pieces_of_markup(scene))


def pieces(drawn):
    return set(re.findall(r'data-piece="([^"]+)"', drawn))


@pytest.mark.parametrize("config", SETUPS, ids=name)
def test_every_option_lights_a_piece_of_the_board_at_every_step(config):
    for state in busy(config, 3):
        for seat in state.actors():
            scene = scene_of(state, seat, "en")
            missing = set(scene.lit) - pieces(markup(scene))
            assert missing == set(), "legal but not drawn"
            buttons = {keys[0] for piece, keys in scene.lit.items() if piece.startswith("option:")}
            assert buttons <= BUTTONS, "a piece could stand for it"


@pytest.mark.parametrize("config", SETUPS, ids=name)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_view_is_drawn_well_formed_and_in_words(config, lang):
    for state in sample(busy(config, 5), 20):
        for seat in range(NOBODY, state.seats):
            scene = scene_of(state, seat, lang)
            parts = GAME.draw(scene)
            assert [board.id for board in parts.boards] == ["map"]
            assert len(parts.seats) == len(parts.strip) == state.seats
            for part in pieces_of_markup(scene):
                ElementTree.fromstring(f"<div>{part}</div>")
            words = re.sub(r'(class|data-[\w-]+|href|fill|id|clip-path)="[^"]*"', "", markup(scene))
            missing = re.findall(r"(?:board|card|deck|favour|tile|effect|structure|region|bridge|spot|guild|solo)-\w+", words)
            assert missing == [], "a text is missing"


@pytest.mark.parametrize("config", SETUPS, ids=name)
def test_nothing_is_in_two_places(config):
    """What travels has one place on the page, or the page could not tell where it went."""
    for state in sample(busy(config, 4), 20):
        for seat in (NOBODY, 0, state.seats - 1):
            found = Counter(re.findall(r'data-id="([^"]+)"', markup(scene_of(state, seat, "en"))))
            assert [id for id, count in found.items() if count > 1] == []


@pytest.mark.parametrize("config", SETUPS, ids=name)
def test_the_drawing_does_not_depend_on_what_is_hidden(config):
    for state in sample(busy(config, 6), 12):
        for seat in (NOBODY, 0, state.seats - 1):
            assert markup(scene_of(state.resample(seat, 99), seat, "en")) == markup(scene_of(state, seat, "en"))


@pytest.mark.parametrize("seat", [NOBODY, 0])
@pytest.mark.parametrize("share", [0, 1, 2, 3])
def test_a_picture_stands_alone(seat, share):
    state = sample(positions(GAME, SETUPS[share], 5), 4)[share]
    text = picture(state, seat, "fr")
    root = ElementTree.fromstring(text)
    known = {node.get("id") for node in root.iter() if node.get("id")}
    used = {node.get("href") for node in root.iter() if node.tag.endswith("use")}
    assert {f"#{id}" for id in known} >= used
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_drawn_with_a_tip_has_one(lang):
    c = GAME.components
    tips = {f"card:{id}" for id in c.face} | {f"structure:{id}" for id in c.structure} | {f"bird:{id}" for id in c.bird}
    tips |= (
        {f"favour:{id}" for id in c.favour}
        | {f"queen:{id}" for id in c.queen}
        | {f"solo:{kind}" for kind in ("bird", "crown", "rest")}
    )
    tips |= {f"objective:{id}-{side}" for id in c.objective for side in ("easy", "hard")} | {"no-deck"}
    for config in SETUPS:
        for state in sample(busy(config, 7), 8):
            tips |= set(re.findall(r'data-tip="([^"]+)"', markup(scene_of(state, 0, lang))))
    for id in tips:
        title, text, clause = GAME.tip(lang, id)
        assert title
        assert not title.startswith(("board-", "card-", "tile-"))
        assert text
        assert not text.startswith(("rule-", "effect-"))
        assert clause in GAME.rulebook.clauses
    for unknown in ("card:none", "none", "guild:none", "objective:birds-none"):
        assert GAME.tip(lang, unknown) is None


def test_a_refused_option_has_its_piece():
    """The piece of an option does not depend on whether it is legal."""
    state = GAME.deal(GAME.configure(4), seeded(1))
    for key, piece in [
        ("bridge:b3", "bridge:b3"),
        ("work:three", "work:three"),
        ("rest:queen", "rest:queen"),
        ("upgrade:trade", "tile:trade"),
        ("invest:collect", "invest:collect"),
        ("balloon_after:west", "region:west"),
        ("balloon_before:skip", "stay"),
        ("house:east", "region:east"),
        ("income_next:owl", "guild:owl"),
        ("evening_income:house_card", "structure:house_card"),
        ("favour:2", "favour:2"),
        ("favour:random", "favour:random"),
        ("claim:birds", "objective:birds"),
        ("trade:sap", "track:sap"),
        ("claim:done", ""),
    ]:
        assert state.option_piece(GAME.catalogue.index[key]) == piece


def test_seats_have_different_shields():
    for config in SETUPS:
        state = GAME.deal(config, seeded(1))
        view = state.view(0)
        assert len({GAME.tincture(view, seat) for seat in range(state.seats)}) == state.seats


def test_every_effect_has_signs_of_its_own():
    """No two different effects look the same."""
    c = GAME.components
    effects = [card.effect for card in [*c.characters, *c.structures, c.house_card, *c.birds, *c.queens]]
    found = {}
    for effect in effects:
        drawn = tuple(signs.signs(effect))
        assert drawn
        assert found.setdefault(drawn, effect) == effect
    criteria = [tuple(signs.worth(favour)) for favour in c.favours]
    assert len(set(criteria)) == len(criteria)


def test_the_structures_and_favours_of_all_others_are_shown():
    state = busy(SETUPS[2], 3)[-1]
    panels = GAME.draw(scene_of(state, 0, "en")).seats
    table = state.view(0)["table"]
    for seat in range(1, 4):
        player = table["players"][table["seats"][seat]]
        shown = set(re.findall(r'data-tip="((?:structure|favour):\w+)"', panels[seat]))
        assert shown >= {f"structure:{id}" for id in player["structures"]} | {f"favour:{id}" for id in player["favours"]}


@rule("CROSSING-END-09")
@pytest.mark.parametrize(("coins", "orange", "sealed"), [(3, 2, [0]), (2, 3, [1]), (3, 3, [0, 1])])
def test_who_loses_on_coins_has_not_the_winners_seal(coins, orange, sealed):
    state = table(
        at=["finish"],
        phase="evening",
        round=4,
        turns=8,
        queen=None,
        grey={"vp": 20, "coins": coins},
        orange={"vp": 20, "coins": orange},
    )
    assert state.scores()[0] == state.scores()[1]
    panels = GAME.draw(scene_of(state, 0, "en")).seats
    assert [seat for seat, panel in enumerate(panels) if "i-seal" in panel] == sealed == state.winners()
