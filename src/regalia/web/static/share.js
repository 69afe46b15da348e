// Links to pass on, and what can be taken home: journal, picture, replay.
import { open } from "./dialog.js";
import { byId, h, toast } from "./dom.js";
import { path, table } from "./state.js";
import { t } from "./words.js";

/** @param {string} label @param {string} address */
function link(label, address) {
  const field = /** @type {HTMLInputElement} */ (h("input", { readonly: true, value: new URL(address, location.href).href, "aria-label": label }));
  const copy = h("button", { type: "button", class: "btn", onclick: () => copied(field) }, t("copy"));
  return h("div", {}, h("p", { class: "field" }, label), h("div", { class: "linkrow" }, field, copy));
}

/** @param {HTMLInputElement} field */
export async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    toast(t("copied"));
  } catch {
    toast(t("copy-by-hand"));
  }
}

function share() {
  const any = /** @type {any} */ (table);
  const rows = [];
  if (any.join && table.status === "open") rows.push(link(t("link-join"), any.join));
  if (any.watch) rows.push(link(t("link-watch"), any.watch));
  const moment = `/replay/${table.id}?${any.watch ? `watch=${any.watch.split("/").pop()}&` : ""}step=${table.at ?? table.plays}`;
  rows.push(link(t("link-moment"), moment));
  const at = table.at == null ? "" : `&at=${table.at}`;
  rows.push(h("div", { class: "row" },
    h("a", { class: "btn", href: `/tables/${table.id}/picture.svg?${table.viewer}${at}` }, t("picture")),
    h("a", { class: "btn", href: `${path("journal")}?${table.viewer}`, download: `${table.game}-${table.id}.json` }, t("journal"))));
  open(t("share"), rows, [{ label: t("done"), first: true }]);
}

export function startSharing() {
  byId("tool-share")?.addEventListener("click", share);
}
