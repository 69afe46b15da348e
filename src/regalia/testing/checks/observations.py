"""An observation tells a seat what it may know and no more, within the bounds that it documents."""

from __future__ import annotations

from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.observing.pieces import Writer
from regalia.core.observing.plan import writer_of
from regalia.core.observing.sheet import Sheet
from regalia.core.state import State
from regalia.testing.checks.flow import place
from regalia.testing.playing import positions, sample


def check_observations(game: Game, config: Config, seed: int = 0, count: int = 6, deals: int = 1) -> None:
    """Dealing anew what a seat cannot see leaves its observation the same, and so does what was observed before or writing the
    position down and reading it; every number is within its bounds."""
    writer = writer_of(game, config)
    sheet = writer.sheet(1)
    bounds = [bound for piece in writer.pieces for bound in piece.bounds()]
    assert len(bounds) == writer.size, f"{game.id}: {len(bounds)} bounds for {writer.size} numbers"
    for state in sample(positions(game, config, seed), count):
        read = game.from_json(state.to_json())
        for seat in range(config.players):
            where = f"{place(state, seed)}, seat {seat}"
            seen = observed(writer, sheet, state, seat)
            again = observed(writer, sheet, read, seat)
            assert seen == again, f"{where}: the observation is another once written and read: {_names(writer, seen, again)}"
            alone = observed(writer, writer.sheet(1), state, seat)
            assert seen == alone, f"{where}: the observation depends on the one before: {_names(writer, seen, alone)}"
            _check_bounds(writer, seen, bounds, where)
            for deal in range(deals):
                other = observed(writer, sheet, state.resample(seat, seed * 1000 + deal), seat)
                assert seen == other, f"{where}: the observation depends on what is hidden: {_names(writer, seen, other)}"


def check_secret_observations(game: Game, config: Config, seed: int = 0, count: int = 3, most: int = 3) -> None:
    """While several seats decide at once, no observation tells which option another seat has chosen."""
    writer = writer_of(game, config)
    sheet = writer.sheet(1)
    together = [state for state in positions(game, config, seed) if len(state.actors()) > 1]
    for state in sample(together, count):
        for seat in state.actors():
            after = [_after(state, seat, action) for action in sample(state.legal_for(seat), most)]
            for watcher in (other for other in range(config.players) if other != seat):
                for done in {tuple(one.actors()) for one in after if one.lanes}:
                    seen = [observed(writer, sheet, one, watcher) for one in after if one.lanes and tuple(one.actors()) == done]
                    wrong = [_names(writer, seen[0], other) for other in seen if other != seen[0]]
                    assert not wrong, f"{place(state, seed)}: seat {watcher} observes what seat {seat} has chosen: {wrong}"


def observed(writer: Writer, sheet: Sheet, state: State, seat: int) -> list[int]:
    """The numbers of one observation."""
    writer.write(state, seat, sheet, 0)
    return list(sheet.cells)


def _after(state: State, seat: int, action: int) -> State:
    then = state.copy()
    then.apply(action, seat)
    return then


def _check_bounds(writer: Writer, seen: list[int], bounds: list[tuple[int, int]], where: str) -> None:
    for piece in writer.pieces:
        for at in range(piece.at, piece.at + piece.size):
            low, high = bounds[at]
            assert low <= seen[at] <= high, f"{where}: {piece.name} is {seen[at]}, not from {low} to {high}"


def _names(writer: Writer, one: list[int], other: list[int]) -> list[str]:
    """The pieces in which two observations differ."""
    return [p.name for p in writer.pieces if one[p.at : p.at + p.size] != other[p.at : p.at + p.size]]
