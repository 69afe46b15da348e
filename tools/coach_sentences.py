"""Print what the coach says of positions from games between squires, in both languages, to be read as a player would.

python tools/coach_sentences.py                          # 20 positions of every game with two players
python tools/coach_sentences.py two_heirs --count 5 --players 1 --mode solo
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from regalia.bots.driver import ask
from regalia.bots.levels import squire
from regalia.cli.hint import lines
from regalia.coach.asking import Inquiry, counsel
from regalia.core.game import Game
from regalia.core.registry import games
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.core.texts import LANGUAGES
from regalia.lab.setup import Setup, mixed_seed

ITERATIONS = 3000
STRIDE = 13
"""Choices between two positions: no divisor of the length of a usual turn, so that all kinds of questions come up."""


def positions(game: Game, players: int, mode: str | None, count: int, seed: int) -> Iterator[State]:
    """Every thirteenth real choice of one game after another."""
    _, config = Setup(game.id, players, mode).opened()
    deal, choices = 0, 0
    while count > 0:
        state = game.deal(config, seeded(mixed_seed(seed, deal, "deal")), record=False)
        rng = seeded(mixed_seed(seed, deal, "hidden"))
        bots = [squire("squire", mixed_seed(seed, deal, f"bot {seat}")) for seat in range(config.players)]
        while not state.over and count > 0:
            seat = int(state.turn)
            if len(state.legal_for(seat)) > 1:
                choices += 1
                if choices % STRIDE == 0:
                    count -= 1
                    yield state.resample(seat, seed)
            state.do_as(seat, ask(bots[seat], state, seat, rng))
        deal += 1


def said(game: Game, state: State, lang: str, seed: int) -> str:
    """As the terminal shows it, with the question above it."""
    seat = int(state.turn)
    inquiry = Inquiry(game=game.id, position={}, seat=seat, lang=lang, seed=seed, iterations=ITERATIONS)
    told = counsel(state, inquiry)
    costly = [f"! {price.row.name}: {price.title}. {price.why}" for price in list(told.costly.values())[:1]]
    return "\n".join([f"[{lang}] {game.prompt(lang, state, seat)}", *lines(told), *costly])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode")
    parser.add_argument("--seed", type=int, default=1)
    found = parser.parse_args()
    for game in games():
        if found.games and game.id not in found.games:
            continue
        for number, state in enumerate(positions(game, found.players, found.mode, found.count, found.seed), start=1):
            print(f"\n== {game.id} {number}")
            for lang in LANGUAGES:
                print(said(game, state, lang, found.seed))


if __name__ == "__main__":
    main()
