"""Scoring (CROSSING-END-02 to -09, CROSSING-FAVS, CROSSING-SOLO-23), at any time as if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import tables as t
from regalia.kit.sets import SIZES, size

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.player import Player
    from regalia.games.kingdom_crossing.state import Crossing


def total(g: Crossing, seat: i64) -> i64:
    p = g.players[seat]
    points: i64 = p.vp + guild_points(g.tables, p) + structure_points(g.tables, p)
    if is_automa(g, seat):
        return points + automa_favour_points(g, p)
    square = final_square(g.tables, p)
    return points + g.tables.invest_vp[square] + favour_points(g.tables, p, square)


def breakdown(g: Crossing, seat: i64) -> list[tuple[str, int]]:
    p = g.players[seat]
    square = final_square(g.tables, p)
    automa = is_automa(g, seat)
    rows: list[tuple[str, int]] = []
    rows.append(("score_track", p.vp))
    rows.append(("investment", 0 if automa else g.tables.invest_vp[square]))
    rows.append(("guild_cards", guild_points(g.tables, p)))
    rows.append(("structures", structure_points(g.tables, p)))
    rows.append(("favours", automa_favour_points(g, p) if automa else favour_points(g.tables, p, square)))
    return rows


def is_automa(g: Crossing, seat: i64) -> bool:
    return g.solo and seat == 1


# -- the Investment track --------------------------------------------------------------------------


def steps_bought(tables: t.Tables, p: Player) -> i64:
    """CROSSING-END-02, -03: how many squares the remaining coins buy."""
    return min(p.coins // tables.coins_per_step, tables.last_invest - p.invest)


def final_square(tables: t.Tables, p: Player) -> i64:
    return p.invest + steps_bought(tables, p)


def coins_left(g: Crossing, seat: i64) -> i64:
    p = g.players[seat]
    return p.coins - steps_bought(g.tables, p) * g.tables.coins_per_step


def tie_break(g: Crossing, seat: i64) -> list[int]:
    """CROSSING-END-09, CROSSING-SOLO-24."""
    return [coins_left(g, seat)]


# -- cards -----------------------------------------------------------------------------------------


def guild_points(tables: t.Tables, p: Player) -> i64:
    """CROSSING-END-05, -06."""
    found: i64 = 0
    for guild in range(t.GUILDS):
        found += points_of_guild(tables, p, guild)
    return found


def points_of_guild(tables: t.Tables, p: Player, guild: i64) -> i64:
    track = tables.guild_track[guild]
    if track == t.NONE or p.spots == 0:
        return 0
    return p.column(guild) * p.stars(tables, track)


def structure_points(tables: t.Tables, p: Player) -> i64:
    """CROSSING-END-07."""
    return p.structure_count() * tables.structure_value[p.lowest()]


# -- Favours ---------------------------------------------------------------------------------------


def automa_favour_points(g: Crossing, p: Player) -> i64:
    """CROSSING-SOLO-23."""
    return size(p.favours) * g.tables.favour_vp_per_rest * g.rest_tiles


def favour_points(tables: t.Tables, p: Player, square: i64) -> i64:
    """CROSSING-END-08: all Favours of a player whose Investment marker ends on the square."""
    found: i64 = 0
    rest: i64 = p.favours
    favour: i64 = 0
    while rest > 0:
        if rest & 1:
            found += points_of_favour(tables, p, favour, square)
        favour += 1
        rest >>= 1
    return found


def points_of_favour(tables: t.Tables, p: Player, favour: i64, square: i64) -> i64:
    return tables.favour_vp[favour] * favour_count(tables, p, favour, square)


def favour_count(tables: t.Tables, p: Player, favour: i64, square: i64) -> i64:
    """How often a Favour's criterion is met (CROSSING-FAVS-01 to -08)."""
    per: i64 = tables.favour_per[favour]
    arg: i64 = tables.favour_arg[favour]
    if per == t.P_RESOURCE:
        return p.square(arg)
    if per == t.P_GUILD_CARD:
        return p.column(arg)
    if per == t.P_BIRD:
        return p.bird_count() if arg == t.ANY_BIRD else size(p.birds & tables.colour_mask[arg])
    if per <= t.P_SCULPTURE:
        return _decoration_count(tables, p, per)
    if per == t.P_RESOURCE_SET:
        return p.lowest()
    if per == t.P_HOUSE:
        return p.house_count()
    if per == t.P_BUILDING:
        return SIZES[p.structures & t.BUILDINGS]
    if per == t.P_TRIPLE:
        return _guilds_with_three(p)
    if per == t.P_INVESTMENT:
        return tables.invest_vp[square]
    if per == t.P_UPGRADED:
        return SIZES[p.upgraded]
    return SIZES[p.claimed]


def _decoration_count(tables: t.Tables, p: Player, per: i64) -> i64:
    if per == t.P_FAVOUR:
        return size(p.favours)
    flowers = p.symbols(tables, t.FLOWER)
    if per == t.P_FLOWER:
        return flowers
    sculptures = p.symbols(tables, t.SCULPTURE)
    if per == t.P_SCULPTURE:
        return sculptures
    return flowers + sculptures if per == t.P_DECOR else min(flowers, sculptures)


def _guilds_with_three(p: Player) -> i64:
    found: i64 = 0
    for guild in range(t.GUILDS):
        if p.column(guild) >= 3:
            found += 1
    return found
