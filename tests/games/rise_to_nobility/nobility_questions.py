"""Every question of Rise to Nobility, in a position reached by play."""

from __future__ import annotations

from nobility_table import ENOUGH, GAME, GUILDS, SHORT, go, place, position, table

SHOPS = {"town_hall": {"buildings": {1: "CB-09"}}}
ABLE = {"satisfied": ["SET-01", "SET-02", "SET-03", "SET-04"], "plots": 4, "nobility": 20, "gold": 20, "reputation": 24}
RICH = {**ABLE, "resources": ENOUGH, "workers": 3}
TILES = {"commissions": {0: {"dice_tile": "DT-01"}}}
AUTOMA = {
    "cavern_tavern": {"dice": [{"owner": "white", "value": 5}, None]},
    "construction_yard": {"dice": [{"owner": "green", "value": 3}, None]},
    "town_hall": {"dice": {3: {"owner": "yellow", "value": 4}}, "buildings": {3: None}},
    "guilds": {
        "wizards": {"dice": {1: {"owner": "red", "value": 4}}},
        "scholars": {"dice": {0: {"owner": "blue", "value": 1}}},
    },
    "solo": {"automa_dice": {"white": 5, "green": 3, "yellow": 4, "red": 4, "blue": 1}},
}
FULL_HAND = {"settlers": ["SET-07", "SET-08", "SET-09"]}


def workshops(*tiles):
    return {"guilds": {"scholars": {"workshops": [tile and {"tile": tile, "owner": None} for tile in tiles]}}, **SHOPS}


def tile_with(effect):
    return next(one.id for one in GAME.components.buildings if one.guild == "scholars" and effect in one.effects)


def at_guild(effect, **said):
    """The bonus of the first workshop of the Scholars' guild has been taken."""
    return go(place(1, "scholars", table(3, dice=[1] * 5, **workshops(tile_with(effect), None, None), **said)), f"bonus:{effect}")


def with_a_master(value, **guilds):
    """A table with the Chancery where the player holds an office and owns a workshop of the artists."""
    guilds["artists"] = {"workshops": {0: {"tile": "WS-ART-1", "owner": 0}}}
    return table(3, dice=[value] * 5, me=RICH, chancery=True, offices={"T1": 0}, guilds=guilds)


def gift(character, **said):
    made = position(3, me={"character": character, "settlers": ["SET-01"]}, seats={1: {"character": "nya_adebowale"}, **said})
    made["stack"] = ["begin_round", "gift:0"]
    for player in made["table"]["players"]:
        player["dice"] = []
    return GAME.from_json(made, seed=3)


def berk(*moves, value=5, **said):
    return go(
        place(value, "berk", table(3, dice=[value] * 5, chancery=True, offices={"T1": 0, "T2": 0}, me=RICH, **said)), *moves
    )


