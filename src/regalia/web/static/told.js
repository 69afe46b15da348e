// What the others and the automa did since one's own last decision, line by line.
import { all, byId, h, icon } from "./dom.js";
import { moving } from "./settings.js";
import { hear, table } from "./state.js";
import { t } from "./words.js";

const PAUSE = 650;
const MOST = 14;
const LINGER = 6000;
let timer = 0;
let count = lines().length;

function lines() {
  return all('[data-part="log"] li:not(.rdv)');
}

/** @param {any} before */
function changed(before) {
  if (table.at != null || before.at != null) return;
  const now = lines();
  const fresh = now.slice(Math.min(count, now.length)).filter((line) => line.dataset.seat !== String(table.seat));
  count = now.length;
  for (const line of fresh) line.classList.add("fresh");
  if (fresh.some((line) => line.dataset.automa)) tellLines(fresh.slice(-MOST));
  else close();
}

/** @param {HTMLElement[]} fresh */
function tellLines(fresh) {
  close();
  const list = h("ol");
  const shut = h("button", { type: "button", class: "close", "aria-label": t("close"), onclick: close }, icon("i-cancel", 18));
  byId("overlay").append(h("div", { id: "told", class: "told", role: "log", "aria-label": t("told") }, list, shut));
  fresh.forEach((line, number) => {
    const show = () => list.append(line.cloneNode(true));
    if (moving() && number) setTimeout(show, number * PAUSE);
    else show();
  });
  clearTimeout(timer);
  timer = window.setTimeout(close, fresh.length * PAUSE + LINGER);
}

function close() {
  byId("told")?.remove();
}

export function startTold() {
  hear("changed", changed);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
}
