// Finished games: again with the same people.
import { complain, post } from "./api.js";
import "./dates.js";
import { all } from "./dom.js";

for (const button of all("[data-again]")) {
  button.addEventListener("click", () => post(`/api/tables/${button.dataset.again}/rematch`).then((made) => { location.href = `/tables/${made.id}`; }, complain));
}
