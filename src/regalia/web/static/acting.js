// Sending decisions: an option from the board, the bar or the keyboard goes the same way.
import { ApiError, complain, post } from "./api.js";
import { ask } from "./dialog.js";
import { all, byId, h, toast } from "./dom.js";
import { settings } from "./settings.js";
import { asked, hear, led, moment, path, table, tell } from "./state.js";
import { forget, has, refresh, takeAnswer } from "./sync.js";
import { t } from "./words.js";

let sending = false;
let sentAt = "";
/** The choice of somebody quicker than the answer: only one made on the new position, so a double click never decides twice. */
let next = "";
const warned = new Set();
let goingBack = false;
/** Asked before a choice is sent; one that answers false keeps it back. @type {((key: string) => Promise<boolean>)[]} */
export const guards = [];

/** @param {string} key */
export async function choose(key) {
  if (sending && moment() !== sentAt) next = key;
  if (sending || !(asked() || table.planning)) return;
  const option = /** @type {HTMLElement | null} */ (document.querySelector(`.opt[data-key="${CSS.escape(key)}"]`));
  if (led() && option?.classList.contains("calm")) { tell("astray", { key, at: option }); return; }
  const warning = led() ? "" : option?.dataset.warning;
  if (warning && settings().warn && !warned.has(`${table.step}:${key}`)) {
    warned.add(`${table.step}:${key}`);
    if (!(await ask(t("sure"), warning, t("do-it")))) return;
  }
  const chain = option?.dataset.chain?.split(" ") ?? [key];
  if (option?.dataset.takes != null) { await takeUp(chain, option); return; }
  if (table.planning) { tell("plan-more", chain); return; }
  for (const guard of guards) if (!(await guard(key))) return;
  await send(chain, false);
}

/** What a click makes busy: nothing else is decided until its answer is shown. @param {() => Promise<void>} work */
async function busy(work) {
  sending = true;
  sentAt = moment();
  document.querySelector(".bar")?.classList.add("sending");
  try {
    await work();
  } finally {
    sending = false;
    document.querySelector(".bar")?.classList.remove("sending");
  }
  const queued = next;
  next = "";
  if (queued && document.querySelector(`.opt[data-key="${CSS.escape(queued)}"]`)) await choose(queued);
}

/**
 * Take up a piece, put it back, or show the private copy after a plan: nothing is decided.
 * @param {string[]} keys
 * @param {HTMLElement} [option]
 * @param {string[] | null} [plan]
 */
export const takeUp = (keys, option, plan = table.planning) => busy(async () => {
  tell("taken-up");
  if (option) mark(option.dataset.key ?? "");
  foresee(option?.dataset.takes ?? "");
  const body = { keys, expected_step: table.step, seat: table.seat, planning: plan != null, plan: plan ?? [] };
  try {
    await takeAnswer(repeat(() => post(`/tables/${table.id}/try`, { ...body, ...has() })));
  } catch (problem) {
    complain(problem);
    unmark();
    await refresh().catch(() => null);
  }
});

/** Where a piece may go is marked at once; the answer draws it. @param {string} pieces */
function foresee(pieces) {
  for (const id of pieces.split(" ").filter(Boolean)) for (const piece of all(`[data-piece="${CSS.escape(id)}"]`)) piece.classList.add("foreseen");
}

/** Put back what is held. @returns {boolean} whether anything was */
function putBack() {
  if (!table.held?.length || sending) return false;
  takeUp([]);
  return true;
}

/** One decision of the plan back. @returns {boolean} whether there was one */
function planBack() {
  if (!table.planning?.length || sending) return false;
  takeUp([], undefined, table.planning.slice(0, -1));
  return true;
}

/** @param {string[]} chain @param {boolean} confirm @returns {Promise<void>} */
export const send = (chain, confirm) => busy(() => sendNow(chain, confirm));

/** @param {string[]} chain @param {boolean} confirm @returns {Promise<void>} */
async function sendNow(chain, confirm) {
  tell("decided");
  mark(chain[chain.length - 1]);
  const body = { keys: chain, expected_step: table.step, seat: table.seat, request_id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, confirm,
    pass_forced: settings().forced };
  try {
    await takeAnswer(repeat(() => post(`/tables/${table.id}/act`, { ...body, ...has() })));
  } catch (problem) {
    if (problem instanceof ApiError && problem.code === "table-confirm") {
      unmark();
      if (await ask(t("end-turn"), t("end-turn-text"), t("end-turn-yes"))) await sendNow(chain, true);
    } else {
      complain(problem);
      unmark();
      await refresh().catch(() => null);
    }
  }
}

/** What was chosen shows it at once; the answer draws everything anew. @param {string} key */
function mark(key) {
  const option = /** @type {HTMLElement | null} */ (document.querySelector(`.bar .opt[data-key="${CSS.escape(key)}"]`));
  option?.classList.add("chosen");
  for (const piece of all(`[data-piece="${CSS.escape(option?.dataset.for ?? "")}"]`)) piece.classList.add("chosen");
}

