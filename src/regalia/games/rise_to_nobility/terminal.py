"""The table as text: the places of the city from top to bottom, then the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.drawing.painter import Painter
from regalia.games.rise_to_nobility.load import components

if TYPE_CHECKING:
    from regalia.core.game import Game

View = dict[str, Any]
PAINTS = {"black": "30;47", "white": "97;100", "yellow": "30;43", "red": "97;41", "green": "97;42", "blue": "97;44"}
NONE = "—"


class Words(Painter):
    def __init__(self, game: Game, view: View, lang: str, colour: bool) -> None:
        super().__init__(game, view, lang, colour)
        self.components = components(self.pack)

    def named(self, prefix: str, id: str | None) -> str:
        return NONE if id is None else self.text(f"{prefix}-{id}")

    def paint_of(self, seat: int) -> str:
        return PAINTS[self.table["colours"][seat]]

    def die(self, die: View | None) -> str:
        if die is None:
            return "·"
        owner = die["owner"]
        if isinstance(owner, int):
            return self.paint(f"{die['value']}", self.paint_of(owner)) if self.colour else f"{die['value']} ({self.owner(owner)})"
        return f"{die['value']} ({self.text('automa')})"

    def owner(self, seat: int) -> str:
        return self.text(f"colour-{self.table['colours'][seat]}")

    def dice(self, dice: list[View | None]) -> str:
        return " ".join(self.die(die) for die in dice)


def draw(game: Game, view: View, lang: str, colour: bool) -> str:
    p = Words(game, view, lang, colour)
    table = view["table"]
    blocks = [_head(p, table), _tavern(p, table), _guilds(p, table), _hall(p, table), _port(p, table), _council(p, table)]
    if "chancery" in table:
        blocks.append(_chancery(p, table["chancery"]))
    blocks += [_player(p, view, seat) for seat in range(len(table["players"]))]
    return "\n\n".join(blocks)


def _head(p: Words, table: View) -> str:
    lines = [p.title(p.text("table-round", round=table["round"]))]
    event = table.get("events", {}).get("current")
    if event:
        lines.append(p.text("table-event", name=f"@event-{event}", text=f"@event_text-{event}"))
    if "solo" in table:
        objective = table["solo"]["objective"]
        lines.append(p.text("table-solo", name=f"@objective-{objective}", text=f"@objective_text-{objective}"))
        for goal in table["solo"]["progress"]:
            lines.append("  " + p.text("table-progress", metric=f"@metric-{goal['metric']}", now=goal["now"], goal=goal["goal"]))
    return "\n".join(lines)


def _card(p: Words, id: str | None) -> str:
    """A settlers card with all that is printed on it."""
    if id is None:
        return NONE
    c = p.components
    card = c.settlers[c.settler[id]]
    types = ", ".join(p.text(f"resource-{resource}") for resource in card.resources)
    args: dict[str, int | str] = {"low": card.min, "high": card.max, "workers": card.workers, "stars": card.stars}
    return p.text("table-card", name=f"@settlers-{id}", race=f"@race-{card.race}", types=types, **args)


def _tavern(p: Words, table: View) -> str:
    tavern = table["cavern_tavern"]
    lines = [p.title(p.text("table-tavern", dice=p.dice(tavern["dice"])))]
    lines += [f"  {_card(p, id)}" for id in tavern["settlers"]]
    lines.append(p.title(p.text("table-yard", dice=p.dice(table["construction_yard"]["dice"]))))
    lines.append(p.text("table-berk", dice=p.dice(table["berk_office"]["dice"])))
    lines.append(p.text("table-castle", dice=p.dice(table["ivory_castle"]["dice"])))
    return "\n".join(lines)


def _guilds(p: Words, table: View) -> str:
    lines = [p.title(p.text("table-guilds"))]
    for name, guild in table["guilds"].items():
        workshops = []
        for workshop in guild["workshops"]:
            owner = "" if not workshop or workshop["owner"] is None else f" ({p.owner(workshop['owner'])})"
            workshops.append(NONE if workshop is None else p.named("building", workshop["tile"]) + owner)
        counts = " ".join(str(count) for count in guild["apprentices"])
        people = p.text("table-apprentices", counts=counts, gold=guild["gold_each"])
        head = p.text("table-titled", title=f"@guild-{name}", text=p.dice(guild["dice"]))
        lines.append(f"  {head} | {' / '.join(workshops)} | {people}")
    return "\n".join(lines)


def _hall(p: Words, table: View) -> str:
    c = p.components
    lines = [p.title(p.text("table-hall")) + "  " + p.dice(table["town_hall"]["dice"])]
    for slot, id in zip(c.board.town_hall_slot, table["town_hall"]["buildings"], strict=True):
        tile = p.named("building", id)
        if id is not None:
            building = c.buildings[c.building[id]]
            guild = "" if building.guild is None else p.text(f"guild-{building.guild}") + ", "
            tile += f" ({guild}{' / '.join(p.text(f'effect-{effect}') for effect in building.effects)})"
        lines.append("  " + p.text("table-hall-slot", slot=slot.id, cost=slot.cost, tile=tile))
    return "\n".join(lines)


def _port(p: Words, table: View) -> str:
    port = table["port"]
    lines = [p.title(p.text("table-port", ship=p.named("ship", port["ship"]), dice=p.dice(port["dice"])))]
    if port["ship"] is not None:
        c = p.components
        parts = []
        for resource, demand in c.ships[c.ship[port["ship"]]].demand.items():
            free = demand.spaces - port["sold"].get(resource, 0)
            parts.append(p.text("table-price", resource=f"@resource-{resource}", price=demand.price, free=free))
        lines.append("  " + " · ".join(parts))
    return "\n".join(lines)


def _council(p: Words, table: View) -> str:
    lines = [p.title(p.text("table-council"))]
    c = p.components
    for row, tiles in enumerate(table["stone_council"]["tiles"]):
        values = "/".join(str(value) for value in c.board.council_row[row].values)
        for column, id in enumerate(tiles):
            race = p.text(f"race-{c.board.council_column[column].race}")
            die = table["stone_council"]["dice"][row][column]
            shown = _council_tile(p, id) if die is None else p.die(die)
            lines.append(f"  {values} {p.text('table-titled', title=race, text=shown)}")
    return "\n".join(lines)


def _council_tile(p: Words, id: str | None) -> str:
    if id is None:
        return NONE
    c = p.components
    tile = c.council[c.tile[id]]
    parts = [p.text(f"amount-{resource}", count=count) for resource, count in tile.resources.items()]
    if tile.gold:
        parts.append(p.text("table-gold", count=tile.gold))
    cost = ", ".join(parts) or p.text("table-free")
    return p.text("table-council-tile", tile=f"@council_tile-{id}", nobility=tile.nobility, cost=cost, vp=tile.vp)


def _chancery(p: Words, chancery: View) -> str:
    lines = [p.title(p.text("table-chancery", dice=p.dice(chancery["dice"])))]
    for office in p.components.chancery.office:
        owner = chancery["offices"][office.id]
        who = p.text("table-nobody") if owner is None else p.owner(owner)
        lines.append("  " + p.text("table-office", name=f"@office-{office.id}", benefit=f"@benefit-{office.benefit}", owner=who))
    return "\n".join(lines)


def _player(p: Words, view: View, seat: int) -> str:
    player = view["table"]["players"][seat]
    colour = p.text(f"colour-{view['table']['colours'][seat]}")
    mark = "▶" if seat in view["actors"] else " "
    name = p.paint(colour, p.paint_of(seat))
    lines = [f"{mark} {p.text('table-player', name=name, points=view['scores'][seat])}"]
    dice = " ".join(str(die) for die in player["dice"]) or NONE
    lines.append(
        p.text("table-dice", dice=dice, placed=player["placed"], limit=player["dice_limit"], modifiers=player["modifiers"])
    )
    resources = ", ".join(f"{p.text(f'resource-{name}')} {count}" for name, count in player["resources"].items())
    lines.append(p.text("table-means", gold=player["gold"], resources=resources))
    people = {key: player[key] for key in ("workers", "houses", "plots", "reputation", "nobility")}
    lines.append(p.text("table-people", **people))
    character = p.components.characters[p.components.character[player["character"]]]
    lines.append(p.text("table-character", name=f"@character-{character.id}", resource=f"@resource-{character.four_of}"))
    lines += [_card(p, id) for id in player["settlers"]]
    buildings = [p.named("building", id) for id in player["community_zones"] if id is not None]
    lines += [", ".join(buildings)] if buildings else []
    for holding in player.get("commissions", []):
        shown = p.text("table-hidden") if holding["card"] is None else p.named("commission", holding["card"])
        complete = " ".join(str(value) for value in holding["complete"]) or NONE
        tile = p.named("dice_tile", holding["dice_tile"])
        lines.append(p.text("table-commission", name=shown, tile=tile, complete=complete))
    return "\n    ".join(lines)
