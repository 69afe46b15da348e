"""From the table of a state's fields to the pieces of an observation.

What a kind of field becomes stands in one table (`MAKERS`). A field that no kind can say, declared `by_hand`, is observed as the
game's room `observing` says: `units(g)` gives a unit for the path of each; `LEFT_OUT` names those that add nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regalia.core.config import Config
from regalia.core.fields import kinds as k
from regalia.core.fields import rows as r
from regalia.core.fields import table as t
from regalia.core.fields.kinds import bound_of, ids_of
from regalia.core.game import Game
from regalia.core.observing import units as u
from regalia.core.observing.kernel import Acting, Asked, Scores, ViewedScores
from regalia.core.observing.layout import ROOM, followed
from regalia.core.observing.pieces import EVERYBODY, NOBODY_SEES, OWNER, Piece, Sight, Writer
from regalia.core.rng import seeded
from regalia.core.state import State

SHORT = 12
"""A list with room for at most so many ids is written place by place, a longer one as how often each id is in it."""
SEEN = {t.ALL: EVERYBODY, t.OWNER: OWNER, t.SIZE: NOBODY_SEES, t.NOBODY_SEES: NOBODY_SEES}
OPENLY = Sight(EVERYBODY, None, None, None)
Units = dict[str, u.Unit]
Maker = Callable[[Any, t.Field, u.Source], u.Unit]


def writer_of(game: Game, config: Config) -> Writer:
    """What writes the observations of a game set up like this."""
    g = game.deal(config, seeded(0), record=False)
    room = game.room("observing")
    own: Units = room.units(g) if room is not None else {}
    left_out = frozenset(getattr(room, "LEFT_OUT", ()))
    pieces = [*_kernel(game, g, own), *_pieces(g, game.fields.parts, own, left_out)]
    values = getattr(game.room(ROOM), "VALUES", None)
    return Writer(pieces, None if values is None else followed(g, values, pieces))


def _kernel(game: Game, g: State, own: Units) -> Iterator[Piece]:
    yield _of_table("acting", Acting(g.seats))
    yield _of_table("question", Asked(game.steps.kinds()))
    viewed = type(game).view_scores is not Game.view_scores
    plain: u.Unit = ViewedScores(g.seats) if viewed else Scores(g.seats, False)
    yield _of_table("scores", own.get("scores", plain))


def _of_table(name: str, unit: u.Unit) -> Piece:
    return Piece(name, unit, 1, False, OPENLY, False, True)


def _pieces(g: Any, parts: tuple[t.Part, ...], own: Units, left_out: frozenset[str], path: str = "") -> Iterator[Piece]:
    for part in parts:
        where = f"{path}{part.name}"
        if isinstance(part, t.Field):
            yield from _piece(g, part, where, own, left_out, None)
        elif isinstance(part, t.BySeat):
            yield from _piece(g, part.field, where, own, left_out, t.Players((), "", part.names, None, things=part.things))
        elif isinstance(part, t.Players):
            for inner, field in _fields(g, part.parts, f"{where}."):
                yield from _piece(g, field, inner, own, left_out, part)
        elif part.when is None or part.when(g):
            yield from _pieces(g, part.parts, own, left_out, f"{where}.")


def _fields(g: Any, parts: tuple[t.Part, ...], path: str) -> Iterator[tuple[str, t.Field]]:
    """The fields of a seat, those in groups too."""
    for part in parts:
        if isinstance(part, t.Field):
            yield f"{path}{part.name}", part
        elif isinstance(part, t.Group) and (part.when is None or part.when(g)):
            yield from _fields(g, part.parts, f"{path}{part.name}.")


def _piece(g: Any, field: t.Field, path: str, own: Units, left_out: frozenset[str], shared: t.Players | None) -> Iterator[Piece]:
    """None for a field that this game has not got, that nobody ever sees, or that adds nothing."""
    hidden = field.seen == t.NOBODY_SEES and field.open is None
    if path in left_out or hidden or not (field.when is None or field.when(g)):
        return
    if path not in own and type(field.kind) not in MAKERS:
        raise TypeError(f"{g.game.id}: observing.py has no unit for {path}, nor leaves it out")
    shares = 1 if shared is None else _shares(g, shared)
    unit = own[path] if path in own else MAKERS[type(field.kind)](g, field, _source(g, field, shared))
    counted = path not in own and bool(field.population) and field.seen != t.ALL and field.kind.name != "one"
    sight = Sight(SEEN[field.seen], field.owner, field.open, field.known)
    turned = shared is not None and not shared.things
    if field.seen == t.SIZE and field.open is None and not counted:
        return
    yield Piece(path, unit, shares, turned, sight, counted, shared is None)


def _shares(g: Any, part: t.Players) -> int:
    if part.count is None and part.names is not None and not part.holder:
        return len(part.names(g))
    return part.seats(g)


def _source(g: Any, field: t.Field, part: t.Players | None) -> u.Source:
    width = field.kind.width(g)
    first = 0 if field.first is None else bound_of(g, field.first)
    if part is None:
        return u.Source(field.attr, "", first, 0, width, False)
    if part.holder:
        return u.Source(field.attr, part.holder, first, 0, width, False)
    nested = hasattr(getattr(g, field.attr)[0], "__len__")
    return u.Source(field.attr, "", first, 0 if nested else max(1, width), width, nested)


# -- what each kind becomes ----------------------------------------------------------------------------


def _number(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    kind = field.kind
    assert isinstance(kind, k.Number)
    if field.seated:
        return u.Seat(source, g.seats)
    low, high = bound_of(g, kind.low) - kind.shift, _highest(g, field, kind.high) - kind.shift
    if kind.none is not None:
        return u.MaybeNumber(source, low, high, kind.none)
    return u.Number(source, min(0, low), high)


def _highest(g: Any, field: t.Field, high: k.Bound) -> int:
    return field.peak if field.peak is not None else bound_of(g, high)


def _numbers(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    kind = field.kind
    assert isinstance(kind, r.Numbers)
    count = kind.width(g)
    if count == 0:
        raise TypeError(f"{g.game.id}: {field.name} is a row of any length: observing.py has no unit for it")
    if field.seated:
        return u.SeatRow(source, count, g.seats)
    return u.Numbers(source, count, min(0, bound_of(g, kind.low)), _highest(g, field, kind.high))


def _listed(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    kind = field.kind
    assert isinstance(kind, r.Listed)
    ids = len(ids_of(g, kind.of))
    return u.Slots(source, kind.width(g), ids) if 0 < kind.width(g) <= SHORT else u.Listed(source, ids, _copies(g, field))


def _copies(g: Any, field: t.Field) -> int:
    """How many components of a kind there are: as often an id can stand in a list."""
    population = next((known for known in g.game.fields.populations if known.name == field.population), None)
    return max(population.everybody(g).values(), default=1) if population is not None else 127


def _counts(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    kind = field.kind
    assert isinstance(kind, r.Counts)
    return u.Numbers(source, kind.width(g), 0, _highest(g, field, kind.high))


def _ids(g: Any, field: t.Field) -> int:
    kind = field.kind
    assert isinstance(kind, k.One | k.Members | r.Slots)
    return len(ids_of(g, kind.of))


def _flag(_g: Any, _field: t.Field, source: u.Source) -> u.Unit:
    return u.Number(source, 0, 1)


def _one(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    return u.One(source, _ids(g, field))


def _members(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    return u.Members(source, _ids(g, field))


def _slots(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    return u.Slots(source, field.kind.width(g), _ids(g, field))


def _order(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    return u.Slots(source, field.kind.width(g), field.kind.width(g))


def _repeated(g: Any, field: t.Field, source: u.Source) -> u.Unit:
    return u.Numbers(source, field.kind.width(g), 0, _copies(g, field))


def _seat(g: Any, _field: t.Field, source: u.Source) -> u.Unit:
    return u.Seat(source, g.seats)


def _seats(g: Any, _field: t.Field, source: u.Source) -> u.Unit:
    return u.Seats(source, g.seats)


MAKERS: dict[type[k.Kind], Maker] = {
    k.Number: _number,
    r.Numbers: _numbers,
    k.Flag: _flag,
    k.One: _one,
    k.Members: _members,
    r.Listed: _listed,
    r.Slots: _slots,
    r.Order: _order,
    r.Counts: _counts,
    r.Repeated: _repeated,
    k.Seat: _seat,
    k.Seats: _seats,
}
