// Search by everyday words: a word brings its relatives and the plain words of a section; what matters now comes first.
import { all, announce, h } from "./dom.js";
import { table } from "./state.js";
import { t } from "./words.js";

const SHORTEST = 2;
const STEM = 5;
const MOST = 25;
const plain = (/** @type {string} */ text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The words that mean much the same. @param {string} word */
function relatives(word) {
  const groups = t("rules-alike").split("|").map((group) => group.trim().split(" "));
  return groups.filter((group) => group.some((one) => plain(one) === word)).flat().filter((one) => plain(one) !== word);
}

/** Whether a text has a word that begins like this one. @param {string} text @param {string} word */
const has = (text, word) => new RegExp(`(^|[^a-z0-9])${word.slice(0, Math.max(STEM, word.length - 2)).replace(/[^a-z0-9]/g, ".")}`).test(text);

/** How well a clause answers: its own words count most, then relatives, then the words of its section. @param {HTMLElement} clause @param {string[]} words @param {string[][]} others */
function worth(clause, words, others) {
  const section = /** @type {HTMLElement} */ (clause.closest("[data-section]"));
  const own = plain(clause.querySelector("p")?.textContent ?? "");
  const around = plain(`${section.dataset.words} ${section.querySelector("summary")?.textContent}`);
  let found = 0;
  for (const [at, word] of words.entries()) {
    const best = (has(own, word) ? 4 : 0) + (has(around, word) ? 2 : 0) || (others[at].some((other) => has(own, plain(other))) ? 1 : 0);
    if (!best) return 0;
    found += best;
  }
  return section.dataset.section === table.section ? found + 2 : found;
}

/**
 * @param {HTMLElement} body the rules
 * @param {string} query
 * @param {(clause: HTMLElement) => HTMLElement} row how an answer is shown
 * @returns {HTMLElement | null} the answers, or null for an empty question
 */
export function answers(body, query, row) {
  const words = plain(query).split(/[^a-z0-9]+/).filter((word) => word.length >= SHORTEST);
  if (!words.length) return null;
  const others = words.map(relatives);
  const ranked = all(".clause", body).map((clause) => ({ clause, worth: worth(clause, words, others) })).filter((one) => one.worth);
  ranked.sort((one, other) => other.worth - one.worth);
  const key = ranked.length === 0 ? "rules-none" : ranked.length === 1 ? "rules-found-one" : "rules-found";
  const said = t(key, { what: query.trim(), number: ranked.length });
  announce(said);
  const also = others.flat().slice(0, 5).join(", ");
  return h("div", { class: "answers" }, h("p", { class: "answered" }, `${said} `, also ? t("rules-also", { what: also }) : null), ...ranked.slice(0, MOST).map((one) => row(one.clause)));
}
