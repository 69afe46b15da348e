"""Production, combat, income and turn order (REALMS-PROD, REALMS-COMBAT, REALMS-DECOY, REALMS-INCOME, REALMS-ORDER)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from realms_table import GAME, RESOURCES, place_all, placing, realms, table, tokens

from regalia.testing import rule

REWARD = {terrain.id: dict(terrain.reward) for terrain in GAME.components.terrains}
NOTHING = {"production": 2}


def plus(*rewards):
    """The income and what else a seat gains."""
    found = dict(NOTHING)
    for reward in rewards:
        for resource, amount in reward.items():
            found[resource] = found.get(resource, 0) + amount
    return found


def revealed(players, seats):
    """Every seat's generals, admirals and decoys by terrain; no mayor but the decoys."""
    owned = {}
    for number, (generals, admirals, *decoys) in enumerate(seats):
        two = 2 if players == 2 else 0
        owned[number] = {"leaders": {"mayor": two, "general": len(generals), "admiral": len(admirals)}}
        assert len(decoys[0] if decoys else []) == two
    state = placing(players, owned)
    for number, (generals, admirals, *decoys) in enumerate(seats):
        place_all(state, number, [], generals, admirals, decoys=decoys[0] if decoys else [])
    return state


@rule("REALMS-PROD-02", "REALMS-PLACE-03")
def test_w02_one_token_for_each_mayor():
    state = placing(3)
    place_all(state, 0, ["science", "science", "gold", "raw_material"], [1], [2])
    place_all(state, 1, ["gold"] * 4, [1], [2])
    place_all(state, 2, ["gold"] * 4, [1], [2])
    assert tokens(state, 0) == plus({"science": 2, "gold": 1, "raw_material": 1})


@rule("REALMS-PROD-03", "REALMS-EFF-04")
def test_cards_of_the_realm_produce_deployed_ones_do_not():
    realm = ["castle_01", "castle_02", "scientific_development_02"]
    state = placing(3, {0: {"realm": realm, "leaders": {"mayor": 4}}, 1: {"area": ["castle_03", "scientific_development_03"]}})
    for number in range(3):
        place_all(state, number, ["culture"] * 4, [1], [2])
    assert tokens(state, 0) == plus({"culture": 4, "combat": 2, "production": 4})
    assert tokens(state, 1) == plus({"culture": 4})


@rule("REALMS-EFF-04")
def test_production_begins_the_round_after():
    state = realms(3, {0: {"palace": {"raw_material": 6}, "area": ["castle_01"]}})
    state.play("play:castle_01")
    assert "combat" not in tokens(state, 0)
    state.play("pass", "pass", "pass")
    for number in range(3):
        place_all(state, number, ["gold"] * 4, [1], [1])
    assert tokens(state, 0)["combat"] == 1
    assert "combat" not in tokens(state, 1)


@rule("REALMS-COMBAT-01", "REALMS-COMBAT-02", "REALMS-DECOY-02")
def test_w03_two_players_with_decoys():
    state = revealed(2, [([5], [3], [6, 6]), ([2], [1], [5, 4])])
    assert tokens(state, 0) == plus(REWARD[3])
    assert tokens(state, 1) == plus(REWARD[1], REWARD[2])
    assert REWARD[3] == {"combat": 1, "raw_material": 2}


@rule("REALMS-COMBAT-01", "REALMS-COMBAT-02", "REALMS-COMBAT-03", "REALMS-COMBAT-04")
def test_w04_four_players():
    state = revealed(4, [([3], [1]), ([3], [3]), ([3], [8]), ([4], [8])])
    assert tokens(state, 0) == plus(REWARD[1])
    assert tokens(state, 1) == plus(REWARD[3])
    assert tokens(state, 2) == plus()
    assert tokens(state, 3) == plus(REWARD[4])


