// Replay: a slider over the decisions of the game; the address always names the moment shown.
import { all, byId } from "./dom.js";
import { hear, table } from "./state.js";
import { refresh } from "./sync.js";
import { t } from "./words.js";

const PACE = 1100;
let timer = 0;

/** @param {number} step */
async function go(step) {
  table.at = Math.min(Math.max(0, step), table.plays);
  const address = new URL(location.href);
  address.searchParams.set("step", String(table.at));
  history.replaceState(null, "", address);
  await refresh();
}

function run() {
  if (timer) { stop(); return; }
  timer = window.setInterval(() => ((table.at ?? 0) < table.plays ? go((table.at ?? 0) + 1) : stop()), PACE);
  label();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  label();
}

function label() {
  const button = byId("replay-run");
  if (button?.lastChild) button.lastChild.textContent = timer ? t("pause") : t("run");
}

export function startReplay() {
  document.addEventListener("input", (event) => {
    const slider = /** @type {HTMLInputElement} */ (event.target);
    if (slider.id === "slider") go(Number(slider.value));
  });
  document.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const step = /** @type {HTMLElement | null} */ (target.closest?.("[data-step]"))?.dataset.step;
    const line = /** @type {HTMLElement | null} */ (target.closest?.("[data-at]"))?.dataset.at;
    if (step) go((table.at ?? 0) + Number(step));
    if (line) go(Number(line));
    if (target.closest?.("#replay-run")) run();
  });
  document.addEventListener("keydown", (event) => {
    if (/** @type {HTMLElement} */ (event.target).matches?.("input, select, textarea") && /** @type {HTMLElement} */ (event.target).id !== "slider") return;
    const jumps = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 });
    if (event.key in jumps) { event.preventDefault(); go((table.at ?? 0) + jumps[event.key]); }
    if (event.key === "Home") go(0);
    if (event.key === "End") go(table.plays);
  });
  hear("changed", () => {
    label();
    for (const slider of all("#slider")) slider.value = String(table.at ?? table.plays);
  });
}
