"""Points at any moment (NOBILITY-END-02 to -11), commissions (NOBILITY-CMS-12), the solo objective (NOBILITY-SOLO-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.supply import resources_of

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility

PLAYER: Final = 0
SOURCES: Final = 4
ACTIVE: Final = 64
RESOURCES_PER_VP: Final = 2


def on_track(g: Nobility, seat: i64) -> i64:
    """The victory points gained so far."""
    first: i64 = seat * SOURCES
    return g.vp[first] + g.vp[first + 1] + g.vp[first + 2] + g.vp[first + 3]


def total(g: Nobility, seat: i64) -> i64:
    """The score if the game ended now. The automa has no points: it is shown with the player's, and the objective decides."""
    if seat >= g.players:
        return total(g, PLAYER)
    if g.won:
        return on_track(g, seat)
    return on_track(g, seat) + shield_vp(g, seat) + commission_vp(g, seat) + resource_vp(g, seat)


def shield_vp(g: Nobility, seat: i64) -> i64:
    """NOBILITY-END-03."""
    return g.tables.nobility_vp[g.nobility[seat]]


def resource_vp(g: Nobility, seat: i64) -> i64:
    """NOBILITY-END-02."""
    return resources_of(g, seat) // RESOURCES_PER_VP


def commission_vp(g: Nobility, seat: i64) -> i64:
    """NOBILITY-END-05, NOBILITY-CMS-06: activated cards only."""
    points: i64 = 0
    for holding in range(len(g.held_by)):
        if g.held_by[holding] == seat and g.held_state[holding] & ACTIVE != 0:
            points += card_vp(g, seat, g.held_card[holding])
    return points


def card_vp(g: Nobility, seat: i64, card: i64) -> i64:
    """NOBILITY-CMS-12: what a commission would bring from the position as it stands."""
    amount = metric(g, seat, g.tables.score_metric[card], g.tables.score_of[card])
    worth: i64 = g.tables.score_vp[card]
    least: i64 = g.tables.score_at_least[card]
    if least > 0:
        return worth if amount >= least else 0
    points: i64 = amount // g.tables.score_per[card] * worth
    cap: i64 = g.tables.score_cap[card]
    return points if points < cap else cap


# -- what can be counted ---------------------------------------------------------------------------


def metric(g: Nobility, seat: i64, which: i64, of: i64) -> i64:
    if which == t.M_VP:
        return on_track(g, seat)
    if which == t.M_SETTLERS:
        return settlers_of(g, seat, 63)
    if which == t.M_SETTLERS_OF:
        return settlers_of(g, seat, of)
    if which == t.M_RACES:
        return ones(g.races[seat])
    if which == t.M_WORKSHOPS:
        return workshops_in(g, seat, 63)
    if which == t.M_WORKSHOPS_IN:
        return workshops_in(g, seat, of)
    if which == t.M_COMMUNITY:
        return community(g, seat)
    if which == t.M_COUNCIL:
        return ones(g.taken[seat])
    if which == t.M_GUILDS:
        return guilds_with_apprentice(g, seat)
    if which == t.M_GUILD_APPRENTICES:
        return guild_apprentices(g, seat)
    if which == t.M_CHANCERY_APPRENTICES:
        return offices(g, seat)
    if which == t.M_NOBILITY:
        return g.nobility[seat]
    if which == t.M_REPUTATION:
        return g.reputation[seat]
    if which == t.M_GOLD:
        return g.gold[seat]
    if which == t.M_MODIFIERS:
        return g.modifiers[seat]
    return g.built[seat]


def ones(mask: i64) -> i64:
    found: i64 = 0
    rest: i64 = mask
    while rest != 0:
        rest &= rest - 1
        found += 1
    return found


def settlers_of(g: Nobility, seat: i64, races: i64) -> i64:
    found: i64 = 0
    cards: i64 = g.satisfied[seat]
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1 and (races >> g.tables.settler_race[card]) & 1 == 1:
            found += 1
        cards >>= 1
        card += 1
    return found


def workshops_in(g: Nobility, seat: i64, guilds: i64) -> i64:
    found: i64 = 0
    for at in range(len(g.owners)):
        if g.owners[at] == seat and (guilds >> (at // t.WORKSHOP_SLOTS)) & 1 == 1:
            found += 1
    return found


def community(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for at in range(seat * t.ZONES, seat * t.ZONES + t.ZONES):
        if g.zones[at] >= 0:
            found += 1
    return found


def guilds_with_apprentice(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for guild in range(t.GUILDS):
        if g.apprentices[guild * g.players + seat] > 0:
            found += 1
    return found


def guild_apprentices(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for guild in range(t.GUILDS):
        found += g.apprentices[guild * g.players + seat]
    return found


def offices(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for owner in g.offices:
        if owner == seat:
            found += 1
    return found


# -- results ---------------------------------------------------------------------------------------


def objective_met(g: Nobility) -> bool:
    """NOBILITY-SOLO-10: all conditions at the same time; final scoring does not count."""
    for goal in range(g.tables.goal_first[g.objective], g.tables.goal_first[g.objective + 1]):
        if metric(g, PLAYER, g.tables.goal_metric[goal], 0) < g.tables.goal_value[goal]:
            return False
    return True


def breakdown(g: Nobility, seat: i64) -> list[tuple[str, int]]:
    if seat >= g.players:
        return [("objective", total(g, PLAYER))]
    first: i64 = seat * SOURCES
    rows: list[tuple[str, int]] = [
        ("settlers", g.vp[first]),
        ("workshops", g.vp[first + 1]),
        ("community", g.vp[first + 2]),
        ("council", g.vp[first + 3]),
    ]
    if g.won:
        return rows
    rows.append(("nobility", shield_vp(g, seat)))
    if g.chancery:
        rows.append(("commissions", commission_vp(g, seat)))
    rows.append(("resources", resource_vp(g, seat)))
    return rows


def tie_break(g: Nobility, seat: i64) -> list[int]:
    """NOBILITY-END-07 to -09: houses on plots, reputation, gold. In solo the objective alone decides (NOBILITY-SOLO-01)."""
    if g.solo:
        player_wins = g.won if g.over else objective_met(g)
        return [1 if (seat == PLAYER) == player_wins else 0]
    return [g.built[seat], g.reputation[seat], g.gold[seat]]
