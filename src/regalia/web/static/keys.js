// The keyboard's way through the page: the first stop is what can be done now, and the log is one stop with arrows inside.
import { all } from "./dom.js";
import { asked } from "./state.js";

/** The first lit piece in sight, else the first option. @returns {HTMLElement | undefined} */
const first = () => all('[data-piece][data-state=lit], .bar .opts .opt').find((thing) => thing.getBoundingClientRect().width > 0);

/** @param {KeyboardEvent} event */
function onKey(event) {
  const here = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  if (event.key === "Tab" && !event.shiftKey && here === document.body && asked()) {
    const thing = first();
    if (thing) { event.preventDefault(); thing.focus(); }
  }
  const log = /** @type {HTMLElement | null} */ (here.closest('[data-part="log"]'));
  if (!log || !["ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
  const lines = all("button[data-at]", log);
  const now = lines.indexOf(here);
  const next = { ArrowUp: now < 0 ? lines.length - 1 : Math.max(0, now - 1), ArrowDown: now < 0 ? 0 : Math.min(lines.length - 1, now + 1), Home: 0, End: lines.length - 1 }[event.key];
  if (lines[next ?? 0]) { event.preventDefault(); lines[next ?? 0].focus(); }
}

export function startKeys() {
  document.addEventListener("keydown", onKey);
}
