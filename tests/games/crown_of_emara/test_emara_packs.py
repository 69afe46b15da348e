"""Component files and packs: good ones change play, bad ones are refused with the entry and the clause."""

from __future__ import annotations

import tomllib

import pytest
from emara_table import EVENTS, GAME, PARTS, board, goods, menu, points, visit

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack, load_pack
from regalia.games.crown_of_emara.load import FOLDER, components
from regalia.testing import line, rule
from regalia.testing.words import check_error


def pack(**files):
    return Pack("box", files)


@rule("EMARA-RANK-02", "EMARA-RANK-03")
def test_a_pack_changes_ranks():
    changed = pack(nobility={"rank": [{"id": "baron", "cost": {"ring": 2, "gold": 0}, "cards_cp": [8, 7, 6, 5]}]})
    state = menu(pack=changed, event="pious_donation", ring=2)
    line(state, "raise_rank")
    assert (points(state), goods(state)) == ((18, 30), {})


@rule("EMARA-MARK-07", "EMARA-CASTLE-01")
def test_a_pack_changes_markers_and_printed_values():
    values = {"2-3": [1, 2, 4], "4": [1, 2, 3, 4]}
    changed = pack(markers={"marker": [{"id": "gift", "printed": 5, "values": values}]})
    state = visit("castle", pack=changed, wood=9, ring=1, markers={"gift": {"wood": 2}})
    line(state, "town_menu:gift")
    assert goods(state)["wood"] == 5
    assert state.view(0)["table"]["marker_values"]["gift"]["wood"]["now"] == 5


@rule("EMARA-HIRE-01", "EMARA-RECRUIT-01")
def test_a_pack_changes_costs_and_craftsmen():
    huts = [{"id": f"forest_{x}", "cost": {"stone": 1}} for x in "abc"]
    changed = pack(
        boards={"countryside": [{"id": "forest", "hut": huts}], "player_board": {"craftsman_cp": [2, 2, 2, 2]}},
        advisors={"advisor": [{"id": "scholar", "cost": {"cloth": 3}}]},
    )
    state = menu(pack=changed, ring=1, stone=1, cloth=3, offers={"castle": ["scholar", "archivist"]})
    line(state, "hire", "choose_hut:forest_b", "recruit")
    assert goods(state) == {"ring": 1}
    assert points(state) == (10 + 2 + 3, 30)


@rule("EMARA-ADV-18")
def test_a_gain_of_buildings_is_never_below_nothing():
    """The box has no event as harsh as this one."""
    changed = pack(events={"event": [{"id": "early_winter", "bonus": {"bp": -9}}]})
    rest = {"event": "early_winter", "changes": {"event_pile": [id for id in EVENTS if id != "early_winter"]}, "pack": changed}
    one = line(visit("construction_site", wood=1, ring=1, **rest), "town_menu:deliver_wood")
    three = line(visit("construction_site", wood=3, ring=1, **rest), "town_menu:deliver_wood", "choose_amount:3")
    assert (points(one)[1], points(three)[1]) == (30, 31)
    assert dict(one.breakdown(0))["buildings-events"] == -5


@rule("EMARA-SETUP-10", "EMARA-FAV-01")
def test_a_pack_changes_events_and_tokens():
    events = [{"id": event.id, "setup_buildings": 11} for event in PARTS.events]
    tokens = [
        {"id": "favour_castle_cp3", "count": 3},
        {"id": "favour_castle_book", "count": 0},
        {"id": "favour_castle_gold", "count": 0},
    ]
    changed = pack(events={"event": events}, favour_tokens={"token": tokens})
    state = GAME.new(players=2, pack=changed)
    assert state.to_json()["table"]["players"][0]["buildings"] == 11
    assert board(state)["favour_pile"].count("favour_castle_cp3") == 3
    twice = visit(
        "castle",
        pack=changed,
        redeem=True,
        ring=1,
        favours=["favour_castle_cp3"] * 2,
        pile=[id for id in board(state)["favour_pile"] if id != "favour_castle_cp3"] + ["favour_castle_cp3"],
    )
    line(twice, "redeem_favour:favour_castle_cp3", "redeem_favour:favour_castle_cp3")
    assert points(twice) == (16, 30)


