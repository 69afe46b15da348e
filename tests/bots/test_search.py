"""The search and the levels: what they know, how much they look at, and that the same seed gives the same choice."""

import gc
import json
import os
import subprocess
import sys
import time

import pytest

import regalia
from regalia.bots import LEVELS, GreedyBot, SearchBot, make_bot
from regalia.bots.analysis import analyse
from regalia.bots.evaluation import Evaluation, compare, evaluation_of
from regalia.bots.search import Search, Tuning
from regalia.core.errors import UserError
from regalia.core.registry import games
from regalia.core.rng import seeded

GAMES = regalia.game_ids()
NEEDED = {"solo_regent": {"difficulty": "fair"}, "solo_high_score": {"start_buildings": 20}}
SOLO = [(game.id, mode.id) for game in games() for mode in game.info.modes if mode.players == [1]]


def position(id, decisions=24, players=None, mode=None, seed=3, **options):
    """Some way into a game of greedy bots, at a question with a choice."""
    state = regalia.game(id).new(players=players, mode=mode, seed=seed, **NEEDED.get(mode, {}), **options)
    bot = GreedyBot(seed=seed)
    while decisions > 0 or len(state.legal()) < 2:
        state.do(bot.decide(state.resample(state.turn, decisions), state.turn))
        decisions -= 1
    return state


def small(name, seed=5):
    """A bot of a level with a budget that a test can afford; the clock has no say."""
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot):
        bot.iterations, bot.limit, bot.seconds = 24 * bot.parts, 0.0, 0.0
    return bot


def searched(state, iterations=40, seed=1, evaluation=None):
    search = Search(state, state.turn, seeded(seed), evaluation or evaluation_of(state.game, state.config), Tuning())
    search.whole = True
    search.run(iterations, 0.0)
    return search


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_hang_on_what_the_seat_cannot_know(id, level):
    for decisions in (6, 33):
        state = position(id, decisions, players=2)
        seat = state.turn
        choices = {small(level).decide(state.resample(seat, hidden), seat) for hidden in (1, 2, 3)}
        assert len(choices) == 1
        assert choices <= set(state.legal_for(seat))


@pytest.mark.parametrize("level", LEVELS)
def test_nor_on_secret_cards_that_the_seat_knows_in_part(level):
    """With the Chancery a seat knows cards that it returned, and pairs that it put under the deck, but not their order."""
    game = regalia.game("rise_to_nobility")
    for decisions in (2, 150):
        state = position(game.id, decisions, players=3, chancery=True)
        seat = state.turn
        dealt = {state.resample(seat, hidden).resample(seat, 7).digest() for hidden in range(6)}
        assert len(dealt) == 1
        choices = {small(level).decide(state.resample(seat, hidden), seat) for hidden in (1, 2, 3)}
        assert len(choices) == 1


@pytest.mark.parametrize(("id", "mode"), SOLO)
def test_solo_modes_are_searched(id, mode):
    state = position(id, 12, players=1, mode=mode)
    search = searched(state)
    assert search.best() in state.legal()
    assert search.iterations == sum(search.root.visits) == 40


@pytest.mark.parametrize("id", GAMES)
def test_iterations_are_counted(id):
    state = position(id, players=2)
    search = searched(state, 30)
    assert search.iterations == sum(search.root.visits) == 30
    search.run(5, 0.0)
    assert search.iterations == 35


def test_a_search_stops_when_its_choice_cannot_change():
    state = position("two_heirs", players=2)
    search = Search(state, state.turn, seeded(1), evaluation_of(state.game, state.config), Tuning())
    search.run(700, 0.0)
    visits = sorted(search.root.visits)
    assert search.iterations == 700 or visits[-1] - visits[-2] > 700 - search.iterations


class Slow(Evaluation):
    """Counts how often it is asked."""

    def __init__(self):
        super().__init__(10.0)
        self.asked = 0

    def margins(self, state, out):
        self.asked += 1
        for seat in range(len(out)):
            out[seat] = float(seat)

    def wins(self, state, out):
        for seat in range(len(out)):
            out[seat] = 0.5


def test_no_time_left_means_one_iteration():
    state = position("two_heirs", players=2)
    search = Search(state, state.turn, seeded(1), Slow(), Tuning())
    search.run(1000, 0.000001)
    assert search.iterations == 1
    assert search.evaluation.asked > 1


class Broken(Slow):
    def margins(self, state, out):
        super().margins(state, out)
        if self.asked > 5:
            raise ArithmeticError


