"""What a tooltip says of a component: its name, its words or its rule, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.drawing.tips import Kind, Said, Teller, Tip, known
from regalia.games.kingdom_crossing.board.looks import GUILDS, TRACKS
from regalia.games.kingdom_crossing.load import Components, components
from regalia.games.kingdom_crossing.load.types import Effect

# The clause of each effect.
EFFECTS = {
    "coins": "EFF-01",
    "vp": "EFF-01",
    "resource": "EFF-01",
    "coins_per_paw": "EFF-02",
    "coins_minus_paws": "EFF-03",
    "resource_per_paw_pair": "EFF-04",
    "vp_per_paw_pair": "EFF-04",
    "decoration": "EFF-05",
    "resource_choice": "EFF-08",
    "resource_choice_per_house": "EFF-12",
    "structure_trigger": "EFF-09",
    "upgrade": "EFF-10",
    "take_bird": "EFF-11",
    "coins_per": "EFF-13",
    "vp_per": "EFF-13",
    "invest": "EFF-14",
    "favour": "EFF-14",
}
FAVOURS = {
    "favour": "FAVS-01",
    "decor_symbol": "FAVS-02",
    "decor_pair": "FAVS-02",
    "flower_symbol": "FAVS-02",
    "sculpture_symbol": "FAVS-02",
    "resource": "FAVS-03",
    "resource_set": "FAVS-03",
    "guild_card": "FAVS-04",
    "guild_with_3": "FAVS-05",
    "bird": "FAVS-06",
    "house": "FAVS-07",
    "building_card": "FAVS-07",
    "upgraded_tile": "FAVS-07",
    "objective": "FAVS-07",
    "investment_vp": "FAVS-08",
}
OBJECTIVES = {"invest_back": "OBJ-10", "houses": "OBJ-11", "structures": "OBJ-11"}
SOLO = {"bird": "SOLO-09", "crown": "SOLO-14", "rest": "SOLO-15"}
# Things of which the rule speaks: the key of their name, and the clause.
THINGS = {
    "investment": Said("board-investment", "INV-01"),
    "balloon": Said("board-balloon", "BALL-03"),
    "no-deck": Said("board-no-deck", "BUY-11"),
    "queen": Said("board-queen", "QUEEN-01"),
    "row": Said("board-row", "OBJ-08"),
    "favour-supply": Said("board-favour-random", "FAV-02"),
    "houses": Said("board-houses", "HOUSE-01"),
    "stars": Said("board-guild-stars", "END-05"),
    "structures": Said("board-structures", "END-07"),
    "first": Said("board-first", "ROUND-03"),
    "squares": Said("board-squares", "TRACK-01"),
    "score": Said("board-score", "COMP-04"),
    "coins": Said("board-coins", "COMP-03"),
    "paws": Said("board-paws", "MOVE-06"),
    "birds": Said("board-birds", "BUY-02"),
    "symbols": Said("board-symbols", "DECO-04"),
    "favours": Said("board-favours", "FAV-06"),
    "upgrades": Said("board-upgrades", "EFF-10"),
    "final": Said("board-if-now", "END-02"),
}


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    return Teller(game, lang, "CROSSING-").find(id, THINGS, kinds(components(pack)))


def kinds(c: Components) -> dict[str, Kind]:
    structures = {id: [*c.structures, c.house_card][number].effect for id, number in c.structure.items()}
    favours = {id: FAVOURS[c.favours[number].per] for id, number in c.favour.items()}
    birds = {id: _clause(c.birds[number].effect) for id, number in c.bird.items()}
    incomes = {guild: f"INC-0{4 + GUILDS.index(guild)}" for guild in c.guild}
    tiles = {tile: f"TILE-0{number + 1}" for tile, number in c.tile.items()}
    return {
        "card": lambda name: _card(c, name),
        "structure": known(structures, "structure-{}", {id: _clause(effect) for id, effect in structures.items()}, "effect-{}"),
        "bird": known(birds, "bird-{}", birds),
        "queen": known(c.queen, "queen-{}", "QUEEN-03", "effect-{}"),
        "favour": known(favours, "favour-{}", favours, "effect-{}"),
        "start": known(favours, "favour-{}", "START-05", "effect-{}"),
        "objective": lambda name: _objective(c, name),
        "tile": known(tiles, "tile-{}", tiles),
        "region": known(c.region, "region-{}", "BUY-01"),
        "bridge": known(c.bridge, "bridge-{}", "MOVE-01"),
        "guild": known(incomes, "guild-{}", incomes),
        "track": known(dict.fromkeys(TRACKS), "resource-{}", "TRACK-03"),
        "spot": known(c.spot, "spot-{}", "DECO-03"),
        "birds": known(c.colour, "colour-{}", "BUY-02"),
        "solo": known(SOLO, "board-solo-{}", SOLO),
    }


def _card(c: Components, name: str) -> Said | None:
    """A card, or the tile of a used-up deck."""
    if name in c.empty_tile:
        return Said(f"card-{name}", "BUY-10")
    if name not in c.card:
        return None
    number = c.card[name]
    effect = c.characters[number].effect if number < len(c.characters) else c.structures[number - len(c.characters)].effect
    return Said(f"card-{name}", _clause(effect), f"effect-{name}")


def _objective(c: Components, name: str) -> Said | None:
    tile, _, side = name.rpartition("-")
    if tile not in c.objective or side not in ("easy", "hard"):
        return None
    entry = c.objectives[c.objective[tile]]
    need = entry.hard if side == "hard" else entry.easy
    return Said(f"objective-{tile}", OBJECTIVES.get(need.kind, "OBJ-04"), f"effect-{tile}-{side}")


def _clause(effect: Effect) -> str:
    return "EFF-06" if effect.mode == "two_single_or_double" else EFFECTS[effect.kind]
