"""Sets as bit masks do what sets do."""

from hypothesis import given
from hypothesis import strategies as st

from regalia.kit.sets import LARGEST, bit, members, size

NUMBERS = st.sets(st.integers(0, LARGEST - 1))


@given(NUMBERS)
def test_a_mask_holds_its_numbers_in_order(numbers):
    mask = sum(bit(number) for number in numbers)
    assert members(mask) == sorted(numbers)
    assert size(mask) == len(numbers)


@given(NUMBERS, NUMBERS)
def test_masks_unite_and_meet_as_sets_do(one, other):
    masks = [sum(bit(number) for number in numbers) for numbers in (one, other)]
    assert set(members(masks[0] | masks[1])) == one | other
    assert set(members(masks[0] & masks[1])) == one & other
