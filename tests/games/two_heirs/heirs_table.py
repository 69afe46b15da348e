"""Positions of The Two Heirs for tests, written as a person would lay them on a table.

    table(
        land={(0, 1): "green", (1, 0): "white trd_farm", (1, 1): "trd_sawmill"},
        troops={"white_1": (1, 0)},
        hands={"white": ["agr_bakery"]},
        ring=["grey", "yellow"],
    )

"white trd_farm" is a building of White's, "trd_sawmill" that tile face down, "green" any green tile face down. The ring is
read clockwise from the shield, None is an empty place. Whatever is not said is filled in so that the 27 tiles add up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import regalia
from regalia.games.two_heirs.load import components

GAME = regalia.game("two_heirs")
SETS = ["travel", "agriculture_industry", "trade_church", "war", "crafts", "patrol"]
FIRST_SETS = SETS[:3]
COLORS = ["green", "grey", "yellow"]
TILES = {tile.id: tile for tile in components(None).tiles}
TREASURES = [token.id for token in components(None).treasures]
TREASURES_REMOVED = {1: 4, 2: 2, 3: 0}
TROOPS = [f"{color}_{rank}" for color in ("white", "blue") for rank in ("cavalry", "1", "2")]

Cell = tuple[int, int]
Place = Cell | str


class Pool:
    """The tiles of the chosen sets that have no place yet."""

    def __init__(self, sets: Sequence[str], named: Sequence[str], keep: Sequence[str], start: str, top: str | None) -> None:
        self.free = [id for id, tile in TILES.items() if tile.set in sets and id not in named]
        self.kept = [id for id in keep if id in self.free]
        self.free = [id for id in self.free if id not in self.kept]
        self.hidden = self.of_color(start)
        if top is not None and top not in [TILES[id].color for id in self.kept]:
            self.kept.append(self.of_color(top))

    def of_color(self, color: str) -> str:
        found = next(id for id in self.free if TILES[id].color == color)
        self.free.remove(found)
        return found

    def resolve(self, word: str | None) -> str | None:
        """A tile by its id, or any one of a colour."""
        return self.of_color(word) if word in COLORS else word

    def any(self) -> str:
        """Any tile, of the colour most plentiful."""
        colors = [TILES[id].color for id in self.free]
        return self.of_color(max(COLORS, key=colors.count))


def sets_of(tiles: Sequence[str]) -> list[str]:
    """The sets of the tiles, filled up to three."""
    used = [name for name in SETS if any(TILES[id].set == name for id in tiles)]
    return [*used, *[name for name in SETS if name not in used]][: max(3, len(used))]


def layout(
    *,
    land: Mapping[Cell, str] | None = None,
    troops: Mapping[str, Place] | None = None,
    acted: Mapping[str, str] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    ring: Sequence[str | None] = (),
    shield: int = 0,
    active: str | None = None,
    crown: str | None = None,
    supply: int | None = None,
    keep: Sequence[str] = (),
    top: str | None = None,
    start: str = "green",
    sets: Sequence[str] | None = None,
    discounts: int = 0,
    last_turns: int | None = None,
    stuck: bool = False,
    roads: bool = True,
    solo: bool = False,
    level: int = 3,
    color: str = "white",
    reference: Cell = (0, 0),
    treasures: Mapping[Cell, str] | None = None,
    stack: Sequence[str] | int = 0,
    removed: Sequence[str] = (),
) -> dict[str, Any]:
    """The position as JSON. `supply`: tiles in the common supply, the rest lies far away as open land; `keep`: tiles that must
    be among them; `stack`: how many treasures it holds, or which."""
    land, hands = dict(land or {}), dict(hands or {})
    south = color if solo else "white"
    active = active or south
    words = [word.split(" ")[-1] for word in land.values()]
    held = [tile for hand in hands.values() for tile in hand]
    named = [word for word in [*words, *ring, *held, *removed] if word in TILES]
    chosen = list(sets or sets_of([*named, *keep]))
    pool = Pool(chosen, named, keep, start, top)
    plots = [{"cell": [0, 0], "tile": None, "color": start, "owner": None}]
    plots += [_plot(cell, word, pool) for cell, word in land.items()]
    places = _ring(ring, shield, pool, full=supply != 0 and last_turns is None)
    if supply is not None:
        yard = len(pool.free) + len(pool.kept) - supply
        plots += [_plot((-25 + n, -25), pool.any(), pool) for n in range(yard)]
    rest = [*pool.free, *pool.kept]
    counts = {name: [TILES[id].color for id in rest].count(name) for name in COLORS}
    if top is None and rest:
        top = TILES[(pool.kept or rest)[0]].color
    seat = 0 if active == south else 1
    fields: dict[str, Any] = {
        "active": active,
        "royal_supply": places,
        "royal_shield": {"place": shield, "crown": crown or active},
        "common_supply": {"tiles": len(rest), "colors": counts, "top": top, "unseen": [*rest, pool.hidden]},
        "hands": {player: list(hands.get(player, [])) for player in ("white", "blue")},
        "landscape": plots,
        "troops": _troops(troops or {}, acted or {}, south if solo else None),
        "discounts": discounts,
        "last_turns": 3 if last_turns is None and not rest else last_turns,
        "stuck": stuck,
        "besieged": [],
    }
    options: dict[str, Any] = {"sets": chosen, "roads": roads}
    if solo:
        options |= {"level": level, "color": color}
        fields["henri"] = _henri(reference, treasures or {}, stack, level, removed)
    mode = {"mode": "solo", "players": 1} if solo else {"mode": "duel", "players": 2}
    return {"format": 1, "game": "two_heirs", **mode, "options": options, "stack": [f"menu:{seat}"], "table": fields}


def table(*, seed: int = 1, check: bool = True, **parts: Any) -> Any:
    """The state of a layout (see there for the parts)."""
    return GAME.from_json(layout(**parts), seed=seed, check=check)


def solo(**parts: Any) -> Any:
    """A solo position of White's against Henri at level 3, without treasures unless they are named."""
    return table(solo=True, **parts)


