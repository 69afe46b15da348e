// Every page: language, theme, settings.
import { change, settings } from "./settings.js";
import { open } from "./dialog.js";
import { all, byId, h } from "./dom.js";
import { tell } from "./state.js";
import { t } from "./words.js";

function theme() {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  change({ theme: next });
}

function language() {
  const next = document.documentElement.lang === "fr" ? "en" : "fr";
  location.href = `/language/${next}?back=${encodeURIComponent(location.pathname + location.search)}`;
}

/** @param {string} name @param {string} label */
function toggle(name, label) {
  const box = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", id: `set-${name}` }));
  box.checked = Boolean(/** @type {any} */ (settings())[name]);
  box.addEventListener("change", async () => {
    if (name === "notify" && box.checked && "Notification" in window) box.checked = (await Notification.requestPermission()) === "granted";
    change({ [name]: box.checked });
    tell("settings");
  });
  return h("label", { class: "switch" }, h("span", {}, label), box);
}

function themes() {
  const select = /** @type {HTMLSelectElement} */ (h("select", { id: "set-theme" }));
  for (const name of ["auto", "light", "dark"]) select.append(h("option", { value: name }, t(`theme-${name}`)));
  select.value = settings().theme;
  select.addEventListener("change", () => {
    change({ theme: select.value });
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    document.documentElement.dataset.theme = select.value === "auto" ? system : select.value;
  });
  return h("label", { class: "switch" }, h("span", {}, t("theme")), select);
}

function openSettings() {
  const other = document.documentElement.lang === "fr" ? "English" : "Français";
  const rows = [themes(), toggle("motion", t("set-motion")), toggle("steps", t("set-steps")), toggle("sound", t("set-sound")), toggle("notify", t("set-notify")),
    toggle("keys", t("set-keys")), toggle("warn", t("set-warn")), toggle("costly", t("set-costly")), toggle("forced", t("set-forced"))];
  const tools = all("header.top nav button").filter((button) => !button.offsetParent && button.id !== "tool-settings" && !button.disabled);
  const more = tools.map((button) => h("button", { type: "button", class: "btn", onclick: () => { shown.close(); button.click(); } },
    button.querySelector("svg").cloneNode(true), button.getAttribute("aria-label")));
  if (more.length) rows.unshift(h("div", { class: "row more" }, ...more));
  const shown = open(t("settings"), rows, [{ label: other, act: language }, { label: t("done"), first: true }]);
  tell("settings-open", shown);
}

byId("tool-theme")?.addEventListener("click", theme);
byId("tool-language")?.addEventListener("click", language);
byId("tool-settings")?.addEventListener("click", openSettings);
