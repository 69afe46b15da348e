"""What must hold in every position: each component is in one place, and no field contradicts another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from regalia.core.errors import PositionError
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.state import DAY, IDLE, S_MEET, S_PAY, S_REVEAL, S_TUCK, SETUP, Crossing
from regalia.kit.sets import size

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.components import Components

Place = tuple[str, int]
"""A field of the position and a mask of the components in it."""


def check(c: Components, g: Crossing) -> None:
    names = _seat_names(c, g)
    _check_cards(c, g, names)
    _check_birds(g, names)
    _check_queens(g, names)
    _check_favours(g, names)
    _check_start_cards(g, names)
    _check_objectives(c, g)
    _check_players(g, names)
    _check_flow(g)


def _seat_names(c: Components, g: Crossing) -> list[str]:
    found = c.material.player_colours.ids[: g.seats]
    return [found[0], "paco_paca"] if g.solo else found


def _wrong(field: str, key: str, clause: str, **args: Any) -> PositionError:
    return PositionError(key, clause, field=f"table.{field}", **args)


def _once(places: Iterable[Place], ids: list[str], clause: str) -> int:
    """The union of the places; no component may be in two of them."""
    seen = 0
    for field, mask in places:
        both = seen & mask
        if both:
            twice = next(id for n, id in enumerate(ids) if both >> n & 1)
            raise _wrong(field, "position-twice", clause, value=twice)
        seen |= mask
    return seen


def _single(number: int) -> int:
    return 0 if number == t.NONE else 1 << number


# -- cards -----------------------------------------------------------------------------------------


def _check_cards(c: Components, g: Crossing, names: list[str]) -> None:
    """CROSSING-SETUP-01, -02: ten decks of ten; CROSSING-BUY-09, -11: what may lie on a space."""
    ids = g.tables.card_ids
    spaces = list(c.space)
    if sorted(g.deck_of) != list(range(t.DECKS)):
        twice = next(deck for at, deck in enumerate(g.deck_of) if deck in g.deck_of[:at])
        raise _wrong("spaces", "position-twice", "CROSSING-SETUP-02", value=list(c.deck)[twice])
    places: list[Place] = [(f"spaces.{spaces[n]}.card", _single(face)) for n, face in enumerate(g.face)]
    for seat, p in enumerate(g.players):
        places.append((f"players.{names[seat]}.characters", int(p.characters) | int(p.more_characters) << 40))
        places.append((f"players.{names[seat]}.structures", int(p.structures & ~(1 << t.HOUSE_CARD)) << t.CHARACTERS))
    places.append(("work.buying", _single(g.buying)))
    for n, deck in enumerate(g.deck_of):
        places.append((f"spaces.{spaces[n]}.face_down", g.decks[deck] << deck * t.DECK_SIZE))
    seen = _once(places, ids, "CROSSING-COMP-01")
    whole = (1 << t.CARDS) - 1
    if seen & whole != whole:
        found = (seen & whole).bit_count()
        raise _wrong("spaces", "position-total", "CROSSING-COMP-01", found=found, expected=t.CARDS)
    _once([("empty_deck_tiles", g.empty_tiles), *((f, m >> t.CARDS) for f, m in places[: t.SPACES])], ids, "CROSSING-BUY-09")
    for n, face in enumerate(g.face):
        _check_space(g, n, face, f"spaces.{spaces[n]}.card")


def _check_space(g: Crossing, space: int, face: int, field: str) -> None:
    deck = g.deck_of[space]
    if t.NONE < face < t.CARDS and face // t.DECK_SIZE != deck:
        raise _wrong(field, "position-unknown-id", "CROSSING-SETUP-02", value=g.tables.card_ids[face])
    if face >= t.CARDS and g.decks[deck]:
        raise _wrong(field, "position-unknown-id", "CROSSING-BUY-09", value=g.tables.card_ids[face])
    bought = space == g.space and S_TUCK <= g.stage <= S_REVEAL
    if face == t.NONE and (g.decks[deck] or g.empty_tiles) and not bought:
        raise _wrong(field, "position-missing", "CROSSING-BUY-08")


# -- tokens and tiles ------------------------------------------------------------------------------


def _check_birds(g: Crossing, names: list[str]) -> None:
    """CROSSING-ARR-02 to -04: a Bird lies on a card of its region. What is nowhere has gone to the box."""
    ids = g.tables.bird_ids
    places: list[Place] = [("bird_stacks", g.stacks), ("work.bird", _single(g.met))]
    places += [(f"spaces.{g.tables.space_ids[n]}.bird", _single(bird)) for n, bird in enumerate(g.bird_on)]
    places += [(f"players.{names[seat]}.birds", p.birds) for seat, p in enumerate(g.players)]
    _once(places, ids, "CROSSING-COMP-01")
    for space, bird in enumerate(g.bird_on):
        if bird == t.NONE:
            continue
        field = f"spaces.{g.tables.space_ids[space]}.bird"
        region = g.tables.region_of_space[space]
        if g.tables.colour[bird] != g.tables.colour_of_region[region] or g.tables.mark[bird] > g.seats:
            raise _wrong(field, "position-unknown-id", "CROSSING-ARR-02", value=ids[bird])
        if not t.NONE < g.face[space] < t.CARDS:
            raise _wrong(field, "position-unknown-id", "CROSSING-ARR-04", value=ids[bird])


def _check_queens(g: Crossing, names: list[str]) -> None:
    """CROSSING-SETUP-05, CROSSING-COMP-08: one card for each round to come, and the one removed unseen."""
    places: list[Place] = [("queen.unseen", g.unseen_queens), ("queen.card", _single(g.queen))]
    places += [(f"players.{names[seat]}.queens", p.queens) for seat, p in enumerate(g.players)]
    _once(places, g.tables.queen_ids, "CROSSING-COMP-01")
    needed = t.QUEENS - g.round
    found = size(g.unseen_queens)
    if found < needed:
        raise _wrong("queen.unseen", "position-total", "CROSSING-SETUP-05", found=found, expected=needed)


def _check_favours(g: Crossing, names: list[str]) -> None:
    """CROSSING-SETUP-08: 26 Favours, none of which ever leaves the game."""
    places: list[Place] = [("favours.supply", g.supply)]
    places += [(f"favours.visible[{n}]", _single(favour)) for n, favour in enumerate(g.visible)]
    places += [("start_pairs", _single(favour)) for favour in g.pair_favour]
    places += [(f"players.{names[seat]}.favours", p.favours) for seat, p in enumerate(g.players)]
    found = _once(places, g.tables.favour_ids, "CROSSING-COMP-01").bit_count()
    if found != t.FAVOURS:
        raise _wrong("favours.supply", "position-total", "CROSSING-COMP-01", found=found, expected=t.FAVOURS)
    if g.supply and t.NONE in g.visible:
        raise _wrong("favours.visible", "position-missing", "CROSSING-FAV-04")


def _check_start_cards(g: Crossing, names: list[str]) -> None:
    """CROSSING-START-01: as many pairs as seats, each taken once."""
    places: list[Place] = [("start_pairs", _single(card)) for card, face in enumerate(g.pair_face) if face != t.NONE]
    for seat, p in enumerate(g.players):
        if p.start != t.NONE:
            places.append((f"players.{names[seat]}.start_card", 1 << p.start // 2))
    found = _once(places, g.tables.start_ids, "CROSSING-START-03").bit_count()
    if found != g.seats:
        raise _wrong("start_pairs", "position-total", "CROSSING-START-01", found=found, expected=g.seats)


def _check_objectives(c: Components, g: Crossing) -> None:
    """CROSSING-OBJ-03, -05 to -07: slots are filled from the left, each player once."""
    usable = [0, 2] if g.seats == 2 else list(range(g.seats))
    for place, n in c.place.items():
        tile = g.objective_at[n]
        slots = g.slots[tile * t.SLOTS : (tile + 1) * t.SLOTS]
        field = f"objectives.{place}.slots"
        claimed = [seat for seat in slots if seat != t.NONE]
        if len(set(claimed)) != len(claimed):
            raise _wrong(field, "position-twice", "CROSSING-OBJ-03", value=g.tables.objective_ids[tile])
        if [at for at, seat in enumerate(slots) if seat != t.NONE] != usable[: len(claimed)]:
            raise _wrong(field, "position-total", "CROSSING-OBJ-05", found=len(claimed), expected=len(usable[: len(claimed)]))
        for seat, p in enumerate(g.players):
            if (seat in claimed) != bool(p.claimed >> tile & 1):
                raise _wrong(field, "position-missing", "CROSSING-OBJ-03")


# -- players and flow ------------------------------------------------------------------------------


def _check_players(g: Crossing, names: list[str]) -> None:
    from regalia.games.kingdom_crossing.position import columns_of

    for seat, p in enumerate(g.players):
        where = f"players.{names[seat]}"
        automa = g.solo and seat == 1
        if not p.owns(t.HOUSE_CARD):
            raise _wrong(f"{where}.structures", "position-missing", "CROSSING-PSETUP-05")
        if p.house_count() > 3:
            raise _wrong(f"{where}.houses", "position-total", "CROSSING-PSETUP-01", found=p.house_count(), expected=3)
        found = size(p.played)
        if found > t.ACTIONS_PER_ROUND:
            raise _wrong(f"{where}.played", "position-total", "CROSSING-DAY-01", found=found, expected=t.ACTIONS_PER_ROUND)
        if p.columns != columns_of(g, p):
            raise _wrong(f"{where}.characters", "position-total", "CROSSING-BUY-06", found=p.columns, expected=columns_of(g, p))
        if g.phase != SETUP and (p.start == t.NONE or not p.houses):
            raise _wrong(
                f"{where}.start_card" if p.start == t.NONE else f"{where}.houses", "position-missing", "CROSSING-START-05"
            )
        if g.phase != SETUP and p.worker == t.NONE and not automa:
            raise _wrong(f"{where}.worker", "position-missing", "CROSSING-START-05")
        if automa and (p.worker != t.NONE or p.coins or p.invest or p.paws or p.upgraded or p.played):
            raise _wrong(where, "position-unknown-id", "CROSSING-SOLO-02", value="paco_paca")
    if g.phase != SETUP and g.balloon == t.NONE:
        raise _wrong("balloon", "position-missing", "CROSSING-START-07")
    if g.phase != SETUP and g.round == 0:
        raise _wrong("round", "position-range", "CROSSING-ROUND-01", value=0, low=1, high=t.ROUNDS)


QUESTIONS_OF_WORK = ("trade", "balloon_before", "balloon_after", "bridge", "card")


def _check_flow(g: Crossing) -> None:
    """A step on the stack needs what it works with."""
    triggers = 0
    for at, step in enumerate(g.stack):
        words = step.name.split(":")
        if len(words) > 1 and words[1].isdecimal() and int(words[1]) >= g.config.players:
            raise PositionError("position-wrong-seat", field=f"stack[{at}]", value=step.name)
        kind = words[0]
        if kind == "set_up" or (kind.startswith("automa") and not g.solo):
            raise PositionError("position-unknown-id", field=f"stack[{at}]", value=step.name)
        if kind in ("structure", "next_structure") and words[2] != "one":
            triggers += 1
        if kind in QUESTIONS_OF_WORK and (at == 0 or g.stack[at - 1].name != f"work:{words[1]}"):
            raise PositionError("position-missing", "CROSSING-WORK-01", field=f"stack[{at}]")
        _check_step(g, kind)
    if triggers != len(g.used):
        raise _wrong("effects.structures_used", "position-total", "CROSSING-EFF-09", found=len(g.used), expected=triggers)


def _check_step(g: Crossing, kind: str) -> None:
    moving = g.tile != t.NONE and g.tile != t.QUEEN_TILE and g.stage != IDLE and g.phase == DAY
    if kind == "work" and not moving:
        raise _wrong("work", "position-missing", "CROSSING-WORK-01")
    if kind == "work" and S_MEET < g.stage <= S_PAY and g.space == t.NONE:
        raise _wrong("work.space", "position-missing", "CROSSING-BUY-01")
    if kind == "work" and g.stage == S_TUCK and g.buying == t.NONE:
        raise _wrong("work.buying", "position-missing", "CROSSING-BUY-06")
    if kind == "visit" and (g.queen == t.NONE or g.tile != t.QUEEN_TILE):
        raise _wrong("queen.card", "position-missing", "CROSSING-QUEEN-04")
    if kind == "meet" and g.met == t.NONE:
        raise _wrong("work.bird", "position-missing", "CROSSING-BUY-02")
    if kind == "empty_deck" and (g.space == t.NONE or g.face[g.space] < t.CARDS):
        raise _wrong("work.space", "position-missing", "CROSSING-BUY-10")
