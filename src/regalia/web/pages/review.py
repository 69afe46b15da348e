"""What the page of a review shows: words, curves, one turning point with its board, the numbers as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from regalia.coach import curves
from regalia.coach.moments import Moment
from regalia.coach.outline import steps
from regalia.coach.reviewing import Review
from regalia.coach.summary import Narrator, Point
from regalia.coach.wording import agreeing, source_name, whole
from regalia.core.game import Game
from regalia.core.journal import Journal
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.drawing.markup import signed
from regalia.drawing.scene import piece_of
from regalia.web.pages.fragments import board_fragments
from regalia.web.pages.render import environment, render, sprite, style_sheet
from regalia.web.pages.sight import Sight

SHOWN_SOURCES = 7


class Reading:
    """A review for one reader, in one language. `viewer` is “you”; NOBODY reads about the first seat."""

    def __init__(
        self, game: Game, journal: Journal, review: Review, lang: str, names: Sequence[str], viewer: int, about: int | None = None
    ) -> None:
        self.game = game
        self.journal = journal
        self.review = review
        self.lang = lang
        self.viewer = viewer
        self.narrator = Narrator(game, journal, review, lang, names, viewer if about in (None, viewer) else NOBODY)
        if about is not None:
            self.narrator.about = about
        self.about = self.narrator.about
        self.end = game.replay(journal)
        view = self.end.view(NOBODY)
        self.tinctures = [game.tincture(view, seat) for seat in range(review.story.seats)]
        self.names = [self.t("web-you") if seat == viewer else name for seat, name in enumerate(names)]

    def t(self, key: str, **args: Any) -> str:
        return self.game.texts.format(self.lang, key, args, self.narrator.names)

    def context(self, chosen: str) -> dict[str, Any]:
        """Everything the template needs; `chosen` is the letter of the turning point that is shown."""
        moments = self.review.moments(self.about)
        points = self.narrator.points()
        costly = sorted((m for m in moments if m.worth < 0), key=lambda m: m.worth)
        letter = chosen if chosen in {m.letter for m in moments} else (costly or moments)[0].letter if moments else ""
        by_letter = {point.moment.letter: point for point in points}
        sheet = self.sheet(moments, letter)
        scores = [self.review.story.start, *(turn.scores for turn in self.review.story.turns)]
        story = self.review.story
        return {
            "reading": self,
            "summary": self.summary(),
            "standings": self.standings(),
            "wins": Markup(curves.win_curve(sheet, self.review.wins)) if story.contest else "",
            "scores": Markup(curves.score_curve(sheet, scores, story.scores)),
            "win_note": self.win_note(),
            "accuracy": self.accuracy(),
            "best": self.decisions(points, well=True),
            "costliest": self.decisions(points, well=False),
            "letters": [moment.letter for moment in moments],
            "chosen": self.shown(by_letter[letter]) if letter else None,
            "done": self.review.done,
            "turns": len(story.turns),
            "finished": self.review.finished,
            "numbers": self.numbers(),
        }

    def summary(self) -> str:
        review = self.review
        if review.finished:
            return self.narrator.summary()
        return self.t("review-progress", turn=review.done + 1, turns=len(review.story.turns))

    def sheet(self, moments: list[Moment], chosen: str) -> curves.Sheet:
        story = self.review.story
        ends = [turn.number for turn, after in zip(story.turns, story.turns[1:], strict=False) if turn.round != after.round]
        words = {
            "level": self.t("coach-win-level"),
            "in-ten": self.t("review-in-ten", n="%n%"),
            "average": self.t("review-average"),
            "win": self.t("review-curve-win"),
            "score": self.t("review-curve-score"),
        }
        bands = [*ends, len(story.turns)]
        return curves.Sheet(len(story.turns), bands, self.tinctures, self.names, self.viewer, moments, words, chosen)

    def win_note(self) -> str:
        if self.review.story.seats != 2:
            return self.t("review-curve-win-note")
        below = self.viewer if self.viewer in (0, 1) else 0
        return self.t("review-curve-two-note", below=self.names[below], above=self.names[1 - below])

    def standings(self) -> list[dict[str, Any]]:
        story = self.review.story
        ranks = story.ranks or [0] * story.seats
        order = sorted(range(story.seats), key=lambda seat: (ranks[seat], -story.scores[seat], seat))
        return [{"rank": ranks[s], "name": self.names[s], "tincture": self.tinctures[s], "score": story.scores[s]} for s in order]

    def accuracy(self) -> list[dict[str, Any]]:
        """Points found of ten, round by round, beside the table's."""
        found = self.review.accuracy()
        key = "review-round" if self.review.story.rounds else "review-part"
        rows = []
        for number in sorted({number for number, _ in found}):
            mine = found.get((number, self.about))
            others = [value for (other, seat), value in found.items() if other == number and seat != self.about]
            table = f"{sum(others) / len(others):.0f}" if others else ""
            if mine is not None:
                rows.append({"name": self.t(key, round=number), "found": mine, "table": table})
        return rows

    def decisions(self, points: list[Point], well: bool) -> list[dict[str, Any]]:
        chosen = [point for point in points if (point.moment.worth > 0) == well]
        chosen.sort(key=lambda point: -abs(point.moment.worth))
        return [{"letter": p.moment.letter, "name": p.name, "points": whole(abs(p.moment.worth)), "up": well} for p in chosen[:3]]

    def shown(self, point: Point) -> dict[str, Any]:
        """One turning point with its board and where the points come from."""
        moment = point.moment
        state = self.position(moment.step)
        pieces = [piece_of(state, self.game.action(side.keys[0])) for side in (moment.played, moment.better)]
        return {
            "point": point,
            "letter": moment.letter,
            "step": moment.step,
            "played": [(self.shield(seat), words) for seat, words in point.played],
            "better": [(self.shield(seat), words) for seat, words in point.better],
            "board": self.board(state, moment.seat, pieces),
            "pieces": pieces,
            "costly": moment.worth < 0,
            "played_points": whole(moment.played.points),
            "better_points": whole(moment.better.points),
            "apart": signed(whole(moment.better.points) - whole(moment.played.points)),
            "sources": self.sources(moment),
        }

    def shield(self, seat: int) -> str:
        return f"i-seat-{self.tinctures[seat]}" if 0 <= seat < len(self.tinctures) else ""

    def sources(self, moment: Moment) -> Markup | None:
        """The dumbbell, where both lines were played on and the games agree with the search."""
        played, better = moment.played.sources, moment.better.sources
        if moment.worth > 0 or not agreeing(better, played, whole(-moment.worth)):
            return None
        names = [source for source in {**better, **played} if max(played.get(source, 0), better.get(source, 0)) >= 0.5]
        names.sort(key=lambda source: -abs(better.get(source, 0) - played.get(source, 0)))
        kept = set(names[:SHOWN_SOURCES])
        rows = [
            (source_name(self.game, self.lang, source), played.get(source, 0.0), better.get(source, 0.0))
            for source in {**better, **played}
            if source in kept
        ]
        if not rows:
            return None
        words = {"same": self.t("review-same"), "sources": self.t("review-sources")}
        return Markup(curves.dumbbell(rows, words))

    def position(self, step: int) -> State:
        return next(state for number, state, _, _ in steps(self.game, self.journal) if number == step)

    def board(self, state: State, seat: int, pieces: list[str]) -> Markup:
        """The drawing that the two pieces lie on; the first one if they lie on none."""
        sight = Sight(state, seat, self.lang, self.narrator.names, asked=False)
        if sight.parts is None:
            return Markup("")
        drawn = board_fragments(sight)
        found = [drawn[f"board:{board.id}"] for board in sight.parts.boards] + [drawn["own"], drawn["left"]]
        marked = [f'data-piece="{piece}"' for piece in reversed(pieces)]
        fitting = (html for mark in marked for html in found if mark in html)
        return Markup(next(fitting, found[0]))

    def numbers(self) -> list[dict[str, Any]]:
        """The figures behind the curves, for whoever cannot see them or wants them exactly."""
        rows = []
        for turn, win in zip(self.review.story.turns, self.review.wins[1:], strict=False):
            wins = [f"{share * 10:.1f}" for share in win] if self.review.story.contest else []
            rows.append({"turn": turn.number, "wins": wins, "scores": turn.scores})
        return rows


def standing_alone(game: Game, journal: Journal, review: Review, lang: str, names: Sequence[str], seat: int) -> str:
    """The review as one file: styles, symbols and all turning points inside."""
    about = max(0, seat)
    reading = Reading(game, journal, review, lang, names, NOBODY, about)
    context = reading.context("")
    all_shown = [reading.shown(point) for point in reading.narrator.points()]
    styles = f"{style_sheet('regalia')}\n{style_sheet(game.id)}"
    return render(
        "review_alone.html",
        lang=lang,
        t=reading.t,
        sprite=sprite(game),
        styles=Markup(styles),
        title=game.info.title[lang],
        game=game.id,
        id="",
        query="",
        all_shown=all_shown,
        **context,
    )


__all__ = ["Reading", "environment", "standing_alone"]
