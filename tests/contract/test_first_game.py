"""Somebody's first whole game: settings that the rules allow, words for what was chosen, and the rulebook's advice."""

from regalia.core.texts import LANGUAGES
from regalia.lessons import lessons_of
from regalia.lessons.checking import FORBIDDEN, INTERNAL, words
from regalia.lessons.first_game import TOLD, first_game, offered_first

MOST_WORDS = 20


def test_a_game_with_lessons_has_a_first_game(game):
    assert (first_game(game) is not None) == bool(lessons_of(game))


def test_it_can_be_played_as_it_is(game):
    found = first_game(game)
    if found is None:
        return
    config = game.configure(found.players, found.mode, **found.options)
    assert game.deal(config, game.new(found.players).rng).actors()
    assert set(found.clauses) <= set(game.rulebook.clauses)
    assert 8 <= found.explained <= 40
    offered = offered_first(game, "en")
    assert offered["body"]["seats"][0] == "me"
    assert len(offered["body"]["seats"]) == found.players


def test_it_says_what_was_chosen(game):
    if first_game(game) is None:
        return
    for lang in LANGUAGES:
        assert game.texts.has(lang, TOLD)
        text = game.texts.format(lang, TOLD)
        assert 5 <= words(text) <= MOST_WORDS
        assert not INTERNAL.search(text)
        assert not FORBIDDEN[lang].search(text)
