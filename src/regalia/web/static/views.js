// Ways to see the same table: the log's filter, the text view, the hint.
import { complain, get } from "./api.js";
import { open } from "./dialog.js";
import { all, announce, byId } from "./dom.js";
import { asked, hear, table } from "./state.js";
import { t } from "./words.js";

function filter() {
  const seat = byId("log-seat")?.value ?? "";
  for (const line of all('[data-part="log"] li')) line.hidden = seat !== "" && line.dataset.seat !== seat && line.dataset.seat !== "-1";
}

function inWords() {
  const shown = open(t("in-words"), [], [{ label: t("done"), first: true }], "wide text-dialog");
  shown.querySelector(".dv")?.after(byId("text-view").content.cloneNode(true));
}

async function hint() {
  if (!asked()) return;
  try {
    const { key } = await get(`/tables/${table.id}/hint?${table.viewer}`);
    const option = /** @type {HTMLElement | null} */ (document.querySelector(`.opt[data-key="${CSS.escape(key)}"]`));
    if (!option) return;
    for (const other of all(".hinted")) other.classList.remove("hinted");
    option.classList.add("hinted");
    option.scrollIntoView({ block: "nearest", inline: "center" });
    option.focus();
    announce(t("hint", { what: option.getAttribute("aria-label") ?? "" }));
  } catch (problem) {
    complain(problem);
  }
}

export function startViews() {
  byId("log-seat")?.addEventListener("change", filter);
  byId("tool-text")?.addEventListener("click", inWords);
  byId("tool-hint")?.addEventListener("click", hint);
  hear("changed", filter);
  const log = document.querySelector('[data-part="log"]');
  if (log) log.scrollTop = log.scrollHeight;
}
