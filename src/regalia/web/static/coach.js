// The coach: asked with the lamp or H, stopped with Escape; marks pieces and buttons, and warns before a costly choice.
import { ApiError, get, post } from "./api.js";
import { choose, guards } from "./acting.js";
import { clearMarks, mark, place } from "./coachmarks.js";
import { answer, busy, refused, shell, warning } from "./coachpanel.js";
import { announce, byId } from "./dom.js";
import { settings } from "./settings.js";
import { asked, hear, table } from "./state.js";
import { t } from "./words.js";

const WAIT = 700;
const TRIES = 12;
/** Milliseconds until the page says that the machine is busy; the answer is kept for the next time if it comes after all. */
const LATEST = 3000;
const LATEST_LONGER = 15500;
const MOST_WARNINGS = 3;
/** @type {{step: number, told: any} | null} */
let known = null;
/** @type {AbortController | null} */
let asking = null;
/** @type {Promise<any> | null} */
let coming = null;

const panel = () => byId("coach");

/** Ask; the same question is asked once. A late answer is dropped. @param {boolean} longer @returns {Promise<any>} */
function inquire(longer) {
  if (!longer && known?.step === table.step) return Promise.resolve(known.told);
  if (!longer && coming) return coming;
  asking?.abort();
  const step = table.step;
  asking = new AbortController();
  coming = fetched(longer, asking.signal).then((told) => {
    if (step !== table.step || !told) return null;
    if (!told.glance) known = { step, told };
    return told;
  }).finally(() => { coming = null; });
  return coming;
}

/** @param {boolean} longer @param {AbortSignal} signal */
async function fetched(longer, signal) {
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      return await get(`/tables/${table.id}/coach?${table.viewer}${longer ? "&longer=1" : ""}`, signal);
    } catch (problem) {
      if (signal.aborted) return null;
      if (!(problem instanceof ApiError && problem.code === "coach-busy") || tries >= TRIES) throw problem;
      await new Promise((done) => setTimeout(done, WAIT));
    }
  }
  return null;
}

/** The answer; a problem when it is late. @param {boolean} longer @returns {Promise<any>} */
function inTime(longer) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new ApiError(429, { error: "coach-late", text: t("coach-late") })), longer ? LATEST_LONGER : LATEST);
  });
  return Promise.race([inquire(longer), late]).finally(() => clearTimeout(timer));
}

/** Open the coach, or close it when it is open. */
async function toggle() {
  if (panel()) close();
  else if (asked()) await show(false);
}

/** Open the coach for the decision that is asked, unless it is open. */
export async function coachAbout() {
  if (!panel() && asked()) await show(false);
}

/** @param {boolean} longer */
async function show(longer) {
  const box = shell(close);
  document.body.classList.add("coached");
  byId("tool-hint")?.setAttribute("aria-pressed", "true");
  clearMarks();
  busy(box, longer, close);
  place();
  try {
    const told = await inTime(longer);
    if (panel() !== box) return;
    if (!told) { close(); return; }
    answer(box, told, { choose, longer: () => show(true), close });
    place();
    if (told.kind === "best" || told.kind === "level") mark(told.rows);
    announce([told.title, told.sure, told.why, told.kind === "same" ? "" : told.rows[0]?.said].filter(Boolean).join(". "));
  } catch (problem) {
    if (panel() !== box) return;
    refused(box, problem instanceof ApiError ? problem : null, agree);
    place();
  }
}

/** Let the others ask the coach; they must agree too. */
async function agree() {
  await post(`/tables/${table.id}/coach`, { yes: true, seat: table.seat ?? -1 });
  close();
  await show(false);
}

export function close() {
  asking?.abort();
  asking = null;
  coming = null;
  clearMarks();
  const box = panel();
  const inside = box?.contains(document.activeElement);
  box?.remove();
  document.body.classList.remove("coached");
  byId("tool-hint")?.setAttribute("aria-pressed", "false");
  if (inside) byId("tool-hint")?.focus();
}

// -- warnings -----------------------------------------------------------------------------------------

const counter = `regalia-coach-${table.id}`;
const warned = () => Number(sessionStorage.getItem(counter) ?? 0);
/** The choice that the player insists on. */
let insisted = "";

/** Whether a choice may be sent: a costly one is asked about once. @param {string} key @returns {Promise<boolean>} */
async function permitted(key) {
  asking && !settings().costly && asking.abort();
  const mark = `${table.step}:${key}`;
  if (!settings().costly || warned() >= MOST_WARNINGS || insisted === mark || document.querySelectorAll(".opt[data-key]").length < 2) return true;
  const told = await inTime(false).catch(() => null);
  const price = told?.costly?.[key];
  if (!price) return true;
  sessionStorage.setItem(counter, String(warned() + 1));
  const box = shell(close);
  document.body.classList.add("coached");
  warning(box, price, {
    again: close,
    anyway: () => { insisted = mark; close(); choose(key); },
    mute: (/** @type {boolean} */ on) => sessionStorage.setItem(counter, String(on ? MOST_WARNINGS : 1)),
  });
  clearMarks();
  mark_(price);
  place();
  return false;
}

/** @param {any} price */
const mark_ = (price) => mark([{ ...price.best, mark: "1" }, { ...price.row, mark: "!" }]);

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches?.("input:not([type=checkbox]), textarea, select") || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape" && panel()) { event.stopPropagation(); close(); }
  if (event.key.toLowerCase() === "h" && !event.ctrlKey && !event.metaKey && !event.altKey && settings().keys) { event.preventDefault(); toggle(); }
}

export function startCoach() {
  byId("tool-hint")?.addEventListener("click", toggle);
  document.addEventListener("keydown", onKey, true);
  guards.push(permitted);
  hear("decided", close);
  hear("changed", (before) => {
    if (before.step !== table.step || before.at !== table.at) { known = null; close(); }
    if (settings().costly && asked() && table.step !== known?.step && warned() < MOST_WARNINGS) inquire(false).catch(() => null);
  });
  if (settings().costly && asked()) inquire(false).catch(() => null);
}
