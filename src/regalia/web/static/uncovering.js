// Turning to what lies out of sight: the sheet, the drawer or the board that holds a piece of the table.
import { all } from "./dom.js";
import { tell } from "./state.js";

const SHEETS = /** @type {[string, string][]} */ ([[".pb", "own"], [".around", "left"], [".right", "seats"], [".lanes", "lanes"], [".board", "board"]]);

/** @param {Element} thing */
export const seen = (thing) => thing.getClientRects().length > 0;

/** The sheet or drawer in which a thing lies. @param {Element | undefined} thing */
function sheetOf(thing) {
  const drawer = /** @type {HTMLElement | null} */ (thing?.closest("[data-drawer]"))?.dataset.drawer;
  const rail = drawer && all(`.siderail [data-tab="${CSS.escape(drawer)}"]`).some(seen);
  return rail ? drawer : SHEETS.find(([sheet]) => thing?.closest(sheet))?.[1] ?? "board";
}

/** Whether a thing lies open: in sight, and not on the board below a sheet of a phone. @param {Element} thing */
export const uncovered = (thing) => seen(thing) && (!thing.closest("main") || !all(".tabs").some(seen) || sheetOf(thing) === (document.body.dataset.tab ?? "board"));

/** Whether a thing lies on another tab, or on a part of the board that is turned away. @param {Element} thing */
export const elsewhere = (thing) => thing.closest(".bdw.off") !== null || sheetOf(thing) !== (document.body.dataset.tab ?? "board");

/** Open what a thing lies in, and close what lies over it. @param {Element | undefined} thing */
export function uncover(thing) {
  const narrow = all(".tabs").some(seen);
  const tab = narrow || (thing && !seen(thing)) ? sheetOf(thing) : "board";
  const open = document.body.dataset.tab ?? "board";
  if (open !== tab && (narrow || !thing?.closest(`[data-drawer="${CSS.escape(open)}"]`))) tell("tab", tab);
  const away = /** @type {HTMLElement | null | undefined} */ (thing?.closest(".bdw.off"));
  if (away) tell("turn", away.dataset.part?.slice("board:".length));
}

/** Whether a thing can be brought into sight: the lanes have no sheet on a phone. @param {Element} thing */
export const reachable = (thing) => seen(thing) || !thing.closest(".lanes") || all(".siderail [data-tab=lanes]").some(seen);
