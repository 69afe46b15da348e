// The rules drawer: opens at what matters now, reads in the order of need, answers everyday words, shows places on the board.
import { complain, get } from "./api.js";
import { all, byId, h, icon, makeRoom } from "./dom.js";
import { openKey, placesOf as placesOfSign, signs } from "./key.js";
import { answers } from "./rulesearch.js";
import { hideShown, piecesNamed, piecesOfKind, show as showPlaces } from "./showing.js";
import { asked, table } from "./state.js";
import { t } from "./words.js";

const FEW = 6;
const GAP = 2;
/** @type {Promise<string> | null} */
let text = null;
/** The pieces that each clause keeps from us now. @type {Record<string, string[]>} */
let barred = {};
/** The symbols of the table that each clause speaks of. @type {Record<string, string[]>} */
let named = {};
/** @type {HTMLElement | null} */
let before = null;

/** @param {string} [clause] */
export async function openRules(clause = "") {
  try {
    text ??= fetch(`/rules/${table.game}?part=1`).then((answer) => answer.text());
    const ours = asked() ? get(`/tables/${table.id}/barred?${table.viewer}`).catch(() => ({})) : Promise.resolve({});
    const known = signs().then((key) => key.signs).catch(() => []);
    const [html, found, list] = await Promise.all([text, ours, known]);
    barred = found;
    named = {};
    for (const sign of list) (named[sign.rule] ??= []).push(sign.id);
    show(html, clause);
  } catch (problem) {
    text = null;
    complain(problem);
  }
}

/** @param {string} html made by our own server @param {string} clause */
function show(html, clause) {
  const body = h("div", { class: "body rules", tabindex: "0" });
  body.innerHTML = html;
  for (const line of all(".clause", body)) line.querySelector("p").after(...placesOf(line));
  for (const section of all("[data-shows]", body)) section.querySelector("summary").after(...piecesOf(section));
  const section = table.section ? body.querySelector(`#section-${CSS.escape(table.section)}`) : null;
  section?.setAttribute("open", "");
  const present = now();
  const part = section?.closest(".part");
  if (part && section) { part.before(present); part.querySelector(".part-title")?.after(section); }
  else body.prepend(present);
  const find = /** @type {HTMLInputElement} */ (h("input", { class: "find", type: "search", placeholder: t("rules-ask"), "aria-label": t("rules-find") }));
  const found = h("div", { class: "body rules found", tabindex: "0", hidden: true });
  find.addEventListener("input", () => search(body, found, find.value));
  const links = h("p", { class: "drawer-links" },
    byId("tool-guide") ? h("a", { href: `/games/${table.game}/guide`, target: "_blank", rel: "noopener" }, icon("i-card", 16), t("rules-guide")) : null,
    h("button", { type: "button", onclick: () => openKey() }, icon("i-zoom", 16), t("rules-symbols")));
  const drawer = openDrawer("rules-drawer", t("rules"), links, find, tabs(body), body, found);
  if (clause) { jump(drawer, clause); return; }
  body.scrollTop = present.offsetTop - body.offsetTop - GAP;
  find.focus({ preventScroll: true });
}

/** The parts of the rules as a row of tabs. @param {HTMLElement} body */
function tabs(body) {
  const row = h("nav", { class: "parts", "aria-label": t("rules-parts") });
  for (const part of all(".part", body)) {
    const go = () => { part.scrollIntoView({ block: "start" }); for (const one of all("button", row)) one.toggleAttribute("aria-current", one.dataset.to === part.dataset.partName); };
    const current = Boolean(table.section && part.querySelector(`[data-section="${CSS.escape(table.section)}"]`));
    row.append(h("button", { type: "button", "data-to": part.dataset.partName, "aria-current": current ? "true" : null, onclick: go }, part.querySelector(".part-title")?.textContent ?? ""));
  }
  return row;
}

/** What one may do now, each with a way to see it. */
function now() {
  const box = h("section", { class: "now", "aria-label": t("rules-now") }, h("p", { class: "now-head" }, h("i", { class: "lozenge" }), t("rules-now")));
  box.append(h("h3", {}, table.prompt || t("rules-now-none")));
  for (const options of grouped()) {
    const [first] = options;
    const more = options.length > 2 ? [t("rules-more", { number: options.length - 1 })] : options.length > 1 ? [t("rules-more-one")] : copied(first, "i");
    const title = first.getAttribute("aria-label") ?? first.querySelector("b")?.textContent ?? "";
    const see = () => showPlaces(title, options.flatMap(placesOfOption));
    const sign = first.querySelector("svg.ic")?.cloneNode(true) ?? null;
    box.append(h("div", { class: "now-row" }, h("span", { class: "now-sign" }, sign), h("span", {}, h("b", {}, ...copied(first, "b")), more.length ? h("i", {}, ...more) : null), button(t("rules-show"), see, title)));
  }
  return box;
}

/** What a button says, with its symbols. @param {HTMLElement} option @param {string} part @returns {Node[]} */
const copied = (option, part) => [...option.querySelector(`:scope > span > ${part}`)?.childNodes ?? []].map((one) => one.cloneNode(true));

