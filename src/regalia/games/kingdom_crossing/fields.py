"""The fields of a state, declared once: the position, the base of a view, conservation and copies follow from this table.

Everything is open: what lies face down is kept as a set without an order, and anybody can work these sets out from what has been
seen (CROSSING-COMP-07).
"""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.fields import (
    ALL,
    Fields,
    Population,
    by_hand,
    each,
    flag,
    group,
    members,
    number,
    one,
    pile,
    players,
    seat,
    slots,
)
from regalia.core.packing import packed
from regalia.core.position import Reader, check_id
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import tiles_in_use
from regalia.games.kingdom_crossing.player import LOW_CARDS, Player
from regalia.games.kingdom_crossing.state import Crossing
from regalia.kit.sets import members as in_mask

PHASES = ("setup", "morning", "day", "evening")
STAGES = (
    "idle",
    "before_move",
    "trade_1",
    "balloon_before",
    "cross",
    "balloon_after",
    "trade_2",
    "card",
    "bird",
    "trade_3",
    "pay",
    "tuck",
    "house",
    "reveal",
    "trade_4",
    "done",
)
SIDES = ("base", "upgraded")
OBJECTIVE_SIDES = ("easy", "hard")
FACES = ("A", "B")
MOST_COINS = 9999
NOT_GIVEN = t.NONE
"""The cards face down on a space of which a position says nothing."""


def seat_ids(g: Crossing) -> list[str]:
    """The seats' names: their colours; Paco & Paca by their own name."""
    found = g.tables.player_ids[: g.seats]
    return [found[0], "paco_paca"] if g.solo else found


def incomes(g: Crossing) -> list[str]:
    return [*t.GUILD_IDS, *g.tables.structure_ids]


def _index(ids: Any) -> dict[str, int]:
    return {id: n for n, id in enumerate(ids)}


def _read_set(reader: Reader, name: str, index: dict[str, int]) -> int:
    """A list of different ids as a mask."""
    found = 0
    for n, id in zip(reader.ids(name, index), reader.items(name), strict=True):
        if found >> n & 1:
            raise reader.wrong(name, "position-twice", "CROSSING-COMP-01", value=id)
        found |= 1 << n
    return found


# -- spaces and cards: 100 cards do not fit into one mask ------------------------------------------


def deck_cards(g: Crossing, space: int) -> range:
    """The ten cards of the deck on a space."""
    return range(g.deck_of[space] * t.DECK_SIZE, (g.deck_of[space] + 1) * t.DECK_SIZE)


def _face_down(g: Crossing, space: int) -> list[int]:
    return [] if g.decks[space] == NOT_GIVEN else [deck_cards(g, space)[n] for n in in_mask(g.decks[space])]


def _read_face_down(g: Crossing, space: int, reader: Reader) -> None:
    g.decks[space] = _read_set(reader, "face_down", _index(g.tables.card_ids[card] for card in deck_cards(g, space)))


def characters_of(p: Player) -> int:
    return int(p.characters) | int(p.more_characters) << LOW_CARDS


def _characters(g: Crossing, seat: int) -> list[int]:
    cards = characters_of(g.players[seat])
    return [card for card in range(t.CHARACTERS) if cards >> card & 1]


def _read_characters(g: Crossing, seat: int, reader: Reader) -> None:
    cards = _read_set(reader, "characters", _index(g.tables.card_ids[: t.CHARACTERS]))
    g.players[seat].characters, g.players[seat].more_characters = cards & (1 << LOW_CARDS) - 1, cards >> LOW_CARDS


def _read_structures(g: Crossing, seat: int, reader: Reader) -> None:
    g.players[seat].structures = _read_set(reader, "structures", _index(g.tables.structure_ids))


def _structures(g: Crossing, seat: int) -> list[int]:
    """Among all cards; the House card belongs to nobody's deck."""
    return [t.CHARACTERS + n for n in in_mask(g.players[seat].structures) if n != t.HOUSE_CARD]


def _cards_in_game(g: Crossing) -> list[int]:
    """The cards of the ten decks, and the Empty-deck tiles that lie on spaces instead."""
    return [*range(t.CARDS), *{face for face in g.face if face >= t.CARDS}]


def _unused_empty_tiles(g: Crossing) -> list[int]:
    return [tile for tile in range(t.EMPTY_TILES) if t.CARDS + tile not in g.face]


# -- Objectives: kept by tile, written by place ----------------------------------------------------


def slots_of(g: Crossing, place: int) -> list[int]:
    tile = g.objective_at[place]
    return [int(seat) for seat in g.slots[tile * t.SLOTS : (tile + 1) * t.SLOTS]]


def _write_slots(g: Crossing, place: int) -> list[str | None]:
    names = seat_ids(g)
    return [None if seat == t.NONE else names[seat] for seat in slots_of(g, place)]


def _read_slots(g: Crossing, place: int, reader: Reader) -> None:
    names = _index(seat_ids(g))
    for slot, id in enumerate(reader.items("slots", t.SLOTS)):
        owner = t.NONE if id is None else check_id(id, f"{reader.at('slots')}[{slot}]", names)
        g.slots[g.objective_at[place] * t.SLOTS + slot] = owner


