"""What the rules rely on must hold for a component pack too: checks that name the entry, the value and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.errors import ComponentError
from regalia.games.medieval_realms.tables import CURRENT, GENERAL, MAYOR, UPCOMING

if TYPE_CHECKING:
    from regalia.games.medieval_realms.load.types import Card, Condition, Effect, Leader
    from regalia.games.medieval_realms.load.whole import Components

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
    "vp_if": (("end_game",), ("conditions", "amount")),
}
EFFECT_FIELDS = ("amount", "resource", "leader", "seal", "seals", "exclude", "vp", "conditions")
OPTIONAL: dict[str, tuple[str, ...]] = {"gain_choice": ("exclude",), "vp_sum_combat_values": ("amount",)}
# What a condition must name besides what it counts.
NAMED = ("seal", "kind", "leader", "resource")
MOST_CONDITIONS = 3
# More than any box prints.
MOST = 999


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
        self._copies()

    def _copies(self) -> None:
        """REALMS-GEN-06: 109 cards in all, and of each kind as many as its number says."""
        for kind in self.c.kinds:
            _number(kind.count, 0, f"card_kinds.{kind.id}.count", "REALMS-GEN-06")
        found = {kind.id: sum(card.kind == kind.id for card in self.c.cards) for kind in self.c.kinds}
        wrong = [kind for kind in self.c.kinds if found[kind.id] != kind.count]
        total = sum(kind.count for kind in self.c.kinds)
        if total != len(self.c.cards):
            where = ", ".join(f"card_kinds.{kind.id}.count" for kind in wrong)
            raise _count(where, "REALMS-GEN-06", total, len(self.c.cards))
        for kind in wrong:
            raise _count(f"card_kinds.{kind.id}", "REALMS-GEN-06", found[kind.id], kind.count)

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
        _number(game.victory_track["bonus_every"], 1, "game.victory_track.bonus_every", "REALMS-VP-01")
        _number(game.victory_track["bonus_resources"], 1, "game.victory_track.bonus_resources", "REALMS-VP-01")
        _number(game.final_scoring["resources_per_vp"], 1, "game.final_scoring.resources_per_vp", "REALMS-END-03")
        _number(game.round_income["production"], 0, "game.round_income.production", "REALMS-INCOME-01")
        for resource in self.c.resource:
            _number(game.starting_resources[resource], 0, f"game.starting_resources.{resource}", "REALMS-SETUP-05")
        for leader in game.leader:
            _number(leader.supply, self._needed(leader.id), f"game.leader.{leader.id}.supply", "REALMS-GEN-05")
            _number(leader.combat_value, 0, f"game.leader.{leader.id}.combat_value", "REALMS-COMBAT-01")
            _number(leader.decoy_combat_value, 0, f"game.leader.{leader.id}.decoy_combat_value", "REALMS-DECOY-02")
        table = game.honour_table["vp"]
        if not isinstance(table, list) or len(table) < 2 or table != sorted(table) or table[0] != 0 or table[-1] > MOST:
            raise _value("game.honour_table.vp", "REALMS-END-04", str(table))

    def _needed(self, leader: Leader) -> int:
        """Leaders of a kind with which the largest game begins."""
        return max(players * int(getattr(start, leader)) for start in self.c.game.starting_leaders for players in start.players)

    def _boards(self) -> None:
        for slot in self.c.slots:
            if slot.id != f"slot_{slot.resource}":
                raise _value(f"realm_board.{slot.id}.resource", "REALMS-PLACE-03", slot.resource)
            _number(slot.per_mayor, 1, f"realm_board.{slot.id}.per_mayor", "REALMS-PROD-02")
        for terrain in self.c.terrains:
            expected = [5] if terrain.id > 8 else [2, 3, 4, 5]
            if terrain.players != expected:
                raise _value(f"realm_board.terrain.{terrain.id}.players", "REALMS-PLACE-05", str(terrain.players))
            for resource, amount in terrain.reward.items():
                _number(amount, 1, f"realm_board.terrain.{terrain.id}.reward.{resource}", "REALMS-COMBAT-02")
        self._regent()

    def _regent(self) -> None:
        solo = self.c.solo
        if sorted(solo.resource_priority.order) != sorted(self.c.resource):
            raise _value("solo_variant.resource_priority.order", "REALMS-SOLO-09", ", ".join(solo.resource_priority.order))
        for field in ("min_tokens_to_open", "opening_bid", "raise_step"):
            _number(getattr(solo.auction, field), 1, f"solo_variant.auction.{field}", "REALMS-SOLO-06")
        opens_from = "solo_variant.auction.min_tokens_to_open"
        _number(solo.auction.min_tokens_to_open, solo.auction.opening_bid, opens_from, "REALMS-SOLO-06")
        for level in solo.difficulty:
            where = f"solo_variant.difficulty.{level.id}"
            _number(level.extra_mayors, 0, f"{where}.extra_mayors", "REALMS-SOLO-01", self._spare(MAYOR))
            _number(level.extra_generals, 0, f"{where}.extra_generals", "REALMS-SOLO-01", self._spare(GENERAL))
            _number(level.bid_limit, 0, f"{where}.bid_limit", "REALMS-SOLO-01")

    def _spare(self, leader: int) -> int:
        """Leaders that two players leave in the supply."""
        piece = self.c.game.leader[leader]
        start = next(entry for entry in self.c.game.starting_leaders if 2 in entry.players)
        return int(piece.supply - 2 * getattr(start, piece.id))

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
        if cost.amount is not None and (cost.bid or cost.resource is None):
            raise _value(f"{where}.amount", "REALMS-PLAY-01", str(cost.amount))
        _number(cost.amount or 0, 0, f"{where}.amount", "REALMS-PLAY-01")
        if cost.amount_by_players is not None:
            for players in sorted(set(cost.amount_by_players) - {"2", "3", "4", "5"}):
                raise _value(f"{where}.amount_by_players.{players}", "REALMS-GEN-01", players)
            for players in ("2", "3", "4", "5"):
                _number(cost.amount_by_players.get(players, -1), 0, f"{where}.amount_by_players.{players}", "REALMS-CARD-09")
        if card.requires is not None:
            _number(card.requires.per_island, 1, f"cards.{card.id}.requires.per_island", "REALMS-CARD-07")

    def _effect(self, effect: Effect, where: str) -> None:
        if effect.op not in OPERATIONS:
            raise _value(f"{where}.op", "REALMS-PLAY-02", effect.op)
        whens, fields = OPERATIONS[effect.op]
        if effect.when not in whens:
            raise _value(f"{where}.when", "REALMS-EFF-01", effect.when)
        for field in fields:
            if not getattr(effect, field) and getattr(effect, field) != 0:
                raise _value(f"{where}.{field}", "REALMS-PLAY-02", "-")
        for field in EFFECT_FIELDS:
            if getattr(effect, field) not in (None, []) and field not in (*fields, *OPTIONAL.get(effect.op, ())):
                raise _value(f"{where}.{field}", "REALMS-PLAY-02", str(getattr(effect, field)))
        if len(set(effect.seals)) != len(effect.seals):
            raise _value(f"{where}.seals", "REALMS-CARD-08", ", ".join(effect.seals))
        _number(effect.amount or 0, 0, f"{where}.amount", "REALMS-VP-03")
        _number(effect.vp or 0, 0, f"{where}.vp", "REALMS-VP-03")
        if len(set(effect.exclude)) >= len(self.c.resource):
            raise _value(f"{where}.exclude", "REALMS-EFF-05", ", ".join(effect.exclude))
        if len(effect.conditions) > MOST_CONDITIONS:
            raise _value(f"{where}.conditions", "REALMS-CARD-08", str(len(effect.conditions)))
        for number, condition in enumerate(effect.conditions):
            self._condition(condition, f"{where}.conditions[{number}]")

    def _condition(self, condition: Condition, where: str) -> None:
        _number(condition.at_least, 1, f"{where}.at_least", "REALMS-CARD-08")
        for name in NAMED:
            value = getattr(condition, name)
            if (value is not None) != (name == condition.count):
                raise _value(f"{where}.{name}", "REALMS-CARD-08", str(value or "-"))
        if condition.kind is not None and condition.kind not in self.c.kind:
            raise _value(f"{where}.kind", "REALMS-CARD-08", condition.kind)


def _number(found: int | str, low: int, where: str, clause: str, high: int = MOST) -> None:
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise _value(where, clause, str(found))


def _count(where: str, clause: str, found: int, expected: int) -> ComponentError:
    return ComponentError("component-count", clause, where=where, found=found, expected=expected)


def _value(where: str, clause: str, value: str) -> ComponentError:
    return ComponentError("component-value", clause, where=where, value=value)
