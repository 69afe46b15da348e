// Looking back: a line of the log shows the board at that moment; a button returns to the present.
import { byId, h } from "./dom.js";
import { hear, table } from "./state.js";
import { refresh } from "./sync.js";
import { t } from "./words.js";

/** @param {number | null} at */
async function lookAt(at) {
  table.at = at;
  await refresh();
  banner();
}

function banner() {
  byId("looking")?.remove();
  if (table.at == null) return;
  const back = h("button", { type: "button", class: "btn", onclick: () => lookAt(null) }, t("back-to-now"));
  byId("overlay").append(h("div", { id: "looking", class: "back", role: "status" }, h("span", {}, t("looking-back", { step: table.at })), back));
  back.focus();
}

export function startLooking() {
  document.addEventListener("click", (event) => {
    const line = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest?.("[data-at]"));
    if (line) lookAt(Number(line.dataset.at));
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && table.at != null) lookAt(null); });
  hear("missed", () => byId("looking")?.classList.add("missed"));
}
