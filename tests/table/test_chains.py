"""Decisions made together: a piece and where it goes. What is offered, held and posted is what the rules allow one by one."""

import random

import pytest

from regalia.core.registry import game, games
from regalia.drawing.scene import piece_of
from regalia.table import chains
from regalia.table.errors import TableError
from regalia.web.pages.sight import Sight

CHAINED = [known.id for known in games() if hasattr(known.room("chains"), "takes")]


def positions(id, seed, most=120):
    """Every position of a random game, with the seat that is asked."""
    state = game(id).new(players=2, seed=seed)
    rng = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        seat = state.actors()[0]
        yield state, seat
        state.apply(rng.choice(state.legal_for(seat)), seat)


def played(state, seat, keys):
    after = state.copy()
    for number, key in enumerate(keys, start=1):
        after.apply(state.game.action(key), seat)
        assert number == len(keys) or (not after.barrier and seat in after.actors()), "a chain stops where something is shown"
    return after


@pytest.mark.parametrize("id", CHAINED)
def test_every_decision_can_still_be_reached_and_every_chain_is_legal(id):
    taken = 0
    for state, seat in positions(id, 5):
        links = chains.offered(state, seat)
        assert {link.keys[0] for link in links} == {state.key(action) for action in state.legal_for(seat)}
        assert len({link.keys for link in links}) == len(links)
        for link in links:
            after = played(state, seat, link.keys)
            if link.takes:
                taken += 1
                here = chains.hold(state, seat, link.keys)
                usual = here.keys[len(link.keys) :]
                assert {found.keys for found in here.links if not found.other} == {
                    (*here.keys, *found.keys) for found in chains.offered(played(after, seat, usual) if usual else after, seat)
                }
    assert taken


@pytest.mark.parametrize("id", CHAINED)
def test_holding_shows_where_to_and_leaves_the_other_pieces_and_the_table_alone(id):
    for state, seat in positions(id, 9):
        before = state.to_json()
        links = [link for link in chains.offered(state, seat) if link.takes]
        for link in links[:3]:
            here = chains.hold(state, seat, link.keys)
            others = {found.keys for found in here.links if found.other and found.takes}
            assert {found.keys for found in links if found is not link} <= others
            assert set(link.ahead) <= {piece_of(found.state, found.action) for found in here.links}
            assert here.pieces[0] == link.state.option_piece(link.action)
        assert state.to_json() == before


@pytest.mark.parametrize("id", CHAINED)
def test_what_is_hidden_plays_no_part(id):
    """The same for every way in which the hidden part may have been dealt."""
    for number, (state, seat) in enumerate(positions(id, 11, 60)):
        other = state.resample(seat, number + 100)
        links, same = chains.offered(state, seat), chains.offered(other, seat)
        assert [link.keys for link in links] == [link.keys for link in same]
        for link in [link for link in links if link.takes][:2]:
            here, there = chains.hold(state, seat, link.keys), chains.hold(other, seat, link.keys)
            assert here.position.view(seat) == there.position.view(seat)


@pytest.mark.parametrize("id", CHAINED)
def test_every_piece_that_is_offered_is_drawn_and_lit(id):
    names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]

    def check(sight):
        parts = sight.parts
        text = "".join([*(board.svg for board in parts.boards), parts.own, parts.lanes, *map(str, parts.left), *parts.seats])
        for piece in sight.scene.lit:
            if not piece.startswith("option:"):
                assert f'data-piece="{piece}" data-state="lit"' in text, piece

    for number, (state, seat) in enumerate(positions(id, 3)):
        links = chains.offered(state, seat)
        if number % 4 or not any(link.takes or len(link.keys) > 1 for link in links):
            continue
        sight = Sight(state, seat, "en", names[: state.seats], True)
        sight.links = links
        check(sight)
        for link in [link for link in links if link.takes][:2]:
            here = chains.hold(state, seat, link.keys)
            sight = Sight(here.position, seat, "fr", names[: state.seats], True)
            sight.links = here.links
            check(sight)


def test_only_chains_are_held():
    state = game("two_heirs").new(players=2, seed=1)
    seat = state.actors()[0]
    for keys in (["end"], ["take:1", "take:2"], ["cell:0,1"]):
        with pytest.raises(TableError):
            chains.hold(state, seat, keys)


def nobility():
    state = game("rise_to_nobility").new(players=2, seed=3)
    rng = random.Random(1)
    while state.question(state.actors()[0]).kind != "menu":
        seat = state.actors()[0]
        state.apply(rng.choice(state.legal_for(seat)), seat)
    return state, state.actors()[0]


def test_a_die_of_rise_to_nobility_is_placed_by_two_clicks():
    state, seat = nobility()
    dice = [link for link in chains.offered(state, seat) if link.takes]
    assert dice
    assert all(link.keys[:-1] == ("place_die",) and link.keys[-1].startswith("die:") for link in dice)
    here = chains.hold(state, seat, dice[0].keys)
    places = [link for link in here.links if not link.other]
    assert all(not link.takes for link in places)
    assert all(link.keys[: len(here.keys)] == here.keys for link in places)


def test_a_die_is_placed_as_it_shows_unless_one_says_otherwise():
    state, seat = nobility()
    state.modifiers[seat] = 2
    link = next(link for link in chains.offered(state, seat) if link.takes)
    face = link.keys[-1].removeprefix("die:")
    here = chains.hold(state, seat, link.keys)
    assert here.keys == (*link.keys, f"value:{face}")
    values = [found.keys[-1] for found in here.links if found.keys[-1].startswith("value:")]
    assert values
    assert f"value:{face}" not in values
    other = chains.hold(state, seat, (*link.keys, values[0]))
    assert other.position.question(seat).kind == "location"
