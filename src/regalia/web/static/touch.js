// Pieces of the board: a lit one acts (or asks which of several options is meant), an unlit one says why not.
import { complain, get } from "./api.js";
import { choose } from "./acting.js";
import { all, announce, byId, h, placeAt } from "./dom.js";
import { hear, led, moved, table, tell } from "./state.js";
import { clauseLink } from "./terms.js";
import { t } from "./words.js";

/** The buttons of the bar that a piece stands for. @param {string} piece @returns {HTMLElement[]} */
const twins = (piece) => all(`.opt[data-for="${CSS.escape(piece)}"]:not(.calm)`);

/** @param {HTMLElement} piece */
function touch(piece) {
  dismiss();
  const id = piece.dataset.piece ?? "";
  const options = piece.dataset.state === "lit" ? twins(id) : [];
  if (options.length === 1) choose(options[0].dataset.key ?? "");
  else if (options.length > 1) menu(piece, options);
  else explain(piece, id);
}

/**
 * The piece that a click means: a lit one wherever it lies under the pointer, else the one on top.
 * @param {HTMLElement} target
 * @param {MouseEvent} event
 * @returns {HTMLElement | null}
 */
function pieceAt(target, event) {
  const top = /** @type {HTMLElement | null} */ (target.closest?.("[data-piece]"));
  if (top?.dataset.state === "lit" || !target.closest?.(".board, .pb")) return top;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map((thing) => thing.closest("[data-piece][data-state=lit]"));
  return /** @type {HTMLElement | null} */ (below.find(Boolean)) ?? top;
}

/** Several options at one piece: a small menu beside it. @param {HTMLElement} piece @param {HTMLElement[]} options */
function menu(piece, options) {
  const box = h("div", { class: "menu", role: "menu", "aria-label": piece.getAttribute("aria-label") });
  for (const option of options) {
    const parts = [...option.children].filter((part) => part.tagName !== "KBD").map((part) => part.cloneNode(true));
    const pick = () => { dismiss(); choose(option.dataset.key ?? ""); };
    box.append(h("button", { type: "button", class: "opt", role: "menuitem", "data-pick": option.dataset.key, onclick: pick }, ...parts));
  }
  byId("overlay").append(box);
  placeAt(box, piece.getBoundingClientRect());
  /** @type {HTMLElement} */ (box.firstElementChild)?.focus();
}

/** @param {HTMLElement} piece @param {string} id */
async function explain(piece, id) {
  if (table.at != null) return;
  if (led()) { tell("astray", { piece: id, at: piece }); return; }
  try {
    const answers = await get(`/tables/${table.id}/why?${table.viewer}&piece=${encodeURIComponent(id)}&held=${encodeURIComponent(table.held.join(" "))}${table.planning ? `&plan=${encodeURIComponent(table.planning.join(" "))}` : ""}`);
    bubble(piece, answers);
  } catch (problem) {
    complain(problem);
  }
}

/** @param {HTMLElement} piece @param {{label: string, reason: string, clause: string}[]} answers */
function bubble(piece, answers) {
  const box = h("div", { class: "bubble why-not", role: "dialog", "aria-label": t("why-not") });
  for (const answer of answers.slice(0, 4)) {
    const line = h("p", {}, answers.length > 1 ? h("b", {}, answer.label) : null, `${answer.reason} `);
    if (answer.clause) {
      line.append(clauseLink(answer.clause, dismiss));
    }
    box.append(line);
  }
  byId("overlay").append(box);
  placeAt(box, piece.getBoundingClientRect());
  announce(answers.map((answer) => answer.reason).join(" "));
}

export function dismiss() {
  for (const box of all(".bubble, .menu, .tip:not(.gloss)")) box.remove();
}

/** Hover and focus light the twin: the button of a piece, the piece of a button, the pieces of a row. @param {any} from */
function twin(from) {
  for (const lit of all(".twin")) lit.classList.remove("twin");
  const piece = from?.closest?.("[data-piece]");
  const button = from?.closest?.(".opt[data-for]");
  const row = from?.closest?.("[data-lights]");
  if (piece?.dataset.state === "lit") for (const other of twins(piece.dataset.piece)) other.classList.add("twin");
  if (button) for (const other of all(`[data-piece="${CSS.escape(button.dataset.for)}"]`)) other.classList.add("twin");
  if (row) for (const id of row.dataset.lights.split(" ")) for (const other of all(`[data-id="${CSS.escape(id)}"]`)) other.classList.add("twin");
}

export function startTouching() {
  document.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const piece = pieceAt(target, event);
    if (piece) touch(piece);
    else if (!target.closest?.(".bubble, .menu, .tip")) dismiss();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") dismiss();
    const piece = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest?.("[data-piece]"));
    if (piece && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touch(piece);
    }
  });
  document.addEventListener("pointerover", (event) => twin(event.target));
  document.addEventListener("focusin", (event) => twin(event.target));
  hear("changed", (before) => { if (moved(before) || before.at !== table.at) dismiss(); });
}
