// No text of a drawing is smaller on the screen than can be read: what the scale of a board would make smaller is drawn larger.
import { all } from "./dom.js";
import { hear } from "./state.js";

const DRAWN = ".board text, .pb text, .left text, .lanes text";
let timer = 0;
let least = 0;
/** The drawings and the scale at which their texts were last looked at. @type {WeakMap<Element, number>} */
const scales = new WeakMap();
/** The texts that have the size they need, and how they were styled then. @type {WeakMap<Element, string>} */
const right = new WeakMap();

/** The smallest text in pixels of the screen, by its size: large screens, laptops and tablets, phones. */
function floor() {
  if (innerHeight < 560 || innerWidth <= 700) return 10;
  return innerWidth >= 1440 && innerHeight >= 860 ? 12 : 11;
}

/** What the size of a text in the drawing depends on. @param {Element} text */
const styled = (text) => `${text.getAttribute("class")} ${text.parentElement?.getAttribute("class")}`;

/** @param {SVGGraphicsElement} thing */
function scaleOf(thing) {
  const matrix = thing.getScreenCTM();
  return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
}

/** Draw the texts that would be too small in the size they need: the new ones, and all in a drawing whose scale has changed. */
function raise() {
  const other = least !== floor();
  least = floor();
  const changed = new Set();
  const drawn = all(DRAWN);
  for (const drawing of new Set(drawn.map((text) => text.ownerSVGElement))) {
    const scale = scaleOf(drawing);
    if (!scale || (!other && scales.get(drawing) === scale)) continue;
    scales.set(drawing, scale);
    changed.add(drawing);
  }
  const texts = drawn.filter((text) => changed.has(text.ownerSVGElement) || right.get(text) !== styled(text));
  for (const text of texts) if (text.style.fontSize) text.style.removeProperty("font-size");
  const needed = texts.map((text) => {
    const scale = scaleOf(text);
    if (scale) right.set(text, styled(text));
    return scale && parseFloat(getComputedStyle(text).fontSize) * scale < least ? least / scale : 0;
  });
  texts.forEach((text, number) => { if (needed[number]) text.style.setProperty("font-size", `${needed[number].toFixed(2)}px`, "important"); });
}

export function startFloors() {
  let due = false;
  /** Once for all that is told of one change. */
  const soon = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => { due = false; raise(); });
  };
  hear("changed", soon);
  hear("parts", soon);
  window.addEventListener("resize", () => { clearTimeout(timer); timer = window.setTimeout(raise, 30); });
  raise();
}
