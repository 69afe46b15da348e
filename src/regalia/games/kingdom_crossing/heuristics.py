"""How good a position looks: the score so far, and what cards, markers, tokens and coins still promise.

A guess for the bots; no rule depends on it. Worths are in points; `turns` is the number of actions a player has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import objectives, scoring
from regalia.games.kingdom_crossing import tables as t
from regalia.kit.sets import SIZES, size

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.player import Player
    from regalia.games.kingdom_crossing.state import Crossing

# Phases, as in state.py, which imports this module.
DAY: Final = 2
EVENING: Final = 3

# One unit of each guild's income, and one trigger of anything that is not counted exactly.
UNIT: Final[list[float]] = [2.0, 1.9, 1.4, 1.2, 1.2]
INVESTMENT: Final = 1.9
RESOURCE: Final = 1.2
TOKEN: Final = 3.4
NEW_FAVOUR: Final = 5.0
UPGRADE: Final = 0.13
TRIGGER: Final = 1.7
# How much of a promise is believed.
INCOME_SHARE: Final = 0.8
OBJECTIVE_SHARE: Final = 0.75
OPPONENT: Final = 0.25


def value(g: Crossing, seat: i64) -> float:
    found = standing(g, seat)
    if g.over:
        return found
    best = 0.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, float(scoring.total(g, other)))
    return found - OPPONENT * best


def standing(g: Crossing, seat: i64) -> float:
    """The points a player can hope for."""
    if g.over or scoring.is_automa(g, seat):
        return float(scoring.total(g, seat))
    p = g.players[seat]
    turns = turns_left(g, p)
    coin = coin_worth(turns)
    found = float(p.vp) + purse(g, p, turns, coin) + tracks(g, p, turns)
    found += columns(g, p, turns) + structures(g, p, coin) + favours(g, p, turns) + prospects(g, seat, turns)
    if g.paying_ahead() and (g.leader + g.turns - 1) % g.seats == seat:
        found += purchase(g, p, turns, coin)
    return found


def turns_left(g: Crossing, p: Player) -> i64:
    """Actions still to come; the one being taken counts no more."""
    today: i64 = t.ACTIONS_PER_ROUND
    if g.phase == DAY:
        today -= SIZES[p.played]
    elif g.phase == EVENING:
        today = 0
    return (t.ROUNDS - max(g.round, 1)) * t.ACTIONS_PER_ROUND + today


def mornings_left(g: Crossing) -> i64:
    return t.ROUNDS - max(g.round, 1)


def coin_worth(turns: i64) -> float:
    """A coin buys the more the more turns are left to spend it."""
    return 0.24 + 0.018 * float(min(turns, 12))


# -- what has been gathered ------------------------------------------------------------------------


def purse(g: Crossing, p: Player, turns: i64, coin: float) -> float:
    """Coins, and the Investment square as coins to come or as points."""
    if turns == 0:
        return float(g.tables.invest_vp[scoring.final_square(g.tables, p)])
    coins = float(p.coins) if p.coins < 24 else 24.0 + 0.5 * float(p.coins - 24)
    points = float(g.tables.invest_vp[p.invest])
    income = 0.9 * coin * float(g.tables.invest_coins[p.invest])
    return coin * coins + max(points, income)


def tracks(g: Crossing, p: Player, turns: i64) -> float:
    """Every square, the bonus squares ahead, and the balance of the four markers that Structures live on."""
    lowest = p.lowest()
    balance: i64 = 0
    squares: i64 = 0
    found = 0.0
    for track in range(t.TRACKS):
        square: i64 = p.square(track)
        squares += square
        balance += min(square, lowest + 3) - lowest
        near: i64 = g.tables.bonus_square[track] - square
        if 0 < near <= 3 and turns > 0:
            found += 0.45 * float(4 - near) / 3.0
        if square >= 7 and square < t.LAST_SQUARE and turns > 0:
            found += 0.5 * float(square - 6)
    count = float(p.structure_count())
    worth = float(g.tables.structure_value[lowest])
    if turns > 0:
        worth += 0.2 * float(balance) / 3.0
    return found + 0.42 * float(squares) * min(1.0, 0.3 + 0.1 * float(turns)) + count * worth


def columns(g: Crossing, p: Player, turns: i64) -> float:
    """Cards times stars, also of tokens the markers may still pass; pairs for the Mornings to come."""
    mornings = float(mornings_left(g))
    found = 0.0
    for guild in range(t.GUILDS):
        cards: i64 = p.column(guild)
        units = float(cards // 2) + 0.45 * float(cards & 1)
        found += units * UNIT[guild] * mornings * INCOME_SHARE
        track: i64 = g.tables.guild_track[guild]
        if track != t.NONE:
            found += (float(cards) + 0.06 * float(turns)) * stars_hoped(g, p, track, turns)
        found += 0.05 * float(min(cards, 6) * turns) / 2.0
    return found


def stars_hoped(g: Crossing, p: Player, track: i64, turns: i64) -> float:
    """Stars of tokens passed, and a share of those ahead of the marker; a little for spots still empty."""
    tables = g.tables
    square: i64 = p.square(track)
    found = 0.0
    for spot in range(t.SPOTS):
        if tables.spot_track[spot] != track:
            continue
        ahead: i64 = tables.spot_passed[spot] - square
        share = 1.0 if ahead <= 0 else max(0.0, 1.0 - float(ahead) / (1.0 + 0.36 * float(turns)))
        if (p.spots >> spot) & 1 == 0:
            share *= 0.016 * float(turns)
        found += share * float(tables.spot_stars[spot])
    return found


def structures(g: Crossing, p: Player, coin: float) -> float:
    """One trigger of each Structure in every Morning to come."""
    mornings = mornings_left(g)
    if mornings == 0:
        return 0.0
    found = 0.0
    rest: i64 = p.structures
    structure: i64 = 0
    while rest > 0:
        if rest & 1:
            found += effect_worth(g, p, g.tables.structure_effect[structure], 0, coin) + 0.25
        structure += 1
        rest >>= 1
    return found * float(mornings) * INCOME_SHARE


def favours(g: Crossing, p: Player, turns: i64) -> float:
    points = scoring.favour_points(g.tables, p, p.invest if turns > 0 else scoring.final_square(g.tables, p))
    return float(points) + 0.16 * float(size(p.favours) * turns)


def prospects(g: Crossing, seat: i64, turns: i64) -> float:
    """Upgraded tiles, Houses, Birds, sets of guilds and Objectives on the way."""
    p = g.players[seat]
    found = UPGRADE * float(SIZES[p.upgraded] * turns) + 0.2 * float(p.bird_count())
    found += 0.7 * float(p.house_count())
    if turns == 0:
        return found
    first: i64 = 0
    second: i64 = 0
    for guild in range(t.GUILDS):
        cards: i64 = p.column(guild)
        first += 1 if cards >= 1 else 0
        second += 1 if cards >= 2 else 0
    found += 0.08 * float(first * first) + 0.18 * float(second * second)
    for tile in range(t.OBJECTIVES):
        if (p.claimed >> tile) & 1 == 0:
            done = progress(g, p, tile)
            found += OBJECTIVE_SHARE * done * done * float(objectives.slot_vp(g, tile) + 1)
    return found


def progress(g: Crossing, p: Player, tile: i64) -> float:
    """How far an Objective is fulfilled, from 0 to 1."""
    tables = g.tables
    row: i64 = (tile * 2 + objectives.side_of(g, tile)) * t.NEEDS
    have: i64 = 0
    need: i64 = 0
    for at in range(t.NEEDS):
        wanted: i64 = tables.needs[row + at]
        if wanted > 0:
            need += wanted
            have += min(wanted, _has(g, p, at))
    return float(have) / float(need) if need > 0 else 1.0


def _has(g: Crossing, p: Player, need: i64) -> i64:
    if need < t.TRACKS:
        return p.square(need)
    if need == t.NEED_FLOWER:
        return p.symbols(g.tables, t.FLOWER)
    if need == t.NEED_SCULPTURE:
        return p.symbols(g.tables, t.SCULPTURE)
    if need == t.NEED_HOUSES:
        return p.house_count()
    if need == t.NEED_STRUCTURES:
        return p.structure_count()
    if need == t.NEED_BIRDS:
        return p.bird_count()
    return p.invest


# -- what is about to be bought --------------------------------------------------------------------


def purchase(g: Crossing, p: Player, turns: i64, coin: float) -> float:
    """The best card that the Work action under way can still end with."""
    if g.space != t.NONE:
        return card_worth(g, p, g.space, turns, coin)
    ends: i64 = g.tables.walk_ends(p.worker, p.paws, g.left)
    best = 0.0
    for space in range(t.SPACES):
        if (ends >> g.tables.region_of_space[space]) & 1 and g.face[space] != t.NONE:
            best = max(best, card_worth(g, p, space, turns, coin))
    return best


def card_worth(g: Crossing, p: Player, space: i64, turns: i64, coin: float) -> float:
    """A card with its Bird, less its cost; 0 if the coins do not seem to suffice."""
    tables = g.tables
    face: i64 = g.face[space]
    paws: i64 = p.paw_count() + g.left
    bird: i64 = g.bird_on[space]
    found = 0.0
    coins: i64 = p.coins
    if bird != t.NONE:
        effect: i64 = tables.bird_effect[bird]
        found += effect_worth(g, p, effect, paws, coin) + 0.2
        if tables.e_kind[effect] == t.COINS:
            coins += tables.e_n[effect]
    cost: i64 = tables.cost[face]
    if coins < cost:
        return 0.0
    found -= coin * float(cost)
    if face >= t.CARDS:
        return found + 2.0
    found += effect_worth(g, p, tables.card_effect[face], paws, coin)
    mornings = float(mornings_left(g))
    if face >= t.CHARACTERS:
        return found + mornings * INCOME_SHARE * effect_worth(g, p, tables.card_effect[face], 0, coin) + 1.5
    guild: i64 = tables.guild[face]
    pair = 0.55 if p.column(guild) & 1 else 0.45
    found += pair * UNIT[guild] * mornings * INCOME_SHARE + 0.025 * float(turns)
    track: i64 = tables.guild_track[guild]
    return found if track == t.NONE else found + stars_hoped(g, p, track, turns)


def effect_worth(g: Crossing, p: Player, effect: i64, paws: i64, coin: float) -> float:
    """A rough worth of one effect."""
    tables = g.tables
    kind: i64 = tables.e_kind[effect]
    n = float(tables.e_n[effect])
    if kind == t.COINS:
        return n * coin
    if kind == t.VP:
        return n
    if kind == t.RESOURCE or kind == t.RESOURCE_CHOICE:
        return n * RESOURCE
    if kind == t.INVEST:
        return n * INVESTMENT
    if kind == t.COINS_PER or kind == t.VP_PER:
        return n * float(p.counted(tables, tables.e_of[effect], tables.e_guild[effect])) * (coin if kind == t.COINS_PER else 1.0)
    if kind == t.COINS_PER_PAW:
        return n * float(paws) * coin
    if kind == t.COINS_MINUS_PAWS:
        return max(n - float(paws), 0.0) * coin
    if kind == t.RESOURCE_PER_PAW_PAIR:
        return n * float(paws // 2) * RESOURCE
    if kind == t.VP_PER_PAW_PAIR:
        return n * float(paws // 2)
    if kind == t.DECORATION:
        if paws < tables.e_min_paws[effect]:
            return 0.0
        return 2.0 * TOKEN if tables.e_two[effect] else TOKEN
    if kind == t.FAVOUR:
        return n * NEW_FAVOUR
    if kind == t.RESOURCE_CHOICE_PER_HOUSE:
        return n * RESOURCE * float(p.house_count())
    return TRIGGER
