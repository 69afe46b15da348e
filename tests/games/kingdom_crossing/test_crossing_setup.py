"""Components and setting up (CROSSING-COMP, -SETUP, -PSETUP, -START)."""

from collections import Counter

import pytest
from crossing_table import COLOURS, DECK, GAME, HOME, C, asked, fields, items, keys, player, shown, table

from regalia.core.errors import ConfigError
from regalia.testing import line, play_random, refused, rule

SEEDS = range(8)


def start(players=2, seed=0, **options):
    return GAME.new(players=players, seed=seed, mode="solo" if players == 1 else "standard", **options)


# -- components ------------------------------------------------------------------------------------


@rule("CROSSING-COMP-01")
def test_the_box_holds_what_the_rulebook_lists():
    general = C.material.general
    assert len(C.characters) == general["character_cards"] == 80
    assert len(C.structures) == general["structure_cards"] == 20
    assert len(C.favours) == general["favour_tiles"]
    assert len(C.queens) == general["queen_cards"]
    assert len(C.objectives) == general["objective_tiles"]
    assert len(C.start_cards) == general["start_cards"]
    assert len(C.empty_tiles) == general["empty_deck_tiles"]
    assert len(C.solo.tile) == general["solo_tiles"]
    assert [kind.count for kind in C.colours] == general["bird_tokens"]
    for players in (2, 3, 4):
        assert list(fields(start(players))["players"]) == COLOURS[:players]


@rule("CROSSING-COMP-01")
def test_the_game_is_for_one_to_four():
    for players in (0, 5):
        with pytest.raises(ConfigError) as problem:
            GAME.new(players=players)
        assert problem.value.clause == "CROSSING-COMP-01"


@rule("CROSSING-COMP-02", "CROSSING-COMP-03")
def test_coins_are_gained_in_full_however_many_there_are_and_spent_exactly():
    state = table(cards={"n1": "lumberjack_fox_1"}, grey={"coins": 500, "worker": "west", "upgraded": ["queen"]})
    rested = line(state.copy(), "rest:queen")
    assert player(rested)["coins"] == 515
    line(state, "work:prestige", "balloon_before:skip", "bridge:b1", "balloon_after:skip", "card:lumberjack_fox_1")
    assert player(state)["coins"] == 500 - 7


@rule("CROSSING-COMP-03")
def test_nobody_ever_spends_more_than_they_own():
    for seed in SEEDS:
        state = start(3, seed)
        while not state.over:
            state.apply(state.legal()[state.rng.below(len(state.legal()))])
            assert all(one.coins >= 0 for one in state.players)


@rule("CROSSING-COMP-04")
def test_vp_count_at_once_and_beyond_the_track():
    state = table(cards={"n1": "patron_fox_1"}, grey={"vp": 199, "worker": "west"})
    before = state.score(0)
    line(state, "work:prestige")
    assert player(state)["vp"] == 200
    assert state.score(0) == before + 1


@rule("CROSSING-COMP-05")
def test_end_of_game_vp_do_not_move_the_score_marker():
    """They show in the preview, but the marker stays until the end."""
    state = table(
        grey={"columns": {"fox": 3}, "resources": {"wood": 4}, "decorations": ["wood_sculpture_2"], "favours": ["favour_wood"]}
    )
    assert player(state)["vp"] == 0
    assert dict(state.breakdown(0))["guild_cards"] == 6
    assert dict(state.breakdown(0))["favours"] == 4
    assert dict(state.breakdown(0))["score_track"] == 0


@rule("CROSSING-COMP-06")
def test_there_are_as_many_tokens_as_spots_on_four_boards():
    spots = Counter((spot.decor, spot.symbols, spot.stars) for spot in C.board.spot)
    tokens = {(token.decor, token.symbols, token.stars): token.count for token in C.decorations}
    for decor in ("flower", "sculpture"):
        assert [tokens[decor, 1, 1], tokens[decor, 1, 2], tokens[decor, 2, 3]] == [8, 8, 4]
    assert {kind: 4 * count for kind, count in spots.items()} == tokens


