// One screen for several people: it is covered until the next one is there, when there is something to hide.
import { byId, h, icon } from "./dom.js";
import { hear, table } from "./state.js";
import { look } from "./sync.js";
import { t } from "./words.js";

function changed() {
  if (table.mine.length < 2 || table.status !== "running" || table.at != null || byId("curtain")) return;
  if (table.hot.includes(table.seat) || !table.hot.length) return;
  const next = table.hot[0];
  if (!table.secrets) { look(next); return; }
  const uncover = async () => { await look(next); byId("curtain")?.remove(); };
  const button = h("button", { type: "button", class: "btn first", onclick: uncover }, t("curtain-ready", { who: table.names[next] }));
  const card = h("div", { class: `curtain seat-${table.tinctures[next]}` }, icon(`i-seat-${table.tinctures[next]}`, 64),
    h("h2", {}, t("curtain", { who: table.names[next] })), h("p", {}, t("curtain-text")), button);
  byId("overlay").append(h("div", { id: "curtain", class: "veil", role: "dialog", "aria-modal": "true", "aria-label": t("curtain", { who: table.names[next] }) }, card));
  button.focus();
}

export function startHotSeat() {
  hear("changed", changed);
  changed();
}
