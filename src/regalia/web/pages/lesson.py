"""A lesson on the page: the strip of chapters, the facts for the bubble, and what a choice that it does not want is answered."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.game import Game
from regalia.drawing.scene import piece_of
from regalia.lessons import Lesson, lessons_of, sayings
from regalia.lessons.first_game import offered_first
from regalia.lessons.lesson import Placed
from regalia.table.guiding import Guide, guide, lesson_of
from regalia.table.live import Live
from regalia.web.pages.options import Choice, why_not
from regalia.web.pages.render import render
from regalia.web.pages.sight import Sight


def quiet(sight: Sight, here: Guide) -> None:
    """Light only what the lesson wants; everything else stays readable and answers when it is touched."""
    wanted = wanted_keys(here)
    lit = {piece: [key for key in keys if key in wanted] for piece, keys in sight.scene.lit.items()}
    sight.scene.lit = {piece: keys for piece, keys in lit.items() if keys}


def wanted_keys(here: Guide) -> list[str]:
    decision = None if here.over else here.decision
    return [] if decision is None else decision.want


def wanted_first(found: list[Choice], here: Guide) -> list[Choice]:
    """The options of the bar: those that the lesson wants first, the others calm."""
    wanted = wanted_keys(here)
    for choice in found:
        choice.calm = choice.key not in wanted
        choice.forced = False
    keys = [choice.shortcut for choice in found if not choice.ending]
    found.sort(key=lambda choice: choice.calm)
    for choice, shortcut in zip([choice for choice in found if not choice.ending], keys, strict=True):
        choice.shortcut = shortcut
    return found


def note(sight: Sight, here: Guide) -> str:
    wanted = wanted_keys(here)
    return sight.t("lesson-bar-note", count=len(wanted)) if wanted else sight.t("lesson-bar-told")


# -- the strip and the facts -------------------------------------------------------------------------


def strip_markup(live: Live, sight: Sight, film: int | None = None) -> str:
    """The strip over the table: the lesson, its chapters, the way out; nothing at other tables."""
    lesson = lesson_of(live)
    if lesson is None:
        return ""
    here = _film(lesson, film) if film is not None else guide(live)
    at = len(lesson.steps) if here is None else here.at
    placed = lesson.steps[at] if at < len(lesson.steps) else None
    chapters = [
        {"name": sight.t(sayings.chapter(lesson, number)), "state": _state(placed, number)}
        for number in range(len(lesson.chapter))
    ]
    numbers = {"number": lessons_of(live.game).index(lesson) + 1, "count": len(lessons_of(live.game))}
    return render(
        "lesson.html",
        s=sight,
        title=sight.t(sayings.title(lesson)),
        which=sight.t("lesson-number", **numbers),
        chapters=chapters,
        step="" if placed is None else sight.t("lesson-step-of", step=placed.number + 1, count=placed.among),
        alone=here is None,
        film=film is not None,
    )


def _state(placed: Placed | None, number: int) -> str:
    if placed is None or number < placed.chapter:
        return "d"
    return "n" if number == placed.chapter else ""


def _film(lesson: Lesson, at: int) -> Guide:
    """In a film: the last step that speaks of a moment, which is the one that does something there; before it all, the first."""
    if at < len(lesson.before):
        return Guide(lesson, 0, at)
    first = lesson.at(at)
    last = first
    while last + 1 < len(lesson.steps) and lesson.steps[last + 1].start == at:
        last += 1
    return Guide(lesson, last, at)


def offered(game: Game, lang: str) -> list[dict[str, Any]]:
    """The lessons of a game, to choose from."""
    return [
        {
            "id": lesson.id,
            "title": game.texts.format(lang, sayings.title(lesson)),
            "teaches": game.texts.format(lang, sayings.teaches(lesson)),
            "minutes": lesson.minutes,
        }
        for lesson in lessons_of(game)
    ]


def facts(live: Live, sight: Sight, film: int | None = None) -> dict[str, Any] | None:
    """What the page's module shows: the bubble of the step, or what one has learned; None where there is no lesson."""
    lesson = lesson_of(live)
    if lesson is None:
        return None
    known: dict[str, Any] = {"id": lesson.id, "title": sight.t(sayings.title(lesson)), "state": "alone", "at": len(lesson.steps)}
    known["fold"] = lesson.fold
    here = _film(lesson, film) if film is not None else guide(live)
    if here is None:
        return known
    if here.over:
        return known | {"state": "film-over" if film is not None else "over", "end": _end(live.game, sight, lesson)}
    return known | _bubble(sight, here) | {"state": "step" if film is None else "film", "at": here.at}


