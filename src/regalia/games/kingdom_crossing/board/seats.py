"""One panel per seat: everything the viewer owns, the others in three rows of signs; and what the game would be worth now."""

from __future__ import annotations

from regalia.drawing import panels
from regalia.drawing.markup import esc, icon
from regalia.drawing.panels import counter, line_number, seat_head, seat_line, seat_panel, sums
from regalia.drawing.pieces import at_end, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.games.kingdom_crossing.board import signs
from regalia.games.kingdom_crossing.board.looks import (
    BIRD_SIGNS,
    GUILDS,
    NUMERALS,
    TRACKS,
    TURNS,
    Player,
    active,
    is_automa,
    parts_of,
    player_of,
    working,
)

ROUNDS = 4
MANY = 3
"""More Favours than this do without names."""
STEPS = ("tile", "bridge", "card", "pay", "claim")
# The step of a Work action by its stage.
AT = {
    "before_move": "tile",
    "trade_1": "tile",
    "balloon_before": "bridge",
    "cross": "bridge",
    "balloon_after": "bridge",
    "trade_2": "card",
    "card": "card",
    "bird": "card",
    "trade_3": "pay",
    "pay": "pay",
    "tuck": "pay",
    "house": "pay",
    "reveal": "pay",
    "trade_4": "pay",
    "done": "claim",
}


def progress(scene: Scene) -> str:
    """Round and turn as lozenges, the phase in words."""
    table = scene.table
    now = max(1, table["round"])
    turn = (max(1, table["day_turns"]) - 1) // scene.view["seats"] + 1
    past = now - 1 if table["round"] else -1
    found = panels.progress(scene.t("board-round"), past, ROUNDS, f"{now}/{ROUNDS}")
    phase = "over" if scene.view["over"] else table["phase"]
    if phase != "day":
        return f'{found}<span class="tn">{scene.t(f"board-phase-{phase}")}</span>'
    words = scene.t("board-phase-yours" if active(scene) == scene.me else "board-phase-day")
    return found + panels.progress(words, turn - 1, TURNS, more=True)


# -- panels ----------------------------------------------------------------------------------------


def panel(scene: Scene, seat: int) -> str:
    mine = seat == looking(scene)
    player = player_of(scene, seat)
    if mine and not is_automa(scene, seat):
        body = _purse(scene, player) + _paws(scene, player) + _steps(scene) + _favours(scene, seat, player) + _points(scene, seat)
    else:
        body = _rows(scene, seat, player)
        if is_automa(scene, seat):
            body += _solo(scene)
        more = f"{_structures(scene, player)}{_favours(scene, seat, player)}<div>{_points(scene, seat)}</div>"
        body += f'<div class="lns" tabindex="0" role="group" aria-label="{esc(scene.seats[seat])}">{more}</div>'
    return seat_panel(scene, seat, _head(scene, seat, player, 30 if mine else 26), body, "self" if mine else "oth")


def _head(scene: Scene, seat: int, player: Player, size: int) -> str:
    """Name, where the Worker stands, tiles played; the crown of the first player; the score."""
    words = []
    if player["worker"]:
        words.append(scene.t(f"board-region-{player['worker']}"))
    if is_automa(scene, seat):
        words.append(scene.t("board-solo-left", count=len(scene.table["solo_deck"])))
    elif scene.table["phase"] == "day":
        words.append(scene.t("board-tiles-played", count=len(player["played"]), of=TURNS))
    first = scene.table["seats"][seat] == scene.table["first_player"]
    crown = f'<span class="fst" data-id="first" data-tip="first">{icon("i-crown", 20)}</span>' if first else ""
    automa = icon("i-automa", 18) if is_automa(scene, seat) else ""
    over = scene.view["over"]
    score = scene.view["scores"][seat] if over else player["vp"]
    lights = " ".join([f"worker:{seat}", *(f"house:{seat}:{region}" for region in player["houses"])])
    seal = icon("i-seal" if over and _has_won(scene, seat) else "i-vp", size - 6)
    right = f'<span class="si vp">{automa}{crown}<b data-tip="score">{score}</b>{seal}</span>'
    return seat_head(scene, seat, " · ".join(words), right, size, extra=told(lights=lights))


