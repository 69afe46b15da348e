"""The page that tells a game at one look: goal, turn, end, scoring, symbols; one screen, one printed sheet."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from regalia.core.game import Game
from regalia.drawing.guide import Guide, Told, drawn, guide_of, sign_name

BOLD = re.compile(r"\*([^*]+)\*")


def emphasised(words: str) -> Markup:
    """A text in which a word between asterisks is set in bold."""
    return Markup(BOLD.sub(r"<b>\1</b>", str(escape(words))))


def paragraph(game: Game, lang: str, told: Told) -> dict[str, Any]:
    title = game.texts.format(lang, f"guide-{told.id}-title")
    return {
        "id": told.id,
        "mark": told.mark,
        "title": title,
        "words": emphasised(game.texts.format(lang, f"guide-{told.id}")),
        "picture": Markup(drawn(game, told.picture, lang, title)) if told.picture else "",
        "wide": told.wide,
    }


@cache
def guide_parts(game: Game, lang: str) -> dict[str, Any] | None:
    """What the page of a game's guide is made of; None for a game without one."""
    guide = guide_of(game)
    if guide is None:
        return None
    return {
        "goal": game.texts.format(lang, "guide-goal"),
        "lead": game.texts.format(lang, "guide-turn"),
        "turn": [paragraph(game, lang, told) for told in guide.turn],
        "close": [paragraph(game, lang, told) for told in guide.close],
        "symbols": _symbols(game, lang, guide),
    }


def _symbols(game: Game, lang: str, guide: Guide) -> list[tuple[str, str]]:
    return [(id, sign_name(game, lang, id)) for id, sign in guide.symbol.items() if sign.guide]
