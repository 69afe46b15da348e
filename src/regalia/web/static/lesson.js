// A lesson at the table: the bubble of the step, the veil, what is answered to a choice it does not want, and its end.
import { complain, post } from "./api.js";
import { choose } from "./acting.js";
import { ask } from "./dialog.js";
import { all, byId, h, icon } from "./dom.js";
import { astray, quietAnswer } from "./lesson_answers.js";
import { showEnd } from "./lesson_end.js";
import { startHints } from "./lesson_hints.js";
import { anchors, bring, narrow, place, toWanted, veil, wanted } from "./lesson_places.js";
import { tellAway } from "./lesson_rows.js";
import { hear, path, table } from "./state.js";
import { refresh } from "./sync.js";
import { t } from "./words.js";

const SETTLED = 420;
const FOR_ME = 3;
let moment = "";
let misses = 0;
let going = "";
/** What somebody quicker than the answer asked of the bubble that came meanwhile; a double click on one bubble asks once. */
let next = "";

/** What the page shows of the lesson, as a word that changes with every step and every decision in it. */
const now = () => `${table.lesson?.state}.${table.lesson?.at}.${table.step}.${table.at}`;

/** @param {string} what skip, back or alone */
export async function go(what) {
  if (going) { if (now() !== going) next = what; return; }
  going = now();
  try {
    await post(path("lesson"), { do: what, at: table.lesson.at, seat: table.seat });
    await refresh();
  } catch (problem) {
    complain(problem);
  } finally {
    going = "";
  }
  const queued = next;
  next = "";
  if (queued) await go(queued);
}

function clear() {
  for (const old of all(".lb, .lesson-veil, .wr")) old.remove();
  for (const piece of all(".lifted, .st-clicked")) piece.classList.remove("lifted", "st-clicked");
}

function render() {
  const lesson = table.lesson;
  const fresh = now() !== moment;
  if (!fresh && document.querySelector(".lb")) {
    wanted().forEach(name);
    settle();
    return;
  }
  if (fresh) misses = 0;
  moment = now();
  clear();
  if (table.at != null && !table.replay) return;
  if (lesson.state === "over") { if (fresh) showEnd(go); return; }
  if (lesson.state !== "step" && lesson.state !== "film") return;
  for (const piece of wanted()) name(piece);
  const film = lesson.state === "film";
  const box = bubble(film);
  byId("overlay").append(h("div", { class: "lesson-veil", "aria-hidden": "true" }), box);
  bring(box.offsetHeight);
  if (narrow() && tellAway(box)) bring(box.offsetHeight);
  settle();
  setTimeout(settle, SETTLED);
  if (fresh && !film) /** @type {HTMLElement} */ (box.querySelector(".lt")).focus({ preventScroll: true });
}

/** The wanted piece says that it is the one. @param {HTMLElement} piece */
function name(piece) {
  const label = piece.getAttribute("aria-label") ?? "";
  if (!label.endsWith(t("lesson-this-piece"))) piece.setAttribute("aria-label", `${label}, ${t("lesson-this-piece")}`);
}

function settle() {
  const box = /** @type {HTMLElement | null} */ (document.querySelector(".lb"));
  if (!box) return;
  veil(anchors(), wanted());
  place(box);
}

/** @param {boolean} film */
function bubble(film) {
  const lesson = table.lesson;
  const steps = h("span", { class: "l4", "aria-hidden": "true" });
  for (let at = 0; at < lesson.count; at++) steps.append(h("i", { class: at < lesson.number ? "d" : at === lesson.number ? "n" : "" }));
  const head = h("h2", { class: "lt", id: "lesson-head", tabindex: "-1" }, lesson.head);
  const box = h("section", { class: "lb", role: "dialog", "aria-labelledby": "lesson-head", "aria-describedby": "lesson-text lesson-order" },
    h("p", { class: "lk" }, steps, lesson.line), head, h("p", { class: "lx", id: "lesson-text" }, lesson.text));
  if (lesson.order) box.append(h("p", { class: "do", id: "lesson-order" }, h("i", { class: "lz n", "aria-hidden": "true" }), lesson.order));
  if (!film) box.append(buttons());
  head.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (lesson.order) toWanted();
    else go("skip");
  });
  return box;
}

function buttons() {
  const lesson = table.lesson;
  const back = h("button", { type: "button", class: "tb", "data-lesson": "back", onclick: () => go("back") }, icon("i-chevron-right", 16), t("lesson-back"));
  back.querySelector("svg")?.classList.add("flip");
  if (!lesson.back) back.setAttribute("disabled", "");
  const on = lesson.order
    ? h("button", { type: "button", class: "tb", "data-lesson": "skip", onclick: () => go("skip") }, t("lesson-skip"))
    : h("button", { type: "button", class: "btn first", "data-lesson": "next", onclick: () => go("skip") }, t("lesson-next"));
  return h("footer", {}, back, on);
}

/** A choice that the step does not want. @param {{piece?: string, key?: string, at: HTMLElement}} what */
async function missed(what) {
  misses += 1;
  if (misses === 2) for (const piece of wanted()) piece.classList.add("lifted");
  await astray(what, misses >= FOR_ME ? () => choose(table.lesson.want[0]) : null);
}

async function leave() {
  if (await ask(t("lesson-leave-title"), t("lesson-leave-text"), t("lesson-leave-yes"))) location.href = "/";
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key === "Escape") quietAnswer();
  if (event.key !== "F2" || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  moment = "";
  render();
}

export function startLesson() {
  if (!table.lesson) return;
  document.body.classList.add("lesson");
  hear("changed", render);
  hear("astray", missed);
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", (event) => {
    if (/** @type {HTMLElement} */ (event.target).closest?.("[data-lesson=leave]")) leave();
  });
  addEventListener("resize", settle);
  document.addEventListener("scroll", settle, { capture: true, passive: true });
  startHints();
  render();
}
