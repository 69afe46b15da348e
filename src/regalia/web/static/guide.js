// The game on one page, beside the table: opened in a tab of its own, so that the table stays as it is.
import { byId } from "./dom.js";
import { table } from "./state.js";

export function startGuide() {
  byId("tool-guide")?.addEventListener("click", () => window.open(`/games/${table.game}/guide`, "_blank", "noopener"));
}