/** @param {HTMLElement} option its piece on the table, or the button itself. */
function placesOfOption(option) {
  const pieces = piecesNamed([option.dataset.for ?? ""]);
  return pieces.length ? pieces : [option];
}

/** The options of the bar; many of one kind stand together. @returns {HTMLElement[][]} */
function grouped() {
  const options = /** @type {HTMLElement[]} */ (all(".bar .opt[data-key]"));
  if (options.length <= FEW) return options.map((option) => [option]);
  const kinds = new Map();
  for (const option of options) {
    const kind = (option.dataset.key ?? "").split(":")[0];
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  return [...kinds.values()];
}

/** A way from a clause to the board: the pieces that it bars now, else the symbols that it speaks of. @param {HTMLElement} line */
function placesOf(line) {
  const clause = line.dataset.clause ?? "";
  const pieces = barred[clause] ?? [];
  if (!pieces.length) return symbolsOf(line, clause);
  return [h("p", { class: "places" }, h("span", { class: "counts" }, h("i", { class: "lozenge" }), t("rules-counts")), button(t("rules-show-board"), () => showPlaces(line.closest("[data-section]")?.querySelector("summary")?.textContent?.trim() ?? "", piecesNamed(pieces))))];
}

/** @param {HTMLElement} line @param {string} clause */
function symbolsOf(line, clause) {
  const there = () => (named[clause] ?? []).flatMap(placesOfSign);
  if (!there().length) return [];
  const title = line.closest("[data-section]")?.querySelector("summary")?.textContent?.trim() ?? "";
  return [h("p", { class: "places" }, button(t("rules-show-board"), () => showPlaces(title, there())))];
}

/** A way from a section to the board: the pieces that it speaks of. @param {HTMLElement} section */
function piecesOf(section) {
  const pieces = () => (section.dataset.shows ?? "").split(" ").flatMap(piecesOfKind);
  if (!pieces().length) return [];
  const title = section.querySelector("summary")?.textContent?.trim() ?? "";
  return [h("p", { class: "places" }, button(t("rules-show-board"), () => showPlaces(title, pieces())))];
}

/** @param {string} label @param {() => void} act @param {string} [what] is shown, for those who hear many such buttons */
const button = (label, act, what) => h("button", { type: "button", class: "show-me", "aria-label": what ? `${label}: ${what}` : null, onclick: act }, icon("i-zoom", 16), label);

/** @param {HTMLElement} body @param {HTMLElement} found @param {string} query */
function search(body, found, query) {
  const list = answers(body, query, (clause) => {
    const shown = /** @type {HTMLElement} */ (clause.cloneNode(true));
    shown.removeAttribute("id");
    for (const extra of all(".example, .places", shown)) extra.remove();
    shown.prepend(h("h4", {}, clause.closest("[data-section]")?.querySelector("summary")?.textContent?.trim() ?? ""));
    const go = () => { found.hidden = true; body.hidden = false; jump(/** @type {HTMLElement} */ (body.parentElement), clause.dataset.clause ?? ""); };
    shown.append(h("p", { class: "places" }, h("button", { type: "button", class: "clause-go", onclick: go }, t("rules-in-place")), ...all(".places .show-me", clause).map((one) => { const twin = one.cloneNode(true); twin.addEventListener("click", () => one.click()); return twin; })));
    return shown;
  });
  found.replaceChildren(...(list ? [list] : []));
  found.hidden = !list;
  body.hidden = Boolean(list);
}

/** @param {HTMLElement} drawer @param {string} clause */
function jump(drawer, clause) {
  const place = drawer.querySelector(`#clause-${CSS.escape(clause)}`);
  if (!place) return;
  for (const old of all(".here", drawer)) old.classList.remove("here");
  place.closest("details")?.setAttribute("open", "");
  place.classList.add("here");
  place.scrollIntoView({ block: "center" });
}

/**
 * @param {string} id
 * @param {string} title
 * @param {...Node} content
 */
export function openDrawer(id, title, ...content) {
  const back = document.activeElement;
  closeDrawer();
  before = /** @type {HTMLElement | null} */ (back);
  const close = h("button", { type: "button", class: "close", "aria-label": t("close"), onclick: closeDrawer }, icon("i-cancel"));
  const drawer = h("section", { class: `drawer ${id}`, id, role: "dialog", "aria-label": title }, h("header", {}, h("h2", {}, title), close), ...content);
  byId("overlay").append(drawer);
  makeRoom();
  close.focus();
  return drawer;
}

export function closeDrawer() {
  const drawer = document.querySelector(".drawer");
  if (!drawer) return;
  hideShown();
  const inside = drawer.contains(document.activeElement);
  drawer.remove();
  makeRoom();
  if (inside && before?.isConnected) before.focus({ preventScroll: true });
}

export function startRules() {
  byId("tool-rules")?.addEventListener("click", () => (byId("rules-drawer") ? closeDrawer() : openRules()));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    if (document.querySelector(".gloss, .tip")) for (const box of all(".gloss, .tip")) box.remove();
    else if (byId("shown")) hideShown();
    else closeDrawer();
  });
}
