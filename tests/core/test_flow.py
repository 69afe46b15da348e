"""The flow: turns, several seats at once, refusals, copies."""

import msgspec
import pytest

from regalia.core.errors import ConfigError
from regalia.core.reasons import IllegalAction
from regalia.core.stack import Stack
from regalia.testing import line, refused

from .tiny import ACTS, GAME, PLANS, Question


def planning(players=2):
    return line(GAME.new(players), *["done"] * players)


def test_turns():
    state = GAME.new(3)
    assert (state.turn, state.actors(), state.question(0)) == (0, [0], ACTS[0])
    line(state, "done")
    assert (state.turn, state.moves) == (1, 1)


def test_refusals():
    state = line(GAME.new(2, limit=5), "add:3")
    refused(state, "add:3", "TINY-ALL-02")
    assert state.why_not(2).args == {"left": 2}
    assert state.why_not(0) is None
    refused(state, "plan:a", "TINY-ALL-01")
    refused(state, "add:1", "TINY-ALL-01", seat=1)


def test_a_refused_action_changes_nothing():
    state = GAME.new(2)
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.apply(6)
    assert (caught.value.action, caught.value.refusal.key) == ("plan:a", "elsewhere")
    assert state.digest() == before


@pytest.mark.parametrize("action", [-1, 8])
def test_numbers_that_are_no_action(action):
    with pytest.raises(ValueError, match="no action has the number"):
        GAME.new(2).apply(action)


def test_keys_that_are_no_action():
    with pytest.raises(ConfigError):
        GAME.new(2).play("fly")


def test_several_seats_at_once():
    state = planning(3)
    assert state.actors() == [0, 1, 2]
    assert state.turn == 0
    line(state, (2, "plan:a"), (0, "plan:b"))
    assert [state.question(seat) for seat in range(3)] == PLANS
    line(state, (0, "plan:b"))
    assert (state.actors(), state.turn) == ([1, 2], 1)
    refused(state, "plan:a", "TINY-ALL-01", seat=0)
    line(state, (2, "plan:a"), (1, "plan:a"), (1, "plan:b"))
    assert state.over
    assert state.plans == [[1, 1], [0, 1], [0, 0]]


def test_any_order_gives_the_same():
    orders = [[0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 0, 1]]
    ends = set()
    for order in orders:
        ends.add(line(planning(), *((seat, f"plan:{'ab'[seat]}") for seat in order)).digest())
    assert len(ends) == 1


def test_the_counter_does_not_tell_how_far_the_others_are():
    state = line(planning(), (1, "plan:a"))
    assert [state.view(seat)["moves"] for seat in (-1, 0, 1)] == [2, 2, 3]
    for other in (state.bare(), GAME.from_json(state.to_json()), state.resample(0, 1)):
        assert other.view(0) == state.view(0)


def test_a_question_with_one_answer_may_be_skipped():
    class Only(Question):
        def candidates(self, g):
            return [5]

        def refusal(self, g, action):
            return 0

        def apply(self, g, action):
            g.totals[self.seat] += 1

    for always, moves in ((True, 1), (False, 0)):
        state = GAME.new(2)
        state.stack = Stack([Only("only:0", 0, always)])
        state.advance()
        if always:
            line(state, "done")
        assert state.over
        assert (state.totals, state.moves) == ([1, 0], moves)


def test_a_question_without_an_answer_is_dropped():
    class Empty(Question):
        def candidates(self, g):
            return []

        def refusal(self, g, action):
            return 1

        def apply(self, g, action):
            raise AssertionError

    state = GAME.new(2)
    state.stack.append(Empty("empty:1", 1))
    state.advance()
    assert state.question(0) is ACTS[0]


def test_a_copy_is_independent():
    state = line(planning(), (0, "plan:a"))
    copy = state.copy()
    line(copy, (0, "plan:a"), (1, "plan:a"))
    assert state.plans == [[0], []]
    assert state.actors() == [0, 1]
    assert copy.events is None


def test_playout_and_ranks():
    state = GAME.new(3, seed=8, record=False)
    state.playout()
    assert state.over
    state.totals = [4, 7, 4]
    assert (state.ranks(), state.winners()) == ([2, 1, 2], [1])


def test_without_a_contest_there_are_neither_places_nor_winners():
    state = GAME.new(3, seed=8, record=False)
    state.config = msgspec.structs.replace(state.config, contest=False)
    state.totals = [4, 7, 4]
    assert (state.scores(), state.ranks(), state.winners()) == ([4, 7, 4], [0, 0, 0], [])


def test_weighted_and_rolled_chance_follow_the_script():
    state = GAME.new(2, seed=1)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[state.pick_weighted(0, [1, 0, 3])] += 1
    assert counts[1] == 0
    assert 650 < counts[0] < 850
    assert {state.roll(0, 3) for _ in range(100)} == {0, 1, 2}
    state.script, state.scripted = [0, 2, 0, 1], 0
    assert (state.pick_weighted(0, [1, 0, 3]), state.roll(0, 3)) == (2, 1)
    state.script, state.scripted = [0, 1], 0
    with pytest.raises(ValueError, match="card:king"):
        state.pick_weighted(0, [1, 0, 3])
