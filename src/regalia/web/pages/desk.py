"""From a table of the service to what its page shows: parts as markup, and the facts that the page's modules need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.drawing.markup import esc
from regalia.puzzles import has_puzzles
from regalia.table import chains, planning
from regalia.table import records as kinds
from regalia.table.errors import Missing
from regalia.table.guiding import guide
from regalia.table.live import Live
from regalia.table.moves import Caller, free_undo
from regalia.table.papers import nothing_hidden
from regalia.table.payload import prompt, table_facts
from regalia.table.puzzle_tables import PUZZLE
from regalia.web.pages import fragments, lesson, plans, puzzle
from regalia.web.pages.home import set_up
from regalia.web.pages.options import choices
from regalia.web.pages.plans import Draft
from regalia.web.pages.reading import section_now
from regalia.web.pages.render import render
from regalia.web.pages.replaying import replay_bar
from regalia.web.pages.results import own_scores
from regalia.web.pages.scoring import score_rows, standings
from regalia.web.pages.sight import Sight
from regalia.web.pages.story import DIVIDERS, Told, log_markup

DEALT_ANEW = 4


class Desk:
    """One viewer's page of a table: as it stands, or at the moment `at` (so many decisions into the game)."""

    def __init__(
        self,
        live: Live,
        viewer: int,
        lang: str,
        at: int | None,
        replay: bool = False,
        beside: Sequence[int] = (),
        draft: Draft | None = None,
    ) -> None:
        """`beside`: the viewer's results with the same set-up, where nobody wins. `draft`: what is not posted yet."""
        self.live = live
        self.beside = beside
        self.viewer = viewer
        self.lang = lang
        self.at = at
        self.replay = replay
        self.points: Sequence[tuple[int, bool]] = ()
        """Turning points for a replay, where a review has found some: the decision, and whether it was well found."""
        # A copy of its own: the page is drawn in a thread while the table is shown to others.
        state = (_state_of(live) if at is None else position_at(live, at)).copy()
        now = at is None and not replay
        self.sight = Sight(state, viewer, lang, live.names(lang), now and viewer in live.people_asked(), live.alone(viewer))
        self.guide = guide(live) if now else None
        self.held: tuple[str, ...] = ()
        self.trial: planning.Trial | None = None
        draft = draft or Draft()
        if self.guide is not None:
            lesson.quiet(self.sight, self.guide)
        elif draft.planning and now:
            self._plan(draft.plan)
        if self.sight.asked and self.guide is None and PUZZLE not in live.header.origin:
            self._chain(draft.held)

    def _plan(self, keys: Sequence[str]) -> None:
        """Show the private copy on which the viewer plans."""
        s = self.sight
        self.trial = planning.tried(_state_of(self.live), self.viewer, keys)
        self.sight = Sight(self.trial.position, self.viewer, self.lang, s.names, not self.trial.stopped, s.alone)

    def _chain(self, held: Sequence[str]) -> None:
        """Offer what can be decided in one post; with pieces held, from the position in which they are."""
        s = self.sight
        if not held:
            s.links = chains.offered(s.state, self.viewer)
            return
        holding = chains.hold(s.state, self.viewer, held)
        self.held = holding.keys
        self.sight = Sight(holding.position, self.viewer, self.lang, s.names, True, s.alone)
        self.sight.links, self.sight.held = holding.links, holding.pieces

    def parts(self, told: int = 0, asides: bool = True) -> dict[str, str]:
        """All parts; the log without what followed the first `told` decisions. `asides`: with what a page shows only when it is
        asked to, the table in words and the scores before the end."""
        found = fragments.board_fragments(self.sight)
        found["bar"] = self._bar()
        if self.trial is None:
            found["lesson"] = lesson.strip_markup(self.live, self.sight, self.film) or self._puzzle()
        else:
            found["lesson"] = plans.strip_markup(self.sight, self.trial, self.live)
        found["log"] = ("" if told else self._fork_note()) + log_markup(self.sight, self._story(told))
        if asides:
            found["text"] = fragments.words_fragment(self.sight)
        if asides or self.live.result is not None:
            found["result"] = self._result()
        return found

    def _puzzle(self) -> str:
        """The strip of a puzzle, while it is solved."""
        return "" if self.replay or self.at is not None else puzzle.strip_markup(self.live, self.sight)

    @property
    def film(self) -> int | None:
        """In a replay, or a look back: the moment of the lesson that is shown."""
        return self._shown() if self.replay else None

    def lesson_facts(self) -> dict[str, Any] | None:
        return lesson.facts(self.live, self.sight, self.film)

    def page_mark(self) -> str:
        """Names the lines of the log that stand: how many decisions, and the place of the last of them among what was seen."""
        last = min(self._shown(), self.live.last_step())
        return f"{last}.{self._place(last)}" if last else ""

    def _place(self, play: int) -> int:
        return self.live.seen_before(self.viewer, self.live.line.plays[play - 1].row)

    def told(self, mark: str) -> int:
        """How many decisions a page with such a mark has told already; none if the game took another course since."""
        count, _, place = mark.partition(".")
        if not count.isdecimal() or not 0 < int(count) <= min(self._shown(), self.live.last_step()):
            return 0
        return int(count) if str(self._place(int(count))) == place else 0

    def boards(self) -> list[Any]:
        return [] if self.sight.parts is None else self.sight.parts.boards

    def _bar(self) -> str:
        s = self.sight
        if self.replay:
            extra: dict[str, Any] = {"slider": replay_bar(self.live, s, self._shown(), self.points), "tincture": self._decider()}
            return fragments.bar_fragment(s, [], "-", extra)
        if self.live.status == "finished":
            first = next(iter(self._winners()), 0)
            extra = {"finished": True, "id": self.live.header.id, "note": "", "tincture": s.tincture(first)}
            return fragments.bar_fragment(s, [], self._outcome(), extra)
        if self.trial is not None:
            return fragments.bar_fragment(s, choices(s), plans.stopped(s, self.trial))
        if self.guide is not None:
            found = lesson.wanted_first(choices(s), self.guide)
            return fragments.bar_fragment(s, found, "", {"lesson_note": lesson.note(s, self.guide)})
        extra = plans.waiting_words(s, self.live, self.viewer) if self.at is None else {}
        return fragments.bar_fragment(s, choices(s), prompt(self.live, self.viewer, self.lang), extra)

    def prompt(self) -> str:
        """The question that is shown."""
        s = self.sight
        shown = self.held or self.trial is not None
        return s.game.prompt(s.lang, s.state, s.seat, s.names) if shown and s.asked else prompt(self.live, self.viewer, self.lang)

    def _decider(self) -> int:
        """The tincture of the seat that made the decision shown."""
        at = self._shown()
        return self.sight.tincture(self.live.line.plays[at - 1].line.seat) if at else self.sight.tincture(NOBODY)

    def _shown(self) -> int:
        return self.live.last_step() if self.at is None else self.at

    def _winners(self) -> list[int]:
        assert self.live.result is not None
        return self.live.result.winners

    def _outcome(self) -> str:
        if not self._winners():
            return self.sight.t("web-final-score", scores=" – ".join(map(str, own_scores(self.live))))
        if self._winners() == [self.viewer] and self.sight.alone:
            return self.sight.t("web-you-win")
        winners = [self.sight.names[seat] for seat in self._winners()]
        return self.sight.t("web-winner", who=", ".join(winners), count=len(winners))

    def _story(self, told: int) -> Iterator[Told]:
        """What was told of every decision that stands."""
        live = self.live
        last = live.last_step()
        shown = len(live.line.plays) if self.at is None else self.at
        if not told:
            for line in live.header.origin.get("log", ()):
                yield Told(0, False, Event(line["key"], line["seat"], line["args"], line["to"]))
            for row, events in zip(live.rows, live.told, strict=True):
                if row.kind == kinds.START:
                    yield from (Told(0, True, event) for event in events)
        # Of a secret choice one's own decisions alone, and counted alone: else their numbers tell how far the others are.
        own = [play for play in live.line.plays[last:shown] if play.line.seat == self.viewer]
        for number, play in enumerate([*live.line.plays[told : min(shown, last)], *own], start=told + 1):
            yield from (Told(number, number <= last, event) for event in live.told[play.row - 1])

    def _fork_note(self) -> str:
        """A table that goes on from another says so at the top of its log."""
        origin = self.live.header.origin
        if "fork" not in origin:
            return ""
        return f'<li class="fork-note" data-play="0">{esc(self.sight.t("fork-of", step=origin["step"]))}</li>'

    def _scores_known(self) -> bool:
        """Whether nothing hidden from the viewer bears on the scores: they stay the same however that is dealt."""
        state, viewer = self.sight.state, self.viewer
        if state.lanes or self.live.game.view_scores(state, viewer) != state.scores():
            return False
        if type(self.live.game).view_scores is Game.view_scores:
            return True
        return all(state.resample(viewer, seed).scores() == state.scores() for seed in range(DEALT_ANEW))

    def _result(self) -> str:
        """Scores source by source: the result, or during the game a preview where nothing about them is hidden."""
        live = self.live
        over = live.result is not None and not self.replay and self.at is None
        if not over and not self._scores_known():
            return ""
        state = self.sight.state
        scores, ranks = state.scores(), [int(rank) for rank in state.ranks()]
        ended = ""
        if over and live.result is not None:
            scores, ranks, ended = live.result.scores, live.result.ranks, live.result.ended_by
        late = self.sight.names[live.result.late] if live.result is not None and live.result.late != NOBODY else ""
        return render(
            "result.html",
            s=self.sight,
            over=over,
            rows=score_rows(self.sight),
            standings=standings(self.sight, scores, ranks),
            scores=state.scores(),
            by_time=late if ended == "time" else "",
            beside=", ".join(map(str, self.beside)),
            puzzles=over and has_puzzles(live.game),
            set_up=set_up(live, self.lang) if self.beside else "",
        )


