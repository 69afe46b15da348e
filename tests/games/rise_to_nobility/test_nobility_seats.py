"""The rules are the same in every seat (NOBILITY-ROUND-08): a table turned by one seat is asked, answers and goes on alike."""

import copy

import pytest
from nobility_questions import QUESTIONS

from regalia.testing import rule
from regalia.testing.turning import goes_on_alike

SHARED = [name for name, made in QUESTIONS.items() if made().players > 1]


def turned(position):
    """Everything that belongs to a seat belongs to the next one."""
    found = copy.deepcopy(position)
    table, players = found["table"], found["players"]

    def following(seat):
        return (seat + 1) % players if isinstance(seat, int) else seat

    def around(row):
        return [row[(seat - 1) % players] for seat in range(players)]

    found["stack"] = [_step(name, following) for name in found["stack"]]
    table["players"] = around(table["players"])
    table["passed"] = sorted(following(seat) for seat in table["passed"])
    for field in ("first_player", "active"):
        table[field] = following(table[field])
    for guild in table["guilds"].values():
        guild["apprentices"] = around(guild["apprentices"])
    if "chancery" in table:
        table["chancery"]["offices"] = {office: following(owner) for office, owner in table["chancery"]["offices"].items()}
        for put in table["chancery"]["under"]:
            put["by"] = following(put["by"])
    _owners(table, following)
    return found


def _step(name, following):
    kind, _, seat = name.partition(":")
    return f"{kind}:{following(int(seat))}" if seat.isdecimal() else name


def _owners(value, following):
    """The owners of dice and workshops, wherever they lie."""
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _owners(inner, following)
    if isinstance(value, dict) and "owner" in value:
        value["owner"] = following(value["owner"])


@rule("NOBILITY-ROUND-08")
@pytest.mark.parametrize("name", SHARED)
def test_a_turned_table_goes_on_alike(name):
    goes_on_alike(QUESTIONS[name](), turned)


@rule("NOBILITY-ROUND-08")
@pytest.mark.parametrize("name", SHARED)
def test_the_last_seat_is_a_seat_like_the_others(name):
    state = QUESTIONS[name]()
    last = state.players - 1

    def there(position):
        for _ in range(last):
            position = turned(position)
        return position

    other = state.game.from_json(there(state.to_json()))
    assert other.legal() == state.legal()
    for action in state.legal()[:6]:
        here = state.copy()
        moved = other.copy()
        here.apply(action)
        moved.apply(action)
        if here.round == state.round:
            assert moved.to_json() == there(here.to_json()), state.key(action)
