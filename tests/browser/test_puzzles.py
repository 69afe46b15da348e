"""A puzzle in a browser: from the shelf to the table, help, a wrong try, another, and the solution."""

import pytest

from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.puzzles import puzzles_of

SHELF = [game.id for game in games() if puzzles_of(game)]
PHONE = {"width": 390, "height": 844, "lang": "fr-FR", "has_touch": True}


def open_puzzle(page, game, puzzle):
    page.goto(f"/puzzles?game={game}")
    page.locator(f'li [data-solve="{puzzle.id}"][data-game="{game}"]').click()
    page.wait_for_url("**/tables/*")
    page.locator("body[data-ready]").wait_for()
    page.locator("[data-puzzle-of]").wait_for()


def choose(page, key):
    """By the option's button, unless it asks whether one is sure; some stand only on the board."""
    page.evaluate(
        """async (key) => {
            const data = JSON.parse(document.getElementById("table-data").textContent);
            const button = document.querySelector(`.opt[data-key="${key}"]`);
            if (button && !button.dataset.warning) return button.click();
            const body = JSON.stringify({ keys: [key], expected_step: data.step });
            const headers = { "Content-Type": "application/json" };
            await fetch(`/api/tables/${data.id}/actions`, { method: "POST", headers, body });
        }""",
        key,
    )


@pytest.mark.parametrize("game", SHELF)
def test_a_puzzle_wrong_and_right(visitor, game):
    page = visitor()
    puzzle = puzzles_of(find_game(game))[0]
    open_puzzle(page, game, puzzle)
    page.locator("[data-puzzle=hint]").click()
    page.locator("[data-puzzle-help]:not(:empty)").wait_for()
    choose(page, puzzle.options[1].key)
    page.locator(".pz-wrong").wait_for()
    before = page.url
    page.locator("[data-puzzle=again]").click()
    page.wait_for_url(lambda url: url != before and "/tables/" in url)
    page.locator("body[data-ready]").wait_for()
    choose(page, puzzle.solution)
    page.locator(".pz-right").wait_for()
    page.goto(f"/puzzles?game={game}")
    assert page.locator(f'li [data-solve="{puzzle.id}"][data-game="{game}"] [data-solved]').is_visible()


def test_on_a_phone_nothing_is_wider_than_the_page(visitor):
    page = visitor(**PHONE)
    puzzle = puzzles_of(find_game(SHELF[0]))[0]
    open_puzzle(page, SHELF[0], puzzle)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator(".puz").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["height"] <= PHONE["height"] / 4
