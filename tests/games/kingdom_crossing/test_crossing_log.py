"""Whoever hears only the log knows the table: every coin, point, card and token that changes is told, and nothing else is."""

from collections import Counter

import pytest
from crossing_second_table import CHARACTERS, OBJECTIVES, STRUCTURES
from crossing_table import AUTOMA, GAME, C, busy, fields, shown

from regalia.core.rng import seeded
from regalia.testing import rule

CONFIGS = [
    GAME.configure(2),
    GAME.configure(3, objectives="all_hard"),
    GAME.configure(4),
    GAME.configure(1, "solo", level="expert"),
]
PRICES = {"trade", "fly", "buy", "use-empty-deck", "final-investment"}
GAINS = {"coins", "rest", "invest-collect"}
KEPT = {
    # what a sentence says somebody has from then on
    "upgrade": ("upgraded", "tile"),
    "decorate": ("decorations", "spot"),
    "favour": ("favours", "favour"),
    "start": ("favours", "favour"),
    "meet": ("birds", "bird"),
    "house": ("houses", "region"),
    "settle": ("houses", "region"),
    "cross": ("paws", "bridge"),
    "rest": ("played", "tile"),
    "work": ("played", "tile"),
    "visit": ("queens", "queen"),
}
FIRST = {
    # with which sentence a decision begins; declining says nothing
    "pick_start": "start",
    "spot": "decorate",
    "rest": "rest",
    "work": "work",
    "trade": "trade",
    "balloon_before": "fly",
    "bridge": "cross",
    "balloon_after": "fly",
    "card": "choose",
    "structure": "trigger",
    "upgrade": "upgrade",
    "take_bird": "meet",
    "house": "house",
    "favour": "favour",
    "claim": "claim",
}
OF_THE_AUTOMA = {"automa-decorate", "automa-favour", "automa-house"}


def word(value):
    """`@region-north` speaks of the north."""
    return str(value).partition("-")[2]


class Told:
    """The table as the log tells it; the cards and Objectives dealt at the beginning are looked up."""

    def __init__(self, state):
        at = fields(state)
        self.names = list(at["players"])
        self.boards = {name: self.empty(board) for name, board in at["players"].items()}
        self.cards = {space["card"] for space in at["spaces"].values()}
        self.sides = {one["tile"]: one["side"] for one in at["objectives"].values()}
        self.slots = {tile: {} for tile in self.sides}
        self.birds, self.tiles = set(), set()
        self.round, self.first, self.balloon, self.queen = 0, at["first_player"], None, None

    def empty(self, board):
        blank = {list: set, dict: dict}
        found = {name: blank[type(what)]() if type(what) in blank else 0 for name, what in board.items() if name != "start_card"}
        return found | {"resources": dict.fromkeys(board["resources"], 0), "structures": {"house_card"}, "worker": None}

    def hear(self, event):
        name = self.names[event.seat] if event.seat >= 0 else ""
        board = self.boards.get(name, {})
        self.amounts(event, board)
        key = event.key.removeprefix("automa-") if event.key in OF_THE_AUTOMA else event.key
        if key in KEPT:
            field, arg = KEPT[key]
            assert word(event.args[arg]) not in board[field], event.key
            board[field].add(word(event.args[arg]))
        act = getattr(self, "hear_" + event.key.replace("-", "_"), None)
        if act is not None:
            act(name, board, event.args)

    def amounts(self, event, board):
        coins = event.args.get("coins", 0)
        if event.key in PRICES or event.key in GAINS:
            board["coins"] += coins if event.key in GAINS else -coins
        if event.key in {"vp", "upgrade-vp", "claim", "automa-claim"}:
            board["vp"] += event.args["vp"]
        if event.key in {"resource", "automa-resource"}:
            board["resources"][word(event.args["resource"])] += 1
            assert board["resources"][word(event.args["resource"])] == event.args["square"]
        if event.key in {"settle", "cross", "fly"}:
            board["worker"] = word(event.args["region"])

    # -- one sentence each -----------------------------------------------------------------------

    def hear_round(self, _name, _board, args):
        self.round += 1
        assert args["round"] == self.round
        self.birds.clear()
        self.hear_game_over()

    def hear_game_over(self, *_said):
        """Tiles and Paw markers have come back by then."""
        for board in self.boards.values():
            board["paws"].clear()
            board["played"].clear()

    def hear_cross(self, _name, board, args):
        assert args["paws"] == len(board["paws"])

    def hear_house(self, _name, board, args):
        assert args["count"] == len(board["houses"])

    hear_automa_house = hear_house

    def hear_invest_advance(self, _name, board, args):
        assert args["square"] - board["investment"] == (0 if board["investment"] == 9 else 1)
        board["investment"] = args["square"]

    def hear_invest_collect(self, _name, board, _args):
        board["investment"] = 0

    def hear_final_investment(self, _name, board, args):
        board["investment"] += args["coins"] // 5
        assert args["square"] == board["investment"]

    def hear_claim(self, name, board, args):
        tile = word(args["objective"])
        self.slots[tile][args["slot"] - 1] = name
        side = OBJECTIVES[tile].hard if self.sides[tile] == "hard" else OBJECTIVES[tile].easy
        board["investment"] -= side.steps

    hear_automa_claim = hear_claim

    def hear_buy(self, _name, board, args):
        card = word(args["card"])
        self.cards.remove(card)
        board["structures" if card in STRUCTURES else "characters"].add(card)
        assert card in STRUCTURES or card in CHARACTERS

    hear_automa_card = hear_buy

    def hear_reveal(self, _name, _board, args):
        self.cards.add(word(args["card"]))

    hear_empty_deck = hear_reveal

    def hear_use_empty_deck(self, _name, _board, args):
        assert word(args["card"]) in self.cards

    def hear_bird(self, _name, _board, args):
        assert word(args["card"]) in self.cards
        self.birds.add(word(args["bird"]))

    def hear_meet(self, _name, _board, args):
        self.birds.remove(word(args["bird"]))

    def hear_automa_bird(self, _name, board, args):
        self.birds.remove(word(args["bird"]))
        board["birds"].add(word(args["bird"]))

    def hear_queen(self, _name, _board, args):
        self.queen = word(args["queen"])
        assert args["effect"] == f"@effect-{self.queen}"

    def hear_visit(self, name, board, args):
        assert self.queen == word(args["queen"])
        board["queens"].add(self.queen)
        self.queen, self.first = None, name

    hear_automa_queen = hear_visit

    def hear_first_player(self, name, _board, _args):
        assert self.first == name

    hear_automa_first_player = hear_first_player

    def hear_balloon(self, _name, _board, args):
        self.balloon = word(args["region"])

    hear_automa_balloon = hear_balloon

    def hear_fly(self, _name, board, _args):
        self.balloon = board["worker"]

    def hear_automa_start(self, _name, board, args):
        board["favours"].add(word(args["favour"]))
        board["houses"].add(word(args["region"]))

    def hear_automa_shuffle(self, _name, _board, _args):
        self.tiles = set(C.solo_tile)

    def hear_automa_tile(self, _name, _board, args):
        self.tiles.remove(word(args["tile"]))

    hear_automa_rest = hear_automa_tile

    # -- and the table itself --------------------------------------------------------------------

    def said(self):
        return self.boards, self.cards, self.slots, [self.round, self.first, self.balloon, self.queen]


