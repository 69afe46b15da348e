"""How the options stand in the decision bar: in one row or two, on a phone in three columns or two, the end in the last cell."""

from __future__ import annotations

import re
import textwrap

from regalia.web.pages.options import Choice

FEW, BESIDE, LETTER, WIDEST, ROOM = 7, 50, 7, 240, 1000
"""More buttons than `FEW`, or wider ones than there is room for (in pixels, letter by letter), go into two rows."""
COLUMNS, ROWS = 3, 4
NAME, PRICE, LINES = 13, 15, 4
"""Letters of a line of the name and of the line below it in a third of a phone, and how many lines there may be."""
LONG, CROWDED, LONG_IN_A_CROWD = 26, 8, 19
"""A name of more letters takes two lines, and what it costs follows in the second; the sooner the more buttons there are."""
TAG = re.compile(r"<svg.*?</svg>|<[^>]+>|&#?\w+;")


def shape(found: list[Choice]) -> str:
    """The classes of the bar that arrange its options."""
    first = [choice for choice in found if not choice.other]
    middle = [choice for choice in first if not choice.ending]
    classes = []
    if len(first) > FEW or _width(first) > ROOM:
        classes.append("many")
    if len(middle) >= COLUMNS and len(middle) != COLUMNS + 1 and all(map(_fits_third, middle)):
        classes.append("brief")
        free = -len(middle) % COLUMNS
        if 0 < len(first) - len(middle) <= free and len(middle) <= COLUMNS * ROWS:
            classes.append("lastcell")
    return " ".join(classes)


def long_names(found: list[Choice]) -> set[str]:
    """The keys of the options whose name takes more than a line."""
    middle = [choice for choice in found if not choice.other and not choice.ending]
    most = LONG if len(middle) <= CROWDED else LONG_IN_A_CROWD
    return {choice.key for choice in middle if len(letters(choice.title)) > most}


def letters(markup: str) -> str:
    """What a line of a button is about as wide as: an icon like two letters, one of them a blank before it."""
    return TAG.sub(lambda found: " W" if found[0].startswith("<svg") else "", markup)


def _width(first: list[Choice]) -> int:
    return sum(min(WIDEST, BESIDE + LETTER * max(len(letters(choice.title)), len(letters(choice.detail)))) for choice in first)


def _fits_third(choice: Choice) -> bool:
    """Whether a button fits into a third of a phone's width."""
    name, price = letters(choice.title), letters(choice.detail)
    if any(len(word) > NAME for word in name.split()):
        return False
    return len(textwrap.wrap(name, NAME)) + len(textwrap.wrap(price, PRICE)) <= LINES