@rule("REALMS-COMBAT-02")
def test_a_reward_is_given_once():
    """Strength 7 on one terrain brings the same as strength 1."""
    state = revealed(3, [([7, 7, 7], [7]), ([], [8]), ([], [])])
    assert tokens(state, 0) == plus(REWARD[7])
    assert tokens(state, 1) == plus(REWARD[8])


@rule("REALMS-COMBAT-03")
def test_a_tie_leaves_even_a_third_without():
    state = revealed(3, [([2], []), ([2], []), ([], [2])])
    assert all(tokens(state, number) == plus() for number in range(3))


@rule("REALMS-COMBAT-03")
def test_two_admirals_tie_with_a_general():
    state = revealed(3, [([2], []), ([], [2, 2]), ([], [])])
    assert all(tokens(state, number) == plus() for number in range(3))


@rule("REALMS-COMBAT-04")
def test_alone_is_enough():
    state = revealed(3, [([], [6]), ([], []), ([], [])])
    assert tokens(state, 0) == plus(REWARD[6])


@rule("REALMS-COMBAT-04")
@pytest.mark.parametrize(("decoys", "controlled"), [([7, 7], True), ([6, 7], False), ([6, 6], False)])
def test_an_opposing_decoy_is_company(decoys, controlled):
    """An admiral (1) has terrain 6 to itself only if not even a decoy (2) of the other stands there."""
    state = revealed(2, [([], [6], [1, 1]), ([], [], decoys)])
    assert tokens(state, 0) == plus(REWARD[6] if controlled else {})
    for lang, word in (("en", "decoy"), ("fr", "leurre")):
        assert word in GAME.texts.format(lang, "rule-REALMS-COMBAT-04")


@rule("REALMS-COMBAT-05")
def test_combat_costs_nothing_and_tokens_do_not_fight():
    """Fifty combat tokens do not help an admiral against a general; nobody loses a token or a leader."""
    rich = {"leaders": {"mayor": 0, "general": 0, "admiral": 1}, "palace": {"combat": 50}}
    state = placing(3, {0: rich, 1: {"leaders": {"mayor": 0, "admiral": 0}}, 2: {"leaders": {"mayor": 0}}})
    place_all(state, 0, [], [], [8])
    place_all(state, 1, [], [8], [])
    place_all(state, 2, [], [1], [2])
    assert tokens(state, 0) == plus({"combat": 50})
    assert tokens(state, 1) == plus(REWARD[8])
    assert [player["leaders"]["admiral"] for player in table(state)["players"]] == [1, 0, 1]


@rule("REALMS-COMBAT-06", "REALMS-DECOY-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        (([5], []), [5, 6], None),  # general against one decoy: a tie with a decoy
        (([5], [5]), [5, 6], 0),  # 3 against 2
        (([], [5]), [5, 6], None),  # 1 against 2
        (([5], [5]), [5, 5], None),  # 3 against 4
        (([5, 5], [5]), [5, 5], 0),  # 5 against 4
        (([], []), [5, 5], None),  # decoys alone
    ],
)
def test_decoys_block_and_never_earn(mine, theirs, winner):
    generals, admirals = mine
    state = revealed(2, [(generals, admirals, [1, 1]), ([], [], theirs)])
    assert tokens(state, 0) == (plus(REWARD[5]) if winner == 0 else plus())
    assert tokens(state, 1) == plus()


@rule("REALMS-DECOY-02", "REALMS-DECOY-04")
def test_decoys_of_both_sides():
    state = revealed(2, [([], [], [3, 3]), ([], [], [3, 4])])
    shown = state.view(0)["table"]["terrains"]
    assert shown[2]["strengths"] == [4, 2]
    assert shown[2]["result"] == "blocked"
    assert tokens(state, 0) == tokens(state, 1) == plus()


