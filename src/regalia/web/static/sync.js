// Keeping up with the table: the stream and the answers to decisions bring the parts that changed, which are swapped.
import { get } from "./api.js";
import { all, announce, byId, h } from "./dom.js";
import { hear, moment, table, tell } from "./state.js";
import { patch } from "./patch.js";
import { filmed, pace, playBack, rested } from "./playback.js";
import { places, travel } from "./travel.js";
import { t } from "./words.js";

/** @type {Promise<void> | null} */
let running = null;
let again = false;
/** @type {EventSource | null} */
let stream = null;
/** @type {Map<string, string>} */
const marks = new Map(Object.entries(/** @type {any} */ (table).marks ?? {}));

/** Let the next update bring every part anew. */
export const forget = () => marks.clear();

/** Fetch the parts as they are now (or at a moment) and show them. A call while one is under way makes it fetch once more. */
export function refresh() {
  again = true;
  running ??= fetchAll().finally(() => { running = null; });
  return running;
}

async function fetchAll() {
  while (again) {
    again = false;
    try {
      await showAll(await fetchParts(table.at));
      tell("online", true);
    } catch (problem) {
      if (!(problem instanceof TypeError)) throw problem;
      tell("online", false);
      again = true;
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
}

/** @type {Promise<void>} */
let told = Promise.resolve();

/**
 * Show what the server sent, one message after the other. A message that does not follow on what the page shows is asked for anew.
 * @param {News} news
 * @param {boolean} own the answer to one's own decision, which nothing holds back
 */
function take(news, own) {
  told = told.catch(() => undefined).then(() => (news.since === table.sequence ? showAll(news, own) : refresh()));
  return told;
}

/** @type {Promise<any>} */
let answering = Promise.resolve();

/** Take the answer to a decision; what the stream says meanwhile follows on it. @param {Promise<News>} answer */
export function takeAnswer(answer) {
  const taken = answer.then((news) => take(news, true));
  answering = taken.catch(() => undefined);
  return taken;
}

/** @param {News} news @param {boolean} [own] */
async function showAll(news, own = false) {
  if (!own) await pace();
  await playBack(news.film, stepTo);
  show(news);
  rested(table.plays);
}

/** @param {number | null} at */
const fetchParts = (at) => get(`/tables/${table.id}/parts?${table.viewer}&${wanted(at)}`);

/** The table in words and the scores, as they are now: asked for when somebody wants to see them, since no message brings them. */
export async function fetchAsides() {
  const { parts } = await fetchParts(table.at);
  for (const name of ["text", "result"]) if (parts[name]) swap(name, parts[name]);
}

/** The name of this page among the streams of one person. */
const page = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

/** What the page has, for an answer that brings only the rest. */
export const has = () => ({
  have: [...marks].filter(([name]) => name !== "log").map(([name, mark]) => `${name}~${mark}`).join(","),
  told: table.told,
  plays: filmed() ? table.plays : -1,
  sequence: table.sequence,
  page,
});

/** What to ask for: a moment, and what the page has already. @param {number | null} at */
function wanted(at) {
  const { have, told, plays } = has();
  const query = new URLSearchParams({ have, told, plays: String(plays) });
  if (at != null) query.set("at", String(at));
  if (table.replay) query.set("replay", "1");
  return query;
}

/** @typedef {Record<string, {mark: string, html: string}>} Parts */
/** @typedef {{at: number, after: number, told: string, parts: Parts}} Frame */
/** @typedef {{since: number, film: Frame[], after: number, table: any, parts: Parts}} News */

/** @param {Parts} parts @param {number} after @param {string} told */
function swapAll(parts, after, told) {
  for (const [name, part] of Object.entries(parts)) {
    if (name === "log") write(part, after);
    else swap(name, part);
  }
  table.told = told;
}

/** A position on the way to the newest: only the board and the log follow. @param {Frame} frame */
function stepTo(frame) {
  const old = places();
  swapAll(frame.parts, frame.after, frame.told);
  endOfLog();
  travel(old);
}

/** @param {News} news */
export function show(news) {
  if (table.at == null && news.table.at == null && news.table.sequence < table.sequence) return;
  const before = { ...table };
  const old = places();
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset;
  const kept = { piece: focused?.piece, key: focused?.key };
  swapAll(news.parts, news.after, news.table.told);
  Object.assign(table, news.table);
  refocus(kept);
  if (news.parts.log) endOfLog();
  if (news.parts.bar) for (const list of all(".bar .opts")) list.scrollTop = list.scrollLeft = 0;
  // A word in the chat, or that somebody is ready, moves nothing: what moved last stays marked.
  if (moment() !== document.body.dataset.step || Object.keys(news.parts).some((name) => name.startsWith("board"))) travel(old);
  document.body.dataset.step = moment();
  document.body.classList.toggle("looking-back", table.at != null && !table.replay);
  tell("changed", before);
  if (table.prompt !== before.prompt) announce(table.prompt);
}

/** @param {string} name @param {{mark: string, html: string}} part */
function swap(name, part) {
  if (marks.get(name) === part.mark) return;
  marks.set(name, part.mark);
  if (name === "text" || name === "result") { byId(`${name}-view`).innerHTML = part.html; return; }
  const place = /** @type {HTMLElement | null} */ (document.querySelector(`[data-part="${CSS.escape(name)}"]`));
  if (!place) return;
  patch(place, part.html);
  if (name === "lanes") place.classList.toggle("none", !part.html);
}

/** The log: what followed the first decisions is written anew, if it is not what stands. @param {{mark: string, html: string}} part @param {number} after */
function write({ mark, html }, after) {
  if (after) marks.delete("log");
  else if (marks.get("log") === mark) return;
  else marks.set("log", mark);
  const log = /** @type {HTMLElement} */ (document.querySelector('[data-part="log"]'));
  if (after) for (const line of all("li", log).reverse()) { if (Number(line.dataset.play) <= after) break; line.remove(); }
  else log.textContent = "";
  log.insertAdjacentHTML("beforeend", html);
}

/** The newest line is in sight. Asked for once everything is in its place: a browser lays out anew for every such question. */
function endOfLog() {
  const log = /** @type {HTMLElement} */ (document.querySelector('[data-part="log"]'));
  log.scrollTop = log.scrollHeight;
}

/** The keyboard stays where it was, if that thing is still there. @param {{piece?: string, key?: string}} kept */
function refocus(kept) {
  const lost = document.activeElement === document.body || !document.activeElement;
  if (!lost) return;
  const found = kept.piece ? document.querySelector(`[data-piece="${CSS.escape(kept.piece)}"][data-state=lit]`)
    : kept.key ? document.querySelector(`.opt[data-key="${CSS.escape(kept.key)}"]`) : null;
  const next = /** @type {HTMLElement | null} */ (found ?? (kept.key || kept.piece ? document.querySelector(".bar .opt") : null));
  next?.focus({ preventScroll: true });
}

/** Listen to the stream; after a break it is opened anew with what the page then has. */
export function listen() {
  stream?.close();
  const { have, told, plays, sequence } = has();
  const query = new URLSearchParams({ have, told, plays: String(plays), sequence: String(sequence), page });
  const mine = new EventSource(`/tables/${table.id}/events?${table.viewer}&${query}`);
  stream = mine;
  mine.addEventListener("news", async (event) => {
    await answering;
    if (Number(event.lastEventId) <= table.sequence) return;
    if (table.at == null) take(JSON.parse(event.data), false);
    else tell("missed");
  });
  mine.addEventListener("presence", (event) => { table.present = JSON.parse(event.data); tell("presence"); });
  mine.addEventListener("open", () => { tell("online", true); });
  mine.addEventListener("error", () => {
    tell("online", false);
    mine.close();
    setTimeout(() => { if (stream === mine) listen(); }, 1500);
  });
}

hear("online", (good) => {
  document.body.classList.toggle("offline", !good);
  const said = byId("offline");
  if (!good && !said) byId("overlay").append(h("div", { id: "offline", class: "back", role: "status" }));
  if (!good) byId("offline").textContent = t("reconnecting");
  else said?.remove();
});

/** Look from another seat of the same person. @param {number} seat */
export async function look(seat) {
  table.viewer = `seat=${seat}`;
  table.sequence = 0;
  table.told = "";
  await refresh();
  listen();
}

/** Lines of the log that are new since a moment. @param {number} count how many there were */
export const newLines = (count) => all('[data-part="log"] li').slice(count);