@pytest.mark.parametrize("collecting", [True, False])
@pytest.mark.parametrize("evaluation", [Slow, Broken])
def test_the_collector_of_cycles_is_left_as_it_was(collecting, evaluation):
    state = position("two_heirs", players=2)
    search = Search(state, state.turn, seeded(1), evaluation(), Tuning())
    before = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        try:
            search.run(8, 0.0)
        except ArithmeticError:
            assert evaluation is Broken
        assert gc.isenabled() is collecting
    finally:
        (gc.enable if before else gc.disable)()


def test_the_levels_are_a_ladder():
    """Each search looks at many times what the one below does, and neither asks for more time than it may take."""
    knight, sovereign = make_bot("knight"), make_bot("sovereign")
    assert sovereign.iterations >= 40 * knight.iterations
    assert (knight.limit, sovereign.limit) == (0.5, 2.0)


def test_more_players_than_two():
    state = position("crown_of_emara", players=4)
    search = searched(state, 60)
    assert sum(search.root.visits) == 60
    margins = [0.0] * 4
    search.evaluation.margins(state, margins)
    assert sum(margin > 0 for margin in margins) <= 1


@pytest.mark.parametrize(
    ("scores", "margins"), [([3.0, 5.0], [-2.0, 2.0]), ([7.0, 1.0, 4.0], [3.0, -6.0, -3.0]), ([2.0, 2.0], [0.0, 0.0])]
)
def test_margins_are_against_the_best_of_the_others(scores, margins):
    compare(scores)
    assert scores == margins


@pytest.mark.parametrize("id", GAMES)
def test_chances_sum_to_one_and_the_end_is_certain(id):
    state = position(id, players=2)
    evaluation = evaluation_of(state.game, state.config)
    wins, margins = [0.0, 0.0], [0.0, 0.0]
    evaluation.rate(state, margins, wins)
    assert sum(wins) == pytest.approx(1.0)
    assert (wins[0] - wins[1]) * (margins[0] - margins[1]) >= 0
    over = state.bare()
    over.playout()
    evaluation.rate(over, margins, wins)
    assert {seat for seat in range(2) if wins[seat] > 0} == set(over.winners())


def test_secret_choices_have_trees_of_their_own():
    """While two seats place in secret, the searching seat's line goes on without the other's choices, whichever seat it has."""
    state = regalia.game("medieval_realms").new(players=2, seed=2)
    while not state.lanes:
        state.do(state.legal()[0])
    for seat in (0, 1):
        search = Search(state, seat, seeded(4), evaluation_of(state.game, state.config), Tuning())
        search.whole = True
        search.run(120, 0.0)
        assert set(search.root.actions) == set(state.legal_for(seat))
        node, depth = search.root, 0
        while node is not None and node.seat == seat and len(node.actions) > 0:
            node, depth = node.children[node.most_visited()], depth + 1
        assert depth > 1


def test_a_ready_opponent_is_not_looked_at():
    """Another arrangement behind the other wall, the same choice."""
    choices = set()
    for other in (1, 5, 9):
        state = regalia.game("medieval_realms").new(players=2, seed=2)
        while not state.lanes:
            state.do(state.legal()[0])
        rng = seeded(other)
        while state.lanes and state.lanes[1]:
            options = state.legal_for(1)
            state.do_as(1, options[rng.below(len(options))])
        choices.add(small("knight").decide(state.resample(0, other), 0))
    assert len(choices) == 1


def test_the_turn_goes_on_in_the_same_tree():
    """Nothing hidden shows itself between two words of one sentence, so what was found out holds."""
    state = position("two_heirs", 30, players=2)
    bot = SearchBot(seed=3, iterations=60)
    kept = 0
    for _ in range(16):
        if state.over:
            break
        seat = state.turn
        before = list(bot.searches)
        if len(state.legal()) > 1:
            action = bot.decide(state.resample(seat, 7), seat)
            kept += bool(before) and bot.searches[0] is before[0]
            assert action in state.legal()
        else:
            action = state.legal()[0]
        state.do(action)
    assert kept > 0


def test_two_processes_choose_like_one():
    if not hasattr(os, "fork"):
        pytest.skip("no second process on this system")
    state = position("crown_of_emara", 30, players=2)
    choices = []
    for processes in (1, 2):
        bot = SearchBot(seed=6, iterations=700, parts=2)
        bot.processes = processes
        bot.begin(state, state.turn)
        choices.append(bot.run(0.0, 0.0))
    assert choices[0] == choices[1]


