"""Every kind of option says what it costs and brings, or has a reason not to; and what it says is what really happens."""

import random
import re

import pytest

from regalia.core.rng import seeded
from regalia.core.texts import LANGUAGES
from regalia.kit.promises import ENDS, IN_LABEL, LATER, NEVER, OPENS, difference
from regalia.testing.playing import plain_setups

SEEDS = {"sample": range(2), "whole": range(2, 42)}
NAMED = re.compile(r"@([\w.-]+)\*(\d+)")
GAINED = ".gain"


@pytest.fixture
def room(game):
    """A game with a board must have it; one in words may do without."""
    found = game.room("promises")
    if found is None:
        assert not game.has_board
        pytest.skip("a game without a board")
    return found


def blocks(game):
    return {game.catalogue.block_of(action).name for action in range(len(game.catalogue))}


def decisions(game, seeds):
    """Every option of random games of each setup, with the position it stands in."""
    for config in plain_setups(game):
        for seed in seeds:
            rng = random.Random(seed)
            state = game.deal(config, seeded(seed))
            while not state.over:
                seat = rng.choice(state.actors())
                legal = state.legal_for(seat)
                yield from ((state, seat, action) for action in legal)
                state.apply(rng.choice(legal), seat)


def real_change(game, state, seat, action):
    """What is really more and less, and whether the same seat goes on."""
    counted = game.room("promises").counted
    after = state.copy()
    after.apply(action, seat)
    on = not after.over and seat in after.actors() and after.turn == state.turn and not after.barrier
    same_round = getattr(after, "round", 0) == getattr(state, "round", 0)
    return dict(difference(counted(state, seat), counted(after, seat))), on and same_round


def said_change(args):
    """What a promise says is more and less."""
    price = {name: -int(count) for name, count in NAMED.findall(str(args["price"]))}
    gain = {name.removesuffix(GAINED): int(count) for name, count in NAMED.findall(str(args["gain"]))}
    return price | gain


def test_every_kind_of_option_is_promised_or_has_a_reason(game, room):
    assert blocks(game) == room.SAID | set(room.UNSAID)
    assert not room.SAID & set(room.UNSAID)
    assert set(room.UNSAID.values()) <= {IN_LABEL, OPENS, ENDS, LATER, NEVER}


@pytest.mark.parametrize("size", SEEDS)
def test_an_option_changes_what_it_says_and_nothing_else(game, room, size):
    kept = set()
    for state, seat, action in decisions(game, SEEDS[size]):
        block = game.catalogue.block_of(action).name
        found, goes_on = real_change(game, state, seat, action)
        promise = game.ask("promises", "change", state, seat, action)
        told = promise or game.ask("promises", "of", state, seat, action)
        where = f"{game.id}: {state.key(action)}"
        if told is not None:
            kept.add(block)
            assert block in room.SAID, where
        if promise is not None and {"price", "gain"} <= set(promise[1]):
            assert said_change(promise[1]) == found, where
        elif told is None and found and goes_on:
            assert room.UNSAID.get(block) in {IN_LABEL, LATER}, where
        if room.UNSAID.get(block) == NEVER:
            pytest.fail(where)
    assert len(kept) > len(room.SAID) // 2


@pytest.mark.usefixtures("room")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_promises_are_whole_in_both_languages(game, lang):
    for state, seat, action in decisions(game, range(1)):
        for function in ("of", "change"):
            promise = game.ask("promises", function, state, seat, action)
            if promise is not None:
                words = game.texts.format(lang, promise[0], promise[1], game.seat_names(lang, state.config))
                assert words.strip(), state.key(action)
                assert not re.search(r"promise-|amount-|[@{}]| ,|, ,|→ *$|  ", words), words
