// The coach's marks: a numbered roundel at the upper right of a piece and of its button, a ring round the first choice.
import { all, byId, h, icon } from "./dom.js";
import { uncover } from "./uncovering.js";
import { t } from "./words.js";

/** @type {{rows: any[], line: string[]}} */
const shown = { rows: [], line: [] };

/** A roundel. @param {string} sign @param {string} [extra] */
export function roundel(sign, extra = "") {
  const first = sign === "1" ? " a" : sign === "!" ? " w" : "";
  return h("span", { class: `rd${first} ${extra}`, "aria-hidden": "true" }, sign === "!" ? icon("c-warn", 15) : sign);
}

/** @param {string} key @returns {HTMLElement | null} */
const button = (key) => document.querySelector(`.bar .opt[data-key="${CSS.escape(key)}"], .bar .opt[data-chain^="${CSS.escape(key)} "]`);

/** @param {string} id @returns {any} */
const piece = (id) => id && all(`[data-piece="${CSS.escape(id)}"]`).find((found) => found.getBoundingClientRect().width > 0);

/** Mark the options of the coach, all at once. @param {any[]} rows */
export function mark(rows) {
  shown.rows = rows;
  for (const row of rows) button(row.key)?.append(h("span", { class: "om" }, roundel(row.mark)));
  const best = button(rows[0]?.key ?? "");
  best?.scrollIntoView({ block: "nearest", inline: "center" });
  if (innerWidth <= 700) {
    bring(best?.dataset.for ?? "");
    requestAnimationFrame(() => { place(); bring(best?.dataset.for ?? ""); draw(); });
  }
  draw();
}

/** The pieces of a line after its first decision get a word. @param {string[]} pieces */
export function showLine(pieces) {
  shown.line = shown.line.length ? [] : pieces;
  draw();
  return shown.line.length > 0;
}

export function clearMarks() {
  shown.rows = [];
  shown.line = [];
  for (const old of all(".om")) old.remove();
  byId("coach-marks")?.remove();
}

/** Where things are now; again after scrolling or when the window changes. */
function draw() {
  byId("coach-marks")?.remove();
  if (!shown.rows.length) return;
  const layer = h("div", { id: "coach-marks", "aria-hidden": "true" });
  const taken = new Set();
  for (const row of shown.rows) {
    const id = button(row.key)?.dataset.for ?? "";
    const found = piece(id);
    if (!found || taken.has(id) || id.startsWith("option:")) continue;
    taken.add(id);
    const box = found.getBoundingClientRect();
    if (!inSight(found, box)) continue;
    if (row.mark === "1" || row.mark === "!") layer.append(ring(box, row.mark));
    const sign = roundel(row.mark, "on-piece");
    sign.style.left = `${box.right - 9}px`;
    sign.style.top = `${box.top - 15}px`;
    layer.append(sign);
  }
  for (const id of shown.line) {
    const found = piece(id);
    if (!found) continue;
    const box = found.getBoundingClientRect();
    const word = h("span", { class: "then-mark" }, t("coach-then"));
    word.style.left = `${box.left + box.width / 2}px`;
    word.style.top = `${box.top + 4}px`;
    layer.append(word);
  }
  document.querySelector("body")?.append(layer);
}

const FRAMES = ".pan, .pb, .around, .right";

/** What scrolls around a piece; a frame that has no box of its own (display: contents) frames nothing. @param {any} found @returns {any} */
function frameOf(found) {
  let frame = found.closest(FRAMES);
  while (frame && !frame.getBoundingClientRect().width) frame = frame.parentElement?.closest(FRAMES);
  return frame;
}

/** Open the part that holds a piece and scroll it into what the sheet leaves free of its frame; the page itself stays where it is. @param {string} id */
function bring(id) {
  const hidden = id && !piece(id) && document.querySelector(`[data-piece="${CSS.escape(id)}"]`);
  if (hidden) uncover(hidden);
  const found = piece(id);
  const frame = found && frameOf(found);
  if (!frame) return;
  const [box, around] = [found.getBoundingClientRect(), frame.getBoundingClientRect()];
  const below = Math.min(around.bottom, byId("coach")?.getBoundingClientRect().top ?? Infinity);
  frame.scrollBy({ left: (box.left + box.right - around.left - around.right) / 2, top: (box.top + box.bottom - around.top - below) / 2, behavior: "instant" });
}

/** @param {any} found @param {DOMRect} box */
function inSight(found, box) {
  const pan = frameOf(found)?.getBoundingClientRect();
  return !pan || (box.right > pan.left && box.left < pan.right && box.bottom > pan.top && box.top < pan.bottom);
}

/** @param {DOMRect} box @param {string} sign */
function ring(box, sign) {
  const found = h("span", { class: sign === "!" ? "cring w" : "cring" });
  const out = 5;
  found.style.left = `${box.left - out}px`;
  found.style.top = `${box.top - out}px`;
  found.style.width = `${box.width + 2 * out}px`;
  found.style.height = `${box.height + 2 * out}px`;
  return found;
}

/** The panel stands over the seats, above the bar; on a narrow page it is a sheet at the bottom. */
export function place() {
  const box = byId("coach");
  if (!box) return;
  const bar = document.querySelector(".foot")?.getBoundingClientRect();
  const right = document.querySelector("aside.right")?.getBoundingClientRect();
  const narrow = innerWidth <= 700;
  const heads = [...document.querySelectorAll("aside.right .seat")].map((seat) => seat.getBoundingClientRect()).filter((seat) => seat.width);
  const below = innerWidth > 1180 && innerHeight >= 560 ? Math.min(...heads.map((seat) => seat.top)) : Infinity;
  box.style.bottom = `${innerHeight - Math.min(below, bar?.top ?? innerHeight) + (narrow ? 0 : 10)}px`;
  if (narrow) { box.style.width = box.style.top = box.style.right = ""; return; }
  box.style.top = `${Math.max(56, right?.width ? right.top : 58)}px`;
  box.style.right = `${right?.width ? innerWidth - right.right : 12}px`;
  box.style.width = `${(right?.width ?? 0) >= 260 ? right?.width : 310}px`;
}

const again = () => { place(); draw(); };
for (const name of ["resize", "scroll"]) addEventListener(name, again, { capture: true, passive: true });
const foot = document.querySelector(".foot");
if (foot) new ResizeObserver(again).observe(foot);