def begins(key):
    """The sentence with which the answer to a question begins."""
    decision, _, item = key.partition(":")
    if item in ("skip", "stop", "done"):
        return None
    if decision in ("income_next", "evening_income"):
        return "trigger" if item in STRUCTURES else "guild-income"
    return f"invest-{item}" if decision == "invest" else FIRST.get(decision)


def found(state):
    at = fields(state)
    boards = {
        name: {field: set(what) if isinstance(what, list) else what for field, what in board.items() if field != "start_card"}
        for name, board in at["players"].items()
    }
    slots = {one["tile"]: {n: id for n, id in enumerate(one["slots"]) if id} for one in at["objectives"].values()}
    cards = {space["card"] for space in at["spaces"].values()}
    return boards, cards, slots, [at["round"], at["first_player"], at["balloon"], at["queen"]["card"]]


@rule("CROSSING-COMP-07")
@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.mode}-{config.players}")
@pytest.mark.parametrize("seed", [2, 4])
def test_the_log_tells_everything(config, seed):
    events = []
    state = GAME.deal(config, seeded(seed), events=events)
    told, told_of = Told(state), Counter()
    while True:
        for event in events:
            told_of[event.key] += 1
            told.hear(event)
            if event.key == "guild-income":
                column = shown(state, told.names[event.seat])["columns"][word(event.args["guild"])]
                assert event.args["units"] == column // 2
        events.clear()
        if state.over or state.question(state.turn).kind == "action":
            assert told.said() == found(state)
            birds = {space["bird"] for space in fields(state)["spaces"].values()} - {None}
            assert state.over or told.birds == birds
            assert AUTOMA not in told.names or told.tiles >= set(fields(state)["solo_deck"])
        if state.over:
            break
        key, seat = busy(state), state.turn
        state.play(key)
        if begins(key):
            assert (events[0].key, events[0].seat) == (begins(key), seat), key
    assert [told_of[once] for once in ("first-player", "automa-first-player")] in ([1, 0], [0, 1])
    assert [told_of[each] for each in ("round", "day", "evening", "queen", "game-over")] == [4, 4, 4, 4, 1]
