"""What stands beside the board: the event or the objective, the Chancery, income to come, and the piles."""

from __future__ import annotations

from regalia.drawing.markup import icon
from regalia.drawing.panels import arms, figure, proclaimed, section
from regalia.drawing.parts import Panel
from regalia.games.rise_to_nobility.board import chancery, track
from regalia.games.rise_to_nobility.board.looks import GOODS, INCOMES, Look

LABELLED = 6
"""More piles than this are told by their signs alone; the names are in the tooltips."""


def left(look: Look, offices: str) -> list[Panel]:
    """`offices`: the drawing of the Chancery, or nothing without it."""
    found = []
    if look.solo:
        found.append(Panel(_objective(look), "goal", "i-objective"))
    if look.table.get("events", {}).get("current"):
        found.append(Panel(_event(look), "event", "i-event"))
    if offices:
        found.append(Panel(chancery.panel(look, offices), "offices", "i-advisor"))
    return [
        *found,
        Panel(_income(look, bool(offices)), "income", "i-coins"),
        Panel(_piles(look), "stock", "i-deck"),
        Panel(_track(look), "nobility", "i-star"),
    ]


def _event(look: Look) -> str:
    id = look.table["events"]["current"]
    card = look.c.events[look.c.event[id]]
    kind = f"{icon('i-event', 14)}{look.t('board-event', deck='I' * card.deck)}"
    words = f'<div class="dv"></div><p>{look.t(f"event_text-{id}")}</p>'
    return proclaimed(kind, look.t(f"event-{id}"), words, f"event:{id}")


def _objective(look: Look) -> str:
    """The objective of a solo game with each condition, ticked when it is met."""
    solo = look.table["solo"]
    id = solo["objective"]
    rows = []
    for goal in solo["progress"]:
        met = goal["now"] >= goal["goal"]
        sign = icon("i-confirm", 15) if met else ""
        rows.append(
            f'<li class="{"met" if met else ""}"><em>{sign}</em><span>{look.t("metric-" + goal["metric"])}</span><b>{goal["now"]}/{goal["goal"]}</b></li>'
        )
    kind = f"{icon('i-objective', 14)}{look.t('board-objective')}"
    words = f'<div class="dv"></div><p>{look.t(f"objective_text-{id}")}</p><ul class="goals">{"".join(rows)}</ul>'
    return proclaimed(kind, look.t(f"objective-{id}"), words, f"objective:{id}", "goal")


# -- income ----------------------------------------------------------------------------------------


def income_signs(look: Look, seat: int) -> list[str]:
    """What guild masters and community zones will bring, one sign each."""
    signs = []
    for guild, seen in look.table["guilds"].items():
        signs += [GOODS[look.good_of(guild)] for shop in seen["workshops"] if shop and shop["owner"] == seat]
    for zone, id in zip(look.c.board.community_zone, look.players[seat]["community_zones"], strict=True):
        if id is not None:
            signs += [INCOMES[kind] for kind, count in zone.income.items() for _ in range(count)]
    return signs


def income_gold(look: Look, seat: int) -> int:
    offices: list[int | None] = list(look.table.get("chancery", {}).get("offices", {}).values())
    return int(look.players[seat]["income_gold"]) + look.c.chancery.income_per_apprentice * sum(
        owner == seat for owner in offices
    )


def _income(look: Look, narrow: bool) -> str:
    rows = []
    for seat in look.around():
        signs = "".join(icon(sign, 14 if narrow else 16) for sign in income_signs(look, seat))
        rows.append(
            f'<li class="{look.scene.seat_class(seat)}">{arms(look.scene, seat, 18)}'
            f'<b>{income_gold(look, seat)}</b>{icon("i-gold", 15)}<span class="ig">{signs}</span></li>'
        )
    event = icon("i-event", 12) if look.change("apprentice_income") else ""
    title = f"{look.t('board-income')} {event}"
    return section(title, f"<ol>{''.join(rows)}</ol>", "inc duo" if narrow else "inc", "income")


def _piles(look: Look) -> str:
    table = look.table
    cells = [
        ("i-settlers", len(table["cavern_tavern"]["deck"]), "settlers"),
        ("n-hall", len(table["town_hall"]["bag"]), "buildings"),
        ("n-council", len(table["stone_council"]["pile"]), "council"),
        ("i-ship", len(table["port"]["pile"]), "ships"),
        ("i-modifier", table["modifiers_left"], "modifiers"),
        ("i-deck", len(table["cavern_tavern"]["discard"]) + len(table["town_hall"]["discard"]), "discards"),
    ]
    if "chancery" in table:
        cells += [
            ("n-commission", table["chancery"]["deck"], "commissions"),
            ("n-dice-tile", len(table["chancery"]["dice_tiles"]), "dice-tiles"),
        ]
    bare = "bare" if len(cells) > LABELLED else ""
    body = "".join(figure(sign, number, look.t(f"board-pile-{key}"), f"pile:{key}") for sign, number, key in cells)
    return f'<section class="piles5 {bare}">{body}</section>'


def _track(look: Look) -> str:
    """The nobility track once more, for pages too narrow to carry it above the board."""
    svg = track.draw(look).replace("data-id=", "data-twin=")
    return f'<section class="nobt" tabindex="0" role="group" aria-label="{look.t("board-nobility")}">{svg}</section>'
