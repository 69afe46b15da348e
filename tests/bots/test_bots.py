"""Bots: what they are handed, what they may answer, how a user brings one of their own."""

import pytest

import regalia
from regalia.bots import Bot, added_bots, ask, make_bot, play_on
from regalia.bots.greedy import BUDGET, DEPTH, GreedyBot, flow_depth
from regalia.bots.random_bot import Counts, playout_counted
from regalia.core.registry import games
from regalia.core.rng import seeded

GAMES = regalia.game_ids()
HASTY = """from regalia.bots import Bot


class Hasty(Bot):
    def decide(self, state, seat):
        return state.legal_for(seat)[0]


class Plain:
    def decide(self, state, seat):
        return state.legal_for(seat)[-1]


class Named(Hasty):
    name = "the hasty one"


class Level(Plain):
    name = "knight"
"""


class Spy(Bot):
    """Remembers what it was handed and answers at random."""

    def __init__(self):
        super().__init__("spy", 1)
        self.seen = []

    def decide(self, state, seat):
        self.seen.append((state, state.view(seat), state.rng.words()))
        return state.legal_for(seat)[self.rng.below(len(state.legal_for(seat)))]


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_never_gets_the_true_state(id):
    state = regalia.game(id).new(seed=3)
    rng = seeded(9)
    spies = [Spy() for _ in range(state.seats)]
    for _ in range(60):
        if state.over:
            break
        seat = state.turn
        before = state.rng.words()
        digest = state.digest()
        action = ask(spies[seat], state, seat, rng)
        assert state.digest() == digest
        assert state.rng.words() == before
        if len(state.legal()) > 1:
            handed, view, words = spies[seat].seen[-1]
            assert handed is not state
            assert (handed.history, handed.origin, handed.events) == (None, None, None)
            assert not handed.recording
            assert words != before
            assert view == state.view(seat)
        state.apply(action, seat)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_a_game_and_repeat_it_by_seed(id, name):
    def play():
        state = regalia.game(id).new(seed=4)
        bots = [make_bot("random" if seat else name, seat) for seat in range(state.seats)]
        play_on(state, bots, seeded(1))
        return state.digest()

    assert play() == play()


@pytest.mark.parametrize("id", GAMES)
def test_greedy_takes_what_looks_best(id):
    state = regalia.game(id).new(seed=11).resample(0, 5)
    bot = GreedyBot(seed=2)
    for _ in range(15):
        if state.over:
            break
        seat, options = state.turn, state.legal()
        chosen = bot.decide(state, seat)
        kind, depth = state.question(seat).kind, flow_depth(state, seat)
        values = {}
        for action in options:
            bot.budget = BUDGET // len(options)
            values[action] = bot.after(state, seat, action, kind, depth, DEPTH)
        assert values[chosen] == max(values.values())
        state.apply(chosen)


@pytest.mark.parametrize("id", GAMES)
def test_the_counted_game_is_the_playout(id):
    game = regalia.game(id)
    plain, counted = game.new(seed=8, record=False), game.new(seed=8, record=False)
    counts = Counts()
    plain.playout()
    playout_counted(counted, counts)
    assert counted.digest() == plain.digest()
    assert counts.decisions == plain.moves
    assert counts.options >= counts.decisions >= counts.forced


@pytest.mark.parametrize("name", ["Hasty", "Plain"])
def test_a_user_brings_a_bot(tmp_path, monkeypatch, name):
    (tmp_path / "hasty.py").write_text(HASTY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    state = games()[0].new(seed=1)
    for spec in (f"hasty.py:{name}", f"{tmp_path}/hasty.py:{name}", f"hasty:{name}"):
        assert make_bot(spec, 7).decide(state.resample(state.turn, 1), state.turn) in state.legal()


def test_a_server_calls_added_bots_by_their_names_and_never_by_a_file(tmp_path, monkeypatch):
    file = tmp_path / "hasty.py"
    file.write_text(HASTY, encoding="utf-8")
    specs = [f"{file}:{name}" for name in ("Named", "Hasty", "Plain", "Level", "Named")]
    monkeypatch.setenv("REGALIA_BOTS", ", ".join(specs))
    names = ["the hasty one", "Hasty", "Plain", "knight 2", "the hasty one 2"]
    assert list(added_bots().items()) == list(zip(names, specs, strict=True))
    assert [type(make_bot(name)).__name__ for name in names] == ["Named", "Hasty", "Plain", "Level", "Named"]
    assert make_bot(specs[0]).name == "the hasty one", "tables of before keep what they wrote"


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("clever", "bot-unknown"),
        (":Class", "bot-unknown"),
        ("no.such.module:Class", "bot-module"),
        ("missing.py:Class", "bot-module"),
        ("regalia.bots:Missing", "bot-class"),
        ("regalia:State", "bot-module"),
        ("builtins:dict", "bot-class"),
    ],
)
def test_a_wrong_name_is_a_clear_error(spec, key):
    with pytest.raises(regalia.UserError) as error:
        make_bot(spec)
    assert error.value.key == key
    for lang in ("en", "fr"):
        assert not error.value.text(lang).startswith("error-")


class Liar:
    def decide(self, state, seat):
        return -5


class Crasher:
    def decide(self, state, seat):
        raise ZeroDivisionError


@pytest.mark.parametrize(("bot", "key"), [(Liar(), "bot-illegal"), (Crasher(), "bot-failed")])
def test_a_bad_answer_is_refused(bot, key):
    state = games()[0].new(seed=1)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    with pytest.raises(regalia.UserError) as error:
        ask(bot, state, state.turn, seeded(0))
    assert error.value.key == key
