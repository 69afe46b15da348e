"""The long runs: `make test` takes a fair sample of each, `make endurance` runs the rest. This table is all there is.

A number n leaves every n-th case in `make test`; words leave the cases whose name holds one of them. The other cases get the mark
`endurance`. Whoever runs pytest without `-m` runs everything.

Runs that have a size come in two cases, `sample` and `whole`; REGALIA_KILLS=1000 and the like give the whole another size.
"""

import os

import pytest

SIZES = {
    "kills": (5, 500),
    "games": (2, 10_000),
    "full_seconds": (6, 1_800),
    "wire": (400, 400_000),
    "play": (200, 300_000),
    "described": (6, 5_000),
    "looks": (10, 500),
}
"""How many in `make test`, and in `make endurance`: kills of each back end; games of each game; seconds of a server full of bots;
hostile requests by the wire, of players, and for each operation of the description; positions of each set-up, observed from every
seat."""


def variable(name: str) -> str:
    """What gives the whole another size. A server inherits it, so it must not be called as one of its settings."""
    return f"REGALIA_{name.upper()}"


def sizes(name: str) -> pytest.MarkDecorator:
    """Runs a test with its sample and with its whole size, as `size`."""
    sample, whole = SIZES[name]
    given = int(os.environ.get(variable(name), whole))
    return pytest.mark.parametrize("size", [pytest.param(sample, id="sample"), pytest.param(given, id="whole")])


