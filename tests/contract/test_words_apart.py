"""Never two buttons with the same words at once: as they are offered, with a piece in hand, and what a piece says of itself."""

import random

import pytest

from regalia.core.rng import seeded
from regalia.core.texts import LANGUAGES
from regalia.drawing.lighting import Lit
from regalia.table import chains
from regalia.testing.playing import plain_setups

SIZES = {"sample": (range(1), 40), "whole": (range(1, 9), 10_000)}
"""Seeds of the games of every set-up, and for how many decisions they are followed."""


def lights(game, seat, lang, links):
    found = Lit(game, seat, lang, [f"Player {number}" for number in range(6)])
    for link in links:
        found.add(link.state, link.action, link.keys[-1])
    return found


def shown_at_once(state, seat):
    """The options offered, and those with each of the pieces in hand that can be taken up."""
    offered = chains.offered(state, seat)
    yield offered
    for link in offered:
        if link.takes:
            yield chains.hold(state, seat, link.keys).links


def positions(game, size):
    seeds, most = SIZES[size]
    for config in plain_setups(game):
        for seed in seeds:
            rng = random.Random(seed)
            state = game.deal(config, seeded(seed))
            for _ in range(most):
                if state.over:
                    break
                for seat in state.actors():
                    yield state, seat
                seat = rng.choice(state.actors())
                state.apply(rng.choice(state.legal_for(seat)), seat)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_options_are_called_the_same(game, lang, size):
    for state, seat in positions(game, size):
        for links in shown_at_once(state, seat):
            found = lights(game, seat, lang, links)
            words = [(found.titles[key], found.promises[key]) for key in found.titles]
            twice = {said for said in words if words.count(said) > 1}
            assert not twice, f"{game.id}, {state.question(seat).kind}: {twice}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lit_piece_says_what_each_of_its_options_is_and_brings(game, lang):
    for state, seat in positions(game, "sample"):
        found = lights(game, seat, lang, chains.offered(state, seat))
        for piece, keys in found.pieces.items():
            lines = found.told(piece).split("\n")
            assert len(lines) == len(keys)
            for key, line in zip(keys, lines, strict=True):
                assert found.titles[key] in line
                assert found.promises[key] in line