@rule("EMARA-RANK-03")
def test_a_pack_is_in_the_journal(tmp_path):
    (tmp_path / "nobility.toml").write_text('[[rank]]\nid = "baron"\ncards_cp = [9, 8, 7, 6]\n', encoding="utf-8")
    (tmp_path / "pack.toml").write_text('name = "my box"\n', encoding="utf-8")
    state = GAME.new(players=2, pack=str(tmp_path))
    state.playout()
    journal = state.journal()
    assert journal.pack is not None
    assert journal.pack.name == "my box"
    assert GAME.replay(journal).digest() == state.digest()
    assert load_pack(tmp_path).files == {"nobility": {"rank": [{"id": "baron", "cards_cp": [9, 8, 7, 6]}]}}


def trade(good, units):
    return {"pay": {good: units}, "gain": {"cp": 1}}


BAD = [
    ({"nobility": {"rank": [{"id": "baron", "cards_cp": [6, 5, 4]}]}}, "baron.cards_cp", "EMARA-RANK-05"),
    ({"nobility": {"rank": [{"id": "baron", "cards_cp": [3, 4, 5, 6]}]}}, "baron.cards_cp", "EMARA-SETUP-07"),
    ({"nobility": {"rank": [{"id": "duke", "cost": {"wood": 1}}]}}, "duke.cost.wood", "EMARA-RANK-02"),
    ({"nobility": {"rank": [{"id": "duke", "order": 4}]}}, "duke.order", "EMARA-RANK-01"),
    ({"markers": {"marker": [{"id": "gift", "printed": 0}]}}, "markers.gift.printed", "EMARA-MARK-07"),
    (
        {"markers": {"marker": [{"id": "gift", "values": {"2-3": [1, 2], "4": [1, 2, 2, 3]}}]}},
        "markers.gift.values",
        "EMARA-MARK-01",
    ),
    ({"markers": {"marker": [{"id": "gift", "values": {"2-3": [1, 3, 4], "4": [1, 2, 2, 3]}}]}}, "gift_start", "EMARA-MARK-04"),
    ({"markers": {"setup": {"p3": {"bread_start": 1}}}}, "markers.setup.p3.bread_start", "EMARA-MARK-04"),
    ({"markers": {"setup": {"p4": {"gift_face": "2-3"}}}}, "markers.setup.p4.gift_face", "EMARA-MARK-02"),
    ({"advisors": {"advisor": [{"id": "baker", "cost": {"gold": 1}}]}}, "baker.cost.gold", "EMARA-RECRUIT-01"),
    ({"advisors": {"advisor": [{"id": "baker", "cost": {}}]}}, "baker.cost", "EMARA-RECRUIT-01"),
    ({"advisors": {"advisor": [{"id": "baker", "cp": -1}]}}, "baker.cp", "EMARA-ADV-01"),
    ({"advisors": {"advisor": [{"id": "baker", "type": "B"}]}}, "advisors.A", "EMARA-SETUP-05"),
    ({"advisors": {"advisor": [{"id": "baker", "timing": "permanent"}]}}, "baker.timing", "EMARA-ADV-04"),
    ({"advisors": {"advisor": [{"id": "scholar", "effect": {"kind": "none"}}]}}, "advisors.any_resources", "EMARA-ADV-04"),
    ({"boards": {"countryside": [{"id": "forest", "hut": []}]}}, "forest.hut", "EMARA-HIRE-03"),
    ({"boards": {"countryside": [{"id": "forest", "resource": "stone"}]}}, "boards.countryside.resource", "EMARA-LAND-01"),
    ({"boards": {"player_board": {"craftsman_cp": [1, 2]}}}, "player_board.craftsman_cp", "EMARA-HIRE-01"),
    ({"boards": {"sub_action": [{"id": "books_to_citizens", "cp_table": [1, 2]}]}}, "cp_table", "EMARA-MARKET-02"),
    ({"boards": {"sub_action": [{"id": "buy_gold", "gold_may_pay": True}]}}, "buy_gold.gold_may_pay", "EMARA-PAY-03"),
    ({"events": {"event": [{"id": "early_winter", "setup_town": "forest"}]}}, "early_winter.setup_town", "EMARA-SETUP-13"),
    ({"events": {"event": [{"id": "early_winter", "setup_buildings": 105}]}}, "setup_buildings", "EMARA-SETUP-10"),
    ({"events": {"event": [{"id": "great_famine", "options": []}]}}, "great_famine.options", "EMARA-EVT-13"),
    ({"favour_tokens": {"token": [{"id": "favour_castle_cp3", "count": 2}]}}, "favour_tokens", "EMARA-SETUP-04"),
    (
        {"favour_tokens": {"token": [{"id": "favour_castle_cp3", "location": "forest"}]}},
        "favour_castle_cp3.location",
        "EMARA-FAV-01",
    ),
    ({"favour_tokens": {"token": [{"id": "favour_castle_cp3", "gain": {"bread": 1}}]}}, "favour_castle_cp3.gain", "EMARA-FAV-01"),
    ({"modes": {"structure": {"rounds": 7}}}, "modes.structure.rounds", "EMARA-ROUND-01"),
    ({"action_cards": {"card": [{"id": "card_step", "steps": 4}]}}, "card_step.steps", "EMARA-CARD-04"),
    ({"action_cards": {"card": [{"id": "card_wood", "mandatory": False}]}}, "card_wood.mandatory", "EMARA-TURN-05"),
    ({"action_cards": {"card": [{"id": "card_wood", "take": {}}]}}, "card_wood.take", "EMARA-CARD-02"),
    (
        {"boards": {"sub_action": [{"id": "deliver_wood", "options": [{"pay": {"wood": 1}, "gain": {}}]}]}},
        "deliver_wood.gain",
        "EMARA-SITE-03",
    ),
    ({"boards": {"sub_action": [{"id": "deliver_bread", "min": 2}]}}, "deliver_bread.min", "EMARA-SITE-02"),
    ({"boards": {"sub_action": [{"id": "books_to_citizens", "min": 0}]}}, "books_to_citizens.min", "EMARA-MARKET-02"),
    ({"boards": {"final_scoring": {"points_per": {"ring": 10}}}}, "final_scoring.points_per.ring", "EMARA-END-02"),
    (
        {"advisors": {"advisor": [{"id": "dressmaker", "effect": {"kind": "trade", "options": [trade("cloth", 10)]}}]}},
        "dressmaker.effect.options.pay.cloth",
        "EMARA-ADV-03",
    ),
    (
        {"advisors": {"advisor": [{"id": "dressmaker", "effect": {"kind": "trade", "options": [trade("cloth", 1)] * 2}}]}},
        "dressmaker.effect.options",
        "EMARA-ADV-03",
    ),
    ({"events": {"event": [{"id": "great_famine", "options": [trade("grain", 1)] * 2}]}}, "great_famine.options", "EMARA-EVT-13"),
    ({"favour_tokens": {"token": [{"id": "favour_castle_cp3", "count": -1}]}}, "favour_castle_cp3.count", "EMARA-SETUP-04"),
    ({"markers": {"marker": [{"id": "bread", "kind": "gift"}]}}, "markers.bread.kind", "EMARA-MARK-01"),
    ({"modes": {"victoria": {"remove_events": []}}}, "victoria.remove_events", "EMARA-SOLO-02"),
    ({"modes": {"mode": [{"id": "agreed_start", "chosen_max": 80}]}}, "modes.agreed_start.chosen_max", "EMARA-SETUP-11"),
    ({"modes": {"mode": [{"id": "standard", "start_buildings": 30}]}}, "modes.standard.start_buildings", "EMARA-SETUP-11"),
    ({"modes": {"mode": [{"id": "solo_campaign", "on_win": -10}]}}, "modes.solo_campaign.on_win", "EMARA-SOLO-10"),
    ({"modes": {"mode": [{"id": "solo_high_score", "players": [2]}]}}, "modes.solo_high_score.players", "EMARA-GEN-01"),
]

