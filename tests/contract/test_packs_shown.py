"""A table played with a pack shows the values of the pack: on the board and in words."""

import re

import pytest

import regalia
from regalia.core.packs import Pack
from regalia.drawing.scene import scene_of

PACKS = {
    "crown_of_emara": lambda c: {"advisors": {"advisor": [{"id": advisor.id, "cp": 47} for advisor in c.advisors]}},
    "kingdom_crossing": lambda c: {"characters": {"card": [{"id": card.id, "cost": 47} for card in c.characters]}},
    "medieval_realms": lambda c: {
        "cards": {"card": [{"id": card.id, "cost": {**cost_of(card), "amount": 47}} for card in c.cards if cost_of(card)]}
    },
    "rise_to_nobility": lambda c: {"settlers": {"settler": [{"id": card.id, "stars": 47} for card in c.settlers]}},
    "two_heirs": lambda c: {
        "tiles": {"tile": [{"id": tile.id, "cost": {"wood": 1, "stone": 1, "wheat": 1}} for tile in c.tiles]}
    },
}
IN_FIGURES = set(PACKS) - {"two_heirs"}
"""Games whose pack says 47 where nothing says it else; the tiles of The Two Heirs draw their cost piece by piece."""


def cost_of(card):
    """The cost of a card that is paid in tokens of one resource."""
    return {"resource": card.cost.resource} if card.cost.resource and not card.cost.bid and card.cost.amount else {}


def shown(state):
    parts = state.game.draw(scene_of(state, 0, "en"))
    return "".join([board.svg for board in parts.boards] + parts.left + parts.seats) + parts.own


def figures(markup):
    return re.findall(r">\D*(\d+)\D*<", markup)


@pytest.mark.parametrize("id", [id for id in sorted(PACKS) if id in regalia.game_ids()])
def test_a_pack_is_seen(id):
    game = regalia.game(id)
    pack = Pack("box", PACKS[id](game.components))
    plain = game.new(2, seed=5)
    changed = game.new(2, seed=5, pack=pack)
    assert changed.view(0)["pack"]["name"] == "box"
    assert "pack" not in plain.view(0)
    assert shown(changed) != shown(plain)
    assert game.draw_text(changed.view(0), "en", False) != game.draw_text(plain.view(0), "en", False)
    if id in IN_FIGURES:
        assert "47" not in figures(shown(plain))
        assert "47" in figures(shown(changed))
        assert "47" in game.draw_text(changed.view(0), "en", False)
