"""Names that people give themselves and their tables: one line of letters that can be seen, and when two are the same."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Within words of some scripts, and in signs made of several."""
BLANK = "\u2800"
"""A letter without ink."""
IGNORED = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0").union(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Letters and marks that are not drawn (Unicode: default ignorable), beside the formats of category Cf."""


def folded(name: str) -> str:
    """Names that people would take for the same are the same: case, width, composition, spaces and what is not drawn do not
    count."""
    plain = "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if not _undrawn(c))
    return " ".join(unicodedata.normalize("NFKC", plain).replace(BLANK, " ").split())


def formerly_folded(name: str) -> str:
    """As names were compared before letters that are not drawn were left out: accounts of then are found by it."""
    plain = "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if unicodedata.category(c) != "Cf")
    return " ".join(unicodedata.normalize("NFKC", plain).split())


def tidied(name: str) -> str:
    """On one line, without what turns the writing round or is drawn by nobody; nothing where there is nothing to be seen."""
    found = " ".join("".join(map(_tidied, name)).split())
    return found if folded(found) else ""


def _undrawn(letter: str) -> bool:
    return letter in IGNORED or unicodedata.category(letter) == "Cf"


def _tidied(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in ("Cc", "Zl", "Zp") or letter == BLANK:
        return " "
    return "" if category in ("Cf", "Co", "Cs") and letter not in JOINERS else letter
