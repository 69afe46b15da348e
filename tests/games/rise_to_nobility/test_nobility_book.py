"""The engine and a second reading of the rules (nobility_book.py) agree on what may be done, in games played at random."""

import random

import pytest
from nobility_book import PLACES, PRINTED, TOKENS, TOP, Book, band
from nobility_table import GUILDS, RACES, RESOURCES, keys, kind, refused_for, table

from regalia.testing import rule

DECISIONS = 80
EAGER = {"end_turn": 0.1, "place_die": 8, "satisfy": 4, "sell": 0.2, "stop": 0.3, "decline": 0.5, "worker": 5}
EAGER |= {"location:town_hall": 9, "location:council": 5, "location:chancery": 6, "location:dice_tile": 2, "location:berk": 2}


def busy_table(players, seed):
    """In the middle of a game: everybody has something of everything."""
    rng = random.Random(seed)
    chancery = players == 6 or (players > 1 and seed % 2 == 1)
    seats = {}
    for seat in range(players):
        cards = [f"SET-{number:02}" for number in range(seat * 2 + 1, seat * 2 + 3)]
        seats[seat] = {"satisfied": cards, "plots": 2, "houses": rng.randint(0, 4), "workers": rng.randint(0, 6)}
        seats[seat] |= {"settlers": [f"SET-{number}" for number in range(seat * 3 + 19, seat * 3 + 19 + rng.randint(0, 3))]}
        seats[seat] |= {"gold": rng.randint(0, 20), "modifiers": rng.randint(0, 3), "nobility": rng.randint(0, 20)}
        seats[seat] |= {"reputation": rng.randint(9, 24), "resources": {one: rng.randint(0, 6) for one in RESOURCES}}
    dice = {seat: [rng.randint(1, 6) for _ in range(4 if players == 6 else 5)] for seat in range(players)}
    event = rng.choice([None, *(one.id for one in PRINTED.events)])
    return table(players, dice=dice, seats=seats, chancery=chancery, event=event), rng


def options(book, question):
    """The options of a question; nothing where the second reading has no view of its own."""
    action, me = book.action, book.me
    value = action.get("value", 1)
    found = {
        "menu": lambda: _menu(book),
        "die": lambda: [f"die:{die}" for die in book.dice()],
        "value": lambda: [f"value:{number}" for number in book.values(action["die"])],
        "location": lambda: [f"location:{place}" for place in PLACES if not book.place(value, place, abs(value - action["die"]))],
        "council_tile": lambda: [
            f"council_tile:{band(value) + 1}:{RACES[column]}" for column, no in book.requests(value).items() if not no
        ],
        "office": lambda: [f"office:{row}{value}" for row in "TB" if not book.office(f"{row}{value}")],
        "castle_slot": lambda: [f"castle_slot:{slot + 1}" for slot in book.castle_slots(value)],
        "dice_tile": lambda: [f"dice_tile:{one['dice_tile']}" for one in me["commissions"] if not book.tile(one, value)],
        "bonus": lambda: _bonus(book),
        "buy": lambda: [f"buy:{n}" for n in range(band(value) + 2 + book.changed("guild_buy")) if n <= me["gold"]],
        "place_worker": lambda: _workers(book),
        "sell_resource": lambda: [f"sell_resource:{one}" for one in book.wanted()] + (["stop"] if action.get("used") else []),
        "berk": lambda: _parts(book),
        "modifiers": lambda: _modifiers(book),
        "renew": lambda: [f"renew:{what}" for what in book.renewals()],
        "zone": lambda: [f"zone:{zone}" for zone, tile in enumerate(me["community_zones"], 1) if not tile],
        "recall": lambda: [f"recall:{guild}" for guild in GUILDS if book.apprentices(guild)[book.seat]],
        "settlers_card": lambda: [f"settlers_card:{card}" for card in me["settlers"] if not book.settlers(card)],
        "spend": lambda: [f"spend:{action['spending']}:{amount}" for amount in book.amounts()],
        "sell_building": lambda: [f"sell_building:{one}" for one in book.buildings()],
    }
    return found[question]() if question in found else None


