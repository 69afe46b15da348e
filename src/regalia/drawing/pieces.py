"""The pieces that all boards are made of: the head of a seat, its line on a narrow page, counters, scores, progress, tips.

They give the markup that `assets/table.css` knows; a game adds classes of its own where it needs them.
"""

from __future__ import annotations

from collections.abc import Mapping

from regalia.core.game import Game
from regalia.drawing.markup import esc, icon
from regalia.drawing.scene import Scene

Tip = tuple[str, str, str]
"""Title, words and clause."""


# -- seats -----------------------------------------------------------------------------------------


def looking(scene: Scene, players: int | None = None) -> int:
    """The seat whose table is drawn: the viewer's own, the first one's for spectators."""
    return scene.me if 0 <= scene.me < (scene.view["seats"] if players is None else players) else 0


def around(scene: Scene, players: int | None = None) -> list[int]:
    """All seats, the viewer's first, then clockwise; automata behind the players."""
    seats = scene.view["seats"]
    count = seats if players is None else players
    me = looking(scene, count)
    return [*((me + step) % count for step in range(count)), *range(count, seats)]


def shield(scene: Scene, seat: int, size: int) -> str:
    """The arms of a seat."""
    return icon(f"i-seat-{scene.tincture(seat)}", size)


def seat_head(scene: Scene, seat: int, words: str, right: str, size: int = 30, sign: str = "", extra: str = "") -> str:
    """Arms (or another `sign`), name, a line of words, and what stands at the right."""
    arms = icon(sign, size) if sign else shield(scene, seat, size)
    words = words if words.startswith("<p") else f"<p>{words}</p>"
    return f"<header{extra}>{arms}<div><h3>{esc(scene.seats[seat])}</h3>{words}</div>{right}</header>"


def seat_line(scene: Scene, seat: int, body: str, classes: str = "") -> str:
    """The seat on a narrow page: arms, name, and the numbers that matter."""
    me, now = "me" if seat == scene.me else "", "now" if seat in scene.view["actors"] else ""
    kinds = " ".join(kind for kind in (scene.seat_class(seat), classes, me, now) if kind)
    return f'<div class="{kinds}">{shield(scene, seat, 20)}<span>{esc(scene.seats[seat])}</span>{body}</div>'


# -- numbers ---------------------------------------------------------------------------------------


def counter(sign: str, count: int, tip: str = "", size: int = 20, classes: str = "", extra: str = "") -> str:
    """A sign with how many there are; pale when there are none."""
    kinds = " ".join(kind for kind in ("" if count else "z", classes) if kind)
    told = f' data-tip="{tip}"' if tip else ""
    return f'<li class="{kinds}"{extra}{told}>{icon(sign, size)}<b>{count}</b></li>'


def score(sign: str, value: object, words: str, tip: str = "", size: int = 22, classes: str = "") -> str:
    """A number with its sign and its name."""
    told = f' data-tip="{tip}"' if tip else ""
    return f'<div class="{classes}"{told}>{icon(sign, size)}<b>{value}</b><span>{words}</span></div>'


def lozenges(past: int, count: int) -> str:
    """Progress: so many behind us, the present one, the rest to come."""
    return "".join(f'<i class="{"d" if n < past else "n" if n == past else ""}"></i>' for n in range(count))


# -- tips ------------------------------------------------------------------------------------------


def rule_tip(game: Game, lang: str, title: str, clause: str) -> Tip:
    """A thing of which the rule speaks: its name, the rule in words, the clause."""
    return game.texts.format(lang, title), game.texts.format(lang, f"rule-{clause}"), clause


def thing_tip(game: Game, lang: str, things: Mapping[str, tuple[str, str]], id: str, prefix: str = "") -> Tip | None:
    """The tip of one of a game's `things`: the key of its name and its clause."""
    if id not in things:
        return None
    title, clause = things[id]
    return rule_tip(game, lang, title, f"{prefix}{clause}")
