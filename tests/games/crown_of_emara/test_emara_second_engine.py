"""The game beside a second engine written from the rules: the same options, the same table after each decision, the same end."""

from __future__ import annotations

import random

import pytest
from emara_second_board import ADVISORS, GOODS
from emara_second_engine import Engine
from emara_table import GAME

from regalia.core.rng import seeded
from regalia.testing import rule

SETUPS = [
    ("standard", 2, {}),
    ("standard", 3, {"informed_choice": True}),
    ("first_game", 4, {}),
    ("agreed_start", 2, {"start_buildings": 20}),
    ("solo_campaign", 1, {}),
    ("solo_high_score", 1, {"start_buildings": 30, "informed_choice": True}),
]
SELDOM = {"end_turn": 0.3, "decline": 0.3, "skip": 0.3, "done": 0.3}


def dealt(mode, players, options, seed):
    return GAME.deal(GAME.configure(players, mode, **options), seeded(seed))


def enriched(state, rnd):
    """Goods and advisors as later in a game, other advisors on offer, tokens held and discarded, another event."""
    position = state.to_json()
    table = position["table"]
    players = table["players"]
    offered = {id for spaces in table["advisors"].values() for id in spaces}
    unused = [id for id, row in ADVISORS.items() if row["type"] == "A" and id not in offered]
    for row in players:
        row["goods"] = {good: rnd.choice([0, 0, 1, 1, 2, 4]) for good in GOODS}
        row["citizens"] = rnd.choice([0, 1, 8])
    for spaces in table["advisors"].values():
        for place, there in enumerate(spaces):
            unused.append(there)
            spaces[place] = unused.pop(rnd.randrange(len(unused)))
            if rnd.random() < 0.5:
                rnd.choice(players)["advisors"].append(spaces[place])
                spaces[place] = None
    for id in list(table["favour_pile"]):
        if rnd.random() < 0.6:
            table["favour_pile"].remove(id)
            rnd.choice([table["favour_discard"], rnd.choice(players)["favours"]]).append(id)
    table["event_pile"].append(table["event"])
    table["event"] = table["event_pile"].pop(rnd.randrange(len(table["event_pile"])))
    return GAME.from_json(position, seed=rnd.randrange(1000))


def shown(state):
    table = state.to_json()["table"]
    players = [{key: row[key] for key in row if key not in ("draw_pile", "sources")} for row in table["players"]]
    for row in players:
        for field in ("advisors", "favours", "hand"):
            row[field] = sorted(row[field])
        row["goods"] = {good: row["goods"].get(good, 0) for good in GOODS}
    same = ("markers", "huts", "advisors", "event", "statue")
    return {
        **{field: table[field] for field in same},
        "players": players,
        "top": table["advisor_stack"]["top"],
        "favour_pile": sorted(table["favour_pile"]),
        "favour_discard": sorted(table["favour_discard"]),
        "victoria": {key: table["victoria"][key] for key in ("citizens", "nobility")} if "victoria" in table else None,
    }


def same_game(state, rnd):
    engine = Engine(state.to_json())
    play = engine.game()
    wanted = next(play)
    while wanted:
        options = sorted(state.key(action) for action in state.legal())
        assert (state.turn, options) == (wanted[0], sorted(wanted[1]))
        assert shown(state) == engine.shown()
        chosen = rnd.choices(options, [SELDOM.get(key, 1) for key in options])[0]
        state.play(chosen)
        engine.fallen = GAME.chance.write(state.history.chance)
        try:
            wanted = play.send(chosen)
        except StopIteration:
            wanted = None
        assert engine.fallen == []
    assert state.over
    assert shown(state) == engine.shown()
    assert state.scores() == [row[0] for row in engine.result()]
    assert state.ranks() == engine.places()


@rule("EMARA-TURN-02", "EMARA-ROUND-06", "EMARA-END-09", "EMARA-SOLO-06")
@pytest.mark.parametrize(("mode", "players", "options"), SETUPS)
def test_whole_games_are_the_same(mode, players, options):
    same_game(dealt(mode, players, options, 1), random.Random(1))


@rule("EMARA-PAY-05", "EMARA-PAY-06", "EMARA-PAY-07", "EMARA-ADV-18", "EMARA-CARD-06", "EMARA-TURN-10")
@pytest.mark.parametrize("seed", range(8))
def test_games_from_rich_positions_are_the_same(seed):
    rnd = random.Random(seed)
    mode, players, options = SETUPS[seed % len(SETUPS)]
    same_game(enriched(dealt(mode, players, options, seed), rnd), rnd)
