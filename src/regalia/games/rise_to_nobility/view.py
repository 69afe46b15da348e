"""What a seat may know: everything but the commission cards of the others (NOBILITY-INFO-01 to -04)."""

from __future__ import annotations

from typing import Any

from regalia.core.config import Config
from regalia.games.rise_to_nobility import dice, scoring, supply
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.fields import holdings, write_holding
from regalia.games.rise_to_nobility.hidden import seen_hands
from regalia.games.rise_to_nobility.load import components
from regalia.games.rise_to_nobility.state import EMPTY, Nobility
from regalia.games.rise_to_nobility.steps.commission import chancery_apprentices, entry_card, entry_mate, entry_seat
from regalia.games.rise_to_nobility.steps.guild import apprentices_in
from regalia.games.rise_to_nobility.steps.income import apprentice_gold
from regalia.kit.sets import size

Json = dict[str, Any]


def build(g: Nobility, seat: int, view: Json) -> None:
    view["modifiers_left"] = int(supply.modifiers_left(g))
    view["side"] = g.config.options["side"]
    view["colours"] = colours(g.config)
    for guild, name in enumerate(g.tables.guild_ids):
        here = int(apprentices_in(g, guild))
        earn = g.card.income[here - 1] + supply.change(g, t.H_APPRENTICE_INCOME) if here else 0
        view["guilds"][name]["gold_each"] = max(0, int(earn))
        view["guilds"][name]["dice_allowed"] = int(g.card.guild_dice)
        view["guilds"][name]["apprentice_slots"] = int(g.card.apprentice_slots)
    for number, player in enumerate(view["players"]):
        player["placed"] = int(g.placed[number])
        player["dice_limit"] = g.reputation[number] + int(supply.change(g, t.H_DICE_LIMIT))
        player["out_of_dice"] = dice.out_of_dice(g, number)
        player["income_gold"] = int(apprentice_gold(g, number))
        player["points"] = [[source, points] for source, points in g.breakdown(number) if _may_know(g, seat, number, source)]
    if g.solo:
        view["solo"]["progress"] = _progress(g)
    if g.chancery:
        _show_commissions(g, view, seat)


def colours(config: Config) -> list[str]:
    """NOBILITY-SETUP-10, NOBILITY-SOLO-03: as chosen, else in seat order; the automa goes by its white die."""
    if "colours" in config.options:
        return [*config.chosen("colours"), *t.AUTOMA_COLOURS[: config.automa]]
    return [colour.id for colour in components(config.pack).game.colour[: config.seats]]


def _may_know(g: Nobility, seat: int, other: int, source: str) -> bool:
    return source != "commissions" or g.over or seat == other


def _progress(g: Nobility) -> list[Json]:
    """NOBILITY-SOLO-10: what the objective counts, how far it is and how far it must be."""
    found = []
    for goal in range(g.tables.goal_first[g.objective], g.tables.goal_first[g.objective + 1]):
        metric = g.tables.goal_metric[goal]
        now = int(scoring.metric(g, 0, metric, 0))
        found.append({"metric": t.METRICS[metric], "now": now, "goal": g.tables.goal_value[goal]})
    return found


def _show_commissions(g: Nobility, view: Json, seat: int) -> None:
    """NOBILITY-CMS-01, NOBILITY-INFO-03, -04: the own cards, and what the seat itself has put back."""
    view["chancery"]["deck"] = int(size(g.commissions)) + len(g.under)
    view["chancery"]["under"] = [_show_under(g, one, seat) for one in g.under]
    for number, player in enumerate(view["players"]):
        own = number == seat
        player["commissions"] = [write_holding(g, n, own or g.over) for n in holdings(g, number)]
        player["commission_limit"] = 1 + int(chancery_apprentices(g, number))
        if not own:
            del player["returned"]


def _show_under(g: Nobility, one: int, seat: int) -> Json:
    """A card under the deck: its player knows which it is, or which two it is one of."""
    by = int(entry_seat(one))
    if by != seat:
        return {"by": by}
    card, mate = int(entry_card(one)), int(entry_mate(one))
    known = [card] if mate == EMPTY or seen_hands(g, seat) >> mate & 1 else sorted([card, mate])
    return {"by": by, "one_of": [g.tables.commission_ids[number] for number in known]}
