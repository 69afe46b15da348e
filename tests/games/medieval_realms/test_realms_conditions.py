"""Conditions of islands as a box may print them: not only sets of seals (REALMS-CARD-06, -08)."""

import pytest
from realms_table import GAME, finish, realms, seat

from regalia.core.errors import ComponentError, PositionError
from regalia.core.packs import Pack
from regalia.drawing.scene import scene_of
from regalia.testing import merge, rule

ISLAND = "island_01"


def box(*conditions, amount=3):
    effects = [{"when": "immediate", "op": "gain_vp", "amount": 2}]
    effects.append({"when": "end_game", "op": "vp_if", "amount": amount, "conditions": list(conditions)})
    return Pack("box", {"cards": {"card": [{"id": ISLAND, "effects": effects}]}})


def island_points(pack, owner, round=7, seat=0):
    """End-of-game points of an island in the realm of a seat, before and after the final scoring."""
    owner = {**owner, "realm": [ISLAND, *owner.get("realm", [])]}
    state = realms(2, {seat: owner}, round=round, options={"pack": pack})
    before = dict(state.breakdown(seat))["island-end"]
    finish(state)
    rows = dict(state.breakdown(seat))
    assert rows["island-end"] == before
    assert sum(rows.values()) == state.score(seat)
    return before


CONDITIONS = [
    ({"count": "seal", "seal": "violet"}, 2, {"realm": ["artist_01", "patronage_01"]}, {"realm": ["artist_01", "tithe_01"]}),
    ({"count": "distinct_seals"}, 3, {"realm": ["city_01", "war_01"]}, {"realm": ["city_01", "city_02"]}),
    ({"count": "kind", "kind": "castle"}, 2, {"realm": ["castle_01", "castle_02"]}, {"realm": ["castle_01", "city_01"]}),
    ({"count": "cards"}, 3, {"realm": ["city_01", "city_02"]}, {"realm": ["city_01"], "area": ["city_02"]}),
    ({"count": "honour"}, 2, {"realm": ["artist_01", "scientist_01"]}, {"realm": ["artist_01", "cathedral_01"]}),
    ({"count": "leader", "leader": "admiral"}, 3, {"leaders": {"admiral": 3}}, {"leaders": {"admiral": 2, "general": 3}}),
    ({"count": "leaders"}, 8, {"leaders": {"admiral": 3}}, {"leaders": {"admiral": 2}}),
    ({"count": "combat_values"}, 5, {"leaders": {"admiral": 1, "general": 2}}, {"leaders": {"admiral": 2, "general": 1}}),
    ({"count": "resource", "resource": "gold"}, 4, {"palace": {"gold": 4}}, {"palace": {"gold": 3, "combat": 9}}),
    ({"count": "tokens"}, 6, {"palace": {"gold": 3, "combat": 3}}, {"palace": {"gold": 3, "combat": 2}}),
]


@rule("REALMS-CARD-06", "REALMS-CARD-08")
@pytest.mark.parametrize(("condition", "least", "met", "missed"), CONDITIONS, ids=[row[0]["count"] for row in CONDITIONS])
def test_what_a_condition_may_count(condition, least, met, missed):
    pack = box({**condition, "at_least": least})
    for owner in (0, 1):
        assert island_points(pack, met, seat=owner) == 3
        assert island_points(pack, missed, seat=owner) == 0


@rule("REALMS-CARD-08")
def test_every_condition_must_hold():
    pack = box(
        {"count": "seal", "seal": "violet", "at_least": 2}, {"count": "leader", "leader": "general", "at_least": 2}, amount=5
    )
    violet = ["artist_01", "artist_02"]
    assert island_points(pack, {"realm": violet, "leaders": {"general": 2}}) == 5
    assert island_points(pack, {"realm": violet}) == 0
    assert island_points(pack, {"realm": violet[:1], "leaders": {"general": 2}}) == 0


