"""The table in the terminal: whole games through typed lines, and every word a player can use."""

import random

import pytest

import regalia
from regalia.cli.table.show import columns, merged
from regalia.cli.table.words import COMMANDS, vocabulary
from regalia.core.journal import load, verify
from regalia.core.registry import games

GAMES = games()
ID = "two_heirs"  # a game of open information: no screen is passed round
MODES = [
    (game.id, mode.id)
    for game in GAMES
    for mode in game.info.modes
    if not any(option.required for option in mode.options.values())
]


def any_answers(count, others=("y",)):
    """Lines that play a game to its end: small numbers, now and then a yes or something else."""
    chance = random.Random(0)
    return "".join(f"{chance.choice(['1', '2', '3', '4', *others])}\n" for _ in range(count))


def saved(data):
    return sorted(data.glob("*.json"))


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_a_whole_game(cli, data, id, mode):
    ran = cli("play", id, "--mode", mode, "--bots", "random", "--seed", 3, "--no-confirm", stdin=any_answers(6000))
    assert ran.code == 0
    assert ran.err == ""
    assert "Total" in ran.out
    assert "cli-" not in ran.out
    (file,) = saved(data)
    journal = load(file)
    assert journal.result is not None
    verify(regalia.game(id), journal)
    assert file.stem in ran.out


def test_a_whole_game_round_one_keyboard(cli, data):
    ran = cli("play", ID, "--hotseat", "--seed", 3, "--lang", "fr", "--no-confirm", stdin=any_answers(6000))
    assert ran.code == 0
    assert "Total" in ran.out
    assert load(saved(data)[0]).result is not None


def test_a_whole_game_with_every_turn_confirmed(cli, data):
    ran = cli("play", ID, "--bots", "random", "--seed", 3, stdin=any_answers(6000, ("y", "")))
    assert ran.code == 0
    assert "Total" in ran.out
    assert load(saved(data)[0]).result is not None


def test_the_end_of_a_turn_can_be_taken_back(cli, data):
    numbers = last_of_a_turn()
    played = "".join(f"{number}\n" for number in numbers)
    ran = cli("play", ID, "--seed", 1, "--bots", "random", stdin=f"{played}score\n?\nhint\nundo\nsave after\n")
    assert "[Enter]" in ran.out
    assert "It is not your turn." in ran.out
    assert len(load(data / "after.json").entries) == len(numbers) - 1


def last_of_a_turn():
    """Options, by number, from the start of a game that begins with the first seat to where another could act."""
    for seed in range(200):
        chance = random.Random(seed)
        state = regalia.game(ID).new(seed=1)
        numbers = []
        while not state.over and state.turn == 0 and not state.lanes:
            at = chance.randrange(len(state.legal()))
            if state.question(0).warning(state, state.legal()[at]):
                break
            numbers.append(at + 1)
            state.apply(state.legal()[at])
        if numbers and state.turn > 0 and state.undoable(0):
            return numbers
    pytest.skip("no such turn in this game")


def test_words_at_the_table(cli):
    lines = [
        "?",
        "hint",
        "score",
        "log",
        "log 2",
        "rules",
        "help",
        "board",
        "",
        "nonsense",
        "lang fr",
        "indice",
        "journal",
        "aide",
    ]
    lines += ["regles", "scores", "plateau", "? zzzz", "langue en", "lang de", "load", "load nothing", "rules NO-SUCH", "quit"]
    ran = cli("play", ID, "--seed", 1, "--bots", "random", stdin="\n".join(lines) + "\n")
    assert ran.code == 0
    assert ran.err == ""
    assert "cli-" not in ran.out
    assert "error-" not in ran.out
    assert "nonsense" in ran.out
    assert "prenez une tuile, jouez ou déplacez" in ran.out
    assert "Pas possible" not in ran.out
    title = regalia.game(ID).info.title["en"]
    assert ran.out.startswith(title)
    section = regalia.game(ID).rulebook.section[0]
    for lang in ("en", "fr"):
        assert regalia.game(ID).texts.format(lang, section.title_key) in ran.out


def test_why_not_names_reason_and_clause(cli):
    game = regalia.game(ID)
    ran = cli("play", ID, "--seed", 1, "--hotseat", stdin="?\n")
    state = game.new(seed=1)
    seat = state.turn
    refused = [action for action in state.question(seat).candidates(state) if state.why_not(action, seat) is not None]
    shown = " ".join(ran.out.split())
    for action in refused:
        refusal = state.why_not(action, seat)
        assert " ".join(game.reason("en", refusal).split()) in shown
        assert f"[{refusal.clause}]" in shown


