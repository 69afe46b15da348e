"""What a table page looks like at a size: texts, lit pieces, question and end of turn, measured in a real browser.

    python -m tests.browser.measuring [GAME …] [--sizes 1280x800,…] [--moments start,…] [--lang fr] [--theme dark]
        [--pictures DIR]

lists what is wrong at each size. No server is needed: positions come from bots with fixed seeds, and the pages are handed to the
browser as the server would send them.
"""

from __future__ import annotations

import argparse
import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

import regalia
from regalia.bots import GreedyBot
from regalia.core.config import Mode
from regalia.core.state import State
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.records import ClockSettings, Seat
from regalia.table.seating import new_header, start_if_full
from regalia.web.faces import faces
from regalia.web.pages import render
from regalia.web.pages.covers import arms
from regalia.web.pages.desk import Desk, table_data
from regalia.web.pages.guide import symbol_list
from regalia.web.pages.reading import titles
from regalia.web.pages.routes import KINDS
from regalia.web.pages.table_routes import whole_page

SIZES = ((1280, 800), (1366, 768), (1280, 720), (1024, 768), (844, 390), (640, 400), (390, 844), (360, 740), (2560, 1300))
LOW = ((1280, 800), (1280, 720))
"""Where a full column of seats has least room."""
NAMES = ("Aliénor", "Maude", "Tancred", "Odile", "Gauvain", "Isaut")
ME = Caller("me", NAMES[0])
SEED = 5
LOOKS = 60
LONGEST = 5000
HOST = "http://regalia.test"
QUIET = "window.EventSource = class extends EventTarget { close() {} };"
SCRIPT = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")


class Moment(NamedTuple):
    """A position: how many play, how far the game is, and the kind of question asked then (any with four options if empty); in
    the usual mode, or in another one with its options."""

    players: int
    share: float
    question: str = ""
    mode: str = ""
    options: tuple[tuple[str, Any], ...] = ()


SEVERAL = {"start": Moment(2, 0.0), "middle": Moment(4, 0.5), "end": Moment(99, 0.93)}
MOMENTS: dict[str, dict[str, Moment]] = {
    "medieval_realms": SEVERAL | {"auction": Moment(5, 0.3, "bid"), "walls": Moment(4, 0.4, "place")},
}


ALONE = {
    "crown_of_emara": Moment(1, 0.6, mode="solo_high_score", options=(("start_buildings", 20),)),
    "kingdom_crossing": Moment(1, 0.6, mode="solo"),
    "medieval_realms": Moment(1, 0.6, mode="solo_regent"),
    "rise_to_nobility": Moment(1, 0.6, mode="solo", options=(("events", True),)),
    "two_heirs": Moment(1, 0.6, mode="solo"),
}
FULL = {"rise_to_nobility": Moment(6, 0.6, mode="six", options=(("events", True),))}
"""With everything that may be added."""


def moments(game: str) -> dict[str, Moment]:
    found = MOMENTS.get(game, SEVERAL) | {f"with-{players}": Moment(players, 0.7) for players in _numbers(game)}
    return found | {name: where[game] for name, where in (("alone", ALONE), ("full", FULL)) if game in where}


def variants() -> list[tuple[str, str]]:
    """Every game against its automaton, and with everything that may be added."""
    return [*((id, "alone") for id in ALONE), *((id, "full") for id in FULL)]


def _numbers(game: str) -> list[int]:
    """From three players on."""
    return [players for players in _mode(game).players if players > 2]


def _mode(game: str) -> Mode:
    modes = regalia.game(game).info.modes
    return next(mode for mode in modes if max(mode.players) > 1 and not any(o.required for o in mode.options.values()))


def crowds() -> list[tuple[str, str]]:
    """Every game with every number of players from three on."""
    return [(id, f"with-{players}") for id in _boards() for players in _numbers(id)]


def _boards() -> list[str]:
    return [id for id in regalia.game_ids() if regalia.game(id).has_board]


def cases() -> list[tuple[str, str]]:
    return [(id, name) for id in _boards() for name in MOMENTS.get(id, SEVERAL)]


# -- positions -------------------------------------------------------------------------------------


@cache
def _game(id: str, players: int, mode_id: str = "", options: tuple[tuple[str, Any], ...] = ()) -> list[State]:
    """Every position of a game in which the first seat is asked; all seats play as a quick bot would, so that boards fill."""
    mode = next((mode for mode in regalia.game(id).info.modes if mode.id == mode_id), None) or _mode(id)
    count = max(min(mode.players), min(players, max(mode.players)))
    state = regalia.game(id).new(mode=mode.id, players=count, seed=SEED, **dict(options))
    bot = GreedyBot(seed=SEED, levels=1, most=LOOKS)
    found = []
    for _ in range(LONGEST):
        if state.over:
            break
        seat = int(state.turn)
        if seat == 0:
            found.append(state.copy())
        state.do_as(seat, bot.decide(state.copy(), seat))
    return found


