"""What a tooltip says of a component: its name, what it does, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.drawing.tips import Kind, Said, Teller, Tip, known
from regalia.games.rise_to_nobility.load import Components, components

# Things of which the rule speaks: the key of their name, and the clause.
THINGS = {
    "nobility": Said("board-nobility", "END-03"),
    "points": Said("board-points", "END-06"),
    "reputation": Said("board-reputation", "REP-01"),
    "limit": Said("board-limit", "REP-01"),
    "gold": Said("board-gold", "COMP-04"),
    "modifiers": Said("board-pile-modifiers", "MOD-01"),
    "die": Said("board-dice", "DIE-02"),
    "reward": Said("board-reward", "GUILD-04"),
    "workshop": Said("board-workshop", "HALL-13"),
    "apprentices": Said("board-apprentices", "INCOME-02"),
    "crate": Said("board-ship", "PORT-03"),
    "renew": Said("board-renewal", "BERK-02"),
    "recall": Said("board-recall", "RECALL-01"),
    "plot": Said("board-plots", "SETTLER-02"),
    "houses": Said("board-houses", "SETTLER-01"),
    "workers": Said("board-workers-zone", "COMP-06"),
    "zone": Said("board-zones", "HALL-22"),
    "hand": Said("board-settlers", "TAVERN-04"),
    "first": Said("board-first", "ROUND-08"),
    "council": Said("location-council", "COUNCIL-08"),
    "chancery": Said("location-chancery", "CHANC-08"),
    "dice_tile": Said("board-dice-tile", "CMS-02"),
    "income": Said("board-income", "INCOME-06"),
    "automa": Said("automa", "SOLO-07"),
    "pile:settlers": Said("board-pile-settlers", "TAVERN-06"),
    "pile:buildings": Said("board-pile-buildings", "UPKEEP-05"),
    "pile:council": Said("board-pile-council", "UPKEEP-03"),
    "pile:ships": Said("board-pile-ships", "UPKEEP-02"),
    "pile:modifiers": Said("board-pile-modifiers", "COMP-05"),
    "pile:discards": Said("board-pile-discards", "UPKEEP-05"),
    "pile:commissions": Said("board-pile-commissions", "CMS-09"),
    "pile:dice-tiles": Said("board-pile-dice-tiles", "CMS-10"),
}
LOCATIONS = {
    "tavern": "TAVERN-03",
    "yard": "YARD-03",
    "town_hall": "HALL-02",
    "port": "PORT-02",
    "council": "COUNCIL-05",
    "castle": "CASTLE-01",
    "berk": "BERK-03",
    "chancery": "CHANC-08",
}
"""What is done at each place."""
SLOTS = LOCATIONS | {"tavern": "TAVERN-02", "yard": "YARD-02", "council": "COUNCIL-04", "chancery": "CHANC-06"}
"""Which dice a place takes, where that is another rule."""
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


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    c, teller = components(pack), Teller(game, lang, "NOBILITY-")
    kind, _, name = id.partition(":")
    tile, _, lacking = name.partition(":")
    if kind == "settlers" and name in c.settler:
        return _settlers(teller, c, name)
    if kind == "building" and name in c.building:
        return _building(teller, c, name)
    if kind == "council" and tile in c.tile:
        return _council(teller, c, tile, lacking)
    if kind == "office" and name in c.office:
        return _office(teller, c, name)
    return teller.find(id, THINGS, kinds(c))


def kinds(c: Components) -> dict[str, Kind]:
    return {
        "commission": known(c.commission, "commission-{}", "CMS-12", "commission_text-{}"),
        "event": known(c.event, "event-{}", "EVENT-03", "event_text-{}"),
        "objective": known(c.objective, "objective-{}", "SOLO-10", "objective_text-{}"),
        "character": known(c.character, "character-{}", "CHAR-01", "character_text-{}"),
        "location": known(LOCATIONS, "location-{}", LOCATIONS),
        "slot": known(SLOTS, "location-{}", SLOTS),
        "guild": known(c.guild, "guild-{}", "GUILD-01"),
        "good": known(c.resource, "resource-{}", "END-02"),
        "race": known(c.race, "race-{}", "COUNCIL-03"),
        "ship": known(c.ship, "ship-{}", "PORT-03"),
    }


# -- things whose words are put together ---------------------------------------------------------------


def _office(teller: Teller, c: Components, id: str) -> Tip:
    office = c.chancery.office[c.office[id]]
    words = teller.text("board-tip-office", race=f"@race-{office.race}", text=f"@benefit_text-{office.benefit}")
    return teller.text(f"benefit-{office.benefit}"), words, f"NOBILITY-{BENEFITS[office.benefit]}"


def _settlers(teller: Teller, c: Components, id: str) -> Tip:
    card = c.settlers[c.settler[id]]
    types = ", ".join(teller.text(f"resource-{good}") for good in card.resources)
    args: dict[str, int | str] = {"race": f"@race-{card.race}", "low": card.min, "high": card.max, "types": types}
    args |= {"workers": card.workers, "stars": card.stars}
    return teller.text(f"settlers-{id}"), teller.text("board-tip-settlers", **args), "NOBILITY-SETTLER-03"


def _building(teller: Teller, c: Components, id: str) -> Tip:
    tile = c.buildings[c.building[id]]
    effects = " / ".join(teller.text(f"effect_text-{effect}") for effect in tile.effects)
    title = teller.text(f"building-{id}")
    clause = f"NOBILITY-{EFFECTS[tile.effects[0]]}" if len(tile.effects) == 1 else "NOBILITY-GUILD-26"
    if tile.guild is None:
        return title, effects, clause
    return title, teller.text("board-tip-workshop", guild=f"@guild-{tile.guild}", text=effects), clause


def _council(teller: Teller, c: Components, id: str, lacking: str) -> Tip:
    """`lacking`: what the viewer has not (nobility, gold, goods, a race), between commas."""
    tile = c.council[c.tile[id]]
    costs = [f"{count} {teller.text(f'resource-{good}')}" for good, count in tile.resources.items()]
    costs += [teller.text("table-gold", count=tile.gold)] if tile.gold else []
    cost = ", ".join(costs) or teller.text("table-free")
    args: dict[str, int | str] = {"nobility": tile.nobility, "cost": cost, "vp": tile.vp}
    words = teller.text("board-tip-council", **args)
    wants = {"nobility": "board-nobility-level", "gold": "board-gold"}
    wants |= {good: f"resource-{good}" for good in c.resource} | {race: f"race-{race}" for race in c.race}
    missing = [teller.text(wants[thing]) for thing in lacking.split(",") if thing in wants]
    if missing:
        words = f"{words} {teller.text('board-tip-lacking', things=', '.join(missing))}"
    return teller.text(f"council_tile-{id}"), words, "NOBILITY-COUNCIL-05"
