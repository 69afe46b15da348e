"""The benchmark runs in processes of its own; a peer that is not there is said to be missing."""

import sys
from pathlib import Path

import pytest

import regalia
from regalia.bots.random_bot import Counts
from regalia.core.errors import UserError
from regalia.lab import bench as module
from regalia.lab.peers import PEERS
from regalia.lab.racers import Racer, clone_ratio, installation, speed_ratio
from regalia.lab.subjects import OurGame, described, slice_of

ID = regalia.game_ids()[0]


def test_keys(monkeypatch):
    monkeypatch.setattr(module, "version", lambda _: None)
    result = module.bench([ID], rounds=1, seconds=0.01)
    figures = result["games"][ID]
    assert figures.keys() >= {
        "decisions_per_second",
        "clone_us",
        "mean_legal",
        "forced_share",
        "ratio_to_pure",
        "players",
        "mode",
    }
    assert figures["decisions_per_second"] > 0
    assert (figures["ratio_to_pure"] is not None) == result["compiled"]
    assert figures["ratio_to_catanatron"] is None
    assert result["peers"] == {peer: {"installed": False} for peer in PEERS}


def test_a_peer_that_fails_is_no_error(monkeypatch):
    monkeypatch.setattr(module, "version", lambda _: "0")
    monkeypatch.setattr(module, "PEERS", {"no_such_peer": ("game",)})
    result = module.bench([ID], rounds=1, seconds=0.01)
    assert "problem" in result["peers"]["no_such_peer"]["games"]["game"]


def test_figures_of_a_subject():
    subject = OurGame(ID)
    counts = Counts()
    subject.count(3, counts)
    assert counts.decisions == subject.play(3)
    about = described(subject)
    assert about["mean_legal"] >= 1
    games, decisions, seconds = slice_of(subject, 0, 0.001)
    assert games >= 1
    assert decisions >= games
    assert seconds >= 0.001


HERE = Path(regalia.__file__).parent.parent


def checkout(folder: Path) -> Path:
    """Another checkout, whose package is not the one that the tests run."""
    (folder / "src").mkdir()
    (folder / "src" / "regalia").symlink_to(HERE / "regalia")
    return folder


def test_another_installation_races_along(tmp_path):
    result = module.bench([ID], rounds=2, seconds=0.01, peers=False, against=str(checkout(tmp_path)))
    ours, other = result["games"][ID], result["against"][ID]
    assert other["decisions_per_second"] > 0
    assert other["decisions_per_game"] == ours["decisions_per_game"]
    assert other["compiled"] == result["compiled"]
    assert other["speed_ratio"] > 0
    assert other["clone_ratio"] > 0
    assert (other["pure_ratio"] is not None) == result["compiled"]


def test_the_place_of_an_installation(tmp_path):
    found = installation(str(checkout(tmp_path)))
    assert found.python == sys.executable
    assert found.environment(True)["PYTHONPATH"] == str(tmp_path / "src")
    assert "REGALIA_PURE" in found.environment(True)
    assert "REGALIA_PURE" not in found.environment(False)
    named = tmp_path / "bin" / "python"
    named.parent.mkdir()
    named.write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
    named.chmod(0o755)
    assert installation(str(tmp_path)) == installation(str(named))
    assert installation(str(named)).source == ""


def test_no_installation(tmp_path):
    broken = tmp_path / "broken"
    (broken / "src" / "regalia").mkdir(parents=True)
    (broken / "src" / "regalia" / "__init__.py").touch()
    (tmp_path / "text").write_text("no program", encoding="utf-8")
    for place in (tmp_path, tmp_path / "nowhere", tmp_path / "text", broken):
        with pytest.raises(UserError):
            installation(str(place))


def test_ratios_are_medians_within_the_rounds():
    ours, other = Racer.__new__(Racer), Racer.__new__(Racer)
    ours.rates, other.rates = [10.0, 30.0, 400.0], [5.0, 10.0, 1.0]
    ours.clones, other.clones = [1.0, 2.0, 3.0], [2.0, 2.0, 2.0]
    assert speed_ratio(ours, other) == 3
    assert clone_ratio(ours, other) == 1
    assert speed_ratio(ours, None) is None
