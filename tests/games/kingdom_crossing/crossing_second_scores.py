"""The points, as the second reading of the game (crossing_second.py) counts them."""

from __future__ import annotations

from crossing_second_table import BIRDS, SPOTS, STRUCTURES, TRACKS, Board, Table
from crossing_table import C

FAVOURS = {favour.id: favour for favour in C.favours}


def score(table: Table, seat: int) -> int:
    board = table.boards[seat]
    stars = dict.fromkeys(TRACKS, 0)
    for spot in (SPOTS[id] for id in board.spots):
        stars[spot.track] += spot.stars if board.tracks[spot.track] >= spot.passed_at else 0
    points = board.vp + sum(board.columns[track.guild] * stars[id] for id, track in TRACKS.items())
    points += len(board.structures) * C.board.structure_value.vp_by_lowest_square[min(board.tracks.values())]
    if table.solo and seat == 1:
        level = next(level for level in C.solo.level if level.id == table.options["level"])
        return points + 2 * level.rest_tiles * len(board.favours)
    square = min(board.square + board.coins // 5, len(C.investment.vp) - 1)
    at_end = C.investment.vp[square]
    return (
        points + at_end + sum(FAVOURS[id].vp * counted(board, FAVOURS[id].per, FAVOURS[id].arg, at_end) for id in board.favours)
    )


def counted(board: Board, per: str, arg: str, investment: int) -> int:
    """How often the criterion of a Favour is met."""
    flowers, sculptures = board.symbols("flower"), board.symbols("sculpture")
    return {
        "favour": len(board.favours),
        "decor_symbol": flowers + sculptures,
        "decor_pair": min(flowers, sculptures),
        "flower_symbol": flowers,
        "sculpture_symbol": sculptures,
        "resource": board.tracks.get(arg, 0),
        "guild_card": board.columns.get(arg, 0),
        "resource_set": min(board.tracks.values()),
        "bird": sum(arg in ("any", BIRDS[bird].kind) for bird in board.birds),
        "house": len(board.houses),
        "building_card": sum(STRUCTURES[id].deck == "building" for id in board.structures),
        "guild_with_3": sum(cards >= 3 for cards in board.columns.values()),
        "investment_vp": investment,
        "upgraded_tile": len(board.upgraded),
        "objective": len(board.claims),
    }[per]
