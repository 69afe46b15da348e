"""What a seat cannot know is dealt anew from its knowledge alone: commission cards (NOBILITY-INFO-03, -04)."""

import pytest
from nobility_table import GAME, kind, table

from regalia.testing import rule

CARDS = list(GAME.components.commission)
HELD = {"complete": [], "dice": [], "activated": False}


def cards_of(state, seat):
    return [CARDS[card] for card, by in zip(state.held_card, state.held_by, strict=True) if by == seat]


def names(mask):
    return {card for n, card in enumerate(CARDS) if mask >> n & 1}


def first_cards(chosen, players=3, seed=5):
    """So many players have kept a card at set-up."""
    state = GAME.new(players=players, seed=seed, chancery=True, first_player=1)
    for _ in range(chosen):
        state.do(state.legal()[0])
    return state


@rule("NOBILITY-INFO-03")
@pytest.mark.parametrize("chosen", [0, 1, 2, 3])
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_what_is_dealt_follows_from_what_is_known(chosen, seat):
    """Every card is somewhere once, what a seat sees stays, and two tables it cannot tell apart are dealt alike."""
    state = first_cards(chosen)
    dealt = [state.resample(seat, seed) for seed in range(6)]
    for other in dealt:
        GAME.check(other)
        assert other.view(seat) == state.view(seat)
        assert [len(names(mask)) for mask in other.returned] == [len(names(mask)) for mask in state.returned]
    assert len({one.resample(seat, 99).digest() for one in dealt}) == 1


@rule("NOBILITY-INFO-04")
def test_a_card_returned_at_setup_is_not_dealt_to_those_who_still_choose():
    state = first_cards(1)
    mine = names(state.returned[0])
    assert len(mine) == 2
    for seed in range(30):
        other = state.resample(0, seed)
        assert not mine & (names(other.drawn[1]) | names(other.drawn[2]))


@rule("NOBILITY-INFO-04")
@pytest.mark.parametrize("returned", [CARDS[:2], CARDS[-2:], CARDS[8:10], CARDS[1:4:2]])
@pytest.mark.parametrize("seat", [0, 2])
def test_whatever_was_returned_at_setup_is_dealt_to_nobody_as_first_card(returned, seat):
    """Any other card may be anybody's first one."""
    firsts = [card for card in CARDS if card not in returned][:3]
    seats = {n: {"commissions": [{**HELD, "card": card, "dice_tile": f"DT-0{n + 1}"}]} for n, card in enumerate(firsts)}
    seats[seat]["returned"] = returned
    state = table(3, seats=seats, chancery=True)
    found = set()
    for seed in range(60):
        other = state.resample(seat, seed)
        found |= {cards_of(other, n)[0] for n in range(3) if n != seat}
    assert found == set(CARDS) - set(returned) - {firsts[seat]}


@rule("NOBILITY-INFO-04")
def test_returned_cards_of_the_others_were_nobodys_first_card():
    state = first_cards(3)
    for seed in range(30):
        other = state.resample(0, seed)
        firsts = {cards_of(other, seat)[0] for seat in range(3)}
        for seat in (1, 2):
            assert not names(other.returned[seat]) & firsts


@rule("NOBILITY-INFO-03")
def test_a_spectator_knows_nothing_of_what_the_last_player_returned():
    """Any card may be any player's first one."""
    state = first_cards(3)
    found = set()
    for seed in range(60):
        other = state.resample(-1, seed)
        found |= {cards_of(other, seat)[0] for seat in range(3)}
    assert found == set(CARDS)


def under(*rows):
    return [{"card": card, "by": by, "with": mate} for card, by, mate in rows]


@rule("NOBILITY-INFO-04", "NOBILITY-CMS-09")
def test_two_unknown_cards_are_still_mixed():
    """Seat 0 has put all but two cards under the deck: one of these is in the other hand, one in the deck."""
    put = under(*((card, 0, None) for card in CARDS if card not in ("treasurer", "schemer", "noble_blood")))
    state = table(2, chancery={"under": put})
    assert (cards_of(state, 0), cards_of(state, 1), names(state.commissions)) == (["treasurer"], ["schemer"], {"noble_blood"})
    assert {cards_of(state.resample(0, seed), 1)[0] for seed in range(20)} == {"schemer", "noble_blood"}


