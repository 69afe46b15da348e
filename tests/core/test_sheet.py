"""A sheet holds what was written last, whatever stood there before."""

import pytest

from regalia.core.observing.sheet import NOTHING, Sheet
from regalia.core.packing import packed
from regalia.core.rng import seeded

# Where each of the ways to write has its cells.
ONE, MEMBERS, STRETCH, ROW, ONES, SEAT, NUMBER, FRESH, WIDTH = 0, 9, 75, 120, 126, 138, 142, 143, 150


def cells(sheet, row):
    return list(sheet.cells)[row * WIDTH : (row + 1) * WIDTH]


def write(sheet, row, rng):
    """Anything at random; the cells that must come of it."""
    expected = [0] * WIDTH
    sheet.begin(row)
    one = rng.below(10) - 1
    sheet.set_one(ONE, one)
    if one >= 0:
        expected[ONE + one] = 1
    mask = sum(1 << bit for bit in (0, 3, 8, 9, 33, 61) if rng.below(2))
    sheet.set_members(MEMBERS, mask)
    first, few = rng.below(4) * 10, rng.below(32)
    sheet.set_stretch(STRETCH, first, few)
    for bit in range(62):
        expected[MEMBERS + bit] = mask >> bit & 1
    for bit in range(5):
        expected[STRETCH + first + bit] = few >> bit & 1
    numbers = packed(rng.below(5) - 1 for _ in range(4))
    count = rng.below(5)
    sheet.set_row(ROW, 6, numbers, 0, count)
    expected[ROW : ROW + count] = list(numbers)[:count]
    sheet.set_ones(ONES, 4, 3, numbers, 0, count)
    for n, number in enumerate(list(numbers)[:count]):
        if 0 <= number < 3:
            expected[ONES + 3 * n + number] = 1
    whose, seat = rng.below(5) - 1, rng.below(4)
    sheet.set_seat(SEAT, 4, whose, seat)
    if whose >= 0:
        expected[SEAT + (whose - seat) % 4] = 1
    value = (rng.below(3) - 1) * 40_000
    sheet.set(NUMBER, value)
    expected[NUMBER] = min(32_767, max(-32_768, value))
    for n in range(rng.below(7)):
        sheet.put(FRESH + n, n)
        sheet.add(FRESH + n)
        expected[FRESH + n] = n + 1
    return expected


@pytest.mark.parametrize("seed", range(5))
def test_what_was_written_before_never_shows(seed):
    rng = seeded(seed)
    sheet = Sheet(3, WIDTH)
    rows = [[0] * WIDTH for _ in range(3)]
    for _ in range(100):
        row = rng.below(3)
        rows[row] = write(sheet, row, rng)
        assert [cells(sheet, n) for n in range(3)] == rows


def test_nothing_is_written_of_nothing():
    sheet = Sheet(1, 4)
    sheet.begin(0)
    sheet.set_one(0, 2)
    sheet.set_one(0, NOTHING)
    assert list(sheet.cells) == [0, 0, 0, 0]
