"""The coach: what it makes of an analysis, when it says nothing, how it puts numbers into words, in both languages."""

import re

import pytest

import regalia
from regalia.bots import analysis
from regalia.bots.analysis import Analysis, Weighed
from regalia.cli.hint import lines
from regalia.coach import weighing
from regalia.coach.asking import Inquiry, counsel
from regalia.coach.lines import brief, holdings, in_a_sentence, shortened, walk
from regalia.coach.telling import Teller
from regalia.coach.wording import differences, explaining, listed, whole, win_words
from regalia.core.rng import seeded

GAMES = regalia.game_ids()
HEIRS = regalia.game("two_heirs")


def option(key="a", margin=0.0, win=0.5, visits=200, wide=10.0, sources=None, line=None):
    return Weighed(0, key, line or [key], visits, 0.5, win, margin, margin - wide / 2, margin + wide / 2, sources or {})


def position(id, decisions=25, seed=3):
    """A question with several options, met in random play."""
    state = regalia.game(id).new(seed=seed, record=False)
    rng = seeded(seed)
    while state.moves < decisions or len(state.legal()) < 4 or state.lanes:
        state.do(state.legal()[rng.below(len(state.legal()))])
    return state


def told(state, options, lang="en"):
    found = Analysis(int(state.turn), options, 100, 0.1, options[0].win, options[0].margin)
    return Teller(state, int(state.turn), found, lang).tell()


def weighed(state, margins, **more):
    """The first options of a position with these margins."""
    return [option(state.key(a), margin, **more) for a, margin in zip(state.legal(), margins, strict=False)]


# -- what deserves to be said --------------------------------------------------------------------------


def test_one_option_is_nothing_to_choose():
    assert weighing.kind_of([option()], 1, True) == "only"


def test_within_a_point_is_the_same_only_if_all_were_compared():
    pair = [option("a", 3.0), option("b", 2.2)]
    assert weighing.kind_of(pair, 2, True) == "same"
    assert weighing.kind_of(pair, 5, True) == "level"


def test_a_decided_game_is_called_so():
    lost = [option("a", -30.0, win=0.0), option("b", -36.0, win=0.0)]
    assert weighing.kind_of(lost, 2, True) == "decided"
    assert weighing.kind_of(lost, 2, False) == "best", "where nobody wins nothing is decided"


def test_level_needs_close_middles_and_ranges_that_overlap():
    assert weighing.kind_of([option("a", 3.5), option("b", 2.0)], 3, True) == "level"
    assert weighing.kind_of([option("a", 5.5), option("b", 2.0)], 3, True) == "best"
    assert weighing.kind_of([option("a", 3.5, wide=1.0), option("b", 2.0, wide=1.0)], 3, True) == "best"


def test_certainty_grows_with_distance_and_looks():
    far, near, rarely = option("b", 0.0), option("b", 5.0), option("b", 0.0, visits=2, wide=30.0)
    best = option("a", 6.0)
    assert weighing.certainty(best, far) == "quite"
    assert weighing.certainty(best, near) == "fairly"
    assert weighing.certainty(best, rarely) == "not"
    assert weighing.certainty(best, None) == "not"


def test_a_warning_needs_five_points_or_two_wins_and_certainty():
    best = option("a", 8.0, win=0.7)
    assert weighing.costly(best, option("b", 2.0, win=0.6))
    assert not weighing.costly(best, option("b", 4.5, win=0.6))
    assert weighing.costly(best, option("b", 4.5, win=0.5))
    assert not weighing.costly(best, option("b", 2.0, visits=3))


# -- numbers in words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("win", "words"),
    [(0.61, "6 in 10"), (0.02, "less than 1 in 10"), (0.52, "level"), (0.99, "almost always"), (0.38, "4 in 10")],
)
def test_chances_in_words(win, words):
    assert win_words(HEIRS, "en", win) == words


def test_points_are_whole_and_symmetric():
    assert [whole(value) for value in (2.5, -2.5, 0.4, -0.4, 3.6)] == [3, -3, 0, 0, 4]


def test_a_source_that_only_takes_away_is_no_source():
    found = differences({"gold": 5.0, "penalty": -20.0}, {"gold": 2.0, "penalty": -12.0})
    assert found == [("gold", 3)]


def test_sources_that_contradict_the_margin_are_not_told():
    assert explaining({"gold": 5.0}, {"gold": 2.0}, 3) == [("gold", 3)]
    assert explaining({"gold": 1.0}, {"gold": 6.0}, 4) == []
    assert explaining({"gold": 30.0}, {"gold": 2.0}, 3) == []
    assert explaining({}, {"gold": 2.0}, 3) == []


def test_listed_differences_carry_a_sign():
    assert listed(HEIRS, "en", [("roads", 3), ("doubled", -2)], named=True) == "Roads\u00a0+3, Doubled\u00a0−2"


def test_a_label_is_shortened_but_not_to_nothing():
    assert shortened("Sell Books (printed price 1)") == "Sell Books"
    assert shortened("(nothing)") == "(nothing)"


