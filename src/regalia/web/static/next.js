// After one's own decision: to the next table that waits.
import { get } from "./api.js";
import { byId, h, icon } from "./dom.js";
import { asked, hear, table } from "./state.js";
import { t } from "./words.js";

let was = asked();

async function offer() {
  const found = await get(`/api/next?after=${table.id}`).catch(() => null);
  byId("next-table")?.remove();
  if (!found?.id || asked()) return;
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
