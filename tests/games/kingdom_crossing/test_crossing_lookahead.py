"""The look-ahead of Work against an exhaustive reading of the rules, on small tight positions (CROSSING-WORK-04 to -09)."""

import random

import pytest
from crossing_oracle import PAID, Turn
from crossing_table import DECK, GUILD, REGION, SPACES, STRUCTURES, C, asked, items, keys, player, table
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regalia.testing import line, refused, rule

BIRDS_OF = {region.id: [bird.id for bird in C.birds if bird.kind == region.bird and not bird.mark] for region in C.map.region}
MARKED = {region.id: [bird.id for bird in C.birds if bird.kind == region.bird] for region in C.map.region}
TILES = ["coins", "two", "prestige", "three", "trade"]


def tight(seed, seats=2):
    """A position in which paying is in doubt: few coins, markers near their bonuses, Birds that pay in odd ways."""
    rng = random.Random(seed)
    decks = rng.sample(sorted(set(DECK.values())), 10)
    cards = {space: rng.choice([card for card in DECK if DECK[card] == deck]) for space, deck in zip(SPACES, decks, strict=True)}
    source = MARKED if seats == 4 else BIRDS_OF
    birds = {}
    for space in SPACES:
        free = [bird for bird in source[REGION[space]] if bird not in birds.values()]
        if free and rng.random() < 0.7:
            birds[space] = rng.choice(free)
    owned = rng.sample([card for card in STRUCTURES if card not in cards.values()], rng.choice([0, 0, 1, 2]))
    ones = [spot.id for spot in C.board.spot if spot.symbols == 1]
    met = [bird.id for bird in C.birds if bird.id not in birds.values()]
    characters = rng.sample([card for card in GUILD if card not in cards.values()], rng.choice([0, 2, 5]))
    return table(
        seats=seats,
        cards=cards,
        birds=birds,
        balloon=rng.choice(["north", "east", "south", "west"]),
        grey={
            "coins": rng.choice([0, 0, 1, 2, 2, 3, 4, 5, 6, 10, 11]),
            "investment": rng.choice([0, 1, 2, 3, 9]),
            "resources": {
                "wood": rng.choice([0, 4, 9]),
                "stone": rng.choice([0, 5, 9]),
                "sap": rng.choice([5, 6, 6, 10]),
                "food": rng.choice([6, 7, 7, 10]),
            },
            "worker": rng.choice(["north", "east", "south", "west"]),
            "paws": rng.sample(["b1", "b2", "b3", "b4", "b5", "b6", "b7"], rng.choice([0, 1, 2, 3, 4, 5])),
            "upgraded": rng.sample([*TILES, "queen"], rng.choice([0, 2, 5, 6])),
            "decorations": rng.sample(ones, rng.choice([0, 3, 7])),
            "structures": owned,
            "characters": characters,
            "birds": rng.sample(met, 1 if rng.random() < 0.5 else 0),
        },
    )


def compare(state, tree, rng, width=3):
    """The options of every question on the way are those of the tree; a few of them are followed to the payment."""
    while isinstance(tree, dict) and "*" in tree:  # an upgrade or a Favour: any answer
        assert asked(state) in ("upgrade:0", "favour:0")
        state.apply(state.legal()[0])
        tree = tree["*"]
    if tree == PAID:
        assert state.stage > 10 or state.turn != 0 or state.tile < 0
        return
    assert keys(state) == set(tree)
    for action in state.question(0).candidates(state):
        if state.key(action) not in tree:
            assert state.why_not(action) is not None
    followed = sorted(tree)
    for key in followed if len(followed) <= width else rng.sample(followed, width):
        compare(line(state.copy(), key), tree[key], rng, width=2)


@rule("CROSSING-WORK-03", "CROSSING-WORK-04", "CROSSING-WORK-06", "CROSSING-WORK-07", "CROSSING-WORK-08")
@settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 100_000), seats=st.sampled_from([2, 4]))
def test_the_look_ahead_is_exact(seed, seats):
    state = tight(seed, seats)
    rng = random.Random(seed)
    for tile in TILES:
        tree = Turn(state.view(0)["table"], "grey", tile).explore()
        assert (f"work:{tile}" in keys(state)) == (tree is not None), tile
        if tree is None:
            refused(state, f"work:{tile}", "CROSSING-WORK-03")
        else:
            compare(line(state.copy(), f"work:{tile}"), tree, rng)


def test_the_tight_positions_are_tight():
    """Otherwise the test above would prove little: Work is often impossible, and often possible only in roundabout ways."""
    states = [tight(seed) for seed in range(60)]
    possible = sum(f"work:{tile}" in keys(state) for state in states for tile in TILES)
    assert 60 < possible < 280


# -- single cases ----------------------------------------------------------------------------------


