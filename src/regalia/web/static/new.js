// The form of a new table: modes decide counts and options, counts decide seats.
import { ApiError, post } from "./api.js";
import { all, byId, h } from "./dom.js";
import { t } from "./words.js";

const form = byId("new");
/** @type {{ id: string, name: string }[]} */
const bots = JSON.parse(byId("bots").textContent);
let players = 0;

const mode = () => form.querySelector("[name=mode]:checked");
const level = () => form.elements.level.value;

/** The level chosen above is that of every bot; a seat may still have another. */
function showLevel() {
  for (const select of all("#seats select")) if (select.value.startsWith("bot:")) select.value = `bot:${level()}`;
}

function showMode() {
  for (const box of all(".options")) box.hidden = box.dataset.mode !== mode().value;
  const counts = mode().dataset.players.split(",").map(Number);
  if (!counts.includes(players)) players = counts.find((count) => count > 1) ?? counts[0];
  byId("counts").hidden = counts.length < 2;
  document.querySelector("#counts .segments")?.replaceChildren(...counts.map((count) => {
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "radio", name: "players", value: count }));
    input.checked = count === players;
    input.addEventListener("change", () => { players = count; showSeats(); });
    return h("label", { class: "pick" }, input, h("span", {}, String(count)));
  }));
  showSeats();
}

function showSeats() {
  const before = all("#seats select").map((select) => select.value);
  byId("seats").replaceChildren(...Array.from({ length: players }, (_, number) => {
    const select = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": t("seat", { number: number + 1 }) }));
    const choices = [["me", t("seat-me")], ["open", t("seat-open")], ...bots.map(({ id, name }) => [`bot:${id}`, t("seat-bot", { name })])];
    for (const [value, label] of choices) select.append(h("option", { value }, label));
    select.value = before[number] ?? (number ? `bot:${level()}` : "me");
    return h("li", {}, h("span", {}, t("seat", { number: number + 1 })), select);
  }));
  byId("levels").hidden = players < 2;
  for (const field of all("[data-kind=seats] [data-seat]")) field.hidden = Number(field.dataset.seat) > players;
  for (const choice of all("[data-kind=seat] option")) choice.hidden = choice.disabled = Number(choice.value) > players;
}

function showClock() {
  const kind = form.clock.value;
  form.querySelector(".clocks").hidden = kind === "none";
  for (const field of all(".clocks [data-for]")) field.hidden = !field.dataset.for.split(" ").includes(kind);
}

function options() {
  /** @type {Record<string, any>} */
  const found = {};
  for (const field of all(`.options[data-mode="${mode().value}"] [data-option]`)) {
    const name = field.dataset.option;
    if (field.dataset.kind === "flag") found[name] = field.checked;
    else if (field.dataset.kind === "subset") found[name] = all("input:checked", field).map((box) => box.value);
    else if (field.dataset.kind === "seats") {
      const chosen = all("select, input", field).slice(0, players).map((entry) => entry.value);
      if (chosen.some(Boolean)) found[name] = chosen;
    } else if (field.value !== "") found[name] = field.dataset.kind === "number" || /^\d+$/.test(field.value) ? Number(field.value) : field.value;
  }
  return found;
}

/** Only a table with an open seat can be shown to everybody. */
function showPublic() {
  byId("public").hidden = !all("#seats select").some((select) => select.value === "open");
}

const shown = () => !byId("public").hidden;

function clock() {
  const kind = form.clock.value;
  if (kind === "none") return { kind };
  return { kind, seconds: 60 * Number(form.minutes.value), increment: Number(form.increment.value), days: Number(form.days.value), on_time: form.on_time.value };
}

for (const input of all("#levels input")) input.addEventListener("change", showLevel);
form.addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  const body = { game: form.dataset.game, mode: mode().value, players, options: options(), seats: all("#seats select").map((select) => select.value),
    clock: clock(), confirm: form.confirm.checked, hold: !(shown() && form.elements.public.checked), public: shown() && form.elements.public.checked, name: form.elements.name.value.trim() };
  try {
    const made = await post("/api/tables", body);
    location.href = `/tables/${made.table.id}`;
  } catch (problem) {
    const place = byId("problem");
    place.hidden = false;
    place.textContent = problem instanceof ApiError ? problem.message : t("offline");
  }
});

form.addEventListener("change", (/** @type {any} */ event) => {
  if (event.target.name === "mode") showMode();
  if (event.target.name === "clock") showClock();
  showPublic();
});
showMode();
showClock();
showPublic();
