"""Every name, prompt, label and warning exists in both languages."""

from __future__ import annotations

from regalia.core.catalogue import item_arg
from regalia.core.config import Config
from regalia.core.coverage import required_keys
from regalia.core.game import Game
from regalia.core.state import State
from regalia.core.texts import LANGUAGES
from regalia.testing.checks.flow import place
from regalia.testing.playing import positions, sample
from regalia.testing.words import check_sentence, check_text


def check_static_texts(game: Game) -> None:
    """No text misses a language, none that the conventions demand is missing, and every action has a name."""
    missing = game.texts.untranslated(required_keys(game))
    assert not missing, f"{game.id}: texts missing: {missing[:20]}"
    unknown = [reason.key for reason in game.reasons[1:] if reason.clause not in game.rulebook.clauses]
    assert not unknown, f"{game.id}: reasons that cite no clause: {unknown}"
    assert len(set(game.rulebook.clauses)) == len(game.rulebook.clauses), f"{game.id}: a clause stands twice in rules.toml"
    for lang in LANGUAGES:
        assert game.info.title.get(lang), f"{game.id}: no title ({lang})"
        for action in sample(list(range(len(game.catalogue))), 500):
            check_sentence(game.label(lang, action), f"action-{game.catalogue.block_of(action).name}", lang)


def check_labels(game: Game, config: Config, seed: int = 0, count: int = 40, most: int = 40) -> None:
    """Prompts, waiting lines, labels, warnings, sources of points and the drawn table can be written in both languages."""
    for state in sample(positions(game, config, seed), count):
        where = place(state, seed)
        for seat in range(state.seats):
            for source, _ in state.breakdown(seat):
                check_text(game, f"score-{source}")
        for seat in state.actors():
            _check_question(game, state, seat, most)
        for lang in LANGUAGES:
            for viewer in (-1, 0):
                drawn = game.draw_text(state.view(viewer), lang, False)
                assert drawn.strip(), f"{where}: no drawing of the table ({lang})"
                assert "\x1b" not in drawn, f"{where}: colours in a plain drawing ({lang})"


def _check_question(game: Game, state: State, seat: int, most: int) -> None:
    step = state.question(seat)
    check_text(game, f"prompt-{step.kind}", step.prompt_args(state))
    for lang in LANGUAGES:
        names = game.seat_names(lang, state.config)
        check_sentence(game.prompt_for_others(lang, state, names), f"waiting-{step.kind}", lang)
    for action in sample(state.legal_for(seat), most):
        block = game.catalogue.block_of(action)
        item = game.catalogue.item_of(action)
        extra = state.option_args(action)
        args = {"item": item_arg(block, item), **extra}
        check_text(game, f"option-{block.name}" if extra else f"action-{block.name}", args)
        warning = step.warning(state, action)
        if warning:
            check_text(game, f"warning-{warning}")
