"""What a player reads is plain: no clause id, no coordinate, no internal name stands in a sentence.

The texts are looked at twice: as they are written, and as a game in play fills them.
"""

import random
import re

import pytest
from fluent.syntax import ast

from regalia.core.events import Event
from regalia.core.texts import LANGUAGES, core_folder, parsed

CLAUSE = r"\b[A-Z]{3,}(?:-[A-Z0-9]+)+-\d+\b"
COORDINATE = r"(?<![\d-])-?\d+,-?\d+(?![\d,])"
SNAKE = r"\b[a-z]+(?:_[a-z0-9]+)+\b"
SPACE = r"\b[nsew][1-4]\b"
IDS = re.compile("|".join((CLAUSE, COORDINATE, SNAKE)))
FILLED = re.compile("|".join((CLAUSE, COORDINATE, SNAKE, SPACE)))
DECISIONS = 60

SOURCES = {
    "cli": "commands, options and files are named as they are typed",
    "core": "errors for people who write games and packs name fields and files",
    "fields": "describes the fields of positions to developers",
    "template": "the new game that a developer begins with",
}
"""Files that are not read at a table."""


def written(folder, lang):
    """(file, key, words) of every text, without what is filled in."""
    for path in sorted((folder / lang).glob("*.ftl")):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield path.stem, entry.id.name, " ".join(_words(entry.value))


def _words(node):
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from _words(element)
    elif isinstance(node, ast.Placeable):
        yield from _words(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _words(variant.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_a_game_as_they_are_written(game, lang):
    assert [(key, IDS.findall(words)) for _, key, words in written(game.folder / "texts", lang) if IDS.search(words)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_kernel_as_they_are_written(lang):
    found = [(file, key) for file, key, words in written(core_folder(), lang) if file not in SOURCES and IDS.search(words)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_as_they_are_read(game, lang):
    """References to other clauses are filled in by their titles."""
    for clause in game.rulebook.clauses:
        text = game.texts.format(lang, f"rule-{clause}")
        assert not IDS.search(text), (clause, text)
        assert "title-" not in text, (clause, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_components(game, lang):
    found = [(key, names[lang]) for key, names in game.names().items() if IDS.search(names[lang])]
    assert found == []


def test_what_a_game_in_play_says(setup):
    """Log, options, prompts and refusals of one random game, in both languages."""
    game, config = setup
    events = []
    state = game.new(config.players, seed=4, mode=config.mode, **config.options)
    state.events = events
    rng = random.Random(4)
    found = {}
    for _ in range(DECISIONS):
        if state.over:
            break
        for lang in LANGUAGES:
            for key, words in said(game, state, lang, events):
                if FILLED.search(words):
                    found.setdefault((lang, key), words)
        events.clear()
        state.do(rng.choice(state.legal()))
    assert found == {}


def said(game, state, lang, events):
    """(key, sentence) of everything that the position and what led to it tell."""
    seat = int(state.turn)
    yield "prompt", game.prompt(lang, state, seat)
    yield "waiting", game.prompt_for_others(lang, state)
    for event in events:
        assert isinstance(event, Event)
        yield f"log-{event.key}", game.log_line(lang, event)
    for action in state.legal_for(seat):
        block = game.catalogue.block_of(action).name
        label = game.label(lang, action, state)
        yield (f"option-{block}" if state.option_args(action) else f"action-{block}"), label
    for action in state.question(seat).candidates(state):
        if state.refusal(seat, action):
            refusal = state.why_not(action, seat)
            yield f"reason-{refusal.key}", game.reason(lang, refusal)
