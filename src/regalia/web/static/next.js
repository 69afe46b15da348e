// After one's own decision: to the next table that waits; looked for again now and then while one waits here.
import { get } from "./api.js";
import { byId, h, icon } from "./dom.js";
import { asked, hear, table } from "./state.js";
import { t } from "./words.js";

const AGAIN = 10_000;
let was = asked();
let later = 0;

async function offer() {
  clearTimeout(later);
  const found = await get(`/api/next?after=${table.id}`).catch(() => null);
  byId("next-table")?.remove();
  if (asked()) return;
  if (!found?.id) {
    later = setTimeout(() => { if (!asked()) offer(); }, document.hidden ? 6 * AGAIN : AGAIN);
    return;
  }
  const tools = document.querySelector("header.top nav");
  tools?.prepend(h("a", { id: "next-table", class: "nexttable", href: `/next?after=${table.id}`, title: t("next-table") }, icon("i-play", 18), h("span", {}, t("next-table"))));
}

export function startNext() {
  if (table.seat == null) return;
  if (!was) offer();
  hear("changed", () => {
    const now = asked();
    if (was && !now) offer();
    if (now) byId("next-table")?.remove();
    was = now;
  });
}
