// The coach's panel: while it looks ahead, its answer, a warning, and why it says nothing.
import { roundel, showLine } from "./coachmarks.js";
import { all, byId, h, icon } from "./dom.js";
import { t } from "./words.js";

const WIDE = 150;
const EDGE = 6;
const SECONDS = 2;
const SECONDS_LONGER = 8;
const MOST_LOZENGES = 8;

/** An empty panel in the place of an old one. @param {() => void} close */
export function shell(close) {
  byId("coach")?.remove();
  const box = h("section", { id: "coach", class: "coach", "aria-label": t("coach") });
  box.dataset.close = "1";
  document.querySelector("body")?.append(box);
  box.addEventListener("click", (event) => { if (/** @type {HTMLElement} */ (event.target).closest(".cx")) close(); });
  return box;
}

/** @param {string} symbol @param {string} title @param {string} words */
function head(symbol, title, words) {
  return h("header", { class: "chead" }, icon(symbol, 22), h("div", {}, h("h3", { "aria-level": "2" }, title), h("p", {}, words)),
    h("button", { type: "button", class: "cx", "aria-label": t("coach-close") }, icon("i-cancel", 18)));
}

/** What is compared and how long it takes; goes on in steps. @param {HTMLElement} box @param {boolean} longer @param {() => void} stop */
export function busy(box, longer, stop) {
  const options = all(".bar .opt[data-key]");
  const seconds = longer ? SECONDS_LONGER : SECONDS;
  const words = h("p", {}, t("coach-seconds", { seconds }));
  const top = head("i-hint", t("coach-looking"), "");
  top.querySelector("p")?.replaceWith(words);
  const lozenges = Array.from({ length: Math.min(MOST_LOZENGES, Math.max(2, options.length)) }, () => h("i"));
  const rows = options.slice(0, 4).map((option) => h("li", {}, h("div", { class: "crow dim" }, h("span", { class: "rd q" }),
    h("span", { class: "cnm" }, h("b", {}, option.querySelector("b")?.textContent ?? "")))));
  const progress = h("div", { class: "cprog", role: "progressbar", "aria-label": t("coach-looking") }, ...lozenges,
    h("span", {}, t("coach-compares", { count: options.length })));
  box.replaceChildren(top, progress, h("ol", { class: "crows" }, ...rows), h("p", { class: "note ckey" }, t("coach-busy-note")),
    h("div", { class: "cfoot" }, h("button", { type: "button", class: "btn", onclick: stop }, icon("i-cancel", 17), t("coach-stop"), h("kbd", {}, "Esc"))));
  const begun = performance.now();
  const timer = setInterval(() => {
    if (!progress.isConnected) { clearInterval(timer); return; }
    const gone = (performance.now() - begun) / 1000;
    const done = Math.min(lozenges.length - 1, Math.floor((gone / seconds) * lozenges.length));
    lozenges.forEach((one, at) => { one.className = at < done ? "d" : at === done ? "n" : ""; });
    words.textContent = t("coach-seconds", { seconds: Math.max(1, Math.ceil(seconds - gone)) });
  }, 250);
}

/** @param {HTMLElement} box @param {any} told @param {{choose: (key: string) => any, longer: () => any, close: () => void}} act */
export function answer(box, told, act) {
  const listed = told.kind === "same" ? [] : told.rows;
  const scale = scaleOf(listed);
  const rows = listed.map((/** @type {any} */ row) => h("li", { class: row.mark === "1" ? "best" : "" }, rowOf(row, scale, () => { act.close(); act.choose(row.key); })));
  const line = told.rows[0]?.pieces ?? [];
  const symbol = told.kind === "level" || told.kind === "same" ? "c-scales" : "i-hint";
  const foot = h("div", { class: "cfoot" });
  if (line.length && told.kind === "best") {
    const shown = h("button", { type: "button", class: "btn", "aria-pressed": "false" }, icon("c-turn-on", 17), t("coach-line"));
    shown.addEventListener("click", () => shown.setAttribute("aria-pressed", String(showLine(line))));
    foot.append(shown);
  }
  if (told.kind !== "only") foot.append(h("button", { type: "button", class: "btn", onclick: act.longer }, icon("i-clock", 17), t("coach-longer")));
  box.replaceChildren(head(symbol, told.title, [t("coach"), told.sure].filter(Boolean).join(" · ")), h("p", { class: "why1" }, told.why),
    ...(rows.length ? [h("ol", { class: "crows" }, ...rows), axis(told.rows)] : []),
    h("p", { class: "note ckey" }, told.note || (rows.length ? t(told.rows[0].cells < 0 ? "coach-key-score" : "coach-key") : "")), foot);
}

/** @param {HTMLElement} box @param {any} problem @param {() => any} agree */
export function refused(box, problem, agree) {
  const foot = h("div", { class: "cfoot" });
  if (problem?.code === "coach-people") foot.append(h("button", { type: "button", class: "btn", onclick: agree }, t("coach-agree")));
  box.replaceChildren(head("i-hint", t("coach-silent"), t("coach")), h("p", { class: "why1" }, problem?.message ?? t("offline")), foot);
}

