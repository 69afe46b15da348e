"""The score sheet of a game's modes without a contest: a result counts beside those of the same set-up, never against a seat.

sheet = ScoreSheet.load(game, path)     # an empty one if there is no such file yet
sheet.enter(state)                      # a finished game; the same game once only
sheet.save(path)
sheet.scores(state.config)              # the results of that set-up, best first
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.keeping import read_kept, write_kept
from regalia.core.state import State

FORMAT = 1
KIND = "scores"


class SetUp(msgspec.Struct, frozen=True):
    """What results must have in common to be compared; options that stand by default are left out."""

    mode: str
    players: int
    options: dict[str, Any]
    pack: str = ""
    pack_digest: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One finished game: what the players scored (not the automa), and the game's fingerprint."""

    setup: SetUp
    scores: list[int]
    game: str


class ScoreSheet:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.results: list[Entry] = []

    def enter(self, state: State) -> None:
        """Enter a finished game, once."""
        config = state.config
        if config.contest:
            raise UserError("scores-contest", mode=config.mode)
        if not state.over:
            raise UserError("scores-unfinished")
        digest = state.digest()
        if all(entry.game != digest for entry in self.results):
            self.results.append(Entry(self.setup(config), state.scores()[: config.players], digest))

    def setup(self, config: Config) -> SetUp:
        offered = self.game.info.mode(config.mode).options
        given = {name: value for name, value in config.options.items() if value != offered[name].default}
        pack = ("", "") if config.pack is None else (config.pack.name, config.pack.digest)
        return SetUp(config.mode, config.players, given, *pack)

    def setups(self) -> list[SetUp]:
        """Every set-up with a result, in the order of their options."""
        found: list[SetUp] = []
        for entry in self.results:
            if entry.setup not in found:
                found.append(entry.setup)
        return sorted(found, key=lambda setup: (setup.mode, setup.players, *map(str, setup.options.values())))

    def scores(self, wanted: Config | SetUp) -> list[list[int]]:
        """The results of a set-up, best first."""
        setup = self.setup(wanted) if isinstance(wanted, Config) else wanted
        return sorted((entry.scores for entry in self.results if entry.setup == setup), reverse=True)

    # -- the file ------------------------------------------------------------------------------

    @staticmethod
    def load(game: Game, path: Path) -> ScoreSheet:
        """The sheet of a file; UserError if there is something there that is not a sheet of this game."""
        data = read_kept(path, KIND)
        sheet = ScoreSheet(game)
        if data is None:
            return sheet
        if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != game.id:
            raise UserError("scores-broken", file=path.name, problem=type(data).__name__)
        try:
            sheet.results = msgspec.convert(data.get("results"), list[Entry])
        except msgspec.ValidationError as problem:
            raise UserError("scores-broken", file=path.name, problem=str(problem)) from None
        return sheet

    def save(self, path: Path) -> None:
        write_kept(path, KIND, {"format": FORMAT, "game": self.game.id, "results": self.results})