@rule("REALMS-VP-04", "REALMS-END-02")
def test_bonus_tokens_of_the_scoring_do_not_meet_a_condition():
    """The market takes the marker past 5, which gives 1 gold: the fourth, but only after the effects have been scored."""
    pack = box({"count": "resource", "resource": "gold", "at_least": 4})
    owner = {"vp": 4, "palace": {"gold": 3}, "realm": ["market_01"]}
    assert island_points(pack, owner) == 0
    state = finish(realms(2, {0: {**owner, "realm": [ISLAND, "market_01"]}}, round=7, options={"pack": pack}))
    assert seat(state, 0)["palace"]["gold"] == 4
    again = GAME.from_json(state.to_json())
    assert again.breakdown(0) == state.breakdown(0)
    assert again.copy().breakdown(0) == state.breakdown(0)
    assert again.to_json() == state.to_json()
    with pytest.raises(PositionError, match=r"players\[0\]\.final_bonus"):
        GAME.from_json(merge(state.to_json(), {"table": {"players": {0: {"final_bonus": 5}}}}))


def test_a_finished_position_of_an_ordinary_game_says_nothing_of_bonus_tokens():
    assert "final_bonus" not in seat(finish(realms(2, {0: {"vp": 4, "realm": ["market_01"]}}, round=7)), 0)


def test_the_card_shows_its_condition():
    pack = box({"count": "seal", "seal": "violet", "at_least": 2}, {"count": "leader", "leader": "admiral", "at_least": 3})
    state = realms(3, current={1: ISLAND}, options={"pack": pack})
    drawn = GAME.draw(scene_of(state, 0, "en")).boards[0].svg
    assert ">≥2<" in drawn
    assert ">≥3<" in drawn
    said = [GAME.tip(lang, f"card:{ISLAND}", pack)[1] for lang in ("en", "fr")]
    assert "2 or more cards with the seal Violet, 3 or more leaders of the kind: Admiral" in said[0]
    assert "au moins 2 cartes au sceau Violet, au moins 3 leaders de la sorte\u00a0: Amiral" in said[1]


@pytest.mark.parametrize("count", [row[0]["count"] for row in CONDITIONS])
def test_every_condition_is_drawn_and_said(count):
    condition = next(row[0] for row in CONDITIONS if row[0]["count"] == count)
    pack = box({**condition, "at_least": 7})
    state = realms(3, {0: {"area": [ISLAND]}}, options={"pack": pack})
    assert ">≥7<" in GAME.draw(scene_of(state, 0, "en")).own
    for lang in ("en", "fr"):
        assert "7" in GAME.tip(lang, f"card:{ISLAND}", pack)[1]
        assert "board-if" not in GAME.tip(lang, f"card:{ISLAND}", pack)[1]


def test_bots_play_for_a_condition():
    """The guess of a position rises with every step towards it."""
    pack = box({"count": "leader", "leader": "admiral", "at_least": 3})
    plain = {"realm": [ISLAND], "leaders": {"admiral": 2}}
    near = realms(2, {0: plain}, options={"pack": pack}).value(0)
    far = realms(2, {0: {**plain, "leaders": {"admiral": 2}}}, options={"pack": box({"count": "cards", "at_least": 90})}).value(0)
    assert near > far


WRONG = [
    ([], "conditions"),
    ([{"count": "leader", "leader": "admiral", "at_least": 0}], "conditions[0].at_least"),
    ([{"count": "leader", "at_least": 1}], "conditions[0].leader"),
    ([{"count": "cards", "at_least": 1, "seal": "blue"}], "conditions[0].seal"),
    ([{"count": "cards", "at_least": 1}, {"count": "kind", "kind": "tower", "at_least": 1}], "conditions[1].kind"),
    ([{"count": "wind", "at_least": 1}], "wind"),
    ([{"count": "cards", "at_least": 1}] * 4, "conditions"),
]


@pytest.mark.parametrize(("conditions", "named"), WRONG, ids=[f"{n}-{row[1]}" for n, row in enumerate(WRONG)])
def test_a_wrong_condition_is_refused(conditions, named):
    with pytest.raises(ComponentError) as problem:
        GAME.new(2, pack=box(*conditions))
    for lang in ("en", "fr"):
        assert named in problem.value.text(lang)


def test_conditions_stand_only_where_they_are_read():
    effects = [{"when": "immediate", "op": "gain_vp", "amount": 2, "conditions": [{"count": "cards", "at_least": 2}]}]
    with pytest.raises(ComponentError, match="conditions"):
        GAME.new(2, pack=Pack("box", {"cards": {"card": [{"id": ISLAND, "effects": effects}]}}))
