"""A whole game reviewed: from a journal, turn by turn, with what is known so far at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from regalia.coach.moments import Budget, Examined, Finding, Moment, accuracy, examined, moments
from regalia.coach.outline import Outline, outline
from regalia.core.errors import JournalError
from regalia.core.game import Game
from regalia.core.journal import Journal

FORMAT = 2


class Review(msgspec.Struct):
    """`wins`: each seat's chance at the start and after every turn looked at; `findings`: every decision weighed."""

    story: Outline
    wins: list[list[float]]
    findings: list[Finding]
    format: int = FORMAT

    @property
    def done(self) -> int:
        """How many turns have been looked at."""
        return len(self.wins) - 1

    @property
    def finished(self) -> bool:
        return self.done >= len(self.story.turns)

    def add(self, found: Examined) -> None:
        turn = self.story.turns[self.done]
        self.findings += found.findings
        self.wins.append(_with_search(found, turn.seat))

    def moments(self, seat: int) -> list[Moment]:
        return moments(self.story, self.findings, seat)

    def accuracy(self) -> dict[tuple[int, int], int]:
        return accuracy(self.story, self.findings)


def _with_search(found: Examined, seat: int) -> list[float]:
    """The evaluation's chances after the turn, as they are: the search looked at the position before."""
    del seat
    return found.wins


def begin(game: Game, journal: Journal) -> Review:
    """A review of nothing yet; JournalError for a game that is not over or cannot be replayed."""
    story = outline(game, journal)
    if not story.turns:
        raise JournalError("review-empty")
    shares = story.players if story.seats == story.players else story.seats
    return Review(story, [[1 / shares] * story.seats], [])


def review(game: Game, journal: Journal, budget: Budget, progress: Callable[[int, int], None] | None = None) -> Review:
    """Every turn, one after the other, here and now: for the command line."""
    found = begin(game, journal)
    for turn in found.story.turns:
        found.add(examined(game, journal, turn.first, turn.last, budget))
        if progress is not None:
            progress(turn.number, len(found.story.turns))
    return found


def report(found: Review, whys: Callable[[Moment], str]) -> dict[str, Any]:
    """The form that `regalia review --json` prints."""
    story = found.story
    turns = [
        {"seat": turn.seat, "step": turn.last, "round": turn.round, "win": _rounded(win), "scores": turn.scores}
        for turn, win in zip(story.turns, found.wins[1:], strict=True)
    ]
    rows = [
        {
            "letter": moment.letter,
            "step": moment.step,
            "turn": moment.turn,
            "seat": moment.seat,
            "played": moment.played.keys,
            "better": moment.better.keys,
            "loss": round(-moment.worth, 1),
            "sure": moment.sure,
            "why": whys(moment),
        }
        for seat in range(story.players)
        for moment in found.moments(seat)
    ]
    return {"game": story.game, "scores": story.scores, "ranks": story.ranks, "turns": turns, "moments": rows}


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 3) for number in numbers]
