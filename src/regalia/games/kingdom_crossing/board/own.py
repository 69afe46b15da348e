"""The personal board of the seat that looks: guild columns, Houses, the four tracks with their spots, Structures."""

from __future__ import annotations

from regalia.drawing.lettering import cut, line_at
from regalia.drawing.markup import circle, group, lit_rect, num, path, rect, text, use
from regalia.drawing.pieces import at_end, charge, drawing, lit_last, pennon, piece, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.drawing.signs import ARROW
from regalia.games.kingdom_crossing.board import signs, start, tiles
from regalia.games.kingdom_crossing.board.looks import GUILDS, TRACKS, mine, parts_of
from regalia.games.kingdom_crossing.load.types import HouseCard, Spot, Structure

SQUARE, FIRST, LAST = 36, 30, 10
MANY_CARDS = 8
"""More cards than this in a column are one pair and a number."""
NAMED, ONE_ROW = 3, 5
"""Up to so many Structures have their names, or stand in one row."""
ROOM = 386
VALUE_ROOM = 84
STAR = "l1.150 2.100 2.400.3-1.750 1.700.45 2.300-2.250-1.100-2.250 1.100.45-2.300-1.750-1.700 2.400-.3z"


def draw(scene: Scene) -> str:
    if scene.view["question"] == "pick_start":
        return sheet(scene.t("board-pairs"), start.draw(scene)) + tiles.draw(scene)
    body = [_guild(scene, guild, n) for n, guild in enumerate(GUILDS)]
    body.append(_houses(scene))
    body.append(
        group("".join(text(48 + SQUARE * n, 59, n, "tick") for n in range(11)), classes="ticks", extra=told(tip="squares"))
    )
    body += lit_last((scene.is_lit(f"track:{track}"), _track(scene, track, 64 + 26 * n)) for n, track in enumerate(TRACKS))
    body += [*_spots(scene), *_structures(scene), _value(scene)]
    # Where a track can be chosen, what lies over it is out of the way.
    way = " ontrack" if any(scene.is_lit(f"track:{track}") for track in TRACKS) else ""
    return sheet(scene.t("board-own"), group("".join(body), classes=scene.seat_class(looking(scene)) + way)) + tiles.draw(scene)


def sheet(title: str, body: str) -> str:
    return f'<div class="obw">{drawing(body, 518, 214, title, "ob", "-3 -7 518 214")}</div>'


# -- guilds and Houses -----------------------------------------------------------------------------


