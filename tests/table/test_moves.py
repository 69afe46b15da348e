"""Deciding: one step once, a repeated request answered again, sequences whole or not at all, the end of a turn confirmed."""

import random

import pytest

from regalia.core.errors import ConfigError, UserError
from regalia.table import moves, seating
from regalia.table.errors import Conflict, Forbidden, Illegal, Missing, TableError, Unconfirmed
from table.helpers import ANN, BOB, CAT, PEOPLE, duel, key_of, play, play_until, post, whoever, wish


def pair(live, rng):
    """Two keys of one seat, the second answering a question that follows the first without anything new being shown."""
    for _ in range(400):
        seat, who = whoever(live)
        for action in live.state.legal_for(seat):
            after = live.state.copy()
            after.apply(action, seat)
            if not after.barrier and not after.over and after.actors() == [seat]:
                return seat, who, live.state.key(action), after.key(after.legal_for(seat)[0])
        play(live, rng=rng)
    raise AssertionError("no such pair")


def drawing(live, rng):
    """A key after which chance falls, and the seat is asked again or not."""
    for _ in range(400):
        seat, who = whoever(live)
        for action in live.state.legal_for(seat):
            after = live.state.copy()
            after.apply(action, seat)
            if after.barrier:
                return seat, who, live.state.key(action)
        play(live, rng=rng)
    raise AssertionError("nothing is ever drawn")


def test_a_decision_moves_the_step_on():
    live = duel()
    seat, who = whoever(live)
    before = live.step(seat)
    receipt = moves.act(live, who, post(live, seat, key_of(live, seat)), 0.0)
    assert receipt.step == before + 1 == live.step(seat)


def test_an_old_step_is_a_conflict_with_the_current_one():
    live = duel()
    play(live)
    seat, who = whoever(live)
    with pytest.raises(Conflict) as refused:
        moves.act(live, who, post(live, seat, key_of(live, seat), expected=live.step(seat) - 1), 0.0)
    assert refused.value.step == live.step(seat)


def test_the_same_request_gets_the_first_answer_again():
    live = duel()
    seat, who = whoever(live)
    first = post(live, seat, key_of(live, seat), request="r1")
    answer = moves.act(live, who, first, 0.0)
    rows = live.last
    play(live)
    assert moves.act(live, who, first, 0.0) == answer
    assert live.last == rows + 1


def test_a_request_id_cannot_be_used_for_something_else():
    live = duel()
    seat, who = whoever(live)
    options = live.state.legal_for(seat)
    moves.act(live, who, post(live, seat, live.state.key(options[0]), request="r1"), 0.0)
    with pytest.raises(Conflict, match="request id"):
        moves.act(live, who, post(live, seat, live.state.key(options[1]), request="r1"), 0.0)


def test_what_the_rules_refuse_is_said_in_their_words():
    live = duel()
    seat, who = whoever(live)
    legal = set(live.state.legal_for(seat))
    wrong = next(action for action in range(len(live.game.catalogue)) if action not in legal)
    draft = live.draft()
    with pytest.raises(Illegal) as refused:
        moves.act(draft, who, post(draft, seat, live.state.key(wrong)), 0.0)
    assert refused.value.clause
    assert refused.value.text("fr") != refused.value.text("en")
    with pytest.raises(ConfigError):
        moves.act(draft, who, post(draft, seat, "no:such"), 0.0)
    assert draft.last == live.last


def test_only_the_owner_of_a_seat_acts_for_it():
    live = duel()
    seat, _ = whoever(live)
    other = PEOPLE[1 - seat]
    with pytest.raises(Forbidden):
        moves.act(live, other, post(live, seat, key_of(live, seat)), 0.0)
    with pytest.raises(Forbidden):
        moves.act(live, CAT, post(live, seat, key_of(live, seat)), 0.0)
    with pytest.raises(Illegal):
        moves.act(live, other, post(live, 1 - seat, key_of(live, seat)), 0.0)


