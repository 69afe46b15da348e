"""What a tooltip says of a component: its name, what it does, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.crown_of_emara.load import components

# The clause of each thing whose words are its own text, and of those that quote the clause itself.
ADVISORS = {
    "master_of_coin": "ADV-02",
    "archivist": "ADV-02",
    "goldsmith": "ADV-02",
    "carpenter": "ADV-02",
    "baker": "ADV-05",
    "schoolmarm": "ADV-06",
    "bailiff": "ADV-07",
    "dressmaker": "ADV-08",
    "landlord": "ADV-09",
    "merchant": "ADV-10",
    "chamberlain": "ADV-11",
    "scholar": "ADV-12",
    "mayoress": "ADV-13",
    "steward": "ADV-14",
    "abbess": "ADV-15",
    "toolmaker": "ADV-16",
}
CARDS = {"card_exchange": "CARD-03", "card_step": "CARD-04", "card_discount": "CARD-06", "card_town": "CARD-07"}
EVENTS = {
    "great_famine": "EVT-02",
    "alms_for_the_poor": "EVT-03",
    "wisdom_of_old_books": "EVT-04",
    "early_winter": "EVT-05",
    "foreign_traders": "EVT-06",
    "generous_summer": "EVT-07",
    "pious_donation": "EVT-08",
    "respected_at_court": "EVT-09",
    "gift_from_the_people": "EVT-10",
    "good_working_conditions": "EVT-11",
}
SUB_ACTIONS = {
    "gift": "CASTLE-01",
    "book_to_buildings": "CASTLE-02",
    "donation": "CATH-01",
    "buy_gold": "MARKET-01",
    "books_to_citizens": "MARKET-02",
    "deliver_stone": "SITE-01",
    "deliver_bread": "SITE-02",
    "deliver_wood": "SITE-03",
}
# Things of which the rule speaks: the key of their name, and the clause.
THINGS = {
    "councillor": ("board-councillor", "MOVE-01"),
    "clockwise": ("board-clockwise", "GEN-09"),
    "hut": ("board-hut", "HIRE-01"),
    "craftsman": ("board-craftsmen", "LAND-02"),
    "slot": ("board-slots", "TURN-01"),
    "statue": ("board-statue", "ROUND-04"),
    "final": ("board-final-points", "END-02"),
    "citizens": ("board-citizens", "END-04"),
    "buildings": ("board-buildings", "END-04"),
    "victoria": ("victoria", "SOLO-06"),
    "pile:cards": ("board-draw-pile", "ROUND-06"),
    "pile:advisors": ("board-advisor-stack", "RECRUIT-02"),
    "pile:favours": ("board-favours", "CATH-03"),
    "pile:events": ("board-events", "ROUND-02"),
    "good:favour_token": ("board-favours", "FAV-01"),
    "good:gold": ("good-gold", "PAY-01"),
    "good:bread": ("good-bread", "SITE-02"),
    "good:book": ("good-book", "MARKET-02"),
    "good:ring": ("good-ring", "RANK-02"),
    "good:wood": ("good-wood", "GEN-02"),
    "good:cloth": ("good-cloth", "GEN-02"),
    "good:grain": ("good-grain", "GEN-02"),
    "good:stone": ("good-stone", "GEN-02"),
}
Tip = tuple[str, str, str]


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    if id in THINGS:
        return _said(game, lang, *THINGS[id])
    kind, _, name = id.partition(":")
    c = components(pack)
    if kind == "advisor" and name in c.advisor:
        return _told(game, lang, "advisor", name, ADVISORS.get(name, "ADV-17"))
    if kind == "card" and name in c.card:
        return _told(game, lang, "card", name, CARDS.get(name, "CARD-02"))
    if kind == "event" and name in c.event:
        return _told(game, lang, "event", name, EVENTS.get(name, "EVT-01"))
    if kind == "sub_action" and name in SUB_ACTIONS:
        return _said(game, lang, f"sub_action-{name}", SUB_ACTIONS[name])
    if kind == "location" and (name in c.town or name in c.countryside):
        return _said(game, lang, f"location-{name}", "LAND-01" if name in c.countryside else "TOWN-01")
    if kind == "rank" and name in c.rank:
        return _said(game, lang, f"rank-{name}", "RANK-03")
    if kind == "token" and name in c.token:
        return _said(game, lang, f"token-{name}", "FAV-02")
    return None


def _said(game: Game, lang: str, title: str, clause: str) -> Tip:
    """The rule itself."""
    return _capital(game.texts.format(lang, title)), game.texts.format(lang, f"rule-EMARA-{clause}"), f"EMARA-{clause}"


def _told(game: Game, lang: str, kind: str, name: str, clause: str) -> Tip:
    """The words of the component."""
    return game.texts.format(lang, f"{kind}-{name}"), game.texts.format(lang, f"{kind}_text-{name}"), f"EMARA-{clause}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
