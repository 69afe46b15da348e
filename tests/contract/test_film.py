"""A whole game as one page: every moment can be put together again, and nothing is asked of a network."""

import json
import random
import re

import pytest

from regalia.core.registry import games
from regalia.drawing.film import film
from regalia.drawing.picture import picture

DRAWN = [game for game in games() if game.has_board]
SHORT = 25


def begun(game):
    """A game after a few decisions."""
    state = game.new(players=min(players for mode in game.info.modes for players in mode.players if players > 1), seed=5)
    rng = random.Random(5)
    states = [state.copy()]
    for _ in range(SHORT):
        seat = state.actors()[0]
        state.apply(rng.choice(state.legal_for(seat)), seat)
        states.append(state.copy())
    return state, states


@pytest.mark.parametrize("played", DRAWN, ids=lambda played: played.id)
def test_every_moment_is_the_picture_of_that_moment(played):
    state, states = begun(played)
    page = film(played, state.journal(), "fr")
    data = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)[1])
    now: list[int] = []
    for frame, moment in zip(data["frames"], states, strict=True):
        for start, end, by in reversed(frame):
            now[start:end] = by
        assert "".join(data["pieces"][piece] for piece in now) == picture(moment, -1, "fr")
    assert len(data["told"]) == len(data["scores"]) == SHORT + 1
    assert any(data["told"])


@pytest.mark.parametrize("played", DRAWN, ids=lambda played: played.id)
def test_the_page_asks_for_nothing(played):
    page = film(played, begun(played)[0].journal(), "en")
    assert "default-src 'none'" in page
    rest = page.replace("http://www.w3.org/2000/svg", "").replace("http://www.w3.org/1999/xlink", "")
    assert not re.search(r"https?://|@import|src=|url\((?!\\?[\"']?(#|data:))", rest)
    assert "{{" not in page


@pytest.mark.parametrize("played", [game for game in DRAWN if game.id == "rise_to_nobility"], ids=lambda played: played.id)
def test_what_a_seat_does_not_see_is_not_in_its_film(played):
    """With a seat's eyes, the same film whatever is hidden from it: the pieces of its pictures are those of its views."""
    state, states = begun(played)
    page = film(played, state.journal(), "en", 0)
    data = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)[1])
    now: list[int] = []
    for frame, moment in zip(data["frames"], states, strict=True):
        for start, end, by in reversed(frame):
            now[start:end] = by
        assert "".join(data["pieces"][piece] for piece in now) == picture(moment.resample(0, 3), 0, "en")


@pytest.mark.parametrize("played", DRAWN[:1], ids=lambda played: played.id)
def test_no_name_takes_the_page_apart(played):
    """What begins a comment in a script element would keep its end from being seen."""
    journal = begun(played)[0].journal()
    names = ["<!--<script>", "</script><script>"][: len(game_seats(played, journal))]
    journal.seats = [*names, *game_seats(played, journal)[len(names) :]]
    page = film(played, journal, "en")
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)[1]
    assert json.loads(data)["names"][: len(names)] == names
    assert "<!--" not in data


def game_seats(played, journal):
    return played.seat_names("en", played.replay(journal).config)
