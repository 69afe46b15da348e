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
const BESIDE = 3;
const NUMBER = /^[+−-]?\d+(\/\d+)?$/;
const SHIELD = /^i-seat-(\d)$/;
const MARK = /^i-mark-/;
const known = new Map();
let timer = 0;
/** What the tip on the screen speaks of. @type {Element | null} */
let shown = null;
/** Whether a finger has called a tip: the click that follows means nothing more. */
let held = false;
let from = { x: 0, y: 0 };
/** Where the pointer rests since the last click: what comes to lie under it there is not asked about. @type {{x: number, y: number} | null} */
let resting = null;

/** @typedef {{thing: Element, tip: string, symbol: string, sign: Element | null, value: string, label: string, does: string}} Found */

/** What a pointer is over: a component, a symbol, or a symbol of a component. @param {EventTarget | null} target @returns {Found | null} */
function thingAt(target) {
  const element = /** @type {any} */ (target);
  const thing = element?.closest?.("[data-tip]") ?? null;
  const away = element?.closest?.(".top nav, .bar, .tabs, .drawer, .lb");
  const number = away || thing ? null : numberAt(element);
  const use = away ? null : symbolOf(element) ?? number?.use ?? null;
  const symbol = use?.getAttribute("href")?.slice(1) ?? "";
  const lit = away ? null : element?.closest?.("[data-piece][aria-description]") ?? null;
  const piece = away || thing ? null : element?.closest?.(":is([data-piece], [data-id])[aria-label]") ?? null;
  const label = number?.label || (piece?.getAttribute("aria-label") ?? (MARK.test(symbol) ? ownerOf(element) : ""));
  const told = { tip: thing?.dataset.tip ?? "", symbol, sign: use, value: number?.value ?? "", label };
  const does = lit?.getAttribute("aria-description") ?? "";
  return thing || lit || use || told.label ? { thing: thing ?? lit ?? (number ? element : use ?? piece), ...told, does } : null;
}

/** Whose colours and charge a thing has. @param {Element} element */
function ownerOf(element) {
  const tincture = /(?:^| )seat-(\d)/.exec(element.closest("[class*='seat-']")?.getAttribute("class") ?? "");
  return tincture ? table.names?.[table.tinctures?.indexOf(Number(tincture[1]))] ?? "" : "";
}

/** A number speaks for the symbol beside it; without one, for what it stands in. @param {any} element */
function numberAt(element) {
  const value = element?.childElementCount === 0 ? element.textContent.trim() : "";
  if (!NUMBER.test(value)) return null;
  let around = element.parentElement;
  for (let up = 0; up < BESIDE && around && !around.matches("svg.bd, .seat, .board"); up++, around = around.parentElement) {
    const near = around.querySelectorAll(":scope > svg.ic > use");
    const signs = near.length === 1 ? near : around.querySelectorAll("use");
    if (signs.length === 1) return { value, use: signs[0], label: "" };
    if (signs.length > 1) break;
  }
  return { value, use: null, label: element.closest("[aria-label], [title]")?.getAttribute("aria-label") ?? element.closest("[title]")?.getAttribute("title") ?? "" };
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
  const owner = SHIELD.exec(found.symbol);
  if (owner) return h("b", {}, table.names?.[table.tinctures?.indexOf(Number(owner[1]))] ?? "");
  if (!sign) return null;
  const value = found.value || valueBeside(found.sign);
  const number = placesOf(sign.id).length;
  const present = value ? t("tip-now", { number: value }) : number > 1 ? t("tip-places", { number }) : "";
  return h("div", { class: "tip-sign" }, h("b", {}, h("span", { class: `of-${table.game}` }, icon(sign.id, 20)), sign.name), h("p", {}, sign.means),
    present ? h("p", { class: "tip-value" }, present) : null, found.tip || !sign.rule ? null : clauseLink(sign.rule, hide));
}

/** What a thing stands for at the end of the game, by itself or with its like. @param {Found} found */
function atEnd(found) {
  const worth = /** @type {HTMLElement | null} */ ((found.sign ?? found.thing).closest("[data-end], [data-end-all]"));
  if (!worth) return null;
  const [key, number] = worth.dataset.end === undefined ? ["tip-end-all", Number(worth.dataset.endAll)] : ["tip-end", Number(worth.dataset.end)];
  return h("p", { class: "tip-value tip-end" }, number === 0 ? t(`${key}-none`) : number === 1 ? t(`${key}-one`) : t(key, { number }));
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
  const label = about || symbol || found.does || !found.label ? null : h("p", {}, found.label);
  const does = found.does ? h("div", { class: "tip-does" }, ...found.does.split("\n").map((line) => h("p", {}, line))) : null;
  if (!(about || symbol || label || does) || !found.thing.isConnected || document.querySelector(".bubble, .menu")) return;
  hide();
  shown = found.thing;
  const named = about ? [h("b", {}, about.title), about.text, " ", about.clause ? clauseLink(about.clause, hide) : null] : [];
  const box = h("div", { class: "tip", role: "tooltip" }, ...named, symbol, label, does, atEnd(found));
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
