// The account page: name, shield, devices, passphrase, people, vacation, and saying good-bye.
import { call, complain, post } from "./api.js";
import { tellAgain, tellNoMore } from "./browser.js";
import "./dates.js";
import { ask } from "./dialog.js";
import { all, byId, toast } from "./dom.js";
import { change, settings } from "./settings.js";
import { t } from "./words.js";

const again = () => location.reload();

/** @param {string} id @param {(form: any) => Promise<any>} act */
function onSubmit(id, act) {
  byId(id)?.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    act(byId(id).elements).then(again, complain);
  });
}

/** @param {string} selector @param {(button: any) => Promise<any>} act @param {() => void} [after] */
function onClick(selector, act, after = again) {
  for (const button of all(selector)) button.addEventListener("click", () => act(button).then(after, complain));
}

const both = (/** @type {any} */ form) => ({ name: form.name.value.trim(), passphrase: form.passphrase.value });

onSubmit("name-form", (form) => post("/api/identity/guest", { name: form.name.value.trim() }));
onSubmit("register-form", (form) => post("/api/identity/register", both(form)));
onSubmit("login-form", (form) => post("/api/identity/login", { ...both(form), bring: Boolean(form.bring?.checked) }));
onSubmit("passphrase-form", (form) => post("/api/identity/passphrase", { old: form.old.value, new: form.new.value }).then(tellAgain));
onSubmit("friend-form", (form) => post("/api/people", { kind: "friend", name: form.name.value.trim() }));
onSubmit("block-form", (form) => post("/api/people", { kind: "blocked", name: form.name.value.trim() }));
onSubmit("vacation-form", (form) => post("/api/vacation", { days: Number(form.days.value) }));
onClick("#vacation-end", () => call("DELETE", "/api/vacation"));
onClick("[data-accept]", (button) => post("/api/people", { kind: "friend", key: button.dataset.accept }));
onClick("[data-untie]", (button) => call("DELETE", `/api/people/${button.dataset.untie}`));
onClick("[data-device]", (button) => call("DELETE", `/api/identity/devices/${button.dataset.device}`));
onClick("#others-out", () => post("/api/identity/logout-others").then(tellAgain));
onClick("#sign-out", () => tellNoMore().then(() => post("/api/identity/logout")), () => { location.href = "/"; });
for (const input of all("[name=shield]")) input.addEventListener("change", () => call("PUT", "/api/identity/preferences", { shield: Number(input.value) }).then(again, complain));
byId("open-to-friends")?.addEventListener("change", (/** @type {any} */ event) => call("PUT", "/api/identity/preferences", { open_to_friends: event.target.checked }).then(() => toast(t("saved")), complain));
if (byId("my-name") && !byId("my-name").readOnly) byId("my-name").addEventListener("change", () => post("/api/identity/guest", { name: byId("my-name").value.trim() }).then(() => toast(t("saved")), complain));

byId("my-language").addEventListener("change", (/** @type {any} */ event) => { location.href = `/language/${event.target.value}?back=/account`; });
const theme = byId("my-theme");
theme.value = settings().theme;
theme.addEventListener("change", () => {
  change({ theme: theme.value });
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme.value === "auto" ? system : theme.value;
});

const good = byId("delete-form");
if (good) {
  const field = good.elements.name;
  const button = good.querySelector("button");
  field.addEventListener("input", () => { button.disabled = field.value.trim() !== good.dataset.name; });
  good.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (button.disabled || !(await ask(t("delete-account"), t("delete-account-text"), t("delete-account")))) return;
    call("DELETE", "/api/identity").then(() => { location.href = "/"; }, complain);
  });
}
