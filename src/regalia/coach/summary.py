"""A review in words: who won, where it turned, what it cost; and each turning point with its two lines."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.coach.lines import brief, inside_quotes
from regalia.coach.moments import Moment
from regalia.coach.outline import steps
from regalia.coach.reviewing import Review
from regalia.coach.wording import explaining, listed, whole
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.journal import Journal
from regalia.core.state import State
from regalia.core.step import Arg

LINES = 5
"""So many sentences of a line are told."""


class Point(msgspec.Struct):
    """A turning point in words. `played` and `better`: what happens, sentence by sentence, each with the seat it speaks of."""

    moment: Moment
    title: str
    question: str
    name: str
    cost: str
    why: str
    played: list[tuple[int, str]]
    better: list[tuple[int, str]]


class Narrator:
    """Tells a review to one reader: `viewer` is the seat called “you” (NOBODY: nobody is)."""

    def __init__(self, game: Game, journal: Journal, review: Review, lang: str, names: Sequence[str], viewer: int) -> None:
        self.game = game
        self.journal = journal
        self.review = review
        self.lang = lang
        self.names = list(names)
        self.viewer = viewer
        self.about = viewer if viewer >= 0 else 0
        """Whose turning points are told."""

    def t(self, key: str, **args: Arg) -> str:
        return self.game.texts.format(self.lang, key, args, self.names)

    # -- the summary ---------------------------------------------------------------------------

    def summary(self) -> str:
        return " ".join(filter(None, [self.outcome(), self.lead(), self.dearest(), self.best_round()]))

    def outcome(self) -> str:
        story = self.review.story
        me = self.about
        name = self.names[me]
        you = int(self.viewer >= 0)
        if not story.contest or not story.ranks:
            return self.t("review-scored", you=you, name=name, points=story.scores[me])
        rivals = [seat for seat in range(story.seats) if seat != me]
        other = min(rivals, key=lambda seat: (story.ranks[seat], -story.scores[seat]))
        apart = abs(story.scores[me] - story.scores[other])
        won = int(story.ranks[me] == 1)
        shared = won and story.ranks.count(1) > 1
        key = "review-shared" if shared else "review-won" if won else "review-lost"
        return self.t(key, you=you, name=name, other=self.names[other], points=apart, rank=story.ranks[me])

    def lead(self) -> str:
        """Until when the seat was ahead, if it lost; since when, if it won."""
        story, wins = self.review.story, self.review.wins
        if not story.contest or not story.ranks or len(wins) < 4:
            return ""
        ahead = [row[self.about] >= max(row) - 1e-9 for row in wins]
        you, name = int(self.viewer >= 0), self.names[self.about]
        last = len(wins) - 1
        if story.ranks[self.about] == 1:
            since = next((at for at in range(last, 0, -1) if not ahead[at]), 0)
            key = "review-ahead-since" if since else "review-ahead-always"
            return self.t(key, you=you, name=name, turn=since + 1)
        until = next((at for at in range(last - 1, 0, -1) if ahead[at]), 0)
        return self.t("review-ahead-until" if until else "review-never-ahead", you=you, name=name, turn=until)

    def dearest(self) -> str:
        """The costliest decision, with what would have been better."""
        bad = [moment for moment in self.review.moments(self.about) if moment.worth < 0]
        you = int(self.viewer >= 0)
        if not bad:
            return self.t("review-nothing-costly", you=you, name=self.names[self.about])
        worst = min(bad, key=lambda moment: moment.worth)
        played, better = self.labels(worst)
        return self.t("review-dearest", you=you, turn=worst.turn, played=played, better=better, points=whole(-worst.worth))

    def best_round(self) -> str:
        """In which round the seat found most, in which least."""
        story = self.review.story
        mine = {number: found for (number, seat), found in self.review.accuracy().items() if seat == self.about}
        if len(mine) < 2 or max(mine.values()) - min(mine.values()) < 2:
            return ""
        best = max(mine, key=lambda number: (mine[number], -number))
        least = min(mine, key=lambda number: (mine[number], number))
        key = "review-rounds" if story.rounds else "review-parts"
        return self.t(key, you=int(self.viewer >= 0), best=best, least=least)

    # -- turning points ------------------------------------------------------------------------

    def points(self) -> list[Point]:
        found = self.review.moments(self.about)
        if not found:
            return []
        wanted = {moment.step: moment for moment in found}
        told: dict[int, Point] = {}
        for number, state, _, _ in steps(self.game, self.journal):
            if number in wanted:
                told[number] = self.point(wanted[number], state)
        return [told[moment.step] for moment in found]

    def point(self, moment: Moment, state: State) -> Point:
        label = self.label(state, moment.played.keys[0])
        points = whole(abs(moment.worth))
        turn = self.review.story.turns[moment.turn - 1]
        counted = self.review.story.rounds
        key = "review-found" if moment.worth > 0 else "review-cost"
        title = self.t("review-turn-round" if counted else "review-turn", turn=moment.turn, round=turn.round)
        return Point(
            moment=moment,
            title=title,
            question=self.game.prompt(self.lang, state, moment.seat, self.names),
            name=label,
            cost=self.t(key, points=points, sure=self.t(f"coach-sure-{moment.sure}")),
            why=self.why(moment, state),
            played=self.told(state, moment.seat, moment.played.keys),
            better=self.told(state, moment.seat, moment.better.keys) if moment.worth < 0 else [],
        )

    def why(self, moment: Moment, state: State) -> str:
        better = self.quoted(state, moment.better.keys[0])
        points = whole(abs(moment.worth))
        if moment.worth > 0:
            return self.t("review-why-found", points=points)
        rows = explaining(moment.better.sources, moment.played.sources, points)
        key = "coach-better-by" if rows else "coach-better"
        played = self.quoted(state, moment.played.keys[0])
        sources = listed(self.game, self.lang, rows, named=True)
        return f"{self.t('review-better', better=better)} {self.t(key, points=points, other=played, sources=sources)}"

    def label(self, state: State, key: str) -> str:
        return brief(self.game.label(self.lang, self.game.action(key), state))

    def quoted(self, state: State, key: str) -> str:
        return inside_quotes(self.label(state, key))

    def labels(self, moment: Moment) -> tuple[str, str]:
        for number, state, _, _ in steps(self.game, self.journal):
            if number == moment.step:
                return self.quoted(state, moment.played.keys[0]), self.quoted(state, moment.better.keys[0])
        return "", ""

    def told(self, state: State, seat: int, keys: Sequence[str]) -> list[tuple[int, str]]:
        """What happens when these decisions are made, as the log says it; what the seat cannot know is dealt anew."""
        events: list[Event] = []
        labels: list[str] = []
        game = state.resample(seat, 1)
        game.events = events
        for key in keys:
            action = self.game.action(key)
            if game.over or action not in game.legal_for(seat):
                break
            labels.append(self.game.label(self.lang, action, game))
            game.do_as(seat, action)
        seen = [event for event in events if event.visible_to(seat) and event.key not in ("turn", "round")]
        told = [(int(event.seat), self.game.log_line(self.lang, event, self.names)) for event in seen[:LINES]]
        return told or [(seat, label) for label in labels[:LINES]]
