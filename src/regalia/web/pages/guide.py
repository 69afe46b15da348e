"""The page that tells a game at one look: goal, turn, end, scoring, symbols; one screen, one printed sheet."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from regalia.core.game import Game
from regalia.drawing.guide import GROUPS, Guide, Told, drawn, guide_of, named, sign_meaning, sign_name
from regalia.web.pages.lesson import offered

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
        "lessons": offered(game, lang),
    }


def _symbols(game: Game, lang: str, guide: Guide) -> list[tuple[str, str]]:
    return [(id, sign_name(game, lang, id)) for id, sign in guide.symbol.items() if sign.guide]


@cache
def symbol_list(game: Game, lang: str) -> dict[str, Any]:
    """The key of symbols: groups in their order, and each symbol with name, meaning and rule."""
    groups = [{"id": group, "name": game.texts.format(lang, f"web-key-{group}")} for group in GROUPS]
    signs = [
        {
            "id": id,
            "name": sign_name(game, lang, id),
            "means": sign_meaning(game, lang, id),
            "group": sign.group,
            "rule": sign.rule,
        }
        for id, sign in named(game).items()
    ]
    return {"groups": groups, "signs": signs}
