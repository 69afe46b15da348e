"""The definition of Rise to Nobility: its tables, and how a state starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import chances, older, scoring, setup
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.board.looks import TINCTURES
from regalia.games.rise_to_nobility.fields import FIELDS
from regalia.games.rise_to_nobility.flow import FLOW, STEPS
from regalia.games.rise_to_nobility.load import Components, components, tables_of
from regalia.games.rise_to_nobility.reasons import REASONS
from regalia.games.rise_to_nobility.state import EMPTY, Nobility
from regalia.games.rise_to_nobility.view import colours


class RiseToNobility(Game):
    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.reasons, self.steps, self.flow, self.fields = REASONS, STEPS, FLOW, FIELDS
        FIELDS.check_declared(Nobility)
        self.components: Components = components(None)
        self.catalogue = _catalogue(self.components)
        self.chance = _chance(self.components)

    def start(self, config: Config) -> Nobility:
        g = self.blank(config)
        chosen = config.seat("first_player")
        g.first = 0 if g.solo else EMPTY if chosen is None else chosen
        g.push(setup.SET_UP)
        return g

    def blank(self, config: Config) -> Nobility:
        tables = tables_of(config.pack)
        card = tables.cards[config.players - 1]
        g = Nobility(self, config, tables, card, config.flag("chancery"), config.flag("events"))
        g.lay_out()
        objective = config.options.get("solo_objective")
        if objective is not None:
            g.objective = self.components.objective[str(objective)]
        return g

    def check_pack(self, pack: Pack | None) -> None:
        components(pack)

    def of_older_rules(self, data: dict[str, Any]) -> dict[str, Any]:
        return older.of_version_1(data) if data["rules"] == "1" else data

    def view_scores(self, state: Nobility, seat: int) -> list[int]:
        """NOBILITY-INFO-03: what the commissions of the others are worth is secret until the end."""
        scores: list[int] = state.scores()
        if state.chancery and not state.over:
            return [score if other == seat else score - scoring.commission_vp(state, other) for other, score in enumerate(scores)]
        return scores

    def tincture(self, view: dict[str, Any], seat: int) -> int:
        """The colours of the box, of which yellow is rose here: gold is taken. The automa goes by its white die."""
        return TINCTURES[view["table"]["colours"][seat]]

    def seat_key(self, config: Config, seat: int) -> str:
        if config.mode == "solo" and seat == 1:
            return "automa"
        return f"colour-{colours(config)[seat]}"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        c = self.components
        groups: dict[str, list[Any]] = {
            "resource": c.game.resource,
            "race": c.game.race,
            "colour": c.game.colour,
            "guild": c.board.guild,
            "location": c.board.guild,
            "shield": c.board.nobility_shield,
            "zone": c.board.community_zone,
            "workshop_slot": c.board.workshop_slot,
            "castle_slot": c.board.castle_slot,
            "settlers": c.settlers,
            "building": c.buildings,
            "effect": c.effects,
            "ship": c.ships,
            "council_tile": c.council,
            "character": c.characters,
            "event": c.events,
            "objective": c.objectives,
            "choice-solo_objective": c.objectives,
            "choice-colours": c.game.colour,
            "benefit": c.chancery.benefit,
            "office": c.chancery.office,
            "dice_tile": c.chancery.dice_tile,
            "commission": c.chancery.commission,
        }
        found: dict[str, dict[str, str]] = {}
        for prefix, entries in groups.items():
            for entry in entries:
                found[f"{prefix}-{entry.id}"] = {"en": entry.name_en, "fr": entry.name_fr}
        texts: dict[str, list[Any]] = {
            "effect": c.effects,
            "character": c.characters,
            "event": c.events,
            "objective": c.objectives,
            "benefit": c.chancery.benefit,
            "commission": c.chancery.commission,
        }
        for prefix, entries in texts.items():
            for entry in entries:
                found[f"{prefix}_text-{entry.id}"] = {"en": entry.text_en, "fr": entry.text_fr}
        return found


def _catalogue(c: Components) -> Catalogue:
    settlers, resources, guilds = list(c.settler), list(c.resource), list(c.guild)
    faces = [str(face) for face in range(1, 7)]
    numbers = [str(number) for number in range(act.NUMBERS)]
    rows = range(1, 4)
    book = Catalogue()
    book.block("keep", act.A_KEEP, list(c.commission), "commission")
    book.block("gift_resource", act.A_GIFT_RESOURCE, resources, "resource")
    book.block("gift_settlers", act.A_GIFT_SETTLERS, settlers, "settlers")
    book.single("place_die", act.A_PLACE_DIE)
    book.single("satisfy", act.A_SATISFY)
    book.single("sell", act.A_SELL)
    book.single("end_turn", act.A_END_TURN)
    book.block("die", act.A_DIE, faces)
    book.block("value", act.A_VALUE, faces)
    book.block("location", act.A_LOCATION, act.LOCATION_IDS, "location")
    book.block("council_tile", act.A_COUNCIL, [f"{row}:{column.race}" for row in rows for column in c.board.council_column])
    book.block("office", act.A_OFFICE, list(c.office), "office")
    book.block("castle_slot", act.A_CASTLE, [str(slot.id) for slot in c.board.castle_slot], "castle_slot")
    book.block("dice_tile", act.A_DICE_TILE, list(c.dice_tile), "dice_tile")
    book.block("discard", act.A_DISCARD, settlers, "settlers")
    book.block("take", act.A_TAKE, settlers, "settlers")
    book.single("take_second", act.A_TAKE_SECOND)
    book.single("stop", act.A_STOP)
    book.block("bonus", act.A_BONUS, t.EFFECTS, "effect")
    book.single("decline", act.A_DECLINE)
    book.block("any_resource", act.A_ANY_RESOURCE, resources, "resource")
    book.block("exchange_give", act.A_GIVE, resources, "resource")
    book.block("exchange_take", act.A_GET, resources, "resource")
    book.block("mark", act.A_MARK, faces)
    book.single("roll_now", act.A_ROLL)
    book.block("buy", act.A_BUY, numbers)
    book.single("worker", act.A_WORKER)
    book.block("transfer", act.A_TRANSFER, [*guilds, "chancery"], "location")
    book.block("zone", act.A_ZONE, [str(zone.id) for zone in c.board.community_zone], "zone")
    book.block("sell_resource", act.A_TRADE, resources, "resource")
    book.block("modifiers", act.A_MODIFIERS, numbers)
    book.block("renew", act.A_RENEW, ["none", "settlers", "buildings"], "renewal")
    book.block("commission", act.A_COMMISSION, ["yes", "no"])
    book.block("recall", act.A_RECALL, [*guilds, "chancery"], "location")
    book.block("settlers_card", act.A_SETTLERS, settlers, "settlers")
    book.block("spend", act.A_SPEND, [f"{resource}:{number}" for resource in resources for number in numbers])
    workshops = [f"{name}:{slot.id}" for name in guilds for slot in c.board.workshop_slot]
    book.block("sell_building", act.A_SELL_BUILDING, [*workshops, *(f"zone:{zone.id}" for zone in c.board.community_zone)])
    book.block("income_resource", act.A_INCOME, resources, "resource")
    book.block("part", act.A_PART, ["modifiers", "renew", "commission", "done"])
    assert len(book) == act.A_COUNT
    return book


def _chance(c: Components) -> ChanceTable:
    faces = [str(face) for face in range(1, 7)]
    table = ChanceTable()
    table.add(chances.C_FIRST, "first_player", [str(seat) for seat in range(6)])
    table.add(chances.C_WORKSHOP, "workshop", list(c.building))
    table.add(chances.C_SETTLERS, "settlers", list(c.settler))
    table.add(chances.C_SHIP, "ship", list(c.ship))
    table.add(chances.C_COUNCIL, "council", list(c.tile))
    table.add(chances.C_BUILDING, "building", list(c.building))
    table.add(chances.C_CHARACTER, "character", list(c.character))
    table.add(chances.C_OBJECTIVE, "objective", list(c.objective))
    table.add(chances.C_COMMISSION, "commission", list(c.commission))
    table.add(chances.C_DICE_TILE, "dice_tile", list(c.dice_tile))
    table.add(chances.C_EVENT, "event", list(c.event))
    table.add(chances.C_DIE, "die", faces)
    table.add(chances.C_AUTOMA, "automa_die", faces)
    table.add(chances.C_UNDER, "under", ["lower_first", "higher_first"])
    return table
