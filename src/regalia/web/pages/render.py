"""Templates, and the style sheets and symbols that pages are made of."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from regalia.core.game import Game
from regalia.core.texts import core_texts
from regalia.drawing.markup import icon
from regalia.drawing.picture import ASSETS

WEB = Path(__file__).parent.parent
STATIC = WEB / "static"
BLANKS = ("who", "what", "step", "number", "name", "bot")
"""What the modules of a page fill in by themselves."""


@cache
def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["icon"] = lambda symbol, size=20, classes="": Markup(icon(symbol, size, classes))
    found.globals["asset"] = asset
    return found


def render(template: str, **context: Any) -> str:
    return environment().get_template(template).render(**context)


@cache
def sprite(game: Game | None) -> Markup:
    """The symbols of a page, in one hidden drawing: the common ones and the game's own."""
    files = [ASSETS / "icons.svg"]
    if game is not None and (game.folder / "art" / "icons.svg").is_file():
        files.append(game.folder / "art" / "icons.svg")
    found = [file.read_text(encoding="utf-8").replace(' style="position:absolute"', ' class="sprite"') for file in files]
    return Markup("".join(found))


@cache
def style_sheet(name: str) -> str | None:
    """The style sheet of all pages (`regalia`), or what a game adds to it (its id); None if there is no such thing."""
    from regalia.core.registry import game, game_ids

    if name == "regalia":
        files = [ASSETS / "tokens.css", ASSETS / "table.css", *sorted((WEB / "styles").glob("*.css"))]
    elif name in game_ids():
        files = [path for path in [game(name).folder / "art" / "board.css"] if path.is_file()]
    else:
        return None
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def asset(name: str) -> str:
    """The address of a style sheet or module, with a mark of its content so that it may be kept for ever."""
    if name.endswith(".css"):
        content = (style_sheet(name.removesuffix(".css")) or "").encode()
    else:
        content = b"".join(path.read_bytes() for path in sorted(STATIC.glob("*.js")))
    return f"/static/{version(content)}/{name}"


def version(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def page_words(lang: str) -> dict[str, str]:
    """The texts that the page's modules need: those whose key begins with `js-`, without the prefix."""
    texts = core_texts()
    blanks: dict[str, int | str] = {name: f"%{name}%" for name in BLANKS}
    return {key.removeprefix("js-"): texts.format(lang, key, blanks) for key in sorted(texts.ids[lang]) if key.startswith("js-")}
