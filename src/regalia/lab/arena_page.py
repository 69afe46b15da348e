"""The arena's result as one page: no script, no file beside it; the bars are drawn by hand."""

from __future__ import annotations

from html import escape
from typing import Any

from regalia.core.texts import core_texts
from regalia.lab.standings import best_first

BAR = 420
ROW = 34
NAME = 200
COLUMNS = ("bot", "wins", "played", "interval", "rating", "score")
SCORE_COLUMNS = ("bot", "rating", "score")
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfcf8}"
    "table{border-collapse:collapse}td,th{padding:.3rem .8rem;border-bottom:1px solid #ddd;text-align:right}"
    "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#1c1b22}td,th{border-color:#444}}"
)


def arena_page(result: dict[str, Any], lang: str) -> str:
    best = best_first(result)
    title = _text(lang, "title", game=result["game"], mode=result["mode"])
    parts = [
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(_summary(result, lang))}</p>",
        *(_shares(result, best, lang) if result["contest"] else []),
        _table(result, best, lang),
        f"<p>{escape(_text(lang, 'rating'))}</p>",
        *(_seats(result, lang) if result["contest"] else []),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _shares(result: dict[str, Any], best: list[str], lang: str) -> list[str]:
    bars = _bars([_win_bar(result, bot) for bot in best])
    return [f"<h2>{escape(_text(lang, 'wins'))}</h2>", bars, f"<p>{escape(_text(lang, 'interval'))}</p>"]


def _seats(result: dict[str, Any], lang: str) -> list[str]:
    seats = range(len(result["wins_by_seat"]))
    return [f"<h2>{escape(_text(lang, 'seats'))}</h2>", _bars([_seat_bar(result, seat, lang) for seat in seats])]


def _text(lang: str, key: str, **args: Any) -> str:
    return core_texts().format(lang, f"report-{key}", args)


def rating(lang: str, result: dict[str, Any], bot: str) -> str:
    """“1620 (1588–1652)”, or a dash without the package that rates."""
    if bot not in result["ratings"]:
        return "–"
    low, high = result["rating_intervals"][bot]
    return _text(lang, "rated", rating=round(result["ratings"][bot]), low=round(low), high=round(high))


def _summary(result: dict[str, Any], lang: str) -> str:
    options = ", ".join(f"{name}={value}" for name, value in result["options"].items()) or "–"
    numbers = {key: result[key] for key in ("games", "deals", "seatings", "players", "draws")}
    return _text(lang, "summary" if result["contest"] else "scores-only", seed=str(result["seed"]), options=options, **numbers)


def _win_bar(result: dict[str, Any], bot: str) -> tuple[str, float, float, float]:
    low, high = result["interval"][bot]
    return bot, result["wins"][bot] / max(1, result["played"][bot]), low, high


def _seat_bar(result: dict[str, Any], seat: int, lang: str) -> tuple[str, float, float, float]:
    share = result["wins_by_seat"][seat] / max(1, result["games"])
    return _text(lang, "seat", number=seat), share, share, share


def _bars(rows: list[tuple[str, float, float, float]]) -> str:
    """One bar to a row with its share, and a whisker from low to high where they differ."""
    wide, high = NAME + BAR + 90, ROW * len(rows)
    drawn = [f'<svg viewBox="0 0 {wide} {high}" width="{wide}" role="img">']
    for number, (name, share, low, top) in enumerate(rows):
        y = ROW * number
        drawn.append(f'<text x="0" y="{y + 22}" fill="currentColor">{escape(name[:24])}</text>')
        drawn.append(f'<rect x="{NAME}" y="{y + 6}" width="{BAR * share:.1f}" height="22" rx="3" fill="#7a5cc0"/>')
        if top > low:
            first, last = NAME + BAR * low, NAME + BAR * top
            path = f"M{first:.1f} {y + 12}v10M{first:.1f} {y + 17}H{last:.1f}M{last:.1f} {y + 12}v10"
            drawn.append(f'<path d="{path}" stroke="#d98e04" stroke-width="2" fill="none"/>')
        drawn.append(f'<text x="{NAME + BAR + 10}" y="{y + 22}" fill="currentColor">{100 * share:.1f} %</text>')
    return "\n".join([*drawn, "</svg>"])


def _table(result: dict[str, Any], best: list[str], lang: str) -> str:
    columns = COLUMNS if result["contest"] else SCORE_COLUMNS
    heads = [_text(lang, f"column-{name}") for name in columns]
    lines = ["<table><tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
    for bot in best:
        low, high = result["interval"][bot]
        cells = {
            "bot": bot,
            "wins": str(result["wins"][bot]),
            "played": str(result["played"][bot]),
            "interval": f"{100 * low:.1f} – {100 * high:.1f} %",
            "rating": rating(lang, result, bot),
            "score": str(result["mean_scores"][bot]),
        }
        lines.append("<tr>" + "".join(f"<td>{escape(cells[name])}</td>" for name in columns) + "</tr>")
    return "\n".join([*lines, "</table>"])