def _guild(scene: Scene, guild: str, n: int) -> str:
    count = mine(scene)["columns"][guild]
    income = signs.signs(parts_of(scene).board.guild[GUILDS.index(guild)].income)
    body = rect(0, 0, 79, 46, 5, "cardf") + use(f"i-{guild}", 4, 3, 24) + text(30, 20, count, "big" if count < 10 else "en")
    body += signs.drawn(income, 74 - signs.width(income, 17), 14.5, 17)
    if count > MANY_CARDS:
        body += _pips(2, 1, 6, 24) + text(34, 40, f"×{count // 2}", "s2")
    else:
        pairs = max(2, (count + 1) // 2)
        body += _pips(count, pairs, 6, min(24.0, 68 / pairs))
    end = at_end(mine(scene)["guild_points"][guild])
    name, me = scene.t("board-guild", guild=f"@guild-{guild}", count=count), f"guild:{guild}"
    return piece(scene, me, name, body, (83 * n, 0), lit_rect(-1, -1, 81, 48, 6), tip=me, classes=f"gu gu-{n}", end=end)


def _pips(count: int, pairs: int, x: float, pitch: float) -> str:
    """Cards of a column two by two; a bar below each complete pair."""
    width = min(8.2, pitch / 2 - 0.9)
    body = []
    for n in range(2 * pairs):
        at = x + pitch * (n // 2) + (width + 1) * (n % 2)
        body.append(rect(at, 29, width, 12, 1.5, "pipf" if n < count else "pipe"))
    body += [path(f"M{num(x + pitch * n)} 43.500h{num(2 * width + 1)}", "pairl") for n in range(min(pairs, count // 2))]
    return "".join(body)


def _houses(scene: Scene) -> str:
    """Houses at home in full, those on the map pale; and the guilds that count for the next set."""
    me = mine(scene)
    away = len(me["houses"])
    body = rect(0, 0, 94, 46, 5, "hsb")
    for n in range(3):
        pale = ' opacity=".28"' if n < away else ""
        body += f"<g{pale}>{use('i-house', 6 + 27 * n, 3, 22)}</g>"
    sets = min(me["columns"].values())
    body += text(8, 40, scene.t("board-next-set"), "s")
    body += text(88, 40, f"{sum(count > sets for count in me['columns'].values())}/5", "enr")
    return group(body, 418, 0, "gu gu-5", ' data-tip="houses"')


# -- tracks ----------------------------------------------------------------------------------------


def _track(scene: Scene, track: str, y: float) -> str:
    entry = parts_of(scene).board.track[TRACKS.index(track)]
    me = mine(scene)
    square = me["resources"][track]
    spots = {spot.passed_at: 3.5 if spot.symbols == 1 else 8.0 for spot in parts_of(scene).board.spot if spot.track == track}
    body = rect(0, -1, 428, 25, 5, "trackr") + use(f"i-{track}", 3, 1, 21)
    body += "".join(rect(FIRST + 0.5 + SQUARE * n, 1, 35, 21, 3, "sqd" if n <= square else "sq") for n in range(11))
    bonus = signs.signs(entry.bonus)
    width = signs.width(bonus, 17)
    at = FIRST + 18 + SQUARE * entry.bonus_square - width / 2 + _aside(entry.bonus_square, spots)
    if square != entry.bonus_square:
        body += group(signs.drawn(bonus, at, 11.5, 17), classes="past" if square > entry.bonus_square else "")
    if square < LAST:
        body += signs.drawn(signs.signs(entry.final_bonus), 399, 11.5, 18)
    name, id = scene.t("board-track", resource=f"@resource-{track}", square=square), f"track:{track}"
    row = piece(scene, id, name, body, gilt=lit_rect(-1, -1.5, 429, 26, 6), tip=id, end=at_end(me["guild_points"][entry.guild]))
    at = FIRST + 18 + SQUARE * square + _aside(square, spots)
    seat = looking(scene)
    disc = circle(at, 11.5, 10, "pon") + charge(scene, seat, at - 5.5, 6, 11)
    marker = group(disc, classes="mk", extra=told(f"marker:{track}"))
    return group(row + marker + _stars(scene, track, entry.guild), 0, y, f"trk tk-{TRACKS.index(track)}")


def _aside(square: int, spots: dict[int, float]) -> float:
    """Next to a spot a marker or bonus moves away from it."""
    return spots.get(square, 0) - spots.get(square + 1, 0)


def _stars(scene: Scene, track: str, guild: str) -> str:
    """Stars passed, times cards of the guild, is points."""
    me = mine(scene)
    body = use("i-star", 434, 4.5, 14) + text(449, 16, me["stars"][track], "s2") + text(459, 16, "×", "s2")
    body += (
        use(f"i-{guild}", 467, 4, 15)
        + text(482, 16, me["columns"][guild], "s2")
        + text(514, 16.5, me["guild_points"][guild], "enr")
    )
    return group(body, extra=told(tip="stars") + at_end(me["guild_points"][guild]))


def _spots(scene: Scene) -> list[str]:
    return lit_last((scene.is_lit(f"spot:{spot.id}"), _spot(scene, spot)) for spot in parts_of(scene).board.spot)


def _spot(scene: Scene, spot: Spot) -> str:
    """A place for a decoration across the border before the square that passes it."""
    me = mine(scene)
    filled = spot.id in me["decorations"]
    passed = me["resources"][spot.track] >= spot.passed_at
    width = 21 if spot.symbols == 1 else 31
    sign = f"i-{spot.decor}"
    picture = use(sign, 3.5, 1, 14) if spot.symbols == 1 else use(sign, 2, 1, 14) + use(sign, 15, 1, 14)
    body = rect(0, 0, width, 25, 4, "spf" if filled else "spe")
    body += picture if filled else f'<g opacity=".55">{picture}</g>'
    first = width / 2 - 3.5 * (spot.stars - 1)
    body += "".join(
        path(f"M{num(first + 7 * n)} 15.800{STAR}", "st on" if filled and passed else "st") for n in range(spot.stars)
    )
    id, row = f"spot:{spot.id}", TRACKS.index(spot.track)
    body += lit_rect(-1.5, -1.5, width + 3, 28, 5) if scene.is_lit(id) else ""
    at = (FIRST + SQUARE * spot.passed_at - width / 2, 63 + 26 * row)
    inside = group(body, classes="in")
    return piece(scene, id, scene.t(f"spot-{spot.id}"), inside, at, moves=id, tip=id, classes=f"spt tk-{row}")


# -- Structures ------------------------------------------------------------------------------------


def _structures(scene: Scene) -> list[str]:
    """The starting House first; in one row, or small in two."""
    owned = mine(scene)["structures"]
    order = sorted(owned, key=lambda id: (id != "house_card", owned.index(id)))
    columns = len(order) if len(order) <= ONE_ROW else (len(order) + 1) // 2
    width = 126.0 if columns <= NAMED else (ROOM - 4 * (columns - 1)) / columns
    height = 34.0 if len(order) <= ONE_ROW else 16.0
    found = []
    for n, id in enumerate(order):
        x, y = (width + 4) * (n % columns), 170 + 18.5 * (n // columns)
        found.append((scene.is_lit(f"structure:{id}"), _structure(scene, id, x, y, width, height)))
    return lit_last(found)


def _structure(scene: Scene, id: str, x: float, y: float, width: float, height: float) -> str:
    c = parts_of(scene)
    cards: list[Structure | HouseCard] = [*c.structures, c.house_card]
    card = cards[c.structure[id]]
    kind = {"building": "k-lodge", "transport": "i-cart", "none": "i-house"}[card.deck]
    effect = signs.signs(card.effect)
    if ("arrow", "") not in effect:
        effect = [ARROW, *effect]
    name = scene.t(f"structure-{id}")
    body = rect(0, 0, width, height, 5 if height > 20 else 3, "cardf")
    if height > 20 and width > 100:
        body += (
            text(7, 14, cut(name, 12.5, width - 14), "cs") + use(kind, 6, 16.5, 16) + signs.drawn(effect, 26, 24.5, 15, 94, False)
        )
    elif height > 20:
        body += use(kind, 4, 9, 16) + signs.drawn(effect, 22, 17, 15, width - 26, False)
    else:
        body += use(kind, 3, 1.5, 13) + signs.drawn(effect, 18, 8, 13, width - 22, False)
    gilt, me = lit_rect(-1, -1, width + 2, height + 2, 6), f"structure:{id}"
    end = at_end(mine(scene)["structure_value"])
    return piece(scene, me, name, body, (x, y), gilt, "" if id == "house_card" else f"card:{id}", me, "stc", end)


def _value(scene: Scene) -> str:
    """What each Structure is worth with the lowest marker where it stands."""
    me = mine(scene)
    body = rect(0, 0, 120, 34, 5, "hsb") + line_at(scene.t("board-each-structure"), 8, 14.5, 12, VALUE_ROOM, "s")
    body += line_at(scene.t("board-lowest", square=min(me["resources"].values())), 8, 29, 12, VALUE_ROOM, "s")
    body += pennon(93, 6, 20, 22.5, me["structure_value"], 5.5)
    end = at_end(len(me["structures"]) * me["structure_value"])
    return group(body, 392, 170, "val", told(tip="structures") + end)