SAMPLES: dict[str, int | tuple[str, ...]] = {
    # Whole games over HTTP: one mode of every game on SQLite, two games on PostgreSQL; else every mode on both.
    "tests/web/test_games.py::test_a_whole_game": (
        "sqlite-crown_of_emara-standard",
        "sqlite-kingdom_crossing-solo",
        "sqlite-medieval_realms-standard",
        "sqlite-rise_to_nobility-standard",
        "sqlite-two_heirs-duel",
        "postgres-two_heirs-duel",
        "postgres-medieval_realms-solo",
    ),
    # Kills: ten on each back end; else as many as SIZES says. The same for the other runs that have a size.
    "tests/web/test_crashes.py::test_kill_nine": ("sample",),
    "tests/contract/test_many_games.py::test_many_games": ("sample",),
    # Every set-up meets the checks of the contract: by turns some of them; else all. (No number of checks has a divisor in common
    # with its sample, so every check meets some set-ups.)
    "tests/contract/test_contract.py::test_every_setup": 7,
    "tests/contract/test_contract.py::test_default_setup": 7,
    "tests/web/test_full_of_bots.py::test_a_server_full_of_bots_does_not_grow": ("sqlite-sample",),
    "tests/web/test_hostile.py::test_whatever_comes_over_the_wire": ("sample",),
    "tests/web/test_hostile.py::test_whatever_players_do": ("sample",),
    # What the description allows: every operation on one back end, by turns; else on both.
    "tests/web/test_contract.py::test_whatever_is_sent_the_server_does_not_fail": 2,
    # Two hundred posts at once, and commands on a database, where processes share it; else on both back ends.
    "tests/web/test_races.py::test_one_of_two_hundred_is_accepted": ("postgres",),
    "tests/web/test_operation.py::test_export_import_and_doctor_by_command": ("postgres",),
    "tests/web/test_operation.py::test_migrating_by_command": ("postgres",),
    "tests/web/test_operation.py::test_the_ten_line_client_plays_a_whole_game": ("sqlite",),
    "tests/table/test_bots.py::test_bots_play_a_game_to_its_end_though_their_workers_are_killed": ("postgres",),
    # What is sent tells no more than the view: every game in some of its modes; else in all.
    "tests/table/test_secrets.py::test_everything_sent_is_a_function_of_the_view": 2,
    "tests/table/test_secrets.py::test_the_journal_of_a_running_game_tells_no_more_than_the_log": 3,
    # A load is measured on one back end; a tournament of one kind is played; else both kinds on both.
    "tests/web/test_load.py::test_a_small_load_is_measured": ("sqlite",),
    "tests/table/test_evenings.py::test_a_tournament_of_eight_is_played_to_its_end": ("postgres-swiss",),
    # Lessons and puzzles over HTTP: some, by turns in either language; else all in both.
    "tests/web/pages/test_lessons.py::test_a_lesson_from_the_first_bubble_to_the_end": 7,
    "tests/web/pages/test_puzzles.py::test_right_and_wrong": 3,
    # One signal to one process and to two, an attack whose log is read on one back end; else both signals, the attack on both.
    "tests/web/test_operation.py::test_an_orderly_stop_ends_streams_and_loses_nothing": ("sqlite-15", "postgres-15"),
    "tests/web/test_secrets_kept.py::test_the_log_of_an_attack_holds_no_secret": ("sqlite",),
    # Whole games in a browser: one by clicks, one by keyboard, one on a phone; else every game in every way.
    "tests/browser/test_whole_games.py::test_a_game_by_clicking_lit_pieces": ("rise_to_nobility",),
    "tests/browser/test_whole_games.py::test_a_game_by_keyboard": ("two_heirs",),
    "tests/browser/test_whole_games.py::test_a_game_on_a_phone": ("rise_to_nobility-sideways",),
    # Sizes: every size with some games, every game at some sizes; else every game at every size.
    "tests/browser/test_sizes.py::test_the_board_comes_first": 17,
    "tests/browser/test_sizes.py::test_in_french_too": 23,
    "tests/browser/test_sizes.py::test_no_seat_is_cut": 3,
    "tests/browser/test_sizes.py::test_the_board_keeps_its_size": 3,
    "tests/browser/test_sizes.py::test_the_part_that_the_question_is_about_is_shown": 3,
    # Lessons in a browser: every game's first lesson in some way; else all in every way, the first ones in both languages.
    "tests/browser/test_lessons.py::test_a_lesson_to_its_end": (
        "wide-clicks-fr-medieval_realms-first",
        "wide-keyboard-fr-kingdom_crossing-first",
        "phone-touch-fr-rise_to_nobility-first",
        "phone-keyboard-en-crown_of_emara-first",
        "sideways-touch-fr-two_heirs-first",
    ),
    # What newcomers ask the rules: two games, one in each language; else every game in both.
    "tests/browser/test_rule_search.py::test_the_first_answer_comes_from_the_right_section": (
        "two_heirs-en",
        "kingdom_crossing-fr",
    ),
    # Puzzles: one in a browser, a third of the searches that still prefer the solutions; else all.
    "tests/browser/test_puzzles.py::test_a_puzzle_wrong_and_right": ("kingdom_crossing",),
    "tests/contract/test_puzzles.py::test_short_looks_of_equal_length_prefer_the_solution": 3,
    # A page after some changes beside a fresh one: one game; else all.
    "tests/browser/test_patch.py::test_a_changed_page_is_a_fresh_one": ("two_heirs",),
    # Two browsers: a game with secret choices; else every game.
    "tests/browser/test_two_browsers.py::test_two_browsers": ("medieval_realms",),
    # Pages that a host, a newcomer or somebody without a connection sees: in one theme or language, of some games; else in all.
    "tests/browser/test_host.py::test_the_pages_of_a_host_are_accessible_and_fit": ("dark",),
    "tests/browser/test_notices.py::test_without_a_server_the_page_says_so": ("fr",),
    "tests/browser/test_pages.py::test_no_page_is_wider_than_the_screen": 3,
    "tests/browser/test_pages.py::test_the_weight_of_a_table_page": 3,
    "tests/browser/test_pages.py::test_home_and_forms_are_accessible": ("dark",),
    "tests/browser/test_tips.py::test_every_symbol_number_and_track_answers": 5,
    "tests/browser/test_tips.py::test_arrows_go_from_thing_to_thing": ("two_heirs",),
    "tests/browser/test_tips.py::test_on_a_phone_too": 6,
    "tests/browser/test_learning.py::test_what_counts_at_the_end_says_how_much": 3,
    "tests/browser/test_learning.py::test_the_key_lists_what_lies_on_the_table_and_shows_where": 2,
    "tests/browser/test_guide_pages.py::test_no_part_of_a_guide_lies_over_another": 3,
    "tests/browser/test_two_browsers.py::test_one_screen_for_two_is_covered_where_there_are_secrets": 3,
    "tests/browser/test_explaining.py::test_a_line_of_the_log_leads_to_its_clause_and_back_to_the_board": 7,
    # Accessibility: a game in either theme; else every game in both.
    "tests/browser/test_pages.py::test_a_table_and_its_replay_are_accessible": (
        "crown_of_emara-dark",
        "two_heirs-light",
    ),
    # Environments: PettingZoo's and Gymnasium's own tests on some set-ups; else on all, and with all options.
    "tests/envs/test_zoo.py::test_aec": 6,
    "tests/envs/test_zoo.py::test_aec_seeds": 9,
    "tests/envs/test_zoo.py::test_aec_with_options": 40,
    "tests/envs/test_zoo.py::test_parallel": 9,
    "tests/envs/test_zoo.py::test_max_cycles": 9,
    "tests/envs/test_zoo.py::test_rendering": 9,
    "tests/envs/test_gym.py::test_gymnasium_accepts_it": 9,
    "tests/envs/test_gym.py::test_gymnasium_accepts_every_option": 40,
    "tests/envs/test_gym.py::test_vectors": 9,
    "tests/envs/test_observer.py::test_nothing_hidden_is_observed": ("sample",),
    # OpenSpiel: its own tests on every ninth set-up, its record of one; else of all.
    "tests/envs/test_openspiel.py::test_a_random_game_passes_its_own_test": 9,
    "tests/envs/test_openspiel.py::test_a_playthrough_is_written": ("two_heirs-solo",),
    "tests/envs/test_openspiel.py::test_observers_say_what_states_say": 9,
    # What options promise and how they are called: some random games of every set-up; else many.
    "tests/contract/test_promises.py::test_an_option_changes_what_it_says_and_nothing_else": ("sample",),
    "tests/contract/test_words_apart.py::test_no_two_options_are_called_the_same": ("sample",),
    # Changed positions: some dozen of every set-up; else 20,000 of every game.
    "tests/contract/test_mutations.py::test_accepted_means_playable": ("sample",),
    # Rise to Nobility has so many choices of options: every third; else all.
    "tests/games/rise_to_nobility/test_nobility_positions.py::test_every_combination_ends_and_conserves": 3,
    # Drawings of every step: the contract draws every set-up, by turns one check of it; the games' own tests every third.
    "tests/contract/test_boards.py::test_boards": 7,
    "tests/games/crown_of_emara/test_emara_board.py::test_every_view_is_drawn_whole": 3,
    "tests/games/kingdom_crossing/test_crossing_board.py::test_every_view_is_drawn_well_formed_and_in_words": 3,
    "tests/games/kingdom_crossing/test_crossing_board.py::test_every_option_lights_a_piece_of_the_board_at_every_step": 3,
    "tests/games/medieval_realms/test_realms_board.py::test_every_view_is_drawn_well_formed_and_in_words": 3,
    "tests/games/medieval_realms/test_realms_board.py::test_every_option_lights_a_piece_of_the_board_at_every_step": 3,
    "tests/games/rise_to_nobility/test_nobility_board.py::test_every_view_is_drawn_and_every_option_lights_a_piece": 3,
}


def in_sample(case: str, number: int, kept: int | tuple[str, ...]) -> bool:
    """Whether `make test` runs a case: by its place among the cases of its test, or by its name."""
    return number % kept == 0 if isinstance(kept, int) else any(words in case for words in kept)


def mark(items: list[pytest.Item]) -> None:
    """Give the mark to the cases beside the sample."""
    counted = dict.fromkeys(SAMPLES, 0)
    for item in items:
        test, _, case = item.nodeid.partition("[")
        if test in SAMPLES:
            if not in_sample(case.removesuffix("]"), counted[test], SAMPLES[test]):
                item.add_marker(pytest.mark.endurance)
            counted[test] += 1