def _bubble(sight: Sight, here: Guide) -> dict[str, Any]:
    lesson, placed = here.lesson, here.placed
    wanted = wanted_keys(here)
    pieces = [piece for piece, keys in sight.scene.lit.items() if any(key in wanted for key in keys)]
    first = here.decision is None or here.decision is placed.step.do[0]
    chapter = sight.t(sayings.chapter(lesson, placed.chapter))
    return {
        "line": sight.t("lesson-step-line", chapter=chapter, step=placed.number + 1, count=placed.among),
        "number": placed.number,
        "count": placed.among,
        "head": sight.t(sayings.head(lesson, placed)),
        "text": sight.t(sayings.text(lesson, placed)),
        "order": sight.t(sayings.order(lesson, placed)) if placed.step.do else "",
        "want": wanted,
        "pieces": pieces,
        "point": placed.step.point if first or not pieces else [],
        "back": here.at > 0 or here.plays > placed.start,
    }


def _end(game: Game, sight: Sight, lesson: Lesson) -> dict[str, Any]:
    all_of_them = lessons_of(game)
    number = all_of_them.index(lesson)
    following = all_of_them[number + 1] if number + 1 < len(all_of_them) else None
    return {
        "line": sight.t("lesson-number", number=number + 1, count=len(all_of_them)),
        "head": sight.t(sayings.about(lesson)),
        "learned": [[symbol, sight.t(sayings.learned(lesson, at))] for at, symbol in enumerate(lesson.learned)],
        "alone": lesson.alone and not sight.state.over,
        "first": offered_first(game, sight.lang),
        "bots": any(seat != lesson.seat for seat in range(lesson.players)),
        "next": None
        if following is None
        else {"id": following.id, "title": sight.t(sayings.title(following)), "minutes": following.minutes},
    }


# -- what the lesson does not want -------------------------------------------------------------------


class Answer(msgspec.Struct):
    """`may`: whether the rules allow it. `rule`: the section of the rules that the clause stands in."""

    may: bool
    reason: str
    clause: str
    rule: str


def answer(sight: Sight, here: Guide, piece: str, key: str) -> Answer:
    """To a choice that the step does not want: the rule's reason, or what a possible move would change."""
    state, game = sight.state, sight.game
    options = state.legal_for(sight.seat) if sight.asked else []
    chosen = [action for action in options if (state.key(action) == key if key else piece_of(state, action) == piece)]
    refused = [] if key or not sight.asked else _refused(sight, piece)
    if refused:
        return refused[0]
    if chosen:
        return Answer(True, _later(sight, here, chosen[0]), "", "")
    found = why_not(sight, piece)[0]
    if not found.clause and sight.asked:
        return Answer(False, sight.t("lesson-elsewhere"), "", "")
    return Answer(False, found.reason, found.clause, _rule(game, sight.lang, found.clause))


def _refused(sight: Sight, piece: str) -> list[Answer]:
    """Why what the piece is mostly for cannot be done: a tile that cannot be built might still be laid face down."""
    state, game = sight.state, sight.game
    question = state.question(sight.seat)
    found = [state.why_not(action, sight.seat) for action in question.candidates(state) if piece_of(state, action) == piece]
    return [
        Answer(False, game.reason(sight.lang, one, sight.names), one.clause, _rule(game, sight.lang, one.clause))
        for one in found
        if one is not None
    ]


def _later(sight: Sight, here: Guide, action: int) -> str:
    block = sight.game.catalogue.block_of(action).name
    own = sayings.later(here.lesson, here.placed, block)
    if sight.game.texts.has(sight.lang, own):
        return sight.t(own)
    return sight.t("lesson-later-plain", what=sight.game.label(sight.lang, action, sight.state))


def _rule(game: Game, lang: str, clause: str) -> str:
    """The title of the clause's section, for a link that a person can read."""
    section = next((section for section in game.rulebook.section if clause in section.clauses), None)
    return "" if section is None else game.texts.format(lang, section.title_key)


__all__ = ["Answer", "answer", "facts", "note", "offered", "quiet", "strip_markup", "wanted_first"]
