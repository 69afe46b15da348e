"""The table as text: both rings with what lies there, prices, then the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.drawing.painter import Painter
from regalia.games.crown_of_emara.load import components

if TYPE_CHECKING:
    from regalia.core.game import Game

View = dict[str, Any]
RESOURCES = ("wood", "cloth", "grain", "stone")
SEAT_CODES = ("38;5;167", "38;5;68", "38;5;179", "38;5;71")
TITLE = "1"


class Words(Painter):
    def __init__(self, game: Game, view: View, lang: str, colour: bool) -> None:
        super().__init__(game, view, lang, colour)
        self.components = components(self.pack)

    def names(self, prefix: str, ids: list[str | None]) -> str:
        return ", ".join(self.text(f"{prefix}-{id}") for id in ids if id is not None) or self.text("table-none")

    def seat(self, seat: int) -> str:
        return self.paint(self.text("seat-name", number=seat + 1), SEAT_CODES[seat])

    def cost(self, goods: dict[str, int]) -> str:
        return ", ".join(f"{count} {self.text(f'good-{good}')}" for good, count in goods.items() if count)


def draw(game: Game, view: View, lang: str, colour: bool) -> str:
    p = Words(game, view, lang, colour)
    event = p.table["event"]
    head = p.text("table-round", round=p.table["round"], event=f"@event-{event}")
    blocks = [f"{p.paint(head, TITLE)}\n  {p.text(f'event_text-{event}')}", _countryside(p), _town(p), _prices(p)]
    blocks += [_player(p, seat) for seat in range(len(p.table["players"]))]
    if "victoria" in p.table:
        blocks.append(_victoria(p))
    return "\n\n".join(blocks)


def _here(p: Words, ring: str, tile: str) -> str:
    """The seats whose councillor stands on a tile."""
    seats = [n for n, player in enumerate(p.table["players"]) if player["councillors"][ring] == tile]
    return "  ◂ " + ", ".join(p.seat(seat) for seat in seats) if seats else ""


def _countryside(p: Words) -> str:
    lines = [p.paint(p.text("table-countryside"), TITLE)]
    costs = {hut.id: hut.cost for hut in p.components.huts}
    for tile in p.table["countryside"]:
        lines.append(f"  {p.text(f'location-{tile}')}{_here(p, 'countryside', tile)}")
        for hut, owner in p.table["huts"].items():
            if hut[:-2] == tile:
                state = p.text("table-hut-free") if owner is None else p.seat(owner)
                lines.append(f"    {hut[-1].upper()} [{p.cost(costs[hut])}] {state}")
    return "\n".join(lines)


def _town(p: Words) -> str:
    lines = [p.paint(p.text("table-town"), TITLE)]
    for tile in p.table["town"]:
        lines.append(f"  {p.text(f'location-{tile}')}{_here(p, 'town', tile)}")
        lines += [f"    {_advisor(p, id)}" for id in p.table["advisors"][tile] if id is not None]
    stack = p.table["advisor_stack"]
    top = "@table-none" if stack["top"] is None else f"@advisor-{stack['top']}"
    lines.append("  " + p.text("table-stack", advisor=top, count=stack["below"]))
    return "\n".join(lines)


def _advisor(p: Words, id: str) -> str:
    advisor = p.components.advisors[p.components.advisor[id]]
    args: dict[str, int | str] = {"points": advisor.cp, "cost": p.cost(advisor.cost)}
    return p.text("table-advisor", advisor=f"@advisor-{id}", effect=f"@advisor_text-{id}", **args)


def _prices(p: Words) -> str:
    values = p.table["marker_values"]
    gifts = {good: values["gift"][good]["now"] for good in RESOURCES}
    donations = {good: values["donation"][good]["now"] for good in RESOURCES}
    tops = [f"{p.text(f'rank-{rank}')} {cards[0]}" for rank, cards in p.table["nobility"].items() if cards]
    lines = [
        p.text("table-gifts", **gifts),
        p.text("table-donations", **donations),
        p.text("table-site", stone=values["stone"]["now"], bread=values["bread"]["now"]),
        p.text("table-nobility", cards=", ".join(tops)),
        p.text("table-favours", pile=p.table["favour_pile"], discard=len(p.table["favour_discard"])),
    ]
    return "\n".join(lines)


def _player(p: Words, seat: int) -> str:
    player = p.table["players"][seat]
    marker = "▶" if seat in p.view["actors"] else " "
    statue = " ♛" if p.table["statue"] == seat else ""
    head = p.text(
        "table-player-final" if player["allocated"] else "table-player",
        name=p.seat(seat) + statue,
        citizens=player["citizens"],
        buildings=player["buildings"],
        score=min(player["citizens"], player["buildings"]),
        projection=player["projection"],
    )
    places = player["councillors"]
    lines = [
        f"{marker} {head}",
        p.text("table-goods", **player["goods"]),
        p.text(
            "table-places",
            country=f"@location-{places['countryside']}",
            town=f"@location-{places['town']}",
            craftsmen=player["craftsmen_left"],
        ),
        p.text("table-slots", **{word: _slot(card) for word, card in zip(("one", "two", "three"), player["slots"], strict=True)}),
        _hand(p, player),
    ]
    if player["nobility"]:
        lines.append(p.text("table-rank", rank=f"@rank-{list(player['nobility'])[-1]}"))
    if player["advisors"]:
        lines.append(p.text("table-advisors", advisors=p.names("advisor", player["advisors"])))
    if player["favours"]:
        lines.append(p.text("table-tokens", tokens=p.names("token", player["favours"])))
    return "\n    ".join(lines)


def _slot(card: str | None) -> str:
    return "–" if card is None else f"@card-{card}"


def _hand(p: Words, player: View) -> str:
    if player["hand"] is None:
        return p.text("table-hidden-hand", count=player["hand_size"], cards=p.names("card", player["unplayed"]))
    return p.text("table-hand", cards=p.names("card", player["hand"]))


def _victoria(p: Words) -> str:
    her = p.table["victoria"]
    if p.table["phase"] == "final":
        return p.text("table-victoria-final", name="@victoria", citizens=her["citizens"])
    rank = "@table-none" if her["next_rank"] is None else f"@rank-{her['next_rank']}"
    return p.text("table-victoria", name="@victoria", citizens=her["citizens"], site=her["next_site"], rank=rank)
