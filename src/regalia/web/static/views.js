// Ways to see the same table: parts of the board and tabs on narrow pages, the log's filter, the text view, the hint.
import { complain, get } from "./api.js";
import { open } from "./dialog.js";
import { all, announce, byId } from "./dom.js";
import { asked, hear, table } from "./state.js";
import { t } from "./words.js";

/** @param {string} tab */
function show(tab) {
  document.body.dataset.tab = tab;
  for (const button of all(".tabs button")) {
    button.classList.toggle("on", button.dataset.tab === tab);
    button.toggleAttribute("aria-current", button.dataset.tab === tab);
  }
}

/** @param {HTMLElement} button */
function board(button) {
  for (const other of all(".seg button")) other.setAttribute("aria-pressed", String(other === button));
  const part = document.querySelector(`[data-part="${CSS.escape(`board:${button.dataset.board}`)}"] > *`);
  part?.scrollIntoView({ block: "nearest", inline: "start", behavior: "auto" });
}

const SHEETS = /** @type {Record<string, string>} */ ({ board: ".board", own: ".pb", left: ".around", seats: ".right" });

/** A tab behind which something can be done gets a mark; a sheet with nothing left to do but what the bar offers too closes. */
function guide() {
  for (const [tab, sheet] of Object.entries(SHEETS)) {
    const lit = Boolean(document.querySelector(`${sheet} [data-state=lit]:not([data-piece^="option:"])`));
    document.querySelector(`.tabs [data-tab=${tab}]`)?.classList.toggle("news", lit && tab !== "board");
    if (!lit && document.body.dataset.tab === tab) show("board");
  }
}

function filter() {
  const seat = byId("log-seat")?.value ?? "";
  for (const line of all('[data-part="log"] li')) line.hidden = seat !== "" && line.dataset.seat !== seat && line.dataset.seat !== "-1";
}

function inWords() {
  const shown = open(t("in-words"), [], [{ label: t("done"), first: true }], "wide text-dialog");
  shown.querySelector(".dv")?.after(byId("text-view").content.cloneNode(true));
}

async function hint() {
  if (!asked()) return;
  try {
    const { key } = await get(`/tables/${table.id}/hint?${table.viewer}`);
    const option = /** @type {HTMLElement | null} */ (document.querySelector(`.opt[data-key="${CSS.escape(key)}"]`));
    if (!option) return;
    for (const other of all(".hinted")) other.classList.remove("hinted");
    option.classList.add("hinted");
    option.scrollIntoView({ block: "nearest", inline: "center" });
    option.focus();
    announce(t("hint", { what: option.getAttribute("aria-label") ?? "" }));
  } catch (problem) {
    complain(problem);
  }
}

/** On a phone the board is larger than the screen: show the part that something can be done with. */
function centre() {
  if (innerWidth > 700) return;
  const pan = document.querySelector(".pan");
  const boxes = all(".pan [data-state=lit]").map((piece) => piece.getBoundingClientRect());
  if (!pan || !boxes.length) return;
  const middle = (/** @type {number[]} */ ends) => (Math.min(...ends) + Math.max(...ends)) / 2;
  const here = pan.getBoundingClientRect();
  pan.scrollBy(middle(boxes.flatMap((box) => [box.left, box.right])) - middle([here.left, here.right]),
    middle(boxes.flatMap((box) => [box.top, box.bottom])) - middle([here.top, here.bottom]));
}

/** The button of the part that is in the middle of the screen. */
function scrolled() {
  const pan = document.querySelector(".pan");
  if (!pan || innerWidth > 700) return;
  const middle = pan.getBoundingClientRect().left + pan.clientWidth / 2;
  for (const button of all(".seg button")) {
    const box = document.querySelector(`[data-part="${CSS.escape(`board:${button.dataset.board}`)}"] > *`)?.getBoundingClientRect();
    if (box) button.setAttribute("aria-pressed", String(box.left <= middle && middle < box.right));
  }
}

export function startViews() {
  document.querySelector(".pan")?.addEventListener("scroll", scrolled, { passive: true });
  for (const button of all(".tabs button")) button.addEventListener("click", () => show(button.dataset.tab));
  for (const button of all(".seg button")) button.addEventListener("click", () => board(button));
  hear("tab", show);
  byId("log-seat")?.addEventListener("change", filter);
  byId("tool-text")?.addEventListener("click", inWords);
  byId("tool-hint")?.addEventListener("click", hint);
  hear("changed", (before) => {
    filter();
    if (before.step !== table.step) guide();
    if (before.step !== table.step && asked()) centre();
  });
  const log = document.querySelector('[data-part="log"]');
  if (log) log.scrollTop = log.scrollHeight;
  show("board");
  guide();
  centre();
  scrolled();
}
