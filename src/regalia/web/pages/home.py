"""What the home page and the form for a new table offer: games, modes, options, and the caller's own tables."""

from __future__ import annotations

from functools import cache
from typing import Any

from regalia.bots import LEVELS, USUAL, added_bots
from regalia.core.config import Mode, Option
from regalia.core.game import Game
from regalia.core.registry import broken_games, games
from regalia.core.texts import core_texts
from regalia.drawing.guide import guide_of
from regalia.lessons.first_game import offered_first
from regalia.puzzles import has_puzzles
from regalia.table.errors import Quarantined
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.records import Listed
from regalia.web.pages.covers import arms, cover

LISTED = 12


@cache
def offers(lang: str) -> list[dict[str, Any]]:
    return [offer(game, lang) for game in games()]


def left_out(lang: str) -> list[str]:
    """Why a game is not offered, a sentence each."""
    return [problem.text(lang) for problem in broken_games()]


def offer(game: Game, lang: str) -> dict[str, Any]:
    """A game as the home page shows it; `now` are the tables one click makes."""
    info = game.info
    low, high = info.players
    t = game.texts.format
    return {
        "id": game.id,
        "title": info.title[lang],
        "arms": arms(game),
        "cover": cover(game, lang),
        "players": t(lang, "web-players", {"low": low, "high": high}),
        "minutes": t(lang, "web-minutes", {"low": info.minutes[0], "high": info.minutes[-1]}),
        "weight": info.weight,
        "weight_words": t(lang, "web-weight", {"weight": info.weight}),
        "designers": ", ".join(info.designers),
        "pitch": t(lang, "pitch"),
        "now": quick_tables(game, lang),
        "puzzles": has_puzzles(game),
        "first": offered_first(game, lang),
        "guide": f"/games/{game.id}/guide" if guide_of(game) is not None else "",
    }


def quick_tables(game: Game, lang: str) -> list[dict[str, Any]]:
    """Tables that start at once: the solo mode of the rulebook if there is one, and a game against bots."""
    found = []
    ready = [mode for mode in game.info.modes if not any(o.required for o in mode.options.values())]
    solo = next((mode for mode in ready if 1 in mode.players), None)
    several = next((mode for mode in ready if max(mode.players) > 1), None)
    if solo is not None:
        body = {"game": game.id, "mode": solo.id, "players": 1, "seats": ["me"]}
        found.append({"kind": "solo", "label": game.texts.format(lang, f"mode-{solo.id}"), "body": body})
    if several is not None:
        count = min(count for count in several.players if count > 1)
        seats = ["me", *[f"bot:{USUAL}"] * (count - 1)]
        body = {"game": game.id, "mode": several.id, "players": count, "seats": seats}
        found.append({"kind": "bots", "label": game.texts.format(lang, "web-against-bots", {"count": count - 1}), "body": body})
    return found


def modes(game: Game, lang: str) -> list[dict[str, Any]]:
    """Modes with their player counts and options, for the form of a new table."""
    return [
        {
            "id": mode.id,
            "name": game.texts.format(lang, f"mode-{mode.id}"),
            "own": mode.own,
            "players": mode.players,
            "options": [option_field(game, mode, name, option, lang) for name, option in mode.options.items()],
        }
        for mode in game.info.modes
    ]


def option_field(game: Game, mode: Mode, name: str, option: Option, lang: str) -> dict[str, Any]:
    t = game.texts.format
    return {
        "id": f"{mode.id}-{name}",
        "name": name,
        "label": t(lang, f"mode-option-{name}"),
        "kind": option.kind,
        "clause": option.clause,
        "default": option.default,
        "size": option.size,
        "low": option.low,
        "high": option.high,
        "required": option.required,
        "fixed": option.kind == "flag" and len(option.values) == 1,
        "values": [(value, choice_name(game, lang, name, value)) for value in option.values],
    }


def choice_name(game: Game, lang: str, option: str, value: Any) -> str:
    if isinstance(value, bool):
        return core_texts().format(lang, "web-yes" if value else "web-no")
    key = f"choice-{option}-{value}"
    return game.texts.format(lang, key) if game.texts.has(lang, key) else str(value)


