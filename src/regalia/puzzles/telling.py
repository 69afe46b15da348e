"""What a puzzle says: what is asked, whether a choice was right, why; and as much help as is wanted."""

from __future__ import annotations

import msgspec

from regalia.coach.lines import brief, inside_quotes
from regalia.coach.telling import Teller
from regalia.coach.wording import explaining, listed, whole
from regalia.core.game import Game
from regalia.core.step import Arg
from regalia.puzzles.puzzle import Puzzle


class Answer(msgspec.Struct):
    """To a choice: `head` says whether it was right, `why` the reason. A wrong one never names the solution."""

    right: bool
    head: str
    why: str


class Asker:
    """One puzzle in one language."""

    def __init__(self, game: Game, puzzle: Puzzle, lang: str) -> None:
        self.game = game
        self.puzzle = puzzle
        self.lang = lang
        self.state = puzzle.state(game)
        self.teller = Teller(self.state, puzzle.seat, puzzle.analysis(), lang, puzzle.seed)

    def t(self, key: str, **args: Arg) -> str:
        return self.game.texts.format(self.lang, f"puzzle-{key}", args)

    def question(self) -> str:
        count = len(self.state.legal_for(self.puzzle.seat))
        return self.t("question", count=count, points=max(1, whole(self.puzzle.margin)))

    def name(self, key: str) -> str:
        """As short as one would say it: without the explanation of what stands on a card."""
        return brief(self.game.label(self.lang, self.game.action(key), self.state))

    def hint(self) -> str:
        """What the best choice earns, without naming it; where that says nothing, which kind of choice it is."""
        first, second = self.puzzle.options[0], self.puzzle.options[1]
        rows = [row for row in explaining(first.sources, second.sources, self.puzzle.margin) if row[1] > 0]
        if rows:
            return self.t("hint-sources", sources=listed(self.game, self.lang, rows[:2], named=True))
        gains = [row for row in self.teller.apart(first, second) if row[1] > 0]
        if gains:
            return self.t("hint-gains", gains=listed(self.game, self.lang, gains[:2]))
        kind = self.game.catalogue.block_of(first.action).name
        alike = [a for a in self.state.legal_for(self.puzzle.seat) if self.game.catalogue.block_of(a).name == kind]
        return self.t("hint-kind", name=inside_quotes(self.name(self.state.key(alike[0]))), count=len(alike))

    def solution(self) -> str:
        return self.t("solution", name=self.name(self.puzzle.solution)) + " " + self.reason()

    def reason(self) -> str:
        """Why the best choice is better than the next."""
        first, second = self.puzzle.options[0], self.puzzle.options[1]
        return " ".join([self.teller.better(first, second), *self.teller.gains(first, second)])

    def answer(self, key: str) -> Answer:
        if key == self.puzzle.solution:
            return Answer(True, self.t("right", name=self.name(key)), self.reason())
        points = max(1, whole(self.puzzle.loss(key)))
        return Answer(False, self.t("wrong", name=self.name(key), points=points), self.cost(key, points))

    def cost(self, key: str, points: int) -> str:
        """Where the points are lost, of a choice that was played on."""
        chosen = next((option for option in self.puzzle.options if option.key == key), None)
        best = self.puzzle.options[0]
        rows = explaining(chosen.sources, best.sources, -points) if chosen is not None else []
        if not rows:
            return self.t("wrong-plain")
        return self.t("wrong-by", sources=listed(self.game, self.lang, rows, named=True))
