// What the page knows of its table: written by sync.js, read by everybody.

/**
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game
 * @property {string} viewer      query that says from where one looks ("seat=0", "watch=KEY")
 * @property {number | null} seat the seat one looks from; null for spectators
 * @property {number[]} mine      the seats of this person
 * @property {number} step        the step a post must expect
 * @property {number} sequence    how many rows have been seen
 * @property {string} status      open, running or finished
 * @property {number[]} actors
 * @property {string} prompt
 * @property {string[]} names
 * @property {number[]} tinctures
 * @property {{free: number, redo: number, asks: boolean}} undo
 * @property {{seat: number, waiting: number[]} | null} ask
 * @property {any} clock
 * @property {number[]} present
 * @property {number[]} offered
 * @property {any[]} seats
 * @property {boolean} confirm
 * @property {boolean} secrets    whether the screen must be covered between two people at one device
 * @property {string} told        the lines of the log that stand
 * @property {string} section     the section of the rules that the question belongs to
 * @property {number} plays       decisions so far
 * @property {boolean} replay
 * @property {number | null} at   the moment one looks back to
 * @property {string} rematch
 * @property {{seat: number, lines: string[]}[]} undoes what a take-back would undo
 * @property {string[]} held    decisions that have taken up a piece, not yet posted
 * @property {string[]} in_hand the pieces that these hold
 * @property {string[] | null} planning decisions tried on a private copy; null outside a plan
 * @property {string} plan_ended why the last plan kept has ended
 * @property {number | null} fork the decision of another game from which this one goes on
 * @property {any} lesson        what a lesson says now, or null
 */

/** @type {Table} */
export const table = JSON.parse(document.getElementById("table-data")?.textContent || "{}");

/** The address of the table's own calls. @param {string} name */
export const path = (name) => `/api/tables/${table.id}/${name}`;

/** Whether this viewer is asked something now. */
export const asked = () => table.status === "running" && table.at == null && table.seat != null && table.actors.includes(table.seat);

/** Whether the question is another one than before: decided, or a piece was taken up or put back. @param {any} before */
export const moved = (before) => before.step !== table.step || String(before.held) !== String(table.held) || String(before.planning) !== String(table.planning);

/** A mark of the position that the page shows. */
export const moment = () => [table.step, ...(table.planning ? ["plan", ...table.planning] : []), ...(table.held ?? [])].join(" ");

/** Whether a lesson leads. */
export const led = () => table.lesson?.state === "step" && table.at == null;

/** Tell the other modules. @param {string} name @param {any} [detail] */
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

/** @param {string} name @param {(detail: any) => void} act */
export const hear = (name, act) => document.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
