"""Every text that pages and their modules ask for is there in both languages."""

import re
from pathlib import Path

import pytest

import regalia
from regalia.core.texts import LANGUAGES, core_texts
from regalia.web.pages import render
from regalia.web.pages.home import levels, modes, offer

SPOKEN = re.compile(r"""\bt\(\s*["'](web-[a-z-]+[a-z])["']""")
IN_MODULES = re.compile(r"""\bt\("([a-z-]+)\"""")


def files(folder, ending):
    return sorted((Path(render.WEB) / folder).glob(f"*.{ending}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_templates_and_python(lang):
    texts = core_texts()
    for path in [*files("templates", "html"), *files("pages", "py")]:
        for key in SPOKEN.findall(path.read_text(encoding="utf-8")):
            assert texts.has(lang, key), f"{path.name}: {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modules(lang):
    words = render.page_words(lang)
    for path in files("static", "js"):
        for key in IN_MODULES.findall(path.read_text(encoding="utf-8")):
            assert key in words, f"{path.name}: {key}"
    assert not any("(" in text and "Unknown" in text for text in words.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", regalia.game_ids())
def test_offers(id, lang):
    game = regalia.game(id)
    found = offer(game, lang)
    assert found["now"]
    assert found["pitch"] != "pitch"
    for mode in modes(game, lang):
        assert not mode["name"].startswith("mode-")
        for option in mode["options"]:
            assert not option["label"].startswith("mode-option-")
    found = levels(lang)
    assert [level["id"] for level in found] == ["page", "squire", "knight", "sovereign"]
    assert not [level for level in found if level["name"].startswith("level-") or level["about"].startswith("level-")]


def test_assets_are_found():
    assert "--table" in render.style_sheet("regalia")
    assert render.style_sheet("nothing") is None
    assert render.asset("table.js").startswith("/static/")
    for path in files("static", "js"):
        for name in re.findall(r'from "\./([a-z]+\.js)"', path.read_text(encoding="utf-8")):
            assert (path.parent / name).is_file()
