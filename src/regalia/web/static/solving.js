// Going to the table of a puzzle, and which ones this browser has solved.
import { complain, post } from "./api.js";

const NAME = "regalia-puzzles";

/** @param {string} game @param {string} puzzle */
export async function solve(game, puzzle) {
  try {
    location.href = `/tables/${(await post("/puzzles", { game, puzzle })).id}`;
  } catch (problem) {
    complain(problem);
  }
}

/** @returns {string[]} */
export function solved() {
  try {
    return JSON.parse(localStorage.getItem(NAME) || "[]");
  } catch {
    return [];
  }
}

/** @param {string} game @param {string} puzzle */
export function keep(game, puzzle) {
  const known = new Set(solved());
  known.add(`${game}/${puzzle}`);
  try {
    localStorage.setItem(NAME, JSON.stringify([...known]));
  } catch {
    // A browser without storage forgets.
  }
}
