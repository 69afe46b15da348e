// Scores: during the game as a preview, at the end told source by source.
import { complain, post } from "./api.js";
import { open } from "./dialog.js";
import { all, byId, h, toast } from "./dom.js";
import { moving } from "./settings.js";
import { hear, path, table } from "./state.js";
import { fetchAsides } from "./sync.js";
import { t } from "./words.js";

const PAUSE = 450;

function show() {
  const content = byId("result-view").content.cloneNode(true);
  if (!content.querySelector(".result")) { toast(t("scores-hidden")); return; }
  const over = content.querySelector('[data-over="1"]');
  const shown = open(over ? t("final-scoring") : t("scores-now"), [], [{ label: t("done"), first: true }], "wide");
  shown.querySelector(".dv")?.after(content);
  all(".tellrow", shown).forEach((row, number) => {
    if (over && moving()) setTimeout(() => row.classList.add("told-row"), number * PAUSE);
    else row.classList.add("told-row");
  });
}

/** @param {string} what */
async function act(what) {
  try {
    if (what === "rematch") location.href = `/tables/${(await post(path("rematch"))).id}`;
    if (what === "fork") location.href = `/tables/${(await post(path("fork"), { step: table.at })).id}`;
    if (what === "picture") location.href = `/tables/${table.id}/picture.svg?${table.viewer}${table.at == null ? "" : `&at=${table.at}`}`;
    if (what === "journal") h("a", { href: `${path("journal")}?${table.viewer}`, download: `${table.game}-${table.id}.json` }).click();
  } catch (problem) {
    complain(problem);
  }
}

export function startResult() {
  byId("tool-scores")?.addEventListener("click", () => fetchAsides().catch(complain).then(show));
  document.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest?.("#show-result")) show();
    const what = /** @type {HTMLElement | null} */ (target.closest?.("[data-do]"))?.dataset.do;
    if (what) act(what);
  });
  hear("changed", (before) => { if (before.status === "running" && table.status === "finished") show(); });
}
