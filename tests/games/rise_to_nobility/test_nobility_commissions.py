"""Commissions of a full table: six players, all offices, all cards (NOBILITY-CMS)."""

from nobility_table import GAME, place, table

from regalia.testing import rule

CHANCERY = GAME.components.chancery


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
