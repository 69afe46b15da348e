"""The benchmark runs in processes of its own; a peer that is not there is said to be missing."""

import regalia
from regalia.bots.random_bot import Counts
from regalia.lab import bench as module
from regalia.lab.peers import PEERS
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
