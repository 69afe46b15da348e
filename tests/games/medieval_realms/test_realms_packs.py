"""Component packs: the printed values of a box in place of reconstructed ones."""

import pytest
from realms_table import GAME, place_all, placing, realms, seat, tokens

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack
from regalia.testing import line, refused, rule


def pack(**files):
    return Pack("box", files)


@rule("REALMS-COMBAT-02")
def test_a_terrain_with_other_rewards():
    box = pack(realm_board={"terrain": [{"id": 3, "reward": {"gold": 4}}]})
    state = placing(3, options={"pack": box})
    place_all(state, 0, ["culture"] * 4, [3], [3])
    place_all(state, 1, ["culture"] * 4, [1], [1])
    place_all(state, 2, ["culture"] * 4, [2], [2])
    assert tokens(state, 0) == {"culture": 4, "production": 2, "gold": 4}


def test_a_city_with_another_resource():
    effects = [
        {"when": "end_game", "op": "vp_per_mayor", "amount": 2},
        {"when": "permanent", "op": "on_play_seal", "seal": "white", "resource": "combat", "amount": 2, "vp": 3},
    ]
    box = pack(cards={"card": [{"id": "city_01", "name_en": "Troyes", "effects": effects}]})
    state = realms(2, {0: {"palace": {"religion": 4}, "area": ["inquisition_01"], "realm": ["city_01"]}}, options={"pack": box})
    line(state, "play:inquisition_01")
    assert seat(state, 0)["vp"] == 3
    assert tokens(state, 0) == {"combat": 2}
    assert dict(state.breakdown(0))["city-end"] == 8


def test_another_cost_and_seal():
    kind = {"id": "cathedral", "seal": "black"}
    cards = [{"id": f"cathedral_0{n}", "seal": "black", "cost": {"resource": "gold", "amount": 2}} for n in (1, 2, 3)]
    box = pack(cards={"card": cards}, card_kinds={"kind": [kind]})
    state = realms(
        2,
        {0: {"palace": {"gold": 2, "production": 1}, "area": ["cathedral_01"]}},
        current={1: "war_01", 2: "cathedral_02"},
        options={"pack": box},
    )
    refused(state, "activate:2", "REALMS-KING-04")
    line(state, "play:cathedral_01", "choose_bonus:gold")
    assert tokens(state, 0) == {"gold": 1, "production": 1}


def test_two_choices_on_one_card():
    effects = [
        {"when": "immediate", "op": "gain_choice", "amount": 2, "exclude": ["gold", "combat"]},
        {"when": "immediate", "op": "take_card", "amount": 2},
    ]
    box = pack(cards={"card": [{"id": "city_01", "effects": effects}]})
    state = realms(
        2,
        {0: {"palace": {"raw_material": 5}, "area": ["city_01"]}},
        current={1: "city_02", 2: "city_03", 3: "war_01"},
        options={"pack": box},
    )
    line(state, "play:city_01")
    refused(state, "choose_lis:combat", "REALMS-GEN-03")
    line(state, "choose_lis:culture", "take:1")
    refused(state, "take:2", "REALMS-EFF-06")
    line(state, "take:3")
    assert seat(state, 0)["deployment_area"] == ["city_02", "war_01"]


def test_the_regent_of_a_pack():
    box = pack(solo_variant={"difficulty": [{"id": "gentle", "extra_mayors": 3}]})
    state = GAME.new(1, mode="solo_regent", difficulty="gentle", pack=box)
    assert seat(state, 1)["leaders"]["mayor"] == 9


def test_a_pack_from_a_folder_goes_into_the_journal(tmp_path):
    (tmp_path / "realm_board.toml").write_text("[[terrain]]\nid = 8\nreward = { gold = 1 }\n", encoding="utf-8")
    state = GAME.new(3, seed=2, pack=tmp_path)
    for _ in range(60):
        state.do(state.legal()[0])
    again = GAME.replay(state.journal())
    assert again.digest() == state.digest()
    assert state.journal().pack is not None


