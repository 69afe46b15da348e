"""Derived numbers for learned evaluations: points by source, means, tracks, columns, and how much time is left.

The first two are the share of the game that is left and the points as they stand; all are about -1 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.vecs import vec
from regalia.games.kingdom_crossing import heuristics, scoring
from regalia.games.kingdom_crossing import tables as t
from regalia.kit.numbers import Numbers
from regalia.kit.sets import SIZES, size

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.player import Player
    from regalia.games.kingdom_crossing.state import Crossing

ALL_ACTIONS: Final = 16.0
NAMES: Final = (
    "time",
    "score",
    "track",
    "guild_points",
    "structure_points",
    "favour_points",
    "favours",
    "structures",
    "birds",
    "decorations",
    "column_1",
    "column_2",
    "column_3",
    "column_4",
    "column_5",
    "square_1",
    "square_2",
    "square_3",
    "square_4",
    "lowest",
    "active",
    "purse",
    "tracks",
    "columns",
    "structures_worth",
    "prospects",
    "purchase",
    "guess",
    "coins",
    "rich",
    "investment",
    "investment_points",
    "sets",
    "pairs",
    "stars",
    "stars_ahead",
    "houses",
    "upgraded",
    "claimed",
    "nearest_objective",
    "tiles_left",
    "best_tiles_left",
    "paws",
    "at_home",
    "mornings",
    "place",
)
OF_EVERYBODY: Final = 21
"""How many of them the automa has too."""
ENOUGH: Final = 20


def fill(g: Crossing, seat: i64, out: vec[float]) -> None:
    n = Numbers(out)
    p = g.players[seat]
    automa = scoring.is_automa(g, seat)
    turns = heuristics.turns_left(g, g.players[0] if automa else p)
    n.put(0.0 if g.over else min(1.0, (float(turns) + 0.25) / ALL_ACTIONS))
    n.count(scoring.total(g, seat), 120.0)
    n.count(p.vp, 60.0)
    n.count(scoring.guild_points(g.tables, p), 50.0)
    n.count(scoring.structure_points(g.tables, p), 40.0)
    square = scoring.final_square(g.tables, p)
    n.count(scoring.automa_favour_points(g, p) if automa else scoring.favour_points(g.tables, p, square), 40.0)
    _gathered(p, n)
    n.flag(g.turn == seat)
    if automa:
        for _ in range(len(NAMES) - OF_EVERYBODY):
            n.put(0.0)
        return
    _guesses(g, seat, p, turns, n)
    _means(g, p, square, n)
    _plans(g, seat, p, n)


def _gathered(p: Player, n: Numbers) -> None:
    n.count(size(p.favours), 5.0)
    n.count(p.structure_count(), 6.0)
    n.count(p.bird_count(), 8.0)
    n.count(SIZES[p.spots], 8.0)
    for guild in range(t.GUILDS):
        n.count(p.column(guild), 6.0)
    for track in range(t.TRACKS):
        n.count(p.square(track), 10.0)
    n.count(p.lowest(), 8.0)


def _guesses(g: Crossing, seat: i64, p: Player, turns: i64, n: Numbers) -> None:
    """The parts of the guess by hand, each for itself."""
    coin = heuristics.coin_worth(turns)
    purse = heuristics.purse(g, p, turns, coin)
    tracks = heuristics.tracks(g, p, turns)
    columns = heuristics.columns(g, p, turns)
    structures = heuristics.structures(g, p, coin)
    prospects = heuristics.prospects(g, seat, turns)
    purchase = 0.0
    if g.paying_ahead() and (g.leader + g.turns - 1) % g.seats == seat:
        purchase = heuristics.purchase(g, p, turns, coin)
    n.put(purse / 20.0)
    n.put(tracks / 40.0)
    n.put(columns / 60.0)
    n.put(structures / 20.0)
    n.put(prospects / 20.0)
    n.put(purchase / 10.0)
    favours = heuristics.favours(g, p, turns)
    n.put((float(p.vp) + purse + tracks + columns + structures + favours + prospects + purchase) / 120.0)


def _means(g: Crossing, p: Player, square: i64, n: Numbers) -> None:
    n.count(min(p.coins, ENOUGH), 20.0)
    n.count(max(0, p.coins - ENOUGH), 20.0)
    n.count(p.invest, 12.0)
    n.count(g.tables.invest_vp[square], 20.0)
    n.count(p.complete_sets(), 3.0)
    pairs: i64 = 0
    stars: i64 = 0
    ahead: i64 = 0
    for guild in range(t.GUILDS):
        pairs += p.column(guild) // 2
    for track in range(t.TRACKS):
        stars += p.stars(g.tables, track)
    for spot in range(t.SPOTS):
        if (p.spots >> spot) & 1:
            ahead += g.tables.spot_stars[spot]
    n.count(pairs, 8.0)
    n.count(stars, 8.0)
    n.count(ahead - stars, 6.0)


def _plans(g: Crossing, seat: i64, p: Player, n: Numbers) -> None:
    n.count(p.house_count(), 3.0)
    n.count(SIZES[p.upgraded], 6.0)
    n.count(SIZES[p.claimed], 5.0)
    nearest = 0.0
    for tile in range(t.OBJECTIVES):
        if (p.claimed >> tile) & 1 == 0:
            nearest = max(nearest, heuristics.progress(g, p, tile))
    n.put(nearest)
    n.count(t.TILES - SIZES[p.played], 6.0)
    n.count(SIZES[p.upgraded & ~p.played & t.ALL_TILES], 4.0)
    n.count(p.paw_count(), 7.0)
    n.flag(p.worker >= 0 and g.at_home(seat))
    n.count(heuristics.mornings_left(g), 3.0)
    n.count((seat - g.first) % g.seats, float(g.seats))