def _has_won(scene: Scene, seat: int) -> bool:
    """CROSSING-END-09: by points, then by the coins left; who is level in both shares the victory."""
    worth = [(score, player_of(scene, other)["coins"]) for other, score in enumerate(scene.view["scores"])]
    return worth[seat] == max(worth)


def _cell(sign: str, count: int, tip: str, points: int | None = None) -> str:
    return counter(sign, count, tip, 17, end=at_end(points))


def _birds(scene: Scene, player: Player, colour: str) -> int:
    c = parts_of(scene)
    return sum(c.birds[c.bird[id]].kind == colour for id in player["birds"])


def _purse(scene: Scene, player: Player) -> str:
    points = dict(scene.table["breakdown"][looking(scene)])["investment"]
    cells = f'<li class="big"{told(tip="coins")}{at_end(together=points)}>{icon("i-gold", 20)}<b>{player["coins"]}</b></li>'
    cells += "".join(_cell(sign, _birds(scene, player, colour), f"birds:{colour}") for colour, sign in BIRD_SIGNS.items())
    return f'<ul class="g6 own5">{cells}</ul>'


def _paws(scene: Scene, player: Player) -> str:
    """Seven Paw markers; what the sixth and the seventh give stands beside them until they lie on a bridge."""
    paws = parts_of(scene).map.paws
    more = {6: paws.vp_for_sixth, 7: paws.vp_for_seventh}
    placed = len(player["paws"])
    found = []
    for n in range(1, len(NUMERALS) + 1):
        words = f"<s>+{more[n]}</s>" if n in more else ""
        found.append(f'<i class="{"on" if n <= placed else "no"}">{icon("i-paw", 18)}{words}</i>')
    lights = " ".join(f"paw:{looking(scene)}:{bridge}" for bridge in player["paws"])
    lit = f' data-lights="{lights}"' if lights else ""
    return f'<div class="pw" data-tip="paws"{lit}><span>{scene.t("board-bridges")}</span>{"".join(found)}</div>'


def _steps(scene: Scene) -> str:
    """Where the running Work action is."""
    work = working(scene)
    if work is None or work["stage"] not in AT:
        return ""
    now = STEPS.index(AT[work["stage"]])
    marks = "".join(
        f'<i class="{"d" if n < now else "n" if n == now else ""}"></i>{scene.t(f"board-step-{step}")}'
        for n, step in enumerate(STEPS)
    )
    return f'<div class="stp">{marks}</div>'


def _structures(scene: Scene, player: Player) -> str:
    """The effects of another player's Structures."""
    c = parts_of(scene)
    cards = [*c.structures, c.house_card]
    chips = [
        f'<li class="sts" data-tip="structure:{id}">{signs.written(signs.signs(cards[c.structure[id]].effect), 14)}</li>'
        for id in player["structures"]
    ]
    return f'<ul class="advs">{"".join(chips)}</ul>' if chips else ""


def _favours(scene: Scene, seat: int, player: Player) -> str:
    """Favours with what they count and bring now."""
    c = parts_of(scene)
    chips = []
    for id in player["favours"]:
        counted = "" if is_automa(scene, seat) else signs.written(signs.criterion(c.favours[c.favour[id]]), 15)
        chips.append(
            f'<li class="ready"{told(f"favour:{id}", f"favour:{id}")}{at_end(player["favour_points"][id])}>{icon("i-favour", 15)}'
            f"<span>{scene.t(f'favour-{id}')}</span><em>{counted}<b>+{player['favour_points'][id]}</b></em></li>"
        )
    many = "many" if len(chips) > MANY else ""
    return f'<ul class="advs {many}">{"".join(chips)}</ul>' if chips else ""


