// Notices on the account page: each switch is kept at once; the browser is asked only when somebody wants to be told by it.
import { call, complain, get, post } from "./api.js";
import { all, byId, toast } from "./dom.js";
import { t } from "./words.js";

const here = byId("notices");
const minutes = (/** @type {string} */ time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The public key of the server, as browsers want it. @param {string} text */
function bytes(text) {
  const raw = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Whether this browser may tell, and does; asks its person once. */
async function listen() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) throw new Error(t("notices-cannot"));
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("notices-denied"));
  const worker = await navigator.serviceWorker.ready;
  const known = await get("/api/notices");
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(known.push_key) };
  const found = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(wanted));
  const { endpoint, keys } = found.toJSON();
  await post("/api/notices/push", { endpoint, keys });
}

/** @param {string} way */
const chosen = (way) => all(`[data-way=${way}]`).filter((box) => box.checked).map((box) => box.dataset.kind);

/** @param {any} body */
const keep = (body) => call("PUT", "/api/notices", body).then(() => toast(t("saved")), complain);

/** @param {any} box */
async function changed(box) {
  try {
    if (box.dataset.way === "push" && box.checked) await listen();
    await call("PUT", "/api/notices", { [box.dataset.way]: chosen(box.dataset.way) });
    toast(t("saved"));
  } catch (problem) {
    box.checked = !box.checked;
    if (problem instanceof Error && problem.name === "Error") toast(problem.message);
    else complain(problem);
  }
}

function quiet() {
  const form = byId("quiet-form").elements;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const times = { begins: minutes(form.begins.value), ends: minutes(form.ends.value) };
  byId("quiet-form").classList.toggle("off", !form.on.checked);
  if (form.begins.value && form.ends.value) keep({ quiet: { on: form.on.checked, ...times, days: form.days.value, zone } });
}

byId("link-form")?.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  post("/api/identity/link", { address: byId("link-form").elements.address.value }).then(() => toast(t("notices-link-sent")), complain);
});

if (here) {
  for (const box of all("[data-way]")) box.addEventListener("change", () => changed(box));
  byId("quiet-form").addEventListener("change", quiet);
  byId("quiet-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  byId("mail-hours")?.addEventListener("change", (/** @type {any} */ event) => keep({ mail_hours: Number(event.target.value) }));
  byId("mail-form")?.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    post("/api/notices/mail", { address: byId("mail-form").elements.address.value }).then(() => location.reload(), complain);
  });
  byId("mail-forget")?.addEventListener("click", () => call("DELETE", "/api/notices/mail").then(() => location.reload(), complain));
  byId("webhook-form").addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    call("PUT", "/api/notices", { webhook: byId("webhook-form").elements.webhook.value }).then(() => location.reload(), complain);
  });
  byId("notices-test").addEventListener("click", () => post("/api/notices/test")
    .then((told) => toast(told.browsers || told.program ? t("notices-tested") : t("notices-nobody")), complain));
}
