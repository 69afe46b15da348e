// Planning: moves are tried on a private copy of the table, then kept or dropped; while others are on move a plan waits for one's turn.
import { complain, post } from "./api.js";
import { send, takeUp } from "./acting.js";
import { all, byId, toast } from "./dom.js";
import { asked, hear, led, table } from "./state.js";
import { has, takeAnswer } from "./sync.js";
import { t } from "./words.js";

/** What the plan was before the last message, and why it ended. */
let ended = table.plan_ended ?? "";
/** Whether it is the player who ends the plan. */
let leaving = false;

/** Show the copy after these decisions. @param {string[]} keys */
const plan = (keys) => takeUp([], undefined, keys);

async function leave() {
  leaving = true;
  await takeUp([], undefined, null);
  leaving = false;
}

/** What is kept is posted as one chain, or waits for one's turn. @param {boolean | null} strict */
async function keep(strict) {
  const keys = table.planning ?? [];
  leaving = true;
  if (strict == null && asked()) {
    await send(keys, true);
    if (table.planning) await takeUp([], undefined, null);
  } else {
    await store({ keys, strict: strict ?? true }, "plan-kept");
  }
  leaving = false;
}

/** @param {any} wish @param {string} said */
async function store(wish, said) {
  try {
    await takeAnswer(post(`/tables/${table.id}/plan`, { ...wish, seat: table.seat, ...has() }));
    ended = table.plan_ended;
    toast(t(said));
  } catch (problem) {
    complain(problem);
  }
}

const ACTS = /** @type {Record<string, () => any>} */ ({
  start: () => plan([]),
  keep: () => keep(null),
  strict: () => keep(true),
  loose: () => keep(false),
  back: () => plan((table.planning ?? []).slice(0, -1)),
  leave,
  drop: () => store({}, "plan-dropped"),
  pass: () => store({ passes: true }, "plan-kept"),
});

/** @param {any} before */
function changed(before) {
  document.body.classList.toggle("planning-on", Boolean(table.planning));
  byId("tool-plan")?.setAttribute("aria-pressed", String(Boolean(table.planning)));
  tool();
  if (table.plan_ended !== ended) {
    ended = table.plan_ended;
    if (ended && ended !== "dropped") toast(t(`plan-${ended}`));
  }
  if (before.planning && !table.planning && !leaving) again(before);
}

/** Something new at the table: the plan goes on if it still can. @param {any} before */
async function again(before) {
  if (table.status !== "running" || table.at != null) return;
  if (before.step === table.step) { await plan(before.planning); return; }
  toast(t("plan-changed"));
}

function tool() {
  const button = byId("tool-plan");
  if (button) button.disabled = table.status !== "running" || table.at != null || table.seat == null || Boolean(led())
    || !(asked() || table.planning || document.querySelector('[data-plan="start"]'));
}

export function startPlanning() {
  byId("tool-plan")?.addEventListener("click", () => (table.planning ? leave() : plan([])));
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest?.("[data-plan]"));
    if (!button) return;
    for (const other of all("[data-plan]")) other.disabled = true;
    ACTS[button.dataset.plan ?? ""]?.().finally(() => { for (const other of all("[data-plan]")) other.disabled = false; });
  });
  hear("plan-more", (chain) => plan([...(table.planning ?? []), ...chain]));
  hear("changed", changed);
  tool();
}
