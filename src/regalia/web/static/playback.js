// What the others and the automa did since one's own last decision, shown on the board decision by decision.
import { all } from "./dom.js";
import { moving, settings } from "./settings.js";
import { table, tell } from "./state.js";

const PAUSE = 700;
const MOST = 14;
const LONGEST = 8000;
let skipped = false;
/** @type {(() => void) | null} */
let wake = null;

/** Whether there is something to show on the way to the newest position. @param {any} next */
function between(next) {
  const running = table.at == null && next.at == null && table.status === "running" && !table.replay;
  const gap = next.plays - table.plays;
  return running && moving() && settings().steps && !document.hidden && gap > 1 && next.seat === table.seat ? gap : 0;
}

/**
 * Show the positions between the one on the screen and the newest. Any key or click goes to the end.
 * @param {any} next the facts of the newest position
 * @param {(at: number) => Promise<void>} showAt
 * @returns {Promise<boolean>} whether anything was shown
 */
export async function playBack(next, showAt) {
  const gap = between(next);
  if (!gap) return false;
  skipped = false;
  document.body.classList.add("stepping");
  tell("stepping", true);
  const first = Math.max(table.plays + 1, next.plays - MOST);
  const pause = Math.min(PAUSE, LONGEST / gap);
  try {
    for (let at = first; at < next.plays && !skipped; at++) {
      await showAt(at);
      tell("stepped", lines(at));
      if (lines(at).length && !skipped) await rest(pause);
    }
  } finally {
    document.body.classList.remove("stepping");
    tell("stepping", false);
  }
  return true;
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
