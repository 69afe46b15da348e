// What lies under a pointer, a finger or the focus: a component, a symbol, a number, or a thing by its name.
import { table } from "./state.js";

const BESIDE = 3;
const NUMBER = /^[+−×≥≤-]?\d+(?:[/–]\d+)?$/;
const MARK = /^i-mark-/;
/** A number does not speak for a symbol in another row. */
const APART = "svg.bd, .seat, .board, dl, ol, ul, table, .zone";
const AWAY = ".top nav, .bar, .tabs, .drawer, .lb";
const TABLE = ".board, .pb, .around, .right, .lanes, .strip";
/** The names of whole boards, areas and groups say nothing of a thing in them. */
const WHOLE = `svg.bd, .pan, [role=group], [role=region], ${TABLE}`;

/**
 * `thing` is what the tip stands beside; `label` a name that stands there, `does` what a lit piece does.
 * @typedef {{thing: Element, tip: string, symbol: string, sign: Element | null, value: string, label: string, does: string}} Found
 */

/**
 * What a place of the page speaks of.
 * @param {EventTarget | null} target
 * @param {{clientX: number, clientY: number}} [at] where the pointer is
 * @returns {Found | null}
 */
export function thingAt(target, at) {
  const top = /** @type {any} */ (target);
  if (!top?.closest || top.closest(AWAY)) return componentOf(top);
  const element = at ? below(top, at) : top;
  const thing = element.closest("[data-tip]");
  const near = numberAt(element);
  const number = near?.use && thing && !thing.contains(near.use) ? null : near;
  const use = symbolOf(element) ?? number?.use ?? null;
  const symbol = use?.getAttribute("href")?.slice(1) ?? "";
  const lit = top.closest("[data-piece][aria-description]");
  const named = nameOf(element, thing) ?? (element === top ? null : nameOf(top, thing));
  const label = (told(named, thing) ? named?.getAttribute("aria-label") : null) ?? (MARK.test(symbol) ? ownerOf(element) : "");
  if (!(thing || lit || use || label)) return null;
  const beside = thing ?? lit ?? (number ? element : use ?? named ?? element);
  return { thing: beside, tip: thing?.dataset.tip ?? "", symbol, sign: use, value: number?.use ? number.value : "", label, does: lit?.getAttribute("aria-description") ?? "" };
}

/** In bars and drawers only what has a tip of its own. @param {any} element @returns {Found | null} */
function componentOf(element) {
  const thing = element?.closest?.("[data-tip]");
  return thing ? { thing, tip: thing.dataset.tip, symbol: "", sign: null, value: "", label: "", does: "" } : null;
}

/** What is seen through a clear place to touch that lies over it. @param {any} top @param {{clientX: number, clientY: number}} at */
function below(top, at) {
  const hit = top.closest(".hit");
  if (!hit) return top;
  return document.elementsFromPoint(at.clientX, at.clientY).find((one) => !one.closest(".hit") && hit.parentElement.contains(one)) ?? top;
}

/** The nearest thing with a name: the component itself or something in it, if it is one. @param {any} element @param {Element | null} thing @returns {Element | null} */
function nameOf(element, thing) {
  const named = element.closest("[aria-label]");
  if (!named || named.matches(WHOLE) || !named.closest(TABLE)) return null;
  return !thing || thing.contains(named) ? named : null;
}

/** Whether a name adds to the tip of its component: a value, or a part of it. @param {Element | null} named @param {any} thing */
function told(named, thing) {
  if (!named || !thing) return true;
  const whole = named === thing || named.matches("[data-piece]");
  return !whole || (/\d/.test(named.getAttribute("aria-label") ?? "") && thing.dataset.end === undefined);
}

/** Whose colours and charge a thing has. @param {Element} element */
function ownerOf(element) {
  const tincture = /(?:^| )seat-(\d)/.exec(element.closest("[class*='seat-']")?.getAttribute("class") ?? "");
  return tincture ? table.names?.[table.tinctures?.indexOf(Number(tincture[1]))] ?? "" : "";
}

/** A number speaks for the symbol beside it. @param {any} element */
function numberAt(element) {
  const value = element.childElementCount === 0 ? element.textContent.trim() : "";
  if (!NUMBER.test(value)) return null;
  let around = element.parentElement;
  for (let up = 0; up < BESIDE && around && !around.matches(APART); up++, around = around.parentElement) {
    const near = around.querySelectorAll(":scope > svg.ic > use");
    const signs = near.length === 1 ? near : around.querySelectorAll("use");
    if (signs.length === 1) return { value, use: signs[0] };
    if (signs.length > 1) break;
  }
  return { value, use: null };
}

/** The symbol itself, or the only one of what is focused. @param {any} element @returns {Element | null} */
function symbolOf(element) {
  const svg = element.closest("svg.ic");
  return element.closest("use") ?? svg?.querySelector("use") ?? element.querySelector(":scope > svg.ic > use") ?? null;
}
