// Clocks: the server keeps them, the page only counts down between two updates.
import { all, announce, h, icon } from "./dom.js";
import { hear, table } from "./state.js";
import { t } from "./words.js";

const LOW = 30;
let ahead = 0;
/** Seconds at which a running clock is announced. */
const MARKS = [30, 10, 0];
/** The last mark told of each seat. @type {Map<number, number>} */
const told = new Map();

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
    const left = face.since == null ? face.left : face.left - Math.max(0, Date.now() / 1000 + ahead - face.since);
    if (face.since != null) warn(face.seat, left);
    else told.delete(face.seat);
    for (const place of all(`[data-clock="${face.seat}"]`)) {
      place.lastChild.textContent = words(left);
      place.classList.toggle("low", face.since != null && left < LOW);
    }
  }
}

/** Say aloud that somebody's time runs out. @param {number} seat @param {number} left */
function warn(seat, left) {
  const mark = MARKS.filter((seconds) => left <= seconds).pop();
  if (mark == null) { told.delete(seat); return; }
  if (told.get(seat) === mark) return;
  told.set(seat, mark);
  announce(t(mark ? "clock-low" : "clock-out", { who: table.names[seat], seconds: mark }));
}

/** One clock in the head of each seat's panel and strip. */
function mount() {
  ahead = table.now - Date.now() / 1000;
  if (!table.clock) return;
  for (const places of [all(".right > .seat > header"), all(".strip > div")]) {
    for (const { seat } of table.clock.faces) {
      if (places[seat] && !places[seat].querySelector("[data-clock]")) {
        places[seat].append(h("span", { class: "clockface", "data-clock": seat, "data-ours": "" }, icon("i-clock", 16), h("span")));
      }
    }
  }
  draw();
}

export function startClocks() {
  mount();
  hear("changed", mount);
  if (table.clock) setInterval(draw, 500);
}
