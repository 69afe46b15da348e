// The key of symbols: what lies on this table now, how often, and where.
import { all, h, icon } from "./dom.js";
import { complain, get } from "./api.js";
import { openDrawer, openRules } from "./rules.js";
import { places as inWords, show } from "./showing.js";
import { table } from "./state.js";
import { t } from "./words.js";

const TABLE = ".board, .pb, .around, .right, .lanes, .rounds, .strip";

/** Whether a thing lies on a sheet that is put away, or in the column that a drawer stands before. @param {Element} thing */
function tucked(thing) {
  const sheet = thing.closest(".bdw.off") ?? thing.closest(".right, .around, .pb");
  return sheet !== null && (sheet.matches(".bdw") ? getComputedStyle(sheet).display === "none" : !sheet.checkVisibility());
}

/** The places of a symbol on the table: those in sight; if there are none, those that can be turned to. @param {string} id @returns {Element[]} */
export function placesOf(id) {
  const found = all(`use[href="#${CSS.escape(id)}"]`).filter((use) => use.closest(TABLE) && !use.closest("symbol"));
  const seen = found.filter((use) => use.getBoundingClientRect().width > 0);
  return seen.length ? seen : found.filter(tucked);
}

/** @typedef {{id: string, name: string, means: string, group: string, rule: string}} Sign */

/** @type {Promise<{groups: {id: string, name: string}[], signs: Sign[]}> | null} */
let known = null;

export const signs = () => { known ??= get(`/games/${table.game}/symbols`); return known; };

export async function openKey() {
  try {
    const { groups, signs: found } = await signs();
    const body = h("div", { class: "body key", tabindex: "0" });
    const drawer = openDrawer("key-drawer", t("key"), body);
    const count = found.filter((sign) => placesOf(sign.id).length).length;
    const choose = h("div", { class: "segments", role: "group", "aria-label": t("key") });
    for (const [all_, label] of /** @type {[boolean, string][]} */ ([[false, t("key-now", { number: count })], [true, t("key-all", { number: found.length })]])) {
      choose.append(h("button", { type: "button", class: "segment", "aria-pressed": String(!all_), onclick: () => fill(all_) }, label));
    }
    const list = h("div", { class: "key-list" });
    const fill = (/** @type {boolean} */ everything) => {
      all(".segment", choose).forEach((one, at) => one.setAttribute("aria-pressed", String(Boolean(at) === everything)));
      list.replaceChildren(...groups.map((group) => section(group, found.filter((sign) => sign.group === group.id), everything)).filter((one) => one != null));
    };
    body.append(choose, h("p", { class: "small" }, t("key-text")), list);
    fill(false);
    drawer.querySelector("button")?.focus();
  } catch (problem) {
    complain(problem);
  }
}

/** @param {{id: string, name: string}} group @param {Sign[]} found @param {boolean} everything */
function section(group, found, everything) {
  const rows = found.map((sign) => ({ sign, places: placesOf(sign.id) })).filter((row) => everything || row.places.length);
  if (!rows.length) return null;
  return h("section", { class: "key-group" }, h("h3", {}, group.name), ...rows.map(({ sign, places }) => row(sign, places)));
}

/** @param {Sign} sign @param {Element[]} places */
function row(sign, places) {
  const see = () => (placesOf(sign.id).length ? show(sign.name, placesOf(sign.id)) : openRules(sign.rule));
  const count = h("span", { class: "key-count", "aria-label": inWords(places.length) }, String(places.length));
  return h("button", { type: "button", class: "key-row", "data-symbol": sign.id, onclick: see },
    h("span", { class: `of-${table.game}` }, icon(sign.id, 26)), h("span", {}, h("b", {}, sign.name), h("i", {}, sign.means)), places.length ? count : null);
}