def test_a_sequence_is_applied_whole():
    live = duel()
    seat, who, *keys = pair(live, random.Random(1))
    before = live.step(seat)
    receipt = moves.act(live, who, post(live, seat, *keys, request="both"), 0.0)
    assert receipt.step == live.step(seat) == before + 2
    assert [row.action for row in live.rows[-2:]] == keys
    assert moves.act(live, who, post(live, seat, *keys, request="both", expected=before), 0.0) == receipt


def test_a_sequence_with_a_wrong_end_changes_nothing():
    live = duel()
    seat, who, first, _ = pair(live, random.Random(2))
    wrong = "no:such"
    draft = live.draft()
    with pytest.raises(UserError):
        moves.act(draft, who, post(draft, seat, first, wrong), 0.0)
    assert draft.last == live.last
    after = live.state.copy()
    after.apply(live.game.action(first), seat)
    illegal = next(a for a in range(len(live.game.catalogue)) if a not in after.legal_for(seat))
    with pytest.raises(Illegal):
        moves.act(draft, who, post(draft, seat, first, live.state.key(illegal)), 0.0)
    assert draft.last == live.last


def test_nothing_can_be_decided_beyond_what_is_not_yet_shown():
    """Otherwise a refused sequence would tell what is going to be drawn."""
    live = duel()
    seat, who, key = drawing(live, random.Random(3))
    for second in live.game.catalogue.keys[:40]:
        draft = live.draft()
        with pytest.raises(TableError) as refused:
            moves.act(draft, who, post(draft, seat, key, second), 0.0)
        assert refused.value.key == "table-sequence"


def test_the_end_of_a_turn_is_confirmed_by_those_who_wish_it():
    live = duel()
    for seat, who in PEOPLE.items():
        seating.setting(live, who, seat, True, 0.0)
    for _ in range(300):
        seat, who = whoever(live)
        for action in live.state.legal_for(seat):
            trial = live.state.resample(seat, 1)
            trial.apply(action, seat)
            if seat not in trial.actors():
                key = live.state.key(action)
                draft = live.draft()
                with pytest.raises(Unconfirmed):
                    moves.act(draft, who, post(draft, seat, key), 0.0)
                assert draft.last == live.last
                assert moves.act(draft, who, post(draft, seat, key, confirm=True), 0.0).step == draft.step(seat)
                return
        moves.act(live, who, post(live, seat, key_of(live, seat, random.Random(live.last)), confirm=True), 0.0)
    raise AssertionError("no turn ever ends")


def test_chat_does_not_move_the_step():
    live = duel()
    seat, who = whoever(live)
    waiting = post(live, seat, key_of(live, seat))
    seating.chat(live, PEOPLE[1 - seat], "hello", 0.0)
    assert moves.act(live, who, waiting, 0.0).step == live.step(seat)
    with pytest.raises(Forbidden):
        seating.chat(live, CAT, "me too", 0.0)


def test_a_game_played_to_its_end_is_finished():
    live = play_until(duel(), lambda found: found.status == "finished", random.Random(4))
    assert live.result.ended_by == "played"
    assert live.result.scores == live.state.scores()
    assert live.summary().status == "finished"
    assert live.summary().due is None
    with pytest.raises(Conflict):
        moves.act(live, ANN, post(live, 0, "any"), 0.0)


# -- seats ---------------------------------------------------------------------------------------


def test_a_table_waits_until_it_is_full():
    live = seating.create(ANN, wish(), 0.0)
    assert live.status == "open"
    assert seating.sit(live, BOB, -1, 0.0) == 1
    assert live.status == "running"
    assert seating.sit(live, BOB, -1, 0.0) == 1
    with pytest.raises(Conflict):
        seating.sit(live, CAT, -1, 0.0)


def test_a_taken_seat_cannot_be_taken_again():
    live = seating.create(ANN, wish(("open", "me")), 0.0)
    with pytest.raises(Conflict):
        seating.sit(live, BOB, 1, 0.0)
    seating.sit(live, ANN, 0, 0.0)
    assert live.seats_of("ann") == [0, 1]
    assert live.status == "running"


def test_the_owner_may_start_with_bots_in_the_open_seats():
    live = seating.create(ANN, wish(), 0.0)
    with pytest.raises(Forbidden):
        seating.start(live, BOB, "greedy", 0.0)
    seating.start(live, ANN, "random", 0.0)
    assert live.running
    assert live.seats[1].bot == "random"
    with pytest.raises(Conflict):
        seating.start(live, ANN, "random", 0.0)


