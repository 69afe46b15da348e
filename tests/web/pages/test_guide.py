"""The page of the guide, and the ways to it."""

import re

import pytest
from tests.web.pages.conftest import WITH_BOARD

import regalia
from regalia.core.texts import LANGUAGES
from regalia.web.pages.guide import emphasised, guide_parts
from regalia.web.pages.home import offer
from regalia.web.pages.making import page

FORBIDDEN = re.compile(r"<script(?! src| type)|\sstyle=|\son\w+=")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", WITH_BOARD)
def test_the_page_shows_everything(id, lang):
    game = regalia.game(id)
    parts = guide_parts(game, lang)
    html = page("guide.html", lang, game, parts=parts, title=game.info.title[lang], arms="i-crown", game=id)
    article = html.partition("<article")[2].partition("</article>")[0]
    for told in (*parts["turn"], *parts["close"]):
        assert f'id="{told["id"]}"' in article
        assert told["words"] in article
    assert article.count("<svg") > len(parts["symbols"])
    assert all(f'href="#{symbol}"' in article for symbol, _ in parts["symbols"])
    assert "*" not in re.sub(r"<[^>]*>", "", article).replace("×", "")
    assert not FORBIDDEN.search(article)
    assert not re.search(r">(?:guide|symbol|web)-[a-z-]+<", article)


@pytest.mark.parametrize("id", WITH_BOARD)
def test_the_home_card_leads_there(id):
    assert offer(regalia.game(id), "en")["guide"] == f"/games/{id}/guide"


def test_a_word_between_asterisks_is_bold_and_nothing_else_is_markup():
    assert emphasised("a *b c* <i>d</i>") == "a <b>b c</b> &lt;i&gt;d&lt;/i&gt;"
