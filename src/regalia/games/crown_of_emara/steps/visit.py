"""A visit to a town location: `redeem_favour` on arrival, then `town_menu` with its sub-actions (EMARA-TOWN, EMARA-FAV)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import locations, prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.gains import gain
from regalia.games.crown_of_emara.labels import amount_name, location_name, token_name
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import moments, subactions
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS, mixed
from regalia.games.crown_of_emara.tables import (
    BOOK_TO_BUILDINGS,
    BUY_GOLD,
    CASTLE,
    CATHEDRAL,
    CONSTRUCTION_SITE,
    DELIVER_STONE,
    DONATION,
    FAVOURS,
    FIRST_SUB_ACTION,
    GIFT,
    GOODS,
    RESOURCES,
    TOKENS,
    TOWN_IDS,
)


def arrive(g: Emara, seat: i64, location: i64) -> None:
    """A visit begins, by a councillor's arrival or by card_town (EMARA-TOWN-02)."""
    g.location = location
    g.visited = 0
    g.visits |= 1 << location
    if g.events is not None:
        g.emit("visit", seat, {"to": f"@to-{TOWN_IDS[location]}"})
    g.push(TOWN_MENU[seat])
    if locations.has_token(g, seat, location):
        g.push(REDEEM_FAVOUR[seat])


class RedeemFavour(Question[Emara]):
    """Token by token, before any sub-action (EMARA-FAV-02 to -07)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"redeem_favour:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.REDEEM_FAVOUR + token for token in range(TOKENS)] + [act.DONE]

    def legal(self, g: Emara, out: Options) -> None:
        first: i64 = self.seat * TOKENS
        for token in range(TOKENS):
            if g.favours[first + token] > 0 and g.tables.token_location[token] == g.location:
                out.add(act.REDEEM_FAVOUR + token)
        out.add(act.DONE)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.DONE:
            return LEGAL
        if action < act.REDEEM_FAVOUR or action >= act.TAKE:
            return moments.refusal(g, action)
        token: i64 = action - act.REDEEM_FAVOUR
        if g.favours[self.seat * TOKENS + token] == 0:
            return why.TOKEN_NOT_YOURS
        return LEGAL if g.tables.token_location[token] == g.location else why.TOKEN_ELSEWHERE

    def apply(self, g: Emara, action: i64) -> None:
        if action == act.DONE:
            return
        token: i64 = action - act.REDEEM_FAVOUR
        g.favours[self.seat * TOKENS + token] -= 1
        g.favour_discard[token] += 1
        if g.events is not None:
            g.emit("redeem", self.seat, {"token": token_name(g, token)})
        gain(g, self.seat, g.tables.token_gain, token * GOODS, FAVOURS)
        if locations.has_token(g, self.seat, g.location):
            g.push(self)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"location": location_name(g.location)}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"location": location_name(g.location)}


class TownMenu(Question[Emara]):
    """Sub-actions of the location, each at most once per visit, in any order (EMARA-TOWN-01)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"town_menu:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        subs = range(FIRST_SUB_ACTION[g.location], FIRST_SUB_ACTION[g.location + 1])
        return [act.TOWN_MENU + sub for sub in subs] + [act.DONE]

    def legal(self, g: Emara, out: Options) -> None:
        first: i64 = FIRST_SUB_ACTION[g.location]
        end: i64 = FIRST_SUB_ACTION[g.location + 1]
        for sub in range(first, end):
            if g.visited & (1 << sub) == 0 and locations.can_do(g, self.seat, sub):
                out.add(act.TOWN_MENU + sub)
        out.add(act.DONE)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.DONE:
            return LEGAL
        if act.TOWN_MENU <= action < act.CHOOSE_TYPE:
            return self._sub_refusal(g, action - act.TOWN_MENU)
        if act.CHOOSE_TYPE <= action < act.CHOOSE_AMOUNT:
            return self._type_refusal(g, action - act.CHOOSE_TYPE)
        if act.CHOOSE_AMOUNT <= action < act.KEEP_FAVOUR:
            return self._amount_refusal(g)
        if act.PAY_ANY <= action < act.PAY_ANY + RESOURCES and g.location <= CATHEDRAL:
            return mixed(g, self.seat)
        return moments.refusal(g, action)

    def _sub_refusal(self, g: Emara, sub: i64) -> i64:
        if locations.location_of(sub) != g.location:
            return why.OTHER_LOCATION
        if g.visited & (1 << sub) != 0:
            return why.SUB_ACTION_USED
        return locations.price_refusal(g, self.seat, sub)

    def _type_refusal(self, g: Emara, resource: i64) -> i64:
        """A type is named after the gift or donation itself; still say what stands in its way."""
        if g.location > CATHEDRAL:
            return why.OTHER_LOCATION
        sub: i64 = GIFT if g.location == CASTLE else DONATION
        if g.visited & (1 << sub) != 0:
            return why.SUB_ACTION_USED
        found = prices.type_refusal(g, self.seat, resource, g.marker(locations.marker_of(sub, resource)))
        return found if found != LEGAL else why.MIDDLE_OF_ACTION

    def _amount_refusal(self, g: Emara) -> i64:
        """An amount is named after the sub-action; books at the castle and stone come one at a time."""
        if g.location == CASTLE:
            return why.ONE_BOOK_ONLY
        if g.location == CONSTRUCTION_SITE:
            return why.ONE_STONE_ONLY
        if g.location == CATHEDRAL:
            return why.MIDDLE_OF_ACTION
        return why.NO_EXTRA_GOLD

    def apply(self, g: Emara, action: i64) -> None:
        if action == act.DONE:
            g.location = NONE
            g.visited = 0
            return
        g.push(self)
        sub: i64 = action - act.TOWN_MENU
        g.visited |= 1 << sub
        subactions.begin(g, self.seat, sub)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"location": location_name(g.location)}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        args: dict[str, Arg] = {"location": location_name(g.location)}
        if reason == why.TYPE_TOO_DEAR:
            resource: i64 = action - act.CHOOSE_TYPE
            sub: i64 = GIFT if g.location == CASTLE else DONATION
            args["goods"] = amount_name(resource, g.marker(locations.marker_of(sub, resource)))
        return args

    def warning(self, g: Emara, action: i64) -> str:
        """Leaving while a book, a stone or a resource could still be turned into something."""
        if action == act.DONE and self._something_left(g):
            return "unused-sub-action"
        return ""

    def _something_left(self, g: Emara) -> bool:
        for sub in (BOOK_TO_BUILDINGS, BUY_GOLD, DELIVER_STONE):
            if locations.location_of(sub) == g.location and g.visited & (1 << sub) == 0 and locations.can_do(g, self.seat, sub):
                return True
        return False


REDEEM_FAVOUR: Final[list[RedeemFavour]] = [RedeemFavour(seat) for seat in range(MOST_PLAYERS)]
TOWN_MENU: Final[list[TownMenu]] = [TownMenu(seat) for seat in range(MOST_PLAYERS)]
