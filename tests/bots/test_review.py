"""The review: a game in turns, what decisions cost, turning points, the summary, the curves."""

import re

import pytest

import regalia
from regalia.bots.analysis import Analysis, Weighed
from regalia.coach import curves, moments
from regalia.coach.moments import Budget, Finding, Side, accuracy, chances, examined
from regalia.coach.outline import outline
from regalia.coach.reviewing import begin, report, review
from regalia.coach.summary import Narrator
from regalia.core.errors import JournalError
from regalia.core.rng import seeded
from regalia.table.journals import table_of
from regalia.table.moves import Caller

GAMES = regalia.game_ids()


def journal_of(id, seed=2, players=None):
    game = regalia.game(id)
    state = game.new(players=players, seed=seed)
    state.rng = seeded(seed)
    state.playout()
    return game, game.journal_of(state)


def fake(state, seat, **_):
    """The last option is best, the others are worse by two points each."""
    keys = [state.key(action) for action in state.legal_for(seat)]
    options = [
        Weighed(0, key, [key], 50, 0.1, 0.5, -2.0 * at, -2.0 * at - 3, -2.0 * at + 3, {}) for at, key in enumerate(reversed(keys))
    ]
    return Analysis(seat, options, 100, 0.0, 0.5, 0.0)


@pytest.fixture
def quickly(monkeypatch):
    """Without search and without playing on: what is made of the figures is under test here."""

    def played_on(state, seat, keys, games, seed):
        del state, seat, seed
        return moments.Ends([float(-len(keys[0]))] * games, {"gold": 1.0})

    monkeypatch.setattr(moments, "analyse", fake)
    monkeypatch.setattr(moments, "play_on", played_on)
    monkeypatch.setattr(moments, "DEALS", 1)


@pytest.mark.parametrize("id", GAMES)
def test_every_decision_belongs_to_one_turn(id):
    game, journal = journal_of(id)
    story = outline(game, journal)
    assert [step for turn in story.turns for step in range(turn.first, turn.last)] == list(range(len(journal.entries)))
    assert [turn.number for turn in story.turns] == list(range(1, len(story.turns) + 1))
    assert story.turns[-1].scores == story.scores == journal.result.scores
    assert all(before.round <= after.round for before, after in zip(story.turns, story.turns[1:], strict=False))
    assert story.turns[0].round == 1


def test_chances_of_a_finished_game_are_its_result():
    game, journal = journal_of("two_heirs")
    found = chances(game.replay(journal))
    assert found == [1.0 if seat in game.replay(journal).winners() else 0.0 for seat in range(2)]


def test_chances_sum_to_one():
    game, journal = journal_of("two_heirs")
    assert sum(chances(game.replay(journal, 30))) == pytest.approx(1.0)


@pytest.mark.usefixtures("quickly")
def test_a_review_from_first_to_last_turn():
    game, journal = journal_of("two_heirs")
    seen = []
    found = review(game, journal, Budget(), lambda done, total: seen.append((done, total)))
    assert found.finished
    assert seen[-1] == (len(found.story.turns), len(found.story.turns))
    assert len(found.wins) == len(found.story.turns) + 1
    for seat in range(2):
        letters = [moment.letter for moment in found.moments(seat)]
        assert letters == list("ABCDEF"[: len(letters)])
        assert all(moment.seat == seat for moment in found.moments(seat))
    told = report(found, lambda _moment: "why")
    assert {"seat", "step", "win", "scores"} <= set(told["turns"][0])
    assert {"step", "played", "better", "loss", "why"} <= set(told["moments"][0])


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_of_a_review(lang):
    game, journal = journal_of("two_heirs")
    done = review(game, journal, Budget())
    for viewer in (-1, 0, 1):
        narrator = Narrator(game, journal, done, lang, ["Ann", "Bob"], viewer)
        summary = narrator.summary()
        assert "review-" not in summary
        assert not re.search(r"\d[.,]\d", summary)
        for point in narrator.points():
            assert point.name
            assert "review-" not in point.title + point.cost + point.why
            assert point.played


def finding(step, seat, played, best, least=0.0, sure="quite"):
    sides = (Side([f"p{step}"], played, 0.5, {}), Side([f"b{step}" if played < best else f"p{step}"], best, 0.5, {}))
    return Finding(step, seat, *sides, best - played if played < best else 4.0, 0.0, least, sure)


def test_turning_points_are_at_most_six_and_the_heaviest():
    game, journal = journal_of("two_heirs")
    story = outline(game, journal)
    firsts = [turn.first for turn in story.turns]
    findings = [finding(step, 0, 0.0, 2.0 + at) for at, step in enumerate(firsts[:9])]
    found = moments.moments(story, findings, 0)
    assert [moment.step for moment in found] == firsts[3:9]
    assert moments.moments(story, [finding(firsts[0], 0, 0.0, 5.0, sure="not")], 0) == []
    assert moments.moments(story, [finding(firsts[0], 0, 0.0, 1.5)], 0) == []


def test_points_found_of_ten():
    game, journal = journal_of("two_heirs")
    story = outline(game, journal)
    found = accuracy(story, [finding(0, 0, 5.0, 10.0), finding(1, 0, 10.0, 10.0)])
    assert found == {(1, 0): 8}
    assert accuracy(story, [finding(0, 0, 0.2, 0.4)]) == {}


def test_a_turn_is_examined_by_the_search_itself():
    game, journal = journal_of("two_heirs")
    story = outline(game, journal)
    last = story.turns[-1]
    found = examined(game, journal, last.first, last.last, Budget(iterations=3))
    assert sum(found.wins) == pytest.approx(1.0)
    assert all(last.first <= one.step < last.last for one in found.findings)


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize(("id", "players"), [("two_heirs", 2), ("kingdom_crossing", 3)])
def test_curves_are_drawn_for_two_and_for_more(id, players):
    game, journal = journal_of(id, players=players)
    found = begin(game, journal)
    for turn in found.story.turns[:3]:
        found.add(examined(game, journal, turn.first, turn.last, Budget()))
    words = dict.fromkeys(("level", "average", "win", "score", "same", "sources"), "word") | {"in-ten": "%n% in 10"}
    turns = len(found.story.turns)
    sheet = curves.Sheet(turns, [turns], [1, 2, 3][:players], ["A", "B", "C"][:players], 0, found.moments(0), words)
    win = curves.win_curve(sheet, found.wins)
    score = curves.score_curve(sheet, [found.story.start, *(t.scores for t in found.story.turns)], found.story.scores)
    assert win.count("<svg") == win.count("</svg>") == 1
    assert 'class="todo"' in win
    assert ("half2" in win) == (players == 2)
    assert score.count('class="ser') == players
    assert "nan" not in win + score


def test_a_table_made_of_a_journal_is_finished_and_somebody_elses():
    game, journal = journal_of("two_heirs")
    live = table_of(journal, Caller("me", "Me"), 5.0)
    assert live.status == "finished"
    assert live.seats_of("me") == []
    assert live.header.owner == "me"
    assert live.result.scores == journal.result.scores
    journal.entries = journal.entries[:-3]
    with pytest.raises(JournalError):
        table_of(journal, Caller("me"), 5.0)
    assert game.id == live.header.game
