// After a lesson the learner plays on alone, with a hint at every decision until it is switched off.
import { get } from "./api.js";
import { all } from "./dom.js";
import { change, settings } from "./settings.js";
import { asked, hear, table } from "./state.js";

let step = -1;

function label() {
  const on = settings().hints;
  for (const button of all("[data-lesson=hints]")) {
    button.setAttribute("aria-pressed", String(on));
    button.querySelector("[data-on]").hidden = !on;
    button.querySelector("[data-off]").hidden = on;
  }
}

async function hint() {
  label();
  for (const old of all(".hinted")) old.classList.remove("hinted");
  if (table.lesson?.state !== "alone" || !asked() || !settings().hints) return;
  step = table.step;
  const found = await get(`/tables/${table.id}/hint?${table.viewer}`).catch(() => null);
  if (!found || step !== table.step) return;
  for (const option of all(`.opt[data-key="${CSS.escape(found.key)}"]`)) {
    option.classList.add("hinted");
    for (const piece of all(`[data-piece="${CSS.escape(option.dataset.for)}"]`)) piece.classList.add("hinted");
  }
}

export function startHints() {
  document.addEventListener("click", (event) => {
    if (!(/** @type {HTMLElement} */ (event.target).closest?.("[data-lesson=hints]"))) return;
    change({ hints: !settings().hints });
    hint();
  });
  hear("changed", hint);
  hint();
}
