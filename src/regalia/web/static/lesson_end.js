// The end of a lesson: what one knows now, and where to go on.
import { beginLesson, beginTable } from "./begin.js";
import { byId, h, icon } from "./dom.js";
import { table } from "./state.js";
import { t } from "./words.js";

/** @param {string} symbol @param {string} words @param {string} small @param {boolean} first @param {() => void} act @param {string} name */
function button(symbol, words, small, first, act, name) {
  return h("button", { type: "button", class: first ? "btn first" : "btn", "data-lesson": name, onclick: act }, icon(symbol, 22), h("span", {}, words, h("small", {}, small)));
}

/** @param {(what: string) => void} go */
export function showEnd(go) {
  const end = table.lesson.end;
  const list = h("ul", { class: "know" });
  for (const [symbol, words] of end.learned) list.append(h("li", {}, h("span", { class: "kn seat-6" }, icon(symbol, 24)), h("span", {}, words)));
  const acts = h("div", { class: "acts" });
  const link = (/** @type {string} */ words, /** @type {() => void} */ act, /** @type {string} */ name) => h("button", { type: "button", class: "lnk", "data-lesson": name, onclick: act }, words);
  const more = h("p", { class: "more" }, link(t("lesson-repeat"), () => beginLesson(table.lesson.id, true, table.game), "repeat"),
    link(t("lesson-film"), () => { location.href = `/replay/${table.id}`; }, "film"), link(t("lesson-all-games"), () => { location.href = "/"; }, "home"));
  const shown = /** @type {HTMLDialogElement} */ (h("dialog", { class: "fin", "aria-labelledby": "fin-head" },
    h("div", { class: "fh" }, icon("i-seal", 54), h("div", {}, h("p", { class: "lk" }, t("lesson-over-line", { what: end.line })), h("h2", { id: "fin-head" }, end.head))),
    h("div", { class: "dv" }), list, acts, more));
  if (end.alone) acts.append(button("i-bot", t(end.bots ? "lesson-play-on" : "lesson-play-on-alone"), t("lesson-same-game"), true, () => { shown.close(); go("alone"); }, "alone"));
  if (end.next) acts.append(button("i-play", t("lesson-next-lesson", { what: end.next.title }), t("lesson-minutes", { number: end.next.minutes }), !end.alone, () => beginLesson(end.next.id, false, table.game), "next-lesson"));
  if (end.first) acts.append(button("i-learn", t("explain-first"), end.first.words, false, () => beginTable(end.first.body, end.first.explained), "explained"));
  byId("overlay").append(shown);
  shown.addEventListener("close", () => shown.remove());
  shown.showModal();
  /** @type {HTMLElement | null} */ (shown.querySelector(".btn"))?.focus();
}