UNREAD = [
    ({"boards": {"rings": {"size": 5}}}, "box/boards", "rings"),
    ({"markers": {"faces": {"2": "3"}}}, "box/markers", "faces"),
    ({"markers": {"marker": [{"id": "bread", "location": "market"}]}}, "box/markers.bread", "location"),
    ({"modes": {"variant": [{"id": "informed_choice", "hand": "none"}]}}, "box/modes", "variant"),
    ({"modes": {"victoria": {"no_rank_in_round": 5}}}, "box/modes.victoria", "no_rank_in_round"),
    ({"supply": {"piece": [{"id": "gold", "count": 99}]}}, "box/supply", "piece"),
    ({"action_cards": {"copies_per_player": 2}}, "box/action_cards", "copies_per_player"),
    ({"nobility": {"game": "another"}}, "box/nobility", "game"),
]


@rule("EMARA-GEN-04")
@pytest.mark.parametrize(("files", "where", "clause"), BAD)
def test_bad_packs_are_refused_precisely(files, where, clause):
    with pytest.raises(ComponentError) as refused:
        GAME.new(players=2, pack=pack(**files))
    assert refused.value.clause == clause
    assert where in str(refused.value)
    check_error(refused.value, where)


@rule("EMARA-GEN-04")
@pytest.mark.parametrize(("files", "where", "field"), UNREAD)
def test_what_no_rule_reads_cannot_be_changed(files, where, field):
    with pytest.raises(ComponentError) as refused:
        GAME.new(players=2, pack=pack(**files))
    assert refused.value.key == "pack-fixed-field"
    assert refused.value.args_of_text == {"where": where, "field": field}
    check_error(refused.value, where)


