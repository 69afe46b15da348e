"""The benchmark of the environments: one run, all subjects, ratios where a peer is installed."""

import json

from regalia.cli import main


def test_it_measures_what_it_says(capsys):
    assert main(["bench", "envs", "two_heirs", "--rounds", "1", "--seconds", "0.02", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    ours = [name for name in found["steps"] if name.startswith("two_heirs")]
    assert ours == ["two_heirs batch", "two_heirs gym_env"]
    for peer in ("catanatron_gym", "rlcard"):
        assert (peer in found["steps"]) != (peer in found["missing"])
        assert all((f"ratio_to_{peer}" in found["steps"][name]) == (peer in found["steps"]) for name in ours)
    assert all(figures["steps_per_second"] > 0 for figures in found["steps"].values())


def test_it_says_it_in_both_languages(capsys):
    for lang, word in (("en", "steps a second"), ("fr", "pas par seconde")):
        assert main(["bench", "envs", "two_heirs", "--rounds", "1", "--seconds", "0.02", "--lang", lang]) == 0
        assert word in capsys.readouterr().out


def test_it_measures_processes(capsys):
    words = ["bench", "envs", "two_heirs", "--processes", "2", "--rounds", "1", "--seconds", "0.02"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["processes"]["two_heirs"]
    assert list(found) == ["steps", "vector", "playouts"]
    for counts in found.values():
        assert list(counts) == ["1", "2"]
        assert counts["1"]["ratio_to_one"] == 1
        assert counts["2"]["per_second"] > 0
    assert main(words) == 0
    said = capsys.readouterr().out
    for kind in ("steps a second", "steps through Gymnasium a second", "playouts a second"):
        assert kind in said
    assert "2 processes" in said
