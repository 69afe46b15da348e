"""A game's style sheet reaches the table and nothing else of the page; its cover, arms and colours are its own."""

import re
from functools import cache

import pytest

import regalia
from regalia.drawing.picture import ASSETS, own_css
from regalia.drawing.scene import scene_of
from regalia.drawing.scoping import scope_of, scoped, selectors
from regalia.testing.checks.boards import markup
from regalia.testing.golden import golden_setups
from regalia.testing.playing import walk

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
    return own_css(game)


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


# -- nothing twice, nothing for nobody -----------------------------------------------------------------

RULE = re.compile(r"(?m)^\s*([^{}@/][^{}@]*?)\s*\{([^{}]*)\}")
LONGEST = 400
EVERY = 5


def test_no_rule_stands_twice_in_a_game_s_sheets(game):
    """The same rule under two queries is one rule under a query with a comma."""
    found = [(" ".join(rule[0].split()), " ".join(rule[1].split())) for rule in RULE.findall(plain(sheet(game)))]
    assert sorted({rule for rule in found if found.count(rule) > 1}) == []


def test_no_sheet_is_long(root):
    sheets = [*(root / "src").rglob("*.css")]
    assert {str(path): lines for path in sheets if (lines := path.read_text(encoding="utf-8").count("\n")) > LONGEST} == {}


def test_every_rule_of_a_game_has_something_to_style(game, root):
    """Each class that a game's sheets name is drawn by the game, or is one of the page's."""
    if not game.has_board:
        pytest.skip("the table of this game is shown in words")
    drawn = drawn_classes(game)
    known = boards(game) + pages(root)
    named = {name for selector in rules(sheet(game)) for name in re.findall(r"\.([A-Za-z_][\w-]*)", selector)}
    assert {name for name in named - drawn if not word(name, known)} == set()


@cache
def drawn_classes(game):
    """Classes of everything drawn in a random game of each set-up."""
    found = set()
    for config in golden_setups(game):
        for number, state in enumerate(walk(game, config, 3, [])):
            if number % EVERY == 0:
                found |= classes(markup(scene_of(state, int(state.turn), "en")))
    return found


PAGE = (".js", ".html", ".py")


def classes(drawn):
    return {name for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}


def boards(game):
    """Everything that a game's drawings are written in."""
    paths = [*(game.folder / "board").rglob("*.py"), *(game.folder / "art").glob("*.svg")]
    return "".join(path.read_text(encoding="utf-8") for path in paths)


def pages(root):
    """The page around the table, and the kit that boards are made of."""
    paths = [path for folder in ("web", "drawing") for path in (root / "src/regalia" / folder).rglob("*.*")]
    return "".join(path.read_text(encoding="utf-8") for path in paths if path.suffix in PAGE)


def word(name, text):
    """Whether a class stands there, whole or with its last part filled in (`k-{colour}`)."""
    begun = name.rpartition("-")[0]
    return re.search(rf"[\"' ]{re.escape(name)}[\"' ]", text) is not None or (bool(begun) and f"{begun}-{{" in text)


def plain(css):
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


def test_common_sheets_know_no_class_of_one_game_alone(root):
    """What only one game draws is styled in its own scope, not for the whole page."""
    drawn = [boards(game) for game in map(regalia.game, regalia.game_ids()) if game.has_board]
    common = "".join((ASSETS / name).read_text(encoding="utf-8") for name in ("table.css", "kit.css"))
    named = {name for selector in rules(common) for name in re.findall(r"\.([A-Za-z_][\w-]*)", selector)}
    page = pages(root)
    assert sorted(name for name in named if not word(name, page) and sum(word(name, text) for text in drawn) == 1) == []


OF_THE_FRAME = {"said", "hit", "ic", "lit", "issel", "islit", "e", "m", "choice", "choices"}
"""Classes that boards share with the page on purpose; they mean the same in both."""
ELSEWHERE = re.compile(r"^(?:dialog|b\.|\.hd |\.bar )")
"""What lies beyond the table, or is told apart by its element."""
FRAME = ("10-frame.css", "20-table.css", "22-bar.css", "23-dock.css", "26-sizes.css")


def reached(root, known, skipped=()):
    """Selectors of the pages' sheets that name nothing but known classes: they hold on the table too."""
    found = set()
    for path in sorted((root / "src/regalia/web/styles").glob("*.css")):
        for selector in rules(path.read_text(encoding="utf-8")) if path.name not in skipped else ():
            names = set(re.findall(r"\.([A-Za-z_][\w-]*)", selector))
            if names and names <= known - OF_THE_FRAME and not ELSEWHERE.match(selector):
                found.add((path.name, selector))
    return found


def test_no_page_styles_what_a_board_draws(game, root):
    """The other way round: a class of a page (a curve of the review, a row of a dialog) is none of a board's."""
    if not game.has_board:
        pytest.skip("the table of this game is shown in words")
    assert reached(root, drawn_classes(game)) == set()


def test_no_other_page_styles_the_frame_of_a_table(root):
    if not (root / "src/regalia/web").is_dir():
        pytest.skip("a checkout without pages")
    template = (root / "src/regalia/web/templates/table.html").read_text(encoding="utf-8")
    areas = {name for names in re.findall(r'class="([\w -]+)"', template) for name in names.split()} - SHOWN_ELSEWHERE
    assert reached(root, areas, FRAME) == set()


SHOWN_ELSEWHERE = {"explain", "top", "chapwrap", "btn", "first", "card", "row", "grow", "scope", "on"}
