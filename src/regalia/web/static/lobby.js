// Before the game: invitations, seats, start.
import { complain, post } from "./api.js";
import { all, byId } from "./dom.js";
import { copied } from "./share.js";

const id = document.body.dataset.table;

for (const field of all("[data-link]")) field.value = new URL(field.value, location.href).href;
for (const button of all("[data-copy]")) button.addEventListener("click", () => copied(button.parentElement.querySelector("input")));
const key = () => all("[data-link]")[0]?.value.split("/").pop();
for (const button of all("[data-sit]")) {
  button.addEventListener("click", () => post(`/api/join/${key()}`, { seat: Number(button.dataset.sit) }).then(() => location.reload(), complain));
}
for (const button of all("[data-remove]")) {
  button.addEventListener("click", () => post(`/api/tables/${id}/remove`, { seat: Number(button.dataset.remove) }).then(() => location.reload(), complain));
}
byId("close")?.addEventListener("click", () => post(`/api/tables/${id}/close`, {}).then(() => { location.href = "/"; }, complain));
byId("start")?.addEventListener("click", () => post(`/api/tables/${id}/start`, { fill: all("#fill input").find((level) => level.checked).value }).then(() => location.reload(), complain));
byId("leave")?.addEventListener("click", () => post(`/api/tables/${id}/leave`, {}).then(() => { location.href = "/"; }, complain));
byId("join")?.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const form = byId("join");
  post(`/api/join/${form.dataset.key}`, { name: form.elements.name.value.trim() }).then((made) => { location.href = `/tables/${made.table.id}`; }, complain);
});

if (id) {
  let first = true;
  const stream = new EventSource(`/api/tables/${id}/events?${document.body.dataset.query}`);
  stream.addEventListener("update", () => {
    if (!first) location.reload();
    first = false;
  });
}
