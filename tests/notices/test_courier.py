"""People are told what they asked for, once, and nothing else; on SQLite and PostgreSQL."""

import asyncio
import hashlib
import hmac
import json

import pytest
from py_vapid import Vapid02
from sqlalchemy import insert

from notices.conftest import Browser
from regalia.notices import outbox, push, wishes
from regalia.notices.courier import Courier, Ways
from regalia.notices.mail import Post
from regalia.notices.wishes import Person, Quiet, Subscription, Wishes
from regalia.table import keeping, lobby, moves, schema, seating
from regalia.table.errors import Unavailable
from regalia.table.records import ClockSettings
from table.helpers import ANN, BOB, Clock, duel, wish

ROOT = "https://play.example.org"
HOUR = 3600.0
LONG = 600.0
"""Seconds that a mail server on a busy machine may take."""


def courier_of(hall, letters=None):
    mail = Post(letters.url, "crown@example.org", LONG) if letters else None
    signer = push.Signer(push.new_key(), "mailto:crown@example.org")
    courier = Courier(hall, Ways(signer, mail, ROOT, True, lambda identity: f"{ROOT}/stop/{identity}"))
    hall.changed = courier.changed
    return courier


async def wished(courier, who, address="", **words):
    """`who` asks for notices."""
    found = Wishes(**{name: frozenset(value) if isinstance(value, tuple) else value for name, value in words.items()})
    await wishes.keep(courier.store, Person(who.identity, address, found))
    courier.wishes_changed()


async def listens(courier, who, browser):
    given = browser.subscription
    await wishes.subscribe(courier.store, who.identity, Subscription(given["endpoint"], **given["keys"]), courier.hall.now())


async def noted(courier):
    while courier.writing:
        await asyncio.wait(courier.writing)


async def pass_turn(hall, courier, id):
    """Whoever is asked decides until somebody else is."""
    live = await hall.table(id)
    seat = live.people_asked()[0]
    caller = (ANN, BOB)[[ANN.identity, BOB.identity].index(live.seats[seat].identity)]
    while seat in live.people_asked():
        key = live.state.key(live.state.legal_for(seat)[0])
        post = moves.Post(seat, (key,), live.step(seat), f"{live.last}", confirm=True)
        live, _ = await hall.change(id, lambda draft, post=post: moves.act(draft, caller, post, hall.now()))
    await noted(courier)
    return live


def turn_of(live):
    return {ANN.identity: ANN, BOB.identity: BOB}[live.seats[live.people_asked()[0]].identity]


async def begun(hall, courier, clock=None):
    """A table of two that has gone one turn: whoever is asked now was asked by that."""
    live = await hall.add(duel(hall.now(), clock=clock))
    return await pass_turn(hall, courier, live.header.id)


@pytest.fixture
def run(database, opened):
    """`run(story)`: a coroutine with a hall and its clock."""

    def running(story):
        async def inside():
            clock = Clock()
            async with opened(database, start=False, now=clock) as hall:
                await story(hall, clock)

        asyncio.run(inside())

    return running


def test_a_turn_is_pushed_once_after_two_minutes_away(run, catcher, browser):
    async def story(hall, clock):
        courier = courier_of(hall)
        for who in (ANN, BOB):
            await wished(courier, who, push=("turn",), lang="fr")
        live = await begun(hall, courier)
        await listens(courier, turn_of(live), browser)
        await courier.send_due()
        assert not catcher.got, "two minutes have not passed"
        clock.pass_by(121)
        await courier.send_due()
        await courier.send_due()
        assert len(catcher.got) == 1
        path, headers, body = catcher.got[0]
        assert path == "/push/one"
        assert headers["Content-Encoding"] == "aes128gcm"
        told = browser.read(body)
        assert told["body"].startswith("C’est à vous de jouer")
        assert told["url"] == f"{ROOT}/tables/{live.header.id}"
        assert Vapid02.verify(courier.ways.signer.headers(browser.endpoint)["Authorization"])

    run(story)


def test_a_database_that_is_away_for_a_moment_costs_no_notice(run, catcher, browser, monkeypatch, caplog):
    async def story(hall, clock):
        courier = courier_of(hall)
        for who in (ANN, BOB):
            await wished(courier, who, push=("turn",))
        live = await begun(hall, courier)
        await listens(courier, turn_of(live), browser)
        clock.pass_by(121)

        async def away(_id):
            raise Unavailable("web-unavailable")

        with monkeypatch.context() as patch:
            patch.setattr(hall, "table", away)
            await courier.send_due()
        assert not catcher.got
        assert not caplog.records, "the database says it itself"
        await courier.send_due()
        assert len(catcher.got) == 1

    run(story)


