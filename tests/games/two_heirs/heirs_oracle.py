"""A second, slow reading of the scoring rules, written from the rules and sharing no code with the game.

A landscape is {cell: (tile id, owner or None)}; the start tile is {cell: (None, None)} with its colour given apart. Roads are
found by joining half-edges: one for each exit of each tile, joined across an edge, and within a tile that carries a road
through.
"""

from __future__ import annotations

from heirs_table import TILES, Cell

Land = dict[Cell, tuple[str | None, str | None]]
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
PAIRS = {"basket_shop": ("green", "yellow"), "pottery": ("grey", "yellow"), "cooperage": ("grey", "green")}
ZONE = {"mill": "yellow", "mine": "grey", "stable": "green"}
OWN_COLOR = {"bakery": "yellow", "forge": "grey", "chalet": "green"}


class Reader:
    def __init__(self, land: Land, start_color: str) -> None:
        self.land = land
        self.start_color = start_color
        self.roads = self._roads()

    def color(self, cell: Cell) -> str | None:
        if cell not in self.land:
            return None
        tile = self.land[cell][0]
        return self.start_color if tile is None else TILES[tile].color

    def kind(self, cell: Cell) -> str | None:
        """Kind of the building on a cell; open land has none."""
        tile, owner = self.land.get(cell, (None, None))
        return TILES[tile].building if tile and owner else None

    def owned(self, owner: str, kind: str) -> int:
        return sum(self.land[cell][1] == owner and self.kind(cell) == kind for cell in self.land)

    # -- roads -------------------------------------------------------------------------------------

    def exits(self, cell: Cell) -> set[str]:
        tile, owner = self.land.get(cell, (None, None))
        if tile is None or owner is None:
            return set()
        printed = set(TILES[tile].roads)
        return {BACK[exit] for exit in printed} if owner == "blue" else printed

    def _roads(self) -> list[set[Cell]]:
        """Groups of joined half-edges; the cells of each that touches at least two."""
        halves = [(cell, exit) for cell in self.land for exit in self.exits(cell)]
        group = {half: {half} for half in halves}

        def join(one: tuple[Cell, str], other: tuple[Cell, str]) -> None:
            if group[one] is not group[other]:
                group[one] |= group[other]
                for half in group[other]:
                    group[half] = group[one]

        for (x, y), exit in halves:
            there = (x + STEP[exit][0], y + STEP[exit][1])
            if (there, BACK[exit]) in group:
                join(((x, y), exit), (there, BACK[exit]))
        for cell in self.land:
            exits = sorted(self.exits(cell))
            if len(exits) == 2 and self.kind(cell) != "pilgrimage_site":
                join((cell, exits[0]), (cell, exits[1]))
        distinct = {id(found): found for found in group.values()}
        cells = [{cell for cell, _ in found} for found in distinct.values()]
        return [found for found in cells if len(found) >= 2]

    def road_points(self, owner: str) -> int:
        total = 0
        for road in self.roads:
            mine = sum(self.land[cell][1] == owner for cell in road)
            total += max(0, 2 * mine - len(road))
        return total

    # -- buildings ---------------------------------------------------------------------------------

    def points(self, cell: Cell) -> int:
        tile, owner = self.land[cell]
        assert tile is not None
        assert owner is not None
        x, y = cell
        printed = TILES[tile]
        kind = printed.building
        beside = [(x + dx, y + dy) for dx, dy in STEP.values()]
        if kind == "inn":
            return 1 + sum(min(3, count) for count in self._line(cell, printed.orientation))
        if kind == "market":
            return 1 + sum(other in self.land for other in beside)
        if kind == "pilgrimage_site":
            return max([1, *[len(road) for road in self.roads if cell in road]])
        if kind == "thieves_barony":
            return 2 + 2 * sum(self.land.get(other, (None, None))[1] not in (None, owner) for other in beside)
        if kind in ("mill", "mine", "stable"):
            return len(self._zone(cell, ZONE[kind]))
        if kind in OWN_COLOR:
            others = [other for other in self.land if other != cell and self.land[other][1] == owner]
            return 1 + sum(self.color(other) == OWN_COLOR[kind] for other in others)
        if kind == "camp":
            return 2
        if kind == "cathedral":
            return 5
        if kind == "trading_post":
            return 3 * self.owned(owner, printed.target)
        if kind == "fortress":
            return self.owned(owner, "siege_tower") + self.owned(owner, "fortress")
        if kind in PAIRS:
            around = beside if printed.orientation == "orthogonal" else [(x + dx, y + dy) for dx, dy in DIAGONAL]
            colors = [self.color(other) for other in around]
            halls = [c for c, (t, o) in self.land.items() if t and o == owner and TILES[t].building == "town_hall"]
            helped = any(TILES[self.land[hall][0] or ""].target == kind for hall in halls)
            return min(colors.count(color) for color in PAIRS[kind]) * (4 if helped else 3)
        if kind == "watchtower":
            line = [c for c in self.land if (c[1] == y if printed.orientation == "row" else c[0] == x)]
            return sum(self.color(other) == printed.color for other in line)
        if kind == "garrison":
            diagonals = [c for c in self.land if c != cell and abs(c[0] - x) == abs(c[1] - y)]
            return 2 * sum(self.kind(other) == "watchtower" for other in diagonals)
        return 0

    def _line(self, cell: Cell, orientation: str) -> tuple[int, int]:
        along, across = (0, 1) if orientation == "row" else (1, 0)
        line = [other[along] - cell[along] for other in self.land if other[across] == cell[across]]
        return sum(step < 0 for step in line), sum(step > 0 for step in line)

    def _zone(self, cell: Cell, color: str) -> set[Cell]:
        zone, waiting = {cell}, [cell]
        while waiting:
            x, y = waiting.pop()
            for dx, dy in STEP.values():
                other = (x + dx, y + dy)
                if other not in zone and self.color(other) == color:
                    zone.add(other)
                    waiting.append(other)
        return zone
