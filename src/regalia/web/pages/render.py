"""Templates, and the style sheets and symbols that pages are made of."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from regalia.core.game import Game
from regalia.core.registry import games
from regalia.core.texts import core_texts
from regalia.drawing.markup import icon
from regalia.drawing.picture import ASSETS, COMMON, own_css
from regalia.drawing.scoping import scope_of, scoped
from regalia.web.faces import address, face_rules, faces, licences

WEB = Path(__file__).parent.parent
STATIC = WEB / "static"
HIDDEN = ' style="position:absolute"'
FIRST_FACES = ("sans-400.woff2", "sans-600.woff2", "serif-600.woff2")
"""The files that every page needs at once."""
BLANKS = ("who", "what", "step", "number", "name", "bot", "count", "seconds")
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
    found.globals["first_faces"] = [address(name) for name in FIRST_FACES if name in faces()]
    found.globals["licence"] = lambda name: address(name) if name in licences() else ""
    return found


def render(template: str, **context: Any) -> str:
    return environment().get_template(template).render(**context)


@cache
def sprite(game: Game | None) -> Markup:
    """The symbols of a page, in hidden drawings: the common ones, arms, and the game's own; without a game, the arms of all."""
    common = "".join(path.read_text(encoding="utf-8") for path in sorted(ASSETS.glob("icons*.svg")))
    found = common.replace(HIDDEN, ' class="sprite"')
    for path in (one.folder / "art" / "arms.svg" for one in ([game] if game is not None else games())):
        found += path.read_text(encoding="utf-8").replace(HIDDEN, ' class="sprite"') if path.is_file() else ""
    if game is not None and (game.folder / "art" / "icons.svg").is_file():
        own = (game.folder / "art" / "icons.svg").read_text(encoding="utf-8")
        scope = scope_of(game.id)
        # A symbol is drawn as a tree of its own, so each carries the scope of the game's rules.
        found += own.replace(HIDDEN, f' class="sprite {scope}"').replace("<symbol ", f'<symbol class="{scope}" ')
    return Markup(found)


@cache
def style_sheet(name: str) -> str | None:
    """The style sheet of all pages (`regalia`), or what a game adds to it (its id); None if there is no such thing."""
    from regalia.core.registry import game, game_ids

    if name == "regalia":
        files = [ASSETS / "tokens.css", *COMMON, *sorted((WEB / "styles").glob("*.css"))]
        return face_rules() + "\n".join(file.read_text(encoding="utf-8") for file in files)
    if name not in game_ids():
        return None
    return scoped(own_css(game(name)), name)


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
