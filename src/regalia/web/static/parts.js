// What a small screen shows one at a time: the parts of the board, and drawers or sheets for what stands beside it.
import { all, byId } from "./dom.js";
import { asked, hear, moved, table, tell } from "./state.js";

/** Where the board is shown in parts: landscape phones and large zoom, and phones held upright. */
const inParts = matchMedia("(max-height: 559px), (max-width: 700px)");
const LIT = '[data-state=lit]:not([data-piece^="option:"])';
const SHEETS = /** @type {Record<string, string>} */ ({ board: ".board", own: ".pb", left: ".around", seats: ".right", lanes: ".lanes" });
let part = "";

/** Open a drawer or sheet, or go back to the table. @param {string} tab */
export function show(tab) {
  document.body.dataset.tab = tab;
  for (const button of all(".tabs button")) {
    button.classList.toggle("on", button.dataset.tab === tab);
    button.toggleAttribute("aria-current", button.dataset.tab === tab);
  }
  for (const panel of all(".aside")) panel.classList.toggle("on", tab === "left" || panel.dataset.drawer === tab);
  press();
  tell("parts");
}

function press() {
  const tab = document.body.dataset.tab ?? "board";
  for (const button of all(".siderail [data-tab]")) button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
  for (const button of all(".seg button, .siderail [data-board]")) {
    button.setAttribute("aria-pressed", String(button.dataset.board === part && (tab === "board" || Boolean(button.closest(".seg")))));
  }
}

/** @param {string} id @returns {HTMLElement | null} */
const drawing = (id) => document.querySelector(`[data-part="${CSS.escape(`board:${id}`)}"]`);

/** Show one part of the board. @param {string} id */
function turn(id) {
  part = id;
  for (const other of all(".bdw")) other.classList.toggle("off", other.dataset.part !== `board:${id}`);
  document.querySelector(".pan")?.scrollTo(0, 0);
  press();
  tell("parts");
}

/** How many pieces can be acted with inside something. @param {Element | null} place @param {HTMLElement[]} pieces all that are lit */
const lit = (place, pieces = all(LIT)) => new Set(pieces.filter((piece) => place?.contains(piece)).map((piece) => piece.dataset.piece)).size;

/** Every button behind which something is lit wears its number. */
function count() {
  const pieces = all(LIT);
  for (const button of all(".seg button, .siderail [data-board]")) mark(button, lit(drawing(button.dataset.board), pieces));
  for (const button of all(".siderail [data-tab], .tabs [data-tab]")) mark(button, lit(sheet(button.dataset.tab), pieces));
}

/** What a button opens. @param {string} tab */
function sheet(tab) {
  if (tab === "board") return null;
  return document.querySelector(tab.startsWith("left:") ? `[data-drawer="${CSS.escape(tab)}"]` : SHEETS[tab] ?? "#nothing");
}

/** @param {HTMLElement} button @param {number} number */
function mark(button, number) {
  if (number) button.dataset.count = String(number);
  else delete button.dataset.count;
}

/** A sheet with nothing left to do but what the bar offers too closes; the part that the question is about opens. */
function guide() {
  const tab = document.body.dataset.tab ?? "board";
  if (tab !== "board" && tab !== "log" && lit(document.querySelector(".board")) && !lit(sheet(tab))) show("board");
  const here = drawing(part);
  if (!asked() || lit(here)) return;
  const pieces = all(LIT);
  const parts = all(".bdw").map((other) => ({ id: other.dataset.part.slice("board:".length), lit: lit(other, pieces) }));
  const most = parts.reduce((best, other) => (other.lit > best.lit ? other : best), { id: "", lit: 0 });
  if (most.lit) turn(most.id);
}

/** In a part that is higher than the screen: the first lit piece is in sight. */
function reach() {
  if (!inParts.matches || !asked()) return;
  const pan = document.querySelector(".pan");
  const first = all(`.pan ${LIT}`).map((piece) => piece.getBoundingClientRect()).filter((box) => box.width).sort((a, b) => a.top - b.top || a.left - b.left)[0];
  if (!pan || !first) return;
  const here = pan.getBoundingClientRect();
  const dx = first.left < here.left || first.right > here.right ? (first.left + first.right - here.left - here.right) / 2 : 0;
  const dy = first.top < here.top || first.bottom > here.bottom ? first.top - here.top - 24 : 0;
  if (dx || dy) pan.scrollBy(dx, dy);
}

/** @param {MouseEvent} event */
function onClick(event) {
  const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest?.(".tabs button, .seg button, .siderail button"));
  if (!button) return;
  if (button.id === "rail-menu") { byId("tool-settings")?.click(); return; }
  if (button.dataset.board) { turn(button.dataset.board); show("board"); return; }
  const again = button.closest(".siderail") && document.body.dataset.tab === button.dataset.tab;
  show(again ? "board" : button.dataset.tab ?? "board");
}

export function startParts() {
  document.addEventListener("click", onClick);
  hear("tab", show);
  hear("turn", turn);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || document.body.dataset.tab === "board" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    show("board");
  });
  hear("changed", (before) => {
    show(document.body.dataset.tab ?? "board");
    count();
    if (before.status === "running" && table.status !== "running") show("board");
    if (!moved(before)) return;
    guide();
    reach();
  });
  part = all(".bdw")[0]?.dataset.part.slice("board:".length) ?? "";
  show("board");
  turn(part);
  count();
  guide();
  reach();
}
