"""The viewer's own area: slots, hand, tokens just drawn, and what the goods would be worth; at the end the final split."""

from __future__ import annotations

from regalia.drawing.markup import icon
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board import advisors
from regalia.games.crown_of_emara.board.lanes import projected
from regalia.games.crown_of_emara.board.looks import CARDS, LINE_ICONS, PLACES, RESOURCES, Goods, looking, player_of, settled

FEW, MOST = 3, 6
"""Up to so many cards are shown large; more than so many leave no room for anything else."""


def draw(scene: Scene) -> str:
    if any(piece.startswith("split:") for piece in scene.lit):
        return _split(scene)
    drawn = scene.table["turn"]["drawn"] if scene.table["active"] == looking(scene) else {"count": 0}
    middle = _drawn(scene) if drawn["count"] else _hand(scene)
    return _slots(scene) + middle + _next(scene)


def _title(scene: Scene, key: str) -> str:
    """The viewer's things are "yours", a spectator reads whose they are."""
    me = looking(scene)
    return scene.t(f"board-your-{key}") if scene.me == me else scene.t(f"board-{key}-of", seat=f"#{me}")


# -- cards -----------------------------------------------------------------------------------------


def _slots(scene: Scene) -> str:
    me = looking(scene)
    cells = []
    for number, card in enumerate(player_of(scene, me)["slots"], start=1):
        piece = f"slot:{number}"
        lit = "islit" if scene.is_lit(piece) else ""
        badge = f'<span class="sn">{icon("i-move", 14)}{number}</span>'
        inside = f'<span class="ghost">{number}</span>' if card is None else _card(scene, card)
        name = scene.t("board-slot", number=number)
        cells.append(f'<div class="slot {lit}"{scene.touch(piece, name)} data-tip="slot">{badge}{inside}</div>')
    return f'<div class="zone slots"><h2>{_title(scene, "slots")}</h2><div class="cards">{"".join(cells)}</div></div>'


def _card(scene: Scene, id: str) -> str:
    piece = f"card:{id}"
    state = "islit" if scene.is_lit(piece) else "issel" if scene.table["turn"]["named"] == id else ""
    name = scene.t(f"card-{id}")
    signs = "".join(icon(sign, 34 if len(CARDS[id]) == 1 else 28, "mv" if sign in LINE_ICONS else "") for sign in CARDS[id])
    if id == "card_exchange":
        signs = signs.replace("</svg><svg", "</svg><u>→</u><svg")
    face = f'<div class="af"><h4>{name}</h4><div class="ai">{signs}</div><p>{scene.t(f"board-{id}")}</p></div>'
    extra = f' data-id="card:{looking(scene)}:{id}" data-tip="card:{id}"'
    return f'<div class="acard {state}"{scene.touch(piece, name)}{extra}>{face}</div>'


def _hand(scene: Scene) -> str:
    player = player_of(scene, looking(scene))
    if player["hand"] is None:
        cards = f'<div class="acard down">{icon("arms-crown-of-emara", 48)}</div>' * player["hand_size"]
    else:
        cards = "".join(_card(scene, id) for id in player["hand"])
    if not cards:
        cards = f'<p class="none">{scene.t("board-no-cards")}</p>'
    many = "many most" if player["hand_size"] > MOST else "many" if player["hand_size"] > FEW else ""
    pile = f" <span>{icon('i-deck', 14)} {player['draw_pile']}</span>" if player["draw_pile"] else ""
    return f'<div class="zone hand {many}"><h2 data-tip="pile:cards">{_title(scene, "hand")}{pile}</h2><div class="cards">{cards}</div></div>'


def _drawn(scene: Scene) -> str:
    """The favour tokens just drawn: only their drawer sees what they are."""
    drawn = scene.table["turn"]["drawn"]
    tokens = [_token(scene, id, n) for n, id in enumerate(drawn["tokens"])]
    tokens += ['<div class="tok down"></div>'] * (drawn["count"] - len(tokens))
    return f'<div class="zone hand"><h2>{scene.t("board-keep-one")}</h2><div class="cards">{"".join(tokens)}</div></div>'


