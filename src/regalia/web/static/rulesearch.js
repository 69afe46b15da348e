// Search by everyday words: a word brings its relatives and the plain words of a section; what matters now comes first.
import { all, announce, h } from "./dom.js";
import { table } from "./state.js";
import { t } from "./words.js";

const SHORTEST = 2;
const SHORT = 3;
const STEM = 5;
const MOST = 25;
/** What it is worth that a word stands in the title of the section, among its plain words, in the clause; or that a relative does. */
const [TITLE, PLAIN, OWN, ALIKE] = [5, 4, 3, 1];
/** Of equal answers the section of the present question comes first. */
const NOW = 0.5;
const plain = (/** @type {string} */ text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const list = (/** @type {string} */ text) => plain(text).split(/[^a-z0-9]+/).filter((word) => word.length >= SHORTEST);

/** What is asked for: without the words of every question, unless there are no others. @param {string} query */
function asked(query) {
  const words = list(query);
  const small = new Set(list(t("rules-small")));
  const telling = words.filter((word) => !small.has(word));
  return telling.length ? telling : words;
}

/** A word without its ending: "doubled" is found by "doubles". @param {string} word */
const stem = (word) => word.slice(0, Math.max(STEM, word.length - 2));

/** Whether a text has a word that begins like this one; a very short one stands alone, a short plural is found in the singular. @param {string} text @param {string} word */
function has(text, word) {
  const many = word.length > SHORT && word.length <= STEM && /[sx]$/.test(word);
  const sought = many ? `${word.slice(0, -1)}[sx]?` : stem(word);
  return new RegExp(`(^|[^a-z0-9])${sought}${many || word.length < SHORT ? "($|[^a-z0-9])" : ""}`).test(text);
}

/** The words that mean much the same. @param {string} word */
function relatives(word) {
  const groups = t("rules-alike").split("|").map((group) => group.trim().split(" "));
  const alike = (/** @type {string} */ one) => one === word || (one.length >= SHORT && word.startsWith(one)) || (word.length >= STEM && one.startsWith(stem(word)));
  return groups.filter((group) => group.map(plain).some(alike)).flat().filter((one) => plain(one) !== word);
}

/** @typedef {{clause: HTMLElement, words: number, worth: number}} Found how many words of the question a clause answers, and how well */

/** @param {HTMLElement} clause @param {string[]} words @param {string[][]} others @returns {Found} */
function found(clause, words, others) {
  const section = /** @type {HTMLElement} */ (clause.closest("[data-section]"));
  const own = plain(clause.querySelector("p")?.textContent ?? "");
  const title = plain(section.querySelector("summary")?.textContent ?? "");
  const known = plain(section.dataset.words ?? "");
  const worths = words.map((word, at) => (has(title, word) ? TITLE : 0) + (has(known, word) ? PLAIN : 0) + (has(own, word) ? OWN : 0)
    + ALIKE * [own, known, title].filter((text) => others[at].some((other) => has(text, plain(other)))).length);
  const worth = worths.reduce((sum, one) => sum + one, section.dataset.section === table.section ? NOW : 0);
  return { clause, words: worths.filter(Boolean).length, worth };
}

/**
 * @param {HTMLElement} body the rules
 * @param {string} query
 * @param {(clause: HTMLElement) => HTMLElement} row how an answer is shown
 * @returns {HTMLElement | null} the answers, or null for an empty question
 */
export function answers(body, query, row) {
  const words = asked(query);
  if (!words.length) return null;
  const others = words.map(relatives);
  const every = all(".clause", body).map((clause) => found(clause, words, others));
  const most = Math.max(...every.map((one) => one.words));
  const ranked = every.filter((one) => most && one.words === most).sort((one, other) => other.worth - one.worth);
  const key = ranked.length === 0 ? "rules-none" : ranked.length === 1 ? "rules-found-one" : "rules-found";
  const said = t(key, { what: query.trim(), number: ranked.length });
  announce(said);
  const also = others.flat().slice(0, 5).join(", ");
  return h("div", { class: "answers" }, h("p", { class: "answered" }, `${said} `, also ? t("rules-also", { what: also }) : null), ...ranked.slice(0, MOST).map((one) => row(one.clause)));
}