def test_what_stands_in_brackets_is_not_said_twice():
    assert shortened("Break the Camp (beside Mill, Trading Post (Sawmill)) and take again") == "Break the Camp and take again"
    assert shortened("Build “Trading Post (Farm)”") == "Build “Trading Post (Farm)”"
    assert brief("Card action: Move 1 step; then you may use the location") == "Card action: Move 1 step"
    assert in_a_sentence("Sell Books") == "sell Books"


def test_named_sources_add_up_to_about_the_margin():
    many = {"a": 9.0, "b": 4.0, "c": 3.0, "d": 2.0, "e": 0.0}
    few = {"a": 0.0, "b": 0.0, "c": 0.0, "d": 0.0, "e": 14.0}
    assert explaining(many, few, 4) == [], "nine and four points for what fourteen take away are no four points"
    assert explaining({"a": 6.0, "b": 1.0}, {"b": 3.0}, 4) == [("a", 6), ("b", -2)]


# -- the answer ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_the_answer_in_every_game_and_language(id, lang):
    state = position(id)
    answer = told(state, weighed(state, [9.0, 2.0, -1.0], sources={}), lang)
    assert answer.kind == "best"
    assert [row.mark for row in answer.rows] == ["1", "2", "3"]
    assert answer.rows[0].points == "+9"
    text = " ".join([answer.title, answer.sure, answer.why, *(row.said for row in answer.rows)])
    assert "coach-" not in text, "a text is missing"
    assert not re.search(r"\d\.\d|%", text), "never a percentage or a fraction"
    assert "7 points" in answer.why


@pytest.mark.parametrize("id", GAMES)
def test_level_options_carry_the_same_mark(id):
    state = position(id)
    answer = told(state, weighed(state, [3.0, 2.5, -9.0]))
    assert answer.kind == "level"
    assert [row.mark for row in answer.rows] == ["=", "=", "3"]


def test_a_costly_option_has_its_warning():
    state = position("two_heirs")
    options = weighed(state, [9.0, 8.0, 1.0])
    answer = told(state, options)
    assert list(answer.costly) == [options[2].key]
    assert answer.costly[options[2].key].points == 8


@pytest.mark.parametrize("id", GAMES)
def test_a_walk_stays_within_the_rules_and_changes_nothing(id):
    state = position(id)
    before = state.to_json()
    seat = int(state.turn)
    found = walk(state, seat, [state.key(state.legal()[0]), "no-such-action"], "en")
    assert len(found.labels) == 1
    assert state.to_json() == before
    assert all(isinstance(count, int) for count in holdings(state, seat).values())


@pytest.mark.parametrize("id", GAMES)
def test_what_is_held_has_a_name_in_both_languages(id):
    game = regalia.game(id)
    for key in holdings(position(id), 0):
        for lang in ("en", "fr"):
            assert game.texts.has(lang, key), f"{lang}: {key}"


def test_the_answer_does_not_hang_on_what_the_seat_cannot_see(monkeypatch):
    monkeypatch.setattr(analysis, "GAMES", 1)
    state = position("crown_of_emara", decisions=215)
    seat = int(state.turn)
    inquiry = Inquiry("crown_of_emara", {}, seat, "en", 5, iterations=6)
    first, second = (counsel(state.resample(seat, deal), inquiry) for deal in (1, 2))
    assert (first.rows, first.why) == (second.rows, second.why)


# -- what is left unsaid -------------------------------------------------------------------------------


def test_in_a_decided_game_margins_alone_are_told():
    state = position("two_heirs")
    answer = told(state, weighed(state, [-30.0, -36.0, -40.0], win=0.0))
    assert answer.kind == "decided"
    assert all(row.wins == "" and "wins" not in row.said for row in answer.rows)
    assert not answer.costly


def test_where_an_objective_decides_no_chance_is_told():
    """Little of it is met at first: that is no lost game."""
    state = regalia.game("rise_to_nobility").new(players=1, mode="solo", seed=3)
    while len(state.legal()) < 3:
        state.do(state.legal()[0])
    options = weighed(state, [60.0, 50.0, 40.0], win=0.01)
    found = told(state, options)
    assert found.kind == "best"
    assert {row.wins for row in found.rows} == {""}
    assert {row.cells for row in found.rows} == {-1}


def test_where_nothing_hangs_on_it_no_option_is_listed():
    state = position("two_heirs")
    options = weighed(state, [1.0] * len(state.legal()))
    answer = told(state, options)
    assert answer.kind == "same"
    assert len(lines(answer)) == 2, "title and sentence"


def test_the_same_turn_in_another_order_is_called_so():
    state = position("two_heirs")
    one, other = (state.key(action) for action in state.legal()[:2])
    options = [option(one, 3.0, line=[one, other]), option(other, 2.8, line=[other, one])]
    assert "another order" in told(state, options).why


def test_two_searches_that_disagree_are_not_sure():
    best, other = option("a", 6.0), option("b", 0.0)
    other.doubt = 7.0
    assert weighing.certainty(best, other) == "not"
