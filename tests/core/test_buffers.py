"""The reused buffers of the engine behave like lists, compiled and interpreted."""

import pytest

import regalia
from regalia.core.options import Options
from regalia.core.packing import packed, row
from regalia.core.plain import Options as PlainOptions
from regalia.core.stack import Stack

STEPS = list(regalia.game(regalia.game_ids()[0]).steps.by_name.values())
ACTS, PLANS = STEPS[:2], STEPS[2:4]


@pytest.mark.parametrize("make", [Stack, list])
def test_a_stack_is_used_like_a_list(make):
    stack = make([ACTS[0], ACTS[1]])
    stack.append(PLANS[0])
    assert len(stack) == 3
    assert stack[-1] is stack[2] is PLANS[0]
    assert stack.pop() is PLANS[0]
    assert PLANS[0] not in stack
    assert ACTS[1] in stack
    assert list(stack) == [ACTS[0], ACTS[1]]
    stack.append(ACTS[0])
    assert stack.count(ACTS[0]) == 2
    for beyond in (3, -4):
        with pytest.raises(IndexError):
            stack[beyond]
    stack.clear()
    assert not stack
    with pytest.raises(IndexError):
        stack.pop()


@pytest.mark.parametrize("make", [Stack, list])
def test_a_copy_of_a_stack_is_its_own(make):
    stack = make([ACTS[0], ACTS[1]])
    stack.pop()
    other = stack.copy()
    other.append(PLANS[0])
    stack.append(PLANS[1])
    assert list(other) == [ACTS[0], PLANS[0]]
    assert list(stack) == [ACTS[0], PLANS[1]]


@pytest.mark.parametrize("make", [Options, PlainOptions])
def test_options_are_used_like_a_list(make):
    options = make()
    for action in (7, 3, 5):
        options.add(action)
    options.clear()
    options.add(9)
    options.add(4)
    assert options.count == len(options) == 2
    assert options.listed() == list(options) == [9, 4]
    assert options[-1] == options.items[1] == 4
    assert options.has(9)
    assert not options.has(7)
    with pytest.raises(IndexError):
        options[2]
    other = options.copy()
    other.add(1)
    assert isinstance(other, make)
    assert options.listed() == [9, 4]


def test_rows():
    assert list(packed(range(3))) == [0, 1, 2]
    assert list(row(2, -1)) == [-1, -1]
