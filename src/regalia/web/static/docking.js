// A phone's dock folds while one looks where nothing can be done; a pill names what is lit below the edge of the board.
import { all, h } from "./dom.js";
import { asked, hear, moved, tell } from "./state.js";
import { t } from "./words.js";

const phone = matchMedia("(max-width: 700px) and (min-height: 560px), (max-width: 599px)");
const inParts = matchMedia("(max-height: 559px), (max-width: 700px)");
const LIT = '[data-piece][data-state=lit]:not([data-piece^="option:"])';
/** Whether one has chosen what to look at since the question was asked. */
let chosen = false;

/** @param {Element} thing */
const seen = (thing) => thing.getBoundingClientRect().width > 0;
/** @param {Element} place */
const lit = (place) => new Set(all(LIT, place).map((piece) => piece.dataset.piece)).size;

/** The part of the board with most to do, as its button. @returns {HTMLElement | null} */
function goal() {
  const counted = all(".seg [data-count]");
  return counted.reduce((best, button) => (!best || Number(button.dataset.count) > Number(best.dataset.count) ? button : best), /** @type {any} */ (null));
}

/** Whether one looks at something without options that lie elsewhere. */
function isAway() {
  if (!phone.matches) return false;
  if ((document.body.dataset.tab ?? "board") !== "board") return true;
  if (!asked()) return false;
  const shown = all(".bdw").filter((part) => !part.classList.contains("off"));
  return chosen && Boolean(goal()) && !shown.some(lit);
}

function fold() {
  const bar = document.querySelector(".bar");
  if (!bar) return;
  const away = isAway();
  bar.classList.toggle("away", away);
  bar.querySelector(".go")?.remove();
  const options = all(".opts:not(.ends) .opt", bar).length;
  if ((!away && !bar.classList.contains("folded")) || !options) return;
  const there = away ? goal() : null;
  const words = there ? (there.textContent ?? "") : t(options === 1 ? "dock-options-one" : "dock-options", { count: options });
  const button = h("button", { type: "button", class: "go", onclick: () => go(there) }, words);
  if (there) button.dataset.count = there.dataset.count;
  bar.append(button);
}

/** @param {HTMLElement | null} there */
function go(there) {
  document.querySelector(".bar")?.classList.remove("folded");
  if (there) there.click();
  tell("tab", "board");
  fold();
}

/** What is lit below the edge of the board, by name. */
function below() {
  document.querySelector(".below")?.remove();
  const pan = document.querySelector(".pan");
  if (!pan || !inParts.matches || !asked() || document.body.dataset.tab !== "board") return;
  const edge = pan.getBoundingClientRect().bottom;
  const pieces = all(LIT, pan).filter(seen);
  const hidden = pieces.filter((piece) => { const box = piece.getBoundingClientRect(); return box.top + box.height / 2 > edge; });
  if (!hidden.length) return;
  const names = new Set(hidden.map(nameOf));
  const words = names.size === 1 ? t("lit-below", { name: [...names][0] }) : t("lit-below-several", { count: names.size });
  const bring = () => { hidden[0].scrollIntoView({ block: "center", inline: "nearest" }); };
  document.querySelector(".board")?.append(h("button", { type: "button", class: "below", onclick: bring }, words));
}

/** @param {HTMLElement} piece */
function nameOf(piece) {
  const option = document.querySelector(`.bar .opt[data-for="${CSS.escape(piece.dataset.piece ?? "")}"] b`);
  return option?.textContent ?? piece.getAttribute("aria-label") ?? "";
}

export function startDocking() {
  let due = 0;
  const soon = () => { cancelAnimationFrame(due); due = requestAnimationFrame(() => { fold(); below(); }); };
  document.addEventListener("click", (event) => {
    const place = /** @type {HTMLElement} */ (event.target);
    if (place.closest?.(".seg button, .tabs button")) { chosen = true; soon(); }
    if (place.closest?.(".grab")) soon();
  });
  document.querySelector(".pan")?.addEventListener("scroll", soon, { passive: true });
  window.addEventListener("resize", soon);
  hear("changed", (before) => { if (moved(before)) chosen = false; soon(); });
  hear("parts", soon);
  soon();
}
