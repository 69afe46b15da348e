// Where the bubble and the windows of the veil go: near the piece, never over it, its target or the bar.
import { all } from "./dom.js";
import { table } from "./state.js";
import { seen, uncover, uncovered } from "./uncovering.js";

const GAP = 20;
const EDGE = 12;
const TAIL = 17;
const NARROW = 700;
const FLAT = 560;
export const narrow = () => innerWidth <= NARROW;
/** Whether the bubble must be small where nothing is free. */
const cramped = () => narrow() || innerHeight < FLAT;
/** How much more it costs to hide what is to be chosen than what is spoken of. */
const FIRST = 4;
/** Which part of the page is much, across or down. */
const MUCH = 0.45;
const PARTS = /** @type {Record<string, string>} */ ({ board: ".board .pan", own: ".pb", left: ".around", seats: ".right", bar: ".bar", lanes: ".lanes", progress: ".rounds" });
const AREAS = Object.values(PARTS).join();

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** An area of the page; one that only holds others and has no box of its own is the drawings in it. @param {string} part */
function area(part) {
  const found = all(part).filter(seen);
  return found.length ? found : all(`${part} .bd`).filter(seen);
}

/** The things that a name of the lesson means, those in sight first. @param {string} name @returns {HTMLElement[]} */
function named(name) {
  if (name.startsWith("part:")) return area(PARTS[name.slice(5)]);
  const id = CSS.escape(name);
  const found = [...all(`[data-piece="${id}"]`), ...all(`[data-id="${id}"]`)];
  return found.sort((one, other) => Number(seen(other)) - Number(seen(one))).slice(0, 1);
}

/** What the step speaks of. */
export const anchors = () => (table.lesson.point ?? []).flatMap(named);

/** What it wants: the lit pieces, else the buttons of the bar. @returns {HTMLElement[]} */
export function wanted() {
  const pieces = (table.lesson.pieces ?? []).flatMap((/** @type {string} */ piece) => all(`[data-piece="${CSS.escape(piece)}"][data-state=lit]`));
  const shown = pieces.filter(seen);
  const buttons = all(".bar .opt[data-key]:not(.calm)");
  return shown.length || !buttons.some(seen) ? (shown.length ? shown : pieces) : buttons;
}

/** What the step wants on the table itself; the rest has its button in the bar. @returns {HTMLElement | undefined} */
const litPiece = () => (table.lesson.pieces ?? []).filter((/** @type {string} */ piece) => !piece.startsWith("option:"))
  .flatMap((/** @type {string} */ piece) => all(`[data-piece="${CSS.escape(piece)}"][data-state=lit]`))[0];

/** The keyboard goes to what is wanted: the first piece that takes it, else the button of the bar. */
export function toWanted() {
  const buttons = all(".bar .opt[data-key]:not(.calm)");
  if (![...wanted(), ...buttons].some(seen)) uncover(litPiece());
  for (const thing of [...wanted(), ...buttons]) {
    thing.focus({ preventScroll: true });
    if (document.activeElement === thing) return;
  }
}

