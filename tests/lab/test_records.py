"""What is kept of single games: the same file wherever they were played, and a run goes on where it was stopped."""

import csv
import sys

import msgspec
import pytest

import regalia
from regalia.core.errors import UserError
from regalia.lab.arena import arena
from regalia.lab.records import Played
from regalia.lab.setup import Setup
from regalia.lab.simulate import simulate

GAMES = regalia.game_ids()
SETUP = Setup(GAMES[0])


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def test_the_same_file_with_one_process_and_two(tmp_path):
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    simulate(SETUP, games=9, seed=2, out=one)
    simulate(SETUP, games=9, seed=2, jobs=2, out=two)
    assert one.read_bytes() == two.read_bytes()
    assert [msgspec.json.decode(line, type=Played).number for line in lines(one)[1:]] == list(range(9))


def test_a_run_goes_on_where_it_was_killed(tmp_path):
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    expected = simulate(SETUP, games=9, seed=2, out=whole)
    kept = whole.read_bytes().split(b"\n")
    cut.write_bytes(b"\n".join(kept[:5]) + b"\n" + kept[5][:20])
    again = simulate(SETUP, games=9, seed=2, out=cut, resume=True)
    assert cut.read_bytes() == whole.read_bytes()
    assert again["scores"] == expected["scores"]
    assert again["wins_by_seat"] == expected["wins_by_seat"]


def test_what_is_there_is_not_played_again(tmp_path, monkeypatch):
    out = tmp_path / "all.jsonl"
    simulate(SETUP, games=4, seed=2, out=out)
    monkeypatch.setattr("regalia.lab.simulate.play_part", lambda task: pytest.fail(str(task)))
    assert simulate(SETUP, games=4, seed=2, out=out, resume=True)["games"] == 4


def test_an_arena_goes_on(tmp_path):
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    expected = arena(SETUP, ["greedy", "random"], games=8, seed=2, out=whole)
    cut.write_text("\n".join(lines(whole)[:4]) + "\n", encoding="utf-8")
    again = arena(SETUP, ["greedy", "random"], games=8, seed=2, out=cut, resume=True)
    assert cut.read_bytes() == whole.read_bytes()
    assert again["ratings"] == expected["ratings"]


def test_other_results_are_neither_overwritten_nor_mixed(tmp_path):
    out = tmp_path / "one.jsonl"
    simulate(SETUP, games=2, seed=2, out=out)
    before = out.read_bytes()
    for wish, key in (({"seed": 2}, "records-exist"), ({"seed": 3, "resume": True}, "records-other")):
        with pytest.raises(UserError) as error:
            simulate(SETUP, games=2, out=out, **wish)
        assert error.value.key == key
    assert out.read_bytes() == before
    out.write_text("no\n", encoding="utf-8")
    with pytest.raises(UserError) as error:
        simulate(SETUP, games=2, seed=2, out=out, resume=True)
    assert error.value.key == "records-broken"


def test_csv(tmp_path):
    out = tmp_path / "one.csv"
    result = simulate(SETUP, games=3, seed=2, out=out)
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["number"]) for row in rows] == [0, 1, 2]
    assert sum(int(row["decisions"]) for row in rows) == result["decisions"]
    assert len(rows[0]["scores"].split()) == len(result["scores"])


def test_parquet(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "one.parquet"
    result = simulate(SETUP, games=3, seed=2, out=out)
    table = parquet.read_table(out)
    assert sum(table.column("decisions").to_pylist()) == result["decisions"]
    assert msgspec.json.decode(table.schema.metadata[b"regalia"])["seed"] == 2


def test_which_extra_is_missing(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(UserError) as error:
        simulate(SETUP, games=1, out=tmp_path / "one.parquet")
    assert error.value.key == "extra-missing"
    assert "regalia[data]" in str(error.value)


def test_other_endings_are_refused(tmp_path):
    with pytest.raises(UserError) as error:
        simulate(SETUP, games=1, out=tmp_path / "one.txt")
    assert error.value.key == "records-ending"
