// Chat beside the table.
import { complain, get, post } from "./api.js";
import { byId, h } from "./dom.js";
import { closeDrawer, openDrawer } from "./rules.js";
import { hear, path, table } from "./state.js";
import { t } from "./words.js";

let seen = 0;

async function lines() {
  const happened = await get(`${path("log")}?${table.viewer}`);
  return happened.filter((entry) => entry.kind !== "act" && entry.kind !== "redo" && entry.kind !== "lesson" && entry.kind !== "undo");
}

async function fill() {
  const body = document.querySelector("#chat-drawer .body");
  if (!body) return;
  const found = await lines();
  seen = found.length;
  body.replaceChildren(...found.map(line));
  body.scrollTop = body.scrollHeight;
}

/** @param {any} entry */
function line(entry) {
  const said = entry.kind === "chat";
  return h("p", { class: said ? "line" : "line aside" }, said ? h("b", {}, `${entry.name || t("somebody")}: `) : null, entry.lines.join(" "));
}

async function openChat() {
  const words = /** @type {HTMLInputElement} */ (h("input", { maxlength: "1000", "aria-label": t("chat-say"), placeholder: t("chat-say"), autocomplete: "off" }));
  const form = h("form", {}, words, h("button", { class: "btn first" }, t("send")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!words.value.trim()) return;
    await post(path("chat"), { text: words.value.trim() }).then(() => { words.value = ""; }, complain);
    await fill();
  });
  openDrawer("chat-drawer", t("chat"), h("div", { class: "body", tabindex: "0", role: "log" }), ...(table.mine.length ? [form] : []));
  byId("chat-drawer").classList.add("chat");
  byId("tool-chat").classList.remove("news");
  await fill().catch(complain);
  words.focus();
}

export function startChat() {
  byId("tool-chat")?.addEventListener("click", () => (byId("chat-drawer") ? closeDrawer() : openChat()));
  lines().then((found) => { seen = found.length; }, () => null);
  hear("changed", async (before) => {
    if (before.sequence === table.sequence || before.step !== table.step) return;
    if (byId("chat-drawer")) await fill();
    else if ((await lines()).length > seen) byId("tool-chat")?.classList.add("news");
  });
}
