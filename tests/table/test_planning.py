"""Plans: tried on what the seat knows, kept for its own eyes, followed when it is asked; never a look at what is hidden."""

import asyncio
import random

import pytest

from regalia.core.registry import game, games
from regalia.table import chains, moves, payload, planning, seating
from regalia.table import records as kinds
from regalia.table.errors import Conflict, Forbidden, TableError
from regalia.table.records import ClockSettings
from table.helpers import ANN, BOB, CAT, whoever

ALL = [known.id for known in games()]


def positions(id, seed, most=60):
    state = game(id).new(players=2, seed=seed)
    rng = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        yield state, state.actors()[0]
        state.apply(rng.choice(state.legal_for(state.actors()[0])), state.actors()[0])


@pytest.mark.parametrize("id", ALL)
def test_a_plan_never_depends_on_what_is_hidden_or_to_come(id):
    """Whatever was dealt, and whatever the generator brings: the copy, its options and where it stops are the same."""
    rng = random.Random(2)
    for number, (state, seat) in enumerate(positions(id, 4)):
        other = state.resample(seat, number + 50)
        keys: list[str] = []
        for _ in range(4):
            here, there = planning.tried(state, seat, keys), planning.tried(other, seat, keys)
            assert here.position.view(seat) == there.position.view(seat)
            assert here.stopped == there.stopped
            if here.stopped:
                break
            keys.append(here.position.key(rng.choice(here.position.legal_for(seat))))


@pytest.mark.parametrize("id", ALL)
def test_a_plan_changes_nothing_and_shows_no_outcome_of_chance(id):
    for state, seat in positions(id, 6):
        before = state.to_json()
        for action in list(state.legal_for(seat))[:4]:
            trial = planning.tried(state, seat, [state.key(action)])
            if trial.stopped == "chance":
                assert trial.position.view(seat) == state.view(seat)
                with pytest.raises(TableError):
                    planning.tried(state, seat, [state.key(action)] * 2)
        assert state.to_json() == before


@pytest.mark.parametrize("id", ALL)
def test_while_others_are_on_move_a_plan_says_what_it_supposes(id):
    found = 0
    for state, seat in positions(id, 8):
        if state.lanes:
            continue
        waiting = next(other for other in range(2) if other != seat)
        try:
            trial = planning.tried(state, waiting, [])
        except TableError:
            continue
        found += 1
        assert waiting in trial.position.actors()
        assert trial.supposed[0].seat == seat
        assert all(one.action in one.state.legal_for(one.seat) for one in trial.supposed)
    assert found


def test_what_is_not_possible_cannot_be_planned():
    state = game("two_heirs").new(players=2, seed=1)
    seat = state.actors()[0]
    refused = next(action for action in state.question(seat).candidates(state) if action not in state.legal_for(seat))
    with pytest.raises(TableError):
        planning.tried(state, seat, [state.key(refused)])


# -- kept plans ------------------------------------------------------------------------------------


def table_of(id, mode):
    live = seating.create(ANN, seating.Wish(id, mode, 2, seats=("me", "open"), clock=ClockSettings()), 0.0)
    seating.sit(live, BOB, -1, 0.0)
    return live


def options(live):
    return [live.state.key(action) for action in live.state.legal_for(live.actors()[0])]


def duel(now=0.0):
    """Ann and Bob, one of them about to place a die; nothing hidden comes before the other's turn."""
    live = table_of("rise_to_nobility", "standard")
    rng = random.Random(3)
    while live.state.question(live.actors()[0]).kind != "menu" or "place_die" not in options(live):
        moves.write_act(live, live.actors()[0], live.state.key(rng.choice(live.state.legal_for(live.actors()[0]))), now)
    return live


def waiting(live):
    seat, _ = whoever(live)
    return 1 - seat, {0: ANN, 1: BOB}[1 - seat]


def supposed_turn(live, seat):
    """The others do exactly what the plan supposed."""
    _, supposed = planning.suppose(live.state, seat)
    for one in supposed:
        moves.write_act(live, one.seat, one.state.key(one.action), 1.0)


def planned(live, strict, length=1):
    seat, who = waiting(live)
    keys: list[str] = []
    for _ in range(length):
        trial = planning.tried(live.state, seat, keys)
        if trial.stopped:
            break
        keys.append(trial.position.key(trial.position.legal_for(seat)[0]))
    planning.keep(live, who, seat, keys, strict, 1.0)
    return seat, keys


def test_a_plan_is_followed_when_nothing_else_changed():
    live = duel()
    seat, keys = planned(live, True)
    supposed_turn(live, seat)
    assert planning.due(live) == [seat]
    planning.follow(live, seat, 2.0)
    assert live.line.plays[-1].line.seat == seat
    assert live.line.plays[-1].line.action == keys[-1]
    assert seat not in live.plans
    assert live.plan_ended[seat] == "done"


