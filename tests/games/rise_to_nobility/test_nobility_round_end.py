"""Income and upkeep are those of a second reading of the rules (nobility_book.py), on tables laid out at random."""

import random

import pytest
from nobility_book import PRINTED, TOKENS, TOP, Book
from nobility_table import GUILDS, RESOURCES, SHORT, board, go, table

from regalia.testing import rule


def last_turn(players, seed, number=3):
    """Nobody but seat 0 has not passed; apprentices, masters, buildings and offices lie at random."""
    rng = random.Random(seed)
    card = PRINTED.game.player_count[players - 1]
    guilds = {}
    tiles = [one.id for one in PRINTED.buildings if one.guild is None]
    for guild, short in zip(GUILDS, SHORT, strict=True):
        own = [f"WS-{short}-{number}" for number in range(1, 7)]
        owners = [rng.choice([None, *range(players)]) for _ in range(rng.randint(0, 3))]
        shops = [{"tile": own.pop(), "owner": owner} for owner in owners]
        guilds[guild] = {"workshops": [*shops, None, None, None][:3], "apprentices": [0] * players}
        for _ in range(rng.randint(0, card.apprentice_slots)):
            guilds[guild]["apprentices"][rng.randrange(players)] += 1
        tiles += own
    rng.shuffle(tiles)
    seats = {}
    for seat in range(players):
        seats[seat] = {
            "gold": rng.randint(0, 9),
            "modifiers": rng.randint(0, TOKENS // players),
            "reputation": rng.randint(20, 24),
        }
        seats[seat] |= {"nobility": rng.randint(0, 20), "resources": {one: rng.randint(0, 3) for one in RESOURCES}}
        seats[seat] |= {
            "vp": {"settlers": rng.randint(0, 9), "council": rng.randint(0, 9)},
            "workers": 0,
            "community_zones": [rng.choice([None, f"CB-{seat * 2 + 1:02}"]), None, None],
        }
        seats[seat]["community_zones"][2] = rng.choice([None, f"CB-{seat * 2 + 2:02}"])
    used = {tile for player in seats.values() for tile in player["community_zones"]}
    hall = [tile if rng.random() < 0.7 else None for tile in [tile for tile in tiles if tile not in used][:6]]
    council = [[f"SC-{row * 6 + column:02}" if rng.random() < 0.6 else None for column in range(1, 7)] for row in range(3)]
    gone = [one.id for one in PRINTED.council if one.id not in {tile for row in council for tile in row}]
    seats[0]["council_tiles"] = gone[rng.randint(0, 12) :]
    event = rng.choice([None, "hardworking_apprentices", "tax_collectors"])
    said = {"guilds": guilds, "seats": seats, "event": event}
    said |= {"stone_council": {"tiles": council}, "town_hall": {"buildings": hall}}
    first = rng.randrange(players)
    return table(players, passed=list(range(1, players)), first_player=first, round=number, **said)


@rule("NOBILITY-INCOME-02", "NOBILITY-INCOME-03", "NOBILITY-INCOME-04", "NOBILITY-INCOME-06", "NOBILITY-COMP-05")
@rule("NOBILITY-UPKEEP-03", "NOBILITY-UPKEEP-04", "NOBILITY-UPKEEP-07", "NOBILITY-UPKEEP-08")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", range(2, 7))
def test_a_round_ends_as_the_second_reading_says(players, seed):
    state = last_turn(players, seed)
    position = state.to_json()
    before, after = position["table"], board(go(state, "end_turn"))
    left = TOKENS - sum(player["modifiers"] for player in before["players"])
    for turn in range(players):
        seat = (before["first_player"] + turn) % players
        book, now = Book(position, seat), after["players"][seat]
        zones = book.me["community_zones"]
        got = min(left, 1) if zones[0] else 0
        left -= got
        expected = {"gold": book.me["gold"] + book.income(), "resources": book.goods(), "modifiers": book.me["modifiers"] + got}
        expected["reputation"] = min(TOP, book.me["reputation"] + (1 if zones[2] else 0))
        assert {name: now[name] for name in expected} == expected
        assert len(now["dice"]) == book.card.dice
    assert (after["round"], after["passed"], after["first_player"]) == (4, [], (before["first_player"] + 1) % players)
    refilled(before, after)


def refilled(before, after):
    spaces = [tile for row in before["stone_council"]["tiles"] for tile in row]
    filled = [tile for row in after["stone_council"]["tiles"] for tile in row]
    assert all(new == old for new, old in zip(filled, spaces, strict=True) if old)
    holes = [space for space, tile in enumerate(spaces) if not tile]
    pile = len(PRINTED.council) - len(spaces) + len(holes) - sum(len(player["council_tiles"]) for player in before["players"])
    assert [space for space, tile in enumerate(filled) if not tile] == holes[pile:]
    full = {guild for guild in GUILDS if all(before["guilds"][guild]["workshops"])}
    kept = [tile for tile in before["town_hall"]["buildings"] if tile]
    guild_of = {one.id: one.guild for one in PRINTED.buildings}
    for slot, tile in enumerate(after["town_hall"]["buildings"]):
        assert guild_of[tile] not in full
        if slot < len(kept) and guild_of[kept[slot]] not in full:
            assert tile == kept[slot]


@rule("NOBILITY-END-02", "NOBILITY-END-03", "NOBILITY-END-06", "NOBILITY-END-08", "NOBILITY-END-09", "NOBILITY-END-11")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_last_round_is_scored_as_the_second_reading_says(players):
    state = go(last_turn(players, 7, number=10), "end_turn")
    assert state.over
    books = [Book(state.to_json(), seat) for seat in range(players)]
    scores = [book.score() for book in books]
    assert state.scores() == scores
    chain = [(score, book.me["plots"], book.me["reputation"], book.me["gold"]) for score, book in zip(scores, books, strict=True)]
    assert state.ranks() == [1 + sum(other > own for other in chain) for own in chain]
