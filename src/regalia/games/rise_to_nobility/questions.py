"""What the flow of a position needs: turn order, flags of the turn, and what `action` tells under each question."""

from __future__ import annotations

from typing import NamedTuple

from regalia.core.errors import PositionError
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility.fields import ACTION
from regalia.games.rise_to_nobility.state import Nobility
from regalia.games.rise_to_nobility.steps.die import CHOOSE_DIE, CHOOSE_PLACE, CHOOSE_VALUE
from regalia.games.rise_to_nobility.steps.menu import END_TURN, MENU

AT_REST = [(field.name, field.attrs[0], field.rest or 0) for field in ACTION]


class Asks(NamedTuple):
    """What `action` tells under a question: always, and perhaps; and where the die is."""

    always: tuple[str, ...] = ()
    perhaps: tuple[str, ...] = ()
    places: range = range(act.LOCATIONS)


def _at(place: int, *always: str, perhaps: tuple[str, ...] = (), guilds: bool = False) -> Asks:
    places = range(act.GUILD, act.TOWN_HALL) if guilds else range(place, place + 1)
    return Asks(("value", "die", "place", *always), perhaps, places)


def _in_guild(*always: str, perhaps: tuple[str, ...] = ("workshop", "left")) -> Asks:
    return _at(act.GUILD, *always, perhaps=perhaps, guilds=True)


NOTHING = Asks()
ASKS = {
    "gift": Asks(perhaps=("part",)),
    "gift_resource": Asks(("part",)),
    "gift_settlers": Asks(("part",)),
    "income_zones": Asks(perhaps=("part",)),
    "income_resource": Asks(("part",)),
    "value": Asks(("die",)),
    "location": Asks(("value", "die")),
    "council_tile": _at(act.COUNCIL),
    "office": _at(act.CHANCERY),
    "castle_slot": _at(act.CASTLE),
    "dice_tile": _at(act.DICE_TILE),
    "discard_card": _at(act.TAVERN, perhaps=("used",)),
    "take_card": _at(act.TAVERN, perhaps=("used",)),
    "second_card": _at(act.TAVERN),
    "activate": _in_guild(),
    "bonus": _in_guild(),
    "any_resource": _in_guild("workshop", perhaps=("left",)),
    "exchange_give": _in_guild("workshop", perhaps=("left",)),
    "exchange_take": _in_guild("workshop", "given", perhaps=("left",)),
    "reroll": _in_guild("workshop", perhaps=("left", "marked")),
    "buy": _in_guild(),
    "place_worker": _in_guild("left", perhaps=("workshop",)),
    "zone": _at(act.TOWN_HALL, "building"),
    "sell_resource": _at(act.PORT, "left", perhaps=("used",)),
    "berk": _at(act.BERK, perhaps=("visit",)),
    "modifiers": _at(act.BERK, "visit"),
    "renew": _at(act.BERK, "visit"),
    "keep_commission": _at(act.BERK, "visit"),
    "recall": _at(act.RECALL),
    "spend": Asks(("settlers", "spending"), ("spent",)),
}
BEFORE_PLACING = ("die", "value", "location", "council_tile", "office", "castle_slot", "dice_tile")
ONCE_EACH = (("first_commission",), ("gift",), ("income", "income_zones"))


def check(g: Nobility) -> None:
    _check_players(g)
    _check_turn(g)
    _check_action(g)
    _check_die(g)


def _player(name: str) -> int:
    return int(name.partition(":")[2])


def _check_players(g: Nobility) -> None:
    """NOBILITY-SETUP-20, NOBILITY-INCOME-06: what is done player by player is done once by each."""
    for kinds in ONCE_EACH:
        seats = [_player(step.name) for step in g.stack if step.kind in kinds]
        for n, seat in enumerate(seats):
            if seat >= g.players:
                raise PositionError("position-range", field="stack", value=seat, low=0, high=int(g.players) - 1)
            if seat in seats[:n]:
                raise PositionError("position-twice", field="stack", value=f"{kinds[0]}:{seat}")


def _check_turn(g: Nobility) -> None:
    """NOBILITY-ROUND-04: the menu is that of the player whose turn it is; only a turn has flags."""
    for step in g.stack:
        if step.kind == "menu" and step.seat != g.active:
            raise PositionError("position-wrong-seat", field="table.active", value=step.name)
    in_turn = any(step in g.stack for step in (*MENU, *END_TURN))
    for name, flag in (("die_placed", g.die_done), ("settlers_satisfied", g.card_done), ("building_sold", g.sale_done)):
        if flag and not in_turn:
            raise PositionError("position-flag", "NOBILITY-TURN-01", field=f"table.turn.{name}", value="true")


def _check_action(g: Nobility) -> None:
    """The question on top finds in `action` what it needs, and nothing else is told."""
    top = g.stack[-1] if g.stack else None
    asks = ASKS.get(top.kind, NOTHING) if top else NOTHING
    told = {name for name, attr, rest in AT_REST if getattr(g, attr) != rest}
    for name in asks.always:
        if name not in told:
            raise PositionError("position-missing", field=f"table.action.{name}")
    if "place" in asks.always and g.place not in asks.places:
        raise PositionError("position-missing", field="table.action.place")
    for name in sorted(told - {*asks.always, *asks.perhaps}):
        raise PositionError("position-out-of-place", field=f"table.action.{name}", value=name)


def _check_die(g: Nobility) -> None:
    """NOBILITY-DIE-01: before a die is placed, each choice made so far is one that its own question would allow."""
    top = g.stack[-1] if g.stack else None
    if top is None or top.kind not in BEFORE_PLACING or top.seat >= g.players:
        return
    seat = top.seat
    if g.die_done:
        raise PositionError("position-flag", "NOBILITY-DIE-01", field="table.turn.die_placed", value="true")
    chosen = [("die", CHOOSE_DIE[seat], act.A_DIE + g.face - 1), ("value", CHOOSE_VALUE[seat], act.A_VALUE + g.value_chosen - 1)]
    chosen.append(("place", CHOOSE_PLACE[seat], act.A_LOCATION + g.place))
    for name, question, action in chosen:
        if name not in ASKS.get(top.kind, NOTHING).always:
            return
        reason = question.refusal(g, action)
        if reason != LEGAL:
            clause = g.game.reasons[reason].clause
            raise PositionError("position-out-of-place", clause, field=f"table.action.{name}", value=g.key(action))
