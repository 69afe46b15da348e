"""A refusal says something true: the sentence itself, not only its clause."""

import pytest
from realms_table import GAME, finish, place_all, placing, realms, seat

from regalia.core.packs import Pack
from regalia.testing import line, refused, rule


def sentence(state, action, clause, seat=None, lang="en"):
    return GAME.reason(lang, refused(state, action, clause, seat=seat))


@rule("REALMS-PASS-01")
@pytest.mark.parametrize("round", [1, 7])
def test_who_has_passed_is_not_promised_another_round(round):
    """Round 7 is the last."""
    state = line(realms(3, round=round), "pass")
    assert sentence(state, "pass", "REALMS-PASS-01", seat=0) == "You have passed: no more actions for you this round."


@rule("REALMS-END-01")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("pass", "REALMS-PASS-01"),
        ("activate:1", "REALMS-PASS-01"),
        ("play:war_01", "REALMS-PASS-01"),
        ("bid:1", "REALMS-ACT-01"),
        ("drop", "REALMS-ACT-01"),
        ("place_mayor:gold", "REALMS-ACT-01"),
        ("discard:war_01", "REALMS-DEP-04"),
    ],
)
def test_after_the_end(action, clause):
    """The order of reasons (A-44) holds, but nobody is told to wait for a turn."""
    state = finish(realms(2, round=7))
    told = sentence(state, action, clause, seat=0)
    assert clause == "REALMS-DEP-04" or told.startswith("The game is over")
    assert clause == "REALMS-DEP-04" or sentence(state, action, clause, seat=1, lang="fr").startswith("La partie est finie")


@rule("REALMS-ACT-01")
def test_who_is_ready_waits_for_the_others_and_for_no_turn():
    state = place_all(placing(3), 1, ["gold"] * 4, [1], [2])
    told = sentence(state, "place_mayor:gold", "REALMS-ACT-01", seat=1)
    assert told == "Your leaders are all placed: wait for the other players."


@rule("REALMS-KING-03")
def test_the_price_is_not_called_the_cost():
    """A market costs 6 production; what is missing is the price of its slot."""
    state = realms(2, {0: {"palace": {}}}, current={1: "market_01"})
    assert sentence(state, "activate:1", "REALMS-KING-03") == "Activating this card costs 1 production; you have 0."


@rule("REALMS-SETUP-09")
def test_which_of_the_two_picks_is_asked_for():
    state = GAME.new(3, seed=1)
    assert sentence(state, "pick_second:gold", "REALMS-SETUP-09").endswith("pick your first one.")
    line(state, "pick_first:gold")
    assert sentence(state, "pick_first:culture", "REALMS-SETUP-09").endswith("pick your second one.")


@rule("REALMS-SETUP-10")
def test_a_first_pick_whose_pairs_are_all_taken():
    others = ["production", "raw_material", "religion", "science", "culture", "combat"]
    pairs = [["gold", other] for other in others]
    state = realms(2, starting_pairs=pairs, stack=["round", "pick_first:0"], active=None)
    assert sentence(state, "pick_first:gold", "REALMS-SETUP-10") == "Every pair with gold is already taken."


@rule("REALMS-PLACE-02")
def test_which_leader_is_next():
    state = placing(2, {0: {"leaders": {"mayor": 3}}, 1: {"leaders": {"mayor": 3}}})
    first = sentence(state, "place_general:1", "REALMS-PLACE-02", seat=0)
    assert first == "Every leader must be placed: next is a mayor, and 5 are still in your hand."
    line(state, (0, "place_mayor:gold"))
    assert "next is a decoy mayor, and 4 are" in sentence(state, "place_mayor:gold", "REALMS-PLACE-02", seat=0)
    line(state, (0, "place_decoy:1"), (0, "place_decoy:1"), (0, "place_general:2"))
    last = sentence(state, "pass", "REALMS-PLACE-02", seat=0)
    assert last == "Every leader must be placed: an admiral is still in your hand."


@rule("REALMS-CARD-07")
def test_one_admiral():
    state = realms(2, {0: {"leaders": {"admiral": 0}, "area": ["island_01"]}})
    assert sentence(state, "play:island_01", "REALMS-CARD-07") == "This island needs 1 admiral; you have 0."


@rule("REALMS-GEN-03", "REALMS-CARD-13")
def test_only_a_tithe_is_refused_by_the_rule_of_tithes():
    tithe = line(realms(2, {0: {"palace": {"religion": 5}, "area": ["tithe_01"]}}), "play:tithe_01")
    refused(tithe, "choose_lis:religion", "REALMS-CARD-13")
    effects = [{"when": "immediate", "op": "gain_choice", "amount": 2, "exclude": ["gold"]}]
    box = Pack("box", {"cards": {"card": [{"id": "city_01", "effects": effects}]}})
    city = realms(2, {0: {"palace": {"raw_material": 5}, "area": ["city_01"]}}, options={"pack": box})
    refused(line(city, "play:city_01"), "choose_lis:gold", "REALMS-GEN-03")


@rule("REALMS-MAJ-07")
def test_who_would_get_a_majority_is_told_as_it_will_be():
    """A pack's majority card that compares production: tokens count after the price."""
    cost = {"cost": {"resource": "production", "amount": 6}}
    box = Pack("box", {"cards": {"card": [{"id": "war_01", **cost}]}})
    seats = {0: {"palace": {"production": 4}}, 1: {"palace": {"production": 3}}}
    state = realms(2, seats, current={9: "war_01"}, options={"pack": box})
    assert state.view(0)["table"]["panel"][8]["goes_to"] == 1
    assert state.question(0).warning(state, GAME.action("activate:9")) == "majority-for-other"
    line(state, "activate:9")
    assert seat(state, 1)["deployment_area"] == ["war_01"]
