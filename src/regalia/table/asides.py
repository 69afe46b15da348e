"""What happens beside the game: seats change hands, people ask, agree, chat, leave and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regalia.core.events import EVERYBODY
from regalia.table import records as kinds
from regalia.table.records import Row, Seat

if TYPE_CHECKING:
    from regalia.table.live import Live, Result

replace = msgspec.structs.replace


def fold(live: Live, row: Row) -> int:
    """Who sees the row: EVERYBODY, or one seat."""
    FOLDS[row.kind](live, row)
    return row.seat if row.kind == kinds.SETTING else EVERYBODY


def _sit(live: Live, row: Row) -> None:
    live.seats[row.seat] = Seat("human", identity=row.who, name=str(row.data.get("name", "")))


def _stand(live: Live, row: Row) -> None:
    live.seats[row.seat] = Seat("open")


def _leave(live: Live, row: Row) -> None:
    live.seats[row.seat] = replace(live.seats[row.seat], left=True)
    _no_longer_asked(live, row)


def _stand_in(live: Live, row: Row) -> None:
    bot = str(row.data["bot"])
    seat = live.seats[row.seat]
    if bot:
        live.seats[row.seat] = replace(seat, stand_in=bot)
    else:
        live.seats[row.seat] = replace(seat, stand_in="", left=False)
        if row.seat in live.actors():
            live.clocks.forgiven(row.seat)
    _no_longer_asked(live, row)
    live.clocks.rewound(row.at, live.people_asked())


def _time_out(live: Live, row: Row) -> None:
    live.ask = None
    if live.header.clock.on_time == "lose":
        live.finish(_lost_by_time(live, row.seat), row.at)
        return
    live.seats[row.seat] = replace(live.seats[row.seat], stand_in=str(row.data["bot"]))
    live.clocks.rewound(row.at, live.people_asked())


def _lost_by_time(live: Live, late: int) -> Result:
    """The late seat is last whatever it had; the others stand as they scored."""
    from regalia.table.live import Result

    assert live.state is not None
    ranks = [int(rank) for rank in live.state.ranks()]
    without = [rank - (1 if rank > ranks[late] else 0) for rank in ranks]
    without[late] = len(ranks)
    return Result(live.state.scores(), without, "time", late)


def _ask(live: Live, row: Row) -> None:
    from regalia.table.live import Ask

    waiting = others_to_ask(live, row.seat)
    if waiting:
        live.ask = Ask(row.seat, int(row.data["to"]), waiting)
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
    waiting = [seat for seat in ask.waiting if seat in others_to_ask(live, ask.seat)]
    live.ask = replace(ask, waiting=waiting)
    if not waiting:
        live.take_back(row.at, ask.to)


def others_to_ask(live: Live, asking: int) -> list[int]:
    """The seats whose people must agree: everybody else who is still there."""
    mine = live.seats[asking].identity
    return [
        number
        for number, seat in enumerate(live.seats)
        if seat.kind == "human" and seat.identity != mine and not seat.left and not seat.stand_in
    ]


def _setting(live: Live, row: Row) -> None:
    live.seats[row.seat] = replace(live.seats[row.seat], confirm=bool(row.data["confirm"]))


def _rematch(live: Live, row: Row) -> None:
    live.rematch = str(row.data["table"])


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
}
