// The rules drawer: the whole rulebook of the game, opened at a clause.
import { complain } from "./api.js";
import { all, byId, h, icon } from "./dom.js";
import { table } from "./state.js";
import { t } from "./words.js";

/** @type {Promise<string> | null} */
let text = null;

/** @param {string} [clause] */
export async function openRules(clause = "") {
  try {
    text ??= fetch(`/rules/${table.game}?part=1`).then((answer) => answer.text());
    show(await text, clause);
  } catch (problem) {
    text = null;
    complain(problem);
  }
}

/** @param {string} html made by our own server @param {string} clause */
function show(html, clause) {
  closeDrawer();
  const body = h("div", { class: "body rules", tabindex: "0" });
  body.innerHTML = html;
  const find = /** @type {HTMLInputElement} */ (h("input", { class: "find", type: "search", placeholder: t("rules-find"), "aria-label": t("rules-find") }));
  find.addEventListener("input", () => filter(body, find.value));
  const drawer = openDrawer("rules-drawer", t("rules"), find, body);
  const place = clause ? drawer.querySelector(`#clause-${CSS.escape(clause)}`) : null;
  place?.classList.add("here");
  place?.scrollIntoView({ block: "center" });
}

/** @param {HTMLElement} body @param {string} words */
function filter(body, words) {
  const wanted = words.trim().toLowerCase();
  for (const line of all(".clause", body)) line.hidden = Boolean(wanted) && !line.textContent.toLowerCase().includes(wanted);
}

/**
 * @param {string} id
 * @param {string} title
 * @param {...Node} content
 */
export function openDrawer(id, title, ...content) {
  closeDrawer();
  const close = h("button", { type: "button", class: "close", "aria-label": t("close"), onclick: closeDrawer }, icon("i-cancel"));
  const drawer = h("section", { class: `drawer ${id}`, id, "aria-label": title }, h("header", {}, h("h2", {}, title), close), ...content);
  byId("overlay").append(drawer);
  close.focus();
  return drawer;
}

export function closeDrawer() {
  document.querySelector(".drawer")?.remove();
}

export function startRules() {
  byId("tool-rules")?.addEventListener("click", () => (byId("rules-drawer") ? closeDrawer() : openRules()));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") closeDrawer(); });
}