def test_an_impossible_key_is_explained(cli):
    game = regalia.game(ID)
    state = game.new(seed=1)
    key = next(key for key, action in game.catalogue.index.items() if action not in state.legal())
    clause = state.why_not(game.action(key)).clause
    ran = cli("play", ID, "--seed", 1, "--hotseat", stdin=f"{key}\n? {key}\n? {state.key(state.legal()[0])}\n")
    assert ran.out.count(f"[{clause}]") >= 2
    assert "This is possible now." in ran.out


def undo_line():
    """Options, by number, that lead to a decision which can be taken back, and how many lines that takes."""
    chance = random.Random(1)
    state = regalia.game(ID).new(seed=1)
    numbers = []
    while not state.over:
        at = chance.randrange(len(state.legal()))
        numbers.append(at + 1)
        seat = state.turn
        state.apply(state.legal()[at])
        if state.undoable(seat):
            return numbers
    raise AssertionError


def test_undo_goes_back_one_decision(cli, data):
    numbers = undo_line()
    # After each number a yes for a possible warning or for the next person; elsewhere it is an unknown word.
    played = "".join(f"{number}\ny\n" for number in numbers)
    ran = cli("play", ID, "--seed", 1, "--hotseat", stdin=f"{played}save before\nundo\n\nsave after\nundo\nannuler\nquit\n")
    assert ran.code == 0
    before, after = load(data / "before.json"), load(data / "after.json")
    assert len(before.entries) == len(numbers)
    assert after.entries == before.entries[:-1]


def test_undo_says_why_not(cli):
    ran = cli("play", ID, "--seed", 1, "--hotseat", stdin="undo\n")
    assert "nothing to take back" in ran.out


def test_save_and_load(cli, data):
    ran = cli("play", ID, "--seed", 1, "--hotseat", stdin="1\ny\nsave one\nsave one\nn\nsave one\ny\n1\ny\nload one\nquit\n")
    assert ran.code == 0
    assert "Not saved." in ran.out
    one = load(data / "one.json")
    assert len(one.entries) == 1
    kept = next(file for file in saved(data) if file.stem != "one")
    assert load(kept) == one
    again = cli("play", "--load", kept.stem, "--hotseat", "--no-confirm", stdin=any_answers(6000))
    assert again.code == 0
    assert "Total" in again.out


def test_a_save_elsewhere_and_an_unwritable_one(cli, tmp_path):
    ran = cli("play", ID, "--seed", 1, "--hotseat", stdin=f"save {tmp_path}/here\nsave {tmp_path}/no/x\n")
    assert (tmp_path / "here.json").is_file()
    assert f"{tmp_path}/no/x.json" in ran.out
    assert ran.code == 0


def test_leaving_at_once_saves_nothing(cli, data):
    ran = cli("play", ID, "--seed", 1, "--hotseat", stdin="quit\n")
    assert ran.code == 0
    assert saved(data) == []


def test_the_end_of_the_input_saves(cli, data):
    assert cli("play", ID, "--seed", 1, "--hotseat", stdin="1\ny\n").code == 0
    assert len(saved(data)) == 1


def test_a_game_from_the_list(cli):
    mode = GAMES[0].info.modes[0]
    counts = [str(max(mode.players))] if len(mode.players) > 1 else []
    ran = cli("play", stdin="\n".join(["0", "x", "1", *counts, "quit"]) + "\n")
    assert ran.code == 0
    assert GAMES[0].info.title["en"] in ran.out
    assert cli("play", stdin="").code == 0


def test_a_failing_bot_does_not_lose_the_game(cli, data, tmp_path):
    bot = tmp_path / "crash.py"
    bot.write_text("class Crash:\n    def decide(self, state, seat):\n        raise RuntimeError\n", encoding="utf-8")
    ran = cli("play", ID, "--seed", 1, "--bots", f"{bot}:Crash", "--no-confirm", stdin=any_answers(300))
    assert ran.code == 2
    assert "RuntimeError" in ran.err
    assert len(saved(data)) <= 1


def test_narrow_terminals(cli, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    assert cli("play", ID, "--seed", 1, "--hotseat", stdin="?\nhelp\n1\nquit\n").code == 0


def test_every_command_has_words_in_both_languages():
    words = vocabulary()
    assert set(words.values()) == set(COMMANDS)
    french = ["aide", "annuler", "journal", "indice", "sauver", "charger", "langue", "score", "regles", "quitter"]
    english = ["help", "undo", "log", "hint", "save", "load", "lang", "score", "rules", "quit"]
    assert [words[word] for word in french] == [words[word] for word in english]


def test_columns_and_merged():
    assert columns(["a", "b", "c"])
    assert merged([["a", "sum"], ["b", "sum"], ["a", "c", "sum"]])[-1] == "sum"
