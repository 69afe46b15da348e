"""What a tooltip says of a component: its name, what it does, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.rise_to_nobility.load import Components, components

# Things of which the rule speaks: the key of their name, and the clause.
THINGS = {
    "nobility": ("board-nobility", "END-03"),
    "points": ("board-points", "END-06"),
    "reputation": ("board-reputation", "REP-01"),
    "limit": ("board-limit", "REP-01"),
    "gold": ("board-gold", "COMP-04"),
    "modifiers": ("board-pile-modifiers", "MOD-01"),
    "die": ("board-dice", "DIE-02"),
    "reward": ("board-reward", "GUILD-04"),
    "workshop": ("board-workshop", "HALL-13"),
    "apprentices": ("board-apprentices", "INCOME-02"),
    "crate": ("board-ship", "PORT-03"),
    "castle": ("location-castle", "CASTLE-01"),
    "berk": ("board-berk", "BERK-02"),
    "renew": ("board-renewal", "BERK-02"),
    "recall": ("board-recall", "RECALL-01"),
    "plot": ("board-plots", "SETTLER-02"),
    "houses": ("board-houses", "SETTLER-01"),
    "workers": ("board-workers-zone", "COMP-06"),
    "zone": ("board-zones", "HALL-22"),
    "hand": ("board-settlers", "TAVERN-04"),
    "first": ("board-first", "ROUND-08"),
    "council": ("location-council", "COUNCIL-08"),
    "chancery": ("location-chancery", "CHANC-08"),
    "dice_tile": ("board-dice-tile", "CMS-02"),
    "income": ("board-income", "INCOME-06"),
    "automa": ("automa", "SOLO-07"),
    "pile:settlers": ("board-pile-settlers", "TAVERN-06"),
    "pile:buildings": ("board-pile-buildings", "UPKEEP-05"),
    "pile:council": ("board-pile-council", "UPKEEP-03"),
    "pile:ships": ("board-pile-ships", "UPKEEP-02"),
    "pile:modifiers": ("board-pile-modifiers", "COMP-05"),
    "pile:discards": ("board-pile-discards", "UPKEEP-05"),
    "pile:commissions": ("board-pile-commissions", "CMS-09"),
    "pile:dice-tiles": ("board-pile-dice-tiles", "CMS-10"),
}
EFFECTS = {
    "coin": "GUILD-20",
    "reputation": "GUILD-21",
    "reroll": "GUILD-22",
    "guild_resource": "GUILD-23",
    "any_resource": "GUILD-24",
    "exchange": "GUILD-25",
    "community": "HALL-23",
}
BENEFITS = {
    "council_no_gold": "CHANC-12",
    "port_bonus": "CHANC-13",
    "council_tact": "CHANC-14",
    "tavern_two": "CHANC-15",
    "yard_discount": "CHANC-16",
    "hall_discount": "CHANC-17",
}
Tip = tuple[str, str, str]


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    if id in THINGS:
        return _said(game, lang, *THINGS[id])
    kind, _, name = id.partition(":")
    c = components(pack)
    if kind == "settlers" and name in c.settler:
        return _settlers(game, lang, c, name)
    if kind == "building" and name in c.building:
        return _building(game, lang, c, name)
    tile, _, lacking = name.partition(":")
    if kind == "council" and tile in c.tile:
        return _council(game, lang, c, tile, lacking)
    if kind == "office" and name in c.office:
        office = c.chancery.office[c.office[name]]
        words = game.texts.format(
            lang, "board-tip-office", {"race": f"@race-{office.race}", "text": f"@benefit_text-{office.benefit}"}
        )
        return game.texts.format(lang, f"benefit-{office.benefit}"), words, f"NOBILITY-{BENEFITS[office.benefit]}"
    return _other(game, lang, c, kind, name)


def _other(game: Game, lang: str, c: Components, kind: str, name: str) -> Tip | None:
    if kind == "commission" and name in c.commission:
        return _told(game, lang, "commission", name, "CMS-12")
    if kind == "event" and name in c.event:
        return _told(game, lang, "event", name, "EVENT-03")
    if kind == "objective" and name in c.objective:
        return _told(game, lang, "objective", name, "SOLO-10")
    if kind == "character" and name in c.character:
        return _told(game, lang, "character", name, "CHAR-01")
    if kind == "guild" and name in c.guild:
        return _said(game, lang, f"guild-{name}", "GUILD-01")
    if kind == "good" and name in c.resource:
        return _said(game, lang, f"resource-{name}", "END-02")
    if kind == "race" and name in c.race:
        return _said(game, lang, f"race-{name}", "COUNCIL-03")
    if kind == "ship" and name in c.ship:
        return _said(game, lang, f"ship-{name}", "PORT-03")
    return None


def _said(game: Game, lang: str, title: str, clause: str) -> Tip:
    """The rule itself."""
    name = game.texts.format(lang, title)
    return name[:1].upper() + name[1:], game.texts.format(lang, f"rule-NOBILITY-{clause}"), f"NOBILITY-{clause}"


def _told(game: Game, lang: str, kind: str, name: str, clause: str) -> Tip:
    """The words of the component."""
    return game.texts.format(lang, f"{kind}-{name}"), game.texts.format(lang, f"{kind}_text-{name}"), f"NOBILITY-{clause}"


def _settlers(game: Game, lang: str, c: Components, id: str) -> Tip:
    card = c.settlers[c.settler[id]]
    types = ", ".join(game.texts.format(lang, f"resource-{good}") for good in card.resources)
    args: dict[str, int | str] = {"race": f"@race-{card.race}", "low": card.min, "high": card.max, "types": types}
    args |= {"workers": card.workers, "stars": card.stars}
    return game.texts.format(lang, f"settlers-{id}"), game.texts.format(lang, "board-tip-settlers", args), "NOBILITY-SETTLER-03"


def _building(game: Game, lang: str, c: Components, id: str) -> Tip:
    tile = c.buildings[c.building[id]]
    effects = " / ".join(game.texts.format(lang, f"effect_text-{effect}") for effect in tile.effects)
    title = game.texts.format(lang, f"building-{id}")
    clause = f"NOBILITY-{EFFECTS[tile.effects[0]]}" if len(tile.effects) == 1 else "NOBILITY-GUILD-26"
    if tile.guild is None:
        return title, effects, clause
    return title, game.texts.format(lang, "board-tip-workshop", {"guild": f"@guild-{tile.guild}", "text": effects}), clause


def _council(game: Game, lang: str, c: Components, id: str, lacking: str) -> Tip:
    """`lacking`: what the viewer has not (nobility, gold, goods, a race), between commas."""
    tile = c.council[c.tile[id]]
    costs = [f"{count} {game.texts.format(lang, f'resource-{good}')}" for good, count in tile.resources.items()]
    costs += [game.texts.format(lang, "table-gold", {"count": tile.gold})] if tile.gold else []
    cost = ", ".join(costs) or game.texts.format(lang, "table-free")
    args: dict[str, int | str] = {"nobility": tile.nobility, "cost": cost, "vp": tile.vp}
    words = game.texts.format(lang, "board-tip-council", args)
    wants = {"nobility": "board-nobility-level", "gold": "board-gold"}
    wants |= {good: f"resource-{good}" for good in c.resource} | {race: f"race-{race}" for race in c.race}
    missing = [game.texts.format(lang, wants[thing]) for thing in lacking.split(",") if thing in wants]
    if missing:
        words = f"{words} {game.texts.format(lang, 'board-tip-lacking', {'things': ', '.join(missing)})}"
    return game.texts.format(lang, f"council_tile-{id}"), words, "NOBILITY-COUNCIL-05"
