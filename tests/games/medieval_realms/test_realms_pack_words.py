"""What a component pack prints is what options, prompts and boards say: no number of the rulebook stands there in its place."""

import re

from realms_table import GAME, place_all, placing, realms

from regalia.core.packs import Pack
from regalia.drawing.scene import scene_of
from regalia.testing import line

LEADERS = {number: {"leaders": {"mayor": 6}} for number in (0, 1)}


def drawn(state, lang="en", seat=0):
    """The words and figures on the board while leaders are placed."""
    parts = GAME.draw(scene_of(state, seat, lang))
    return re.sub(r"<[^>]*>", "|", "".join([*(board.svg for board in parts.boards), parts.own, *parts.left]))


def start(**files):
    return placing(2, LEADERS, options={"pack": Pack("box", files)})


def test_a_mayor_is_said_to_bring_what_its_slot_prints():
    state = start(realm_board={"management_slot": [{"id": "slot_gold", "per_mayor": 2}]})
    for lang, gold, culture in (("en", "2 gold", "1 culture"), ("fr", "2 jetons Or", "1 jeton Culture")):
        labels = [GAME.label(lang, GAME.action(f"place_mayor:{slot}"), state) for slot in ("gold", "culture")]
        assert gold in labels[0]
        assert culture in labels[1]


def test_a_slot_shows_the_tokens_that_its_mayors_bring():
    state = start(realm_board={"management_slot": [{"id": "slot_gold", "per_mayor": 6}]})
    assert "one token per mayor" in drawn(placing(2, LEADERS))
    assert "tokens per mayor" in drawn(state)
    assert "one token per mayor" not in drawn(state).lower()
    place_all(state, 0, ["gold", "gold", "culture", "culture"], [1], [1], decoys=[2, 2])
    assert "|+12|" in drawn(state)
    place_all(state, 1, ["gold"] * 4, [1], [1], decoys=[2, 2])
    assert not state.lanes
    assert "|+12|" in drawn(state)


def test_strengths_and_income_are_those_of_the_pack():
    leaders = [
        {"id": "mayor", "decoy_combat_value": 4},
        {"id": "general", "combat_value": 3},
        {"id": "admiral", "combat_value": 2},
    ]
    state = start(game={"leader": leaders, "round_income": {"production": 5}})
    for lang, strengths, decoy in (("en", "General 3, admiral 2", "Decoy 4"), ("fr", "général 3, amiral 2", "Leurre 4")):
        words = drawn(state, lang)
        assert strengths in words
        assert decoy in words
        assert re.search(r"\+5 \|", words)


def test_the_bonus_is_named_by_the_number_of_the_pack():
    box = Pack("box", {"game": {"victory_track": {"bonus_every": 4}}})
    hand = {0: {"palace": {"religion": 5}, "area": ["cathedral_01"]}}
    for pack, every in ((None, 5), (box, 4)):
        state = realms(2, hand, options={"pack": pack} if pack else None)
        line(state, "play:cathedral_01")
        assert f"multiple of {every}:" in GAME.prompt("en", state, 0)
        assert f"multiple de {every}\u00a0:" in GAME.prompt("fr", state, 0)
