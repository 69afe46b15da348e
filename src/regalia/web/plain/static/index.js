import { call, notice } from "./call.js";

function onSubmit(id, handle) {
  const form = document.getElementById(id);
  if (form) form.addEventListener("submit", (event) => { event.preventDefault(); handle(form, new FormData(form, event.submitter)); });
}

onSubmit("create", async (form, data) => {
  const [game, mode, players] = data.get("game").split(" ");
  const kind = data.get("clock");
  const time = Number(data.get("seconds")) || 600;
  const clock = { kind, on_time: data.get("on_time"), increment: Number(data.get("increment")) || 0 };
  if (kind === "days") clock.days = Math.min(time, 31); else clock.seconds = time;
  let options;
  try { options = JSON.parse(data.get("options") || "{}"); } catch (error) { notice(String(error)); return; }
  const seats = data.get("seats").split(",").map((word) => word.trim()).filter(Boolean);
  const body = { game, mode, players: Number(players), options, seats, clock, confirm: data.has("confirm"), name: data.get("name") };
  const made = await call("/api/tables", body);
  if (made.ok) location.href = `/plain/tables/${made.data.table.id}`;
});

onSubmit("join", async (form, data) => {
  const joined = await call(`/api/join/${form.dataset.key}`, { name: data.get("name") });
  if (joined.ok) location.href = `/plain/tables/${joined.data.table.id}`;
});

onSubmit("account", async (form, data) => {
  const body = { name: data.get("name"), passphrase: data.get("passphrase") };
  const done = await call(`/api/identity/${data.get("what") || "login"}`, body);
  if (done.ok) location.reload();
});
