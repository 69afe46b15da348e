"""What a notice says, in its person's language."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.registry import game
from regalia.core.texts import core_texts
from regalia.notices.occasions import KINDS
from regalia.notices.outbox import Due
from regalia.table.live import Live

Line = tuple[Due, Live]


def said(lang: str, key: str, **args: Any) -> str:
    return core_texts().format(lang, f"notices-{key}", args)


def title(lang: str, live: Live) -> str:
    return live.header.title or game(live.header.game).info.title[lang]


def sentence(lang: str, one: Due, live: Live) -> str:
    """One line: what it is about, at which table."""
    names = ", ".join(seat.name for seat in live.seats if seat.name and seat.identity != one.identity)
    return said(lang, f"say-{one.kind}", table=title(lang, live), names=names or "…", known=len(names) and 1)


def pushed(lang: str, one: Due, live: Live, url: str) -> bytes:
    """What the service worker of the page shows."""
    found = {"title": title(lang, live), "body": sentence(lang, one, live), "url": url, "tag": f"{one.kind}-{live.header.id}"}
    return msgspec.json.encode(found)


def told_to_program(one: Due, live: Live, url: str) -> bytes:
    return msgspec.json.encode({"event": one.kind, "table": live.header.id, "game": live.header.game, "url": url, "at": one.made})


def digest(lang: str, lines: list[Line], url_of: Any, stop: str) -> tuple[str, str]:
    """Subject and text of a mail that tells several things at once, the most pressing kind first."""
    ordered = sorted(lines, key=lambda line: (KINDS.index(line[0].kind), line[0].made))
    subject = said(lang, "mail-subject", count=len(ordered), first=sentence(lang, *ordered[0]))
    told = "\n\n".join(f"{sentence(lang, *line)}\n{url_of(line[1])}" for line in ordered)
    return subject, f"{said(lang, 'mail-hello')}\n\n{told}\n\n-- \n{said(lang, 'mail-why')}\n{stop}\n"
