"""Positions of Kingdom Crossing for tests, written as a person would lay them on a table.

    table(
        cards={"n1": "lumberjack_fox_1"},
        birds={"n1": "bird_red_03"},
        grey={"coins": 3, "worker": "west", "columns": {"owl": 4}},
        at="action:0",
    )

It is the Day of round 1, grey (seat 0) to act, two players; as many turns ago as grey has played tiles. Spaces that are not
named hold costly cards without Birds; `columns`
fills guild columns with cards that are nowhere else, the starting card included. What lies face down is whatever is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import regalia
from regalia.games.kingdom_crossing.load import components

GAME = regalia.game("kingdom_crossing")
C = components(None)
COLOURS = ["grey", "orange", "purple", "white"]
START = {"grey": ("start_1", "A"), "orange": ("start_2", "A"), "purple": ("start_3", "A"), "white": ("start_4", "A")}
HOME = {"start_1": "north", "start_2": "south", "start_3": "west", "start_4": "east"}
AUTOMA = "paco_paca"
DECK = {card.id: card.type for card in C.characters} | {card.id: card.deck for card in C.structures}
COST = {card.id: card.cost for card in [*C.characters, *C.structures]}
GUILD = {card.id: card.guild for card in C.characters}
SPACES = list(C.space)
OBJECTIVES = list(C.objective)
GUILDS = list(C.guild)
REGION = {space: region.id for region in C.map.region for space in region.spaces}
STRUCTURES = [card.id for card in C.structures]


def table(
    *,
    seats: int = 2,
    level: str | None = None,
    at: str | Sequence[str] = "action:0",
    round: int = 1,
    phase: str = "day",
    turns: int | None = None,
    first: str = "grey",
    order: str | None = None,
    balloon: str | None = "east",
    cards: Mapping[str, str | None] | None = None,
    birds: Mapping[str, str] | None = None,
    stacks: Sequence[str] | None = None,
    queen: str | None = "queen_deer",
    visible: Sequence[str | None] = ("favour_favours", "favour_houses", "favour_fox"),
    supply: Sequence[str] | None = None,
    sides: Mapping[str, str] | None = None,
    claims: Mapping[str, Sequence[str]] | None = None,
    places: Sequence[str] | None = None,
    empty_tiles: Sequence[str] | None = None,
    work: Mapping[str, Any] | None = None,
    effects: Mapping[str, Any] | None = None,
    pairs: Sequence[Mapping[str, str]] = (),
    solo_deck: Sequence[str] | None = None,
    pack: Mapping[str, Any] | None = None,
    seed: int = 1,
    **players: Mapping[str, Any],
) -> Any:
    names = [COLOURS[0], AUTOMA] if level else COLOURS[:seats]
    given = {name: dict(players.pop(name, {})) for name in names}
    assert not players, players
    named = {card for card in (cards or {}).values() if card}
    for player in given.values():
        named |= set(player.get("characters", []))
    pool = Pool(named)
    fields: dict[str, Any] = {
        "round": round,
        "phase": phase,
        "first_player": first,
        "order_from": order or first,
        "day_turns": _turns(at, order or first, given) if turns is None else turns,
        "balloon": balloon,
        "players": {name: _player(name, player, pool) for name, player in given.items()},
        "spaces": _spaces(cards or {}, birds or {}, pool),
        "queen": {"card": queen},
        "objectives": _objectives(places or OBJECTIVES, sides or {}, claims or {}, len(names)),
        "favours": {"visible": list(visible)},
        "start_pairs": list(pairs),
        "work": _work(work) if work else None,
        "effects": {"structures_used": [], "income_resolved": []} | dict(effects or {}),
    }
    if supply is not None:
        fields["favours"]["supply"] = list(supply)
    if empty_tiles is not None:
        fields["empty_deck_tiles"] = list(empty_tiles)
    if stacks is not None:
        fields["bird_stacks"] = list(stacks)
    if level and solo_deck is not None:
        fields["solo_deck"] = list(solo_deck)
    position = {
        "format": 1,
        "game": GAME.id,
        "mode": "solo" if level else "standard",
        "players": 1 if level else seats,
        "options": {"level": level, "objectives": "random"} if level else {"objectives": "random", "first_player": "random"},
        "stack": ["evening", "day_turn", at] if isinstance(at, str) else list(at),
        "table": fields,
    }
    if pack:
        position["pack"] = {"name": "mine", "files": dict(pack)}
    return GAME.from_json(position, seed=seed)


def _turns(at: str | Sequence[str], order: str, given: Mapping[str, Mapping[str, Any]]) -> int:
    """Actions begun this Day: the last of them by whoever is asked, who has played as many tiles as is said."""
    names = list(given)
    step = at if isinstance(at, str) else at[-1]
    seat = int(step.split(":")[1]) if ":" in step else 0
    before = len(given[names[seat]].get("played", [])) if step.startswith("action") else 0
    return (seat - names.index(order)) % len(names) + 1 + len(names) * before


class Pool:
    """Cards that the test does not name."""

    def __init__(self, named: set[str]) -> None:
        self.free = [card for card in DECK if card not in named]

    def take(self, card: str) -> str:
        self.free.remove(card)
        return card

    def of_guild(self, guild: str) -> str:
        """From the fullest deck, so that none runs out by accident."""
        decks = [DECK[card] for card in self.free]
        return self.take(max((card for card in self.free if GUILD.get(card) == guild), key=lambda card: decks.count(DECK[card])))

    def of_deck(self, deck: str) -> str:
        return self.take(max((card for card in self.free if DECK[card] == deck), key=lambda card: COST[card]))


def _player(name: str, given: dict[str, Any], pool: Pool) -> dict[str, Any]:
    start = given.pop("start_card", START["orange" if name == AUTOMA else name])
    card, face = start if start else (None, None)
    characters = list(given.pop("characters", []))
    structures = list(given.pop("structures", []))
    for structure in structures:
        if structure in pool.free:
            pool.take(structure)
    columns = dict(given.pop("columns", {}))
    for guild, count in columns.items():
        have = sum(GUILD[one] == guild for one in characters)
        have += sum(queen.guild == guild for queen in C.queens if queen.id in given.get("queens", []))
        if card:
            faces = {one.id: one for one in next(entry for entry in C.start_cards if entry.id == card).face}
            have += faces[face].guild == guild
        characters += [pool.of_guild(guild) for _ in range(count - have)]
    home = HOME[card] if card else None
    player = {
        "coins": 0 if name == AUTOMA else 10,
        "vp": 0,
        "investment": 0,
        "resources": {},
        "worker": None if name == AUTOMA else home,
        "houses": [home] if home else [],
        "paws": [],
        "upgraded": [],
        "played": [],
        "decorations": [],
        "queens": [],
        "birds": [],
        "favours": [],
    }
    return (
        player
        | given
        | {
            "characters": characters,
            "structures": [*structures, "house_card"],
            "start_card": {"card": card, "face": face} if card else None,
        }
    )


def _spaces(cards: Mapping[str, str | None], birds: Mapping[str, str], pool: Pool) -> dict[str, Any]:
    decks = {space: DECK.get(card) for space, card in cards.items() if card}
    empties = [space for space, card in cards.items() if card is None or card.startswith("empty")]
    free = [deck for deck in C.deck if deck not in decks.values()]
    # an Empty-deck tile or an empty space needs a deck without cards: whichever somebody has bought whole
    for space in empties:
        gone = next(deck for deck in free if all(card not in pool.free for card in DECK if DECK[card] == deck))
        decks[space] = gone
        free.remove(gone)
    # the costliest decks where nothing is said, so that only named cards can be cheap
    free.sort(key=lambda deck: -max((COST[card] for card in pool.free if DECK[card] == deck), default=0))
    found = {}
    for space in SPACES:
        deck = decks.get(space) or free.pop(0)
        card = cards[space] if space in cards else pool.of_deck(deck)
        found[space] = {"deck": deck, "card": card, "bird": birds.get(space)}
    return found


def _objectives(
    places: Sequence[str], sides: Mapping[str, str], claims: Mapping[str, Sequence[str]], seats: int
) -> dict[str, Any]:
    usable = [0, 2] if seats == 2 else list(range(seats))
    found = {}
    for number, tile in enumerate(places, start=1):
        slots: list[str | None] = [None] * 4
        for at, player in zip(usable, claims.get(tile, []), strict=False):
            slots[at] = player
        found[f"t{number}"] = {"tile": tile, "side": sides.get(tile, "easy"), "slots": slots}
    return found


def _work(given: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "side": "base",
        "stage": "done",
        "crossings_left": 0,
        "flown": False,
        "traded": False,
        "space": None,
        "buying": None,
        "bird": None,
        "bonuses_left": 0,
        "queen_effects_left": 0,
    } | dict(given)


# -- questions to a state --------------------------------------------------------------------------


def keys(state: Any) -> set[str]:
    """The keys of the options; "what:" is left out when all share it by `items`."""
    return {state.key(action) for action in state.legal()}


def items(state: Any) -> set[str]:
    """The options of the question asked, without the name of the decision."""
    return {key.partition(":")[2] for key in keys(state)}


def asked(state: Any) -> str:
    """The name of the step that asks: kind and seat."""
    return ":".join(state.question(state.turn).name.split(":")[:2])


def fields(state: Any) -> dict[str, Any]:
    return state.to_json()["table"]


def player(state: Any, name: str = "grey") -> dict[str, Any]:
    return fields(state)["players"][name]


def shown(state: Any, name: str = "grey") -> dict[str, Any]:
    """A player's part of the view, with columns, stars and the like."""
    return state.view(0)["table"]["players"][name]


