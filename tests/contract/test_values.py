"""The room `values` hands every declared attribute to the ledger under its own number: whatever changes is observed anew."""

import pytest

from regalia.core.observing.layout import ROOM, attributes
from regalia.core.observing.ledger import Layout, Ledger
from regalia.core.vecs import append
from regalia.testing import play_random

STEPS = 25
SPARE = 8


@pytest.fixture
def handed(setup):
    """Of a position: what lies in the ledger under each name, and what the attributes hold."""
    game, config = setup
    room = game.room(ROOM)
    if room is None:
        pytest.skip("observed whole every time")
    g = play_random(game, config, seed=1, steps=STEPS)
    names = room.VALUES.names()
    assert names == attributes(game)
    held = [_held(g, name) for name in names]
    rooms = [max(len(one) + SPARE if _is_row(one) else 1 for one in found) for found in held]
    readers = [[n] for n in range(len(names))]
    ledger = Ledger(Layout(rooms, [len(found) for found in held], readers, [], [], len(names)), 1)

    def look():
        ledger.begin(0, 0)
        room.VALUES.compare(g, ledger)
        told, really, stale = {}, {}, set()
        for n, name in enumerate(names):
            for owner, value in enumerate(_held(g, name)):
                at = ledger.first[n] + owner * ledger.room[n]
                told[name, owner] = list(ledger.last[at : at + 1 + len(value)]) if _is_row(value) else ledger.last[at]
                really[name, owner] = [len(value), *value] if _is_row(value) else int(value)
            if ledger.stale[n // 60] >> (n % 60) & 1:
                stale.add(name)
        return told, really, stale

    return g, names, look


def _objects(g, name):
    holder = name.rpartition(".")[0]
    return getattr(g, holder) if holder else [g]


def _held(g, name):
    return [getattr(one, name.rpartition(".")[2]) for one in _objects(g, name)]


def _is_row(value):
    return hasattr(value, "__len__")


def test_every_attribute_lies_under_its_name(handed):
    g, names, look = handed
    for flag in (True, False):
        for n, name in enumerate(names):
            for one, value in zip(_objects(g, name), _held(g, name), strict=True):
                if not _is_row(value):
                    setattr(one, name.rpartition(".")[2], flag if isinstance(value, bool) else 100 + n + flag)
        told, really, _ = look()
        assert told == really


def test_what_changes_is_marked_and_nothing_else(handed):
    g, names, look = handed
    look()
    assert look()[2] == set()
    for name in names:
        one, value = _objects(g, name)[0], _held(g, name)[0]
        attr = name.rpartition(".")[2]
        if _is_row(value):
            setattr(one, attr, append(value, 3))
        else:
            setattr(one, attr, not value if isinstance(value, bool) else value + 1)
        assert look()[2] == {name}