def test_who_has_decided_or_been_there_is_not_told(run, catcher):
    async def story(hall, clock):
        courier = courier_of(hall)
        await wished(courier, ANN, push=("turn",))
        await wished(courier, BOB, push=("turn",))
        live = await begun(hall, courier)
        for who in (ANN, BOB):
            await listens(courier, who, Browser(catcher.url, who.identity))
        asked = turn_of(live)
        clock.pass_by(60)
        await hall.store.seen(live.header.id, asked.identity, clock())
        clock.pass_by(100)
        await courier.send_due()
        assert not catcher.got, "they were there after it had become their turn"
        live = await pass_turn(hall, courier, live.header.id)
        live = await pass_turn(hall, courier, live.header.id)
        clock.pass_by(200)
        await courier.send_due()
        assert len(catcher.got) == 1, "only of the turn that is still one"

    run(story)


def test_nothing_is_sent_that_was_not_asked_for(run, catcher, letters):
    async def story(hall, clock):
        courier = courier_of(hall, letters)
        live = await begun(hall, courier)
        for who in (ANN, BOB):
            await listens(courier, who, Browser(catcher.url, who.identity))
        clock.pass_by(1e5)
        await courier.send_due()
        await wished(courier, ANN, "ann@example.org", push=("over",), mail=("turn",), webhook=f"{catcher.url}/hook")
        await wished(courier, BOB, "bob@example.org", push=("over",), mail=("turn",))
        live = await pass_turn(hall, courier, live.header.id)
        await pass_turn(hall, courier, live.header.id)
        clock.pass_by(1e5)
        await courier.send_due()
        assert not catcher.got
        assert not letters.got, "nobody has confirmed an address"

    run(story)


def test_quiet_hours_hold_back_until_they_end(run, catcher, letters):
    async def story(hall, clock):
        courier = courier_of(hall, letters)
        clock.at = 1_000_000 - 1_000_000 % 86_400 + 22 * HOUR
        quiet = Quiet(True, 22 * 60, 7 * 60, "all", "UTC")
        for who in (ANN, BOB):
            await wished(courier, who, f"{who.identity}@example.org", push=("turn",), mail=("turn",), confirmed=True, quiet=quiet)
        live = await begun(hall, courier)
        for who in (ANN, BOB):
            await listens(courier, who, Browser(catcher.url, who.identity))
        for _ in range(8):
            clock.pass_by(HOUR)
            await courier.send_due()
        assert not catcher.got
        assert not letters.got
        clock.pass_by(1.5 * HOUR)
        await courier.send_due()
        assert len(catcher.got) == 1
        assert [to for to, _ in letters.got] == [[f"{turn_of(live).identity}@example.org"]]

    run(story)


def test_a_mail_tells_everything_and_no_more_often_than_wished(run, letters):
    async def story(hall, clock):
        courier = courier_of(hall, letters)
        for who in (ANN, BOB):
            await wished(courier, who, f"{who.identity}@example.org", mail=("turn", "over"), confirmed=True, mail_hours=6)
        tables = [await begun(hall, courier) for _ in range(3)]
        clock.pass_by(200)
        await courier.send_due()
        await courier.send_due()
        people = {turn_of(live).identity for live in tables}
        assert len(letters.got) == len(people)
        assert sum(text.count(f"{ROOT}/tables/") for _, text in letters.got) == 3
        assert all("List-Unsubscribe-Post: List-Unsubscribe=One-Click" in text for _, text in letters.got)
        for live in tables:
            await pass_turn(hall, courier, live.header.id)
        clock.pass_by(HOUR)
        await courier.send_due()
        few = len(letters.got)
        clock.pass_by(6 * HOUR)
        await courier.send_due()
        assert few <= 2
        assert len(letters.got) > len(people)
        assert len(letters.got) <= 4

    run(story)


@pytest.mark.parametrize("order", [["over", "turn"], ["turn", "over"]])
def test_in_whatever_order_another_process_wrote_the_wishes_the_mail_is_sent(run, letters, order):
    async def story(hall, clock):
        courier = courier_of(hall, letters)
        for who in (ANN, BOB):
            wished = {"mail": order, "confirmed": True}
            values = {"address": f"{who.identity}@example.org", "data": json.dumps(wished)}
            async with hall.store.db.writing() as connection:
                await connection.execute(insert(schema.wishes).values(identity=who.identity, **values))
        await begun(hall, courier)
        clock.pass_by(200)
        await courier.send_due()
        await courier.send_due()
        assert len(letters.got) == 1

    run(story)


