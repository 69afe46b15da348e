// Terms that explain themselves and links to clauses, wherever they stand: in the rules, in tips, in refusals, beside scores.
import { byId, h, placeAt } from "./dom.js";
import { openRules } from "./rules.js";
import { table } from "./state.js";
import { t } from "./words.js";

/** @type {Promise<Record<string, string>> | null} */
let titles = null;

/** What a clause is called. @param {string} clause @returns {Promise<string>} */
export async function titleOf(clause) {
  titles ??= fetch(`/rules/${table.game}/titles`).then((answer) => answer.json()).catch(() => ({}));
  return (await titles)[clause] ?? "";
}

/** A link to a clause by its title: "Rule: paying". @param {string} clause @param {() => void} [before] */
export function clauseLink(clause, before = () => {}) {
  const link = h("button", { type: "button", class: "clause-link", onclick: () => { before(); openRules(clause); } }, t("rules"));
  titleOf(clause).then((title) => { if (title) link.textContent = t("rule-named", { what: title }); });
  return link;
}

export function hideTerm() {
  document.querySelector(".gloss")?.remove();
}

/** @param {HTMLElement} term */
function explain(term) {
  hideTerm();
  const entry = document.getElementById(`term-${term.dataset.term}`);
  if (!entry) return;
  const clause = entry.dataset.clause ?? "";
  const words = entry.querySelector("dd")?.firstChild?.textContent ?? "";
  const box = h("div", { class: "tip gloss", role: "tooltip" }, h("b", {}, entry.querySelector("dt")?.textContent ?? ""), h("p", {}, words), clauseLink(clause, hideTerm));
  byId("overlay").append(box);
  placeAt(box, term.getBoundingClientRect());
}

export function startTerms() {
  document.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const term = target.closest?.(".term");
    const link = /** @type {HTMLElement | null} */ (target.closest?.("[data-clause].clause-link"));
    if (term) explain(/** @type {HTMLElement} */ (term));
    else if (!target.closest?.(".gloss")) hideTerm();
    if (link) {
      event.preventDefault();
      /** @type {HTMLDialogElement | null} */ (link.closest("dialog"))?.close();
      openRules(link.dataset.clause);
    }
  });
  document.addEventListener("focusin", (event) => {
    const term = /** @type {HTMLElement} */ (event.target).closest?.(".term");
    if (term?.matches(":focus-visible")) explain(/** @type {HTMLElement} */ (term));
  });
}