def position(id: str, moment: str) -> State:
    players, share, question, mode, options = moments(id)[moment]
    asked = _game(id, players, mode, options)
    goal = share * (len(asked) - 1)
    fitting = [number for number, state in enumerate(asked) if _fits(state, question)]
    assert fitting, f"{id}: no position {moment}"
    return asked[min(fitting, key=lambda number: abs(number - goal))]


def _fits(state: State, question: str) -> bool:
    keys = [state.key(action) for action in state.legal_for(0)]
    if question:
        return any(key.startswith(question) for key in keys)
    return len(keys) >= 4


@cache
def table(id: str, moment: str) -> Live:
    """A table that goes on from the position, with one person and bots."""
    state = position(id, moment)
    players = state.config.players
    seats = [Seat("human", ME.identity, NAMES[0]), *(Seat("bot", name=NAMES[n], bot="greedy") for n in range(1, players))]
    seats += [Seat("automa") for _ in range(state.config.automa)]
    header = new_header(ME, state.config, id, 0.0, ClockSettings(), seats)
    header.position = {name: value for name, value in state.to_json().items() if name != "generator"}
    found = Live(header)
    start_if_full(found, 0.0)
    return found


def markup(live: Live, lang: str) -> str:
    desk = Desk(live, 0, lang, None)
    links = {"owner": True, "join": "", "watch": "", "present": [0], "offered": [], "now": 0.0}
    data = table_data(desk, ME, links, "seat=0")
    return whole_page(desk, data, {"title": live.game.info.title[lang], "game": live.game.id, "arms": arms(live.game)})


# -- pages -----------------------------------------------------------------------------------------


def show(page: Any, live: Live, lang: str = "en") -> None:
    """Hand the page to the browser; there is no stream of news."""
    html = markup(live, lang)

    def answer(route: Any) -> None:
        path = route.request.url.removeprefix(HOST)
        if path == "/table":
            route.fulfill(body=html, content_type="text/html; charset=utf-8")
        elif path.startswith("/static/"):
            body, kind = static(path.rpartition("/")[2])
            route.fulfill(body=body, content_type=kind)
        elif (told := asked(live, path, lang)) is not None:
            route.fulfill(json=told)
        else:
            route.fulfill(status=404)

    page.route("**/*", answer)
    page.add_init_script(QUIET)
    page.goto(f"{HOST}/table", wait_until="commit")
    page.wait_for_selector("body[data-ready]")
    page.evaluate("document.fonts.ready.then(() => true)")


def asked(live: Live, path: str, lang: str) -> Any:
    """What a page asks of its game: the tip of a component, the key of symbols, the titles of clauses; None for anything else."""
    address = urlsplit(path)
    thing = dict(parse_qsl(address.query)).get("thing", "")
    if address.path.endswith("/tip"):
        found = live.game.tip(lang, thing, live.config.pack)
        return found and dict(zip(("title", "text", "clause"), found, strict=True))
    return {"symbols": symbol_list, "titles": titles}.get(address.path.rpartition("/")[2], lambda *_: None)(live.game, lang)


def static(name: str) -> tuple[bytes, str]:
    stem, _, ending = name.rpartition(".")
    if ending == "woff2":
        return faces()[name], KINDS[ending]
    if ending == "css":
        return (render.style_sheet(stem) or "").encode(), KINDS["css"]
    return (render.STATIC / name).read_bytes(), KINDS[ending]


def measure(page: Any, size: tuple[int, int]) -> dict[str, Any]:
    """What is wrong at a size, by kind; see measuring.js."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 60))")
    return dict(page.evaluate(SCRIPT, floor(size)))


def floor(size: tuple[int, int]) -> int:
    """The smallest text in CSS pixels."""
    width, height = size
    if height < 560 or width <= 700:
        return 10
    return 12 if width >= 1440 and height >= 860 else 11


# -- by hand ---------------------------------------------------------------------------------------


def main() -> None:
    from playwright.sync_api import sync_playwright

    from regalia.web.repaint import chromium

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sizes", default="")
    parser.add_argument("--moments", default="")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--pictures", type=Path)
    chosen = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in chosen.sizes.split(",") if size] or list(SIZES)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for game, moment in [*cases(), *(crowds() if chosen.moments else [])]:
            if (chosen.games and game not in chosen.games) or (chosen.moments and moment not in chosen.moments.split(",")):
                continue
            context = browser.new_context(reduced_motion="reduce", color_scheme=chosen.theme)
            page = context.new_page()
            page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
            show(page, table(game, moment), chosen.lang)
            for width, height in sizes:
                found = measure(page, (width, height))
                print(f"== {game} {moment} {width}x{height}", json.dumps(found.pop("scales", {})), flush=True)
                for kind, things in found.items():
                    if things:
                        print(f"   {kind} ({len(things)}):", *map(str, things[:6]), sep="\n      ")
                if chosen.pictures:
                    chosen.pictures.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=chosen.pictures / f"{game}-{moment}-{width}x{height}-{chosen.lang}-{chosen.theme}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
