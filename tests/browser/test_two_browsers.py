"""Two people at one table, each in a browser of their own: each sees what the seat may know, and nothing else."""

import random

import pytest
from tests.browser.playing import READY, WITH_BOARD, click, marked, wait_for_change

import regalia

DECISIONS = 24


def mode_for_two(game):
    modes = regalia.game(game).info.modes
    fitting = [m for m in modes if 2 in m.players and not m.automa and not any(o.required for o in m.options.values())]
    return fitting[0].id


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_BOARD)
def test_two_browsers(visitor, game):
    pages = [visitor(), visitor("fr-FR")]
    pages[0].goto("/")
    body = {"game": game, "mode": mode_for_two(game), "players": 2, "seats": ["me", "open"], "name": "Aliénor"}
    made = pages[0].request.post("/api/tables", data=body).json()
    pages[1].goto("/")
    pages[1].request.post("/api" + made["you"]["join"], data={"name": "Maude"})
    for page in pages:
        page.goto(f"/tables/{made['table']['id']}")
        page.wait_for_selector(READY)
    rng = random.Random(5)
    for _ in range(DECISIONS):
        asked = waiting_for(pages)
        mark = marked(asked)
        lit = asked.locator("[data-piece][data-state=lit]").evaluate_all("all => all.map(p => p.dataset.piece)")
        click(asked, rng.choice(lit))
        wait_for_change(asked, mark)
    pages[0].wait_for_timeout(600)
    for seat, page in enumerate(pages):
        answer = page.request.get(f"/tables/{made['table']['id']}/parts").json()
        assert answer["table"]["seat"] == seat
        assert answer["table"]["step"] == int(marked(page))
        other = page.request.get(f"/tables/{made['table']['id']}/parts?seat={1 - seat}")
        assert other.status == 403


def test_who_is_ready_shows_at_once(visitor):
    """Behind the walls nothing is known of the others but that they have placed all: without a reload, and back when undone."""
    pages = [visitor(), visitor()]
    pages[0].goto("/")
    body = {"game": "medieval_realms", "mode": "standard", "players": 2, "seats": ["me", "open"], "name": "Aliénor"}
    made = pages[0].request.post("/api/tables", data=body).json()
    pages[1].goto("/")
    pages[1].request.post("/api" + made["you"]["join"], data={"name": "Maude"})
    id = made["table"]["id"]
    while len(first_of(pages, id)) < 2:
        pass
    pages[1].goto(f"/tables/{id}")
    pages[1].wait_for_selector(READY)
    order = pages[1].locator('[data-part="left"] .order li').filter(has_text="Aliénor")
    order.filter(has_text="placing").wait_for()
    mark = marked(pages[1])
    while 0 in first_of(pages[:1], id):
        pass
    order.filter(has_text="ready").wait_for()
    undo = {"expected_step": table_of(pages[0], id)["step"], "seat": 0}
    assert pages[0].request.post(f"/api/tables/{id}/undo", data=undo).ok
    order.filter(has_text="placing").wait_for()
    assert marked(pages[1]) == mark


def table_of(page, id):
    return page.request.get(f"/api/tables/{id}").json()["table"]


def first_of(pages, id):
    """Let the first of these people who is asked take their first option; who is asked then."""
    for page in pages:
        if (table := table_of(page, id))["choices"]:
            act = {"keys": [table["choices"][0]["key"]], "expected_step": table["step"], "seat": table["seat"]}
            assert page.request.post(f"/api/tables/{id}/actions", data=act).ok
            break
    return table_of(pages[0], id)["actors"]


def waiting_for(pages):
    for _ in range(200):
        for page in pages:
            if page.locator(".opt[data-key]").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_BOARD)
def test_one_screen_for_two_is_covered_where_there_are_secrets(visitor, game):
    page = visitor()
    page.goto("/")
    body = {"game": game, "mode": mode_for_two(game), "players": 2, "seats": ["me", "me"]}
    made = page.request.post("/api/tables", data=body).json()
    page.goto(f"/tables/{made['table']['id']}")
    page.wait_for_selector(READY)
    seats = set()
    for _ in range(40):
        ready = page.locator(".opt[data-key], #curtain .btn").first
        ready.wait_for()
        if page.locator("#curtain").count():
            assert page.locator("#curtain").bounding_box()["width"] >= 1440
            page.locator("#curtain .btn").click()
            page.locator("#curtain").wait_for(state="detached")
            page.locator(".opt[data-key]").first.wait_for()
        seats.add(page.locator(".bar").get_attribute("class"))
        if len({name.split("seat-")[1][0] for name in seats}) == 2:
            return
        mark = marked(page)
        click(page, page.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece"))
        wait_for_change(page, mark)
    raise AssertionError("the second seat never acts")
