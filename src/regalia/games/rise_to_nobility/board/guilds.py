"""The street of the six guilds: a house each, with die slots upstairs, workshops below and an arcade of apprentices."""

from __future__ import annotations

from regalia.drawing.markup import circle, esc, group, num, path, rect, text, use
from regalia.drawing.pieces import charge, lit_box, muted, piece, seen_as, told
from regalia.games.rise_to_nobility.board.looks import EFFECTS, GOODS, REWARDS, Json, Look, span
from regalia.games.rise_to_nobility.board.pieces import changed, effects, only, slot, worker

WIDTH, HEIGHT = 141, 172
COLUMNS = (5.0, 49.5, 94.0)
BOX = 42
CHANGED_BUYS = 4
"""More goods than this in one slot are written as a number."""


def house(look: Look, guild: str) -> str:
    seen = look.table["guilds"][guild]
    good = GOODS[look.good_of(guild)]
    body = [_walls(), circle(17, 21, 14, "sign"), circle(17, 21, 11.5, "sign2"), use(good, 8, 12, 18)]
    title = look.t(f"board-guild-{guild}")
    body.append(f'<g data-tip="guild:{guild}">{text(34.5, 34.5, title, "h14 long" if len(title) > 9 else "h14")}</g>')
    if seen["gold_each"]:
        body.append(
            group(text(121.5, 34.5, seen["gold_each"], "n13 e") + use("i-gold", 122.5, 23.5, 14), extra=told(tip="apprentices"))
        )
    body += [_slot(look, guild, seen, n) for n in range(3)]
    body += [_workshop(look, guild, seen, n) for n in range(3)]
    body.append(_arcade(look, guild, seen))
    return "".join(body)


def _walls() -> str:
    roof = "M-2 21L12 4H129L143 21Z"
    return (
        rect(0, 19, WIDTH, 155, 8, "tile-edge")
        + path("M0 21H141V164A8 8 0 0 1 133 172H8A8 8 0 0 1 0 164Z", "ghouse")
        + path("M104 2h9v9h-9z", "chim")
        + path(roof, "groof")
        + path("M87.42 4H129L143 21H93.06Z", "groof2")
        + path(roof, "groofl")
    )


# -- die slots -------------------------------------------------------------------------------------


def _slot(look: Look, guild: str, seen: Json, n: int) -> str:
    """Band of values, workers that may be placed, and as many goods as may be bought."""
    x, die, printed = COLUMNS[n], seen["dice"][n], look.c.board.guild_slot[n]
    lying = [one for one in seen["dice"] if one]
    closed = die is None and (len(lying) >= seen["dice_allowed"] or any(isinstance(one["owner"], str) for one in lying))
    place, name = f"location:{guild}", look.t(f"board-guild-{guild}")
    if closed:
        box = rect(x, 43, BOX, 32, 5, "slotx") + muted("i-lock", x + 13, 51, 16)
        return piece(look.scene, place, name, box, tip=f"guild:{guild}") if not look.lit(place) else box
    fits = look.action.get("value") in printed.values
    words = _takes(look, guild, n) if die is None else ""
    return slot(look, (x, 43, BOX, 32), die, words, only([place], fits, look), name, f"guild:{guild}")


def _takes(look: Look, guild: str, n: int) -> str:
    x, printed, good = COLUMNS[n], look.c.board.guild_slot[n], GOODS[look.good_of(guild)]
    band = span(printed.values)
    parts = []
    if printed.place:
        wide = 21 + 12 + 6.6 * (printed.place - 1)
        left = x + (BOX - wide) / 2
        parts.append(text(left, 56.5, band, "bnd b12"))
        workers = "".join(use("i-worker", left + 21 + 6.6 * k, 46, 12) for k in range(printed.place))
        parts.append(group(workers, classes="plain"))
    else:
        parts.append(text(x + 21, 56.5, band, "bnd b12 m"))
    buys = max(0, printed.buy + look.change("guild_buy"))
    if buys < CHANGED_BUYS:
        left = x + 21 - 6.5 * buys
        parts += [use(good, left + 13 * k, 60, 13) for k in range(buys)]
    else:
        parts += [text(x + 19, 71.5, buys, "gn e"), use(good, x + 20, 60, 13)]
    parts.append(changed(look, "guild_buy", x + 30, 62) if buys != 3 and printed.buy < 3 else "")
    return "".join(parts)


# -- workshops -------------------------------------------------------------------------------------