def _menu(book):
    done = book.table["turn"]
    found = ["place_die"] if not done["die_placed"] and book.dice() else []
    found += ["satisfy"] if not done["settlers_satisfied"] and not book.satisfy() else []
    found += ["sell"] if not done["building_sold"] and book.buildings() else []
    return [*found, "end_turn"]


def _bonus(book):
    shop = book.table["guilds"][book.action["place"]]["workshops"][book.action.get("workshop", 0)]["tile"]
    me = book.me
    idle = {"reroll": not me["dice"], "exchange": not any(me["resources"].values()), "reputation": me["reputation"] == TOP}
    shown = PRINTED.buildings[PRINTED.building[shop]].effects
    return [*(f"bonus:{effect}" for effect in shown if not idle.get(effect)), "decline"]


def _workers(book):
    here = book.action["place"]
    others = [guild for guild in GUILDS if guild != here and book.apprentices(guild)[book.seat]]
    found = [*(["worker"] if book.me["workers"] else []), *(f"transfer:{guild}" for guild in others)]
    return [*(found if sum(book.apprentices(here)) < book.card.apprentice_slots else []), "stop"]


def _parts(book):
    done = book.action.get("visit", [])
    return [*(f"part:{part}" for part in book.parts() if part not in done), *(["part:done"] if done else [])]


def _modifiers(book):
    free = 1 + book.changed("berk_free_modifiers")
    left = TOKENS - sum(player["modifiers"] for player in book.players)
    most = min(free + min(band(book.action["value"]), book.me["gold"]), left)
    return [f"modifiers:{number}" for number in range(1, most + 1)]


def agrees(state):
    book = Book(state.to_json(), state.turn)
    expected = options(book, kind(state))
    if expected is not None:
        assert sorted(keys(state)) == sorted(expected)
    if kind(state) == "location":
        spent = abs(book.action["value"] - book.action["die"])
        expected = {place: book.place(book.action["value"], place, spent) for place in PLACES}
        assert {place: refused_for(state, f"location:{place}") for place in PLACES} == expected
    if kind(state) == "menu" and not book.table["turn"]["settlers_satisfied"]:
        assert refused_for(state, "satisfy") == book.satisfy()


@rule("NOBILITY-DIE-02", "NOBILITY-DIE-03", "NOBILITY-DIE-05", "NOBILITY-REP-01", "NOBILITY-TURN-01")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", range(1, 7))
def test_options_and_reasons_are_those_of_the_second_reading(players, seed):
    state, rng = busy_table(players, seed)
    for _ in range(DECISIONS):
        if state.over:
            break
        agrees(state)
        found = keys(state)
        weights = [EAGER.get(key, EAGER.get(key.split(":")[0], 1)) for key in found]
        state.play(*rng.choices(found, weights))


@rule("NOBILITY-SETTLER-03", "NOBILITY-SETTLER-04", "NOBILITY-SETTLER-05", "NOBILITY-CHAR-01")
@pytest.mark.parametrize("card", [card.id for card in PRINTED.settlers])
def test_amounts_for_settlers_are_those_of_the_second_reading(card):
    """With characters who may spend four of a type that the settlers want, and with stocks large and small."""
    rng = random.Random(card)
    wanted = PRINTED.settlers[PRINTED.settler[card]].resources
    shown = [one.id for one in PRINTED.settlers if one.id != card][:6]
    for most in (9, 4, 3):
        character = rng.choice([one.id for one in PRINTED.characters if one.four_of in wanted] or ["verelan_si"])
        stock = {one: rng.randint(2, most) for one in RESOURCES}
        said = {"settlers": [card, "SET-48" if card != "SET-48" else "SET-47"], "character": character, "resources": stock}
        seats = {0: said, 1: {"character": next(one.id for one in PRINTED.characters if one.id != character)}}
        state = table(2, seats=seats, cavern_tavern={"settlers": [one for one in shown if one not in said["settlers"]]})
        agrees(state)
        if "satisfy" not in keys(state):
            continue
        state.play("satisfy")
        while kind(state) in ("settlers_card", "spend"):
            agrees(state)
            state.play(keys(state)[0] if kind(state) == "settlers_card" else rng.choice(keys(state)))
