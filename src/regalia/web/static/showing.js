// Showing places on the board: a dashed frame with a number round each, gone after a while, at a click or with Escape.
import { all, announce, byId, h, icon, makeRoom } from "./dom.js";
import { hear } from "./state.js";
import { reachable, uncover } from "./uncovering.js";
import { t } from "./words.js";

const LINGER = 6000;
const APART = 60;
const MOST = 40;
const NARROW = 700;
let timer = 0;
/** Where the keyboard was in the drawer that stepped aside. @type {HTMLElement | null} */
let asked = null;

/** The elements that a list of pieces stands for. @param {string[]} pieces @returns {Element[]} */
export const piecesNamed = (pieces) => pieces.flatMap((piece) => all(`[data-piece="${CSS.escape(piece)}"]`));

/** The elements of a kind of piece ("troop"), or of one piece by its name. @param {string} kind @returns {Element[]} */
export function piecesOfKind(kind) {
  const starts = CSS.escape(kind.includes(":") ? kind : `${kind}:`);
  const found = [`[data-piece^="${starts}"]`, `[data-id^="${starts}"]`, `[data-piece="${CSS.escape(kind)}"]`, `[data-id="${CSS.escape(kind)}"]`];
  return [...new Set(all(`:is(.board, .pb, .around, .right, .lanes) :is(${found.join()})`))].filter(reachable);
}

/** Whether a thing can be seen at all. @param {Element} thing */
const seen = (thing) => { const box = thing.getBoundingClientRect(); return box.width > 0 && box.height > 0; };

/** How many places, in words. @param {number} number */
export const places = (number) => (number === 1 ? t("rules-shown-one") : t("rules-shown", { number }));

export function hideShown() {
  clearTimeout(timer);
  byId("shown")?.remove();
  for (const drawer of all(".drawer.away")) { drawer.classList.remove("away"); makeRoom(); }
  asked?.focus({ preventScroll: true });
  asked = null;
}

/** Whether a thing lies beside the drawer, not below it. @param {Element} thing @param {Element} drawer */
function beside(thing, drawer) {
  const [box, other] = [thing.getBoundingClientRect(), drawer.getBoundingClientRect()];
  return seen(thing) && (box.right <= other.left || box.bottom <= other.top);
}

/** Bring some of the things into sight: a drawer that covers them steps aside, the sheet or board that holds them opens. @param {Element[]} things */
function reveal(things) {
  const drawer = document.querySelector(".drawer");
  if (drawer && (innerWidth <= NARROW || !things.some((thing) => beside(thing, drawer)))) {
    asked = /** @type {HTMLElement | null} */ (drawer.contains(document.activeElement) ? document.activeElement : null);
    drawer.classList.add("away");
    makeRoom();
  }
  if (!things.some(seen)) uncover(things[0]);
  things.find(seen)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Frame some things of the table. Says how many were found.
 * @param {string} title what is shown
 * @param {Element[]} things
 */
export function show(title, things) {
  hideShown();
  reveal(things);
  const found = things.filter(seen).slice(0, MOST);
  const layer = h("div", { id: "shown", class: "shown" });
  found.forEach((thing, at) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const mark = h("div", { class: "shown-at" }, found.length > 1 ? h("b", {}, String(at + 1)) : null);
    mark.style.cssText = `left:${left - 3}px;top:${top - 3}px;width:${width + 6}px;height:${height + 6}px;animation-delay:${at * APART}ms`;
    layer.append(mark);
  });
  const said = places(found.length);
  const shut = h("button", { type: "button", "aria-label": t("close"), onclick: hideShown }, icon("i-cancel", 16));
  layer.append(h("p", { class: "shown-pill" }, icon("i-zoom", 16), h("b", {}, title), h("span", {}, said), shut));
  byId("overlay").append(layer);
  announce(`${title}: ${said}`);
  timer = window.setTimeout(hideShown, LINGER);
}

export function startShowing() {
  document.addEventListener("pointerdown", (event) => { if (!(/** @type {HTMLElement} */ (event.target).closest?.(".shown, .drawer"))) hideShown(); });
  window.addEventListener("resize", hideShown);
  hear("changed", hideShown);
}
