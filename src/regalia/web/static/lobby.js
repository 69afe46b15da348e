// Before the game: invitations, seats and their order, bots, options, clock, start. Every change is sent at once.
import { complain, get, post } from "./api.js";
import { ask } from "./dialog.js";
import { all, byId } from "./dom.js";
import { copied } from "./share.js";
import { t } from "./words.js";

const id = document.body.dataset.table;
const about = () => JSON.parse(byId("lobby-data").textContent);
const table = (/** @type {string} */ name) => `/api/tables/${id}/${name}`;

/** Show the lobby as it is now; the keyboard stays where it was. */
async function renew() {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("lobby-data");
  if (!fresh) { location.reload(); return; }
  const focus = document.activeElement?.id;
  byId("content").replaceChildren(...fresh.parentElement.children);
  prepare();
  if (focus) byId(focus)?.focus();
}

/** @param {any} change */
const edit = (change) => post(table("edit"), change).then(renew, (problem) => { complain(problem); return renew(); });

/** The seats as they are, in words of the service. */
const words = () => Array.from({ length: about().players }, (_, number) => `seat:${number}`);

/** @param {number} from @param {number} to */
function move(from, to) {
  const order = words();
  if (from === to || to < 0 || to >= order.length) return;
  order.splice(to, 0, ...order.splice(from, 1));
  edit({ seats: order }).then(() => byId(`${to < from ? "up" : "down"}-${to}`)?.focus());
}

/** @param {number} seat @param {string} word */
const set = (seat, word) => edit({ seats: words().map((one, number) => (number === seat ? word : one)) });

/** @param {Element} element */
const seatOf = (element) => Number(/** @type {HTMLElement} */ (element.closest("[data-seat]")).dataset.seat);

function clock() {
  const family = all("[name=family]").find((input) => input.checked).value;
  if (family === "none") return { kind: "none" };
  const usual = family === "days" ? "days:86400:0" : "move:180:0";
  const chosen = byId("clock-time")?.value ?? usual;
  const [kind, seconds, increment] = (family === "days") === chosen.startsWith("days") ? chosen.split(":") : usual.split(":");
  return { kind, seconds: Number(seconds), increment: Number(increment), days: Math.max(1, Math.round(Number(seconds) / 86400)), on_time: byId("on-time")?.value ?? "stand-in" };
}

/** @param {any} field @returns {any} */
function value(field) {
  if (field.dataset.kind === "flag") return field.checked;
  if (field.dataset.kind === "subset") return all("input:checked", field).map((box) => box.value);
  if (field.dataset.kind === "seats") return all("select, input", field).map((entry) => entry.value);
  return /^-?\d+$/.test(field.value) ? Number(field.value) : field.value;
}

function options() {
  /** @type {Record<string, any>} */
  const found = {};
  for (const field of all("#options [data-option]")) {
    const chosen = value(field);
    const empty = chosen === "" || (field.dataset.kind === "seats" && !chosen.some(Boolean));
    if (!empty) found[field.dataset.option] = chosen;
  }
  return found;
}

/** A change of the mode brings its own options, and as many seats as it allows. @param {HTMLSelectElement} select */
function changeMode(select) {
  const counts = /** @type {string} */ (select.selectedOptions[0].dataset.players).split(",").map(Number);
  const now = words();
  const count = counts.includes(now.length) ? now.length : counts.find((one) => one >= now.length) ?? Math.max(...counts);
  const kinds = all("[data-seat]").map((row) => row.dataset.kind);
  while (now.length > count) {
    const free = now.findLastIndex((_, number) => kinds[number] === "open" || kinds[number] === "bot");
    if (free < 0) break;
    now.splice(free, 1);
    kinds.splice(free, 1);
  }
  while (now.length < count) now.push("open");
  edit({ mode: select.value, options: {}, seats: now });
}

/** @param {any} target */
function changed(target) {
  if (target.matches("[data-who]")) who(target);
  else if (target.matches("[data-level]")) set(seatOf(target), `bot:${target.value}`);
  else if (target.name === "lot") edit({ lot: target.value === "1" });
  else if (target.name === "family" || target.id === "clock-time" || target.id === "on-time") edit({ clock: clock() });
  else if (target.id === "table-title") edit({ title: target.value.trim() });
  else if (target.id === "mode") changeMode(target);
  else if (target.id === "by-itself") edit({ hold: !target.checked });
  else if (target.id === "rated") edit({ rated: target.checked });
  else if (target.closest("[data-option]")) changeOption(target.closest("[data-option]"));
}