/** Turn to where the step is done, or to what it tells of; on a narrow page that lies in the upper third. */
export function bring(tall = 0) {
  const thing = anchors()[0] ?? wanted()[0];
  if (!thing) return;
  uncover(table.lesson.order && all(".tabs").some(seen) ? litPiece() : thing);
  const shown = [...anchors(), ...wanted()].find(seen);
  if (narrow() && shown && !shown.matches(AREAS)) lift(shown, tall);
  else shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {HTMLElement} thing @param {number} tall the height of the bubble that goes below */
function lift(thing, tall) {
  const pan = thing.closest(".pan, .pb, .around, .right");
  if (!pan) return;
  const here = pan.getBoundingClientRect();
  const mine = wanted().filter((other) => pan.contains(other));
  const both = around([thing, ...mine].map((other) => other.getBoundingClientRect()));
  const fits = both.right - both.left <= here.width && both.bottom - both.top <= here.height;
  const box = fits || !mine.length ? both : mine[0].getBoundingClientRect();
  const third = here.top + here.height / 3 - (box.bottom - box.top) / 2;
  const free = room().bottom - tall - GAP - (box.bottom - box.top);
  // A map that rests on its halves takes a push for a wish to go to the other one: it is told where to go, and only if it must.
  const across = box.left >= here.left && box.right <= here.right ? 0 : middle(box.left, box.right) - middle(here.left, here.right);
  pan.scrollTo(pan.scrollLeft + across, pan.scrollTop + box.top - Math.max(here.top + EDGE, Math.min(third, free)));
}

/** @param {number} low @param {number} high */
const middle = (low, high) => (low + high) / 2;

/** @param {Box[]} boxes @returns {Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** The room between the strip and the bar; on a phone held sideways, between the rail and the dock. @returns {Box} */
export function room() {
  const dock = all(".bar").filter(seen).map((thing) => thing.getBoundingClientRect()).find((box) => box.height > innerHeight / 2);
  const rail = all(".siderail").filter(seen).map((thing) => thing.getBoundingClientRect().right);
  if (dock) return { left: Math.max(0, ...rail) + 6, top: 6, right: dock.left - 6, bottom: innerHeight - 6 };
  const top = document.querySelector(".chap")?.getBoundingClientRect().bottom ?? 0;
  const bar = [...all(".bar"), ...all(".tabs")].filter(seen).map((thing) => thing.getBoundingClientRect().top);
  return { left: EDGE, top: top + 4, right: innerWidth - EDGE, bottom: Math.min(innerHeight, ...bar) - 6 };
}

/** How much of others a box hides: the sum of their shares, since a small piece is hidden sooner than a large one. @param {Box} box @param {Box[]} others */
function over(box, others) {
  return others.reduce((sum, other) => sum
    + Math.max(0, Math.min(box.right, other.right) - Math.max(box.left, other.left)) * Math.max(0, Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top))
    / Math.max(1, (other.right - other.left) * (other.bottom - other.top)), 0);
}

/** Whether a thing is so large that the bubble may lie on it; what is wide but low, as a card on a phone, or a column, is not. @param {Element} thing */
function large(thing) {
  const { width, height } = thing.getBoundingClientRect();
  return height > innerHeight * MUCH && (width > innerWidth * MUCH || (innerHeight >= FLAT && !thing.matches(AREAS)));
}

/** Whether the middle of a thing is not scrolled away. @param {Element} thing */
function onScreen(thing) {
  const box = thing.getBoundingClientRect();
  const inside = room();
  const [x, y] = [middle(box.left, box.right), middle(box.top, box.bottom)];
  return large(thing) || thing.closest(".bar") !== null || (x > 0 && x < innerWidth && y > inside.top && y < inside.bottom);
}

/** @param {HTMLElement} box */
export function place(box) {
  box.classList.remove("low");
  const pieces = [...anchors(), ...wanted()].filter(uncovered);
  const thing = pieces.find(onScreen) ?? pieces[0] ?? document.querySelector(".board");
  if (!thing) return;
  const boxes = (/** @type {HTMLElement[]} */ things) => things.filter((piece) => !large(piece)).map((piece) => piece.getBoundingClientRect());
  const keep = [...boxes(pieces), ...Array(FIRST).fill(boxes(wanted().filter(uncovered))).flat()];
  if (put(box, thing, keep) && cramped()) {
    box.classList.add("low");
    put(box, thing, keep);
  }
}

