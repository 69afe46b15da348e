// The keyboard's way to what is not lit: the board, the own area, the seats and the tracks are one stop each, with arrows inside. Up and
// down go from thing to thing, right and left also through the symbols and numbers on it; each tells itself as under a pointer.
import { all } from "./dom.js";
import { thingAt } from "./finding.js";
import { table } from "./state.js";

const AREAS = ".pan, .pb, .around, .right, .lanes";
const THINGS = "[data-tip], [data-piece], [role=img][aria-label]";
const SIGNS = "use, svg.ic, text, b, i, em, span";
const WAYS = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 });

/** Whether there is something to say, and to see. @param {Element} thing */
function answers(thing) {
  const box = thing.getBoundingClientRect();
  if (!(box.width && box.height) || thing.closest(".lit, symbol")) return false;
  const found = thingAt(thing);
  return Boolean(found && (found.tip || found.label || found.does || found.symbol));
}

/** A symbol or number that says more than what it stands on. @param {Element} thing */
function speaks(thing) {
  if (thing.matches("use")) return !thing.closest("svg.ic");
  if (thing.matches("svg.ic")) return true;
  return thing.childElementCount === 0 && /\d/.test(thing.textContent ?? "");
}

/** What neighbours that say the same have in common: the picture and the title of a place, its equal slots. @param {any} thing */
const same = (thing) => `${thing.dataset.tip} ${thing.dataset.piece} ${thing.getAttribute("aria-label")}`;

/** The things of an area in their order. @param {Element} area @param {boolean} closely with the symbols and numbers on them */
function thingsOf(area, closely) {
  const found = all(closely ? `${THINGS}, ${SIGNS}` : THINGS, area).filter((thing) => (thing.matches(THINGS) ? !thing.matches("svg.bd") : speaks(thing)));
  if (closely) return found.filter(answers);
  const whole = found.filter((thing) => !found.includes(thing.parentElement?.closest(THINGS))).filter(answers);
  return whole.filter((thing, at) => at === 0 || same(thing) !== same(whole[at - 1]));
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const here = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  const area = /** @type {HTMLElement | null} */ (here.closest(AREAS));
  if (!area || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !here.matches(":focus-visible")) return;
  if (event.key === "Escape" && here !== area && here.dataset.asked) area.focus();
  const way = WAYS[event.key];
  const closely = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (!way || (table.replay && closely) || here.matches("input, select, textarea")) return;
  event.preventDefault();
  const things = thingsOf(area, closely);
  const next = here === area ? things.at(way > 0 ? 0 : -1) : things[place(things, here, way)];
  if (next) ask(next);
}

/** The number of the next thing; from inside a thing, the one after it or the thing itself. @param {Element[]} things @param {Element} here @param {number} way */
function place(things, here, way) {
  const at = things.indexOf(here);
  if (at >= 0) return at + way;
  const after = things.findIndex((thing) => Boolean(here.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING));
  if (way > 0) return after;
  return (after < 0 ? things.length : after) - 1;
}

/** @param {any} thing */
function ask(thing) {
  if (!thing.hasAttribute("tabindex")) {
    thing.setAttribute("tabindex", "-1");
    thing.addEventListener("blur", () => { thing.removeAttribute("tabindex"); delete thing.dataset.asked; }, { once: true });
  }
  thing.dataset.asked = "1";
  thing.focus();
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function startAsking() {
  document.addEventListener("keydown", onKey);
}
