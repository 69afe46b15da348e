"""The balance report as one page that stands alone: no script, nothing loaded, light and dark, and made to be printed.

Above each figure stands a sentence that says what to see; under the figures, their numbers as tables.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from regalia.coach.wording import source_name
from regalia.core.game import Game
from regalia.drawing.markup import esc
from regalia.lab import plots
from regalia.lab.balance_style import STYLE
from regalia.lab.plots import Bar, Dot

SHOWN = 12
"""Components at either end of the figure; the table has all."""
OPEN = "…"
NAMED = 2
"""Items by which a kind of choice is known that has no other name."""
COLUMNS = ("component", "offered", "taken", "worth", "wins")


def balance_page(game: Game, result: dict[str, Any], lang: str) -> str:
    page = _Page(game, result, lang)
    return page.whole()


class _Page:
    def __init__(self, game: Game, result: dict[str, Any], lang: str) -> None:
        self.game = game
        self.found = result
        self.lang = lang
        self.number = 0
        self.shared = Counter(game.label(lang, game.action(row["key"])) for row in result["components"])

    def t(self, key: str, **args: Any) -> str:
        return self.game.texts.format(self.lang, f"balance-{key}", args)

    def whole(self) -> str:
        title = self.t("title", game=self.game.info.title[self.lang])
        sections = [self.seats(), self.scores(), self.sources(), self.components(), self.uses(), self.length(), self.branching()]
        sections += [self.look(), self.comparison(), self.table()]
        body = "".join(sections)
        return (
            f'<!doctype html><html lang="{self.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{esc(title)}</title><style>{STYLE}</style></head><body>"
            f"<header><h1>{esc(title)}</h1><p>{self.facts()}</p></header>"
            f'<p class="lead">{esc(self.lead())}</p><main>{body}</main><footer>{esc(self.t("foot"))}</footer></body></html>\n'
        )

    def facts(self) -> str:
        found = self.found
        options = _options(found["options"])
        words = [
            self.t("fact-games", games=found["games"]),
            self.t("fact-players", players=found["players"]),
            self.t("fact-mode", mode=found["mode"], options=options),
            self.t("fact-bots", bots=", ".join(dict.fromkeys(found["bots"]))),
            self.t("fact-seed", seed=str(found["seed"])),
        ]
        return "".join(f"<span>{esc(word)}</span>" for word in words)

    def section(self, key: str, sentence: str, figure: str, legend: str = "", wide: bool = False) -> str:
        self.number += 1
        kind = ' class="wide"' if wide else ""
        head = f"<h2><i>{self.number}</i>{esc(self.t(key))}</h2><p>{esc(sentence)}</p>"
        return f'<section{kind}>{head}<div class="fig">{figure}</div>{legend}</section>'

    def legend(self, *keys: str) -> str:
        marks = "".join(f'<li class="{key}">{esc(self.t(f"legend-{key}"))}</li>' for key in keys)
        return f'<ul class="legend">{marks}</ul>'

    # -- the sections --------------------------------------------------------------------------

    def lead(self) -> str:
        words = [self.seat_sentence()] if self.found["contest"] and len(self.found["seats"]) > 1 else []
        words.append(self.t("lead-length", length=round(self.found["length"]["mean"])))
        words.append(self.t("lead-components", dominant=len(self.found["dominant"]), hopeless=len(self.found["hopeless"])))
        return " ".join(words)

    def seat_name(self, seat: int) -> str:
        return self.t("automa") if seat >= self.found["players"] else self.t("seat", number=seat + 1)

    def seat_sentence(self) -> str:
        rows = self.found["seats"]
        even = 1 / len(rows)
        off = [seat for seat, row in enumerate(rows) if row["low"] > even or row["high"] < even]
        if not off:
            return self.t("seats-even")
        most = max(off, key=lambda seat: abs(rows[seat]["share"] - even))
        points = f"{100 * abs(rows[most]['share'] - even):.1f}"
        key = "seats-more" if rows[most]["share"] > even else "seats-less"
        return self.t(key, seat=self.seat_name(most), points=self.decimal(points))

    def decimal(self, number: str) -> str:
        return number.replace(".", ",") if self.lang == "fr" else number

    def percent(self, share: float, digits: int = 1) -> str:
        return self.decimal(f"{100 * share:.{digits}f}") + "\u00a0%"

    def points(self, value: float) -> str:
        sign = "+" if value > 0.05 else "−" if value < -0.05 else ""
        return self.decimal(f"{sign}{abs(value):.1f}")

    def seats(self) -> str:
        rows = self.found["seats"]
        if not self.found["contest"] or len(rows) < 2:
            return ""
        even = 1 / len(rows)
        drawn = [
            Dot(self.seat_name(seat), row["share"], row["low"], row["high"], self.ranged(row["share"], row["low"], row["high"]))
            for seat, row in enumerate(rows)
        ]
        figure = plots.dots(drawn, self.t("seats"), even, self.t("even", share=self.percent(even, 0)), 100.0, " %")
        return self.section("seats", self.seat_sentence(), figure, self.legend("dot", "ring", "whisk"))

    def ranged(self, share: float, low: float, high: float) -> str:
        return f"{self.percent(share)} ({100 * low:.0f}–{100 * high:.0f})"

    def scores(self) -> str:
        found = self.found["scores"]
        middle = found["all"]["quantiles"]["50"]
        contest = bool(found["winners"]["counts"])
        best = found["winners"]["quantiles"]["50"] if contest else middle
        sentence = self.t("scores-said" if contest else "scores-said-alone", winners=best, all=middle)
        marked = self.t("middle", value=middle)
        outline = found["winners"]["counts"] if contest else None
        figure = plots.histogram(found["all"]["counts"], self.t("scores"), self.t("axis-points"), marked, middle, outline)
        return self.section("scores", sentence, figure, self.legend("bar", "outline") if contest else "")

    def sources(self) -> str:
        rows = sorted(self.found["sources"].items(), key=lambda row: -row[1]["all"]["mean"])
        if not rows:
            return ""
        drawn = []
        for name, row in rows:
            words = f"{self.points(row['all']['mean'])}, {self.points(row['winners']['mean'])}".replace("+", "")
            drawn.append(Bar(source_name(self.game, self.lang, name), row["all"]["mean"], row["winners"]["mean"], words))
        most = max(rows, key=lambda row: row[1]["winners"]["mean"] - row[1]["all"]["mean"])
        apart = most[1]["winners"]["mean"] - most[1]["all"]["mean"]
        name = source_name(self.game, self.lang, most[0])
        key = "sources-said" if apart >= 0.05 else "sources-said-alone"
        sentence = self.t(key, source=name, points=self.points(apart).strip("+"), first=drawn[0].name)
        return self.section("sources", sentence, plots.bars(drawn, self.t("sources")), self.legend("bar", "tick"))

    def uses(self) -> str:
        rows = list(self.found["uses"].items())[: 2 * SHOWN]
        drawn = [
            Bar(self.kind(kind), row["share"], row["winners"], f"{self.percent(row['share'])}, {self.percent(row['winners'])}")
            for kind, row in rows
        ]
        sentence = self.t("uses-said", kind=drawn[0].name, share=self.percent(rows[0][1]["share"]))
        return self.section("uses", sentence, plots.bars(drawn, self.t("uses"), 100.0, " %"), self.legend("bar", "tick"))

    def kind(self, name: str) -> str:
        """A kind of choice as an option of it is called, its item left open, or by its first items if they are all it says."""
        words = " ".join(self.game.texts.format(self.lang, f"action-{name}", {"item": OPEN}).split())
        if words != OPEN:
            return words
        block = next(block for block in self.game.catalogue.blocks if block.name == name)
        first = [self.game.label(self.lang, block.first + at) for at in range(min(NAMED, len(block.items)))]
        return ", ".join(first) + (f" {OPEN}" if len(block.items) > NAMED else "")

    def length(self) -> str:
        found = self.found["length"]
        low, high = found["eight_in_ten"]
        middle = found["quantiles"]["50"]
        marked = self.t("length-middle", value=middle, low=low, high=high)
        figure = plots.histogram(found["counts"], self.t("length"), self.t("axis-decisions"), marked, middle)
        return self.section("length", self.t("length-said", length=round(found["mean"])), figure)

    def branching(self) -> str:
        found = self.found["branching"]
        numbers = {"mean": self.decimal(f"{found['mean']:.1f}"), "most": found["most"], "forced": self.percent(found["forced"])}
        figure = plots.course(found["course"], self.t("branching"), self.t("axis-course"))
        return self.section("branching", self.t("branching-said", **numbers), figure)

    def label(self, key: str) -> str:
        """What the choice is called; components that share a name are told apart by their ids."""
        words = self.game.label(self.lang, self.game.action(key))
        return f"{words} ({key.partition(':')[2]})" if self.shared[words] > 1 else words

    def components(self) -> str:
        rows = sorted((row for row in self.found["components"] if row["worth"]), key=lambda row: -row["worth"]["mean"])
        if not rows:
            return ""
        shown = rows if len(rows) <= 2 * SHOWN else rows[:SHOWN] + rows[-SHOWN:]
        drawn = []
        for row in shown:
            worth = row["worth"]
            half = self.decimal(f"{worth['high'] - worth['mean']:.1f}")
            words = f"{self.points(worth['mean'])} ± {half}"
            drawn.append(Dot(self.label(row["key"]), worth["mean"], worth["low"], worth["high"], words))
        figure = plots.dots(drawn, self.t("components"), 0.0, self.t("no-more"))
        sentence = self.t("components-said", shown=len(shown), count=len(self.found["components"]))
        return self.section("components", sentence, figure, self.legend("dot", "ring", "whisk"))

    def look(self) -> str:
        """Only what differs from its interval is named."""
        words = []
        rows = {row["key"]: row for row in self.found["components"]}
        for key in self.found["dominant"]:
            worth = self.points(rows[key]["worth"]["mean"])
            words.append(self.t("look-dominant", name=self.label(key), share=self.percent(rows[key]["share"]), points=worth))
        for key in self.found["hopeless"]:
            words.append(self.t("look-hopeless", name=self.label(key), taken=rows[key]["taken"], offered=rows[key]["offered"]))
        items = "".join(f"<li>{esc(word)}</li>" for word in words or [self.t("look-nothing")])
        return self.section("look", self.t("look-said"), f"<ul>{items}</ul>", wide=True)

    def comparison(self) -> str:
        found = self.found.get("compared")
        if found is None:
            return ""
        options = _options(found["options"])
        head = "".join(f"<th>{esc(self.t(f'compare-{name}'))}</th>" for name in ("what", "here", "there", "difference"))
        lines = [f"<tr>{head}</tr>"]
        for row in [*found["rows"], *found["components"]]:
            lines.append(self.compared_row(row))
        sentence = self.t("compare-said", options=options, games=found["games"])
        return self.section("compare", sentence, f"<table>{''.join(lines)}</table>", wide=True)

    def compared_row(self, row: dict[str, Any]) -> str:
        kind, _, rest = row["what"].partition(":")
        share = kind not in ("score", "source", "length")
        names = {"score": "compare-score", "seat": "compare-seat"}
        name = (
            self.t(names[kind], seat=self.seat_name(int(rest)))
            if kind in names
            else source_name(self.game, self.lang, rest)
            if kind == "source"
            else self.t("length")
            if kind == "length"
            else self.t("compare-taken", name=self.label(row["what"]))
        )
        told = self.percent if share else (lambda value: self.decimal(f"{value:.1f}"))
        apart = self.points(100 * row["difference"] if share else row["difference"])
        clear = f"<b>{apart}</b>" if row.get("clear") else apart
        bounds = ""
        if "low" in row:
            scale = 100 if share else 1
            bounds = f" ({self.points(scale * row['low'])} … {self.points(scale * row['high'])})"
        return f"<tr><td>{esc(name)}</td><td>{told(row['first'])}</td><td>{told(row['second'])}</td><td>{clear}{bounds}</td></tr>"

    def table(self) -> str:
        """All components with their numbers."""
        if not self.found["components"]:
            return ""
        head = "".join(f"<th>{esc(self.t(f'column-{name}'))}</th>" for name in COLUMNS)
        lines = [f"<tr>{head}</tr>", *map(self.component_row, self.found["components"])]
        return self.section("table", self.t("table-said"), f"<table>{''.join(lines)}</table>", wide=True)

    def component_row(self, row: dict[str, Any]) -> str:
        worth = row["worth"]
        told = (
            "–" if worth is None else f"{self.points(worth['mean'])} ({self.points(worth['low'])} … {self.points(worth['high'])})"
        )
        wins = "–" if row["wins"] is None else self.ranged(row["wins"], *row["wins_interval"])
        cells = [esc(self.label(row["key"])), str(row["offered"]), self.ranged(row["share"], *row["share_interval"]), told, wins]
        return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _options(options: dict[str, Any]) -> str:
    """As they are given on the command line."""
    rows = (f"{name}={'+'.join(value) if isinstance(value, list | tuple) else value}" for name, value in options.items())
    return ", ".join(rows) or "–"
