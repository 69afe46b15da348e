"""Derived numbers for learned evaluations: points by source, means, people, standing, dice, and how much time is left.

The first two are the share of the game that is left and the points as they stand; all are about -1 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.vecs import vec
from regalia.games.rise_to_nobility import heuristics, scoring
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.supply import resources_of
from regalia.kit.numbers import Numbers
from regalia.kit.sets import size

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility

NAMES: Final = (
    "time",
    "score",
    "means",
    "people",
    "standing",
    "begun",
    "promises",
    "guess",
    "from_settlers",
    "from_workshops",
    "from_community",
    "from_council",
    "nobility_points",
    "nobility",
    "reputation",
    "reputation_room",
    "gold",
    "rich",
    "cubes",
    "kinds_of_cubes",
    "houses",
    "built",
    "free_plots",
    "workers",
    "modifiers",
    "cards",
    "cards_covered",
    "settlers",
    "races",
    "council_tiles",
    "apprentices",
    "guilds",
    "guild_income",
    "workshops",
    "zones",
    "offices",
    "dice_left",
    "pips_left",
    "high_dice",
    "passed",
    "active",
    "first",
    "worst_goal",
    "goals",
)
ENOUGH: Final = 14
AIMED: Final = ("solo",)
"""Modes that an objective decides."""


def fill(g: Nobility, seat: i64, out: vec[float]) -> None:
    n = Numbers(out)
    n.put(time_share(g))
    if seat >= g.players:
        for _ in range(len(NAMES) - 1):
            n.put(0.0)
        return
    rounds = float(heuristics.LAST_ROUND - g.round)
    late: float = 1.0 if rounds >= 4.0 else rounds / 4.0
    n.count(scoring.total(g, seat), 100.0)
    _guesses(g, seat, rounds, late, n)
    _points(g, seat, n)
    _means(g, seat, n)
    _people(g, seat, n)
    _dice(g, seat, n)
    if g.solo:
        worst, mean = goals(g)
        n.put(worst)
        n.put(mean)
    else:
        n.put(0.0)
        n.put(0.0)


def aim(g: Nobility) -> float:
    """Solo: the objective alone decides; the share of it that is met, houses and cards for the next settlers counted in part."""
    conditions: i64 = g.tables.goal_first[g.objective + 1] - g.tables.goal_first[g.objective]
    return heuristics.progress(g) / (heuristics.GOAL * (1.0 + heuristics.EACH * float(conditions)))


def time_share(g: Nobility) -> float:
    """Rounds to come, and of this one the dice that are not placed yet."""
    if g.over:
        return 0.0
    left: i64 = 0
    for at in range(len(g.dice)):
        left += g.dice[at]
    share = min(1.0, float(left) / (4.0 * float(g.players)))
    return min(1.0, (float(t.ROUNDS - g.round) + share) / float(t.ROUNDS))


def _guesses(g: Nobility, seat: i64, rounds: float, late: float, n: Numbers) -> None:
    """The parts of the guess by hand, each for itself."""
    means = heuristics.means(g, seat, late)
    people = heuristics.people(g, seat, rounds, late)
    standing = heuristics.standing(g, seat, rounds, late)
    begun = heuristics.begun(g, seat, late)
    promises = heuristics.promises(g, seat, rounds, late) if g.chancery else 0.0
    n.put(means / 15.0)
    n.put(people / 40.0)
    n.put(standing / 40.0)
    n.put(begun / 10.0)
    n.put(promises / 20.0)
    n.put((float(scoring.total(g, seat)) + means + people + standing + begun + promises) / 120.0)


def _points(g: Nobility, seat: i64, n: Numbers) -> None:
    for source in range(scoring.SOURCES):
        n.count(g.vp[seat * scoring.SOURCES + source], 40.0)
    n.count(scoring.shield_vp(g, seat), 30.0)
    n.count(g.nobility[seat], 20.0)
    n.count(g.reputation[seat], 20.0)
    n.count(g.reputation[seat] - g.placed[seat], 15.0)


def _means(g: Nobility, seat: i64, n: Numbers) -> None:
    gold: i64 = g.gold[seat]
    n.count(min(gold, ENOUGH), 14.0)
    n.count(max(0, gold - ENOUGH), 20.0)
    n.count(resources_of(g, seat), 15.0)
    kinds: i64 = 0
    for at in range(seat * t.RESOURCES, seat * t.RESOURCES + t.RESOURCES):
        if g.resources[at] > 0:
            kinds += 1
    n.count(kinds, 6.0)
    n.count(g.houses[seat], 3.0)
    n.count(g.built[seat], 8.0)
    n.count(min(g.houses[seat], g.tables.plots - g.built[seat]), 3.0)
    n.count(g.workers[seat], 5.0)
    n.count(g.modifiers[seat], 5.0)
    cards: i64 = 0
    covered: i64 = 0
    for at in range(seat * t.HAND, seat * t.HAND + t.HAND):
        card: i64 = g.unsatisfied[at]
        if card >= 0:
            cards += 1
            covered += _covered(g, seat, card)
    n.count(cards, 3.0)
    n.count(covered, 12.0)


def _covered(g: Nobility, seat: i64, card: i64) -> i64:
    types: i64 = g.tables.settler_types[card]
    found: i64 = 0
    for resource in range(t.RESOURCES):
        if (types >> resource) & 1 == 1:
            found += min(3, g.resources[seat * t.RESOURCES + resource])
    return found


def _people(g: Nobility, seat: i64, n: Numbers) -> None:
    n.count(size(g.satisfied[seat]), 8.0)
    n.count(scoring.ones(g.races[seat]), 6.0)
    n.count(scoring.ones(g.taken[seat]), 6.0)
    n.count(scoring.guild_apprentices(g, seat), 8.0)
    n.count(scoring.guilds_with_apprentice(g, seat), 6.0)
    income: i64 = 0
    for guild in range(t.GUILDS):
        own: i64 = g.apprentices[guild * g.players + seat]
        here: i64 = 0
        for other in range(guild * g.players, guild * g.players + g.players):
            here += g.apprentices[other]
        if own > 0:
            income += own * g.card.income[here - 1]
    n.count(income, 15.0)
    n.count(scoring.workshops_in(g, seat, 63), 5.0)
    n.count(scoring.community(g, seat), 3.0)
    n.count(scoring.offices(g, seat), 4.0)


def _dice(g: Nobility, seat: i64, n: Numbers) -> None:
    """Dice that can still be placed this round, within the reputation."""
    dice: i64 = 0
    pips: i64 = 0
    high: i64 = 0
    passed = (g.passed >> seat) & 1 == 1
    if not passed:
        for face in range(t.FACES):
            count: i64 = g.dice[seat * t.FACES + face]
            dice += count
            pips += count * (face + 1)
            if face >= 4:
                high += count
    n.count(dice, 5.0)
    n.count(min(pips, max(0, g.reputation[seat] - g.placed[seat])), 20.0)
    n.count(high, 3.0)
    n.flag(passed)
    n.flag(g.active == seat)
    n.flag(g.first == seat)


def goals(g: Nobility) -> tuple[float, float]:
    """Solo: how far the conditions of the objective are met: the worst one, and all together."""
    worst = 1.0
    together = 0.0
    first: i64 = g.tables.goal_first[g.objective]
    last: i64 = g.tables.goal_first[g.objective + 1]
    for goal in range(first, last):
        now = float(scoring.metric(g, 0, g.tables.goal_metric[goal], 0))
        share = min(1.0, max(0.0, now / float(g.tables.goal_value[goal])))
        together += share
        worst = min(worst, share)
    return worst, together / float(last - first)
