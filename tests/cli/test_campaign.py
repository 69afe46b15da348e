"""A campaign played from the terminal: the file is made, read again, added to, and never lost."""

import json

import pytest

from regalia.core.game import Game
from regalia.core.registry import games

WITH_CAMPAIGN = [game.id for game in games() if type(game).campaign is not Game.campaign]


def answers(count=1500):
    """Always the first option, and yes to any caution."""
    return "1\ny\n" * count


@pytest.mark.parametrize("id", WITH_CAMPAIGN)
def test_two_games_of_a_campaign_are_entered_one_after_the_other(cli, id, tmp_path):
    file = tmp_path / "campaign.json"
    for number in (1, 2):
        ran = cli("play", id, "--campaign", file, "--seed", number, "--no-confirm", stdin=answers())
        assert ran.code == 0, ran.err
        assert len(json.loads(file.read_text(encoding="utf-8"))["sheets"]["standard"]) == number


@pytest.mark.parametrize("id", WITH_CAMPAIGN)
def test_a_damaged_campaign_is_refused_and_left_alone(cli, id, tmp_path):
    file = tmp_path / "campaign.json"
    file.write_text('{"format": 1, "game": ', encoding="utf-8")
    ran = cli("play", id, "--campaign", file, stdin="quit\n")
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1
    assert file.read_text(encoding="utf-8") == '{"format": 1, "game": '


def test_a_game_without_campaigns_says_so(cli, tmp_path):
    without = next(game.id for game in games() if game.id not in WITH_CAMPAIGN)
    ran = cli("play", without, "--campaign", tmp_path / "c.json")
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1


@pytest.mark.parametrize("id", WITH_CAMPAIGN)
def test_what_a_campaign_decides_cannot_be_asked_for_otherwise(cli, id, tmp_path):
    file = tmp_path / "campaign.json"
    modes = next(game.info.modes for game in games() if game.id == id)
    own = next(mode for mode in modes if 1 in mode.players and mode.contest)
    for words in (["--mode", modes[0].id], ["--players", 2], ["--option", "start_buildings=20"], ["--mode", "no_such_mode"]):
        ran = cli("play", id, "--campaign", file, *words, stdin="quit\n")
        assert ran.code == 2, words
        assert len(ran.err.strip().splitlines()) == 1
    for words in (["--mode", own.id], ["--players", 1], ["--option", "start_buildings=40"], ["--option", "informed_choice=true"]):
        assert cli("play", id, "--campaign", file, *words, stdin="quit\n").code == 0
    assert not file.exists()