def _workshop(look: Look, guild: str, seen: Json, n: int) -> str:
    """The reward of an owner above; below the tile with its guild master, or what the slot gives."""
    x, printed, here = COLUMNS[n], look.c.board.workshop_slot[n], seen["workshops"][n]
    times = look.card.owner_reward_multiplier + look.change("owner_reward_times")
    kind, number = next(iter(printed.owner_reward.items()))
    sign = REWARDS.get(kind) or GOODS[look.good_of(guild)]
    flag = changed(look, "owner_reward_times", x - 1, 78)
    end = x + (24 if flag else 20)
    reward = flag + text(end, 88.5, f"+{number * max(0, times)}", "ow e") + use(sign, end + 1.5, 78, 12.5)
    reward = f'<g data-tip="reward">{reward}</g>'
    if here is None:
        empty = rect(x, 92, BOX, 39, 4, "slotd")
        empty += text(x + 19, 108, printed.stars, "gn e") + use("i-star", x + 20, 97, 13)
        empty += text(x + 19, 125, printed.vp, "gn e") + use("i-vp", x + 20, 114, 13)
        return reward + f'<g data-tip="workshop">{empty}</g>'
    return reward + _tile(look, guild, here, x, f"building:{guild}:{n + 1}")


def _tile(look: Look, guild: str, here: Json, x: float, id: str) -> str:
    """Effect on top; the owner's band with the guild master below, a dash without an owner."""
    tile = look.building(here["tile"])
    signs = [EFFECTS.get(effect) or GOODS[look.good_of(guild)] for effect in tile.effects]
    owner = here["owner"]
    if owner is None:
        body = rect(x, 92, BOX, 39, 4, "sold") + path(f"M{num(x + 5)} 114h32", "hair") + path(f"M{num(x + 14)} 122.5h14", "nul")
    else:
        foot = f"M{num(x + 0.8)} 114h40.4v13a3.2 3.2 0 0 1-3.2 3.2h-34a3.2 3.2 0 0 1-3.2-3.2z"
        body = rect(x, 92, BOX, 39, 4, "own") + path(foot, "ownf") + rect(x + 0.8, 92.8, 40.4, 21.4, 3, "tcard")
        body += use("i-guild-master", x + 4, 110.5, 20)
        body += charge(look.scene, owner, x + 27, 116.5, 11)
    body += effects(signs, x + 21, 103)
    name, me = look.t(f"building-{here['tile']}"), f"building:{here['tile']}"
    classes = "" if owner is None else look.scene.seat_class(owner)
    return piece(look.scene, id, name, body, gilt=lit_box(x, 92, BOX, 39), moves=me, tip=me, classes=classes)


# -- apprentices -----------------------------------------------------------------------------------


def _arcade(look: Look, guild: str, seen: Json) -> str:
    """One arch per apprentice slot; an empty one shows what each apprentice would earn if it were filled."""
    count = seen["apprentice_slots"]
    pitch = (WIDTH - 8) / count
    body = [path("M1 134H140V164A7 7 0 0 1 133 171.2H8A7 7 0 0 1 1 164Z", "wall"), path("M1 134H140", "walll")]
    people = [seat for seat, number in enumerate(seen["apprentices"]) for _ in range(number)]
    for n in range(count):
        x, wide = 4 + pitch * n + 1.6, pitch - 3.2
        arch = f"M{num(x)} 171V149A{num(wide / 2)} {num(min(11, wide / 2))} 0 0 1 {num(x + wide)} 149V171Z"
        if n < len(people):
            body.append(_apprentice(look, guild, people, n, arch, (x, wide), min(28, pitch - 1)))
            continue
        earns = max(0, look.card.apprentice_income[n] + look.change("apprentice_income"))
        body.append(path(arch, "archx"))
        if pitch < 26:
            body.append(text(x + wide / 2, 163, earns, "gi m"))
        else:
            body += [text(x + wide / 2 - 3, 163, earns, "gi e"), use("i-gold", x + wide / 2 - 2, 152, 13)]
    body.append(path("M0 21V164A8 8 0 0 0 8 172H133A8 8 0 0 0 141 164V21", "gedge"))
    return f'<g data-tip="apprentices">{"".join(body)}</g>'


def _apprentice(look: Look, guild: str, people: list[int], n: int, arch: str, at: tuple[float, float], size: float) -> str:
    """The `n`th apprentice under its arch, which begins at the first number of `at` and is as wide as the second."""
    seat, x = people[n], at[0] + at[1] / 2
    body = path(arch, "archo") + worker(look, seat, x - size / 2, 169.5 - size, size)
    moves, classes = f"apprentice:{guild}:{seat}:{people[:n].count(seat)}", look.scene.seat_class(seat)
    if seat != look.me:
        return group(body, classes=classes, extra=told(moves) + seen_as(esc(look.scene.seats[seat])))
    name, gilt = look.t("board-apprentice", guild=f"@guild-{guild}"), lit_box(at[0], 137, at[1], 33)
    return piece(look.scene, f"apprentice:{guild}", name, body, gilt=gilt, moves=moves, classes=classes)
