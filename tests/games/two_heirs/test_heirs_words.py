"""What the options are called, the pieces they stand for, the log; and the guess that bots play by."""

import pytest
from heirs_table import GAME, fields, keys, solo, table

from regalia.bots import make_bot, play_on
from regalia.core.events import Event
from regalia.core.rng import seeded
from regalia.testing import line, play_random

SIEGE = {
    "land": {(1, 1): "blue war_fortress_grey", (2, 1): "white war_siege_tower_green_a"},
    "hands": {"white": ["war_siege_tower_grey_b"]},
    "ring": ["grey", "green", "yellow"],
}


def label(state, key, lang="en"):
    return GAME.label(lang, GAME.action(key), state)


def test_a_take_names_the_tile_at_the_place():
    state = table(ring=["agr_mill", "trd_farm"])
    assert label(state, "take:1") == "Take the Mill (1st after the shield)"
    assert "Ferme" in label(state, "take:2", "fr")


def test_building_tells_how_many_discounts_it_uses():
    parts = {"hands": {"white": ["trd_quarry"]}, "discounts": 2}
    assert label(table(ring=["yellow"] * 6, **parts), "build:trd_quarry") == "Build the Quarry"
    assert "a discount" in label(table(ring=["grey"] * 6, start="green", **parts), "build:trd_quarry")
    assert "2 discounts" in label(table(ring=["grey"] * 6, start="grey", **parts), "build:trd_quarry")


def test_expanding_tells_the_color():
    state = table(hands={"white": ["trd_quarry"]})
    assert "grey" in label(state, "expand:trd_quarry")
    assert "Carrière" in label(state, "expand:trd_quarry", "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_has_a_label_in_every_question(lang):
    kinds = set()
    for state in (line(table(**SIEGE), "build:war_siege_tower_grey_b", "cell:0,1"), *opened()):
        kinds.add(state.question(state.turn).kind)
        for action in state.legal():
            text = GAME.label(lang, action, state)
            assert text
            assert not text.startswith(("option-", "action-"))
        assert not GAME.prompt(lang, state, int(state.turn)).startswith("prompt-")
        assert not GAME.prompt_for_others(lang, state).startswith("waiting-")
    assert kinds == {"menu", "build", "expand", "troop", "siege"}


def opened():
    """A state in each of the other questions."""
    land = {(0, 1): "white agr_camp_green", (1, 0): "grey"}
    for keys_played in ([], ["build:trd_farm"], ["expand:trd_farm"], ["troop:white_1"]):
        troops = {"white_1": (1, 0)}
        yield line(table(land=land, hands={"white": ["trd_farm"]}, troops=troops, crown="blue", discounts=3), *keys_played)


def test_every_option_points_at_its_piece_on_the_board():
    state = table(land={(0, 1): "white agr_camp_green"}, hands={"white": ["trd_farm"]}, crown="blue")
    pieces = {key: state.option_piece(GAME.action(key)) for key in [*keys(state), "take:3", "to:supply", "cell:-1,2"]}
    assert pieces["take:3"] == "place:3"
    assert pieces["expand:trd_farm"] == "tile:trd_farm"
    assert pieces["troop:white_1"] == "troop:white_1"
    assert pieces["camp:0,1"] == "cell:0,1"
    assert pieces["cell:-1,2"] == "cell:-1,2"
    assert pieces["to:supply"] == "supply"
    assert pieces["end"] == ""


def test_ending_a_turn_with_a_discount_left_is_warned_about():
    state = table(hands={"white": ["trd_farm"]}, crown="blue")
    end = GAME.action("end")
    assert state.question(0).warning(state, end) == ""
    line(state, "expand:trd_farm", "cell:0,1")
    key = f"warning-{state.question(0).warning(state, end)}"
    assert GAME.texts.has("en", key)
    assert GAME.texts.has("fr", key)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_of_the_log_is_a_whole_sentence(players, lang):
    told = set()
    for seed in range(4):
        events: list[Event] = []
        config = GAME.configure(players=players, sets=["travel", "agriculture_industry", "war"])
        state = GAME.deal(config, seeded(seed), events=events)
        state.playout()
        names = GAME.seat_names(lang, config)
        for event in events:
            sentence = GAME.log_line(lang, event, names)
            assert not sentence.startswith("log-")
            assert "@" not in sentence
            assert "(log-" not in sentence
            told.add(event.key)
    assert {"take", "refill", "expand", "turn", "last-tile", "game-over"} <= told


def test_henris_reasons_are_logged():
    events: list[Event] = []
    state = solo(ring=["trd_sawmill"], top="green", crown="blue", stack=2)
    state.events = events
    line(state, "end")
    log = [GAME.log_line("en", event, ["You", "Henri"]) for event in events]
    assert "Henri looks for green, the colour on top of the common supply." in log
    assert "Henri takes the Sawmill, 1st after the shield." in log
    assert any("first free space: the Sawmill (beside green open land)" in sentence for sentence in log)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_can_be_read_as_text(lang):
    for state in (table(**SIEGE), solo(land={(1, 1): "blue trd_farm"}, treasures={(1, 1): "treasure_col_green"}, stack=2)):
        plain = GAME.draw_text(state.view(0), lang, False)
        assert "\x1b" not in plain
        assert GAME.label(lang, GAME.action("take:1"), state)
        assert {"en": "Royal supply", "fr": "Réserve royale"}[lang] in plain
        assert "\x1b" in GAME.draw_text(state.view(0), lang, True)


# -- the guess of the bots -----------------------------------------------------------------------------------


def test_what_is_good_for_one_is_as_bad_for_the_other():
    for seed in range(3):
        state = play_random(GAME, GAME.configure(players=2), seed, steps=60)
        assert state.value(0) == pytest.approx(-state.value(1))


def test_at_the_end_the_guess_is_the_difference_of_the_scores():
    state = play_random(GAME, GAME.configure(players=2), 4)
    assert state.value(0) == state.score(0) - state.score(1)


def test_points_tiles_in_hand_and_access_look_good():
    plain = table(land={(0, 1): "grey"}, ring=["green", "grey", "yellow"])
    assert table(land={(0, 1): "white trd_quarry"}, ring=["green", "grey", "yellow"]).value(0) > plain.value(0)
    held = table(land={(0, 1): "grey"}, ring=["green", "grey", "yellow"], hands={"white": ["trd_cathedral_green"]})
    assert held.value(0) > plain.value(0)
    assert held.value(1) < plain.value(1)


def test_a_tile_in_hand_is_worth_less_the_less_time_is_left():
    hand = {"hands": {"white": ["trd_cathedral_green"]}}
    early = table(**hand)
    late = table(supply=0, last_turns=1, ring=["grey"] * 4, **hand)
    assert 0 < late.value(0) < early.value(0)


def winners(seed, greedy_seat):
    rng = seeded(seed)
    bots = [make_bot("greedy" if seat == greedy_seat else "random", seed) for seat in (0, 1)]
    state = GAME.new(players=2, seed=seed, record=False)
    play_on(state, bots, rng)
    return state.winners()


def test_greedy_beats_random_in_a_few_games():
    assert sum(winners(seed, seed % 2) == [seed % 2] for seed in range(4)) >= 3


@pytest.mark.slow
def test_greedy_beats_random_nine_times_out_of_ten():
    won = sum(winners(seed, seed % 2) == [seed % 2] for seed in range(60))
    assert won >= 54


def test_a_bot_never_sees_more_than_its_seat():
    state = GAME.new(players=2, seed=2)
    assert fields(state.resample(0, 99))["common_supply"] == fields(state)["common_supply"]