def test_a_plan_is_dropped_with_a_word_when_something_changed():
    live = duel()
    seat, _ = planned(live, True)
    rng = random.Random(5)
    other, _ = whoever(live)
    _, supposed = planning.suppose(live.state, seat)
    least = [one.action for one in supposed]
    first = next(action for action in live.state.legal_for(other) if action != least[0])
    moves.write_act(live, other, live.state.key(first), 1.0)
    while seat not in live.people_asked():
        moves.write_act(live, live.actors()[0], live.state.key(rng.choice(live.state.legal_for(live.actors()[0]))), 1.0)
    plays = len(live.line.plays)
    planning.follow(live, seat, 2.0)
    assert len(live.line.plays) == plays
    assert live.plan_ended[seat] == "changed"


def test_a_loose_plan_is_followed_as_far_as_it_is_allowed():
    live = duel()
    seat, keys = planned(live, False)
    live.plans[seat].keys = [*keys, "place_die", "place_die", "place_die"]
    supposed_turn(live, seat)
    planning.follow(live, seat, 2.0)
    assert live.plan_ended[seat] in ("rest", "refused")
    assert keys[0] in [play.line.action for play in live.line.plays if play.line.seat == seat]


def test_nobody_else_learns_of_a_plan():
    live = duel()
    seat, who = waiting(live)
    others = [viewer for viewer in range(-1, len(live.seats)) if viewer != seat]
    before = [(payload.table_bytes(live, viewer, "en"), live.sequence(viewer), live.step(viewer)) for viewer in others]
    mine = live.sequence(seat)
    planned(live, True)
    live.cached = {}
    assert before == [(payload.table_bytes(live, viewer, "en"), live.sequence(viewer), live.step(viewer)) for viewer in others]
    assert all(payload.happened(live, viewer, "en", live.sequence(viewer) - 1)[-1]["kind"] != kinds.PLAN for viewer in others)
    assert live.sequence(seat) == mine + 1
    assert payload.happened(live, seat, "en", mine)[-1]["kind"] == kinds.PLAN
    planning.drop(live, who, seat, 2.0)
    assert seat not in live.plans


def test_only_the_person_of_the_seat_plans():
    live = duel()
    seat, who = waiting(live)
    key = live.state.key(live.state.legal_for(1 - seat)[0])
    for caller in (CAT, ANN if who is BOB else BOB):
        with pytest.raises(Forbidden):
            planning.keep(live, caller, seat, [key], True, 1.0)
    with pytest.raises(TableError):
        planning.keep(live, who, seat, [], True, 1.0)


def test_a_plan_survives_being_read_from_its_rows():
    from regalia.table.live import Live

    live = duel()
    seat, keys = planned(live, True)
    again = Live(live.header)
    for row in live.rows:
        again.add(row)
    assert again.plans[seat].keys == keys
    assert again.plans[seat].seen


@pytest.mark.parametrize("id", ["medieval_realms", "rise_to_nobility"])
def test_passing_for_somebody(id):
    live = table_of(id, "standard")
    planning.always_pass(live, BOB, 1, 1.0)
    rng = random.Random(1)
    passed = 0
    for _ in range(400):
        if not live.running or passed > 2:
            break
        for seat in planning.due(live):
            before = len(live.line.plays)
            planning.follow(live, seat, 2.0)
            passed += len(live.line.plays) - before
        seat = next((seat for seat in live.actors() if seat not in planning.due(live)), None)
        if seat is not None:
            moves.write_act(live, seat, live.state.key(rng.choice(live.state.legal_for(seat))), 2.0)
    assert passed > 2
    assert live.plans[1].passes
    assert 0 not in live.plans


def test_a_game_without_a_pass_says_so():
    live = table_of("two_heirs", "duel")
    with pytest.raises(Conflict):
        planning.always_pass(live, ANN, 0, 1.0)


def test_the_service_follows_a_plan_by_itself(opened, run, sqlite):
    """Once the others have decided as supposed, nobody need be there."""

    async def story():
        async with opened(sqlite) as hall:
            live = await hall.add(duel(hall.now()))
            id = live.header.id
            seat, who = waiting(live)
            trial = planning.tried(live.state, seat, [])
            key = trial.position.key(trial.position.legal_for(seat)[0])
            await hall.change(id, lambda draft: planning.keep(draft, who, seat, [key], True, hall.now()))
            await hall.change(id, lambda draft: supposed_turn(draft, seat))
            for _ in range(2000):
                live = await hall.table(id)
                if seat not in live.plans:
                    break
                await asyncio.sleep(0.05)
            return live, seat, key

    live, seat, key = run(story())
    assert live.plan_ended[seat] == "done"
    assert [play.line.action for play in live.line.plays if play.line.seat == seat][-1:] == [key]


def test_what_was_decided_in_one_post_is_taken_back_and_made_again_as_one():
    live = duel()
    seat, who = whoever(live)
    link = next(link for link in chains.offered(live.state, seat) if link.takes)
    place = next(link for link in chains.hold(live.state, seat, link.keys).links if link.keys[-1].startswith("location:"))
    before, plays = live.state.digest(), len(live.line.plays)
    moves.act(live, who, moves.Post(seat, place.keys, live.step(seat), "one"), 1.0)
    after = live.state.digest()
    for _ in range(2):
        moves.undo(live, who, seat, live.step(seat), 1.0)
        assert (live.state.digest(), len(live.line.plays)) == (before, plays)
        moves.redo(live, who, seat, live.step(seat), 1.0)
        assert (live.state.digest(), len(live.line.plays)) == (after, plays + len(place.keys))
