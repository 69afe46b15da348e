"""A game's style sheet reaches what the game draws and the areas it is drawn in, never the rest of the page.

Games write plain rules (`.back { … }`). They are served as `:where(.of-GAME) .back { … }`, and the page gives that class to the
table alone: not to its header, dialogs, tips and drawers. `:where` counts nothing, so rules win over each other as written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
AROUND = re.compile(r"(?:(?:\[data-theme=[^\]]+\]|\.table|body(?::not\(\[[^\]]+\]\)|\[[^\]]+\])?)\s+)*")
"""What stands around the table: the theme, the kind of page and what it has open."""
GROUPS = ("@media", "@container", "@supports")


def scope_of(id: str) -> str:
    """The class of everything that a game's style sheet reaches."""
    return f"of-{id}"


def scoped(css: str, id: str) -> str:
    return "".join(_rules(COMMENT.sub("", css), f":where(.{scope_of(id)})"))


def _rules(css: str, scope: str) -> Iterator[str]:
    at = 0
    while (opening := css.find("{", at)) >= 0:
        prelude, closing = css[at:opening].strip(), _closing(css, opening)
        body = css[opening + 1 : closing]
        if prelude.startswith(GROUPS):
            yield f"{prelude} {{\n{''.join(_rules(body, scope))}}}\n"
        elif prelude.startswith("@"):
            yield f"{prelude} {{{body}}}\n"
        else:
            yield f"{', '.join(_within(selector, scope) for selector in selectors(prelude))} {{{body}}}\n"
        at = closing + 1


def _closing(css: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(css)):
        depth += (css[at] == "{") - (css[at] == "}")
        if depth == 0:
            return at
    raise ValueError(f"a brace is not closed: {css[opening : opening + 60]}")


def selectors(prelude: str) -> list[str]:
    """A list of selectors, split at the commas that are in no brackets."""
    found, depth = [""], 0
    for sign in prelude:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return [" ".join(selector.split()) for selector in found]


def _within(selector: str, scope: str) -> str:
    around = AROUND.match(selector)
    assert around is not None
    return f"{around[0]}{scope} {selector[around.end() :]}"
