"""Numbers of copies per kind as a box may have them, and the names of a pack's cards and places (REALMS-GEN-06)."""

from collections import Counter

import pytest
from realms_table import GAME, log, place_all, placing, realms, seat

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack
from regalia.drawing.scene import scene_of
from regalia.games.medieval_realms.load.whole import components
from regalia.testing import line, rule
from regalia.testing.playing import play_random


def box(cards=(), **counts):
    files = {"card_kinds": {"kind": [{"id": kind, "count": count} for kind, count in counts.items()]}}
    return Pack("box", {**files, **({"cards": {"card": list(cards)}} if cards else {})})


def kinds(pack):
    return Counter(card.kind for card in components(pack).cards)


@rule("REALMS-GEN-06")
def test_other_numbers_of_copies():
    """Patronage is ours alone: a box without it has three cards more of other kinds."""
    pack = box(patronage=0, city=14, war=8)
    assert kinds(pack) - kinds(None) == Counter(city=2, war=1)
    assert kinds(None) - kinds(pack) == Counter(patronage=3)
    assert len(components(pack).cards) == 109
    state = play_random(GAME, GAME.configure(4, pack=pack), 3)
    assert state.over
    assert GAME.replay(state.journal()).digest() == state.digest()


@rule("REALMS-GEN-06")
def test_a_copy_is_like_the_cards_of_its_kind():
    """The last cards of a kind make room, in the order of the kinds; copies repeat the first cards of theirs."""
    c = components(box(castle=6, city=14))
    changed = [c.cards[c.card[id]] for id in ("castle_07", "castle_08")]
    for card, model in zip(changed, ("city_01", "city_02"), strict=True):
        like = c.cards[c.card[model]]
        assert (card.kind, card.seal, card.type, card.cost, card.effects) == ("city", "green", "kingdom", like.cost, like.effects)
        assert card.name_en == like.name_en
    state = realms(2, {0: {"palace": {"raw_material": 5}, "area": ["castle_07"]}}, options={"pack": box(castle=6, city=14)})
    line(state, "play:castle_07")
    assert dict(state.breakdown(0))["city-end"] == 4


@rule("REALMS-GEN-06")
def test_a_pack_says_which_card_and_what_it_is():
    """What the pack does not say of a card that changes its kind is as on the first card of that kind."""
    pack = box([{"id": "castle_01", "kind": "island", "name_en": "Samos", "name_fr": "Samos"}], castle=7, island=10)
    card = components(pack).cards[components(pack).card["castle_01"]]
    assert (card.kind, card.seal, card.requires.per_island, card.name_en) == ("island", "turquoise", 1, "Samos")
    assert components(pack).cards[components(pack).card["castle_08"]].kind == "castle"
    assert kinds(pack) - kinds(None) == Counter(island=1)


def test_cards_that_a_pack_speaks_of_stay():
    pack = box([{"id": "castle_08", "name_en": "Tower"}], castle=7, city=13)
    c = components(pack)
    assert c.cards[c.card["castle_08"]].kind == "castle"
    assert c.cards[c.card["castle_07"]].kind == "city"


@pytest.mark.parametrize(
    ("cards", "counts", "named", "found", "expected"),
    [
        ([], {"castle": 9}, "card_kinds.castle.count", 110, 109),
        ([], {"castle": 7, "city": 11}, "card_kinds.castle.count, card_kinds.city.count", 107, 109),
        ([], {"castle": -1, "city": 21}, "card_kinds.castle.count", None, None),
        ([{"id": "city_01", "kind": "market"}], {}, "card_kinds.market", 8, 7),
        ([{"id": f"castle_0{n}", "honour": False} for n in range(1, 9)], {"castle": 7, "city": 13}, "card_kinds.castle", 8, 7),
    ],
)
def test_totals_are_checked(cards, counts, named, found, expected):
    with pytest.raises(ComponentError) as problem:
        GAME.new(2, pack=box(cards, **counts))
    assert problem.value.clause == "REALMS-GEN-06"
    for lang in ("en", "fr"):
        said = problem.value.text(lang)
        assert named in said
        assert found is None or (str(found) in said and str(expected) in said)


# -- names -------------------------------------------------------------------------------------------

NAMES = [{"id": "war_01", "name_en": "Agincourt", "name_fr": "Azincourt"}]


