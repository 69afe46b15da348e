// What the others and the automa did since one's own last decision, shown on the board decision by decision.
import { all } from "./dom.js";
import { moving, settings } from "./settings.js";
import { table, tell } from "./state.js";

const PAUSE = 700;
const LONGEST = 8000;
let skipped = false;
/** @type {(() => void) | null} */
let wake = null;

/** Whether somebody wants to see what lies between two positions. */
export const filmed = () => table.at == null && !table.replay && table.status === "running" && settings().steps && moving() && !document.hidden;

/**
 * Show the positions between the one on the screen and the newest. Any key or click goes to the end.
 * @param {import("./sync.js").Frame[]} film
 * @param {(frame: import("./sync.js").Frame) => void} showFrame
 */
export async function playBack(film, showFrame) {
  if (!film.length) return;
  skipped = !filmed();
  document.body.classList.add("stepping");
  tell("stepping", true);
  const pause = Math.min(PAUSE, LONGEST / film.length);
  try {
    for (const frame of film) {
      showFrame(frame);
      tell("stepped", lines(frame.at));
      if (!skipped) await rest(pause);
    }
  } finally {
    document.body.classList.remove("stepping");
    tell("stepping", false);
  }
}

let free = 0;

/** The last move of somebody else stays in sight for a moment before the next is shown. */
export async function pace() {
  const left = free - performance.now();
  if (left <= 0 || !filmed()) return;
  document.body.classList.add("stepping");
  tell("stepping", true);
  try {
    await rest(left);
  } finally {
    document.body.classList.remove("stepping");
    tell("stepping", false);
  }
}

/** A decision has been shown: if it was somebody else's, it wants its moment. @param {number} play */
export function rested(play) {
  if (lines(play).length) free = performance.now() + PAUSE;
}

/** The lines of the log that tell of a decision of somebody else. @param {number} play @returns {HTMLElement[]} */
const lines = (play) => all(`[data-part="log"] li[data-play="${play}"]:not(.rdv)`).filter((line) => line.dataset.seat !== String(table.seat));

/** @param {number} pause */
function rest(pause) {
  return new Promise((done) => {
    wake = () => done(null);
    setTimeout(done, pause);
  });
}

/** @param {Event} event */
function skip(event) {
  if (!document.body.classList.contains("stepping")) return;
  skipped = true;
  wake?.();
  event.preventDefault();
  event.stopPropagation();
}

export function startPlayback() {
  document.addEventListener("keydown", skip, true);
  document.addEventListener("click", skip, true);
}
