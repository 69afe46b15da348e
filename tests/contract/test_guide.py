"""The one-page guide of a game: complete, short, in both languages, with pictures that the board still draws."""

import re

import pytest

from regalia.core.texts import LANGUAGES
from regalia.drawing.guide import GROUPS, drawn, guide_of, moment, named, sign_meaning, sign_name
from regalia.drawing.picture import REFERENCE, symbols

MOST_WORDS = 350
MOST_IN_A_MEANING = 16
FEWEST_EXAMPLES = 6
WORD = re.compile(r"[\w’'-]*\w[\w’'-]*")


@pytest.fixture
def guide(game):
    found = guide_of(game)
    if found is None:
        pytest.skip("a game without a guide")
    return found


def words(game, guide, lang):
    """Everything that the page says of the game, title and names of symbols included."""
    keys = [key for key in guide.text_keys() if key.startswith("guide-")]
    names = [sign_name(game, lang, id) for id, sign in guide.symbol.items() if sign.guide]
    said = [game.info.title[lang], *(game.texts.format(lang, key) for key in keys), *names]
    return [word for text in said for word in WORD.findall(text)]


def test_every_game_with_a_board_has_one(game):
    assert guide_of(game) is not None or not game.has_board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(game, guide, lang):
    assert [key for key in guide.text_keys() if not game.texts.has(lang, key)] == []
    known = {key for key in game.texts.ids[lang] if key.startswith(("guide-", "example-"))}
    assert known - set(guide.text_keys()) == set(), "texts that nothing shows"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_short(game, guide, lang):
    assert 150 < len(words(game, guide, lang)) <= MOST_WORDS


def test_it_tells_how_the_game_ends_and_how_one_scores(guide):
    assert {"end", "score"} <= {told.id for told in guide.close}
    assert sum(sign.guide for sign in guide.symbol.values()) >= 12


def test_every_picture_is_drawn_and_shown(game, guide):
    used = {told.picture for told in (*guide.turn, *guide.close)} | {example.picture for example in guide.example}
    used |= {picture.after for picture in guide.picture.values()}
    assert used - {""} == set(guide.picture)
    for name in guide.picture:
        assert guide.picture[name].lesson or moment(game, name).moves == len(_plays(guide, name))
        for lang in LANGUAGES:
            markup = drawn(game, name, lang, "a & b")
            assert 'role="img" aria-label="a &amp; b"' in markup
            assert not re.search(r"data-piece|tabindex|\sstyle=|<script", markup)
            assert set(REFERENCE.findall(markup)) <= set(symbols(game)) | set(re.findall(r' id="([\w-]+)"', markup))


def test_what_newcomers_stumble_over_has_an_example(guide):
    """Each with the moment of a real game, except where it is only reckoned."""
    assert len(guide.example) >= FEWEST_EXAMPLES
    assert sum(bool(example.picture) for example in guide.example) > len(guide.example) / 2 - 1


def _plays(guide, name):
    picture = guide.picture[name]
    return [*(_plays(guide, picture.after) if picture.after else []), *picture.plays]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_has_a_name_a_meaning_and_a_rule(game, guide, lang):
    known = symbols(game)
    for id, sign in named(game).items():
        assert id in known
        assert sign.group in GROUPS
        assert sign.rule in game.rulebook.clauses or id not in guide.symbol
        assert 0 < len(sign_name(game, lang, id)) <= 28
        assert len(WORD.findall(sign_meaning(game, lang, id))) <= MOST_IN_A_MEANING, id
        assert not sign_meaning(game, lang, id).startswith("symbol-")
