"""Until the start the host may change everything but the game and the people who sit."""

import pytest

from regalia.core.errors import UserError
from regalia.core.registry import game, game_ids
from regalia.table import lobby, seating
from regalia.table.errors import Conflict, Forbidden
from regalia.table.live import Live
from regalia.table.lobby import Arrangement
from regalia.table.records import ClockSettings
from regalia.table.seating import Wish
from table.helpers import ANN, BOB, CAT, NoBots, duel, play, wish


def several():
    """A game with a mode for two to four."""
    for id in game_ids():
        for mode in game(id).info.modes:
            if {2, 3, 4} <= set(mode.players) and not mode.automa and not any(o.required for o in mode.options.values()):
                return id, mode.id
    raise AssertionError("no game for two to four")


GAME, MODE = several()


def waiting(*seats, **more):
    return seating.create(ANN, Wish(GAME, MODE, len(seats), seats=seats, **more), 0.0)


def edit(live, caller=ANN, names=None, **changes):
    lobby.edit(live, caller, Arrangement(**changes), names or {}, 1.0)
    return live


def kinds(live):
    return [seat.identity or seat.invited or seat.bot or seat.kind for seat in live.seats]


def again(live):
    """The same table from its rows."""
    found = Live(live.written)
    for row in live.rows:
        found.add(row)
    return found


def test_seats_come_go_and_change_places():
    live = waiting("me", "open")
    edit(live, seats=("open", "bot:page", "seat:0", "seat:1"))
    assert kinds(live) == ["open", "page", "ann", "open"]
    assert live.config.players == 4
    assert live.seats_of("ann") == [2]
    edit(live, seats=("seat:2", "seat:1"))
    assert kinds(live) == ["ann", "page"]
    assert live.status == "open", "an edit never starts a game"
    assert again(live).seats == live.seats


def test_everything_else_can_be_changed_and_is_kept():
    live = waiting("me", "open", "open")
    clock = ClockSettings("days", 86_400, 0, "lose")
    edit(live, title="Friday", clock=clock, hold=True, lot=True, rated=True)
    h = again(live).header
    assert (h.title, h.clock, h.hold, h.lot, h.rated) == ("Friday", clock, True, True, True)
    assert live.written.title == "", "what was written when the table was made stays as it is"
    edit(live)
    assert again(live).header == h


@pytest.mark.parametrize("id", game_ids())
def test_modes_and_options_of_every_game(id):
    for mode in game(id).info.modes:
        if any(option.required for option in mode.options.values()):
            continue
        start = game(id).info.modes[0]
        if any(option.required for option in start.options.values()):
            continue
        players = max(start.players)
        live = seating.create(ANN, Wish(id, start.id, players, seats=("me", *["open"] * (players - 1)), hold=True), 0.0)
        if live.status != "open":
            continue
        count = min(mode.players)
        edit(live, mode=mode.id, options={}, seats=("seat:0", *["open"] * (count - 1)))
        assert (live.header.mode, live.config.players, len(live.seats)) == (mode.id, count, count + mode.automa)
        seating.start(live, ANN, "page", 2.0)
        assert live.status in ("running", "finished")
        assert again(live).state.digest() == live.state.digest()


@pytest.mark.parametrize(
    "seats",
    [
        ("open", "open"),
        ("seat:0", "seat:0"),
        ("seat:0",),
        ("seat:0", "me"),
        ("seat:0", "seat:7"),
        ("seat:0", "bot:nobody"),
        ("seat:0", "invite:cat"),
    ],
)
def test_what_makes_no_table_is_refused_and_changes_nothing(seats):
    live = waiting("me", "open")
    before = kinds(live)
    with pytest.raises(UserError):
        edit(live, seats=seats)
    assert (kinds(live), live.rows) == (before, [])


def test_whoever_sits_is_not_moved_out_by_an_edit():
    live = waiting("me", "open", "open")
    seating.sit(live, BOB, 1, 0.0)
    with pytest.raises(Conflict):
        edit(live, seats=("seat:0", "open", "open"))
    seating.remove(live, ANN, 1, 0.0)
    edit(live, seats=("seat:0", "open"))
    with pytest.raises(Forbidden):
        seating.sit(live, BOB, -1, 0.0)


def test_only_the_host_and_only_before_the_start():
    live = waiting("me", "open", "open")
    seating.sit(live, BOB, -1, 0.0)
    with pytest.raises(Forbidden):
        edit(live, BOB, title="mine")
    with pytest.raises(Conflict):
        edit(duel(), title="late")


