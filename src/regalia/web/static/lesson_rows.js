// On a phone: what a step speaks of and lies on another tab stands as a small row in the bubble.
import { all, h } from "./dom.js";
import { table } from "./state.js";
import { uncovered } from "./uncovering.js";

const SVG = "http://www.w3.org/2000/svg";
const NAMES = /^(id|tabindex|role|data-|aria-)/;

/** The pieces that the step names and that are not in sight, each by its first drawing with a name. @returns {HTMLElement[]} */
function away() {
  const found = [];
  for (const name of table.lesson.point ?? []) {
    const id = CSS.escape(name);
    const drawn = [...all(`[data-piece="${id}"]`), ...all(`[data-id="${id}"]`)];
    const one = drawn.some(uncovered) ? null : drawn.find((piece) => piece.getAttribute("aria-label"));
    if (one) found.push(one);
  }
  return found;
}

/** A copy that can be neither chosen nor found; as large as its drawing once it is on the page. @param {HTMLElement} piece */
function picture(piece) {
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of part.getAttributeNames()) if (NAMES.test(name)) part.removeAttribute(name);
  }
  const holder = document.createElementNS(SVG, "g");
  holder.append(copy);
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", piece.closest("svg")?.getAttribute("class") ?? "");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(holder);
  return drawing;
}

/** Add the rows to the bubble; says whether there are any. @param {HTMLElement} box */
export function tellAway(box) {
  const pieces = away();
  for (const piece of pieces) {
    const inside = piece.closest("svg") !== null && piece.tagName !== "svg";
    const drawing = inside ? picture(piece) : null;
    const row = h("p", { class: "lrow" }, drawing, h("b", {}, piece.getAttribute("aria-label") ?? ""));
    (box.querySelector(".do") ?? box.querySelector("footer"))?.before(row);
    if (!drawing) continue;
    const { x, y, width, height } = /** @type {SVGGElement} */ (drawing.firstChild).getBBox();
    if (width && height) drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    else drawing.remove();
  }
  return pieces.length > 0;
}