QUESTIONS = {
    "first_commission": lambda: GAME.new(players=3, seed=1, chancery=True, first_player=1),
    "gift_resource": lambda: gift("thrainn_underlode"),
    "gift_settlers": lambda: gift("nettle_cogspark"),
    "menu": lambda: table(3),
    "menu with everything": lambda: table(
        3, me={"settlers": ["SET-01"], "resources": ENOUGH, "community_zones": ["CB-04", None, None]}
    ),
    "menu after a die": lambda: place(1, "castle", table(3, dice=[1] * 5, me={"community_zones": ["CB-04", None, None]})),
    "menu after a card": lambda: go(
        table(3, me={"settlers": ["SET-01"], "resources": ENOUGH}), "satisfy", "spend:books:3", "spend:weapons:3"
    ),
    "menu after a sale": lambda: go(table(3, me={"community_zones": ["CB-04", "CB-05", None]}), "sell", "sell_building:zone:1"),
    "menu without a die that fits": lambda: table(
        3,
        dice=[3, 3, 3, 3],
        me={"reputation": 6, "community_zones": ["CB-04", None, None]},
        port={"dice": {3: {"owner": 0, "value": 4}}},
    ),
    "menu with a building in the middle": lambda: table(3, me={"community_zones": [None, "CB-04", None]}),
    "die": lambda: go(table(3), "place_die"),
    "value": lambda: go(table(3, me={"modifiers": 2}), "place_die", "die:3"),
    "location": lambda: go(table(3), "place_die", "die:3"),
    "location of a rich player": lambda: go(table(3, dice=[5] * 5, me={**RICH, **TILES}, chancery=True), "place_die"),
    "location of a six": lambda: go(table(6, dice=[6] * 4, me={**RICH, "commissions": {0: {"complete": [6]}}}), "place_die"),
    "location with a modifier": lambda: go(table(3, dice=[2] * 5, me={"modifiers": 1}), "place_die", "value:1"),
    "location in solo": lambda: go(table(1, dice=[4] * 5, **AUTOMA), "place_die"),
    "location with one zone left": lambda: go(
        table(3, dice=[1] * 5, me={"workers": 1, "community_zones": ["CB-04", "CB-05", None]}), "place_die"
    ),
    "location without a worker's zone": lambda: go(
        table(3, dice=[1] * 5, me={"workers": 1, "community_zones": ["CB-04", "CB-05", "CB-06"]}), "place_die"
    ),
    "location with a council without tiles": lambda: go(
        table(
            3, dice={0: [1] * 5, 1: [1] * 4}, stone_council={"tiles": {0: [None] * 6}, "dice": {0: {2: {"owner": 1, "value": 1}}}}
        ),
        "place_die",
    ),
    "location with an empty first row of the council": lambda: go(
        table(3, dice=[5] * 5, me=RICH, stone_council={"tiles": {0: [None] * 6}}), "place_die"
    ),
    "location without the races of the offices": lambda: go(
        table(6, dice=[1] * 4, me={**RICH, "satisfied": _races(1)[2:], "plots": 2}), "place_die"
    ),
    "location with nothing to be had": lambda: go(
        table(
            3,
            dice=[3] * 5,
            seats={1: {"modifiers": 20}},
            cavern_tavern={"settlers": [None] * 6},
            town_hall={"buildings": [None] * 6},
            port={"ship": "SHIP-02", "sold": {}},
        ),
        "place_die",
    ),
    "council_tile": lambda: place(1, "council", table(3, dice=[1] * 5, me=RICH)),
    "office": lambda: place(1, "chancery", table(5, dice=[1] * 5, me={**RICH, "satisfied": _races(1)}, chancery=True)),
    "castle_slot": lambda: place(1, "castle", table(6, dice=[1] * 4)),
    "dice_tile": lambda: place(1, "dice_tile", _two_tiles()),
    "discard_card": lambda: place(1, "tavern", table(3, dice=[1] * 5, me=FULL_HAND)),
    "take_card": lambda: place(1, "tavern", table(3, dice=[1] * 5)),
    "second_card": lambda: go(
        place(1, "tavern", table(3, dice=[1] * 5, me=RICH, chancery=True, offices={"T4": 0})), "take:SET-13"
    ),
    "bonus": lambda: place(1, "scholars", table(3, dice=[1] * 5, **workshops("WS-SCH-1", None, None))),
    "bonus before another": lambda: place(1, "scholars", table(3, dice=[1] * 5, **workshops("WS-SCH-1", "WS-SCH-2", None))),
    "bonus of the third": lambda: place(5, "scholars", table(3, dice=[5] * 5, **workshops(None, None, "WS-SCH-1"))),
    "any_resource": lambda: at_guild("any_resource"),
    "exchange_give": lambda: at_guild("exchange"),
    "exchange_take": lambda: go(at_guild("exchange"), "exchange_give:books"),
    "exchange_give as a second bonus": lambda: go(
        place(1, "scholars", table(3, dice=[1] * 5, **workshops("WS-SCH-6", None, None))), "bonus:exchange"
    ),
    "reroll": lambda: at_guild("reroll"),
    "buy": lambda: place(1, "scholars", table(3, dice=[1] * 5)),
    "buy before workers": lambda: place(5, "scholars", table(3, dice=[5] * 5, me={"workers": 2})),
    "place_worker": lambda: go(place(5, "scholars", table(3, dice=[5] * 5, me={"workers": 2})), "buy:1"),
    "place_worker again": lambda: go(place(5, "scholars", table(3, dice=[5] * 5, me={"workers": 2})), "buy:1", "worker"),
    "place_worker with apprentices": lambda: go(
        place(
            3,
            "scholars",
            with_a_master(3, wizards={"apprentices": [1, 0, 0]}),
        ),
        "buy:0",
    ),
    "zone": lambda: place(1, "town_hall", table(3, dice=[1] * 5, me={"workers": 1})),
    "sell_resource": lambda: place(3, "port", table(3, dice=[3] * 5)),
    "sell_resource again": lambda: go(place(3, "port", table(3, dice=[3] * 5)), "sell_resource:books"),
    "berk": lambda: berk(),
    "berk without the Chancery": lambda: place(3, "berk", table(3, dice=[3] * 5)),
    "modifiers": lambda: berk("part:modifiers"),
    "modifiers of a poor player": lambda: go(place(5, "berk", table(3, dice=[5] * 5, me={"gold": 1})), "part:modifiers"),
    "berk after a part": lambda: berk("part:renew", "renew:settlers"),
    "berk after two parts": lambda: berk("part:renew", "renew:settlers", "part:modifiers", "modifiers:1"),
    "berk after its only renewal": lambda: go(
        place(3, "berk", table(3, dice=[3] * 5, town_hall={"buildings": [None] * 6})), "part:renew"
    ),
    "renew as the only part": lambda: place(3, "berk", table(3, dice=[3] * 5, seats={1: {"modifiers": 20}}, chancery=True)),
    "renew": lambda: berk("part:renew"),
    "keep_commission": lambda: berk("part:commission"),
    "recall": lambda: place(
        5,
        "recall",
        table(3, dice=[5] * 5, guilds={"scholars": {"apprentices": [1, 0, 0]}, "artists": {"apprentices": [1, 0, 0]}}),
    ),
    "recall with a master": lambda: place(
        5,
        "recall",
        with_a_master(5, scholars={"apprentices": [1, 0, 0]}, wizards={"apprentices": [1, 0, 0]}),
    ),
    "settlers_card": lambda: go(table(3, me={"settlers": ["SET-01", "SET-07"], "resources": ENOUGH}), "satisfy"),
    "spend": lambda: go(table(3, me={"settlers": ["SET-01"], "resources": ENOUGH}), "satisfy"),
    "spend of the last type": lambda: go(table(3, me={"settlers": ["SET-01"], "resources": ENOUGH}), "satisfy", "spend:books:2"),
    "spend of a short stock": lambda: go(
        table(3, me={"settlers": ["SET-31"], "resources": {**ENOUGH, "books": 2, "relics": 2}}), "satisfy"
    ),
    "spend with a community building": lambda: go(
        table(3, me={"settlers": ["SET-01"], "resources": ENOUGH, "community_zones": [None, None, "CB-04"]}),
        "satisfy",
        "spend:books:2",
    ),
    "sell_building": lambda: go(table(3, me={"community_zones": ["CB-04", "CB-05", None]}), "sell"),
    "income_resource": lambda: go(table(3, me={"community_zones": [None, "CB-04", None]}, passed=[1, 2]), "end_turn"),
}
"""The kind of the question, and perhaps more words about it."""