def part(state: Any, seat: int, source: str) -> int:
    return dict(state.breakdown(seat))[source]


def forced(state: Any, until: str = "") -> Any:
    """Answer every question that has a single answer; stop at a question of the kind `until`."""
    while not state.over and len(state.legal()) == 1 and state.question(state.turn).kind != until:
        state.apply(state.legal()[0])
    return state


def buy_whole(*decks: str) -> list[str]:
    """Every card of these decks, for a player who has emptied them."""
    return [card for card in DECK if DECK[card] in decks]


HESITATION = 8


def busy(state: Any) -> str:
    """A key chosen at random: once in so many decisions any, otherwise one that does something rather than decline or rest."""
    options = sorted(keys(state))
    if state.rng.below(HESITATION) == 0:
        return options[state.rng.below(len(options))]
    doing = [key for key in options if not key.endswith((":skip", ":stop", ":done")) and not key.startswith("rest:")] or options
    return doing[state.rng.below(len(doing))]


def picking(shown="A", pack=None, **nobody):
    """Orange is to pick between `start_1` and `start_3`; neither player has anything yet."""
    nobody = {"start_card": None, "worker": None, "houses": [], **nobody}
    pairs = [{"card": "start_1", "face": shown, "favour": "favour_wood"}]
    pairs += [{"card": "start_3", "face": "A", "favour": "favour_sap"}]
    return table(
        pack=pack,
        at=["evening", "morning", "balloon_arrives", "pick_start:0", "pick_start:1"],
        phase="setup",
        round=0,
        turns=0,
        balloon=None,
        queen=None,
        pairs=pairs,
        grey=nobody,
        orange=nobody,
    )
