// The others: who is present, a stand-in for somebody who left, consent to a take-back.
import { complain, post } from "./api.js";
import { undone } from "./acting.js";
import { ask, open } from "./dialog.js";
import { all, byId, h, icon, toast } from "./dom.js";
import { hear, path, table } from "./state.js";
import { refresh } from "./sync.js";
import { t } from "./words.js";

const LEVELS = ["page", "squire", "knight", "sovereign"];
const USUAL = "squire";
let answered = "";

/** Below the head of each seat: present or away, bot, stand-in. */
function notes() {
  const panels = all(".right > .seat");
  for (const seat of table.seats) {
    const panel = panels[seat.seat];
    if (!panel) continue;
    const before = panel.querySelector(".seatnotes");
    const row = h("div", { class: "seatnotes", "data-ours": "" });
    if (seat.kind === "human") {
      const here = table.present.includes(seat.seat) || table.mine.includes(seat.seat);
      if (!here || table.seats.filter((other) => other.kind === "human").length > 1) {
        row.append(h("span", {}, h("i", { class: here ? "dot on" : "dot" }), t(seat.left ? "left" : here ? "present" : "away")));
      }
    }
    if (seat.stand_in && table.status === "running") row.append(h("span", {}, t("stand-in-plays")));
    if (seat.kind === "bot") mark(panel, t("bot-plays", { bot: named(seat.bot) }));
    if (seat.stand_in && table.status === "running" && table.mine.includes(seat.seat)) row.append(button(t("play-again-myself"), () => standIn(seat.seat, null)));
    if (table.offered?.includes(seat.seat) && !table.mine.includes(seat.seat) && table.mine.length) {
      const level = levels();
      row.append(button(t("lend-stand-in"), () => standIn(seat.seat, level.value)), level);
    }
    if (before?.isEqualNode(row)) continue;
    before?.remove();
    if (row.childElementCount) panel.querySelector("header")?.after(row);
  }
}

/** A bot is known by a sign in the head of its seat. @param {HTMLElement} panel @param {string} words */
function mark(panel, words) {
  if (panel.querySelector(".botmark")) return;
  const sign = h("span", { class: "botmark", role: "img", "aria-label": words, "data-ours": "" }, icon("i-bot", 18));
  const head = panel.querySelector("header");
  head?.querySelector(":scope > div")?.after(sign);
}

/** A level by its name; a bot that the server adds by the name of its class. @param {string} bot */
function named(bot) {
  const words = t(`bot-${bot}`);
  return words === `bot-${bot}` ? bot.split(":").pop() : words;
}

/** The levels that a stand-in may have. */
function levels() {
  const select = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": t("stand-in-level") }));
  for (const level of LEVELS) select.append(h("option", { value: level }, t(`bot-${level}`)));
  select.value = USUAL;
  return select;
}

/** @param {string} label @param {() => void} act */
const button = (label, act) => h("button", { type: "button", class: "btn", onclick: act }, label);

/** @param {number} seat @param {string | null} bot */
async function standIn(seat, bot) {
  await post(path("stand-in"), { seat, bot }).catch(complain);
  await refresh();
}

function consent() {
  const wish = table.ask;
  const mark = wish ? `${table.step}:${wish.seat}` : "";
  if (!wish || !table.mine.some((seat) => wish.waiting.includes(seat))) {
    if (wish && table.mine.includes(wish.seat) && answered !== mark) { answered = mark; toast(t("take-back-waiting")); }
    byId("consent")?.closest("dialog")?.close();
    return;
  }
  if (answered === mark || byId("consent")) return;
  const seat = table.mine.find((own) => wish.waiting.includes(own));
  const answer = (/** @type {boolean} */ yes) => () => {
    answered = mark;
    post(path("consent"), { yes, seat }).then(refresh, complain);
  };
  open(t("take-back"), [h("p", { id: "consent" }, t("take-back-wanted", { who: table.names[wish.seat] })), ...[undone()].filter((one) => one != null)],
    [{ label: t("refuse"), act: answer(false) }, { label: t("agree"), first: true, act: answer(true) }]);
}

/** The settings dialog gets what belongs to the seat. @param {HTMLElement} dialog */
function seatSettings(dialog) {
  if (table.seat == null || table.status !== "running") return;
  const box = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", id: "set-confirm" }));
  box.checked = table.confirm;
  box.addEventListener("change", () => { post(path("settings"), { confirm: box.checked, seat: table.seat }).then(refresh, complain); });
  dialog.querySelector(".row:not(.more)")?.before(h("label", { class: "switch" }, h("span", {}, t("set-confirm")), box));
  dialog.querySelector(".row:not(.more)")?.prepend(h("button", { type: "button", class: "btn", onclick: () => leave(dialog) }, t("leave")));
}

/** @param {any} dialog */
async function leave(dialog) {
  dialog.close();
  if (!(await ask(t("leave"), t("leave-text"), t("leave")))) return;
  await post(path("leave"), { seat: table.seat }).then(() => { location.href = "/"; }, complain);
}

export function startPeople() {
  notes();
  consent();
  hear("changed", () => { notes(); consent(); });
  hear("presence", notes);
  hear("settings-open", seatSettings);
}
