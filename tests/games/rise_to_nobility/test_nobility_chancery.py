"""Chancery, commissions and secrecy (NOBILITY-CHANC, -CMS, -INFO)."""

import json

import pytest
from nobility_table import ENOUGH, GAME, RACES, board, d, go, keys, kind, me, place, refused_for, table

from regalia.core.errors import ConfigError
from regalia.core.packing import packed
from regalia.core.rng import seeded
from regalia.games.rise_to_nobility.load import components
from regalia.testing import rule

C = components(None)
ALL_RACES = {"satisfied": [f"SET-0{n}" for n in range(1, 7)], "plots": 6, "houses": 0}
HOLDING = {"dice_tile": "DT-01", "complete": [], "dice": [], "activated": False}


def at_chancery(value, players=3, offices=None, **said):
    player = {**ALL_RACES, "workers": 2, "reputation": 20, **said.pop("me", {})}
    return table(players, dice=[value] * (4 if players == 6 else 5), me=player, chancery=True, offices=offices, **said)


@rule("NOBILITY-CHANC-01")
def test_optional_mandatory_forbidden():
    for players in (2, 3, 4, 5):
        for used in (False, True):
            assert GAME.new(players=players, seed=1, chancery=used).chancery is used
    assert GAME.new(players=6).chancery
    with pytest.raises(ConfigError):
        GAME.new(players=6, chancery=False)
    with pytest.raises(ConfigError):
        GAME.new(players=1, chancery=True)


@rule("NOBILITY-CHANC-02")
def test_chancery_setup():
    state = GAME.new(players=3, seed=2, chancery=True, first_player=2)
    assert state.turn == 1
    assert kind(state) == "first_commission"
    assert len(keys(state)) == 3
    kept = keys(state)[1]
    assert refused_for(state, next(f"keep:{card}" for card in C.commission if f"keep:{card}" not in keys(state))) == "CHANC-02"
    state.apply(GAME.action(kept))
    assert state.turn == 2
    assert len(board(state)["chancery"]["dice_tiles"]) == 18
    go(state, keys(state)[0])
    state.apply(state.legal()[0])
    assert me(state, 1)["commissions"][0]["card"] == kept.removeprefix("keep:")
    assert len(board(state)["chancery"]["deck"]) == 15
    assert len(board(state)["chancery"]["dice_tiles"]) == 15
    tiles = [text for text in GAME.chance.write(state.history.chance) if text.startswith("dice_tile:")]
    assert tiles == [f"dice_tile:{me(state, seat)['commissions'][0]['dice_tile']}" for seat in (1, 2, 0)]


@rule("NOBILITY-CHANC-03")
def test_two_pools():
    """Dice tiles never come to the Town Hall, buildings never beside a commission card."""
    state = GAME.new(players=5, seed=3, chancery=True)
    state.playout()
    found = board(state)
    assert all(tile is None or tile in C.building for tile in found["town_hall"]["buildings"])
    assert all(holding["dice_tile"] in C.dice_tile for player in found["players"] for holding in player["commissions"])


@rule("NOBILITY-CHANC-04", "NOBILITY-CHANC-06")
@pytest.mark.parametrize("value", range(1, 7))
def test_six_slots_of_exact_value(value):
    state = place(value, "chancery", at_chancery(value))
    assert board(state)["chancery"]["dice"][value - 1] == d(0, value)
    assert board(state)["chancery"]["offices"][f"T{value}"] == 0
    both = place(value, "chancery", at_chancery(value, 5))
    assert keys(both) == [f"office:T{value}", f"office:B{value}"]
    assert refused_for(both, f"office:T{value % 6 + 1}") == "CHANC-06"
    taken = go(_taken(value), "place_die")
    assert refused_for(taken, "location:chancery") == "DIE-03"


def _taken(value):
    dice = {0: [value] * 5, 1: [1] * 4}
    player = {**ALL_RACES, "workers": 2, "reputation": 20}
    return table(3, dice=dice, me=player, chancery={"dice": {value - 1: d(1, value)}})


