"""The viewer's own area: slots, hand, tokens just drawn, and what the goods would be worth; at the end the final split."""

from __future__ import annotations

from regalia.drawing.markup import icon
from regalia.drawing.panels import Row, block, card, cards, sums, zone
from regalia.drawing.pieces import at_end
from regalia.drawing.scene import Scene
from regalia.drawing.seating import whose
from regalia.games.crown_of_emara.board import advisors
from regalia.games.crown_of_emara.board.lanes import projected
from regalia.games.crown_of_emara.board.looks import (
    CARDS,
    LINE_ICONS,
    PLACES,
    RESOURCES,
    Goods,
    Player,
    looking,
    player_of,
    players,
    settled,
)

FEW, MOST = 3, 6
"""Up to so many cards are shown large; more than so many leave no room for anything else."""


def draw(scene: Scene) -> str:
    if any(piece.startswith("split:") for piece in scene.lit):
        return _split(scene)
    drawn = scene.table["turn"]["drawn"] if scene.table["active"] == looking(scene) else {"count": 0}
    middle = _drawn(scene) if drawn["count"] else _hand(scene)
    return _slots(scene) + middle + _next(scene)


def _title(scene: Scene, key: str) -> str:
    return whose(scene, key, players(scene))


# -- cards -----------------------------------------------------------------------------------------


def _slots(scene: Scene) -> str:
    me = looking(scene)
    cells = []
    for number, played in enumerate(player_of(scene, me)["slots"], start=1):
        badge = f'<span class="sn">{icon("i-move", 14)}{number}</span>'
        inside = f'<span class="ghost">{number}</span>' if played is None else _card(scene, played)
        name = scene.t("board-slot", number=number)
        cells.append(block(scene, f"slot:{number}", name, badge + inside, "slot", tip="slot"))
    return zone(_title(scene, "slots"), cards(cells), "slots")


def _card(scene: Scene, id: str) -> str:
    signs = "".join(icon(sign, 34 if len(CARDS[id]) == 1 else 28, "mv" if sign in LINE_ICONS else "") for sign in CARDS[id])
    if id == "card_exchange":
        signs = signs.replace("</svg><svg", "</svg><u>→</u><svg")
    body = f'<div class="ai">{signs}</div><p>{scene.t(f"board-{id}")}</p>'
    chosen = "issel" if scene.table["turn"]["named"] == id and not scene.is_lit(f"card:{id}") else ""
    moves = f"card:{looking(scene)}:{id}"
    return card(scene, f"card:{id}", scene.t(f"card-{id}"), body, classes=chosen, moves=moves, tip=f"card:{id}")


def _hand(scene: Scene) -> str:
    player = player_of(scene, looking(scene))
    if player["hand"] is None:
        held = f'<div class="acard down">{icon("arms-crown-of-emara", 48)}</div>' * player["hand_size"]
    else:
        held = "".join(_card(scene, id) for id in player["hand"])
    if not held:
        held = f'<p class="none">{scene.t("board-no-cards")}</p>'
    many = "many most" if player["hand_size"] > MOST else "many" if player["hand_size"] > FEW else ""
    pile = f" <span>{icon('i-deck', 14)} {player['draw_pile']}</span>" if player["draw_pile"] else ""
    return zone(_title(scene, "hand") + pile, cards(held), f"hand {many}".strip(), "pile:cards")


def _drawn(scene: Scene) -> str:
    """The favour tokens just drawn: only their drawer sees what they are."""
    drawn = scene.table["turn"]["drawn"]
    tokens = [_token(scene, id, n) for n, id in enumerate(drawn["tokens"])]
    tokens += ['<div class="tok down"></div>'] * (drawn["count"] - len(tokens))
    return zone(scene.t("board-keep-one"), cards(tokens), "hand")


def _token(scene: Scene, id: str, n: int) -> str:
    entry = scene.table["printed"]["tokens"][id]
    gain = advisors.SCRIPT.written(advisors.gained(entry["gain"]), 26)
    face = f"{icon(PLACES[entry['location']], 34)}<u>→</u><b>{gain}</b>"
    body = f"<div>{face}</div><p>{scene.t('location-' + entry['location'])}</p>"
    return block(scene, f"drawn:{id}", scene.t(f"token-{id}"), body, "tok", f"token:{id}:{n}", f"token:{id}")


# -- points ----------------------------------------------------------------------------------------


def worth(scene: Scene, goods: Goods, favours: int) -> tuple[int, int]:
    """Final points of rings, gold, books, bread and favour tokens; and of pairs of resources."""
    per = scene.table["printed"]["points_per"]
    things = sum(per.get(good, 0) * count for good, count in goods.items()) + favours * per.get("favour_token", 0)
    pairs = sum(goods[good] for good in RESOURCES) // scene.table["printed"]["resources_per_point"]
    return things, pairs


def left_over(scene: Scene, player: Player, good: str) -> str:
    """What a good stands for at the end (EMARA-END-02); resources count in pairs, of whatever kind."""
    if good in RESOURCES:
        return at_end(together=worth(scene, player["goods"], 0)[1])
    count = len(player["favours"]) if good == "favour_token" else player["goods"][good]
    return at_end(scene.table["printed"]["points_per"].get(good, 0) * count)


def _next(scene: Scene) -> str:
    """If the game ended now: the lower score, what is added, and where it would go."""
    me = looking(scene)
    player = player_of(scene, me)
    citizens, buildings = player["citizens"], player["buildings"]
    if settled(scene, me):
        rows: list[Row] = [(scene.t("board-citizens"), citizens), (scene.t("board-buildings"), buildings)]
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


def _table(scene: Scene, title: str, rows: list[Row], last: str, total: int) -> str:
    return zone(scene.t(title), sums(rows, last, total), "next", "final")


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
            cells.append(block(scene, piece, name, f"{shares}<b>{score}</b>", f"sp {best}".strip()))
    title = scene.t("board-split-title", points=points)
    return zone(title, f'<div class="sps">{"".join(cells)}</div>', "split", "final")