def test_a_mail_that_was_not_taken_is_sent_again_soon(run, letters):
    async def story(hall, clock):
        courier = courier_of(hall, letters)
        for who in (ANN, BOB):
            await wished(courier, who, f"{who.identity}@example.org", mail=("turn",), confirmed=True, mail_hours=6)
        await begun(hall, courier)
        clock.pass_by(200)
        letters.answer = "451 not now"
        await courier.send_due()
        letters.answer = "250 kept"
        clock.pass_by(60)
        await courier.send_due()
        assert not letters.got, "not at once"
        clock.pass_by(600)
        await courier.send_due()
        await courier.send_due()
        assert len(letters.got) == 1
        live = await begun(hall, courier)
        if f"{turn_of(live).identity}@example.org" not in letters.got[0][0]:
            await pass_turn(hall, courier, live.header.id)
        clock.pass_by(HOUR)
        await courier.send_due()
        assert len(letters.got) == 1, "no more often than wished"

    run(story)


def test_whatever_somebody_is_called_a_mail_can_be_sent(run, letters):
    """Tables of before names were kept on one line: what they are called stands in the subject."""

    async def story(hall, clock):
        courier = courier_of(hall, letters)
        for who in (ANN, BOB):
            await wished(courier, who, f"{who.identity}@example.org", mail=("turn",), confirmed=True)
        live = duel(hall.now(), title="x\r\nBcc: all@example.org\u2028\x07y")
        live.header.seats[0].name = live.seats[0].name = "A\nnn"
        await pass_turn(hall, courier, (await hall.add(live)).header.id)
        clock.pass_by(200)
        await courier.send_due()
        ((to, text),) = letters.got
        assert len(to) == 1
        head = text.partition("\r\n\r\n")[0]
        assert "x Bcc: all@example.org y" in head.replace("\r\n ", " ")
        assert not any(line.startswith("Bcc") for line in head.splitlines())

    run(story)


def test_a_program_gets_what_only_it_can_check(run, catcher):
    async def story(hall, clock):
        courier = courier_of(hall)
        for who in (ANN, BOB):
            await wished(courier, who, push=("turn",), webhook=f"{catcher.url}/hook", webhook_key="secret")
        live = await begun(hall, courier)
        clock.pass_by(200)
        catcher.status = 503
        await courier.send_due()
        catcher.status = 204
        clock.pass_by(30)
        await courier.send_due()
        assert len(catcher.got) == 1, "not tried again at once"
        clock.pass_by(60)
        await courier.send_due()
        await courier.send_due()
        assert len(catcher.got) == 2
        path, headers, body = catcher.got[1]
        assert path == "/hook"
        assert json.loads(body)["table"] == live.header.id
        assert headers["Regalia-Signature"] == "sha256=" + hmac.new(b"secret", body, hashlib.sha256).hexdigest()

    run(story)


def test_a_browser_that_does_not_listen_any_more_is_forgotten(run, catcher, browser):
    async def story(hall, clock):
        courier = courier_of(hall)
        for who in (ANN, BOB):
            await wished(courier, who, push=("turn",))
        live = await begun(hall, courier)
        await listens(courier, turn_of(live), browser)
        catcher.status = 410
        clock.pass_by(200)
        await courier.send_due()
        assert not await wishes.subscriptions(hall.store, turn_of(live).identity)

    run(story)


def test_a_long_clock_is_told_an_hour_before_its_end(run, catcher, browser):
    async def story(hall, clock):
        courier = courier_of(hall)
        for who in (ANN, BOB):
            await wished(courier, who, push=("clock",))
        live = await begun(hall, courier, clock=ClockSettings("days", 2 * 86_400))
        await listens(courier, turn_of(live), browser)
        clock.pass_by(86_400)
        await courier.send_due()
        assert not catcher.got
        clock.pass_by(86_400 - HOUR + 1)
        await courier.send_due()
        assert "clock" in browser.read(catcher.got[0][2])["tag"]
        assert len(catcher.got) == 1

    run(story)


def test_chat_by_name_only_and_the_end_of_a_game(run, catcher, browser):
    async def story(hall, clock):
        courier = courier_of(hall)
        await wished(courier, BOB, push=("talk", "over"))
        await listens(courier, BOB, browser)
        live = await begun(hall, courier)
        for words in ("well played", "bobbing along", "Your move, bob!"):
            live, _ = await hall.change(live.header.id, lambda draft, words=words: seating.chat(draft, ANN, words, hall.now()))
            await noted(courier)
        clock.pass_by(200)
        await courier.send_due()
        assert len(catcher.got) == 1
        while live.running:
            live = await pass_turn(hall, courier, live.header.id) if len(live.people_asked()) else live
            if live.status == "finished":
                break
        clock.pass_by(200)
        await courier.send_due()
        assert browser.read(catcher.got[-1][2])["tag"].startswith("over")
        assert len(catcher.got) == 2

    run(story)


