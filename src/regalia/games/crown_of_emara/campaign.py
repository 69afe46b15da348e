"""The solo campaign: a small file that keeps the chain of games (EMARA-SOLO-09 to -13).

    campaign = Campaign.load(path)          # an empty one if there is no such file yet
    config = campaign.next_config()         # the next game: game.deal(config, …), play it to the end
    campaign.record(state)                  # won or lost, final score, Victoria's points
    campaign.save(path)                     # whole or not at all

Games with the informed choice are kept on a sheet of their own (EMARA-SOLO-12); every function takes `informed` for it. A
file that cannot be right is refused with an error that names the field; nothing is ever reset.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from regalia.core.errors import UserError
from regalia.core.keeping import read_kept, write_kept
from regalia.games.crown_of_emara.load import components
from regalia.games.crown_of_emara.state import VICTORIA

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.packs import Pack
    from regalia.core.state import State
    from regalia.games.crown_of_emara.state import Emara

FORMAT: Final = 1
GAME: Final = "crown_of_emara"
MODE: Final = "solo_campaign"
SHEETS: Final[list[str]] = ["standard", "informed_choice"]
FIELDS: Final[list[str]] = ["start", "score", "victoria"]


class Result:
    """One finished game: where the buildings started, the final score, Victoria's points, and the game's fingerprint."""

    def __init__(self, start: int, score: int, victoria: int, digest: str) -> None:
        self.start: Final[int] = start
        self.score: Final[int] = score
        self.victoria: Final[int] = victoria
        self.digest: Final[str] = digest

    @property
    def won(self) -> bool:
        """EMARA-SOLO-09: strictly more than Victoria."""
        return self.score > self.victoria


class Campaign:
    def __init__(self) -> None:
        self.sheets: list[list[Result]] = [[], []]

    @property
    def mode(self) -> str:
        return MODE

    # -- what comes next -----------------------------------------------------------------------

    def results(self, informed: bool = False) -> list[Result]:
        return self.sheets[1 if informed else 0]

    def next_start(self, informed: bool = False) -> int:
        """EMARA-SOLO-10: 40 first, then 5 lower after a win and 2 higher after a loss, within the track."""
        return start_after(self.results(informed))

    def next_config(self, informed: bool = False, pack: Pack | None = None) -> Config:
        from regalia.core.registry import game

        start = self.next_start(informed)
        return game(GAME).configure(1, MODE, start_buildings=start, informed_choice=informed, pack=pack)

    def best(self, informed: bool = False) -> Result | None:
        """EMARA-SOLO-11: the win with the lowest start, among equals the one with the higher score."""
        found: Result | None = None
        for result in self.results(informed):
            if not result.won:
                continue
            if found is None or result.start < found.start or (result.start == found.start and result.score > found.score):
                found = result
        return found

    # -- entering a game -----------------------------------------------------------------------

    def record(self, state: Emara) -> Result:
        """Enter a finished game of the campaign; it must have started where the campaign stands."""
        config = state.config
        if config.mode != MODE:
            raise UserError("campaign-mode", "EMARA-SOLO-13", mode=str(config.mode))
        if not state.over:
            raise UserError("campaign-unfinished", "EMARA-SOLO-13")
        informed = bool(state.informed)
        digest = state.digest()
        for earlier in self.results(informed):
            if earlier.digest == digest:
                raise UserError("campaign-twice", "EMARA-SOLO-13")
        start: int = config.number("start_buildings")
        expected = self.next_start(informed)
        if start != expected:
            raise UserError("campaign-start", "EMARA-SOLO-10", value=start, expected=expected)
        result = Result(start, int(state.score(0)), int(state.score(VICTORIA)), digest)
        self.results(informed).append(result)
        return result

    def next_game(self, options: Mapping[str, Any]) -> Config:
        """For the command line: only the informed choice and a pack are left open by the campaign."""
        from regalia.core.registry import game

        wanted = game(GAME).configure(1, MODE, **options)
        found = self.next_config(wanted.flag("informed_choice"), wanted.pack)
        start, expected = wanted.number("start_buildings"), found.number("start_buildings")
        if "start_buildings" in options and start != expected:
            raise UserError("campaign-other-start", "EMARA-SOLO-10", value=start, expected=expected)
        return found

    def enter(self, state: State) -> None:
        self.record(cast("Emara", state))

    # -- the file ------------------------------------------------------------------------------

    @staticmethod
    def load(path: Path) -> Campaign:
        """The campaign of a file; UserError if there is something there that is not a sound campaign."""
        data = read_kept(path, "campaign")
        return Campaign() if data is None else _read(path.name, data)

    def save(self, path: Path) -> None:
        sheets = {name: [_write(result) for result in self.sheets[n]] for n, name in enumerate(SHEETS)}
        write_kept(path, "campaign", {"format": FORMAT, "game": GAME, "sheets": sheets})


def start_after(results: list[Result]) -> int:
    """Where the buildings of the next game start."""
    mode = components(None).mode(MODE)
    start: int = mode.first_start
    for result in results:
        start = result.start + (mode.on_win if result.won else mode.on_loss)
        start = max(mode.min_start, min(mode.max_start, start))
    return start


def _write(result: Result) -> dict[str, Any]:
    return {
        "start": result.start,
        "score": result.score,
        "victoria": result.victoria,
        "won": result.won,
        "game": result.digest,
    }


def _read(file: str, data: Any) -> Campaign:
    if not isinstance(data, dict) or data.get("game") != GAME or not isinstance(data.get("sheets"), dict):
        raise UserError("campaign-broken", file=file, problem=type(data).__name__)
    if data.get("format") != FORMAT:
        raise UserError("campaign-format", file=file, value=str(data.get("format")), expected=FORMAT)
    found = Campaign()
    for name in data["sheets"]:
        if name not in SHEETS:
            raise _wrong(file, "sheets", name)
    for n, name in enumerate(SHEETS):
        rows = data["sheets"].get(name)
        if not isinstance(rows, list):
            raise _wrong(file, f"sheets.{name}", rows)
        for k, row in enumerate(rows):
            found.sheets[n].append(_read_result(file, f"sheets.{name}[{k}]", row, found.sheets[n]))
    return found


def _read_result(file: str, where: str, row: Any, before: list[Result]) -> Result:
    """Each game must follow from those before it, and say rightly whether it was won."""
    if not isinstance(row, dict):
        raise _wrong(file, where, row)
    for field in FIELDS:
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise _wrong(file, f"{where}.{field}", value)
    if not isinstance(row.get("game"), str) or len(row["game"]) == 0:
        raise _wrong(file, f"{where}.game", row.get("game"))
    result = Result(row["start"], row["score"], row["victoria"], row["game"])
    if result.start != start_after(before):
        raise _wrong(file, f"{where}.start", result.start)
    if row.get("won") is not result.won:
        raise _wrong(file, f"{where}.won", row.get("won"))
    for earlier in before:
        if earlier.digest == result.digest:
            raise _wrong(file, f"{where}.game", result.digest)
    return result


def _wrong(file: str, field: str, value: Any) -> UserError:
    return UserError("campaign-field", file=file, field=field, value=str(value))
