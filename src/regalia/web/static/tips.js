// Tooltips of components: fetched once, shown after a short rest of the pointer, on focus, or under a finger that stays.
import { get } from "./api.js";
import { byId, h, placeAt } from "./dom.js";
import { table } from "./state.js";

const REST = 450;
const HOLD = 500;
const SLIP = 10;
const known = new Map();
let timer = 0;
/** Whether a finger has called a tip: the click that follows means nothing more. */
let held = false;
let from = { x: 0, y: 0 };

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const thingAt = (target) => /** @type {any} */ (target)?.closest?.("[data-tip]") ?? null;

/** @param {HTMLElement} thing */
async function showTip(thing) {
  const id = thing.dataset.tip ?? "";
  if (!known.has(id)) {
    known.set(id, get(`/tables/${table.id}/tip?${table.viewer}&thing=${encodeURIComponent(id)}`).catch(() => null));
  }
  const found = await known.get(id);
  if (!found || !thing.isConnected || document.querySelector(".bubble, .menu")) return;
  hide();
  const box = h("div", { class: "tip", role: "tooltip" }, h("b", {}, found.title), found.text, " ", h("i", {}, found.clause));
  byId("overlay").append(box);
  placeAt(box, thing.getBoundingClientRect());
}

function hide() {
  clearTimeout(timer);
  document.querySelector(".tip")?.remove();
}

/** @param {HTMLElement | null} thing @param {number} wait */
function soon(thing, wait) {
  hide();
  if (thing) timer = window.setTimeout(() => { held = wait === HOLD; showTip(thing); }, wait);
}

function byFinger() {
  document.addEventListener("pointerdown", (event) => {
    held = false;
    hide();
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") soon(thingAt(event.target), HOLD);
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(timer);
  });
  document.addEventListener("pointerup", (event) => { if (event.pointerType === "touch") clearTimeout(timer); });
  document.addEventListener("pointercancel", () => clearTimeout(timer));
  document.addEventListener("click", (event) => {
    if (held) { event.preventDefault(); event.stopPropagation(); }
    held = false;
  }, true);
  document.addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); });
}

export function startTips() {
  document.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") soon(thingAt(event.target), REST); });
  document.addEventListener("focusin", (event) => {
    if (/** @type {HTMLElement} */ (event.target).matches?.(":focus-visible")) soon(thingAt(event.target), REST);
  });
  document.addEventListener("keydown", hide);
  byFinger();
}