@rule("CROSSING-WORK-08")
def test_only_the_flight_that_leads_to_a_payment_is_offered_and_it_can_be_compulsory():
    """Only the two cards in the east are free, and no bridge leads there any more."""
    free = {"e1": "building_fox", "e2": "patron_fox_1"}
    state = table(balloon="north", cards=free, grey={"coins": 3, "worker": "west", "paws": ["b7", "b5", "b6"]})
    line(state, "work:prestige")
    assert (asked(state), items(state)) == ("bridge:0", {"b1", "b2"})  # the Balloon waits in the north
    refused(state, "bridge:b3", "CROSSING-WORK-04")
    line(state, "bridge:b1")
    assert (asked(state), items(state)) == ("balloon_after:0", {"east"})
    refused(state, "balloon_after:skip", "CROSSING-WORK-04")
    refused(state, "balloon_after:south", "CROSSING-WORK-04")
    line(state, "balloon_after:east", "card:building_fox")
    assert player(state)["structures"] == ["building_fox", "house_card"]


@rule("CROSSING-WORK-08")
def test_a_flight_after_which_nothing_can_be_paid_is_forbidden():
    free = {"n1": "building_fox", "n2": "patron_fox_1"}
    state = table(balloon="west", cards=free, grey={"coins": 3, "worker": "west", "paws": ["b3", "b4"]})
    line(state, "work:prestige")
    assert (asked(state), items(state)) == ("balloon_before:0", {"skip", "east"})
    refused(state, "balloon_before:south", "CROSSING-WORK-04")


@rule("CROSSING-WORK-09")
def test_upgrades_are_never_filtered():
    state = table(
        seats=4,
        cards={"e1": "extractor_fox_1"},
        birds={"e1": "bird_green_03"},
        grey={"coins": 3, "worker": "north", "upgraded": ["coins"]},
        balloon="south",
    )
    line(state, "work:prestige", "bridge:b5", "card:extractor_fox_1")
    assert (asked(state), items(state)) == ("upgrade:0", {"two", "prestige", "three", "trade", "queen"})


@rule("CROSSING-WORK-09")
def test_after_the_payment_nothing_is_filtered():
    """The Peddler's Investment actions come after the payment: advancing is free although no coin is left."""
    state = table(cards={"n1": "peddler_owl_1"}, grey={"coins": 4, "worker": "west", "investment": 3})
    line(state, "work:prestige", "bridge:b1", "card:peddler_owl_1")
    assert (asked(state), items(state)) == ("invest:0", {"advance", "collect"})


@rule("CROSSING-WORK-02")
def test_a_card_must_be_bought():
    state = line(
        table(cards={"n1": "patron_fox_1"}, grey={"worker": "west"}), "work:prestige", "balloon_before:skip", "bridge:b1"
    )
    line(state, "balloon_after:skip") if asked(state).startswith("balloon") else None
    refused(state, "pass", "CROSSING-WORK-02")


@pytest.mark.parametrize(
    ("start", "n", "ends"),
    [
        ("north", 1, {"west": 2, "east": 1}),
        ("north", 2, {"south": 5, "north": 2, "east": 2, "west": 1}),
        ("north", 3, {"east": 6, "west": 6, "north": 4, "south": 4}),
        ("east", 1, {"north": 1, "south": 1, "west": 1}),
        ("east", 2, {"west": 4, "north": 2, "south": 2}),
        ("east", 3, {"east": 8, "north": 6, "south": 6, "west": 4}),
        ("south", 1, {"west": 2, "east": 1}),
        ("south", 2, {"north": 5, "south": 2, "east": 2, "west": 1}),
        ("south", 3, {"east": 6, "west": 6, "north": 4, "south": 4}),
        ("west", 1, {"north": 2, "south": 2, "east": 1}),
        ("west", 2, {"west": 4, "east": 4, "north": 1, "south": 1}),
        ("west", 3, {"west": 8, "north": 6, "south": 6, "east": 4}),
    ],
)
@rule("CROSSING-MOVE-05", "CROSSING-WORK-06")
def test_where_walks_can_end(start, n, ends):
    """The table of part 3 of the rules, walked with the real steps; and END itself."""
    tile = {1: "prestige", 2: "two", 3: "three"}[n]
    state = table(grey={"coins": 60, "worker": start})
    walks = {}

    def walk(state):
        if asked(state) == "balloon_after:0":
            here = player(state)["worker"]
            walks[here] = walks.get(here, 0) + 1
            return
        for key in sorted(keys(state)):
            walk(line(state.copy(), key))

    walk(line(state, f"work:{tile}", "balloon_before:skip"))
    assert walks == ends
    tables = state.tables
    mask = tables.ends[(C.region[start] * 128) * 4 + n]
    assert {region for region, number in C.region.items() if mask >> number & 1} == set(ends)