def test_only_bots_of_ours_are_loaded():
    with pytest.raises(TableError, match="no bot"):
        seating.create(ANN, wish(("me", "bot:os:system")), 0.0)


@pytest.mark.parametrize("seats", [("me",), ("me", "open", "open"), ("me", "nobody")])
def test_seats_must_fit_the_game(seats):
    with pytest.raises(ConfigError):
        seating.create(ANN, seating.Wish(wish().game, wish().mode, 2, seats=seats), 0.0)


def test_a_pack_is_given_as_data_and_never_as_a_folder(tmp_path):
    with pytest.raises(ConfigError):
        seating.create(ANN, wish(options={"pack": str(tmp_path)}), 0.0)
    with pytest.raises(UserError):
        seating.create(ANN, wish(pack={"name": "x", "files": {"no-such-file": {}}}), 0.0)
    live = seating.create(ANN, wish(pack={"name": "mine", "files": {}}), 0.0)
    assert live.header.pack.name == "mine"


def test_leaving_before_the_start_frees_the_seat():
    live = seating.create(ANN, wish(("me", "open")), 0.0)
    seating.leave(live, ANN, -1, 0.0)
    assert [seat.kind for seat in live.seats] == ["open", "open"]


def test_leaving_offers_the_seat_to_a_stand_in_who_can_be_sent_away():
    live = duel()
    with pytest.raises(Forbidden):
        seating.stand_in(live, ANN, 1, "greedy", 0.0)
    seating.leave(live, BOB, -1, 0.0)
    assert live.seats[1].left
    with pytest.raises(Forbidden):
        seating.stand_in(live, CAT, 1, "greedy", 0.0)
    seating.stand_in(live, ANN, 1, "greedy", 0.0)
    assert live.seats[1].player == "greedy"
    play_until(live, lambda found: found.actors() == [1], random.Random(5))
    with pytest.raises(Conflict):
        moves.act(live, BOB, post(live, 1, key_of(live, 1)), 0.0)
    with pytest.raises(Forbidden):
        seating.stand_in(live, ANN, 1, "", 0.0)
    seating.stand_in(live, BOB, 1, "", 0.0)
    assert not live.seats[1].left
    moves.act(live, BOB, post(live, 1, key_of(live, 1)), 0.0)


def test_somebody_long_absent_may_be_replaced_too():
    live = duel()
    seating.stand_in(live, ANN, 1, "random", 0.0, absent=[1])
    assert live.seats[1].stand_in == "random"
    with pytest.raises(Missing):
        seating.stand_in(live, ANN, 7, "random", 0.0, absent=[7])


def test_a_rematch_has_the_same_people_one_seat_further():
    live = play_until(duel(), lambda found: found.status == "finished", random.Random(6))
    again = seating.again(live, ANN, 0.0)
    assert [seat.identity for seat in again.seats] == ["bob", "ann"]
    assert again.running
    assert again.header.secret != live.header.secret


def test_nobody_makes_a_table_grow_for_ever(monkeypatch):
    """Done and taken back again and again, or said; what has begun can still be played to its end."""
    rng = random.Random(3)
    live = duel()
    seat, who, key, _ = pair(live, rng)
    monkeypatch.setattr("regalia.table.live.MOST_ROWS", live.last + 21)
    for _ in range(10):
        moves.act(live, who, post(live, seat, key), 0.0)
        moves.undo(live, who, seat, live.step(seat), 0.0)
    moves.act(live, who, post(live, seat, key), 0.0)
    for more in (
        lambda: moves.undo(live, who, seat, live.step(seat), 0.0),
        lambda: seating.chat(live, ANN, "and one more", 0.0),
        lambda: seating.stand_in(live, ANN, 1, "random", 0.0, [1]),
        lambda: seating.leave(live, ANN, 0, 0.0),
    ):
        with pytest.raises(Forbidden) as refused:
            more()
        assert refused.value.key == "table-enough"
    play_until(live, lambda _: False, rng)
    assert live.status == "finished"
