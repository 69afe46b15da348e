"""What the rules rely on must hold for a component pack too: checks that name the entry, the value and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.errors import ComponentError
from regalia.games.medieval_realms.tables import CURRENT, UPCOMING

if TYPE_CHECKING:
    from regalia.games.medieval_realms.components import Card, Components, Effect

# What each operation needs besides `when` and `op`, and when it may stand.
OPERATIONS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "gain_vp": (("immediate",), ("amount",)),
    "gain_resource": (("immediate", "production"), ("resource", "amount")),
    "gain_leader": (("immediate",), ("leader", "amount")),
    "gain_choice": (("immediate",), ("amount",)),
    "take_card": (("immediate",), ("amount",)),
    "vp_sum_combat_values": (("end_game",), ()),
    "vp_per_distinct_seal": (("end_game",), ("amount",)),
    "vp_per_mayor": (("end_game",), ("amount",)),
    "vp_per_seal_card": (("end_game",), ("seal", "amount")),
    "vp_if_seals": (("end_game",), ("seals", "amount")),
    "on_play_seal": (("permanent",), ("seal", "resource", "amount", "vp")),
    "gain_resource_per_mayor": (("production",), ("resource", "amount")),
}


def check(c: Components) -> None:
    Checks(c).run()


class Checks:
    """What the rules rely on must hold for a pack too; an error names the entry and the clause."""

    def __init__(self, c: Components) -> None:
        self.c: Components = c

    def run(self) -> None:
        c = self.c
        self._numbers()
        self._boards()
        for card in c.cards:
            self._card(card)
        for kind in c.kinds:
            found = sum(card.kind == kind.id for card in c.cards)
            if found != kind.count:
                raise _count(f"card_kinds.{kind.id}", "REALMS-GEN-06", found, kind.count)

    def _numbers(self) -> None:
        game = self.c.game
        fixed = [
            ("rounds.count", game.rounds["count"], 7, "REALMS-GEN-02"),
            ("board.current_slots", game.board["current_slots"], CURRENT, "REALMS-SETUP-02"),
            ("board.upcoming_slots", game.board["upcoming_slots"], UPCOMING, "REALMS-SETUP-03"),
            ("deployment_area.max_cards", game.deployment_area["max_cards"], 4, "REALMS-DEP-01"),
            ("deployment_area.max_per_seal", game.deployment_area["max_per_seal"], 1, "REALMS-DEP-02"),
        ]
        for where, found, expected, clause in fixed:
            if found != expected:
                raise _count(f"game.{where}", clause, found, expected)
        _at_least(game.victory_track["bonus_every"], 1, "game.victory_track.bonus_every", "REALMS-VP-01")
        _at_least(game.victory_track["bonus_resources"], 1, "game.victory_track.bonus_resources", "REALMS-VP-01")
        _at_least(game.final_scoring["resources_per_vp"], 1, "game.final_scoring.resources_per_vp", "REALMS-END-03")
        _at_least(game.round_income["production"], 0, "game.round_income.production", "REALMS-INCOME-01")
        for resource in self.c.resource:
            _at_least(game.starting_resources[resource], 0, f"game.starting_resources.{resource}", "REALMS-SETUP-05")
        for leader in game.leader:
            _at_least(leader.supply, 0, f"game.leader.{leader.id}.supply", "REALMS-GEN-05")
            _at_least(leader.combat_value, 0, f"game.leader.{leader.id}.combat_value", "REALMS-COMBAT-01")
        table = game.honour_table["vp"]
        if not isinstance(table, list) or len(table) < 2 or table != sorted(table) or table[0] != 0:
            raise _value("game.honour_table.vp", "REALMS-END-04", str(table))

    def _boards(self) -> None:
        for slot in self.c.slots:
            if slot.id != f"slot_{slot.resource}":
                raise _value(f"realm_board.{slot.id}.resource", "REALMS-PLACE-03", slot.resource)
            _at_least(slot.per_mayor, 1, f"realm_board.{slot.id}.per_mayor", "REALMS-PROD-02")
        for terrain in self.c.terrains:
            expected = [5] if terrain.id > 8 else [2, 3, 4, 5]
            if terrain.players != expected:
                raise _value(f"realm_board.terrain.{terrain.id}.players", "REALMS-PLACE-05", str(terrain.players))
            for resource, amount in terrain.reward.items():
                _at_least(amount, 1, f"realm_board.terrain.{terrain.id}.reward.{resource}", "REALMS-COMBAT-02")
        solo = self.c.solo
        if sorted(solo.resource_priority.order) != sorted(self.c.resource):
            raise _value("solo_variant.resource_priority.order", "REALMS-SOLO-09", ", ".join(solo.resource_priority.order))
        for field in ("min_tokens_to_open", "opening_bid", "raise_step"):
            _at_least(getattr(solo.auction, field), 1, f"solo_variant.auction.{field}", "REALMS-SOLO-06")
        opens_from = "solo_variant.auction.min_tokens_to_open"
        _at_least(solo.auction.min_tokens_to_open, solo.auction.opening_bid, opens_from, "REALMS-SOLO-06")
        for level in solo.difficulty:
            for field in ("extra_mayors", "extra_generals", "bid_limit"):
                _at_least(getattr(level, field), 0, f"solo_variant.difficulty.{level.id}.{field}", "REALMS-SOLO-01")

    def _card(self, card: Card) -> None:
        where = f"cards.{card.id}"
        if card.kind not in self.c.kind:
            raise _value(f"{where}.kind", "REALMS-GEN-06", card.kind)
        kind = self.c.kinds[self.c.kind[card.kind]]
        if card.seal != kind.seal:
            raise _value(f"{where}.seal", "REALMS-GEN-06", card.seal)
        if card.type != kind.type:
            raise _value(f"{where}.type", "REALMS-GEN-06", card.type)
        self._cost(card, f"{where}.cost")
        for number, effect in enumerate(card.effects):
            self._effect(effect, f"{where}.effects[{number}]")

    def _cost(self, card: Card, where: str) -> None:
        """Auctions are bid for, islands need admirals, everything else costs tokens of one resource (REALMS-PLAY-01)."""
        cost = card.cost
        if cost.bid != (card.type == "auction"):
            raise _value(f"{where}.bid", "REALMS-AUC-01", str(cost.bid).lower())
        if cost.resource is None and (card.type != "kingdom" or card.requires is None):
            raise _value(f"{where}.resource", "REALMS-PLAY-01", "-")
        if cost.resource is not None and not cost.bid and (cost.amount is None) == (cost.amount_by_players is None):
            raise _value(f"{where}.amount", "REALMS-PLAY-01", str(cost.amount))
        _at_least(cost.amount or 0, 0, f"{where}.amount", "REALMS-PLAY-01")
        if cost.amount_by_players is not None:
            for players in ("2", "3", "4", "5"):
                _at_least(cost.amount_by_players.get(players, -1), 0, f"{where}.amount_by_players.{players}", "REALMS-CARD-09")
        if card.requires is not None:
            _at_least(card.requires.per_island, 1, f"cards.{card.id}.requires.per_island", "REALMS-CARD-07")

    def _effect(self, effect: Effect, where: str) -> None:
        if effect.op not in OPERATIONS:
            raise _value(f"{where}.op", "REALMS-PLAY-02", effect.op)
        whens, fields = OPERATIONS[effect.op]
        if effect.when not in whens:
            raise _value(f"{where}.when", "REALMS-EFF-01", effect.when)
        for field in fields:
            if not getattr(effect, field) and getattr(effect, field) != 0:
                raise _value(f"{where}.{field}", "REALMS-PLAY-02", "-")
        _at_least(effect.amount or 0, 0, f"{where}.amount", "REALMS-VP-03")
        _at_least(effect.vp or 0, 0, f"{where}.vp", "REALMS-VP-03")
        if len(set(effect.exclude)) >= len(self.c.resource):
            raise _value(f"{where}.exclude", "REALMS-EFF-05", ", ".join(effect.exclude))


def _at_least(found: int | str, low: int, where: str, clause: str) -> None:
    if not isinstance(found, int) or isinstance(found, bool) or found < low:
        raise _value(where, clause, str(found))


def _count(where: str, clause: str, found: int, expected: int) -> ComponentError:
    return ComponentError("component-count", clause, where=where, found=found, expected=expected)


def _value(where: str, clause: str, value: str) -> ComponentError:
    return ComponentError("component-value", clause, where=where, value=value)
