// Home: one click starts a game.
import "./dates.js";
import { beginLesson, beginTable, offerFirst } from "./begin.js";
import { all, byId, toast as complainOf } from "./dom.js";
import { change, settings } from "./settings.js";
import { t } from "./words.js";

for (const button of all("[data-play]")) {
  const play = () => beginTable(JSON.parse(button.dataset.play), 0, button);
  button.addEventListener("click", () => {
    if (!button.dataset.first) return play();
    const first = JSON.parse(button.dataset.first);
    return offerFirst(first, play, button);
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
