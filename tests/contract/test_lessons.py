"""Every lesson fits the rules, the drawing and the texts of today, and is as short as a lesson should be."""

import re

import msgspec
import pytest

from regalia.core.registry import games
from regalia.lessons import lessons_of
from regalia.lessons.checking import LONGEST, problems, words
from regalia.lessons.walking import played

SHELF = [(game, lesson) for game in games() for lesson in lessons_of(game)]
FEWEST, MOST = 15, 30
MINUTES = 5, 8
SECOND = 8, 20
HARD = {
    "crown_of_emara": {"victoria"},
    "kingdom_crossing": {"seven-bridges", "paco-paca"},
    "medieval_realms": {"auctions", "war", "regent"},
    "rise_to_nobility": {"dice", "chancery", "solo-objective"},
    "two_heirs": {"henri"},
}
"""What is hard in a game has a lesson of its own, every automaton among it."""


NOT_AHEAD = {
    ("two_heirs", "henri"): "Henri begins with the points of his treasures",
    ("rise_to_nobility", "solo-objective"): "the goal is a number; nobody else is at the table",
}


@pytest.mark.parametrize("given", SHELF, ids=[f"{game.id}-{lesson.id}" for game, lesson in SHELF])
def test_a_lesson_plays_to_its_end_and_says_what_it_should(given):
    game, lesson = given
    assert [str(problem) for problem in problems(game, lesson)] == []


@pytest.mark.parametrize("given", SHELF, ids=[f"{game.id}-{lesson.id}" for game, lesson in SHELF])
def test_the_learner_is_ahead_at_the_end(given):
    game, lesson = given
    if (game.id, lesson.id) in NOT_AHEAD:
        pytest.skip(NOT_AHEAD[game.id, lesson.id])
    scores = played(game, lesson).view(lesson.seat)["scores"]
    assert scores[lesson.seat] > max(score for seat, score in enumerate(scores) if seat != lesson.seat)


def test_a_first_lesson_is_neither_long_nor_empty(game):
    for lesson in lessons_of(game)[:1]:
        assert FEWEST <= lesson.decisions <= MOST
        assert MINUTES[0] <= lesson.minutes <= MINUTES[1]
        assert 3 <= len(lesson.learned) <= 5
    assert [lesson.number for lesson in lessons_of(game)] == list(range(1, len(lessons_of(game)) + 1))


def test_a_second_lesson_is_short_and_lets_one_do_things(game):
    for lesson in lessons_of(game)[1:]:
        assert SECOND[0] <= lesson.decisions <= SECOND[1]
        assert 3 <= lesson.minutes <= 6
        assert 3 <= len(lesson.learned) <= 5
        telling = [not placed.step.do for placed in lesson.steps]
        assert telling[:3] != [True] * 3, "the learner does something at once"
        assert sum(telling) <= len(telling) / 2


def test_what_is_hard_has_a_lesson(game):
    assert HARD.get(game.id, set()) <= {lesson.id for lesson in lessons_of(game)}


def changed(lesson, change):
    data = msgspec.to_builtins(lesson)
    change(data)
    return msgspec.convert(data, type(lesson))


def first_decision(data):
    return next(step for chapter in data["chapter"] for step in chapter["step"] if step["do"])


FAULTS = {
    "lesson-rules": lambda data: data.update(rules="0"),
    "lesson-twice": lambda data: data["chapter"][0]["step"].append(data["chapter"][0]["step"][0]),
    "lesson-text": lambda data: data.update(id="nobody-wrote-it"),
    "lesson-point": lambda data: first_decision(data).update(point=["no:such"]),
    "lesson-want": lambda data: first_decision(data)["do"][0]["want"].append("end"),
}


def first_lesson():
    """The one whose faults are planted; a checkout of other games has none."""
    found = [(game, lesson) for game, lesson in SHELF if game.id == "two_heirs"]
    if not found:
        pytest.skip("no such game here")
    return found[0]


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_found(fault):
    game, lesson = first_lesson()
    found = {problem.key for problem in problems(game, changed(lesson, FAULTS[fault]))}
    assert fault in found


def test_a_move_that_the_rules_refuse_is_said_with_its_step():
    from regalia.lessons import LessonError

    game, lesson = first_lesson()
    wrong = changed(lesson, lambda data: first_decision(data)["do"][0].update(want=["take:6"]))
    with pytest.raises(LessonError, match="first-turns"):
        list(problems(game, wrong))


def test_words_are_counted_without_signs():
    assert words("You have 2 wheat; ride on.") == 6
    assert words("Leçon\u00a0: deux mots") == 3
    assert LONGEST == 40


@pytest.mark.parametrize(("lang", "page"), [("en", "player.md"), ("fr", "joueur.md")])
def test_the_guide_for_players_names_the_bubbles_that_answer_a_newcomer(root, lang, page):
    """Each game has its row: which bubbles and chapters of its first lesson tell how one wins, what one may do, when it ends."""
    text = (root / "docs" / page).read_text(encoding="utf-8").replace("\u00a0", " ")
    for game in games():
        if not (shelf := lessons_of(game)):
            continue
        row = next(line for line in text.splitlines() if line.startswith(f"| {game.info.title[lang]} | *"))
        told = {game.texts.format(lang, key) for key in game.texts.ids[lang] if key.startswith(f"lesson-{shelf[0].id}-")}
        assert set(re.findall(r"\*([^*]+)\*", row)) <= told
        assert row.count("*") >= 10
