"""The Stone Council: six busts in their niches, and under each three requests."""

from __future__ import annotations

from regalia.drawing.markup import group, num, path, rect, text, use
from regalia.drawing.pieces import lit_box, pennon, piece, seen_as, told
from regalia.games.rise_to_nobility.board.looks import GOODS, RACES, Look, span
from regalia.games.rise_to_nobility.board.pieces import changed, die, frame, tick
from regalia.games.rise_to_nobility.load.records import CouncilTile

WIDTH, HEIGHT = 466, 172
TILE, TALL = 69.5, 35.3
PITCH_X, PITCH_Y = 72.4, 37.8
HALF = 3
HALF_WIDTH = 28 + PITCH_X * HALF + 3


def draw(look: Look) -> str:
    """Drawn in two halves of three columns, which a phone sets one below the other."""
    met = set(look.welcomed(look.me))
    halves = [_columns(look, met, range(HALF)), _columns(look, met, range(HALF, 2 * HALF))]
    return _ground() + _head(look) + _bands(look) + halves[0] + group(halves[1], classes="second")


def _ground() -> str:
    """One tile, and the two halves that a phone shows instead."""
    whole = group(frame("council", WIDTH, HEIGHT, _rock(WIDTH)), classes="whole")
    first = frame("council-1", HALF_WIDTH, HEIGHT, _rock(HALF_WIDTH))
    second = frame("council-2", HALF_WIDTH, HEIGHT, _rock(HALF_WIDTH))
    return whole + group(first, classes="half") + group(second, classes="half second")


def _rock(width: float) -> str:
    return rect(0, 0, width, 54, 0, "rock") + path(f"M0 54H{num(width)}", "vr")


def _bands(look: Look) -> str:
    """The values of the dice for each row."""
    rows = enumerate(look.c.board.council_row)
    values = "".join(_band(look, 80.5 + PITCH_Y * r, span(row.values)) for r, row in rows)
    return values + group(values, classes="half second")


def _band(look: Look, y: float, values: str) -> str:
    extra = told(tip="slot:council") + seen_as(look.t("board-council-row", values=values))
    return group(text(14.5, y, values, "bnd m"), extra=extra)


def _columns(look: Look, met: set[str], columns: range) -> str:
    races = [(n, look.c.board.council_column[n].race) for n in columns]
    niches = "".join(_niche(race, n, race in met) for n, race in races)
    rows = range(len(look.c.board.council_row))
    return niches + "".join(_space(look, r, n, race, race in met) for r in rows for n, race in races)


def _head(look: Look) -> str:
    """The title and the loss; while no request can be met, it says why the council as a whole is closed."""
    title, whole = look.t("location-council"), "location:council"
    loss = text(438, 17, look.t("board-council-loss", count=look.council_loss()), "s e") + use("n-reputation", 440, 4.5, 16)
    loss += changed(look, "council_reputation_loss", 452, 6)
    body = text(10, 18, title, "h") + group(loss, classes="second")
    if look.lit(whole):
        return body
    return piece(look.scene, whole, title, rect(0, 0, WIDTH, 54, 0, "hitb") + body, tip="location:council")


def _niche(race: str, n: int, met: bool) -> str:
    """A councillor; ticked when the viewer has welcomed people of that race."""
    x = 28 + PITCH_X * n + TILE / 2
    arch = path(f"M{num(x - 17)} 54V41A17 16 0 0 1 {num(x + 17)} 41V54Z", "niche" if met else "niche off")
    body = arch + use(RACES[race], x - 14, 27, 28) + (tick(x + 19, 44) if met else "")
    return group(body, extra=told(tip=f"race:{race}"))


def _space(look: Look, r: int, n: int, race: str, met: bool) -> str:
    x, y = 28 + PITCH_X * n, 58.5 + PITCH_Y * r
    council = look.table["stone_council"]
    id, seen = council["tiles"][r][n], council["dice"][r][n]
    if id is None or seen is not None:
        hole = rect(x, y, TILE, TALL, 4, "hole2")
        return hole + (die(look, x + TILE / 2 - 14, y + TALL / 2 - 14, seen) if seen else "")
    tile = look.council_tile(id)
    lacking = ([] if met else [race]) + _lacking(look, tile)
    able = not lacking
    body = rect(x, y, TILE, TALL, 4, "ctile") + _request(look, tile, x, y, able)
    own = f"council_tile:{r + 1}:{race}"
    fits = look.action.get("value") in look.c.board.council_row[r].values
    stands_for = "location:council" if look.lit("location:council") and fits and able else own
    tip = f"council:{id}:{','.join(lacking)}" if lacking and look.scene.me == look.me else f"council:{id}"
    name, gilt = look.t(f"council_tile-{id}"), lit_box(x, y, TILE, TALL, 5)
    return piece(look.scene, stands_for, name, body, gilt=gilt, moves=f"council:{id}", tip=tip)


def _lacking(look: Look, tile: CouncilTile) -> list[str]:
    """What is missing of nobility, goods and gold: everything but the race and the die."""
    mine = look.mine
    found = ["nobility"] if mine["nobility"] < tile.nobility else []
    found += [good for good, count in tile.resources.items() if mine["resources"][good] < count]
    return found + (["gold"] if mine["gold"] < look.council_gold(tile) else [])


def _request(look: Look, tile: CouncilTile, x: float, y: float, able: bool) -> str:
    """Nobility asked for, points on the pennon, the price below; what is lacking is underlined."""
    body = [use("i-star", x + 3, y + 2.5, 14), text(x + 18, y + 14, tile.nobility, "n13")]
    if look.mine["nobility"] < tile.nobility:
        body.append(path(f"M{num(x + 4)} {num(y + 17)}h{27 if tile.nobility > 9 else 22}", "miss"))
    body.append(pennon(x + 46.5, y, 19, 19, tile.vp, 4.5, dull=not able))
    gold = look.council_gold(tile)
    goods = [(good, k) for good, count in tile.resources.items() for k in range(count)]
    if not goods and not tile.gold:
        return "".join(body) + text(x + 5, y + 31, look.t("board-no-cost"), "s")
    pitch = 11 if len(goods) > 3 and tile.gold else 12
    for n, (good, k) in enumerate(goods):
        at = x + 3 + pitch * n
        body.append(use(GOODS[good], at, y + 19, 13.5))
        if look.mine["resources"][good] <= k:
            body.append(path(f"M{num(at + 1)} {num(y + 34)}h11", "miss"))
    if tile.gold:
        at = x + 3 + pitch * len(goods) + 8 + (7 if gold > 9 else 0)
        body += [text(at + 0.5, y + 31, gold, "gn e"), use("i-gold", at + 1, y + 20, 12.5)]
        if look.mine["gold"] < gold:
            body.append(path(f"M{num(at - 6)} {num(y + 34)}h19", "miss"))
    return "".join(body)
