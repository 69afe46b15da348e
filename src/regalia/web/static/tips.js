// Tooltips of components: fetched once, shown after a short rest of the pointer or on focus.
import { get } from "./api.js";
import { byId, h, placeAt } from "./dom.js";
import { table } from "./state.js";

const REST = 450;
const known = new Map();
let timer = 0;

/** @param {HTMLElement} thing */
async function showTip(thing) {
  const id = thing.dataset.tip ?? "";
  if (!known.has(id)) {
    known.set(id, get(`/games/${table.game}/tip?id=${encodeURIComponent(id)}`).catch(() => null));
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

export function startTips() {
  document.addEventListener("pointerover", (event) => {
    const thing = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest?.("[data-tip]"));
    hide();
    if (thing && event.pointerType !== "touch") timer = window.setTimeout(() => showTip(thing), REST);
  });
  document.addEventListener("pointerdown", hide);
  document.addEventListener("keydown", hide);
}
