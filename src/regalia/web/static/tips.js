// Tooltips of components: fetched once, shown after a short rest of the pointer, on focus, or under a finger that stays.
import { get } from "./api.js";
import { byId, h, icon, placeAt } from "./dom.js";
import { placesOf, signs } from "./key.js";
import { table } from "./state.js";
import { clauseLink } from "./terms.js";
import { t } from "./words.js";

const REST = 450;
const HOLD = 500;
const SLIP = 10;
const LEAVE = 220;
const known = new Map();
let timer = 0;
/** What the tip on the screen speaks of. @type {Element | null} */
let shown = null;
/** Whether a finger has called a tip: the click that follows means nothing more. */
let held = false;
let from = { x: 0, y: 0 };
/** Where the pointer rests since the last click: what comes to lie under it there is not asked about. @type {{x: number, y: number} | null} */
let resting = null;

/** @typedef {{thing: Element, tip: string, symbol: string, sign: Element | null}} Found */

/** What a pointer is over: a component, a symbol, or a symbol of a component. @param {EventTarget | null} target @returns {Found | null} */
function thingAt(target) {
  const element = /** @type {any} */ (target);
  const thing = element?.closest?.("[data-tip]") ?? null;
  const use = element?.closest?.(".top nav, .bar, .tabs, .drawer") ? null : symbolOf(element);
  const symbol = use?.getAttribute("href")?.slice(1) ?? "";
  return thing || use ? { thing: thing ?? use, tip: thing?.dataset.tip ?? "", symbol, sign: use } : null;
}

/** The symbol itself, or the only one of what is focused. @param {any} element @returns {Element | null} */
function symbolOf(element) {
  const svg = element?.closest?.("svg.ic");
  return element?.closest?.("use") ?? svg?.querySelector("use") ?? element?.querySelector?.(":scope > svg.ic > use") ?? null;
}

/** How much of it stands beside a symbol. @param {Element | null} sign */
function valueBeside(sign) {
  const row = sign?.closest("svg.ic")?.parentElement;
  return row?.querySelector(":scope > b")?.textContent?.trim() ?? "";
}

/** Name, meaning and present value of a symbol. @param {Found} found @returns {Promise<HTMLElement | null>} */
async function aboutSymbol(found) {
  const list = found.symbol ? (await signs().catch(() => null))?.signs ?? [] : [];
  const sign = list.find((one) => one.id === found.symbol);
  if (!sign) return null;
  const value = valueBeside(found.sign);
  const number = placesOf(sign.id).length;
  const present = value ? t("tip-now", { number: value }) : number > 1 ? t("tip-places", { number }) : "";
  return h("div", { class: "tip-sign" }, h("b", {}, h("span", { class: `of-${table.game}` }, icon(sign.id, 20)), sign.name), h("p", {}, sign.means),
    present ? h("p", { class: "tip-value" }, present) : null, found.tip || !sign.rule ? null : clauseLink(sign.rule, hide));
}

/** @param {string} id */
function component(id) {
  if (!known.has(id)) {
    known.set(id, get(`/tables/${table.id}/tip?${table.viewer}&thing=${encodeURIComponent(id)}`).catch(() => null));
  }
  return known.get(id);
}

/** @param {Found} found */
async function showTip(found) {
  const [about, symbol] = await Promise.all([found.tip ? component(found.tip) : null, aboutSymbol(found)]);
  if (!(about || symbol) || !found.thing.isConnected || document.querySelector(".bubble, .menu")) return;
  hide();
  shown = found.thing;
  const named = about ? [h("b", {}, about.title), about.text, " ", about.clause ? clauseLink(about.clause, hide) : null] : [];
  const box = h("div", { class: "tip", role: "tooltip" }, ...named, symbol);
  byId("overlay").append(box);
  placeAt(box, found.thing.getBoundingClientRect());
}

function hide() {
  clearTimeout(timer);
  shown = null;
  document.querySelector(".tip:not(.gloss)")?.remove();
}

/** @param {Found | null} found @param {number} wait */
function soon(found, wait) {
  clearTimeout(timer);
  if (found) timer = window.setTimeout(() => { held = wait === HOLD; showTip(found); }, wait);
  if (shown && found?.thing !== shown) timer = window.setTimeout(() => { hide(); if (found) showTip(found); }, LEAVE);
}

function byFinger() {
  document.addEventListener("pointerdown", (event) => {
    held = false;
    if (!(/** @type {HTMLElement} */ (event.target).closest?.(".tip"))) hide();
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
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || resting) return;
    if (/** @type {HTMLElement} */ (event.target).closest?.(".tip")) clearTimeout(timer);
    else soon(thingAt(event.target), REST);
  });
  document.addEventListener("focusin", (event) => {
    if (/** @type {HTMLElement} */ (event.target).matches?.(":focus-visible")) soon(thingAt(event.target), REST);
  });
  document.addEventListener("keydown", hide);
  document.addEventListener("click", (event) => { hide(); resting = { x: event.clientX, y: event.clientY }; });
  document.addEventListener("pointermove", (event) => {
    if (!resting || Math.hypot(event.clientX - resting.x, event.clientY - resting.y) <= SLIP) return;
    resting = null;
    if (event.pointerType !== "touch") soon(thingAt(event.target), REST);
  });
  byFinger();
}
