"""The definition of Crown of Emara: its tables, and how a state starts, is written, read and shown."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import chances, setup
from regalia.games.crown_of_emara import tables as t
from regalia.games.crown_of_emara.campaign import Campaign
from regalia.games.crown_of_emara.fields import FIELDS
from regalia.games.crown_of_emara.flow import FLOW, STEPS
from regalia.games.crown_of_emara.load import Components, components, tables_of
from regalia.games.crown_of_emara.reasons import REASONS
from regalia.games.crown_of_emara.state import VICTORIA, Emara


class CrownOfEmara(Game):
    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.reasons, self.steps, self.flow, self.fields = REASONS, STEPS, FLOW, FIELDS
        FIELDS.check_declared(Emara)
        self.components: Components = components(None)
        self.catalogue = _catalogue(self.components)
        self.chance = _chance(self.components)

    def start(self, config: Config) -> Emara:
        g = self.blank(config)
        setup.prepare(g, self._start_buildings(config))
        return g

    def _start_buildings(self, config: Config) -> list[int]:
        """EMARA-SETUP-10, -11, EMARA-SOLO-03: one for each player."""
        given = config.options.get("start_buildings")
        if isinstance(given, list):
            return config.numbers("start_buildings")
        if given is None:
            shown = components(config.pack).mode(config.mode).start_buildings
            given = shown if isinstance(shown, int) else setup.SETUP_EVENT
        return [int(given)] * config.players

    def blank(self, config: Config) -> Emara:
        g = Emara(self, config, tables_of(config.pack), config.players, config.automa > 0, config.flag("informed_choice"))
        g.lay_out()
        return g

    def check_pack(self, pack: Pack | None) -> None:
        components(pack)

    def campaign(self, path: Path) -> Campaign:
        return Campaign.load(path)

    def tincture(self, view: dict[str, Any], seat: int) -> int:
        """Victoria is sable."""
        return 5 if "victoria" in view["table"] and seat == VICTORIA else seat + 1

    def seat_key(self, config: Config, seat: int) -> str:
        return "victoria" if config.automa and seat == VICTORIA else ""

    def names(self) -> Mapping[str, Mapping[str, str]]:
        c = self.components
        found: dict[str, dict[str, str]] = {"victoria": _name(c.modes.victoria)}
        groups: dict[str, list[Any]] = {
            "card": c.cards,
            "location": [*c.boards.countryside, *c.boards.town],
            "sub_action": c.boards.sub_action,
            "advisor": c.advisors,
            "event": c.events,
            "rank": c.ranks,
            "token": c.tokens,
            "mode": c.modes.mode,
        }
        for prefix, entries in groups.items():
            for entry in entries:
                found[f"{prefix}-{entry.id}"] = _name(entry)
                if prefix in ("card", "advisor", "event"):
                    found[f"{prefix}_text-{entry.id}"] = {"en": entry.text_en, "fr": entry.text_fr}
        return found


def _name(entry: Any) -> dict[str, str]:
    return {"en": entry.name_en, "fr": entry.name_fr}


def _catalogue(c: Components) -> Catalogue:
    resources = t.GOOD_IDS[: t.RESOURCES]
    catalogue = Catalogue()
    catalogue.block("choose_card", act.CHOOSE_CARD, list(c.card), "card")
    catalogue.block("choose_slot", act.CHOOSE_SLOT, ["1", "2", "3"])
    for word, number in (
        ("do_card", act.DO_CARD),
        ("do_move", act.DO_MOVE),
        ("raise_rank", act.RAISE_RANK),
        ("hire", act.HIRE),
        ("recruit", act.RECRUIT),
    ):
        catalogue.single(word, number)
    catalogue.block("use", act.USE, list(c.advisor), "advisor")
    catalogue.block("swap", act.RING_TO_GOLD, ["ring_to_gold", "gold_to_ring"], "swap")
    catalogue.single("end_turn", act.END_TURN)
    catalogue.block("choose_councillor", act.CHOOSE_COUNCILLOR, ["countryside", "town"], "ring")
    catalogue.block("exchange_rate", act.EXCHANGE_RATE, ["1_for_1", "3_for_2"], "rate")
    catalogue.block("discount_choice", act.DISCOUNT_HIRE, ["hire", "recruit", "raise_rank"], "bonus")
    catalogue.block("town_choice", act.TOWN_CHOICE, [*c.town, *c.countryside], "location")
    catalogue.block("redeem_favour", act.REDEEM_FAVOUR, list(c.token), "token")
    catalogue.block("country_action", act.TAKE, ["take"])
    catalogue.block("craftsman_choice", act.CRAFTSMAN_RESOURCE, ["resource", "bread"], "craftsman")
    catalogue.block("town_menu", act.TOWN_MENU, t.SUB_ACTION_IDS, "sub_action")
    catalogue.block("choose_type", act.CHOOSE_TYPE, resources, "good")
    catalogue.block("choose_amount", act.CHOOSE_AMOUNT, [str(n + 1) for n in range(act.AMOUNTS)])
    catalogue.block("keep_favour", act.KEEP_FAVOUR, list(c.token), "token")
    catalogue.block("choose_hut", act.CHOOSE_HUT, list(c.hut), "hut")
    catalogue.block("choose_advisor", act.CHOOSE_ADVISOR, list(c.advisor), "advisor")
    catalogue.block("drop_unit", act.DROP_UNIT, resources, "good")
    catalogue.block("pay_gold", act.PAY_GOLD, [str(n) for n in range(act.MOST_GOLD + 1)])
    catalogue.block("pay_any", act.PAY_ANY, [*resources, "gold"], "good")
    catalogue.block("swap_gain", act.SWAP_GAIN, resources, "good")
    catalogue.block("end_round_event", act.END_ROUND_EVENT, t.EVENT_OPTIONS, "event_option")
    catalogue.block("final_allocation", act.FINAL_ALLOCATION, [str(n) for n in range(act.MOST_POINTS + 1)])
    for word, number in (("done", act.DONE), ("skip", act.SKIP), ("decline", act.DECLINE)):
        catalogue.single(word, number)
    assert len(catalogue) == act.COUNT
    return catalogue


def _chance(c: Components) -> ChanceTable:
    table = ChanceTable()
    for number, name, ids in (
        (chances.C_COUNTRYSIDE, "countryside", t.COUNTRYSIDE_IDS),
        (chances.C_TOWN, "town", t.TOWN_IDS),
    ):
        table.add(number, name, [">".join(ids[tile] for tile in order) for order in chances.RING_ORDERS])
    table.add(chances.C_FIRST, "first_player", ["0", "1", "2", "3"])
    table.add(chances.C_ADVISOR, "advisor", list(c.advisor))
    table.add(chances.C_EVENT, "event", list(c.event))
    table.add(chances.C_FAVOUR, "favour", list(c.token))
    table.add(chances.C_CARD, "card", list(c.card))
    return table
