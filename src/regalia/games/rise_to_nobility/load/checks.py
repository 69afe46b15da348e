"""What the rules rely on must hold for a pack too; the ComponentError names the entry and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.errors import ComponentError
from regalia.games.rise_to_nobility import tables as t

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.load import Components
    from regalia.games.rise_to_nobility.load.records import Building, EventCard, Settler

FACES = [1, 2, 3, 4, 5, 6]
SIX = 6
EVENTS_USED = 5
MOST_MODIFIERS = 3


def check(c: Components) -> None:
    check_players(c)
    check_guilds(c)
    check_slots(c)
    check_tracks(c)
    for card in c.settlers:
        check_settlers(card, c.game.per_player.resource_cap_per_type)
    check_stacks(c)
    for building in c.buildings:
        check_building(building)
    for event in c.events:
        check_event(event)
    check_tiles(c)
    check_solo(c)
    check_chancery(c)
    for commission in c.chancery.commission:
        check_score(c, commission.id, commission.score.metric, commission.score.of)


def wrong(where: str, clause: str, value: object) -> ComponentError:
    return ComponentError("component-value", f"NOBILITY-{clause}", where=where, value=str(value))


def too_few(where: str, clause: str, found: int, expected: int) -> ComponentError:
    return ComponentError("component-count", f"NOBILITY-{clause}", where=where, found=found, expected=expected)


# -- game.toml -------------------------------------------------------------------------------------


def check_players(c: Components) -> None:
    """The rows of the player-count table stand; what a player starts with must agree with them and with the tracks."""
    per, rows = c.game.per_player, c.game.player_count
    for row in rows:
        six = row.players == SIX
        if row.dice != (per.dice_six_players if six else per.dice):
            raise wrong("game.per_player.dice", "COMP-01", per.dice)
        if row.start_reputation != (per.start_reputation_six_players if six else per.start_reputation):
            raise wrong("game.per_player.start_reputation", "SETUP-16", per.start_reputation)
        if c.game.components.modifier_tokens < sum(row.start_modifiers):
            raise wrong("game.components.modifier_tokens", "COMP-05", c.game.components.modifier_tokens)
    if per.start_houses > per.houses:
        raise wrong("game.per_player.start_houses", "COMP-07", per.start_houses)
    if per.start_nobility > c.board.nobility_track.max:
        raise wrong("game.per_player.start_nobility", "SETUP-17", per.start_nobility)
    if per.resource_cap_per_type_character < per.resource_cap_per_type:
        raise wrong("game.per_player.resource_cap_per_type_character", "CHAR-01", per.resource_cap_per_type_character)
    if c.board.yard.price != c.game.prices.house:
        raise wrong("board.yard.price", "YARD-03", c.board.yard.price)


# -- board.toml ------------------------------------------------------------------------------------


def check_guilds(c: Components) -> None:
    """Each guild has its own resource, which has the same number, and its own value of the automa's dice."""
    for guild, resource in zip(c.board.guild, c.game.resource, strict=True):
        if guild.resource != resource.id:
            raise wrong(f"board.guild.{guild.id}.resource", "GUILD-09", guild.resource)
        if resource.guild != guild.id:
            raise wrong(f"game.resource.{resource.id}.guild", "GUILD-09", resource.guild)
        if not any(building.guild == guild.id for building in c.buildings):
            raise too_few(f"buildings.{guild.id}", "SETUP-03", 0, 1)
    if sorted(guild.automa_value for guild in c.board.guild) != FACES:
        raise wrong("board.guild.automa_value", "SOLO-07", [guild.automa_value for guild in c.board.guild])
    for slot in c.board.guild_slot:
        for value in slot.values:
            activated = [workshop.id for workshop in c.board.workshop_slot if value in workshop.activated_by]
            if activated != list(range(1, slot.activates + 1)):
                raise wrong(f"board.guild_slot.{slot.id}.activates", "GUILD-03", activated)
    for workshop in c.board.workshop_slot:
        if len(workshop.owner_reward) != 1:
            raise wrong(f"board.workshop_slot.{workshop.id}.owner_reward", "GUILD-04", workshop.owner_reward)


def check_slots(c: Components) -> None:
    """Every value of a die has one slot at each place, besides the castle's slot for six players."""
    b = c.board
    for name, slots in (
        ("guild_slot", [slot.values for slot in b.guild_slot]),
        ("council_row", [row.values for row in b.council_row]),
        ("berk_slot", [slot.values for slot in b.berk_slot]),
        ("castle_slot", [slot.values for slot in b.castle_slot[:3]]),
    ):
        values = sorted(value for slot in slots for value in slot)
        if values != FACES:
            raise wrong(f"board.{name}.values", "DIE-02", values)
    for name, singles in (("town_hall_slot", [s.value for s in b.town_hall_slot]), ("port_slot", [s.value for s in b.port_slot])):
        if sorted(singles) != FACES:
            raise wrong(f"board.{name}.value", "DIE-02", singles)
    extra = b.castle_slot[-1]
    if not extra.values or len(set(extra.values)) != len(extra.values):
        raise wrong(f"board.castle_slot.{extra.id}.values", "SIX-02", extra.values)
    for row in c.game.player_count:
        if sum(slot.min_players <= row.players for slot in b.castle_slot) != row.castle_slots:
            raise wrong("board.castle_slot.min_players", "SIX-02", [slot.min_players for slot in b.castle_slot])
    if not b.player_board_slot.values:
        raise wrong("board.player_board_slot.values", "RECALL-01", b.player_board_slot.values)
    if len({column.race for column in b.council_column}) != t.RACES:
        raise wrong("board.council_column.race", "COUNCIL-01", [column.race for column in b.council_column])


