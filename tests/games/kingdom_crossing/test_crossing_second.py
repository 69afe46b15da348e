"""Whole games beside a second reading of the rules: who is asked, what the options are, what falls, and every number."""

import pytest
from crossing_second import Second
from crossing_second_scores import score
from crossing_table import GAME, busy, fields, keys

from regalia.core.rng import seeded
from regalia.testing import rule

CONFIGS = [
    GAME.configure(2, objectives="all_easy"),
    GAME.configure(3, first_player=2),
    GAME.configure(4),
    GAME.configure(1, "solo", level="intermediate"),
]


def said(second):
    """What lies on the table, in the words of a position; sets without their order."""
    spaces = {
        space: (second.deck[space], second.face[space], second.bird[space], second.face_down[second.deck[space]])
        for space in second.deck
    }
    slots = {tile: {slot: second.names[seat] for slot, seat in taken.items()} for tile, taken in second.slots.items()}
    piles = [second.stacks, second.empty, second.pile, second.supply, *([second.tiles] if second.solo else [])]
    whole = [second.round, second.names[second.first], second.balloon, second.queen, second.visible]
    return spaces, slots, piles, whole, {name: board(one) for name, one in zip(second.names, second.boards, strict=True)}


def board(one):
    found = vars(one).copy()
    del found["columns"], found["claims"]
    found |= {"investment": found.pop("square"), "resources": found.pop("tracks"), "decorations": found.pop("spots")}
    return {name: set(what) if isinstance(what, list) else what for name, what in found.items()}


def found(state):
    """The same of a real position."""
    at = fields(state)
    spaces = {id: (one["deck"], one["card"], one["bird"], set(one["face_down"])) for id, one in at["spaces"].items()}
    slots = {one["tile"]: {n: id for n, id in enumerate(one["slots"]) if id} for one in at["objectives"].values()}
    piles = [at["bird_stacks"], at["empty_deck_tiles"], at["queen"]["unseen"], at["favours"]["supply"], at.get("solo_deck")]
    whole = [at["round"], at["first_player"], at["balloon"], at["queen"]["card"], at["favours"]["visible"]]
    boards = {
        name: {field: set(what) if isinstance(what, list) else what for field, what in one.items() if field != "start_card"}
        for name, one in at["players"].items()
    }
    return spaces, slots, [set(pile) for pile in piles if pile is not None], whole, boards


def declined(question):
    return f"{next(iter(question.options)).partition(':')[0]}:skip"


def asks(state, question):
    """Whether the real game asks just this flight or Trade now."""
    work = None if state.over else fields(state)["work"]
    return bool(work) and work["stage"] == question.stage and keys(state) <= question.options


def follow(config, seed):
    """A game at random beside the second reading."""
    state = GAME.deal(config, seeded(seed))
    falls = list(GAME.chance.write(state.origin))
    second = Second(config.seats, config.options, iter(lambda: falls.pop(0), None))
    run = second.play()
    answer = None
    try:
        while True:
            question = run.send(answer)
            while question.may_be_left_out and not asks(state, question):
                question = run.send(declined(question))
            yield state, second, question, falls
            answer = busy(state)
            state.play(answer)
            falls += GAME.chance.write(state.history.chance)
    except StopIteration:
        assert state.over
        assert said(second) == found(state) == found(state.copy())
        assert [score(second, seat) for seat in range(second.seats)] == state.scores()


@rule("CROSSING-ROUND-01", "CROSSING-DAY-01", "CROSSING-WORK-01", "CROSSING-END-01", "CROSSING-SOLO-08")
@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.mode}-{config.players}")
@pytest.mark.parametrize("seed", [1, 3, 5])
def test_a_second_reading_asks_the_same_and_comes_to_the_same(config, seed):
    for state, second, question, falls in follow(config, seed):
        options = keys(state)
        assert question.seat == state.turn
        assert options == question.options if question.paid else question.sure <= options <= question.options
        assert not falls  # nothing has been drawn that the rules do not draw
        if question.sure:
            assert said(second) == found(state)
            assert [score(second, seat) for seat in range(second.seats)] == state.scores()
