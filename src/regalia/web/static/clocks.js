// Clocks: the server keeps them, the page only counts down between two updates.
import { all, byId, h, icon } from "./dom.js";
import { hear, table } from "./state.js";

const LOW = 30;
let ahead = 0;

/** @param {number} seconds */
function words(seconds) {
  const rest = Math.max(0, Math.floor(seconds));
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  if (rest >= 86400) return `${Math.floor(rest / 86400)} d ${Math.floor((rest % 86400) / 3600)} h`;
  return rest >= 3600 ? `${Math.floor(rest / 3600)}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}` : `${Math.floor(rest / 60)}:${two(rest % 60)}`;
}

function draw() {
  if (!table.clock) return;
  for (const face of table.clock.faces) {
    const place = byId(`clock-${face.seat}`);
    if (!place) continue;
    const left = face.since == null ? face.left : face.left - (Date.now() / 1000 + ahead - face.since);
    place.lastChild.textContent = words(left);
    place.classList.toggle("low", face.since != null && left < LOW);
  }
}

/** One clock in the head of each seat's panel and strip. */
function mount() {
  ahead = table.now - Date.now() / 1000;
  if (!table.clock) return;
  const heads = all(".right > .seat > header");
  for (const face of table.clock.faces) {
    if (heads[face.seat] && !byId(`clock-${face.seat}`)) {
      heads[face.seat].append(h("span", { class: "clockface", id: `clock-${face.seat}` }, icon("i-clock", 16), h("span")));
    }
  }
  draw();
}

export function startClocks() {
  mount();
  hear("changed", mount);
  if (table.clock) setInterval(draw, 500);
}