def test_a_seat_can_be_kept_for_somebody():
    live = edit(waiting("me", "open", "open", hold=True), seats=("seat:0", "invite:cat", "seat:2"), names={"cat": "Cat"})
    assert live.names("en")[1] == "Cat"
    assert "cat" in live.summary().members
    assert seating.sit(live, BOB, -1, 0.0) == 2
    with pytest.raises(Forbidden):
        seating.sit(live, BOB, 1, 0.0)
    assert seating.sit(live, CAT, -1, 0.0) == 1


def test_a_full_table_waits_for_its_host_if_it_should():
    live = waiting("me", "open", hold=True)
    seating.sit(live, BOB, -1, 0.0)
    assert live.status == "open"
    seating.start(live, ANN, "page", 0.0)
    assert live.running


def test_the_order_of_play_is_drawn_by_lot_and_stays_drawn():
    orders = set()
    for _ in range(12):
        live = waiting("me", "open", "open", lot=True)
        seating.sit(live, BOB, -1, 0.0)
        seating.sit(live, CAT, -1, 0.0)
        assert sorted(kinds(live)) == ["ann", "bob", "cat"]
        assert again(live).seats == live.seats
        orders.add(tuple(kinds(live)))
    assert len(orders) > 1


def test_start_without_the_missing_who_may_come_back():
    live = waiting("me", "open", "open", hold=True)
    seating.sit(live, BOB, -1, 0.0)
    seating.start(live, ANN, "page", 0.0, missing=(0, 1))
    assert [seat.player for seat in live.seats] == ["", "page", "page"]
    assert live.seats[1].kind == "human"
    seating.stand_in(live, BOB, 1, "", 1.0)
    assert live.seats[1].player == ""


def test_what_somebody_may_not_see_stays_unseen_when_seats_move():
    live = waiting("me", "open", "open", hold=True)
    seating.sit(live, BOB, -1, 0.0)
    live.write("chat", 0.0, seat=0, who="ann", data={"text": "psst", "name": "Ann", "deaf": [1]})
    shown = live.sequence(0)
    edit(live, seats=("seat:1", "seat:0", "seat:2"))
    assert (live.sequence(1), live.sequence(0)) == (shown + 1, shown)


def test_an_edited_table_is_stored_listed_and_opened_again(database, opened, run):
    async def body():
        async with opened(database, NoBots()) as hall:
            live = await hall.add(seating.create(ANN, wish(hold=True), 0.0))
            id = live.header.id
            await lobby.arrange(hall, id, ANN, Arrangement(seats=("bot:page", "seat:0"), title="Friday"), {})
            (row,) = await hall.store.listed("ann", None)
            assert (row.players, row.mode) == (2, live.header.mode)
            hall.forget(id)
            found = await hall.table(id)
            assert (found.header.title, kinds(found)) == ("Friday", ["page", "ann"])
            with pytest.raises(Conflict):
                await lobby.arrange(hall, id, ANN, Arrangement(seats=("open", "open")), {})
            live, _ = await hall.change(id, lambda draft: seating.start(draft, ANN, "page", 1.0))
            assert live.running
            with pytest.raises(Conflict):
                await lobby.arrange(hall, id, ANN, Arrangement(title="late"), {})

    run(body())


def test_a_game_after_edits_is_played_like_any_other():
    live = edit(waiting("me", "open", hold=True), seats=("seat:1", "seat:0"))
    seating.sit(live, BOB, -1, 0.0)
    edit(live, seats=("seat:1", "seat:0"))
    seating.start(live, ANN, "page", 0.0)
    assert kinds(live) == ["ann", "bob"]
    for _ in range(6):
        play(live)
    assert again(live).state.digest() == live.state.digest()


def test_two_changes_at_once_are_proven_together(sqlite, opened, run, monkeypatch):
    async def body():
        async with opened(sqlite, start=False) as hall:
            id = (await hall.add(waiting("me", "open"))).header.id
            proven, change = [], hall.change
            monkeypatch.setattr(lobby, "prove", lambda trial: proven.append((trial.header.title, trial.config.players)))

            async def overtaken(id, propose):
                monkeypatch.setattr(hall, "change", change)
                await change(id, lambda draft: edit(draft, title="Feast") and None)
                return await change(id, propose)

            monkeypatch.setattr(hall, "change", overtaken)
            live = await lobby.arrange(hall, id, ANN, Arrangement(seats=("seat:0", "open", "open")), {})
            assert proven == [("", 3), ("Feast", 3)]
            assert (live.header.title, live.config.players) == ("Feast", 3)

    run(body())
