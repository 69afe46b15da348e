"""The tables a game is made of: catalogue, reasons, chance, steps. A wrong one is refused when it is built."""

import pytest

from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.reasons import IllegalAction, Refusal, reason_table
from regalia.core.step import StepBook


def catalogue():
    found = Catalogue()
    found.block("take", 0, ["ace", "king"], names="card")
    found.single("pass", 2)
    return found


def test_actions_have_stable_keys():
    found = catalogue()
    assert found.keys == ["take:ace", "take:king", "pass"]
    assert found.index == {"take:ace": 0, "take:king": 1, "pass": 2}
    assert len(found) == 3


def test_an_action_knows_its_block_and_item():
    found = catalogue()
    assert (found.block_of(1).name, found.block_of(1).names, found.item_of(1)) == ("take", "card", "king")
    assert (found.block_of(2).name, found.item_of(2)) == ("pass", "")


def test_a_block_must_start_at_the_next_number():
    with pytest.raises(ValueError, match="block give starts at 3, not at 4"):
        catalogue().block("give", 4, ["a"])
    with pytest.raises(ValueError, match="action end stands at 3, not at 2"):
        catalogue().single("end", 2)


def test_a_key_stands_once():
    with pytest.raises(ValueError, match="two actions named pass"):
        catalogue().single("pass", 3)


def test_reasons_are_numbered_without_gaps():
    table = reason_table([(1, "first", "A-1"), (2, "second", "A-2")])
    assert [reason.key for reason in table] == ["legal", "first", "second"]
    with pytest.raises(ValueError, match="reason second has number 3, expected 2"):
        reason_table([(1, "first", "A-1"), (3, "second", "A-2")])


def test_an_illegal_action_names_reason_and_clause():
    problem = IllegalAction("take:ace", Refusal("hand-full", "A-1", {}))
    assert str(problem) == "take:ace: hand-full (A-1)"


def chance():
    found = ChanceTable()
    found.add(0, "card", ["ace", "king"])
    found.add(1, "die", ["1", "2", "3"])
    return found


def test_outcomes_are_written_and_read():
    flat = [1, 2, 0, 1]
    assert chance().write(flat) == ["die:3", "card:king"]
    assert chance().read(["die:3", "card:king"]) == flat


@pytest.mark.parametrize("text", ["die:4", "coin:1", "card", ""])
def test_an_unknown_outcome_is_named(text):
    with pytest.raises(ValueError, match=text or "^$"):
        chance().read([text])


def test_kinds_of_chance_are_numbered_in_order():
    with pytest.raises(ValueError, match="chance kind coin has number 2, not 5"):
        chance().add(5, "coin", [])


def test_steps_have_one_name_each():
    from .tiny import ACTS, PLANS, TOGETHER

    book = StepBook()
    for step in (TOGETHER, ACTS[0], ACTS[1], PLANS[0]):
        book.add(step)
    assert book.kinds() == ["act", "plan"]
    with pytest.raises(ValueError, match="two steps named act:0"):
        book.add(ACTS[0])
