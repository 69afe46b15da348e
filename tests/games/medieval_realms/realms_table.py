"""Positions of Medieval Realms for the tests: an empty table on which each test puts only what it is about."""

import regalia

GAME = regalia.game("medieval_realms")
RESOURCES = ["gold", "production", "raw_material", "religion", "science", "culture", "combat"]
CARDS = {card.id: card for card in GAME.components.cards}
NO_MAP = {"decoys": {}, "generals": {}, "admirals": {}}


def realms(players=3, seats=None, *, mode="standard", current=None, upcoming=None, stack=None, options=None, lanes=None, **table):
    """A state in the action phase of round 1, seat 0 to act, with empty panels and palaces; `seats` changes the players
    ({0: {"palace": {...}}}), `current` and `upcoming` name the cards of slots ({5: "artist_01"})."""
    pack = (options or {}).get("pack")
    base = GAME.new(players, mode=mode, record=False, **(options or {})).to_json()
    count = 2 if mode == "solo_regent" else players
    active = table.get("active", 0)
    people = [player(**(seats or {}).get(seat, {})) for seat in range(count)]
    base["stack"] = stack if stack is not None else ["end_round", f"action:{active}"]
    base["table"] = {
        "round": 1,
        "turn_order": list(range(count)),
        "active": 0,
        "passed": [],
        "current_events": row(12, current),
        "upcoming_events": row(6, upcoming),
        "discard": [],
        "starting_pairs": [],
        "auction": None,
        "scored": False,
        "players": people,
        "deck": None,
        "resolving": None,
        **table,
    }
    if lanes is not None:
        base["lanes"] = lanes
        base["lane_moves"] = [0] * count
    assert pack is None or base["pack"]
    return GAME.from_json(base, seed=1)


def player(vp=0, palace=None, leaders=None, area=(), realm=(), management=None, on_map=None):
    return {
        "vp": vp,
        "palace": {resource: (palace or {}).get(resource, 0) for resource in RESOURCES},
        "leaders": {"mayor": 4, "general": 1, "admiral": 1, **(leaders or {})},
        "deployment_area": list(area),
        "realm": list(realm),
        "management_area": management or {},
        "realm_map": {**NO_MAP, **(on_map or {})},
    }


def row(length, cards):
    return [(cards or {}).get(slot) for slot in range(1, length + 1)]


def placing(players=3, seats=None, **table):
    """A state at the beginning of a placement."""
    return realms(players, seats, stack=["end_round", "actions", "reveal", "placement"], active=None, **table)


def seat(state, number):
    return state.to_json()["table"]["players"][number]


def tokens(state, number):
    """What lies in a palace, without the zeros."""
    return {resource: count for resource, count in seat(state, number)["palace"].items() if count}


def leaders(state, number):
    found = seat(state, number)["leaders"]
    return [found["mayor"], found["general"], found["admiral"]]


def table(state):
    return state.to_json()["table"]


def keys(state, number=None):
    return {state.key(action) for action in (state.legal() if number is None else state.legal_for(number))}


def place_all(state, number, mayors, generals, admirals, decoys=()):
    """One seat's whole placement."""
    for kind, places in (("mayor", mayors), ("decoy", decoys), ("general", generals), ("admiral", admirals)):
        for place in places:
            state.apply(GAME.action(f"place_{kind}:{place}"), number)
    return state


def everybody_passes(state):
    while not state.lanes and not state.over:
        state.play("pass")
    return state


def finish(state):
    """Everybody passes in the last round."""
    assert state.round == 7
    return everybody_passes(state)


def log(state):
    """The state, and the list into which its events go from now on."""
    state.events = []
    return state.events
