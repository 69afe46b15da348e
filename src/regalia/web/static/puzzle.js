// A puzzle at the table: the strip over it asks and judges; here are its buttons.
import { complain, get } from "./api.js";
import { keep, solve } from "./solving.js";
import { hear, table } from "./state.js";

const strip = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-puzzle-of]"));

/** @param {string} what */
async function help(what) {
  try {
    const told = await get(`/tables/${table.id}/puzzle?what=${what}`);
    const place = strip()?.querySelector("[data-puzzle-help]");
    if (place) place.textContent = told.text;
  } catch (problem) {
    complain(problem);
  }
}

function note() {
  const shown = strip();
  if (shown && "puzzleSolved" in shown.dataset) keep(shown.dataset.puzzleOf, shown.dataset.puzzleId);
}

export function startPuzzle() {
  if (!strip()) return;
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("[data-puzzle]");
    const shown = strip();
    if (!(button instanceof HTMLElement) || !shown) return;
    const wish = button.dataset.puzzle;
    if (wish === "again") solve(shown.dataset.puzzleOf, shown.dataset.puzzleId);
    else if (wish === "next") solve(shown.dataset.puzzleOf, button.dataset.next);
    else help(wish);
  });
  hear("parts", note);
  note();
}