@rule("CROSSING-COMP-07")
def test_every_seat_sees_the_same_and_face_down_sets_have_no_order():
    state = play_random(GAME, GAME.configure(3), seed=3, steps=90)
    views = [state.view(seat)["table"] for seat in (-1, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    order = list(C.card)
    for space in views[0]["spaces"].values():
        assert space["face_down"] == sorted(space["face_down"], key=order.index)
    assert views[0]["players"]["orange"]["coins"] == state.players[1].coins
    assert views[0]["players"]["orange"]["favours"]


@rule("CROSSING-COMP-08")
def test_birds_last_four_rounds_and_the_queen_pile_has_four_cards():
    for kind in C.colours:
        assert kind.count == 4 * kind.per_round
    for seed in SEEDS:
        state = play_random(GAME, GAME.configure(4), seed)
        assert len(fields(state)["queen"]["unseen"]) == 1  # the one removed unseen
        assert len(fields(state)["bird_stacks"]) <= 10  # only spaces without a card left their tokens behind


# -- general setup ---------------------------------------------------------------------------------


@rule("CROSSING-SETUP-01", "CROSSING-SETUP-02", "CROSSING-SETUP-03")
def test_ten_decks_of_ten_lie_on_ten_spaces_with_the_top_card_revealed():
    laid = set()
    for seed in SEEDS:
        spaces = fields(start(2, seed))["spaces"]
        assert sorted(space["deck"] for space in spaces.values()) == sorted(C.deck)
        for space in spaces.values():
            assert DECK[space["card"]] == space["deck"]
            cards = [*space["face_down"], space["card"]]
            assert sorted(cards) == sorted(card for card, deck in DECK.items() if deck == space["deck"])
        laid.add(tuple(space["deck"] for space in spaces.values()))
    assert len(laid) == len(SEEDS)


@rule("CROSSING-SETUP-04")
def test_the_birds_lie_face_down_by_colour():
    """At the first decision of the Day, ten tokens have left their stacks, each colour for its own region."""
    assert len(fields(start(2))["bird_stacks"]) == 40
    state = table(at=["evening", "day", "queen_wakes", "birds_arrive"], phase="morning", turns=0, seats=4)
    for space, entry in fields(state)["spaces"].items():
        colour = {"n": "red", "e": "green", "s": "yellow", "w": "blue"}[space[0]]
        assert entry["bird"].startswith(f"bird_{colour}")


@rule("CROSSING-SETUP-05")
def test_one_queen_card_is_never_seen():
    missing = set()
    for seed in range(12):
        state = play_random(GAME, GAME.configure(2), seed)
        unseen = fields(state)["queen"]["unseen"]
        assert len(unseen) == 1
        missing |= set(unseen)
    assert len(missing) > 2


@rule("CROSSING-SETUP-06")
def test_objectives_lie_in_random_places_on_random_sides():
    found = [fields(start(2, seed))["objectives"] for seed in SEEDS]
    assert all(sorted(entry["tile"] for entry in places.values()) == sorted(C.objective) for places in found)
    assert len({tuple(entry["tile"] for entry in places.values()) for places in found}) == len(found)
    sides = Counter(entry["side"] for places in found for entry in places.values())
    assert sides["easy"] > 8
    assert sides["hard"] > 8


@rule("CROSSING-SETUP-07")
@pytest.mark.parametrize("option", [{"objectives": "all_easy"}, {"all_easy_objectives": True}])
def test_the_option_of_the_first_game_lays_all_on_the_easy_side(option):
    found = [fields(start(2, seed, **option))["objectives"] for seed in SEEDS]
    assert all(entry["side"] == "easy" for places in found for entry in places.values())
    assert len({tuple(entry["tile"] for entry in places.values()) for places in found}) == len(found)


def test_all_hard_is_labelled_as_our_own():
    found = [fields(start(2, seed, objectives="all_hard"))["objectives"] for seed in SEEDS]
    assert all(entry["side"] == "hard" for places in found for entry in places.values())
    assert "not in the rulebook" in GAME.texts.format("en", "choice-objectives-all_hard")
    assert "absente du livret" in GAME.texts.format("fr", "choice-objectives-all_hard")


@rule("CROSSING-SETUP-07")
def test_the_alias_cannot_contradict_the_option():
    with pytest.raises(ConfigError) as problem:
        GAME.configure(2, all_easy_objectives=True, objectives="all_hard")
    assert problem.value.clause == "CROSSING-SETUP-07"
    with pytest.raises(ConfigError):
        GAME.configure(2, all_easy_objectives="perhaps")
    assert GAME.configure(2, all_easy_objectives=False).options["objectives"] == "random"


@rule("CROSSING-SETUP-08")
def test_three_favours_are_visible_and_the_rest_lies_face_down():
    for players in (2, 3, 4):
        state = start(players)
        favours = fields(state)["favours"]
        assert len(set(favours["visible"])) == 3
        assert len(favours["supply"]) == 23 - players  # as many lie under the starting cards


@rule("CROSSING-SETUP-09")
def test_four_empty_deck_tiles_wait_face_down():
    assert fields(start(2))["empty_deck_tiles"] == list(C.empty_tile)


@rule("CROSSING-SETUP-10")
def test_the_first_player_is_drawn_or_the_seat_that_the_host_names():
    for drawn in ({}, {"first_player": "random"}):
        assert {fields(start(3, seed, **drawn))["first_player"] for seed in range(20)} == {"grey", "orange", "purple"}
    for seat, colour in enumerate(COLOURS, start=1):
        for written in (seat, str(seat)):
            state = start(4, seat, first_player=written)
            assert fields(state)["first_player"] == colour
            assert state.turn == (seat - 2) % 4  # the last player picks a pair first
    for wrong in ("youngest", 0, 4, -1, None, True, "seat_2"):
        with pytest.raises(ConfigError) as problem:
            start(3, first_player=wrong)
        assert problem.value.clause == "CROSSING-SETUP-10"


def test_the_old_word_for_the_first_seat_is_still_understood():
    config = GAME.configure(3, first_player="seat_1")
    assert config.options["first_player"] == 1


@rule("CROSSING-SETUP-07")
def test_an_option_left_empty_is_refused():
    for option in ("objectives", "all_easy_objectives"):
        with pytest.raises(ConfigError):
            GAME.configure(2, **{option: None})
    assert GAME.configure(2, all_easy_objectives="yes").options["objectives"] == "all_easy"


# -- player setup ----------------------------------------------------------------------------------


@rule("CROSSING-PSETUP-01", "CROSSING-PSETUP-02", "CROSSING-PSETUP-03", "CROSSING-PSETUP-04", "CROSSING-PSETUP-05")
def test_what_a_player_begins_with():
    for name in COLOURS:
        one = player(start(4), name)
        assert (one["coins"], one["vp"], one["investment"]) == (0, 0, 0)
        assert set(one["resources"].values()) == {0}
        assert one["upgraded"] == one["played"] == one["paws"] == one["houses"] == one["favours"] == []
        assert one["structures"] == ["house_card"]
        assert one["worker"] is None


@rule("CROSSING-PSETUP-02")
def test_all_six_tiles_are_available_on_their_base_side():
    state = table()
    assert {f"rest:{tile}" for tile in C.tile} <= keys(state)
    assert player(line(state, "rest:coins"))["coins"] == 15


@rule("CROSSING-PSETUP-03")
def test_after_the_starting_card_one_house_is_on_the_main_board():
    state = start(2)
    while state.phase == 0:
        state.apply(state.legal()[0])
    assert all(len(player(state, name)["houses"]) == 1 for name in ("grey", "orange"))


# -- starting cards --------------------------------------------------------------------------------


def pairs_of(state):
    return {pair["card"]: pair for pair in fields(state)["start_pairs"]}


@rule("CROSSING-START-01", "CROSSING-START-02")
def test_as_many_pairs_as_players_on_random_faces():
    faces = Counter()
    for seed in SEEDS:
        for players in (2, 3, 4):
            state = start(players, seed)
            pairs = pairs_of(state)
            assert len(pairs) == players
            assert len({pair["favour"] for pair in pairs.values()} | set(fields(state)["favours"]["visible"])) == players + 3
            faces.update(pair["face"] for pair in pairs.values())
    assert min(faces["A"], faces["B"]) > 20


@rule("CROSSING-START-03", "CROSSING-START-04")
def test_the_last_player_picks_first_and_resolves_the_card_before_the_next():
    for seed in SEEDS:
        state = start(3, seed)
        order = []
        while state.phase == 0:
            kind, seat = asked(state).split(":")
            if not order or order[-1] != int(seat):
                order.append(int(seat))
                assert kind == "pick_start"
            state.apply(state.legal()[0])
        first = COLOURS.index(fields(state)["first_player"])
        assert order == [(first + 2) % 3, (first + 1) % 3, first]


@rule("CROSSING-START-03")
def test_a_pair_already_taken_or_not_on_offer_is_refused():
    state = start(2, 1)
    taken = next(iter(pairs_of(state)))
    absent = next(card for card in HOME if card not in pairs_of(state))
    refused(state, f"pick_start:{absent}", "CROSSING-START-03")
    line(state, f"pick_start:{taken}")
    while asked(state).split(":")[0] != "pick_start":
        state.apply(state.legal()[0])
    refused(state, f"pick_start:{taken}", "CROSSING-START-03")


def picking(card, face, favour="favour_wood"):
    """Grey picks this card as the only pair left."""
    pair = {"card": card, "face": face, "favour": favour}
    other = "start_2" if card != "start_2" else "start_1"
    return table(
        at=["evening", "morning", "balloon_arrives", "pick_start:0"],
        phase="setup",
        round=0,
        turns=0,
        balloon=None,
        queen=None,
        pairs=[pair],
        grey={"start_card": None, "coins": 0},
        orange={"start_card": (other, "A")},
    )


FACES = [(card, face) for card in C.start_cards for face in card.face]


@rule("CROSSING-START-05", "CROSSING-START-09")
@pytest.mark.parametrize(("card", "face"), FACES, ids=[f"{card.id}{face.id}" for card, face in FACES])
def test_every_face_of_every_starting_card(card, face):
    state = line(picking(card.id, face.id), f"pick_start:{card.id}")
    assert player(state)["coins"] == face.coins
    if face.invest:
        assert (asked(state), items(state)) == ("invest:0", {"advance"})
        assert set(player(state)["resources"].values()) == {0}  # resources come after the Investment
        line(state, "invest:advance")
    if face.decoration:
        expected = {spot.id for spot in C.board.spot if spot.decor == face.decoration and spot.symbols == 1}
        assert (asked(state), items(state)) == ("spot:0", expected)
        assert player(state)["worker"] is None  # Worker and House come last
        line(state, f"spot:{min(expected)}")
    grey = player(state)
    assert {name: n for name, n in grey["resources"].items() if n} == face.resources
    assert grey["worker"] == HOME[card.id]
    assert grey["houses"] == [HOME[card.id]]
    assert shown(state)["columns"] == {guild: int(guild == face.guild) for guild in C.guild}
    assert grey["favours"] == ["favour_wood"]
    assert grey["investment"] == face.invest


@rule("CROSSING-START-06")
def test_the_starting_card_counts_as_a_card_of_its_guild_but_is_no_character():
    state = table(
        at=["evening", "day", "queen_wakes", "birds_arrive", "income_next:0"],
        phase="morning",
        turns=0,
        grey={"columns": {"fox": 2}},
    )
    assert items(state) == {"fox"}  # the starting card and one Character make a pair
    assert len(player(state)["characters"]) == 1


@rule("CROSSING-START-07")
def test_the_balloon_begins_where_the_first_player_does():
    for seed in SEEDS:
        state = start(4, seed)
        while state.phase == 0:
            state.apply(state.legal()[-1])
        first = fields(state)["first_player"]
        assert fields(state)["balloon"] == HOME[player(state, first)["start_card"]["card"]]


@rule("CROSSING-START-08")
def test_workers_and_houses_of_all_players_may_share_a_region():
    crowd = {"worker": "west", "houses": ["west"]}
    state = table(
        seats=4,
        cards={"n1": "patron_fox_1"},
        grey=crowd,
        orange=crowd,
        purple=crowd,
        white={"houses": ["west"], "worker": "north"},
    )
    line(state, "work:prestige", "balloon_before:skip", "bridge:b1")
    assert player(state)["worker"] == player(state, "white")["worker"] == "north"


@rule("CROSSING-START-09")
def test_a_starting_card_triggers_no_house_check_and_cannot_be_bought():
    state = line(picking("start_2", "B"), "pick_start:start_2")
    assert asked(state) == "income_next:0"  # no question about a House in between
    assert not any(key.startswith("card:start") for key in GAME.catalogue.keys)