def expected_controller(seats, terrain):
    """REALMS-COMBAT-01 to -06 in the words of the rules."""
    force = [2 * generals.count(terrain) + admirals.count(terrain) for generals, admirals, _ in seats]
    decoys = [2 * decoys.count(terrain) for _, _, decoys in seats]
    best = max([*force, *decoys])
    if best == 0 or best in decoys or force.count(best) > 1:
        return None
    return force.index(best)


@rule("REALMS-COMBAT-01", "REALMS-COMBAT-06")
@given(st.data())
def test_combat_against_the_words_of_the_rules(data):
    players = data.draw(st.sampled_from([2, 3, 4, 5]))
    used = 10 if players == 5 else 8
    where = st.lists(st.integers(1, used), max_size=2)
    seats = []
    for _ in range(players):
        decoys = data.draw(st.lists(st.integers(1, used), min_size=2, max_size=2)) if players == 2 else []
        free = [terrain for terrain in range(1, used + 1) if terrain not in decoys]
        allowed = where.map(lambda found, free=free: [terrain for terrain in found if terrain in free])
        seats.append((data.draw(allowed), data.draw(allowed), decoys))
    state = revealed(players, [entry if players == 2 else entry[:2] for entry in seats])
    for number in range(players):
        won = [REWARD[terrain] for terrain in range(1, used + 1) if expected_controller(seats, terrain) == number]
        assert tokens(state, number) == plus(*won)


@rule("REALMS-INCOME-01")
def test_everybody_gains_two_production():
    state = revealed(4, [([], []), ([], []), ([], []), ([], [])])
    assert [tokens(state, number) for number in range(4)] == [{"production": 2}] * 4


def ordered(production, before):
    seats = {n: {"palace": {"production": count}, "leaders": {"mayor": 0}} for n, count in enumerate(production)}
    state = placing(len(production), seats, turn_order=before)
    for number in range(len(production)):
        place_all(state, number, [], [1], [1])
    return table(state)["turn_order"], state


@rule("REALMS-ORDER-01", "REALMS-ORDER-02")
def test_w05_turn_order():
    """Jaime 0, Clara 1, Miguel 2, Valeria 3 hold 5, 2, 5, 6 after the income; Jaime was ahead of Miguel."""
    order, state = ordered([3, 0, 3, 4], [1, 0, 2, 3])
    assert [tokens(state, number)["production"] for number in range(4)] == [5, 2, 5, 6]
    assert order == [3, 0, 2, 1]
    assert state.turn == 3


@rule("REALMS-ORDER-02")
def test_equals_keep_their_order():
    assert ordered([3, 0, 3, 4], [2, 1, 0, 3])[0] == [3, 2, 0, 1]
    assert ordered([1, 1, 1, 1, 1], [4, 2, 0, 3, 1])[0] == [4, 2, 0, 3, 1]


@rule("REALMS-ORDER-01")
def test_the_order_counts_what_was_just_produced():
    state = placing(3, turn_order=[0, 1, 2])
    place_all(state, 0, ["gold"] * 4, [1], [2])
    place_all(state, 1, ["gold"] * 4, [1], [2])
    place_all(state, 2, ["production"] * 4, [1], [2])
    assert table(state)["turn_order"] == [2, 0, 1]


@rule("REALMS-ORDER-01", "REALMS-ORDER-02")
@given(st.lists(st.integers(0, 3), min_size=2, max_size=5), st.randoms())
def test_the_order_is_a_stable_ranking(production, random):
    before = list(range(len(production)))
    random.shuffle(before)
    wanted = sorted(before, key=lambda number: -production[number])
    seats = {
        n: {"palace": {"production": count}, "leaders": {"mayor": 0, "general": 0, "admiral": 0}}
        for n, count in enumerate(production)
    }
    state = placing(len(production), seats, turn_order=before)
    assert table(state)["turn_order"] == wanted


def test_rewards_are_three_tokens_of_known_resources():
    for reward in REWARD.values():
        assert sum(reward.values()) == 3
        assert set(reward) <= set(RESOURCES)