FULL_GUILD = {"scholars": {"workshops": [{"tile": f"WS-SCH-{n}", "owner": None} for n in (2, 3, 4)]}}
ALL_CARDS = [card.id for card in GAME.components.settlers]


def last_pass(players=3, **said):
    """The last player who could act is asked: after a pass come income, upkeep and the next round."""
    return table(players, passed=list(range(1, players)), **said)


MOMENTS = {
    "menu at the end of a round": lambda: last_pass(
        seats={1: {"community_zones": ["CB-04", None, "CB-06"]}},
        guilds={
            "wizards": {"apprentices": [1, 1, 0]},
            "jewelers": {"workshops": {0: {"tile": "WS-JEW-1", "owner": 2}}},
            **FULL_GUILD,
        },
    ),
    "menu at the end of a round with the Chancery": lambda: last_pass(me=ABLE, chancery=True, offices={"T1": 0, "T2": 0}),
    "menu at the end of a round with events": lambda: last_pass(
        event="tax_collectors", guilds={"artists": {"apprentices": [2, 0, 0]}}
    ),
    "menu at the end of a round with a council tile taken": lambda: last_pass(stone_council={"tiles": {1: {2: None}}}),
    "menu at the end of the game": lambda: last_pass(round=10),
    "menu at the end of a solo round": lambda: table(1),
    "menu at the end of a solo round with a workshop": lambda: table(
        1,
        guilds={
            name: {"workshops": {0: {"tile": f"WS-{short}-2", "owner": 0}}} for name, short in zip(GUILDS, SHORT, strict=True)
        },
        town_hall={"buildings": [None] * 6},
    ),
    "menu at the end of a lost solo game": lambda: table(1, round=10),
    "menu of a player who wins": lambda: table(1, objective="city_banker", me={"gold": 30, **_settled(4)}),
    "take_card of the last card": lambda: place(
        1,
        "tavern",
        table(
            3,
            dice=[1] * 5,
            cavern_tavern={"deck": [], "discard": [card for card in ALL_CARDS if card > "SET-18" or card < "SET-13"]},
        ),
    ),
    "take_card with no other card": lambda: place(1, "tavern", _all_cards_out()),
    "bonus of an owner": lambda: place(
        5,
        "scholars",
        table(
            3,
            dice=[5] * 5,
            guilds={
                "scholars": {"workshops": [{"tile": f"WS-SCH-{n}", "owner": 1} for n in (1, 2, 3)], "apprentices": [1, 0, 0]}
            },
            **SHOPS,
        ),
    ),
    "location at the Town Hall": lambda: go(
        table(3, dice=[3] * 5, guilds={"blacksmiths": {"apprentices": [1, 0, 0]}}), "place_die"
    ),
    "dice_tile that completes": lambda: place(1, "dice_tile", _two_tiles(complete=[2, 6])),
}
"""More positions, for what is told there."""


