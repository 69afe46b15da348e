"""The donation's rewards: a book, and a favour token kept out of three (EMARA-CATH-02 to -04)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.packing import row
from regalia.core.step import LEGAL, Automatic, Question
from regalia.core.vecs import append, remove, vec
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import markers
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.chances import C_FAVOUR
from regalia.games.crown_of_emara.gains import gain_cp, take
from regalia.games.crown_of_emara.labels import good_name, token_name
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import moments
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.tables import BOOK, DONATION_MARKER, EVENTS, TOKENS


class FinishDonation(Automatic[Emara]):
    """Paid: advance the marker, take the book (two with the abbess), event, then the favour draw."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_donation:{seat}")
        self.giver: Final[i64] = seat

    def run(self, g: Emara) -> None:
        seat = self.giver
        if g.events is not None:
            g.emit("donation", seat, {"good": good_name(g.resource)})
        markers.advance(g, DONATION_MARKER + g.resource)
        g.resource = NONE
        books: i64 = g.tables.donation_books
        if g.owns(seat, g.tables.abbess):
            books += g.tables.on_donation_books
        take(g, seat, BOOK, books)
        gain_cp(g, seat, g.tables.event_donation_cp[g.event], EVENTS)
        draw_favours(g, seat)


def draw_favours(g: Emara, seat: i64) -> None:
    """EMARA-CATH-03, -04: three tokens, or as many as there are in both piles."""
    g.drawn_known = 0
    while len(g.drawn) < g.tables.favour_draw:
        if _empty(g.favour_pile):
            if _empty(g.favour_discard):
                break
            g.favour_pile = g.favour_discard
            g.favour_discard = row(TOKENS, 0)
            # What was left of the old pile is known to all: everything else lay open.
            g.drawn_known = len(g.drawn)
            g.emit("favour-shuffle", -1, {})
        token = g.pick_weighted(C_FAVOUR, g.favour_pile)
        g.favour_pile[token] -= 1
        g.drawn = append(g.drawn, token)
    if len(g.drawn) == 0:
        g.emit("favour-none", seat, {})
        return
    if g.events is not None:
        g.emit("favour-draw", seat, {"count": len(g.drawn)})
        for token in g.drawn:
            g.emit_to("favour-seen", seat, {"token": token_name(g, token)}, 1 << seat)
    g.push(KEEP_FAVOUR[seat])


def _empty(pile: vec[i64]) -> bool:
    for token in range(len(pile)):
        if pile[token] > 0:
            return False
    return True


class KeepFavour(Question[Emara]):
    """Which drawn token to keep; equal ones are offered once. Only the drawing player sees them (EMARA-INFO-03)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"keep_favour:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.KEEP_FAVOUR + token for token in range(TOKENS)]

    def legal(self, g: Emara, out: Options) -> None:
        for token in range(TOKENS):
            if token in g.drawn:
                out.add(act.KEEP_FAVOUR + token)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.KEEP_FAVOUR or action >= act.CHOOSE_HUT:
            return moments.refusal(g, action)
        token: i64 = action - act.KEEP_FAVOUR
        return LEGAL if token in g.drawn else why.TOKEN_NOT_DRAWN

    def apply(self, g: Emara, action: i64) -> None:
        kept: i64 = action - act.KEEP_FAVOUR
        g.favours[self.seat * TOKENS + kept] += 1
        g.drawn = remove(g.drawn, kept)
        for token in g.drawn:
            g.favour_discard[token] += 1
        if g.events is not None:
            g.emit("favour-kept", self.seat, {"token": token_name(g, kept)})
            for token in sorted(g.drawn):  # in which order they were drawn is nobody else's business (EMARA-INFO-03)
                g.emit("favour-discard", self.seat, {"token": token_name(g, token)})
        g.drawn = vec[i64]()
        g.drawn_known = 0
        g.reveal()


FINISH_DONATION: Final[list[FinishDonation]] = [FinishDonation(seat) for seat in range(MOST_PLAYERS)]
KEEP_FAVOUR: Final[list[KeepFavour]] = [KeepFavour(seat) for seat in range(MOST_PLAYERS)]
