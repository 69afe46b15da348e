"""The nobility track with its shields above the board, and the progress of the game in the header."""

from __future__ import annotations

from regalia.drawing import panels
from regalia.drawing.markup import circle, group, text, use
from regalia.drawing.pieces import at_end, drawing, shield, told
from regalia.drawing.tracks import Track
from regalia.games.rise_to_nobility.board.looks import SETUP, Look

ROUNDS = 10
PHASES = ("preparation", "actions", "income", "upkeep")
TOP = 20
TRACK = Track(152, 830, TOP, 42)
LIGHT = (3, 5, 7, 8)
"""Shields dark enough for a light number; their materials are in the style sheet."""
SIDE_BY_SIDE = 2


def progress(look: Look) -> str:
    """Rounds and the phases of a round as lozenges, with the present one in words."""
    now = phase(look)
    over = look.scene.view["over"]
    past = ROUNDS if over else look.table["round"] - 1
    at = len(PHASES) if over else PHASES.index(now)
    words = look.t("board-phase-over" if over else f"board-phase-{now}")
    rounds = panels.progress(look.t("board-round"), past, ROUNDS, f"{look.table['round']}/{ROUNDS}")
    return rounds + panels.progress(words, at, len(PHASES), f"{min(at + 1, len(PHASES))}/{len(PHASES)}", more=True)


def phase(look: Look) -> str:
    """Before the first roll nobody has dice, whoever is asked."""
    unrolled = not any(player["dice"] or player["placed"] for player in look.players)
    if look.question in SETUP or (unrolled and look.table["round"] == 1):
        return "preparation"
    return "income" if look.question == "income_resource" else "actions"


def draw(look: Look) -> str:
    mine = look.mine["nobility"]
    shields = look.c.board.nobility_shield
    reached = next(one for one in shields if mine in one.levels)
    body = [use("i-star", 12, 12, 22), text(38, 29, look.t("board-nobility"), "h18")]
    words = look.t("board-reached", level=mine, shield=f"@shield-{reached.id}")
    body.append(group(text(12, 51, words, "s12b"), classes=look.scene.seat_class(look.me)))
    wide = 9 if reached.vp < 10 else 17
    body += [text(12, 68, reached.vp, "n13"), use("i-vp", 12 + wide, 57, 14), text(31 + wide, 68, look.t("board-at-end"), "s")]
    body.append(TRACK.rail("rail2"))
    for level in range(TOP + 1):
        x = TRACK.at(level)
        past = "stp past" if level <= mine else "stp"
        step = circle(x, 42, 9.5, past)
        body += [group(step, classes=look.scene.seat_class(look.me)), text(x, 46.3, level, "stn m")]
    body += [_shield(look, n) for n in range(len(shields))]
    for level in range(TOP + 1):
        body.append(_seats(look, level))
    return drawing("".join(body), 870, 78, look.t("board-nobility"), role="img", extra=told(tip="nobility") + at_end(reached.vp))


def _shield(look: Look, n: int) -> str:
    """Below the middle of its levels: what it is worth at the end."""
    printed = look.c.board.nobility_shield[n]
    x = TRACK.at((printed.levels[0] + printed.levels[-1]) / 2)
    if n == 0:
        return text(x, 70, printed.vp, "s m")
    number = text(x, 68.3, printed.vp, f"shn {'lt' if n in LIGHT else 'dk'} m")
    return group(use("n-shield", x - 13, 52.5, 26), classes=f"sh{n}") + number


def _seats(look: Look, level: int) -> str:
    """The shields of the seats on a level: two side by side, more in two rows of three."""
    here = [seat for seat in reversed(look.around()) if look.players[seat]["nobility"] == level]
    size, pitch = (21, 16) if len(here) <= SIDE_BY_SIDE else (15, 11)
    body = []
    for n, seat in enumerate(here):
        row, column = (0, n) if len(here) <= 3 else divmod(n, 3)
        across = min(3, len(here) - 3 * row) if len(here) > 3 else len(here)
        x = TRACK.at(level) - size / 2 + pitch * (column - (across - 1) / 2)
        y = 9 if len(here) <= SIDE_BY_SIDE else (14 if len(here) <= 3 else 2 + 15 * row)
        body.append(shield(look.scene, seat, x, y, size, f"nobility:{seat}"))
    return "".join(body)
