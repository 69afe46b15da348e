// Home: one click starts a game.
import { complain, post } from "./api.js";
import { beginLesson, beginTable, offerFirst } from "./begin.js";
import { open } from "./dialog.js";
import { all, byId, h } from "./dom.js";
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

/** @param {string} label @param {string} type @param {string} fill */
const field = (label, type, fill) => {
  const input = /** @type {HTMLInputElement} */ (h("input", { type, maxlength: "200", autocomplete: fill }));
  return { input, row: h("label", { class: "field" }, label, input) };
};

byId("tool-name")?.addEventListener("click", async () => {
  const me = await fetch("/api/identity").then((answer) => (answer.ok ? answer.json() : null), () => null);
  const name = field(t("your-name"), "text", "username");
  const phrase = field(t("passphrase"), "password", "current-password");
  name.input.value = me?.name ?? "";
  const send = (/** @type {string} */ path, /** @type {any} */ body) => { post(path, body).then(() => location.reload(), complain); return false; };
  const both = () => ({ name: name.input.value.trim(), passphrase: phrase.input.value });
  open(t("who"), [h("p", {}, t("who-text")), name.row, phrase.row], [
    { label: t("login"), act: () => send("/api/identity/login", both()) },
    { label: t("register"), act: () => send("/api/identity/register", both()) },
    { label: t("just-name"), first: true, act: () => send("/api/identity/guest", { name: name.input.value.trim() }) },
  ]);
});
