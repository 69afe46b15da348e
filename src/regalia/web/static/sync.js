// Keeping up with the table: the stream says that something is new, the parts that changed are fetched and swapped.
import { get } from "./api.js";
import { all, announce, byId, h } from "./dom.js";
import { hear, table, tell } from "./state.js";
import { playBack } from "./playback.js";
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
      const news = await fetchParts(table.at);
      const stepped = await playBack(news.table, async (at) => stepTo(await fetchParts(at)));
      show(stepped ? await fetchParts(table.at) : news);
      tell("online", true);
    } catch (problem) {
      if (!(problem instanceof TypeError)) throw problem;
      tell("online", false);
      again = true;
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
}

/** @param {number | null} at */
const fetchParts = (at) => get(`/tables/${table.id}/parts?${table.viewer}&${wanted(at)}`);

/** What to ask for: a moment, and what the page has already. @param {number | null} at */
function wanted(at) {
  const have = [...marks].filter(([name]) => name !== "log").map(([name, mark]) => `${name}~${mark}`).join(",");
  const query = new URLSearchParams({ have });
  if (at != null) query.set("at", String(at));
  if (table.told) query.set("told", table.told);
  if (table.replay) query.set("replay", "1");
  return query;
}

/** @typedef {{after: number, table: any, parts: Record<string, {mark: string, html: string}>}} News */

/** @param {News} news */
function swapAll(news) {
  for (const [name, part] of Object.entries(news.parts)) {
    if (name === "log") write(part.html, news.after);
    else swap(name, part);
  }
  table.told = news.table.told;
}

/** A position on the way to the newest: only the board and the log follow. @param {News} news */
function stepTo(news) {
  const old = places();
  for (const name of ["bar", "result", "text"]) delete news.parts[name];
  swapAll(news);
  travel(old);
}

/** @param {News} news */
export function show(news) {
  if (table.at == null && news.table.at == null && news.table.sequence < table.sequence) return;
  const before = { ...table };
  const old = places();
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset;
  const kept = { piece: focused?.piece, key: focused?.key };
  swapAll(news);
  Object.assign(table, news.table);
  refocus(kept);
  travel(old);
  document.body.dataset.step = String(table.step);
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
  const scroll = place.scrollTop;
  place.innerHTML = part.html;
  place.scrollTop = scroll;
  if (name === "lanes") place.classList.toggle("none", !part.html);
}

/** The log: what followed the first decisions is written anew. @param {string} html @param {number} after */
function write(html, after) {
  const log = /** @type {HTMLElement} */ (document.querySelector('[data-part="log"]'));
  if (after) for (const line of all("li", log).reverse()) { if (Number(line.dataset.play) <= after) break; line.remove(); }
  else log.textContent = "";
  log.insertAdjacentHTML("beforeend", html);
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

/** Listen to the stream; the browser reconnects by itself and tells where it stood. */
export function listen() {
  stream?.close();
  stream = new EventSource(`/api/tables/${table.id}/events?${table.viewer}`);
  stream.addEventListener("update", (event) => {
    if (Number(event.lastEventId) <= table.sequence) return;
    if (table.at == null) refresh();
    else tell("missed");
  });
  stream.addEventListener("presence", (event) => { table.present = JSON.parse(event.data); tell("presence"); });
  stream.addEventListener("open", () => { tell("online", true); });
  stream.addEventListener("error", () => {
    tell("online", false);
    if (stream?.readyState === EventSource.CLOSED) setTimeout(() => { listen(); refresh(); }, 1500);
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
