// Beginning a lesson or a game, or going on with it.
import { complain, post } from "./api.js";
import { open } from "./dialog.js";
import { h } from "./dom.js";
import { remember } from "./explaining.js";
import { t } from "./words.js";

/** To the table of a lesson: the one under way, or a new one. @param {string} lesson @param {boolean} again @param {string} game */
export async function beginLesson(lesson, again, game) {
  try {
    location.href = `/tables/${(await post("/api/lessons", { game, lesson, again })).id}`;
  } catch (problem) {
    complain(problem);
  }
}

/** To a new table; the first decisions there are explained. @param {any} body @param {number} explained @param {HTMLButtonElement} [button] */
export async function beginTable(body, explained, button) {
  if (button) button.disabled = true;
  try {
    const { table } = await post("/api/tables", body);
    remember(table.id, explained);
    location.href = `/tables/${table.id}`;
  } catch (problem) {
    if (button) button.disabled = false;
    complain(problem);
  }
}

/** Whoever has not played this game is offered a first game. @param {{body: any, words: string, explained: number}} first @param {() => any} play @param {HTMLButtonElement} button */
export function offerFirst(first, play, button) {
  open(t("explain-ask"), [h("p", {}, t("explain-text")), h("p", { class: "note" }, first.words)], [
    { label: t("explain-no"), act: play },
    { label: t("explain-yes"), first: true, act: () => { beginTable(first.body, first.explained, button); } },
  ]);
}
