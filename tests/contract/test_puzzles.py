"""Every puzzle still is one: its position reads, its choices are legal, its solution comes out best, and it is told in
both languages without giving more away than its seat may know."""

from datetime import date, timedelta

import msgspec
import pytest

from regalia.core.errors import UserError
from regalia.core.registry import games
from regalia.core.texts import LANGUAGES
from regalia.puzzles import find, of_the_day, puzzles_of
from regalia.puzzles.checking import quick
from regalia.puzzles.making import CLEAR
from regalia.puzzles.puzzle import write
from regalia.puzzles.telling import Asker

SHELF = [(game, puzzle) for game in games() for puzzle in puzzles_of(game)]
IDS = [f"{game.id}-{puzzle.id}" for game, puzzle in SHELF]
EACH = pytest.mark.parametrize("given", SHELF, ids=IDS)
FEWEST = 3
"""Of each game that has a shelf of puzzles."""
LARGEST = 20_000


def test_every_game_has_some():
    shelves = {game.id: len(puzzles_of(game)) for game in games() if (game.folder / "puzzles").is_dir()}
    assert {id: count for id, count in shelves.items() if count < FEWEST} == {}


@EACH
def test_short_looks_of_equal_length_prefer_the_solution(given):
    game, puzzle = given
    assert quick(game, puzzle).problem == ""


@EACH
def test_what_the_file_says(given):
    game, puzzle = given
    assert puzzle.game == game.id
    assert puzzle.margin >= CLEAR
    assert len(msgspec.json.encode(puzzle)) < LARGEST
    assert puzzle.seat in puzzle.state(game).actors()
    assert min(puzzle.loss(option.key) for option in puzzle.options[1:]) >= puzzle.margin


@pytest.mark.parametrize("lang", LANGUAGES)
@EACH
def test_it_is_told_in_words_and_wrong_answers_do_not_name_the_solution(given, lang):
    game, puzzle = given
    asker = Asker(game, puzzle, lang)
    state = puzzle.state(game)
    keys = [state.key(action) for action in state.legal_for(puzzle.seat)]
    answers = {key: asker.answer(key) for key in keys}
    assert [key for key in keys if answers[key].right] == [puzzle.solution]
    sentences = [asker.question(), asker.hint(), asker.solution(), *(f"{one.head} {one.why}" for one in answers.values())]
    for sentence in sentences:
        assert sentence
        assert "puzzle-" not in sentence
        assert "{" not in sentence
    for key in keys:
        if not answers[key].right and asker.name(puzzle.solution) not in asker.name(key):
            assert asker.name(puzzle.solution) not in answers[key].why


@EACH
def test_nothing_hidden_is_told(given):
    """The same sentences when everything that the seat cannot know is dealt anew."""
    game, puzzle = given
    other = puzzle.state(game).resample(puzzle.seat, 77).to_json()
    other.pop("generator")
    dealt = msgspec.structs.replace(puzzle, position=other)
    one, two = Asker(game, puzzle, "en"), Asker(game, dealt, "en")
    assert (one.question(), one.name(puzzle.solution)) == (two.question(), two.name(puzzle.solution))
    assert puzzle.state(game).view(puzzle.seat) == dealt.state(game).view(puzzle.seat)


def test_one_a_day():
    for game in games():
        puzzles = puzzles_of(game)
        days = [date(2026, 1, 1) + timedelta(days=day) for day in range(len(puzzles))]
        assert {of_the_day(puzzles, day).id for day in days} == {puzzle.id for puzzle in puzzles}
    assert of_the_day([], date(2026, 1, 1)) is None


@pytest.mark.skipif(not SHELF, reason="no game has puzzles")
def test_what_is_wrong_is_found(tmp_path):
    game, puzzle = SHELF[0]
    rival = msgspec.structs.replace(puzzle, options=[puzzle.options[1], puzzle.options[0]])
    assert quick(game, rival).problem == "other"
    broken = msgspec.structs.replace(puzzle, position={**puzzle.position, "stack": ["nothing"]})
    assert quick(game, broken).problem == "unreadable"
    strange = msgspec.structs.replace(puzzle, others={"no:such": 1.0})
    assert quick(game, strange).problem == "illegal"
    with pytest.raises(UserError):
        find(game, "nobody")
    assert msgspec.json.decode(write(tmp_path, puzzle).read_bytes(), type=type(puzzle)) == puzzle