def test_the_names_of_a_pack_are_said_everywhere():
    board = {"terrain": [{"id": 3, "name_en": "Fens", "name_fr": "Marais"}]}
    board["management_slot"] = [{"id": "slot_gold", "name_en": "Mint", "name_fr": "Hôtel des monnaies"}]
    pack = Pack("box", {"cards": {"card": NAMES}, "realm_board": board})
    state = realms(2, {0: {"palace": {"production": 1, "combat": 7}}}, current={1: "war_01"}, options={"pack": pack})
    said = {"en": ("Agincourt", "Fens", "Mint"), "fr": ("Azincourt", "Marais", "Hôtel des monnaies")}
    for lang, (card, terrain, slot) in said.items():
        assert card in GAME.label(lang, GAME.action("activate:1"), state)
        assert card in GAME.draw_text(state.view(0), lang, False)
        assert terrain in GAME.draw_text(state.view(0), lang, False)
        assert card in "".join(board.svg for board in GAME.draw(scene_of(state, 0, lang)).boards)
        assert GAME.tip(lang, "card:war_01", pack)[0] == card
        assert GAME.tip(lang, "terrain:3", pack)[0] == terrain
        assert GAME.tip(lang, "management:gold", pack)[0] == slot
    events = log(state)
    line(state, "activate:1")
    assert "Agincourt" in GAME.log_line("en", events[0])
    placement = placing(3, options={"pack": pack})
    assert "Mint" in GAME.label("en", GAME.action("place_mayor:gold"), placement)
    assert "Fens" in GAME.label("en", GAME.action("place_general:3"), placement)
    assert "Mint" in GAME.draw(scene_of(placement, 0, "en")).boards[0].svg
    events = log(placement)
    place_all(placement, 0, ["gold"] * 4, [3], [3])
    assert any("Fens" in GAME.log_line("en", event) for event in events)


def test_other_tables_keep_their_names():
    GAME.new(2, pack=Pack("box", {"cards": {"card": NAMES}}))
    state = realms(2, {0: {"palace": {"production": 1}}}, current={1: "war_01"})
    assert "Agincourt" not in GAME.label("en", GAME.action("activate:1"), state)
    assert GAME.tip("en", "card:war_01")[0] != "Agincourt"


def test_the_ruler_of_a_pack():
    pack = Pack("box", {"game": {"ruler": [{"id": "ruler_red", "name_en": "Isabella", "name_fr": "Isabelle"}]}})
    assert GAME.seat_names("fr", GAME.configure(2, pack=pack))[0] == "Isabelle"
    assert GAME.seat_names("fr", GAME.configure(2))[0] == "Le Roi rouge"


def test_an_option_to_play_says_the_name_of_the_pack():
    state = realms(
        2, {0: {"palace": {"combat": 7}, "area": ["war_01"]}}, options={"pack": Pack("box", {"cards": {"card": NAMES}})}
    )
    assert "Agincourt" in GAME.label("en", GAME.action("play:war_01"), state)
    assert "Agincourt" in GAME.draw(scene_of(state, 0, "en")).own
    line(state, "play:war_01", "choose_bonus:gold")
    assert seat(state, 0)["realm"] == ["war_01"]
    assert "Agincourt" in GAME.draw(scene_of(state, 0, "en")).own


# -- a whole box ---------------------------------------------------------------------------------------


def unlike_ours():
    """Every part of a pack at once."""
    lis = [{"id": n, "reward": {"fleur_de_lis": 1 + n % 3, **({"combat": 4} if n % 2 else {})}} for n in range(1, 11)]
    condition = {"count": "tokens", "at_least": 6}
    ends = [{"when": "end_game", "op": "vp_if", "amount": 4, "conditions": [condition]}]
    cards = [{"id": f"island_0{n}", "effects": ends} for n in (1, 2, 3)]
    cards += [{"id": "art_gallery_01", "effects": []}, {"id": "castle_01", "kind": "tithe"}]
    kinds = [
        {"id": "patronage", "count": 0},
        {"id": "war", "count": 10},
        {"id": "castle", "count": 7},
        {"id": "tithe", "count": 4},
    ]
    return Pack("box", {"cards": {"card": cards}, "card_kinds": {"kind": kinds}, "realm_board": {"terrain": lis}})


@pytest.mark.parametrize(("players", "mode"), [(2, "standard"), (5, "standard"), (1, "solo_regent")])
def test_a_box_unlike_ours(players, mode):
    state = GAME.new(players, seed=7, mode=mode, pack=unlike_ours())
    kinds = set()
    while not state.over:
        kinds.add(state.question(state.turn).kind)
        for lang in ("en", "fr") if state.moves % 10 == 0 else ():
            GAME.draw(scene_of(state, state.turn, lang))
            GAME.draw_text(state.view(state.turn), lang, False)
        assert GAME.from_json(state.to_json()).to_json() == state.to_json()
        legal = state.legal()
        state.do(legal[(state.moves * 7) % len(legal)])
    assert "choose_reward" in kinds
    assert [sum(points for _, points in state.breakdown(seat)) for seat in range(state.seats)] == state.scores()
    assert GAME.replay(state.journal()).digest() == state.digest()
