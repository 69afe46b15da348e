// Pieces travel: every element with a stable data-id glides from where it was to where it is (FLIP).
import { all } from "./dom.js";
import { moving } from "./settings.js";

const EASE = "cubic-bezier(.3,.7,.2,1)";
const TRIP = 320;
const STAGGER = 60;
const LONGEST = 900;
const NEAR = 2;

/** Where the named things are now. @returns {Map<string, DOMRect>} */
export function places() {
  const found = new Map();
  for (const piece of all("[data-id]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset.id, box);
  }
  return found;
}

/** Let everything that moved glide from its old place. @param {Map<string, DOMRect>} before */
export function travel(before) {
  const trips = [];
  for (const old of all(".moved")) old.classList.remove("moved");
  for (const piece of all("[data-id]")) {
    const old = before.get(piece.dataset.id);
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    if (!old) { arrive(piece); continue; }
    const dx = old.left + old.width / 2 - now.left - now.width / 2;
    const dy = old.top + old.height / 2 - now.top - now.height / 2;
    if (Math.hypot(dx, dy) > NEAR && !piece.closest("[data-id] [data-id]")) trips.push({ piece, dx, dy });
  }
  const gap = Math.min(STAGGER, (LONGEST - TRIP) / Math.max(1, trips.length));
  trips.forEach(({ piece, dx, dy }, number) => {
    piece.classList.add("moved");
    glide(piece, dx, dy, number * gap);
  });
}

/** @param {any} piece @param {number} dx @param {number} dy @param {number} delay */
function glide(piece, dx, dy, delay) {
  if (!moving()) return;
  const [x, y] = inside(piece, dx, dy);
  piece.classList.add("travelling");
  const trip = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }],
    { duration: TRIP, delay, easing: EASE, fill: "backwards", composite: "add" });
  trip.finished.catch(() => null).then(() => piece.classList.remove("travelling"));
}

/** Something new appears. @param {any} piece */
function arrive(piece) {
  if (moving()) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 240, easing: "ease-out" });
}

/** A distance on the screen in the units of the drawing that the piece stands in. @returns {[number, number]} */
function inside(piece, dx, dy) {
  const matrix = piece.ownerSVGElement ? piece.getScreenCTM() : null;
  if (!matrix) return [dx, dy];
  const scale = matrix.a * matrix.d - matrix.b * matrix.c || 1;
  return [(matrix.d * dx - matrix.c * dy) / scale, (matrix.a * dy - matrix.b * dx) / scale];
}
