// The page of a game's guide: its lessons begin from here.
import { beginLesson } from "./begin.js";
import { all } from "./dom.js";

for (const button of all("[data-learn]")) button.addEventListener("click", () => beginLesson(button.dataset.which, false, button.dataset.learn));
