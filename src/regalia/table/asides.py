"""What happens beside the game: seats change hands, people ask, agree, chat, leave and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regalia.core.events import EVERYBODY
from regalia.table import arranging
from regalia.table import records as kinds
from regalia.table.records import Row, Seat

if TYPE_CHECKING:
    from regalia.table.live import Live, Result

replace = msgspec.structs.replace


def fold(live: Live, row: Row) -> int:
    """Who sees the row: EVERYBODY, or one seat."""
    FOLDS[row.kind](live, row)
    return row.seat if row.kind in (kinds.SETTING, kinds.PLAN) else EVERYBODY


def _sit(live: Live, row: Row) -> None:
    live.seats[row.seat] = Seat("human", identity=row.who, name=str(row.data.get("name", "")))


def _stand(live: Live, row: Row) -> None:
    if row.data.get("removed"):
        live.removed = live.removed | {live.seats[row.seat].identity}
    live.seats[row.seat] = Seat("open")


def _leave(live: Live, row: Row) -> None:
    live.seats[row.seat] = replace(live.seats[row.seat], left=True)
    _no_longer_asked(live, row)


def _stand_in(live: Live, row: Row) -> None:
    bot = str(row.data["bot"])
    seat = live.seats[row.seat]
    if bot:
        live.seats[row.seat] = replace(seat, stand_in=bot, late=False)
    else:
        live.seats[row.seat] = replace(seat, stand_in="", left=False, late=False)
        if row.seat in live.actors():
            live.clocks.forgiven(row.seat)
    _no_longer_asked(live, row)
    live.clocks.rewound(row.at, live.people_asked())


def _time_out(live: Live, row: Row) -> None:
    live.ask = None
    if live.header.clock.on_time == "lose":
        live.finish(_lost_by_time(live, row.seat), row.at)
        return
    live.seats[row.seat] = replace(live.seats[row.seat], stand_in=str(row.data["bot"]), late=True)
    live.clocks.rewound(row.at, live.people_asked())


def _lost_by_time(live: Live, late: int) -> Result:
    """The late seat is last whatever it had; the others stand as they scored. Where there is no contest nobody has a place."""
    from regalia.table.live import Result

    assert live.state is not None
    ranks = [int(rank) for rank in live.state.ranks()]
    without = [rank - (1 if rank > ranks[late] else 0) for rank in ranks]
    without[late] = len(ranks) if live.config.contest else 0
    return Result(live.state.scores(), without, "time", late)


def _ask(live: Live, row: Row) -> None:
    from regalia.table.live import Ask

    waiting = [int(seat) for seat in row.data["of"]] if "of" in row.data else _asked_formerly(live, row.seat)
    if waiting:
        live.ask = Ask(row.seat, int(row.data["to"]), waiting, bool(row.data.get("stands")))
    else:
        live.take_back(row.at, int(row.data["to"]))


def _answer(live: Live, row: Row) -> None:
    ask = live.ask
    assert ask is not None
    if not row.data["yes"]:
        live.ask = None
        return
    waiting = [seat for seat in ask.waiting if live.seats[seat].identity != live.seats[row.seat].identity]
    live.ask = replace(ask, waiting=waiting)
    if not waiting:
        live.take_back(row.at, ask.to)


def _no_longer_asked(live: Live, row: Row) -> None:
    """Whoever has gone need not be waited for."""
    ask = live.ask
    if ask is None:
        return
    if ask.seat == row.seat:
        live.ask = None
        return
    here = live.seats[row.seat]
    gone = here.left or bool(here.stand_in and not here.late)
    waiting = [seat for seat in ask.waiting if seat != row.seat or not gone]
    live.ask = replace(ask, waiting=waiting)
    if not waiting:
        live.take_back(row.at, ask.to)


def others_to_ask(live: Live, asking: int) -> list[int]:
    """The seats whose people must agree: everybody else who has not left the game to others. Whoever was only too slow, so that a
    stand-in plays, keeps this right."""
    mine = live.seats[asking].identity
    return [
        number
        for number, seat in enumerate(live.seats)
        if seat.kind == "human" and seat.identity != mine and not seat.left and (seat.late or not seat.stand_in)
    ]


def _asked_formerly(live: Live, asking: int) -> list[int]:
    """Rows of old do not say who was asked: nobody for whom a stand-in played."""
    return [seat for seat in others_to_ask(live, asking) if not live.seats[seat].stand_in]


def _setting(live: Live, row: Row) -> None:
    live.seats[row.seat] = replace(live.seats[row.seat], confirm=bool(row.data["confirm"]))


def _coach(live: Live, row: Row) -> None:
    live.seats[row.seat] = replace(live.seats[row.seat], coach=bool(row.data["yes"]))


def _rematch(live: Live, row: Row) -> None:
    live.rematch = str(row.data["table"])


def _close(live: Live, row: Row) -> None:
    live.ask = None
    live.status = "closed"
    live.clocks.show()
    live.clocks.rewound(row.at, [])


def _lesson(live: Live, row: Row) -> None:
    live.told_step = int(row.data.get("told", live.told_step))
    live.let_go = bool(row.data.get("alone", live.let_go))


def _rest(live: Live, row: Row) -> None:
    live.clocks.rest(row.at, row.seat, float(row.data["until"]))


def _adopt(live: Live, row: Row) -> None:
    from regalia.table.adopting import fold as adopt

    adopt(live, row)


def _plan(live: Live, row: Row) -> None:
    """A new plan of a seat, or the end of the one it had."""
    from regalia.table.live import Plan

    live.plan_ended.pop(row.seat, None)
    if "end" in row.data:
        live.plans.pop(row.seat, None)
        live.plan_ended[row.seat] = str(row.data["end"])
    else:
        live.plans[row.seat] = msgspec.convert(row.data, Plan)


def _nothing(_live: Live, _row: Row) -> None:
    """The row says it all."""


FOLDS = {
    kinds.SIT: _sit,
    kinds.STAND: _stand,
    kinds.LEAVE: _leave,
    kinds.STAND_IN: _stand_in,
    kinds.TIMEOUT: _time_out,
    kinds.ASK: _ask,
    kinds.ANSWER: _answer,
    kinds.SETTING: _setting,
    kinds.REMATCH: _rematch,
    kinds.CHAT: _nothing,
    kinds.CLOSE: _close,
    kinds.COACH: _coach,
    kinds.LESSON: _lesson,
    kinds.EDIT: arranging.edit,
    kinds.REST: _rest,
    kinds.ADOPT: _adopt,
    kinds.PLAN: _plan,
}
