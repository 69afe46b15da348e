"""The rules are the same in every seat (EMARA-GEN-10): a table turned by one seat is asked, answers and goes on alike."""

import copy

import pytest
from emara_questions import QUESTIONS

from regalia.testing import rule
from regalia.testing.turning import goes_on_alike

SHARED = [name for name, made in QUESTIONS.items() if made().players > 1]


def turned(position):
    """Everything that belongs to a seat belongs to the next one."""
    found = copy.deepcopy(position)
    table, players = found["table"], found["players"]

    def following(seat):
        return seat if seat is None else (seat + 1) % players

    found["stack"] = [_step(name, following) for name in found["stack"]]
    table["players"] = [table["players"][(seat - 1) % players] for seat in range(players)]
    table["huts"] = {hut: following(owner) for hut, owner in table["huts"].items()}
    for field in ("statue", "active"):
        table[field] = following(table[field])
    return found


def without_new_hands(position):
    """Hands are dealt from seat to seat at the end of a round, so other cards come to another seat."""
    for player in position["table"]["players"]:
        del player["hand"], player["draw_pile"]
    return position


def _step(name, following):
    kind, *rest = name.split(":")
    return ":".join([kind, *([str(following(int(rest[0]))), *rest[1:]] if rest else [])])


@rule("EMARA-GEN-10")
@pytest.mark.parametrize("name", SHARED)
def test_a_turned_table_goes_on_alike(name):
    goes_on_alike(QUESTIONS[name](), turned, without_new_hands)
