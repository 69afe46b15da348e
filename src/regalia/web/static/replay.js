// Replay: the score curve is its slider; the address always names the moment shown.
import { all, byId } from "./dom.js";
import { hear, table } from "./state.js";
import { refresh } from "./sync.js";
import { t } from "./words.js";

const PACE = 1100;
let timer = 0;
let speed = 1;

const at = () => table.at ?? 0;

/** @param {number} step */
async function go(step) {
  table.at = Math.min(Math.max(0, step), table.plays);
  const address = new URL(location.href);
  address.searchParams.set("step", String(table.at));
  history.replaceState(null, "", address);
  await refresh();
}

/** The ends of turns, or the turning points. @param {string} name @returns {number[]} */
const marks = (name) => (document.querySelector(".scurve")?.getAttribute(`data-${name}`) ?? "").split(",").filter(Boolean).map(Number);

/** The next mark before or after the moment shown. @param {number[]} places @param {number} way */
function jump(places, way) {
  const found = way > 0 ? places.find((place) => place > at()) : [0, ...places].reverse().find((place) => place < at());
  if (found != null) go(found);
}

function run() {
  if (timer) { stop(); return; }
  if (at() >= table.plays) go(0);
  timer = window.setInterval(() => (at() < table.plays ? go(at() + 1) : stop()), PACE / speed);
  label();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  label();
}

/** @param {number} value */
function setSpeed(value) {
  speed = value;
  document.body.classList.toggle("hurried", speed >= 4);
  if (timer) { stop(); run(); }
  label();
}

/** What the bar shows of our own state; the bar is drawn anew at every step. */
function label() {
  const button = byId("replay-run");
  button?.classList.toggle("on", Boolean(timer));
  button?.setAttribute("aria-label", timer ? t("pause") : t("run"));
  for (const one of all("[data-speed]")) one.setAttribute("aria-pressed", String(Number(one.dataset.speed) === speed));
}

/** Look from another seat. @param {number} seat */
function eyes(seat) {
  const address = new URL(location.href);
  address.searchParams.set("as", String(seat));
  location.href = address.href;
}

/** The next pair of eyes. */
function nextEyes() {
  const buttons = all("[data-eyes]");
  const now = buttons.findIndex((button) => button.getAttribute("aria-pressed") === "true");
  if (buttons.length) eyes(Number(buttons[(now + 1) % buttons.length].dataset.eyes));
}

const GOING = /** @type {Record<string, () => void>} */ ({
  first: () => { go(0); },
  last: () => { go(table.plays); },
  "turn-back": () => jump(marks("turns"), -1),
  "turn-on": () => jump(marks("turns"), 1),
});

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if ((target.matches?.("input, select, textarea") && target.id !== "slider") || document.querySelector("dialog[open]")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  const keys = /** @type {Record<string, () => void>} */ ({
    PageUp: () => { go(at() - 10); },
    PageDown: () => { go(at() + 10); },
    Home: GOING.first,
    End: GOING.last,
    ",": () => jump(marks("points"), -1),
    ".": () => jump(marks("points"), 1),
    e: nextEyes,
    f: () => /** @type {HTMLElement | null} */ (document.querySelector('[data-do="fork"]'))?.click(),
  });
  if (way) {
    event.preventDefault();
    if (event.shiftKey) jump(marks("turns"), way);
    else go(at() + way);
  } else if (event.key === " " && !target.matches?.("button, a, [data-piece]")) {
    event.preventDefault();
    run();
  } else if (event.key in keys) {
    event.preventDefault();
    keys[event.key]();
  }
}

export function startReplay() {
  document.addEventListener("input", (event) => {
    const slider = /** @type {HTMLInputElement} */ (event.target);
    if (slider.id === "slider") go(Number(slider.value));
  });
  document.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const found = /** @type {HTMLElement | null} */ (target.closest?.("[data-step], [data-at], [data-go], [data-speed], [data-eyes], #replay-run"));
    if (!found) return;
    const { step, at: line, go: where, speed: pace, eyes: seat } = found.dataset;
    if (step) go(at() + Number(step));
    if (line) go(Number(line));
    if (where) GOING[where]();
    if (pace) setSpeed(Number(pace));
    if (seat) eyes(Number(seat));
    if (found.id === "replay-run") run();
  });
  document.addEventListener("keydown", onKey);
  hear("changed", () => {
    label();
    for (const slider of all("#slider")) slider.value = String(table.at ?? table.plays);
  });
  label();
}