@rule("EMARA-GEN-04")
def test_our_own_files_are_a_pack_that_changes_nothing():
    files = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.toml")}
    same, plain = GAME.new(players=2, pack=pack(**files), seed=4), GAME.new(players=2, seed=4)
    for state in (same, plain):
        state.playout()
    assert board(same) == board(plain)


@rule("EMARA-GEN-04")
@pytest.mark.parametrize(
    "files",
    [
        {"nobility": {"rank": [{"id": "emperor", "cards_cp": [1, 1, 1, 1]}]}},
        {"nobility": {"rank": [{"id": "baron", "colour": "red"}]}},
        {"nobility": {"rank": [{"id": "baron", "cards_cp": "many"}]}},
        {"nobility": {"kings": []}},
        {"crowns": {}},
    ],
)
def test_packs_that_name_what_is_not_there(files):
    with pytest.raises(ComponentError) as refused:
        GAME.new(players=2, pack=pack(**files))
    check_error(refused.value, "pack")


@rule("EMARA-GEN-04")
def test_every_reconstructed_value_says_so():
    """What the rulebook does not give stands in a field with its own source, so that a pack can replace it."""
    for name in ("nobility", "advisors", "events", "favour_tokens"):
        data = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
        assert "reconstructed" in str(data)
    assert all(marker.source == "reconstructed" for marker in components(None).markers.marker)


@rule("EMARA-SOLO-04", "EMARA-SETUP-11", "EMARA-SOLO-10")
def test_bounds_of_the_modes_agree_with_the_files():
    for mode in GAME.info.modes:
        entry = PARTS.mode(mode.id)
        assert entry.players == mode.players
        option = mode.options.get("start_buildings")
        if mode.id in ("agreed_start", "solo_high_score"):
            assert option is not None
            assert (option.low, option.high, option.required) == (entry.chosen_min, entry.chosen_max, True)
        if mode.id == "solo_campaign":
            assert option is not None
            assert (option.low, option.high, option.default) == (entry.min_start, entry.max_start, entry.first_start)
