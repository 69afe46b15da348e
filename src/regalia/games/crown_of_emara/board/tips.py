"""What a tooltip says of a component: its name, what it does, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.drawing.tips import Kind, Said, Teller, Tip, known
from regalia.games.crown_of_emara.load import Components, components

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
    "councillor": Said("board-councillor", "MOVE-01"),
    "clockwise": Said("board-clockwise", "GEN-09"),
    "hut": Said("board-hut", "HIRE-01"),
    "craftsman": Said("board-craftsmen", "LAND-02"),
    "slot": Said("board-slots", "TURN-01"),
    "statue": Said("board-statue", "ROUND-04"),
    "final": Said("board-final-points", "END-02"),
    "lower": Said("board-scores", "END-04"),
    "citizens": Said("board-citizens", "END-04"),
    "buildings": Said("board-buildings", "END-04"),
    "victoria": Said("victoria", "SOLO-06"),
    "pile:cards": Said("board-draw-pile", "ROUND-06"),
    "pile:advisors": Said("board-advisor-stack", "RECRUIT-02"),
    "pile:favours": Said("board-favours", "CATH-03"),
    "pile:events": Said("board-events", "ROUND-02"),
    "good:favour_token": Said("board-favours", "FAV-01"),
    "good:gold": Said("good-gold", "PAY-01"),
    "good:bread": Said("good-bread", "SITE-02"),
    "good:book": Said("good-book", "MARKET-02"),
    "good:ring": Said("good-ring", "RANK-02"),
    "good:wood": Said("good-wood", "GEN-02"),
    "good:cloth": Said("good-cloth", "GEN-02"),
    "good:grain": Said("good-grain", "GEN-02"),
    "good:stone": Said("good-stone", "GEN-02"),
}


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    return Teller(game, lang, "EMARA-").find(id, THINGS, kinds(components(pack)))


def kinds(c: Components) -> dict[str, Kind]:
    locations = dict.fromkeys(c.town, "TOWN-01") | dict.fromkeys(c.countryside, "LAND-01")
    return {
        "advisor": known(c.advisor, "advisor-{}", ADVISORS, "advisor_text-{}", other="ADV-17"),
        "card": known(c.card, "card-{}", CARDS, "card_text-{}", other="CARD-02"),
        "event": known(c.event, "event-{}", EVENTS, "event_text-{}", other="EVT-01"),
        "sub_action": known(SUB_ACTIONS, "sub_action-{}", SUB_ACTIONS),
        "location": known(locations, "location-{}", locations),
        "rank": known(c.rank, "rank-{}", "RANK-03"),
        "token": known(c.token, "token-{}", "FAV-02"),
    }
