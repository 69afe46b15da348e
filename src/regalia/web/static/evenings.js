// Evenings: making one, joining, and running it from its page.
import { call, complain, post } from "./api.js";
import { ask } from "./dialog.js";
import { all, byId } from "./dom.js";
import { copied } from "./share.js";
import { t } from "./words.js";

const EVERY = 4000;
const id = document.body.dataset.evening;
const again = () => location.reload();

const form = byId("evening-form");
if (form) {
  const notes = () => {
    const kind = form.elements.kind.value;
    for (const note of all("[data-kind-note]")) note.hidden = note.dataset.kindNote !== kind;
    for (const option of form.elements.game.options) option.hidden = option.disabled = kind !== "series" && !option.dataset.players.split(",").includes("2");
    if (form.elements.game.selectedOptions[0]?.disabled) form.elements.game.value = [...form.elements.game.options].find((option) => !option.disabled)?.value;
    form.elements.rounds.disabled = kind === "round-robin";
  };
  form.addEventListener("change", notes);
  notes();
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = form.elements;
    const [game, mode] = field.game.value.split(":");
    const [kind, first, increment] = field.clock.value.split(":");
    const clock = kind === "days" ? { kind, days: Number(first) } : kind === "bank" ? { kind, seconds: Number(first), increment: Number(increment) } : { kind };
    const bots = Array(Number(field.bots.value) || 0).fill(field.level.value);
    const body = { kind: field.kind.value, game, mode, clock, bots, rounds: field.kind.value === "round-robin" ? 0 : Number(field.rounds.value) || 0,
      rated: field.rated.checked, takes_part: field.takes_part.checked, title: field.title.value.trim(), name: field.name?.value.trim() ?? "" };
    post("/api/evenings", body).then((made) => { location.href = `/evenings/${made.id}`; }, complain);
  });
}

byId("evening-join")?.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const join = byId("evening-join");
  post(`/api/evenings/join/${join.dataset.key}`, { name: join.elements.name.value.trim() }).then((made) => { location.href = `/evenings/${made.id}`; }, complain);
});

if (id) {
  const path = `/api/evenings/${id}`;
  for (const field of all("[data-link]")) field.value = new URL(field.value, location.href).href;
  for (const button of all("[data-copy]")) button.addEventListener("click", () => copied(byId(button.dataset.copy)));
  for (const button of all("[data-withdraw]")) button.addEventListener("click", () => call("DELETE", `${path}/players/${button.dataset.withdraw}?version=${document.body.dataset.version}`).then(again, complain));
  byId("bot-form")?.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    post(`${path}/bots`, { bot: byId("bot-form").elements.bot.value }).then(again, complain);
  });
  byId("next-round")?.addEventListener("click", () => { byId("next-round").disabled = true; post(`${path}/round`).then(again, complain); });
  byId("finish")?.addEventListener("click", async () => { if (await ask(t("finish-evening"), t("finish-evening-text"), t("finish-evening"))) post(`${path}/finish`).then(again, complain); });
  const known = document.body.dataset.state;
  const sign = (/** @type {any} */ found) => [found.version, found.matches.flat().filter((/** @type {any} */ match) => match.over).length].join(" ");
  setInterval(async () => {
    if (document.hidden) return;
    if ((await call("GET", path).then(sign, () => known)) !== known) again();
  }, EVERY);
}
