// After a lesson the learner plays on alone, with a hint at every decision until it is switched off.
import { get } from "./api.js";
import { all } from "./dom.js";
import { change, settings } from "./settings.js";
import { asked, hear, table } from "./state.js";

const TRIES = 10;
const WAIT = 700;
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
  const key = await best(step);
  if (!key || step !== table.step) return;
  for (const option of all(`.opt[data-key="${CSS.escape(key)}"]`)) {
    option.classList.add("hinted");
    for (const piece of all(`[data-piece="${CSS.escape(option.dataset.for)}"]`)) piece.classList.add("hinted");
  }
}

/** The coach's first choice; while it is busy it is asked again. @param {number} asking the step asked about */
async function best(asking) {
  for (let tries = 0; tries < TRIES && asking === table.step; tries++) {
    const told = await get(`/tables/${table.id}/coach?${table.viewer}`).catch((problem) => (problem.code === "coach-busy" ? null : { rows: [] }));
    if (told) return told.rows?.[0]?.key ?? "";
    await new Promise((done) => setTimeout(done, WAIT));
  }
  return "";
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
