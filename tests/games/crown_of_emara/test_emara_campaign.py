"""The campaign file (EMARA-SOLO-10 to -13)."""

from __future__ import annotations

import json

import pytest
from emara_table import table

from regalia.core.errors import UserError
from regalia.core.packs import Pack
from regalia.core.texts import LANGUAGES
from regalia.games.crown_of_emara.campaign import Campaign, Result, start_after
from regalia.testing import rule
from regalia.testing.words import check_error


def finished(start, score, victoria, informed=False, mode="solo_campaign"):
    """A finished game of the campaign."""
    options = {"start_buildings": start, "informed_choice": informed}
    changes = {"victoria": {"citizens": victoria}}
    over = {"stack": (), "phase": "final", "round": 6, "players": 1, "mode": mode, "options": options}
    return table(**over, cp=score, bp=score + 5, changes=changes)


@rule("EMARA-SOLO-10")
def test_example_5_the_next_start():
    assert Campaign().next_start() == 40
    for victoria, expected in ((59, 35), (60, 42), (61, 42)):
        campaign = Campaign()
        campaign.record(finished(40, 60, victoria))
        assert campaign.next_start() == expected


@rule("EMARA-SOLO-10")
def test_never_below_zero_or_above_the_track():
    assert start_after([Result(3, 9, 1, "a")]) == 0
    assert start_after([Result(0, 9, 1, "a")]) == 0
    assert start_after([Result(104, 1, 9, "a")]) == 104
    assert start_after([Result(103, 1, 9, "a")]) == 104


@rule("EMARA-SOLO-09", "EMARA-SOLO-10")
def test_the_next_game_is_ready_to_deal():
    campaign = Campaign()
    campaign.record(finished(40, 60, 10))
    config = campaign.next_config()
    assert (config.mode, config.number("start_buildings"), config.flag("informed_choice")) == ("solo_campaign", 35, False)


@rule("EMARA-SOLO-11")
def test_campaign_score():
    campaign = Campaign()
    assert campaign.best() is None
    for start, score, victoria in (
        (40, 60, 50),
        (35, 50, 60),
        (37, 70, 60),
        (32, 40, 60),
        (34, 20, 60),
        (36, 20, 60),
        (38, 65, 60),
    ):
        campaign.record(finished(start, score, victoria))
    best = campaign.best()
    assert best is not None
    assert (best.start, best.score) == (37, 70)
    same = Campaign()
    same.sheets[0] = [Result(37, 61, 60, "a"), Result(37, 66, 60, "b"), Result(37, 63, 60, "c")]
    found = same.best()
    assert found is not None
    assert found.score == 66


@rule("EMARA-SOLO-12")
def test_informed_choice_has_its_own_sheet(tmp_path):
    campaign = Campaign()
    campaign.record(finished(40, 60, 50, informed=True))
    assert (campaign.next_start(), campaign.next_start(informed=True)) == (40, 35)
    assert campaign.best() is None
    campaign.save(tmp_path / "campaign.json")
    again = Campaign.load(tmp_path / "campaign.json")
    assert again.next_config(informed=True).flag("informed_choice")
    assert len(again.results(informed=True)) == 1
    assert again.results() == []


@rule("EMARA-SOLO-13")
def test_a_campaign_survives_a_restart(tmp_path):
    path = tmp_path / "campaign.json"
    campaign = Campaign.load(path)
    campaign.record(finished(40, 60, 50))
    campaign.save(path)
    again = Campaign.load(path)
    again.record(finished(35, 50, 60))
    again.save(path)
    last = Campaign.load(path)
    assert [(one.start, one.score, one.victoria, one.won) for one in last.results()] == [(40, 60, 50, True), (35, 50, 60, False)]
    assert last.next_start() == 37
    assert [file.name for file in tmp_path.iterdir()] == ["campaign.json"]


@rule("EMARA-SOLO-13")
def test_only_finished_games_of_the_campaign_count_once_each():
    campaign = Campaign()
    game = finished(40, 60, 50)
    campaign.record(game)
    wrong = [
        (game, "campaign-twice"),
        (finished(40, 61, 50), "campaign-start"),
        (finished(35, 61, 50, mode="solo_high_score"), "campaign-mode"),
        (table(players=1, mode="solo_campaign", options={"start_buildings": 35}), "campaign-unfinished"),
    ]
    for state, key in wrong:
        with pytest.raises(UserError) as refused:
            campaign.record(state)
        assert refused.value.key == key
        check_error(refused.value, key)
    assert len(campaign.results()) == 1


def saved(tmp_path):
    campaign = Campaign()
    campaign.record(finished(40, 60, 50))
    campaign.record(finished(35, 50, 60))
    campaign.save(tmp_path / "campaign.json")
    return tmp_path / "campaign.json"


def change(**fields):
    def apply(data):
        data["sheets"]["standard"][1] |= fields

    return apply


@rule("EMARA-SOLO-13")
@pytest.mark.parametrize(
    ("spoil", "key", "field"),
    [
        (lambda data: data.update(game="two_heirs"), "campaign-broken", ""),
        (lambda data: data.update(format=9), "campaign-format", ""),
        (lambda data: data.update(sheets=[]), "campaign-broken", ""),
        (lambda data: data["sheets"].update(other=[]), "campaign-field", "sheets"),
        (lambda data: data["sheets"].pop("informed_choice"), "campaign-field", "sheets.informed_choice"),
        (lambda data: data["sheets"]["standard"].append(7), "campaign-field", "sheets.standard[2]"),
        (change(start=38), "campaign-field", "sheets.standard[1].start"),
        (change(score="60"), "campaign-field", "sheets.standard[1].score"),
        (change(victoria=-1), "campaign-field", "sheets.standard[1].victoria"),
        (change(won=True), "campaign-field", "sheets.standard[1].won"),
        (change(game=""), "campaign-field", "sheets.standard[1].game"),
    ],
)
def test_a_spoilt_file_is_refused_and_left_alone(tmp_path, spoil, key, field):
    path = saved(tmp_path)
    data = json.loads(path.read_text(encoding="utf-8"))
    spoil(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(UserError) as refused:
        Campaign.load(path)
    assert refused.value.key == key
    check_error(refused.value, key)
    assert all(field in refused.value.text(lang) for lang in LANGUAGES)
    assert path.read_bytes() == before


@rule("EMARA-SOLO-13")
def test_half_a_file_is_refused(tmp_path):
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(UserError) as refused:
        Campaign.load(path)
    assert refused.value.key == "campaign-broken"
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(UserError) as unreadable:
        Campaign.load(folder)
    assert unreadable.value.key == "campaign-unreadable"
    with pytest.raises(UserError) as unwritable:
        Campaign().save(folder / "missing" / "campaign.json")
    assert unwritable.value.key == "campaign-unwritable"


@rule("EMARA-SOLO-10")
def test_the_campaign_says_where_it_goes_on():
    campaign = Campaign()
    campaign.record(finished(40, 60, 50))
    assert campaign.next_game({"start_buildings": "35"}).number("start_buildings") == 35
    assert campaign.next_game({}).number("start_buildings") == 35
    with pytest.raises(UserError) as refused:
        campaign.next_game({"start_buildings": "40"})
    assert refused.value.key == "campaign-other-start"
    check_error(refused.value, "start")


@rule("EMARA-SOLO-13")
def test_a_campaign_is_played_with_the_owners_pack():
    box = Pack("box", {"nobility": {"rank": [{"id": "baron", "cards_cp": [9, 8, 7, 6]}]}})
    assert Campaign().next_game({"pack": box}).pack == box