def _state_of(live: Live) -> State:
    if live.state is None:
        raise Missing("table-unknown")
    return live.state


def position_at(live: Live, at: int) -> State:
    if live.state is None or not 0 <= at <= live.last_step():
        raise Missing("table-no-step", step=at, last=live.last_step())
    return live.line.at(at)


def taken_back(live: Live, viewer: int, lang: str) -> list[dict[str, Any]]:
    """What a take-back that is asked for, or could be, would undo: each decision as far as the viewer may know it."""
    if viewer == NOBODY or live.state is None or not live.running:
        return []
    own = live.line.last_of(viewer)
    if live.ask is None and (own is None or free_undo(live.state, viewer)):
        return []
    first = live.ask.to if live.ask is not None else live.line.index_of(own.row) if own is not None else 0
    names, you, last = live.names(lang), viewer if live.alone(viewer) else NOBODY, live.last_step()
    return [
        {
            "seat": play.line.seat,
            "lines": [
                live.game.log_line(lang, event, names, you)
                for event in live.told[play.row - 1]
                if event.visible_to(viewer) and event.key not in DIVIDERS
            ],
        }
        for number, play in enumerate(live.line.plays[first:], start=first)
        if number < last or play.line.seat == viewer
    ]


def _hides(state: State, viewer: int) -> bool:
    """In a secret choice always: whether there is something to hide yet would tell whether others have begun."""
    return bool(state.lanes) or not nothing_hidden(state, viewer)