def check_tracks(c: Components) -> None:
    b = c.board
    for zone in b.community_zone:
        if len(zone.income) != 1:
            raise wrong(f"board.community_zone.{zone.id}.income", "INCOME-04", zone.income)
    levels = [level for shield in b.nobility_shield for level in shield.levels]
    if levels != list(range(b.nobility_track.max + 1)) or b.nobility_track.min != 0:
        raise wrong("board.nobility_shield.levels", "END-03", levels)
    low, high = b.reputation_track.min, b.reputation_track.max
    for row in c.game.player_count:
        if not low <= row.start_reputation <= high:
            raise wrong("board.reputation_track", "SETUP-16", f"{low}-{high}")


# -- cards and tiles -------------------------------------------------------------------------------


def check_settlers(card: Settler, cap: int) -> None:
    types = len(set(card.resources))
    if types != len(card.resources) or not types:
        raise wrong(f"settlers.{card.id}.resources", "SETTLER-03", ",".join(card.resources))
    if not card.min <= card.max <= cap * types or card.max < types:
        raise wrong(f"settlers.{card.id}.max", "SETTLER-04", f"{card.min}-{card.max}")


def check_stacks(c: Components) -> None:
    """Enough cards to deal from."""
    first = sum(card.stack == 1 for card in c.settlers)
    if first < SIX:
        raise too_few("settlers.stack", "SETUP-04", first, SIX)
    for deck in (1, 2):
        found = sum(event.deck == deck for event in c.events)
        if found < EVENTS_USED:
            raise too_few(f"events.deck.{deck}", "EVENT-01", found, EVENTS_USED)


def check_building(building: Building) -> None:
    workshop = building.kind == "workshop"
    if workshop != (building.guild is not None) or workshop == ("community" in building.effects):
        raise wrong(f"buildings.{building.id}.effects", "GUILD-26", ",".join(building.effects))
    if not 1 <= len(set(building.effects)) == len(building.effects) <= 2:
        raise wrong(f"buildings.{building.id}.effects", "GUILD-26", ",".join(building.effects))


def check_event(event: EventCard) -> None:
    hook, amount = event.effect.hook, event.effect.amount
    if hook not in t.HOOKS or (amount is None) != (hook == "free_order"):
        raise wrong(f"events.{event.id}.effect", "EVENT-06", hook)
    number = amount or 0
    too_much = hook in ("guild_buy", "berk_free_modifiers") and number > MOST_MODIFIERS
    if too_much or (hook == "port_max_sales" and number < 1):
        raise wrong(f"events.{event.id}.effect.amount", "EVENT-06", amount)


def check_tiles(c: Components) -> None:
    for ship in c.ships:
        if set(ship.demand) != set(c.resource):
            raise wrong(f"ships.{ship.id}.demand", "PORT-03", ",".join(ship.demand))
    for tile in c.council:
        if tile.nobility > c.board.nobility_track.max:
            raise wrong(f"council.{tile.id}.nobility", "COUNCIL-02", tile.nobility)
    for character in c.characters:
        if character.gift.get("settler_choice", 0) > 2 or character.gift.get("house", 0) > 6:
            raise wrong(f"characters.{character.id}.gift", "CHAR-04", character.gift)


# -- modules ---------------------------------------------------------------------------------------


def check_solo(c: Components) -> None:
    for objective in c.objectives:
        metrics = [goal.metric for goal in objective.conditions]
        if not metrics or any(metric not in t.METRICS[: t.M_GUILDS + 1] for metric in metrics):
            raise wrong(f"solo.{objective.id}.conditions", "SOLO-01", ",".join(metrics))
    colours = [die.colour for die in sorted(c.automa_dice, key=lambda die: die.order)]
    if colours != t.AUTOMA_COLOURS:
        raise wrong("solo.automa_die", "SOLO-07", colours)


def check_chancery(c: Components) -> None:
    offices = c.chancery.office
    if sorted((office.row, office.die) for office in offices) != sorted((row, die) for row in ("top", "bottom") for die in FACES):
        raise wrong("chancery.office.die", "CHANC-04", [f"{office.row} {office.die}" for office in offices])
    for office in offices:
        if office.min_players != (2 if office.row == "top" else 5):
            raise wrong(f"chancery.{office.id}.min_players", "CHANC-05", office.min_players)
    for tile in c.chancery.dice_tile:
        if len(tile.values) != t.WORKSHOP_SLOTS:
            raise wrong(f"chancery.{tile.id}.values", "CMS-03", tile.values)


def check_score(c: Components, card: str, metric: str, of: list[str]) -> None:
    """The points themselves are no metric of a commission: they would count the commission."""
    lists: dict[str, dict[str, int]] = {"workshops_in": c.guild, "settlers_of": c.race}
    known = lists.get(metric, {})
    if metric not in t.METRICS or metric == "vp":
        raise wrong(f"chancery.{card}.score.metric", "CMS-12", metric)
    if bool(known) != bool(of) or len(set(of)) != len(of) or any(name not in known for name in of):
        raise wrong(f"chancery.{card}.score.of", "CMS-12", ",".join(of))
