"""The table as text: the map with its cards and Birds, the Tree board, then every player's board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.drawing.painter import Painter
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.load import components

if TYPE_CHECKING:
    from regalia.core.game import Game

View = dict[str, Any]
GROUND = {"north": "38;5;203", "east": "38;5;71", "south": "38;5;178", "west": "38;5;68"}
BOLD = "1"


class Words(Painter):
    def __init__(self, game: Game, view: View, lang: str, colour: bool) -> None:
        super().__init__(game, view, lang, colour)
        self.components = components(self.pack)

    def seat(self, id: str) -> str:
        return self.text("automa-paco_paca" if id == "paco_paca" else f"player-{id}")

    def listed(self, prefix: str, ids: list[str]) -> str:
        return ", ".join(self.text(f"{prefix}-{id}") for id in ids) or "—"


def draw(game: Game, view: View, lang: str, colour: bool) -> str:
    p = Words(game, view, lang, colour)
    table = view["table"]
    blocks = [_head(p, table), _map(p, table), _bridges(p, table), _tree_board(p, table)]
    if table["start_pairs"]:
        blocks.append(_pairs(p, table))
    blocks += [_player(p, view, seat) for seat in range(view["seats"])]
    return "\n\n".join(blocks)


def _head(p: Words, table: View) -> str:
    queen = table["queen"]["card"]
    return p.text(
        "table-head",
        round=table["round"],
        phase=f"@table-phase-{table['phase']}",
        first=p.seat(table["first_player"]),
        queen=f"@queen-{queen}" if queen else "@table-no-queen",
    )


# -- the main board --------------------------------------------------------------------------------


def _map(p: Words, table: View) -> str:
    lines = []
    for region in p.components.map.region:
        marks = [p.seat(id) for id, player in table["players"].items() if player["worker"] == region.id]
        houses = [f"⌂ {p.seat(id)}" for id, player in table["players"].items() if region.id in player["houses"]]
        head = p.paint(p.text(f"region-{region.id}"), f"{BOLD};{GROUND[region.id]}")
        balloon = [p.text("table-balloon-here")] if table["balloon"] == region.id else []
        lines.append("  ".join([head, *balloon, *marks, *houses]))
        lines += [_space(p, table, space) for space in region.spaces]
    return "\n".join(lines)


def _space(p: Words, table: View, id: str) -> str:
    space = table["spaces"][id]
    card = space["card"]
    if card is None:
        return f"  {id}  {p.text('table-nothing')}"
    cost = _cost(p, card)
    price = p.text("table-coins", coins=cost) if cost else p.text("table-free")
    line = "  " + p.text("table-space", card=f"@card-{card}", cost=price, left=len(space["face_down"]))
    effect = p.text(f"effect-{card}")
    bird = f" · {p.text('table-bird', bird='@bird-' + space['bird'])}" if space["bird"] else ""
    return f"{line}\n        {effect}{bird}"


def _cost(p: Words, card: str) -> int:
    face = p.components.face[card]
    if face >= t.CARDS:
        return 0
    cards = [*p.components.characters, *p.components.structures]
    return int(cards[face].cost)


def _bridges(p: Words, table: View) -> str:
    lines = [p.text("table-bridges")]
    for bridge in p.components.map.bridge:
        one, other = (f"@region-{region}" for region in bridge.between)
        paws = [p.seat(id) for id, player in table["players"].items() if bridge.id in player["paws"]]
        name = f"{bridge.id} {p.text(f'bridge-{bridge.id}')}"
        lines.append("  " + p.text("table-bridge", bridge=name, one=one, other=other) + "".join(f" · {paw}" for paw in paws))
    return "\n".join(lines)


# -- the Tree board --------------------------------------------------------------------------------


def _tree_board(p: Words, table: View) -> str:
    lines = [p.text("table-objectives")]
    for place, entry in table["objectives"].items():
        who = ", ".join(p.seat(id) for id in entry["slots"] if id) or p.text("table-nobody")
        text = f"@effect-{entry['tile']}-{entry['side']}"
        lines.append("  " + p.text("table-objective", place=place, text=text, vp=entry["next_vp"], who=who))
    favours = table["favours"]
    lines.append(p.text("table-favours", left=len(favours["supply"])))
    lines += [f"  {n}  {_favour(p, id)}" for n, id in enumerate(favours["visible"], start=1)]
    return "\n".join(lines)


def _favour(p: Words, id: str | None) -> str:
    return "—" if id is None else p.text("table-favour", favour=f"@favour-{id}", effect=f"@effect-{id}")


def _pairs(p: Words, table: View) -> str:
    lines = [p.text("table-pairs")]
    for pair in table["start_pairs"]:
        lines.append(f"  {p.text('start-' + pair['card'])} ({pair['face']}) · {_favour(p, pair['favour'])}")
    return "\n".join(lines)


# -- players ---------------------------------------------------------------------------------------


def _player(p: Words, view: View, seat: int) -> str:
    table = view["table"]
    id = table["seats"][seat]
    player = table["players"][id]
    marker = "▶" if seat in view["actors"] else " "
    lines = [f"{marker} {p.paint(p.seat(id), BOLD)}   {p.text('table-points', points=view['scores'][seat])}"]
    resources, stars, columns = player["resources"], player["stars"], player["columns"]
    if id == "paco_paca":
        lines.append("    " + p.text("table-automa-line", vp=player["vp"], tiles=len(table["solo_deck"])))
    else:
        lines.append("    " + _purse(p, player))
        lines.append("    " + _places(p, player))
        lines.append("    " + p.text("table-tiles", list=_tiles(p, player)))
    shown = "/".join(str(stars[track]) for track in t.TRACK_IDS)
    lines.append("    " + p.text("table-tracks", **resources, stars=shown, value=player["structure_value"]))
    lines.append("    " + p.text("table-columns", **columns, birds=len(player["birds"])))
    lines.append("    " + p.text("table-structures", list=p.listed("structure", player["structures"])))
    lines.append("    " + p.text("table-own-favours", list=p.listed("favour", player["favours"])))
    return "\n".join(lines)


def _purse(p: Words, player: View) -> str:
    price = "—" if player["flight_price"] is None else str(player["flight_price"])
    return p.text("table-purse", coins=player["coins"], square=player["investment"], vp=player["vp"], price=price)


def _places(p: Words, player: View) -> str:
    worker = p.text(f"region-{player['worker']}") if player["worker"] else "—"
    houses = p.listed("region", player["houses"])
    paws = ", ".join(player["paws"]) or "—"
    return p.text("table-places", worker=worker, houses=houses, count=len(player["paws"]), paws=paws)


def _tiles(p: Words, player: View) -> str:
    """Available tiles first; + is the upgraded side, a tile in brackets has been played."""
    names = []
    for tile in p.components.tiles:
        name = p.text(f"tile-{tile.id}") + ("+" if tile.id in player["upgraded"] else "")
        names.append(f"[{name}]" if tile.id in player["played"] else name)
    return ", ".join(names)
