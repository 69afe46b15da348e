// Tooltips of components: fetched once, shown after a short rest of the pointer, on focus, or under a finger that stays.
import { get } from "./api.js";
import { announce, byId, h, icon, placeAt } from "./dom.js";
import { thingAt } from "./finding.js";
import { placesOf, signs } from "./key.js";
import { table } from "./state.js";
import { clauseLink } from "./terms.js";
import { t } from "./words.js";

const REST = 450;
const HOLD = 500;
const SLIP = 10;
const LEAVE = 220;
const SHIELD = /^i-seat-(\d)$/;
const known = new Map();
let timer = 0;
/** What the tip on the screen speaks of. @type {Element | null} */
let shown = null;
/** Whether a finger has called a tip: the click that follows means nothing more. */
let held = false;
let from = { x: 0, y: 0 };
/** Where the pointer rests since the last click: what comes to lie under it there is not asked about. @type {{x: number, y: number} | null} */
let resting = null;

/** @typedef {import("./finding.js").Found} Found */

/** How much of it stands beside a symbol. @param {Element | null} sign */
function valueBeside(sign) {
  const drawn = sign?.closest("svg.ic");
  const alone = drawn?.parentElement?.querySelectorAll(":scope > svg.ic").length === 1;
  const near = alone ? drawn.parentElement?.querySelector(":scope > b") : [drawn?.nextElementSibling, drawn?.previousElementSibling].find((one) => one?.matches("b"));
  return near?.textContent?.trim() ?? "";
}

/** Name, meaning and present value of a symbol; its name only where the tip is not called the same. @param {Found} found @param {string} title @returns {Promise<HTMLElement | null>} */
async function aboutSymbol(found, title) {
  const list = found.symbol ? (await signs().catch(() => null))?.signs ?? [] : [];
  const sign = list.find((one) => one.id === found.symbol);
  const owner = SHIELD.exec(found.symbol);
  if (owner) return h("b", {}, table.names?.[table.tinctures?.indexOf(Number(owner[1]))] ?? "");
  if (!sign) return null;
  const value = found.value || valueBeside(found.sign);
  const number = placesOf(sign.id).length;
  const present = value ? t("tip-now", { number: value }) : number > 1 ? t("tip-places", { number }) : "";
  const name = sign.name === title ? null : h("b", {}, h("span", { class: `of-${table.game}` }, icon(sign.id, 20)), sign.name);
  return h("div", { class: "tip-sign" }, name, h("p", {}, sign.means),
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

/** Whether a name says no more than the title of a tip. @param {string} label @param {string} title */
const alike = (label, title) => title.toLowerCase().includes(label.toLowerCase());

/** What the tip of a thing says; null where there is nothing to say. @param {Found} found @returns {Promise<HTMLElement | null>} */
async function told(found) {
  const about = found.tip ? await component(found.tip) : null;
  const symbol = await aboutSymbol(found, about?.title ?? "");
  const label = found.label && (about ? !alike(found.label, about.title) : !(symbol || found.does)) ? h("p", about ? { class: "tip-value" } : {}, found.label) : null;
  const does = found.does ? h("div", { class: "tip-does" }, ...found.does.split("\n").map((line) => h("p", {}, line))) : null;
  const now = /** @type {HTMLElement} */ (found.thing).dataset.now;
  const present = now && !found.value ? h("p", { class: "tip-value" }, t("tip-now", { number: now })) : null;
  if (!(about || symbol || label || does)) return null;
  const named = about ? [h("b", {}, about.title), about.text, " ", about.clause ? clauseLink(about.clause, hide) : null] : [];
  return h("div", { class: "tip", role: "tooltip" }, ...named, symbol, label, present, does, atEnd(found));
}

/** What would be told of a place. @param {Element | null} target @param {{clientX: number, clientY: number}} [at] */
export async function tipAt(target, at) {
  const found = thingAt(target, at);
  return found ? told(found) : null;
}

/** @param {Found} found */
async function showTip(found) {
  const box = await told(found);
  if (!box || !found.thing.isConnected || document.querySelector(".bubble, .menu")) return;
  hide();
  shown = found.thing;
  byId("overlay").append(box);
  placeAt(box, found.thing.getBoundingClientRect());
  if (/** @type {HTMLElement | null} */ (document.activeElement)?.dataset.asked) announce(box.innerText);
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
    if (event.pointerType === "touch") soon(thingAt(event.target, event), HOLD);
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
    else soon(thingAt(event.target, event), REST);
  });
  document.addEventListener("focusin", (event) => {
    if (/** @type {HTMLElement} */ (event.target).matches?.(":focus-visible")) soon(thingAt(event.target), REST);
  });
  document.addEventListener("keydown", hide);
  document.addEventListener("click", (event) => { hide(); resting = { x: event.clientX, y: event.clientY }; });
  document.addEventListener("pointermove", (event) => {
    if (!resting || Math.hypot(event.clientX - resting.x, event.clientY - resting.y) <= SLIP) return;
    resting = null;
    if (event.pointerType !== "touch") soon(thingAt(event.target, event), REST);
  });
  byFinger();
}