def test_two_processes_send_one_notice(run, catcher, browser):
    async def story(hall, clock):
        courier = courier_of(hall)
        for who in (ANN, BOB):
            await wished(courier, who, push=("turn",))
        live = await begun(hall, courier)
        await listens(courier, turn_of(live), browser)
        clock.pass_by(200)
        other = Courier(hall, courier.ways)
        await asyncio.gather(courier.send_due(), other.send_due())
        assert len(catcher.got) == 1

    run(story)


def test_what_is_deleted_is_gone(run, catcher, browser):
    async def story(hall, clock):
        courier = courier_of(hall)
        await wished(courier, ANN, "ann@example.org", push=("turn",), mail=("turn",), confirmed=True)
        await listens(courier, ANN, browser)
        live = await hall.add(duel(hall.now()))
        await pass_turn(hall, courier, live.header.id)
        await keeping.erase(hall, ANN.identity)
        courier.wishes_changed()
        assert (await wishes.person(hall.store, ANN.identity)).address == ""
        assert not await wishes.subscriptions(hall.store, ANN.identity)
        clock.pass_by(1e5)
        assert not [one for one in await outbox.due(hall.store, clock()) if one.identity == ANN.identity]
        await courier.send_due()
        assert not catcher.got

    run(story)


def test_an_invitation_is_told_at_once(run, catcher, browser):
    async def story(hall, _clock):
        courier = courier_of(hall)
        await wished(courier, BOB, push=("invite",))
        await listens(courier, BOB, browser)
        live = await hall.add(seating.create(ANN, wish(), hall.now()))
        arrangement = lobby.Arrangement(seats=("seat:0", f"invite:{BOB.identity}"))
        await lobby.arrange(hall, live.header.id, ANN, arrangement, {BOB.identity: BOB.name})
        await noted(courier)
        await courier.send_due()
        assert browser.read(catcher.got[0][2])["tag"].startswith("invite")

    run(story)


async def asked(hall, courier, who):
    """A table at which it is this person's turn."""
    live = await begun(hall, courier)
    if turn_of(live) is not who:
        await pass_turn(hall, courier, live.header.id)


def test_whose_program_never_answers_keeps_nobody_else_waiting(run, catcher, dripper, monkeypatch):
    monkeypatch.setattr("regalia.notices.reaching.PATIENCE", 60.0)

    async def story(hall, clock):
        courier = courier_of(hall)
        await wished(courier, ANN, push=("turn",), webhook=f"{dripper.url}/ann")
        await wished(courier, BOB, push=("turn",), webhook=f"{catcher.url}/bob")
        for who in (ANN, BOB):
            await asked(hall, courier, who)
        clock.pass_by(121)
        sending = asyncio.create_task(courier.send_due())
        while not catcher.got or not dripper.came.is_set():
            await asyncio.sleep(0.01)
        assert not dripper.left.is_set(), "the one was told while the other's program still kept us"
        dripper.enough.set()
        await sending
        await courier.stop()

    run(story)


def test_many_who_are_asleep_keep_nobody_else_waiting(run, catcher, monkeypatch):
    """What waits for the end of quiet hours stays due: it must not fill the round."""
    monkeypatch.setattr(outbox, "AT_ONCE", 2)

    async def story(hall, clock):
        courier = courier_of(hall)
        asleep = Quiet(on=True, begins=0, ends=24 * 60 - 1)
        await wished(courier, ANN, push=("turn",), quiet=asleep, webhook=f"{catcher.url}/ann")
        await wished(courier, BOB, push=("turn",), webhook=f"{catcher.url}/bob")
        for who in (ANN, ANN, ANN, BOB):
            await asked(hall, courier, who)
        clock.pass_by(121)
        await courier.send_due()
        assert [path for path, _, _ in catcher.got] == ["/bob"]

    run(story)


def test_a_stop_cuts_off_no_question_to_the_database(run, monkeypatch):
    asked_for, answered, ended = asyncio.Event(), asyncio.Event(), []

    async def due(store, *_):
        async with store.db.reading():
            asked_for.set()
            await answered.wait()
        ended.append(True)
        return []

    monkeypatch.setattr(outbox, "due", due)

    async def story(hall, _clock):
        courier = courier_of(hall)
        courier.start()
        await asked_for.wait()
        stopping = asyncio.create_task(courier.stop())
        await asyncio.sleep(0)
        answered.set()
        await stopping
        assert ended

    run(story)