def _plot(cell: Cell, word: str, pool: Pool) -> dict[str, Any]:
    owner, _, tile = word.rpartition(" ")
    return {"cell": list(cell), "tile": pool.resolve(tile), "owner": owner or None}


def _ring(ring: Sequence[str | None], shield: int, pool: Pool, full: bool) -> list[str | None]:
    tiles = [pool.resolve(word) for word in ring]
    while len(tiles) < 6:
        tiles.append(pool.any() if full else None)
    places: list[str | None] = [None] * 7
    for step, tile in enumerate(tiles, start=1):
        places[(shield + step) % 7] = tile
    return places


def _troops(troops: Mapping[str, Place], acted: Mapping[str, str], human: str | None) -> dict[str, Any]:
    found = {}
    for id in TROOPS:
        place: Any = (0, 0) if id.endswith("cavalry") else "royal_supply"
        if human is not None and not id.startswith(human):
            place = "aside"
        place = troops.get(id, place)
        found[id] = {"place": place if isinstance(place, str) else list(place), "acted": acted.get(id)}
    return found


def _henri(
    reference: Cell, treasures: Mapping[Cell, str], stack: Sequence[str] | int, level: int, removed: Sequence[str]
) -> dict[str, Any]:
    rest = [token for token in TREASURES if token not in treasures.values()]
    bag = rest[: stack + TREASURES_REMOVED[level]] if isinstance(stack, int) else list(stack)
    return {
        "reference": list(reference),
        "treasure_stack": len(bag) - TREASURES_REMOVED[level],
        "treasures": [{"cell": list(cell), "treasure": token} for cell, token in treasures.items()],
        "treasures_unseen": bag,
        "removed": list(removed),
    }


# -- reading a state -------------------------------------------------------------------------------


def keys(state: Any, block: str = "") -> list[str]:
    """The options of whoever acts, or those of one block ("take")."""
    found = [state.key(action) for action in state.legal()]
    return [key for key in found if key.split(":")[0] == block] if block else found


def fields(state: Any) -> dict[str, Any]:
    return state.to_json()["table"]


def seen(state: Any) -> dict[str, Any]:
    """What everybody sees of the table."""
    return state.view(0)["table"]


def access(state: Any, seat: int = 0) -> tuple[int, int, int]:
    """Wood, stone, wheat."""
    found = seen(state)["access"][seat]
    return found["wood"], found["stone"], found["wheat"]


def reached(state: Any, seat: int = 0) -> list[int]:
    """Places of the tiles within reach."""
    return seen(state)["reached"][seat]


def plot(state: Any, cell: Cell) -> dict[str, Any] | None:
    """What lies on a cell."""
    return next((plot for plot in seen(state)["landscape"] if plot["cell"] == list(cell)), None)


def points(state: Any, cell: Cell) -> int:
    """What the building on a cell is worth, before doubling."""
    found = plot(state, cell)
    assert found is not None
    return found["points"]


def where(state: Any, troop: str) -> Any:
    return fields(state)["troops"][troop]["place"]


def outcomes(state: Any) -> list[list[str]]:
    """The outcomes of chance after every decision, as the journal holds them."""
    return [line.chance for line in state.journal().entries]


def roads_of(state: Any) -> list[set[Cell]]:
    return [{(x, y) for x, y in road} for road in seen(state)["roads"]]


def part(state: Any, seat: int, source: str) -> int:
    """One line of the breakdown of a score."""
    return dict(state.breakdown(seat)).get(source, 0)
