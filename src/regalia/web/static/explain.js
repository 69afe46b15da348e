// A first game explained as we go: the coach opens by itself at one's first decisions, until it is switched off.
import { coachAbout } from "./coach.js";
import { all, announce, byId } from "./dom.js";
import { remaining, remember } from "./explaining.js";
import { asked, hear, table } from "./state.js";
import { t } from "./words.js";

const left = () => (table.replay ? 0 : remaining(table.id));

/** Whether this table is explained. */
export const explaining = () => left() > 0;

function label() {
  const tool = byId("tool-explain");
  if (!tool) return;
  tool.hidden = !explaining();
  tool.setAttribute("aria-pressed", String(explaining()));
  const words = t("explain-on", { number: left() });
  tool.setAttribute("aria-label", words);
  tool.title = words;
}

/** Show the coach's reasons for the decision that is asked now. */
function now() {
  label();
  if (explaining() && asked() && table.at == null && all(".bar .opt[data-key]").length > 1) coachAbout();
}

/** @param {string} words */
function stop(words) {
  remember(table.id, 0);
  byId("coach")?.querySelector(/** @type {any} */ (".cx"))?.click();
  label();
  announce(words);
}

export function startExplaining() {
  byId("tool-explain")?.addEventListener("click", () => stop(t("explain-off")));
  hear("decided", () => {
    if (!explaining()) return;
    remember(table.id, left() - 1);
    if (!explaining()) stop(t("explain-done"));
  });
  hear("changed", (before) => { if (before.step !== table.step || before.at !== table.at) now(); });
  now();
}
