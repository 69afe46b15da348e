"""What a tooltip says of a component: its name, its rule in words, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.medieval_realms.load import components, name_key
from regalia.games.medieval_realms.load.types import Card, Condition

KINDS = {
    "castle": "REALMS-CARD-01",
    "market": "REALMS-CARD-02",
    "leader": "REALMS-CARD-03",
    "city": "REALMS-CARD-04",
    "territory": "REALMS-CARD-05",
    "island": "REALMS-CARD-06",
    "war": "REALMS-CARD-09",
    "artist": "REALMS-CARD-10",
    "missionary": "REALMS-CARD-10",
    "scientist": "REALMS-CARD-10",
    "scientific_development": "REALMS-CARD-11",
    "art_gallery": "REALMS-CARD-12",
    "cathedral": "REALMS-CARD-12",
    "tithe": "REALMS-CARD-13",
    "inquisition": "REALMS-CARD-14",
    "gunpowder": "REALMS-CARD-15",
    "university": "REALMS-CARD-15",
    "port": "REALMS-CARD-15",
    "patronage": "REALMS-CARD-16",
}
LEADERS = {"mayor": "REALMS-PLACE-03", "decoy": "REALMS-DECOY-02", "general": "REALMS-PLACE-04", "admiral": "REALMS-PLACE-04"}
OTHERS = {
    "leaving": ("board-leaving", "REALMS-ENDR-01"),
    "price": ("board-price", "REALMS-PRICE-01"),
    "deployment": ("board-deployment", "REALMS-DEP-01"),
    "honour": ("board-honour", "REALMS-END-04"),
    "pass": ("board-pass", "REALMS-PASS-01"),
    "reveal": ("board-then", "REALMS-PROD-01"),
    "track": ("board-track", "REALMS-VP-01"),
    "order": ("board-order", "REALMS-ORDER-01"),
    "walls": ("board-behind-walls", "REALMS-PLACE-01"),
    "final": ("board-if-now", "REALMS-END-01"),
    "pairs": ("board-pairs", "REALMS-SETUP-10"),
    "deck": ("board-deck", "REALMS-SETUP-03"),
    "discard": ("board-discard", "REALMS-ENDR-01"),
}


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> tuple[str, str, str] | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    kind, _, name = id.partition(":")
    c = components(pack)
    if kind == "card" and name in c.card:
        return _card(game, lang, c.cards[c.card[name]], pack)
    if kind == "resource" and name in c.resource:
        return _said(game, lang, f"resource-{name}", "REALMS-GEN-03")
    if kind == "leader" and name in LEADERS:
        return _said(game, lang, f"board-leader-{name}", LEADERS[name])
    if kind == "management" and name in c.slot:
        return _said(game, lang, name_key(pack, f"place-{name}"), "REALMS-PROD-02")
    if kind == "terrain" and name in c.terrain:
        used = "REALMS-PLACE-05" if int(name) > 8 else "REALMS-COMBAT-02"
        return _said(game, lang, name_key(pack, f"place-{name}"), used)
    if kind == "seal" and name in c.seal:
        return _said(game, lang, f"seal-{name}", "REALMS-EFF-07")
    if id in OTHERS:
        return _said(game, lang, *OTHERS[id])
    return None


def _said(game: Game, lang: str, title: str, clause: str) -> tuple[str, str, str]:
    return game.texts.format(lang, title), game.texts.format(lang, f"rule-{clause}"), clause


def _card(game: Game, lang: str, card: Card, pack: Pack | None) -> tuple[str, str, str]:
    """The card's own resource, leader or seals first, then the rule of its kind."""
    title, rule, clause = _said(game, lang, name_key(pack, f"card-{card.id}"), KINDS[card.kind])
    own = []
    for effect in card.effects:
        if effect.resource and card.kind != "castle":
            own.append(game.texts.format(lang, f"resource-{effect.resource}"))
        if effect.leader:
            own.append(game.texts.format(lang, f"leader-{effect.leader}"))
        own += [game.texts.format(lang, f"seal-{seal}") for seal in effect.seals]
        own += [_condition(game, lang, condition) for condition in effect.conditions]
    if not own:
        return title, rule, clause
    return title, game.texts.format(lang, "board-tip-card", {"what": ", ".join(own), "rule": rule}), clause


def _condition(game: Game, lang: str, condition: Condition) -> str:
    which = condition.seal or condition.kind or condition.leader or condition.resource
    item = f"@{condition.count}-{which}" if which else ""
    return game.texts.format(lang, f"board-if-{condition.count}", {"count": condition.at_least, "item": item})
