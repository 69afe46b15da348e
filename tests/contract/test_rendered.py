"""What players read, as it is rendered: random games of every mode, looked at for what assembled sentences get wrong."""

import html
import re

import pytest

from regalia.core.texts import LANGUAGES
from regalia.drawing.scene import scene_of
from regalia.testing.checks.boards import markup
from regalia.testing.golden import golden_setups
from regalia.testing.playing import walk

DECISIONS = 60
OPTIONS = 8
EVERY = 8
"""Refusals are looked at after every so many decisions."""

BOTH = {
    "straight apostrophe": r"\w'\w|\w' ",
    "doubled punctuation": r"[,;:!?]{2}|\.\.(?!\.)|,\s*[.;:,]|\(\s*\)|\s,",
    "coordinates": r"\(-?\d+, ?-?\d+\)|\b-\d+,-?\d+|\b\d+,-\d+",
    "an id": r"\b[a-z]+_[a-z0-9_]+\b|\b[nesw]\d\b|[@#*{}$]",
    "a key": r"\b(?:log|prompt|option|action|reason)-[a-z]",
    "table form in a sentence": r"\d ×",
}
OF = {
    "en": {
        **BOTH,
        "plural of one": r"(?<![\d/,.+−-])1 (?:coins|points|tokens|books|rings|cards|tiles|steps|resources|modifiers|turns)\b",
    },
    "fr": {
        **BOTH,
        "plain space": r" [;:?!»]|« (?! )",
        "à or de with an article": r"\b(?:à|de) (?:Le|La|Les|L’)\b(?! Reine)",
        "de before a vowel": r"\bde (?:[aeiouyéèêâîôûAEIOUYÉÈÊÂÎÔÛ])",
        "plural of one": r"(?<![\d/,.+−-])[01] (?:pièces|points|jetons|livres|cartes|tuiles|Lieux|[rR]essources|pierres|tours)\b",
    },
}
ALLOWED = re.compile(r"\bde (?:y|un|une|en)\b|Paco & Paca")


def problems(lang, text):
    text = ALLOWED.sub("", text)
    return [name for name, pattern in OF[lang].items() if re.search(pattern, text)]


def rendered(game, config, lang):
    """The sentences of a random game, each with where it stands."""
    names = game.seat_names(lang, config)
    events = []
    told = 0
    for number, state in enumerate(walk(game, config, 3, events)):
        for event in events[told:]:
            yield f"log-{event.key}", game.log_line(lang, event, names)
            yield f"log-{event.key}.you", game.log_line(lang, event, names, int(event.seat))
        told = len(events)
        for seat in state.actors():
            step = state.question(seat)
            yield f"prompt-{step.kind}", game.prompt(lang, state, seat, names)
            yield f"waiting-{step.kind}", game.prompt_for_others(lang, state, names)
            for action in state.legal_for(seat)[:OPTIONS]:
                yield state.key(action), game.label(lang, action, state)
                for function in ("of", "change"):
                    promise = game.ask("promises", function, state, seat, action)
                    if promise is not None:
                        yield promise[0], game.texts.format(lang, promise[0], promise[1], names)
            if number % EVERY == 0:
                for action in step.candidates(state)[:OPTIONS]:
                    refusal = state.why_not(action, seat)
                    if refusal is not None:
                        yield f"reason-{refusal.key}", game.reason(lang, refusal, names)
        if number >= DECISIONS:
            yield from board_names(state, lang)
            return


def board_names(state, lang):
    """What a screen reader and the pointer are told of the pieces."""
    if state.game.has_board:
        for name in re.findall(r'aria-(?:label|description)="([^"]*)"', markup(scene_of(state, state.turn, lang))):
            yield "board", html.unescape(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rendered_sentences(game, lang):
    found = {}
    for config in golden_setups(game):
        for where, text in rendered(game, config, lang):
            for name in problems(lang, text):
                found.setdefault((where.split(":")[0], name), text)
    assert found == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_typeset(game, lang):
    found = {key: names[lang] for key, names in game.texts.names.items() if re.search(r"\w'\w| [;:?!»]|« ", names[lang])}
    assert found == {}


ONE_WORD = {
    ("medieval_realms", "fr"): r"\bemplacement \d",
    ("rise_to_nobility", "en"): r"\bJewelers?\b|\bown player board\b",
    ("crown_of_emara", "en"): r"\bown player board\b",
}
"""One thing has one word: what these would be called beside it."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word(game, lang):
    pattern = ONE_WORD.get((game.id, lang), r"(?!)")
    texts = [path.read_text(encoding="utf-8") for path in sorted((game.folder / "texts" / lang).glob("*.ftl"))]
    assert [found for text in texts for found in re.findall(pattern, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counted_names_agree(game, lang):
    """Every counted noun at 0, 1 and 2; in French nought is singular."""
    counted = sorted(key for key in game.texts.ids[lang] if key.startswith("amount-"))
    for key in counted:
        none, one, two = (game.texts.format(lang, key, {"count": count}) for count in range(3))
        assert (none[0], one[0], two[0]) == ("0", "1", "2"), key
        same = none[1:] == (one[1:] if lang == "fr" else two[1:])
        assert same, f"{key}: {none}, {one}, {two}"


def test_what_one_does_oneself_has_its_form(game):
    """A line that opens with a player's name has the viewer's form beside it, and that form names nobody."""
    automa = re.compile(r"log-(?:automa|henri|regent|victoria)")
    for lang in LANGUAGES:
        for key in sorted(game.texts.ids[lang]):
            if not key.startswith("log-") or "." in key or automa.match(key) or f"{key}.you" in game.texts.ids[lang]:
                continue
            text = game.texts.format(lang, key, {"seat": "\ue000"})
            assert "\ue000" not in text, f"{key} ({lang}) has no form for the viewer"


def test_the_lint_itself():
    assert problems("fr", "rapporte 5 jetons à Le Roi vert") == ["à or de with an article"]
    assert problems("fr", "le don de Odo : 1 pièces") == ["plain space", "de before a vowel", "plural of one"]
    assert problems("en", "Robin lands on n2, at (0,-1), 1 coins") == ["coordinates", "an id", "plural of one"]
    assert problems("en", "The king's 2 × stone,.") == ["straight apostrophe", "doubled punctuation", "table form in a sentence"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_options_of_a_question_have_the_same_words(game, lang):
    """Otherwise nobody knows which button is which."""
    twice = {}
    for config in golden_setups(game):
        for number, state in enumerate(walk(game, config, 4)):
            for seat in state.actors() if number < ASKED else ():
                labels = [game.label(lang, action, state) for action in state.legal_for(seat)]
                for label in labels:
                    if labels.count(label) > 1:
                        twice.setdefault(state.question(seat).kind, label)
    assert twice == {}


ASKED = 250
