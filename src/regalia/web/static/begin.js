// Beginning a lesson, or going on with it.
import { complain, post } from "./api.js";

/** To the table of a lesson: the one under way, or a new one. @param {string} lesson @param {boolean} again @param {string} game */
export async function beginLesson(lesson, again, game) {
  try {
    location.href = `/tables/${(await post("/api/lessons", { game, lesson, again })).id}`;
  } catch (problem) {
    complain(problem);
  }
}
