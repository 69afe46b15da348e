"""What a game shows of itself before it is played: cover, arms, colour and pitch, all in its own folder."""

import re
from xml.etree import ElementTree

import pytest

from regalia.core.texts import LANGUAGES
from regalia.drawing.picture import ASSETS, SYMBOL

OF_COVERS = {"sky", "sun", "far", "near", "peak", "peak-s", "water", "road", "road-in"} | {
    f"seat-{number}" for number in range(1, 7)
}
"""Classes that the page's style sheet knows inside a cover."""
SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
LEAST, MOST = 40, 320


@pytest.fixture
def art(game):
    if not game.has_board:
        pytest.skip("a game without a board may leave its art to the common ones")
    return game.folder / "art"


def test_a_pitch_in_both_languages(game):
    for lang in LANGUAGES:
        assert game.texts.has(lang, "pitch")
        assert LEAST <= len(game.texts.format(lang, "pitch")) <= MOST


def test_the_cover_is_drawn_from_common_symbols_and_tokens(art):
    text = (art / "cover.svg").read_text(encoding="utf-8")
    found = list(ElementTree.fromstring(SVG.format(text)).iter())
    common = {match[1] for match in SYMBOL.findall((ASSETS / "icons.svg").read_text(encoding="utf-8"))}
    used = {element.get("href", "").removeprefix("#") for element in found if element.tag.endswith("use")}
    assert used <= common
    assert {name for element in found for name in element.get("class", "").split()} <= OF_COVERS
    assert not re.search(r"<script|\sstyle=|\son\w+=|https?:|#[0-9A-Fa-f]{3,6}\b(?![\w-])", text.replace('href="#', 'href="'))


def test_the_arms_are_one_symbol_of_the_game(game, art):
    found = SYMBOL.findall((art / "arms.svg").read_text(encoding="utf-8"))
    assert [id for _, id in found] == [f"arms-{game.id.replace('_', '-')}"]
    ElementTree.parse(art / "arms.svg")


def test_a_colour_on_which_gold_can_be_seen(game, art):
    del art
    assert re.fullmatch("#[0-9A-F]{6}", game.info.colour)
    assert contrast(game.info.colour, "#D9B25C") >= 3


def contrast(one, other):
    """As WCAG computes it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_no_art_of_a_game_lies_elsewhere(game, root):
    """Neither the common drawings nor the pages know a game by name."""
    names = (game.id, game.id.replace("_", "-"))
    folders = [root / "src" / "regalia" / part for part in ("drawing", "web")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".svg", ".css", ".html", ".js", ".py")]
    assert [str(path) for path in files if any(name in path.read_text(encoding="utf-8") for name in names)] == []