def _read_side(g: Crossing, place: int, reader: Reader) -> None:
    if reader.id("side", _index(OBJECTIVE_SIDES)):
        g.hard |= 1 << g.objective_at[place]


# -- starting pairs and cards: card and face in one number -----------------------------------------


def _write_pairs(g: Crossing) -> list[dict[str, str]]:
    faces = [(card, face) for card, face in enumerate(g.pair_face) if face != t.NONE]
    ids, favours = g.tables.start_ids, g.tables.favour_ids
    return [{"card": ids[n], "face": FACES[face], "favour": favours[g.pair_favour[n]]} for n, face in faces]


def _read_pairs(g: Crossing, reader: Reader) -> None:
    for pair in reader.objects("start_pairs"):
        card = pair.id("card", _index(g.tables.start_ids))
        if g.pair_face[card] != t.NONE:
            raise pair.wrong("card", "position-twice", "CROSSING-START-01", value=g.tables.start_ids[card])
        g.pair_face[card] = pair.id("face", _index(FACES))
        g.pair_favour[card] = pair.id("favour", _index(g.tables.favour_ids))
        pair.done()


def _write_start(g: Crossing, seat: int) -> dict[str, str] | None:
    start = g.players[seat].start
    return None if start == t.NONE else {"card": g.tables.start_ids[start // 2], "face": FACES[start % 2]}


def _read_start(g: Crossing, seat: int, reader: Reader) -> None:
    if reader.raw("start_card") is None:
        return
    start = reader.object("start_card")
    g.players[seat].start = start.id("card", _index(g.tables.start_ids)) * 2 + start.id("face", _index(FACES))
    start.done()


# -- markers and effects ---------------------------------------------------------------------------


def _write_resources(g: Crossing, seat: int) -> dict[str, int]:
    return {track: int(g.players[seat].square(n)) for n, track in enumerate(t.TRACK_IDS)}


def _read_resources(g: Crossing, seat: int, reader: Reader) -> None:
    squares = reader.counts("resources", _index(t.TRACK_IDS), t.LAST_SQUARE)
    g.players[seat].tracks = sum(square << 4 * n for n, square in enumerate(squares))


def _write_used(g: Crossing) -> list[list[str]]:
    return [[g.tables.structure_ids[n] for n in in_mask(used)] for used in g.used]


def _read_used(g: Crossing, reader: Reader) -> None:
    index, where = _index(g.tables.structure_ids), reader.at("structures_used")
    found = []
    for n, names in enumerate(reader.items("structures_used")):
        if not isinstance(names, list):
            raise PositionError("position-list", field=f"{where}[{n}]")
        found.append(sum(1 << number for number in {check_id(name, f"{where}[{n}]", index) for name in names}))
    g.used = packed(found)


# -- what follows from the rest --------------------------------------------------------------------


def complete(g: Crossing) -> None:
    if g.leader == t.NONE:
        g.leader = g.first
    _complete_decks(g)
    for n, p in enumerate(g.players):
        p.columns = columns_of(g, p)
        p.claimed = claimed_by(g, n)
    for region in range(t.REGIONS):
        g.refresh_cheapest(region)


def _complete_decks(g: Crossing) -> None:
    """Of a deck of which nothing is said, every card that is nowhere else lies face down."""
    seen = {int(face) for face in g.face} | {int(g.buying)}
    for n in range(g.seats):
        seen |= {*_characters(g, n), *_structures(g, n)}
    for space in range(t.SPACES):
        if g.decks[space] == NOT_GIVEN:
            g.decks[space] = sum(1 << n for n, card in enumerate(deck_cards(g, space)) if card not in seen)


def columns_of(g: Crossing, p: Player) -> int:
    """The guild columns follow from the cards; a starting card lies in its column once Worker and House are placed."""
    guilds = [g.tables.guild[card] for card in range(t.CHARACTERS) if characters_of(p) >> card & 1]
    guilds += [g.tables.queen_guild[queen] for queen in in_mask(p.queens)]
    if p.start != t.NONE and p.houses:
        guilds.append(g.tables.start_guild[p.start])
    return sum(1 << 6 * guild for guild in guilds)


def claimed_by(g: Crossing, seat: int) -> int:
    return sum(1 << g.objective_at[place] for place in range(t.OBJECTIVES) if seat in slots_of(g, place))


ONCE = "CROSSING-COMP-01"

FIELDS = Fields(
    number("round", 0, t.ROUNDS),
    one("phase", of=PHASES, none=None),
    seat("first_player", names=seat_ids, attr="first"),
    seat("order_from", names=seat_ids, attr="leader", optional=True),
    number("day_turns", 0, lambda g: t.ACTIONS_PER_ROUND * g.seats, attr="turns"),
    one("balloon", of=t.REGION_IDS),
    each(
        "spaces",
        "space",
        one("deck", of="deck", attr="deck_of", none=None, population="decks"),
        one("card", of="card", attr="face", population="cards"),
        one("bird", of="bird", attr="bird_on", population="birds"),
        by_hand(
            "face_down",
            ("decks",),
            write=lambda g, space: [g.tables.card_ids[card] for card in _face_down(g, space)],
            read=_read_face_down,
            held=_face_down,
            population="cards",
            optional=True,
        ),
    ),
    pile("bird_stacks", of="bird", attr="stacks", population="birds", seen=ALL, clause=ONCE),
    pile("empty_deck_tiles", of="empty", attr="empty_tiles", population="empty_deck_tiles", seen=ALL, clause=ONCE),
    group(
        "queen",
        one("card", of="queen", attr="queen", population="queens"),
        pile("unseen", of="queen", attr="unseen_queens", population="queens", seen=ALL, clause=ONCE),
    ),
    each(
        "objectives",
        "place",
        one("tile", of="objective", attr="objective_at", none=None, population="objectives"),
        by_hand(
            "side",
            ("hard",),
            write=lambda g, place: OBJECTIVE_SIDES[g.hard >> g.objective_at[place] & 1],
            read=_read_side,
        ),
        by_hand("slots", ("slots",), write=_write_slots, read=_read_slots),
    ),
    group(
        "favours",
        slots("visible", of="favour", count=t.VISIBLE, population="favours"),
        pile("supply", of="favour", population="favours", seen=ALL, clause=ONCE),
    ),
    by_hand(
        "start_pairs",
        ("pair_face", "pair_favour"),
        write=_write_pairs,
        read=_read_pairs,
        held=lambda g: [favour for favour in g.pair_favour if favour != t.NONE],
        population="favours",
    ),
    players(
        number("coins", 0, MOST_COINS),
        number("vp", 0, MOST_COINS),
        number("investment", 0, "last_invest", attr="invest"),
        by_hand("resources", ("tracks",), write=_write_resources, read=_read_resources),
        one("worker", of=t.REGION_IDS),
        members("houses", of=t.REGION_IDS, clause=ONCE),
        members("paws", of=t.BRIDGE_IDS, clause=ONCE),
        members("upgraded", of="tile", clause=ONCE),
        members("played", of="tile", clause=ONCE),
        members("decorations", of="spot", attr="spots", clause=ONCE),
        by_hand(
            "characters",
            ("characters", "more_characters"),
            write=lambda g, seat: [g.tables.card_ids[card] for card in _characters(g, seat)],
            read=_read_characters,
            held=_characters,
            population="cards",
        ),
        members("queens", of="queen", population="queens", clause=ONCE),
        by_hand("start_card", ("start",), write=_write_start, read=_read_start),
        by_hand(
            "structures",
            ("structures",),
            write=lambda g, seat: [g.tables.structure_ids[n] for n in in_mask(g.players[seat].structures)],
            read=_read_structures,
            held=_structures,
            population="cards",
        ),
        members("birds", of="bird", population="birds", clause=ONCE),
        members("favours", of="favour", population="favours", clause=ONCE),
        names=seat_ids,
        holder="players",
    ),
    group(
        "work",
        one("tile", of="tile"),
        one("side", of=SIDES, none=None),
        one("stage", of=STAGES, none=None),
        number("crossings_left", 0, lambda g: 0 if g.tile == t.NONE else g.tables.bridges[g.tile], peak=t.BRIDGES, attr="left"),
        flag("flown"),
        flag("traded"),
        one("space", of="space"),
        one("buying", of=lambda g: g.tables.card_ids[: t.CHARACTERS], population="cards"),
        one("bird", of="bird", attr="met", population="birds"),
        number("bonuses_left", 0, 2, attr="again"),
        number("queen_effects_left", 0, 99, attr="times"),
        none=lambda g: g.tile == t.NONE and g.met == t.NONE,
        optional=True,
    ),
    group(
        "effects",
        by_hand("structures_used", ("used",), write=_write_used, read=_read_used),
        members("income_resolved", of=incomes, attr="resolved", clause=ONCE),
        optional=True,
    ),
    pile("solo_deck", of="solo", population="solo_tiles", seen=ALL, clause=ONCE, when=lambda g: g.solo),
    populations=[
        Population("decks", of="deck", clause="CROSSING-SETUP-02"),
        Population("cards", of="card", clause=ONCE, all=_cards_in_game, field="spaces"),
        Population(
            "empty_deck_tiles",
            of="empty",
            all=_unused_empty_tiles,
            stranger=("position-twice", "CROSSING-BUY-09"),
            leave=True,
        ),
        Population("birds", of="bird", clause=ONCE, leave=True),
        Population("queens", of="queen", clause=ONCE, leave=True),
        Population("objectives", of="objective", clause="CROSSING-SETUP-06"),
        Population("favours", of="favour", clause=ONCE, field="favours.supply"),
        Population(
            "solo_tiles",
            of="solo",
            all=lambda g: in_mask(tiles_in_use(g)),
            stranger=("position-out-of-place", "CROSSING-SOLO-05"),
            leave=True,
        ),
    ],
    fixed=("tables", "solo", "rest_tiles"),
    derived=("cheapest",),
    held_derived=("columns", "claimed"),
)
