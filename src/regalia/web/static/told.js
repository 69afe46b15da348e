// A small sheet that tells what the others and the automa did since one's own last decision, line by line.
import { all, byId, h, icon } from "./dom.js";
import { explaining } from "./explain.js";
import { hear, table } from "./state.js";
import { t } from "./words.js";

const MOST = 9;
const LINGER = 6000;
const LINGER_EXPLAINED = 20000;
/** So long a new line is washed with gold. It does not fade: a browser would paint the page anew for every frame of that. */
const FRESH = 1600;
let timer = 0;
let fading = 0;
let last = table.plays;

/** The lines of others that belong to decisions after the last one told. */
function freshLines() {
  return all('[data-part="log"] li:not(.rdv)').filter((line) => Number(line.dataset.play) > last && line.dataset.seat !== String(table.seat));
}

/** @param {any} before */
function changed(before) {
  if (table.at != null || before.at != null) return;
  const fresh = freshLines();
  last = table.plays;
  if (fresh.length) wash(fresh);
  if (byId("told")) add(fresh);
  else if (explaining() || fresh.some((line) => line.dataset.automa)) add(fresh);
}

/** @param {HTMLElement[]} lines */
function wash(lines) {
  const dry = () => { for (const line of all(".log .fresh")) line.classList.remove("fresh"); };
  dry();
  for (const line of lines) line.classList.add("fresh");
  clearTimeout(fading);
  fading = window.setTimeout(dry, FRESH);
}

/** @param {HTMLElement[]} fresh */
function add(fresh) {
  if (!fresh.length) return;
  let list = byId("told")?.querySelector("ol");
  if (!list) {
    list = h("ol");
    const shut = h("button", { type: "button", class: "close", "aria-label": t("close"), onclick: close }, icon("i-cancel", 18));
    byId("overlay").append(h("div", { id: "told", class: "told", role: "log", "aria-label": t("told") }, list, shut));
  }
  for (const line of fresh) list.append(line.cloneNode(true));
  while (list.children.length > MOST) list.firstChild?.remove();
  clearTimeout(timer);
  timer = window.setTimeout(close, explaining() ? LINGER_EXPLAINED : LINGER);
}

function close() {
  byId("told")?.remove();
}

export function startTold() {
  hear("changed", changed);
  hear("decided", close);
  hear("taken-up", close);
  hear("stepped", (lines) => {
    add(lines);
    last = Math.max(last, ...lines.map((/** @type {HTMLElement} */ line) => Number(line.dataset.play)));
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
}
