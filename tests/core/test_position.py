"""Reading a position: every refusal names the field."""

import pytest

from regalia.core.errors import PositionError
from regalia.core.position import Reader
from regalia.testing import merge, position

from .tiny import GAME

CARDS = {"ace": 0, "king": 1}


def reader(**data):
    return Reader(data, "seats[1]")


def wrong(key, field, read):
    with pytest.raises(PositionError) as caught:
        read()
    assert (caught.value.key, caught.value.args_of_text["field"]) == (key, field)
    for lang in ("en", "fr"):
        assert field in caught.value.text(lang)


def test_reading():
    found = reader(n=3, f=True, c="king", none=None, list=["ace", "king"], count={"ace": 2}, inner={"x": 1}, many=[{"y": 2}])
    assert found.number("n", 0, 5) == 3
    assert found.flag("f") is True
    assert found.id("c", CARDS) == 1
    assert found.optional_id("none", CARDS) == -1
    assert found.ids("list", CARDS) == [0, 1]
    assert found.counts("count", CARDS, 4) == [2, 0]
    assert found.object("inner").number("x", 0, 1) == 1
    assert found.objects("many")[0].at("y") == "seats[1].many[0].y"
    found.done()


CASES = {
    "missing": ("position-missing", "seats[1].n", {}, lambda r: r.number("n", 0, 5)),
    "text for a number": ("position-number", "seats[1].n", {"n": "3"}, lambda r: r.number("n", 0, 5)),
    "flag for a number": ("position-number", "seats[1].n", {"n": True}, lambda r: r.number("n", 0, 5)),
    "range": ("position-range", "seats[1].n", {"n": 6}, lambda r: r.number("n", 0, 5)),
    "number for a flag": ("position-flag", "seats[1].f", {"f": 1}, lambda r: r.flag("f")),
    "unknown id": ("position-unknown-id", "seats[1].c", {"c": "queen"}, lambda r: r.id("c", CARDS)),
    "number for an id": ("position-unknown-id", "seats[1].c", {"c": 1}, lambda r: r.optional_id("c", CARDS)),
    "id in a list": ("position-unknown-id", "seats[1].l[1]", {"l": ["ace", "x"]}, lambda r: r.ids("l", CARDS)),
    "no list": ("position-list", "seats[1].l", {"l": "ace"}, lambda r: r.ids("l", CARDS)),
    "length": ("position-length", "seats[1].l", {"l": [1]}, lambda r: r.numbers("l", 0, 9, 2)),
    "number in a list": ("position-range", "seats[1].l[0]", {"l": [10]}, lambda r: r.numbers("l", 0, 9, 1)),
    "no object": ("position-object", "seats[1].o", {"o": []}, lambda r: r.object("o")),
    "no object in a list": ("position-object", "seats[1].o[0]", {"o": [3]}, lambda r: r.objects("o")),
    "unknown count": ("position-unknown-id", "seats[1].k", {"k": {"x": 1}}, lambda r: r.counts("k", CARDS, 4)),
    "too high a count": ("position-range", "seats[1].k.ace", {"k": {"ace": 5}}, lambda r: r.counts("k", CARDS, 4)),
    "unknown field": ("position-unknown-field", "seats[1].z", {"z": 1}, lambda r: r.done()),
}


@pytest.mark.parametrize("case", CASES)
def test_refusals_name_the_field(case):
    key, field, data, read = CASES[case]
    wrong(key, field, lambda: read(Reader(data, "seats[1]")))


BAD_POSITIONS = {
    "other game": ("position-other-game", "game", {"game": "chess"}),
    "format": ("position-range", "format", {"format": 2}),
    "unknown field": ("position-unknown-field", "extra", {"extra": 1}),
    "unknown step": ("position-unknown-id", "stack[0]", {"stack": ["nowhere"]}),
    "field of the game": ("position-range", "table.totals[0]", {"table": {"totals": [100, 0]}}),
    "unknown field of the game": ("position-unknown-field", "table.x", {"table": {"x": 1}}),
    "nobody sits there": ("position-wrong-seat", "stack", {"stack": ["together", "act:2"]}),
    "step on another": ("position-stack", "stack", {"stack": ["act:0"]}),
    "lane count": ("position-length", "lanes", {"stack": [], "lanes": [["plan:0"]]}),
    "lane list": ("position-list", "lanes[0]", {"stack": [], "lanes": ["plan:0", []]}),
    "lane of another": ("position-wrong-seat", "lanes[0]", {"stack": [], "lanes": [["plan:1"], []]}),
    "generator": ("position-length", "generator", {"generator": [1]}),
}


@pytest.mark.parametrize("case", BAD_POSITIONS)
def test_bad_positions(case):
    key, field, changes = BAD_POSITIONS[case]
    wrong(key, field, lambda: position(GAME, players=2, **changes) if case != "generator" else read_generator(changes))


def read_generator(changes):
    return GAME.from_json(merge(GAME.new(2).to_json(), changes))


def test_a_position_without_an_object():
    wrong("position-object", "position", lambda: GAME.from_json([]))


@pytest.mark.parametrize("field", ["mode", "players", "options", "table", "stack", "game"])
def test_missing_parts(field):
    data = GAME.new(2).to_json()
    del data[field]
    wrong("position-missing", field, lambda: GAME.from_json(data))


def test_bad_choices_are_position_errors():
    with pytest.raises(PositionError) as caught:
        position(GAME, players=2, options={}, mode="plain", players_=1)
    assert caught.value.key == "position-unknown-field"
    for changes, key in (({"players": 7}, "players"), ({"mode": "epic"}, "unknown-mode")):
        with pytest.raises(PositionError) as caught:
            GAME.from_json({**GAME.new(2).to_json(), **changes})
        assert caught.value.key == key


def test_the_seed_replaces_the_generator():
    data = GAME.new(2, seed=1).to_json()
    assert GAME.from_json(data).to_json()["generator"] == data["generator"]
    assert GAME.from_json(data, seed=9).to_json()["generator"] != data["generator"]


def test_merge():
    base = {"a": {"x": 1, "y": [1, {"z": 2}]}, "b": 3}
    assert merge(base, {"a": {"y": {1: {"z": 9}}}, "c": 4}) == {"a": {"x": 1, "y": [1, {"z": 9}]}, "b": 3, "c": 4}
    assert merge(base, {"a": {"y": []}})["a"] == {"x": 1, "y": []}