function unmark() {
  for (const chosen of all(".chosen, .foreseen")) chosen.classList.remove("chosen", "foreseen");
}

/** The same request again while the server cannot be reached: it is answered once only. @param {() => Promise<any>} act */
async function repeat(act) {
  for (let tries = 0; ; tries++) {
    try {
      return await act();
    } catch (problem) {
      const passing = problem instanceof TypeError || (problem instanceof ApiError && (problem.status === 429 || problem.status >= 502));
      if (!passing || tries >= 20) throw problem;
      await new Promise((done) => setTimeout(done, Math.min(2000, 200 * 2 ** tries)));
    }
  }
}

/**
 * What leaves no choice passes by itself, unless one has just come back to it; nothing is offered meanwhile.
 * @param {any} before
 */
function passForced(before) {
  if (table.planning || before.planning || !settings().forced || before.step === table.step || before.at != null || goingBack || !asked()) return;
  const only = /** @type {HTMLElement | null} */ (document.querySelector(".opt[data-forced]"));
  if (!only || sending) return;
  const key = only.dataset.key ?? "";
  forget();
  for (const piece of all("[data-state=lit]")) piece.dataset.state = "unlit";
  for (const option of all(".bar .opt")) option.remove();
  send([key], false);
}

/** @param {string} name undo or redo */
async function back(name) {
  if (name === "undo" && (putBack() || planBack() || table.planning)) return;
  if (table.planning) return;
  goingBack = true;
  try {
    await takeAnswer(post(`/tables/${table.id}/${name}`, { expected_step: table.step, seat: table.seat, ...has() }));
  } catch (problem) {
    if (problem instanceof ApiError && problem.code === "table-undo-asks") {
      if (await ask(t("take-back"), t("take-back-text"), t("take-back-yes"), undone())) {
        await post(path("take-back"), { expected_step: table.step, seat: table.seat }).then(() => toast(t("take-back-asked")), complain);
        await refresh();
      }
    } else complain(problem);
  } finally {
    goingBack = false;
  }
}

/** News that change nothing at the table, such as a chat, leave what is held in the hand. @param {any} before */
function holdOn(before) {
  if (!before.held?.length || table.held?.length || before.step !== table.step || before.planning || table.planning || sending || !asked()) return;
  takeUp(before.held);
}

/** What a take-back would undo, decision by decision. */
export function undone() {
  const rows = table.undoes.flatMap(({ seat, lines }) => (lines.length ? lines : [t("take-back-secret", { who: table.names[seat] })]));
  return rows.length ? h("div", { class: "undoes" }, h("p", {}, t("take-back-undoes")), h("ol", {}, ...rows.map((line) => h("li", {}, line)))) : null;
}

/** What is held looks so, wherever it lies. */
function showHeld() {
  for (const id of table.in_hand ?? []) for (const piece of all(`[data-piece="${CSS.escape(id)}"]`)) piece.classList.add("inhand");
}

function tools() {
  const undo = byId("tool-undo");
  const redo = byId("tool-redo");
  if (!undo) return;
  undo.disabled = !(table.status === "running" && table.at == null && (table.held?.length || table.planning?.length || table.undo.free || table.undo.asks));
  redo.disabled = !(table.status === "running" && table.at == null && !table.planning && table.undo.redo);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const place = /** @type {HTMLElement} */ (event.target);
  if (place.matches?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    back(event.shiftKey ? "redo" : "undo");
    return;
  }
  const free = !event.defaultPrevented && document.body.dataset.tab === "board" && !document.querySelector(".bubble, .menu, .tip");
  if (event.key === "Escape" && free) putBack();
  if (event.ctrlKey || event.metaKey || event.altKey || !settings().keys) return;
  if (event.key.toLowerCase() === "z" && putBack()) return;
  const option = all(".opt[data-shortcut]").find((button) => button.dataset.shortcut === event.key.toLowerCase());
  if (option) {
    event.preventDefault();
    choose(option.dataset.key);
  }
}

export function startActing() {
  document.addEventListener("click", (event) => {
    const option = /** @type {HTMLElement} */ (event.target).closest?.(".opt[data-key]");
    if (option) choose(/** @type {HTMLElement} */ (option).dataset.key ?? "");
    if (/** @type {HTMLElement} */ (event.target).closest?.("#put-back")) putBack();
    if (/** @type {HTMLElement} */ (event.target).closest?.(".grab")) fold();
  });
  document.addEventListener("keydown", onKey);
  byId("tool-undo")?.addEventListener("click", () => back("undo"));
  byId("tool-redo")?.addEventListener("click", () => back("redo"));
  hear("changed", tools);
  hear("changed", unmark);
  hear("changed", showHeld);
  hear("changed", passForced);
  hear("changed", holdOn);
  tools();
}

function fold() {
  const bar = document.querySelector(".bar");
  const folded = bar?.classList.toggle("folded");
  bar?.querySelector(".grab")?.setAttribute("aria-expanded", String(!folded));
}