# -- the analysis ----------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["crown_of_emara", "kingdom_crossing"])
def test_an_analysis_weighs_every_option_and_repeats(id, monkeypatch):
    monkeypatch.setattr("regalia.bots.analysis.GAMES", 1)
    state = position(id, 150 if id == "crown_of_emara" else 120, players=2)
    seat = state.turn
    found = analyse(state, seat, iterations=40, seed=2)
    assert {option.action for option in found.options} == set(state.legal())
    compared = [option for option in found.options if option.doubt is not None]
    assert found.options[: len(compared)] == compared, "those with a look of their own come first"
    assert [option.margin for option in compared] == sorted((option.margin for option in compared), reverse=True)
    assert found.options[0].line[0] == found.options[0].key
    assert found.options[0].low <= found.options[0].margin <= found.options[0].high
    assert found.options[0].sources
    again = analyse(state.resample(seat, 8), seat, iterations=40, seed=2)
    assert again.options == found.options


@pytest.mark.parametrize("id", regalia.game_ids())
def test_compared_options_had_as_long_a_look(id):
    """However little the search thought of an option, its margin comes from a search of its own, as long as that of the best."""
    state = position(id, 60, players=2)
    seat = state.turn
    found = analyse(state, seat, iterations=240, seed=2, also=state.key(state.legal_for(seat)[-1]))
    compared = [option for option in found.options if option.doubt is not None]
    assert len(compared) >= min(3, len(state.legal_for(seat)))
    assert all(option.visits >= 40 for option in compared)
    assert state.key(state.legal_for(seat)[-1]) in {option.key for option in compared}, "the one that was asked for too"


class Laborious(Evaluation):
    """Every look at a position takes its time; the looks are counted."""

    TIME = 0.004

    def __init__(self, real):
        super().__init__(real.spread)
        self.real = real
        self.looks = 0

    def margins(self, state, out):
        self.take_time()
        self.real.margins(state, out)

    def rate(self, state, margins, wins):
        self.take_time()
        self.real.rate(state, margins, wins)

    def take_time(self):
        self.looks += 1
        time.sleep(self.TIME)


@pytest.mark.parametrize("id", regalia.game_ids())
def test_the_clock_ends_an_analysis_however_slow_the_machine(id, monkeypatch):
    """Looks are counted, not seconds: a slower machine has fewer of them."""
    state = position(id, 60, players=2)
    slow = Laborious(evaluation_of(state.game, state.config))
    monkeypatch.setattr("regalia.bots.analysis.evaluation_of", lambda _game, _config: slow)
    seconds = 0.4
    found = analyse(state, state.turn, seconds=seconds, seed=2)
    assert {option.action for option in found.options} == set(state.legal())
    begun = 3 * (len(state.legal()) + 20)
    assert slow.looks <= seconds / Laborious.TIME + begun, "what is begun is ended: a question, a few decisions"


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec", ["search@", "search@0", "search@x", "search@-4", "search@0s", "search@nans", "search@infs", "search@9x0", "search@9x"]
)
def test_a_search_needs_a_budget(spec):
    with pytest.raises(UserError):
        make_bot(spec)


def test_a_search_by_iterations_or_by_the_clock():
    assert (make_bot("search@250").iterations, make_bot("search@250").limit) == (250, 0.0)
    assert make_bot("search@0.25s").limit == 0.25
    assert (make_bot("search@250x2").iterations, make_bot("search@250x2").parts) == (500, 2)


PLAYED = """
import json, sys
import regalia
from regalia.bots import SearchBot
from regalia.bots.greedy import GreedyBot
found = {}
for id in regalia.game_ids():
    state = regalia.game(id).new(players=2, seed=3)
    bot = GreedyBot(seed=3)
    for n in range(30):
        state.do(bot.decide(state.resample(state.turn, n), state.turn))
    search = SearchBot(seed=4, iterations=30)
    keys = []
    for n in range(3):
        action = search.decide(state.resample(state.turn, n), state.turn)
        keys.append(state.key(action))
        state.do(action)
    found[id] = keys
print(json.dumps([regalia._pure.compiled(), found]))
"""


def test_compiled_and_interpreted_choose_the_same():
    runs = {}
    for pure in ("0", "1"):
        environment = {**os.environ, "REGALIA_PURE": pure}
        done = subprocess.run([sys.executable, "-c", PLAYED], env=environment, capture_output=True, text=True, check=True)
        compiled, found = json.loads(done.stdout)
        runs[compiled] = found
        if pure == "0" and not compiled:
            pytest.skip("nothing is compiled here")
    assert runs[True] == runs[False]
