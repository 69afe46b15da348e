// The lessons of the game on the table: a list from which one can be begun at any time.
import { beginLesson } from "./begin.js";
import { open } from "./dialog.js";
import { byId, h, icon } from "./dom.js";
import { table } from "./state.js";
import { t } from "./words.js";

function choose() {
  const list = h("ul", { class: "lessonlist" });
  for (const lesson of table.lessons) {
    list.append(h("li", {}, h("button", { type: "button", class: "btn", "data-begin": lesson.id, onclick: () => beginLesson(lesson.id, false, table.game) },
      icon("i-play", 18), h("span", {}, lesson.title, h("i", {}, lesson.teaches)), h("small", {}, t("lesson-minutes", { number: lesson.minutes })))));
  }
  const more = table.puzzles ? [h("p", { class: "small" }, h("a", { href: `/puzzles?game=${table.game}` }, t("puzzle-of-the-day")))] : [];
  open(t("lesson-choose"), [list, ...more]);
}

export function startLessons() {
  byId("tool-learn")?.addEventListener("click", choose);
}
