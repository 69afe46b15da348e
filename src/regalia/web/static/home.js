// Home: one click starts a game.
import { complain, post } from "./api.js";
import "./dates.js";
import { beginLesson } from "./begin.js";
import { all, byId, toast as complainOf } from "./dom.js";
import { change, settings } from "./settings.js";
import { t } from "./words.js";

for (const button of all("[data-play]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const made = await post("/api/tables", JSON.parse(button.dataset.play));
      location.href = `/tables/${made.table.id}`;
    } catch (problem) {
      button.disabled = false;
      complain(problem);
    }
  });
}

for (const button of all("[data-learn]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    await beginLesson(button.dataset.which, Boolean(button.closest(".d")), button.dataset.learn);
    button.disabled = false;
  });
}

const order = byId("path");
if (order) order.hidden = !settings().path;
byId("path-hide")?.addEventListener("click", () => { change({ path: false }); order.hidden = true; });

byId("join-by")?.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const key = byId("join-link").value.trim().split(/[?#]/)[0].split("/").filter(Boolean).pop() ?? "";
  if (/^[A-Za-z0-9_-]{16,64}$/.test(key)) location.href = `/join/${key}`;
  else complainOf(t("no-such-link"));
});
