// The shelf of puzzles: one click to the table; those solved in this browser are marked.
import { all } from "./dom.js";
import { solve, solved } from "./solving.js";

const done = new Set(solved());
for (const button of all("[data-solve]")) {
  const { game, solve: puzzle } = button.dataset;
  const sign = button.querySelector("[data-solved]");
  if (sign) sign.hidden = !done.has(`${game}/${puzzle}`);
  button.addEventListener("click", async () => {
    button.disabled = true;
    await solve(game, puzzle);
    button.disabled = false;
  });
}
