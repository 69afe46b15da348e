"""Whatever a viewer can get is a function of its view: page, JSON, stream and journal are byte for byte the same when
everything it cannot see is dealt anew. Over random positions of every game and every mode.
"""

import random
import re

import msgspec
import pytest

from regalia.core.registry import games
from regalia.core.step import NOBODY
from regalia.table import moves, papers, payload, seating
from regalia.table.errors import TableError
from regalia.table.moves import Caller, Post
from regalia.table.records import ClockSettings
from regalia.testing.golden import golden_setups
from regalia.testing.playing import setup_id
from regalia.web.pages.desk import Desk
from table.helpers import duel, play_until

SETUPS = [pytest.param(game.id, config, id=f"{game.id}-{setup_id(config)}") for game in games() for config in golden_setups(game)]
LOOKS = 4
DEALS = 2


def people(count):
    return [Caller(f"p{number}", f"Person {number}") for number in range(count)]


def new_table(game, config):
    who = people(config.players)
    wish = seating.Wish(game, config.mode, config.players, dict(config.options), clock=ClockSettings("bank", 900, 5))
    live = seating.create(who[0], wish, 0.0)
    for person in who[1:]:
        seating.sit(live, person, -1, 0.0)
    assert live.running
    return live


def positions(game, config, seed):
    """A table at some moments of a random game."""
    rng = random.Random(seed)
    live = new_table(game, config)
    stops = {rng.randrange(1, 160) for _ in range(LOOKS)}
    for number in range(max(stops) + 1):
        if not live.running:
            return
        if number in stops:
            yield live
        seat = rng.choice(live.actors())
        live.write("act", float(number), seat=seat, action=live.state.key(rng.choice(live.state.legal_for(seat))), who=f"p{seat}")


def dealt_anew(live, viewer, seed):
    """The same table, but for what the viewer cannot see."""
    other = live.draft()
    state = live.state.resample(viewer, seed)
    state.recording, state.history, state.origin = True, live.state.history, live.state.origin
    other.state = state
    return other


def everything(live, viewer):
    """All that is sent to somebody who looks from there."""
    lang = ("en", "fr")[live.last % 2]
    return [
        payload.table_bytes(live, viewer, lang),
        payload.update_bytes(live, viewer, lang, 0),
        msgspec.json.encode(payload.refusals(live, viewer, lang)),
        msgspec.json.encode(Desk(live, viewer, lang, None).parts()),
    ]


def check_nothing_secret(live, sent):
    """Neither what all chance follows from, nor who somebody is."""
    assert live.header.secret.encode() not in sent
    assert not re.search(rb'"generator"|"secret"', sent)
    assert not re.search(rb'"p\d"', sent), "the number of a person is nobody's business"


@pytest.mark.parametrize(("game", "config"), SETUPS)
def test_everything_sent_is_a_function_of_the_view(game, config):
    for live in positions(game, config, 1):
        for viewer in range(-1, config.players):
            sent = everything(live.draft(), viewer)
            check_nothing_secret(live, b"".join(sent))
            for deal in range(DEALS):
                assert everything(dealt_anew(live, viewer, deal), viewer) == sent, f"viewer {viewer} after {live.last} rows"


@pytest.mark.parametrize(("game", "config"), SETUPS)
def test_answers_to_posts_are_functions_of_the_view(game, config):
    """A refusal, and whether a turn would end, tell nothing of what is hidden or about to be drawn."""
    rng = random.Random(2)
    for live in positions(game, config, 2):
        for seat in live.people_asked()[:2]:
            keys = [live.game.catalogue.keys[rng.randrange(len(live.game.catalogue))] for _ in range(6)]
            pairs = [(live.state.key(rng.choice(live.state.legal_for(seat))), key) for key in keys]
            for asked in [*((key,) for key in keys), *pairs]:
                outcomes = {refusal(dealt_anew(live, seat, deal), seat, asked) for deal in range(DEALS)}
                assert len(outcomes) == 1, f"seat {seat}, {asked}: {outcomes}"


def refusal(live, seat, keys):
    seating.setting(live, Caller(f"p{seat}"), seat, True, 0.0)
    try:
        moves.act(live, Caller(f"p{seat}"), Post(seat, keys, live.step(seat)), 0.0)
    except TableError as problem:
        return problem.key, problem.text("en")
    return "accepted"


@pytest.mark.parametrize(("game", "config"), SETUPS)
def test_the_journal_of_a_running_game_tells_no_more_than_the_log(game, config):
    """Where something was hidden from the viewer, neither the keys of others nor the outcomes of chance are given."""
    for live in list(positions(game, config, 3))[-1:]:
        for viewer in {-1, 0, config.players - 1}:
            found = papers.partial(live, viewer, "en")
            check_nothing_secret(live, msgspec.json.encode(found))
            shown = list(papers._open_positions(live, viewer))
            for number, (entry, play) in enumerate(zip(found["entries"], live.line.plays, strict=False)):
                if not (shown[number] and shown[number + 1]) and None not in shown:
                    assert entry["chance"] is None
                    assert entry["action"] is None or play.line.seat == viewer
            if not shown[0]:
                assert found["setup"] is None


def test_what_can_be_but_one_of_two_is_hidden_too(monkeypatch):
    """Of so little a few deals are by chance the true one, in a long game more than once."""
    coin = random.Random(1)

    def tossed(state, _viewer, deals=papers.DEALS):
        return state.moves > 0 and all(coin.random() < 0.5 for _ in range(deals))

    live = play_until(duel(), lambda found: found.status == "finished", random.Random(1))
    monkeypatch.setattr(papers, "nothing_hidden", tossed)
    shown = [position for _ in range(20) for position in papers._open_positions(live, NOBODY)]
    assert len(shown) > 1000
    assert not any(shown)


def test_dealing_anew_does_change_what_is_hidden():
    """Otherwise the tests above would show nothing: of the games with secrets, the whole position differs."""
    secretive = set()
    for game in games():
        config = golden_setups(game)[0]
        for live in positions(game.id, config, 5):
            before = msgspec.json.encode(live.state.to_json()["table"])
            if any(msgspec.json.encode(dealt_anew(live, -1, deal).state.to_json()["table"]) != before for deal in range(DEALS)):
                secretive.add(game.id)
    if len(games()) == 1:
        pytest.skip("one game, without secrets")
    assert secretive
