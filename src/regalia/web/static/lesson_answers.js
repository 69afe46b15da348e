// What a lesson answers to a choice that it does not want: the rule's reason, and what the step wants.
import { complain, get } from "./api.js";
import { all, byId, h, icon, placeAt } from "./dom.js";
import { room } from "./lesson_places.js";
import { openRules } from "./rules.js";
import { table } from "./state.js";
import { t } from "./words.js";

const NARROW = 700;

/** Take the answer away. */
export function quietAnswer() {
  for (const old of all(".wr")) old.remove();
  for (const piece of all(".st-clicked")) piece.classList.remove("st-clicked");
  document.body.classList.remove("answered");
}

/** @param {{piece?: string, key?: string, at: HTMLElement}} what @param {(() => void) | null} forMe */
export async function astray(what, forMe) {
  quietAnswer();
  try {
    const query = new URLSearchParams({ piece: what.piece ?? "", key: what.key ?? "" });
    show(what.at, await get(`/tables/${table.id}/lesson?${table.viewer}&${query}`), forMe);
  } catch (problem) {
    complain(problem);
  }
}

/** @param {HTMLElement} at @param {{may: boolean, reason: string, clause: string, rule: string}} told @param {(() => void) | null} forMe */
function show(at, told, forMe) {
  const order = table.lesson.order || table.lesson.head;
  const box = h("section", { class: "wr", role: "alert" },
    h("p", {}, h("b", {}, t(told.may ? "lesson-may-later" : "lesson-not-yet")), " ", told.reason),
    h("p", { class: "want" }, h("i", { class: "lz n", "aria-hidden": "true" }), h("span", {}, t("lesson-this-step", { what: order }))));
  const row = h("div", { class: "rowl" });
  if (told.clause && told.rule) {
    row.append(h("button", { type: "button", class: "rlk", onclick: () => openRules(told.clause) }, icon("i-rules", 16), told.rule));
  }
  if (forMe) row.append(h("button", { type: "button", class: "tb b", "data-lesson": "for-me", onclick: () => { quietAnswer(); forMe(); } }, t("lesson-for-me")));
  row.append(h("button", { type: "button", class: "tb b got", "data-lesson": "got-it", onclick: quietAnswer }, t("lesson-got-it")));
  box.append(row);
  byId("overlay").append(box);
  document.body.classList.add("answered");
  at.classList.add("st-clicked");
  if (innerWidth > NARROW) placeAt(box, at.getBoundingClientRect());
  else box.style.bottom = `${innerHeight - room().bottom + 8}px`;
}
