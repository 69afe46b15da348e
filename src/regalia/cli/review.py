"""regalia review: a finished journal looked at again, in words, as JSON or as a page that stands alone."""

from __future__ import annotations

from regalia.cli.context import Context
from regalia.cli.parser import Parser, required, seconds, whole, writable, write
from regalia.cli.saves import find
from regalia.cli.table.show import wrapped
from regalia.coach.moments import Budget, Moment
from regalia.coach.reviewing import Review, report, review
from regalia.coach.summary import Narrator
from regalia.core.errors import JournalError
from regalia.core.game import Game
from regalia.core.journal import Journal, load, verify
from regalia.core.registry import game as find_game
from regalia.core.step import NOBODY

LONGEST = 30.0
MOST = 100_000


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "review")
    parser.word("file", "FILE")
    parser.value("seat", "N")
    parser.value("seconds", "S", "0.5")
    parser.value("iterations", "N")
    parser.value("html", "OUT.html")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    journal = load(find(required(found.file, "FILE")))
    game = find_game(journal.game)
    if not verify(game, journal).over:
        raise JournalError("review-running")
    budget = Budget(seconds(found.seconds, "--seconds", LONGEST), whole(found.iterations, "--iterations", 1, MOST))
    target = writable(found.html) if found.html else None
    chosen = whole(found.seat, "--seat", 0, journal.players - 1)
    done = review(game, journal, budget, context.progress())
    told = Telling(context, game, journal, done)
    if target is not None:
        from regalia.web.pages.review import standing_alone

        seat = NOBODY if chosen is None else chosen
        write(target, standing_alone(game, journal, done, context.lang, told.names, seat))
    if found.json:
        context.json(report(done, told.why))
        return 0
    seats = range(done.story.players) if chosen is None else [chosen]
    print("\n".join(line for seat in seats for line in told.lines(seat)))
    if target is not None:
        context.say("review-written", file=str(target))
    return 0


class Telling:
    def __init__(self, context: Context, game: Game, journal: Journal, done: Review) -> None:
        self.context = context
        self.game = game
        self.done = done
        self.names = list(journal.seats) or game.seat_names(context.lang, game.replay(journal, 0).config)
        self.journal = journal
        self.whys: dict[tuple[int, int], str] = {}

    def narrator(self, seat: int) -> Narrator:
        found = Narrator(self.game, self.journal, self.done, self.context.lang, self.names, NOBODY)
        found.about = seat
        return found

    def why(self, moment: Moment) -> str:
        """In one reading of the journal for each seat."""
        if (moment.seat, moment.step) not in self.whys:
            for point in self.narrator(moment.seat).points():
                self.whys[moment.seat, point.moment.step] = point.why
        return self.whys[moment.seat, moment.step]

    def lines(self, seat: int) -> list[str]:
        narrator = self.narrator(seat)
        found = [self.names[seat], wrapped(narrator.summary(), "  ", "  ")]
        for point in narrator.points():
            head = f"{point.moment.letter}  {point.title} · {point.name}"
            found += [wrapped(head, "     ", "  "), wrapped(f"{point.cost} {point.why}", "     ", "     ")]
        return [*found, ""]
