// A map that is wider than a small screen and cannot be split: two places to rest, each with a button that carries its count.
import { all } from "./dom.js";
import { asked, hear } from "./state.js";

const pan = /** @type {HTMLElement | null} */ (document.querySelector(".pan"));
const box = /** @type {HTMLElement | null} */ (document.querySelector(".stops"));

/** How far the map can be pushed aside. */
const room = () => (pan ? pan.scrollWidth - pan.clientWidth : 0);

/** On which half a thing lies that is lit. @param {Element} piece */
function half(piece) {
  const at = piece.getBoundingClientRect();
  const from = pan?.getBoundingClientRect().left ?? 0;
  return (at.left + at.right) / 2 - from + (pan?.scrollLeft ?? 0) < (pan?.scrollWidth ?? 0) / 2 ? 0 : 1;
}

function refresh() {
  if (!pan || !box) return;
  box.hidden = room() < 40 || document.body.dataset.tab !== "board";
  document.body.classList.toggle("stopping", !box.hidden);
  if (box.hidden) return;
  const lit = all(".pan [data-state=lit]").filter((piece) => piece.getBoundingClientRect().width);
  all("button", box).forEach((button, number) => {
    const count = new Set(lit.filter((piece) => half(piece) === number).map((piece) => piece.dataset.piece)).size;
    if (count) button.dataset.count = String(count);
    else delete button.dataset.count;
  });
  press();
}

function press() {
  const now = (pan?.scrollLeft ?? 0) > room() / 2 ? 1 : 0;
  if (box) all("button", box).forEach((button, number) => button.setAttribute("aria-pressed", String(number === now)));
}

/** @param {number} stop */
const go = (stop) => pan?.scrollTo({ left: stop * room(), behavior: "auto" });

/** The half on which more can be done. */
function guide() {
  refresh();
  if (!box || box.hidden || !asked()) return;
  const [west, east] = all("button", box).map((button) => Number(button.dataset.count ?? 0));
  if (west !== east) go(east > west ? 1 : 0);
}

export function startStops() {
  box?.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("button"));
    if (button) go(Number(button.dataset.stop));
  });
  pan?.addEventListener("scroll", press, { passive: true });
  window.addEventListener("resize", refresh);
  hear("parts", refresh);
  hear("changed", guide);
  guide();
}