/** The bar asks once. @param {HTMLElement} box @param {any} price @param {{again: () => void, anyway: () => void, mute: (on: boolean) => void}} act */
export function warning(box, price, act) {
  const scale = scaleOf([price.best, price.row]);
  const list = [price.best, price.row].map((row, at) => h("li", { class: at ? "" : "best" }, rowOf(row, scale, at ? act.anyway : act.again)));
  box.replaceChildren(head("c-warn", price.title, `${t("coach")} · ${price.sure}`), h("p", { class: "why1" }, price.why),
    h("ol", { class: "crows" }, ...list), axis([price.best]), h("p", { class: "note ckey" }, t("coach-warn-note")));
  const muted = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox" }));
  muted.addEventListener("change", () => act.mute(muted.checked));
  const again = h("button", { type: "button", class: "opt", onclick: act.again }, h("kbd", {}, "Esc"), icon("i-undo", 20), h("span", {}, h("b", {}, t("coach-again"))));
  const anyway = h("button", { type: "button", class: "opt end insist", onclick: act.anyway }, h("span", {}, h("b", {}, t("coach-anyway")), h("i", {}, price.row.name)));
  const question = t("coach-really", { what: price.row.name.slice(0, 1).toLowerCase() + price.row.name.slice(1) });
  const asking = h("div", { class: "asking", role: "alertdialog", "aria-label": question },
    h("div", { class: "pr wpr" }, icon("c-warn", 30), h("div", {}, h("h2", {}, question), h("p", {}, t("coach-costs", { count: price.points })))),
    h("label", { class: "mute" }, muted, t("coach-mute")), h("div", { class: "opts ends" }, again, anyway));
  const bar = document.querySelector(".bar");
  bar?.classList.add("warns");
  bar?.append(asking);
  again.focus();
  new MutationObserver((_, watcher) => {
    if (box.isConnected) return;
    watcher.disconnect();
    asking.remove();
    bar?.classList.remove("warns");
  }).observe(document.body, { childList: true });
}

// -- rows -------------------------------------------------------------------------------------------

/** @param {any[]} rows @returns {(points: number) => number} from points to a place on the bar */
function scaleOf(rows) {
  const contest = rows.some((row) => row.cells >= 0);
  const ends = rows.flatMap((row) => [row.low, row.high, row.margin]);
  const most = Math.max(5, ...ends.map(Math.abs));
  const [low, high] = contest ? [-most, most] : [Math.min(...ends) - 1, Math.max(...ends) + 1];
  return (points) => EDGE + ((points - low) / (high - low)) * (WIDE - 2 * EDGE);
}

/** @param {any} row @param {(points: number) => number} scale @param {() => any} pick */
function rowOf(row, scale, pick) {
  return h("button", { type: "button", class: "crow", "aria-label": row.said, onclick: pick }, roundel(row.mark),
    h("span", { class: "cnm" }, h("b", {}, row.name)), h("strong", {}, row.points), h("i", { class: "cth" }, row.then),
    h("u", { class: "cin" }, row.wins), h("span", { class: "cbar" }, bar(row, scale)), h("span", { class: "cch" }, row.wins ? cells(row.cells) : null));
}

/** @param {number} wins */
const cells = (wins) => h("span", { class: "cells", "aria-hidden": "true" }, ...Array.from({ length: 10 }, (_, at) => h("i", { class: at < wins ? "f" : "" })));

/** Dot: the expected margin; bar: eight games in ten. @param {any} row @param {(points: number) => number} scale */
function bar(row, scale) {
  const space = "http://www.w3.org/2000/svg";
  const drawn = document.createElementNS(space, "svg");
  const [low, high, middle] = [scale(row.low), scale(row.high), scale(row.margin)];
  for (const [name, value] of Object.entries({ class: row.mark === "1" ? "wh best" : "wh", viewBox: `0 0 ${WIDE} 18`, width: WIDE, height: 18, "aria-hidden": "true" })) drawn.setAttribute(name, String(value));
  const add = (/** @type {string} */ d, /** @type {string} */ kind) => {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", kind);
    drawn.append(path);
  };
  add(`M${EDGE} 9H${WIDE - EDGE}`, "wa");
  if (row.cells >= 0) add(`M${scale(0)} 1V17`, "wz");
  add(`M${low} 9H${high}`, "wr");
  add(`M${low} 5V13M${high} 5V13`, "we");
  const dot = document.createElementNS(space, "circle");
  for (const [name, value] of Object.entries({ cx: middle, cy: 9, r: 5, class: "wd" })) dot.setAttribute(name, String(value));
  drawn.append(dot);
  return drawn;
}

/** @param {any[]} rows */
const axis = (rows) => (rows[0].cells < 0 ? h("p", { class: "cax" }) : h("p", { class: "cax", "aria-hidden": "true" },
  h("span", {}, t("coach-behind")), h("span", {}, t("coach-level")), h("span", {}, t("coach-ahead"))));
