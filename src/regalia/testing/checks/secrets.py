"""A seat's view is built from what it may know: nothing hidden shows, whatever the hidden part is."""

from __future__ import annotations

import msgspec

from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.state import State
from regalia.testing.checks.flow import check_conserved, place
from regalia.testing.playing import positions, sample

SPECTATOR = -1


def view_text(state: State, seat: int) -> bytes:
    return msgspec.json.encode(state.view(seat))


def check_views(game: Game, config: Config, seed: int = 0, count: int = 25, deals: int = 6) -> None:
    """Dealing anew what a seat cannot see leaves its view byte for byte the same, and the position sound and playable."""
    for state in sample(positions(game, config, seed), count):
        for seat in range(SPECTATOR, state.seats):
            where = f"{place(state, seed)}, seat {seat}"
            seen, before = view_text(state, seat), state.digest()
            for deal in range(deals):
                other = state.resample(seat, seed * 1000 + deal)
                _check_same_view(seen, view_text(other, seat), where)
                check_conserved(other, f"{where}, dealt anew")
                assert other.over or other.legal(), f"{where}: dealt anew, seat {other.turn} has no option"
                if deal == 0:
                    other.playout()
            assert state.digest() == before, f"{where}: dealing anew has changed the original"


def _check_same_view(seen: bytes, other: bytes, where: str) -> None:
    if seen != other:
        one, two = msgspec.json.decode(seen), msgspec.json.decode(other)
        raise AssertionError(f"{where}: the view depends on what is hidden: {difference(one, two)}")


def difference(one: object, two: object, path: str = "view") -> str:
    """The first place where two pieces of JSON differ."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return next((difference(one[key], two[key], f"{path}.{key}") for key in one if one[key] != two[key]), path)
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next((difference(a, b, f"{path}[{at}]") for at, (a, b) in pairs if a != b), path)
    return f"{path}: {one!r} or {two!r}"


def check_secret_choices(game: Game, config: Config, seed: int = 0, count: int = 12, most: int = 12) -> None:
    """While several seats decide at once, nobody sees or is told which option another seat has chosen."""
    together = [state for state in positions(game, config, seed) if len(state.actors()) > 1]
    for state in sample(together, count):
        for seat in state.actors():
            after = _after_each(state, seat, most)
            for watcher in (other for other in range(SPECTATOR, state.seats) if other != seat):
                where = f"{place(state, seed)}: seat {watcher}"
                for done in {tuple(one.actors()) for one in after}:
                    views = {view_text(one, watcher) for one in after if tuple(one.actors()) == done}
                    assert len(views) == 1, f"{where} can see what seat {seat} has chosen"
                told = [event.key for one in after for event in one.events or [] if event.visible_to(watcher)]
                assert not told, f"{where} is told of the secret choice of seat {seat}: {told}"


def _after_each(state: State, seat: int, most: int) -> list[State]:
    """The states after each option of the seat, as far as the choice is still open then; somebody listens to each."""
    found = []
    for action in sample(state.legal_for(seat), most):
        after = state.copy()
        after.events = []
        after.apply(action, seat)
        if after.lanes and not after.barrier:
            found.append(after)
    return found
