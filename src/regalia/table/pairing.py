"""Who meets whom in a tournament of pairs.

Everybody against everybody goes by the circle method: one stays, the others move on by one place each round. A Swiss round is the
heaviest perfect matching (Edmonds' blossom algorithm, from networkx) of people who have not met, where neighbours in the
standings weigh most; the bye goes to the last one who has had none.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

Pair = tuple[int, ...]
"""Two players by their numbers; one alone has a bye."""
FAR = 10_000
MET = 10**9


def round_robin(players: Sequence[int], number: int) -> list[Pair]:
    """The round `number`, from 0, of everybody against everybody."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    count = len(ring)
    turn = number % (count - 1)
    moving = ring[1:]
    seats = [ring[0], *moving[-turn:], *moving[:-turn]] if turn else ring
    found: list[Pair] = []
    for one, other in zip(seats[: count // 2], reversed(seats[count // 2 :]), strict=True):
        pair = tuple(player for player in (one, other) if player is not None)
        found.append(pair[::-1] if number % 2 and len(pair) == 2 else pair)
    return found


def rounds_of_round_robin(players: int) -> int:
    return players - 1 if players % 2 == 0 else players


def usual_swiss_rounds(players: int) -> int:
    """As many as it takes until one alone has won every game."""
    return max(1, (players - 1).bit_length())


def swiss(order: Sequence[int], points: Sequence[float], met: Collection[frozenset[int]], rested: Collection[int]) -> list[Pair]:
    """A round for players in the `order` of the standings; `points` by player number; `rested`: who has had a bye."""
    playing, bye = list(order), []
    if len(playing) % 2:
        fresh = [player for player in reversed(playing) if player not in rested]
        bye = [(fresh or playing[::-1])[0]]
        playing.remove(bye[0])
    pairs = sorted(_matched(playing, points, met), key=lambda pair: playing.index(pair[0]))
    return [*pairs, *((player,) for player in bye)]


def _matched(playing: Sequence[int], points: Sequence[float], met: Collection[frozenset[int]]) -> list[Pair]:
    """People with the same points first, then neighbours; those who have met only where there is no other way."""
    import networkx

    graph: Any = networkx.Graph()
    for place, one in enumerate(playing):
        for other_place in range(place + 1, len(playing)):
            other = playing[other_place]
            apart = abs(points[one] - points[other])
            weight = MET if frozenset((one, other)) not in met else 0
            weight -= int(apart * apart * FAR) + (other_place - place) ** 2
            graph.add_edge(one, other, weight=weight)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [tuple(sorted(pair, key=playing.index)) for pair in found]
