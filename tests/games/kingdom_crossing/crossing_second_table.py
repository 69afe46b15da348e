"""What the second reading of the game (crossing_second.py) has on the table, and how it asks and draws."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from crossing_table import AUTOMA, COLOURS, GUILDS, SPACES, C

TRACKS = {track.id: track for track in C.board.track}
SPOTS = {spot.id: spot for spot in C.board.spot}
CHARACTERS = {card.id: card for card in C.characters}
STRUCTURES = {card.id: card for card in [*C.structures, C.house_card]}
CARDS = CHARACTERS | STRUCTURES
BIRDS = {bird.id: bird for bird in C.birds}
QUEENS = {queen.id: queen for queen in C.queens}
OBJECTIVES = {tile.id: tile for tile in C.objectives}
TILES = {tile.id: tile for tile in C.tiles}
EMPTY = {tile.id: tile for tile in C.empty_tiles}


@dataclass
class Question:
    seat: int
    options: set[str]
    paid: bool = True
    """Nothing can be wrong any more: the real game offers exactly these."""
    may_be_left_out: bool = False
    stage: str = ""
    """Of a flight or a Trade before the payment: the stage of the Work action meanwhile."""
    sure: set[str] = field(default_factory=set)
    """Of a tile to play: what is offered whatever can be paid for."""


Asking = Generator[Question, str, Any]


@dataclass
class Trade:
    """The Trade of a turn: its price (0: not with this tile), and whether it has been made."""

    price: int
    done: bool = False


@dataclass
class Board:
    """What one player has."""

    coins: int = 0
    vp: int = 0
    square: int = 0
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    worker: str | None = None
    houses: list[str] = field(default_factory=list)
    paws: list[str] = field(default_factory=list)
    upgraded: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    spots: list[str] = field(default_factory=list)
    columns: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GUILDS, 0))
    characters: list[str] = field(default_factory=list)
    queens: list[str] = field(default_factory=list)
    structures: list[str] = field(default_factory=lambda: ["house_card"])
    birds: list[str] = field(default_factory=list)
    favours: list[str] = field(default_factory=list)
    claims: list[str] = field(default_factory=list)

    def symbols(self, decor: str) -> int:
        return sum(SPOTS[id].symbols for id in self.spots if SPOTS[id].decor == decor)

    def free(self, decors: Iterable[str], symbols: int) -> list[str]:
        fits = [id for id, spot in SPOTS.items() if spot.decor in decors and spot.symbols == symbols]
        return [id for id in fits if id not in self.spots]

    def house_due(self) -> bool:
        return len(self.houses) < min(3, 1 + min(self.columns.values()))

    def count(self, what: str, guild: str | None) -> int:
        if what == "guild_card":
            return self.columns[str(guild)]
        return {
            "structure": len(self.structures),
            "flower_symbol": self.symbols("flower"),
            "sculpture_symbol": self.symbols("sculpture"),
            "bird_pair": len(self.birds) // 2,
        }[what]


class Table:
    def __init__(self, seats: int, options: dict[str, Any], chance: Iterator[str]) -> None:
        self.seats = seats
        self.options = options
        self.solo = "level" in options
        self.chance = chance
        self.boards = [Board() for _ in range(seats)]
        self.names = [COLOURS[0], AUTOMA] if self.solo else COLOURS[:seats]
        self.first = 1
        self.round = 0
        self.deck: dict[str, str] = {}
        self.face_down: dict[str, set[str]] = {deck: set() for deck in C.deck}
        for card in CARDS.values():
            if card.id != "house_card":
                self.face_down[card.type if card.id in CHARACTERS else card.deck].add(card.id)
        self.face: dict[str, str | None] = {}
        self.bird: dict[str, str | None] = dict.fromkeys(SPACES)
        self.stacks, self.empty, self.pile, self.supply = set(BIRDS), set(EMPTY), set(QUEENS), set(C.favour)
        self.visible: list[str | None] = []
        self.queen: str | None = None
        self.balloon = ""
        self.places: list[str] = []
        self.hard: set[str] = set()
        self.slots: dict[str, dict[int, int]] = {tile: {} for tile in OBJECTIVES}
        self.pairs: dict[str, tuple[str, str]] = {}
        self.tiles: set[str] = set()
        self.paid = True  # or no Work action is under way
        self.stage = ""
        self.times = 1  # how often a Bird's bonus is resolved

    # -- chance and questions --------------------------------------------------------------------

    def fall(self, kind: str, among: Iterable[str]) -> str:
        """What chance decided, which must have been possible."""
        found, _, value = next(self.chance).partition(":")
        assert found == kind, (found, kind)
        assert value in among, value
        return value

    def take(self, kind: str, pool: set[str], among: Iterable[str] | None = None) -> str:
        value = self.fall(kind, pool if among is None else among)
        pool.remove(value)
        return value

    def ask(self, seat: int, decision: str, items: Iterable[str], decline: str = "") -> Asking:
        """The item chosen, or `decline`; without an item nothing is asked."""
        options = {f"{decision}:{item}" for item in items}
        if not options:
            return decline
        if decline:
            options.add(f"{decision}:{decline}")
        key = yield Question(seat, options, self.paid, bool(decline) and not self.paid, self.stage)
        return key.partition(":")[2]
