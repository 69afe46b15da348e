// On a phone: what a step speaks of and lies on another tab stands as a small row in the bubble.
import { all, h } from "./dom.js";
import { table } from "./state.js";
import { elsewhere, uncovered } from "./uncovering.js";

const SVG = "http://www.w3.org/2000/svg";
const NAMES = /^(id|tabindex|role|data-|aria-)/;

/** The pieces that the step names and that lie elsewhere, each by its first drawing with a name. @returns {HTMLElement[]} */
function away() {
  const found = [];
  for (const name of table.lesson.point ?? []) {
    const id = CSS.escape(name);
    const drawn = [...all(`[data-piece="${id}"]`), ...all(`[data-id="${id}"]`)];
    const one = drawn.some(uncovered) ? null : drawn.find((piece) => piece.getAttribute("aria-label") && elsewhere(piece));
    if (one) found.push(one);
  }
  return found;
}

/** A copy of a drawing that can be neither chosen nor found. @param {Element} drawn */
function copied(drawn) {
  const copy = /** @type {Element} */ (drawn.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of part.getAttributeNames()) if (NAMES.test(name)) part.removeAttribute(name);
  }
  return copy;
}

/** A piece of a drawing as a drawing of its own. @param {Element} piece */
function cutOut(piece) {
  const holder = document.createElementNS(SVG, "g");
  holder.append(copied(piece));
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", piece.closest("svg")?.getAttribute("class") ?? "");
  drawing.append(holder);
  return drawing;
}

/** Once it is on the page its size is known. @param {SVGSVGElement} drawing */
function fit(drawing) {
  const { x, y, width, height } = /** @type {SVGGElement} */ (drawing.firstChild).getBBox();
  if (width && height) drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  else drawing.remove();
}

/** The signs, numbers and words of a card, one after the other; its name stands before them. @param {Node} card @returns {Node[]} */
const leaves = (card) => [...card.childNodes].flatMap((one) => {
  if (one.nodeType === Node.TEXT_NODE) return one.textContent?.trim() ? [h("span", {}, one.textContent.trim())] : [];
  const element = /** @type {Element} */ (one);
  return element.matches("h4") ? [] : element.matches("svg") ? [copied(element)] : leaves(element);
});

/** Add the rows to the bubble; says whether there are any. @param {HTMLElement} box */
export function tellAway(box) {
  const pieces = away();
  for (const piece of pieces) {
    const cut = piece.closest("svg") ? cutOut(piece) : null;
    const row = h("p", { class: `lrow of-${table.game}` }, h("b", {}, piece.getAttribute("aria-label") ?? ""), ...(cut ? [cut] : leaves(piece)));
    (box.querySelector(".do") ?? box.querySelector("footer"))?.before(row);
    if (cut) fit(cut);
  }
  return pieces.length > 0;
}