@rule("NOBILITY-CHANC-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_lower_offices(players):
    state = place(1, "chancery", at_chancery(1, players, offices={"T1": 1}) if players >= 5 else at_chancery(1, players))
    if players >= 5:
        assert board(state)["chancery"]["offices"]["B1"] == 0
    else:
        blocked = go(at_chancery(1, players, offices={"T1": 1}), "place_die")
        assert refused_for(blocked, "location:chancery") == "CHANC-10"
        assert board(state)["chancery"]["offices"]["B1"] is None


@rule("NOBILITY-CHANC-07")
def test_race_of_the_office():
    state = go(at_chancery(1, me={"satisfied": ["SET-02"], "plots": 1}), "place_die")
    assert refused_for(state, "location:chancery") == "CHANC-07"


@rule("NOBILITY-CHANC-08")
def test_a_worker_from_the_zone():
    guilds = {"scholars": {"apprentices": [1, 0, 0]}}
    state = go(at_chancery(1, me={"workers": 0}, guilds=guilds), "place_die")
    assert refused_for(state, "location:chancery") == "CHANC-08"
    sent = place(1, "chancery", at_chancery(1))
    assert me(sent)["workers"] == 1


@rule("NOBILITY-CHANC-09")
def test_chancery_apprentices_never_move():
    guilds = {"scholars": {"apprentices": [1, 0, 0]}, "artists": {"apprentices": [1, 0, 0]}}
    state = place(5, "recall", at_chancery(5, offices={"T1": 0}, guilds=guilds))
    assert keys(state) == ["recall:scholars", "recall:artists"]
    assert refused_for(state, "recall:chancery") == "CHANC-09"


@rule("NOBILITY-CHANC-10")
def test_one_apprentice_per_office():
    state = place(1, "chancery", at_chancery(1, 5, offices={"T1": 1}))
    assert board(state)["chancery"]["offices"]["B1"] == 0
    full = go(at_chancery(1, 5, offices={"T1": 1, "B1": 2}), "place_die")
    assert refused_for(full, "location:chancery") == "CHANC-10"


@rule("NOBILITY-CHANC-11", "NOBILITY-CHANC-16")
def test_a_benefit_serves_any_number_of_times():
    said = {"satisfied": ["SET-05"], "plots": 1, "houses": 1, "gold": 8}
    state = at_chancery(1, 2, offices={"T5": 0}, me=said, passed=[1])
    place(1, "yard", state)
    assert me(state)["gold"] == 4
    place(1, "yard", state)
    assert (me(state)["gold"], me(state)["houses"]) == (0, 3)


@rule("NOBILITY-CHANC-12")
def test_council_no_gold():
    said = {"resources": ENOUGH, "nobility": 20, "gold": 0}
    state = place(1, "council", at_chancery(1, offices={"T1": 0}, me=said))
    go(state, "council_tile:1:human")
    assert me(state)["council_tiles"] == ["SC-02"]
    assert me(state)["gold"] == 0
    none = place(1, "council", at_chancery(1, me=said))
    assert refused_for(none, "council_tile:1:human") == "COUNCIL-05"


@rule("NOBILITY-CHANC-13")
def test_port_bonus():
    state = go(place(1, "port", at_chancery(1, offices={"T2": 0})), "sell_resource:books")
    assert me(state)["gold"] == 12


@rule("NOBILITY-CHANC-14")
def test_council_tact():
    state = place(1, "council", at_chancery(1, offices={"T3": 0}, me={"resources": ENOUGH, "nobility": 20}))
    assert me(go(state, "council_tile:1:halfling"))["reputation"] == 19


@rule("NOBILITY-CHANC-15")
def test_two_cards_at_the_tavern():
    state = go(place(3, "tavern", at_chancery(3, offices={"T4": 0}, me={"settlers": ["SET-07", "SET-08"]})), "take:SET-13")
    assert keys(state) == ["take_second", "stop"]
    assert None not in board(state)["cavern_tavern"]["settlers"]
    go(state, "take_second")
    assert keys(state) == ["discard:SET-07", "discard:SET-08", "discard:SET-13"]
    go(state, "discard:SET-13", "take:SET-14")
    assert me(state)["settlers"] == ["SET-07", "SET-08", "SET-14"]
    assert kind(state) != "second_card"
    one = go(place(3, "tavern", at_chancery(3, offices={"T4": 0})), "take:SET-13", "stop")
    assert me(one)["settlers"] == ["SET-13"]


@rule("NOBILITY-CHANC-17")
def test_hall_discount():
    assert me(go(place(1, "town_hall", at_chancery(1, offices={"T6": 0})), "zone:1"))["gold"] == 5


@rule("NOBILITY-CHANC-18")
def test_a_benefit_twice_counts_once():
    state = place(1, "yard", at_chancery(1, 5, offices={"T5": 0, "B3": 0}, me={"satisfied": ["SET-05"], "plots": 1, "houses": 1}))
    assert me(state)["gold"] == 4


# -- commissions -----------------------------------------------------------------------------------


@rule("NOBILITY-CMS-01", "NOBILITY-INFO-03")
def test_cards_are_secret_dice_tiles_are_not():
    state = table(3, chancery=True)
    mine = state.view(0)["table"]["players"]
    assert mine[0]["commissions"][0]["card"] == "treasurer"
    assert mine[1]["commissions"][0]["card"] is None
    assert mine[1]["commissions"][0]["dice_tile"] == "DT-02"
    assert "schemer" not in json.dumps(state.view(0)["table"])
    over = state.copy()
    over.playout()
    assert over.view(0)["table"]["players"][1]["commissions"][0]["card"] == "schemer"


@rule("NOBILITY-CMS-02", "NOBILITY-CMS-03")
def test_dice_on_the_dice_tile():
    state = place(2, "dice_tile", table(3, dice=[2] * 5, chancery=True))
    assert me(state)["commissions"][0] | {"complete": [2], "dice": [2]} == me(state)["commissions"][0]
    wrong = go(table(3, dice=[3] * 5, chancery=True), "place_die")
    assert refused_for(wrong, "location:dice_tile") == "CMS-02"
    done = {0: {"complete": [1, 2]}}
    later = place(6, "dice_tile", table(3, dice=[6] * 5, me={"commissions": done}, chancery=True))
    assert me(later)["commissions"][0]["activated"]


@rule("NOBILITY-CMS-02")
def test_which_dice_tile():
    second = {**HOLDING, "card": "song_and_stone", "dice_tile": "DT-08"}
    first = {**HOLDING, "card": "treasurer"}
    said = {**ALL_RACES, "commissions": [first, second]}
    state = place(2, "dice_tile", table(3, dice=[2] * 5, me=said, chancery=True, offices={"T1": 0}))
    assert keys(state) == ["dice_tile:DT-01", "dice_tile:DT-08"]
    assert refused_for(state, "dice_tile:DT-02") == "CMS-02"


@rule("NOBILITY-CMS-04", "NOBILITY-UPKEEP-01")
def test_dice_become_tokens():
    holding = {0: {"complete": [2], "dice": [2]}}
    state = go(table(2, dice=[1] * 4, me={"commissions": holding}, chancery=True, passed=[1]), "end_turn")
    assert me(state)["commissions"][0]["complete"] == [2]
    assert me(state)["commissions"][0]["dice"] == []
    assert len(me(state)["dice"]) == 5
    done = go(table(2, dice=[2] * 5, me={"commissions": {0: {"complete": [2]}}}, chancery=True), "place_die")
    assert refused_for(done, "location:dice_tile") == "CMS-04"


@rule("NOBILITY-CMS-05")
def test_activation_at_once():
    holding = {0: {"complete": [1, 2], "dice": [2]}}
    state = place(6, "dice_tile", table(3, dice=[6] * 4, me={"commissions": holding}, chancery=True))
    found = me(state)["commissions"][0]
    assert found["activated"]
    assert found["dice"] == [2, 6]


@rule("NOBILITY-CMS-07")
def test_card_limit():
    state = place(1, "berk", table(3, dice=[1] * 5, chancery=True))
    assert refused_for(state, "part:commission") == "CMS-07"
    second = [
        {**HOLDING, "card": "treasurer"},
        {**HOLDING, "card": "song_and_stone", "dice_tile": "DT-08", "complete": [2, 3, 6], "activated": True},
    ]
    full = place(1, "berk", at_chancery(1, offices={"T1": 0}, me={"commissions": second}))
    assert refused_for(full, "part:commission") == "CMS-07"
    room = place(1, "berk", at_chancery(1, offices={"T1": 0, "T2": 0}, me={"commissions": second}))
    assert "part:commission" in keys(room)


@rule("NOBILITY-CMS-08", "NOBILITY-CMS-10", "NOBILITY-CMS-11")
@pytest.mark.parametrize(("value", "drawn"), [(1, 1), (4, 2), (5, 3)])
def test_taking_a_card(value, drawn):
    parts = ["part:modifiers", "modifiers:1", "part:renew", "renew:settlers", "part:commission"]
    state = go(place(value, "berk", at_chancery(value, offices={"T1": 0})), *parts)
    if drawn > 1:
        assert kind(state) == "keep_commission"
        assert len(keys(state)) == drawn
        assert refused_for(state, "keep:treasurer") == "CMS-08"
        state.do(state.legal()[0])
    player = me(state)
    assert (len(player["commissions"]), player["reputation"], player["modifiers"]) == (2, 20 - drawn, 1)
    assert player["commissions"][1]["dice_tile"] not in board(state)["chancery"]["dice_tiles"]
    assert len(board(state)["chancery"]["under"]) == drawn - 1


@rule("NOBILITY-CMS-09")
def test_returned_cards_lie_under_the_deck():
    state = go(place(5, "berk", at_chancery(5, offices={"T1": 0})), "part:commission")
    cards = [key.removeprefix("keep:") for key in keys(state)]
    state.do(state.legal()[0])
    under = board(state)["chancery"]["under"]
    assert {one["card"] for one in under} == set(cards[1:])
    assert all(one["by"] == 0 for one in under)
    assert any(text.startswith("under:") for text in GAME.chance.write(state.history.chance))


@rule("NOBILITY-CMS-10")
def test_no_dice_tile_left():
    """Seventeen holdings take all tiles but none is left; three cards are in the deck only if a hand is short of tiles."""
    from regalia.games.rise_to_nobility.steps.commission import taking_refusal

    state = at_chancery(1, offices={"T1": 0})
    assert taking_refusal(state, 0) == 0
    state.held_tile = packed(range(18))
    assert GAME.reasons[taking_refusal(state, 0)].clause == "NOBILITY-CMS-10"


METRICS = {
    "guild_patron_south": (
        {
            "guilds": {
                "scholars": {"workshops": {0: {"tile": "WS-SCH-2", "owner": 0}}},
                "artists": {"workshops": {0: {"tile": "WS-ART-2", "owner": 0}}},
            }
        },
        2,
    ),
    "guild_patron_north": (
        {
            "guilds": {
                "scholars": {"workshops": {0: {"tile": "WS-SCH-2", "owner": 0}}},
                "artists": {"workshops": {0: {"tile": "WS-ART-2", "owner": 0}}},
            }
        },
        2,
    ),
    "benefactor": ({"me": {"community_zones": ["CB-04", "CB-05", None]}}, 4),
    "hearth_and_field": ({}, 4),
    "song_and_stone": ({}, 4),
    "moss_and_lantern": ({}, 4),
    "small_and_fair": ({}, 4),
    "road_and_gear": ({}, 4),
    "mountain_and_wood": ({}, 4),
    "many_peoples": ({}, 6),
    "council_ear": ({"me": {"council_tiles": ["SC-19", "SC-20"]}}, 4),
    "teacher": ({"guilds": {"scholars": {"apprentices": [2, 1, 0]}}}, 2),
    "chancery_hand": ({"offices": {"T1": 0, "T2": 0, "T3": 1}}, 4),
    "noble_blood": ({"me": {"nobility": 11}}, 3),
    "queens_confidant": ({"me": {"reputation": 20}}, 6),
    "treasurer": ({"me": {"gold": 40}}, 6),
    "schemer": ({"me": {"modifiers": 4}}, 4),
    "great_builder": ({}, 6),
}


@rule("NOBILITY-CMS-12")
@pytest.mark.parametrize("card", METRICS)
def test_every_commission_from_the_final_position(card):
    said, points = METRICS[card]
    others = [other for other in C.commission if other != card]
    holding = {**HOLDING, "card": card, "complete": [1, 2, 6], "activated": True}
    player = {**ALL_RACES, "commissions": [holding], **said.get("me", {})}
    rest = {key: value for key, value in said.items() if key != "me"}
    seats = {0: player, 1: {"commissions": {0: {"card": others[0]}}}, 2: {"commissions": {0: {"card": others[1]}}}}
    state = table(3, seats=seats, chancery=True, **rest)
    assert dict(state.breakdown(0))["commissions"] == points
    assert len(METRICS) == 18


# -- information -----------------------------------------------------------------------------------


@rule("NOBILITY-INFO-01")
def test_public_information():
    state = table(3, me={"gold": 3, "modifiers": 2, "settlers": ["SET-01"]}, chancery=True)
    seen = state.view(2)["table"]
    for field in (
        "gold",
        "resources",
        "modifiers",
        "workers",
        "houses",
        "settlers",
        "satisfied",
        "character",
        "nobility",
        "dice",
    ):
        assert seen["players"][0][field] == me(state)[field]
    assert seen["chancery"]["deck"] == 15
    assert len(seen["town_hall"]["bag"]) == 42
    assert len(seen["cavern_tavern"]["deck"]) == 41
    assert seen["cavern_tavern"]["discard"] == []


@rule("NOBILITY-INFO-02")
def test_piles_have_no_order():
    """What is left in a pile is written sorted and drawn from at random: no order exists that anybody could learn."""
    base = table(3)
    drawn = set()
    for seed in range(12):
        state = base.copy()
        state.rng = seeded(seed)
        go(place(3, "tavern", state), "take:SET-13")
        drawn.add(board(state)["cavern_tavern"]["settlers"][0])
    assert len(drawn) > 4
    deck = base.view(0)["table"]["cavern_tavern"]["deck"]
    assert deck == sorted(deck)


@rule("NOBILITY-INFO-03")
def test_no_view_and_no_score_tells_a_card():
    active = {0: {"complete": [1, 3, 5], "activated": True}}
    state = table(3, seats={1: {"commissions": active, "modifiers": 5}}, chancery=True)
    assert state.score(1) - state.view(0)["scores"][1] == 5
    assert state.view(1)["scores"][1] == state.score(1)
    for seed in range(8):
        other = state.resample(0, seed)
        assert other.view(0) == state.view(0)
    assert len({state.resample(0, seed).held_card[1] for seed in range(30)}) > 8


@rule("NOBILITY-INFO-04")
def test_a_player_remembers_what_was_returned():
    state = go(place(5, "berk", at_chancery(5, offices={"T1": 0})), "part:commission")
    returned = [key.removeprefix("keep:") for key in keys(state)][1:]
    state.do(state.legal()[0])
    for one in state.view(0)["table"]["chancery"]["under"]:
        assert sorted(one["one_of"]) == sorted(returned)
    assert state.view(1)["table"]["chancery"]["under"] == [{"by": 0}, {"by": 0}]
    orders = {tuple(entry & 31 for entry in state.resample(0, seed).under) for seed in range(20)}
    assert len(orders) == 2
    assert len({state.resample(1, seed).under[0] for seed in range(20)}) > 4


@rule("NOBILITY-INFO-04")
def test_cards_returned_at_setup_are_nobodys_first_card():
    state = GAME.new(players=3, seed=5, chancery=True)
    while kind(state) == "first_commission":
        state.do(state.legal()[0])
    assert len(me(state)["returned"]) == 2
    assert state.view(0)["table"]["players"][0]["returned"] == me(state)["returned"]
    gone = {C.commission[card] for card in me(state)["returned"]}
    for seed in range(40):
        other = state.resample(0, seed)
        assert not gone & {card for card, by in zip(other.held_card, other.held_by, strict=True) if by != 0}


def test_races():
    assert list(C.race) == RACES
