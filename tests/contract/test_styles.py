"""A game's style sheet reaches the table and nothing else of the page; its cover, arms and colours are its own."""

import re

import pytest

from regalia.drawing.scoping import scope_of, scoped, selectors

PRELUDE = re.compile(r"([^{}]+)\{")
CHROME = ("top", "tip", "bubble", "menu", "drawer", "tabs", "btn", "brand", "curtain", "toast")
"""Classes of the page around the table: a rule of a game that names one would say nothing, so it is not written."""


@pytest.mark.parametrize(
    ("rule", "served"),
    [
        (".back { a: b; }", ":where(.of-x) .back"),
        ("a, b:is(c, d) { a: b; }", ":where(.of-x) a, :where(.of-x) b:is(c, d)"),
        ("[data-theme=dark] .lip { a: b; }", "[data-theme=dark] :where(.of-x) .lip"),
        (".table .right { a: b; }", ".table :where(.of-x) .right"),
        ("/* {words} */\n.a { }", ":where(.of-x) .a"),
    ],
)
def test_every_rule_gets_the_scope(rule, served):
    assert scoped(rule, "x").split(" {")[0] == served


def test_rules_in_a_group_get_it_too():
    served = scoped("@media (max-width: 9px) { .a { b: c; } .d, .e { f: g; } }\n.h { i: j; }", "x")
    assert re.findall(r":where\(\.of-x\) (\.\w)", served) == [".a", ".d", ".e", ".h"]
    assert served.count("{") == served.count("}") == 4


def test_an_open_brace_is_found():
    with pytest.raises(ValueError, match="brace"):
        scoped(".a { b: c;", "x")


def sheet(game):
    path = game.folder / "art" / "board.css"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def rules(css):
    for prelude in PRELUDE.findall(re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)):
        if not prelude.strip().startswith("@"):
            yield from selectors(prelude.strip())


def test_what_is_served_for_a_game_stays_inside_its_scope(game):
    for selector in rules(scoped(sheet(game), game.id)):
        assert f":where(.{scope_of(game.id)}) " in selector, selector


def test_a_game_styles_nothing_of_the_page_around_its_table(game):
    named = {name for selector in rules(sheet(game)) for name in re.findall(r"\.([\w-]+)", selector) if name in CHROME}
    assert named == set()


def test_every_symbol_of_a_game_carries_the_scope(game):
    """A symbol is drawn as a tree of its own, which no rule reaches from outside."""
    render = pytest.importorskip("regalia.web.pages.render")
    icons = game.folder / "art" / "icons.svg"
    symbols = icons.read_text(encoding="utf-8").count("<symbol ") if icons.is_file() else 0
    sprite = str(render.sprite(game))
    assert sprite.count(f'<symbol class="{scope_of(game.id)}" ') == symbols
    assert symbols == 0 or f'class="sprite {scope_of(game.id)}"' in sprite


def test_only_the_table_has_the_scope(game, root):
    """Header, dialogs, tips and drawers lie outside of what carries the class."""
    template = root / "src/regalia/web/templates/table.html"
    if not template.is_file():
        pytest.skip("a checkout without pages")
    text = template.read_text(encoding="utf-8")
    assert text.count('class="scope of-{{ game }}"') == 2
    before, inside = text.split('<div class="scope of-{{ game }}">\n<div class="strip"')
    assert "tool-undo" in before
    assert "tool-undo" not in inside
    assert inside.index("</main>\n</div>") < inside.index('class="tabs"')
    del game
