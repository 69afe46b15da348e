"""What a tooltip says of a component: its name, its words or its rule, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.kingdom_crossing.board.looks import GUILDS, TRACKS
from regalia.games.kingdom_crossing.load import Components, components
from regalia.games.kingdom_crossing.load.types import Effect

Tip = tuple[str, str, str]

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
    "investment": ("board-investment", "INV-01"),
    "balloon": ("board-balloon", "BALL-03"),
    "no-deck": ("board-no-deck", "BUY-11"),
    "queen": ("board-queen", "QUEEN-01"),
    "row": ("board-row", "OBJ-08"),
    "favour-supply": ("board-favour-random", "FAV-02"),
    "houses": ("board-houses", "HOUSE-01"),
    "stars": ("board-guild-stars", "END-05"),
    "structures": ("board-structures", "END-07"),
    "first": ("board-first", "ROUND-03"),
    "score": ("board-score", "COMP-04"),
    "coins": ("board-coins", "COMP-03"),
    "paws": ("board-paws", "MOVE-06"),
    "birds": ("board-birds", "BUY-02"),
    "symbols": ("board-symbols", "DECO-04"),
    "favours": ("board-favours", "FAV-06"),
    "upgrades": ("board-upgrades", "EFF-10"),
    "final": ("board-if-now", "END-02"),
}


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    if id in THINGS:
        return _said(game, lang, *THINGS[id])
    kind, _, name = id.partition(":")
    c = components(pack)
    if kind in ("card", "structure", "bird", "queen", "favour", "start", "objective"):
        return _printed(game, lang, c, kind, name)
    if kind == "tile" and name in c.tile:
        return _said(game, lang, f"tile-{name}", f"TILE-0{c.tile[name] + 1}")
    if kind == "region" and name in c.region:
        return _said(game, lang, f"region-{name}", "BUY-01")
    if kind == "bridge" and name in c.bridge:
        return _said(game, lang, f"bridge-{name}", "MOVE-01")
    if kind == "guild" and name in c.guild:
        return _said(game, lang, f"guild-{name}", f"INC-0{4 + GUILDS.index(name)}")
    if kind == "track" and name in TRACKS:
        return _said(game, lang, f"resource-{name}", "TRACK-03")
    if kind == "spot" and name in c.spot:
        return _said(game, lang, f"spot-{name}", "DECO-03")
    if kind == "birds" and name in c.colour:
        return _said(game, lang, f"colour-{name}", "BUY-02")
    if kind == "solo" and name in SOLO:
        return _said(game, lang, f"board-solo-{name}", SOLO[name])
    return None


def _said(game: Game, lang: str, title: str, clause: str) -> Tip:
    """The rule itself."""
    return game.texts.format(lang, title), game.texts.format(lang, f"rule-CROSSING-{clause}"), f"CROSSING-{clause}"


def _told(game: Game, lang: str, title: str, text: str, clause: str) -> Tip:
    """The words of the component."""
    return game.texts.format(lang, title), game.texts.format(lang, text), f"CROSSING-{clause}"


def _printed(game: Game, lang: str, c: Components, kind: str, name: str) -> Tip | None:
    """Components that carry a text of their own."""
    if kind == "card" and name in c.empty_tile:
        return _said(game, lang, f"card-{name}", "BUY-10")
    if kind == "card" and name in c.card:
        number = c.card[name]
        effect = c.characters[number].effect if number < len(c.characters) else c.structures[number - len(c.characters)].effect
        return _told(game, lang, f"card-{name}", f"effect-{name}", _clause(effect))
    if kind == "structure" and name in c.structure:
        effect = [*c.structures, c.house_card][c.structure[name]].effect
        return _told(game, lang, f"structure-{name}", f"effect-{name}", _clause(effect))
    if kind == "bird" and name in c.bird:
        return _said(game, lang, f"bird-{name}", _clause(c.birds[c.bird[name]].effect))
    if kind == "queen" and name in c.queen:
        return _told(game, lang, f"queen-{name}", f"effect-{name}", "QUEEN-03")
    if kind == "favour" and name in c.favour:
        return _told(game, lang, f"favour-{name}", f"effect-{name}", FAVOURS[c.favours[c.favour[name]].per])
    if kind == "start" and name in c.favour:
        return _told(game, lang, f"favour-{name}", f"effect-{name}", "START-05")
    tile, _, side = name.rpartition("-")
    if kind == "objective" and tile in c.objective and side in ("easy", "hard"):
        entry = c.objectives[c.objective[tile]]
        need = entry.hard if side == "hard" else entry.easy
        return _told(game, lang, f"objective-{tile}", f"effect-{tile}-{side}", OBJECTIVES.get(need.kind, "OBJ-04"))
    return None


def _clause(effect: Effect) -> str:
    return "EFF-06" if effect.mode == "two_single_or_double" else EFFECTS[effect.kind]
