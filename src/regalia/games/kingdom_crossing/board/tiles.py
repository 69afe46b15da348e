"""The six Action tiles: Work and Rest of each as two things to touch, and the tiles played this round."""

from __future__ import annotations

from regalia.drawing.markup import icon
from regalia.drawing.panels import block, kinds, zone
from regalia.drawing.pieces import seen_as, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking, whose
from regalia.games.kingdom_crossing.board import signs
from regalia.games.kingdom_crossing.board.looks import TURNS, asked, is_automa, mine, parts_of, working
from regalia.games.kingdom_crossing.load.types import ActionTile, Side


def draw(scene: Scene) -> str:
    if is_automa(scene, looking(scene)):
        return ""
    me = mine(scene)
    all_tiles = parts_of(scene).tiles
    left = "".join(_gone() if tile.id in me["played"] else _tile(scene, tile) for tile in all_tiles)
    played = [_played(scene, tile) for tile in all_tiles if tile.id in me["played"]]
    names = {n: seen_as(scene.t("board-turn-free", number=n + 1)) for n in range(TURNS)}
    played += [f'<div class="pl e"{names[n]}>{n + 1}</div>' for n in range(len(played), TURNS)]
    done = f'<div class="done"><h2 class="h2b">{scene.t("board-played")}</h2><div class="pg">{"".join(played)}</div></div>'
    return zone(whose(scene, "tiles"), f'<div class="tg">{left}</div>{done}', "tiles")


def _side(scene: Scene, tile: ActionTile) -> Side:
    return tile.upgraded if tile.id in mine(scene)["upgraded"] else tile.base


def _work(tile: ActionTile, side: Side) -> str:
    """What the tile gives first, the bridges, what else it allows."""
    if tile.visits_queen:
        return f"{icon('k-queen', 20)}<b>×{side.queen_effect_times}</b>"
    before = signs.written(signs.signs(side.before_move), 15) if side.before_move else ""
    full = bool(side.trade_cost or side.double_bird)
    bridges = icon("i-bridge", 15 if full else 17) + (f"<b>×{tile.bridges}</b>" if tile.bridges > 1 else "")
    after = ""
    if side.trade_cost:
        after = f"<b>{side.trade_cost}</b>{icon('i-gold', 12)}<u>→</u>{icon('i-any', 13)}"
    if side.double_bird:
        after = f"{icon('i-bird', 13)}<b>×2</b>"
    return before + bridges + after


def _gone() -> str:
    return '<div class="tl gone"></div>'


def _tile(scene: Scene, tile: ActionTile) -> str:
    side = _side(scene, tile)
    upgraded = tile.id in mine(scene)["upgraded"]
    name = scene.t(f"tile-{tile.id}")
    head = name + (icon("i-chevron-up", 12) if upgraded else "")
    parts = []
    for kind, classes, inside in (
        ("work", "wk", _work(tile, side)),
        ("rest", "rs", f"{icon('i-rest', 14)}<b>{side.rest_coins}</b>"),
    ):
        label = scene.t(f"board-{kind}", tile=f"@tile-{tile.id}", coins=side.rest_coins)
        parts.append(block(scene, f"{kind}:{tile.id}", label, inside, classes, tag="span"))
    found = kinds("tl", "up" if upgraded else "", _lit(scene, tile)) + told(f"tile:{tile.id}", f"tile:{tile.id}")
    return f"<div{found}><h4>{head}</h4>{''.join(parts)}{_cover(scene, tile)}</div>"


def _played(scene: Scene, tile: ActionTile) -> str:
    work = working(scene)
    used = work is not None and work["tile"] == tile.id
    up = "up" if tile.id in mine(scene)["upgraded"] else ""
    tick = f'<i class="ck">{icon("i-confirm", 11)}</i>' if used else ""
    extra = told(f"tile:{tile.id}", f"tile:{tile.id}") + seen_as(scene.t(f"tile-{tile.id}"))
    inside = f'<div class="pli"{extra}>{tick}<span>{_work(tile, _side(scene, tile))}</span></div>'
    return f"<div{kinds('pl', 'sel' if used else '', up, _lit(scene, tile))}>{inside}{_cover(scene, tile)}</div>"


def _lit(scene: Scene, tile: ActionTile) -> str:
    return "islit" if scene.is_lit(f"tile:{tile.id}") else ""


def _cover(scene: Scene, tile: ActionTile) -> str:
    """While a tile is to be upgraded, the whole of each tile is what is touched."""
    if not asked(scene, "upgrade"):
        return ""
    return f'<div class="hit"{scene.touch(f"tile:{tile.id}", scene.t(f"tile-{tile.id}"))}></div>'
