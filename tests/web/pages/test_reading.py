"""The rules drawer and the key of symbols, as markup and data."""

import random
import re

import pytest
from tests.web.pages.conftest import WITH_BOARD, positions, setups
from tests.web.pages.test_fragments import sight_of

import regalia
from regalia.core.texts import LANGUAGES
from regalia.drawing.guide import guide_of, named
from regalia.web.pages.fragments import board_fragments
from regalia.web.pages.guide import symbol_list
from regalia.web.pages.making import page
from regalia.web.pages.reading import barred_now, clause_markup, glossary, rule_parts, section_now, with_terms

USED = re.compile(r'href="#([\w-]+)"')


def drawer(game, lang):
    context = {"goal": "g", "lead": "l", "parts": rule_parts(game, lang), "glossary": glossary(game, lang)}
    return page("rules_part.html", lang, game, level=3, drawer=True, game=game.id, **context)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", WITH_BOARD)
def test_the_drawer_holds_every_clause_once_and_no_id_in_a_sentence(id, lang):
    game = regalia.game(id)
    html = drawer(game, lang)
    shown = re.findall(r'class="clause" id="clause-([\w-]+)"', html)
    assert sorted(shown) == sorted(game.rulebook.clauses)
    sentences = re.sub(r"<svg.*?</svg>|<a class=\"cid\".*?</a>|<[^>]*>", " ", html, flags=re.DOTALL)
    assert f"{game.rulebook.prefix}-" not in sentences
    assert not re.search(r"\b(?:term|title|words|example|web)-[a-z]", sentences)
    terms = {entry["id"] for entry in glossary(game, lang)}
    assert set(re.findall(r'data-term="([\w-]+)"', html)) == terms
    assert all(f'id="term-{term}"' in html for term in terms)
    assert set(re.findall(r'href="#clause-([\w-]+)"', html)) <= set(game.rulebook.clauses)


@pytest.mark.parametrize("id", WITH_BOARD)
def test_the_page_of_the_rules_has_the_style_of_its_drawings_and_tells_end_and_scoring(id):
    game = regalia.game(id)
    parts = rule_parts(game, "en")
    context = {"title": "t", "arms": "i-crown", "guide": True, "goal": "g", "lead": "l", "parts": parts, "glossary": []}
    html = page("rules.html", "en", game, level=2, drawer=False, game=id, **context)
    assert re.search(rf'rel="stylesheet" href="[^"]*{id}[^"]*\.css', html)
    names = {part["name"] for part in parts}
    assert {"end", "scoring"} <= names or "end-scoring" in names


def test_titles_are_links_and_the_first_of_each_term_a_button():
    game = regalia.game("two_heirs")
    found = clause_markup(game, "en", "HEIRS-TURN-07")
    assert 'data-clause="HEIRS-END-02">the last turns</a>' in found
    assert found.count('data-term="shield"') == 1
    assert (
        with_terms(game, "en", "<reach>", set()) == '&lt;<button type="button" class="term" data-term="reach">reach</button>&gt;'
    )
    assert with_terms(game, "en", "outreach", set()) == "outreach"


@pytest.mark.parametrize(("game", "mode", "players"), setups())
def test_what_matters_now(game, mode, players):
    sections = {section.id for section in regalia.game(game).rulebook.section}
    clauses = set(regalia.game(game).rulebook.clauses)
    some = 0
    for state in positions(game, mode, players, 6, 9):
        if state.over:
            assert section_now(sight_of(state, 0)) == ""
            continue
        sight = sight_of(state, int(state.turn))
        assert section_now(sight) in sections
        found = barred_now(sight)
        assert set(found) <= clauses
        assert all(pieces and len(set(pieces)) == len(pieces) for pieces in found.values())
        some += bool(found)
        assert barred_now(sight_of(state, -1)) == {}
    assert some


@pytest.mark.parametrize(("game", "mode", "players"), setups())
def test_every_symbol_of_a_table_has_a_name_or_only_adorns(game, mode, players):
    found = regalia.game(game)
    plain = re.compile("|".join(re.escape(name).replace(r"\*", ".*") for name in guide_of(found).plain))
    known = set(named(found))
    seed = random.Random(f"{game}{mode}").randrange(100)
    for state in positions(game, mode, players, seed, 15):
        drawn = board_fragments(sight_of(state, 0 if state.over else int(state.turn)))
        markup = "".join(html for name, html in drawn.items() if name != "rail")  # its buttons have their names beside them
        nameless = {symbol for symbol in USED.findall(markup) if symbol not in known and not plain.fullmatch(symbol)}
        assert nameless == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", WITH_BOARD)
def test_the_key_lists_them_by_groups(id, lang):
    found = symbol_list(regalia.game(id), lang)
    groups = [group["id"] for group in found["groups"]]
    assert all(not group["name"].startswith("web-") for group in found["groups"])
    assert {sign["group"] for sign in found["signs"]} <= set(groups)
    assert len({sign["id"] for sign in found["signs"]}) == len(found["signs"]) >= 25
