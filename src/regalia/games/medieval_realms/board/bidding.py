"""An auction: the card lies on a panel over the market, beside it the seats in the order in which they speak, below it the bids."""

from __future__ import annotations

from regalia.drawing.lettering import cut
from regalia.drawing.markup import esc, group, lit_rect, rect, text, use
from regalia.drawing.pieces import piece
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.board import cards
from regalia.games.medieval_realms.board.looks import SIGNS, printed
from regalia.games.medieval_realms.board.signs import inked
from regalia.games.medieval_realms.load import name_key

LEFT, WIDTH = 165, 400
LINE = 25
HEAD = 40
BID, STEP = 32, 36
# Width of a bid by how many there are to show.
CHIPS = ((11, 32), (1000, 30))


def panel(scene: Scene) -> str:
    lot = scene.table["auction"]
    resource = str(printed(scene, lot["card"]).cost.resource)
    bids = [piece for piece in scene.lit if piece.startswith("bid:")]
    rows = max(112, LINE * scene.view["seats"])
    foot = _bids_height(scene, len(bids)) if bids else 0
    height = HEAD + rows + foot + 12
    top = max(4, (390 - height) / 2)
    body = [rect(0, 18, 730, 372, 10, "veil2")]
    inner = [
        rect(0, 3, WIDTH, height, 10, "shadow"),
        rect(0, 0, WIDTH, height, 10, "lotp"),
        rect(4, 4, WIDTH - 8, height - 8, 7, "cardi"),
    ]
    inner += [_head(scene, resource), _card(scene)]
    inner += [_bidder(scene, n, resource) for n in range(scene.view["seats"])]
    if bids:
        inner.append(group(_bids(scene, bids), 14, HEAD + rows + 8))
    body.append(group("".join(inner), LEFT, top, "lot"))
    return "".join(body)


def _card(scene: Scene) -> str:
    id = scene.table["auction"]["card"]
    name = scene.t("board-lot", card="@" + name_key(scene.pack, f"card-{id}"))
    return piece(scene, "lot", name, cards.face(scene, id, None), (14, HEAD))


def _head(scene: Scene, resource: str) -> str:
    """The bid that stands, large, beside the shield of whoever made it."""
    lot = scene.table["auction"]
    body = inked("m-auction", 16, 12, 18) + text(40, 27, scene.t("board-auction"), "h")
    if lot["bidder"] is None:
        return body + text(WIDTH - 16, 26, scene.t("board-no-bid"), "s e")
    wide = 14 * len(str(lot["bid"]))
    body += use(f"i-seat-{scene.tincture(lot['bidder'])}", WIDTH - 74 - wide, 9, 24)
    return body + group(text(WIDTH - 42, 29, lot["bid"], "bigb e") + use(SIGNS[resource], WIDTH - 38, 10, 22))


def _bidder(scene: Scene, number: int, resource: str) -> str:
    """Clockwise from whoever opened the auction."""
    lot, seats = scene.table["auction"], scene.view["seats"]
    opener = scene.table["active"] or 0
    seat = (opener + number) % seats
    out = seat in lot["out"]
    state, args = "board-to-speak", {}
    if out:
        state = "board-out"
    elif seat == lot["bidder"]:
        state, args = "board-bids", {"count": lot["bid"]}
    elif seat in scene.view["actors"]:
        state = "board-speaks"
    name = cut(esc(scene.seats[seat]), 13.5, 92)
    body = [rect(0, 0, 206, LINE - 3, 4, "bidrow" if seat in scene.view["actors"] else "cell")]
    body += [use(f"i-seat-{scene.tincture(seat)}", 4, 2.5, 17), text(26, 15.5, name, "nm out" if out else "nm")]
    body.append(text(160, 15.5, scene.t(state, **args), "s e"))
    body.append(group(text(184, 16, scene.table["players"][seat]["palace"][resource], "bdn") + use(SIGNS[resource], 187, 3, 16)))
    return group("".join(body), 186, HEAD + LINE * number, scene.seat_class(seat))


# -- bids ------------------------------------------------------------------------------------------


def _grid(scene: Scene, count: int) -> tuple[int, int]:
    """Width of a bid, and how many stand in a row, beside the way out where there is one."""
    width = next(size for most, size in CHIPS if count <= most)
    return width, ((276 if scene.is_lit("drop") else 372) + 4) // (width + 4)


def _bids_height(scene: Scene, count: int) -> int:
    _, in_row = _grid(scene, count)
    return 6 + STEP * -(-count // in_row)


def _bids(scene: Scene, bids: list[str]) -> str:
    width, in_row = _grid(scene, len(bids))
    body = []
    for number, bid in enumerate(bids):
        at = ((width + 4) * (number % in_row), STEP * (number // in_row))
        amount = bid.removeprefix("bid:")
        chip = rect(0, 0, width, BID, 4, "bidc") + text(width / 2, 21, amount, "bidn sml" if width < 24 else "bidn")
        chip += rect(0, 0, width, BID, 4, "bidk")
        body.append(piece(scene, bid, esc(scene.labels[scene.lit[bid][0]]), chip, at))
    if scene.is_lit("drop"):
        words = scene.t("board-drop")
        chip = rect(0, 0, 80, BID, 4, "bidc") + use("i-pass", 4, 9, 14) + text(22, 20.5, words, "dropn")
        body.append(piece(scene, "drop", words, chip, (290, 0), lit_rect(-1, -1, 82, BID + 2, 5)))
    return "".join(body)
