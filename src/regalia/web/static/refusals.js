// Everything that is not possible now, with its reason: the keyboard's way to ask "why not?".
import { complain, get } from "./api.js";
import { open } from "./dialog.js";
import { byId, h } from "./dom.js";
import { path, table } from "./state.js";
import { clauseLink } from "./terms.js";
import { t } from "./words.js";

/** @param {{label: string, reason: string, clause: string}[]} refused @returns {Map<string, {clause: string, labels: Set<string>}>} */
function byReason(refused) {
  const found = new Map();
  for (const { label, reason, clause } of refused) {
    if (!found.has(reason)) found.set(reason, { clause, labels: new Set() });
    found.get(reason).labels.add(label);
  }
  return found;
}

async function show() {
  try {
    const refused = await get(`${path("refusals")}?${table.viewer}`);
    const rows = [...byReason(refused)].map(([reason, { clause, labels }]) => {
      const link = clause ? clauseLink(clause, () => shown.close()) : null;
      return h("li", {}, h("p", {}, h("b", {}, reason), " ", link), h("p", { class: "small" }, [...labels].join(", ")));
    });
    const content = rows.length ? h("ul", { class: "refused" }, ...rows) : h("p", {}, t("nothing-refused"));
    const shown = open(t("why-not"), [content], [{ label: t("done"), first: true }], "wide");
  } catch (problem) {
    complain(problem);
  }
}

export function startRefusals() {
  byId("tool-why")?.addEventListener("click", show);
}
