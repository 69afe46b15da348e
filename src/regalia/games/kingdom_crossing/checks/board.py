"""The main board and the Tree board."""

from __future__ import annotations

from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.checks.wrong import OUT_OF_PLACE, kinds, wrong
from regalia.games.kingdom_crossing.fields import seat_ids, slots_of
from regalia.games.kingdom_crossing.state import S_REVEAL, S_TUCK, Crossing
from regalia.kit.sets import members, size


def check(g: Crossing) -> None:
    for space in range(t.SPACES):
        _check_space(g, space)
        if g.bird_on[space] != t.NONE:
            _check_bird(g, space)
    _check_tree_board(g)
    for place in range(t.OBJECTIVES):
        _check_objective(g, place)
    if g.balloon == t.NONE and "balloon_arrives" not in kinds(g):
        raise wrong("balloon", "position-missing", "CROSSING-START-07")


def _check_space(g: Crossing, space: int) -> None:
    """CROSSING-BUY-08 to -11: what may lie on a space."""
    face, deck = g.face[space], g.decks[space]
    field = f"spaces.{g.tables.space_ids[space]}.card"
    if t.NONE < face < t.CARDS and face // t.DECK_SIZE != g.deck_of[space]:
        raise wrong(field, OUT_OF_PLACE, "CROSSING-SETUP-02", value=g.tables.card_ids[face])
    if face >= t.CARDS and deck:
        raise wrong(field, OUT_OF_PLACE, "CROSSING-BUY-09", value=g.tables.card_ids[face])
    if face == t.NONE and (deck or g.empty_tiles) and not (space == g.space and S_TUCK <= g.stage <= S_REVEAL):
        raise wrong(field, "position-missing", "CROSSING-BUY-08")


def _check_bird(g: Crossing, space: int) -> None:
    """CROSSING-ARR-02 to -04: a Bird lies on a card of its region. What is nowhere has gone to the box."""
    bird = g.bird_on[space]
    field, value, mark = f"spaces.{g.tables.space_ids[space]}.bird", g.tables.bird_ids[bird], int(g.tables.mark[bird])
    if g.tables.colour[bird] != g.tables.colour_of_region[g.tables.region_of_space[space]]:
        raise wrong(field, OUT_OF_PLACE, "CROSSING-ARR-02", value=value)
    if mark > g.seats:
        raise wrong(field, "position-bird-mark", "CROSSING-ARR-03", value=value, mark=mark, players=int(g.seats))
    if not t.NONE < g.face[space] < t.CARDS:
        raise wrong(field, OUT_OF_PLACE, "CROSSING-ARR-04", value=value)


def _check_tree_board(g: Crossing) -> None:
    """CROSSING-SETUP-05, CROSSING-COMP-08: a Queen card for each round to come; CROSSING-FAV-04. In the Morning the Queen of this
    round is still to come (CROSSING-QUEEN-01)."""
    needed, found = t.ROUNDS - int(g.round) + ("queen_wakes" in kinds(g)), int(size(g.unseen_queens))
    if found < needed:
        raise wrong("queen.unseen", "position-total", "CROSSING-SETUP-05", found=found, expected=needed)
    if g.supply and t.NONE in g.visible:
        raise wrong("favours.visible", "position-missing", "CROSSING-FAV-04")
    for entry in g.used:
        for structure in members(entry):
            if not any(p.owns(structure) for p in g.players):
                value = g.tables.structure_ids[structure]
                raise wrong("effects.structures_used", OUT_OF_PLACE, "CROSSING-EFF-09", value=value)


def _check_objective(g: Crossing, place: int) -> None:
    """CROSSING-OBJ-03, -05 to -07: slots are filled from the left, each player once."""
    usable = [0, 2] if g.seats == 2 else list(range(g.seats))
    names, slots, field = seat_ids(g), slots_of(g, place), f"objectives.{g.tables.place_ids[place]}.slots"
    claimed = [seat for seat in slots if seat != t.NONE]
    for at, seat in enumerate(claimed):
        if seat in claimed[:at]:
            raise wrong(field, "position-twice", "CROSSING-OBJ-03", value=names[seat])
    for at, seat in enumerate(slots):
        if seat != t.NONE and at not in usable[: len(claimed)]:
            raise wrong(f"{field}[{at}]", OUT_OF_PLACE, "CROSSING-OBJ-05", value=names[seat])