def _points(scene: Scene, seat: int) -> str:
    """Where the points come from, as if the game ended now."""
    player = player_of(scene, seat)
    found = dict(scene.table["breakdown"][seat])
    rows: list[tuple[str, str]] = []
    if seat == looking(scene) or scene.view["over"]:
        rows.append((scene.t("board-on-track"), f"{found['score_track']}"))
    if not is_automa(scene, seat):
        key = "board-after-coins" if player["coins_invested"] and not scene.view["over"] else "board-investment"
        rows.append((scene.t(key, coins=player["coins_invested"]), f"+{found['investment']}"))
    rows.append((scene.t("board-guild-stars"), f"+{found['guild_cards']}"))
    words = scene.t("board-structures-value", count=len(player["structures"]), value=player["structure_value"])
    rows.append((words, f"+{found['structures']}"))
    rows.append((scene.t("board-favour-count", count=len(player["favours"])), f"+{found['favours']}"))
    last = scene.t("board-final" if scene.view["over"] else "board-if-now")
    return sums(rows, last, sum(found.values()), "fin", "final")


def _rows(scene: Scene, seat: int, player: Player) -> str:
    """Eighteen counts of another player in a fixed order."""
    automa = is_automa(scene, seat)
    found = dict(scene.table["breakdown"][seat])
    first = [] if automa else [_cell("i-gold", player["coins"], "coins")]
    first += [_cell(f"i-{track}", player["resources"][track], f"track:{track}") for track in TRACKS]
    first.append(_cell("k-lodge", len(player["structures"]), "structures", found["structures"]))
    worth = player["guild_points"]
    second = [_cell(f"i-{guild}", player["columns"][guild], f"guild:{guild}", worth[guild]) for guild in GUILDS]
    second.append(_cell("i-house", len(player["houses"]), "houses"))
    third = [
        _cell("i-bird", len(player["birds"]), "birds"),
        _cell("i-flower", player["symbols"]["flower"], "symbols"),
        _cell("i-sculpture", player["symbols"]["sculpture"], "symbols"),
        _cell("i-favour", len(player["favours"]), "favours", found["favours"]),
    ]
    if automa:
        third.append(_cell("i-star", sum(player["stars"].values()), "stars", found["guild_cards"]))
    else:
        third += [_cell("k-upgrade", len(player["upgraded"]), "upgrades"), _cell("i-paw", len(player["paws"]), "paws")]
    return "".join(f'<ul class="g6">{"".join(row)}</ul>' for row in (first, second, third))


def _solo(scene: Scene) -> str:
    """The tiles of Paco & Paca: those turned up this round, and those still face down without an order."""
    c = parts_of(scene)
    shown = set(scene.table["solo_revealed"])
    found = []
    for tile in c.solo.tile:
        if tile.id not in shown and tile.id not in scene.table["solo_deck"]:
            continue
        if tile.kind == "bird":
            inside = f"{icon(BIRD_SIGNS[str(tile.bird)], 17)}<b>{tile.space[1:]}</b>"
        else:
            inside = icon("i-crown" if tile.kind == "crown" else "i-rest", 17)
        state = "on" if tile.id in shown else ""
        found.append(f'<li class="{state}" data-tip="solo:{tile.kind}" aria-label="{scene.t(f"solo-{tile.id}")}">{inside}</li>')
    title = scene.t("board-solo-tiles")
    return f'<div class="solo"><h2>{title}</h2><ul>{"".join(found)}</ul></div>'


def strip(scene: Scene, seat: int) -> str:
    player = player_of(scene, seat)
    over = scene.view["over"]
    score = scene.view["scores"][seat] if over else player["vp"]
    sign, count = ("i-house", len(player["houses"])) if is_automa(scene, seat) else ("i-gold", player["coins"])
    return seat_line(scene, seat, line_number("i-vp", score, best=True) + line_number(sign, count))
