"""Data sets: what they hold is what was played, the same wherever it was, gone on with where it stopped; and leaderboards."""

import msgspec
import pytest

import regalia
from regalia.core.errors import UserError
from regalia.core.journal import parse, verify
from regalia.core.registry import game as find_game
from regalia.lab.arena import arena
from regalia.lab.dataset import dataset, part_path
from regalia.lab.leaderboard import append, checked, entry_of
from regalia.lab.pool import Where
from regalia.lab.setup import Setup

parquet = pytest.importorskip("pyarrow.parquet")
np = pytest.importorskip("numpy")
GAMES = regalia.game_ids()


def read(folder, kind):
    return [row for path in sorted(folder.glob(f"{kind}-*.parquet")) for row in parquet.read_table(path).to_pylist()]


@pytest.mark.parametrize("id", GAMES)
def test_rows_are_what_was_played(id, tmp_path):
    from regalia.envs import Observer

    card = dataset(Setup(id), 2, tmp_path / "set", seed=1, bots=["random"], per_part=1)
    games, rows = read(tmp_path / "set", "games"), read(tmp_path / "set", "decisions")
    assert (card["games"], card["decisions"]) == (2, len(rows)) == (len(games), sum(row["decisions"] for row in games))
    game = find_game(id)
    journal = parse(games[1]["journal"])
    end = verify(game, journal)
    assert end.scores() == games[1]["scores"]
    mine = [row for row in rows if row["game"] == 1]
    assert [game.catalogue.keys[row["action"]] for row in mine] == [line.action for line in journal.entries]
    observer = Observer(game, end.config, dtype="int16")
    at = len(mine) // 2
    state = game.replay(journal, at)
    assert mine[at]["observation"] == observer.observe(state, mine[at]["seat"]).tolist()
    assert mine[at]["legal"] == sorted(state.legal_for(mine[at]["seat"]))
    assert all(row["action"] in row["legal"] for row in rows)


def test_the_same_in_two_processes_and_gone_on_with(tmp_path):
    setup = Setup(GAMES[0])
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    one = dataset(setup, 5, whole, seed=3, bots=["random"], per_part=2)
    two = dataset(setup, 5, cut, seed=3, bots=["random"], per_part=2, where=Where(jobs=2))
    assert read(whole, "decisions") == read(cut, "decisions")
    assert {**one, "bytes": 0} == {**two, "bytes": 0}
    part_path(cut, "games", 1).unlink()
    kept = part_path(cut, "games", 0).stat().st_mtime_ns
    dataset(setup, 5, cut, seed=3, bots=["random"], per_part=2, resume=True)
    assert read(whole, "games") == read(cut, "games")
    assert part_path(cut, "games", 0).stat().st_mtime_ns == kept


def test_other_sets_are_neither_overwritten_nor_mixed(tmp_path):
    setup, folder = Setup(GAMES[0]), tmp_path / "set"
    dataset(setup, 1, folder, bots=["random"])
    for wish, key in (({}, "dataset-exists"), ({"seed": 4, "resume": True}, "dataset-other")):
        with pytest.raises(UserError) as error:
            dataset(setup, 1, folder, bots=["random"], **wish)
        assert error.value.key == key
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").touch()
    with pytest.raises(UserError) as error:
        dataset(setup, 1, tmp_path / "mine", bots=["random"])
    assert error.value.key == "dataset-not-empty"


def test_the_card_names_every_column_and_piece(tmp_path):
    card = dataset(Setup(GAMES[0]), 1, tmp_path / "set", bots=["random"], command="regalia dataset x")
    words = (tmp_path / "set" / "README.md").read_text(encoding="utf-8")
    table = parquet.read_table(part_path(tmp_path / "set", "decisions", 0))
    for name in (*table.column_names, *(piece["name"] for piece in card["observation"]["pieces"])):
        assert f"`{name}`" in words
    assert card == msgspec.json.decode((tmp_path / "set" / "card.json").read_bytes())
    assert "dataset-" not in words.replace("regalia dataset", "").replace("decisions-", "").replace("games-", "")


def test_a_leaderboard_is_checked_line_by_line(tmp_path):
    setup = Setup(GAMES[0], 2)
    found = arena(setup, ["greedy", "random"], games=4, seed=1)
    entry = entry_of(found, "greedy", "random", f"regalia arena {GAMES[0]} --bots greedy,random --games 4 --seed 1")
    board = tmp_path / "board.jsonl"
    append(board, entry)
    assert checked(board) == ([entry], [])
    wrong = {
        "interval": {"share": 0.999, "wins": 1.0},
        "command": {"command": "echo hello"},
        "game": {"players": 77},
        "level": {"level": "my cousin"},
    }
    for change in wrong.values():
        append(board, msgspec.structs.replace(entry, **change))
    with board.open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    entries, faults = checked(board)
    assert len(entries) == 1
    assert [problem for _, problem in faults] == [*wrong, "form"]
    with pytest.raises(UserError):
        entry_of(found, "nobody", "random", "")
