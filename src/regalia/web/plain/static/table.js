import { call, notice } from "./call.js";

const root = document.getElementById("table");
const { id, watch, owner } = root.dataset;
const seat = Number(root.dataset.seat);
const mine = root.dataset.mine ? root.dataset.mine.split(",").map(Number) : [];
const words = JSON.parse(root.dataset.words);
const base = `/api/tables/${id}`;
const query = new URLSearchParams(watch ? { watch } : { seat });
let table = null;
let present = [];
let offered = [];

const at = (name) => document.getElementById(name);

function element(tag, text, attributes = {}) {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function drawSeats() {
  at("seats").replaceChildren(...table.seats.map((entry) => {
    const parts = [entry.name, entry.kind, entry.bot || entry.stand_in];
    if (present.includes(entry.seat)) parts.push(words.present);
    const face = table.clock?.faces.find((found) => found.seat === entry.seat);
    if (face) parts.push(`${words["clock-left"]}: ${Math.max(0, Math.round(face.left - (face.since ? Date.now() / 1000 - face.since : 0)))} s`);
    const item = element("li", parts.filter(Boolean).join(" · "));
    if (table.actors.includes(entry.seat)) item.setAttribute("aria-current", "true");
    if (offered.includes(entry.seat) && mine.length) {
      item.append(" ", element("button", words["stand-in"], { type: "button", "data-stand-in": entry.seat }));
    }
    return item;
  }));
}

function draw(next) {
  table = next;
  at("prompt").textContent = table.prompt;
  at("board").textContent = table.board;
  at("choices").replaceChildren(...table.choices.map((choice) => {
    const item = document.createElement("li");
    item.append(element("button", choice.label, { type: "button", "data-key": choice.key, title: choice.warning }));
    return item;
  }));
  at("refusals").replaceChildren();
  at("undo").disabled = !table.undo.free;
  at("redo").disabled = !table.undo.redo;
  at("take-back").disabled = seat < 0 || table.status !== "running";
  at("why").disabled = !table.choices.length;
  at("start").hidden = owner !== "1" || table.status !== "open";
  at("leave").hidden = seat < 0 || table.status === "finished";
  at("back").hidden = seat < 0 || !(table.seats[seat].stand_in || table.seats[seat].left);
  at("rematch").hidden = seat < 0 || table.status !== "finished";
  at("fork").hidden = seat < 0 || table.status === "open";
  at("confirm").checked = table.confirm;
  const asked = table.ask && table.ask.waiting.includes(seat);
  at("ask").hidden = !asked;
  if (asked) at("ask").firstElementChild.textContent = table.seats[table.ask.seat].name;
  drawSeats();
}

function tell(happened) {
  const log = at("log");
  for (const row of happened) {
    for (const line of row.lines) log.append(element("li", row.kind === "chat" ? `${row.name}: ${line}` : line, { class: row.kind }));
  }
  log.scrollTop = log.scrollHeight;
}

async function choose(key, confirm = false) {
  const body = { keys: [key], seat, expected_step: table.step, request_id: crypto.randomUUID?.() ?? String(Math.random()), confirm };
  const done = await call(`${base}/actions`, body);
  if (!done.ok && done.data.error === "table-confirm") {
    notice("");
    if (window.confirm(words["confirm-question"])) await choose(key, true);
  }
}

async function refresh() {
  const found = await call(`${base}?${query}`);
  if (found.ok) { present = found.data.present; offered = found.data.offered; draw(found.data.table); }
}

at("choices").addEventListener("click", (event) => { if (event.target.dataset.key) choose(event.target.dataset.key); });
for (const name of ["undo", "redo", "take-back"]) {
  at(name).addEventListener("click", () => call(`${base}/${name}`, { seat, expected_step: table.step }));
}
at("why").addEventListener("click", async () => {
  const found = await call(`${base}/refusals?${query}`);
  if (found.ok) at("refusals").replaceChildren(...found.data.map((row) => element("li", `${row.label}: ${row.reason} [${row.clause}]`)));
});
at("start").addEventListener("click", () => call(`${base}/start`, {}));
at("leave").addEventListener("click", () => call(`${base}/leave`, { seat }));
at("back").addEventListener("click", () => call(`${base}/stand-in`, { seat, bot: null }));
at("seats").addEventListener("click", (event) => {
  if (event.target.dataset.standIn) call(`${base}/stand-in`, { seat: Number(event.target.dataset.standIn), bot: "greedy" });
});
at("confirm").addEventListener("change", () => call(`${base}/settings`, { seat, confirm: at("confirm").checked }));
at("ask").addEventListener("click", (event) => {
  if ("yes" in event.target.dataset) call(`${base}/consent`, { seat, yes: event.target.dataset.yes === "1" });
});
for (const name of ["rematch", "fork"]) {
  at(name).addEventListener("click", async () => {
    const made = await call(`${base}/${name}`, name === "fork" ? { seat } : {});
    if (made.ok) location.href = `/plain/tables/${made.data.id}`;
  });
}
at("chat")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if ((await call(`${base}/chat`, { text: field.value })).ok) field.value = "";
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const number = "123456789".indexOf(event.key);
  if (number >= 0 && table?.choices[number]) choose(table.choices[number].key);
  if (event.key === "u" && table?.undo.free) at("undo").click();
});

await refresh();
let since = Number(at("log").dataset.since);
const source = new EventSource(`${base}/events?${query}`);
source.addEventListener("update", async (event) => {
  const update = JSON.parse(event.data);
  if (update.table.sequence > since && update.since > since) {
    const missed = await call(`${base}/log?${query}&since=${since}`);
    if (missed.ok) tell(missed.data);
  } else {
    tell(update.happened.filter((row) => row.sequence > since));
  }
  since = update.table.sequence;
  draw(update.table);
});
source.addEventListener("presence", (event) => { present = JSON.parse(event.data); refresh(); });
setInterval(() => { if (table?.clock) drawSeats(); }, 1000);