/** Put the bubble beside a thing; says how much it hides. @param {HTMLElement} box @param {Element} thing @param {Box[]} keep */
function put(box, thing, keep) {
  const { width, height } = box.getBoundingClientRect();
  const about = thing.getBoundingClientRect();
  const vast = large(thing);
  const found = best(vast ? { left: about.left, right: about.right, top: middle(about.top, about.bottom), bottom: middle(about.top, about.bottom) } : about,
    vast ? -height / 2 : GAP, width, height, room(), keep);
  box.style.left = `${found.left}px`;
  box.style.top = `${found.top}px`;
  point(box, vast ? null : about, found, width, height);
  return over({ left: found.left, top: found.top, right: found.left + width, bottom: found.top + height }, keep);
}

/** The first place that fits: below, above, right, left; else the one that hides least. */
function best(/** @type {Box} */ about, /** @type {number} */ gap, /** @type {number} */ width, /** @type {number} */ height, /** @type {Box} */ inside, /** @type {Box[]} */ keep) {
  const x = Math.min(Math.max(inside.left, middle(about.left, about.right) - width / 2), inside.right - width);
  const y = Math.min(Math.max(inside.top, middle(about.top, about.bottom) - height / 2), inside.bottom - height);
  const tries = [
    { left: x, top: about.bottom + gap }, { left: x, top: about.top - gap - height },
    { left: about.right + gap, top: y }, { left: about.left - gap - width, top: y },
    { left: inside.right - width, top: inside.bottom - height }, { left: inside.left, top: inside.bottom - height },
    { left: inside.right - width, top: inside.top }, { left: x, top: inside.top },
  ].map(({ left, top }) => ({ left: Math.min(Math.max(inside.left, left), Math.max(inside.left, inside.right - width)), top, right: 0, bottom: 0 }));
  let least = tries[0];
  let worst = Infinity;
  for (const one of tries) {
    one.right = one.left + width;
    one.bottom = one.top + height;
    const outside = Math.max(0, inside.top - one.top) + Math.max(0, one.bottom - inside.bottom);
    const cost = over(one, keep) + outside / height;
    if (cost < worst) { worst = cost; least = one; }
    if (!cost) break;
  }
  least.top = Math.min(Math.max(inside.top, least.top), Math.max(inside.top, inside.bottom - height));
  return least;
}

/** The tail, on the side of the piece. */
function point(/** @type {HTMLElement} */ box, /** @type {Box | null} */ about, /** @type {{left: number, top: number}} */ at, /** @type {number} */ width, /** @type {number} */ height) {
  const side = !about ? "none" : at.top >= about.bottom ? "up" : at.top + height <= about.top ? "down" : at.left >= about.right ? "left" : at.left + width <= about.left ? "right" : "none";
  box.dataset.tail = side;
  if (!about) return;
  const upright = side === "up" || side === "down";
  const along = upright ? middle(about.left, about.right) - at.left : middle(about.top, about.bottom) - at.top;
  box.style.setProperty("--tail", `${Math.min(Math.max(TAIL, along - TAIL / 2), (upright ? width : height) - 2 * TAIL)}px`);
}

/** A veil that takes the colour out of everything but what the step names. @param {HTMLElement[]} named @param {HTMLElement[]} lit */
export function veil(named, lit) {
  const cloth = /** @type {HTMLElement | null} */ (document.querySelector(".lesson-veil"));
  if (!cloth) return;
  const round = 8;
  const pad = 7;
  let outline = `M0 0H${innerWidth}V${innerHeight}H0Z`;
  for (const thing of new Set([...named, ...lit, ...all(".bar .opt:not(.calm)")])) {
    const box = thing.getBoundingClientRect();
    if (!uncovered(thing)) continue;
    const [w, tall] = [box.width + 2 * pad - 2 * round, box.height + 2 * pad - 2 * round];
    outline += `M${box.left - pad + round} ${box.top - pad}h${w}a${round} ${round} 0 0 1 ${round} ${round}v${tall}a${round} ${round} 0 0 1 ${-round} ${round}h${-w}a${round} ${round} 0 0 1 ${-round} ${-round}v${-tall}a${round} ${round} 0 0 1 ${round} ${-round}z`;
  }
  cloth.style.clipPath = `path(evenodd, "${outline}")`;
}