def _token(scene: Scene, id: str, n: int) -> str:
    entry = scene.table["printed"]["tokens"][id]
    piece = f"drawn:{id}"
    lit = "islit" if scene.is_lit(piece) else ""
    name = scene.t(f"token-{id}")
    gain = advisors.written(advisors.gained(entry["gain"])).replace('width="15" height="15"', 'width="26" height="26"')
    face = f"{icon(PLACES[entry['location']], 34)}<u>→</u><b>{gain}</b>"
    extra = f' data-id="token:{id}:{n}" data-tip="token:{id}"'
    place = scene.t(f"location-{entry['location']}")
    return f'<div class="tok {lit}"{scene.touch(piece, name)}{extra}><div>{face}</div><p>{place}</p></div>'


# -- points ----------------------------------------------------------------------------------------


def worth(scene: Scene, goods: Goods, favours: int) -> tuple[int, int]:
    """Final points of rings, gold, books, bread and favour tokens; and of pairs of resources."""
    per = scene.table["printed"]["points_per"]
    things = sum(per.get(good, 0) * count for good, count in goods.items()) + favours * per.get("favour_token", 0)
    pairs = sum(goods[good] for good in RESOURCES) // scene.table["printed"]["resources_per_point"]
    return things, pairs


def _next(scene: Scene) -> str:
    """If the game ended now: the lower score, what is added, and where it would go."""
    me = looking(scene)
    player = player_of(scene, me)
    citizens, buildings = player["citizens"], player["buildings"]
    if settled(scene, me):
        rows = [(scene.t("board-citizens"), citizens), (scene.t("board-buildings"), buildings)]
        return _table(scene, "board-final", rows, scene.t("board-lower-counts"), min(citizens, buildings))
    things, pairs = worth(scene, player["goods"], len(player["favours"]))
    lower = "level" if citizens == buildings else "citizens" if citizens < buildings else "buildings"
    rows = [(scene.t(f"board-lower-{lower}"), min(citizens, buildings)), (scene.t("board-things"), f"+{things}")]
    rows.append((scene.t("board-pairs", count=pairs), f"+{pairs}"))
    points = things + pairs
    gap = buildings - citizens
    mine = points if gap >= points else 0 if -gap >= points else (points + gap + 1) // 2
    where = "citizens" if mine == points else "buildings" if mine == 0 else "both"
    last = scene.t(f"board-all-{where}", citizens=mine, buildings=points - mine) if points else scene.t("board-nothing-left")
    return _table(scene, "board-stop-now", rows, last, projected(scene, me))


def _table(scene: Scene, title: str, rows: list[tuple[str, int | str]], last: str, total: int) -> str:
    body = "".join(f"<tr><td>{words}</td><td>{value}</td></tr>" for words, value in rows)
    body += f'<tr class="sum"><td>{last}</td><td>{total}</td></tr>'
    return f'<div class="zone next"><h2 data-tip="final">{scene.t(title)}</h2><table>{body}</table></div>'


def _split(scene: Scene) -> str:
    """Every way to split the final points, with the score it leads to."""
    player = player_of(scene, looking(scene))
    points = player["final_points"]
    cells = []
    for piece in scene.lit:
        if piece.startswith("split:"):
            mine = int(piece.removeprefix("split:"))
            score = min(player["citizens"] + mine, player["buildings"] + points - mine)
            best = "best" if score == player["projection"] else ""
            name = scene.t("board-split", citizens=mine, buildings=points - mine, score=score)
            shares = f"<i>{icon('i-cp', 14)}{mine} {icon('i-bp', 14)}{points - mine}</i>"
            cells.append(f'<div class="sp islit {best}"{scene.touch(piece, name)}>{shares}<b>{score}</b></div>')
    title = scene.t("board-split-title", points=points)
    return f'<div class="zone split"><h2 data-tip="final">{title}</h2><div class="sps">{"".join(cells)}</div></div>'
