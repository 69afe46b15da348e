// What happened since one was here last: a banner offers it as a film, decision by decision on the board.
import { byId, h, toast } from "./dom.js";
import { moving, settings } from "./settings.js";
import { table } from "./state.js";
import { refresh } from "./sync.js";
import { t } from "./words.js";

const PAUSE = 1400;
let stopped = false;
/** @type {(() => void) | null} */
let wake = null;

const rest = () => new Promise((done) => { wake = () => done(null); setTimeout(done, PAUSE); });

/** @param {number | null} at */
async function lookAt(at) {
  table.at = at;
  await refresh();
}

/** @param {number} from @param {number} to */
async function film(from, to) {
  byId("since")?.remove();
  const words = h("span", {});
  const stop = h("button", { type: "button", class: "btn", onclick: () => { stopped = true; wake?.(); } }, t("since-skip"));
  byId("overlay").append(h("div", { id: "since", class: "back", role: "status" }, words, stop));
  stop.focus();
  for (let at = from; at <= to && !stopped; at += 1) {
    words.textContent = t("since-step", { number: at - from, count: to - from });
    await lookAt(at);
    await rest();
  }
  byId("since")?.remove();
  await lookAt(null);
}

export function startSince() {
  // Where there is a header, it says so.
  if (table.fork != null && !table.plays && matchMedia("(max-height: 559px)").matches) toast(t("fork-told", { step: table.fork }));
  const since = /** @type {any} */ (table).since;
  if (since == null || table.replay || table.status !== "running" || !settings().steps || !moving()) return;
  const count = table.plays - since;
  const last = table.plays;
  const close = () => byId("since")?.remove();
  byId("overlay").append(h("div", { id: "since", class: "back", role: "status" }, h("span", {}, t("since-count", { count })),
    h("button", { type: "button", class: "btn", id: "since-film", onclick: () => film(since, last) }, t("since-film")),
    h("button", { type: "button", class: "btn", onclick: close }, t("since-close"))));
}