POINTS = {"when": "immediate", "op": "gain_vp", "amount": 1}
TWICE = {"when": "end_game", "op": "vp_if_seals", "seals": ["blue", "blue"], "amount": 3}
EACH = {"2": 7, "3": 7, "4": 6, "5": 5}
BAD = [
    ({"cards": {"card": [{"id": "city_99", "honour": True}]}}, "city_99"),
    ({"cards": {"card": [{"id": "city_01", "price": 3}]}}, "price"),
    ({"cards": {"card": [{"id": "city_01", "kind": "castel"}]}}, "cards.city_01.kind"),
    ({"cards": {"card": [{"id": "city_01", "seal": "blue"}]}}, "cards.city_01.seal"),
    ({"cards": {"card": [{"id": "city_01", "seal": "pink"}]}}, "pink"),
    ({"cards": {"card": [{"id": "city_01", "type": "auction"}]}}, "cards.city_01.type"),
    ({"cards": {"card": [{"id": "city_01", "kind": "market", "seal": "red"}]}}, "card_kinds.market"),
    ({"cards": {"card": [{"id": "city_01", "cost": {"resource": "gold"}}]}}, "cards.city_01.cost.amount"),
    ({"cards": {"card": [{"id": "city_01", "cost": {"resource": "gold", "amount": -1}}]}}, "cards.city_01.cost.amount"),
    ({"cards": {"card": [{"id": "city_01", "cost": {}}]}}, "cards.city_01.cost.resource"),
    ({"cards": {"card": [{"id": "leader_01", "cost": {"resource": "gold", "amount": 2}}]}}, "cards.leader_01.cost.bid"),
    (
        {"cards": {"card": [{"id": "war_01", "cost": {"resource": "combat", "amount_by_players": {"2": 7}}}]}},
        "amount_by_players.3",
    ),
    ({"cards": {"card": [{"id": "city_01", "effects": [{"when": "immediate", "op": "win"}]}]}}, "cards.city_01.effects[0].op"),
    (
        {"cards": {"card": [{"id": "city_01", "effects": [{"when": "end_game", "op": "gain_vp", "amount": 1}]}]}},
        "effects[0].when",
    ),
    ({"cards": {"card": [{"id": "city_01", "effects": [{"when": "immediate", "op": "gain_vp"}]}]}}, "effects[0].amount"),
    (
        {"cards": {"card": [{"id": "city_01", "effects": [{"when": "immediate", "op": "gain_vp", "amount": -2}]}]}},
        "effects[0].amount",
    ),
    ({"cards": {"card": [{"id": "island_01", "requires": {"leader": "admiral", "per_island": 0}}]}}, "requires.per_island"),
    ({"card_kinds": {"kind": [{"id": "castle", "count": 9}]}}, "card_kinds.castle"),
    ({"realm_board": {"terrain": [{"id": 3, "reward": {"gold": 0}}]}}, "realm_board.terrain.3.reward.gold"),
    ({"realm_board": {"terrain": [{"id": 3, "reward": {"silver": 1}}]}}, "silver"),
    ({"realm_board": {"terrain": [{"id": 9, "players": [4, 5]}]}}, "realm_board.terrain.9.players"),
    ({"realm_board": {"management_slot": [{"id": "slot_gold", "resource": "science"}]}}, "realm_board.slot_gold.resource"),
    ({"realm_board": {"management_slot": [{"id": "slot_gold", "per_mayor": 0}]}}, "realm_board.slot_gold.per_mayor"),
    ({"game": {"rounds": {"count": 8}}}, "game.rounds.count"),
    ({"game": {"deployment_area": {"max_cards": 5}}}, "game.deployment_area.max_cards"),
    ({"game": {"victory_track": {"bonus_every": 0}}}, "game.victory_track.bonus_every"),
    ({"game": {"honour_table": {"vp": [0, 3, 1]}}}, "game.honour_table.vp"),
    ({"game": {"starting_resources": {"gold": -1}}}, "game.starting_resources.gold"),
    ({"game": {"leader": [{"id": "mayor", "supply": -1}]}}, "game.leader.mayor.supply"),
    ({"solo_variant": {"resource_priority": {"order": ["gold", "gold"]}}}, "solo_variant.resource_priority.order"),
    ({"solo_variant": {"auction": {"opening_bid": 4}}}, "solo_variant.auction.min_tokens_to_open"),
    ({"solo_variant": {"difficulty": [{"id": "gentle", "bid_limit": -1}]}}, "solo_variant.difficulty.gentle.bid_limit"),
    ({"terrains": {}}, "terrains"),
    # numbers that no box prints
    ({"cards": {"card": [{"id": "city_01", "cost": {"resource": "gold", "amount": 1000}}]}}, "cards.city_01.cost.amount"),
    ({"realm_board": {"terrain": [{"id": 3, "reward": {"gold": 10**30}}]}}, "reward"),
    ({"realm_board": {"terrain": [{"id": 3, "reward": {"gold": 1000}}]}}, "realm_board.terrain.3.reward.gold"),
    ({"game": {"honour_table": {"vp": [0, 1000]}}}, "game.honour_table.vp"),
    ({"game": {"leader": [{"id": "mayor", "decoy_combat_value": -1}]}}, "game.leader.mayor.decoy_combat_value"),
    # leaders that are not there to begin with
    ({"game": {"leader": [{"id": "mayor", "supply": 19}]}}, "game.leader.mayor.supply"),
    ({"game": {"leader": [{"id": "admiral", "supply": 4}]}}, "game.leader.admiral.supply"),
    ({"solo_variant": {"difficulty": [{"id": "stern", "extra_mayors": 15}]}}, "solo_variant.difficulty.stern.extra_mayors"),
    ({"solo_variant": {"difficulty": [{"id": "stern", "extra_generals": 12}]}}, "solo_variant.difficulty.stern.extra_generals"),
    # what would be read by nobody
    ({"cards": {"card": [{"id": "city_01", "effects": [{**POINTS, "resource": "gold"}]}]}}, "effects[0].resource"),
    ({"cards": {"card": [{"id": "city_01", "effects": [{**POINTS, "vp": 1}]}]}}, "effects[0].vp"),
    ({"cards": {"card": [{"id": "city_01", "effects": [{**POINTS, "exclude": ["gold"]}]}]}}, "effects[0].exclude"),
    ({"cards": {"card": [{"id": "leader_01", "cost": {"resource": "gold", "bid": True, "amount": 2}}]}}, "leader_01.cost.amount"),
    ({"cards": {"card": [{"id": "island_01", "cost": {"amount": 2}}]}}, "cards.island_01.cost.amount"),
    ({"cards": {"card": [{"id": "war_01", "cost": {"resource": "combat", "amount_by_players": {**EACH, "6": 4}}}]}}, "players.6"),
    ({"cards": {"card": [{"id": "island_01", "effects": [TWICE]}]}}, "cards.island_01.effects[0].seals"),
    # what a pack cannot change
    ({"cards": {"count": 108}}, "cards.count"),
    ({"card_kinds": {"kind": [{"id": "castle", "name_en": "Keep"}]}}, "card_kinds.castle.name_en"),
    ({"solo_variant": {"base_players": 3}}, "solo_variant.base_players"),
    ({"solo_variant": {"difficulty": [{"id": "stern", "name_fr": "Roi"}]}}, "solo_variant.stern.name_fr"),
    ({"game": {"starting_pick": {"resources_per_player": 3}}}, "game.starting_pick.resources_per_player"),
    ({"game": {"players": {"max": 6}}}, "game.players.max"),
    ({"game": {"leader": [{"id": "mayor", "military": True}]}}, "game.mayor.military"),
    ({"game": {"resource": [{"id": "gold", "name_en": "Silver"}]}}, "game.gold.name_en"),
    ({"game": {"victory_track": {"start": 5}}}, "game.victory_track.start"),
    ({"game": {"tie_breaks": {"order": ["most_castles"]}}}, "game.tie_breaks.order"),
    ({"game": {"board_row": [{"row": 1, "price_production": 2}]}}, "board_row"),
]


@pytest.mark.parametrize(("files", "named"), BAD, ids=[named for _, named in BAD])
def test_a_bad_pack_is_refused_precisely(files, named):
    """The error names the entry, in both languages, and the clause it offends where there is one."""
    with pytest.raises(ComponentError) as problem:
        GAME.new(2, pack=Pack("box", files))
    for lang in ("en", "fr"):
        assert named in problem.value.text(lang)
    assert problem.value.clause == "" or problem.value.clause in GAME.rulebook.clauses


def test_what_is_said_as_it_is_may_be_said():
    """A pack that repeats a value which cannot change is no contradiction."""
    same = {"cards": {"count": 109}, "game": {"rounds": {"count": 7}, "leader": [{"id": "mayor", "military": False}]}}
    assert GAME.new(2, pack=Pack("box", same)).config.pack is not None


def test_components_agree_with_the_material_list():
    c = GAME.components
    assert (len(c.cards), len(c.kinds), len(c.slots), len(c.terrains)) == (109, 19, 6, 10)
    assert sum(kind.count for kind in c.kinds) == 109
    assert len({card.name_en for card in c.cards}) == len({card.name_fr for card in c.cards}) == 109
