"""How good a position looks: the score as it stands, and what means, people and standing may still bring.

A guess for the bots; no rule depends on it. All worths are in victory points; most of them shrink as the rounds go by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.rise_to_nobility import scoring
from regalia.games.rise_to_nobility import tables as t

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility

LAST_ROUND: Final = 10
MET: Final = 1000.0

GOLD: Final = 0.25
CUBE: Final = 0.22
HOUSE: Final = 3.2
CARD: Final = 1.3
CUBE_ON_CARD: Final = 0.1
WORKER: Final = 1.7
STAR: Final = 0.6
RACE: Final = 1.2
PLOT: Final = 2.5
PIP: Final = 0.3
REPUTATION_A_ROUND: Final = 0.2
ENOUGH_REPUTATION: Final = 18
MODIFIER: Final = 0.45
GUILD_GOLD_A_ROUND: Final = 0.26
OFFICE_A_ROUND: Final = 1.0
COMMISSION: Final = 0.5
GOAL: Final = 30.0
EACH: Final = 0.4
"""What each condition of an objective counts beside the farthest one."""


def value(g: Nobility, seat: i64) -> float:
    if seat >= g.players:
        return -value(g, 0)
    found = float(scoring.total(g, seat))
    if g.over:
        return found + (MET if g.won else 0.0)
    rounds = float(LAST_ROUND - g.round)
    late: float = 1.0 if rounds >= 4.0 else rounds / 4.0
    found += means(g, seat, late) + people(g, seat, rounds, late) + standing(g, seat, rounds, late) + begun(g, seat, late)
    if g.solo:
        found += progress(g)
    if g.chancery:
        found += promises(g, seat, rounds, late)
    return found


def means(g: Nobility, seat: i64, late: float) -> float:
    """Gold, cubes beyond what they score anyway, houses and the settlers cards they are for."""
    gold: i64 = g.gold[seat]
    found: float = GOLD * float(gold if gold < 14 else 14) * (0.15 + 0.85 * late)
    if gold > 14:
        found += 0.05 * float(gold - 14) * late
    for at in range(seat * t.RESOURCES, seat * t.RESOURCES + t.RESOURCES):
        cubes: i64 = g.resources[at]
        found += CUBE * float(cubes if cubes < 4 else 4) * (0.3 + 0.7 * late)
    free: i64 = g.tables.plots - g.built[seat]
    houses: i64 = g.houses[seat] if g.houses[seat] < 2 else 2
    found += HOUSE * float(houses if houses < free else free) * late
    return found + cards(g, seat, late)


def cards(g: Nobility, seat: i64, late: float) -> float:
    """Settlers cards, the better covered by cubes the better."""
    found: float = 0.0
    share: float = 1.0
    for at in range(seat * t.HAND, seat * t.HAND + t.HAND):
        card: i64 = g.unsatisfied[at]
        if card >= 0:
            types: i64 = g.tables.settler_types[card]
            covered: i64 = 0
            for resource in range(t.RESOURCES):
                if (types >> resource) & 1 == 1:
                    cubes: i64 = g.resources[seat * t.RESOURCES + resource]
                    covered += cubes if cubes < 3 else 3
            found += share * (CARD + CUBE_ON_CARD * float(covered)) * late
            share = share * 0.5
    return found


def people(g: Nobility, seat: i64, rounds: float, late: float) -> float:
    """Settlers welcomed, idle workers, apprentices with the gold they will earn, guild masters, community buildings."""
    found: float = WORKER * float(g.workers[seat]) * late
    found += (RACE * float(scoring.ones(g.races[seat])) + PLOT * float(g.built[seat])) * late
    for guild in range(t.GUILDS):
        own: i64 = g.apprentices[guild * g.players + seat]
        if own > 0:
            here: i64 = 0
            for other in range(guild * g.players, guild * g.players + g.players):
                here += g.apprentices[other]
            earned = float(g.card.income[here - 1])
            found += float(own) * (GUILD_GOLD_A_ROUND * earned * (rounds + 1.0) + 0.25 * late)
    for owner in g.owners:
        if owner == seat:
            found += 0.7 * (rounds + 1.0)
    for at in range(seat * t.ZONES, seat * t.ZONES + t.ZONES):
        if g.zones[at] >= 0:
            found += 0.55 * rounds + 0.8 * late
    return found


def standing(g: Nobility, seat: i64, rounds: float, late: float) -> float:
    """Reputation, nobility, modifiers, and the dice of this round that can still be placed."""
    reputation: i64 = g.reputation[seat]
    useful: i64 = reputation if reputation < ENOUGH_REPUTATION else ENOUGH_REPUTATION
    found: float = REPUTATION_A_ROUND * rounds * (float(useful) + 0.25 * float(reputation - useful))
    found += STAR * (0.3 + 0.7 * late) * float(g.nobility[seat])
    tokens: i64 = g.modifiers[seat] if g.modifiers[seat] < 4 else 4
    found += MODIFIER * float(tokens) * late
    if (g.passed >> seat) & 1 == 0:
        pips: i64 = 0
        for face in range(t.FACES):
            pips += g.dice[seat * t.FACES + face] * (face + 1)
        room: i64 = reputation - g.placed[seat]
        if room < 0:
            room = 0
        found += PIP * float(pips if pips < room else room)
    return found


def begun(g: Nobility, seat: i64, late: float) -> float:
    """What the action just begun will still bring: cubes on the way to settlers, sales, purchases and workers to come."""
    if seat != g.active:
        return 0.0
    if g.satisfying >= 0:
        reward = (
            2.0
            + (PLOT + WORKER * float(g.tables.settler_workers[g.satisfying]) + float(g.tables.settler_stars[g.satisfying])) * late
        )
        return float(g.spent) + reward
    if len(g.stack) == 0:
        return 0.0
    kind = g.stack[-1].kind
    if kind == "sell_resource":
        return 0.3 * float(g.left)
    if kind == "buy":
        return 0.4 * float(g.tables.guild_buy[g.tables.guild_slot[g.value_chosen]])
    if kind == "take_card" or kind == "discard_card" or kind == "any_resource":
        return 0.8 * late
    if kind == "council_tile":
        return 4.0
    if kind == "zone":
        return 5.0
    return 0.0


def progress(g: Nobility) -> float:
    """Solo: how near each condition of the objective is; the farthest one counts most."""
    found: float = 0.0
    worst: float = 1.0
    for goal in range(g.tables.goal_first[g.objective], g.tables.goal_first[g.objective + 1]):
        wanted = float(g.tables.goal_value[goal])
        counted: i64 = g.tables.goal_metric[goal]
        now = float(scoring.metric(g, 0, counted, 0))
        if counted == t.M_SETTLERS or counted == t.M_RACES:
            now += half_way(g)
        share: float = now / wanted if now < wanted else 1.0
        found += GOAL * EACH * share
        if share < worst:
            worst = share
    return found + GOAL * worst


def promises(g: Nobility, seat: i64, rounds: float, late: float) -> float:
    """Offices with their gold and benefits; own commission cards on the way to activation."""
    found: float = OFFICE_A_ROUND * rounds * float(scoring.offices(g, seat))
    for holding in range(len(g.held_by)):
        if g.held_by[holding] == seat:
            state: i64 = g.held_state[holding]
            worth = float(scoring.card_vp(g, seat, g.held_card[holding]))
            if state & 64 != 0:
                found += 0.5 * late
            else:
                done: i64 = (state & 1) + ((state >> 1) & 1) + ((state >> 2) & 1)
                found += (COMMISSION + 0.25 * worth) * float(done) * (0.3 + 0.7 * late)
    return found


def half_way(g: Nobility) -> float:
    """Houses and cards for the next settlers, as part of a card each."""
    cards_held: i64 = 0
    for card in g.unsatisfied:
        if card >= 0:
            cards_held += 1
    houses: i64 = g.houses[0] if g.houses[0] < 2 else 2
    return 0.25 * float(houses) + 0.15 * float(cards_held)
