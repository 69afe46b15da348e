"""The table as text: panels with prices, terrains, and each realm with its counters, placement and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.drawing.painter import Painter
from regalia.games.medieval_realms.load import components, name_key
from regalia.games.medieval_realms.load.types import Card

if TYPE_CHECKING:
    from regalia.core.game import Game

View = dict[str, Any]
SEAL = {
    "orange": "38;5;208",
    "red": "38;5;160",
    "yellow": "38;5;178",
    "green": "38;5;70",
    "grey": "38;5;246",
    "turquoise": "38;5;44",
    "black": "1",
    "violet": "38;5;134",
    "white": "38;5;255",
    "blue": "38;5;69",
}


class Words(Painter):
    def __init__(self, game: Game, view: View, lang: str, colour: bool) -> None:
        super().__init__(game, view, lang, colour)
        self.components = components(self.pack)
        self.seat_count: int = view["seats"]
        self.seats = game.seat_names(lang, game.configure(view["players"], view["mode"], pack=self.pack))

    def key(self, name: str) -> str:
        """The key of a name at this table."""
        return name_key(self.pack, name)

    def card(self, id: str | None) -> str:
        """Name, kind, seal, type and cost."""
        if id is None:
            return "—"
        card = self.components.cards[self.components.card[id]]
        about = f"{self.text(f'kind-{card.kind}')}, {self.text(f'seal-{card.seal}')}, {self.text(f'type-{card.type}')}"
        return f"{self.paint(self.text(self.key(f'card-{id}')), SEAL[card.seal])} ({about}, {self.cost(card)})"

    def cost(self, card: Card) -> str:
        """What is printed, in the words of the kind where it is more than tokens of one resource."""
        amount = (card.cost.amount_by_players or {}).get(str(self.seat_count), card.cost.amount)
        if card.cost.bid or not card.cost.resource or not amount:
            return self.text(self.key(f"cost-{card.kind}"))
        return self.text(f"amount-{card.cost.resource}", count=amount)

    def counts(self, counts: dict[str, int]) -> str:
        named = [self.text(f"amount-{id}", count=count) for id, count in counts.items() if count]
        return ", ".join(named) or self.text("table-none")

    def titled(self, title: str, text: str) -> str:
        """A title and what belongs to it; a French colon stands apart."""
        return self.text("table-titled", title=title, text=text).rstrip()


def draw(game: Game, view: View, lang: str, colour: bool) -> str:
    p = Words(game, view, lang, colour)
    table = view["table"]
    blocks = [_head(p, view), _current(p, table), _upcoming(p, table)]
    if table["auction"]:
        blocks.append(_auction(p, table["auction"]))
    blocks.append(_terrains(p, table))
    blocks += [_player(p, view, seat) for seat in range(view["seats"])]
    return "\n\n".join(blocks)


def _head(p: Words, view: View) -> str:
    table = view["table"]
    lines = [p.text("table-round", round=table["round"])]
    if view["mode"] == "solo_regent":
        lines.append(p.text("table-own-variant"))
    lines.append(f"{p.text('table-order')} {', '.join(p.seats[seat] for seat in table['turn_order'])}")
    return "\n".join(lines)


def _current(p: Words, table: View) -> str:
    lines = [p.text("table-current")]
    for slot in table["panel"]:
        notes = [p.text("table-price", price=slot["price"]) if slot["price"] else p.text("table-free")]
        if slot["card"] is not None and "goes_to" in slot:
            to = slot["goes_to"]
            notes.append(p.text("table-goes-to-nobody") if to is None else p.text("table-goes-to", seat=f"#{to}"))
        if slot["leaves"]:
            notes.append(p.text("table-leaves"))
        shown = f"{p.card(slot['card'])}  [{' · '.join(notes)}]" if slot["card"] is not None else "—"
        lines.append(f"  {slot['slot']:>2}  {shown}")
    return "\n".join(lines)


def _upcoming(p: Words, table: View) -> str:
    lines = [p.text("table-upcoming")]
    lines += [f"  {slot:>2}  {p.card(id)}" for slot, id in enumerate(table["upcoming_events"], start=1)]
    lines.append(p.text("table-deck", deck=table["deck"], discard=len(table["discard"])))
    return "\n".join(lines)


def _auction(p: Words, auction: View) -> str:
    card = p.components.cards[p.components.card[auction["card"]]]
    resource, name = f"@token-{card.cost.resource}", "@" + p.key(f"card-{card.id}")
    if auction["bidder"] is None:
        return p.text("table-auction-open", card=name, resource=resource)
    lines = [p.text("table-auction", card=name, bid=f"@amount-{card.cost.resource}*{auction['bid']}")]
    lines.append("  " + p.text("table-auction-bidder", seat=f"#{auction['bidder']}"))
    if auction["out"]:
        lines.append("  " + p.text("table-auction-out", seat=", ".join(p.seats[seat] for seat in auction["out"])))
    return "\n".join(lines)


def _terrains(p: Words, table: View) -> str:
    lines = [p.text("table-terrains")]
    for terrain in table["terrains"]:
        name = p.text(p.key(f"place-{terrain['terrain']}"))
        reward = p.titled(name, p.counts(terrain["reward"]))
        lines.append(f"  {terrain['terrain']:>2}  {reward}{_outcome(p, terrain)}")
    return "\n".join(lines)


def _outcome(p: Words, terrain: View) -> str:
    """Who controls it, with the strengths that clashed; nothing while the walls are up."""
    if "result" not in terrain or not any(terrain["strengths"]):
        return ""
    strengths = ", ".join(f"{p.seats[seat]} {force}" for seat, force in enumerate(terrain["strengths"]) if force)
    if terrain["controller"] is not None:
        return f"  → {p.seats[terrain['controller']]} ({strengths})"
    return f"  → {p.text('table-terrain-' + terrain['result'])} ({strengths})"


def _player(p: Words, view: View, seat: int) -> str:
    table = view["table"]
    player = table["players"][seat]
    marker = "▶" if seat in view["actors"] else " "
    notes = [p.text("table-score", vp=player["vp"], points=view["scores"][seat])]
    if seat in table["passed"]:
        notes.append(p.text("table-passed"))
    if "realm_map" not in player:
        notes.append(p.text("table-ready" if player["ready"] else "table-not-ready"))
    leaders = player["leaders"]
    lines = [
        f"{marker} {p.seats[seat]}   {' · '.join(notes)}",
        "    " + p.counts(player["palace"]),
        "    " + p.text("table-leaders", mayors=leaders["mayor"], generals=leaders["general"], admirals=leaders["admiral"]),
        *_placement(p, player),
    ]
    for key, title in (("deployment_area", "table-area"), ("realm", "table-realm")):
        lines.append("    " + p.titled(p.text(title), "" if player[key] else p.text("table-none")))
        lines += [f"      {p.card(id)}" for id in player[key]]
    return "\n".join(lines)


def _placement(p: Words, player: View) -> list[str]:
    if "realm_map" not in player:
        return ["    " + p.titled(p.text("table-map"), p.text("table-hidden"))]
    lines = ["    " + p.titled(p.text("table-management"), p.counts(player["management_area"]))]
    for name, mark in (("decoys", "decoy"), ("generals", "general"), ("admirals", "admiral")):
        on = player["realm_map"][name]
        if on:
            places = ", ".join(f"{terrain}×{count}" if count > 1 else terrain for terrain, count in on.items())
            lines.append("    " + p.titled(f"{p.text('table-map')}, {p.text(f'table-mark-{mark}')}", places))
    return lines