def _settled(number):
    return {"satisfied": [f"SET-0{n}" for n in range(1, number + 1)], "plots": number}


def _races(die):
    """Satisfied cards of the races of both offices of a die."""
    races = {office.race for office in GAME.components.chancery.office if office.die == die}
    cards = {card.race: card.id for card in GAME.components.settlers if card.id < "SET-13"}
    return [*(cards[race] for race in races), *(card for race, card in cards.items() if race not in races)][:4]


def _two_tiles(complete=()):
    """DT-01 has 1, 2, 6; DT-07 has 1, 4, 6."""
    cards = [("treasurer", "DT-01", list(complete)), ("song_and_stone", "DT-07", [])]
    held = [{"card": card, "dice_tile": tile, "complete": done, "dice": [], "activated": False} for card, tile, done in cards]
    return table(3, dice=[1] * 5, me={**ABLE, "commissions": held}, chancery=True, offices={"T1": 0})


def _all_cards_out():
    """Six players have satisfied as many settlers as they have houses, but for two cards in a hand; six cards lie open."""
    rest = [card for card in ALL_CARDS if card not in [f"SET-{n}" for n in range(13, 19)]]
    seats = {seat: {"satisfied": rest[seat::6], "plots": 7, "houses": 0} for seat in range(6)}
    seats[0] |= {"settlers": seats[0]["satisfied"][:2], "satisfied": seats[0]["satisfied"][2:], "plots": 5}
    return table(6, dice=[1] * 4, seats=seats, cavern_tavern={"deck": [], "discard": []})
