// Ways to see the same table: the log's filter, the text view.
import { complain } from "./api.js";
import { open } from "./dialog.js";
import { all, byId } from "./dom.js";
import { hear } from "./state.js";
import { fetchAsides } from "./sync.js";
import { t } from "./words.js";

function filter() {
  const seat = byId("log-seat")?.value ?? "";
  for (const line of all('[data-part="log"] li')) line.hidden = seat !== "" && line.dataset.seat !== seat && line.dataset.seat !== "-1";
}

async function inWords() {
  await fetchAsides().catch(complain);
  const shown = open(t("in-words"), [], [{ label: t("done"), first: true }], "wide text-dialog");
  shown.querySelector(".dv")?.after(byId("text-view").content.cloneNode(true));
}

export function startViews() {
  byId("log-seat")?.addEventListener("change", filter);
  byId("tool-text")?.addEventListener("click", inWords);
  hear("changed", filter);
  const log = document.querySelector('[data-part="log"]');
  if (log) log.scrollTop = log.scrollHeight;
}