@rule("NOBILITY-INFO-04", "NOBILITY-CMS-09")
def test_a_pair_put_back_stays_a_pair_when_another_player_draws_one_of_it():
    """Seat 0 knows that seat 1 has drawn one of the two, and that the other still lies there."""
    pair = {CARDS[0], "benefactor"}
    gone = {*pair, "treasurer", "schemer"}
    put = [(CARDS[0], 0, "benefactor"), *((card, 1, None) for card in CARDS if card not in gone)]
    held = [{**HELD, "card": card, "dice_tile": tile} for card, tile in (("schemer", "DT-02"), ("benefactor", "DT-03"))]
    seats = {1: {"satisfied": ["SET-01"], "plots": 1, "commissions": held}}
    state = table(2, seats=seats, chancery={"under": under(*put)}, offices={"T1": 1})
    dealt = [state.resample(0, seed) for seed in range(20)]
    drawn = [(cards_of(other, 1)[1], CARDS[other.under[0] & 31]) for other in dealt]
    assert all(set(both) == pair for both in drawn)
    assert len(set(drawn)) == 2


@rule("NOBILITY-INFO-04", "NOBILITY-CMS-09")
def test_a_pair_put_back_is_known_once_one_of_it_is_drawn_again():
    """The deck is empty: seat 0 has drawn one of its two cards again, so the other lies where it lies."""
    rest = [card for card in CARDS if card not in ("treasurer", "schemer", "teacher", "benefactor", "noble_blood")]
    put = [("teacher", 0, "noble_blood"), *((card, 1, None) for card in rest), ("benefactor", 1, None)]
    held = [{**HELD, "card": card, "dice_tile": tile} for card, tile in (("treasurer", "DT-01"), ("noble_blood", "DT-03"))]
    said = {"satisfied": ["SET-01"], "plots": 1, "commissions": held}
    state = table(2, me=said, chancery={"under": under(*put)}, offices={"T1": 0})
    assert names(state.commissions) == set()
    for seed in range(10):
        other = state.resample(0, seed)
        assert cards_of(other, 0) == ["treasurer", "noble_blood"]
        assert CARDS[other.under[0] & 31] == "teacher"


def test_without_the_chancery_nothing_is_dealt_anew():
    assert table(3).resample(0, 3).digest() == table(3).digest()


@rule("NOBILITY-INFO-03")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_at_the_end_all_hands_lie_open_and_the_deck_does_not(seat):
    state = first_cards(3)
    state.playout()
    assert kind(state) == ""
    dealt = [state.resample(seat, seed) for seed in range(6)]
    for other in dealt:
        GAME.check(other)
        assert list(other.held_card) == list(state.held_card)
        assert other.view(seat) == state.view(seat)
    assert len({one.resample(seat, 99).digest() for one in dealt}) == 1


@rule("NOBILITY-INFO-04", "NOBILITY-CMS-09")
def test_at_the_end_the_cards_under_the_deck_stay_the_secret_of_who_put_them_there():
    """Seat 0 has put two back together; at the end seat 1 shows one of them, so seat 0 knows the other."""
    rest = [card for card in CARDS if card not in ("treasurer", "schemer", "teacher")]
    put = [("teacher", 0, "schemer"), *((card, n % 2, None) for n, card in enumerate(rest))]
    state = table(2, chancery={"under": under(*put)})
    assert (cards_of(state, 1), names(state.commissions)) == (["schemer"], set())
    assert state.view(0)["table"]["chancery"]["under"][0]["one_of"] == ["teacher", "schemer"]
    state.over = True
    assert state.view(0)["table"]["chancery"]["under"][0]["one_of"] == ["teacher"]
    for seat in (0, 1):
        dealt = [[CARDS[one & 31] for one in state.resample(seat, seed).under] for seed in range(30)]
        for found, (card, by, _) in zip(zip(*dealt, strict=True), put, strict=True):
            assert (set(found) == {card}) if by == seat else (len(set(found)) > 4)
