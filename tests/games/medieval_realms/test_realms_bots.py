"""The guess of a position, and the greedy bot that follows it."""

import pytest
from realms_table import GAME, realms, table

from regalia.bots.driver import play_on
from regalia.bots.greedy import GreedyBot
from regalia.bots.random_bot import RandomBot
from regalia.core.rng import seeded
from regalia.games.medieval_realms.heuristics import expected_tokens, gain_of, tokens_worth
from regalia.testing import line


def worth_of_lot(state, seat):
    return gain_of(state, seat, state.lot, 7 - state.round)


def price_of(state, seat, bid):
    """What a bid costs the seat by its own guess."""
    left = 7 - state.round
    tokens = expected_tokens(state, seat)
    before = tokens_worth(tokens, left)
    tokens[state.tables.cost_of[state.lot]] -= bid
    return before - tokens_worth(tokens, left)


@pytest.mark.parametrize("card", ["leader_01", "leader_05", "leader_09", "territory_01", "territory_06"])
@pytest.mark.parametrize("round", [1, 4, 6, 7])
@pytest.mark.parametrize("standing", [1, 3, 6, 12, 25])
def test_greedy_never_bids_above_a_cards_worth(card, round, standing):
    seats = {
        0: {"palace": {"gold": 30, "combat": 30}},
        1: {"palace": {"gold": 40, "combat": 40}, "realm": ["city_01", "castle_01"]},
    }
    state = realms(2, seats, current={1: card}, round=round)
    line(state, "activate:1", f"bid:{standing}")
    key = state.key(GreedyBot(seed=1).decide(state.bare(), 1))
    worth = worth_of_lot(state, 1)
    if key == "drop":
        assert price_of(state, 1, standing + 1) >= worth
    else:
        bid = int(key.partition(":")[2])
        assert bid == standing + 1  # no more than needed
        assert price_of(state, 1, bid) <= worth


def test_greedy_bids_for_a_bargain_and_leaves_the_rest():
    seats = {0: {"palace": {"combat": 30}}, 1: {"palace": {"combat": 30}}}
    cheap = realms(2, seats, current={1: "territory_01"})
    line(cheap, "activate:1", "bid:1")
    assert cheap.key(GreedyBot().decide(cheap.bare(), 1)) == "bid:2"
    dear = realms(2, seats, current={1: "territory_01"})
    line(dear, "activate:1", "bid:12")
    assert dear.key(GreedyBot().decide(dear.bare(), 1)) == "drop"


def test_in_whole_games_no_bid_lowers_its_own_guess():
    """Every bid of a game: the guess with the bid standing is at least the guess without it."""
    bots = [GreedyBot(seed=1), RandomBot(seed=2), RandomBot(seed=3)]
    state = GAME.new(3, seed=5, record=False)
    rng = seeded(9)
    bids = 0
    while not state.over:
        seat = int(state.turn)
        seen = state.resample(seat, int(rng.next32()))
        action = bots[seat].decide(seen, seat)
        if seat == 0 and state.question(0).kind == "bid" and state.key(action) != "drop":
            bids += 1
            without, standing = seen.bare(), seen.bare()
            without.do_as(0, GAME.action("drop"))
            standing.do_as(0, action)
            assert standing.value(0) >= without.value(0)
        state.do_as(seat, action)
    assert bids > 0


@pytest.mark.parametrize("players", [2, 5])
def test_greedy_beats_random(players):
    for seed in range(2):
        bots = [GreedyBot(seed=seed), *(RandomBot(seed=seed + n) for n in range(1, players))]
        state = GAME.new(players, seed=seed, record=False)
        play_on(state, bots, seeded(seed))
        assert state.winners() == [0]


def test_playable_cards_are_played():
    state = realms(2, {0: {"palace": {"religion": 5}, "area": ["cathedral_01"]}}, round=7)
    assert state.key(GreedyBot().decide(state.bare(), 0)) == "play:cathedral_01"


def test_mayors_work_for_the_cards_that_wait():
    """Four science are missing for a development: no mayor goes elsewhere before they are there."""
    area = ["scientific_development_01"]
    state = realms(
        3, {0: {"area": area, "palace": {"science": 1}}}, stack=["end_round", "actions", "reveal", "placement"], active=None
    )
    bot = GreedyBot(seed=3)
    while 0 in state.actors():
        state.apply(bot.decide(state.resample(0, 1), 0), 0)
    assert table(state)["players"][0]["management_area"].get("science", 0) >= 3
