"""Commissions of a full table, and when the deck runs out (NOBILITY-CMS)."""

from nobility_table import GAME, board, go, keys, me, place, refused_for, table

from regalia.testing import rule

CHANCERY = GAME.components.chancery
ALL_RACES = {"satisfied": [f"SET-0{n}" for n in range(1, 7)], "plots": 6, "houses": 0}
HOLDING = {"dice_tile": "DT-01", "complete": [], "dice": [], "activated": False}


def holding(card, tile, done):
    return {"card": card.id, "dice_tile": tile.id, "complete": tile.values if done else [], "dice": [], "activated": done}


@rule("NOBILITY-CMS-07", "NOBILITY-CMS-10")
def test_the_last_card_comes_with_the_last_dice_tile():
    """Seventeen of eighteen cards are held, the last one has been drawn."""
    held = [holding(*pair, False) for pair in zip(CHANCERY.commission[1:], CHANCERY.dice_tile[1:], strict=True)]
    seats = {seat: {"commissions": held[5 - seat :: 6], "reputation": 20} for seat in range(6)}
    offices = {office.id: number % 6 for number, office in enumerate(CHANCERY.office)}
    made = place(5, "berk", table(6, dice=[5] * 4, offices=offices, seats=seats)).to_json()
    made["stack"].append("keep_commission:0")
    made["table"]["action"]["visit"] = ["commission"]
    made["table"]["players"][0]["drawn"] = made["table"]["chancery"].pop("deck")
    after = GAME.from_json(made).to_json()["table"]
    assert after["players"][0]["commissions"][-1]["dice_tile"] == CHANCERY.dice_tile[0].id
    assert (after["chancery"]["dice_tiles"], after["players"][0]["reputation"]) == ([], 17)


@rule("NOBILITY-CMS-12", "NOBILITY-END-05")
def test_settlers_count_for_the_commissions_of_their_races():
    """Each player has seven cards and one of the six commissions for two races."""
    wanted = [one for one in CHANCERY.commission if one.score.metric == "settlers_of"]
    races = {card.id: card.race for card in GAME.components.settlers}
    closed = [card for card in races if card not in [f"SET-{n}" for n in range(13, 19)]]
    seats = {
        seat: {
            "satisfied": closed[seat::6],
            "plots": 7,
            "houses": 0,
            "commissions": [holding(wanted[seat], CHANCERY.dice_tile[seat], True)],
        }
        for seat in range(6)
    }
    state = table(6, seats=seats)
    for seat, card in enumerate(wanted):
        expected = 2 * sum(races[one] in card.score.of for one in closed[seat::6])
        assert dict(state.breakdown(seat))["commissions"] == expected


# -- the deck runs out -----------------------------------------------------------------------------


def few_cards(deck, under):
    """All other commission cards are in the other hands."""
    rest = [card for card in GAME.components.commission if card not in [*deck, *(one["card"] for one in under), "treasurer"]]
    tiles = [f"DT-{n:02}" for n in range(2, 2 + len(rest))]
    held = [{**HOLDING, "card": card, "dice_tile": tile} for card, tile in zip(rest, tiles, strict=True)]
    return {"seats": {1: {"commissions": held}, 2: {"commissions": []}}, "chancery": {"deck": list(deck), "under": under}}


@rule("NOBILITY-CMS-09")
def test_fewer_cards_than_to_be_drawn():
    under = [{"card": "benefactor", "by": 1, "with": None}]
    said = few_cards(["teacher"], under)
    player = {**ALL_RACES, "workers": 2, "reputation": 20}
    seats = {0: player, **said["seats"]}
    state = table(3, dice=[5] * 5, seats=seats, chancery=said["chancery"], offices={"T1": 0})
    go(place(5, "berk", state), "part:commission")
    assert keys(state) == ["keep:benefactor", "keep:teacher"]
    go(state, "keep:teacher")
    assert me(state)["reputation"] == 17
    assert board(state)["chancery"]["under"] == [{"card": "benefactor", "by": 0, "with": None}]
    none = few_cards([], [])
    seats = {0: {**player, "commissions": [{**HOLDING, "card": "treasurer"}]}, **none["seats"]}
    empty = table(3, dice=[5] * 5, seats=seats, chancery=none["chancery"], offices={"T1": 0})
    place(5, "berk", empty)
    assert refused_for(empty, "part:commission") == "CMS-09"


@rule("NOBILITY-CMS-09")
def test_cards_under_the_deck_are_drawn_in_the_order_they_were_put_there():
    under = [{"card": card, "by": 1, "with": None} for card in ("benefactor", "teacher", "noble_blood")]
    said = few_cards([], under)
    seats = {0: {**ALL_RACES, "reputation": 20}, **said["seats"]}
    state = table(3, dice=[3] * 5, seats=seats, chancery=said["chancery"], offices={"T1": 0})
    go(place(3, "berk", state), "part:commission")
    assert set(keys(state)) == {"keep:benefactor", "keep:teacher"}
    go(state, "keep:teacher")
    assert [one["card"] for one in board(state)["chancery"]["under"]] == ["noble_blood", "benefactor"]
