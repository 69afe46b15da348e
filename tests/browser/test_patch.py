"""What a page has become by changes is what a fresh page would show; what did not change stays where it was."""

import random

import pytest
from tests.browser.playing import WITH_BOARD, click, marked, open_table, settle, wait_for_change

CLICKS = 12
DIFFERENCE = """async () => {
  const OURS = ["chosen", "foreseen", "moved", "twin", "inhand", "travelling", "sending", "folded", "away", "hinted", "on"];
  const plain = (root) => {
    for (const added of root.querySelectorAll(".go, .more-options, .om, .clockface, .botmark")) added.remove();
    for (const thing of [...root.querySelectorAll("*")]) {
      for (const name of ["style", "data-count", "aria-pressed"]) thing.removeAttribute(name);
      const kept = [...thing.classList].filter((name) => !OURS.includes(name)).join(" ");
      if (kept) thing.setAttribute("class", kept);
      else thing.removeAttribute("class");
      thing.normalize();
    }
    return root;
  };
  const fresh = await fetch(`${location.pathname}/parts?seat=0`).then((answer) => answer.json());
  if (String(fresh.table.step) !== document.body.dataset.step) return "another step";
  const wrong = [];
  for (const [name, part] of Object.entries(fresh.parts)) {
    const place = document.querySelector(`[data-part="${CSS.escape(name)}"]`);
    if (!place || name === "log") continue;
    const wanted = document.createElement("div");
    wanted.innerHTML = part.html;
    const found = document.createElement("div");
    found.append(...place.cloneNode(true).childNodes);
    const [a, b] = [plain(found), plain(wanted)];
    if (a.isEqualNode(b)) continue;
    const [is, be] = [a.innerHTML, b.innerHTML];
    const at = [...is].findIndex((sign, number) => sign !== be[number]);
    wrong.push([name, is.slice(at - 60, at + 60), be.slice(at - 60, at + 60)]);
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", WITH_BOARD)
def test_a_changed_page_is_a_fresh_one(visitor, game):
    page = visitor()
    open_table(page, game)
    choose = random.Random(2)
    compared = 0
    for _ in range(CLICKS):
        if settle(page)["over"]:
            break
        names = page.locator("[data-piece][data-state=lit]").evaluate_all("all => [...new Set(all.map(p => p.dataset.piece))]")
        mark = marked(page)
        click(page, choose.choice(names))
        wait_for_change(page, mark)
        settle(page)
        found = page.evaluate(DIFFERENCE)
        for _ in range(20):  # somebody else may have moved between the two
            if not found or found == "another step":
                break
            page.wait_for_timeout(100)
            found = page.evaluate(DIFFERENCE)
        if found != "another step":
            assert found == []
            compared += 1
    assert compared > 1


def test_what_stays_the_same_is_not_made_anew(visitor):
    """A thing of the page is the same thing after a decision, if nothing has changed in it."""
    page = visitor()
    open_table(page, "two_heirs", {"mode": "solo", "players": 1, "seats": ["me"]})
    settle(page)
    page.evaluate("for (const thing of document.querySelectorAll('[data-part] *')) thing.mine = true")
    mark = marked(page)
    click(page, page.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece"))
    wait_for_change(page, mark)
    kept, made = page.evaluate(
        "(() => { const all = [...document.querySelectorAll('[data-part] *')]; const kept = all.filter(t => t.mine).length;"
        " return [kept, all.length - kept]; })()"
    )
    assert kept > 2 * made
