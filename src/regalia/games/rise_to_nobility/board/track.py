"""The nobility track with its shields above the board, and the progress of the game in the header."""

from __future__ import annotations

from regalia.drawing.markup import circle, group, num, path, text, use
from regalia.games.rise_to_nobility.board.looks import SETUP, Look

ROUNDS = 10
PHASES = ("preparation", "actions", "income", "upkeep")
FIRST, STEP, TOP = 152, 33.9, 20
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
    return (
        f"<span>{look.t('board-round')}</span>{_lozenges(past, ROUNDS)}<b>{look.table['round']}/{ROUNDS}</b>"
        f'<span class="tn">{words}</span>{_lozenges(at, len(PHASES))}<b>{min(at + 1, len(PHASES))}/{len(PHASES)}</b>'
    )


def phase(look: Look) -> str:
    """Before the first roll nobody has dice, whoever is asked."""
    unrolled = not any(player["dice"] or player["placed"] for player in look.players)
    if look.question in SETUP or (unrolled and look.table["round"] == 1):
        return "preparation"
    return "income" if look.question == "income_resource" else "actions"


def _lozenges(past: int, count: int) -> str:
    return "".join(f'<i class="{"d" if n < past else "n" if n == past else ""}"></i>' for n in range(count))


def _x(level: float) -> float:
    return FIRST + STEP * level


def draw(look: Look) -> str:
    mine = look.mine["nobility"]
    shields = look.c.board.nobility_shield
    reached = next(shield for shield in shields if mine in shield.levels)
    body = [use("i-star", 12, 12, 22), text(38, 29, look.t("board-nobility"), "h18")]
    words = look.t("board-reached", level=mine, shield=f"@shield-{reached.id}")
    body.append(group(text(12, 51, words, "s12b"), classes=look.scene.seat_class(look.me)))
    wide = 9 if reached.vp < 10 else 17
    body += [text(12, 68, reached.vp, "n13"), use("i-vp", 12 + wide, 57, 14), text(31 + wide, 68, look.t("board-at-end"), "s")]
    body.append(path(f"M{FIRST} 42H{num(_x(TOP))}", "rail2"))
    for level in range(TOP + 1):
        x = _x(level)
        past = "stp past" if level <= mine else "stp"
        step = circle(x, 42, 9.5, past)
        body += [group(step, classes=look.scene.seat_class(look.me)), text(x, 46.3, level, "stn m")]
    body += [_shield(look, n) for n in range(len(shields))]
    for level in range(TOP + 1):
        body.append(_seats(look, level))
    return (
        f'<svg viewBox="0 0 870 78" width="870" height="78" role="img" aria-label="{look.t("board-nobility")}"'
        f' data-tip="nobility">{"".join(body)}</svg>'
    )


def _shield(look: Look, n: int) -> str:
    """Below the middle of its levels: what it is worth at the end."""
    shield = look.c.board.nobility_shield[n]
    x = _x((shield.levels[0] + shield.levels[-1]) / 2)
    if n == 0:
        return text(x, 70, shield.vp, "s m")
    number = text(x, 68.3, shield.vp, f"shn {'lt' if n in LIGHT else 'dk'} m")
    return group(use("n-shield", x - 13, 52.5, 26), classes=f"sh{n}") + number


def _seats(look: Look, level: int) -> str:
    """The shields of the seats on a level: two side by side, more in two rows of three."""
    here = [seat for seat in reversed(look.around()) if look.players[seat]["nobility"] == level]
    size, pitch = (21, 16) if len(here) <= SIDE_BY_SIDE else (15, 11)
    body = []
    for n, seat in enumerate(here):
        row, column = (0, n) if len(here) <= 3 else divmod(n, 3)
        across = min(3, len(here) - 3 * row) if len(here) > 3 else len(here)
        x = _x(level) - size / 2 + pitch * (column - (across - 1) / 2)
        y = 9 if len(here) <= SIDE_BY_SIDE else (14 if len(here) <= 3 else 2 + 15 * row)
        shield = use(f"i-seat-{look.scene.tincture(seat)}", x, y, size)
        body.append(group(shield, classes=look.scene.seat_class(seat), extra=f' data-id="nobility:{seat}"'))
    return "".join(body)