def levels(lang: str) -> list[dict[str, str]]:
    """The levels of the bots, weakest first, and the bots that the operator has added."""
    t = core_texts().format
    found = [
        {"id": name, "name": t(lang, f"level-{name}"), "about": t(lang, f"level-{name}-about"), "icon": f"c-{name}"}
        for name in LEVELS
    ]
    own = t(lang, "web-level-own-about")
    return found + [{"id": name, "name": name, "about": own, "icon": "i-bot"} for name in added_bots()]


# -- tables ----------------------------------------------------------------------------------------


async def open_tables(hall: Hall, caller: Caller, lang: str) -> list[dict[str, Any]]:
    """Tables of others that anybody may join, newest first."""
    found = await hall.each(await hall.store.waiting(LISTED))
    others = [live for live in found if live.status == "open" and not live.seats_of(caller.identity)]
    return [_entry(live, caller, lang) | {"join": live.header.join_key, "mode": _mode_name(live, lang)} for live in others]


def _mode_name(live: Live, lang: str) -> str:
    return live.game.texts.format(lang, f"mode-{live.header.mode}")


def _entry(live: Live, caller: Caller, lang: str) -> dict[str, Any]:
    names = live.names(lang)
    asked = live.actors()
    scores = live.result.scores if live.result is not None else []
    winners = [names[seat] for seat in live.result.winners] if live.result is not None else []
    shown = scores if live.config.contest else scores[: live.config.players]
    return {
        "id": live.header.id,
        "game": live.game.id,
        "title": live.game.info.title[lang],
        "arms": arms(live.game),
        "names": [name for name, seat in zip(names, live.seats, strict=True) if seat.kind != "open"],
        "mine": any(seat in live.seats_of(caller.identity) for seat in live.people_asked()),
        "waiting": ", ".join(names[seat] for seat in asked),
        "open": sum(seat.kind == "open" for seat in live.seats),
        "result": " – ".join(str(score) for score in shown),
        "set_up": set_up(live, lang),
        "winner": ", ".join(winners),
        "count": len(winners),
        "steps": len(live.line.plays),
    }


def aside(row: Listed, lang: str) -> dict[str, Any]:
    """A table that cannot be used, with what its players are told."""
    known = {game.id: game for game in games()}.get(row.game)
    title = known.info.title[lang] if known is not None else row.game
    shield = arms(known) if known is not None else ""
    return {"id": row.id, "title": title, "arms": shield, "mine": False, "text": Quarantined("table-quarantined").text(lang)}


def seats_of(live: Live, lang: str) -> list[dict[str, Any]]:
    """The seats of a table that has not begun."""
    names = live.names(lang)
    return [
        {"number": number, "kind": seat.kind, "name": names[number], "bot": seat.bot, "tincture": number % 6 + 1}
        for number, seat in enumerate(live.seats)
    ]


def set_up(live: Live, lang: str) -> str:
    """The mode, and the options that are not as they stand by default."""
    offered = live.game.info.mode(live.header.mode).options
    mode, *options = settings_of(live, lang)[: 1 + len(live.config.options)]
    rows = zip(live.config.options.items(), options, strict=True)
    return ", ".join([mode[1], *(f"{name} {words}" for (id, value), (name, words) in rows if value != offered[id].default)])


def settings_of(live: Live, lang: str) -> list[tuple[str, str]]:
    """What was agreed for a table, in words."""
    game = live.game
    found = [(core_texts().format(lang, "web-mode"), _mode_name(live, lang))]
    for name, value in live.config.options.items():
        words = [choice_name(game, lang, name, part) for part in (value if isinstance(value, list) else [value])]
        found.append((game.texts.format(lang, f"mode-option-{name}"), ", ".join(words)))
    clock = live.header.clock
    if clock.kind != "none":
        args: dict[str, int | str] = {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}
        args |= {"minutes": clock.seconds // 60, "days": clock.seconds // 86_400}
        found.append((core_texts().format(lang, "web-clock"), core_texts().format(lang, "web-clock-is", args)))
    return found