/** A choice of several is sent when it is whole. @param {any} field */
function changeOption(field) {
  if (field.dataset.kind === "subset" && all("input:checked", field).length !== Number(field.dataset.size)) return;
  edit({ options: options() });
}

/** @param {any} select */
function who(select) {
  const seat = seatOf(select);
  if (select.value === "me") post(`/api/join/${about().join}`, { seat }).then(renew, complain);
  else set(seat, select.value === "bot" ? `bot:${about().usual}` : select.value);
}

/** @param {any} button */
async function pressed(button) {
  if (button.dataset.move) move(seatOf(button), seatOf(button) + Number(button.dataset.move));
  else if (button.dataset.copy) copied(byId(button.dataset.copy));
  else if (button.dataset.sit) await post(`/api/join/${about().join}`, { seat: Number(button.dataset.sit) }).then(renew, complain);
  else if (button.dataset.remove) await post(table("remove"), { seat: Number(button.dataset.remove) }).then(renew, complain);
  else if (button.dataset.drop) edit({ seats: words().filter((_, number) => number !== Number(button.dataset.drop)) });
  else if (button.id === "add-seat") {
    const next = about().counts.find((/** @type {number} */ count) => count > about().players);
    edit({ seats: [...words(), ...Array(next - about().players).fill("open")] });
  } else if (button.id === "all-bots") {
    const kinds = all("[data-seat]").map((row) => row.dataset.kind);
    edit({ seats: words().map((word, number) => (kinds[number] === "open" ? `bot:${about().usual}` : word)) });
  } else if (button.id === "share") navigator.share({ title: document.title, url: byId("lk").value }).catch(() => undefined);
  else if (button.id === "start") await post(table("start"), {}).then(() => location.reload(), complain);
  else if (button.id === "start-without") await post(table("start"), { missing: true }).then(() => location.reload(), complain);
  else if (button.id === "close" && (await ask(t("close-table"), t("close-table-text"), t("close-table")))) await post(table("close"), {}).then(() => { location.href = "/"; }, complain);
  else if (button.id === "leave") await post(table("leave"), {}).then(() => { location.href = "/"; }, complain);
}

function prepare() {
  for (const field of all("[data-link]")) field.value = new URL(field.value, location.href).href;
  const share = byId("share");
  if (share) share.hidden = !navigator.share;
}

if (id) {
  const main = byId("content");
  /** @type {number | null} */
  let dragged = null;
  main.addEventListener("change", (/** @type {Event} */ event) => changed(event.target));
  main.addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  main.addEventListener("click", (/** @type {any} */ event) => { const button = event.target.closest("button"); if (button) pressed(button); });
  main.addEventListener("dragstart", (/** @type {any} */ event) => { const row = event.target.closest("[draggable]"); if (row) dragged = seatOf(row); });
  main.addEventListener("dragover", (/** @type {any} */ event) => { if (dragged != null && event.target.closest("[draggable]")) event.preventDefault(); });
  main.addEventListener("drop", (/** @type {any} */ event) => {
    const row = event.target.closest("[draggable]");
    if (row && dragged != null) { event.preventDefault(); move(dragged, seatOf(row)); }
    dragged = null;
  });
  prepare();
  listen();
}

function listen() {
  let first = true;
  const stream = new EventSource(`/api/tables/${id}/events?${document.body.dataset.query}`);
  const soon = () => { renew().catch(() => undefined); };
  stream.addEventListener("update", () => { if (!first) soon(); first = false; });
  stream.addEventListener("presence", soon);
  // A seat that has changed its number, or was taken away, ends the stream: look anew.
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(() => get(`/api/tables/${id}`).then(() => location.reload(), () => { location.href = "/"; }), 1000); });
}

byId("join")?.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const form = byId("join");
  post(`/api/join/${form.dataset.key}`, { name: form.elements.name.value.trim() }).then((made) => { location.href = `/tables/${made.table.id}`; }, complain);
});
