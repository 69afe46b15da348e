"""regalia bench pages: the cost of drawing each board, and the time from a click to the painted answer."""

from __future__ import annotations

from regalia.cli.context import Context
from regalia.cli.parser import Parser, whole
from regalia.cli.serve import NEEDED, check_installed
from regalia.core.registry import game, games


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "bench-pages")
    parser.word("game", "GAME")
    parser.value("clicks", "N", "60")
    parser.value("latency", "MS", "0")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    check_installed(NEEDED)
    from regalia.web.repaint import chromium, drawing, repainting

    clicks = whole(found.clicks, "--clicks", 1, 10_000) or 1
    latency = whole(found.latency, "--latency", 0, 10_000) or 0
    ids = [game(found.game).id] if found.game else [known.id for known in games()]
    drawn = [id for id in ids if game(id).has_board]
    result = {id: drawing(id) for id in drawn}
    browser = chromium()
    if browser is not None:
        for id, figures in repainting(drawn, clicks, browser, latency).items():
            result[id] |= figures
    if found.json:
        context.json(result)
        return 0
    for id, figures in result.items():
        context.say("bench-pages-draw", game=id, p50=figures["draw_p50"], p95=figures["draw_p95"])
        if "clicks" in figures:
            words = {name: figures[f"repaint_{name}"] for name in ("p50", "p95")}
            words |= {"clicks": int(figures["clicks"]), "requests": figures["requests"]}
            context.say("bench-pages-repaint", game=id, **words)
    if browser is None:
        context.warn("bench-pages-no-browser")
    return 0
