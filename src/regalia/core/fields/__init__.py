"""A game's state declared once: the table of its fields, and all that the kernel derives from it.

From one table follow the position as JSON, both ways, with errors that name the field; the conservation of components; the
base of a seat's view; the re-dealing of what a seat cannot see; the list of attributes that copies must carry; and the
description of the position in the game's README.

    FIELDS = Fields(
        number("round", 1, 6),
        slots("market", of="card", count=4, population="cards"),
        pile("deck", of="card", population="cards"),
        players(
            counts("goods", by="good", high=99),
            members("hand", of="card", seen=OWNER, population="cards"),
        ),
        populations=[Population("cards", of="card", clause="MARKET-COMP-01")],
        fixed=("tables",),
    )

Reading order: `kinds` and `rows` (how a value is written), `table` (the declarations), `fields` (walking them), `populations`.
"""

from regalia.core.fields.fields import Fields
from regalia.core.fields.kinds import Ids
from regalia.core.fields.populations import Population
from regalia.core.fields.table import (
    ALL,
    NOBODY_SEES,
    OWNER,
    SIZE,
    Field,
    Group,
    by_hand,
    by_seat,
    counts,
    each,
    flag,
    group,
    listed,
    members,
    number,
    numbers,
    one,
    order,
    pile,
    players,
    repeated,
    seat,
    seats,
    slots,
)

__all__ = [
    "ALL",
    "NOBODY_SEES",
    "OWNER",
    "SIZE",
    "Field",
    "Fields",
    "Group",
    "Ids",
    "Population",
    "by_hand",
    "by_seat",
    "counts",
    "each",
    "flag",
    "group",
    "listed",
    "members",
    "number",
    "numbers",
    "one",
    "order",
    "pile",
    "players",
    "repeated",
    "seat",
    "seats",
    "slots",
]
