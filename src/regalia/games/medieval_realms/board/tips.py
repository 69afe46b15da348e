"""What a tooltip says of a component: its name, its rule in words, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.drawing.tips import Kind, Said, Teller, Tip, known
from regalia.games.medieval_realms.load import Components, components, name_key
from regalia.games.medieval_realms.load.types import Card, Condition

KINDS = {
    "castle": "CARD-01",
    "market": "CARD-02",
    "leader": "CARD-03",
    "city": "CARD-04",
    "territory": "CARD-05",
    "island": "CARD-06",
    "war": "CARD-09",
    "artist": "CARD-10",
    "missionary": "CARD-10",
    "scientist": "CARD-10",
    "scientific_development": "CARD-11",
    "art_gallery": "CARD-12",
    "cathedral": "CARD-12",
    "tithe": "CARD-13",
    "inquisition": "CARD-14",
    "gunpowder": "CARD-15",
    "university": "CARD-15",
    "port": "CARD-15",
    "patronage": "CARD-16",
}
LEADERS = {"mayor": "PLACE-03", "decoy": "DECOY-02", "general": "PLACE-04", "admiral": "PLACE-04"}
LAST_COMMON = 8
"""Terrains behind this one are for five players."""
THINGS = {
    "leaving": Said("board-leaving", "ENDR-01"),
    "upcoming": Said("board-upcoming", "ENDR-03"),
    "price": Said("board-price", "PRICE-01"),
    "deployment": Said("board-deployment", "DEP-01"),
    "honour": Said("board-honour", "END-04"),
    "pass": Said("board-pass", "PASS-01"),
    "reveal": Said("board-then", "PROD-01"),
    "track": Said("board-track", "VP-01"),
    "order": Said("board-order", "ORDER-01"),
    "walls": Said("board-behind-walls", "PLACE-01"),
    "final": Said("board-if-now", "END-01"),
    "pairs": Said("board-pairs", "SETUP-10"),
    "deck": Said("board-deck", "SETUP-03"),
    "discard": Said("board-discard", "ENDR-01"),
}


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    c, teller = components(pack), Teller(game, lang, "REALMS-")
    kind, _, name = id.partition(":")
    if kind == "card" and name in c.card:
        return _card(teller, c.cards[c.card[name]], pack)
    return teller.find(id, THINGS, kinds(c, pack))


def kinds(c: Components, pack: Pack | None) -> dict[str, Kind]:
    def place(clause: str) -> Kind:
        return lambda name: Said(name_key(pack, f"place-{name}"), clause) if name in c.slot else None

    def terrain(name: str) -> Said | None:
        used = "PLACE-05" if name in c.terrain and int(name) > LAST_COMMON else "COMBAT-02"
        return Said(name_key(pack, f"place-{name}"), used) if name in c.terrain else None

    return {
        "resource": known(c.resource, "resource-{}", "GEN-03"),
        "leader": known(LEADERS, "board-leader-{}", LEADERS),
        "management": place("PROD-02"),
        "terrain": terrain,
        "seal": known(c.seal, "seal-{}", "EFF-07"),
    }


def _card(teller: Teller, card: Card, pack: Pack | None) -> Tip:
    """The card's own resource, leader or seals first, then the rule of its kind."""
    title, rule, clause = teller.tip(Said(name_key(pack, f"card-{card.id}"), KINDS[card.kind]))
    own = []
    for effect in card.effects:
        if effect.resource and card.kind != "castle":
            own.append(teller.text(f"resource-{effect.resource}"))
        if effect.leader:
            own.append(teller.text(f"leader-{effect.leader}"))
        own += [teller.text(f"seal-{seal}") for seal in effect.seals]
        own += [_condition(teller, condition) for condition in effect.conditions]
    if not own:
        return title, rule, clause
    return title, teller.text("board-tip-card", what=", ".join(own), rule=rule), clause


def _condition(teller: Teller, condition: Condition) -> str:
    which = condition.seal or condition.kind or condition.leader or condition.resource
    item = f"@{condition.count}-{which}" if which else ""
    return teller.text(f"board-if-{condition.count}", count=condition.at_least, item=item)
