"""The bar of a replay: its slider is the score curve. Past solid, future dashed; ticks are turns, thick ticks rounds, triangles
turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from regalia.coach.outline import Outline, outline
from regalia.drawing.markup import esc, num, use
from regalia.drawing.scene import MARKS
from regalia.table import papers
from regalia.table.live import Live
from regalia.web.pages.sight import Sight
from regalia.web.pages.story import sentence

WIDE, HIGH, MIDDLE, REACH, FOOT = 1000, 58, 22, 17, 44
SPEEDS = (("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))
CACHED = "outline"


def story_of(live: Live) -> Outline | None:
    """The turns of a finished table, worked out once; of a running one nothing, because scores may be hidden."""
    if live.status != "finished":
        return None
    if CACHED not in live.cached:
        live.cached[CACHED] = msgspec.json.encode(outline(live.game, papers.whole(live)))
    return msgspec.json.decode(live.cached[CACHED], type=Outline)


def replay_bar(live: Live, sight: Sight, at: int, points: Sequence[tuple[int, bool]]) -> dict[str, Any]:
    """What the template of the bar needs for the moment `at`. `points`: turning points as decision and whether well found."""
    last = live.last_step()
    story = story_of(live)
    number = _turn_at(story, at) if story is not None else 0
    turns = len(story.turns) if story is not None else 0
    where = sight.t("web-replay-step", step=at, last=last)
    if story is not None:
        where = sight.t("replay-where", turn=number, turns=turns, step=at, last=last)
    return {
        "at": at,
        "last": last,
        "where": where,
        "title": _title(live, sight, at),
        "curve": _curve(story, sight, at, last, points) if story is not None else "",
        "turns": ",".join(str(turn.last) for turn in story.turns) if story is not None else "",
        "points": ",".join(str(step) for step, _ in points),
        "speeds": SPEEDS,
        "finished": live.status == "finished",
        "id": live.header.id,
        "eyes": [(seat, sight.tincture(seat), name) for seat, name in enumerate(sight.names)][: live.config.players],
    }


def _turn_at(story: Outline, at: int) -> int:
    return next((turn.number for turn in story.turns if at <= turn.last), len(story.turns))


def _title(live: Live, sight: Sight, at: int) -> Markup:
    """What the decision led to, in the words of the log."""
    if at == 0:
        return Markup(sight.t("replay-start"))
    seen = [event for event in live.told[live.line.plays[at - 1].row - 1] if event.visible_to(sight.seat)]
    told = [event for event in seen if event.key not in ("turn", "round")]
    if told or seen:
        return Markup(sentence(sight, (told or seen)[0]))
    if live.status != "finished":
        return Markup(sight.t("replay-secret"))
    line = live.line.plays[at - 1].line
    what = sight.game.label(sight.lang, sight.game.action(line.action))
    words = sight.t("replay-decision", name=sight.shown_names[line.seat], what=what)
    return Markup(esc(words))


def _curve(story: Outline, sight: Sight, at: int, last: int, points: Sequence[tuple[int, bool]]) -> Markup:
    """Scores against the table's average over the decisions."""
    ends = [0, *(turn.last for turn in story.turns)]
    rows = [story.start, *(turn.scores for turn in story.turns)]
    apart = [[score - sum(row) / len(row) for score in row] for row in rows]
    most = max(4.0, *(abs(value) for row in apart for value in row))

    def x(step: float) -> float:
        return step / max(1, last) * WIDE

    def y(value: float) -> float:
        return MIDDLE - value / most * REACH

    body = f'<path d="M0 {MIDDLE}H{WIDE}" class="zero"/>' + _ticks(story, sight, x)
    now = next((n for n, end in enumerate(ends) if end >= at), len(ends) - 1)
    before = max(0, now - 1)
    share = (at - ends[before]) / (ends[now] - ends[before]) if now and ends[now] > ends[before] else 1.0
    for seat in sorted(range(story.seats), key=lambda seat: seat == sight.seat):
        here = apart[before][seat] + (apart[now][seat] - apart[before][seat]) * share
        past = [(x(ends[n]), y(apart[n][seat])) for n in range(before + 1)] + [(x(at), y(here))]
        future = [(x(at), y(here))] + [(x(ends[n]), y(apart[n][seat])) for n in range(now, len(ends))]
        me = " me" if seat == sight.seat else ""
        tincture = sight.tincture(seat)
        body += f'<g class="seat-{tincture}">{_line(past, "ser" + me)}{_line(future, "fut")}'
        body += f'<circle cx="{num(x(at))}" cy="{num(y(here))}" r="6" class="dotb"/>'
        body += f'<g class="charge">{use(MARKS[tincture - 1], x(at) - 4, y(here) - 4, 8)}</g></g>'
    for step, well in points:
        place = x(step)
        shape = f"M{num(place - 5)} {FOOT}h10l-5 -8z" if well else f"M{num(place - 5)} {FOOT - 8}h10l-5 8z"
        body += f'<path d="{shape}" class="tri {"up" if well else "down"}"/>'
    body += f'<path d="M{num(x(at))} 0V{FOOT}" class="cur"/>'
    size = f'viewBox="-14 0 {WIDE + 28} {HIGH}" preserveAspectRatio="none"'
    return Markup(f'<svg class="sld" {size} aria-hidden="true">{body}</svg>')


def _ticks(story: Outline, sight: Sight, x: Any) -> str:
    found = ""
    round_before = 0
    for turn in story.turns:
        place = num(x(turn.first))
        new = turn.round != round_before and story.rounds
        found += f'<path d="M{place} {FOOT - (8 if new else 4)}V{FOOT}" class="tk{" b" if new else ""}"/>'
        if new:
            found += f'<text x="{place}" y="{HIGH - 2}" class="ax">{sight.t("review-round", round=turn.round)}</text>'
        round_before = turn.round
    return found


def _line(points: Sequence[tuple[float, float]], kind: str) -> str:
    drawn = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return f'<polyline points="{drawn}" class="{kind}"/>'
