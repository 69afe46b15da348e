"""A position as readable JSON: written and read back. What lies face down may be left out: it is whatever is nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.core.position import Reader, check_id
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import tiles_in_use
from regalia.games.kingdom_crossing.components import Components
from regalia.games.kingdom_crossing.player import Player
from regalia.games.kingdom_crossing.state import Crossing

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
FACES = ("A", "B")
MOST_COINS = 9999


def player_ids(c: Components, g: Crossing) -> list[str]:
    """The seats' names in a position: their colours; Paco & Paca by their own name."""
    found = c.material.player_colours.ids[: g.seats]
    return [found[0], "paco_paca"] if g.solo else found


def ids_of(mask: int, ids: Sequence[str]) -> list[str]:
    return [id for n, id in enumerate(ids) if mask >> n & 1]


def mask_of(numbers: Sequence[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _id(number: int, ids: Sequence[str]) -> str | None:
    return None if number == t.NONE else ids[number]


# -- writing ---------------------------------------------------------------------------------------


def write(c: Components, g: Crossing) -> dict[str, Any]:
    seats = player_ids(c, g)
    written: dict[str, Any] = {
        "round": g.round,
        "phase": PHASES[g.phase],
        "first_player": seats[g.first],
        "order_from": seats[g.leader],
        "day_turns": g.turns,
        "balloon": _id(g.balloon, t.REGION_IDS),
        "spaces": {id: _write_space(c, g, space) for id, space in c.space.items()},
        "bird_stacks": ids_of(g.stacks, g.tables.bird_ids),
        "empty_deck_tiles": ids_of(g.empty_tiles, list(c.empty_tile)),
        "queen": {"card": _id(g.queen, g.tables.queen_ids), "unseen": ids_of(g.unseen_queens, g.tables.queen_ids)},
        "objectives": {place: _write_objective(g, n, seats) for place, n in c.place.items()},
        "favours": {
            "visible": [_id(favour, g.tables.favour_ids) for favour in g.visible],
            "supply": ids_of(g.supply, g.tables.favour_ids),
        },
        "start_pairs": [_write_pair(g, card) for card in range(t.START_CARDS) if g.pair_face[card] != t.NONE],
        "players": {id: _write_player(g, g.players[seat]) for seat, id in enumerate(seats)},
        "work": _write_work(g),
        "effects": {
            "structures_used": [ids_of(used, g.tables.structure_ids) for used in g.used],
            "income_resolved": ids_of(g.resolved, [*t.GUILD_IDS, *g.tables.structure_ids]),
        },
    }
    if g.solo:
        written["solo_deck"] = ids_of(g.solo_deck, g.tables.solo_ids)
    return written


def _write_space(c: Components, g: Crossing, space: int) -> dict[str, Any]:
    deck = g.deck_of[space]
    cards = g.tables.card_ids[deck * t.DECK_SIZE : (deck + 1) * t.DECK_SIZE]
    return {
        "deck": list(c.deck)[deck],
        "card": _id(g.face[space], g.tables.card_ids),
        "bird": _id(g.bird_on[space], g.tables.bird_ids),
        "face_down": ids_of(g.decks[deck], cards),
    }


def _write_objective(g: Crossing, place: int, seats: list[str]) -> dict[str, Any]:
    tile = g.objective_at[place]
    return {
        "tile": g.tables.objective_ids[tile],
        "side": "hard" if g.hard >> tile & 1 else "easy",
        "slots": [_id(seat, seats) for seat in g.slots[tile * t.SLOTS : (tile + 1) * t.SLOTS]],
    }


def _write_pair(g: Crossing, card: int) -> dict[str, Any]:
    return {
        "card": g.tables.start_ids[card],
        "face": FACES[g.pair_face[card]],
        "favour": g.tables.favour_ids[g.pair_favour[card]],
    }


def _write_player(g: Crossing, p: Player) -> dict[str, Any]:
    tables = g.tables
    start = None
    if p.start != t.NONE:
        start = {"card": tables.start_ids[p.start // 2], "face": FACES[p.start % 2]}
    return {
        "coins": p.coins,
        "vp": p.vp,
        "investment": p.invest,
        "resources": {track: p.square(n) for n, track in enumerate(t.TRACK_IDS)},
        "worker": _id(p.worker, t.REGION_IDS),
        "houses": ids_of(p.houses, t.REGION_IDS),
        "paws": ids_of(p.paws, t.BRIDGE_IDS),
        "upgraded": ids_of(p.upgraded, tables.tile_ids),
        "played": ids_of(p.played, tables.tile_ids),
        "decorations": ids_of(p.spots, tables.spot_ids),
        "characters": ids_of(p.characters | p.more_characters << 40, tables.card_ids[: t.CHARACTERS]),
        "queens": ids_of(p.queens, tables.queen_ids),
        "start_card": start,
        "structures": ids_of(p.structures, tables.structure_ids),
        "birds": ids_of(p.birds, tables.bird_ids),
        "favours": ids_of(p.favours, tables.favour_ids),
    }


def _write_work(g: Crossing) -> dict[str, Any] | None:
    if g.tile == t.NONE:
        return None
    return {
        "tile": g.tables.tile_ids[g.tile],
        "side": SIDES[g.side],
        "stage": STAGES[g.stage],
        "crossings_left": g.left,
        "flown": g.flown,
        "traded": g.traded,
        "space": _id(g.space, g.tables.space_ids),
        "buying": _id(g.buying, g.tables.card_ids),
        "bird": _id(g.met, g.tables.bird_ids),
        "bonuses_left": g.again,
        "queen_effects_left": g.times,
    }


# -- reading ---------------------------------------------------------------------------------------


def read(c: Components, g: Crossing, reader: Reader) -> None:
    seats = {id: n for n, id in enumerate(player_ids(c, g))}
    g.round = reader.number("round", 0, t.ROUNDS)
    g.phase = reader.id("phase", {name: n for n, name in enumerate(PHASES)})
    g.first = reader.id("first_player", seats)
    g.leader = reader.id("order_from", seats) if reader.has("order_from") else g.first
    reader.used.add("order_from")
    g.turns = reader.number("day_turns", 0, t.ACTIONS_PER_ROUND * g.seats)
    g.balloon = reader.optional_id("balloon", c.region)
    _read_players(c, g, reader.object("players"), seats)
    _read_work(c, g, reader)
    _read_pairs(c, g, reader)
    _read_spaces(c, g, reader.object("spaces"))
    _read_birds(c, g, reader)
    _read_tree_board(c, g, reader, seats)
    _read_effects(c, g, reader)
    if g.solo:
        whole = tiles_in_use(g)
        g.solo_deck = mask_of(reader.ids("solo_deck", c.solo_tile)) if reader.has("solo_deck") else whole
        if g.solo_deck & ~whole:
            extra = ids_of(g.solo_deck & ~whole, g.tables.solo_ids)[0]
            raise reader.wrong("solo_deck", "position-unknown-id", "CROSSING-SOLO-05", value=extra)
    reader.done()


def _read_players(c: Components, g: Crossing, reader: Reader, seats: dict[str, int]) -> None:
    for id, seat in seats.items():
        one = reader.object(id)
        p = g.players[seat]
        p.coins = one.number("coins", 0, MOST_COINS)
        p.vp = one.number("vp", 0, MOST_COINS)
        p.invest = one.number("investment", 0, g.tables.last_invest)
        squares = one.counts("resources", c.track, t.LAST_SQUARE)
        p.tracks = sum(square << 4 * n for n, square in enumerate(squares))
        p.worker = one.optional_id("worker", c.region)
        p.houses = _read_set(one, "houses", c.region)
        p.paws = _read_set(one, "paws", c.bridge)
        p.upgraded = _read_set(one, "upgraded", c.tile)
        p.played = _read_set(one, "played", c.tile)
        p.spots = _read_set(one, "decorations", c.spot)
        cards = _read_set(one, "characters", {id: n for id, n in c.card.items() if n < t.CHARACTERS})
        p.characters, p.more_characters = cards & (1 << 40) - 1, cards >> 40
        p.queens = _read_set(one, "queens", c.queen)
        p.start = _read_start(c, one)
        p.structures = _read_set(one, "structures", c.structure)
        p.birds = _read_set(one, "birds", c.bird)
        p.favours = _read_set(one, "favours", c.favour)
        p.columns = columns_of(g, p)
        one.done()
    reader.done()


def _read_set(reader: Reader, name: str, index: dict[str, int]) -> int:
    """A list of different ids as a mask."""
    numbers = reader.ids(name, index)
    ids = list(index)
    for at, number in enumerate(numbers):
        if number in numbers[:at]:
            raise reader.wrong(name, "position-twice", "CROSSING-COMP-01", value=ids[list(index.values()).index(number)])
    return mask_of(numbers)


def _read_start(c: Components, reader: Reader) -> int:
    if reader.raw("start_card") is None:
        return t.NONE
    start = reader.object("start_card")
    found = start.id("card", c.start_card) * 2 + start.id("face", {face: n for n, face in enumerate(FACES)})
    start.done()
    return found


def columns_of(g: Crossing, p: Player) -> int:
    """The guild columns follow from the cards; a starting card lies in its column once Worker and House are placed."""
    counts = [0] * t.GUILDS
    for card in range(t.CHARACTERS):
        if (p.characters | p.more_characters << 40) >> card & 1:
            counts[g.tables.guild[card]] += 1
    for queen in range(t.QUEENS):
        if p.queens >> queen & 1:
            counts[g.tables.queen_guild[queen]] += 1
    if p.start != t.NONE and p.houses:
        counts[g.tables.start_guild[p.start]] += 1
    return sum(count << 6 * n for n, count in enumerate(counts))


def _read_work(c: Components, g: Crossing, reader: Reader) -> None:
    if not reader.has("work") or reader.raw("work") is None:
        reader.used.add("work")
        return
    one = reader.object("work")
    g.tile = one.id("tile", c.tile)
    g.side = one.id("side", {side: n for n, side in enumerate(SIDES)})
    g.stage = one.id("stage", {stage: n for n, stage in enumerate(STAGES)})
    g.left = one.number("crossings_left", 0, g.tables.bridges[g.tile])
    g.flown = one.flag("flown")
    g.traded = one.flag("traded")
    g.space = one.optional_id("space", c.space)
    g.buying = one.optional_id("buying", {id: n for id, n in c.card.items() if n < t.CHARACTERS})
    g.met = one.optional_id("bird", c.bird)
    g.again = one.number("bonuses_left", 0, 2)
    g.times = one.number("queen_effects_left", 0, 99)
    one.done()


def _read_pairs(c: Components, g: Crossing, reader: Reader) -> None:
    for pair in reader.objects("start_pairs"):
        card = pair.id("card", c.start_card)
        if g.pair_face[card] != t.NONE:
            raise pair.wrong("card", "position-twice", "CROSSING-START-01", value=g.tables.start_ids[card])
        g.pair_face[card] = pair.id("face", {face: n for n, face in enumerate(FACES)})
        g.pair_favour[card] = pair.id("favour", c.favour)
        pair.done()


def _read_spaces(c: Components, g: Crossing, reader: Reader) -> None:
    decks = []
    for id, space in c.space.items():
        one = reader.object(id)
        decks.append(one.id("deck", c.deck))
        g.face[space] = one.optional_id("card", c.face)
        g.bird_on[space] = one.optional_id("bird", c.bird)
    g.deck_of = decks
    seen = _cards_seen(g)
    for id, space in c.space.items():
        one = Reader(reader.data[id], reader.at(id))
        one.used |= {"deck", "card", "bird", "face_down"}
        deck = decks[space]
        first = deck * t.DECK_SIZE
        if one.has("face_down"):
            g.decks[deck] = _read_set(one, "face_down", {g.tables.card_ids[first + n]: n for n in range(t.DECK_SIZE)})
        else:
            g.decks[deck] = mask_of([n for n in range(t.DECK_SIZE) if first + n not in seen])
        one.done()
    reader.done()
    for region in range(t.REGIONS):
        g.refresh_cheapest(region)


def _cards_seen(g: Crossing) -> set[int]:
    seen = {face for face in g.face if face != t.NONE} | {g.buying}
    for p in g.players:
        owned = p.characters | p.more_characters << 40 | (p.structures & ~(1 << t.HOUSE_CARD)) << t.CHARACTERS
        seen |= {card for card in range(t.CARDS) if owned >> card & 1}
    return seen


def _read_birds(c: Components, g: Crossing, reader: Reader) -> None:
    """Without a list, the stacks hold every Bird that is nowhere else: the box is empty."""
    if reader.has("bird_stacks"):
        g.stacks = _read_set(reader, "bird_stacks", c.bird)
        return
    seen = mask_of([bird for bird in [*g.bird_on, g.met] if bird != t.NONE])
    for p in g.players:
        seen |= p.birds
    g.stacks = ~seen & (1 << t.BIRDS) - 1


def _read_tree_board(c: Components, g: Crossing, reader: Reader, seats: dict[str, int]) -> None:
    shown = [face for face in g.face if face >= t.CARDS]
    if reader.has("empty_deck_tiles"):
        g.empty_tiles = _read_set(reader, "empty_deck_tiles", c.empty_tile)
    else:
        g.empty_tiles = mask_of([tile for tile in range(t.EMPTY_TILES) if t.CARDS + tile not in shown])
    queen = reader.object("queen")
    g.queen = queen.optional_id("card", c.queen)
    if queen.has("unseen"):
        g.unseen_queens = _read_set(queen, "unseen", c.queen)
    else:
        owned = 0 if g.queen == t.NONE else 1 << g.queen
        for p in g.players:
            owned |= p.queens
        g.unseen_queens = ~owned & (1 << t.QUEENS) - 1
    queen.used.add("unseen")
    queen.done()
    _read_objectives(c, g, reader.object("objectives"), seats)
    _read_favours(c, g, reader.object("favours"))


def _read_objectives(c: Components, g: Crossing, reader: Reader, seats: dict[str, int]) -> None:
    tiles = []
    for place in c.place:
        one = reader.object(place)
        tile = one.id("tile", c.objective)
        if tile in tiles:
            raise one.wrong("tile", "position-twice", "CROSSING-SETUP-06", value=g.tables.objective_ids[tile])
        tiles.append(tile)
        if one.id("side", {"easy": 0, "hard": 1}):
            g.hard |= 1 << tile
        for slot, id in enumerate(one.items("slots", t.SLOTS)):
            seat = t.NONE if id is None else check_id(id, f"{one.at('slots')}[{slot}]", seats)
            g.slots[tile * t.SLOTS + slot] = seat
            if seat != t.NONE:
                g.players[seat].claimed |= 1 << tile
        one.done()
    g.objective_at = tiles
    reader.done()


def _read_favours(c: Components, g: Crossing, reader: Reader) -> None:
    visible = reader.items("visible", t.VISIBLE)
    where = reader.at("visible")
    g.visible = [t.NONE if id is None else check_id(id, f"{where}[{n}]", c.favour) for n, id in enumerate(visible)]
    if reader.has("supply"):
        g.supply = _read_set(reader, "supply", c.favour)
    else:
        seen = mask_of([favour for favour in [*g.visible, *g.pair_favour] if favour != t.NONE])
        for p in g.players:
            seen |= p.favours
        g.supply = ~seen & (1 << t.FAVOURS) - 1
    reader.used.add("supply")
    reader.done()


def _read_effects(c: Components, g: Crossing, reader: Reader) -> None:
    if not reader.has("effects"):
        return
    one = reader.object("effects")
    where = one.at("structures_used")
    for at, names in enumerate(one.items("structures_used")):
        used = [check_id(name, f"{where}[{at}]", c.structure) for name in (names if isinstance(names, list) else [names])]
        g.used.append(mask_of(used))
    incomes = {id: n for n, id in enumerate([*t.GUILD_IDS, *g.tables.structure_ids])}
    g.resolved = _read_set(one, "income_resolved", incomes)
    one.done()