def table_data(desk: Desk, caller: Caller, links: dict[str, Any], query: str) -> dict[str, Any]:
    """The facts of the table for the modules of the page; everything secret was left out by the view already."""
    live, viewer = desk.live, desk.viewer
    found: dict[str, Any] = {**table_facts(live, viewer, desk.lang)}
    mine = live.seats_of(caller.identity)
    found |= {
        "viewer": query,
        "mine": mine,
        "names": desk.sight.names,
        "tinctures": [desk.sight.tincture(seat) for seat in range(len(desk.sight.names))],
        "secrets": len(mine) > 1 and live.running and _hides(_state_of(live), viewer),
        "plays": live.last_step(),
        "told": desk.page_mark(),
        "section": section_now(desk.sight),
        "replay": desk.replay,
        "at": desk.at,
        "lesson": desk.lesson_facts(),
        "lessons": lesson.offered(live.game, desk.lang),
        "puzzles": has_puzzles(live.game),
        "prompt": desk.prompt(),
        "held": list(desk.held),
        "in_hand": desk.sight.held,
        "planning": None if desk.trial is None else list(desk.trial.keys),
        "undoes": taken_back(live, viewer, desk.lang),
        "plan_ended": live.plan_ended.get(viewer, ""),
        "fork": live.header.origin.get("step") if "fork" in live.header.origin else None,
        "hot": [number for number in mine if number in live.people_asked()],
        **links,
    }
    return found
