"""The named parts of a table page as markup. The page is assembled from them, and an update sends those that changed."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup

from regalia.core.step import NOBODY
from regalia.drawing.choices import strip
from regalia.web.pages.dock import long_names, shape
from regalia.web.pages.options import Choice, choices, end_to_come, turn_note
from regalia.web.pages.render import render, version
from regalia.web.pages.sight import Sight

CARD_TITLE = '<h4 aria-level="3">'
"""A card's title is drawn as a fourth level but stands right below the title of its area."""
PANEL_TITLE = '<h3 aria-level="2"'
TOUCHED_ROW = re.compile(
    r'<li((?: class="[^"]*")?)( data-piece="[^"]*" data-state="[^"]*" role="button" aria-label="[^"]*"'
    r'(?: aria-description="[^"]*" tabindex="0")?)([^>]*)>'
)
ROW_WITH_BUTTON = r'<li\1\3 data-row><div class="hit"\2></div>'
"""A row of a list that can be touched stays a row, for screen readers, and holds a button as large as itself."""


def words_fragment(sight: Sight) -> str:
    """The table in words."""
    return render("text.html", text=sight.table_text(), s=sight)


def board_fragments(sight: Sight) -> dict[str, str]:
    """Everything that shows the position itself."""
    parts = sight.parts
    if parts is None:
        return {
            "progress": "",
            "strip": "",
            "left": "",
            "rail": "",
            "lanes": "",
            "board": words_fragment(sight),
            "own": "",
            "seats": "",
        }
    found = {
        "progress": parts.progress,
        "strip": "".join(parts.strip),
        "left": "".join(f'<div class="aside" data-drawer="left:{panel.id}">{panel}</div>' for panel in parts.left),
        "rail": render("rail.html", s=sight, parts=parts),
        "lanes": parts.lanes,
        **{f"board:{board.id}": board.svg for board in parts.boards},
        "own": strip(sight.scene) + parts.own,
        "seats": "".join(parts.seats),
    }
    found["left"] = found["left"].replace("<h3", PANEL_TITLE)
    return {name: TOUCHED_ROW.sub(ROW_WITH_BUTTON, html.replace("<h4>", CARD_TITLE)) for name, html in found.items()}


def bar_fragment(sight: Sight, found: list[Choice], waiting: str = "", extra: dict[str, Any] | None = None) -> str:
    """The decision bar: prompt and options for whoever is asked, one line for everybody else."""
    state = sight.state
    if sight.asked:
        prompt = sight.game.prompt(sight.lang, state, sight.seat, sight.names)
        seat = sight.seat
    else:
        prompt = waiting or _waiting(sight)
        actors = state.actors()
        seat = actors[0] if len(actors) == 1 else NOBODY
    context: dict[str, Any] = {
        "choices": found,
        "others": [choice for choice in found if choice.other and not choice.ending],
        "held": sight.held,
        "turn": turn_note(sight, found) if sight.asked else "",
        "not_yet": end_to_come(sight),
        "plan": None,
        "shape": shape(found),
        "long": long_names(found),
        "prompt": prompt,
        "tincture": sight.tincture(seat),
        **(extra or {}),
    }
    return render("bar.html", s=sight, **context)


def _waiting(sight: Sight) -> str:
    if sight.state.over:
        return sight.t("web-bar-over")
    return sight.game.prompt_for_others(sight.lang, sight.state, sight.names)


def with_marks(fragments: dict[str, str], known: dict[str, str]) -> dict[str, dict[str, str]]:
    """Each part with a mark of its content; those that the page has already (`known` by their marks) are left out."""
    marked = {name: (mark(html), html) for name, html in fragments.items()}
    return {name: {"mark": sign, "html": html} for name, (sign, html) in marked.items() if known.get(name) != sign}


def mark(html: str) -> str:
    return version(html.encode())


def safe(fragments: dict[str, str]) -> dict[str, Markup]:
    return {name: Markup(html) for name, html in fragments.items()}


__all__ = ["bar_fragment", "board_fragments", "choices", "mark", "safe", "with_marks", "words_fragment"]
